/**
 * What people choose from when they set up a match.
 */
import type { DeckChoice, EditionChoice, Language, MapChoice, OptionChoice, SetupChoices } from '@muster/engine';
import type { HeroRecord } from './content/card.ts';
import { ownLibrary } from './content/library.ts';
import type { FieldMap } from './content/map.ts';
import { BASE_OPTIONS, type MatchOptions } from './content/options.ts';
import { warbandOf } from './content/warbands.ts';
import { AT_THE_TABLE, deckOf, MODES, PLAYERS } from './setup.ts';
import type { Mode } from './state.ts';
import { CHOICE_WORDS, type ChoiceWords } from './words/choices.ts';

export function choicesIn(language: Language): SetupChoices {
  const words = CHOICE_WORDS[language];
  const { heroes, maps } = ownLibrary();
  return {
    editions: MODES.map((mode): EditionChoice => ({ id: mode, ...words.modes[mode], players: PLAYERS[mode] })),
    decks: [...heroes.map((hero) => warbandChoice(hero, language)), ...heroes.map((hero) => ownWarband(hero, words))],
    maps: maps.map((map) => mapChoice(map, words)),
    options: OPTIONS.map((option) => optionChoice(option, words)),
  };
}

/** The hero, the warband, the minion and the battle deck (SG-6.3). */
function warbandChoice(hero: HeroRecord, language: Language): DeckChoice {
  const warband = warbandOf(hero.id);
  const ids = [hero.id, ...(warband?.characters ?? []), ...supplies(hero)];
  return {
    id: hero.id,
    name: hero.name,
    text: warband?.about[language] ?? hero.name,
    editions: MODES,
    contents: counted(ids),
  };
}

/** SG-14.10: the War Camp is filled at the table. */
function ownWarband(hero: HeroRecord, words: ChoiceWords): DeckChoice {
  return {
    id: `${hero.id}${AT_THE_TABLE}`,
    ...words.ownWarband(hero.name, hero.leadership),
    editions: MODES,
    contents: counted([hero.id, ...supplies(hero)]),
  };
}

function supplies(hero: HeroRecord): readonly string[] {
  const minion = ownLibrary().factions.find(({ id }) => id === hero.faction)?.minion;
  return [...(minion === undefined ? [] : [minion]), ...deckOf(hero).map(({ id }) => id)];
}

function counted(ids: readonly string[]): DeckChoice['contents'] {
  const counts = new Map<string, number>();
  for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([id, count]) => ({ id, count }));
}

/** SG-34.22: which modes a map is made for, and for how many players. */
const MADE_FOR: Readonly<
  Record<FieldMap['modes'][number], { readonly modes: readonly Mode[]; readonly players: number }>
> = {
  duel: { modes: ['duel', 'skirmish'], players: 2 },
  three: { modes: ['free-for-all', 'skirmish'], players: 3 },
  four: { modes: ['free-for-all', 'skirmish'], players: 4 },
  alliance: { modes: ['alliance'], players: 4 },
};

function mapChoice(map: FieldMap, words: ChoiceWords): MapChoice {
  const uses = map.modes.map((label) => MADE_FOR[label]);
  return {
    id: map.id,
    name: map.name,
    text: words.map(map),
    editions: MODES.filter((mode) => uses.some(({ modes }) => modes.includes(mode))),
    players: [...new Set(uses.map(({ players }) => players))],
  };
}

export type OptionId = Exclude<keyof MatchOptions, 'data'>;

interface OptionFacts {
  readonly id: OptionId;
  /** Besides the usual one. */
  readonly values: readonly (boolean | number)[];
  readonly rules: readonly string[];
}

/** Chapter 42, without what only content needs. */
const OPTIONS: readonly OptionFacts[] = [
  { id: 'goal', values: [10, 12, 20, 24], rules: ['SG-42.1'] },
  { id: 'uniqueTerrain', values: [0, 2], rules: ['SG-42.2'] },
  { id: 'crossings', values: [true], rules: ['SG-42.2', 'SG-26.21'] },
  { id: 'featDeck', values: [20, 24, 30, 45], rules: ['SG-42.4'] },
  { id: 'endAtFirstHero', values: [true], rules: ['SG-42.5'] },
  { id: 'commonCamps', values: [true], rules: ['SG-42.6'] },
  { id: 'randomTerrain', values: [true], rules: ['SG-42.7'] },
  { id: 'rounds', values: [4, 8, 10], rules: ['SG-42.10'] },
  { id: 'minionRule', values: [true], rules: ['SG-42.10', 'SG-32.33'] },
  { id: 'alwaysAsked', values: [true], rules: ['SG-9.7'] },
  { id: 'turnLimit', values: [20, 40, 60], rules: ['SG-42.3'] },
];

function optionChoice({ id, values, rules }: OptionFacts, words: ChoiceWords): OptionChoice {
  return { id, ...words.options[id], values: [BASE_OPTIONS[id], ...values], rules };
}
