/**
 * What bots think of a state: points, what stands on the battlefield, and what is still to come from hands and camps. In tenths of a
 * victory point.
 */
import type { Seat } from '@muster/engine';
import { outlookOf, POINT, type Outlook, type Unit } from './bot/outlook.ts';
import { worthInPlay, worthOfLasting } from './bot/texts.ts';
import { distanceOf } from './field.ts';
import { pointsOf } from './rules/points.ts';
import { characterOf, playerAt, supportOf } from './table.ts';
import type { SignumState } from './state.ts';

export { rank } from './bot/rank.ts';

const WIN = 100_000;
const CARD_IN_HAND = 3.5;
/** What costs much can't be played for long. */
const DEAR = 0.5;
const FEAT_IN_HAND = 3;
const INCOME = 1.5;
const STRENGTH = 0.6;
/** What a character that waits in the camp counts against one on the battlefield, by its cost. */
const IN_CAMP = 0.8;
const POISON = 4;
const PLAGUE = 5;
const STUN = 7;
const NEARER = 0.1;
/** In skirmish kills are counted instead of points. */
const KILL = 10;

export function evaluate(state: SignumState, seat: Seat): number {
  if (state.outcome !== null) {
    if (!state.outcome.winners.includes(seat)) return -WIN;
    return WIN / state.outcome.winners.length;
  }
  const o = outlookOf(state, seat);
  const team = state.players[seat]?.team;
  let own = 0;
  let best = -Infinity;
  const others = new Map<number, number>();
  for (const [at, player] of state.players.entries()) {
    const value = holdings(o, at);
    if (player.team === team) own += value;
    else others.set(player.team, (others.get(player.team) ?? 0) + value);
  }
  for (const value of others.values()) best = Math.max(best, value);
  const sides = Math.max(1, others.size);
  return own - best + strengthOf(o, o.mine, o.foes) - strengthOf(o, o.foes, o.mine) / sides;
}

/** What a player has besides creatures. */
function holdings(o: Outlook, seat: Seat): number {
  const { g } = o;
  const player = playerAt(g, seat);
  if (player.out) return 0;
  let value = pointsOf(g, seat) * POINT + player.kills.length * (g.state.mode === 'skirmish' ? KILL : 0);
  for (const card of player.hand) value += CARD_IN_HAND - DEAR * supportOf(g, card).cost;
  value += player.featHand.length * FEAT_IN_HAND;
  value += Math.min(12, player.income) * INCOME + player.strength * STRENGTH;
  for (const card of player.camp) value += characterOf(g, card).cost * IN_CAMP;
  for (const { card, reuse, armour } of player.relics) value += worthInPlay(o, card) + reuse + armour;
  for (const { card } of player.buildings) value += worthInPlay(o, card);
  return value;
}

function strengthOf(o: Outlook, units: readonly Unit[], others: readonly Unit[]): number {
  let value = 0;
  for (const unit of units) {
    const { creature, worth } = unit;
    value += worth + creature.armour * 1.5 + worthOfLasting(o, unit);
    if (creature.poison) value -= POISON;
    if (creature.plague) value -= PLAGUE;
    if (creature.stun) value -= STUN;
    let least = Infinity;
    for (const other of others) least = Math.min(least, distanceOf(o.g.field, creature.hex, other.creature.hex));
    if (least < Infinity) value -= NEARER * least;
  }
  return value;
}
