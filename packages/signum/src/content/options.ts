/**
 * Match options and data switches (chapter 42): everything the rulebook leaves open or lost stays adjustable.
 */
import { PRINTED_FACES, type Die, type DieFaces, type Symbol } from './die.ts';

export interface MatchOptions {
  /** SG-42.1: 0 is the mode's own. */
  readonly goal: number;
  /** SG-42.2: unique terrain pieces per player. */
  readonly uniqueTerrain: 0 | 1 | 2;
  /** SG-42.2, SG-26.21: a ford or a bridge may be laid on a river instead of unique terrain. */
  readonly crossings: boolean;
  /** SG-42.4: 0 is the mode's own. */
  readonly featDeck: 0 | 20 | 24 | 30 | 45;
  /** SG-42.5 */
  readonly endAtFirstHero: boolean;
  /** SG-42.6 */
  readonly commonCamps: boolean;
  /** SG-42.7 */
  readonly randomTerrain: boolean;
  /** SG-42.10 */
  readonly rounds: number;
  /** SG-32.33 */
  readonly minionRule: boolean;
  /** SG-42.3: turns of the whole match after which it ends; 0 is none. */
  readonly turnLimit: number;
  /** SG-9.7: whoever holds cards is asked wherever the deck could hold a tactic, so that being asked betrays nothing. */
  readonly alwaysAsked: boolean;
  readonly data: DataSwitches;
}

/** SG-42.11 */
export interface DataSwitches {
  readonly faces: DieFaces;
  readonly pointMilestones: readonly number[];
  readonly drawMilestones: readonly number[];
  readonly heroPoints: { readonly duel: number; readonly alliance: number; readonly 'free-for-all': number };
  readonly heroPenalty: number;
  readonly difficultTarget: { readonly from: readonly Die[]; readonly to: Die };
  readonly terrainDie: Die;
  readonly poisonDie: Die;
  readonly plagueDie: Die;
  readonly regenerationDie: Die;
  readonly symbols: RollSymbols;
}

/** On which symbols something happens in the rolls of terrain, poison and plague. */
export interface RollSymbols {
  readonly ruinsCard: readonly Symbol[];
  readonly ruinsFeat: readonly Symbol[];
  readonly ruinsHome: readonly Symbol[];
  readonly catacombsTerrain: readonly Symbol[];
  readonly catacombsHome: readonly Symbol[];
  readonly spireStun: readonly Symbol[];
  readonly spireWound: readonly Symbol[];
  readonly altarHeal: readonly Symbol[];
  readonly teleport: readonly Symbol[];
  readonly poisonWound: readonly Symbol[];
  readonly poisonCure: readonly Symbol[];
  readonly plague: readonly Symbol[];
}

export const PRINTED_SYMBOLS: RollSymbols = {
  ruinsCard: ['HIT'], // SG-26.24
  ruinsFeat: ['CRIT'],
  ruinsHome: ['PUSH'],
  catacombsTerrain: ['HIT', 'CRIT'], // SG-26.25
  catacombsHome: ['PUSH'],
  spireStun: ['PUSH'], // SG-26.26
  spireWound: ['HIT', 'CRIT'],
  altarHeal: ['HIT', 'CRIT'], // SG-26.27
  teleport: ['HIT', 'CRIT'], // SG-26.31
  poisonWound: ['HIT', 'CRIT'], // SG-35.43
  poisonCure: ['PUSH'],
  plague: ['HIT', 'CRIT'], // SG-35.41
};

export const PRINTED_DATA: DataSwitches = {
  faces: PRINTED_FACES,
  pointMilestones: [5, 10, 15], // SG-12.15
  drawMilestones: [3, 8, 13], // SG-12.16
  heroPoints: { duel: 6, alliance: 5, 'free-for-all': 6 }, // SG-27.4, SG-29.18, SG-30.13
  heroPenalty: 4, // SG-30.7
  difficultTarget: { from: ['R', 'B'], to: 'Y' }, // SG-35.20
  terrainDie: 'B', // SG-13.11
  poisonDie: 'B',
  plagueDie: 'Y',
  regenerationDie: 'B',
  symbols: PRINTED_SYMBOLS,
};

export const BASE_OPTIONS: MatchOptions = {
  goal: 0,
  uniqueTerrain: 1,
  crossings: false,
  featDeck: 0,
  endAtFirstHero: false,
  commonCamps: false,
  randomTerrain: false,
  rounds: 6,
  minionRule: false,
  alwaysAsked: false,
  turnLimit: 0,
  data: PRINTED_DATA,
};
