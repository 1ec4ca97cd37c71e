/**
 * Powers that hold only sometimes: how many dice are rolled where they do and where they don't.
 */
import { describe, expect, it } from 'vitest';
import { attackOn } from '../../src/rules/attack-stage.ts';
import { attackDice, defenceDice } from '../../src/rules/combat-dice.ts';
import { moveOf } from '../../src/abilities/move-value.ts';
import { figureOf } from '../../src/table.ts';
import { arena, type Arena, type ArenaSetup } from '../arena.ts';

type Army = Readonly<Record<string, string>>;

/** The dice of a normal (or special) attack of the first card of the first army on the first of the second. */
function dice(
  own: Army,
  enemies: Army,
  setup: Partial<ArenaSetup> = {},
  kind: 'normal' | 'special' = 'normal',
): readonly [number, number] {
  const turn = Object.keys(own)[0] ?? '';
  const a: Arena = arena({ armies: [own, enemies], turn, stage: 'attack', ...setup });
  const g = a.table();
  const target = a.figure(Object.keys(enemies)[0] ?? '', 0, 1);
  const attack = { ...attackOn(g, figureOf(g, a.figure(turn, 0, 0)), target, -1), kind };
  return [attackDice(g, attack, target), defenceDice(g, attack, target)];
}

const WARDEN = { 'Warden 816': 'd3' };
const FAR = { 'Warden 816': 'g3' };
const row = (cells: string): Partial<ArenaSetup> => ({
  field: [cells],
  zones: { '1': 'a1', '2': `${String.fromCodePoint(96 + cells.split(' ').length)}1` },
});
/** Everybody of the card has changed its space this turn. */
const moved = (it: Arena) => it.state.turns.forEach((turn) => Object.assign(turn, { displaced: [0] }));

describe('attack dice', () => {
  it.each<readonly [string, () => readonly [number, number], readonly [number, number]]>([
    ['Isamu, against who does not follow Jandar', () => dice({ Isamu: 'c3' }, WARDEN), [3, 6]],
    ['Otonashi, against the tame', () => dice({ Otonashi: 'c3' }, WARDEN), [2, 6]],
    [
      'the 10th Regiment, beside the target without having moved',
      () => dice({ '10th Regiment of Foot': 'c3' }, WARDEN),
      [3, 6],
    ],
    [
      'the 10th Regiment, from afar after moving',
      () => dice({ '10th Regiment of Foot': 'c3' }, FAR, { prepare: moved }),
      [2, 6],
    ],
    ['Grok Riders, without the mark', () => dice({ 'Grok Riders': 'c3-b3', 'Ne-gok-sa': 'c5' }, WARDEN), [3, 6]],
    ['Axe Grinders, against medium figures', () => dice({ 'The Axe Grinders of Burning Forge': 'c3' }, WARDEN), [3, 6]],
    [
      'Omnicron Snipers, beside the target of the beacon',
      () => dice({ 'Omnicron Snipers': 'c3', 'Omnicron Repulsors': 'd4' }, WARDEN),
      [1, 6],
    ],
    ['a Water Elemental on land', () => dice({ 'Water Elemental': 'c3' }, WARDEN), [3, 6]],
    [
      'Greenscale Warriors far from their king',
      () =>
        dice({ 'Greenscale Warriors': 'c3', Charos: 'c7-d7' }, WARDEN, {
          prepare: (it) => Object.assign(it.state.cards[0] ?? {}, { chosen: { 'Lizard King': 1 } }),
        }),
      [2, 6],
    ],
    [
      'Fyorlag Spiders far from Estivara',
      () => dice({ 'Fyorlag Spiders': 'a1', Estivara: 'i1' }, { 'Warden 816': 'b1' }),
      [2, 6],
    ],
    ['Torin, against large figures', () => dice({ Torin: 'c3-b3' }, { 'Sir Dupuis': 'd3-e3' }), [4, 3]],
    ['Nerak, off the snow', () => dice({ 'Nerak the Glacian Swog Rider': 'c3-b3' }, WARDEN), [3, 6]],
    ['Granite Guardians, on one level', () => dice({ 'Granite Guardians': 'c3' }, WARDEN), [3, 6]],
    [
      'Granite Guardians, from above but not beside',
      () => dice({ 'Granite Guardians': 'a1' }, { 'Warden 816': 'c1' }, row('3 . . .')),
      [4, 6],
    ],
    ['Mezzodemons, against the unique', () => dice({ 'Mezzodemon Warmongers': 'c3' }, WARDEN), [3, 6]],
    [
      'the Frost Giant, unengaged at the start',
      () =>
        dice({ 'Frost Giant of Morh': 'c3' }, WARDEN, {
          prepare: (it) => Object.assign(it.state.turns[0] ?? {}, { engaged: [] }),
        }),
      [4, 6],
    ],
    ['Siege, as he is', () => dice({ Siege: 'c3' }, WARDEN), [5, 6]],
    [
      'Evar, wounded but calm',
      () => dice({ 'Evar Scarcarver': 'c3' }, WARDEN, { wounds: { 'Evar Scarcarver': 3 } }),
      [2, 6],
    ],
    ['a Dumutef Guard off the road', () => dice({ 'Dumutef Guard': 'c3-b3' }, WARDEN), [4, 6]],
    ['Mika, engaged in the shadow', () => dice({ 'Mika Connour': 'a1' }, { 'Warden 816': 'b1' }, row('k . .')), [4, 6]],
    ['Goblin Cutters with one other at the target', () => dice({ 'Goblin Cutters': 'c3 d4' }, WARDEN), [2, 6]],
    ['an Air Elemental, against who does not fly', () => dice({ 'Air Elemental': 'c3' }, WARDEN), [3, 6]],
    [
      'Brandis, against flyers beside him',
      () => dice({ 'Brandis Skyhunter': 'c3' }, { 'Sonya Esenwein': 'd3' }),
      [3, 3],
    ],
    [
      'Shaolin Monks three spaces from their master',
      () => dice({ 'Shaolin Monks': 'c3', 'Master Win Chiu Woo': 'c6' }, WARDEN),
      [3, 6],
    ],
    ['Mohicans, unengaged', () => dice({ 'Mohican River Tribe': 'c3' }, FAR), [2, 6]],
  ])('%s', (_, rolled, expected) => expect(rolled()).toEqual(expected));
});

const NERAK = 'Nerak the Glacian Swog Rider';

describe('defence dice', () => {
  it.each<readonly [string, () => readonly [number, number], number]>([
    ['the 10th Regiment, from afar', () => dice({ 'Warden 816': 'g3' }, { '10th Regiment of Foot': 'c3' }), 2],
    ['Axe Grinders, against medium figures', () => dice(WARDEN, { 'The Axe Grinders of Burning Forge': 'c3' }), 3],
    ['a Water Elemental on land', () => dice(WARDEN, { 'Water Elemental': 'c3' }), 4],
    ['a Fire Elemental on land', () => dice(WARDEN, { 'Fire Elemental': 'c3' }), 4],
    [
      'Greenscale Warriors near their king',
      () =>
        dice(
          { 'Warden 816': 'd3' },
          { 'Greenscale Warriors': 'c3', Charos: 'c5-b5' },
          { prepare: (it) => Object.assign(it.state.cards[1] ?? {}, { chosen: { 'Lizard King': 2 } }) },
        ),
      4,
    ],
    ['Phantom Knights, from beside', () => dice(WARDEN, { 'Phantom Knights': 'c3' }), 4],
    ['Phantom Knights, special from afar', () => dice(FAR, { 'Phantom Knights': 'c3' }, {}, 'special'), 4],
    ['a Sahuagin Raider on land', () => dice(WARDEN, { 'Sahuagin Raider': 'c3' }), 3],
    ['Nerak on snow', () => dice({ 'Warden 816': 'c1' }, { [NERAK]: 'b1-a1' }, row('n . . .')), 4],
    ['an orc five spaces from Nerak', () => dice({ 'Warden 816': 'd1' }, { 'Blade Gruts': 'c1', [NERAK]: 'h1-i1' }), 2],
    ['Onyx Vipers, from beside', () => dice(WARDEN, { 'Elite Onyx Vipers': 'c3' }), 2],
    ['Siege, as he is', () => dice(WARDEN, { Siege: 'c3' }), 5],
    [
      'Evar, wounded but calm',
      () => dice(WARDEN, { 'Evar Scarcarver': 'c3' }, { wounds: { 'Evar Scarcarver': 3 } }),
      3,
    ],
    ['a Dumutef Guard off the road', () => dice(WARDEN, { 'Dumutef Guard': 'c3-b3' }), 4],
    ['Obsidian Guards on land', () => dice(WARDEN, { 'Obsidian Guards': 'c3' }), 4],
    ['Shaolin Monks near their master', () => dice(WARDEN, { 'Shaolin Monks': 'c3', 'Master Win Chiu Woo': 'c5' }), 4],
    ['Sir Dupuis with three wounds', () => dice(WARDEN, { 'Sir Dupuis': 'c3-b3' }, { wounds: { 'Sir Dupuis': 3 } }), 3],
    ['Templars, against a large squad', () => dice({ 'Death Stalkers': 'd3-e3' }, { 'Templar Cavalry': 'c3-b3' }), 3],
  ])('%s', (_, rolled, expected) => expect(rolled()[1]).toBe(expected));
});

describe('move', () => {
  const move = (army: Army, setup: Partial<ArenaSetup> = {}): number => {
    const name = Object.keys(army)[0] ?? '';
    const a = arena({ armies: [army, WARDEN], turn: name, stage: 'attack', ...setup });
    return moveOf(a.table(), figureOf(a.table(), a.figure(name)));
  };

  it.each<readonly [string, () => number, number]>([
    ['the Frost Giant, engaged at the start', () => move({ 'Frost Giant of Morh': 'c3' }), 5],
    ['a Sahuagin Raider from land', () => move({ 'Sahuagin Raider': 'a1' }), 6],
    ['Siege, as he is', () => move({ Siege: 'a1' }), 5],
    ['an elf that starts away from Acolarh', () => move({ Syvarris: 'a1', Acolarh: 'a4' }), 5],
    ['Atlaga himself', () => move({ 'Atlaga the Kyrie Warrior': 'a1' }), 5],
  ])('%s', (_, is, expected) => expect(is()).toBe(expected));
});
