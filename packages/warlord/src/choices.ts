/**
 * What people choose from when they set up a game.
 */
import type { DeckChoice, EditionChoice, Language, OptionChoice, SetupChoices } from '@muster/engine';
import type { Deck } from './content/deck.ts';
import { library } from './content/library.ts';
import { EDITIONS } from './edition.ts';
import { CHOICE_WORDS, type ChoiceWords } from './words/choices.ts';

const PLAYERS = [2, 3, 4, 5, 6] as const;
/** WL-31.15: turns after which a game is a draw; 0 is never. */
const TURN_LIMITS = [0, 10, 15, 20, 30] as const;

export function choicesIn(language: Language): SetupChoices {
  const words = CHOICE_WORDS[language];
  return {
    editions: editionsIn(words),
    decks: [...library().decks.values()].map((deck) => deckChoice(deck, language)),
    maps: [],
    options: optionsIn(words),
  };
}

function editionsIn(words: ChoiceWords): readonly EditionChoice[] {
  return EDITIONS.map((id) => ({ id, ...words.editions[id], players: PLAYERS }));
}

function deckChoice({ id, name, about, edition, cards }: Deck, language: Language): DeckChoice {
  const contents = Object.entries(cards).map(([card, count]) => ({ id: card, count }));
  return { id, name: name[language], text: about[language], editions: [edition], contents };
}

function optionsIn({ options }: ChoiceWords): readonly OptionChoice[] {
  return [
    { id: 'turnLimit', ...options.turnLimit, values: TURN_LIMITS, rules: ['WL-31.15'] },
    { id: 'alwaysAsked', ...options.alwaysAsked, values: [false, true], rules: ['WL-19.9'] },
  ];
}
