/**
 * Keywords with their numbers in English, alone and in a sentence.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Property } from '../../abilities/language.ts';
import { propertyLine } from '../skeleton/property.ts';
import type { Quote } from '../talk.ts';
import type { KeywordLabel } from '../tongue.ts';
import { keywordName, RANKS } from './lexicon.ts';
import { diceWords, say } from './noun.ts';

/** "Attack Master +1", "Warlord (bronze and silver)" */
export function keywordHead({ keyword, value, plus, ranks }: KeywordLabel): string {
  const sign = plus === true && value !== undefined ? '+' : '';
  return words(
    keywordName(keyword),
    value !== undefined && `${sign}${value}`,
    ranks !== undefined &&
      `(${listed(
        ranks.map((rank) => RANKS[rank]),
        'and',
      )})`,
  );
}

/** What follows the name: dice, or creatures. */
export function keywordRest({ dice, plus, of }: KeywordLabel): string {
  if (dice !== undefined) return `${plus === true ? '+' : ''}${diceWords(dice)}`;
  return of === undefined ? '' : say(of, 'creature');
}

/** As one has it: "Pursuit 2", "Ambush (1 yellow die)", or a text in quotation marks. */
export function hasWords(property: Property, quote: Quote): string {
  const line = propertyLine(property, 'creature');
  const { label } = line;
  if (label?.label === 'keyword' && line.sentences.length === 0) {
    const rest = keywordRest(label);
    return words(keywordHead(label), rest !== '' && `(${rest})`);
  }
  return `“${quote(line).replace(/\.$/, '')}”`;
}
