/**
 * The content files, and how the library reports what is wrong with one.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describeProblem } from '@muster/schema';
import { describe, expect, test } from 'vitest';
import type { Ability } from '../src/abilities/language.ts';
import { ability as abilitySchema } from '../src/abilities/schema.ts';
import { CARD_FILES, DECK_FILES, type ContentFile } from '../src/content/files.ts';
import { library, loadCards, readDeckFile } from '../src/content/library.ts';

const cardFiles = filesIn('cards');
const deckFiles = filesIn('decks');

function filesIn(folder: 'cards' | 'decks'): readonly ContentFile[] {
  const url = new URL(`../src/content/${folder}/`, import.meta.url);
  if (!existsSync(url)) return [];
  return readdirSync(url)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ file: `${folder}/${name}`, data: parse(readFileSync(new URL(name, url), 'utf8')) }));
}

/** A file that is no JSON is reported like one that is no content: the others are still checked. */
function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    return String(error);
  }
}

function problemsIn(cards: readonly ContentFile[], decks: readonly ContentFile[] = []): readonly string[] {
  const loaded = loadCards(cards, decks);
  return loaded.ok ? [] : loaded.problems.map(describeProblem);
}

describe('the content files', () => {
  test.each(cardFiles.map((file) => [file.file, file] as const))('%s', (_name, file) => {
    expect(problemsIn([file])).toEqual([]);
  });
  test.each(deckFiles.map((file) => [file.file, file] as const))('%s', (_name, file) => {
    const problems = problemsIn(cardFiles, [file]);
    expect(problems.filter((problem) => problem.startsWith(file.file))).toEqual([]);
  });
  test('agree with each other', () => {
    expect(problemsIn(cardFiles, deckFiles)).toEqual([]);
  });
  test('are all listed in content/files.ts', () => {
    expect(CARD_FILES.map(({ file }) => file).sort()).toEqual(cardFiles.map(({ file }) => file));
    expect(DECK_FILES.map(({ file }) => file).sort()).toEqual(deckFiles.map(({ file }) => file));
  });
  test('make the library', () => {
    const { cards, byId, numbers } = library();
    expect(byId.size).toBe(cards.length);
    expect([...numbers.values()]).toEqual([...cards.keys()]);
  });
});

// ---- small cards to spoil ----

type Fields = Readonly<Record<string, unknown>>;

const axe: Fields = {
  id: 'axe',
  name: 'Axe',
  type: 'character',
  sets: ['CE'],
  formats: ['campaign'],
  classes: ['Fighter'],
  level: 1,
  factions: ['Dwarf'],
  alignment: 'good',
  atk: [3, 1],
  ac: 12,
  skill: 0,
  hp: 1,
};

const belt: Fields = {
  id: 'belt',
  name: 'Belt',
  type: 'item',
  sets: ['CE', 'EE'],
  formats: [],
  classes: [],
  level: 3,
  atk: -2,
};

const charge: Fields = {
  id: 'charge',
  name: 'Charge!',
  type: 'action',
  sets: ['CE'],
  formats: ['campaign', 'epic'],
  classes: ['Fighter'],
  level: 2,
  abilities: [{ kind: 'order', spend: true, do: [{ do: 'strike', via: 'melee' }] }],
};

const deck: Fields = {
  muster: 'deck/1',
  game: 'warlord',
  id: 'dwarves',
  name: { en: 'Dwarves', de: 'Zwerge', it: 'Nani' },
  about: { en: 'Axes.', de: 'Äxte.', it: 'Asce.' },
  edition: 'campaign',
  warlord: 'axe',
  start: ['axe', 'axe', 'axe', 'axe', 'axe'],
  cards: { axe: 6, belt: 1, charge: 1 },
};

/** Abilities that between them use each variant of the language at least once. */
const everything: readonly Ability[] = [
  {
    kind: 'static',
    from: 'discard',
    when: { test: 'all', of: [{ test: 'wonInitiative' }, { test: 'not', condition: { test: 'wonInitiative' } }] },
    mods: [
      {
        mod: 'stat',
        who: {
          army: 'yours',
          faction: ['Elf', 'Dwarf'],
          not: { class: 'none' },
          any: [{ warlord: true }, { other: true }],
        },
        add: { atk: 1, ac: { count: { sameRank: true }, each: 2 }, level: { stat: 'skill', of: 'this' } },
        during: { as: 'striker', via: 'melee', other: { alignment: 'opposite' }, attack: true },
        for: { verb: 'equip', where: { trait: 'Lycanthrope Form' } },
        when: { test: 'exists', where: { adjacent: true }, what: 'item', atLeast: 2, atMost: 3 },
      },
      { mod: 'setAtk', atk: [5, 5], who: 'this' },
      { mod: 'feat', feat: 'Magic Resistance', add: { feat: 'Stealth', of: 'warlord' } },
      { mod: 'roll', rolls: ['check', 'any'], name: 'magic', add: { charges: 'self' }, spell: true },
      { mod: 'dc', spells: true, add: { wounds: 'this' } },
      {
        mod: 'strike',
        via: 'ranged',
        spell: false,
        extraWounds: 1,
        extraRange: 1,
        ignores: ['Astral'],
        unreducible: true,
        noWounds: true,
        against: { state: ['ready', 'only-spent'] },
      },
      { mod: 'extraStrike', base: 'lowest' },
      { mod: 'identity', traits: ['Undead'], classes: ['Rogue'], alignment: 'evil' },
      { mod: 'grant', ability: { kind: 'react', on: { at: 'moved', movedBy: 'fall' }, do: [{ do: 'cancel' }] } },
      { mod: 'forbid', what: ['attack', 'be-targeted-by-spells'], where: { level: { below: { ranks: 'yours' } } } },
      { mod: 'allowCards', where: { type: 'spell' } },
      { mod: 'allowItems', where: { class: ['Wizard'] } },
      { mod: 'carries', trait: 'Weapon', count: 2 },
      { mod: 'woundLimit', max: 1, via: 'strike' },
      { mod: 'countsAs', characters: 0 },
      { mod: 'noLoyaltyPenalty', where: { faction: 'Mercenary' } },
      { mod: 'handSize', add: -1 },
    ],
  },
  { kind: 'static', attached: true, mods: [{ mod: 'stat', add: { hp: { inDiscard: { name: 'Axe' } } } }] },
  {
    kind: 'order',
    spend: true,
    limit: { times: 1, per: 'game' },
    whileStunned: true,
    cost: [
      { pay: 'spend', who: { choose: { bearer: 'this' }, what: 'item' } },
      { pay: 'stun', who: 'self' },
      { pay: 'discard', who: 'self' },
      { pay: 'discardFromHand', where: { type: ['action', 'spell'] }, count: 2 },
      { pay: 'kill', who: { choose: {}, count: 2, upTo: true, by: 'random' } },
      { pay: 'wound', who: 'this', wounds: 1 },
      { pay: 'charges', from: 'self', charges: 'any' },
      { pay: 'remove', who: 'self' },
      { pay: 'removeFromDiscard', where: {} },
    ],
    if: {
      test: 'any',
      of: [
        { test: 'is', who: 'host', where: { feat: 'Riding', stat: { stat: 'ac', atLeast: 15 } } },
        { test: 'compare', a: { times: 2, of: 'X' }, b: { above: { sum: [1, 'X'] } } },
        { test: 'natural', is: 'odd' },
        { test: 'natural', is: { atMost: 5 } },
      ],
    },
    targets: [
      { id: 'foe', what: 'rank', where: { from: 'warlord', within: 2, ranksAway: 1, rank: 'last' }, count: 'all' },
      { what: 'item', where: { bearer: { equipped: { trait: 'Bow' }, attached: {} } }, count: 1, upTo: true },
    ],
    do: [
      {
        do: 'strike',
        via: 'ranged',
        by: 'this',
        bonus: 4,
        atk: 2,
        times: 2,
        at: { controller: 'opponent', formation: 'yours' },
        extraRange: 1,
        reach: [0, 3],
        extraWounds: 1,
        noWounds: true,
        noBonuses: true,
        result: 'critical-success',
        optional: true,
        onHit: [{ do: 'stun', who: 'it' }],
        afterHit: [{ do: 'unstun', who: 'it' }],
        afterMiss: [{ do: 'spend', who: 'it' }],
        afterKill: [{ do: 'ready', who: 'this' }],
      },
      { do: 'attack', who: 'target', free: true, atk: 5, optional: true },
      { do: 'wound', who: 'target:foe', wounds: 2 },
      { do: 'heal', who: 'this', wounds: 'all' },
      { do: 'kill', who: { all: { rankInFront: true }, what: 'character' } },
      { do: 'discard', who: { choose: { adjacentRank: true, rankBehind: true } } },
      { do: 'remove', who: 'self' },
      { do: 'move', who: 'this', direction: 'either', ranks: 2, upTo: true, optional: true },
      { do: 'shift', who: 'this' },
      {
        do: 'check',
        who: 'target',
        type: 'save',
        name: 'magic',
        dc: 15,
        success: [{ do: 'reroll' }],
        failure: [{ do: 'revealHand' }],
      },
      { do: 'draw', cards: 1, player: 'each' },
      { do: 'discardFromHand', count: 1, player: 'opponent' },
      { do: 'retrieve', from: 'deck', where: { trait: 'Steed' }, to: 'equip', count: 1 },
      { do: 'return', who: 'self', to: 'shuffled' },
      { do: 'look', cards: 3, may: 'bottom' },
      {
        do: 'putIntoPlay',
        card: 'self',
        as: {
          level: 1,
          classes: [],
          traits: ['Siege'],
          factions: ['Dwarf'],
          alignment: 'good',
          atk: [],
          ac: 13,
          skill: 0,
          hp: 3,
          feats: { Defend: 2 },
        },
        rank: 'any',
        killAt: 'turn',
      },
      { do: 'raise', where: { level: { atMost: 2 } }, optional: true },
      { do: 'attach', to: 'target' },
      { do: 'charges', on: 'self', add: 1 },
      { do: 'modify', mods: [{ mod: 'handSize', add: 1 }], until: 'nextTurn' },
      // oxlint-disable-next-line unicorn/no-thenable -- a word of the language
      { do: 'if', condition: { test: 'wonInitiative' }, then: [{ do: 'cancel' }], else: [{ do: 'cancel' }] },
      { do: 'may', effects: [{ do: 'cancel' }] },
      { do: 'choose', of: [[{ do: 'cancel' }], [{ do: 'reroll' }]] },
      { do: 'forEach', who: 'target', effects: [{ do: 'cancel' }] },
      { do: 'atEndOfTurn', effects: [{ do: 'kill', who: 'this' }] },
      { do: 'special', id: 'zartoch' },
    ],
  },
  {
    kind: 'react',
    on: {
      at: ['killed', 'wounded'],
      by: 'this',
      on: { army: 'opposing' },
      card: 'self',
      via: ['melee', 'cost'],
      roll: 'initiative',
      result: 'failure',
      became: 'stunned',
      initiative: 'lost',
      action: 'react',
      if: { test: 'wonInitiative' },
    },
    do: [
      {
        do: 'alterStrike',
        bonus: 1,
        ac: 1,
        extraWounds: 1,
        result: 'critical-failure',
        noWounds: true,
        ignores: ['Ethereal'],
        onHit: [{ do: 'cancel' }],
        after: [{ do: 'cancel' }],
      },
      { do: 'redirect', to: 'event.by' },
      { do: 'reduceWounds', by: 1, to: 0 },
      { do: 'fallUnharmed' },
      { do: 'rollBonus', add: 2 },
      { do: 'setRoll', result: 'critical-success' },
    ],
  },
  { kind: 'auto', on: { at: 'entered_play', on: 'this' }, if: { test: 'wonInitiative' }, do: [{ do: 'cancel' }] },
  { kind: 'rule', rule: 'only', who: { trait: 'Gargoyle' } },
  { kind: 'rule', rule: 'entersAs', level: 4 },
  { kind: 'rule', rule: 'needs', who: { class: 'Cleric' }, alsoAtStart: true },
  { kind: 'rule', rule: 'mayNotStart' },
  { kind: 'rule', rule: 'entersSpent' },
  { kind: 'rule', rule: 'anyRank' },
  { kind: 'rule', rule: 'copies', max: 'any' },
  {
    kind: 'rule',
    rule: 'performedBy',
    who: { trait: 'Paladin' },
    level: 2,
    withoutSpending: true,
    regardlessOfClass: true,
  },
];

/** What is said of one file with these cards. */
function said(...cards: readonly unknown[]): readonly string[] {
  return problemsIn([{ file: 'f', data: cards }]);
}

function saidOfAbility(ability: unknown, card: Fields = axe): readonly string[] {
  const own = card === charge ? [{ kind: 'order', do: [{ do: 'cancel' }] }] : [];
  return said({ ...card, abilities: [ability, ...own] }).map((line) => line.replace(`f: ${String(card['id'])}: `, ''));
}

function saidOfEffect(effect: unknown, more: Fields = {}, card: Fields = axe): readonly string[] {
  return saidOfAbility({ kind: 'order', ...more, do: [effect] }, card).map((line) =>
    line.replace('abilities.0.do.0', '…'),
  );
}

function saidOfDeck(changes: Fields): readonly string[] {
  return problemsIn([{ file: 'c', data: [axe, belt, charge] }], [{ file: 'd', data: { ...deck, ...changes } }]);
}

function without(card: Fields, field: string): Fields {
  const { [field]: _gone, ...rest } = card;
  return rest;
}

describe('a library', () => {
  test('is made of several files, cards numbered in their order', () => {
    const loaded = loadCards(
      [
        { file: 'a', data: [axe, belt] },
        { file: 'b', data: [charge] },
      ],
      [{ file: 'd', data: deck }],
    );
    if (!loaded.ok) throw new Error(loaded.problems.map(describeProblem).join('\n'));
    const { cards, byId, numbers, decks } = loaded.value;
    expect(cards).toEqual([axe, belt, charge]);
    expect(byId.get('belt')).toBe(cards[1]);
    expect(numbers.get('charge')).toBe(2);
    expect(decks.get('dwarves')).toEqual(deck);
  });
  test('names every problem in every file, with file, card and field', () => {
    const data = [{ ...axe, ac: 'x', hp: 0 }, belt, { ...charge, level: 1.5 }];
    expect(
      problemsIn([
        { file: 'a', data },
        { file: 'b', data: [{ ...axe, skil: 1 }] },
      ]),
    ).toEqual([
      "a: axe: ac: 'x' is not possible here; it may be a number",
      'a: axe: hp: Too small: expected number to be >=1',
      'a: charge: level: 1.5 is not possible here; it may be a whole number',
      'b: axe: skil: is no field here',
    ]);
  });
  test('wants lists of cards', () => {
    expect(problemsIn([{ file: 'a', data: axe }])).toEqual(['a: must be a list of cards, not object']);
    expect(problemsIn([{ file: 'a', data: [7] }])).toEqual(['a: 0: 7 is not possible here; it may be an object']);
  });
  test('holds one card of each id and name (WL-1.34)', () => {
    expect(said(axe, axe)).toEqual(['f: axe: id: is the id of an earlier card']);
    expect(said(axe, { ...axe, id: 'a-xe' })).toEqual(["f: a-xe: name: 'Axe' is the name of 'axe' too"]);
  });
});

describe('a card record', () => {
  test('of each type is read', () => {
    expect(said(axe, belt, charge)).toEqual([]);
  });
  test.each([
    [without(axe, 'name'), 'name: is missing; it may be a text'],
    [without(axe, 'type'), 'type: is missing; it may be character, item, action'],
    [{ ...axe, type: 'dungeon' }, "type: 'dungeon' is not possible here; it may be character, item, action"],
    [{ ...axe, name: '' }, 'name: Too small: expected string to have >=1 characters'],
    [{ ...axe, sets: [] }, 'sets: Too small: expected array to have >=1 items'],
    [{ ...axe, formats: ['4E'] }, "formats.0: '4E' is not possible here; it may be campaign, epic"],
    [{ ...axe, classes: ['Bard'] }, "classes.0: 'Bard' is not possible here; it may be Fighter, Cleric, Wizard, Rogue"],
    [{ ...axe, level: 0 }, 'level: Too small: expected number to be >=1'],
    [{ ...axe, level: 21 }, 'level: Too big: expected number to be <=20'],
    [{ ...axe, traits: [] }, 'traits: Too small: expected array to have >=1 items'],
    [{ ...axe, traits: undefined }, 'traits: is undefined; leave the field out'],
    [without(axe, 'factions'), 'factions: is missing; it may be a list'],
    [{ ...axe, factions: [] }, 'factions: Too small: expected array to have >=1 items'],
    [{ ...axe, alignment: 'neutral' }, "alignment: 'neutral' is not possible here; it may be good, evil"],
    [{ ...axe, atk: 3 }, 'atk: 3 is not possible here; it may be a list'],
    [{ ...axe, atk: [] }, 'atk: Too small: expected array to have >=1 items'],
    [{ ...axe, hp: 99 }, 'hp: Too big: expected number to be <=20'],
    [{ ...axe, feats: {} }, 'feats: is empty'],
    [{ ...axe, feats: { Cunning: 2 } }, 'feats.Cunning: is no field here'],
    [{ ...axe, feats: { Stealth: '2' } }, "feats.Stealth: '2' is not possible here; it may be a number"],
    [{ ...belt, atk: [1] }, 'atk: a list is not possible here; it may be a number'],
    [{ ...belt, hp: 99 }, 'hp: Too big: expected number to be <=30'],
    [{ ...belt, charges: 0 }, 'charges: Too small: expected number to be >=1'],
    [{ ...belt, factions: ['Elf'] }, 'factions: is no field here'],
    [{ ...charge, spell: false }, 'spell: false is not possible here; it may be true'],
    [{ ...charge, ac: 1 }, 'ac: is no field here'],
    [{ ...axe, id: 'Axe' }, 'id: must be small letters, digits and single hyphens'],
    [{ ...axe, id: 'axes' }, "id: does not fit the name 'Axe'"],
    [without(charge, 'abilities'), 'abilities: an action card has an Order or a React (WL-1.30)'],
  ])('%#: is refused', (card, line) => {
    expect(said(card)).toEqual([`f: ${String((card as Fields)['id'])}: ${line}`]);
  });
  test('without a readable id is called by its place', () => {
    expect(said(belt, without(axe, 'id'))).toEqual(['f: 1: id: is missing; it may be a text']);
  });
  test('has an id of the letters of its name, whatever its punctuation', () => {
    expect(said({ ...axe, id: 'o-rik-the-7th', name: "Ó'Rik, the 7th" })).toEqual([]);
  });
});

describe('an ability', () => {
  test('may use every part of the language', () => {
    for (const ability of everything) {
      const result = abilitySchema.safeParse(ability);
      expect(result.error?.issues ?? []).toEqual([]);
      expect(result.data).toEqual(ability);
    }
  });
  test.each([
    [{ kind: 'ordr', do: [] }, "kind: 'ordr' is not possible here; it may be static, order, react, auto, rule"],
    [{ do: [{ do: 'cancel' }] }, 'kind: is missing; it may be static, order, react, auto, rule'],
    [{ kind: 'order' }, 'do: is missing; it may be a list'],
    [{ kind: 'order', do: [] }, 'do: Too small: expected array to have >=1 items'],
    [{ kind: 'order', on: {}, do: [{ do: 'cancel' }] }, 'on: is no field here'],
    [
      { kind: 'order', limit: { times: 0, per: 'turn' }, do: [{ do: 'cancel' }] },
      'limit.times: Too small: expected number to be >=1',
    ],
    [
      { kind: 'order', cost: [{ pay: 'gold' }], do: [{ do: 'cancel' }] },
      "cost.0.pay: 'gold' is not possible here; it may be spend, stun, discard, discardFromHand, kill, wound, charges, remove, removeFromDiscard",
    ],
    [
      { kind: 'order', if: { test: 'won' }, do: [{ do: 'cancel' }] },
      "if.test: 'won' is not possible here; it may be is, exists, wonInitiative, compare, natural, not, all, any",
    ],
    [{ kind: 'order', targets: [{ wher: {} }], do: [{ do: 'cancel' }] }, 'targets.0.wher: is no field here'],
    [
      { kind: 'react', on: { at: 'noon' }, do: [{ do: 'cancel' }] },
      /^on\.at: 'noon' is not possible here; it may be reforming, .*, attack_ended, a list$/,
    ],
    [
      { kind: 'react', on: { at: ['killed', 'noon'] }, do: [{ do: 'cancel' }] },
      /^on\.at\.1: 'noon' is not possible here/,
    ],
    [
      { kind: 'react', on: { at: 'killed', on: { fraction: 'Elf' } }, do: [{ do: 'cancel' }] },
      'on.on.fraction: is no field here',
    ],
    [
      { kind: 'static', mods: [{ mod: 'stats', add: { atk: 1 } }] },
      /^mods\.0\.mod: 'stats' is not possible here; it may be stat, setAtk,/,
    ],
    [{ kind: 'static', mods: [{ mod: 'stat', add: {} }] }, 'mods.0.add: is empty'],
    [
      { kind: 'static', mods: [{ mod: 'grant', ability: { kind: 'static', mods: [] } }] },
      "mods.0.ability.kind: 'static' is not possible here; it may be order, react",
    ],
    [
      { kind: 'rule', rule: 'copy', max: 5 },
      "rule: 'copy' is not possible here; it may be only, entersAs, needs, mayNotStart, entersSpent, anyRank, copies, performedBy",
    ],
    [{ kind: 'rule', rule: 'copies', max: 'all' }, "max: 'all' is not possible here; it may be a number, any"],
    [{ kind: 'rule', rule: 'anyRank', level: 1 }, 'level: is no field here'],
  ])('%#: is refused', (ability, line) => {
    const lines = saidOfAbility(ability);
    expect(lines).toHaveLength(1);
    if (typeof line === 'string') expect(lines[0]).toBe(`abilities.0.${line}`);
    else expect(lines[0]?.replace('abilities.0.', '')).toMatch(line);
  });
  test.each([
    [{ do: 'wound', who: 'this' }, '….wounds: is missing; it may be a number, X, an object'],
    [
      { do: 'wound', who: 'that', wounds: 1 },
      "….who: 'that' is not possible here; it may be this, self, host, target, it, warlord, event.by, event.on, event.card, target:…, an object",
    ],
    [{ do: 'wound', who: 'this', wounds: 100 }, '….wounds: Too big: expected number to be <=99'],
    [{ do: 'wound', who: { all: { clas: 'Rogue' } }, wounds: 1 }, '….who.all.clas: is no field here'],
    [
      { do: 'wound', who: { choose: {}, by: 'me' }, wounds: 1 },
      "….who.by: 'me' is not possible here; it may be opponent, random",
    ],
    [
      { do: 'wound', who: 'this', wounds: { stat: 'atk', off: 'this' } },
      /^….wounds.of: is missing; it may be this, self,/,
    ],
    [
      { do: 'wound', who: 'this', wounds: { count: { faction: 'Elv' } } },
      "….wounds.count.faction: 'Elv' is not possible here; it may be Dwarf, Elf, Free Kingdoms, Deverenian, Nothrog, Mercenary, a list",
    ],
    [{ do: 'wound', who: 'this', wounds: { count: {}, ech: 2 } }, '….wounds.ech: is no field here'],
    [
      { do: 'heal', who: { all: { level: {} } }, wounds: 'all' },
      '….who.all.level: has none of atLeast, atMost, below, above',
    ],
    [
      { do: 'strike', via: 'melee', onHit: [{ do: 'stn', who: 'it' }] },
      /^…\.onHit\.0\.do: 'stn' is not possible here; it may be strike, attack,/,
    ],
  ])('%#: names the field of an effect', (effect, line) => {
    const lines = saidOfEffect(effect);
    expect(lines[0]).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
  });
});

describe('the words of an ability', () => {
  const stunTarget = { do: 'stun', who: 'target:foe' };

  test('`target` needs targets', () => {
    expect(saidOfEffect({ do: 'stun', who: 'target' })).toEqual(["….who: 'target': the ability has no targets"]);
    expect(saidOfEffect({ do: 'stun', who: 'target' }, { targets: [{ id: 'foe' }] })).toEqual([]);
  });
  test('`target:x` needs a target with this id', () => {
    expect(saidOfEffect(stunTarget)).toEqual(["….who: 'target:foe': the ability has no targets"]);
    expect(saidOfEffect(stunTarget, { targets: [{}] })).toEqual(["….who: 'target:foe': no target has this id"]);
    expect(saidOfEffect(stunTarget, { targets: [{ id: 'friend' }, { id: 'foe' }] })).toEqual([]);
  });
  test('`target:` must go on with an id', () => {
    expect(saidOfEffect({ do: 'stun', who: 'target:' }, { targets: [{}] })[0]).toMatch(/^….who: 'target:' is not/);
  });
  test('two targets have different ids', () => {
    expect(saidOfEffect(stunTarget, { targets: [{ id: 'foe' }, { id: 'foe' }, {}, {}] })).toEqual([
      "abilities.0.targets: two targets have the id 'foe'",
    ]);
  });
  test('`event` needs a React or automatic text', () => {
    const effect = { do: 'stun', who: 'event.by' };
    expect(saidOfEffect(effect)).toEqual(["….who: 'event.by': only a React or automatic text has an event"]);
    expect(saidOfAbility({ kind: 'react', on: { at: 'killed' }, do: [effect] })).toEqual([]);
    expect(saidOfAbility({ kind: 'auto', on: { at: 'killed' }, do: [effect] })).toEqual([]);
  });
  test('a granted ability has its own event and targets', () => {
    const grant = (ability: unknown): Fields => ({ do: 'modify', mods: [{ mod: 'grant', ability }] });
    const order = { kind: 'order', do: [{ do: 'stun', who: 'event.by' }, stunTarget] };
    const react = { kind: 'react', on: { at: 'killed' }, targets: [{ id: 'foe' }], do: order.do };
    const granting = { kind: 'react', on: { at: 'killed' }, targets: [{ id: 'foe' }], do: [grant(order)] };
    expect(saidOfAbility(granting)).toEqual([
      "abilities.0.do.0.mods.0.ability.do.0.who: 'event.by': only a React or automatic text has an event",
      "abilities.0.do.0.mods.0.ability.do.1.who: 'target:foe': the ability has no targets",
    ]);
    expect(saidOfEffect(grant(react))).toEqual([]);
  });
  test('`it` needs somebody who is being dealt with', () => {
    const effect = { do: 'stun', who: 'it' };
    expect(saidOfEffect(effect)).toEqual(["….who: 'it': nobody is being dealt with here"]);
    expect(saidOfEffect({ do: 'forEach', who: { all: {} }, effects: [effect] })).toEqual([]);
    expect(saidOfEffect({ do: 'strike', via: 'melee', afterHit: [effect] })).toEqual([]);
    expect(saidOfEffect({ do: 'check', who: 'this', type: 'save', name: 'magic', dc: 15, failure: [effect] })).toEqual(
      [],
    );
    expect(saidOfEffect({ do: 'modify', mods: [{ mod: 'stat', add: { atk: { wounds: 'it' } } }] })).toEqual([]);
  });
  test('`X` needs a cost that sets it', () => {
    const effect = { do: 'draw', cards: 'X' };
    const cost = [{ pay: 'charges', from: 'self', charges: 'any' }];
    expect(saidOfEffect(effect)).toEqual(["….cards: 'X': the ability has no cost of any number of charges"]);
    expect(saidOfEffect(effect, { cost })).toEqual([]);
    expect(saidOfEffect(effect, { cost: [{ ...cost[0], charges: 2 }] })).toHaveLength(1);
  });
  test('names are no words', () => {
    const where = { trait: 'X', name: ['it', 'target'] };
    expect(saidOfEffect({ do: 'ready', who: { all: where } })).toEqual([]);
  });
  test('only action cards attach themselves', () => {
    const attach = { do: 'attach', to: 'this' };
    const attached = { kind: 'static', attached: true, mods: [{ mod: 'handSize', add: 1 }] };
    expect(saidOfEffect(attach, {}, charge)).toEqual([]);
    expect(saidOfEffect(attach)).toEqual(['…: only an action card attaches itself (WL-14.13)']);
    expect(saidOfEffect(attach, {}, belt)).toEqual(['…: only an action card attaches itself (WL-14.13)']);
    expect(saidOfAbility(attached, charge)).toEqual([]);
    expect(saidOfAbility(attached, belt)).toEqual([
      'abilities.0.attached: only an action card is ever attached (WL-14.13)',
    ]);
  });
  test('what is needed at the start is told by printed facts', () => {
    const needs = (who: Fields): Fields => ({ kind: 'rule', rule: 'needs', who, alsoAtStart: true });
    expect(saidOfAbility(needs({ army: 'yours', class: 'Cleric', level: { atLeast: 2 } }))).toEqual([]);
    expect(saidOfAbility({ kind: 'rule', rule: 'needs', who: { adjacent: true } })).toEqual([]);
    expect(saidOfAbility(needs({ not: { adjacent: true }, any: [{ rank: 1 }] }))).toEqual([
      'abilities.0.who.not.adjacent: means nothing before the game',
      'abilities.0.who.any.0.rank: means nothing before the game',
    ]);
    expect(saidOfAbility(needs({ level: { above: { count: {} } } }))).toEqual([
      'abilities.0.who.level.above: must be a plain number before the game',
    ]);
  });
});

describe('a deck file', () => {
  test('is read', () => {
    expect(saidOfDeck({})).toEqual([]);
    expect(saidOfDeck({ readyMade: true })).toEqual([]);
  });
  test.each([
    [{ muster: 'deck/2' }, "muster: 'deck/2' is not possible here; it may be deck/1"],
    [{ game: 'signum' }, "game: 'signum' is not possible here; it may be warlord"],
    [{ id: 'The Dwarves' }, 'id: must be small letters, digits and single hyphens'],
    [{ name: { en: 'Dwarves', de: 'Zwerge' } }, 'name.it: is missing; it may be a text'],
    [{ about: { en: '', de: 'Äxte', it: 'Asce' } }, 'about.en: Too small: expected string to have >=1 characters'],
    [{ edition: '4e' }, "edition: '4e' is not possible here; it may be campaign, epic"],
    [{ readyMade: false }, 'readyMade: false is not possible here; it may be true'],
    [{ start: ['axe', 'axe', 'axe', 'axe'] }, 'start: must be five cards'],
    [{ start: ['axe', 'axe', 'axe', 'axe', 'ax'] }, "start.4: there is no card 'ax'"],
    [{ warlord: 'ax' }, "warlord: there is no card 'ax'"],
    [{ cards: { axe: 6, ax: 1 } }, "cards.ax: there is no card 'ax'"],
    [{ cards: { axe: 0 } }, 'cards.axe: Too small: expected number to be >=1'],
    [{ cards: { axe: 1.5 } }, 'cards.axe: 1.5 is not possible here; it may be a whole number'],
    [{ sideboard: {} }, 'sideboard: is no field here'],
  ])('%#: is refused', (changes, line) => {
    expect(saidOfDeck(changes)).toEqual([`d: ${String((changes as Fields)['id'] ?? deck['id'])}: ${line}`]);
  });
  test('has an id of its own', () => {
    const decks = [
      { file: 'd', data: deck },
      { file: 'e', data: deck },
    ];
    expect(problemsIn([{ file: 'c', data: [axe, belt, charge] }], decks)).toEqual([
      'e: dwarves: id: is the id of an earlier deck',
    ]);
  });
  test('can be read by itself for a known library', () => {
    const loaded = loadCards([{ file: 'c', data: [axe, belt, charge] }]);
    if (!loaded.ok) throw new Error('the cards are fine');
    expect(readDeckFile(loaded.value, deck)).toEqual({ ok: true, value: deck });
    expect(readDeckFile(loaded.value, { ...deck, warlord: 'ax', game: 'chess' })).toEqual({
      ok: false,
      problems: [{ path: ['game'], message: "'chess' is not possible here; it may be warlord" }],
    });
    expect(readDeckFile(loaded.value, { ...deck, warlord: 'ax' })).toEqual({
      ok: false,
      problems: [{ path: ['warlord'], message: "there is no card 'ax'" }],
    });
  });
});
