/**
 * Powers and traits by name, for options and for the log.
 */
import type { Language } from '@muster/engine';
import type { General } from '../content/card.ts';
import traits from '../text/traits.json' with { type: 'json' };
import { powerName } from '../text/card-text.ts';
import { cardRecord, heldBy, type Scene } from './scene.ts';
import { NOBODY, type CardId } from '../state.ts';

/** "Mind Shackle 20": the power of the part that a key names by its place on the card. */
export function powerAt(scene: Scene, card: CardId, place: number): string {
  const held = heldBy(scene, card, place);
  const power = held === undefined ? undefined : cardRecord(scene, card)?.powers[held.index];
  return power === undefined ? '…' : powerName(power);
}

/** The card of the figure a question is about. */
export function cardOfFirst({ state }: Scene, about: readonly number[] | undefined): CardId {
  return state.figures[about?.[0] ?? NOBODY]?.card ?? NOBODY;
}

/** A door that does not block. */
export function isOpen({ state }: Scene, piece: number): boolean {
  return state.pieces[piece]?.stands === false;
}

/** The dice of a special attack where they are fixed; null where they depend on something. */
export function fixedDice(scene: Scene, card: CardId, place: number): number | null {
  const part = heldBy(scene, card, place)?.part;
  if (part?.part === 'combined-attack') return part.dice;
  if (part?.part === 'during-move') return part.dice ?? null;
  if (part?.part !== 'special-attack' || part.addDice !== undefined) return null;
  return typeof part.dice === 'number' ? part.dice : null;
}

/** The number of a power belongs to its name. */
export function ratedName(scene: Scene, card: CardId, name: string): string {
  const power = cardRecord(scene, card)?.powers.find((one) => one.name === name);
  return power === undefined ? name : powerName(power);
}

export function generalName(general: General): string {
  return traits.general[general].en;
}

interface Noun {
  readonly en: readonly string[];
  readonly de: { readonly one: string };
  readonly it: { readonly one: string };
}

interface Adjective {
  readonly en: string;
  readonly de: { readonly stem: string; readonly name?: string };
  readonly it: { readonly m: readonly string[]; readonly f: readonly string[] };
}

/** A species, class, kind in the singular. */
export function nounOf(table: 'species' | 'class' | 'kind', key: string, language: Language): string {
  const nouns: Readonly<Record<string, Noun>> = traits[table];
  const noun = nouns[key];
  if (noun === undefined) return key;
  return language === 'en' ? (noun.en[0] ?? key) : noun[language].one;
}

/** A personality, size or rarity as it stands alone; Italian agrees with "carta" or "miniatura". */
export function adjectiveOf(table: 'personality' | 'size' | 'rarity', key: string, language: Language): string {
  const adjectives: Readonly<Record<string, Adjective>> = traits[table];
  const adjective = adjectives[key];
  if (adjective === undefined) return key;
  if (language === 'en') return adjective.en;
  return language === 'de' ? (adjective.de.name ?? adjective.de.stem) : (adjective.it.f[0] ?? key);
}
