/**
 * The numbers of cards in Italian.
 */
import { capital, listed, words } from '@muster/grammar/phrases';
import type { AnyCreature, SupportCard } from '../../content/card.ts';
import { plainNumber } from '../words.ts';
import { criticalName } from './critical.ts';
import { affinityName, CARDS, RANK_NAMES, RELICS, STARS } from './lexicon.ts';
import { attackTypes, diceWords } from './noun.ts';

export function creatureFacts(record: AnyCreature, faction: string): string {
  const { hp, movement, affinities } = record;
  const numbers = [
    ...(record.kind === 'character' ? [starWords(record.stars), ...price(record)] : []),
    hp === 1 ? '1 punto ferita' : `${hp} punti ferita`,
    `movimento ${movement}`,
    ...(record.kind === 'hero' ? [`comando ${leadership(record.leadership)}`] : []),
  ];
  return words(
    `${capital(faction === '' ? 'mercenario' : faction)}.`,
    affinities.length > 0 && `${affinities.map(affinityName).join(', ')}.`,
    `${capital(numbers.join(', '))}.`,
  );
}

function leadership({ bronze, silver, gold }: Readonly<Record<'bronze' | 'silver' | 'gold', number>>): string {
  return `${bronze} ${RANK_NAMES.bronze}, ${silver} ${RANK_NAMES.silver}, ${gold} ${RANK_NAMES.gold}`;
}

function starWords(stars: readonly ('bronze' | 'silver' | 'gold')[]): string {
  if (stars.length === 0) return 'nessuna stella';
  const names = listed(
    stars.map((star) => STARS[star]),
    'e',
  );
  return `${stars.length === 1 ? 'stella' : 'stelle'} ${names}`;
}

function price({ cost, income }: { readonly cost: number; readonly income: number }): readonly string[] {
  return [`costo ${cost}`, `rendita ${plainNumber(income)}`];
}

export function attackLines({ attacks }: AnyCreature): readonly string[] {
  return attacks.map(
    ({ type, dice, range, critical }) =>
      `Attacco ${attackTypes([type], false, 'o')}: ${diceWords(dice)}, gittata ${range}. Effetto critico: ${criticalName(critical)}.`,
  );
}

export function supportFacts(record: SupportCard): string {
  const name = CARDS[record.kind].one;
  const kind = record.kind === 'relic' ? `${name} (${RELICS[record.class]})` : name;
  return `${capital(kind)}. ${capital(price(record).join(', '))}.`;
}
