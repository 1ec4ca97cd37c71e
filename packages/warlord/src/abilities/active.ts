/**
 * Which modifications are in force: those printed on cards in play and those that abilities created. The index is worked out when
 * cards come and go, not for every value asked.
 */
import { actorOf, faceOf, find, ownerOf, type Table } from '../table.ts';
import { NONE, type CardId, type InPlay } from '../state.ts';
import { amountOf } from './amount.ts';
import { windowsOf } from './face.ts';
import { holds } from './condition.ts';
import { matches } from './filter.ts';
import { frameFor, resolveRef, type Frame } from './frame.ts';
import { hearing } from './hearing.ts';
import {
  FEATS,
  STATS,
  type Amount,
  type Condition,
  type Feat,
  type Mod,
  type Prohibition,
  type Scope,
  type Stat,
  type StaticAbility,
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

/** What the cards at the table bring about, worked out when they come and go. */
export interface ModIndex {
  /** The cards in play, by id. */
  readonly cards: readonly InPlay[];
  readonly mods: ModLists;
  /** Stat modifications by the value they change. */
  readonly stats: Readonly<Record<Stat, readonly Active<ModOf<'stat'>>[]>>;
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

function buildIndex(g: Table): ModIndex {
  const mods: { [K in Kind]: Active<ModOf<K>>[] } = {
    stat: [],
    setAtk: [],
    feat: [],
    roll: [],
    dc: [],
    strike: [],
    extraStrike: [],
    identity: [],
    grant: [],
    forbid: [],
    allowCards: [],
    allowItems: [],
    carries: [],
    woundLimit: [],
    countsAs: [],
    noLoyaltyPenalty: [],
    handSize: [],
  };
  const add = (active: Active): void => {
    // The list of a kind holds only modifications of that kind; the compiler can't follow the link through the key.
    (mods[active.mod.mod] as Active[]).push(active);
  };
  let reactsAt = 0;
  let autosAt = 0;
  const seatReactsAt = g.state.players.map(() => 0);
  let scribedAt = 0;
  const cards: InPlay[] = [];
  for (const card of g.state.inPlay) if (card !== null) cards.push(card);
  for (const card of cards) {
    if (card.as !== null) continue;
    const text = faceOf(g, card.id);
    if (card.scribed) scribedAt |= text.reactsAt;
    reactsAt |= text.reactsAt;
    seatReactsAt[card.controller] = (seatReactsAt[card.controller] ?? 0) | text.reactsAt;
    autosAt |= text.autosAt;
    addPrinted(g, card, add);
  }
  for (const [seat, player] of g.state.players.entries()) {
    for (const id of player.discard) {
      const { fromDiscard } = faceOf(g, id);
      if (fromDiscard.length > 0) addStatics(fromDiscard, frameFor(id, NONE, seat), 0, add);
    }
  }
  for (const lasting of g.state.effects) {
    const { mod, bound, amounts, stamp } = lasting;
    const frame = frameFor(lasting.source, lasting.actor, lasting.seat);
    add({ mod, frame, who: scopeOf(mod), when: undefined, own: conditionOf(mod), bound, amounts, stamp });
  }
  // WL-2.6: where modifications contradict each other, the one that began later stands later in the list and applies.
  for (const list of [mods.setAtk, mods.identity, mods.countsAs])
    if (list.length > 1) list.sort((a, b) => a.stamp - b.stamp);
  for (const { mod } of mods.grant) if (mod.ability.kind === 'react') reactsAt |= hearing(windowsOf(mod.ability));
  const feats: (Partial<Record<Feat, number>> | null)[] = new Array<null>(g.state.inPlay.length).fill(null);
  for (const card of cards) if (card.kind === 'character') feats[card.id] = featsOn(g, card);
  const anyFeats = mods.feat.length > 0 || feats.some((one) => one !== null);
  const given = mods.identity.flatMap(({ mod }) => mod.traits ?? []);
  return {
    cards,
    mods,
    stats: statsOf(mods.stat),
    reactsAt,
    autosAt,
    seatReactsAt,
    scribedAt,
    feats,
    anyFeats,
    forbids: forbidsOf(mods.forbid),
    givesTraits: given.length > 0,
    givesClasses: mods.identity.some(({ mod }) => mod.classes !== undefined),
    mayTear: given.includes('Astral') || given.includes('Ethereal') || cards.some((card) => isTornInPrint(g, card)),
  };
}

function isTornInPrint(g: Table, card: InPlay): boolean {
  const traits = (card.as === null ? faceOf(g, card.id).traits : card.as.traits) ?? [];
  return traits.length > 1 && traits.includes('Astral') && traits.includes('Ethereal');
}

function forbidsOf(mods: readonly Active<ModOf<'forbid'>>[]): ModIndex['forbids'] {
  const forbids: Partial<Record<Prohibition, Active<ModOf<'forbid'>>[]>> = {};
  for (const active of mods) {
    const { what } = active.mod;
    for (const one of typeof what === 'string' ? [what] : what) (forbids[one] ??= []).push(active);
  }
  return forbids;
}

function featsOn(g: Table, card: InPlay): Partial<Record<Feat, number>> | null {
  let all: Partial<Record<Feat, number>> | null = null;
  for (const id of [card.id, ...card.items]) {
    const own = id === card.id && card.as !== null ? (card.as.feats ?? null) : faceOf(g, id).feats;
    if (own === null) continue;
    all ??= {};
    for (const feat of FEATS) {
      const bonus = own[feat];
      if (bonus !== undefined) all[feat] = (all[feat] ?? 0) + bonus;
    }
  }
  return all;
}

function statsOf(mods: readonly Active<ModOf<'stat'>>[]): ModIndex['stats'] {
  const stats: Record<Stat, Active<ModOf<'stat'>>[]> = { atk: [], ac: [], skill: [], hp: [], level: [] };
  for (const active of mods) {
    for (const stat of STATS) if (active.mod.add[stat] !== undefined) stats[stat].push(active);
  }
  return stats;
}

function addPrinted(g: Table, card: InPlay, add: (active: Active) => void): void {
  const text = faceOf(g, card.id);
  const statics = card.kind === 'attached' ? (card.scribed ? [] : text.whileAttached) : text.statics;
  if (statics.length === 0) return;
  const seat = card.kind === 'attached' ? ownerOf(g, card.id) : card.controller;
  addStatics(statics, frameFor(card.id, actorOf(g, card), seat), card.stamp, add);
}

function addStatics(
  statics: readonly StaticAbility[],
  frame: Frame,
  stamp: number,
  add: (active: Active) => void,
): void {
  for (const ability of statics) {
    for (const mod of ability.mods) {
      add({
        mod,
        frame,
        who: scopeOf(mod),
        when: ability.when,
        own: conditionOf(mod),
        bound: null,
        amounts: null,
        stamp,
      });
    }
  }
}

function scopeOf(mod: Mod): Scope | null {
  return 'who' in mod && mod.who !== undefined ? mod.who : null;
}

function conditionOf(mod: Mod): Condition | undefined {
  return 'when' in mod ? mod.when : undefined;
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
