/**
 * What a scenario says of lines of sight, distances and the dice of an attack.
 */
import { explain } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { eachMap, sameFacts } from '@muster/schema';
import { figuresCalled, pieceLabel, figureLabel } from '../notation/names.ts';
import { readPlace, spacesAt } from '../notation/places.ts';
import { attackOn } from '../rules/attack-stage.ts';
import { attackDice, attackParts, defenceDice, defenceParts } from '../rules/combat-dice.ts';
import { distanceOf } from '../rules/distance.ts';
import { areAdjacent } from '../rules/engagement.ts';
import { bodyOf, blockOfSight, hasClearSight, hasDirectSight, visibleSamples } from '../rules/sight.ts';
import { rangeAgainst } from '../rules/targeting.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type Figure } from '../state.ts';
import type { Table } from '../table.ts';
import type { Context } from './context.ts';

function figureCalled(g: Table, name: unknown): Figure | string {
  const found = figuresCalled(g.state, String(name)).filter((id) => g.state.figures[id]?.fate === 'field');
  const figure = g.state.figures[found[0] ?? NOBODY];
  if (figure === undefined) return `there is no figure '${String(name)}' on the battlefield`;
  return found.length > 1 ? `several figures are called '${String(name)}'` : figure;
}

/** `sight: { from: Finn, to: Izumi Samurai #1, direct: true, clear: false, seen: 12, of: 14, blocked: tree 1 }` */
export function expectSight({ state }: Context, wanted: unknown): string | null {
  const g = silentTable(state);
  return eachMap(wanted, ({ from: fromName, to: toName, ...rest }) => {
    const from = figureCalled(g, fromName);
    const to = figureCalled(g, toName);
    if (typeof from === 'string') return from;
    if (typeof to === 'string') return to;
    const facts = {
      direct: () => hasDirectSight(g, from, to),
      clear: () => hasClearSight(g, from, bodyOf(g, to)),
      seen: () => visibleSamples(g, from, to).seen,
      of: () => visibleSamples(g, from, to).total,
      blocked: () => blockedBy(g, from, to),
    };
    return sameFacts(`sight from ${figureLabel(state, from.id)} to ${figureLabel(state, to.id)}`, facts, rest);
  });
}

/** What stands in the way: `tree 1`, `ground`; null if nothing does. */
function blockedBy(g: Table, from: Figure, to: Figure): string | null {
  const block = blockOfSight(g, from, to);
  if (block === null) return null;
  return block.kind === 'piece' ? pieceLabel(g.state, block.piece) : block.kind;
}

function spacesOf(g: Table, data: unknown): readonly SpaceId[] | string {
  const place = readPlace(data);
  if (place !== null) return spacesAt(g.battlefield.field, place);
  const figure = figureCalled(g, data);
  return typeof figure === 'string' ? figure : figure.at;
}

/** `distance: { from: Finn, to: 5,2, is: 3, adjacent: false }` */
export function expectDistance({ state }: Context, wanted: unknown): string | null {
  const g = silentTable(state);
  return eachMap(wanted, ({ from: fromName, to: toName, ...rest }) => {
    const from = spacesOf(g, fromName);
    const to = spacesOf(g, toName);
    if (typeof from === 'string') return from;
    if (typeof to === 'string') return to;
    const facts = {
      is: () => distanceOf(g, from, to),
      adjacent: () => {
        const a = figureCalled(g, fromName);
        const b = figureCalled(g, toName);
        return typeof a === 'string' || typeof b === 'string' ? null : areAdjacent(g, a, b);
      },
    };
    return sameFacts(`distance from ${String(fromName)} to ${String(toName)}`, facts, rest);
  });
}

/** `attack: { by: Finn, at: Izumi Samurai #1, dice: 4, defence: 5, range: 1, dice parts: { … } }`: a normal attack as it would be now. */
export function expectAttack({ state }: Context, wanted: unknown): string | null {
  const g = silentTable(state);
  return eachMap(wanted, ({ by: byName, at: atName, ...rest }) => {
    const by = figureCalled(g, byName);
    const at = figureCalled(g, atName);
    if (typeof by === 'string') return by;
    if (typeof at === 'string') return at;
    const attack = attackOn(g, by, at.id, NOBODY);
    const facts = {
      dice: () => attackDice(g, attack, at.id),
      defence: () => defenceDice(g, attack, at.id),
      range: () => rangeAgainst(g, by, at),
      'dice parts': () => partsOf(explain(attackParts(g, attack, at.id)).parts),
      'defence parts': () => partsOf(explain(defenceParts(g, attack, at.id)).parts),
    };
    return sameFacts(`attack by ${String(byName)} at ${String(atName)}`, facts, rest);
  });
}

function partsOf(parts: readonly { readonly amount: number; readonly source: unknown }[]): unknown {
  return Object.fromEntries(parts.map(({ amount, source }) => [String(source), amount]));
}
