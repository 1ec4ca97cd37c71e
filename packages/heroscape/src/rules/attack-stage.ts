/**
 * The attack action of a turn (HS-5.8, chapter 14): figure after figure, in any order, each declared on its own.
 */
import { ask, PASS, type Draft, type Option, type Script } from '@muster/engine';
import { attackWithAll, combinedOptions, combinedAttack, type CombinedOption } from '../abilities/combined-attack.ts';
import { moreAttacks } from '../abilities/attack-sequence.ts';
import { specialOptions, specialAttack, type SpecialOption } from '../abilities/special-attack.ts';
import { useAct, usableIn, type Usable } from '../abilities/act.ts';
import { isActive } from '../abilities/condition.ts';
import { cardOf, controllerOf, figureOf, isOnField, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId, type Turn } from '../state.ts';
import { resolveAttack } from './attack.ts';
import { newAttack, type Attack } from './attack-context.ts';
import { areAdjacent } from './engagement.ts';
import { destructibleObjects, doorsFor, isBeside, mayAttackObject, toggleDoor } from './objects.ts';
import { turnable, turnRound } from './move-stage.ts';
import { shove, shoveOptions, type ShoveOption } from './shove.ts';
import { furthestTarget, mayAttack, rangeAgainst } from './targeting.ts';
import { isFurtherThan } from './distance.ts';
import { joinActing, mayAct } from './turn.ts';

interface AttackOption extends Option {
  readonly does: 'normal';
  readonly target: FigureId;
  readonly object: number;
}

interface PowerOption extends Option {
  readonly does: 'power';
  readonly usable: Usable;
}

type Declared =
  | AttackOption
  | SpecialOption
  | CombinedOption
  | PowerOption
  | ShoveOption
  | (Option & { readonly does: 'pass' });

interface AttackerOption extends Option {
  readonly does: 'attack' | 'door' | 'turn' | 'done';
  readonly id: number;
}

/** One step of the attack action; true when it is over. */
export function* attackStage(g: Table, turn: Turn): Script<boolean> {
  if (turn.over) return true;
  if (turn.sequence !== null) {
    yield* moreAttacks(g, turn); // HS-T41
    return false;
  }
  const attackers = mayStillAttack(g, turn).filter((id) => declarations(g, turn, figureOf(g, id), true).length > 0);
  const doors = doorsFor(g, turn.seat).filter((id) => !turn.turned.includes(`door ${id}`));
  const rotators = g.state.options.rotateBeforeAttack
    ? turnable(g, turn).filter(({ id }) => mayStillAttack(g, turn).includes(id))
    : []; // HS-V30
  if (attackers.length === 0 && doors.length === 0 && rotators.length === 0) return true;
  const only = attackers.length === 1 && doors.length === 0 && rotators.length === 0 ? attackers[0] : undefined;
  if (only !== undefined) return !(yield* declare(g, turn, figureOf(g, only)));
  const options: AttackerOption[] = attackers.map((id) => ({ key: `attack:${id}`, does: 'attack', id }));
  for (const id of doors) options.push({ key: `door:${id}`, does: 'door', id });
  for (const { key, id } of rotators) options.push({ key, does: 'turn', id });
  options.push({ key: PASS, does: 'done', id: NOBODY });
  const picked = yield* ask({ seat: turn.seat, kind: 'attacker', options, about: [turn.card] });
  if (picked.does === 'done') return true;
  if (picked.does === 'turn') {
    turnRound(g, figureOf(g, picked.id));
    turn.turned = [...turn.turned, `figure ${picked.id}`];
    return false;
  }
  if (picked.does === 'door') {
    toggleDoor(g, picked.id);
    turn.turned = [...turn.turned, `door ${picked.id}`];
    return false;
  }
  yield* declare(g, turn, figureOf(g, picked.id));
  return false;
}

/** HS-5.6, HS-14.2: members of the acting set that have not attacked. */
export function mayStillAttack(g: Table, turn: Turn): readonly FigureId[] {
  const { attacked, card } = turn;
  const { effects } = g.state;
  const banned = (id: FigureId) =>
    effects.some((effect) => effect.kind === 'no-attack' && (effect.figure === id || effect.card === card));
  const pool =
    turn.attackers < turn.movers ? freeAttackers(g, turn, new Set(attacked).size) : mayAct(g, turn, turn.attackers);
  return pool.filter((id) => !attacked.includes(id) && (effects.length === 0 || !banned(id)));
}

/** Horde Movement: any of the card may attack, as long as there are not too many. */
function freeAttackers(g: Table, turn: Turn, made: number): readonly FigureId[] {
  if (made >= turn.attackers) return [];
  return mayAct(g, turn, Infinity);
}

/** HS-14.5: everything the figure can declare; with `some`, only as much as shows that there is something. */
function declarations(g: Table, turn: Turn, figure: Figure, some = false): readonly Declared[] {
  const found: Declared[] = [];
  const furthest = furthestTarget(g, figure);
  for (const target of g.state.figures) {
    if (target.fate !== 'field' || isFurtherThan(g, figure, target, furthest) || mayAttack(g, figure, target) !== null)
      continue;
    found.push({ key: String(target.id), does: 'normal', target: target.id, object: NOBODY });
    if (some) return found;
  }
  for (const object of destructibleObjects(g)) {
    const range = rangeAgainst(g, figure, null);
    if (mayAttackObject(g, figure, object, range) === null)
      found.push({ key: `object:${object}`, does: 'normal', target: NOBODY, object });
  }
  if (some && found.length > 0) return found;
  found.push(...specialOptions(g, turn, figure, some));
  if (some && found.length > 0) return found;
  found.push(...combinedOptions(g, turn, figure), ...shoveOptions(g, turn, figure));
  const card = cardOf(g, turn.card);
  for (const usable of usableIn(g, turn, card, 'instead-of-attacking')) {
    if (usable.self === figure.id) found.push({ key: `power:${usable.held.place}`, does: 'power', usable });
  }
  if (turn.attacked.length === 0) {
    for (const usable of usableIn(g, turn, card, 'instead-of-attacking-card')) {
      const key = `power:${usable.held.place}`;
      const isFirst =
        usable.held.part.per !== 'card' || card.figures.find((id) => isOnField(figureOf(g, id))) === figure.id;
      if (isFirst && !found.some((one) => one.key === key)) found.push({ key, does: 'power', usable });
    }
  }
  return found;
}

/** HS-14.5: kind and target are fixed before any dice; false if the player declines. */
function* declare(g: Table, turn: Turn, figure: Figure): Script<boolean> {
  const forced = isActive(g, figure, 'must-attack-all-adjacent');
  if (forced) {
    yield* attackWithAll(g, turn, figure);
    return true;
  }
  const options: Declared[] = [...declarations(g, turn, figure), { key: PASS, does: 'pass' }];
  const picked = yield* ask({ seat: turn.seat, kind: 'target', options, about: [figure.id] });
  if (picked.does === 'pass') {
    turn.attacked = [...turn.attacked, figure.id];
    return true;
  }
  joinActing(turn, figure.id);
  turn.turned = [];
  switch (picked.does) {
    case 'normal':
      yield* normalAttack(g, turn, figure, picked.target, picked.object);
      break;
    case 'special':
      yield* specialAttack(g, turn, figure, picked);
      break;
    case 'combined':
      yield* combinedAttack(g, turn, figure, picked);
      break;
    case 'shove':
      turn.attacked = [...turn.attacked, figure.id];
      yield* shove(g, turn, figure, picked); // HS-V34
      break;
    case 'power':
      yield* insteadOfAttacking(g, turn, figure, picked.usable); // HS-T26, HS-T57
      break;
  }
  return true;
}

/** A power of one figure, or of all the card's figures: then each uses it in turn (HS-28.2). */
function* insteadOfAttacking(g: Table, turn: Turn, figure: Figure, usable: Usable): Script {
  const card = cardOf(g, turn.card);
  const { part, place } = usable.held;
  const forAll = part.when === 'instead-of-attacking-card';
  turn.attacked = forAll ? [...card.figures] : [...turn.attacked, figure.id];
  if (!forAll || part.per === 'card') {
    yield* useAct(g, usable);
    return;
  }
  for (const { held, self } of usableIn(g, turn, card, part.when)) {
    if (held.place !== place) continue;
    const now = usableIn(g, turn, card, part.when).find((one) => one.self === self && one.held.place === place);
    if (now !== undefined) yield* useAct(g, now);
  }
}

/** HS-14.2: one normal attack; powers may allow more (HS-T41). */
export function* normalAttack(g: Table, turn: Turn, figure: Figure, target: FigureId, object: number): Script {
  const before = turn.sequence;
  const made = before?.figure === figure.id ? before.attacksMade + 1 : 1;
  const targets = before?.figure === figure.id ? [...before.targets, target] : [target];
  if (!turn.attacked.includes(figure.id)) turn.attacked = [...turn.attacked, figure.id];
  const attack = attackOn(g, figure, target, object);
  const { close } = attack;
  yield* resolveAttack(g, attack);
  if (attack.canceled && isOnField(figure)) {
    // Nothing was rolled: the figure may choose another target (HS-14.5).
    if (before === null) turn.attacked = turn.attacked.filter((id) => id !== figure.id);
    return;
  }
  const goesOn = isOnField(figure) && !turn.ended.includes(figure.id);
  turn.sequence = goesOn
    ? { figure: figure.id, power: NOBODY, attacksMade: made, pool: 0, targets, close, neighbours: [] }
    : null;
}

export function attackOn(g: Table, figure: Figure, target: FigureId, object: number): Draft<Attack> {
  const close = target === NOBODY ? isBeside(g, figure, object) : areAdjacent(g, figure, figureOf(g, target));
  const fire = recordOfFigure(g, figure.id).weapons?.includes('fire') === true;
  return newAttack({
    attacker: figure.id,
    seat: controllerOf(g, figure.id),
    kind: 'normal',
    target,
    object,
    close,
    fire,
  });
}
