/**
 * Switches of a game: compatibility options and the optional rules of chapter 26. All are part of the setup (HS-V44).
 */

export interface OptionSet {
  /** HS-4.3 */
  readonly omPlacement: 'simultaneous' | 'alternating';
  /** HS-8.28 */
  readonly lavaField: 'd20' | 'die';
  /** HS-8.29 */
  readonly waterLevelModel: 'summary' | 'recessed';
  /** HS-9.5 */
  readonly climbLimit: 'inclusive' | 'strict';
  /** HS-14.6 */
  readonly friendlyFire: boolean;
  /** HS-23.2 */
  readonly teamAllies: boolean;

  // Army selection
  readonly exclusivePicks: boolean; // HS-V1
  readonly maxTwoGenerals: boolean; // HS-V2
  readonly pointGapInitiative: boolean; // HS-V3
  readonly powerPoints: boolean; // HS-V4

  // Preparation
  readonly linkedUnits: boolean; // HS-V5
  readonly missions: boolean; // HS-V6

  // Terrain
  readonly denseSwamp: boolean; // HS-V7
  readonly jaggedRock: boolean; // HS-V7
  readonly plantBonus: boolean; // HS-V8
  readonly treeWall: boolean; // HS-V8a
  readonly waterTypes: boolean; // HS-V9
  readonly swampWaterCost: boolean; // HS-V10
  readonly snowCushion: boolean; // HS-V11
  readonly roadHalf: boolean; // HS-V12
  readonly volcano: 0 | 15 | 12; // HS-V13: from which roll it erupts, 0 is never
  readonly geyser: 0 | 15 | 12; // HS-V14

  // Round sequence
  readonly initiativeFirst: boolean; // HS-V15
  readonly freeActionOrder: boolean; // HS-V16

  // Order markers
  readonly twoX: boolean; // HS-V17
  readonly fourthTurn: boolean; // HS-V18
  readonly fourthTurnSmallerTeam: boolean; // HS-V18a
  readonly fourthTurnTwoX: boolean; // HS-V18b
  readonly xJoker: boolean; // HS-V19
  readonly freeActivation: boolean; // HS-V20
  readonly doubleMarkerSets: boolean; // HS-V21
  readonly flexibleMarkers: boolean; // HS-V22
  readonly reorganisation: boolean; // HS-V23

  // Tactics
  readonly cover: boolean; // HS-V24
  readonly flanking: boolean; // HS-V25
  readonly blankWild: boolean; // HS-V26
  readonly realisticHeight: boolean; // HS-V27
  readonly heightDistance: boolean; // HS-V28
  readonly waterVsFire: boolean; // HS-V29
  readonly rotateBeforeAttack: boolean; // HS-V30
  readonly flyerLanding: boolean; // HS-V31
  readonly doubleD20Bonus: boolean; // HS-V32
  readonly fallOnFigure: boolean; // HS-V33
  readonly shove: boolean; // HS-V34

  // Units and objects
  readonly doorFlatDefence: boolean; // HS-V35
  readonly taelord140: boolean; // HS-V36
  readonly lateDrop: 0 | 1 | 2; // HS-V37: rounds in which the drop may not be rolled for
  readonly soulborgExplosion: boolean; // HS-V38
  readonly destructibleTrees: boolean; // HS-V39

  // Glyphs
  readonly brandarPower: boolean; // HS-V40
  readonly brandarSpring: boolean; // HS-V41
  readonly dagmarSix: boolean; // HS-V42
  readonly erlandLower: boolean; // HS-V43
}

export const BASE_OPTIONS: OptionSet = {
  omPlacement: 'simultaneous',
  lavaField: 'd20',
  waterLevelModel: 'summary',
  climbLimit: 'inclusive',
  friendlyFire: true,
  teamAllies: true,
  exclusivePicks: false,
  maxTwoGenerals: false,
  pointGapInitiative: false,
  powerPoints: false,
  linkedUnits: false,
  missions: false,
  denseSwamp: false,
  jaggedRock: false,
  plantBonus: false,
  treeWall: false,
  waterTypes: false,
  swampWaterCost: false,
  snowCushion: false,
  roadHalf: false,
  volcano: 0,
  geyser: 0,
  initiativeFirst: false,
  freeActionOrder: false,
  twoX: false,
  fourthTurn: false,
  fourthTurnSmallerTeam: false,
  fourthTurnTwoX: false,
  xJoker: false,
  freeActivation: false,
  doubleMarkerSets: false,
  flexibleMarkers: false,
  reorganisation: false,
  cover: false,
  flanking: false,
  blankWild: false,
  realisticHeight: false,
  heightDistance: false,
  waterVsFire: false,
  rotateBeforeAttack: false,
  flyerLanding: false,
  doubleD20Bonus: false,
  fallOnFigure: false,
  shove: false,
  doorFlatDefence: false,
  taelord140: false,
  lateDrop: 0,
  soulborgExplosion: false,
  destructibleTrees: false,
  brandarPower: false,
  brandarSpring: false,
  dagmarSix: false,
  erlandLower: false,
};

export type Switch = keyof OptionSet;
export const SWITCHES = Object.keys(BASE_OPTIONS) as readonly Switch[];

/** The rule behind each switch. */
export const OPTION_RULES: Readonly<Record<Switch, string>> = {
  omPlacement: 'HS-4.3',
  lavaField: 'HS-8.28',
  waterLevelModel: 'HS-8.29',
  climbLimit: 'HS-9.5',
  friendlyFire: 'HS-14.6',
  teamAllies: 'HS-23.2',
  exclusivePicks: 'HS-V1',
  maxTwoGenerals: 'HS-V2',
  pointGapInitiative: 'HS-V3',
  powerPoints: 'HS-V4',
  linkedUnits: 'HS-V5',
  missions: 'HS-V6',
  denseSwamp: 'HS-V7',
  jaggedRock: 'HS-V7',
  plantBonus: 'HS-V8',
  treeWall: 'HS-V8a',
  waterTypes: 'HS-V9',
  swampWaterCost: 'HS-V10',
  snowCushion: 'HS-V11',
  roadHalf: 'HS-V12',
  volcano: 'HS-V13',
  geyser: 'HS-V14',
  initiativeFirst: 'HS-V15',
  freeActionOrder: 'HS-V16',
  twoX: 'HS-V17',
  fourthTurn: 'HS-V18',
  fourthTurnSmallerTeam: 'HS-V18a',
  fourthTurnTwoX: 'HS-V18b',
  xJoker: 'HS-V19',
  freeActivation: 'HS-V20',
  doubleMarkerSets: 'HS-V21',
  flexibleMarkers: 'HS-V22',
  reorganisation: 'HS-V23',
  cover: 'HS-V24',
  flanking: 'HS-V25',
  blankWild: 'HS-V26',
  realisticHeight: 'HS-V27',
  heightDistance: 'HS-V28',
  waterVsFire: 'HS-V29',
  rotateBeforeAttack: 'HS-V30',
  flyerLanding: 'HS-V31',
  doubleD20Bonus: 'HS-V32',
  fallOnFigure: 'HS-V33',
  shove: 'HS-V34',
  doorFlatDefence: 'HS-V35',
  taelord140: 'HS-V36',
  lateDrop: 'HS-V37',
  soulborgExplosion: 'HS-V38',
  destructibleTrees: 'HS-V39',
  brandarPower: 'HS-V40',
  brandarSpring: 'HS-V41',
  dagmarSix: 'HS-V42',
  erlandLower: 'HS-V43',
};

/** What a switch that is not simply on or off can be set to. */
export const OPTION_VALUES: { readonly [K in Switch]?: readonly OptionSet[K][] } = {
  omPlacement: ['simultaneous', 'alternating'],
  lavaField: ['d20', 'die'],
  waterLevelModel: ['summary', 'recessed'],
  climbLimit: ['inclusive', 'strict'],
  volcano: [0, 15, 12],
  geyser: [0, 15, 12],
  lateDrop: [0, 1, 2],
};

/** The conflict summary of chapter 26: at most one of each group may be on. */
const EXCLUSIVE: readonly { readonly rule: string; readonly group: readonly Switch[] }[] = [
  { rule: 'HS-V3', group: ['pointGapInitiative', 'powerPoints'] },
  {
    rule: 'HS-V18',
    group: ['fourthTurn', 'fourthTurnSmallerTeam', 'fourthTurnTwoX', 'xJoker', 'freeActivation', 'flexibleMarkers'],
  },
  { rule: 'HS-V17', group: ['twoX', 'fourthTurn', 'fourthTurnTwoX', 'freeActivation', 'flexibleMarkers'] },
  { rule: 'HS-V21', group: ['doubleMarkerSets', 'freeActivation', 'flexibleMarkers'] },
  { rule: 'HS-V21', group: ['doubleMarkerSets', 'fourthTurn', 'fourthTurnTwoX'] },
  { rule: 'HS-V5', group: ['linkedUnits', 'doubleMarkerSets', 'flexibleMarkers'] },
  { rule: 'HS-V20', group: ['freeActivation', 'linkedUnits'] },
  { rule: 'HS-V20', group: ['freeActivation', 'reorganisation'] },
  { rule: 'HS-V23', group: ['freeActivation', 'reorganisation'] },
  { rule: 'HS-V40', group: ['brandarPower', 'brandarSpring'] },
];

export interface OptionConflict {
  readonly rule: string;
  readonly switches: readonly Switch[];
}

/** HS-V44: combinations that can't be played. */
export function optionConflicts(options: OptionSet): readonly OptionConflict[] {
  const conflicts: OptionConflict[] = [];
  for (const { rule, group } of EXCLUSIVE) {
    const on = group.filter((key) => options[key] !== false);
    if (on.length > 1) conflicts.push({ rule, switches: on });
  }
  return conflicts;
}
