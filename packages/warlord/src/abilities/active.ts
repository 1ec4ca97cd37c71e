/**
 * Which modifications are in force: those printed on cards in play and those that abilities created. The index is worked out when
 * cards come and go, not for every value asked.
 */
import { actorOf, faceOf, find, ownerOf, type Table } from '../table.ts';
import { NONE, type CardId, type InPlay } from '../state.ts';
import { amountOf } from './amount.ts';
import { compiled } from './compiled.ts';
import { holds } from './condition.ts';
import { matches } from './filter.ts';
import { frameFor, resolveRef, type Frame } from './frame.ts';
import type { Amount, Condition, Mod, Scope, Stat, StaticAbility } from './language.ts';

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

export type ModIndex = { readonly [K in Kind]: readonly Active<ModOf<K>>[] };

export function modsInForce<K extends Kind>(g: Table, kind: K): ModIndex[K] {
  g.index ??= buildIndex(g);
  return g.index[kind];
}

function buildIndex(g: Table): ModIndex {
  const index: { [K in Kind]: Active<ModOf<K>>[] } = {
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
    (index[active.mod.mod] as Active[]).push(active);
  };
  for (const card of g.state.inPlay) {
    if (card === null || card.as !== null) continue;
    addPrinted(g, card, add);
  }
  for (const [seat, player] of g.state.players.entries()) {
    for (const id of player.discard) {
      const { fromDiscard } = compiled(faceOf(g, id));
      if (fromDiscard.length > 0) addStatics(fromDiscard, frameFor(id, NONE, seat), 0, add);
    }
  }
  for (const lasting of g.state.effects) {
    const { mod, bound, amounts, stamp } = lasting;
    const frame = frameFor(lasting.source, lasting.actor, lasting.seat);
    add({ mod, frame, when: undefined, bound, amounts, stamp });
  }
  return index;
}

function addPrinted(g: Table, card: InPlay, add: (active: Active) => void): void {
  const text = compiled(faceOf(g, card.id));
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
