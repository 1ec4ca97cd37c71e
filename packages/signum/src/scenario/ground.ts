/**
 * What a scenario says of the battlefield and of attacks as they would be now: sight, distances, ways, dice.
 */
import { seatOf, letterOf } from '@muster/engine';
import { eachMap, isFields, same, sameFacts, shown } from '@muster/schema';
import { forcesCritical, situational } from '../abilities/attack-properties.ts';
import { fieldOf } from '../field.ts';
import { creatureLabel } from '../notation/names.ts';
import { spaceAt } from '../notation/places.ts';
import { attackDice } from '../rules/attack.ts';
import { creatureLimit, deploymentHexes, limitCount } from '../rules/entering.ts';
import { reach, waysWithin } from '../rules/movement.ts';
import { distanceBetween, hasSight, inContact } from '../rules/place.ts';
import { rangeBonus } from '../rules/properties.ts';
import { boxesOf, mayTarget, newAttack } from '../rules/targeting.ts';
import { NOBODY, type Creature, type SignumState } from '../state.ts';
import type { Table } from '../table.ts';
import { lookAt, sameSet, standingCalled, type Context } from './same.ts';

/** A creature, or a place as if one stood there. */
function endOf(g: Table, data: unknown): Creature | string {
  const hex = spaceAt(g.state.map, data);
  if (hex === null) return standingCalled(g, data);
  const standing = g.state.creatures.find((one) => one.hex === hex);
  const [anybody] = g.state.creatures;
  if (standing !== undefined) return standing;
  return anybody === undefined ? 'nobody stands on the battlefield' : { ...anybody, id: g.state.creatures.length, hex };
}

/** What is so between two ends, each somebody or a place; a list for several. */
function between(
  state: SignumState,
  what: string,
  wanted: unknown,
  facts: (g: Table, a: Creature, b: Creature) => Readonly<Record<string, () => unknown>>,
): string | null {
  const g = lookAt(state);
  return eachMap(wanted, ({ from, to, ...rest }) => {
    const a = endOf(g, from);
    const b = endOf(g, to);
    if (typeof a === 'string') return a;
    if (typeof b === 'string') return b;
    return sameFacts(`${what} from ${shown(from)} to ${shown(to)}`, facts(g, a, b), rest);
  });
}

/** `sight: { from: Brute, to: 'Hero B', clear: true }`; places work as well, a list for several. */
export function expectSight({ state }: Context, wanted: unknown): string | null {
  return between(state, 'sight', wanted, (g, a, b) => ({
    clear: () => hasSight(g, a, b),
    back: () => hasSight(g, b, a),
  }));
}

/** `distance: { from: Brute, to: '5,2', is: 3, contact: false }` */
export function expectDistance({ state }: Context, wanted: unknown): string | null {
  return between(state, 'distance', wanted, (g, a, b) => ({
    is: () => distanceBetween(g, a, b),
    contact: () => inContact(g, a, b),
  }));
}

/** `attack: { by: Brute, at: 'Hero B', with: ranged, dice: [B, B], range: 1, allowed: true }`: as it would be now. */
export function expectAttack({ state }: Context, wanted: unknown): string | null {
  const g = lookAt(state);
  return eachMap(wanted, ({ by, at, with: type, moved, ...rest }) => {
    const attacker = standingCalled(g, by);
    const target = standingCalled(g, at);
    if (typeof attacker === 'string') return attacker;
    if (typeof target === 'string') return target;
    const box = boxesOf(g, attacker).find((one) => type === undefined || one.type === type);
    if (box === undefined) return `${shown(by)} has no ${shown(type)} attack`;
    const { activation } = state;
    const hasMoved = typeof moved === 'boolean' ? moved : activation?.creature === attacker.id && activation.moved;
    const attack = newAttack(attacker, target, box, { counter: false, moved: hasMoved });
    g.attacks.push(attack);
    attack.grants = situational(g, attack);
    const subject = `attack by ${shown(by)} at ${shown(at)}`;
    const { dice, ...others } = rest;
    const facts = {
      allowed: () => mayTarget(g, attacker, target, box) === null,
      refused: () => mayTarget(g, attacker, target, box)?.rule ?? null,
      range: () => box.range + rangeBonus(g, attacker),
      type: () => box.type,
      count: () => attackDice(g, attack).length,
      'forced critical': () => forcesCritical(g, attack),
    };
    const failure = dice === undefined ? null : sameSet(`${subject}: dice`, attackDice(g, attack), dice);
    const result = failure ?? sameFacts(subject, facts, others);
    g.attacks.pop();
    return result;
  });
}

/** `ways: { of: Brute, running: false, to: { '3,2': 2, '4,4': none }, count: 12 }`: the fewest steps to hexes it can end on. */
export function expectWays({ state }: Context, wanted: unknown): string | null {
  const g = lookAt(state);
  return eachMap(wanted, ({ of, running, within, to, count }) => {
    const creature = standingCalled(g, of);
    if (typeof creature === 'string') return creature;
    const hexes = typeof within === 'number' ? within : reach(g, creature, running === true);
    const ways = waysWithin(g, creature, hexes);
    const subject = `ways of ${shown(of)}`;
    if (count !== undefined && ways.length !== count) return `${subject}: ${ways.length} hexes, not ${shown(count)}`;
    for (const [place, steps] of Object.entries(isFields(to) ? to : {})) {
      const hex = spaceAt(state.map, place);
      if (hex === null) return `${subject}: there is no hex ${place}`;
      const found = ways.find((way) => way.to === hex);
      const failure = same(`${subject}: steps to ${place}`, found?.steps ?? 'none', steps);
      if (failure !== null) return failure;
    }
    return null;
  });
}

/** `deployment: { A: [[0, 0], [1, 0]] }`: the hexes on which the player may deploy now; or how many. */
export function expectDeployment({ state }: Context, wanted: unknown): string | null {
  const g = lookAt(state);
  if (!isFields(wanted)) return 'deployment: must be a map of players';
  for (const [letter, value] of Object.entries(wanted)) {
    const seat = seatOf(letter) ?? NOBODY;
    if (state.players[seat] === undefined) return `deployment: there is no player ${letter}`;
    const hexes = deploymentHexes(g, seat).map((hex) => fieldOf(state.map).placeOf(hex).join(','));
    const failure =
      typeof value === 'number'
        ? same(`deployment hexes of ${letterOf(seat)}`, hexes.length, value)
        : sameSet(`deployment hexes of ${letterOf(seat)}`, hexes, listOfPlaces(value));
    if (failure !== null) return failure;
  }
  return null;
}

function listOfPlaces(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map((one: unknown) => (Array.isArray(one) ? one.join(',') : String(one))) : [];
}

/** `limit: { A: { count: 3, most: 7 } }` (SG-4.4) */
export function expectLimit({ state }: Context, wanted: unknown): string | null {
  const g = lookAt(state);
  if (!isFields(wanted)) return 'limit: must be a map of players';
  for (const [letter, value] of Object.entries(wanted)) {
    const seat = seatOf(letter) ?? NOBODY;
    if (state.players[seat] === undefined || !isFields(value)) return 'limit: must be a map of players and numbers';
    const facts = { count: () => limitCount(g, seat), most: () => creatureLimit(g) };
    const failure = sameFacts(`creatures of ${letter}`, facts, value);
    if (failure !== null) return failure;
  }
  return null;
}

/** `activation: none`, `activation: { creature: Brute, stage: action, moved: true … }` */
export function expectActivation({ state }: Context, wanted: unknown): string | null {
  const { activation } = state;
  if (activation === null || wanted === 'none' || wanted === null)
    return activation === null && !isFields(wanted) && typeof wanted !== 'string'
      ? null
      : same('activation', activation === null ? 'none' : creatureLabel(state, activation.creature), wanted);
  if (typeof wanted === 'string') return same('activation', creatureLabel(state, activation.creature), wanted);
  if (!isFields(wanted)) return 'activation: must be a name, a map or none';
  const { creature, stage, from, attacked, ...rest } = activation;
  const facts = {
    creature: () => creatureLabel(state, creature),
    stage: () => stage,
    from: () => fieldOf(state.map).placeOf(from),
    attacked: () => attacked.map((id) => creatureLabel(state, id)),
    ...Object.fromEntries(Object.entries(rest).map(([key, value]) => [key, () => value])),
  };
  return sameFacts('activation', facts, wanted);
}
