/**
 * Powers that many cards share: ways to move. Every card that has one is set on a small field where it shows.
 */
import { describe, expect, it } from 'vitest';
import type { Part } from '../../src/abilities/language.ts';
import type { ArmyCard } from '../../src/content/card.ts';
import { library } from '../../src/content/library.ts';
import { arena, type Arena } from '../arena.ts';

const ENEMY = 'Kyntela Gwyn';

/** By name, so that a card that loses its power fails here. */
const STEALTH_FLYERS = [
  'Air Elemental',
  'Cyprien Esenwein',
  'Einar Imperium',
  'Empress Kiova',
  'Phantom Knights',
  'Shades of Bleakwoode',
  'Taelord the Kyrie Warrior',
];
const FLYERS = [
  'Atlaga the Kyrie Warrior',
  'Black Wyrmling',
  'Blue Wyrmling',
  'Braxas',
  'Charos',
  'Concan the Kyrie Warrior',
  'Iskra Esenwein',
  'Kelda the Kyrie Warrior',
  'Marcu Esenwein',
  'Mimring',
  'Minions of Utgar',
  'Moltenclaw',
  'Nilfheim',
  'Protectors of Ullar',
  'Raelin the Kyrie Warrior (RotV)',
  'Raelin the Kyrie Warrior (SotM)',
  'Rechets of Bogdan',
  'Red Wyrmling',
  'Runa',
  'Saylind the Kyrie Warrior',
  'Sentinels of Jandar',
  'Sonya Esenwein',
  'Su-Bak-Na',
  'Sujoah',
  'Theracus',
  'Ulginesh',
  'White Wyrmling',
  'Wyvern',
  'Zelrig',
];
const CLIMBERS = [
  'Deathreavers',
  'Fyorlag Spiders',
  'Goblin Cutters',
  'Marrden Nagrubs',
  'Migol Ironwill',
  'The Axe Grinders of Burning Forge',
  'Wolves of Badru',
];
const GHOSTS = ['Agent Carr', 'Isamu', 'Kumiko', 'Moriko', 'Ninjas of the Northern Wind', 'Otonashi', 'Shiori'];
const DISENGAGING = [
  ...GHOSTS,
  'Arrow Gruts',
  'Blade Gruts',
  'Deathreavers',
  'Heavy Gruts',
  'Nerak the Glacian Swog Rider',
  'Swog Rider',
  'Tornak',
];
const SWIMMERS = [
  'Armoc Vipers',
  'Elite Onyx Vipers',
  'Fen Hydra',
  'Greater Ice Elemental',
  'Microcorp Agents',
  'Sahuagin Raider',
  'Venoc Vipers',
  'Venoc Warlord',
  'Wo-Sa-Ga',
];
const LAVA_RESISTANT = ['Brunak', 'Fire Elemental', 'Iron Golem', 'Moltenclaw', 'Obsidian Guards', 'Shurrak'];

function cardNamed(name: string): ArmyCard {
  const card = library().cards[library().byName(name) ?? -1];
  if (card === undefined) throw new Error(`there is no army card '${name}'`);
  return card;
}

const namesWith = (is: (part: Part) => boolean): readonly string[] =>
  library()
    .cards.filter(({ powers }) => powers.some(({ parts }) => parts.some(is)))
    .map(({ name }) => name)
    .toSorted();

/** The figure on the first spaces behind the enemy at a1, in its move; the row goes on with the cells. */
function onRow({ name, spaces }: ArmyCard, cells: string): Arena {
  const own = spaces === 2 ? ['.', '.'] : ['.'];
  const row = ['.', ...own, ...cells.split(' '), '.', '.', '.', '.'];
  const last = `${String.fromCodePoint(96 + row.length)}1`;
  const a = arena({
    armies: [{ [name]: spaces === 2 ? 'c1-b1' : 'b1' }, { [ENEMY]: 'a1' }],
    turn: name,
    stage: 'move',
    field: [row.join(' ')],
    zones: { '1': 'a1', '2': last },
  });
  if (a.asked === 'mover') a.answer('mover', `move:${a.figure(name)}`);
  return a;
}

/** The nth space of the cells, the whole figure standing on it and those before. */
function behind({ spaces }: ArmyCard, n: number): string {
  const column = (i: number) => `${String.fromCodePoint(96 + spaces + 1 + i)}1`;
  return spaces === 2 ? `${column(n)}-${column(n - 1)}` : column(n);
}

const swims = (part: Part) => part.part === 'waive' && part.terrain.includes('water') && part.what.includes('stop');
const resists = (part: Part) => part.part === 'waive' && part.terrain.includes('moltenLava');

describe('ways to move', () => {
  it('the lists are complete', () => {
    expect(namesWith(({ part }) => part === 'fly')).toEqual([...FLYERS, ...STEALTH_FLYERS].toSorted());
    expect(namesWith(({ part }) => part === 'climb')).toEqual(CLIMBERS);
    expect(namesWith(({ part }) => part === 'ghost')).toEqual(GHOSTS);
    expect(namesWith(({ part }) => part === 'disengage')).toEqual(DISENGAGING.toSorted());
    expect(namesWith(swims)).toEqual(SWIMMERS);
    expect(namesWith(resists)).toEqual(LAVA_RESISTANT);
  });

  it.each([...FLYERS, ...STEALTH_FLYERS])('%s flies', (name) => {
    const card = cardNamed(name);
    const stealth = STEALTH_FLYERS.includes(name);
    const a = onRow(card, '30 . .');
    if (!stealth) a.roll('b');
    a.answer('destination', a.key(behind(card, 3)));
    expect(a.at(a.figure(name))).toBe(behind(card, 3));
    expect(a.diceRolled('leaving')).toEqual(stealth ? [] : [1]);
  });

  it.each(CLIMBERS)('%s climbs higher than it is tall', (name) => {
    const a = arena({
      armies: [{ [name]: 'a1' }, { [ENEMY]: 'd1' }],
      turn: name,
      stage: 'move',
      field: [`. ${cardNamed(name).height + 2} . .`],
      zones: { '1': 'a1', '2': 'd1' },
    });
    expect(a.destinations).toContain('b1');
  });

  it.each(DISENGAGING)('%s leaves engagements unharmed', (name) => {
    const card = cardNamed(name);
    const a = onRow(card, '. . .');
    a.answer('destination', a.key(behind(card, 2)));
    expect(a.at(a.figure(name))).toBe(behind(card, 2));
    expect(a.diceRolled('leaving')).toEqual([]);
  });

  it.each(GHOSTS)('%s walks through enemies', (name) => {
    const a = arena({
      armies: [{ [name]: 'a1' }, { [ENEMY]: 'b1' }],
      turn: name,
      stage: 'move',
      field: ['. . . .'],
      zones: { '1': 'a1', '2': 'd1' },
    });
    expect(a.destinations).toContain('c1');
  });

  it.each(SWIMMERS)('%s does not stop in water', (name) => {
    const card = cardNamed(name);
    const a = onRow(card, card.spaces === 2 ? 'w w . .' : 'w . .');
    expect(a.destinations).toContain(behind(card, card.spaces === 2 ? 4 : 2));
  });

  it.each(LAVA_RESISTANT)('%s does not mind molten lava', (name) => {
    const card = cardNamed(name);
    const a = onRow(card, card.spaces === 2 ? 'm m . .' : 'm . .');
    expect(a.destinations).toContain(behind(card, card.spaces === 2 ? 4 : 2));
    a.roll('b').answer('destination', a.key(behind(card, card.spaces === 2 ? 2 : 1)));
    expect(a.fate(a.figure(name))).toBe('field');
    expect(a.happened('d20')).toEqual([]);
  });
});
