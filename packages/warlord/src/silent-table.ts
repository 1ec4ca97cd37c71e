/**
 * A table for looking at a state, not for playing on it.
 */
import type { TableIO } from '@muster/engine';
import { library } from './content/library.ts';
import type { WarlordEvent } from './events.ts';
import { nothingShown } from './shown.ts';
import type { WarlordState } from './state.ts';
import { openTable, playedTable, type Table } from './table.ts';

const SILENT: TableIO<WarlordEvent> = { dice: { roll: () => 1 }, emit: () => {}, checkpoint: () => {} };

/** What those who play have worked out from the state is not worked out again; what they have half-way is not looked at. */
export function silentTable(state: WarlordState): Table {
  const g = openTable(state, library(), SILENT);
  const played = playedTable(state);
  if (played === null) return g;
  const { index, present, cardMods, roster } = played;
  g.index = index;
  g.present = present;
  g.cardMods = cardMods;
  g.roster = roster;
  g.shown = played.shown ??= nothingShown();
  return g;
}
