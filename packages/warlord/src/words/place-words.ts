/**
 * How the log says where somebody stands.
 */
import type { Language, Seat } from '@muster/engine';
import * as de from './de/terms.ts';
import * as en from './en/terms.ts';
import * as it from './it/terms.ts';

export const PLACE_WORDS: Readonly<
  Record<
    Language,
    { readonly player: (seat: Seat) => string; rank(rank: number): string; place(place: number): string }
  >
> = {
  en: { player: en.player, rank: (rank) => `rank ${rank}`, place: (place) => `place ${place}` },
  de: { player: de.player, rank: de.rankName, place: (place) => `Platz ${place}` },
  it: { player: it.player, rank: it.rankName, place: (place) => `posto ${place}` },
};
