/**
 * The turn (chapter 15): begin, activation, end.
 */
import { ask, choose, type Option, type Script, type Seat, type Verdict } from '@muster/engine';
import { openWindow } from '../abilities/reactions.ts';
import { activeSeat, creatureOf, creaturesOf, decide, emit, isOnField, playerAt, type Table } from '../table.ts';
import { NOBODY, type CardId, type Creature } from '../state.ts';
import { beginActivation, continueActivation, skipActivation } from './activation.ts';
import { discardForIncome, mayDiscardForIncome, mayPlay, playCard, usables, useCard, type Usable } from './cards.ts';
import { takeAway } from './death.ts';
import { drawCard, drawFeat } from './drawing.ts';
import { deploymentHexes, enter, mayDeployAny } from './entering.ts';
import { achievements, DISCARD_EFFECTS, discardFeat, mayDiscardFor, playFeat, type DiscardEffect } from './feats.ts';
import { refreshStrength } from './income.ts';
import { costOf, mayPay, payFor } from './paying.ts';
import { checkGoal, outcomeNow } from './points.ts';
import { no } from './reasons.ts';
import { emptyTally } from './tally.ts';
import { skippingMatters } from './terrain-effects.ts';

/** SG-15.9 */
export function* beginTurn(g: Table): Script {
  const { state } = g;
  const seat = activeSeat(g);
  const player = playerAt(g, seat);
  state.turn++;
  player.turns++;
  state.tally = emptyTally(); // SG-11.33
  for (const creature of state.creatures) creature.built = false; // SG-10.7: in the turns of others, too
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
  }
}

interface FreeOption extends Option {
  readonly does:
    | 'activate'
    | 'play'
    | 'use'
    | 'deploy'
    | 'income'
    | 'feat'
    | 'discard-feat'
    | 'remove'
    | 'skip'
    | 'end';
  readonly card: CardId;
  readonly creature: number;
  readonly usable: Usable | null;
  readonly effect: DiscardEffect;
}

function freeOption(
  key: string,
  does: FreeOption['does'],
  card: CardId,
  creature: number,
  effect: DiscardEffect = 'draw',
  usable: Usable | null = null,
): FreeOption {
  return { key, does, card, creature, usable, effect };
}

const END = freeOption('end', 'end', 0, NOBODY);

type AboutCreature = 'activate' | 'remove' | 'skip';
type AboutCard = 'play' | 'income' | 'deploy' | 'feat';

/** By creature and by card: these options are the same in every turn, so they are made once. */
const CREATURE_OPTIONS: Readonly<Record<AboutCreature, FreeOption[]>> = { activate: [], remove: [], skip: [] };
const CARD_OPTIONS: Readonly<Record<AboutCard, FreeOption[]>> = { play: [], income: [], deploy: [], feat: [] };
const DISCARD_OPTIONS: Readonly<Record<DiscardEffect, FreeOption[]>> = { strength: [], minion: [], draw: [] };

function creatureOption(does: AboutCreature, id: number): FreeOption {
  return (CREATURE_OPTIONS[does][id] ??= freeOption(`${does}:${id}`, does, 0, id));
}

function cardOption(does: AboutCard, card: CardId): FreeOption {
  return (CARD_OPTIONS[does][card] ??= freeOption(`${does}:${card}`, does, card, NOBODY));
}

function discardOption(card: CardId, effect: DiscardEffect): FreeOption {
  return (DISCARD_OPTIONS[effect][card] ??= freeOption(
    `discard:${card}:${effect}`,
    'discard-feat',
    card,
    NOBODY,
    effect,
  ));
}

/** By card and property. */
const USE_OPTIONS: FreeOption[][] = [];

function useOption(usable: Usable): FreeOption {
  const same = (USE_OPTIONS[usable.card] ??= []);
  return (same[usable.property] ??= freeOption(usable.key, 'use', 0, NOBODY, 'draw', usable));
}

/** SG-17.4, SG-16.4: each creature once a turn. */
export function mayActivate({ id, activated, entered }: Creature): Verdict {
  if (!activated) return null;
  return entered
    ? no('SG-16.4', 'just-entered', { creature: id })
    : no('SG-17.4', 'already-activated', { creature: id });
}

/** SG-15.12, SG-16.3: whether any character may be deployed now, its cost aside. */
function mayDeployNow(g: Table, seat: Seat): Verdict {
  return playerAt(g, seat).deployed ? no('SG-16.3', 'once-per-turn') : mayDeployAny(g, seat);
}

export function mayDeploy(g: Table, seat: Seat, card: CardId): Verdict {
  return mayDeployNow(g, seat) ?? mayPay(g, seat, costOf(g, card));
}

/** SG-15.10 to SG-15.16: everything the active player may do between two activations. */
function freeOptions(g: Table, seat: Seat): readonly FreeOption[] {
  const player = playerAt(g, seat);
  const options: FreeOption[] = [];
  for (const creature of g.state.creatures) {
    const { id, kind, activated } = creature;
    if (activated || !isOnField(creature) || creature.controller !== seat) continue; // mayActivate says why
    options.push(creatureOption('activate', id));
    if (kind === 'minion') options.push(creatureOption('remove', id)); // SG-4.17, SG-4.23
    if (skippingMatters(g, creature)) options.push(creatureOption('skip', id)); // SG-17.5
  }
  const discards = mayDiscardForIncome(g, seat) === null;
  for (const card of player.hand) {
    if (mayPlay(g, seat, card) === null) options.push(cardOption('play', card));
    if (discards) options.push(cardOption('income', card));
  }
  for (const usable of usables(g, seat)) options.push(useOption(usable));
  if (mayDeployNow(g, seat) === null) {
    for (const card of player.camp)
      if (mayPay(g, seat, costOf(g, card)) === null) options.push(cardOption('deploy', card));
  }
  for (const card of achievements(g, seat)) options.push(cardOption('feat', card));
  for (const effect of DISCARD_EFFECTS) {
    if (mayDiscardFor(g, seat, effect) !== null) continue;
    for (const card of player.featHand) options.push(discardOption(card, effect));
  }
  options.push(END);
  return options;
}

/** One step of the activation phase. */
export function* activationPhase(g: Table): Script {
  if (g.state.activation !== null) {
    yield* continueActivation(g);
    checkGoal(g); // SG-27.12
    return;
  }
  const seat = activeSeat(g);
  if (playerAt(g, seat).out) {
    g.state.phase = 'end'; // SG-29.20: the hero died in the own turn
    return;
  }
  const picked = yield* ask({ seat, kind: 'turn', options: freeOptions(g, seat) });
  if (playerAt(g, seat).conceded) return;
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
    case 'skip':
      yield* skipActivation(g, creatureOf(g, picked.creature));
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
  const options = deploymentHexes(g, seat).map((hex) => ({ key: String(hex), hex, card }));
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
  passTurn(g);
  state.phase = 'begin';
}

/** SG-15.21; whose hero is dead is skipped (SG-29.20). */
export function passTurn(g: Table): void {
  const { state } = g;
  do state.active = (state.active + 1) % state.order.length;
  while (playerAt(g, activeSeat(g)).out);
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
