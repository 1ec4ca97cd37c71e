/**
 * Noun phrases: each kind of characters in the singular, and most in the plural.
 */
import { describe } from 'vitest';
import type { Where, Who } from '../src/abilities/language.ts';
import { BY_NATURE } from './noun-samples-nature.ts';
import { BY_PLACE } from './noun-samples-place.ts';
import { linesWith, OATH, testTexts, type Example, type Phrase } from './text-samples.ts';

const KINDS = [...BY_NATURE, ...BY_PLACE];
const ONE = KINDS.map(({ where, en, de, it }): Phrase<Where> => [where, en[0], de[0], it[0]]);
const ALL = KINDS.flatMap(({ where, en, de, it }): readonly Phrase<Where>[] =>
  en.length === 2 && de.length === 2 && it.length === 2 ? [[where, en[1], de[1], it[1]]] : [],
);

/** Orders that cost somebody's life. */
function kills(phrases: readonly Phrase<Where>[], whom: (where: Where) => Who): readonly Example[] {
  return linesWith(
    phrases,
    (where) => ({ kind: 'order', cost: [{ pay: 'kill', who: whom(where) }], do: [{ do: 'draw', cards: 1 }] }),
    {
      en: (noun) => `Order: Kill ${noun}: Draw a card.`,
      de: (noun) => `Befehl: Töte ${noun}: Ziehe eine Karte.`,
      it: (noun) => `Ordine: Uccidi ${noun}: Pesca una carta.`,
    },
  );
}

describe('one of a kind', () =>
  testTexts(
    OATH,
    kills(ONE, (choose) => ({ choose })),
  ));

describe('all of a kind', () =>
  testTexts(
    OATH,
    kills(ALL, (all) => ({ all })),
  ));
