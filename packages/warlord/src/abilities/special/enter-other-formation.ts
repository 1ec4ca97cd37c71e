/**
 * "Move to the first rank of a different formation" (Trespass): the language can't say where an intruder goes.
 */
import { choose, type Option, type Script, type Seat } from '@muster/engine';
import { chooseSlot, relocate } from '../../rules/placement.ts';
import { find, seatsInGame, type Table } from '../../table.ts';
import type { Frame } from '../frame.ts';

export function* enterOtherFormation(g: Table, f: Frame): Script {
  const c = find(g, f.actor);
  if (c === null) return;
  const options = seatsInGame(g)
    .filter((seat) => seat !== c.formation)
    .map((formation): Option & { formation: Seat } => ({ key: `army:${formation}`, formation }));
  if (options.length === 0) return;
  const { formation } = yield* choose({ seat: c.controller, kind: 'stealth army', options, about: [c.id] });
  const slot = yield* chooseSlot(g, c.controller, c.id, formation, 1);
  relocate(g, c.id, formation, 1, slot, 'effect');
}
