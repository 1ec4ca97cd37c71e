/**
 * Special attacks tied to a move of their own (SAMOVE): the Ninjutsu Barrage, made at any point of a short move, and Fire and Rush, a
 * shot that opens the way. Both are special attacks: a negated card keeps them (HS-28.10), and they are the attack of the turn (HS-18.1).
 */
import { ask, PASS, type Option, type Script } from '@muster/engine';
import { attackOn } from '../rules/attack-stage.ts';
import { resolveAttack } from '../rules/attack.ts';
import { isEngaged } from '../rules/engagement.ts';
import { destinations, plainAllowance, type Destination } from '../rules/movement-range.ts';
import { destructibleObjects, mayAttackObject } from '../rules/objects.ts';
import { mayAttackSpecially } from '../rules/targeting.ts';
import { cardOfFigure, faceOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId, type Turn } from '../state.ts';
import { go } from './bonus-moves.ts';
import { holdAll } from './condition.ts';
import type { Held } from './face.ts';
import type { DuringMovePart, SpecialAttackPart } from './language.ts';
import { isLocked } from './restrictions.ts';
import { quietScene } from './scene.ts';

/** What an attack of the move is aimed at. */
interface Aim extends Option {
  readonly target: FigureId;
  readonly object: number;
}

/** The move with attacks as one of the ways to move. */
export interface MoveAttackOption extends Aim {
  readonly mode: 'barrage' | 'rush';
  readonly place: number;
}

/** HS-T14: what the figure can do instead of its normal move. */
export function moveAttackOptions(g: Table, figure: Figure): readonly MoveAttackOption[] {
  const options: MoveAttackOption[] = [];
  const turn = g.state.turns.at(-1);
  for (const held of faceOf(g, cardOfFigure(g, figure.id)).duringMove) {
    const { part, place } = held;
    if (turn?.attacked.includes(figure.id) === true || !holdAll(g, part.if, quietScene(figure.id))) continue;
    if (part.kind === 'barrage')
      options.push({ key: `barrage:${place}`, mode: 'barrage', place, target: NOBODY, object: NOBODY });
    if (part.kind === 'rush') {
      for (const { key, target, object } of aims(g, figure, held))
        options.push({ key: `rush:${place}:${key}`, mode: 'rush', place, target, object });
    }
  }
  return options;
}

export function* moveAttack(g: Table, turn: Turn, figure: Figure, option: MoveAttackOption): Script {
  const held = faceOf(g, cardOfFigure(g, figure.id)).duringMove.find(({ place }) => place === option.place);
  if (held === undefined) throw new Error(`figure ${figure.id} has no attack ${option.place}`);
  turn.attacked = [...turn.attacked, figure.id];
  if (option.mode === 'barrage') yield* barrage(g, turn, figure, held);
  else yield* rush(g, turn, figure, held, option);
}

/** HS-18.4: whom the attack may be aimed at from where the figure stands. */
function aims(g: Table, figure: Figure, { power, index, place, part }: Held<DuringMovePart>): readonly Aim[] {
  const range = part.place?.within ?? 1;
  const special: Held<SpecialAttackPart> = {
    power,
    index,
    place,
    part: { part: 'special-attack', range, dice: part.dice ?? 0 },
  };
  const found: Aim[] = [];
  for (const target of g.state.figures) {
    if (!isOnField(target) || mayAttackSpecially(g, figure, target, special) !== null) continue;
    found.push({ key: String(target.id), target: target.id, object: NOBODY });
  }
  for (const object of destructibleObjects(g)) {
    if (mayAttackObject(g, figure, object, range) === null)
      found.push({ key: `object:${object}`, target: NOBODY, object });
  }
  return found;
}

/** One special attack; how many wounds it gave. */
function* attackAt(g: Table, figure: Figure, power: string, { target, object }: Aim, dice: number): Script<number> {
  const attack = attackOn(g, figure, target, object);
  attack.kind = 'special';
  attack.power = power;
  attack.fixedDice = dice;
  yield* resolveAttack(g, attack);
  return attack.results.reduce((sum, { wounds }) => sum + wounds, 0);
}

type Step = Destination | (Aim & { readonly does: 'attack' }) | (Option & { readonly does: 'stop' });

/** Steps and attacks in any order, until both are used up or the player stops. */
function* barrage(g: Table, turn: Turn, figure: Figure, held: Held<DuringMovePart>): Script {
  const { spaces = 0, attacks = 0, dice = 0 } = held.part;
  const hit: string[] = [];
  let left = spaces;
  while (isOnField(figure) && !turn.ended.includes(figure.id)) {
    const allowed = plainAllowance(left);
    const options: Step[] = left > 0 && !isLocked(g, figure) ? [...destinations(g, figure, allowed)] : [];
    if (hit.length < attacks) {
      for (const { key, target, object } of aims(g, figure, held)) {
        if (!hit.includes(key)) options.push({ key: `attack:${key}`, does: 'attack', target, object });
      }
    }
    if (options.length === 0) return;
    options.push({ key: PASS, does: 'stop' });
    const picked = yield* ask({ seat: turn.seat, kind: 'barrage', options, about: [figure.id] });
    if ('gait' in picked) {
      const goesOn = yield* go(g, figure, picked, allowed);
      left = goesOn ? left - picked.cost : 0;
    } else if (picked.does === 'attack') {
      hit.push(picked.key.slice('attack:'.length));
      yield* attackAt(g, figure, held.power, picked, dice);
    } else return;
  }
}

/** The shot; if it wounds the move; and who ends that engaged may strike once more. */
function* rush(g: Table, turn: Turn, figure: Figure, held: Held<DuringMovePart>, first: Aim): Script {
  const { spaces = 0, dice = 0, again = 0 } = held.part;
  const wounds = yield* attackAt(g, figure, held.power, first, dice);
  if (wounds === 0 || !isOnField(figure) || turn.ended.includes(figure.id) || isLocked(g, figure)) return;
  const allowed = plainAllowance(spaces);
  const ways: (Destination | Option)[] = [...destinations(g, figure, allowed), { key: PASS }];
  const picked = yield* ask({ seat: turn.seat, kind: 'destination', options: ways, about: [figure.id] });
  if (!('gait' in picked)) return;
  yield* go(g, figure, picked, allowed);
  if (!isOnField(figure) || !isEngaged(g, figure)) return;
  const targets = aims(g, figure, held);
  if (targets.length === 0) return;
  const nobody: Aim = { key: PASS, target: NOBODY, object: NOBODY };
  const aim = yield* ask({ seat: turn.seat, kind: 'target', options: [...targets, nobody], about: [figure.id] });
  if (aim.key !== PASS) yield* attackAt(g, figure, held.power, aim, again);
}
