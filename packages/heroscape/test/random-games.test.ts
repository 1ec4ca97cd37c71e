import { numbered, testAnyDecision, testWholeGames } from '@muster/engine/game-properties';
import fc from 'fast-check';
import { describe } from 'vitest';
import { allMaps } from '../src/content/maps.ts';
import { settledInvariants } from '../src/invariants.ts';
import type { HeroscapeState } from '../src/state.ts';
import { anyStart, anyStartFor, anyStartOn, play } from './random-play.ts';

const tested = { play, isOut: (state: HeroscapeState, seat: number) => state.players[seat]?.out !== false };

describe.each(allMaps().map((map) => ({ id: map.id, map })))('random games on $id', ({ map }) => {
  testWholeGames(tested, { anyStart: anyStartOn(map), runs: 12, settled: settledInvariants });
});

testAnyDecision(tested, {
  anyStart,
  anyLargeStart: anyStartFor(3),
  likeKeys: [
    numbered('move', 'attack', 'turn', 'special:0', 'power', 'shove', 'object', 'leap:0'),
    fc.tuple(fc.nat(400), fc.nat(400)).map(([head, tail]) => `${head}-${tail}`),
  ],
  amounts: {
    copy: { runs: 60, answers: 500 },
    imagine: { runs: 40, answers: 500 },
    refuse: { runs: 30, answers: 300 },
    record: { runs: 25, answers: 500 },
    giveUp: { runs: 30, answers: 400 },
    undo: { runs: 8, answers: 300 },
  },
  closed: ({ glyphs }) => glyphs.map(({ glyph, known }) => ({ glyph, known })),
  // HS-V21, HS-V22: who has only one card left that may take a marker is not asked, and the others can't know.
  asksOpenly: ({ options }) => !options.doubleMarkerSets && !options.flexibleMarkers,
  partners: ({ players }, seat) =>
    [...players.keys()].filter((one) => one !== seat && players[one]?.team === players[seat]?.team),
});
