/**
 * Powers that reach others than their owner.
 */
import { cardOfFigure, faceOf, figureOf, type AuraIndex, type Table } from '../table.ts';
import { NOBODY, type FigureId } from '../state.ts';
import { triggerBit, type Face, type Held } from './face.ts';
import { matches } from './filter.ts';
import type { Aura, Part, Trigger } from './language.ts';
import { figureInPlace } from './place.ts';
import { stoodAdjacent } from './condition.ts';
import type { Scene } from './scene.ts';

export function aurasOf(g: Table): AuraIndex {
  g.auras ??= findOwners(g);
  return g.auras;
}

/** Whether some card answers to this: most of what happens nobody does. */
export function isHeard(g: Table, trigger: Trigger): boolean {
  return (aurasOf(g).hears & triggerBit(trigger)) !== 0;
}

/** Calls for every part with an aura that reaches the figure of the scene; one that counts once only for its first owner. */
export function forReaching<P extends Part & { readonly for?: Aura }>(
  g: Table,
  scene: Scene,
  pick: (face: Face) => readonly Held<P>[],
  call: (owner: FigureId, held: Held<P>) => void,
): void {
  let counted: Held<P>[] | null = null;
  for (const owner of aurasOf(g).owners) {
    for (const held of pick(faceOf(g, cardOfFigure(g, owner)))) {
      const aura = held.part.for;
      if (aura === undefined || !reaches(g, owner, aura, scene)) continue;
      if (aura.once === true) {
        counted ??= [];
        if (counted.includes(held)) continue;
        counted.push(held);
      }
      call(owner, held);
    }
  }
}

function findOwners(g: Table): AuraIndex {
  const owners: FigureId[] = [];
  const restrictors: FigureId[] = [];
  let changesRange = false;
  let hears = 0;
  for (const card of g.state.cards) {
    if (card.negated) continue;
    const { hasAura, holds, statAuras, triggers } = faceOf(g, card);
    hears |= triggers;
    if (!hasAura && !holds) continue;
    for (const id of card.figures) {
      if (figureOf(g, id).fate !== 'field') continue;
      if (hasAura) owners.push(id);
      if (statAuras.range.length > 0) changesRange = true;
      if (holds) restrictors.push(id);
    }
  }
  return { owners, restrictors, changesRange, hears };
}

/** HS-28.5: whether the aura of the owner reaches the figure the scene is about. */
function reaches(g: Table, owner: FigureId, aura: Aura, scene: Scene): boolean {
  if (!matches(g, scene.self, aura.figures, owner)) return false;
  if (aura.started === true && !stoodAdjacent(g, owner, scene.self)) return false;
  if (aura.andSelf === true && scene.self === owner) return true;
  if (aura.place !== undefined && !figureInPlace(g, figureOf(g, owner), figureOf(g, scene.self), aura.place))
    return false;
  if (aura.opponentIn === undefined) return true;
  return (
    scene.opponent !== NOBODY && figureInPlace(g, figureOf(g, owner), figureOf(g, scene.opponent), aura.opponentIn)
  );
}
