/**
 * Italian words of the game.
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
import type { Lexeme } from './grammar.ts';

export const CLASSES: Readonly<Record<CreatureClass | 'creature', Lexeme>> = {
  hero: { one: 'eroe', many: 'eroi', f: false },
  character: { one: 'personaggio', many: 'personaggi', f: false },
  minion: { one: 'servitore', many: 'servitori', f: false },
  creature: { one: 'creatura', many: 'creature', f: true },
};

/** Of stars: "stella d'argento". */
export const STARS: Readonly<Record<Exclude<Rank, 'rankless'>, string>> = {
  bronze: 'di bronzo',
  silver: "d'argento",
  gold: "d'oro",
};

export const ATTACKS: Readonly<Record<AttackType, readonly [one: string, many: string]>> = {
  melee: ['in mischia', 'in mischia'],
  ranged: ['a distanza', 'a distanza'],
  magic: ['magico', 'magici'],
};

export const TOKENS: Readonly<Record<Token, string>> = {
  poison: 'veleno',
  plague: 'peste',
  stun: 'stordimento',
  armour: 'armatura',
};

export const COLOURS: Readonly<Record<Die, readonly [one: string, many: string]>> = {
  Y: ['giallo', 'gialli'],
  B: ['blu', 'blu'],
  R: ['rosso', 'rossi'],
  P: ['viola', 'viola'],
  G: ['verde', 'verdi'],
  K: ['nero', 'neri'],
};

export const SYMBOLS: Readonly<Record<Symbol, string>> = {
  HIT: 'colpo',
  CRIT: 'colpo critico',
  PUSH: 'spinta',
  BLANK: 'vuoto',
};

export const CARDS: Readonly<Record<CardKind | 'enchantment', Lexeme>> = {
  character: CLASSES.character,
  spell: { one: 'incantesimo', many: 'incantesimi', f: false },
  relic: { one: 'reliquia', many: 'reliquie', f: true },
  building: { one: 'edificio', many: 'edifici', f: false },
  tactic: { one: 'tattica', many: 'tattiche', f: true },
  enchantment: { one: 'malia', many: 'malie', f: true },
};

export const RELICS: Readonly<Record<RelicClass, string>> = {
  weapon: 'arma',
  armour: 'armatura',
  headgear: 'copricapo',
  footwear: 'calzature',
  jewel: 'gioiello',
  consumable: 'consumabile',
};

export const TERRAIN: Readonly<Record<TerrainPiece, Lexeme>> = {
  forest: { one: 'foresta', many: 'foreste', f: true },
  hill: { one: 'collina', many: 'colline', f: true },
  river: { one: 'fiume', many: 'fiumi', f: false },
  ford: { one: 'guado', many: 'guadi', f: false },
  bridge: { one: 'ponte', many: 'ponti', f: false },
  ruins: { one: 'rovine antiche', many: 'rovine antiche', f: true },
  catacombs: { one: 'catacombe', many: 'catacombe', f: true },
  spire: { one: 'guglia', many: 'guglie', f: true },
  altar: { one: 'altare', many: 'altari', f: false },
  portal: { one: 'portale sferico', many: 'portali sferici', f: false },
  teleport: { one: 'teletrasporto antico', many: 'teletrasporti antichi', f: false },
  camp: { one: "esagono dell'Accampamento", many: "esagoni dell'Accampamento", f: false },
};

const AFFINITIES: Readonly<Record<string, string>> = { Beast: 'Bestia', Undead: 'Non morto', Mech: 'Mech' };

/** Labels of other sets stay as they are. */
export function affinityName(name: string): string {
  return AFFINITIES[name] ?? name;
}

export const KEYWORDS: Readonly<Record<Named, string>> = {
  Agile: 'Agilità',
  Ambush: 'Imboscata',
  Armour: 'Armatura',
  Assassin: 'Assassino',
  'Attack Master': "Maestro d'attacco",
  Aura: 'Aura',
  Berserk: 'Berserker',
  Brave: 'Coraggio',
  Charge: 'Carica',
  Clinch: 'Presa',
  Contract: 'Contratto',
  Counterattack: 'Contrattacco',
  Cruelty: 'Crudeltà',
  Defender: 'Difensore',
  'Difficult Target': 'Bersaglio difficile',
  'First Word': 'Prima parola',
  Flank: 'Fianco',
  Flying: 'Volo',
  Forged: 'Forgiato',
  Healer: 'Guaritore',
  Hook: 'Uncino',
  Huge: 'Enorme',
  Hunter: 'Cacciatore',
  'Last Word': 'Ultima parola',
  Longshot: 'Tiro lungo',
  Monster: 'Mostro',
  Predator: 'Predatore',
  Protector: 'Protettore',
  Pursuit: 'Inseguimento',
  Reborn: 'Rinato',
  Regeneration: 'Rigenerazione',
  Reusability: 'Riutilizzo',
  Run: 'Corsa',
  Rush: 'Slancio',
  Shield: 'Scudo',
  Slow: 'Lentezza',
  Stalwart: 'Saldezza',
  Superiority: 'Superiorità',
  Warlord: 'Signore della guerra',
};

export const CRITICALS: Readonly<Record<PlainCritical, string>> = {
  Advance: 'Avanzata',
  Frenzy: 'Frenesia',
  'Heavy Hand': 'Mano pesante',
  Infection: 'Infezione',
  Mobility: 'Mobilità',
  Parasite: 'Parassita',
  Cleave: 'Fendente',
  Poison: 'Veleno',
  Stun: 'Stordimento',
  Swap: 'Scambio',
  Vampirism: 'Vampirismo',
};

/** Properties without a name. */
export const UNNAMED: Readonly<Record<Exclude<Keyword, Named>, string>> = {
  triggered: 'una proprietà innescata',
  close: 'una proprietà di chiusura',
  reuse: 'una proprietà riutilizzabile',
  grants: 'una proprietà permanente',
};

/** As names of their own. */
export const RANK_NAMES: Readonly<Record<Rank, string>> = {
  rankless: 'senza rango',
  bronze: 'bronzo',
  silver: 'argento',
  gold: 'oro',
};
