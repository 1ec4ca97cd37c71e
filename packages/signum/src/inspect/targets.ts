/**
 * Whom a creature could attack from where it stands: what is in range, what is seen, and why the rest is no target.
 */
import type { Language, RuleId } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { AttackType } from '../abilities/language.ts';
import { distanceOf } from '../field.ts';
import { distanceBetween, hasSight } from '../rules/place.ts';
import { rangeBonus } from '../rules/properties.ts';
import { boxesOf, mayTarget } from '../rules/targeting.ts';
import { NOBODY, type Creature, type CreatureId } from '../state.ts';
import type { Table } from '../table.ts';
import { wordsIn } from '../words/index.ts';

/** The answer to `{ about: 'targets', figure }`: one entry for each attack box. */
export interface AttackTargets {
  readonly about: 'targets';
  readonly figure: CreatureId;
  readonly attacks: readonly AttackReach[];
}

export interface AttackReach {
  /** The place of the box, as options name it. */
  readonly box: number;
  readonly type: AttackType;
  readonly range: number;
  readonly hexes: readonly ReachedHex[];
  /** All others on the battlefield. */
  readonly figures: readonly TargetSeen[];
}

export interface ReachedHex {
  readonly hex: SpaceId;
  readonly distance: number;
  /** Whether a creature there would be seen. */
  readonly seen: boolean;
}

export interface TargetSeen {
  readonly figure: CreatureId;
  readonly distance: number;
  readonly inRange: boolean;
  readonly seen: boolean;
  /** Whether it may be attacked; if not, the rule and the reason. */
  readonly may: boolean;
  readonly rule: RuleId | null;
  readonly why: string | null;
}

export function targetsOf(g: Table, creature: Creature, language: Language): AttackTargets {
  const boxes = boxesOf(g, creature);
  const bonus = rangeBonus(g, creature);
  const hexes = hexesWithin(g, creature, Math.max(0, ...boxes.map(({ range }) => range + bonus)));
  const words = wordsIn(language);
  return {
    about: 'targets',
    figure: creature.id,
    attacks: boxes.map((attack, box) => {
      const range = attack.range + bonus;
      return {
        box,
        type: attack.type,
        range,
        hexes: hexes.filter(({ distance }) => distance <= range),
        figures: g.state.creatures.flatMap((target): readonly TargetSeen[] => {
          if (target.hex === NOBODY || target.id === creature.id) return [];
          const distance = distanceBetween(g, creature, target);
          const refusal = mayTarget(g, creature, target, attack);
          return [
            {
              figure: target.id,
              distance,
              inRange: distance <= range,
              seen: hasSight(g, creature, target),
              may: refusal === null,
              rule: refusal?.rule ?? null,
              why: refusal === null ? null : words.refusal(g.state, refusal),
            },
          ];
        }),
      };
    }),
  };
}

/** The creature itself stands in for whoever might be there: nothing it bears decides what is seen. */
function hexesWithin(g: Table, creature: Creature, range: number): readonly ReachedHex[] {
  const hexes: ReachedHex[] = [];
  for (let hex = 0; hex < g.field.field.spaces; hex++) {
    const distance = distanceOf(g.field, creature.hex, hex);
    if (hex === creature.hex || distance > range) continue;
    hexes.push({ hex, distance, seen: hasSight(g, creature, { ...creature, hex }) });
  }
  return hexes;
}
