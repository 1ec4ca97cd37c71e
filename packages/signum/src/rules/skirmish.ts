/**
 * Skirmish (chapter 32): rounds of alternating activations, without economy.
 */
import { ask, choose, type Option, type Outcome, type Script, type Seat, type Verdict } from '@muster/engine';
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
import { NOBODY, type CardId, type Creature } from '../state.ts';
import { openWindow } from '../abilities/reactions.ts';
import { beginActivation, continueActivation, skipActivation } from './activation.ts';
import { usables, useCard, type Usable } from './cards.ts';
import { deployMinion, deploymentHexes, enter, mayDeployAny, mayDeployMinion } from './entering.ts';
import { takeAway } from './death.ts';
import { gainStrength } from './income.ts';
import { mayPay, pay } from './paying.ts';
import { no } from './reasons.ts';
import { emptyTally } from './tally.ts';
import { skippingMatters } from './terrain-effects.ts';
import { expire, openCards, passTurn } from './turn.ts';

const STRENGTH = 5; // SG-32.9, SG-32.24
const MINION_COST = 2; // SG-32.33

interface SkirmishOption extends Option {
  readonly does: 'activate' | 'use' | 'minion' | 'remove' | 'skip-creature' | 'skip';
  readonly creature: number;
  readonly usable: Usable | null;
}

const unactivated = (g: Table, seat: Seat) => creaturesOf(g, seat).filter(({ activated }) => !activated);

/** SG-32.33 */
export function mayBuyMinion(g: Table, seat: Seat): Verdict {
  if (!g.state.options.minionRule) return no('SG-32.33', 'minion-rule-off');
  return mayPay(g, seat, MINION_COST) ?? mayDeployMinion(g, seat);
}

/** SG-32.37: who has fewer creatures left than somebody else, or none. */
export function maySkip(g: Table, seat: Seat): Verdict {
  const mine = unactivated(g, seat).length;
  const others = g.state.players.map((_, other) => unactivated(g, other).length);
  return mine === 0 || Math.max(...others) > mine ? null : no('SG-32.37', 'not-fewer');
}

/** SG-32.14 to SG-32.16, SG-32.37: one creature, then the next player. */
export function* skirmishTurn(g: Table): Script {
  if (g.state.activation !== null) {
    yield* continueActivation(g);
    if (g.state.activation === null) passOn(g);
    return;
  }
  const seat = activeSeat(g);
  if (playerAt(g, seat).out) return passOn(g);
  const options: SkirmishOption[] = unactivated(g, seat).map(({ id }) => ({
    key: `activate:${id}`,
    does: 'activate',
    creature: id,
    usable: null,
  }));
  for (const creature of unactivated(g, seat)) {
    const { id, kind } = creature;
    if (kind === 'minion') options.push({ key: `remove:${id}`, does: 'remove', creature: id, usable: null }); // SG-4.23
    if (skippingMatters(g, creature))
      options.push({ key: `skip:${id}`, does: 'skip-creature', creature: id, usable: null }); // SG-17.5
  }
  for (const usable of usables(g, seat)) options.push({ key: usable.key, does: 'use', creature: NOBODY, usable });
  if (mayBuyMinion(g, seat) === null) options.push({ key: 'minion', does: 'minion', creature: NOBODY, usable: null });
  if (maySkip(g, seat) === null) options.push({ key: 'skip', does: 'skip', creature: NOBODY, usable: null });
  const picked = yield* ask({ seat, kind: 'skirmish', options });
  if (playerAt(g, seat).conceded) return;
  switch (picked.does) {
    case 'activate':
      yield* beginActivation(g, creatureOf(g, picked.creature));
      if (g.state.activation === null) passOn(g);
      break;
    case 'use': {
      const hero = heroOf(g, seat);
      const waiting = hero?.activated === false;
      if (picked.usable !== null) yield* useCard(g, seat, picked.usable);
      if (waiting && hero.activated) passOn(g); // SG-25.13: the relic used the hero's activation
      break;
    }
    case 'minion': {
      pay(g, seat, MINION_COST);
      const hero = heroOf(g, seat);
      if (hero !== null) yield* deployMinion(g, seat, hero);
      break;
    }
    case 'remove':
      takeAway(g, creatureOf(g, picked.creature));
      emit(g, { type: 'removed', creature: picked.creature, rules: ['SG-4.17'] });
      passOn(g);
      break;
    case 'skip-creature':
      yield* skipActivation(g, creatureOf(g, picked.creature));
      passOn(g);
      break;
    case 'skip':
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
  passTurn(g);
}

/** SG-32.21 to SG-32.25 */
export function* endRound(g: Table): Script {
  const { state } = g;
  yield* roundWindow(g, 'turn-ends');
  state.roundsLeft--; // SG-32.36
  emit(g, { type: 'round', left: state.roundsLeft, rules: ['SG-32.25'] });
  if (state.roundsLeft <= 0) decide(g, skirmishOutcome(g));
  expire(g);
  state.effects = []; // SG-32.45: a round is a turn of everybody
  state.tally = emptyTally();
  passTurn(g); // SG-32.20
  const seats = state.order
    .map((_, i) => state.order[(state.active + i) % state.order.length] ?? 0)
    .filter((seat) => !playerAt(g, seat).out);
  for (const seat of seats) openCards(g, seat); // SG-32.21, SG-32.38
  yield* deployFreely(g, seats);
  for (const seat of seats) {
    playerAt(g, seat).strength = 0;
    gainStrength(g, seat, STRENGTH);
  }
  state.turn++;
  state.phase = 'activation';
  yield* roundWindow(g, 'turn-begins');
}

/** SG-32.45: the start and the end of a round are those of everybody's turn. */
export function roundWindow(g: Table, trigger: 'turn-begins' | 'turn-ends'): Script {
  return openWindow(g, trigger, { it: NOBODY, by: NOBODY, attack: null, harm: null });
}

/** SG-32.7, SG-32.22: before every round, in the order of play. */
export function* deployFreely(g: Table, seats: readonly Seat[]): Script {
  for (const seat of seats) if (!playerAt(g, seat).out) yield* deployCharacters(g, seat);
  for (const creature of g.state.creatures) unmark(creature); // whoever came with them is not in the round yet (SG-32.31)
}

function unmark(creature: Creature): void {
  creature.activated = false;
  creature.entered = false;
}

/** SG-32.22, SG-32.23: as many characters as the limits allow, free of cost. */
function* deployCharacters(g: Table, seat: Seat): Script {
  const player = playerAt(g, seat);
  while (player.camp.length > 0 && mayDeployAny(g, seat) === null) {
    const cards: (Option & { card: CardId })[] = player.camp.map((card) => ({ key: String(card), card }));
    const { card } = yield* choose({ seat, kind: 'deploy-character', options: [...cards, { key: 'pass', card: 0 }] });
    if (card === 0) return;
    const hexes = deploymentHexes(g, seat).map((hex) => ({ key: String(hex), hex, card }));
    const { hex } = yield* choose({ seat, kind: 'deploy', options: hexes });
    player.camp = player.camp.filter((one) => one !== card);
    unmark(yield* enter(g, seat, { kind: 'character', card }, hex));
  }
}

/** Killed are those that lie in a Hall at the end: who returned or lies under a risen one does not count. */
export function killsOf(g: Table, seat: Seat): readonly CardId[] {
  return [...new Set(playerAt(g, seat).kills)].filter((card) => playerAt(g, ownerOf(g, card)).hall.includes(card));
}

/** SG-32.27, SG-32.28, SG-32.43: most kills, then gold, silver, bronze ones. */
export function skirmishOutcome(g: Table): Outcome {
  const score = (seat: Seat): readonly number[] => {
    const kills = killsOf(g, seat);
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
