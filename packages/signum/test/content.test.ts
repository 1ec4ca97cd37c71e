import { describeProblem } from '@muster/schema';
import { describe, expect, test } from 'vitest';
import { PLAIN_CRITICALS, TRIGGERS } from '../src/abilities/language.ts';
import { KEYWORDS } from '../src/abilities/schema.ts';
import { budgetName } from '../src/content/budgets.ts';
import { OWN_FILES, type ContentFiles } from '../src/content/files.ts';
import { library, loadLibrary } from '../src/content/library.ts';
import { walk } from '../src/content/text-checks.ts';
import { deckOf } from '../src/setup.ts';

const { factions, heroes, characters, minions, supports, feats, maps } = library();

function countBy<T>(list: readonly T[], of: (one: T) => string): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const one of list) counts[of(one)] = (counts[of(one)] ?? 0) + 1;
  return counts;
}

/** By word, the records that use it. */
function usersOf(field: string): ReadonlyMap<string, ReadonlySet<string>> {
  const users = new Map<string, Set<string>>();
  for (const record of [...heroes, ...characters, ...minions, ...supports]) {
    walk(record, [], (fields) => {
      const word = fields[field];
      if (typeof word !== 'string') return;
      users.set(word, (users.get(word) ?? new Set()).add(record.id));
    });
  }
  return users;
}

describe('the core set', () => {
  test('has as many of each as chapter 39 asks for', () => {
    expect([factions, heroes, characters, minions, feats, maps].map(({ length }) => length)).toEqual([
      4, 8, 48, 4, 27, 12,
    ]);
    expect(supports).toHaveLength(110); // SG-39.7
    expect(countBy(heroes, ({ faction }) => faction)).toEqual({
      dawnward: 2,
      thornveil: 2,
      'hollow-court': 2,
      emberforge: 2,
    });
  });

  test('has four bronze, three silver, two gold and a rankless character in each faction', () => {
    for (const { id } of factions) {
      const own = characters.filter(({ faction }) => faction === id);
      const { double = 0, gold = 0, ...others } = countBy(own, budgetName);
      expect(others, id).toEqual({ rankless: 1, bronze: 4, silver: 3 }); // SG-39.3
      expect(double + gold, id).toBe(2);
    }
    expect(characters.filter((one) => one.faction !== 'mercenaries' && one.stars.length === 2)).toHaveLength(2);
    const mercenaries = characters.filter(({ faction }) => faction === 'mercenaries');
    expect(countBy(mercenaries, budgetName)).toEqual({ bronze: 3, silver: 3, gold: 1, double: 1 }); // SG-39.4
  });

  test('names nothing twice', () => {
    const names = [...heroes, ...characters, ...minions, ...supports].map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });

  test('gives every hero a deck of thirty with an income of 28 to 34', () => {
    for (const hero of heroes) {
      const deck = deckOf(hero);
      expect(
        countBy(deck, ({ kind }) => kind),
        hero.id,
      ).toEqual({ building: 6, spell: 10, relic: 8, tactic: 6 }); // SG-39.6
      const income = deck.reduce((sum, card) => sum + card.income, 0);
      expect(income, hero.id).toBeGreaterThanOrEqual(28); // SG-39.29
      expect(income, hero.id).toBeLessThanOrEqual(34);
    }
  });

  test('has a Warlord among the heroes of each faction, and each pair the relics of SG-39.30', () => {
    for (const { id } of factions) {
      const pair = heroes.filter(({ faction }) => faction === id);
      const lords = pair.filter(({ properties }) => properties.some(({ keyword }) => keyword === 'Warlord'));
      expect(lords, id).toHaveLength(1); // SG-39.25
      const own = new Set(pair.flatMap(({ cards }) => cards));
      const properties = supports.flatMap((card) => (card.kind === 'relic' && own.has(card.id) ? card.properties : []));
      expect(properties.filter(({ keyword }) => keyword === 'Reusability').length, id).toBeGreaterThanOrEqual(2);
      const closes = properties.flatMap((one) => (one.keyword === 'close' ? [one.alsoHero === true] : []));
      expect(closes, id).toContain(true);
      expect(closes, id).toContain(false);
    }
  });
});

describe('every word is used', () => {
  test.each(KEYWORDS)('keyword %s on two cards', (keyword) => {
    expect(usersOf('keyword').get(keyword)?.size ?? 0).toBeGreaterThanOrEqual(2);
  });

  test.each([...PLAIN_CRITICALS, 'add-die', 'add-symbol'])('critical effect %s on two cards', (critical) => {
    expect(usersOf('critical').get(critical)?.size ?? 0).toBeGreaterThanOrEqual(2);
  });

  test('enchantments for friends and foes', () => {
    const sides = supports.flatMap((card) =>
      card.kind === 'spell' && card.enchantment !== undefined ? [card.enchantment.on.side] : [],
    );
    expect(new Set(sides)).toEqual(new Set(['your', 'allied', 'enemy']));
  });

  // SG-39.45, SG-39.47
  test.each([
    'damage',
    'random-damage',
    'heal',
    'place',
    'push',
    'move',
    'return',
    'control',
    'destroy-card',
    'minion',
    'wound',
    'change-die',
  ])('effect %s', (effect) => {
    expect(usersOf('do').get(effect)?.size ?? 0).toBeGreaterThanOrEqual(1);
  });

  test('relics, buildings and enchantments can be destroyed', () => {
    const kinds = new Set<unknown>();
    walk(supports, [], (fields) => void (fields['do'] === 'destroy-card' && kinds.add(fields['kind'])));
    expect(kinds).toEqual(new Set(['relic', 'building', 'enchantment']));
  });

  test('tactics at all windows', () => {
    const windows = new Set(supports.flatMap((card) => (card.kind === 'tactic' ? [card.on] : [])));
    expect([...windows].toSorted()).toEqual([...TRIGGERS].toSorted()); // SG-39.31, SG-39.46
  });

  test('a "+X" property, an extra attack, a negative income', () => {
    expect(JSON.stringify(supports)).toContain('"plus":true');
    expect(usersOf('grant').get('extra-attack')?.size ?? 0).toBeGreaterThanOrEqual(1);
    expect(supports.some(({ income }) => income < 0)).toBe(true);
  });
});

/** The game's own files, one of them changed. */
function changed(file: string, change: (data: string) => string): ContentFiles {
  const altered = (one: ContentFiles['feats']) => {
    if (one.file !== file) return one;
    const before = JSON.stringify(one.data);
    const after = change(before);
    expect(after).not.toBe(before);
    return { file, data: JSON.parse(after) as unknown };
  };
  return {
    records: OWN_FILES.records.map(altered),
    feats: altered(OWN_FILES.feats),
    maps: OWN_FILES.maps.map(altered),
  };
}

function problemsIn(files: ContentFiles): readonly string[] {
  const loaded = loadLibrary(files);
  return loaded.ok ? [] : loaded.problems.map(describeProblem);
}

describe('problems name the record and the field', () => {
  const CASES: readonly [file: string, from: string, to: string, problem: string][] = [
    ['dawnward', '"keyword":"Defender"', '"keyword":"Defendr"', 'dawnward: gatewatch-pikeman: properties.0.keyword: '],
    ['dawnward', '"do":"heal","who":"it"', '"do":"heal","who":"them"', "'them' is not possible here"],
    ['thornveil', '"class":"headgear"', '"class":"hat"', "thornveil: falconer-hood: class: 'hat' is not possible here"],
    ['emberforge', '"id":"gearling"', '"id":"gearling","size":3', 'emberforge: gearling: size: is no field here'],
    [
      'emberforge',
      '"cards":["city-hall"',
      '"cards":["town-hall"',
      "emberforge: emberforge: cards.0: there is no card 'town-hall'",
    ],
    [
      'hollow-court',
      '"bronze":4,"silver":3,"gold":2',
      '"bronze":4,"silver":1,"gold":2',
      'hollow-court: veshara-the-unburied: leadership: 7 slots',
    ],
    [
      'hollow-court',
      '"cost":7,"income":2',
      '"cost":5,"income":2',
      'hollow-court: lich-of-nine-candles: cost: 5 is not 6 to 7',
    ],
    [
      'mercenaries',
      '"id":"ash-falcon"',
      '"id":"harpooner-velka"',
      'mercenaries: harpooner-velka: id: is the id of an earlier record',
    ],
    ['universal', '"id":"stables"', '"id":"stable"', "cards.5: there is no card 'stables'"],
    ['feats', '"copies":[2,0,0,1]', '"copies":[1,0,0,1]', 'feats: the deck of 20 has 19 feats'],
    [
      'feats',
      '"condition":"duelist"',
      '"condition":"dualist"',
      "feats: duelist: condition: there is no condition 'dualist'",
    ],
    [
      'dawnward',
      '"do":"damage","who":"it"',
      '"do":"damage","who":"self"',
      'dawnward: lance-of-daybreak: does.do.0.who: no creature has this text',
    ],
    [
      'thornveil',
      '"near":{"side":"enemy"}',
      '"near":{"side":"enemy"},"other":true',
      'thornveil: scent-of-blood: does.choose.creatures.other: no creature has this text',
    ],
    ['lonely-lands', '[[1,4],[9,4]]', '[[1,4],[19,4]]', 'lonely-lands: pieces: 0.at.1: there is no hex 19, 4'],
    ['lonely-lands', '[[5,2],[5,6]]', '[[5,2],[1,4]]', 'lonely-lands: spots: 1: on 1, 4 there is a portal already'],
    ['lonely-lands', '[[3,3],[6,5]]', '[[3,0],[6,5]]', 'there is a hill already'],
  ];

  test.each(CASES)('%s: %s → %s', (file, from, to, problem) => {
    const found = problemsIn(changed(file, (data) => data.replace(from, to)));
    expect(found.join('\n')).toContain(problem);
  });

  test('and there are none in the files of the game', () => {
    expect(problemsIn(OWN_FILES)).toEqual([]);
  });
});
