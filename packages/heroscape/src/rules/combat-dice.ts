/**
 * How many dice are rolled (chapter 17): every contribution named once, so that the number and its explanation can't disagree.
 */
import { total, type Contribute, type Contributions, type Draft } from '@muster/engine';
import { amountOf } from '../abilities/amount.ts';
import { forReaching } from '../abilities/aura.ts';
import { holdAll } from '../abilities/condition.ts';
import { matches } from '../abilities/filter.ts';
import type { Held } from '../abilities/face.ts';
import type { DefenceCutPart } from '../abilities/language.ts';
import { changesOf } from '../abilities/lasting.ts';
import { ownedBy, sceneOf, type Scene } from '../abilities/scene.ts';
import type { ObstacleKind } from '../content/map.ts';
import { nextToObstacle } from '../abilities/condition.ts';
import {
  cardOfFigure,
  controllerOf,
  faceOf,
  figureOf,
  headOf,
  levelOf,
  recordOf,
  recordOfFigure,
  type Table,
} from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { isCloseTo, originFor, type Attack } from './attack-context.ts';
import { engagedWith } from './engagement.ts';
import { holdsGlyph } from './glyph-control.ts';
import { isOn, isWaterLike } from './terrain.ts';
import { visibleSamples } from './sight.ts';

/** What a contribution comes from: a word of the rules, or the name of a power or glyph. */
export type Source = string;

/** `sum` is what the parts come to, for who has added them up already. */
export function attackDice(
  g: Table,
  attack: Attack,
  target: FigureId,
  sum = total(attackParts(g, attack, target)),
): number {
  const dice = Math.max(0, sum); // HS-17.11
  return Math.min(dice, ownLimit(g, 'attack', attack, target));
}

export function defenceDice(
  g: Table,
  attack: Attack,
  target: FigureId,
  sum = total(defenceParts(g, attack, target)),
): number {
  const dice = Math.max(0, sum);
  return Math.min(dice, defenceLimit(g, attack, target), ownLimit(g, 'defence', attack, target));
}

/** The most dice the attacker's or the target's own powers let it roll. */
function ownLimit(g: Table, stat: 'attack' | 'defence', attack: Attack, target: FigureId): number {
  const card = cardOfFigure(g, stat === 'attack' ? attack.attacker : target);
  let most = Infinity;
  if (card.negated) return most;
  for (const { part } of faceOf(g, card).stats) {
    if (part.stat !== stat || part.max === undefined) continue;
    const scene = stat === 'attack' ? attackScene(g, attack, target) : defenceScene(g, attack, target);
    if (holdAll(g, part.when, scene)) most = Math.min(most, part.max);
  }
  return most;
}

/** HS-17.1: the normal attack. */
export function attackParts(g: Table, attack: Attack, target: FigureId): Contributions<Source> {
  return (contribute) => {
    const card = cardOfFigure(g, attack.attacker);
    contribute(recordOf(g, card).attack, 'card');
    if (card.spirits.attack !== 0) contribute(card.spirits.attack, 'spirit'); // HS-28.13
    const scene = attackScene(g, attack, target);
    changesOf(g, attack.attacker, 'attack', contribute);
    powers(g, 'attack', scene, contribute);
    if (scene.higher) contribute(heightBonus(g, attack.attacker, target, attack.object), 'height'); // HS-17.4, HS-17.5
    const seat = card.controller;
    const record = recordOf(g, card);
    if (holdsGlyph(g, seat, 'Astrid')) contribute(1, 'Astrid'); // HS-21.13
    if (record.rarity === 'common' && holdsGlyph(g, seat, 'Crevcor')) contribute(1, 'Crevcor'); // HS-21.15
    if (record.rarity !== 'common' && holdsGlyph(g, seat, 'Ulaniva')) contribute(1, 'Ulaniva'); // HS-21.24
    if (hasBrandarDie(g, attack.attacker)) contribute(1, 'Brandar'); // HS-V40
    if (g.state.options.flanking && isFlanking(g, attack.attacker, target)) contribute(1, 'flanking'); // HS-V25
  };
}

/** HS-17.2 */
export function defenceParts(g: Table, attack: Attack, target: FigureId): Contributions<Source> {
  return (contribute) => {
    const card = cardOfFigure(g, target);
    contribute(recordOf(g, card).defence, 'card');
    if (card.spirits.defence !== 0) contribute(card.spirits.defence, 'spirit');
    const scene = defenceScene(g, attack, target);
    changesOf(g, target, 'defence', contribute);
    powers(g, 'defence', scene, contribute);
    if (scene.higher) contribute(heightBonus(g, target, originFor(attack, target), attack.object), 'height'); // HS-17.5, HS-18.3
    if (!scene.adjacent) {
      const cover = coverBonus(g, attack, figureOf(g, target));
      if (cover > 0) contribute(cover, 'cover');
    }
    const seat = card.controller;
    if (holdsGlyph(g, seat, 'Gerda')) contribute(1, 'Gerda'); // HS-21.17
    if (holdsGlyph(g, seat, 'Jalgard')) contribute(2, 'Jalgard'); // HS-21.19
    if (hasBrandarDie(g, target)) contribute(1, 'Brandar');
    if (g.state.options.waterVsFire && attack.fire && isWhollyOn(g, figureOf(g, target))) contribute(1, 'water'); // HS-V29
    cuts(g, attack, target, contribute);
  };
}

export function attackScene(g: Table, attack: Attack, target: FigureId): Draft<Scene> {
  const higher = hasHeight(g, attack.attacker, target, attack.object);
  return sceneOf(attack.attacker, target, attack.kind, isCloseTo(g, attack, target), higher);
}

/** HS-18.5, HS-18.6: secondary figures defend as if attacked from the primary target's space. */
export function defenceScene(g: Table, attack: Attack, target: FigureId): Draft<Scene> {
  const higher = hasHeight(g, target, originFor(attack, target), attack.object);
  return sceneOf(target, attack.attacker, attack.kind, isCloseTo(g, attack, target), higher);
}

/** HS-17.4, HS-17.6 */
export function hasHeight(g: Table, id: FigureId, other: FigureId, object: number): boolean {
  const figure = figureOf(g, id);
  if (figure.fate !== 'field') return false;
  const level = levelOf(g, figure);
  if (other === NOBODY) return object !== NOBODY && level > (g.battlefield.pieces[object]?.base ?? 0); // HS-20.9
  const opponent = figureOf(g, other);
  if (opponent.fate !== 'field') return false;
  const against = levelOf(g, opponent);
  if (g.state.options.realisticHeight) {
    const tops = level + recordOfFigure(g, id).height - against - recordOfFigure(g, other).height;
    if (tops < 0) return false; // HS-V27
  }
  if (level > against) return true;
  if (level < against || g.state.options.waterLevelModel === 'recessed') return false;
  return !isInWater(g, figure) && isInWater(g, opponent);
}

/** HS-17.6: the whole base on water-like spaces. */
function isInWater(g: Table, figure: Figure): boolean {
  return figure.at.every((space) => isWaterLike(g, space));
}

function isWhollyOn(g: Table, figure: Figure): boolean {
  return figure.at.every((space) => isOn(g, { ...figure, at: [space] }, ['water', 'swampWater']));
}

function heightBonus(g: Table, id: FigureId, other: FigureId, object: number): number {
  const level = levelOf(g, figureOf(g, id));
  const against = other === NOBODY ? (g.battlefield.pieces[object]?.base ?? 0) : levelOf(g, figureOf(g, other));
  return level - against >= 10 ? 2 : 1; // HS-17.4
}

/** Powers of the figure itself, and auras it is in (HS-28.5). */
function powers(g: Table, stat: 'attack' | 'defence', scene: Scene, contribute: Contribute<Source>): void {
  const card = cardOfFigure(g, scene.self);
  const normal = scene.attack === 'normal';
  // HS-18.2: a special attack has its own dice; HS-18.3: the defender keeps its powers.
  if (stat === 'attack' && !normal) return;
  if (!card.negated) {
    for (const { power, part } of faceOf(g, card).stats) {
      if (part.stat !== stat || part.for !== undefined || !holdAll(g, part.when, scene)) continue;
      contribute(amountOf(g, part.add, scene), power);
    }
  }
  forReaching(
    g,
    scene,
    (face) => face.statAuras[stat],
    (owner, { power, part }) => {
      const affected = ownedBy(scene, owner);
      if (holdAll(g, part.when, affected)) contribute(amountOf(g, part.add, affected), power);
    },
  );
}

/** DEFCUT: what the attacker takes from the defence. */
function cuts(g: Table, attack: Attack, target: FigureId, contribute: Contribute<Source>): void {
  for (const { power, part } of cutsOf(g, attack.attacker)) {
    if (part.add !== undefined && holdAll(g, part.when, attackScene(g, attack, target))) contribute(part.add, power);
  }
  const cut = attack.special?.part.defenceCut;
  if (cut?.add === undefined) return;
  if (cut.figures === undefined || matches(g, target, cut.figures, attack.attacker)) {
    contribute(cut.add, attack.special?.power ?? '');
  }
}

const NO_CUTS: readonly Held<DefenceCutPart>[] = [];

function cutsOf(g: Table, attacker: FigureId): readonly Held<DefenceCutPart>[] {
  const card = cardOfFigure(g, attacker);
  return card.negated ? NO_CUTS : faceOf(g, card).cuts;
}

/** The most dice the target may roll against this attacker. */
function defenceLimit(g: Table, attack: Attack, target: FigureId): number {
  let most = Infinity;
  for (const { part } of cutsOf(g, attack.attacker)) {
    if (part.max !== undefined && holdAll(g, part.when, attackScene(g, attack, target)))
      most = Math.min(most, part.max);
  }
  const cut = attack.special?.part.defenceCut;
  if (cut?.max !== undefined && (cut.figures === undefined || matches(g, target, cut.figures, attack.attacker))) {
    most = Math.min(most, cut.max);
  }
  for (const effect of g.state.effects) {
    if (effect.kind !== 'limit-defence' || effect.by !== attack.attacker) continue;
    const meant =
      effect.figure === target || (effect.figures !== null && matches(g, target, effect.figures, attack.attacker));
    if (meant) most = Math.min(most, effect.add);
  }
  return most;
}

const JUNGLE: readonly ObstacleKind[] = ['bush', 'palm'];
const PLANTS: readonly ObstacleKind[] = ['bush', 'palm', 'tree', 'tree4'];

/** HS-17.8, HS-V7, HS-V8, HS-V24: the largest single cover bonus counts. */
function coverBonus(g: Table, attack: Attack, target: Figure): number {
  const { options } = g.state;
  let best = 0;
  if (g.battlefield.hasPlants && recordOfFigure(g, target.id).size !== 'huge') {
    const kinds = options.plantBonus ? PLANTS : JUNGLE;
    if (target.at.some((space) => nextToObstacle(g, space, target, kinds))) best = 1; // HS-17.9
  }
  if (options.denseSwamp && isOn(g, target, ['swamp'])) best = Math.max(best, 1);
  if (options.jaggedRock && isOn(g, target, ['rock'])) best = Math.max(best, 1);
  if (options.cover && target.id === attack.target) {
    const { seen, total: all, topCentreSeen } = visibleSamples(g, figureOf(g, attack.attacker), target);
    if (seen * 10 <= all && !topCentreSeen) best = Math.max(best, 2);
    else if (seen * 2 <= all) best = Math.max(best, 1);
  }
  return best;
}

/** HS-V25: several attackers next to one enemy, none of them engaged with anyone else. */
function isFlanking(g: Table, attacker: FigureId, target: FigureId): boolean {
  if (target === NOBODY) return false;
  const seat = controllerOf(g, attacker);
  const free = (id: FigureId) => engagedWith(g, figureOf(g, id)).every((enemy) => enemy === target);
  if (!engagedWith(g, figureOf(g, attacker)).includes(target) || !free(attacker)) return false;
  return engagedWith(g, figureOf(g, target)).some((id) => id !== attacker && controllerOf(g, id) === seat && free(id));
}

/** HS-V40: Brandar as a permanent glyph gives the figure on it +1 combat die. */
function hasBrandarDie(g: Table, id: FigureId): boolean {
  if (!g.state.options.brandarPower) return false;
  const figure = figureOf(g, id);
  return (
    figure.glyph !== NOBODY && g.state.glyphs[figure.glyph]?.glyph === 'Brandar' && figure.at.includes(headOf(figure))
  );
}
