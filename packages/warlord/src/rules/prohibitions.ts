/**
 * WL-2.5: what card texts forbid. A prohibition wins over any permission.
 */
import { appliesTo, indexOf } from '../abilities/active.ts';
import { matches } from '../abilities/filter.ts';
import { frameAs } from '../abilities/frame.ts';
import type { Prohibition } from '../abilities/language.ts';
import type { Ban } from '../abilities/mod-index.ts';
import { NONE, type CardId } from '../state.ts';
import type { Table } from '../table.ts';

/** Whether a text forbids it to the character. `other` is the item, striker or performer the prohibition may be limited to. */
export function isForbidden(g: Table, id: CardId, what: Prohibition, other: CardId = NONE): boolean {
  const { bans } = indexOf(g);
  return bans.length > 0 && isBannedBy(g, bans, id, what, other);
}

function isBannedBy(g: Table, bans: readonly Ban[], id: CardId, what: Prohibition, other: CardId): boolean {
  for (const ban of bans) if (ban.what === what && isBanned(g, ban, id, other)) return true;
  return false;
}

function isBanned(g: Table, { active }: Ban, id: CardId, other: CardId): boolean {
  const { where } = active.mod;
  if (where !== undefined && (other === NONE || !matches(g, other, where, frameAs(active.frame, id)))) return false;
  return appliesTo(g, active, id);
}
