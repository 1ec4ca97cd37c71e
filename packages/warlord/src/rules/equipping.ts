/**
 * Chapter 16: equipping items.
 */
import { choose, refuse, type Script, type Seat, type Verdict } from '@muster/engine';
import { appliesTo, indexOf } from '../abilities/active.ts';
import { useRule } from '../abilities/face.ts';
import { matches, sharedTraits } from '../abilities/filter.ts';
import { frameFor } from '../abilities/frame.ts';
import { opening } from '../abilities/hearing.ts';
import { FEATS } from '../abilities/language.ts';
import { cardMoment } from '../moment.ts';
import { at, charactersOf, faceOf, putInPlay, type Table } from '../table.ts';
import type { CardId, InPlay } from '../state.ts';
import { ENTERED_PLAY, freshCard, hasNamesake, isUnique } from './entering.ts';
import { classesOf, sharesClass } from './identity.ts';
import { isIntruder } from './intruders.ts';
import { removeFromPlay, takeFrom } from './leaving.ts';
import { cardOptions } from './options.ts';
import { isForbidden } from './prohibitions.ts';
import { isRestless, settle } from './state-check.ts';
import { levelFor } from './values.ts';

const EQUIPPED = opening('equipped');

/** WL-16.8: traits that never push an item off. */
const NEVER_CLASH: ReadonlySet<string> = new Set(['Unique', 'Epic', 'Treasure', ...FEATS]);
/** WL-16.8b: in Epic only the places where an item is worn or held. */
const EQUIP_LOCATIONS: ReadonlySet<string> = new Set([
  'Weapon',
  'Armor',
  'Shield',
  'Helm',
  'Bow',
  'Arrow',
  'Gauntlet',
  'Steed',
  'Familiar',
  'Stance',
  'Lycanthrope Form',
  'Trap',
  'Boots',
  'Cloak',
  'Ring',
]);

/** Characters the item may be given to now. */
export function bearersFor(g: Table, seat: Seat, item: CardId): CardId[] {
  return charactersOf(g, seat)
    .filter((c) => mayEquip(g, item, c) === null)
    .map((c) => c.id);
}

/** The same question, answered at the first who may be given it. */
export function hasBearer(g: Table, seat: Seat, item: CardId): boolean {
  for (const c of charactersOf(g, seat)) if (mayEquip(g, item, c) === null) return true;
  return false;
}

/** WL-16.1 to WL-16.7, WL-16.20 */
export function mayEquip(g: Table, item: CardId, c: InPlay): Verdict {
  const face = faceOf(g, item);
  if (face.type !== 'item') return refuse('WL-16.1', 'not-an-item', { card: item });
  if (g.rules.scope === 'own ranks' && isIntruder(c)) return refuse('WL-27.4', 'intruder', { card: c.id }); // WL-16.1a
  if (c.orientation === 'stunned' && !g.rules.stunnedCanBeEquipped) return refuse('WL-4.12', 'stunned', { card: c.id });
  if (face.classes.length > 0 && !sharesClass(face.classes, classesOf(g, c.id)) && !isAllowedItem(g, item, c)) {
    return refuse('WL-16.2', 'wrong-class', { card: item, performer: c.id }); // WL-16.21
  }
  // WL-16.6, WL-16.18: the rank it stands in, wherever that is.
  if (levelFor(g, c.id, 'equip', item) + c.rank < face.level)
    return refuse('WL-16.6', 'level-too-low', { card: item, performer: c.id, level: face.level });
  const use = meetsUseRules(g, item, c);
  if (use !== null) return use;
  if (isUnique(g, item) && hasNamesake(g, c.controller, item))
    return refuse('WL-16.4', 'unique-in-play', { card: item });
  if (bearsOneNamed(g, c, face.name)) return refuse('WL-16.7', 'has-one-of-that-name', { card: item, bearer: c.id });
  if (isForbidden(g, c.id, 'equip', item)) return refuse('WL-2.5', 'forbidden', { card: c.id });
  return null;
}

function bearsOneNamed(g: Table, { items }: InPlay, name: string): boolean {
  for (const item of items) if (faceOf(g, item).name === name) return true;
  return false;
}

/** What the item itself demands of its bearer (WL-16.3) and of the army. */
function meetsUseRules(g: Table, item: CardId, c: InPlay): Verdict {
  const { rules } = faceOf(g, item);
  if (rules.length === 0) return null;
  const frame = frameFor(item, c.id, c.controller);
  for (const rule of rules) {
    if (rule.rule === 'only' && !matches(g, c.id, rule.who, frame))
      return refuse('WL-16.3', 'only-others', { card: item, performer: c.id });
    if (rule.rule === 'needs' && !charactersOf(g, c.controller).some((one) => matches(g, one.id, rule.who, frame))) {
      return refuse('WL-2.1', 'needs-somebody', { card: item });
    }
  }
  return null;
}

function isAllowedItem(g: Table, item: CardId, c: InPlay): boolean {
  for (const active of indexOf(g).mods.allowItems)
    if (matches(g, item, active.mod.where, active.frame) && appliesTo(g, active, c.id)) return true;
  return false;
}

/** Puts an item from hand onto a character the player chooses. */
export function* equipFromHand(g: Table, seat: Seat, item: CardId): Script {
  const options = cardOptions(bearersFor(g, seat, item));
  const { card } = yield* choose({ seat, kind: 'bearer', options, about: [item] });
  takeFrom(g, seat, 'hand', item);
  yield* equip(g, item, card);
}

/** WL-16.9, WL-16.14: what clashes is discarded; the new item stays (WL-16.16: nothing is spent). */
export function* equip(g: Table, item: CardId, bearer: CardId): Script {
  for (const old of clashing(g, item, bearer)) removeFromPlay(g, old, 'discard');
  const c = at(g, bearer);
  const orientation = useRule(faceOf(g, item), 'entersSpent') === undefined ? 'ready' : 'spent'; // WL-4.17
  const borne = freshCard(g, item, 'item', c.controller, orientation);
  borne.host = bearer;
  putInPlay(g, borne);
  c.items = [...c.items, item];
  g.io.emit({ type: 'equipped', item, who: bearer });
  // TW-25, TW-17: it is the item that enters play, not its bearer.
  g.aftermath.push(cardMoment(EQUIPPED, bearer, item), cardMoment(ENTERED_PLAY, item, item));
  if (isRestless(g)) yield* settle(g);
}

/** Items that must go: for each shared clashing trait, those beyond what the character may carry, the oldest first. */
function clashing(g: Table, item: CardId, bearer: CardId): CardId[] {
  const off: CardId[] = [];
  const c = at(g, bearer);
  for (const old of c.items) {
    for (const trait of sharedTraits(g, item, old)) {
      if (!clashes(g, trait)) continue;
      const carried = c.items.filter((one) => !off.includes(one) && sharedTraits(g, item, one).includes(trait)).length;
      if (carried >= carryLimit(g, bearer, trait) && !off.includes(old)) off.push(old);
    }
  }
  return off;
}

function clashes(g: Table, trait: string): boolean {
  return g.rules.itemClash === 'shared traits' ? !NEVER_CLASH.has(trait) : EQUIP_LOCATIONS.has(trait);
}

function carryLimit(g: Table, bearer: CardId, trait: string): number {
  let limit = 1;
  for (const active of indexOf(g).mods.carries) {
    if (active.mod.trait === trait && appliesTo(g, active, bearer)) limit = Math.max(limit, active.mod.count);
  }
  return limit;
}
