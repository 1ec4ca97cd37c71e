/**
 * Skirmish (chapter 32): rounds of alternating activations, without economy.
 */
import { ask, choose, type Option, type Outcome, type Script, type Seat } from '@muster/engine';
import {
  activeSeat,
  characterOf,
  creatureOf,
  creaturesOf,
  decide,
  emit,
  heroOf,
  ownerOf,
  playerAt,
  type Table,
} from '../table.ts';
import { NOBODY, type CardId } from '../state.ts';
import { beginActivation, continueActivation } from './activation.ts';
import { usables, useCard, type Usable } from './cards.ts';
import { deployMinion, deploymentHexes, enter, limitReached, mayDeployMinion } from './entering.ts';
import { gainStrength } from './income.ts';
import { canPay, pay } from './paying.ts';
import { EMPTY_TALLY } from './tally.ts';
import { expire, openCards } from './turn.ts';

const STRENGTH = 5; // SG-32.9, SG-32.24
const MINION_COST = 2; // SG-32.33

interface SkirmishOption extends Option {
  readonly does: 'activate' | 'use' | 'minion' | 'skip' | 'end';
  readonly creature: number;
  readonly usable: Usable | null;
}

const unactivated = (g: Table, seat: Seat) => creaturesOf(g, seat).filter(({ activated }) => !activated);

/** SG-32.14 to SG-32.16, SG-32.37: one creature, then the next player. */
export function* skirmishTurn(g: Table): Script {
  if (g.state.activation !== null) {
    yield* continueActivation(g);
    if (g.state.activation === null) passOn(g);
    return;
  }
  const seat = activeSeat(g);
  if (playerAt(g, seat).out) return passOn(g);
  const mine = unactivated(g, seat);
  const options: SkirmishOption[] = mine.map(({ id }) => ({
    key: `activate:${id}`,
    does: 'activate',
    creature: id,
    usable: null,
  }));
  for (const usable of usables(g, seat)) options.push({ key: usable.key, does: 'use', creature: NOBODY, usable });
  if (g.state.options.minionRule && canPay(g, seat, MINION_COST) && mayDeployMinion(g, seat)) {
    options.push({ key: 'minion', does: 'minion', creature: NOBODY, usable: null });
  }
  const fewer = g.state.players.some((_, other) => other !== seat && unactivated(g, other).length > mine.length);
  if (mine.length === 0 || fewer) options.push({ key: 'skip', does: 'skip', creature: NOBODY, usable: null });
  const picked = yield* ask({ seat, kind: 'skirmish', options });
  switch (picked.does) {
    case 'activate':
      yield* beginActivation(g, creatureOf(g, picked.creature));
      if (g.state.activation === null) passOn(g);
      break;
    case 'use':
      if (picked.usable !== null) yield* useCard(g, seat, picked.usable);
      break;
    case 'minion': {
      pay(g, seat, MINION_COST);
      const hero = heroOf(g, seat);
      if (hero !== null) yield* deployMinion(g, seat, hero);
      break;
    }
    case 'skip':
    case 'end':
      passOn(g);
      break;
  }
}

/** SG-32.19, SG-32.20 */
function passOn(g: Table): void {
  const { state } = g;
  for (const creature of state.creatures) creature.built = false; // SG-32.17, SG-32.18
  const everybody = state.players.every((player, seat) => player.out || unactivated(g, seat).length === 0);
  if (everybody) {
    state.phase = 'round-end';
    return;
  }
  do state.active = (state.active + 1) % state.order.length;
  while (playerAt(g, activeSeat(g)).out);
}

/** SG-32.21 to SG-32.25 */
export function* endRound(g: Table): Script {
  const { state } = g;
  state.roundsLeft--; // SG-32.36
  emit(g, { type: 'round', left: state.roundsLeft, rules: ['SG-32.25'] });
  if (state.roundsLeft <= 0) decide(g, skirmishOutcome(g));
  expire(g);
  state.effects = []; // SG-32.45: a round is a turn of everybody
  state.tally = EMPTY_TALLY;
  do
    state.active = (state.active + 1) % state.order.length; // SG-32.20
  while (playerAt(g, activeSeat(g)).out);
  for (let i = 0; i < state.order.length; i++) {
    const seat = state.order[(state.active + i) % state.order.length] ?? 0;
    const player = playerAt(g, seat);
    if (player.out) continue;
    openCards(g, seat); // SG-32.38
    yield* deployFreely(g, seat);
    player.strength = 0;
    gainStrength(g, seat, STRENGTH);
  }
  state.turn++;
  state.phase = 'activation';
}

/** SG-32.7, SG-32.22, SG-32.23: as many characters as the limits allow, free of cost. */
export function* deployFreely(g: Table, seat: Seat): Script {
  const player = playerAt(g, seat);
  while (player.camp.length > 0 && !limitReached(g, seat) && deploymentHexes(g, seat).length > 0) {
    const cards: (Option & { card: CardId })[] = player.camp.map((card) => ({ key: String(card), card }));
    const { card } = yield* choose({ seat, kind: 'deploy-character', options: [...cards, { key: 'pass', card: 0 }] });
    if (card === 0) return;
    const hexes = deploymentHexes(g, seat).map((hex) => ({ key: String(hex), hex }));
    const { hex } = yield* choose({ seat, kind: 'deploy', options: hexes });
    player.camp = player.camp.filter((one) => one !== card);
    const creature = yield* enter(g, seat, { kind: 'character', card }, hex);
    creature.activated = false;
    creature.entered = false;
  }
}

/** SG-32.27, SG-32.28, SG-32.43: most kills, then gold, silver, bronze ones. */
export function skirmishOutcome(g: Table): Outcome {
  const score = (seat: Seat): readonly number[] => {
    // Killed are those that lie in a Hall at the end: who returned or lies under a risen one does not count.
    const kills = [...new Set(playerAt(g, seat).kills)].filter((card) =>
      playerAt(g, ownerOf(g, card)).hall.includes(card),
    );
    const of = (star: string) => kills.filter((card) => characterOf(g, card).stars.some((one) => one === star)).length;
    return [kills.length, of('gold'), of('silver'), of('bronze')];
  };
  const seats = g.state.players.flatMap((player, seat) => (player.conceded ? [] : [seat]));
  const better = (a: readonly number[], b: readonly number[]): number => {
    for (const [i, value] of a.entries()) if (value !== b[i]) return value - (b[i] ?? 0);
    return 0;
  };
  const best = seats
    .map(score)
    .reduce<readonly number[]>((top, one) => (top.length === 0 || better(one, top) > 0 ? one : top), []);
  const winners = seats.filter((seat) => better(score(seat), best) === 0);
  return { winners, reason: winners.length > 1 ? 'draw' : 'kills' };
}
