import { numbered, testAnyDecision, testWholeGames } from '@muster/engine/game-properties';
import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { library } from '../src/content/library.ts';
import { settledInvariants } from '../src/invariants.ts';
import type { CardId, WarlordState } from '../src/state.ts';
import { anyStart, anyStartWith, DECKS, play, type WarlordMatch } from './random-play.ts';

const players = fc.oneof(
  { weight: 12, arbitrary: fc.constant(2) },
  { weight: 5, arbitrary: fc.constant(3) },
  { weight: 2, arbitrary: fc.constant(4) },
  { weight: 1, arbitrary: fc.constantFrom(5, 6) },
);

/** At an order slot nothing is half-way. */
function check({ state, decisions }: WarlordMatch): void {
  if (!decisions.some(({ kind }) => kind === 'order')) return;
  const broken = settledInvariants(state);
  if (broken.length > 0) expect(broken).toEqual([]);
}

const tested = { play, isOut: (state: WarlordState, seat: number) => state.players[seat]?.out !== false, check };

describe.each(DECKS)('random games with $deck', ({ edition, deck }) => {
  testWholeGames(tested, { anyStart: anyStartWith(edition, deck, players), runs: 25 });
});

testAnyDecision(tested, {
  anyStart,
  anyLargeStart: anyStart,
  likeKeys: [numbered('attack', 'order', 'play', 'card', 'at', 'by', 'to:0:1', 'fall', 'raise', 'feat', 'mode')],
  amounts: {
    copy: { runs: 150, answers: 600 },
    imagine: { runs: 40, answers: 600 },
    refuse: { runs: 80, answers: 400 },
    record: { runs: 60, answers: 600 },
    giveUp: { runs: 60, answers: 500 },
    undo: { runs: 20, answers: 500 },
  },
  closed: stillClosed,
  open: openCards,
});

/** A card that is being played lies in no pile and is seen by all; a character on its way to a place is not seen yet. */
function openCards({ players: owners, faces, inPlay }: WarlordState): ReadonlySet<CardId> {
  const closed = new Set(owners.flatMap(({ deck, hand, start }) => [...deck, ...hand, ...start]));
  const piles = new Set(owners.flatMap(({ discard, removed }) => [...discard, ...removed]));
  const isPlayed = (id: CardId): boolean => library().cards[faces[id] ?? -1]?.type === 'action';
  const isOpen = (id: CardId): boolean => (inPlay[id] ?? null) !== null || piles.has(id) || isPlayed(id);
  return new Set(faces.flatMap((_, id) => (!closed.has(id) && isOpen(id) ? [id] : [])));
}

/** In whatever order: a card that was looked at before may be put elsewhere in its deck, and one that all have seen may go into it. */
function stillClosed({ players: owners }: WarlordState, before: WarlordState): unknown {
  const seen = openCards(before);
  return owners.map(({ deck }) => new Set(deck.filter((card) => !seen.has(card))));
}
