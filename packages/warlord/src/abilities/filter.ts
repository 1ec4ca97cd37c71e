/**
 * Filters: whether a card matches a `Where`.
 */
import type { Seat } from '@muster/engine';
import { alignmentOf, classesOf, factionsOf, isSpell, isWarlord, traitsOf } from '../rules/identity.ts';
import { featBonus, levelOf, statOf } from '../rules/values.ts';
import { faceOf, find, isCharacter, lastKnown, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { amountOf } from './amount.ts';
import type { Face } from './face.ts';
import { resolveRef, type Frame } from './frame.ts';
import type { Range, Where } from './language.ts';
import { positionTest } from './position-filter.ts';

/** One field of a filter, ready to be asked. */
type Test = (g: Table, id: CardId, card: InPlay | null, f: Frame) => boolean;

/** A filter that has been read: of the many fields a `Where` could have, only those it has are asked. */
export type Filter = readonly Test[];

const filters = new WeakMap<Where, Filter>();

export function filterOf(where: Where): Filter {
  const known = filters.get(where);
  if (known !== undefined) return known;
  const filter = testsOf(where);
  filters.set(where, filter);
  return filter;
}

export function matches(g: Table, id: CardId, where: Where, f: Frame): boolean {
  const filter = filterOf(where);
  return filter.length === 0 || passes(g, id, lastKnown(g, id), filter, f);
}

/** The same for a card that has been looked up, with a filter that has been read: for those who ask about many. */
export function passes(g: Table, id: CardId, card: InPlay | null, filter: Filter, f: Frame): boolean {
  for (let i = 0; i < filter.length; i++) if (filter[i]?.(g, id, card, f) !== true) return false;
  return true;
}

function testsOf(where: Where): Filter {
  const all: Test[] = [];
  const { controller, army, formation, state, faction, feat, trait, name, warlord, alignment, level, type, not, any } =
    where;
  if (where.other !== undefined) all.push((_g, id, _card, f) => id !== f.actor);
  if (controller !== undefined) all.push((_g, _id, card, f) => isWhose(card?.controller, controller, f));
  // WL-27.15: an intruder is in nobody's army while away.
  if (army !== undefined)
    all.push((_g, _id, card, f) => card?.formation === card?.controller && isWhose(card?.controller, army, f));
  if (formation !== undefined) all.push((_g, _id, card, f) => isWhose(card?.formation, formation, f));
  if (state !== undefined) {
    const states = list(state);
    all.push((_g, _id, card) => matchesStates(card, states));
  }
  // Few stand in a certain place: that is asked before what a card is.
  const stands = positionTest(where);
  if (stands !== null) all.push((g, _id, card, f) => stands(g, card, f));
  if (faction !== undefined) {
    const factions = list(faction);
    all.push((g, id) => haveInCommon(factionsOf(g, id), factions));
  }
  if (where.class !== undefined) {
    const classes = list(where.class);
    all.push((g, id) => matchesClass(classes, classesOf(g, id)));
  }
  if (trait !== undefined) {
    const traits = list(trait);
    all.push((g, id) => haveInCommon(traitsOf(g, id), traits));
  }
  if (name !== undefined) {
    const names = list(name);
    all.push((g, id) => names.includes(faceOf(g, id).name));
  }
  if (feat !== undefined) all.push((g, id) => featBonus(g, id, feat) !== null);
  if (warlord !== undefined) all.push((g, id) => warlord === isWarlord(g, id));
  if (alignment !== undefined) all.push((g, id, _card, f) => matchesAlignment(g, id, alignment, f));
  if (level !== undefined) all.push((g, id, _card, f) => inRange(g, levelOf(g, id), level, f));
  if (where.stat !== undefined) {
    const { stat } = where;
    all.push((g, id, _card, f) => inRange(g, statOf(g, id, stat.stat), stat, f));
  }
  if (where.equipped !== undefined || where.attached !== undefined || where.bearer !== undefined) {
    all.push((g, id, card, f) => matchesEquipment(g, id, card, where, f));
  }
  if (type !== undefined) {
    const types = list(type);
    all.push((g, id) => types.includes(typeOf(g, id)) || (types.includes('spell') && isSpell(g, id)));
  }
  if (not !== undefined) all.push((g, id, _card, f) => !matches(g, id, not, f));
  if (any !== undefined) all.push((g, id, _card, f) => matchesAny(g, id, any, f));
  return all;
}

/** `none` is the oval (WL-1.9). */
function matchesClass(wanted: readonly string[], classes: readonly string[]): boolean {
  return classes.length === 0 ? wanted.includes('none') : haveInCommon(wanted, classes);
}

function haveInCommon(some: readonly string[], others: readonly string[]): boolean {
  for (const one of some) if (others.includes(one)) return true;
  return false;
}

function matchesAny(g: Table, id: CardId, wheres: readonly Where[], f: Frame): boolean {
  for (const where of wheres) if (matches(g, id, where, f)) return true;
  return false;
}

function oneMatches(g: Table, ids: readonly CardId[], where: Where, f: Frame): boolean {
  for (const id of ids) if (matches(g, id, where, f)) return true;
  return false;
}

export function inRange(g: Table, value: number, range: Range, f: Frame): boolean {
  return (
    (range.atLeast === undefined || value >= amountOf(g, range.atLeast, f)) &&
    (range.atMost === undefined || value <= amountOf(g, range.atMost, f)) &&
    (range.below === undefined || value < amountOf(g, range.below, f)) &&
    (range.above === undefined || value > amountOf(g, range.above, f))
  );
}

/** A card in play as a character is one, whatever it is in the deck. */
function typeOf(g: Table, id: CardId): Face['type'] {
  return isCharacter(g, id) ? 'character' : faceOf(g, id).type;
}

/** Whether that seat is the player whom the words call "you", or another; nobody's is neither. */
function isWhose(seat: Seat | undefined, wanted: 'you' | 'yours' | 'opponent' | 'opposing', f: Frame): boolean {
  return seat !== undefined && (wanted === 'you' || wanted === 'yours') === (seat === f.seat);
}

function matchesStates(card: InPlay | null, states: readonly string[]): boolean {
  for (const state of states) if (matchesState(card, state)) return true;
  return false;
}

function matchesState(card: InPlay | null, state: string): boolean {
  if (card === null) return false;
  switch (state) {
    case 'ready':
    case 'stunned':
      return card.orientation === state;
    case 'spent': // WL-4.8
      return card.orientation !== 'ready';
    case 'only-spent':
      return card.orientation === 'spent';
    case 'unstunned':
      return card.orientation !== 'stunned';
    case 'wounded':
      return card.wounds > 0;
    default:
      return card.wounds === 0;
  }
}

function matchesAlignment(g: Table, id: CardId, wanted: NonNullable<Where['alignment']>, f: Frame): boolean {
  const alignment = alignmentOf(g, id);
  if (wanted !== 'same' && wanted !== 'opposite') return alignment === wanted;
  const own = alignmentOf(g, f.actor);
  // WL-22.6: what has no alignment is neither same nor opposite.
  return alignment !== null && own !== null && (alignment === own) === (wanted === 'same');
}

function matchesEquipment(g: Table, id: CardId, card: InPlay | null, where: Where, f: Frame): boolean {
  const { equipped, attached, bearer } = where;
  if (equipped !== undefined && (card === null || !oneMatches(g, card.items, equipped, f))) return false;
  if (attached !== undefined && (card === null || !oneMatches(g, card.attached, attached, f))) return false;
  if (bearer === undefined) return true;
  const host = find(g, id)?.host;
  if (host === undefined || host === 0) return false;
  return typeof bearer === 'string' ? resolveRef(g, bearer, f).includes(host) : matches(g, host, bearer, f);
}

function list<T>(value: T | readonly T[]): readonly T[] {
  return Array.isArray(value) ? value : [value as T];
}

/** Traits that two cards share, for clashes of items. */
export function sharedTraits(g: Table, a: CardId, b: CardId): readonly string[] {
  const other = traitsOf(g, b);
  return traitsOf(g, a).filter((trait) => other.includes(trait));
}
