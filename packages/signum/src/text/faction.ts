/**
 * Names of factions, which are the same in all languages.
 */
import { library } from '../content/library.ts';

export function factionName(id: string): string {
  return library().factions.find((faction) => faction.id === id)?.name ?? id;
}
