/**
 * The army cards: their facts as the catalogue gives them (chapter 28), and how the library reports what is wrong with one.
 */
import { describeProblem } from '@muster/schema';
import { describe, expect, test } from 'vitest';
import type { ArmyCard } from '../src/content/card.ts';
import { CARD_FILES } from '../src/content/cards/index.ts';
import { library, loadCards } from '../src/content/library.ts';

function cardNamed(name: string): ArmyCard {
  const { cards, byName } = library();
  const card = cards[byName(name) ?? -1];
  if (card === undefined) throw new Error(`there is no card '${name}'`);
  return card;
}

describe('the library', () => {
  test('holds 207 cards of 25 sets', () => {
    expect(library().cards.length).toBe(207);
    expect(CARD_FILES.length).toBe(25);
  });

  test('finds each card by id and by name', () => {
    const { cards, byId, byName, index } = library();
    for (const [number, card] of cards.entries()) {
      expect(byId(card.id)).toBe(number);
      expect(byName(card.name)).toBe(number);
      expect(index.get(card.name)).toBe(number);
    }
    expect(byId('nobody')).toBeUndefined();
    expect(byName('Nobody')).toBeUndefined();
  });

  test('has every power of the catalogue, written down or named as missing', () => {
    for (const { name, powers, missing } of library().cards)
      expect([name, powers.length + (missing ?? []).length]).not.toEqual([name, 0]);
    const powers = library().cards.reduce((sum, card) => sum + card.powers.length + (card.missing ?? []).length, 0);
    expect(powers).toBe(436);
  });

  test('offers all cards for play but those that need treasure glyphs', () => {
    const { cards, playable } = library();
    const withheld = [...cards.keys()].filter((number) => !playable.includes(number));
    expect(withheld.map((number) => cards[number]?.name)).toEqual(['Darrak Ambershard', 'Ogre Warhulk', 'Heirloom']);
  });

  test('HS-3.12: knows the editions of one character', () => {
    const editions = library().cards.filter(({ character }) => character !== undefined);
    expect(editions.map(({ id, character }) => [id, character])).toEqual([
      ['sgt-drake-alexander-rotv', 'Sgt. Drake Alexander'],
      ['raelin-the-kyrie-warrior-rotv', 'Raelin the Kyrie Warrior'],
      ['raelin-the-kyrie-warrior-sotm', 'Raelin the Kyrie Warrior'],
      ['sgt-drake-alexander-sotm', 'Sgt. Drake Alexander'],
    ]);
  });

  test('HS-28.3: has traits in the singular', () => {
    const traits = new Set(library().cards.flatMap((card) => [card.species, card.class, card.personality]));
    for (const plural of ['warriors', 'guards', 'elves', 'wolves', 'dwarves', 'orcs', 'demons', 'monks', 'knights']) {
      expect(traits).not.toContain(plural);
    }
  });
});

/** Name, general, species, rarity, kind, class, personality, size, then height, life, move, range, attack, defence, points, figures, spaces. */
const RISE_OF_THE_VALKYRIE = `
Marro Warriors | utgar | marro | unique squad | warrior | wild | medium | 4 1 6 6 2 3 50 4 1
Deathwalker 9000 | utgar | soulborg | unique hero | deathwalker | precise | large | 7 1 5 7 4 9 140 1 1
Izumi Samurai | einar | human | unique squad | samurai | disciplined | medium | 5 1 6 1 2 5 60 3 1
Sgt. Drake Alexander (RotV) | jandar | human | unique hero | soldier | valiant | medium | 5 5 5 1 6 3 110 1 1
Syvarris | ullar | elf | unique hero | archer | precise | medium | 5 4 5 9 3 2 100 1 1
Krav Maga Agents | vydar | human | unique squad | agent | tricky | medium | 4 1 6 7 3 3 100 3 1
Tarn Viking Warriors | jandar | human | unique squad | warrior | wild | medium | 5 1 4 1 3 4 50 4 1
Agent Carr | vydar | human | unique hero | agent | tricky | medium | 5 4 5 6 2 4 100 1 1
Zettian Guards | utgar | soulborg | unique squad | guard | precise | medium | 5 1 4 7 2 7 70 2 1
Airborne Elite | jandar | human | unique squad | soldier | disciplined | medium | 5 1 4 8 3 2 110 4 1
Finn the Viking Champion | jandar | human | unique hero | champion | valiant | medium | 5 4 5 1 3 4 80 1 1
Thorgrim the Viking Champion | jandar | human | unique hero | champion | valiant | medium | 5 4 5 1 3 4 80 1 1
Raelin the Kyrie Warrior (RotV) | jandar | kyrie | unique hero | warrior | merciful | medium | 5 5 6 1 3 3 80 1 1
Mimring | utgar | dragon | unique hero | beast | ferocious | huge | 9 5 6 1 4 3 150 1 2
Ne-gok-sa | utgar | marro | unique hero | warlord | tricky | medium | 5 5 5 1 3 6 90 1 1
Grimnak | utgar | orc | unique hero | champion | ferocious | huge | 11 5 5 1 2 4 120 1 2`;

function factsOf(card: ArmyCard): string {
  const { name, general, species, rarity, kind, class: trade, personality, size } = card;
  const { height, life, move, range, attack, defence, points, figures, spaces } = card;
  const numbers = [height, life, move, range, attack, defence, points, figures, spaces].join(' ');
  return [name, general, species, `${rarity} ${kind}`, trade, personality, size, numbers].join(' | ');
}

describe('the first master set (28.2)', () => {
  const cards = library().cards.filter(({ set }) => set === 'Rise of the Valkyrie');

  test('has these facts', () => {
    expect(cards.map(factsOf)).toEqual(RISE_OF_THE_VALKYRIE.trim().split('\n'));
  });

  test('is 1490 points and 30 figures', () => {
    expect(cards.reduce((sum, { points }) => sum + points, 0)).toBe(1490);
    expect(cards.reduce((sum, { figures }) => sum + figures, 0)).toBe(30);
  });

  test('can be played completely', () => {
    expect(cards.every(({ powers, missing }) => powers.length > 0 && missing === undefined)).toBe(true);
  });
});

describe('the corrections of 28.1', () => {
  const corrected: readonly (readonly [string, Partial<ArmyCard>])[] = [
    ['Tarn Viking Warriors', { attack: 3 }],
    ['Taelord the Kyrie Warrior', { life: 5, class: 'warrior', personality: 'relentless' }],
    ['Krug', { size: 'huge', height: 8, life: 8, attack: 2, defence: 3, points: 120, spaces: 2 }],
    ['Anubian Wolves', { attack: 1 }],
    ['Tagawa Samurai', { life: 1, move: 6 }],
    ['Sacred Band', { life: 1 }],
    ['Charos', { spaces: 2 }],
    ['Nilfheim', { attack: 6 }],
    ['Deathreavers', { points: 40 }],
    ['Cyprien Esenwein', { move: 8 }],
    ['Protectors of Ullar', { move: 4 }],
    ['Einar Imperium', { class: 'soldier' }],
    ['Elite Onyx Vipers', { species: 'viper' }],
    ['Fyorlag Spiders', { species: 'arachnid', class: 'scout', personality: 'wild' }],
    ['Rhogar Dragonspine', { species: 'dragonborn', class: 'paladin' }],
    ['Greenscale Warriors', { species: 'lizardfolk' }],
    ['Kurrok the Elementalist', { class: 'sorcerer' }],
    ['Shurrak', { personality: 'militaristic' }],
    ['Master of the Hunt', { rarity: 'uncommon' }],
    ['Marro Dividers', { general: 'utgar' }],
    ['Marro Hive', { spaces: 6 }],
    // What is open stays as in the main data.
    ['Deadeye Dan', { range: 10 }],
    ['Tul-Bak-Ra', { points: 120 }],
    ['Water Elemental', { height: 4 }],
    ['Sahuagin Raider', { rarity: 'common' }],
    ['Torin', { species: 'human' }],
    ['Iron Golem', { spaces: 1 }],
    ['Ogre Pulverizer', { spaces: 2 }],
  ];
  test.each(corrected)('%s', (name, facts) => {
    expect(cardNamed(name)).toMatchObject(facts);
  });

  const powers: readonly (readonly [string, readonly string[]])[] = [
    ['Iron Golem', ['Iron Tough', 'Lava Resistant']],
    ['James Murphy', ['Shotgun Blast Special Attack', 'Whip']],
    ['Fire Elemental', ['Lava Resistant', 'Searing Intensity', 'Negative Element']],
  ];
  test.each(powers)('the powers of %s', (name, names) => {
    expect(cardNamed(name).powers.map((power) => power.name)).toEqual(names);
  });

  test('Lava Resistant means the same on every card', () => {
    const all = library().cards.flatMap((card) => card.powers.filter(({ name }) => name === 'Lava Resistant'));
    expect(all.length).toBeGreaterThan(1);
    for (const { parts } of all) expect(parts).toEqual(all[0]?.parts);
  });
});

// ---- cards to spoil ----

type Fields = Readonly<Record<string, unknown>>;

const scouts: Fields = {
  id: 'hill-scouts',
  name: 'Hill Scouts',
  set: 'Tests',
  general: 'ullar',
  species: 'elf',
  class: 'scout',
  personality: 'tricky',
  rarity: 'common',
  kind: 'squad',
  size: 'medium',
  height: 5,
  life: 1,
  move: 6,
  range: 1,
  attack: 2,
  defence: 3,
  points: 40,
  figures: 3,
  spaces: 1,
  powers: [{ name: 'Disengage', parts: [{ part: 'disengage' }] }],
};

const chief: Fields = { ...scouts, id: 'hill-chief', name: 'Hill Chief', rarity: 'unique', kind: 'hero', figures: 1 };

function problemsWith(...cards: readonly unknown[]): readonly string[] {
  const loaded = loadCards([{ file: 'tests.json', data: { set: 'Tests', cards } }]);
  return loaded.ok ? [] : loaded.problems.map(describeProblem);
}

/** The problems of a card with this one part, the place of the part left out. */
function problemsOfPart(part: Fields, ...others: readonly Fields[]): readonly string[] {
  const problems = problemsWith({ ...scouts, powers: [{ name: 'Trick', parts: [part, ...others] }] });
  return problems.map((problem) => problem.replace('tests.json: hill-scouts: powers.0.parts.0', '…'));
}

describe('a card file', () => {
  test('that is right', () => {
    expect(problemsWith(scouts, chief)).toEqual([]);
  });

  test('must be an object with a set and cards', () => {
    const loaded = loadCards([{ file: 'tests.json', data: [scouts] }]);
    expect(loaded.ok ? [] : loaded.problems.map(describeProblem)).toEqual([
      'tests.json: a list is not possible here; it may be an object',
    ]);
  });

  test('holds cards of its own set', () => {
    expect(problemsWith({ ...scouts, set: 'Others' })).toEqual([
      "tests.json: hill-scouts: set: 'Others' stands in the file of 'Tests'",
    ]);
  });

  test('has no two cards of one id or name', () => {
    expect(problemsWith(scouts, scouts)).toEqual([
      'tests.json: hill-scouts: id: is the id of an earlier card',
      'tests.json: hill-scouts: name: is the name of an earlier card',
    ]);
  });
});

describe('a problem names file, card and field', () => {
  test.each<readonly [string, Fields, readonly string[]]>([
    ['an unknown field', { colour: 'red' }, ['colour: is no field here']],
    ['a missing field', { life: undefined }, ['life: is missing; it may be a number']],
    ['a number too small', { life: 0 }, ['life: Too small: expected number to be >=1']],
    ['a text for a number', { move: '6' }, ["move: '6' is not possible here; it may be a number"]],
    [
      'an unknown general',
      { general: 'odin' },
      ["general: 'odin' is not possible here; it may be jandar, utgar, ullar, vydar, einar, aquilla, valkrill"],
    ],
    ['a base of three spaces', { spaces: 3 }, ['spaces: 3 is not possible here; it may be 1, 2, 6']],
    ['a trait with a capital', { class: 'Scout' }, ['class: must be one or more words in small letters']],
    ['a trait without texts', { species: 'gnome' }, ["species: 'gnome' has no name in texts"]],
    ['an id that is another name', { id: 'hill-scout' }, ["id: does not fit the name 'Hill Scouts'"]],
    ['a squad of one', { figures: 1 }, ['figures: a squad is several figures (HS-1.5)']],
    ['a hero of three', { kind: 'hero' }, ['figures: a hero is one figure (HS-1.5)']],
    ['a character of another name', { character: 'Chief' }, ["character: does not fit the name 'Hill Scouts'"]],
    [
      'a power without parts',
      { powers: [{ name: 'Trick', parts: [] }] },
      ['powers.0.parts: Too small: expected array to have >=1 items'],
    ],
    [
      'an unknown part',
      { powers: [{ name: 'Trick', parts: [{ part: 'dance' }] }] },
      [expect.stringMatching(/^powers\.0\.parts\.0\.part: 'dance' is not possible here; it may be stat, skulls, /)],
    ],
    [
      'a field the part has not',
      { powers: [{ name: 'Trick', parts: [{ part: 'ghost', spaces: 3 }] }] },
      ['powers.0.parts.0.spaces: is no field here'],
    ],
    [
      'two powers of one name',
      {
        powers: [
          { name: 'A', parts: [{ part: 'ghost' }] },
          { name: 'A', parts: [{ part: 'taunt' }] },
        ],
      },
      ["powers.1.name: two powers are called 'A'"],
    ],
  ])('%s', (_name, change, expected) => {
    const spoiled = Object.fromEntries(
      Object.entries({ ...scouts, ...change }).filter(([, value]) => value !== undefined),
    );
    const label = typeof spoiled['id'] === 'string' ? spoiled['id'] : '0';
    const problems = problemsWith(spoiled).map((problem) => {
      expect(problem).toContain(`tests.json: ${label}: `);
      return problem.replace(`tests.json: ${label}: `, '');
    });
    expect(problems).toEqual(expected);
  });
});

describe('words that refer to nothing', () => {
  test('a card that does not exist', () => {
    const part = { part: 'bond', when: 'before', with: { side: 'own', name: ['Hill Giants'] } };
    expect(problemsOfPart(part)).toEqual(["….with.name: 'Hill Giants' is on no card"]);
  });
  test('a power that is on no card', () => {
    const part = { part: 'd20-bonus', add: 1, power: 'Frenzy' };
    expect(problemsOfPart(part)).toEqual(["….power: 'Frenzy' is on no card"]);
  });
  test('a trait that no figure has', () => {
    const part = { part: 'stat', stat: 'attack', add: 1, for: { figures: { species: ['orc'] } } };
    expect(problemsOfPart(part)).toEqual(["….for.figures.species: 'orc' is on no card"]);
  });
  test('a trait that figures can only become', () => {
    const change = { part: 'choose', as: 'pupil', figures: {}, do: [{ do: 'become', who: 'it', species: 'orc' }] };
    expect(problemsOfPart({ part: 'may-not-attack', figures: { species: ['orc'] } }, change)).toEqual([]);
  });
  test('a state that nothing switches on', () => {
    const part = { part: 'stat', stat: 'attack', add: 1, when: [{ if: 'active', state: 'Rage' }] };
    expect(problemsOfPart(part)).toEqual(["….when.0.state: 'Rage' is on no card"]);
  });
  test('an opponent where nobody attacks', () => {
    const part = { part: 'stat', stat: 'move', add: 1, when: [{ if: 'opponent', is: { side: 'enemy' } }] };
    expect(problemsOfPart(part)).toEqual(['….when.0: there is no opponent here: nobody attacks']);
    expect(problemsOfPart({ ...part, stat: 'attack' })).toEqual([]);
  });
  test('"it" where nobody was chosen', () => {
    const part = { part: 'act', when: 'after-moving', do: [{ do: 'destroy', who: 'it' }] };
    expect(problemsOfPart(part)).toEqual(["….do.0: 'it': nobody was chosen here, and nobody did anything"]);
    expect(problemsOfPart({ ...part, choose: { figures: { side: 'enemy' } } })).toEqual([]);
  });
  test('a choice the card does not make', () => {
    const part = { part: 'may-not-attack', figures: { chosen: 'friend' } };
    expect(problemsOfPart(part)).toEqual(["….figures.chosen: 'friend': the card makes no such choice"]);
  });
  test('a marker the card has not', () => {
    const part = { part: 'act', when: 'end-of-turn', spends: 'Gem', do: [{ do: 'another-turn' }] };
    expect(problemsOfPart(part)).toEqual(["…: 'Gem': the card has no such markers"]);
    expect(problemsOfPart(part, { part: 'markers', name: 'Gem', count: 2 })).toEqual([]);
  });
});
