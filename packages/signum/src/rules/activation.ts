/**
 * The activation of a creature (chapter 17), step by step (SG-17.12).
 */
import { ask, PASS, type Option, type Script } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { isHeard, openWindow } from '../abilities/reactions.ts';
import { canRun, runBody, type Frame } from '../abilities/effects.ts';
import { creatureOf, currentActivation, emit, isOnField, playerAt, stand, type Table } from '../table.ts';
import { NOBODY, type Activation, type Creature } from '../state.ts';
import { resolveAttack } from './attack.ts';
import { heal, wound } from './damage.ts';
import { rollPool } from './dice.ts';
import { playFeats } from './feats.ts';
import { hookOptions, hook, longshot, longshotTargets, healing, healingTargets } from './specials.ts';
import { mayMove, mayRun, reach, searchWays } from './movement.ts';
import { inOrder, type OrderedStep } from './order.ts';
import { pay } from './paying.ts';
import { distanceBetween, isFree } from './place.ts';
import { choosePool } from './pools.ts';
import { grantsOf, hasKeyword, poolsOf, propertiesOf } from './properties.ts';
import { boxesOf, newAttack, targetsFor } from './targeting.ts';
import { terrainAfterActivation } from './terrain-effects.ts';
import { giveToken, loseToken } from './tokens.ts';

/** SG-35.63, SG-35.65: a stunned creature loses the token instead. */
export function* beginActivation(g: Table, creature: Creature): Script {
  creature.activated = true; // SG-17.7
  if (creature.stun) {
    loseToken(g, creature, 'stun');
    return;
  }
  creature.activations++;
  g.state.activation = {
    creature: creature.id,
    stage: 'start',
    running: false,
    moved: false,
    from: creature.hex,
    attacked: [],
    attacks: 0,
    acted: false,
    hooked: false,
    pursued: false,
    frenzied: false,
    used: [],
  };
  emit(g, { type: 'activated', creature: creature.id, rules: ['SG-17.1'] });
}

/** SG-20.12: how many attacks it may make; asked each time, as contracts and tactics come after the activation began. */
function attacksOf(g: Table, creature: Creature): number {
  let attacks = 1;
  for (const { grant } of grantsOf(g, creature)) if (grant === 'extra-attack') attacks++;
  return attacks;
}

/** SG-17.5, SG-35.40, SG-35.44: skipping removes poison and plague; it still counts as activated. */
export function* skipActivation(g: Table, creature: Creature): Script {
  creature.activated = true;
  if (creature.stun) {
    loseToken(g, creature, 'stun');
    return;
  }
  emit(g, { type: 'skipped', creature: creature.id, rules: ['SG-17.5'] });
  loseToken(g, creature, 'poison');
  loseToken(g, creature, 'plague');
  yield* terrainAfterActivation(g, creature); // SG-26.23
}

/** One step of the activation under way. */
export function* continueActivation(g: Table): Script {
  const activation = currentActivation(g);
  const creature = creatureOf(g, activation.creature);
  if (!isOnField(creature)) {
    endActivation(g); // SG-17.15
    return;
  }
  // Where nothing can happen, the next stage comes at once.
  if (activation.stage === 'start' && !startsWithSomething(g, creature)) activation.stage = 'contract';
  if (activation.stage === 'contract' && !hasKeyword(g, creature, 'Contract')) activation.stage = 'move';
  switch (activation.stage) {
    case 'start':
      yield* startEffects(g, creature);
      activation.stage = 'contract';
      break;
    case 'contract':
      yield* contract(g, creature);
      activation.stage = 'move';
      break;
    case 'move':
      yield* moveStage(g, activation, creature);
      break;
    case 'action':
      yield* actionStage(g, activation, creature);
      break;
    case 'end':
      yield* terrainAfterActivation(g, creature);
      endActivation(g);
      break;
  }
}

/** What was given for the activation ends with it. */
function endActivation(g: Table): void {
  endEffectsOfActivation(g);
  g.state.activation = null;
}

function endEffectsOfActivation(g: Table): void {
  g.state.effects = g.state.effects.filter((effect) => effect.until !== 'activation');
}

function startsWithSomething(g: Table, creature: Creature): boolean {
  return (
    creature.poison || creature.plague || hasKeyword(g, creature, 'Regeneration') || isHeard(g, 'activation-begins')
  );
}

/** Poison, plague, Regeneration in the order of the creature's player (SG-17.12). */
function* startEffects(g: Table, creature: Creature): Script {
  yield* openWindow(g, 'activation-begins', { it: creature.id, by: NOBODY, attack: null, harm: null });
  const effects: OrderedStep[] = [];
  if (creature.poison) effects.push({ name: 'poison', run: () => poison(g, creature) });
  if (creature.plague) effects.push({ name: 'plague', run: () => plague(g, creature) });
  if (hasKeyword(g, creature, 'Regeneration'))
    effects.push({ name: 'Regeneration', run: () => regenerate(g, creature) });
  yield* inOrder(creature.controller, creature.id, effects);
}

/** SG-35.43 */
function* poison(g: Table, creature: Creature): Script {
  if (!creature.poison || !isOnField(creature)) return;
  const { poisonDie, symbols } = g.state.options.data;
  const symbol = rollPool(g, [poisonDie], creature.controller, creature.id, 'poison')[0]?.symbol ?? 'BLANK';
  if (symbols.poisonWound.includes(symbol))
    yield* wound(g, {
      target: creature.id,
      damage: 1,
      magic: false,
      cause: 'poison',
      by: NOBODY,
      card: '',
      attack: null,
    });
  if (symbols.poisonCure.includes(symbol)) loseToken(g, creature, 'poison');
}

/** SG-35.39, SG-35.41: a wound, and everybody within 1 hex rolls. */
function* plague(g: Table, creature: Creature): Script {
  if (!creature.plague || !isOnField(creature)) return;
  const { plagueDie, symbols } = g.state.options.data;
  const near = g.state.creatures.filter(
    (one) => isOnField(one) && one.id !== creature.id && distanceBetween(g, one, creature) <= 1,
  );
  yield* wound(g, {
    target: creature.id,
    damage: 1,
    magic: false,
    cause: 'plague',
    by: NOBODY,
    card: '',
    attack: null,
  });
  for (const one of near.filter(isOnField)) {
    const symbol = rollPool(g, [plagueDie], one.controller, one.id, 'plague')[0]?.symbol ?? 'BLANK';
    if (symbols.plague.includes(symbol)) giveToken(g, one, 'plague');
  }
}

/** SG-35.56 */
function* regenerate(g: Table, creature: Creature): Script {
  const pools = isOnField(creature) ? poolsOf(g, creature, 'Regeneration') : [];
  if (pools.length === 0) return;
  const dice = yield* choosePool(creature, pools);
  const pool = dice.length > 0 ? dice : [g.state.options.data.regenerationDie];
  for (const { symbol } of rollPool(g, pool, creature.controller, creature.id, 'Regeneration')) {
    if (symbol === 'HIT') yield* heal(g, creature, 1);
    if (symbol === 'CRIT') yield* heal(g, creature, 2);
  }
}

/** SG-25.13: a relic that closes the hero uses its activation; what belongs to its start and end happens (SG-17.14). */
export function* activateFor(g: Table, hero: Creature, used: Script): Script {
  hero.activated = true;
  hero.activations++;
  emit(g, { type: 'activated', creature: hero.id, rules: ['SG-25.13'] });
  yield* startEffects(g, hero);
  if (isOnField(hero)) yield* used; // SG-17.15
  yield* terrainAfterActivation(g, hero);
  endEffectsOfActivation(g);
}

/** SG-35.13: at most once per activation. */
function* contract(g: Table, creature: Creature): Script {
  for (const property of propertiesOf(g, creature)) {
    if (property.keyword !== 'Contract') continue;
    const player = g.state.players[creature.controller];
    if (player === undefined || player.strength < property.value) continue;
    const picked = yield* ask({
      seat: creature.controller,
      kind: 'contract',
      options: [{ key: 'yes' }, { key: PASS }],
      about: [creature.id],
    });
    if (picked.key === PASS) continue;
    pay(g, creature.controller, property.value);
    emit(g, { type: 'contract', creature: creature.id, strength: property.value, rules: ['SG-35.13'] });
    g.state.effects = [
      ...g.state.effects,
      {
        creature: creature.id,
        seat: creature.controller,
        grants: property.grants,
        source: 'Contract',
        until: 'turn',
        ends: g.state.turn,
        returns: NOBODY,
      },
    ];
    return;
  }
}

interface MoveOption extends Option {
  readonly does: 'walk' | 'run' | 'hook' | 'stay' | 'close';
  readonly to: SpaceId;
  readonly creature: number;
  /** SG-18.10: the hexes to go, for whoever shows it. */
  readonly cost: number;
}

/** SG-17.1: move, run, Hook, or use a close property; SG-17.2: or stay. */
function* moveStage(g: Table, activation: Activation, creature: Creature): Script {
  yield* playFeats(g, creature.controller); // SG-11.26
  const options: MoveOption[] = [];
  if (mayMove(g, creature) === null) {
    const runs = mayRun(g, creature) === null;
    const walk = reach(g, creature, false);
    // Who runs comes everywhere a walker comes.
    const found = searchWays(g, creature, runs ? reach(g, creature, true) : walk);
    addWays(g, 'walk', found, walk, options);
    if (runs) addWays(g, 'run', found, Infinity, options);
  }
  for (const target of hookOptions(g, creature))
    options.push({ key: `hook:${target.id}`, does: 'hook', to: NOBODY, creature: target.id, cost: 0 });
  let place = 0;
  for (const property of propertiesOf(g, creature)) {
    if (property.keyword === 'close' && canRun(g, closeFrame(creature), property.does))
      options.push({ key: `close:${place}`, does: 'close', to: place, creature: NOBODY, cost: 0 });
    place++;
  }
  if (options.length === 0) {
    activation.stage = mayStrike(g, creature) ? 'action' : 'end';
    return;
  }
  options.push(STAY);
  const picked = yield* ask({ seat: creature.controller, kind: 'move', options, about: [creature.id] });
  if (playerAt(g, creature.controller).conceded) return;
  switch (picked.does) {
    case 'stay':
      break;
    case 'walk':
    case 'run':
      activation.running = picked.does === 'run';
      activation.moved = true; // SG-18.13
      stand(g, creature, picked.to);
      emit(g, {
        type: 'moved',
        creature: creature.id,
        path: [picked.to],
        running: activation.running,
        rules: ['SG-18.1'],
      });
      yield* openWindow(g, 'movement-ended', { it: creature.id, by: creature.id, attack: null, harm: null });
      break;
    case 'hook':
      activation.hooked = true;
      yield* hook(g, creature, creatureOf(g, picked.creature)); // SG-35.29
      break;
    case 'close': {
      const property = propertiesOf(g, creature)[picked.to];
      if (property?.keyword === 'close') yield* runBody(g, closeFrame(creature), property.does); // SG-25.12
      activation.stage = 'end';
      return;
    }
  }
  activation.stage = activation.running || !mayStrike(g, creature) ? 'end' : 'action'; // SG-18.9
}

function closeFrame({ id, controller }: Creature): Frame {
  return { self: id, seat: controller, name: 'close', it: id, attack: null, harm: null, support: null };
}

const STAY: MoveOption = { key: 'stay', does: 'stay', to: NOBODY, creature: NOBODY, cost: 0 };

/** The hexes that were just found, from near to far, so many steps away at most. */
function addWays(g: Table, does: 'walk' | 'run', found: number, most: number, options: MoveOption[]): void {
  const { search } = g.field;
  for (let i = 1; i < found; i++) {
    const to = search.found[i] ?? 0;
    const cost = search.steps[to] ?? 0;
    if (cost > most) return;
    if (isFree(g, to)) options.push(wayOption(does, to, cost)); // SG-18.4
  }
}

/** By cost and space: there are no more frequent options, so they are made once. */
const WAY_OPTIONS: Readonly<Record<'walk' | 'run', MoveOption[][]>> = { walk: [], run: [] };

function wayOption(does: 'walk' | 'run', to: SpaceId, cost: number): MoveOption {
  const same = (WAY_OPTIONS[does][cost] ??= []);
  return (same[to] ??= { key: `${does}:${to}`, does, to, creature: NOBODY, cost });
}

/** SG-35.59: who entered this turn by Rush can't attack nor use special properties. */
function mayStrike(g: Table, creature: Creature): boolean {
  return !(creature.entered && hasKeyword(g, creature, 'Rush'));
}

interface ActionOption extends Option {
  readonly does: 'attack' | 'heal' | 'longshot' | 'pass';
  readonly box: number;
  readonly target: number;
}

const NO_ACTION: ActionOption = { key: PASS, does: 'pass', box: NOBODY, target: NOBODY };

/** SG-17.1, SG-20.12: an attack, or one special property instead of all attacks. */
function* actionStage(g: Table, activation: Activation, creature: Creature): Script {
  const seat = creature.controller;
  yield* playFeats(g, seat);
  if (activation.acted || activation.attacks >= attacksOf(g, creature) || !isOnField(creature)) {
    activation.stage = 'end';
    return;
  }
  const options: ActionOption[] = [];
  let box = 0;
  for (const attack of boxesOf(g, creature)) {
    for (const { id } of targetsFor(g, creature, attack)) {
      if (!activation.attacked.includes(id))
        options.push({ key: `attack:${box}:${id}`, does: 'attack', box, target: id }); // SG-17.11
    }
    box++;
  }
  if (activation.attacked.length === 0) {
    for (const { id } of healingTargets(g, creature))
      options.push({ key: `heal:${id}`, does: 'heal', box: NOBODY, target: id });
    for (const { id } of longshotTargets(g, creature))
      options.push({ key: `longshot:${id}`, does: 'longshot', box: NOBODY, target: id });
  }
  if (options.length === 0) {
    activation.stage = 'end';
    return;
  }
  options.push(NO_ACTION);
  const picked = yield* ask({ seat, kind: 'action', options, about: [creature.id] });
  switch (picked.does) {
    case 'pass':
      activation.stage = 'end';
      return;
    case 'attack': {
      const box = boxesOf(g, creature)[picked.box];
      if (box === undefined) return;
      activation.attacks++;
      activation.attacked = [...activation.attacked, picked.target];
      yield* resolveAttack(
        g,
        newAttack(creature, creatureOf(g, picked.target), box, { counter: false, moved: activation.moved }),
      );
      break;
    }
    case 'heal':
      activation.acted = true;
      yield* healing(g, creature, creatureOf(g, picked.target));
      break;
    case 'longshot':
      activation.acted = true;
      yield* longshot(g, creature, creatureOf(g, picked.target));
      break;
  }
}
