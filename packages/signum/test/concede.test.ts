import { CONCEDE, Match, rngFromSeed } from '@muster/engine';
import { expectSameAnew } from '@muster/engine/game-properties';
import { setupFor } from '@muster/engine/play-at-random';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import { signum } from '../src/index.ts';
import { settledInvariants } from '../src/invariants.ts';
import { NOBODY, type Player } from '../src/state.ts';
import { play, step, until, type SignumMatch } from './random-play.ts';

function start(edition: string, players: number): SignumMatch {
  const setup = setupFor(signum, { edition, players }, 'concede');
  return Match.start(signum, setup, 'concede', { checkpoints: true, log: true });
}

const playerOf = (match: SignumMatch, seat: number): Player => match.state.players[seat] ?? expect.fail();

describe('a player who gives up', () => {
  test('loses a duel at once, whatever the points (SG-27.14)', () => {
    const match = start('duel', 2);
    const seat = until(match, 'action');
    playerOf(match, 1 - seat).otherPoints = 9;
    expect(match.answer(1 - seat, CONCEDE)).toBeNull();
    expect(match.outcome).toEqual({ winners: [seat], reason: 'conceded' });
    expect(match.decisions).toEqual([]);
    expect(match.events.map(({ type }) => type).slice(-2)).toEqual(['conceded', 'over']);
  });

  test('does so before heroes are placed as well', () => {
    const match = start('duel', 2);
    expect(match.decisions[0]?.kind).toBe('terrain');
    expect(match.answer(0, CONCEDE)).toBeNull();
    expect(match.outcome).toEqual({ winners: [1], reason: 'conceded' });
  });

  test.each(['free-for-all', 'skirmish'])('leaves with all creatures when nothing is half-way (%s)', (mode) => {
    const match = start(mode, 3);
    const seat = until(match, 'action');
    const other = (seat + 1) % 3;
    expect(match.answer(other, CONCEDE)).toBeNull();
    expect(match.outcome).toBeNull();
    expect(match.fork().hash).toBe(match.hash);
    const rng = rngFromSeed('on');
    while (!playerOf(match, other).out) step(match, rng);
    expect(settledInvariants(match.fork().state, library())).toEqual([]);
    const left = match.state.creatures.filter(({ owner, hex }) => owner === other && hex !== NOBODY);
    expect(left).toEqual([]);
    expect(playerOf(match, other).aside.length).toBeGreaterThan(0); // SG-29.21
    expectSameAnew(play, match);
  });

  test('in the own turn is asked nothing more and does nothing more', () => {
    const match = start('free-for-all', 3);
    until(match, 'action');
    const seat = until(match, 'turn');
    const before = match.events.length;
    expect(match.answer(seat, CONCEDE)).toBeNull();
    expect(playerOf(match, seat).out).toBe(true);
    const types = match.events.slice(before).map(({ type }) => type);
    expect(types).not.toContain('activated');
    expect(types).not.toContain('played');
    expect(types).toContain('turn'); // of the next player
    const rng = rngFromSeed('on');
    for (let i = 0; i < 200 && match.outcome === null; i++) {
      expect(match.decisions.map((decision) => decision.seat)).not.toContain(seat);
      expect(signum.invariants(match.state)).toEqual([]);
      step(match, rng);
    }
  });

  test('during setup is left out of it: no hero, no hand, no turn', () => {
    const match = start('free-for-all', 4);
    const seat = until(match, 'terrain');
    const first = match.state.order.indexOf(seat);
    expect(first).toBe(0);
    expect(match.answer(seat, CONCEDE)).toBeNull();
    until(match, 'turn');
    expect(match.state.creatures.filter(({ owner }) => owner === seat)).toHaveLength(0);
    expect(playerOf(match, seat)).toMatchObject({ out: true, hand: [], turns: 0 });
    expect(match.state.turn).toBe(1);
  });

  test('can’t win with a partner, who plays on and can (SG-29.16)', () => {
    const match = start('alliance', 4);
    until(match, 'action');
    expect(match.answer(0, CONCEDE)).toBeNull();
    expect(match.outcome).toBeNull();
    expect(match.answer(1, CONCEDE)).toBeNull();
    expect(match.outcome).toBeNull();
    expect(match.answer(3, CONCEDE)).toBeNull();
    expect(match.outcome).toEqual({ winners: [2], reason: 'conceded' });
  });

  test('as the last of a team gives it up, also for the partner whose hero fell', () => {
    const match = start('alliance', 4);
    until(match, 'action');
    playerOf(match, 2).out = true;
    playerOf(match, 2).otherPoints = 20;
    expect(match.answer(0, CONCEDE)).toBeNull();
    expect(match.outcome).toEqual({ winners: [1, 3], reason: 'conceded' });
  });

  test('leaves the victory to points where a dead hero’s player has more than the last one (SG-30.14)', () => {
    const match = start('free-for-all', 3);
    until(match, 'action');
    playerOf(match, 0).out = true;
    playerOf(match, 0).otherPoints = 7;
    expect(match.answer(1, CONCEDE)).toBeNull();
    expect(match.outcome).toEqual({ winners: [0], reason: 'conceded' });
  });

  test('leaves a skirmish to the last one alive (SG-32.26)', () => {
    const match = start('skirmish', 3);
    until(match, 'action');
    playerOf(match, 0).out = true;
    expect(match.answer(1, CONCEDE)).toBeNull();
    expect(match.outcome).toEqual({ winners: [2], reason: 'conceded' });
  });

  test('does not end the match with points that still come to the Hall', () => {
    const match = start('free-for-all', 3);
    until(match, 'action');
    const rng = rngFromSeed('goal');
    expect(match.answer(0, CONCEDE)).toBeNull();
    while (!playerOf(match, 0).out) step(match, rng);
    playerOf(match, 0).otherPoints = 30;
    step(match, rng);
    step(match, rng);
    expect(match.outcome).toBeNull();
  });
});
