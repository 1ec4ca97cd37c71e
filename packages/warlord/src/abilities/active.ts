/**
 * Which modifications are in force: those printed on cards in play and those that abilities created. The index is worked out when
 * cards come and go, not for every value asked.
 */
import { actorOf, faceOf, find, ownerOf, type Table } from '../table.ts';
import { NONE, type CardId, type InPlay } from '../state.ts';
import { amountOf } from './amount.ts';
import { isTorn, windowsOf, wordsOf, type Face, type PrintedMod } from './face.ts';
import { holds } from './condition.ts';
import { matches } from './filter.ts';
import { frameFor, resolveRef, type Frame } from './frame.ts';
import { hearing } from './hearing.ts';
import {
  FEATS,
  STATS,
  type Amount,
  type Condition,
  type During,
  type Feat,
  type Mod,
  type Prohibition,
  type Purpose,
  type Scope,
  type Stat,
} from './language.ts';

type Kind = Mod['mod'];
export type ModOf<K extends Kind> = Extract<Mod, { mod: K }>;

export interface Active<M extends Mod = Mod> {
  readonly mod: M;
  readonly frame: Frame;
  /** Whom the words name or describe; null stands for `this`. */
  readonly who: Scope | null;
  /** The conditions of the whole ability and of the modification itself. */
  readonly when: Condition | undefined;
  readonly own: Condition | undefined;
  /** Whom a created modification was bound to. */
  readonly bound: readonly CardId[] | null;
  /** Amounts of a created modification, fixed when it began. */
  readonly amounts: Partial<Readonly<Record<Stat | 'add', number>>> | null;
  readonly stamp: number;
}

export type ModLists = { readonly [K in Kind]: readonly Active<ModOf<K>>[] };

/** One value that a modification changes, in one shape for all: values are asked for more often than anything else. */
export interface StatChange {
  readonly active: Active<ModOf<'stat'>>;
  readonly amount: Amount;
  readonly purpose: Purpose | null;
  readonly during: During | null;
}

/** What the cards at the table bring about, worked out when they come and go. */
export interface ModIndex {
  /** The cards in play, by id. */
  readonly cards: readonly InPlay[];
  readonly mods: ModLists;
  /** Stat modifications by the value they change. */
  readonly stats: Readonly<Record<Stat, readonly StatChange[]>>;
  /** At which windows a React or an automatic text of a card in play, or a granted React, listens. */
  readonly reactsAt: number;
  readonly autosAt: number;
  /** By seat: at which windows its cards in play listen. */
  readonly seatReactsAt: readonly number[];
  /** At which windows scribed spells listen. */
  readonly scribedAt: number;
  /** By card id: the feats printed on a character and its items, added up (WL-25.4); null for those without. */
  readonly feats: readonly (Partial<Readonly<Record<Feat, number>>> | null)[];
  /** Some character in play has a feat, or may get one. */
  readonly anyFeats: boolean;
  /** Prohibitions by what they forbid. */
  readonly forbids: Partial<Readonly<Record<Prohibition, readonly Active<ModOf<'forbid'>>[]>>>;
  /** Some effect gives traits; classes. */
  readonly givesTraits: boolean;
  readonly givesClasses: boolean;
  /** Something may lower hit points, so that even unhurt characters may die (WL-13.8). */
  readonly mayWeaken: boolean;
  /** Somebody may be Astral and Ethereal at once (WL-24.9). */
  readonly mayTear: boolean;
}

export function modsInForce<K extends Kind>(g: Table, kind: K): ModLists[K] {
  return indexOf(g).mods[kind];
}

export function indexOf(g: Table): ModIndex {
  g.index ??= buildIndex(g);
  return g.index;
}

const NONE_OF_A_KIND: readonly never[] = [];

/** Most kinds are empty most of the time and share one empty list. */
const NO_MODS: ModLists = {
  stat: NONE_OF_A_KIND,
  setAtk: NONE_OF_A_KIND,
  feat: NONE_OF_A_KIND,
  roll: NONE_OF_A_KIND,
  dc: NONE_OF_A_KIND,
  strike: NONE_OF_A_KIND,
  extraStrike: NONE_OF_A_KIND,
  identity: NONE_OF_A_KIND,
  grant: NONE_OF_A_KIND,
  forbid: NONE_OF_A_KIND,
  allowCards: NONE_OF_A_KIND,
  allowItems: NONE_OF_A_KIND,
  carries: NONE_OF_A_KIND,
  woundLimit: NONE_OF_A_KIND,
  countsAs: NONE_OF_A_KIND,
  noLoyaltyPenalty: NONE_OF_A_KIND,
  handSize: NONE_OF_A_KIND,
};

function buildIndex(g: Table): ModIndex {
  const mods = { ...NO_MODS };
  // The list of a kind holds only modifications of that kind; the compiler can't follow the link through the key.
  const lists = mods as Record<Kind, readonly Active[]>;
  const add = (active: Active): void => {
    const { mod } = active.mod;
    const list = lists[mod];
    if (list === NONE_OF_A_KIND) lists[mod] = [active];
    else (list as Active[]).push(active);
  };
  let reactsAt = 0;
  let autosAt = 0;
  let scribedAt = 0;
  let torn = false;
  let anyFeats = false;
  let weakItems = false;
  const seatReactsAt = g.state.players.map(() => 0);
  const feats = new Array<Partial<Readonly<Record<Feat, number>>> | null>(g.state.inPlay.length);
  const cards: InPlay[] = [];
  for (const card of g.state.inPlay) {
    if (card === null) continue;
    cards.push(card);
    const face = faceOf(g, card.id);
    if (card.kind === 'character') {
      const own = featsOn(g, card);
      feats[card.id] = own;
      anyFeats ||= own !== null;
      torn ||= card.as === null ? face.torn : isTorn(card.as.traits ?? []);
    }
    if (card.kind === 'item') weakItems ||= (face.hp ?? 0) < 0;
    if (card.as !== null) continue;
    if (card.scribed) scribedAt |= face.reactsAt;
    reactsAt |= face.reactsAt;
    seatReactsAt[card.controller] = (seatReactsAt[card.controller] ?? 0) | face.reactsAt;
    autosAt |= face.autosAt;
    addPrinted(g, card, face, add);
  }
  for (const [seat, player] of g.state.players.entries()) {
    for (const id of player.discard) {
      const { fromDiscard } = faceOf(g, id);
      if (fromDiscard.length > 0) addAll(fromDiscard, frameFor(id, NONE, seat), 0, add);
    }
  }
  for (const lasting of g.state.effects) {
    const { mod, bound, amounts, stamp } = lasting;
    const frame = frameFor(lasting.source, lasting.actor, lasting.seat);
    const { who, own } = wordsOf(mod);
    add({ mod, frame, who, when: undefined, own, bound, amounts, stamp });
  }
  // WL-2.6: where modifications contradict each other, the one that began later stands later in the list and applies.
  for (const kind of ['setAtk', 'identity', 'countsAs'] as const) {
    if (mods[kind].length > 1) lists[kind] = [...lists[kind]].sort((a, b) => a.stamp - b.stamp);
  }
  for (const { mod } of mods.grant) if (mod.ability.kind === 'react') reactsAt |= hearing(windowsOf(mod.ability));
  const stats = statsOf(mods.stat);
  const given = mods.identity.length === 0 ? NO_TRAITS : mods.identity.flatMap(({ mod }) => mod.traits ?? []);
  return {
    cards,
    mods,
    stats,
    reactsAt,
    autosAt,
    seatReactsAt,
    scribedAt,
    feats,
    anyFeats: anyFeats || mods.feat.length > 0,
    forbids: forbidsOf(mods.forbid),
    givesTraits: given.length > 0,
    givesClasses: mods.identity.some(({ mod }) => mod.classes !== undefined),
    mayWeaken: weakItems || stats.hp.some(({ amount }) => !isGain(amount)),
    mayTear: torn || given.includes('Astral') || given.includes('Ethereal'),
  };
}

const NO_TRAITS: readonly string[] = [];

function isGain(amount: Amount): boolean {
  return typeof amount === 'number' && amount >= 0;
}

function forbidsOf(mods: readonly Active<ModOf<'forbid'>>[]): ModIndex['forbids'] {
  const forbids: Partial<Record<Prohibition, Active<ModOf<'forbid'>>[]>> = {};
  for (const active of mods) {
    const { what } = active.mod;
    for (const one of typeof what === 'string' ? [what] : what) (forbids[one] ??= []).push(active);
  }
  return forbids;
}

function featsOn(g: Table, card: InPlay): Partial<Readonly<Record<Feat, number>>> | null {
  let all = card.as === null ? faceOf(g, card.id).feats : (card.as.feats ?? null);
  for (const item of card.items) {
    const more = faceOf(g, item).feats;
    if (more !== null) all = all === null ? more : addFeats({ ...all }, more);
  }
  return all;
}

function addFeats(
  all: Partial<Record<Feat, number>>,
  more: Partial<Readonly<Record<Feat, number>>>,
): Partial<Record<Feat, number>> {
  for (const feat of FEATS) {
    const bonus = more[feat];
    if (bonus !== undefined) all[feat] = (all[feat] ?? 0) + bonus;
  }
  return all;
}

const changes = new WeakMap<ModOf<'stat'>, readonly (readonly [Stat, Amount])[]>();

/** The values a modification changes, read once from its words. */
function changesIn(mod: ModOf<'stat'>): readonly (readonly [Stat, Amount])[] {
  const known = changes.get(mod);
  if (known !== undefined) return known;
  const found: [Stat, Amount][] = [];
  for (const stat of STATS) {
    const amount = mod.add[stat];
    if (amount !== undefined) found.push([stat, amount]);
  }
  changes.set(mod, found);
  return found;
}

const NO_STATS: ModIndex['stats'] = {
  atk: NONE_OF_A_KIND,
  ac: NONE_OF_A_KIND,
  skill: NONE_OF_A_KIND,
  hp: NONE_OF_A_KIND,
  level: NONE_OF_A_KIND,
};

function statsOf(mods: readonly Active<ModOf<'stat'>>[]): ModIndex['stats'] {
  if (mods.length === 0) return NO_STATS;
  const stats: Record<Stat, StatChange[]> = { atk: [], ac: [], skill: [], hp: [], level: [] };
  for (const active of mods) {
    const { mod } = active;
    for (const [stat, amount] of changesIn(mod)) {
      stats[stat].push({ active, amount, purpose: mod.for ?? null, during: mod.during ?? null });
    }
  }
  return stats;
}

function addPrinted(g: Table, card: InPlay, face: Face, add: (active: Active) => void): void {
  if (card.kind !== 'attached') {
    if (face.statics.length > 0)
      addAll(face.statics, frameFor(card.id, actorOf(g, card), card.controller), card.stamp, add);
  } else if (!card.scribed && face.whileAttached.length > 0) {
    addAll(face.whileAttached, frameFor(card.id, actorOf(g, card), ownerOf(g, card.id)), card.stamp, add);
  }
}

function addAll(printed: readonly PrintedMod[], frame: Frame, stamp: number, add: (active: Active) => void): void {
  for (const { mod, who, when, own } of printed) add({ mod, frame, who, when, own, bound: null, amounts: null, stamp });
}

/** Whether the modification speaks of the card now. */
export function appliesTo(g: Table, active: Active, id: CardId): boolean {
  const { frame, bound, who, when, own } = active;
  if (bound !== null) {
    if (!bound.includes(id)) return false;
  } else if (who === null) {
    if (id !== frame.actor) return false;
  } else if (!inScope(g, who, frame, id)) return false;
  return (when === undefined || holds(g, when, frame)) && (own === undefined || holds(g, own, framed(frame, id)));
}

/** In the condition of a modification `it` is the card it speaks of. */
function framed(frame: Frame, id: CardId): Frame {
  return { ...frame, it: id };
}

function inScope(g: Table, who: Scope, frame: Frame, id: CardId): boolean {
  if (who === 'this') return id === frame.actor;
  if (typeof who === 'string') return resolveRef(g, who, frame).includes(id);
  return find(g, id)?.kind === 'character' && matches(g, id, who, frame);
}

/** The amount a modification adds, as fixed when it began or as it is now. */
export function amountIn(g: Table, active: Active, key: Stat | 'add', amount: Amount): number {
  return active.amounts?.[key] ?? amountOf(g, amount, active.frame);
}
