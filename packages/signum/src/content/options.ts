/**
 * Match options and data switches (chapter 42): everything the rulebook leaves open or lost stays adjustable.
 */
import { PRINTED_FACES, type Die, type DieFaces } from './die.ts';

export interface MatchOptions {
  /** SG-42.1: 0 is the mode's own. */
  readonly goal: number;
  /** SG-42.2: unique terrain pieces per player. */
  readonly uniqueTerrain: 0 | 1 | 2;
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
}

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
};

export const BASE_OPTIONS: MatchOptions = {
  goal: 0,
  uniqueTerrain: 1,
  featDeck: 0,
  endAtFirstHero: false,
  commonCamps: false,
  randomTerrain: false,
  rounds: 6,
  minionRule: false,
  turnLimit: 0,
  data: PRINTED_DATA,
};
