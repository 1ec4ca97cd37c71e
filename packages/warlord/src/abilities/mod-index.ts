/**
 * The index of what the cards at the table bring about: which modifications are in force, who listens at which window, who has
 * which feats. It is worked out when cards come and go, not for every value asked.
 */
import type { Seat } from '@muster/engine';
import { actorOf, cardsInPlay, faceOf, ownerOf, type Table } from '../table.ts';
import { NONE, type CardId, type InPlay } from '../state.ts';
import type { Active, ModLists, ModOf } from './active.ts';
import { featList, isTorn, windowsOf, type Face, type FeatBonus } from './face.ts';
import { frameFor, type Frame } from './frame.ts';
import { featHears, hearing } from './hearing.ts';
import type { Amount, Feat, Prohibition, Stat } from './language.ts';
import { performable, type Performable } from './performable.ts';
import { createdMod, KIND, type Change, type Kind, type PrintedMod } from './printed-mod.ts';

/** One value that a modification changes. */
export interface StatChange {
  readonly active: Active<ModOf<'stat'>>;
  readonly change: Change;
}

/** One thing that a modification forbids. */
export interface Ban {
  readonly what: Prohibition;
  readonly active: Active<ModOf<'forbid'>>;
}

/** An ability that a modification gives to characters. */
export interface Grant {
  readonly active: Active<ModOf<'grant'>>;
  readonly performable: Performable;
}

export interface ModIndex {
  /** The cards in play with Reacts, by id. */
  readonly reacting: readonly InPlay[];
  readonly mods: ModLists;
  /** Stat modifications by the value they change. */
  readonly stats: Readonly<Record<Stat, readonly StatChange[]>>;
  readonly bans: readonly Ban[];
  readonly grants: readonly Grant[];
  /** Strike modifications that let strikes reach further. */
  readonly reaches: readonly Active<ModOf<'strike'>>[];
  /** At which windows a React or an automatic text of a card in play, a granted React, or a feat listens. */
  readonly reactsAt: number;
  readonly autosAt: number;
  readonly featsAt: number;
  /** By seat: at which windows its cards in play, and its characters' feats, listen. */
  readonly seatReactsAt: readonly number[];
  readonly seatFeatsAt: readonly number[];
  /** At which windows scribed spells listen. */
  readonly scribedAt: number;
  /** By card id: the feats printed on a character and its items, added up (WL-25.4), in the order of the rulebook. */
  readonly feats: readonly (readonly FeatBonus[] | undefined)[];
  /** Some effect gives traits; classes. */
  readonly givesTraits: boolean;
  readonly givesClasses: boolean;
  /** Something may lower hit points, so that even unhurt characters may die (WL-13.8). */
  readonly mayWeaken: boolean;
  /** Somebody may be Astral and Ethereal at once (WL-24.9). */
  readonly mayTear: boolean;
}

const NONE_OF_A_KIND: readonly never[] = [];

const KINDS = Object.keys(KIND).length;

/** Modifications by the number of their kind, while they are gathered. */
type Gathered = (Active[] | undefined)[];

export function buildIndex(g: Table): ModIndex {
  const gathered: Gathered = new Array<Active[] | undefined>(KINDS);
  const seatReactsAt = zeros(g.state.players.length);
  const seatFeatsAt = zeros(g.state.players.length);
  const feats = new Array<readonly FeatBonus[] | undefined>(g.state.inPlay.length);
  const reacting: InPlay[] = [];
  let reactsAt = 0;
  let autosAt = 0;
  let scribedAt = 0;
  let torn = false;
  let weakItems = false;
  for (const card of cardsInPlay(g)) {
    const { id, kind, controller } = card;
    const face = faceOf(g, id);
    if (kind === 'character') {
      const own = featsOn(g, card, face);
      if (own.length > 0) {
        feats[id] = own;
        for (const { hears } of own) seatFeatsAt[controller] = (seatFeatsAt[controller] ?? 0) | hears;
      }
      torn ||= card.as === null ? face.torn : isTorn(card.as.traits ?? []);
    } else if (kind === 'item') weakItems ||= (face.hp ?? 0) < 0;
    if (card.as !== null) continue;
    if (face.reactsAt !== 0) {
      reacting.push(card);
      if (card.scribed) scribedAt |= face.reactsAt;
      reactsAt |= face.reactsAt;
      seatReactsAt[controller] = (seatReactsAt[controller] ?? 0) | face.reactsAt;
    }
    autosAt |= face.autosAt;
    gatherPrinted(g, card, face, gathered);
  }
  gatherDiscarded(g, gathered);
  gatherCreated(g, gathered);
  const mods = sorted(gathered);
  const stats = statsOf(mods.stat);
  const grants = grantsOf(g, mods.grant);
  for (const {
    performable: { on },
  } of grants)
    if (on !== null) reactsAt |= hearing(windowsOf({ on }));
  addGivenFeats(mods.feat, seatFeatsAt);
  let givesTraits = false;
  let givesClasses = false;
  for (const { mod } of mods.identity) {
    givesTraits ||= mod.traits !== undefined;
    givesClasses ||= mod.classes !== undefined;
    for (const trait of mod.traits ?? NONE_OF_A_KIND) torn ||= trait === 'Astral' || trait === 'Ethereal';
  }
  let featsAt = 0;
  for (const own of seatFeatsAt) featsAt |= own;
  return {
    reacting,
    mods,
    stats,
    bans: bansOf(mods.forbid),
    grants,
    reaches: reachesIn(mods.strike),
    reactsAt,
    autosAt,
    featsAt,
    seatReactsAt,
    seatFeatsAt,
    scribedAt,
    feats,
    givesTraits,
    givesClasses,
    mayWeaken: weakItems || somethingWeakens(stats.hp),
    mayTear: torn,
  };
}

function zeros(count: number): number[] {
  const list: number[] = [];
  while (list.length < count) list.push(0);
  return list;
}

function somethingWeakens(changes: readonly StatChange[]): boolean {
  for (const { change } of changes) if (!isGain(change.amount)) return true;
  return false;
}

function isGain(amount: Amount): boolean {
  return typeof amount === 'number' && amount >= 0;
}

function reachesIn(mods: ModLists['strike']): ModLists['strike'] {
  if (mods.length === 0) return mods;
  return mods.filter(({ mod }) => mod.extraRange !== undefined);
}

// ---- gathering ----

function gather(gathered: Gathered, active: Active): void {
  const { kind } = active.printed;
  const list = gathered[kind];
  if (list === undefined) gathered[kind] = [active];
  else list.push(active);
}

function printedActive(printed: PrintedMod, frame: Frame, stamp: number): Active {
  return { mod: printed.mod, printed, frame, bound: null, amounts: null, stamp };
}

/** What is printed on one card in play and in force, as long as the card stays where it is. */
export interface CardMods {
  readonly stamp: number;
  readonly host: CardId;
  readonly controller: Seat;
  readonly active: readonly Active[];
}

function gatherPrinted(g: Table, card: InPlay, face: Face, gathered: Gathered): void {
  const attached = card.kind === 'attached';
  const mods = attached ? face.whileAttached : face.statics;
  if (mods.length === 0 || (attached && card.scribed)) return;
  for (const active of modsOn(g, card, mods)) gather(gathered, active);
}

function modsOn(g: Table, card: InPlay, mods: readonly PrintedMod[]): readonly Active[] {
  const { id, kind, stamp, host, controller } = card;
  const known = g.cardMods[id];
  if (known !== undefined && known.stamp === stamp && known.host === host && known.controller === controller)
    return known.active;
  const frame = frameFor(id, actorOf(g, card), kind === 'attached' ? ownerOf(g, id) : controller);
  const active = mods.map((printed) => printedActive(printed, frame, stamp));
  g.cardMods[id] = { stamp, host, controller, active };
  return active;
}

/** Some texts work from the discard pile. */
function gatherDiscarded(g: Table, gathered: Gathered): void {
  const { players } = g.state;
  for (let seat = 0; seat < players.length; seat++) {
    for (const id of players[seat]?.discard ?? []) {
      const { fromDiscard } = faceOf(g, id);
      if (fromDiscard.length === 0) continue;
      const frame = frameFor(id, NONE, seat);
      for (const printed of fromDiscard) gather(gathered, printedActive(printed, frame, 0));
    }
  }
}

function gatherCreated(g: Table, gathered: Gathered): void {
  for (const { mod, source, actor, seat, bound, amounts, stamp } of g.state.effects) {
    const frame = frameFor(source, actor, seat);
    gather(gathered, { mod, printed: createdMod(mod), frame, bound, amounts, stamp });
  }
}

// ---- sorting ----

function sorted(gathered: Gathered): ModLists {
  return {
    stat: ofKind<'stat'>(gathered[KIND.stat]),
    setAtk: byAge(ofKind<'setAtk'>(gathered[KIND.setAtk])),
    feat: ofKind<'feat'>(gathered[KIND.feat]),
    roll: ofKind<'roll'>(gathered[KIND.roll]),
    dc: ofKind<'dc'>(gathered[KIND.dc]),
    strike: ofKind<'strike'>(gathered[KIND.strike]),
    extraStrike: ofKind<'extraStrike'>(gathered[KIND.extraStrike]),
    identity: byAge(ofKind<'identity'>(gathered[KIND.identity])),
    grant: ofKind<'grant'>(gathered[KIND.grant]),
    forbid: ofKind<'forbid'>(gathered[KIND.forbid]),
    allowCards: ofKind<'allowCards'>(gathered[KIND.allowCards]),
    allowItems: ofKind<'allowItems'>(gathered[KIND.allowItems]),
    carries: ofKind<'carries'>(gathered[KIND.carries]),
    woundLimit: ofKind<'woundLimit'>(gathered[KIND.woundLimit]),
    countsAs: byAge(ofKind<'countsAs'>(gathered[KIND.countsAs])),
    noLoyaltyPenalty: ofKind<'noLoyaltyPenalty'>(gathered[KIND.noLoyaltyPenalty]),
    handSize: ofKind<'handSize'>(gathered[KIND.handSize]),
  };
}

/** The list of a kind holds only modifications of that kind; the compiler can't follow the link through the number. */
function ofKind<K extends Kind>(list: readonly Active[] | undefined): ModLists[K] {
  return (list ?? NONE_OF_A_KIND) as ModLists[K];
}

/** WL-2.6: where modifications contradict each other, the one that began later stands later in the list and applies. */
function byAge<L extends readonly Active[]>(list: L): L {
  return list.length > 1 ? (list.toSorted((a, b) => a.stamp - b.stamp) as readonly Active[] as L) : list;
}

const NO_STATS: ModIndex['stats'] = {
  atk: NONE_OF_A_KIND,
  ac: NONE_OF_A_KIND,
  skill: NONE_OF_A_KIND,
  hp: NONE_OF_A_KIND,
  level: NONE_OF_A_KIND,
};

function statsOf(mods: ModLists['stat']): ModIndex['stats'] {
  if (mods.length === 0) return NO_STATS;
  const stats = { atk: [], ac: [], skill: [], hp: [], level: [] } as Record<Stat, StatChange[]>;
  for (const active of mods) {
    for (const change of active.printed.changes) changesTo(stats, change.stat).push({ active, change });
  }
  return stats;
}

/** The list of one value. Written out: a field looked up by a name that varies is slow. */
export function changesTo<T>(stats: Readonly<Record<Stat, T>>, stat: Stat): T {
  switch (stat) {
    case 'atk':
      return stats.atk;
    case 'ac':
      return stats.ac;
    case 'skill':
      return stats.skill;
    case 'hp':
      return stats.hp;
    case 'level':
      return stats.level;
  }
}

function bansOf(mods: ModLists['forbid']): readonly Ban[] {
  if (mods.length === 0) return NONE_OF_A_KIND;
  const bans: Ban[] = [];
  for (const active of mods) for (const what of active.printed.forbids) bans.push({ what, active });
  return bans;
}

/** Two copies of the granting card grant two abilities, each with uses of its own. */
function grantsOf(g: Table, mods: ModLists['grant']): readonly Grant[] {
  if (mods.length === 0) return NONE_OF_A_KIND;
  return mods.map((active, n) => {
    const { source } = active.frame;
    const nth = mods.slice(0, n).filter((other) => other.frame.source === source).length;
    const uid = `${faceOf(g, source).card.id}#grant${nth}@${source}`;
    return { active, performable: performable(uid, active.mod.ability) };
  });
}

// ---- feats ----

function featsOn(g: Table, card: InPlay, face: Face): readonly FeatBonus[] {
  let all = card.as === null ? face.feats : featList(card.as.feats);
  for (const item of card.items) {
    const more = faceOf(g, item).feats;
    if (more.length > 0) all = all.length === 0 ? more : addFeats(all, more);
  }
  return all;
}

function addFeats(some: readonly FeatBonus[], more: readonly FeatBonus[]): readonly FeatBonus[] {
  const sums: Partial<Record<Feat, number>> = {};
  for (const { feat, bonus } of [...some, ...more]) sums[feat] = (sums[feat] ?? 0) + bonus;
  return featList(sums);
}

/** A feat that an effect gives may turn out to be anybody's. */
function addGivenFeats(mods: ModLists['feat'], seatFeatsAt: number[]): void {
  for (const { mod } of mods) {
    for (let seat = 0; seat < seatFeatsAt.length; seat++)
      seatFeatsAt[seat] = (seatFeatsAt[seat] ?? 0) | featHears(mod.feat);
  }
}
