/**
 * A card as text: its name, its numbers, what it says and what its keywords mean.
 */
import type { Language } from '@muster/engine';
import { paragraph } from '@muster/hex';
import type { AnyCreature, FeatRecord, SupportCard } from '../content/card.ts';
import { MERCENARIES } from '../content/library.ts';
import { attackTexts, cardText, TONGUES } from '../text/card-text.ts';
import { factionName } from '../text/faction.ts';

export function recordLines(record: AnyCreature | SupportCard | FeatRecord, language: Language): readonly string[] {
  const lines = [...factsOf(record, language), ...cardText(record, language, 'long').split('\n')];
  return [record.name, ...lines.filter((line) => line !== '').flatMap((line) => paragraph(line, 2, 4))];
}

function factsOf(record: AnyCreature | SupportCard | FeatRecord, language: Language): readonly string[] {
  const tongue = TONGUES[language];
  switch (record.kind) {
    case 'hero':
    case 'character':
    case 'minion': {
      const faction = record.faction === MERCENARIES ? '' : factionName(record.faction);
      return [tongue.creature(record, faction), ...attackTexts(record, language)];
    }
    case 'military':
    case 'achievement':
      return [];
    default:
      return [tongue.support(record)];
  }
}
