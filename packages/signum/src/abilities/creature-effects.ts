/**
 * What texts do with creatures: random damage, other places, other players, and what lasts on them.
 */
import { choose, type Option, type Script, type Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { dealDamage } from '../rules/damage.ts';
import { count, rollPool } from '../rules/dice.ts';
import { deploymentHexes, hexesBeside, limitReached } from '../rules/entering.ts';
import { waysWithin } from '../rules/movement.ts';
import { isFree } from '../rules/place.ts';
import { hasKeyword } from '../rules/properties.ts';
import type { SymbolChange } from '../events.ts';
import { distanceOf } from '../field.ts';
import { activeSeat, areAllied, emit, isOnField, stand, type Table } from '../table.ts';
import { NOBODY, type Creature, type CreatureId } from '../state.ts';
import { cardOf, person, type Frame } from './effects.ts';
import type { Duration, Effect, Where } from './language.ts';

/** Chapter 24: each HIT and CRIT is one damage; a PUSH may then move the creature one hex. */
export function* randomDamage(
  g: Table,
  frame: Frame,
  who: Creature,
  dice: Extract<Effect, { do: 'random-damage' }>['dice'],
  magic: boolean,
  by: CreatureId,
): Script {
  const rolled = rollPool(g, dice, frame.seat, who.id, frame.name).map(({ symbol }) => symbol);
  let damage = count(rolled, 'HIT') + count(rolled, 'CRIT');
  const piece = g.state.terrain[who.hex] ?? '';
  const changes: SymbolChange[] = [];
  if (piece === 'forest' && rolled.includes('HIT')) {
    damage -= 1; // SG-24.5, SG-26.14
    changes.push({ symbol: 'HIT', add: -1, source: piece });
  }
  let pushes = count(rolled, 'PUSH');
  const lessPush = (source: string) => {
    if (pushes > 0) changes.push({ symbol: 'PUSH', add: -1, source });
    pushes -= 1;
  };
  if (piece === 'hill') lessPush(piece);
  const opposed = !areAllied(g, frame.seat, who.controller);
  if (opposed && hasKeyword(g, who, 'Brave')) lessPush('Brave'); // SG-35.9: of an opponent's roll
  if (changes.length > 0) emit(g, { type: 'symbols', creature: who.id, changes });
  yield* dealDamage(g, {
    target: who.id,
    damage,
    magic,
    cause: magic ? 'spell' : 'effect',
    by,
    card: cardOf(frame),
    attack: null,
  });
  if (pushes <= 0 || !isOnField(who) || hasKeyword(g, who, 'Monster')) return;
  const hexes = hexesBeside(g, who);
  if (hexes.length === 0) return;
  const options: (Option & { hex: SpaceId })[] = hexes.map((hex) => ({ key: String(hex), hex }));
  const picked = yield* choose({
    seat: frame.seat,
    kind: 'push',
    options: [...options, { key: 'pass', hex: NOBODY }],
    about: [who.id],
  }); // SG-24.3
  if (picked.hex === NOBODY) return;
  stand(g, who, picked.hex);
  emit(g, { type: 'pushed', creature: who.id, to: picked.hex });
}

export function lasting(
  g: Table,
  frame: Frame,
  creature: CreatureId,
  grants: Extract<Effect, { do: 'grant' }>['grants'],
  until: Duration,
  returns: Seat,
): void {
  // What lasts for an attack ends with the one under way, not with those inside it.
  const ends = until === 'attack' ? g.attacks.length : g.state.turn;
  g.state.effects = [
    ...g.state.effects,
    { creature, seat: frame.seat, grants, source: frame.name, until, ends, returns },
  ];
}

export function* place(g: Table, frame: Frame, who: Creature, where: Where): Script {
  const hexes = hexesFor(g, frame, who, where);
  if (hexes.length === 0) return;
  const options = hexes.map((hex) => ({ key: String(hex), hex }));
  const { hex } = yield* choose({ seat: frame.seat, kind: 'place', options, about: [who.id] });
  stand(g, who, hex);
  emit(g, { type: 'placed', creature: who.id, at: hex, rules: ['SG-18.6'] });
}

export function hexesFor(g: Table, frame: Frame, who: Creature, where: Where): readonly SpaceId[] {
  switch (where.at) {
    case 'contact': {
      const of = person(g, frame, where.of);
      return of === null || !isOnField(of) ? [] : hexesBeside(g, of);
    }
    case 'deployment-zone':
      return deploymentHexes(g, who.controller);
    case 'within': {
      const of = person(g, frame, where.of);
      return of === null || !isOnField(of) ? [] : freeHexes(g, of.hex, where.hexes);
    }
    case 'anywhere':
      return freeHexes(g, 0, Infinity);
  }
}

/** Free ones at most so far from a hex. */
function freeHexes(g: Table, from: SpaceId, most: number): readonly SpaceId[] {
  const hexes: SpaceId[] = [];
  for (let hex = 0; hex < g.state.terrain.length; hex++)
    if (isFree(g, hex) && distanceOf(g.field, from, hex) <= most) hexes.push(hex);
  return hexes;
}

/** Moved by the player, by the rules of movement. */
export function* shift(g: Table, frame: Frame, who: Creature, hexes: number): Script {
  const ways = waysWithin(g, who, hexes);
  if (ways.length === 0) return;
  const options: (Option & { to: SpaceId; hexes: number })[] = ways.map(({ key, to }) => ({ key, to, hexes }));
  const picked = yield* choose({
    seat: frame.seat,
    kind: 'shift',
    options: [...options, { key: 'pass', to: NOBODY, hexes }],
    about: [who.id],
  });
  if (picked.to === NOBODY) return;
  stand(g, who, picked.to);
  emit(g, { type: 'placed', creature: who.id, at: picked.to });
}

export function exchange(g: Table, a: Creature | null, b: Creature | null): void {
  if (a === null || b === null || !isOnField(a) || !isOnField(b)) return;
  const here = a.hex;
  const there = b.hex;
  stand(g, a, NOBODY);
  stand(g, b, here);
  stand(g, a, there);
  emit(g, { type: 'placed', creature: a.id, at: there });
  emit(g, { type: 'placed', creature: b.id, at: here });
}

/** SG-4.20, SG-35.37 */
export function mayControl(g: Table, { seat }: Frame, who: Creature): boolean {
  if (who.kind === 'hero' || who.controller === seat || hasKeyword(g, who, 'Monster')) return false;
  return !limitReached(g, seat, who.kind);
}

/** SG-17.4: it has not been activated in this turn, so its new player may activate it. */
export function takeControl(g: Table, frame: Frame, who: Creature, until: 'turn' | 'match'): void {
  if (!mayControl(g, frame, who)) return;
  const before = who.controller;
  who.controller = frame.seat;
  if (g.state.mode !== 'skirmish' && activeSeat(g) === frame.seat) {
    who.activated = false;
    who.entered = false;
    who.activations = 0;
  }
  emit(g, { type: 'control', creature: who.id, seat: frame.seat });
  if (until === 'turn') lasting(g, frame, who.id, [], 'turn', before);
}
