/**
 * Leaving-engagement attacks (HS-13.12 to HS-13.20).
 */
import type { Script } from '@muster/engine';
import { reactTo } from '../abilities/react.ts';
import { leavingDice } from '../abilities/leaving-powers.ts';
import { controllerOf, figureOf, isOnField, type Table } from '../table.ts';
import type { Figure, FigureId } from '../state.ts';
import { countFaces, rollCombatDice } from './dice.ts';
import { giveWounds, type Packet } from './wounds.ts';

/** HS-13.13, HS-13.20: each enemy left rolls one die, no defence; all are rolled before wounds are placed. */
export function* leavingAttacks(g: Table, leaver: Figure, enemies: readonly FigureId[]): Script {
  const packets: Packet[] = [];
  for (const enemy of enemies) {
    const seat = controllerOf(g, enemy);
    const dice = leavingDice(g, enemy); // HS-T17
    const faces = yield* rollCombatDice(g, dice, { seat, figure: enemy, purpose: 'leaving', parts: [] }); // HS-T18
    const wounds = countFaces(faces, 'skull');
    if (wounds > 0) packets.push({ figure: leaver.id, wounds, cause: 'leaving', by: enemy, attack: null });
  }
  for (const packet of packets) {
    yield* reactTo(g, 'leaving-wounds', { self: leaver.id, it: packet.by, attack: null, packet });
    const wounds = yield* giveWounds(g, packet);
    if (wounds > 0 && isOnField(leaver) && isOnField(figureOf(g, packet.by))) {
      yield* reactTo(g, 'leaving-wounded', { self: packet.by, it: leaver.id, attack: null, packet: null, wounds });
    }
  }
}
