/**
 * Italian levels and ranks.
 */
import { listed } from '@muster/grammar/phrases';
import type { Range } from '../../abilities/language.ts';
import { levelWords } from '../amount.ts';
import { ordinal } from './lexicon.ts';

/** "di livello 3 o inferiore", "di livello pari o superiore" */
export function ofLevel(range: Range | undefined): string | undefined {
  const said = range === undefined ? undefined : levelWords(range);
  if (said === undefined) return undefined;
  switch (said.level) {
    case 'exactly':
      return `di livello ${String(said.number)}`;
    case 'atMost':
      return `di livello ${String(said.number)} o inferiore`;
    case 'atLeast':
      return `di livello ${String(said.number)} o superiore`;
    case 'oneOf':
      return `di livello ${listed(said.numbers.map(String), 'o')}`;
    case 'lower':
      return 'di livello inferiore';
    case 'higher':
      return 'di livello superiore';
    case 'equal':
      return 'di pari livello';
    case 'equalOrLower':
      return 'di livello pari o inferiore';
    case 'equalOrHigher':
      return 'di livello pari o superiore';
  }
}

/** Behind "nel", "nell'": "rango frontale", "secondo rango". */
function rankName(rank: number | 'last'): string {
  if (rank === 'last') return 'ultimo rango';
  return rank === 1 ? 'rango frontale' : `${ordinal(rank - 1)} rango`;
}

export function inRank(rank: number | 'last'): string {
  return rank === 'last' ? "nell'ultimo rango" : `nel ${rankName(rank)}`;
}
