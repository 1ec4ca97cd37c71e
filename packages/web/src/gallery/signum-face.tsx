/**
 * Signum's creatures, cards, feats, terrain and maps in the gallery.
 */
import type { ContentEntry } from '@muster/engine';
import { cardById, factionById } from '@muster/signum';
import { iconOf } from '../boards/signum/creature-icons.ts';
import { divisionFrom, type Arms } from '../heraldry/arms.tsx';
import { MapPicture } from '../maps/map-picture.tsx';
import { useWords } from '../words/index.ts';
import type { FaceModule, FaceProps } from './face.ts';
import { LargeParchment, SmallParchment, type ParchmentNumber } from './parchment.tsx';

/** Field, second colour and tincture of the charge. */
const COLOURS: Readonly<Record<string, readonly [string, string, string]>> = {
  dawnward: ['oklch(0.82 0.03 90)', 'oklch(0.74 0.05 88)', 'oklch(0.35 0.09 60)'],
  thornveil: ['oklch(0.42 0.09 150)', 'oklch(0.34 0.08 150)', 'oklch(0.94 0.05 110)'],
  'hollow-court': ['oklch(0.37 0.1 305)', 'oklch(0.29 0.08 305)', 'oklch(0.9 0.05 310)'],
  emberforge: ['oklch(0.52 0.13 50)', 'oklch(0.42 0.11 50)', 'oklch(0.96 0.04 85)'],
};
const OTHERS = ['oklch(0.4 0.03 75)', 'oklch(0.33 0.03 75)', 'oklch(0.88 0.08 85)'] as const;

const KIND_ICONS: Readonly<Record<string, string>> = {
  building: 'castle',
  spell: 'spell-book',
  relic: 'gem-pendant',
  tactic: 'tied-scroll',
  feat: 'laurel-crown',
  terrain: 'hexes',
  map: 'hexes',
};

function armsOf({ id, set, kind }: ContentEntry): Arms {
  const [field, second, tincture] = COLOURS[set] ?? OTHERS;
  const record = cardById(id);
  const charge = record !== undefined && 'attacks' in record ? iconOf(record) : (KIND_ICONS[kind] ?? 'gems');
  return { field, second, tincture, division: divisionFrom(id), charge };
}

function useNumbers({ id }: ContentEntry): readonly ParchmentNumber[] {
  const { numbers } = useWords().gallery;
  const record = cardById(id);
  if (record === undefined) return [];
  if (!('attacks' in record))
    return 'income' in record ? [{ icon: 'two-coins', name: numbers.income, value: record.income }] : [];
  return [
    { icon: 'hearts', name: numbers.hp, value: record.hp },
    { icon: 'boots', name: numbers.movement, value: record.movement },
    ...('income' in record ? [{ icon: 'two-coins', name: numbers.income, value: record.income }] : []),
  ];
}

function cornerOf(id: string): number | undefined {
  const record = cardById(id);
  if (record === undefined) return undefined;
  return 'cost' in record ? record.cost : 'points' in record ? record.points : undefined;
}

function Small({ entry }: FaceProps) {
  const corner = cornerOf(entry.id);
  return (
    <SmallParchment
      name={entry.name}
      arms={armsOf(entry)}
      numbers={useNumbers(entry)}
      {...(corner !== undefined && { corner })}
    />
  );
}

function Large({ entry }: FaceProps) {
  const words = useWords();
  const { name, kind, set, text, id } = entry;
  const corner = cornerOf(id);
  const stars = starsOf(id, words.setup.stars);
  const line = [
    words.gallery.kinds[kind as keyof typeof words.gallery.kinds] ?? kind,
    face.factionName(set, words),
    stars,
  ];
  return (
    <LargeParchment
      name={name}
      line={line.filter((part) => part !== '').join(' · ')}
      arms={armsOf(entry)}
      numbers={useNumbers(entry)}
      text={text}
      {...(corner !== undefined && { corner })}
      {...(kind === 'map' && { picture: <MapPicture game="signum" map={id} /> })}
    />
  );
}

/** The rank of a character: its stars with the metal in words. */
function starsOf(id: string, metals: Readonly<Record<'bronze' | 'silver' | 'gold', string>>): string {
  const record = cardById(id);
  if (record === undefined || !('stars' in record)) return '';
  return record.stars.map((star) => `★ ${metals[star]}`).join(' ');
}

export const face: FaceModule = {
  Small,
  Large,
  arms: armsOf,
  facets: ({ kind, set }) => ({ kind, sets: [], factions: [set] }),
  factionName: (faction, { gallery }) => {
    if (faction === 'universal' || faction === 'core' || faction === 'mercenaries') return gallery[faction];
    return factionById(faction)?.name ?? faction;
  },
};
