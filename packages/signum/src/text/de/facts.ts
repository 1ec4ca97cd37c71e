/**
 * The numbers of cards in German.
 */
import { capital, listed, words } from '@muster/grammar/phrases';
import type { AnyCreature, SupportCard } from '../../content/card.ts';
import { plainNumber } from '../words.ts';
import { attackNouns, diceWords } from './attack.ts';
import { criticalName } from './critical.ts';
import { affinityName, CARDS, RANKS, RELICS } from './lexicon.ts';

export function creatureFacts(record: AnyCreature, faction: string): string {
  const { hp, movement, affinities } = record;
  const numbers = [
    ...(record.kind === 'character' ? [starWords(record.stars), ...price(record)] : []),
    `${hp} Trefferpunkte`,
    `Bewegung ${movement}`,
    ...(record.kind === 'hero'
      ? [
          `Anführerschaft ${record.leadership.bronze} Bronze, ${record.leadership.silver} Silber, ${record.leadership.gold} Gold`,
        ]
      : []),
  ];
  return words(
    `${faction === '' ? 'Söldner' : faction}.`,
    affinities.length > 0 && `${affinities.map(affinityName).join(', ')}.`,
    `${capital(numbers.join(', ').replace(/\b1 Trefferpunkte/, '1 Trefferpunkt'))}.`,
  );
}

function starWords(stars: readonly ('bronze' | 'silver' | 'gold')[]): string {
  if (stars.length === 0) return 'kein Stern';
  const names = stars.map((star, i) => (i === stars.length - 1 ? `${RANKS[star]}stern` : `${RANKS[star]}-`));
  return listed(names, 'und');
}

function price({ cost, income }: { readonly cost: number; readonly income: number }): readonly string[] {
  return [`Kosten ${cost}`, `Einnahme ${plainNumber(income)}`];
}

export function attackLines({ attacks }: AnyCreature): readonly string[] {
  return attacks.map(({ type, dice, range, critical }) => {
    const attack = capital(attackNouns([type], 'none', 'nom', false, 'oder'));
    return `${attack}: ${diceWords(dice, 'nom')}, Angriffsreichweite ${range}. Kritischer Effekt: ${criticalName(critical)}.`;
  });
}

export function supportFacts(record: SupportCard): string {
  const name = CARDS[record.kind].one;
  const kind = record.kind === 'relic' ? `${name} (${RELICS[record.class]})` : name;
  return `${kind}. ${price(record).join(', ')}.`;
}
