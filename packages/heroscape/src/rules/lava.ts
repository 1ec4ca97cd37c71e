/**
 * Lava (HS-8.15, HS-8.16, HS-8.25 to HS-8.28).
 */
import { NOTHING_TO_ASK, type Script } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { codeOf } from '../content/terrain.ts';
import { controllerOf, isOnField, seatsInOrder, type Table } from '../table.ts';
import { NOBODY, type Figure } from '../state.ts';
import { countFaces, rollCombatDice, rollD20 } from './dice.ts';
import { isOn, terrainCode } from './terrain.ts';
import { modesOf } from './walker.ts';
import { destroy, giveWounds } from './wounds.ts';

const MOLTEN_LAVA = codeOf('moltenLava');
const LAVA_FIELD = codeOf('lavaField');

/** HS-8.16: a roll for every molten space entered; HS-8.25: 20 or more survives. */
export function enterLava(g: Table, figure: Figure, space: SpaceId): Script {
  const isSafe =
    terrainCode(g, space) !== MOLTEN_LAVA ||
    !figure.at.includes(space) ||
    modesOf(g, figure.id).noDamage[MOLTEN_LAVA] === true;
  return isSafe ? NOTHING_TO_ASK : melt(g, figure);
}

function* melt(g: Table, figure: Figure): Script {
  const seat = controllerOf(g, figure.id);
  const roll = yield* rollD20(g, { seat, purpose: 'lava', figure: figure.id, power: '' });
  if (roll < 20) yield* destroy(g, figure, 'lava', NOBODY, null);
}

/** HS-8.15: at the end of the round; HS-8.26: one roll per figure. */
export function* lavaFieldChecks(g: Table): Script {
  for (const seat of seatsInOrder(g)) {
    for (const figure of g.state.figures) {
      if (!isOnField(figure) || controllerOf(g, figure.id) !== seat) continue;
      if (isOn(g, figure, ['lavaField']) && modesOf(g, figure.id).noDamage[LAVA_FIELD] !== true) yield* burn(g, figure);
    }
  }
}

function* burn(g: Table, figure: Figure): Script {
  const seat = controllerOf(g, figure.id);
  if (g.state.options.lavaField === 'die') {
    const faces = yield* rollCombatDice(g, 1, { seat, figure: figure.id, purpose: 'lava', parts: [] }); // HS-8.28
    yield* giveWounds(g, {
      figure: figure.id,
      wounds: countFaces(faces, 'skull'),
      cause: 'lava',
      by: NOBODY,
      attack: null,
    });
    return;
  }
  const roll = yield* rollD20(g, { seat, purpose: 'lava', figure: figure.id, power: '' });
  if (roll < 20) yield* destroy(g, figure, 'lava', NOBODY, null);
}
