/**
 * WL-13.14: the state check: deaths, elimination, intruders and repair, repeated until nothing changes; then the windows it caused.
 */
import { chooseSome, NOTHING_TO_ASK, type Script, type Seat } from '@muster/engine';
import { indexOf } from '../abilities/active.ts';
import { characters, hasIntruders, ownerOf, playerAt, seatsByPriority, type Table } from '../table.ts';
import { NONE, type CardId } from '../state.ts';
import { fallForward, hasIllegalRank } from './formation.ts';
import { hasTrait } from './identity.ts';
import { sendIntrudersHome } from './intruders.ts';
import { leavePlay, type Death } from './leaving.ts';
import { cardOptions } from './options.ts';
import { isAnswered, openMoment } from './reacts.ts';
import { hpOf } from './values.ts';
import { eliminatePlayers, hasConceded, somebodyIsEliminated } from './victory.ts';

/** Whether anything has happened that `settle` must look at; asking first saves a script where nothing has. */
export function isRestless(g: Table): boolean {
  return g.unsettled || g.aftermath.length > 0 || hasConceded(g);
}

/** Runs the state check and then opens the windows of what happened, in that order (WL-32.2). */
export function settle(g: Table): Script {
  return comesToRest(g) ? NOTHING_TO_ASK : settleAll(g);
}

function* settleAll(g: Table): Script {
  if (hasConceded(g)) g.unsettled = true;
  if (g.unsettled) yield* stateCheck(g);
  while (g.aftermath.length > 0 && !g.falling) {
    const moments = g.aftermath;
    g.aftermath = [];
    for (const moment of moments) {
      yield* openMoment(g, moment);
      if (g.unsettled) yield* stateCheck(g);
    }
  }
}

/** Most of the time the state check finds nothing and nobody answers: that is seen here without a script. False if there is more to do. */
function comesToRest(g: Table): boolean {
  if (hasConceded(g)) return false;
  if (g.unsettled) {
    // The questions of `stateCheck`, (1) to (4).
    if (g.discarded.length > 1 || findDead(g).length > 0 || somebodyIsEliminated(g)) return false;
    if (hasIntruders(g) || (!g.falling && needsRepair(g))) return false;
    g.unsettled = false;
    if (g.discarded.length > 0) g.discarded = [];
    if (g.woundLog.length > 0) g.woundLog = [];
  }
  if (g.falling || g.aftermath.length === 0) return true;
  for (const moment of g.aftermath) if (isAnswered(g, moment)) return false;
  g.aftermath = [];
  return true;
}

function* stateCheck(g: Table): Script {
  for (let rounds = 0; g.unsettled; rounds++) {
    if (rounds > 10_000) throw new Error('the state check does not come to rest');
    g.unsettled = false;
    const before = takeDiscarded(g);
    for (const death of findDead(g)) leavePlay(g, death); // (1), WL-5.23: all leave before anything is repaired
    if (g.woundLog.length > 0) g.woundLog = []; // who survived them does not die of these wounds later (WL-13.9)
    const now = takeDiscarded(g);
    eliminatePlayers(g); // (2), WL-31.7: before anybody is asked anything
    if (before.length > 1) yield* arrangeDiscards(g, before);
    if (now.length > 1) yield* arrangeDiscards(g, now);
    if (hasIntruders(g)) yield* sendIntrudersHome(g); // (3)
    if (g.falling) continue; // a React inside a fall: the repair goes on when that fall is over
    const repairing = needsRepair(g) ? firstToRepair(g) : null; // WL-5.21
    if (repairing !== null) {
      g.falling = true;
      yield* fallForward(g, repairing); // (4), one fall at a time (WL-5.9)
      g.falling = false;
      g.unsettled = true;
    }
  }
}

/** Ranks that were legal are so as long as nobody moves, unless a text makes characters count for more. */
function needsRepair(g: Table): boolean {
  if (g.orderly && indexOf(g).mods.countsAs.length === 0) return false;
  for (let seat = 0; seat < g.state.players.length; seat++) if (hasIllegalRank(g, seat)) return true;
  g.orderly = indexOf(g).mods.countsAs.length === 0;
  return false;
}

function firstToRepair(g: Table): Seat | null {
  for (const seat of seatsByPriority(g)) if (hasIllegalRank(g, seat)) return seat;
  return null;
}

const NOBODY: readonly Death[] = [];
const NO_CARDS: readonly CardId[] = [];

/** WL-13.2, WL-13.8, WL-24.9: found in the same pass, they die together (WL-13.15). */
function findDead(g: Table): readonly Death[] {
  let dead = NOBODY;
  const { mayTear, mayWeaken } = indexOf(g);
  for (const c of characters(g)) {
    if (mayTear && hasTrait(g, c.id, 'Astral') && hasTrait(g, c.id, 'Ethereal')) {
      dead = [...dead, { card: c.id, by: NONE, cause: 'energies', strike: null }]; // WL-24.13
    } else if ((c.wounds > 0 || mayWeaken || c.as !== null) && c.wounds >= hpOf(g, c.id)) {
      dead = [...dead, deathOf(g, c.id)];
    }
  }
  return dead;
}

/** By the last of its wounds, or by whatever has made it too weak for them. */
function deathOf(g: Table, card: CardId): Death {
  return g.woundLog.findLast((wound) => wound.card === card) ?? { card, by: NONE, cause: 'effect', strike: null };
}

/** The cards that have just gone to discard piles together. */
function takeDiscarded(g: Table): readonly CardId[] {
  const { discarded } = g;
  if (discarded.length === 0) return NO_CARDS;
  g.discarded = [];
  return discarded;
}

/** WL-13.17: the owner orders cards that go to the pile together. */
function* arrangeDiscards(g: Table, together: readonly CardId[]): Script {
  for (const seat of seatsByPriority(g)) {
    const pile = playerAt(g, seat).discard;
    const own = together.filter((id) => ownerOf(g, id) === seat && pile.includes(id));
    if (own.length > 1) yield* arrangeDiscard(pile, seat, own);
  }
}

function* arrangeDiscard(pile: CardId[], seat: Seat, cards: readonly CardId[]): Script {
  const options = cardOptions(cards);
  const order = yield* chooseSome({
    seat,
    kind: 'arrange discard',
    options,
    min: cards.length,
    max: cards.length,
    ordered: true,
  });
  const places = cards.map((card) => pile.indexOf(card)).sort((a, b) => a - b);
  for (const [i, { card }] of order.entries()) pile[places[i] ?? pile.length] = card;
}
