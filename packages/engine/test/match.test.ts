import {
  asAnswer,
  choose,
  chooseSome,
  chooseTogether,
  leastAnswer,
  Match,
  PASS,
  ScriptedDice,
  type Answer,
  type Decision,
} from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { tinyGame, won } from './tiny-game.ts';
import { toyGame, toySetup } from './toy-game.ts';

const keys = (...names: string[]): { key: string }[] => names.map((key) => ({ key }));
const decision = (min: number, max: number, ...names: string[]): Decision => ({
  seat: 0,
  kind: 'k',
  options: keys(...names),
  min,
  max,
});

describe('the answer that does least', () => {
  test.each<[string, Decision, Answer]>([
    ['passes', decision(1, 1, 'a', PASS), PASS],
    ['passes in a list where several may be picked', decision(0, 2, 'a', PASS), [PASS]],
    ['picks nothing where nothing must be picked', decision(0, 2, 'a', 'b'), []],
    ['picks the first where one must be picked', decision(1, 1, 'a', 'b'), 'a'],
    ['picks the first where several must be picked', decision(2, 3, 'a', 'b', 'c'), ['a', 'b']],
    ['is legal where more picks than a pass are needed', decision(2, 2, 'a', 'b', PASS), ['a', 'b']],
  ])('%s', (_, asked, least) => {
    expect(leastAnswer(asked)).toEqual(least);
  });
});

test('an answer is a bare key exactly where one pick is asked for', () => {
  expect(asAnswer(decision(1, 1, 'a'), ['a'])).toBe('a');
  expect(asAnswer(decision(0, 1, 'a'), ['a'])).toEqual(['a']);
  expect(asAnswer(decision(0, 1, 'a'), [])).toEqual([]);
});

describe('answers', () => {
  const game = tinyGame(function* (g) {
    const some = yield* chooseSome({ seat: 0, kind: 'some', options: keys('a', 'b', 'c'), min: 0, max: 2 });
    g.notes.push(some.map(({ key }) => key).join('+'));
    const one = yield* choose({ seat: 1, kind: 'one', options: keys('x', PASS) });
    g.notes.push(one.key);
    g.ended = won(0);
  });

  test('are taken one by one until the game is over', () => {
    const match = Match.start(game, ['', ''], 's');
    expect(match.decisionFor(1)).toBeNull();
    expect(match.decisionFor(0)).toMatchObject({ kind: 'some', min: 0, max: 2 });
    expect(match.answer(0, ['c', 'a'])).toBeNull();
    match.pick(match.decisionFor(1) ?? decision(0, 0), 1);
    expect(match.state.notes).toEqual(['c+a', PASS]);
    expect(match.outcome).toEqual(won(0));
    expect(match.decisions).toEqual([]);
    expect(match.answer(0, 'a')).toEqual({ reason: 'game-over', details: { seat: 0 } });
  });

  test('are refused with the reason', () => {
    const match = Match.start(game, ['', ''], 's');
    expect(match.answer(1, 'x')).toEqual({ reason: 'not-asked', details: { seat: 1 } });
    expect(match.answer(0, ['a', 'b', 'c'])).toEqual({ reason: 'wrong-number', details: { min: 0, max: 2, given: 3 } });
    expect(match.answer(0, ['z'])).toEqual({ reason: 'unknown-option', details: { key: 'z' } });
    expect(match.answer(0, ['a', 'a'])).toEqual({ reason: 'picked-twice', details: { key: 'a' } });
    for (const malformed of [[1], [null], [['a']], null, undefined, 7, { 0: 'a', length: 1 }]) {
      expect(match.answer(0, malformed as unknown as Answer)).toEqual({ reason: 'malformed-answer' });
    }
    expect(match.answers).toEqual([]);
  });

  test('stand in the record in one way only, however they were given', () => {
    const match = Match.start(game, ['', ''], 's');
    match.answer(0, 'b');
    match.answer(1, ['x']);
    expect(match.answers).toEqual([
      { seat: 0, answer: ['b'] },
      { seat: 1, answer: 'x' },
    ]);
  });

  test('in the record do not change with the list they were given in', () => {
    const match = Match.start(game, ['', ''], 's');
    const mine = ['a', 'b'];
    match.answer(0, mine);
    mine[0] = 'c';
    expect(match.answers[0]?.answer).toEqual(['a', 'b']);
  });

  test('by position must be on the list', () => {
    const match = Match.start(game, ['', ''], 's');
    expect(() => match.pick(decision(1, 1, 'a'), 3)).toThrow('pick: unknown-option');
    expect(() => match.pick({ ...decision(1, 1, 'a'), seat: 1 }, 0)).toThrow('pick: not-asked');
  });
});

test('one seat may have two questions at once and answers them in order', () => {
  const game = tinyGame(function* (g) {
    const together = [0, 1, 0].map((seat, i) => ({ seat, kind: `k${i}`, options: keys('a', 'b'), min: 1, max: 1 }));
    g.notes.push((yield* chooseTogether(together)).map(([option]) => option?.key).join(''));
    g.ended = won();
  });
  const match = Match.start(game, ['', ''], 's');
  match.answer(0, 'a');
  expect(match.decisions.map(({ kind }) => kind)).toEqual(['k1', 'k2']);
  match.answer(0, 'b');
  match.answer(1, 'a');
  expect(match.state.notes).toEqual(['aab']);
});

test('a game that is over asks nothing more, although a script was half-way', () => {
  const game = tinyGame(function* (g) {
    yield* choose({ seat: 0, kind: 'strike', options: keys('a', 'b') });
    g.ended = won(0);
    yield* choose({ seat: 1, kind: 'react', options: keys('a', PASS) });
    g.notes.push('went on');
  });
  const match = Match.start(game, ['', ''], 's');
  match.answer(0, 'a');
  expect(match.decisions).toEqual([]);
  expect(match.answer(1, 'a')).toEqual({ reason: 'game-over', details: { seat: 1 } });
  expect(match.state.notes).toEqual([]);
});

test('events are kept only where they are wanted', () => {
  const game = tinyGame(function* (g, io) {
    io.emit({ type: 'began' });
    yield* choose({ seat: 0, kind: 'k', options: keys('a', 'b') });
    io.emit({ type: 'ended' });
    g.ended = won(0);
  });
  const silent = Match.start(game, [''], 's');
  const logged = Match.start(game, [''], 's', { log: true });
  for (const match of [silent, logged]) match.answer(0, 'a');
  expect(silent.events).toEqual([]);
  expect(logged.events.map(({ type }) => type)).toEqual(['began', 'ended']);
  expect(logged.eventsFor(null, 1).map(({ type }) => type)).toEqual(['ended']);
});

test('a seat sees the events through the game, never as they are', () => {
  const match = Match.start(toyGame, toySetup(), 'e', { log: true });
  for (const seat of [0, 1]) match.answer(seat, []);
  for (const seat of [0, 1]) match.answer(seat, 'guard');
  match.answer(0, 'draw');
  const drew = match.events.find(({ type }) => type === 'drew');
  expect(drew).toMatchObject({ seat: 0, card: match.state.hands[0]?.at(-1) });
  expect(match.eventsFor(0)).toContainEqual(drew);
  for (const other of [1, null]) expect(match.eventsFor(other)).toContainEqual({ ...drew, card: null });
});

test('scripted dice decide a strike', () => {
  const harm = [6, 1].map((face) => {
    const match = Match.start(toyGame, toySetup({ cards: 8 }), 'd', { dice: new ScriptedDice([face, 3]), log: true });
    for (const seat of [0, 1]) match.answer(seat, []);
    for (const seat of [0, 1]) match.answer(seat, 'feint');
    match.answer(0, 'attack:1');
    while (match.decisionFor(0)?.kind === 'react' || match.decisionFor(1)?.kind === 'react') {
      match.answer(match.decisions[0]?.seat ?? 0, PASS);
    }
    match.answer(1, []);
    return 8 - (match.state.life[1] ?? 0);
  });
  expect(harm).toEqual([4, 0]);
});

describe('checkpoints', () => {
  const game = tinyGame(function* (g, io) {
    while (g.ended === null) {
      io.checkpoint();
      for (const part of ['first', 'second']) {
        const { key } = yield* choose({ seat: g.step % 2, kind: part, options: keys('a', 'b') });
        g.notes.push(key);
      }
      if (++g.step === 3) g.ended = won(0);
    }
  });

  test('are counted', () => {
    const match = Match.start(game, ['', ''], 's');
    expect(match.checkpointsPassed).toBe(1);
    match.answer(0, 'a');
    expect(match.checkpointsPassed).toBe(1);
    match.answer(0, 'b');
    expect(match.checkpointsPassed).toBe(2);
  });

  test('are needed for copies', () => {
    const match = Match.start(game, ['', ''], 's');
    expect(() => match.fork()).toThrow('keeps no checkpoints');
    expect(() => match.imagine(0, 's')).toThrow('keeps no checkpoints');
  });

  test('a copy stands in the middle of an order and goes its own way', () => {
    const match = Match.start(game, ['', ''], 's', { checkpoints: true });
    for (const key of ['a', 'b']) match.answer(0, key);
    match.answer(1, 'a');
    const fork = match.fork({ checkpoints: true });
    const second = fork.fork();
    for (const copy of [fork, second]) {
      expect(copy.decisionFor(1)?.kind).toBe('second');
      expect(copy.hash).toBe(match.hash);
      copy.answer(1, 'b');
      expect(copy.state.notes).toEqual(['a', 'b', 'a', 'b']);
    }
    expect(match.state.notes).toEqual(['a', 'b', 'a']);
  });
});
