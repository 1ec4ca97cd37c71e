/**
 * What people choose from when they set up a game.
 */
import type { DeckChoice, Language, MapChoice, OptionChoice, SetupChoices } from '@muster/engine';
import { presetArmies, type PresetArmy } from './content/armies.ts';
import { POINT_LIMITS } from './army-terms.ts';
import type { MapFile } from './content/map.ts';
import { allMaps } from './content/maps.ts';
import { BASE_OPTIONS, OPTION_RULES, OPTION_VALUES, SWITCHES, type Switch } from './content/options.ts';
import { ARMY_CHOICE, ARMY_CHOICES, AS_THE_MAP, DRAFTED, EDITION, POINT_LIMIT } from './made-up.ts';
import { CHOICE_WORDS, type ChoiceWords } from './words/choices.ts';
import { optionName } from './words/setup-problems.ts';

export function choicesIn(language: Language): SetupChoices {
  const words = CHOICE_WORDS[language];
  return {
    editions: [{ id: EDITION, ...words.edition, players: [2, 3, 4, 5, 6] }],
    decks: [...presetArmies().map((army) => armyChoice(army, language)), draftChoice(words)],
    maps: allMaps()
      .toSorted(simplestFirst)
      .map((map) => mapChoice(map, words)),
    options: [...termChoices(words), ...SWITCHES.map((key) => optionChoice(key, words, language))],
  };
}

function armyChoice({ id, name, about, points, cards }: PresetArmy, language: Language): DeckChoice {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  const contents = [...counts].map(([card, count]) => ({ id: card, count }));
  return { id, name: name[language], text: about[language], editions: [EDITION], points, contents };
}

function draftChoice({ draft }: ChoiceWords): DeckChoice {
  return { id: DRAFTED, ...draft, editions: [EDITION], contents: [] };
}

/** Small battles for two come first. */
function simplestFirst(a: MapFile, b: MapFile): number {
  return fewest(a) - fewest(b) || a.scenario.pointLimit - b.scenario.pointLimit || (a.name < b.name ? -1 : 1);
}

function fewest({ players }: MapFile): number {
  return Math.min(...players);
}

function mapChoice(map: MapFile, words: ChoiceWords): MapChoice {
  const { id, name, players, scenario } = map;
  return { id, name, text: words.map(map), editions: [EDITION], players, pointLimit: scenario.pointLimit };
}

/** What is settled about armies in place of the map. */
function termChoices({ terms, asTheMap }: ChoiceWords): readonly OptionChoice[] {
  const { pointLimit, armyChoice } = terms;
  const valueNames = { [AS_THE_MAP]: asTheMap };
  return [
    {
      id: POINT_LIMIT,
      values: [AS_THE_MAP, ...POINT_LIMITS],
      rules: ['HS-3.1'],
      isAboutDecks: true,
      valueNames,
      ...pointLimit,
    },
    {
      id: ARMY_CHOICE,
      values: [AS_THE_MAP, ...ARMY_CHOICES],
      rules: ['HS-3.2', 'HS-3.3'],
      isAboutDecks: true,
      ...armyChoice,
      valueNames: { ...valueNames, ...armyChoice.valueNames },
    },
  ];
}

/** HS-V44: the usual value first. */
function optionChoice(key: Switch, words: ChoiceWords, language: Language): OptionChoice {
  const { text, valueNames } = words.options[key];
  const rule = OPTION_RULES[key];
  const usual = BASE_OPTIONS[key];
  const values = [usual, ...(OPTION_VALUES[key] ?? [true, false]).filter((value) => value !== usual)];
  const choice = { id: key, name: optionName(key, language), text, values, rules: [rule] };
  return valueNames === undefined ? choice : { ...choice, valueNames };
}
