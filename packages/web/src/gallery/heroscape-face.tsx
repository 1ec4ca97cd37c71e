/**
 * Heroscape's army cards in the gallery.
 */
import { cardById, type ArmyCard, type General } from '@muster/heroscape';
import { iconOf } from '../boards/heroscape/figure-icons.ts';
import { divisionFrom, type Arms } from '../heraldry/arms.tsx';
import { useWords } from '../words/index.ts';
import type { FaceModule, FaceProps } from './face.ts';
import { LargeParchment, SmallParchment, type ParchmentNumber } from './parchment.tsx';

/** Field, second colour and tincture of the charge. */
const COLOURS: Readonly<Record<General, readonly [string, string, string]>> = {
  jandar: ['oklch(0.45 0.1 250)', 'oklch(0.36 0.09 250)', 'oklch(0.95 0.02 90)'],
  utgar: ['oklch(0.35 0.12 27)', 'oklch(0.27 0.09 27)', 'oklch(0.9 0.07 70)'],
  ullar: ['oklch(0.42 0.09 150)', 'oklch(0.34 0.08 150)', 'oklch(0.94 0.05 110)'],
  vydar: ['oklch(0.4 0.03 230)', 'oklch(0.32 0.03 230)', 'oklch(0.92 0.03 220)'],
  einar: ['oklch(0.4 0.12 310)', 'oklch(0.32 0.1 310)', 'oklch(0.9 0.11 90)'],
  aquilla: ['oklch(0.5 0.09 115)', 'oklch(0.41 0.08 115)', 'oklch(0.97 0.04 100)'],
  valkrill: ['oklch(0.32 0.05 60)', 'oklch(0.25 0.04 60)', 'oklch(0.85 0.12 60)'],
};

function armsOf(card: ArmyCard): Arms {
  const [field, second, tincture] = COLOURS[card.general];
  return { field, second, tincture, division: divisionFrom(card.id), charge: iconOf(card) };
}

function useNumbers({ life, move, range, attack, defence }: ArmyCard): readonly ParchmentNumber[] {
  const { numbers } = useWords().gallery;
  return [
    { icon: 'hearts', name: numbers.life, value: life },
    { icon: 'battle-axe', name: numbers.attack, value: attack },
    { icon: 'shield', name: numbers.defence, value: defence },
    { icon: 'boots', name: numbers.move, value: move },
    { icon: 'bow-arrow', name: numbers.range, value: range },
  ];
}

function Small({ entry }: FaceProps) {
  const card = cardById(entry.id);
  return card === undefined ? null : <SmallFace card={card} />;
}

function SmallFace({ card }: { readonly card: ArmyCard }) {
  return <SmallParchment name={card.name} arms={armsOf(card)} numbers={useNumbers(card)} corner={card.points} />;
}

function Large({ entry }: FaceProps) {
  const card = cardById(entry.id);
  return card === undefined ? null : <LargeFace card={card} text={entry.text} />;
}

function LargeFace({ card, text }: { readonly card: ArmyCard; readonly text: string }) {
  const { gallery: words } = useWords();
  const { name, general, species, class: role, personality, rarity, kind, size, height, figures, spaces } = card;
  const line = [
    `${words.rarities[rarity]} · ${words.kinds[kind]}`,
    capital(general),
    [species, role, personality].map(capital).join(' '),
    `${words.sizes[size]} ${height}`,
    words.figures(figures),
    spaces > 1 ? words.spaces : '',
  ];
  return (
    <LargeParchment
      name={name}
      line={line.filter((part) => part !== '').join(' · ')}
      arms={armsOf(card)}
      numbers={useNumbers(card)}
      corner={card.points}
      text={card.missing === undefined ? text : `${text}\n(${words.notOffered})`}
      foot={card.set}
    />
  );
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
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
    return { kind, sets: [set], factions: card === undefined ? [] : [card.general] };
  },
  factionName: capital,
};
