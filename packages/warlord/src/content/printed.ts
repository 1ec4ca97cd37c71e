/**
 * Filters on cards that no game has touched yet: what is printed, and how every character starts.
 */
import type { Amount, Range, Stat, Where } from '../abilities/language.ts';
import type { Card } from './card.ts';

/** The fields of a filter that mean something before the game: the others ask where something stands or what it bears. */
export const PRINTED_FIELDS: readonly (keyof Where)[] = [
  'controller',
  'army',
  'formation',
  'other',
  'state',
  'faction',
  'class',
  'trait',
  'feat',
  'name',
  'warlord',
  'alignment',
  'level',
  'stat',
  'type',
  'not',
  'any',
];

/** Whether a card of your own starting army matches, for words printed on another one. */
export function matchesAtStart(card: Card, where: Where, reader: Card): boolean {
  return (
    (where.controller ?? 'you') === 'you' &&
    (where.army ?? 'yours') === 'yours' &&
    (where.formation ?? 'yours') === 'yours' &&
    (where.state === undefined || listOf(where.state).some((state) => STATES_AT_START.includes(state))) &&
    matchesIdentity(card, where, reader) &&
    (where.level === undefined || inRange(card.level, where.level)) &&
    (where.stat === undefined || inRange(printedStat(card, where.stat.stat), where.stat)) &&
    (where.type === undefined || listOf(where.type).some((type) => type === card.type)) &&
    (where.not === undefined || !matchesAtStart(card, where.not, reader)) &&
    (where.any === undefined || where.any.some((one) => matchesAtStart(card, one, reader)))
  );
}

/** WL-7.10 */
const STATES_AT_START: readonly string[] = ['ready', 'unstunned', 'unwounded'];

function matchesIdentity(card: Card, where: Where, reader: Card): boolean {
  const factions = card.type === 'character' ? card.factions : [];
  const feats = card.type === 'action' ? {} : (card.feats ?? {});
  return (
    (where.faction === undefined || listOf(where.faction).some((faction) => factions.includes(faction))) &&
    (where.class === undefined ||
      listOf(where.class).some((one) => (one === 'none' ? card.classes.length === 0 : card.classes.includes(one)))) &&
    (where.trait === undefined || listOf(where.trait).some((trait) => hasTrait(card, trait))) &&
    (where.feat === undefined || feats[where.feat] !== undefined) &&
    (where.name === undefined || listOf(where.name).includes(card.name)) &&
    (where.warlord === undefined || where.warlord === hasTrait(card, 'Warlord')) &&
    (where.alignment === undefined || matchesAlignment(card, where.alignment, reader))
  );
}

function matchesAlignment(card: Card, wanted: NonNullable<Where['alignment']>, reader: Card): boolean {
  if (card.type !== 'character') return false;
  if (wanted === 'good' || wanted === 'evil') return card.alignment === wanted;
  return reader.type === 'character' && (card.alignment === reader.alignment) === (wanted === 'same');
}

export function hasTrait(card: Card, trait: string): boolean {
  return card.traits?.includes(trait) ?? false;
}

function printedStat(card: Card, stat: Stat): number {
  if (stat === 'level') return card.level;
  if (card.type === 'action') return 0;
  const value = card[stat] ?? 0;
  return typeof value === 'number' ? value : (value[0] ?? 0);
}

function inRange(value: number, range: Range): boolean {
  return (
    (range.atLeast === undefined || value >= fixed(range.atLeast)) &&
    (range.atMost === undefined || value <= fixed(range.atMost)) &&
    (range.below === undefined || value < fixed(range.below)) &&
    (range.above === undefined || value > fixed(range.above))
  );
}

/** Before the game there is nothing to count; such a bound is reported when the card is loaded. */
function fixed(amount: Amount): number {
  return typeof amount === 'number' ? amount : 0;
}

function listOf<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
