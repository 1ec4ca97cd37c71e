/**
 * Filters: whether a card matches a `Where`.
 */
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

const tests = new WeakMap<Where, readonly Test[]>();

/** Filters are read once: of the many fields a `Where` could have, only those it has are asked. */
export function matches(g: Table, id: CardId, where: Where, f: Frame): boolean {
  let list = tests.get(where);
  if (list === undefined) {
    list = testsOf(where);
    tests.set(where, list);
  }
  if (list.length === 0) return true;
  const card = lastKnown(g, id);
  for (let i = 0; i < list.length; i++) if (list[i]?.(g, id, card, f) !== true) return false;
  return true;
}

function testsOf(where: Where): readonly Test[] {
  const all: Test[] = [];
  if (where.other !== undefined) all.push((_g, id, _card, f) => id !== f.actor);
  if (where.controller !== undefined || where.army !== undefined || where.formation !== undefined) {
    all.push((_g, _id, card, f) => matchesSide(card, where, f));
  }
  const { state, faction, trait, name, type, not, any } = where;
  if (state !== undefined) {
    const states = list(state);
    all.push((_g, _id, card) => matchesStates(card, states));
  }
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
  if (where.feat !== undefined || where.warlord !== undefined || where.alignment !== undefined) {
    all.push((g, id, _card, f) => matchesIdentity(g, id, where, f));
  }
  if (where.level !== undefined || where.stat !== undefined)
    all.push((g, id, _card, f) => matchesNumbers(g, id, where, f));
  const stands = positionTest(where);
  if (stands !== null) all.push((g, id, _card, f) => stands(g, id, f));
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

function matchesSide(card: InPlay | null, where: Where, f: Frame): boolean {
  if (where.controller !== undefined) {
    if (card === null || (where.controller === 'you') !== (card.controller === f.seat)) return false;
  }
  if (where.army !== undefined) {
    // WL-27.15: an intruder is in nobody's army while away.
    if (card === null || card.formation !== card.controller) return false;
    if ((where.army === 'yours') !== (card.controller === f.seat)) return false;
  }
  if (where.formation !== undefined) {
    if (card === null || (where.formation === 'yours') !== (card.formation === f.seat)) return false;
  }
  return true;
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

function matchesIdentity(g: Table, id: CardId, where: Where, f: Frame): boolean {
  if (where.feat !== undefined && featBonus(g, id, where.feat) === null) return false;
  if (where.warlord !== undefined && where.warlord !== isWarlord(g, id)) return false;
  if (where.alignment !== undefined) {
    const alignment = alignmentOf(g, id);
    if (where.alignment === 'same' || where.alignment === 'opposite') {
      const own = alignmentOf(g, f.actor);
      // WL-22.6: what has no alignment is neither same nor opposite.
      if (alignment === null || own === null || (alignment === own) !== (where.alignment === 'same')) return false;
    } else if (alignment !== where.alignment) return false;
  }
  return true;
}

function matchesNumbers(g: Table, id: CardId, where: Where, f: Frame): boolean {
  if (where.level !== undefined && !inRange(g, levelOf(g, id), where.level, f)) return false;
  return where.stat === undefined || inRange(g, statOf(g, id, where.stat.stat), where.stat, f);
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
