/**
 * WL-13.14: the state check: deaths, elimination, intruders and repair, repeated until nothing changes; then the windows it caused.
 */
import { chooseSome, type Option, type Script, type Seat } from '@muster/engine';
import { indexOf } from '../abilities/active.ts';
import { hearing } from '../abilities/hearing.ts';
import { characters, ownerOf, seatsByPriority, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { fallForward, illegalRanks } from './formation.ts';
import { hasTrait, printedTraits } from './identity.ts';
import { sendIntrudersHome } from './intruders.ts';
import { leavePlay, type Death } from './leaving.ts';
import { openMoment, somebodyHears } from './reacts.ts';
import { hpOf } from './values.ts';
import { eliminatePlayers } from './victory.ts';

/** Runs the state check and then opens the windows of what happened, in that order (WL-32.2). */
export function* settle(g: Table): Script {
  if (g.unsettled) yield* stateCheck(g);
  while (g.aftermath.length > 0) {
    const moments = g.aftermath;
    g.aftermath = [];
    for (const moment of moments) {
      const mask = hearing(moment.windows);
      if ((indexOf(g).autosAt & mask) === 0 && !somebodyHears(g, mask)) continue;
      yield* openMoment(g, moment);
      if (g.unsettled) yield* stateCheck(g);
    }
  }
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
  const { mods, stats } = indexOf(g);
  for (const c of characters(g)) {
    if (isTorn(g, c.id, mods.identity.length > 0)) {
      dead.push({ card: c.id, by: 0, cause: 'energies', strike: null }); // WL-24.13
    } else if ((c.wounds > 0 || stats.hp.length > 0 || c.items.length > 0) && c.wounds >= hpOf(g, c.id)) {
      const wound = g.woundLog.findLast((cause) => cause.card === c.id);
      dead.push(wound ?? { card: c.id, by: 0, cause: 'effect', strike: null });
    }
  }
  return dead;
}

/** WL-24.9: Astral and Ethereal at once. */
function isTorn(g: Table, id: CardId, traitsChange: boolean): boolean {
  if (!traitsChange) {
    const printed = printedTraits(g, id);
    return printed.length > 1 && printed.includes('Astral') && printed.includes('Ethereal');
  }
  return hasTrait(g, id, 'Astral') && hasTrait(g, id, 'Ethereal');
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
