/**
 * The form of a view: everything a seat or a spectator may see of a match.
 */
import type { Outcome, Seat, SeenCard, View } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { AttackType } from './abilities/language.ts';
import type { Die } from './content/die.ts';
import type { FieldMap } from './content/map.ts';
import type { MatchOptions } from './content/options.ts';
import type { Activation, Creature, Lasting, Mode, Phase, Tally } from './state.ts';

export interface SignumView extends View {
  readonly game: 'signum';
  readonly mode: Mode;
  /** The id of the map; one that does not come with the game is told in `mapFile`. */
  readonly map: string;
  readonly mapFile?: FieldMap;
  readonly options: MatchOptions;
  readonly phase: Phase;
  readonly turn: number;
  /** Seats in the order of their turns. */
  readonly order: readonly Seat[];
  /** Whose turn it is; null before the first. */
  readonly active: Seat | null;
  /** In a skirmish. */
  readonly roundsLeft: number | null;
  /** Victory points that win; null in a skirmish. */
  readonly goal: number | null;
  readonly lastTurn: boolean;
  readonly outcome: Outcome | null;
  /** By hex: the terrain piece, empty for plain ground. */
  readonly terrain: readonly string[];
  /** How many are left in the deck. */
  readonly feats: number;
  readonly discardedFeats: readonly SeenCard[];
  readonly players: readonly SeenPlayer[];
  /** By id; those that are dead or gone have no numbers any more. */
  readonly creatures: readonly (SeenCreature | SeenGone)[];
  readonly activation: Activation | null;
  readonly tally: Tally;
  readonly effects: readonly Lasting[];
}

export interface SeenPlayer {
  /** Ids of records. */
  readonly hero: string;
  readonly faction: string;
  readonly minion: string | null;
  readonly team: number;
  readonly zone: number;
  readonly strength: number;
  /** As the counter shows it, and the true sum. */
  readonly income: number;
  readonly hallIncome: number;
  readonly points: number;
  readonly otherPoints: number;
  readonly turns: number;
  readonly out: boolean;
  readonly conceded: boolean;
  readonly deployed: boolean;
  readonly discardedCard: boolean;
  readonly discardedFeat: boolean;
  /** How many cards are in it. */
  readonly deck: number;
  /** How many there are where the seat may not see them. */
  readonly hand: readonly SeenCard[] | number;
  readonly featHand: readonly SeenCard[] | number;
  readonly hall: readonly SeenCard[];
  readonly fame: readonly SeenCard[];
  readonly faceDown: number;
  /** Null while others choose theirs. */
  readonly camp: readonly SeenCard[] | null;
  readonly aside: readonly SeenCard[] | null;
  readonly buildings: readonly SeenBuilding[];
  readonly relics: readonly SeenRelic[];
  readonly kills: readonly SeenCard[];
}

export interface SeenBuilding extends SeenCard {
  readonly closed: boolean;
  readonly reuse: number;
}

export interface SeenRelic extends SeenBuilding {
  readonly armour: number;
}

export interface SeenGone extends Readonly<Pick<Creature, 'id' | 'kind' | 'card' | 'owner' | 'controller'>> {
  /** The id of its record. */
  readonly record: string;
  /** NOBODY when it is not on the battlefield. */
  readonly hex: SpaceId;
}

/** A creature on the battlefield, with the numbers now in force. */
export interface SeenCreature
  extends
    SeenGone,
    Readonly<Pick<Creature, 'wounds' | 'armour' | 'poison' | 'plague' | 'stun' | 'activated' | 'entered'>>,
    Readonly<Pick<Creature, 'activations' | 'built'>> {
  readonly hp: number;
  readonly movement: number;
  readonly attacks: readonly { readonly type: AttackType; readonly dice: readonly Die[]; readonly range: number }[];
  readonly enchantments: readonly SeenCard[];
  /** The card under a risen creature. */
  readonly under: SeenCard | null;
}
