/**
 * Everything the game contains, with its numbers and generated texts.
 */
import type { ContentEntry, Language } from '@muster/engine';
import { attackTexts, cardText, TONGUES } from '../text/card-text.ts';
import { factionName } from '../text/faction.ts';
import type { AnyCreature } from './card.ts';
import { library, MERCENARIES } from './library.ts';
import { TERRAIN_PIECES } from './terrain.ts';

/** The set of what belongs to no faction. */
const COMMON = 'core';
/** SG-6.6 */
const UNIVERSAL = 'universal';

export function contentIn(language: Language): readonly ContentEntry[] {
  const { heroes, characters, minions, supports, feats, maps } = library();
  const tongue = TONGUES[language];
  return [
    ...[...heroes, ...characters, ...minions].map((record) => creatureEntry(record, language)),
    ...supports.map((card) => ({
      id: card.id,
      name: card.name,
      set: card.faction === '' ? UNIVERSAL : card.faction,
      kind: card.kind,
      text: [tongue.support(card), cardText(card, language, 'long')].join('\n'),
    })),
    ...feats.map((feat) => ({
      id: feat.id,
      name: feat.name,
      set: COMMON,
      kind: 'feat',
      text: cardText(feat, language),
    })),
    ...TERRAIN_PIECES.map((piece) => ({ id: piece, set: COMMON, kind: 'terrain', ...tongue.terrain(piece) })),
    ...maps.map((map) => ({ id: map.id, name: map.name, set: COMMON, kind: 'map', text: tongue.map(map) })),
  ];
}

function creatureEntry(record: AnyCreature, language: Language): ContentEntry {
  const { id, name, faction } = record;
  const mercenary = faction === MERCENARIES;
  const numbers = TONGUES[language].creature(record, mercenary ? '' : factionName(faction));
  return {
    id,
    name,
    set: faction,
    kind: mercenary ? 'mercenary' : record.kind,
    text: [numbers, ...attackTexts(record, language), cardText(record, language, 'long')].join('\n'),
  };
}
