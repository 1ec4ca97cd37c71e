/**
 * Keywords with their numbers in German, alone and in a sentence.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Property } from '../../abilities/language.ts';
import { propertyLine } from '../skeleton/property.ts';
import type { Quote } from '../talk.ts';
import type { KeywordLabel } from '../tongue.ts';
import { diceWords } from './attack.ts';
import { KEYWORDS, RANKS } from './lexicon.ts';
import { say } from './noun.ts';

export function keywordHead({ keyword, value, plus, ranks }: KeywordLabel): string {
  const sign = plus === true && value !== undefined ? '+' : '';
  return words(
    KEYWORDS[keyword],
    value !== undefined && `${sign}${value}`,
    ranks !== undefined &&
      `(${listed(
        ranks.map((rank) => (rank === 'rankless' ? 'ohne Rang' : RANKS[rank])),
        'und',
      )})`,
  );
}

/** What follows the name: dice, or creatures. */
export function keywordRest({ dice, plus, of }: KeywordLabel): string {
  if (dice !== undefined) return `${plus === true ? '+' : ''}${diceWords(dice, 'nom')}`;
  return of === undefined ? '' : say(of, 'creature', 'nom');
}

/** As one has it: "Verfolgung 2", "Hinterhalt (1 gelber Würfel)", or a text in quotation marks. */
export function hasWords(property: Property, quote: Quote): string {
  const line = propertyLine(property, 'creature');
  const { label } = line;
  if (label?.label === 'keyword' && line.sentences.length === 0) {
    const rest = keywordRest(label);
    return words(keywordHead(label), rest !== '' && `(${rest})`);
  }
  return `„${quote(line).replace(/\.$/, '')}“`;
}
