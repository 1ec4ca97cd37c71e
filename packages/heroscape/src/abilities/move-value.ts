/**
 * The move of a figure now (HS-6.14): printed number, spirits, powers, glyphs.
 */
import { explain, total, type Contributions } from '@muster/engine';
import { holdsGlyph } from '../rules/glyph-control.ts';
import { cardOfFigure, faceOf, recordOf, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { amountOf } from './amount.ts';
import { forReaching } from './aura.ts';
import { holdAll } from './condition.ts';
import { changesOf } from './lasting.ts';
import { ownedBy, quietScene } from './scene.ts';

export function moveOf(g: Table, figure: Figure): number {
  return Math.max(0, total(moveParts(g, figure)));
}

export function explainMove(g: Table, figure: Figure) {
  return explain(moveParts(g, figure));
}

function moveParts(g: Table, figure: Figure): Contributions<string> {
  return (contribute) => {
    const card = cardOfFigure(g, figure.id);
    const turn = g.state.turns.at(-1);
    const times = turn?.card === card.id ? turn.moveTimes : 1; // HS-V22
    contribute((recordOf(g, card).move + card.spirits.move) * times, 'card');
    const scene = quietScene(figure.id);
    if (!card.negated) {
      for (const { power, part } of faceOf(g, card).stats) {
        if (part.stat !== 'move' || part.for !== undefined || !holdAll(g, part.when, scene)) continue;
        contribute(amountOf(g, part.add, scene), power);
      }
    }
    forReaching(
      g,
      scene,
      (face) => face.statAuras.move,
      (owner, { power, part }) => {
        const affected = ownedBy(scene, owner);
        if (holdAll(g, part.when, affected)) contribute(amountOf(g, part.add, affected), power);
      },
    );
    changesOf(g, figure.id, 'move', contribute);
    const onValda = figure.glyph !== NOBODY && g.state.glyphs[figure.glyph]?.glyph === 'Valda';
    if (!onValda && holdsGlyph(g, card.controller, 'Valda')) contribute(2, 'Valda'); // HS-21.25
  };
}
