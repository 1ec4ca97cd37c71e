/**
 * German levels, ranks and feats inside noun phrases.
 */
import { listed } from '@muster/grammar/phrases';
import type { Range } from '../../abilities/language.ts';
import { levelWords } from '../amount.ts';

/** Behind a noun: "der Stufe 3 oder niedriger", "niedrigerer Stufe". */
export function levelGenitive(range: Range | undefined): string | undefined {
  const said = range === undefined ? undefined : levelWords(range);
  if (said === undefined) return undefined;
  switch (said.level) {
    case 'lower':
      return 'niedrigerer Stufe';
    case 'higher':
      return 'höherer Stufe';
    case 'equal':
      return 'gleicher Stufe';
    case 'equalOrLower':
      return 'gleicher oder niedrigerer Stufe';
    case 'equalOrHigher':
      return 'gleicher oder höherer Stufe';
    default:
      return `der ${levelNumber(range) ?? ''}`;
  }
}

/** "Stufe 3 oder niedriger" */
export function levelNumber(range: Range | undefined): string | undefined {
  const said = range === undefined ? undefined : levelWords(range);
  switch (said?.level) {
    case 'exactly':
      return `Stufe ${String(said.number)}`;
    case 'atMost':
      return `Stufe ${String(said.number)} oder niedriger`;
    case 'atLeast':
      return `Stufe ${String(said.number)} oder höher`;
    case 'oneOf':
      return `Stufe ${listed(said.numbers.map(String), 'oder')}`;
    default:
      return undefined;
  }
}

/** Behind "im": "vordersten Rang", "2. Rang". */
export function rankName(rank: number | 'last'): string {
  if (rank === 'last') return 'letzten Rang';
  return rank === 1 ? 'vordersten Rang' : `${String(rank)}. Rang`;
}
