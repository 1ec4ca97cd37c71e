/**
 * What some cards need around them before they can do anything, which chance would rarely bring together.
 */
import type { Mod } from '../src/abilities/language.ts';
import type { Edition } from '../src/edition.ts';

export interface SetUp {
  readonly edition?: Edition;
  /** Of the card's own player. */
  readonly warlord?: string;
  /** Of an item: who bears it. */
  readonly bearer?: string;
  /** Characters beside the card, and characters of an opponent. */
  readonly own?: readonly string[];
  readonly foes?: readonly string[];
  readonly hand?: readonly string[];
  readonly discard?: readonly string[];
  /** Items on characters, and lasting effects on them, by name. */
  readonly items?: Readonly<Record<string, readonly string[]>>;
  readonly mods?: Readonly<Record<string, readonly Mod[]>>;
}

/** Somebody to whom wounds can be reduced. */
const SHIELDED: SetUp = {
  foes: ['Axe', 'Hammer'],
  items: { Axe: ['Improvised Shield'], Hammer: ['Improvised Shield'] },
};
const ARCHERS: readonly string[] = ['Kyrthelia', 'Maxt Stormcrow', 'Muddflek'];
const SPIRITS: readonly string[] = ['Ariella', 'Storm Shadow', 'Davingnon'];
const BOLTS: readonly string[] = ['Blast', 'Magic Missiles', 'Lightning Bolt'];

export const SET_UPS: Readonly<Record<string, SetUp>> = {
  'armor-of-the-earth': {
    edition: 'epic',
    discard: ['Holy Might', 'Heal Mount', 'Whirlwind', 'Wall of Swords', 'Chosen'],
  },
  axoron: { ...SHIELDED, items: { ...SHIELDED.items, Axoron: ['Handaxe'] } },
  barakiel: { hand: BOLTS },
  'calixs-banner': { warlord: 'Rathe', bearer: 'Rathe', own: ARCHERS },
  chosen: { own: ['Sjonegaard', 'Etra Bloodvine'] },
  crux: { own: ['Axe', 'Hammer'] },
  demonslayers: { bearer: 'Kyrthelia', foes: SPIRITS },
  'fireridge-cyclops': { foes: ['Adonis the Cozener', 'Deverenian Courtier', 'Sir Guerin'] },
  hagunk: { hand: BOLTS, mods: { Hagunk: [{ mod: 'stat', add: { level: 3 } }] } },
  handaxe: SHIELDED,
  'heal-mount': {
    own: ["D'Ilchant Keeper"],
    items: { "D'Ilchant Keeper": ['War Horse'] },
    mods: { "D'Ilchant Keeper": [{ mod: 'identity', classes: ['Cleric'] }] },
  },
  icetalon: { bearer: 'Maxt Stormcrow' },
  'koren-zon': { edition: 'epic', own: ['Sorscha', 'Sorscha'] },
  'maingal-tansiq': { ...SHIELDED, discard: Array.from({ length: 12 }, () => 'Ice') },
  'narawat-ring': { hand: BOLTS },
  norn: { warlord: 'Norn', foes: ['Axe', 'Hammer', 'Ice'] },
  revenge: { foes: ['Storm Crows', 'Skincrawler', 'Umberhulk'] },
  'shield-wall': { own: ['Axe', 'Hammer'], foes: ARCHERS },
  sigilsword: { foes: SPIRITS },
  'sniper-shot': { own: ARCHERS },
  'squire-orban': { warlord: 'Terak Justicebringer' },
  'thunder-mace': { foes: SPIRITS },
  varin: { own: ['Pike Wall', 'Light Catapults'] },
  whirlwind: { own: ['Selai Yscar'], mods: { 'Selai Yscar': [{ mod: 'stat', add: { level: 1 } }] } },
  'wizards-guard': { warlord: 'Slayer the Unkind' },
  'wizards-guild': { hand: ['Ball Lightning', 'Frozen March'] },
  'wraithstone-dagger': { foes: SPIRITS },
  zephiros: SHIELDED,
};
