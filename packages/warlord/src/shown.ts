/**
 * What views last showed of a table. What is as it was is shown again as the same object: it is not made anew, and one comparison tells
 * that nothing about it has changed. Whatever is shown again has been compared with the state field by field.
 */
import { seenCard, type Seat, type SeenCard } from '@muster/engine';
import { numbersOf, type Numbers } from './rules/numbers.ts';
import type { CardId, InPlay, Lasting } from './state.ts';
import { at, characters, type Table } from './table.ts';
import type { SeenBorne, SeenCharacter, SeenEffect } from './view-types.ts';

/** Lists of cards by seat. */
type Piles = (readonly SeenCard[] | undefined)[];

export interface Shown {
  /** By card id. */
  readonly characters: (SeenCharacter | undefined)[];
  readonly borne: (SeenBorne | undefined)[];
  readonly hands: Piles;
  readonly discards: Piles;
  readonly removed: Piles;
  readonly starts: Piles;
  /** By seat. */
  readonly ranks: (readonly (readonly SeenCharacter[])[] | undefined)[];
  effects: readonly SeenEffect[];
}

export function nothingShown(): Shown {
  return { characters: [], borne: [], hands: [], discards: [], removed: [], starts: [], ranks: [], effects: [] };
}

/** The id of the card's record. */
function recordOf(g: Table, id: CardId): string {
  return g.faces[g.state.faces[id] ?? -1]?.id ?? '';
}

/** The list as it was shown before, if it is still the same. */
function again<T>(before: readonly T[] | undefined, now: readonly T[]): readonly T[] {
  if (before?.length !== now.length) return now;
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return now;
  return before;
}

// ---- piles ----

/** The seat's pile, shown before among the `piles`. */
export function showPile(g: Table, piles: Piles, seat: Seat, ids: readonly CardId[]): readonly SeenCard[] {
  const before = piles[seat];
  if (before !== undefined && isSamePile(g, before, ids)) return before;
  const cards: SeenCard[] = [];
  for (const id of ids) cards.push(seenCard(id, recordOf(g, id)));
  piles[seat] = cards;
  return cards;
}

function isSamePile(g: Table, before: readonly SeenCard[], ids: readonly CardId[]): boolean {
  if (before.length !== ids.length) return false;
  for (let i = 0; i < ids.length; i++) {
    const card = before[i];
    const id = ids[i] ?? 0;
    if (card?.id !== id || card.card !== recordOf(g, id)) return false;
  }
  return true;
}

// ---- formations ----

/** Looks at all characters anew: ranks are shown after that. */
export function showCharacters(g: Table, shown: Shown): void {
  const cards = characters(g);
  const numbers = numbersOf(g, cards);
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i];
    const values = numbers[i];
    if (card !== undefined && values !== undefined) showCharacter(g, shown, card, values);
  }
}

export function showRanks(
  shown: Shown,
  seat: Seat,
  ranks: readonly (readonly CardId[])[],
): readonly (readonly SeenCharacter[])[] {
  const before = shown.ranks[seat];
  let changed = before?.length !== ranks.length;
  const rows: (readonly SeenCharacter[])[] = [];
  for (let i = 0; i < ranks.length; i++) {
    const row = showRow(shown, before?.[i], ranks[i] ?? []);
    changed ||= row !== before?.[i];
    rows.push(row);
  }
  if (before !== undefined && !changed) return before;
  shown.ranks[seat] = rows;
  return rows;
}

function showRow(
  shown: Shown,
  before: readonly SeenCharacter[] | undefined,
  ids: readonly CardId[],
): readonly SeenCharacter[] {
  let changed = before?.length !== ids.length;
  for (let i = 0; i < ids.length && !changed; i++) changed = before?.[i] !== shown.characters[ids[i] ?? 0];
  if (before !== undefined && !changed) return before;
  const row: SeenCharacter[] = [];
  for (const id of ids) {
    const character = shown.characters[id];
    if (character === undefined) throw new Error(`card ${id} has not been looked at`);
    row.push(character);
  }
  return row;
}

function showCharacter(g: Table, shown: Shown, card: InPlay, numbers: Numbers): void {
  const { id } = card;
  const before = shown.characters[id];
  const record = recordOf(g, id);
  const items = showBorne(g, shown, before?.items, card.items);
  const attached = showBorne(g, shown, before?.attached, card.attached);
  if (
    before?.card === record &&
    before.items === items &&
    before.attached === attached &&
    isSameCharacter(before, card) &&
    hasNumbers(before, numbers)
  )
    return;
  // All fields by name: an object that begins as a copy is twice as slow to make.
  shown.characters[id] = {
    id,
    card: record,
    controller: card.controller,
    orientation: card.orientation,
    charges: card.charges,
    uses: card.uses,
    gameUses: card.gameUses,
    formation: card.formation,
    rank: card.rank,
    wounds: card.wounds,
    atk: numbers.atk,
    ac: numbers.ac,
    skill: numbers.skill,
    hp: numbers.hp,
    level: numbers.level,
    as: card.as,
    acted: card.acted,
    items,
    attached,
  };
}

function isSameCharacter(before: SeenCharacter, card: InPlay): boolean {
  return (
    before.controller === card.controller &&
    before.orientation === card.orientation &&
    before.charges === card.charges &&
    before.uses === card.uses &&
    before.gameUses === card.gameUses &&
    before.formation === card.formation &&
    before.rank === card.rank &&
    before.wounds === card.wounds &&
    before.as === card.as &&
    before.acted === card.acted
  );
}

function hasNumbers(before: SeenCharacter, { atk, ac, skill, hp, level }: Numbers): boolean {
  return (
    before.ac === ac &&
    before.skill === skill &&
    before.hp === hp &&
    before.level === level &&
    again(before.atk, atk) === before.atk
  );
}

/** Most bear nothing, and nothing is always the same. */
const NOTHING: readonly SeenBorne[] = [];

function showBorne(
  g: Table,
  shown: Shown,
  before: readonly SeenBorne[] | undefined,
  ids: readonly CardId[],
): readonly SeenBorne[] {
  if (ids.length === 0) return NOTHING;
  const borne: SeenBorne[] = [];
  for (const id of ids) borne.push(borneView(g, shown, id));
  return again(before, borne);
}

function borneView(g: Table, shown: Shown, id: CardId): SeenBorne {
  const card = at(g, id);
  const record = recordOf(g, id);
  const before = shown.borne[id];
  if (before?.card === record && isSameBorne(before, card)) return before;
  const now: SeenBorne = {
    id,
    card: record,
    controller: card.controller,
    orientation: card.orientation,
    charges: card.charges,
    uses: card.uses,
    gameUses: card.gameUses,
    scribed: card.scribed,
  };
  shown.borne[id] = now;
  return now;
}

function isSameBorne(before: SeenBorne, card: InPlay): boolean {
  return (
    before.controller === card.controller &&
    before.orientation === card.orientation &&
    before.charges === card.charges &&
    before.uses === card.uses &&
    before.gameUses === card.gameUses &&
    before.scribed === card.scribed
  );
}

// ---- effects ----

const NO_EFFECTS: readonly SeenEffect[] = [];

export function showEffects(shown: Shown, effects: readonly Lasting[]): readonly SeenEffect[] {
  if (effects.length === 0) return NO_EFFECTS;
  const before = shown.effects;
  const now: SeenEffect[] = [];
  for (const [i, effect] of effects.entries()) now.push(effectView(before[i], effect));
  shown.effects = again(before, now);
  return shown.effects;
}

function effectView(before: SeenEffect | undefined, effect: Lasting): SeenEffect {
  const { source, actor, seat, bound, until, mod } = effect;
  return before !== undefined &&
    before.source === source &&
    before.actor === actor &&
    before.seat === seat &&
    before.bound === bound &&
    before.until === until &&
    before.mod === mod
    ? before
    : { source, actor, seat, bound, until, mod };
}
