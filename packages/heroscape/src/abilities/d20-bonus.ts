/**
 * What is added to a d20 roll (HS-T49): powers that name it, and the glyph Lodin.
 */
import { holdsGlyph } from '../rules/glyph-control.ts';
import type { D20Roll } from '../rules/dice.ts';
import { cardOfFigure, faceOf, type Table } from '../table.ts';
import { NOBODY } from '../state.ts';
import { cardMatches } from './filter.ts';

export interface D20Bonus {
  readonly fixed: number;
  /** May be left out. */
  readonly optional: number;
}

const NO_BONUS: D20Bonus = { fixed: 0, optional: 0 };

export function d20BonusOf(g: Table, roll: D20Roll): D20Bonus {
  let fixed = 0;
  if (roll.purpose === 'volcano' || (roll.purpose === 'geyser' && roll.figure === NOBODY)) return NO_BONUS; // rolled for nobody
  let optional = holdsGlyph(g, roll.seat, 'Lodin') && roll.special !== true ? 1 : 0; // HS-21.20
  if (roll.figure === NOBODY) return { fixed, optional };
  const rolling = cardOfFigure(g, roll.figure);
  const times = g.state.options.doubleD20Bonus ? 2 : 1; // HS-V32
  for (const card of g.state.cards) {
    if (card.negated || card.controller !== roll.seat) continue;
    const owner = card.figures.find((id) => g.state.figures[id]?.fate === 'field');
    if (owner === undefined) continue;
    for (const { part } of faceOf(g, card).d20Bonuses) {
      if (part.power !== undefined && part.power !== roll.power) continue;
      if (part.figures !== undefined && !cardMatches(g, rolling, part.figures, owner)) continue;
      if (part.optional === true) optional += part.add * times;
      else fixed += part.add * times;
    }
  }
  return { fixed, optional };
}
