/**
 * HS-V16: movement and attack in either order, chosen once per turn for the whole card.
 */
import { choose, type Script } from '@muster/engine';
import type { Table } from '../table.ts';
import type { Turn } from '../state.ts';

export function* chooseActionOrder(g: Table, turn: Turn): Script {
  if (!g.state.options.freeActionOrder) return;
  const options = [{ key: 'move-first' }, { key: 'attack-first' }];
  const picked = yield* choose({ seat: turn.seat, kind: 'action-order', options });
  turn.attackFirst = picked.key === 'attack-first';
}
