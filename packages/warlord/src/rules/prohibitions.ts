/**
 * WL-2.5: what card texts forbid. A prohibition wins over any permission.
 */
import { appliesTo, modsInForce } from '../abilities/active.ts';
import { matches } from '../abilities/filter.ts';
import type { Prohibition } from '../abilities/language.ts';
import { NONE, type CardId } from '../state.ts';
import type { Table } from '../table.ts';

/** Whether a text forbids it to the character. `other` is the item, striker or performer the prohibition may be limited to. */
export function isForbidden(g: Table, id: CardId, what: Prohibition, other: CardId = NONE): boolean {
  return forbiddenBy(g, id, what, other) !== NONE;
}

/** The card whose text forbids it, for refusals. */
export function forbiddenBy(g: Table, id: CardId, what: Prohibition, other: CardId = NONE): CardId {
  for (const active of modsInForce(g, 'forbid')) {
    const { mod, frame } = active;
    const named: readonly Prohibition[] = typeof mod.what === 'string' ? [mod.what] : mod.what;
    if (!named.includes(what)) continue;
    if (mod.where !== undefined && (other === NONE || !matches(g, other, mod.where, { ...frame, actor: id }))) continue;
    if (appliesTo(g, active, id)) return frame.source;
  }
  return NONE;
}
