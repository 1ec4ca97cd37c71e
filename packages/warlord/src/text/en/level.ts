/**
 * English levels and ranks.
 */
import { listed } from '@muster/grammar/phrases';
import type { Range } from '../../abilities/language.ts';
import { levelWords } from '../amount.ts';

export function levelAttribute(range: Range): string | undefined {
  const said = levelWords(range);
  switch (said?.level) {
    case 'exactly':
      return `Level ${String(said.number)}`;
    case 'atMost':
      return `Level ${String(said.number)} or lower`;
    case 'atLeast':
      return `Level ${String(said.number)} or higher`;
    case 'oneOf':
      return `Level ${listed(said.numbers.map(String), 'or')}`;
    default:
      return undefined;
  }
}

/** A level compared with this character's own. */
export function relativeLevel(range: Range | undefined): string | undefined {
  const said = range === undefined ? undefined : levelWords(range);
  switch (said?.level) {
    case 'lower':
      return 'lower Level';
    case 'higher':
      return 'higher Level';
    case 'equal':
      return 'equal Level';
    case 'equalOrLower':
      return 'equal or lower Level';
    case 'equalOrHigher':
      return 'equal or higher Level';
    default:
      return undefined;
  }
}

export function rankName(rank: number | 'last'): string {
  if (rank === 'last') return 'the last rank';
  return rank === 1 ? 'the front rank' : `rank ${String(rank)}`;
}
