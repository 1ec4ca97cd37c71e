/**
 * Chapters 28 and 29 and the starting army of chapter 7, on small made-up cards.
 */
import { describeProblem } from '@muster/schema';
import { describe, expect, test } from 'vitest';
import type { Ability, Where } from '../src/abilities/language.ts';
import type { Card, CharacterCard, Format } from '../src/content/card.ts';
import type { Deck } from '../src/content/deck.ts';
import { library, loadCards, type Library } from '../src/content/library.ts';
import { matchesAtStart } from '../src/content/printed.ts';
import { checkDeck } from '../src/rules/deck-construction.ts';

// ---- cards ----

const facts = { sets: ['CE'], formats: ['campaign', 'epic'] as readonly Format[], classes: [], level: 1 };

function character(name: string, changes: Partial<CharacterCard> = {}): Card {
  const values = { factions: ['Dwarf'], alignment: 'good', atk: [1], ac: 10, skill: 0, hp: 1 } as const;
  return { ...facts, id: name.toLowerCase(), name, type: 'character', ...values, ...changes };
}

function item(name: string, changes: Partial<Card> = {}): Card {
  return { ...facts, id: name.toLowerCase(), name, type: 'item', ...changes } as Card;
}

function action(name: string): Card {
  const abilities: readonly Ability[] = [{ kind: 'order', do: [{ do: 'draw', cards: 1 }] }];
  return { ...facts, id: name.toLowerCase(), name, type: 'action', abilities };
}

const copies = (max: number | 'any'): readonly Ability[] => [{ kind: 'rule', rule: 'copies', max }];
const needs = (who: Where): readonly Ability[] => [{ kind: 'rule', rule: 'needs', who, alsoAtStart: true }];

/** Plain cards to fill decks with: nine of each type. */
const plain = ['1', '2', '3', '4', '5', '6', '7', '8', '9'].flatMap((n) => [
  character(`Filler${n}`, { level: 3 }),
  item(`Thing${n}`),
  action(`Deed${n}`),
]);

const cards: readonly Card[] = [
  ...plain,
  character('Chief', { level: 5, traits: ['Warlord', 'Unique'] }),
  character('Rival', { level: 5, traits: ['Warlord'] }),
  character('Legion', { level: 5, traits: ['Warlord'], abilities: copies(5) }),
  character('Khan', { level: 5, traits: ['Warlord'], factions: ['Mercenary', 'Elf'] }),
  character('Over', { level: 4, traits: ['Overlord'] }),
  character('Lord', { level: 4, traits: ['Overlord'] }),
  character('Emperor', { level: 5, traits: ['Overlord', 'Warlord'] }),
  item('Overthing', { traits: ['Overlord'] }),
  character('Grunt'),
  character('Veteran', { level: 2 }),
  character('Hero', { traits: ['Unique'] }),
  character('Page', { traits: ['Warlord'] }),
  character('Elfling', { factions: ['Elf'] }),
  character('Sellsword', { factions: ['Mercenary'] }),
  character('Halfling', { factions: ['Elf', 'Dwarf'] }),
  character('Legend', { level: 4, traits: ['Epic'] }),
  character('Vermin', { level: 3, abilities: copies('any') }),
  character('Twin', { level: 3, abilities: copies(2) }),
  character('Swarm', { level: 3, traits: ['Epic'], abilities: copies(4) }),
  character('Late', { abilities: [{ kind: 'rule', rule: 'mayNotStart' }] }),
  character('Stone', { abilities: needs({ army: 'yours', class: 'Cleric' }) }),
  character('Recruit', { abilities: [{ kind: 'rule', rule: 'needs', who: { class: 'Cleric' } }] }),
  character('Priest', { classes: ['Cleric'] }),
  character('Loner', { classes: ['Cleric'], abilities: needs({ class: 'Cleric' }) }),
  character('Courtier', { abilities: needs({ warlord: true, name: 'Rival' }) }),
  item('Old', { formats: [], sets: ['BK'] }),
  item('Newer', { formats: ['campaign'], sets: ['BK', 'CE'] }),
  item('Promo', { formats: ['epic'], sets: ['PM'] }),
  item('Mighty', { formats: ['campaign'], traits: ['Epic'] }),
];

function shelf(...decks: readonly Deck[]): Library {
  const loaded = loadCards(
    [{ file: 'cards', data: cards }],
    decks.map((data) => ({ file: data.id, data })),
  );
  if (!loaded.ok) throw new Error(loaded.problems.map(describeProblem).join('\n'));
  return loaded.value;
}

const own = shelf();

// ---- decks ----

/** Three copies of each of the first so many plain cards. */
function each(kind: string, cardCount: number): Readonly<Record<string, number>> {
  return Object.fromEntries(Array.from({ length: cardCount }, (_, i) => [`${kind}${i + 1}`, 3]));
}

/** 50 cards: 24 characters, 14 items, 12 actions. */
const legal: Deck = {
  muster: 'deck/1',
  game: 'warlord',
  id: 'test',
  name: { en: 'Test', de: 'Probe', it: 'Prova' },
  about: { en: 'Test', de: 'Probe', it: 'Prova' },
  edition: 'campaign',
  warlord: 'chief',
  start: ['grunt', 'grunt', 'grunt', 'veteran', 'veteran'],
  cards: {
    chief: 1,
    grunt: 3,
    veteran: 2,
    ...each('filler', 6),
    ...each('thing', 4),
    thing5: 2,
    ...each('deed', 4),
  },
};

/** The legal deck with other numbers of some cards; 0 takes a card out. */
function deckWith(counts: Readonly<Record<string, number>>, changes: Partial<Deck> = {}): Deck {
  const entries = Object.entries({ ...legal.cards, ...counts }).filter(([, count]) => count > 0);
  return { ...legal, cards: Object.fromEntries(entries), ...changes };
}

/** The legal deck with the first of those who start replaced. */
function startingWith(id: string, changes: Partial<Deck> = {}): Deck {
  return deckWith({ grunt: 2, [id]: 1 }, { start: [id, 'grunt', 'grunt', 'veteran', 'veteran'], ...changes });
}

/** What is refused, as rule, reason and details. */
function refusals(deck: Deck, format: Format | null = null, from: Library = own): readonly unknown[] {
  return checkDeck(from, deck, format).map(({ rule, reason, details }) => [rule, reason, details]);
}

test('a legal deck is not refused', () => {
  expect(refusals(legal)).toEqual([]);
});

test('the decks that come with the game are legal, also in the format of their edition', () => {
  const all = library();
  for (const deck of all.decks.values()) expect([deck.id, ...checkDeck(all, deck, deck.edition)]).toEqual([deck.id]);
});

describe('deck construction', () => {
  test('WL-28.1: from cards one has', () => {
    expect(refusals(deckWith({ nothing: 1 }))).toEqual([['WL-28.1', 'unknown-card', { card: 'nothing' }]]);
    expect(refusals(startingWith('nothing'))).toContainEqual(['WL-28.1', 'unknown-card', { card: 'nothing' }]);
    expect(refusals({ ...legal, warlord: 'nobody' })).toContainEqual(['WL-28.1', 'unknown-card', { card: 'nobody' }]);
  });

  test('WL-28.2: at least 50 cards, no maximum', () => {
    expect(refusals(deckWith({ thing5: 1 }))).toEqual([['WL-28.2', 'too-few-cards', { count: 49, min: 50 }]]);
    expect(refusals(deckWith({ thing5: 3, deed5: 3, deed6: 3, thing6: 3 }))).toEqual([]);
  });

  test('WL-28.3: three copies, never four', () => {
    expect(refusals(deckWith({ thing5: 3 }))).toEqual([]);
    expect(refusals(deckWith({ thing5: 4 }))).toEqual([
      ['WL-28.3', 'too-many-copies', { card: 'thing5', count: 4, max: 3 }],
    ]);
  });

  test('WL-28.3, WL-2.1: a card may name another number for itself', () => {
    const room = { filler1: 0, filler2: 0, filler3: 0 };
    expect(refusals(deckWith({ ...room, vermin: 9 }))).toEqual([]);
    expect(refusals(deckWith({ ...room, filler4: 3, vermin: 7, twin: 2 }))).toEqual([]);
    expect(refusals(deckWith({ ...room, vermin: 6, twin: 3 }))).toEqual([
      ['WL-2.1', 'too-many-copies', { card: 'twin', count: 3, max: 2 }],
    ]);
    expect(refusals(deckWith({ ...room, vermin: 5, swarm: 4 }))).toEqual([]);
  });

  test('WL-28.4, WL-28.10: no type is more than half; exactly half is allowed', () => {
    expect(refusals(deckWith({ filler7: 1, thing5: 1 }))).toEqual([]); // 25 of 50
    expect(refusals(deckWith({ filler7: 1 }))).toEqual([]); // 25 of 51
    expect(refusals(deckWith({ filler7: 2, thing5: 0 }))).toEqual([
      ['WL-28.4', 'too-many-of-type', { type: 'character', count: 26, max: 25 }],
    ]);
    expect(refusals(deckWith({ filler7: 2, thing5: 1 }))).toEqual([
      ['WL-28.4', 'too-many-of-type', { type: 'character', count: 26, max: 25 }], // 26 of 51
    ]);
  });

  test.each(['item', 'action'])('WL-28.4: %ss too', (type) => {
    const [more, less] = type === 'item' ? ['thing', 'deed'] : ['deed', 'thing'];
    const counts = Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap((n) => [
        [`${more}${n}`, n === 9 ? 2 : 3], // 26
        [`${less}${n}`, 0],
      ]),
    );
    expect(refusals(deckWith(counts))).toEqual([['WL-28.4', 'too-many-of-type', { type, count: 26, max: 25 }]]);
    expect(refusals(deckWith({ ...counts, [`${more}9`]: 1, [`${less}1`]: 1 }))).toEqual([]);
  });

  test('WL-28.5: the starting characters count', () => {
    // 44 cards beside the starting army are enough, and three copies that start leave no room for a fourth.
    expect(refusals(legal)).toEqual([]);
    expect(refusals(deckWith({ grunt: 4, filler1: 2 }))).toEqual([
      ['WL-28.3', 'too-many-copies', { card: 'grunt', count: 4, max: 3 }],
    ]);
  });

  test('WL-28.6: one copy of a card with the Epic trait', () => {
    expect(refusals(deckWith({ filler1: 2, legend: 1 }))).toEqual([]);
    expect(refusals(deckWith({ filler1: 1, legend: 2 }))).toEqual([
      ['WL-28.6', 'too-many-epic-copies', { card: 'legend', count: 2, max: 1 }],
    ]);
    expect(refusals(deckWith({ mighty: 2 }))).toEqual([
      ['WL-28.6', 'too-many-epic-copies', { card: 'mighty', count: 2, max: 1 }],
    ]);
  });

  test('WL-28.7: no other Warlord', () => {
    expect(refusals(deckWith({ filler1: 2, rival: 1 }))).toEqual([['WL-28.7', 'another-warlord', { card: 'rival' }]]);
    expect(refusals(deckWith({ chief: 0, rival: 1 }, { warlord: 'rival' }))).toEqual([]);
  });

  test('WL-28.11: no second copy of the Warlord', () => {
    expect(refusals(deckWith({ filler1: 2, chief: 2 }))).toEqual([
      ['WL-28.11', 'second-copy-of-warlord', { card: 'chief', count: 2 }],
    ]);
    expect(refusals(deckWith({ filler1: 0, chief: 4 }))).toEqual([
      ['WL-28.11', 'second-copy-of-warlord', { card: 'chief', count: 4 }],
    ]);
  });

  test('WL-28.11, WL-2.1: unless the Warlord says otherwise', () => {
    const legions = (legion: number): Deck =>
      deckWith({ chief: 0, filler1: 0, filler2: 0, legion }, { warlord: 'legion' });
    expect(refusals(legions(7))).toEqual([['WL-2.1', 'too-many-copies', { card: 'legion', count: 7, max: 5 }]]);
    expect(refusals(deckWith({ chief: 0, filler1: 0, legion: 4 }, { warlord: 'legion' }))).toEqual([]);
    expect(refusals(deckWith({ filler1: 0, legion: 3 }))).toEqual([['WL-28.7', 'another-warlord', { card: 'legion' }]]);
  });

  test('WL-28.8: at most one character with the Overlord trait', () => {
    expect(refusals(deckWith({ filler1: 2, over: 1 }))).toEqual([]);
    const refused = [['WL-28.8', 'too-many-overlords', { count: 2, max: 1 }]];
    expect(refusals(deckWith({ filler1: 1, over: 2 }))).toEqual(refused);
    expect(refusals(deckWith({ filler1: 1, over: 1, lord: 1 }))).toEqual(refused);
    expect(refusals(deckWith({ filler1: 2, over: 1, overthing: 3 }))).toEqual([]);
  });

  test('WL-28.9: the deck holds the starting army', () => {
    expect(refusals(deckWith({ grunt: 2, filler7: 1 }))).toEqual([
      ['WL-28.9', 'starting-card-not-in-deck', { card: 'grunt', count: 2, needed: 3 }],
    ]);
    expect(refusals(deckWith({ chief: 0, filler7: 1 }))).toEqual([
      ['WL-28.9', 'starting-card-not-in-deck', { card: 'chief', count: 0, needed: 1 }],
    ]);
  });

  test('WL-28.12: printings of one name are one card', () => {
    expect(refusals(deckWith({ newer: 3 }))).toEqual([]);
    expect(refusals(deckWith({ newer: 4 }))).toEqual([
      ['WL-28.3', 'too-many-copies', { card: 'newer', count: 4, max: 3 }],
    ]);
  });

  describe('WL-28.13: a ready-made deck', () => {
    const bought: Deck = {
      ...legal,
      readyMade: true,
      cards: { chief: 1, rival: 1, over: 2, legend: 2, grunt: 4, veteran: 2 },
    };
    const from = shelf(bought);

    test('is exempt from WL-28.2 to WL-28.8', () => {
      expect(refusals(bought, null, from)).toEqual([]);
    });
    test('is not exempt from WL-28.9', () => {
      const lacking: Deck = { ...bought, cards: { ...bought.cards, veteran: 1 } };
      const refused = ['WL-28.9', 'starting-card-not-in-deck', { card: 'veteran', count: 1, needed: 2 }];
      expect(refusals(lacking, null, shelf(lacking))).toEqual([refused]);
      const foreign: Deck = { ...bought, start: ['elfling', 'grunt', 'grunt', 'veteran', 'veteran'] };
      const cardsToo: Deck = { ...foreign, cards: { ...bought.cards, elfling: 1 } };
      expect(refusals(cardsToo, null, shelf(cardsToo))).toEqual([
        ['WL-7.4', 'other-faction-at-start', { card: 'elfling' }],
      ]);
    });
    test('keeps to its format', () => {
      const old: Deck = { ...bought, cards: { ...bought.cards, old: 1 } };
      expect(refusals(old, 'epic', shelf(old))).toEqual([
        ['WL-29.1b', 'not-in-format', { card: 'old', format: 'epic' }],
      ]);
    });
    test('is one only as bought', () => {
      const rules = ['WL-28.2', 'WL-28.3', 'WL-28.6', 'WL-28.4', 'WL-28.7', 'WL-28.8'];
      const rulesAgainst = (deck: Deck, by: Library): readonly unknown[] =>
        checkDeck(by, deck, null).map(({ rule }) => rule);
      expect(rulesAgainst(bought, own)).toEqual(expect.arrayContaining(rules));
      expect(rulesAgainst({ ...bought, cards: { ...bought.cards, filler1: 1 } }, from)).toContain('WL-28.2');
      expect(rulesAgainst({ ...bought, cards: { ...bought.cards, grunt: 5 } }, from)).toContain('WL-28.3');
      const { readyMade: _gone, ...built } = bought;
      expect(rulesAgainst(bought, shelf(built))).toContain('WL-28.2');
    });
    test('may start with others of its cards', () => {
      const mixed: Deck = { ...bought, cards: { ...bought.cards, hero: 1 } };
      expect(
        refusals({ ...mixed, start: ['hero', 'grunt', 'grunt', 'veteran', 'veteran'] }, null, shelf(mixed)),
      ).toEqual([]);
    });
  });

  test('WL-28.14: an Overlord is no Warlord, unless it has that trait too', () => {
    expect(refusals(deckWith({ chief: 0, over: 1 }, { warlord: 'over' }))).toEqual([
      ['WL-7.2', 'not-a-warlord', { card: 'over' }],
    ]);
    expect(refusals(deckWith({ chief: 0, emperor: 1 }, { warlord: 'emperor' }))).toEqual([]);
  });

  test('WL-28.15: cards of other factions may be in the deck', () => {
    expect(refusals(deckWith({ filler1: 0, elfling: 2, sellsword: 1 }))).toEqual([]);
  });

  test('all that is wrong is told at once', () => {
    const rules = checkDeck(own, deckWith({ thing5: 0, thing4: 0, deed1: 4, over: 2, old: 1 }), 'epic');
    expect(rules.map(({ rule }) => rule)).toEqual(['WL-28.2', 'WL-28.3', 'WL-28.4', 'WL-28.8', 'WL-29.1b']);
  });
});

describe('the starting army', () => {
  test('WL-7.2: a Warlord leads it', () => {
    expect(refusals(deckWith({ chief: 0, filler7: 1 }, { warlord: 'filler7' }))).toEqual([
      ['WL-7.2', 'not-a-warlord', { card: 'filler7' }],
    ]);
    expect(refusals(deckWith({ chief: 0, overthing: 1 }, { warlord: 'overthing' }))).toEqual([
      ['WL-7.2', 'not-a-warlord', { card: 'overthing' }],
    ]);
  });

  test('WL-7.2: three of level 1 and two of level 2', () => {
    const four: Deck = deckWith({ halfling: 1, filler1: 2 });
    expect(refusals({ ...four, start: ['grunt', 'grunt', 'grunt', 'halfling', 'veteran'] })).toEqual([
      ['WL-7.2', 'wrong-number-at-start', { level: 1, count: 4, needed: 3 }],
      ['WL-7.2', 'wrong-number-at-start', { level: 2, count: 1, needed: 2 }],
    ]);
    expect(refusals({ ...legal, start: ['veteran', 'grunt', 'veteran', 'grunt', 'grunt'] })).toEqual([]);
    expect(refusals({ ...legal, start: ['grunt', 'grunt', 'grunt', 'veteran'] })).toEqual([
      ['WL-7.2', 'wrong-number-at-start', { level: 2, count: 1, needed: 2 }],
    ]);
  });

  test('WL-7.2: nobody of another level, no second Warlord, nothing but characters', () => {
    const missing = ['WL-7.2', 'wrong-number-at-start', { level: 1, count: 2, needed: 3 }];
    expect(refusals(startingWith('filler1'))).toContainEqual([
      'WL-7.2',
      'level-cannot-start',
      { card: 'filler1', level: 3 },
    ]);
    expect(refusals(startingWith('page'))).toEqual([
      ['WL-28.7', 'another-warlord', { card: 'page' }],
      ['WL-7.2', 'another-warlord-at-start', { card: 'page' }],
      missing,
    ]);
    expect(refusals(deckWith({ thing1: 3 }, { start: ['thing1', 'grunt', 'grunt', 'veteran', 'veteran'] }))).toEqual([
      ['WL-7.2', 'not-a-character', { card: 'thing1' }],
      missing,
    ]);
  });

  test('WL-7.4: of the faction of the Warlord', () => {
    expect(refusals(startingWith('elfling'))).toEqual([['WL-7.4', 'other-faction-at-start', { card: 'elfling' }]]);
  });

  test('WL-7.5: no two copies of a Unique character', () => {
    expect(refusals(startingWith('hero'))).toEqual([]);
    const twice = deckWith({ grunt: 1, hero: 2 }, { start: ['hero', 'hero', 'grunt', 'veteran', 'veteran'] });
    expect(refusals(twice)).toEqual([['WL-7.5', 'unique-twice-at-start', { card: 'hero' }]]);
  });

  test('WL-7.8: Mercenaries start only with a Mercenary', () => {
    expect(refusals(startingWith('sellsword'))).toEqual([['WL-7.8', 'mercenary-at-start', { card: 'sellsword' }]]);
    const start = ['sellsword', 'elfling', 'halfling', 'veteran', 'veteran'];
    const counts = { chief: 0, grunt: 0, filler7: 0, khan: 1, sellsword: 1, elfling: 1, halfling: 1 };
    expect(refusals(deckWith(counts, { warlord: 'khan', start }))).toEqual([
      ['WL-7.4', 'other-faction-at-start', { card: 'veteran' }],
      ['WL-7.4', 'other-faction-at-start', { card: 'veteran' }],
    ]);
  });

  test('WL-7.9: one faction in common is enough', () => {
    expect(refusals(startingWith('halfling'))).toEqual([]);
  });

  test('WL-2.1: who may not start does not', () => {
    expect(refusals(startingWith('late'))).toEqual([['WL-2.1', 'may-not-start', { card: 'late' }]]);
    expect(refusals(deckWith({ filler1: 2, late: 1 }))).toEqual([]);
    const twice = deckWith({ grunt: 1, late: 2 }, { start: ['late', 'late', 'grunt', 'veteran', 'veteran'] });
    expect(refusals(twice)).toEqual([['WL-2.1', 'may-not-start', { card: 'late' }]]);
  });

  test('WL-2.1: who needs a companion to start has one', () => {
    expect(refusals(startingWith('stone'))).toEqual([['WL-2.1', 'needs-companion-at-start', { card: 'stone' }]]);
    const start = ['stone', 'priest', 'grunt', 'veteran', 'veteran'];
    expect(refusals(deckWith({ grunt: 1, stone: 1, priest: 1 }, { start }))).toEqual([]);
    expect(refusals(deckWith({ filler1: 2, stone: 1 }))).toEqual([]); // not at the start
    expect(refusals(startingWith('recruit'))).toEqual([]); // needed to enter play later, not to start
  });

  test('WL-2.1: nobody is their own companion, but a second copy is', () => {
    expect(refusals(startingWith('loner'))).toEqual([['WL-2.1', 'needs-companion-at-start', { card: 'loner' }]]);
    const start = ['loner', 'loner', 'grunt', 'veteran', 'veteran'];
    expect(refusals(deckWith({ grunt: 1, loner: 2 }, { start }))).toEqual([]);
  });

  test('WL-2.1: the Warlord may be the companion, if it fits', () => {
    expect(refusals(startingWith('courtier'))).toEqual([['WL-2.1', 'needs-companion-at-start', { card: 'courtier' }]]);
    const start = ['courtier', 'grunt', 'grunt', 'veteran', 'veteran'];
    const led = deckWith({ chief: 0, rival: 1, grunt: 2, courtier: 1 }, { warlord: 'rival', start });
    expect(refusals(led)).toEqual([]);
  });
});

describe('a filter on printed facts', () => {
  const reader = character('Reader', { alignment: 'evil' });
  const scout = character('Scout', {
    classes: ['Rogue'],
    level: 2,
    traits: ['Ranger'],
    factions: ['Elf'],
    atk: [4, 1],
    skill: 3,
    feats: { Stealth: 2 },
  });

  test.each<[Where, boolean]>([
    [{}, true],
    [{ controller: 'you', army: 'yours', formation: 'yours', other: true }, true],
    [{ controller: 'opponent' }, false],
    [{ army: 'opposing' }, false],
    [{ formation: 'opposing' }, false],
    [{ state: 'ready' }, true],
    [{ state: ['stunned', 'unwounded'] }, true],
    [{ state: ['spent', 'wounded'] }, false],
    [{ faction: ['Dwarf', 'Elf'] }, true],
    [{ faction: 'Dwarf' }, false],
    [{ class: 'Rogue' }, true],
    [{ class: 'none' }, false],
    [{ trait: ['Scout', 'Ranger'] }, true],
    [{ trait: 'Scout' }, false],
    [{ feat: 'Stealth' }, true],
    [{ feat: 'Riding' }, false],
    [{ name: 'Scout' }, true],
    [{ name: ['Chief'] }, false],
    [{ warlord: false }, true],
    [{ warlord: true }, false],
    [{ alignment: 'good' }, true],
    [{ alignment: 'evil' }, false],
    [{ alignment: 'opposite' }, true],
    [{ alignment: 'same' }, false],
    [{ level: { atLeast: 2, atMost: 2 } }, true],
    [{ level: { above: 2 } }, false],
    [{ level: { below: 2 } }, false],
    [{ stat: { stat: 'atk', atLeast: 4 } }, true],
    [{ stat: { stat: 'skill', below: 3 } }, false],
    [{ stat: { stat: 'level', above: 1 } }, true],
    [{ type: 'character' }, true],
    [{ type: ['item', 'spell'] }, false],
    [{ not: { class: 'Rogue' } }, false],
    [{ any: [{ class: 'Cleric' }, { faction: 'Elf' }] }, true],
    [{ any: [{ class: 'Cleric' }, { faction: 'Dwarf' }] }, false],
  ])('%j: %s', (where, expected) => {
    expect(matchesAtStart(scout, where, reader)).toBe(expected);
  });
  test('finds no values and sides on an action card', () => {
    const deed = action('Deed');
    expect(matchesAtStart(deed, { type: 'action', stat: { stat: 'atk', atMost: 0 } }, reader)).toBe(true);
    expect(matchesAtStart(deed, { class: 'none', not: { alignment: 'same', feat: 'Riding' } }, reader)).toBe(true);
  });
});

describe('formats', () => {
  test('WL-29.1a: Campaign Format takes cards with the Campaign symbol', () => {
    expect(refusals(legal, 'campaign')).toEqual([]);
    expect(refusals(deckWith({ promo: 1 }), 'campaign')).toEqual([
      ['WL-29.1a', 'not-in-format', { card: 'promo', format: 'campaign' }],
    ]);
  });

  test('WL-29.1b: Epic Format takes cards with the Epic symbol', () => {
    expect(refusals(legal, 'epic')).toEqual([]);
    expect(refusals(deckWith({ newer: 1 }), 'epic')).toEqual([
      ['WL-29.1b', 'not-in-format', { card: 'newer', format: 'epic' }],
    ]);
  });

  test('WL-29.2, WL-29.4: one printing with the symbol makes the name legal', () => {
    expect(refusals(deckWith({ newer: 1 }), 'campaign')).toEqual([]);
  });

  test('WL-29.3: so does the published list', () => {
    expect(refusals(deckWith({ promo: 1 }), 'epic')).toEqual([]);
  });

  test('WL-29.4: without any such printing it is legal in none', () => {
    for (const format of ['campaign', 'epic'] as const) {
      expect(refusals(deckWith({ old: 1 }), format)).toHaveLength(1);
    }
  });

  test('WL-29.5: without a format all cards are legal, and the edition does not matter', () => {
    expect(refusals(deckWith({ old: 1, newer: 1, promo: 1 }))).toEqual([]);
    expect(refusals(deckWith({}, { edition: 'epic' }), 'campaign')).toEqual([]);
    expect(refusals(deckWith({ newer: 1 }, { edition: 'epic' }), 'campaign')).toEqual([]);
  });

  test('WL-29.6: the Epic trait is no Epic symbol', () => {
    expect(refusals(deckWith({ mighty: 1 }), 'campaign')).toEqual([]);
    expect(refusals(deckWith({ mighty: 1 }), 'epic')).toEqual([
      ['WL-29.1b', 'not-in-format', { card: 'mighty', format: 'epic' }],
    ]);
    expect(refusals(deckWith({ promo: 3 }), 'epic')).toEqual([]);
  });
});
