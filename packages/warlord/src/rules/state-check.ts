/**
 * WL-13.14: the state check: deaths, elimination, intruders and repair, repeated until nothing changes; then the windows it caused.
 */
import { chooseSome, type Option, type Script, type Seat } from '@muster/engine';
import { characters, faceOf, ownerOf, seatsByPriority, type Moment, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { compiled } from '../abilities/compiled.ts';
import { fallForward, illegalRanks } from './formation.ts';
import { hasTrait } from './identity.ts';
import { sendIntrudersHome } from './intruders.ts';
import { leavePlay, type Death } from './leaving.ts';
import { openMoment } from './reacts.ts';
import { hpOf } from './values.ts';
import { eliminatePlayers } from './victory.ts';

/** Runs the state check and then opens the windows of what happened, in that order (WL-32.2). */
export function* settle(g: Table): Script {
  if (g.unsettled) yield* stateCheck(g);
  while (g.aftermath.length > 0) {
    const moments = g.aftermath;
    g.aftermath = [];
    for (const moment of moments) {
      if (!somebodyListens(g, moment)) continue;
      yield* openMoment(g, moment);
      if (g.unsettled) yield* stateCheck(g);
    }
  }
}

/** Most moments concern no card at the table; opening their windows would ask nobody. */
function somebodyListens(g: Table, moment: Moment): boolean {
  if (g.state.alwaysAsked.length > 0) return true;
  for (const id of listeners(g)) {
    const { listens } = compiled(faceOf(g, id));
    if (listens.size > 0 && moment.windows.some((window) => listens.has(window))) return true;
  }
  return g.state.effects.some((effect) => effect.mod.mod === 'grant') || moment.windows.some((window) => FEAT_WINDOWS.has(window));
}

const FEAT_WINDOWS: ReadonlySet<string> = new Set([
  'before_ranged_target',
  'after_targeted_melee',
  'after_targeted_ranged',
  'after_targeted_action',
  'after_targeted_spell',
  'after_aiming_melee',
  'before_strike_roll',
  'after_die_roll',
  'after_melee_strike',
]);

/** Cards that may react or act of themselves: everything in play and in the hands. */
function* listeners(g: Table): Generator<CardId> {
  for (const card of g.state.inPlay) if (card !== null) yield card.id;
  for (const player of g.state.players) yield* player.hand;
}

function* stateCheck(g: Table): Script {
  for (let rounds = 0; g.unsettled; rounds++) {
    if (rounds > 10_000) throw new Error('the state check does not come to rest');
    g.unsettled = false;
    const dead = findDead(g);
    if (dead.length > 0) yield* bury(g, dead); // (1)
    eliminatePlayers(g); // (2)
    yield* sendIntrudersHome(g); // (3)
    const repairing = seatsByPriority(g).find((seat) => illegalRanks(g, seat).length > 0); // WL-5.21
    if (repairing !== undefined) {
      yield* fallForward(g, repairing); // (4), one fall at a time (WL-5.9)
      g.unsettled = true;
    }
  }
}

/** WL-13.2, WL-13.8, WL-24.9: found in the same pass, they die together (WL-13.15). */
function findDead(g: Table): Death[] {
  const dead: Death[] = [];
  for (const c of characters(g)) {
    if (hasTrait(g, c.id, 'Astral') && hasTrait(g, c.id, 'Ethereal')) {
      dead.push({ card: c.id, by: 0, cause: 'energies', strike: null }); // WL-24.13
    } else if (c.wounds >= hpOf(g, c.id)) {
      const wound = g.woundLog.findLast((cause) => cause.card === c.id);
      dead.push(wound ?? { card: c.id, by: 0, cause: 'effect', strike: null });
    }
  }
  return dead;
}

/** WL-13.3, WL-5.23: all leave before anything is repaired. WL-13.17: the owner orders cards that go to the pile together. */
function* bury(g: Table, dead: readonly Death[]): Script {
  const buried: CardId[] = [];
  for (const death of dead) buried.push(...leavePlay(g, death));
  for (const seat of seatsByPriority(g)) {
    const own = buried.filter((id) => ownerOf(g, id) === seat);
    if (own.length > 1) yield* arrangeDiscard(g, seat, own);
  }
}

function* arrangeDiscard(g: Table, seat: Seat, cards: readonly CardId[]): Script {
  const pile = g.state.players[seat]?.discard;
  if (pile === undefined || !cards.every((id) => pile.includes(id))) return;
  const options = cards.map((card): Option & { card: CardId } => ({ key: `card:${card}`, card }));
  const order = yield* chooseSome({ seat, kind: 'arrange discard', options, min: cards.length, max: cards.length, ordered: true });
  const rest = pile.filter((id) => !cards.includes(id));
  pile.splice(0, pile.length, ...rest, ...order.map((option) => option.card));
}
