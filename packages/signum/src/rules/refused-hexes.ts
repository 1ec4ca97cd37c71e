/**
 * Why a creature can't go or be put somewhere: the answer for every hex that is not offered, from the checks that make the offers.
 */
import type { RuleId, Seat, Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { isDifficult } from '../content/terrain.ts';
import type { Table } from '../table.ts';
import type { Creature } from '../state.ts';
import { mayDeployAt } from './entering.ts';
import { waysWithin } from './movement.ts';
import { besides, mayStand, pieceAt } from './place.ts';
import { no } from './reasons.ts';

/** A hex that was thought of, with the verdict on it. */
export interface HexVerdict {
  readonly hex: SpaceId;
  readonly verdict: Verdict;
}

function everyHex(g: Table, verdictOn: (hex: SpaceId) => Verdict): readonly HexVerdict[] {
  return g.state.terrain.map((_, hex) => ({ hex, verdict: verdictOn(hex) }));
}

/** SG-14.12, SG-16.2 */
export function deploymentVerdicts(g: Table, seat: Seat): readonly HexVerdict[] {
  return everyHex(g, (hex) => mayDeployAt(g, seat, hex));
}

/** Places in contact with a creature: minions, pushes. */
export function contactVerdicts(g: Table, creature: Creature, rule: RuleId): readonly HexVerdict[] {
  const near = besides(g, creature.hex);
  return everyHex(g, (hex) => (near.includes(hex) ? mayStand(g, hex) : no(rule, 'not-in-contact')));
}

/** SG-18.6: where a text or terrain puts a creature; it names the places itself. */
export function placementVerdicts(g: Table): readonly HexVerdict[] {
  return everyHex(g, (hex) => mayStand(g, hex) ?? no('SG-18.6', 'not-there'));
}

/** SG-18.1 to SG-18.5: a move of so many hexes. */
export function moveVerdicts(g: Table, creature: Creature, hexes: number, noDifficult = false): readonly HexVerdict[] {
  const steps = new Map(waysWithin(g, creature, Infinity, noDifficult).map((way) => [way.to, way.steps]));
  return everyHex(g, (hex) => {
    const stands = mayStand(g, hex);
    if (stands !== null) return { ...stands, rule: 'SG-18.4' };
    if (noDifficult && isDifficult(pieceAt(g, hex))) return no('SG-35.49', 'difficult-terrain');
    const needed = steps.get(hex);
    if (needed === undefined) return no('SG-18.2', 'no-way');
    return needed > hexes ? no('SG-18.1', 'too-far', { hexes, steps: needed }) : null;
  });
}
