/**
 * Warlord's cards in the gallery.
 */
import { cardById } from '@muster/warlord';
import { armsOf } from '../boards/warlord/card-arms.ts';
import { LargeCard, SmallCard } from '../boards/warlord/card-face.tsx';
import type { FaceModule, FaceProps } from './face.ts';

function Small({ entry }: FaceProps) {
  const card = cardById(entry.id);
  return card === undefined ? null : <SmallCard card={card} now={null} />;
}

function Large({ entry }: FaceProps) {
  const card = cardById(entry.id);
  return card === undefined ? null : <LargeCard card={card} now={null} text={entry.text} numbers={[]} />;
}

export const face: FaceModule = {
  Small,
  Large,
  arms: ({ id }) => {
    const card = cardById(id);
    return card === undefined ? null : armsOf(card);
  },
  facets: ({ id, kind, set }) => {
    const card = cardById(id);
    return { kind, sets: set.split(' '), factions: card?.type === 'character' ? card.factions : [] };
  },
  factionName: (faction, { gallery: { factions } }) => factions[faction as keyof typeof factions] ?? faction,
};
