/**
 * English words of the game.
 */
import type {
  AttackType,
  CardKind,
  CreatureClass,
  Keyword,
  PlainCritical,
  Rank,
  Token,
} from '../../abilities/language.ts';
import type { RelicClass } from '../../content/card.ts';
import type { Die, Symbol } from '../../content/die.ts';
import type { TerrainPiece } from '../../content/terrain.ts';
import type { Named } from '../skeleton/plan.ts';

export const CLASSES: Readonly<Record<CreatureClass | 'creature', readonly [one: string, many: string]>> = {
  hero: ['hero', 'heroes'],
  character: ['character', 'characters'],
  minion: ['minion', 'minions'],
  creature: ['creature', 'creatures'],
};

export const RANKS: Readonly<Record<Rank, string>> = {
  rankless: 'rankless',
  bronze: 'bronze',
  silver: 'silver',
  gold: 'gold',
};

export const ATTACKS: Readonly<Record<AttackType, string>> = { melee: 'melee', ranged: 'ranged', magic: 'magic' };

export const TOKENS: Readonly<Record<Token, string>> = {
  poison: 'poison',
  plague: 'plague',
  stun: 'stun',
  armour: 'armour',
};

export const COLOURS: Readonly<Record<Die, string>> = {
  Y: 'yellow',
  B: 'blue',
  R: 'red',
  P: 'purple',
  G: 'green',
  K: 'black',
};

export const SYMBOLS: Readonly<Record<Symbol, string>> = { HIT: 'HIT', CRIT: 'CRIT', PUSH: 'PUSH', BLANK: 'BLANK' };

export const CARDS: Readonly<Record<CardKind | 'enchantment', string>> = {
  character: 'character',
  spell: 'spell',
  relic: 'relic',
  building: 'building',
  tactic: 'tactic',
  enchantment: 'enchantment',
};

export const RELICS: Readonly<Record<RelicClass, string>> = {
  weapon: 'weapon',
  armour: 'armour',
  headgear: 'headgear',
  footwear: 'footwear',
  jewel: 'jewel',
  consumable: 'consumable',
};

export const TERRAIN: Readonly<Record<TerrainPiece, readonly [one: string, many: string]>> = {
  forest: ['forest', 'forests'],
  hill: ['hill', 'hills'],
  river: ['river', 'rivers'],
  ford: ['ford', 'fords'],
  bridge: ['bridge', 'bridges'],
  ruins: ['ancient ruins', 'ancient ruins'],
  catacombs: ['catacombs', 'catacombs'],
  spire: ['spire', 'spires'],
  altar: ['altar', 'altars'],
  portal: ['spherical portal', 'spherical portals'],
  teleport: ['ancient teleport', 'ancient teleports'],
  camp: ['War Camp hex', 'War Camp hexes'],
};

/** English is the language of the data: names are as they stand there. */
export function keywordName(keyword: Named): string {
  return keyword;
}

export function criticalKeyword(critical: PlainCritical): string {
  return critical;
}

/** Properties without a name, as one has them. */
export const UNNAMED: Readonly<Record<Exclude<Keyword, Named>, string>> = {
  triggered: 'a triggered property',
  close: 'a close property',
  reuse: 'a reusable property',
  grants: 'a permanent property',
};
