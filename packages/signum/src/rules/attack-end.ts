/**
 * The end of an attack (SG-20.9, SG-20.19): tokens, moves of the attacker, the counterattack, further attacks.
 */
import { ask, choose, PASS, type Option, type Script } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { openWindow } from '../abilities/reactions.ts';
import type { AttackBox } from '../content/card.ts';
import { creatureOf, emit, isOnField, recordOf, stand, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import type { Attack } from './attack.ts';
import { resolveAttack } from './attack.ts';
import { newAttack, targetsFor } from './targeting.ts';
import { mayMove, waysWithin } from './movement.ts';
import { areEnemies, distanceBetween, hasSight, isFree } from './place.ts';
import { diceOf, hasKeyword, rangeBonus, valueOf } from './properties.ts';
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
  if (has('Advance')) yield* advance(g, attack, attacker);
  if (has('Swap')) yield* swap(g, attacker, target);
  if (has('Mobility')) yield* mobility(g, attacker);
  yield* openWindow(g, 'attack-ended', { it: target.id, by: attacker.id, attack, harm: null });
  if (!attack.counter) yield* counterattack(g, attack);
  if (has('Frenzy')) yield* frenzy(g, attack);
  if (attack.killed || !isOnField(target)) yield* pursuit(g, attack);
}

/** SG-36.3: into the hex the target held when the attack was declared. */
function* advance(g: Table, attack: Attack, attacker: Creature): Script {
  const target = creatureOf(g, attack.target);
  const left = !isOnField(target) || attack.pushed;
  if (!left || !isOnField(attacker) || !mayMove(g, attacker) || !isFree(g, attack.hex)) return;
  if (!(g.field.beside[attacker.hex] ?? []).includes(attack.hex)) return;
  const picked = yield* ask({
    seat: attacker.controller,
    kind: 'advance',
    options: [{ key: 'yes' }, { key: PASS }],
    about: [attacker.id],
  });
  if (picked.key === 'yes') moveTo(g, attacker, attack.hex);
}

function moveTo(g: Table, creature: Creature, hex: SpaceId): void {
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
  if (!isOnField(attacker) || !mayMove(g, attacker)) return;
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
  const dice = diceOf(g, target, 'Counterattack');
  if (dice === null) return;
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
  const box: AttackBox = { type: 'melee', dice, range, critical };
  yield* resolveAttack(g, newAttack(target, attacker, box, { counter: true, moved: false })); // SG-35.16, SG-35.71
}

/** SG-36.4: once per activation, on the same target. */
function* frenzy(g: Table, attack: Attack): Script {
  const { activation } = g.state;
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  if (activation === null || activation.creature !== attacker.id || activation.frenzied) return;
  if (!isOnField(attacker) || !isOnField(target)) return;
  if (
    distanceBetween(g, attacker, target) > attack.box.range + rangeBonus(g, attacker) ||
    !hasSight(g, attacker, target)
  )
    return;
  activation.frenzied = true;
  yield* resolveAttack(g, newAttack(attacker, target, attack.box, { counter: false, moved: attack.moved }));
}

/** SG-35.48, SG-35.49 */
function* pursuit(g: Table, attack: Attack): Script {
  const { activation } = g.state;
  const attacker = creatureOf(g, attack.attacker);
  if (activation === null || activation.creature !== attacker.id || activation.pursued || attack.box.type !== 'melee')
    return;
  if (!isOnField(attacker) || !hasKeyword(g, attacker, 'Pursuit')) return;
  const options: (Option & { to: SpaceId })[] = [];
  if (meleeTargets(g, attacker).length > 0) options.push({ key: 'here', to: attacker.hex });
  if (mayMove(g, attacker)) {
    for (const way of waysWithin(g, attacker, valueOf(g, attacker, 'Pursuit'), true)) {
      const reached = g.state.creatures.some(
        (one) => isOnField(one) && areEnemies(g, attacker, one) && (g.field.beside[way.to] ?? []).includes(one.hex),
      );
      if (reached) options.push({ key: way.key, to: way.to });
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
  if (picked.to !== attacker.hex) moveTo(g, attacker, picked.to);
  const targets = meleeTargets(g, attacker);
  if (targets.length === 0) return;
  const choices = targets.map(({ id }) => ({ key: String(id), target: id }));
  const { target } = yield* choose({
    seat: attacker.controller,
    kind: 'target',
    options: choices,
    about: [attacker.id],
  });
  yield* resolveAttack(g, newAttack(attacker, creatureOf(g, target), attack.box, { counter: false, moved: true }));
}

function meleeTargets(g: Table, attacker: Creature): readonly Creature[] {
  const box = recordOf(g, attacker).attacks.find(({ type }) => type === 'melee');
  return box === undefined ? [] : targetsFor(g, attacker, box);
}
