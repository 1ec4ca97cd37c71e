/**
 * How good it is to stand somewhere: whom one can strike from there, who can strike back, on what ground, and for what feats.
 */
import type { SpaceId } from '@muster/hex';
import { isUnique } from '../content/terrain.ts';
import { distanceOf } from '../field.ts';
import { hasSight, nearTerrain, pieceAt } from '../rules/place.ts';
import { playerAt, type Table } from '../table.ts';
import type { Outlook, Strike, Unit } from './outlook.ts';
import { gainOf } from './prospects.ts';

/** What may be struck in a later turn, what others may do, and how heroes and others look at that. */
const LATER = 0.45;
const HERO_CAUTION = 0.87;
const CAUTION = 0.35;
/** What is left of caution where the next turn may be the last. */
const DESPERATE = 0.7;
/** What each hex nearer to the enemy is worth, however far away he is. */
const NEARER = 0.35;
const FOREST = 1.2;
const HILL = 0.4;
const FORD = -1.2;
const SPIRE = -3;
const ALTAR = 1.5;
/** Wounds to be expected of a die. */
const PER_DIE = 0.6;

interface Target {
  readonly foe: Unit;
  readonly hex: SpaceId;
  readonly strikes: readonly { readonly strike: Strike; readonly gain: number }[];
  readonly best: number;
}

/** What an enemy can do to the unit wherever it can come to. */
interface Threat {
  readonly hex: SpaceId;
  readonly reach: number;
  readonly gain: number;
  readonly wounds: number;
}

/** Where one unit might stand. What does not depend on the hex is worked out once. */
export class Standpoints {
  readonly #o: Outlook;
  readonly #unit: Unit;
  readonly #targets: readonly Target[];
  #threats: readonly Threat[] | null = null;

  constructor(o: Outlook, unit: Unit) {
    this.#o = o;
    this.#unit = unit;
    this.#targets = (unit.mine ? o.foes : o.mine).map((foe): Target => {
      const strikes = unit.strikes.map((strike) => ({ strike, gain: gainOf(o, unit, strike, foe, strike.range) }));
      return { foe, hex: foe.creature.hex, strikes, best: Math.max(0, ...strikes.map(({ gain }) => gain)) };
    });
  }

  /** What the best strike from the hex is worth. */
  strikeFrom(space: SpaceId): number {
    const { g } = this.#o;
    let best = 0;
    for (const { foe, hex, strikes, best: most } of this.#targets) {
      if (most <= best) continue;
      const far = distanceOf(g.field, space, hex);
      for (const { strike, gain } of strikes) {
        if (far > strike.range || gain <= best) continue;
        if (far <= 1 || hasSight(g, { ...this.#unit.creature, hex: space }, foe.creature)) best = gain;
      }
    }
    return best;
  }

  /** What the best strike will be worth that the unit can make in this turn or a later one. */
  prospectFrom(space: SpaceId): number {
    const { g } = this.#o;
    const { range, move } = this.#unit;
    let best = 0;
    for (const { hex, best: gain } of this.#targets) {
      if (gain <= best) continue;
      const far = distanceOf(g.field, space, hex) - range;
      const turns = far <= 0 ? 0 : Math.ceil(far / Math.max(1, move));
      best = Math.max(best, gain / (1 + turns));
    }
    return best;
  }

  /** `strikes`: the unit may attack once it is there. */
  at(space: SpaceId, strikes: boolean): number {
    const now = strikes ? this.strikeFrom(space) : 0;
    const later = this.prospectFrom(space) * LATER;
    const pull = Math.max(now, later) + this.#ground(space) + this.#goals(space);
    return pull - this.#danger(space) - this.#remoteness(space);
  }

  #danger(space: SpaceId): number {
    const { g } = this.#o;
    const unit = this.#unit;
    this.#threats ??= threatsTo(this.#o, unit);
    let danger = 0;
    let wounds = 0;
    for (const threat of this.#threats) {
      if (distanceOf(g.field, space, threat.hex) > threat.reach) continue;
      danger += threat.gain;
      wounds += threat.wounds;
    }
    // Together they may do what none of them can alone.
    const life = unit.life + unit.armour;
    const doomed = wounds >= life ? 0.6 : wounds >= life * 0.7 ? 0.2 : 0;
    const feared = danger * (unit.hero ? HERO_CAUTION : CAUTION) + doomed * unit.lastWound * (unit.hero ? 0.7 : 0.15);
    return this.#o.pressed && unit.mine ? feared * DESPERATE : feared;
  }

  #remoteness(space: SpaceId): number {
    const { g } = this.#o;
    let least = Infinity;
    for (const { hex } of this.#targets) least = Math.min(least, distanceOf(g.field, space, hex));
    return least === Infinity ? 0 : NEARER * Math.max(0, least - this.#unit.range);
  }

  #ground(space: SpaceId): number {
    const { g } = this.#o;
    const { values, altars } = groundOf(g);
    return (values[space] ?? 0) + (this.#unit.creature.wounds > 0 ? (altars[space] ?? 0) : 0);
  }

  /** Feats that are earned by standing somewhere (SG-11.40 to SG-11.66). */
  #goals(space: SpaceId): number {
    const { g, feats, seat } = this.#o;
    if (!this.#unit.mine || feats.size === 0) return 0;
    let value = 0;
    const breakthrough = feats.get('breakthrough') ?? 0;
    const vanguard = feats.get('vanguard') ?? 0;
    if (breakthrough > 0 || vanguard > 0) {
      const far = distanceToEnemyZone(this.#o, space);
      if (breakthrough > 0) value += far === 0 ? breakthrough * 0.7 : breakthrough / (8 + 4 * far);
      const own = g.field.zoneDistances[playerAt(g, seat).zone]?.[space] ?? 0;
      if (far < own) value += vanguard * 0.35;
    }
    const ground = feats.get('hold-the-ground') ?? 0;
    if (ground > 0 && nearTerrain(g, space, [...new Set(g.state.terrain.filter(isUnique))])) value += ground * 0.4;
    const ring = feats.get('encirclement') ?? 0;
    if (ring > 0 && this.#targets.some(({ foe, hex }) => foe.hero && distanceOf(g.field, space, hex) === 1))
      value += ring * 0.35;
    return value;
  }
}

function threatsTo(o: Outlook, unit: Unit): readonly Threat[] {
  return (unit.mine ? o.foes : o.mine).flatMap((foe): readonly Threat[] => {
    if (foe.creature.stun) return [];
    let gain = 0;
    let dice = 0;
    for (const strike of foe.strikes) {
      gain = Math.max(gain, gainOf(o, foe, strike, unit, strike.range));
      dice = Math.max(dice, strike.dice.length);
    }
    return [{ hex: foe.creature.hex, reach: foe.move + foe.range, gain, wounds: dice * PER_DIE }];
  });
}

export function distanceToEnemyZone({ g, seat }: Outlook, space: SpaceId): number {
  const team = g.state.players[seat]?.team;
  let least = Infinity;
  for (const player of g.state.players)
    if (player.team !== team) least = Math.min(least, g.field.zoneDistances[player.zone]?.[space] ?? Infinity);
  return least;
}

interface GroundValues {
  readonly values: Float32Array;
  /** What the wounded get besides. */
  readonly altars: Float32Array;
}

const known = new WeakMap<readonly string[], GroundValues>();

/** By space: what its terrain is worth (chapter 26). */
function groundOf(g: Table): GroundValues {
  const { terrain } = g.state;
  let ground = known.get(terrain);
  if (ground === undefined) {
    const spaces = { length: terrain.length };
    ground = {
      values: Float32Array.from(
        spaces,
        (_, space) => pieceValue(pieceAt(g, space)) + (nearTerrain(g, space, ['spire']) ? SPIRE : 0),
      ),
      altars: Float32Array.from(spaces, (_, space) => (nearTerrain(g, space, ['altar']) ? ALTAR : 0)),
    };
    known.set(terrain, ground);
  }
  return ground;
}

function pieceValue(piece: string): number {
  return piece === 'forest' ? FOREST : piece === 'hill' ? HILL : piece === 'ford' ? FORD : 0;
}
