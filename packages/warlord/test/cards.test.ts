import { rngFromSeed, shuffle } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import type { RuleAbility } from '../src/abilities/language.ts';
import type { Card } from '../src/content/card.ts';
import type { Deck } from '../src/content/deck.ts';
import { library, type Library } from '../src/content/library.ts';
import { checkDeck } from '../src/rules/deck-construction.ts';
import { Arena } from './arena.ts';
import { Rehearsal } from './rehearsal.ts';
import { SET_UPS } from './set-ups.ts';
import { describeUnit, unitsOf, type Unit } from './units.ts';

const CARDS = library().cards.filter((card) => (card.abilities ?? []).length > 0);
const UNITS = CARDS.flatMap(unitsOf);

function ruleOf({ card, path, kind }: Unit): RuleAbility | null {
  const ability = kind === 'rule' ? card.abilities?.[Number(path[1])] : undefined;
  return ability?.kind === 'rule' ? ability : null;
}

/** Rules of use that speak of decks alone. */
function isForDecks(unit: Unit): boolean {
  const rule = ruleOf(unit)?.rule;
  return rule === 'mayNotStart' || rule === 'copies';
}

const PLAYABLE = UNITS.filter((unit) => !isForDecks(unit));

/** The game's cards, and after them each card without one of its parts. */
const LIBRARY: Library = { ...library(), cards: [...library().cards, ...PLAYABLE.map((unit) => unit.without)] };
const NUMBERS = new Map(PLAYABLE.map((unit, i) => [unit, library().cards.length + i]));

/** How many cards a table is set around. */
const AT_ONCE = 6;
const MOST_TABLES = 1800;

function rehearse(subjects: readonly Card[], open: readonly Unit[], seed: string): Rehearsal {
  const arena = new Arena(LIBRARY, library().cards, subjects, seed);
  const taste = {
    abilities: subjects.map((card) => `${card.id}#`),
    cards: arena.interesting,
    modes: new Set(open.flatMap(({ path }) => (path.includes('of') ? [Number(path[path.indexOf('of') + 1])] : []))),
  };
  try {
    return new Rehearsal(LIBRARY, arena.state, taste, seed);
  } catch (error) {
    throw new Error(`${seed}, set around ${subjects.map((card) => card.id).join(', ')}`, { cause: error });
  }
}

describe('what stands on cards', () => {
  test('does something, every effect, modification and rule of it', { timeout: 600_000 }, () => {
    const open = new Set(PLAYABLE);
    const rng = rngFromSeed('cards');
    let left: Card[] = [];
    for (let table = 0; table < MOST_TABLES && open.size > 0; table++) {
      if (left.length === 0) {
        left = [...new Set([...open].map((unit) => unit.card))];
        shuffle(rng, left);
      }
      const subjects = left.splice(0, AT_ONCE);
      const mine = [...open].filter((unit) => subjects.includes(unit.card));
      const rehearsal = rehearse(subjects, mine, `table ${table}`);
      for (const unit of mine) if (rehearsal.needs(unit, NUMBERS.get(unit) ?? -1)) open.delete(unit);
    }
    expect([...open].map(describeUnit)).toEqual([]);
  });

  test('is looked for in games that go the same way if nothing is changed', () => {
    const rng = rngFromSeed('same');
    for (let table = 0; table < 60; table++) {
      const cards = [...CARDS];
      shuffle(rng, cards);
      expect(rehearse(cards.slice(0, AT_ONCE), [], `same ${table}`).isRepeatable).toBe(true);
    }
  });

  test('is found missing where it is missing', () => {
    for (const unit of PLAYABLE.slice(0, 300)) {
      expect(unit.without).not.toEqual(unit.card);
      expect(unit.without.id).toBe(unit.card.id);
      expect(unit.without.abilities?.length).toBe(unit.card.abilities?.length);
    }
    for (const id of Object.keys(SET_UPS)) expect(CARDS.map((card) => card.id)).toContain(id);
  });
});

describe('rules about decks', () => {
  const [base] = [...library().decks.values()];
  const units = UNITS.filter((unit) => isForDecks(unit) || hasToStart(unit));

  test.each(units.map((unit) => [describeUnit(unit), unit] as const))('%s', (_name, unit) => {
    if (base === undefined) throw new Error('there is no deck');
    const without: Library = { ...library(), byId: new Map([...library().byId, [unit.card.id, unit.without]]) };
    const deck = deckWith(base, unit);
    expect(checkDeck(library(), deck, null)).not.toEqual(checkDeck(without, deck, null));
  });
});

function hasToStart(unit: Unit): boolean {
  const rule = ruleOf(unit);
  return rule?.rule === 'needs' && rule.alsoAtStart === true;
}

/** A deck that the rule has something to say about. */
function deckWith(base: Deck, unit: Unit): Deck {
  const { id } = unit.card;
  if (ruleOf(unit)?.rule === 'copies') return { ...base, id: 'mine', cards: { ...base.cards, [id]: 20 } };
  const start = base.start.map((one, i) => (i === 0 ? id : NOBODY));
  return { ...base, id: 'mine', warlord: WARLORD, start, cards: { ...base.cards, [id]: 1, [NOBODY]: 4, [WARLORD]: 1 } };
}

/** Somebody without a class, and a Warlord that is no Cleric or Wizard. */
const NOBODY = 'bascarite-vermin';
const WARLORD = 'krun';
