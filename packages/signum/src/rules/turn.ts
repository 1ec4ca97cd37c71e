/**
 * The turn (chapter 15): begin, activation, end.
 */
import { ask, choose, type Option, type Script, type Seat } from '@muster/engine';
import { openWindow } from '../abilities/reactions.ts';
import { activeSeat, creatureOf, creaturesOf, decide, emit, isOnField, playerAt, type Table } from '../table.ts';
import { NOBODY, type CardId } from '../state.ts';
import { beginActivation, continueActivation, skipActivation } from './activation.ts';
import { discardForIncome, mayPlay, playCard, usables, useCard, type Usable } from './cards.ts';
import { takeAway } from './death.ts';
import { drawCard, drawFeat } from './drawing.ts';
import { deploymentHexes, enter, limitReached } from './entering.ts';
import { achievements, DISCARD_EFFECTS, discardFeat, mayDiscardFor, playFeat, type DiscardEffect } from './feats.ts';
import { refreshStrength } from './income.ts';
import { canPay, costOf, payFor } from './paying.ts';
import { checkGoal, outcomeNow } from './points.ts';
import { EMPTY_TALLY } from './tally.ts';

/** SG-15.9 */
export function* beginTurn(g: Table): Script {
  const { state } = g;
  const seat = activeSeat(g);
  const player = playerAt(g, seat);
  state.turn++;
  player.turns++;
  state.tally = EMPTY_TALLY; // SG-11.33
  emit(g, { type: 'turn', seat, turn: state.turn, rules: ['SG-15.1'] });
  state.effects = state.effects.filter((effect) => effect.until !== 'your-next-turn' || effect.seat !== seat); // SG-15.5
  openCards(g, seat);
  if (player.turns > 1) refreshStrength(g, seat); // SG-12.8
  drawCard(g, seat);
  drawFeat(g, seat);
  player.deployed = false;
  player.discardedCard = false;
  player.discardedFeat = false;
  yield* openWindow(g, 'turn-begins', { it: NOBODY, by: NOBODY, attack: null, harm: null, seat });
  checkGoal(g);
}

/** SG-15.3, SG-15.4 */
export function openCards(g: Table, seat: Seat): void {
  const player = playerAt(g, seat);
  for (const building of player.buildings) building.closed = false;
  for (const relic of player.relics) relic.closed = false;
  for (const creature of creaturesOf(g, seat)) {
    creature.activated = false;
    creature.entered = false;
    creature.activations = 0;
    creature.built = false;
  }
}

interface FreeOption extends Option {
  readonly does: 'activate' | 'play' | 'use' | 'deploy' | 'income' | 'feat' | 'discard-feat' | 'remove' | 'end';
  readonly card: CardId;
  readonly creature: number;
  readonly usable: Usable | null;
  readonly effect: DiscardEffect;
}

function option(key: string, does: FreeOption['does'], of: Partial<FreeOption> = {}): FreeOption {
  return { key, does, card: 0, creature: NOBODY, usable: null, effect: 'draw', ...of };
}

/** SG-15.10 to SG-15.16: everything the active player may do between two activations. */
function freeOptions(g: Table, seat: Seat): readonly FreeOption[] {
  const player = playerAt(g, seat);
  const options: FreeOption[] = [];
  for (const { id, activated, kind } of creaturesOf(g, seat)) {
    if (!activated) {
      options.push(option(`activate:${id}`, 'activate', { creature: id }));
      if (kind === 'minion') options.push(option(`remove:${id}`, 'remove', { creature: id })); // SG-4.17, SG-4.23
    }
  }
  for (const card of player.hand) {
    if (mayPlay(g, seat, card)) options.push(option(`play:${card}`, 'play', { card }));
    if (!player.discardedCard) options.push(option(`income:${card}`, 'income', { card })); // SG-15.14
  }
  for (const usable of usables(g, seat)) options.push(option(usable.key, 'use', { usable }));
  if (!player.deployed && !limitReached(g, seat) && deploymentHexes(g, seat).length > 0) {
    for (const card of player.camp)
      if (canPay(g, seat, costOf(g, card))) options.push(option(`deploy:${card}`, 'deploy', { card })); // SG-15.12
  }
  for (const card of achievements(g, seat)) options.push(option(`feat:${card}`, 'feat', { card }));
  if (!player.discardedFeat) {
    for (const card of player.featHand) {
      for (const effect of DISCARD_EFFECTS) {
        if (mayDiscardFor(g, seat, effect))
          options.push(option(`discard:${card}:${effect}`, 'discard-feat', { card, effect }));
      }
    }
  }
  return options;
}

/** One step of the activation phase. */
export function* activationPhase(g: Table): Script {
  if (g.state.activation !== null) {
    yield* continueActivation(g);
    return;
  }
  const seat = activeSeat(g);
  if (playerAt(g, seat).out) {
    g.state.phase = 'end'; // SG-29.20: the hero died in the own turn
    return;
  }
  const options = [...freeOptions(g, seat), option('end', 'end')];
  const picked = yield* ask({ seat, kind: 'turn', options });
  switch (picked.does) {
    case 'activate':
      yield* beginActivation(g, creatureOf(g, picked.creature));
      break;
    case 'play':
      yield* playCard(g, seat, picked.card);
      break;
    case 'use':
      if (picked.usable !== null) yield* useCard(g, seat, picked.usable);
      break;
    case 'deploy':
      yield* deploy(g, seat, picked.card);
      break;
    case 'income':
      discardForIncome(g, seat, picked.card);
      break;
    case 'feat':
      yield* playFeat(g, seat, picked.card);
      break;
    case 'discard-feat':
      yield* discardFeat(g, seat, picked.card, picked.effect);
      break;
    case 'remove':
      takeAway(g, creatureOf(g, picked.creature));
      emit(g, { type: 'removed', creature: picked.creature, rules: ['SG-4.17'] });
      break;
    case 'end':
      g.state.phase = 'end';
      return;
  }
  checkGoal(g);
}

/** SG-16.1 to SG-16.4 */
function* deploy(g: Table, seat: Seat, card: CardId): Script {
  const player = playerAt(g, seat);
  const options = deploymentHexes(g, seat).map((hex) => ({ key: String(hex), hex }));
  const { hex } = yield* choose({ seat, kind: 'deploy', options });
  payFor(g, seat, card);
  player.deployed = true;
  player.camp = player.camp.filter((one) => one !== card);
  yield* enter(g, seat, { kind: 'character', card }, hex);
}

/** SG-15.19 to SG-15.23 */
export function* endTurn(g: Table): Script {
  const { state } = g;
  const seat = activeSeat(g);
  for (;;) {
    const left = creaturesOf(g, seat).filter(({ activated }) => !activated); // SG-15.22
    if (left.length === 0) break;
    const options = left.map(({ id }) => ({ key: String(id), creature: id }));
    const { creature } = yield* choose({ seat, kind: 'skip', options });
    yield* skipActivation(g, creatureOf(g, creature));
  }
  yield* openWindow(g, 'turn-ends', { it: NOBODY, by: NOBODY, attack: null, harm: null, seat });
  expire(g);
  checkGoal(g);
  if (state.lastTurn) decide(g, outcomeNow(g, 'feats')); // SG-27.2
  if (state.options.turnLimit > 0 && state.turn >= state.options.turnLimit) decide(g, outcomeNow(g, 'limit')); // SG-14.22
  do state.active = (state.active + 1) % state.order.length;
  while (playerAt(g, activeSeat(g)).out);
  state.phase = 'begin';
}

/** SG-15.20: what lasts until the end of the turn ends; control goes back. */
export function expire(g: Table): void {
  for (const effect of g.state.effects) {
    if (effect.until !== 'turn' || effect.returns === NOBODY) continue;
    const creature = creatureOf(g, effect.creature);
    if (!isOnField(creature)) continue;
    creature.controller = effect.returns;
    emit(g, { type: 'control', creature: creature.id, seat: effect.returns });
  }
  g.state.effects = g.state.effects.filter(({ until }) => until === 'your-next-turn');
}
