/**
 * What a creature is given now, and by whom: the same as the rules count (`grantsOf`), with names.
 */
import { matches } from '../abilities/filter.ts';
import type { Grant } from '../abilities/language.ts';
import { distanceBetween } from '../rules/place.ts';
import { NOBODY, type Creature } from '../state.ts';
import { giversOf, playerAt, supportOf, traitsOf, type Table } from '../table.ts';
import { sourceName } from '../words/names.ts';
import { creatureName, type Scene } from '../words/scene.ts';

export interface Given {
  readonly grant: Grant;
  /** Null: its own card. */
  readonly source: string | null;
}

export function givenTo(g: Table, creature: Creature, scene: Scene): readonly Given[] {
  const given: Given[] = [];
  const add = (grants: readonly Grant[], source: string | null) => {
    for (const grant of grants) given.push({ grant, source });
  };
  add(traitsOf(g, creature).own, null);
  if (creature.kind === 'hero') {
    for (const { card } of playerAt(g, creature.owner).relics)
      add(g.traits.worn[g.state.faces[card]?.record ?? NOBODY] ?? [], supportOf(g, card).name); // SG-8.4
  }
  if (!traitsOf(g, creature).keywords.has('Monster')) {
    for (const card of creature.enchantments) {
      const spell = supportOf(g, card);
      if (spell.kind === 'spell' && spell.enchantment !== undefined) add(spell.enchantment.grants, spell.name);
    }
  }
  for (const { creature: whose, grants, source } of g.state.effects)
    if (whose === creature.id) add(grants, sourceName(source, scene.language));
  if (creature.hex === NOBODY) return given;
  for (const source of giversOf(g)) {
    if (source.hex === NOBODY || source.id === creature.id) continue;
    for (const { reach, who, grants } of traitsOf(g, source).auras) {
      if (reach !== Infinity && distanceBetween(g, source, creature) > reach) continue;
      if (matches(g, creature, who, source.id, source.controller)) add(grants, creatureName(scene, source.id));
    }
  }
  return given;
}
