/**
 * What ends when a figure changes its space, however it does so (HS-28.12).
 */
import type { Figure } from '../state.ts';
import type { Table } from '../table.ts';

export function noteDisplaced(g: Table, { id }: Figure): void {
  const turn = g.state.turns.at(-1);
  if (turn !== undefined && !turn.displaced.includes(id)) turn.displaced = [...turn.displaced, id];
  const { effects } = g.state;
  if (effects.length === 0) return;
  g.state.effects = effects.filter(
    (effect) => effect.figure !== id || (effect.until !== 'moved' && !effect.whileStill),
  );
}
