/**
 * Armies and warbands somebody has put together; kept in this browser.
 */
import type { DeckChoice } from '@muster/engine';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import type { GameId } from '../games.ts';

export interface OwnDeck {
  /** As a setup names it: `card+card`, or `hero:character+character`. */
  readonly id: string;
  /** What it costs, where that is counted. */
  readonly points?: number;
}

interface OwnDecks {
  readonly decks: Readonly<Partial<Record<GameId, readonly OwnDeck[]>>>;
  keep(game: GameId, deck: OwnDeck): void;
  forget(game: GameId, id: string): void;
}

/** The oldest make room. */
const MOST = 20;

export const useOwnDecks = create<OwnDecks>()(
  persist(
    (set) => ({
      decks: {},
      keep: (game, deck) =>
        set(({ decks }) => ({ decks: { ...decks, [game]: [deck, ...others(decks[game], deck.id)].slice(0, MOST) } })),
      forget: (game, id) => set(({ decks }) => ({ decks: { ...decks, [game]: others(decks[game], id) } })),
    }),
    { name: 'muster-own-decks', version: 1 },
  ),
);

function others(decks: readonly OwnDeck[] = [], id: string): readonly OwnDeck[] {
  return decks.filter((deck) => deck.id !== id);
}

const NONE: readonly OwnDeck[] = [];

export function useOwnDecksOf(game: GameId): readonly OwnDeck[] {
  return useOwnDecks(({ decks }) => decks[game] ?? NONE);
}

/** What somebody put together, card by card. */
export function contentsOf(deck: string): DeckChoice['contents'] {
  const counts = new Map<string, number>();
  for (const id of deck.split(/[:+]/)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}
