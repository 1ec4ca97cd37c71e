import { Match, PASS, rngFromSeed } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { heroscape } from '../src/index.ts';
import type { OptionSet } from '../src/content/options.ts';
import { arena, type Arena } from './arena.ts';
import { matchOf, playOn, step, type HeroscapeMatch } from './random-play.ts';

/** A game at the point where markers are placed. */
function placing(options: Partial<OptionSet> = {}): HeroscapeMatch {
  const armies = [
    ['marro-warriors', 'syvarris', 'izumi-samurai'],
    ['marro-warriors', 'syvarris', 'izumi-samurai'],
  ];
  const setup = heroscape.checkSetup({ map: 'lone-mesa', armies, options });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const match: HeroscapeMatch = Match.start(heroscape, setup.value, 'markers', { checkpoints: true, log: true });
  while (match.state.phase !== 'markers') playOn(match, rngFromSeed('deploy'), 1);
  return match;
}

describe('placing markers (HS-4.2, HS-4.3)', () => {
  test('everybody places one after another of his own, all at the same time', () => {
    const match = placing();
    expect(match.decisions.map(({ seat, kind }) => `${seat} ${kind}`)).toEqual(['0 marker:1', '1 marker:1']);
    playOn(match, rngFromSeed('a'), 2);
    expect(match.decisions.map(({ kind }) => kind)).toEqual(['marker:2', 'marker:2']);
    expect(match.events.some(({ type }) => type === 'markers-placed')).toBe(false);
    playOn(match, rngFromSeed('a'), 6);
    expect(match.state.players.map(({ markers }) => markers.map(({ face }) => face).join(''))).toEqual([
      '123X',
      '123X',
    ]);
    expect(match.events.filter(({ type }) => type === 'markers-placed')).toHaveLength(2);
    expect(match.events.filter(({ type }) => type === 'round')).toHaveLength(1);
  });

  test('in turn, in the order of the setup', () => {
    const match = placing({ omPlacement: 'alternating' });
    const asked: string[] = [];
    while (match.state.phase === 'markers') {
      asked.push(match.decisions.map(({ seat, kind }) => `${seat} ${kind}`).join());
      playOn(match, rngFromSeed('a'), 1);
    }
    const [first, second] = match.state.setupOrder;
    expect(asked).toEqual(
      ['1', '2', '3', 'X'].flatMap((face) => [`${first} marker:${face}`, `${second} marker:${face}`]),
    );
  });

  test('what counts markers counts them when all lie: nobody learns by it where the others place theirs', () => {
    const a = arena({
      armies: [
        { Shiori: 'c3', Syvarris: 'b1' },
        { Isamu: 'd3', Kumiko: 'h6' },
      ],
      phase: 'markers',
      markers: {},
    });
    const shown = () => heroscape.describe(a.state, 1, 'Shiori', 'en');
    const before = shown();
    a.answer('marker:1', String(a.card('Shiori'))).answer('marker:1', String(a.card('Isamu')));
    expect(a.state.players.map(({ markers }) => markers.length)).toEqual([1, 1]);
    expect(before).toMatch('Isamu');
    expect(shown()).toBe(before);
  });

  test('a game goes on from the middle of it', () => {
    const match = placing();
    playOn(match, rngFromSeed('b'), 3);
    const copy = match.fork();
    expect(copy.hash).toBe(match.hash);
    playOn(copy, rngFromSeed('c'), 10);
    playOn(match, rngFromSeed('c'), 10);
    expect(copy.hash).toBe(match.hash);
  });
});

/** The turns are about to begin, all markers on one card each. */
function turns(options: Partial<OptionSet>, markers: string): Arena {
  return arena({
    armies: [{ Syvarris: 'b2', Isamu: 'b4' }, { Otonashi: 'h8' }],
    phase: 'turns',
    on: true,
    options,
    markers: { Syvarris: markers },
  });
}

describe('the X as a joker (HS-V19)', () => {
  test('is offered beside the lowest number', () => {
    expect(turns({ xJoker: true }, '1 2 3 X').options).toEqual(['1:0', 'X:3']);
  });

  test('with two X the player takes either, once (HS-V17)', () => {
    const a = turns({ xJoker: true, twoX: true }, '1 2 3 X X');
    expect(a.options).toEqual(['1:0', 'X:3', 'X:4']);
    a.answer('reveal', 'X:4').endTurn().endTurn().endTurn();
    const revealed = a.happened('marker-revealed').filter(({ seat }) => seat === 0);
    expect(revealed.map(({ face }) => face)).toEqual(['X', '1']);
  });

  test('with two sets of markers it goes beside both of the lowest number (HS-V21)', () => {
    expect(turns({ xJoker: true, doubleMarkerSets: true }, '1 1 2 2 3 3 X X').options).toEqual([
      '1:0',
      '1:1',
      'X:6',
      'X:7',
    ]);
  });
});

describe('reorganisation (HS-V23)', () => {
  const lost = () =>
    arena({
      armies: [
        { Syvarris: 'c3', 'Marro Warriors': 'b1' },
        { 'Tarn Viking Warriors': 'd3', Otonashi: 'h8', Kumiko: 'h6' },
      ],
      turn: 'Syvarris',
      stage: 'attack',
      options: { reorganisation: true },
      markers: { Syvarris: '1 2 3', 'Marro Warriors': 'X', 'Tarn Viking Warriors': '2', Otonashi: '1 X', Kumiko: '3' },
    });

  test('the markers of a lost card go to others, then the opponent moves as many of his own choice', () => {
    const a = lost();
    a.roll('sss', 'bbbb').attack(a.figure('Syvarris'), a.figure('Tarn Viking Warriors'));
    expect(a.asked).toBe('redistribute');
    expect(a.decision?.seat).toBe(1);
    expect(a.options).toEqual([a.card('Otonashi'), a.card('Kumiko'), PASS].map(String));
    a.answer('redistribute', String(a.card('Kumiko')));
    // The opponent leaves the 2 where it is and moves the 3.
    a.answer('redistribute', PASS).answer('redistribute', String(a.card('Marro Warriors')));
    expect(a.asked).not.toMatch('redistribute');
    expect(a.happened('markers-redistributed').map(({ seat, count }) => [seat, count])).toEqual([
      [1, 1],
      [0, 1],
    ]);
    expect(a.state.players[0]?.markers.map(({ face, card }) => [face, card === a.card('Syvarris')])).toEqual([
      ['1', true],
      ['2', true],
      ['3', false],
      ['X', false],
    ]);
  });

  test('the others imagine that it is being asked, whatever faces they imagine on the card', () => {
    const army = ['finn-the-viking-champion', 'thorgrim-the-viking-champion', 'syvarris', 'isamu'];
    const setup = { map: 'lone-mesa', armies: [army, army], options: { reorganisation: true } };
    let asked = 0;
    for (let game = 0; game < 20; game++) {
      const match = matchOf({ setup, seed: `seed ${game}`, answers: '' }, { checkpoints: true });
      const rng = rngFromSeed(`answers ${game}`);
      while (step(match, rng)) {
        const [open] = match.decisions;
        if (open?.kind !== 'redistribute') continue;
        asked++;
        for (let i = 0; i < 5; i++) {
          const imagined = match.imagine(1 - open.seat, `imagined ${i}`);
          expect(imagined.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([[open.seat, 'redistribute']]);
        }
      }
    }
    expect(asked).toBeGreaterThan(20);
  });
});
