/**
 * The numbers of cards in English.
 */
import { capital, listed, words } from '@muster/grammar/phrases';
import type { AnyCreature, SupportCard } from '../../content/card.ts';
import { plainNumber } from '../words.ts';
import { criticalName } from './critical.ts';
import { ATTACKS, RANKS, RELICS } from './lexicon.ts';
import { diceWords } from './noun.ts';

export function creatureFacts(record: AnyCreature, faction: string): string {
  const { hp, movement, affinities } = record;
  const numbers = [
    ...(record.kind === 'character' ? [starWords(record.stars), ...price(record)] : []),
    `hit points ${hp}`,
    `movement ${movement}`,
    ...(record.kind === 'hero'
      ? [
          `leadership ${record.leadership.bronze} bronze, ${record.leadership.silver} silver, ${record.leadership.gold} gold`,
        ]
      : []),
  ];
  return words(
    `${capital(faction === '' ? 'mercenary' : faction)}.`,
    affinities.length > 0 && `${affinities.join(', ')}.`,
    `${capital(numbers.join(', '))}.`,
  );
}

function starWords(stars: readonly ('bronze' | 'silver' | 'gold')[]): string {
  if (stars.length === 0) return 'no star';
  const names = listed(
    stars.map((star) => RANKS[star]),
    'and',
  );
  return `${names} ${stars.length === 1 ? 'star' : 'stars'}`;
}

function price({ cost, income }: { readonly cost: number; readonly income: number }): readonly string[] {
  return [`cost ${cost}`, `income ${plainNumber(income)}`];
}

export function attackLines({ attacks }: AnyCreature): readonly string[] {
  return attacks.map(
    ({ type, dice, range, critical }) =>
      `${capital(ATTACKS[type])} attack: ${diceWords(dice)}, range ${range}. Critical effect: ${criticalName(critical)}.`,
  );
}

export function supportFacts(record: SupportCard): string {
  const kind = record.kind === 'relic' ? `relic (${RELICS[record.class]})` : record.kind;
  return `${capital(kind)}. ${capital(price(record).join(', '))}.`;
}
