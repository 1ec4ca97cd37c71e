/**
 * Who may attack whom (chapters 14 to 16): every "no" names its rule.
 */
import { refuse, type Verdict } from '@muster/engine';
import { amountOf } from '../abilities/amount.ts';
import { aurasOf, forReaching } from '../abilities/aura.ts';
import { holdAll } from '../abilities/condition.ts';
import type { Held } from '../abilities/face.ts';
import { matches } from '../abilities/filter.ts';
import { changesOf } from '../abilities/lasting.ts';
import type { SpecialAttackPart } from '../abilities/language.ts';
import { ownedBy, sceneOf, type Scene } from '../abilities/scene.ts';
import { areEnemies, cardOfFigure, controllerOf, faceOf, isOnField, levelOf, recordOf, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { hasHeight } from './combat-dice.ts';
import { areAdjacent, engagedWith, isEngaged } from './engagement.ts';
import { figureDistance } from './distance.ts';
import { holdsGlyph } from './glyph-control.ts';
import { bodyOf, hasClearSight, hasDirectSight } from './sight.ts';

/** HS-14.1: the normal attack. */
export function mayAttack(g: Table, attacker: Figure, target: Figure): Verdict {
  const basic = mayTarget(g, attacker, target);
  if (basic !== null) return basic;
  const adjacent = areAdjacent(g, attacker, target);
  if (adjacent) return null; // HS-16.2, HS-15.5
  const range = rangeAgainst(g, attacker, target);
  if (range < 2 || figureDistance(g, attacker, target) > range) {
    return refuse('HS-16.1', 'out-of-range', { range }); // HS-16.2, HS-16.6
  }
  const guarded = mustBeAdjacent(g, attacker, target);
  if (guarded !== null) return guarded;
  return hasDirectSight(g, attacker, target) ? null : refuse('HS-15.1', 'no-sight', { figure: target.id });
}

/** Nobody further away than this can be the target of the figure's normal attack, whoever it is. */
export function furthestTarget(g: Table, attacker: Figure): number {
  if (isEngaged(g, attacker)) return 1; // HS-14.3
  const card = cardOfFigure(g, attacker.id);
  const { range } = recordOf(g, card);
  if (faceOf(g, card).ranges.length > 0 || aurasOf(g).changesRange || g.state.effects.length > 0) return Infinity;
  return range >= 4 && holdsGlyph(g, card.controller, 'Ivor') ? range + 4 : range;
}

/** HS-18.4: a special attack has its own range and its own words about sight. */
export function mayAttackSpecially(
  g: Table,
  attacker: Figure,
  target: Figure,
  { part }: Held<SpecialAttackPart>,
): Verdict {
  const basic = mayTarget(g, attacker, target, part.sight !== 'none');
  if (basic !== null) return basic;
  if (part.targets !== undefined && !matches(g, target.id, part.targets, attacker.id)) {
    return refuse('HS-18.1', 'not-a-target', { figure: target.id });
  }
  if (part.lob !== undefined && levelOf(g, target) - levelOf(g, attacker) > part.lob) {
    return refuse('HS-18.4', 'out-of-throw', { lob: part.lob });
  }
  const adjacent = areAdjacent(g, attacker, target);
  if (!holdAll(g, part.when, sceneAgainst(g, attacker, target, 'special'))) {
    return refuse('HS-18.1', 'not-a-target', { figure: target.id });
  }
  if (adjacent) return null;
  if (part.range < 2 || figureDistance(g, attacker, target) > part.range) {
    return refuse('HS-16.1', 'out-of-range', { range: part.range });
  }
  if (part.sight === 'none') return null; // HS-15.21
  const seen =
    part.sight === 'clear' ? hasClearSight(g, attacker, bodyOf(g, target)) : hasDirectSight(g, attacker, target);
  return seen ? null : refuse('HS-15.1', 'no-sight', { figure: target.id });
}

/** What holds for every kind of attack. */
export function mayTarget(g: Table, attacker: Figure, target: Figure, needsSight = true): Verdict {
  if (target.id === attacker.id) return refuse('HS-14.6', 'itself');
  if (!isOnField(target)) return refuse('HS-14.1', 'not-on-battlefield');
  const enemies = areEnemies(g, attacker.id, target.id);
  const engaged = isEngaged(g, attacker);
  if (engaged) {
    if (!enemies || !areAdjacent(g, attacker, target)) return refuse('HS-14.3', 'engaged-elsewhere'); // HS-14.7
  } else if (!enemies && !g.state.options.friendlyFire) {
    return refuse('HS-14.6', 'friend');
  }
  if (engaged) {
    const taunt = taunted(g, attacker);
    if (taunt.length > 0 && !taunt.includes(target.id))
      return refuse('HS-T28', 'taunted', { figure: taunt[0] ?? NOBODY });
  }
  const card = cardOfFigure(g, attacker.id);
  const { restrictions } = faceOf(g, card);
  const forbidden =
    !card.negated &&
    restrictions.some(({ part }) => part.part === 'may-not-attack' && matches(g, target.id, part.figures, attacker.id));
  if (forbidden) return refuse('HS-T28', 'may-not-attack', { figure: target.id });
  if (needsSight && isHidden(g, target)) return refuse('HS-T28', 'hidden', { figure: target.id });
  return null;
}

/** TAUNT: adjacent enemies that attack must attack this figure. */
function taunted(g: Table, attacker: Figure): readonly FigureId[] {
  return engagedWith(g, attacker).filter((id) => {
    const card = cardOfFigure(g, id);
    return !card.negated && faceOf(g, card).restrictions.some(({ part }) => part.part === 'taunt');
  });
}

/** HIDE: no visible hit zone for now. */
export function isHidden(g: Table, target: Figure): boolean {
  if (g.state.effects.length === 0) return false;
  return g.state.effects.some((effect) => {
    if (effect.kind !== 'hidden') return false;
    const meant =
      effect.figure === target.id ||
      (effect.figures !== null && effect.by !== NOBODY && matches(g, target.id, effect.figures, effect.by));
    return meant && !(effect.whileUnengaged && isEngaged(g, target));
  });
}

/** HS-21.23 and ADJONLY: normal attacks only from adjacent spaces. */
function mustBeAdjacent(g: Table, attacker: Figure, target: Figure): Verdict {
  if (!areEnemies(g, attacker.id, target.id)) return null;
  if (holdsGlyph(g, controllerOf(g, target.id), 'Thorian')) return refuse('HS-21.23', 'Thorian');
  const card = cardOfFigure(g, target.id);
  const { restrictions } = faceOf(g, card);
  if (card.negated || restrictions.length === 0) return null;
  const scene = sceneAgainst(g, target, attacker, 'normal');
  const only = restrictions.some(({ part }) => part.part === 'adjacent-only' && holdAll(g, part.when, scene));
  return only ? refuse('HS-T28', 'adjacent-only', { figure: target.id }) : null;
}

function sceneAgainst(g: Table, self: Figure, other: Figure, attack: 'normal' | 'special'): Scene {
  return sceneOf(self.id, other.id, attack, areAdjacent(g, self, other), hasHeight(g, self.id, other.id, NOBODY));
}

/** The range of the normal attack against this target, or against objects (HS-16.1, HS-21.18). */
export function rangeAgainst(g: Table, attacker: Figure, target: Figure | null): number {
  const card = cardOfFigure(g, attacker.id);
  const printed = recordOf(g, card).range;
  let range = printed;
  const own = card.negated ? [] : faceOf(g, card).ranges;
  if (own.length > 0 || aurasOf(g).changesRange) {
    const scene: Scene =
      target === null
        ? sceneOf(attacker.id, NOBODY, 'normal', false, false)
        : sceneAgainst(g, attacker, target, 'normal');
    for (const { part } of own) if (holdAll(g, part.when, scene)) range += amountOf(g, part.add, scene);
    forReaching(
      g,
      scene,
      (face) => face.statAuras.range,
      (owner, { part }) => {
        const affected = ownedBy(scene, owner);
        if (holdAll(g, part.when, affected)) range += amountOf(g, part.add, affected);
      },
    );
  }
  if (g.state.effects.length > 0) {
    changesOf(g, attacker.id, 'range', (add) => {
      range += add;
    });
  }
  if (printed >= 4 && holdsGlyph(g, card.controller, 'Ivor')) range += 4; // HS-21.18
  return range;
}
