/**
 * Whom a figure could attack from where it stands: what is in range, what is seen, and why the rest is no target.
 */
import type { Language, RuleId, Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { distanceOf, figureDistance } from '../rules/distance.ts';
import { areAdjacent } from '../rules/engagement.ts';
import { hasClearSight, hasDirectSight } from '../rules/sight.ts';
import { isHidden, mayAttack, mayAttackSpecially, rangeAgainst } from '../rules/targeting.ts';
import { cardOfFigure, faceOf, type Table } from '../table.ts';
import type { Figure, FigureId } from '../state.ts';
import { withBlock } from '../why-not.ts';
import { wordsIn } from '../words/index.ts';

/** The answer to `{ about: 'targets', figure }`. */
export interface AttackTargets {
  readonly about: 'targets';
  readonly figure: FigureId;
  /** The normal attack first, then special attacks. */
  readonly attacks: readonly AttackReach[];
}

export interface AttackReach {
  /** The name of the special attack; null for the normal one. */
  readonly power: string | null;
  readonly range: number;
  /** The spaces in range. */
  readonly spaces: readonly ReachedSpace[];
  /** All others on the battlefield. */
  readonly figures: readonly TargetSeen[];
}

export interface ReachedSpace {
  readonly space: SpaceId;
  readonly distance: number;
  /** Whether somebody of medium height would be seen there. */
  readonly seen: boolean;
}

export interface TargetSeen {
  readonly figure: FigureId;
  readonly distance: number;
  readonly inRange: boolean;
  readonly seen: boolean;
  /** Whether it may be attacked; if not, the rule and the reason. */
  readonly may: boolean;
  readonly rule: RuleId | null;
  readonly why: string | null;
}

const MEDIUM = 5;

export function targetsOf(g: Table, figure: Figure, language: Language): AttackTargets {
  const { specials } = faceOf(g, cardOfFigure(g, figure.id));
  const normal = (target: Figure): Verdict => mayAttack(g, figure, target);
  const range = Math.max(1, rangeAgainst(g, figure, null));
  const spaces = spacesInReach(g, figure, Math.max(range, ...specials.map(({ part }) => part.range)));
  const reach = (power: string | null, most: number, may: (target: Figure) => Verdict): AttackReach => ({
    power,
    range: most,
    spaces: spaces.filter(({ distance }) => distance <= most),
    figures: g.state.figures.flatMap((target) =>
      target.fate === 'field' && target.id !== figure.id
        ? [targetSeen(g, figure, target, most, may(target), language)]
        : [],
    ),
  });
  return {
    about: 'targets',
    figure: figure.id,
    attacks: [
      reach(null, range, normal),
      ...specials.map((held) =>
        reach(held.power, Math.max(1, held.part.range), (target) => mayAttackSpecially(g, figure, target, held)),
      ),
    ],
  };
}

function spacesInReach(g: Table, figure: Figure, range: number): readonly ReachedSpace[] {
  const spaces: ReachedSpace[] = [];
  for (let space = 0; space < g.battlefield.field.spaces; space++) {
    if (figure.at.includes(space)) continue;
    const distance = distanceOf(g, figure.at, [space]);
    if (distance <= range)
      spaces.push({ space, distance, seen: hasClearSight(g, figure, { at: [space], height: MEDIUM }) });
  }
  return spaces;
}

function targetSeen(
  g: Table,
  figure: Figure,
  target: Figure,
  range: number,
  verdict: Verdict,
  language: Language,
): TargetSeen {
  const distance = figureDistance(g, figure, target);
  const refusal = withBlock(g, figure, target, verdict);
  return {
    figure: target.id,
    distance,
    inRange: distance <= range || areAdjacent(g, figure, target),
    seen: hasDirectSight(g, figure, target) && !isHidden(g, target),
    may: refusal === null,
    rule: refusal?.rule ?? null,
    why: refusal === null ? null : wordsIn(language).refusal(g.state, refusal),
  };
}
