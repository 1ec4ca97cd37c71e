/**
 * What a creature is given now, and by what: the same as the rules count (`grantsOf`), told from its sources.
 */
import { matches } from '../abilities/filter.ts';
import type { Grant } from '../abilities/language.ts';
import type { Source } from '../events.ts';
import { NOBODY, type Creature } from '../state.ts';
import { creatureOf, giversOf, playerAt, supportOf, traitsOf, type Table } from '../table.ts';
import type { Attack } from './attack.ts';
import type { DiceBonus } from './dice.ts';
import { distanceBetween } from './place.ts';
import { poolsOf, propertiesOf } from './properties.ts';

export interface Given extends Source {
  readonly grant: Grant;
}

/** Without what an attack under way gives. An empty name is the text of the creature. */
export function givenTo(g: Table, creature: Creature): readonly Given[] {
  const given: Given[] = [];
  const add = (grants: readonly Grant[], source: string, by: number) => {
    for (const grant of grants) given.push({ grant, source, creature: by });
  };
  add(traitsOf(g, creature).own, '', creature.id);
  if (creature.kind === 'hero') {
    for (const { card } of playerAt(g, creature.owner).relics)
      add(g.traits.worn[g.state.faces[card]?.record ?? NOBODY] ?? [], supportOf(g, card).name, NOBODY); // SG-8.4
  }
  if (!traitsOf(g, creature).keywords.has('Monster')) {
    for (const card of creature.enchantments) {
      const spell = supportOf(g, card);
      if (spell.kind === 'spell' && spell.enchantment !== undefined) add(spell.enchantment.grants, spell.name, NOBODY);
    }
  }
  for (const { creature: whose, grants, source } of g.state.effects)
    if (whose === creature.id) add(grants, source, NOBODY);
  if (creature.hex === NOBODY) return given;
  const received: (readonly Grant[])[] = [];
  for (const source of giversOf(g)) {
    if (source.hex === NOBODY || source.id === creature.id) continue;
    for (const { reach, who, grants } of traitsOf(g, source).auras) {
      if (reach !== Infinity && distanceBetween(g, source, creature) > reach) continue;
      if (received.includes(grants) || !matches(g, creature, who, source.id, source.controller)) continue;
      received.push(grants); // SG-23.12
      add(grants, '', source.id);
    }
  }
  return given;
}

/** SG-20.13: where the dice of an attack come from that are not in its box, and who takes some away. */
export function bonusOf(g: Table, attack: Attack): DiceBonus {
  const attacker = creatureOf(g, attack.attacker);
  const { type } = attack.box;
  const added: { source: string; creature: number; dice: NonNullable<Attack['warlord']> }[] = [];
  const removed: { source: string; creature: number; dice: number }[] = [];
  const add = (source: string, creature: number, grant: Grant) => {
    if (grant.grant === 'dice' && grant.attack?.includes(type) !== false)
      added.push({ source, creature, dice: grant.dice });
  };
  const { warlord = [] } = attack;
  if (warlord.length > 0) added.push({ source: 'Warlord', creature: NOBODY, dice: warlord });
  const ambush = attack.moved ? [] : (attack.ambush ?? poolsOf(g, attacker, 'Ambush')[0] ?? []);
  if (ambush.length > 0) added.push({ source: 'Ambush', creature: NOBODY, dice: ambush });
  for (const { source, creature, grant } of givenTo(g, attacker)) add(source, creature, grant);
  for (const grant of attack.grants) {
    const from = propertiesOf(g, attacker).find(
      (one) => (one.keyword === 'Charge' || one.keyword === 'Flank') && one.grants.includes(grant),
    );
    add(from?.keyword ?? '', from === undefined ? attacker.id : NOBODY, grant);
  }
  for (const { source, creature, grant } of givenTo(g, creatureOf(g, attack.target))) {
    if (grant.grant === 'dice-against' && grant.attack?.includes(type) !== false)
      removed.push({ source, creature, dice: grant.remove });
  }
  return { ...(added.length > 0 && { added }), ...(removed.length > 0 && { removed }) };
}
