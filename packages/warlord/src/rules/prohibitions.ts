/**
 * WL-2.5: what card texts forbid. A prohibition wins over any permission.
 */
import { appliesTo, indexOf } from '../abilities/active.ts';
import { matches } from '../abilities/filter.ts';
import type { Prohibition } from '../abilities/language.ts';
import { NONE, type CardId } from '../state.ts';
import type { Table } from '../table.ts';

/** Whether a text forbids it to the character. `other` is the item, striker or performer the prohibition may be limited to. */
export function isForbidden(g: Table, id: CardId, what: Prohibition, other: CardId = NONE): boolean {
  return indexOf(g).forbids[what] !== undefined && forbiddenBy(g, id, what, other) !== NONE;
}

/** The card whose text forbids it, for refusals. */
function forbiddenBy(g: Table, id: CardId, what: Prohibition, other: CardId = NONE): CardId {
  for (const active of indexOf(g).forbids[what] ?? []) {
    const { mod, frame } = active;
    if (mod.where !== undefined && (other === NONE || !matches(g, other, mod.where, { ...frame, actor: id }))) continue;
    if (appliesTo(g, active, id)) return frame.source;
  }
  return NONE;
}
