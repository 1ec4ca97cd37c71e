/**
 * What is drawn for a creature on the battlefield: its mark, the hit points it has left, and a point if it has been activated.
 */
import { statOf } from '../rules/properties.ts';
import { NOBODY, type CreatureId } from '../state.ts';
import { activeSeat, creatureOf, type Table } from '../table.ts';
import { creatureMarks } from '../words/marks.ts';

export function marksOn(g: Table): (id: CreatureId) => string {
  const marks = creatureMarks(g.state);
  return (id) => {
    if (id === NOBODY) return '';
    const creature = creatureOf(g, id);
    const left = statOf(g, creature, 'hp') - creature.wounds;
    return `${marks.get(id) ?? '?'} ${left}${isDone(g, id) ? '.' : ''}`;
  };
}

/** Outside skirmish it matters only for the player whose turn it is. */
export function isDone(g: Table, id: CreatureId): boolean {
  const { activated, controller } = creatureOf(g, id);
  return activated && (g.state.mode === 'skirmish' || controller === activeSeat(g));
}
