/**
 * What bots think of a state and of an option before they try it.
 */
import type { Decision, Option, Seat } from '@muster/engine';
import { isWarlord } from './rules/identity.ts';
import { acOf, atkNumbers, hpOf, levelOf } from './rules/values.ts';
import { characters, type Table } from './table.ts';
import { silentTable } from './silent-table.ts';
import type { InPlay, WarlordState } from './state.ts';

const WIN = 10_000;
const WARLORD = 60;
const HAND_CARD = 1.2;
const ITEM = 2;

/** Own strength less that of the strongest opponent; the Warlord counts most. */
export function evaluate(state: WarlordState, seat: Seat): number {
  if (state.outcome !== null) {
    if (!state.outcome.winners.includes(seat)) return -WIN;
    return state.outcome.winners.length === 1 ? WIN : 0;
  }
  const g = silentTable(state);
  const strength = state.players.map((player) => (player.out ? 0 : HAND_CARD * player.hand.length));
  for (const c of characters(g)) strength[c.controller] = (strength[c.controller] ?? 0) + worth(g, c);
  const own = strength[seat] ?? 0;
  const others = strength.filter((_, other) => other !== seat);
  return own - others.reduce((sum, one) => sum + one, 0) / Math.max(1, others.length);
}

function worth(g: Table, c: InPlay): number {
  const hp = Math.max(1, hpOf(g, c.id));
  const life = Math.max(0, hp - c.wounds);
  const atk = atkNumbers(g, c.id).reduce((sum, number) => sum + Math.max(0, 4 + number), 0);
  let value = 4 + 3 * levelOf(g, c.id) + 0.4 * atk + 0.3 * acOf(g, c.id) + ITEM * c.items.length;
  value *= 0.5 + (0.5 * life) / hp;
  if (c.orientation === 'spent') value *= 0.97;
  if (c.orientation === 'stunned') value *= 0.88;
  if (!isWarlord(g, c.id)) return value;
  // A Warlord near the enemy is in danger.
  return value + WARLORD * (life / hp) + 2 * Math.min(4, c.rank);
}

/** Acting is better than passing, striking better than walking; the weakest or most valuable target first. */
export function rank(state: WarlordState, decision: Decision, option: Option): number {
  const [verb = ''] = option.key.split(':', 1);
  switch (decision.kind) {
    case 'order':
      return ORDER_RANK[verb] ?? 0;
    case 'strike target':
      return targetRank(state, option);
    case 'react':
      return option.key === 'pass' ? 0.5 : 1;
    case 'may':
      return option.key === 'yes' ? 1 : 0;
    case 'fall':
      return fallRank(state, option);
    default:
      return option.key === 'pass' || option.key === 'stop' ? -1 : 0;
  }
}

const ORDER_RANK: Readonly<Record<string, number>> = {
  attack: 6,
  play: 5,
  order: 5,
  raise: 4,
  equip: 3,
  feat: 2,
  pass: 1,
  maneuver: 0,
};

function targetRank(state: WarlordState, option: Option): number {
  if (!('card' in option) || typeof option.card !== 'number') return -1;
  const c = state.inPlay[option.card];
  if (c === null || c === undefined) return -1;
  const g = silentTable(state);
  return (isWarlord(g, c.id) ? 30 : 0) + 2 * levelOf(g, c.id) - acOf(g, c.id) - 2 * (hpOf(g, c.id) - c.wounds);
}

/** Let the cheapest fall, and never the Warlord if it can be helped. */
function fallRank(state: WarlordState, option: Option): number {
  if (!('card' in option) || typeof option.card !== 'number') return 0;
  const g = silentTable(state);
  return -levelOf(g, option.card) - (isWarlord(g, option.card) ? 20 : 0);
}
