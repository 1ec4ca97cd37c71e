/**
 * What people look for in rules and cards is found, and what belongs together is linked.
 */
import type { Game } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, test } from 'vitest';
import { catalogueText } from '../build/rule-texts.ts';
import { found } from '../src/gallery/finding.ts';
import { findRules } from '../src/rulebook/find-rules.ts';
import { keywordsOf, keywordsIn, mentions, rulesFor } from '../src/rulebook/links.ts';
import { cardsSearch, replaySearch, rulesSearch } from '../src/searches.ts';

const GAMES: readonly (readonly [string, Game])[] = [
  ['warlord', warlord],
  ['signum', signum],
  ['heroscape', heroscape],
];

describe.each(GAMES)('the rules of %s', (name, game) => {
  const texts = new Map(Object.entries(catalogueText(name)));

  test('every rule of the catalogue has a text', () => {
    expect(game.catalogue.filter(({ id }) => (texts.get(id) ?? '').length < 10).map(({ id }) => id)).toEqual([]);
  });

  test('a rule is found by its number, its title in each language and its English text', () => {
    const rule = game.catalogue[20];
    if (rule === undefined) throw new Error('there are more than twenty rules');
    expect(findRules(game.catalogue, texts, 'en', rule.id.toLowerCase())[0]).toBe(rule);
    for (const language of ['en', 'de', 'it'] as const)
      expect(findRules(game.catalogue, texts, language, rule.title[language].toUpperCase())).toContain(rule);
    const words = /[A-Za-z]{5,} [A-Za-z]{5,}/.exec((texts.get(rule.id) ?? '').slice(40))?.[0] ?? '';
    expect(findRules(game.catalogue, texts, 'de', words)).toContain(rule);
    expect(findRules(game.catalogue, texts, 'en', 'xyzzy')).toEqual([]);
  });

  test('rules know who names them', () => {
    const named = mentions(texts);
    expect(named.size).toBeGreaterThan(20);
    for (const [rule, others] of [...named].slice(0, 30))
      for (const other of others) expect(texts.get(other)).toContain(rule);
  });
});

test('a card leads to the rules of its keywords, in each language', () => {
  for (const language of ['en', 'de', 'it'] as const) {
    const orrun = signum.content(language).find(({ id }) => id === 'orrun-houndfather');
    if (orrun === undefined) throw new Error('there is an Orrun');
    const rules = rulesFor(orrun, signum.catalogue, language).map(({ id }) => id);
    expect(rules).toContain('SG-35.56');
    const title = signum.catalogue.find(({ id }) => id === 'SG-35.56')?.title[language] ?? '';
    expect(keywordsIn(title, keywordsOf(orrun))).toHaveLength(1);
  }
});

test('cards are found by all words, names first, whatever the accents', () => {
  const cards = [
    { name: 'Alder', text: 'Heals a café.' },
    { name: 'Café', text: '' },
    { name: 'Birch', text: 'Nothing.' },
  ];
  expect(found(cards, 'cafe').map(({ name }) => name)).toEqual(['Café', 'Alder']);
  expect(found(cards, ' heals  CAFE ').map(({ name }) => name)).toEqual(['Alder']);
  expect(found(cards, '')).toHaveLength(3);
});

test('addresses with nonsense in them lead to the plain page', () => {
  expect(rulesSearch({ chapter: '7', q: 12 })).toEqual({ chapter: 7, q: '12' });
  expect(rulesSearch({ chapter: 'x', q: ['y'] })).toEqual({});
  expect(replaySearch({ at: '12', seat: -1 })).toEqual({ at: 12 });
  expect(replaySearch({ at: 1.5, seat: '' })).toEqual({ seat: 0 });
  expect(replaySearch({ seat: 'all' })).toEqual({ seat: 'all' });
  expect(cardsSearch({ kind: 'item', set: '', more: 1 })).toEqual({ kind: 'item' });
});
