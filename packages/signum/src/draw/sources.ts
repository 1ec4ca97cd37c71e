/**
 * What a creature is given now, with the names of what gives it.
 */
import type { Grant } from '../abilities/language.ts';
import { givenTo as givenBy } from '../rules/sources.ts';
import type { Creature } from '../state.ts';
import type { Table } from '../table.ts';
import { sourceName } from '../words/names.ts';
import { creatureName, type Scene } from '../words/scene.ts';

export interface Given {
  readonly grant: Grant;
  /** Null: its own card. */
  readonly source: string | null;
}

export function givenTo(g: Table, creature: Creature, scene: Scene): readonly Given[] {
  return givenBy(g, creature).map(({ grant, source, creature: by }) => {
    if (source !== '') return { grant, source: sourceName(source, scene.language) };
    return { grant, source: by === creature.id ? null : creatureName(scene, by) };
  });
}
