/**
 * Special attacks (chapter 18): their own range and dice, who else is hit, and how they go on.
 */
import { ask, choose, PASS, type Option, type Script } from '@muster/engine';
import { attackOn } from '../rules/attack-stage.ts';
import { resolveAttack } from '../rules/attack.ts';
import type { Attack } from '../rules/attack-context.ts';
import { adjacentTo, isEngaged } from '../rules/engagement.ts';
import { isFurtherThan } from '../rules/distance.ts';
import { rollSymbols } from '../rules/dice.ts';
import { destructibleObjects, mayAttackObject } from '../rules/objects.ts';
import { mayAttackSpecially } from '../rules/targeting.ts';
import {
  areEnemies,
  cardOf,
  cardOfFigure,
  controllerOf,
  emit,
  faceOf,
  figureOf,
  figuresOnField,
  isOnField,
  type Table,
} from '../table.ts';
import { NOBODY, type AttackSequence, type Figure, type FigureId, type Turn } from '../state.ts';
import { amountOf } from './amount.ts';
import { affectedBeside, affectedBy } from './special-area.ts';
import { holdAll } from './condition.ts';
import { runEffects } from './effects.ts';
import type { Held } from './face.ts';
import { matches } from './filter.ts';
import type { SpecialAttackPart } from './language.ts';
import { copyFrame, frameOf } from './frame.ts';
import { canRun, runBody } from './run.ts';
import { quietScene, sceneOf, specialScene } from './scene.ts';
import { distribute, figuresInReach } from './wound-effects.ts';
import { countFaces, rollCombatDice } from '../rules/dice.ts';
import { destroy } from '../rules/wounds.ts';

export interface SpecialOption extends Option {
  readonly does: 'special';
  readonly place: number;
  readonly target: FigureId;
  readonly object: number;
}

/** HS-18.1: what the figure can do with its special attacks; with `some`, only as much as shows that there is something. */
export function specialOptions(g: Table, _turn: Turn, figure: Figure, some = false): readonly SpecialOption[] {
  const options: SpecialOption[] = [];
  for (const held of faceOf(g, cardOfFigure(g, figure.id)).specials) {
    if (held.part.marker !== undefined && (cardOfFigure(g, figure.id).markers[held.part.marker] ?? 0) === 0) continue;
    for (const target of targetsOf(g, figure, held)) {
      options.push({
        key: `special:${held.place}:${target}`,
        does: 'special',
        place: held.place,
        target,
        object: NOBODY,
      });
      if (some) return options;
    }
    for (const object of objectsOf(g, figure, held)) {
      options.push({
        key: `special:${held.place}:object:${object}`,
        does: 'special',
        place: held.place,
        target: NOBODY,
        object,
      });
    }
  }
  return options;
}

/** Who can be the primary target; for attacks without one, NOBODY if anybody would be hit. */
function targetsOf(g: Table, figure: Figure, held: Held<SpecialAttackPart>): readonly FigureId[] {
  const { part } = held;
  if (part.chosen !== undefined) {
    return holdAll(g, part.when, quietScene(figure.id)) &&
      figuresInReach(g, figure.id, part.chosen, figure.id).length > 0
      ? [NOBODY]
      : [];
  }
  if (part.area?.area === 'around' || (part.area?.area === 'line' && part.area.from === 'self')) {
    const ways = affectedBy(g, figure, NOBODY, part);
    return holdAll(g, part.when, specialScene(figure.id)) && ways.length > 0 ? [NOBODY] : [];
  }
  const furthest = isEngaged(g, figure) ? 1 : part.range; // HS-14.3
  const found: FigureId[] = [];
  for (const target of g.state.figures) {
    if (!isOnField(target) || isFurtherThan(g, figure, target, furthest)) continue;
    if (mayAttackSpecially(g, figure, target, held) === null) found.push(target.id);
  }
  return found;
}

function objectsOf(g: Table, figure: Figure, { part }: Held<SpecialAttackPart>): readonly number[] {
  if ((part.targets !== undefined && part.objects !== true) || part.chosen !== undefined) return [];
  if (part.area?.area === 'around' || (part.area?.area === 'line' && part.area.from === 'self')) return [];
  if (!holdAll(g, part.when, specialScene(figure.id))) return [];
  return destructibleObjects(g).filter(
    (object) => mayAttackObject(g, figure, object, part.range, part.sight !== 'none') === null,
  ); // HS-20.6
}

export function* specialAttack(g: Table, turn: Turn, figure: Figure, option: SpecialOption): Script {
  const held = faceOf(g, cardOfFigure(g, figure.id)).specials.find(({ place }) => place === option.place);
  if (held === undefined) throw new Error(`figure ${figure.id} has no special attack ${option.place}`);
  if (held.part.marker !== undefined) {
    yield* salvo(g, turn, figure, held, option);
    return;
  }
  turn.attacked = [...turn.attacked, figure.id];
  const pool = held.part.pool ?? 0;
  yield* shoot(g, turn, figure, held, option, { attacksMade: 0, pool, targets: [] });
}

/** Grenades: the marker is spent and every figure of the card throws in turn. */
function* salvo(g: Table, turn: Turn, first: Figure, held: Held<SpecialAttackPart>, option: SpecialOption): Script {
  const card = cardOfFigure(g, first.id);
  const marker = held.part.marker ?? '';
  card.markers = { ...card.markers, [marker]: (card.markers[marker] ?? 0) - 1 };
  emit(g, { type: 'card-marker', card: card.id, name: marker, count: card.markers[marker] ?? 0 });
  const rest = figuresOnField(g, card).filter(({ id }) => id !== first.id && !turn.attacked.includes(id));
  turn.attacked = [...card.figures];
  yield* shoot(g, turn, first, held, option, { attacksMade: 0, pool: 0, targets: [] });
  for (const figure of rest) {
    if (!isOnField(figure)) continue;
    const targets = targetsOf(g, figure, held);
    if (targets.length === 0) continue;
    const options: SpecialOption[] = targets.map((target) => ({
      key: String(target),
      does: 'special',
      place: held.place,
      target,
      object: NOBODY,
    }));
    const picked = yield* ask({
      seat: turn.seat,
      kind: 'target',
      options: [...options, { key: PASS }],
      about: [figure.id],
    });
    if ('does' in picked) yield* shoot(g, turn, figure, held, picked, { attacksMade: 0, pool: 0, targets: [] });
  }
  turn.sequence = null;
}

type Progress = Pick<AttackSequence, 'attacksMade' | 'pool' | 'targets'>;

/** One use of the special attack, and whether there may be another. */
function* shoot(
  g: Table,
  turn: Turn,
  figure: Figure,
  held: Held<SpecialAttackPart>,
  option: Pick<SpecialOption, 'target' | 'object'>,
  so: Progress,
): Script {
  const { part } = held;
  if (part.chosen !== undefined) {
    yield* wrath(g, turn, figure, held);
    return;
  }
  const dice = yield* diceOf(g, turn, figure, held, option.target, so.pool);
  const neighbours = option.target === NOBODY ? [] : adjacentTo(g, figureOf(g, option.target));
  const others = yield* chooseAffected(g, turn, figure, option, part);
  if (option.target === NOBODY && option.object === NOBODY && others.length === 0) return;
  const attack = attackOn(g, figure, option.target, option.object);
  attack.kind = 'special';
  attack.special = held;
  attack.power = held.power;
  attack.fixedDice = dice;
  if (cardOf(g, figure.card).negated) attack.fire = false;
  yield* resolveAttack(g, attack, others);
  yield* aftermath(g, figure, held, attack);
  const targets = [...so.targets, option.target, ...others];
  const pool = so.pool - dice;
  const made = so.attacksMade + 1;
  const goesOn = isOnField(figure) && !turn.ended.includes(figure.id) && mayGoOn(g, figure, held, attack, made, pool);
  turn.sequence = goesOn
    ? { figure: figure.id, power: held.place, attacksMade: made, pool, targets, close: attack.close, neighbours }
    : null;
}

/** Another target for a special attack that goes on (SACHAIN, SAMULTI, SAPOOL). */
export function* continueSpecial(g: Table, turn: Turn, figure: Figure, sequence: AttackSequence): Script {
  const held = faceOf(g, cardOfFigure(g, figure.id)).specials.find(({ place }) => place === sequence.power);
  if (held === undefined) {
    turn.sequence = null;
    return;
  }
  const { part } = held;
  const jumps = part.chainTo === 'adjacent-to-last';
  const candidates = jumps
    ? sequence.neighbours.filter((id) => mayJumpTo(g, figure, figureOf(g, id)))
    : targetsOf(g, figure, held);
  const targets = candidates.filter(
    (id) => !((part.differentTargets === true || jumps) && sequence.targets.includes(id)),
  );
  const options: (Option & { target: FigureId; object: number })[] = targets.map((target) => ({
    key: String(target),
    target,
    object: NOBODY,
  }));
  if (!jumps)
    for (const object of objectsOf(g, figure, held)) options.push({ key: `object:${object}`, target: NOBODY, object });
  if (options.length === 0) {
    turn.sequence = null;
    return;
  }
  const picked = yield* ask({
    seat: turn.seat,
    kind: 'target',
    options: [...options, { key: PASS, target: NOBODY, object: NOBODY }],
    about: [figure.id],
  });
  if (picked.key === PASS) turn.sequence = null;
  else yield* shoot(g, turn, figure, held, picked, sequence);
}

/** A jump asks neither for range nor for sight, but nobody strikes himself, and friends only who may be attacked (HS-14.6). */
function mayJumpTo(g: Table, figure: Figure, target: Figure): boolean {
  if (!isOnField(target) || target.id === figure.id) return false;
  return areEnemies(g, figure.id, target.id) || (g.state.options.friendlyFire && !isEngaged(g, figure));
}

/** HS-18.2: the dice of the special attack itself. */
function* diceOf(
  g: Table,
  turn: Turn,
  figure: Figure,
  held: Held<SpecialAttackPart>,
  target: FigureId,
  pool: number,
): Script<number> {
  const { part } = held;
  const scene = sceneOf(figure.id, target, 'special', false, false);
  const extra = part.addDice === undefined ? 0 : amountOf(g, part.addDice, scene);
  if (typeof part.dice === 'number') return part.dice + extra;
  if ('choose' in part.dice) {
    const numbers = part.dice.choose.filter((dice) => part.pool === undefined || dice <= pool);
    const options = numbers.map((dice) => ({ key: String(dice), dice }));
    const picked = yield* choose({ seat: turn.seat, kind: 'dice', options, about: [figure.id] });
    return picked.dice + extra;
  }
  const fitting = part.dice.find(
    ({ against }) => against === undefined || (target !== NOBODY && matches(g, target, against, figure.id)),
  );
  return (fitting?.dice ?? 0) + extra;
}

/** HS-18.5 to HS-18.8: who is hit besides the target. */
function* chooseAffected(
  g: Table,
  turn: Turn,
  figure: Figure,
  { target, object }: Pick<SpecialOption, 'target' | 'object'>,
  part: SpecialAttackPart,
): Script<readonly FigureId[]> {
  const { area } = part;
  if (area === undefined) return [];
  const ways = object === NOBODY ? affectedBy(g, figure, target, part) : affectedBeside(g, figure, object, part); // HS-20.8
  if (area.area === 'line') {
    const options: (Option & { figures: readonly FigureId[] })[] = ways.map((figures, i) => ({
      key: `line:${i}`,
      figures,
    }));
    if (area.optional === true) options.push({ key: PASS, figures: [] });
    if (options.length === 0) return [];
    const picked = yield* choose({ seat: turn.seat, kind: 'line', options, about: [figure.id] });
    return picked.figures;
  }
  const all = ways[0] ?? [];
  if (area.area !== 'others') return all;
  const chosen: FigureId[] = [];
  while (chosen.length < area.count) {
    const options: (Option & { figure: FigureId })[] = all
      .filter((id) => !chosen.includes(id))
      .map((id) => ({ key: String(id), figure: id }));
    if (options.length === 0) break;
    const picked = yield* ask({
      seat: turn.seat,
      kind: 'also-affected',
      options: [...options, { key: PASS, figure: NOBODY }],
      about: [figure.id],
    });
    if (picked.figure === NOBODY) break;
    chosen.push(picked.figure);
  }
  return chosen;
}

/** What the words of the attack say about wounds, kills and survivors. */
function* aftermath(g: Table, figure: Figure, { power, part }: Held<SpecialAttackPart>, attack: Attack): Script {
  for (const result of attack.results) {
    const target = figureOf(g, result.figure);
    const frame = frameOf(g, figure.id, power, target.id);
    frame.attack = attack;
    frame.wounds = result.wounds;
    const rolls = part.onWound?.roll !== undefined; // about one that is gone there is nothing to roll for
    if (
      part.onWound !== undefined &&
      result.wounds > 0 &&
      (isOnField(target) || !rolls) &&
      canRun(g, frame, part.onWound)
    ) {
      yield* runBody(g, frame, part.onWound);
    }
    if (part.onKill !== undefined && !isOnField(target)) {
      const killed = copyFrame(frame);
      killed.spaces = attack.spacesBefore.find(({ figure }) => figure === target.id)?.at ?? [];
      yield* runEffects(g, killed, part.onKill);
    }
    if (part.onSurvive !== undefined && isOnField(target)) yield* runEffects(g, frame, part.onSurvive);
  }
}

/** Whether the special attack may be used again. */
function mayGoOn(
  g: Table,
  figure: Figure,
  { part, power }: Held<SpecialAttackPart>,
  attack: Attack,
  made: number,
  pool: number,
): boolean {
  if (part.pool !== undefined) return pool > 0;
  if (part.times !== undefined) return made < part.times;
  const { chain } = part;
  if (chain === undefined) return false;
  if (chain === 'wound') return attack.results.some(({ wounds }) => wounds > 0);
  if (chain === 'destroy') return attack.results.some((result) => !isOnField(figureOf(g, result.figure)));
  if (chain === 'all-skulls') return attack.allSkulls;
  if ('skulls' in chain) return attack.skulls >= chain.skulls;
  return (
    attack.symbols > 0 ||
    (chain.symbols.dice !== 'same' &&
      rollSymbols(g, chain.symbols, controllerOf(g, figure.id), figure.id) > 0 &&
      power !== '')
  );
}

/** Lolth's Wrath: a chosen figure is the source of wounds given out one at a time, and is destroyed. */
function* wrath(g: Table, turn: Turn, figure: Figure, { power, part }: Held<SpecialAttackPart>): Script {
  const { chosen, distribute: words } = part;
  if (chosen === undefined || words === undefined || typeof part.dice !== 'number') return;
  const figures = figuresInReach(g, figure.id, chosen, figure.id);
  const options = figures.map(({ id }) => ({ key: String(id), figure: id }));
  const picked = yield* choose({ seat: turn.seat, kind: `choose:${power}`, options, about: [figure.id] });
  const parts = [{ amount: part.dice, source: power }];
  emit(g, { type: 'attack', attacker: figure.id, target: NOBODY, object: NOBODY, power });
  const faces = yield* rollCombatDice(g, part.dice, { seat: turn.seat, figure: figure.id, purpose: 'attack', parts });
  const frame = frameOf(g, figure.id, power);
  yield* distribute(g, frame, words, countFaces(faces, 'skull'), words.from === 'chosen' ? picked.figure : figure.id);
  if (chosen.sacrifice === true) yield* destroy(g, figureOf(g, picked.figure), 'power', figure.id, null);
}
