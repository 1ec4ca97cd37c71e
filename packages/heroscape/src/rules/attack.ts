/**
 * How an attack is resolved (HS-14.5, HS-T27 to HS-T41).
 */
import { choose, explain, type Explanation, type Script } from '@muster/engine';
import { counterHits, rerollDefence, shieldsAgainst, skullsOf, strikesHome } from '../abilities/dice-powers.ts';
import { reactTo } from '../abilities/react.ts';
import type { CombatFace } from '../events.ts';
import { controllerOf, currentTurn, emit, figureOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type FigureId } from '../state.ts';
import { attackDice, attackParts, defenceDice, defenceParts } from './combat-dice.ts';
import type { Attack } from './attack-context.ts';
import { countFaces, rollCombatDice } from './dice.ts';
import { areAdjacent } from './engagement.ts';
import { attackObject } from './objects.ts';
import { mayAttack } from './targeting.ts';
import { checkElimination } from './victory.ts';
import { destroy, giveWounds } from './wounds.ts';

/** Resolves an attack against its target and everybody else affected. */
export function* resolveAttack(g: Table, attack: Attack, others: readonly FigureId[] = []): Script {
  g.attacks.push(attack);
  const { attacker, target, object, power } = attack;
  emit(g, { type: 'attack', attacker, target, object, power, rules: ['HS-14.1'] });
  if (object !== NOBODY) {
    yield* attackObject(g, attack);
    if (others.length > 0) yield* settle(g, attack, others); // HS-20.8
  } else {
    if (target !== NOBODY) {
      yield* beforeDice(g, attack); // HS-T28
      yield* reactTo(g, 'targeted', { self: target, it: attacker, attack, packet: null });
      if (!isStillLegal(g, attack)) attack.canceled = true; // HS-14.9
    }
    if (!attack.canceled && isOnField(figureOf(g, attacker))) yield* strike(g, attack, others);
  }
  g.attacks.pop();
}

/** Whether a normal attack can still be made after what its declaration has caused: smoke may hide the target. */
function isStillLegal(g: Table, { kind, attacker, target }: Attack): boolean {
  const from = figureOf(g, attacker);
  if (!isOnField(from) || !isOnField(figureOf(g, target))) return false;
  return kind === 'special' || mayAttack(g, from, figureOf(g, target)) === null;
}

/** HS-T28: the attacker's powers; they may have moved it (Tactical Switch). */
function* beforeDice(g: Table, attack: Attack): Script {
  const attacker = figureOf(g, attack.attacker);
  const target = figureOf(g, attack.target);
  const { at } = attacker;
  yield* reactTo(g, 'attacks', { self: attacker.id, it: target.id, attack, packet: null });
  if (attacker.at !== at && isOnField(attacker)) attack.close = isOnField(target) && areAdjacent(g, attacker, target);
}

function* strike(g: Table, attack: Attack, others: readonly FigureId[]): Script {
  yield* rollAttack(g, attack);
  yield* settle(g, attack, attack.target === NOBODY ? others : [attack.target, ...others]);
}

/** What the skulls do to everybody affected. */
function* settle(g: Table, attack: Attack, affected: readonly FigureId[]): Script {
  for (const id of affected) attack.spacesBefore.push({ figure: id, at: figureOf(g, id).at });
  for (const id of yield* orderOfDefence(g, attack, affected)) yield* defend(g, attack, id); // HS-17.3
  // HS-18.9: all wounds are determined before any figure is removed.
  const { removing } = g;
  g.removing ||= attack.results.length > 1;
  for (const result of attack.results) {
    const figure = figureOf(g, result.figure);
    if (attack.ignored.includes(figure.id)) {
      noteStrike(g, attack, figure.id, 0);
      continue;
    }
    if (attack.allSkulls && strikesHome(g, attack, figure.id) === 'destroy') {
      yield* destroy(g, figure, 'attack', attack.attacker, attack);
      noteStrike(g, attack, figure.id, 0);
      continue;
    }
    const { attacker } = attack;
    result.wounds = yield* giveWounds(g, {
      figure: figure.id,
      wounds: result.wounds,
      cause: 'attack',
      by: attacker,
      attack,
    });
    noteStrike(g, attack, figure.id, result.wounds);
    if (result.wounds > 0 && isOnField(figureOf(g, attacker))) {
      yield* reactTo(g, 'wounds', { self: attacker, it: figure.id, attack, packet: null, wounds: result.wounds }); // HS-T36
    }
  }
  g.removing = removing;
  checkElimination(g); // HS-22.6
  yield* counterHits(g, attack); // HS-T34, HS-28.8
  yield* afterwards(g, attack);
}

/** HS-17.1, HS-T29, HS-T30 */
function* rollAttack(g: Table, attack: Attack): Script {
  const seat = controllerOf(g, attack.attacker);
  const { target } = attack;
  const { value, parts } =
    attack.fixedDice === null ? explain(attackParts(g, attack, target)) : fixed(attack.fixedDice, attack.power);
  const dice = attack.fixedDice ?? attackDice(g, attack, target, value);
  const faces = yield* rollCombatDice(g, dice, { seat, figure: attack.attacker, purpose: 'attack', parts });
  attack.skulls = yield* skullsOf(g, attack, target, skullFaces(g, faces), countFaces(faces, 'blank'));
  attack.allSkulls = dice > 0 && skullFaces(g, faces) === dice;
}

function fixed(dice: number, power: string): Explanation<string> {
  return { value: dice, parts: [{ amount: dice, source: power }] };
}

/** HS-V26: the blank is a joker in attack and defence. */
function skullFaces(g: Table, faces: readonly CombatFace[]): number {
  return countFaces(faces, 'skull') + (g.state.options.blankWild ? countFaces(faces, 'blank') : 0);
}

function shieldFaces(g: Table, faces: readonly CombatFace[]): number {
  return countFaces(faces, 'shield') + (g.state.options.blankWild ? countFaces(faces, 'blank') : 0);
}

/** HS-17.3: the attacker decides in which order they defend after the main target. */
function* orderOfDefence(g: Table, attack: Attack, affected: readonly FigureId[]): Script<readonly FigureId[]> {
  const main = attack.target === NOBODY ? [] : [attack.target];
  const rest = affected.filter((id) => id !== attack.target);
  const order: FigureId[] = [...main];
  while (rest.length > 0) {
    const options = rest.map((id) => ({ key: String(id), figure: id }));
    const { figure } = yield* choose({ seat: attack.seat, kind: 'defence-order', options, about: [attack.attacker] });
    order.push(figure);
    rest.splice(rest.indexOf(figure), 1);
  }
  return order;
}

/** HS-17.2, HS-T31 to HS-T34 */
function* defend(g: Table, attack: Attack, id: FigureId): Script {
  const figure = figureOf(g, id);
  if (!isOnField(figure)) return;
  if (attack.skulls > 0) {
    yield* reactTo(g, 'skulls-rolled', { self: id, it: attack.attacker, attack, packet: null }); // HS-T31
    if (attack.ignored.includes(id) || !isOnField(figure)) {
      attack.results.push({ figure: id, dice: 0, skulls: attack.skulls, shields: 0, wounds: 0, excess: 0 });
      return;
    }
  }
  const home = attack.allSkulls ? strikesHome(g, attack, id) : null;
  const { value, parts } = explain(defenceParts(g, attack, id));
  const dice = home === null ? defenceDice(g, attack, id, value) : 0;
  const seat = controllerOf(g, id);
  let faces = yield* rollCombatDice(g, dice, { seat, figure: id, purpose: 'defence', parts });
  faces = yield* rerollDefence(g, id, faces);
  const { shields, blocked, cap } = yield* shieldsAgainst(
    g,
    attack,
    id,
    shieldFaces(g, faces),
    countFaces(faces, 'blank'),
  );
  const unblocked = blocked ? 0 : Math.max(0, attack.skulls - shields); // HS-19.1
  const wounds = Math.min(unblocked, cap);
  const excess = Math.max(0, shields - attack.skulls);
  attack.results.push({ figure: id, dice, skulls: attack.skulls, shields, wounds, excess });
  emit(g, {
    type: 'attack-result',
    attacker: attack.attacker,
    target: id,
    object: NOBODY,
    skulls: attack.skulls,
    shields,
    wounds,
  });
}

function noteStrike(g: Table, attack: Attack, target: FigureId, wounds: number): void {
  if (g.state.turns.length === 0) return;
  const turn = currentTurn(g);
  turn.strikes = [...turn.strikes, { by: attack.attacker, at: target, wounds }];
}

/** HS-T40 */
function* afterwards(g: Table, attack: Attack): Script {
  for (const { figure, wounds, dice } of attack.results) {
    if (dice === 0) continue; // no defence dice were rolled
    yield* reactTo(g, 'defended', { self: figure, it: attack.attacker, attack, packet: null, wounds });
    if (isOnField(figureOf(g, attack.attacker)) && isOnField(figureOf(g, figure))) {
      yield* reactTo(g, 'defence-rolled', { self: attack.attacker, it: figure, attack, packet: null, wounds });
    }
  }
  if (isOnField(figureOf(g, attack.attacker))) {
    yield* reactTo(g, 'attacked', { self: attack.attacker, it: attack.target, attack, packet: null });
  }
}
