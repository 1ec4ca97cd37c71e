/**
 * Damage, armour, wounds (chapter 22).
 */
import { choose, type Script } from '@muster/engine';
import { openWindow } from '../abilities/reactions.ts';
import type { DamageCause } from '../events.ts';
import { areAllied, creatureOf, emit, isOnField, playerAt, type Table } from '../table.ts';
import { NOBODY, type Creature, type CreatureId, type Relic } from '../state.ts';
import type { Attack } from './attack.ts';
import { die } from './death.ts';
import { toHall } from './income.ts';
import { inContact } from './place.ts';
import { cannot, hasKeyword, statOf } from './properties.ts';
import { noteWounds } from './tally.ts';

/** Damage about to be taken by one creature. */
export interface Harm {
  readonly target: CreatureId;
  damage: number;
  /** SG-22.9: magic ignores armour. */
  readonly magic: boolean;
  readonly cause: DamageCause;
  /** SG-22.15: the creature that gets the credit, NOBODY for none. */
  readonly by: CreatureId;
  readonly attack: Attack | null;
}

/** Step H of an attack, and every other damage (SG-22.1). Returns the wounds placed. */
export function* dealDamage(g: Table, harm: Harm): Script<number> {
  const target = creatureOf(g, harm.target);
  if (!isOnField(target) || harm.damage <= 0) return 0;
  yield* openWindow(g, 'damage', { it: target.id, by: harm.by, attack: harm.attack, harm });
  if (harm.damage <= 0 || !isOnField(target)) return 0;
  emit(g, { type: 'damage', creature: target.id, damage: harm.damage, cause: harm.cause });
  const protector = harm.attack === null ? null : yield* chooseProtector(g, target); // SG-35.47
  if (protector !== null) {
    const taken = Math.min(harm.damage, statOf(g, protector, 'hp') - protector.wounds);
    harm.damage -= taken;
    emit(g, { type: 'property', creature: protector.id, name: 'Protector' });
    yield* absorb(g, protector, { ...harm, target: protector.id, damage: taken });
  }
  return yield* absorb(g, target, harm);
}

/** SG-35.47: one allied creature in contact may take the damage. */
function* chooseProtector(g: Table, target: Creature): Script<Creature | null> {
  const protectors = g.state.creatures.filter(
    (one) =>
      isOnField(one) &&
      one.id !== target.id &&
      areAllied(g, one.controller, target.controller) &&
      inContact(g, one, target) &&
      hasKeyword(g, one, 'Protector'),
  );
  if (protectors.length === 0) return null;
  const options = [
    ...protectors.map(({ id }) => ({ key: String(id), creature: id })),
    { key: 'pass', creature: NOBODY },
  ];
  const seat = protectors[0]?.controller ?? target.controller;
  const picked = yield* choose({ seat, kind: 'protector', options, about: [target.id] });
  return picked.creature === NOBODY ? null : creatureOf(g, picked.creature);
}

/** SG-22.7: armour relics of a hero, then its own armour, then wounds. */
function* absorb(g: Table, target: Creature, harm: Harm): Script<number> {
  let left = harm.damage;
  if (!harm.magic) {
    if (target.kind === 'hero') left = yield* wearRelics(g, target, left);
    const worn = Math.min(target.armour, left); // SG-22.2
    if (worn > 0) {
      target.armour -= worn;
      left -= worn;
      emit(g, { type: 'armour-lost', creature: target.id, tokens: worn, rules: ['SG-22.2'] });
    }
  }
  return yield* wound(g, { ...harm, damage: left });
}

/** SG-8.12 to SG-8.15 */
function* wearRelics(g: Table, hero: Creature, damage: number): Script<number> {
  let left = damage;
  const player = playerAt(g, hero.owner);
  while (left > 0) {
    const armoured = player.relics.filter(({ armour }) => armour > 0);
    const [first] = armoured;
    if (first === undefined) break;
    const options = armoured.map((relic) => ({ key: String(relic.card), relic }));
    const { relic } = yield* choose({ seat: hero.controller, kind: 'armour-relic', options, about: [hero.id] });
    const worn = Math.min(relic.armour, left);
    relic.armour -= worn;
    left -= worn;
    emit(g, {
      type: 'relic-tokens',
      seat: hero.owner,
      card: relic.card,
      armour: relic.armour,
      reuse: relic.reuse,
      rules: ['SG-8.12'],
    });
    if (relic.armour === 0) destroyRelic(g, hero.owner, relic); // SG-8.15
  }
  return left;
}

export function destroyRelic(g: Table, seat: number, relic: Relic): void {
  const player = playerAt(g, seat);
  player.relics = player.relics.filter((one) => one !== relic);
  toHall(g, relic.card); // SG-8.10
}

/** SG-22.4: wounds that nothing prevents. */
export function* wound(g: Table, harm: Harm): Script<number> {
  const target = creatureOf(g, harm.target);
  if (!isOnField(target) || harm.damage <= 0) return 0;
  const placed = Math.min(harm.damage, statOf(g, target, 'hp') - target.wounds);
  target.wounds += placed;
  emit(g, { type: 'wounded', creature: target.id, wounds: placed, cause: harm.cause });
  noteWounds(g, harm, placed);
  if (target.wounds >= statOf(g, target, 'hp')) yield* die(g, target, harm); // SG-22.6
  return placed;
}

/** SG-22.8, SG-22.12 */
export function* heal(g: Table, creature: Creature, wounds: number): Script {
  const forbidden =
    hasKeyword(g, creature, 'Forged') || hasKeyword(g, creature, 'Monster') || hasKeyword(g, creature, 'Reborn');
  const healed = forbidden || cannot(g, creature, 'heal') ? 0 : Math.min(wounds, creature.wounds);
  if (healed === 0 || !isOnField(creature)) return;
  creature.wounds -= healed;
  emit(g, { type: 'healed', creature: creature.id, wounds: healed, rules: ['SG-22.8'] });
  yield* openWindow(g, 'healed', { it: creature.id, by: NOBODY, attack: null, harm: null });
}
