/**
 * An army card as text: what it is, its numbers, what its powers do.
 */
import type { Language } from '@muster/engine';
import { paragraph } from '@muster/hex';
import type { ArmyCard } from '../content/card.ts';
import { cardText } from '../text/card-text.ts';
import { adjectiveOf, generalName, nounOf } from '../words/powers.ts';
import { DESCRIBE_WORDS } from './describe-words.ts';

export function describeRecord(card: ArmyCard, language: Language): readonly string[] {
  const words = DESCRIBE_WORDS[language];
  const facts = [
    generalName(card.general),
    nounOf('species', card.species, language),
    nounOf('class', card.class, language),
    adjectiveOf('personality', card.personality, language),
    adjectiveOf('rarity', card.rarity, language),
    nounOf('kind', card.kind, language),
    `${adjectiveOf('size', card.size, language)} (${words.height} ${card.height})`,
    ...(card.figures > 1 ? [words.figures(card.figures)] : []),
    ...(card.spaces === 2 ? [words.twoSpaces] : []),
    words.points(card.points),
  ];
  const numbers = [
    `${words.move} ${card.move}`,
    `${words.range} ${card.range}`,
    `${words.attack} ${card.attack}`,
    `${words.defence} ${card.defence}`,
    `${words.life} ${card.life}`,
  ];
  const text = cardText(card, language);
  return [
    ...paragraph(`${card.name}: ${facts.join(', ')}`, 0, 2),
    ...paragraph(numbers.join(', '), 2, 2),
    ...(text === '' ? [] : text.split('\n').flatMap((line) => paragraph(line, 2, 4))),
  ];
}
