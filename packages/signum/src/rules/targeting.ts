/**
 * Whom a creature may attack (chapter 19).
 */
import type { Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Grant } from '../abilities/language.ts';
import type { AnyCreature, AttackBox } from '../content/card.ts';
import { isOnField, recordOf, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import type { Attack } from './attack.ts';
import { areEnemies, distanceBetween, hasSight, inContact } from './place.ts';
import { cannotWith, grantsOf, hasKeyword, rangeWith } from './properties.ts';
import { no } from './reasons.ts';

/** The attack boxes as they are now: relics may change an attack's type. */
export function boxesOf(g: Table, creature: Creature): readonly AttackBox[] {
  return boxesWith(recordOf(g, creature), grantsOf(g, creature));
}

/** The printed list where nothing is changed. */
export function boxesWith({ attacks }: AnyCreature, grants: readonly Grant[]): readonly AttackBox[] {
  for (const { grant } of grants) if (grant === 'attack-type') return attacks.map((box) => changedBox(box, grants));
  return attacks;
}

function changedBox(box: AttackBox, grants: readonly Grant[]): AttackBox {
  for (const grant of grants)
    if (grant.grant === 'attack-type' && grant.from === box.type) return { ...box, type: grant.to };
  return box;
}

/** SG-19.3, SG-29.6, SG-35.18 */
export function mayTarget(
  g: Table,
  attacker: Creature,
  target: Creature,
  box: AttackBox,
  grants: readonly Grant[] = grantsOf(g, attacker),
): Verdict {
  if (!isOnField(target)) return no('SG-19.3', 'not-on-battlefield');
  if (!areEnemies(g, attacker, target)) return no('SG-19.3', 'not-an-opponent', { creature: target.id });
  if (cannotWith(grants, 'attack')) return no('SG-0.2', 'cannot-attack', { creature: attacker.id });
  const range = box.range + rangeWith(grants);
  if (distanceBetween(g, attacker, target) > range)
    return no('SG-19.3', 'out-of-range', { creature: target.id, range });
  if (!hasSight(g, attacker, target)) return no('SG-19.4', 'no-sight', { creature: target.id });
  if (box.type !== 'melee') return null;
  const defenders = g.state.creatures.filter(
    (one) =>
      isOnField(one) && areEnemies(g, attacker, one) && inContact(g, attacker, one) && hasKeyword(g, one, 'Defender'),
  );
  if (defenders.length > 0 && !defenders.includes(target))
    return no('SG-35.18', 'defender', { creature: defenders[0]?.id ?? NOBODY });
  return null;
}

export function targetsFor(g: Table, attacker: Creature, box: AttackBox): readonly Creature[] {
  // The same for all of them.
  const grants = grantsOf(g, attacker);
  const { creatures } = g.state;
  return creatures.filter((target) => target.hex !== NOBODY && mayTarget(g, attacker, target, box, grants) === null);
}

export function newAttack(
  attacker: Creature,
  target: Creature,
  box: AttackBox,
  so: { readonly counter: boolean; readonly moved: boolean; readonly from?: SpaceId },
): Attack {
  return {
    attacker: attacker.id,
    target: target.id,
    box,
    counter: so.counter,
    hex: target.hex,
    moved: so.moved,
    from: so.from ?? NOBODY,
    grants: [],
    pool: [],
    extra: [],
    removals: [],
    criticals: [],
    damage: 0,
    pushDamage: 0,
    pushed: false,
    ended: false,
    killed: false,
  };
}
