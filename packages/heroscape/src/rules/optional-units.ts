/**
 * Optional rules about units: exploding Soulborgs (HS-V38).
 */
import type { Script } from '@muster/engine';
import { controllerOf, emit, figureOf, isOnField, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { defenceDice } from './combat-dice.ts';
import { newAttack } from './attack-context.ts';
import { countFaces, rollCombatDice, rollD20 } from './dice.ts';
import { adjacentTo } from './engagement.ts';
import { giveWounds } from './wounds.ts';

/** Worked out before the figure is lifted: who stands next to it. */
export function exploding(g: Table, figure: Figure): { explode(): Script } | null {
  if (!g.state.options.soulborgExplosion || recordOfFigure(g, figure.id).species !== 'soulborg') return null;
  const around = adjacentTo(g, figure);
  return { explode: () => explode(g, figure, around) };
}

/** HS-V38: on 18 or more, half its attack dice rounded up hit everybody adjacent; each defends on its own. */
function* explode(g: Table, figure: Figure, around: readonly FigureId[]): Script {
  const seat = controllerOf(g, figure.id);
  const roll = yield* rollD20(g, { seat, purpose: 'explosion', figure: figure.id, power: '' });
  if (roll < 18) return;
  const dice = Math.ceil(recordOfFigure(g, figure.id).attack / 2);
  const faces = yield* rollCombatDice(g, dice, { seat, figure: figure.id, purpose: 'explosion', parts: [] });
  const skulls = countFaces(faces, 'skull');
  for (const id of around) {
    if (!isOnField(figureOf(g, id))) continue;
    const blast = newAttack({
      attacker: figure.id,
      seat,
      kind: 'special',
      target: id,
      object: NOBODY,
      close: true,
      fire: false,
    });
    const defence = yield* rollCombatDice(g, defenceDice(g, blast, id), {
      seat: controllerOf(g, id),
      figure: id,
      purpose: 'defence',
      parts: [],
    });
    const wounds = Math.max(0, skulls - countFaces(defence, 'shield'));
    emit(g, {
      type: 'attack-result',
      attacker: figure.id,
      target: id,
      object: NOBODY,
      skulls,
      shields: countFaces(defence, 'shield'),
      wounds,
    });
    yield* giveWounds(g, { figure: id, wounds, cause: 'explosion', by: figure.id, attack: null });
  }
}
