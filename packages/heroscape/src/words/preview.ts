/**
 * What an attack would be, before it is declared.
 */
import { attackOn } from '../rules/attack-stage.ts';
import { attackDice, defenceDice } from '../rules/combat-dice.ts';
import { glance } from '../silent-table.ts';
import { figureOf } from '../table.ts';
import { NOBODY, type FigureId, type HeroscapeState } from '../state.ts';

export interface Preview {
  readonly attack: number;
  readonly defence: number;
}

/** The dice of a normal attack; null where both are not on the battlefield. */
export function previewAttack(state: HeroscapeState, attacker: FigureId, target: FigureId): Preview | null {
  if (state.figures[attacker]?.fate !== 'field' || state.figures[target]?.fate !== 'field') return null;
  return glance(state, (g) => {
    const attack = attackOn(g, figureOf(g, attacker), target, NOBODY);
    return { attack: attackDice(g, attack, target), defence: defenceDice(g, attack, target) };
  });
}

/** Whether the figure is in the middle of a special attack: then its next target is one of that. */
export function isShooting(state: HeroscapeState): boolean {
  const sequence = state.turns.at(-1)?.sequence ?? null;
  return sequence !== null && sequence.power !== NOBODY;
}

/** Attacking friends is allowed (HS-14.6), but seldom meant. */
export function areFriendly({ cards, figures, players, options }: HeroscapeState, a: FigureId, b: FigureId): boolean {
  const one = cards[figures[a]?.card ?? NOBODY]?.controller ?? NOBODY;
  const other = cards[figures[b]?.card ?? NOBODY]?.controller ?? NOBODY;
  return one === other || (options.teamAllies && players[one]?.team === players[other]?.team);
}
