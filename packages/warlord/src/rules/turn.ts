/**
 * Chapter 8: the phases of a turn.
 */
import { chooseTogether, type Decision, type Script, type Seat } from '@muster/engine';
import { appliesTo, indexOf } from '../abilities/active.ts';
import { runEffects } from '../abilities/effects.ts';
import { frameFor } from '../abilities/frame.ts';
import { opening } from '../abilities/hearing.ts';
import { expireEffects } from '../abilities/modify.ts';
import { momentOf } from '../moment.ts';
import { charactersOf, playerAt, seatsByPriority, seatsInGame, type Roll, type Table } from '../table.ts';
import { NO_USES, NONE, type CardId } from '../state.ts';
import { drawCards } from './deck.ts';
import { isWarlord } from './identity.ts';
import { takeFrom, toZone } from './leaving.ts';
import { cardOptions, type CardOption } from './options.ts';
import { turnedMoment } from './orientation.ts';
import { isForbidden } from './prohibitions.ts';
import { openMoment } from './reacts.ts';
import { afterRoll, announceRoll, beforeRoll, rollModifiers, throwDie } from './rolls.ts';
import { isRestless, settle } from './state-check.ts';
import { decide } from './victory.ts';

const INITIATIVE_SETTLED = opening('initiative_settled');
const HAND_SIZE = 5; // WL-8.8

/** WL-8.3 to WL-8.5: every card with an orientation turns one step toward upright. */
export function* readyPhase(g: Table): Script {
  for (const card of g.state.inPlay) {
    if (card === null || card.kind === 'attached' || card.orientation === 'ready') continue;
    if (card.kind === 'character' && isForbidden(g, card.id, 'ready-in-ready-phase')) continue;
    card.orientation = card.orientation === 'stunned' ? 'spent' : 'ready';
    g.aftermath.push(turnedMoment(card.id, card.orientation));
  }
  g.io.emit({ type: 'readied all', rules: ['WL-8.3'] });
  g.unsettled = true;
  if (isRestless(g)) yield* settle(g);
}

/** WL-8.6, WL-8.7, WL-8.11: all discard in secret and together; then all draw up to their hand size. */
export function* drawPhase(g: Table): Script {
  const decisions: Decision<CardOption>[] = [];
  for (const seat of seatsInGame(g)) {
    const { hand } = playerAt(g, seat);
    if (hand.length === 0) continue;
    const options = cardOptions(hand);
    decisions.push({ seat, kind: 'discard', options, min: 0, max: hand.length });
  }
  const discards = yield* chooseTogether(decisions);
  for (const [i, { seat }] of decisions.entries()) {
    for (const { card } of discards[i] ?? []) {
      takeFrom(g, seat, 'hand', card);
      toZone(g, card, 'discard');
      g.io.emit({ type: 'zone', card, seat, from: 'hand', to: 'discard' });
    }
  }
  for (const seat of seatsByPriority(g)) yield* drawCards(g, seat, handSize(g, seat) - playerAt(g, seat).hand.length); // WL-8.9
  if (isRestless(g)) yield* settle(g);
}

function handSize(g: Table, seat: Seat): number {
  let size = HAND_SIZE;
  for (const active of indexOf(g).mods.handSize) {
    if (active.frame.seat === seat && appliesTo(g, active, active.frame.actor)) size += active.mod.add;
  }
  return size;
}

interface InitiativeRoll {
  readonly seat: Seat;
  readonly roll: Roll;
}

interface InitiativeResult {
  readonly seat: Seat;
  readonly natural: number;
  readonly total: number;
}

/** WL-8.12 to WL-8.18, WL-8.23: the Warlords roll; the tied for the highest result roll again among themselves. */
export function* initiativePhase(g: Table): Script {
  let contenders = seatsInGame(g);
  let winner = contenders[0] ?? 0;
  for (let again = 0; contenders.length > 0; again++) {
    if (again > 1000) throw new Error('initiative is never settled');
    const rolls = yield* rollInitiative(g, contenders);
    const best = contenders.map((seat) => bestOf(g, rolls, seat));
    const results = best.map(({ seat, total }) => ({ seat, total }));
    const highest = Math.max(...results.map((result) => result.total));
    const tied = results.filter((result) => result.total === highest).map((result) => result.seat);
    winner = tied[0] ?? winner;
    if (tied.length === 1) {
      g.state.initiative = winner; // WL-8.13, WL-8.20
      g.state.initiativeSettled = true;
      const naturals = best.map(({ natural }) => natural);
      g.io.emit({ type: 'initiative', seat: winner, results, naturals, rules: ['WL-8.13'] });
      break;
    }
    contenders = tied; // WL-8.14, WL-8.16
  }
  g.state.slot = winner; // WL-9.1
  g.state.passes = 0;
  const settled = momentOf(INITIATIVE_SETTLED, warlordOf(g, winner), warlordOf(g, winner)); // TW-28
  settled.seat = winner;
  yield* openMoment(g, settled);
  if (isRestless(g)) yield* settle(g);
}

/** WL-8.17: a player with several Warlords rolls for each. WL-8.18: all roll, then roll by roll the window after it opens. */
function* rollInitiative(g: Table, seats: readonly Seat[]): Script<InitiativeRoll[]> {
  const rolls: InitiativeRoll[] = [];
  for (const seat of seats) {
    for (const c of charactersOf(g, seat)) {
      if (isWarlord(g, c.id)) rolls.push({ seat, roll: announceRoll('initiative', c.id) });
    }
  }
  for (const { roll } of rolls) yield* beforeRoll(g, roll);
  for (const { roll } of rolls) throwDie(g, roll);
  for (const { roll } of rolls) yield* afterRoll(g, roll);
  if (isRestless(g)) yield* settle(g);
  return rolls;
}

/** WL-3.7, WL-8.15: no target number; modifiers count for a natural 1 and 20 too. */
function bestOf(g: Table, rolls: readonly InitiativeRoll[], seat: Seat): InitiativeResult {
  let best: InitiativeResult = { seat, natural: 0, total: Number.NEGATIVE_INFINITY };
  for (const { seat: of, roll } of rolls) {
    if (of !== seat) continue;
    const total = roll.natural + rollModifiers(g, roll);
    if (total > best.total) best = { seat, natural: roll.natural, total };
  }
  return best;
}

function warlordOf(g: Table, seat: Seat): CardId {
  return charactersOf(g, seat).find((c) => isWarlord(g, c.id))?.id ?? NONE;
}

/** WL-8.22: what waits for the end of the turn; then effects expire together, a state check, and limits are reset. */
export function* endTurn(g: Table): Script {
  const { delayed } = g.state;
  g.state.delayed = [];
  for (const { effects, source, actor, seat, targets, it } of delayed) {
    if (playerAt(g, seat).out) continue;
    const f = frameFor(source, actor, seat);
    f.targets = targets;
    f.it = it;
    yield* runEffects(g, effects, f);
  }
  expireEffects(g);
  for (const player of g.state.players) player.handShown = false;
  if (isRestless(g)) yield* settle(g);
  for (const card of g.state.inPlay) {
    if (card === null) continue;
    card.uses = NO_USES;
    card.acted = false;
  }
  if (g.state.turnLimit > 0 && g.state.turn >= g.state.turnLimit)
    decide(g, { winners: seatsInGame(g), reason: 'turn limit' }); // WL-31.15
  g.state.turn++;
  g.state.initiativeSettled = false;
  g.state.phase = 'ready';
  g.io.emit({ type: 'turn', turn: g.state.turn });
}
