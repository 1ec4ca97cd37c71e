/**
 * The end of an attack (SG-20.9, SG-20.19): tokens, moves of the attacker, the counterattack, further attacks.
 */
import { ask, choose, PASS, type Option, type Script, type Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { openWindow } from '../abilities/reactions.ts';
import type { AttackBox } from '../content/card.ts';
import { creatureOf, emit, isOnField, recordOf, stand, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import type { Attack } from './attack.ts';
import { resolveAttack } from './attack.ts';
import { inOrder, type OrderedStep } from './order.ts';
import { boxesOf, newAttack, targetsFor } from './targeting.ts';
import { mayMove, waysWithin } from './movement.ts';
import { areEnemies, besides, distanceBetween, hasSight, isFree } from './place.ts';
import { choosePool } from './pools.ts';
import { cannot, hasKeyword, poolsOf, rangeBonus, valueOf } from './properties.ts';
import { no } from './reasons.ts';
import { giveToken } from './tokens.ts';

export function* afterAttack(g: Table, attack: Attack): Script {
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  const has = (name: string) => attack.criticals.some(({ critical }) => critical === name);
  if (isOnField(target)) {
    if (has('Infection')) giveToken(g, target, 'plague'); // SG-36.6, SG-36.14
    if (has('Poison')) giveToken(g, target, 'poison'); // SG-36.10
    if (has('Stun')) giveToken(g, target, 'stun'); // SG-36.11
  }
  const moves: OrderedStep[] = [];
  if (has('Advance')) moves.push({ name: 'Advance', run: () => advance(g, attack, attacker) });
  if (has('Swap')) moves.push({ name: 'Swap', run: () => swap(g, attacker, target) });
  if (has('Mobility')) moves.push({ name: 'Mobility', run: () => mobility(g, attacker) });
  yield* inOrder(attacker.controller, attacker.id, moves); // SG-20.19
  yield* openWindow(g, 'attack-ended', { it: target.id, by: attacker.id, attack, harm: null });
  if (!attack.counter) yield* counterattack(g, attack);
  if (has('Frenzy')) yield* frenzy(g, attack);
  if (attack.killed) yield* pursuit(g, attack);
}

/** SG-36.3: into the hex the target held when the attack was declared. */
function* advance(g: Table, attack: Attack, attacker: Creature): Script {
  const target = creatureOf(g, attack.target);
  const left = (attack.killed && !isOnField(target)) || attack.pushed;
  if (!left || !isOnField(attacker) || mayMove(g, attacker) !== null || !isFree(g, attack.hex)) return;
  if (!besides(g, attacker.hex).includes(attack.hex)) return;
  const picked = yield* ask({
    seat: attacker.controller,
    kind: 'advance',
    options: [{ key: 'yes' }, { key: PASS }],
    about: [attacker.id],
  });
  if (picked.key === 'yes') moveTo(g, attacker, attack.hex);
}

function moveTo(g: Table, creature: Creature, hex: SpaceId): void {
  const { activation } = g.state;
  if (activation?.creature === creature.id) activation.moved = true; // SG-18.13
  stand(g, creature, hex);
  emit(g, { type: 'moved', creature: creature.id, path: [hex], running: false });
}

/** SG-36.12 */
function* swap(g: Table, attacker: Creature, target: Creature): Script {
  if (!isOnField(attacker) || !isOnField(target)) return;
  const picked = yield* ask({
    seat: attacker.controller,
    kind: 'swap',
    options: [{ key: 'yes' }, { key: PASS }],
    about: [attacker.id, target.id],
  });
  if (picked.key === PASS) return;
  const here = attacker.hex;
  const there = target.hex;
  stand(g, attacker, NOBODY);
  stand(g, target, here);
  stand(g, attacker, there);
  emit(g, { type: 'placed', creature: attacker.id, at: there });
  emit(g, { type: 'placed', creature: target.id, at: here });
}

/** SG-36.7 */
function* mobility(g: Table, attacker: Creature): Script {
  if (!isOnField(attacker) || mayMove(g, attacker) !== null) return;
  const ways = waysWithin(g, attacker, 1);
  const options: (Option & { to: SpaceId })[] = ways.map(({ key, to }) => ({ key, to }));
  const picked = yield* ask({
    seat: attacker.controller,
    kind: 'mobility',
    options: [...options, { key: PASS, to: NOBODY }],
    about: [attacker.id],
  });
  if (picked.to !== NOBODY) moveTo(g, attacker, picked.to);
}

/** SG-35.14 to SG-35.17, SG-35.70 */
function* counterattack(g: Table, attack: Attack): Script {
  const target = creatureOf(g, attack.target);
  const attacker = creatureOf(g, attack.attacker);
  if (attack.box.type !== 'melee' || !isOnField(target) || !isOnField(attacker)) return;
  if (cannot(g, target, 'attack')) return; // SG-0.2
  const pools = poolsOf(g, target, 'Counterattack');
  if (pools.length === 0) return;
  const melee = recordOf(g, target).attacks.find(({ type }) => type === 'melee');
  const range = melee === undefined ? 1 : melee.range + rangeBonus(g, target); // SG-35.15
  if (distanceBetween(g, target, attacker) > range || !hasSight(g, target, attacker)) return;
  const picked = yield* ask({
    seat: target.controller,
    kind: 'counterattack',
    options: [{ key: 'yes' }, { key: PASS }],
    about: [target.id, attacker.id],
  });
  if (picked.key === PASS) return;
  const critical = melee?.critical ?? recordOf(g, target).attacks[0]?.critical;
  if (critical === undefined) return;
  const dice = yield* choosePool(target, pools);
  const box: AttackBox = { type: 'melee', dice, range, critical };
  yield* resolveAttack(g, newAttack(target, attacker, box, { counter: true, moved: false })); // SG-35.16, SG-35.71
}

/** SG-36.4: once per activation, on the same target; also by a counterattack (SG-35.16), which it then belongs to. */
function* frenzy(g: Table, attack: Attack): Script {
  const { activation } = g.state;
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  if (activation === null) return;
  const own = activation.creature === attacker.id;
  const mark = `Frenzy:${attacker.id}`;
  if (own ? activation.frenzied : activation.used.includes(mark)) return;
  if (!isOnField(attacker) || !isOnField(target)) return;
  if (
    distanceBetween(g, attacker, target) > attack.box.range + rangeBonus(g, attacker) ||
    !hasSight(g, attacker, target)
  )
    return;
  if (own) activation.frenzied = true;
  else activation.used = [...activation.used, mark];
  yield* resolveAttack(
    g,
    newAttack(attacker, target, attack.box, { counter: attack.counter, moved: own && activation.moved }),
  );
}

/** SG-35.48, SG-35.49 */
function* pursuit(g: Table, attack: Attack): Script {
  const { activation } = g.state;
  const attacker = creatureOf(g, attack.attacker);
  if (activation === null || activation.creature !== attacker.id || activation.pursued) return;
  if (attack.box.type !== 'melee' && attack.pushDamage === 0) return;
  if (!isOnField(attacker) || !hasKeyword(g, attacker, 'Pursuit')) return;
  const options: (Option & { to: SpaceId })[] = [];
  if (meleeTargets(g, attacker).length > 0) options.push({ key: 'here', to: attacker.hex });
  if (mayMove(g, attacker) === null) {
    for (const way of waysWithin(g, attacker, valueOf(g, attacker, 'Pursuit'), true)) {
      if (mayPursueTo(g, attacker, way.to) === null) options.push({ key: way.key, to: way.to });
    }
  }
  if (options.length === 0) return;
  const picked = yield* ask({
    seat: attacker.controller,
    kind: 'pursuit',
    options: [...options, { key: PASS, to: NOBODY }],
    about: [attacker.id],
  });
  if (picked.to === NOBODY) return;
  activation.pursued = true;
  const from = attacker.hex;
  if (picked.to !== from) moveTo(g, attacker, picked.to);
  const box = meleeBox(g, attacker);
  const targets = meleeTargets(g, attacker);
  if (box === undefined || targets.length === 0) return;
  const choices = targets.map(({ id }) => ({ key: String(id), target: id }));
  const { target } = yield* choose({
    seat: attacker.controller,
    kind: 'target',
    options: choices,
    about: [attacker.id],
  });
  activation.attacked = [...activation.attacked, target];
  const so = { counter: false, moved: activation.moved, from: picked.to === from ? NOBODY : from };
  yield* resolveAttack(g, newAttack(attacker, creatureOf(g, target), box, so));
}

/** SG-35.49: into contact with an enemy. */
export function mayPursueTo(g: Table, attacker: Creature, to: SpaceId): Verdict {
  const reached = g.state.creatures.some(
    (one) => isOnField(one) && areEnemies(g, attacker, one) && besides(g, to).includes(one.hex),
  );
  return reached ? null : no('SG-35.49', 'nobody-near');
}

function meleeTargets(g: Table, attacker: Creature): readonly Creature[] {
  const box = meleeBox(g, attacker);
  const attacked = g.state.activation?.attacked ?? [];
  return box === undefined ? [] : targetsFor(g, attacker, box).filter(({ id }) => !attacked.includes(id)); // SG-17.11
}

export function meleeBox(g: Table, attacker: Creature): AttackBox | undefined {
  return boxesOf(g, attacker).find(({ type }) => type === 'melee');
}
