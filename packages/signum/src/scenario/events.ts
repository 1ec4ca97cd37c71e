/**
 * What a scenario says of events: fields that hold ids may be written as names and places.
 */
import { letterOf } from '@muster/engine';
import { eventSubjects, eventTest, isFields, isLike, same, shown, type Subjects } from '@muster/schema';
import { cardName, cardsCalled, creatureLabel, creaturesCalled } from '../notation/names.ts';
import { placeText, spaceAt } from '../notation/places.ts';
import { eventFor } from '../view.ts';
import type { SignumEvent } from '../events.ts';
import { NOBODY, type SignumState } from '../state.ts';
import { sameSet, type Context } from './same.ts';

const CREATURES: ReadonlySet<string> = new Set(['creature', 'attacker', 'target', 'by']);
const PLACES: ReadonlySet<string> = new Set(['at', 'to', 'from']);

const eventMatches = eventTest(eventFor, isMeant);

export const EVENTS: Subjects<Context> = eventSubjects(eventMatches, recentEvents);

/** `order: [{ type: wounded }, { type: died }]`: events that came one after the other, whatever was between them. */
export function expectOrder({ state, events }: Context, wanted: unknown): string | null {
  if (!Array.isArray(wanted)) return 'order of events: must be a list of events';
  let at = 0;
  for (const one of wanted as readonly unknown[]) {
    const found = events.findIndex((event, i) => i >= at && eventMatches(state, event, one));
    if (found < 0)
      return `after what was named before no event matches ${JSON.stringify(one)}; there were: ${recentEvents(events, state)}`;
    at = found + 1;
  }
  return null;
}

function isMeant(state: SignumState, key: string, actual: unknown, wanted: unknown): boolean {
  if (typeof actual === 'number') {
    if (actual === NOBODY && wanted === 'nobody') return true;
    if (CREATURES.has(key) && typeof wanted === 'string')
      return creaturesCalled(state, wanted).includes(actual) || creatureLabel(state, actual) === wanted;
    if (key === 'card' && typeof wanted === 'string') return cardsCalled(state, wanted).includes(actual);
    if (key === 'seat' && typeof wanted === 'string') return letterOf(actual) === wanted;
    if (PLACES.has(key)) return spaceAt(state.map, wanted) === actual;
  }
  if (Array.isArray(actual)) {
    if (key === 'path') return isPath(state, actual as readonly number[], wanted);
    if (key === 'targets' && Array.isArray(wanted))
      return (
        actual.length === wanted.length && actual.every((id: number, i) => isMeant(state, 'target', id, wanted[i]))
      );
    if (key === 'characters' && Array.isArray(wanted))
      return (
        same('', actual.map((card: number) => cardName(state, card)).toSorted(), wanted.map(String).toSorted()) === null
      );
    if (key === 'rules') return Array.isArray(wanted) && wanted.every((rule) => actual.includes(rule));
  }
  return isLike(actual, wanted);
}

function isPath(state: SignumState, path: readonly number[], wanted: unknown): boolean {
  if (spaceAt(state.map, wanted) !== null) return path.length === 1 && spaceAt(state.map, wanted) === path[0];
  return (
    Array.isArray(wanted) &&
    wanted.length === path.length &&
    wanted.every((place, i) => spaceAt(state.map, place) === path[i])
  );
}

type Roll = Extract<SignumEvent, { type: 'roll' }>;

/**
 * The last roll, or the last for a reason: how many dice, their colours as a list in any order, or `{ dice, symbols, why, creature,
 * player, count }`.
 */
export function expectRoll({ state, events }: Context, why: string | null, wanted: unknown): string | null {
  const asked = isFields(wanted) && typeof wanted['why'] === 'string' ? wanted['why'] : why;
  const roll = events.findLast(
    (event): event is Roll => event.type === 'roll' && (asked === null || event.why === asked),
  );
  const subject = asked === null ? 'the last roll' : `the last roll for ${asked}`;
  if (roll === undefined) return `${subject}: nothing was rolled`;
  const dice = roll.dice.map(({ die }) => die);
  if (typeof wanted === 'number') return same(`${subject}: number of dice`, dice.length, wanted);
  if (Array.isArray(wanted)) return sameSet(`${subject}: dice`, dice, wanted);
  if (!isFields(wanted)) return `${subject}: must be a number, a list of dice or a map`;
  for (const [key, value] of Object.entries(wanted)) {
    const failure = rollFact(state, roll, subject, key, value);
    if (failure !== null) return failure;
  }
  return null;
}

function rollFact(state: SignumState, roll: Roll, subject: string, key: string, value: unknown): string | null {
  switch (key) {
    case 'why':
      return same(`${subject}: why`, roll.why, value);
    case 'count':
      return same(`${subject}: number of dice`, roll.dice.length, value);
    case 'dice':
      return sameSet(
        `${subject}: dice`,
        roll.dice.map(({ die }) => die),
        value,
      );
    case 'symbols':
      return same(
        `${subject}: symbols`,
        roll.dice.map(({ symbol }) => symbol.toLowerCase()),
        value,
      );
    case 'player':
      return same(`${subject}: player`, letterOf(roll.seat), value);
    case 'creature':
      return isMeant(state, 'creature', roll.creature, value)
        ? null
        : `${subject}: is of ${creatureLabel(state, roll.creature)}, not ${shown(value)}`;
    default:
      return `${subject}: '${key}' can't be expected; known are why, count, dice, symbols, player, creature`;
  }
}

/** The last events in short, with names. */
function recentEvents(events: readonly SignumEvent[], state: SignumState): string {
  return events
    .slice(-25)
    .map((event) => inShort(state, event))
    .join('; ');
}

function inShort(state: SignumState, event: SignumEvent): string {
  const fields = Object.entries(event).flatMap(([key, value]): string[] => {
    if (key === 'type' || key === 'rules') return [];
    if (typeof value === 'number') {
      if (CREATURES.has(key)) return [`${key} ${creatureLabel(state, value)}`];
      if (key === 'card') return [`${key} ${cardName(state, value)}`];
      if (key === 'seat') return [letterOf(value)];
      if (PLACES.has(key)) return [`${key} ${placeText(state.map, value)}`];
    }
    if (key === 'dice' && Array.isArray(value))
      return [(value as Roll['dice']).map(({ die, symbol }) => `${die} ${symbol.toLowerCase()}`).join(', ')];
    if (key === 'path' && Array.isArray(value))
      return [`path ${value.map((space: number) => placeText(state.map, space)).join(' ')}`];
    return [`${key} ${JSON.stringify(value)}`];
  });
  return `${event.type} (${fields.join(', ')})`;
}
