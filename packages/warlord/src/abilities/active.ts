/**
 * Which modifications are in force: those printed on cards in play and those that abilities created. The index is worked out when
 * cards come and go, not for every value asked.
 */
import { actorOf, find, ownerOf, textOf, type Table } from '../table.ts';
import { NONE, type CardId, type InPlay } from '../state.ts';
import { amountOf } from './amount.ts';
import { windowsOf } from './compiled.ts';
import { holds } from './condition.ts';
import { matches } from './filter.ts';
import { frameFor, resolveRef, type Frame } from './frame.ts';
import { hearing } from './hearing.ts';
import { STATS, type Amount, type Condition, type Mod, type Scope, type Stat, type StaticAbility } from './language.ts';

type Kind = Mod['mod'];
export type ModOf<K extends Kind> = Extract<Mod, { mod: K }>;

export interface Active<M extends Mod = Mod> {
  readonly mod: M;
  readonly frame: Frame;
  /** The condition of the whole ability. */
  readonly when: Condition | undefined;
  /** Whom a created modification was bound to. */
  readonly bound: readonly CardId[] | null;
  /** Amounts of a created modification, fixed when it began. */
  readonly amounts: Partial<Readonly<Record<Stat | 'add', number>>> | null;
  readonly stamp: number;
}

export type ModLists = { readonly [K in Kind]: readonly Active<ModOf<K>>[] };

/** What the cards at the table bring about, worked out when they come and go. */
export interface ModIndex {
  readonly mods: ModLists;
  /** Stat modifications by the value they change. */
  readonly stats: Readonly<Record<Stat, readonly Active<ModOf<'stat'>>[]>>;
  /** At which windows a React or an automatic text of a card in play, or a granted React, listens. */
  readonly reactsAt: number;
  readonly autosAt: number;
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
  for (const card of g.state.inPlay) {
    if (card === null || card.as !== null) continue;
    const text = textOf(g, card.id);
    reactsAt |= text.reactsAt;
    autosAt |= text.autosAt;
    addPrinted(g, card, add);
  }
  for (const [seat, player] of g.state.players.entries()) {
    for (const id of player.discard) {
      const { fromDiscard } = textOf(g, id);
      if (fromDiscard.length > 0) addStatics(fromDiscard, frameFor(id, NONE, seat), 0, add);
    }
  }
  for (const lasting of g.state.effects) {
    const { mod, bound, amounts, stamp } = lasting;
    const frame = frameFor(lasting.source, lasting.actor, lasting.seat);
    add({ mod, frame, when: undefined, bound, amounts, stamp });
  }
  for (const { mod } of mods.grant) if (mod.ability.kind === 'react') reactsAt |= hearing(windowsOf(mod.ability));
  return { mods, stats: statsOf(mods.stat), reactsAt, autosAt };
}

function statsOf(mods: readonly Active<ModOf<'stat'>>[]): ModIndex['stats'] {
  const stats: Record<Stat, Active<ModOf<'stat'>>[]> = { atk: [], ac: [], skill: [], hp: [], level: [] };
  for (const active of mods) {
    for (const stat of STATS) if (active.mod.add[stat] !== undefined) stats[stat].push(active);
  }
  return stats;
}

function addPrinted(g: Table, card: InPlay, add: (active: Active) => void): void {
  const text = textOf(g, card.id);
  const statics = card.kind === 'attached' ? (card.scribed ? [] : text.whileAttached) : text.statics;
  if (statics.length === 0) return;
  const seat = card.kind === 'attached' ? ownerOf(g, card.id) : card.controller;
  addStatics(statics, frameFor(card.id, actorOf(g, card), seat), card.stamp, add);
}

function addStatics(statics: readonly StaticAbility[], frame: Frame, stamp: number, add: (active: Active) => void): void {
  for (const ability of statics) {
    for (const mod of ability.mods) add({ mod, frame, when: ability.when, bound: null, amounts: null, stamp });
  }
}

/** Whether the modification speaks of the card now. */
export function appliesTo(g: Table, active: Active, id: CardId): boolean {
  const { mod, frame, bound } = active;
  if (bound !== null) {
    if (!bound.includes(id)) return false;
  } else if ('who' in mod && mod.who !== undefined) {
    if (!inScope(g, mod.who, frame, id)) return false;
  } else if (id !== frame.actor) return false;
  return (
    (active.when === undefined || holds(g, active.when, frame)) &&
    (!('when' in mod) || mod.when === undefined || holds(g, mod.when, framed(frame, id)))
  );
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
