/**
 * What a scenario says of events: fields that hold ids may be written as names and places.
 */
import { letterOf } from '@muster/engine';
import { eventSubjects, eventTest, isFields, same, type Subjects } from '@muster/schema';
import { library } from '../content/library.ts';
import { cardsCalled, figureLabel, figuresCalled, pieceLabel, normal } from '../notation/names.ts';
import { placeOf, readPlace, spacesAt } from '../notation/places.ts';
import { battlefieldOf } from '../battlefield.ts';
import { eventFor } from '../view.ts';
import { NOBODY, type HeroscapeState } from '../state.ts';
import type { HeroscapeEvent } from '../events.ts';
import type { Context } from './context.ts';

const FIGURE_FIELDS: ReadonlySet<string> = new Set(['figure', 'attacker', 'target', 'by']);
const CARD_FIELDS: ReadonlySet<string> = new Set(['card', 'choice', 'partner']);
const PIECE_FIELDS: ReadonlySet<string> = new Set(['object', 'piece']);
const STANDS: ReadonlySet<string> = new Set(['at', 'from', 'to', 'path']);

export const EVENTS: Subjects<Context> = eventSubjects(eventTest(eventFor, isMeant), recentEvents);

function isMeant(state: HeroscapeState, key: string, actual: unknown, wanted: unknown): boolean {
  if (typeof wanted === 'string' && typeof actual === 'number') {
    if (actual === NOBODY) return wanted === 'nobody';
    if (FIGURE_FIELDS.has(key)) return figuresCalled(state, wanted).includes(actual);
    if (CARD_FIELDS.has(key)) return cardsCalled(state, wanted).includes(actual);
    if (PIECE_FIELDS.has(key)) return normal(pieceLabel(state, actual)) === normal(wanted);
    if (key === 'seat') return letterOf(actual) === wanted;
  }
  if (key === 'space' && typeof actual === 'number') return isAt(state, actual, wanted);
  if (key === 'order' && Array.isArray(actual)) return same('', actual.map(letterOf), wanted) === null;
  if (key === 'cards' && Array.isArray(actual) && Array.isArray(wanted)) {
    return (
      actual.length === wanted.length &&
      wanted.every((name, i) => cardsCalled(state, String(name)).includes(Number(actual[i])))
    );
  }
  if (STANDS.has(key) && Array.isArray(actual)) return isStand(state, actual as readonly number[], wanted);
  return JSON.stringify(actual) === JSON.stringify(wanted);
}

function isAt(state: HeroscapeState, space: number, wanted: unknown): boolean {
  const place = readPlace(wanted);
  return place !== null && spacesAt(battlefieldOf(state.map, state.options).field, place).includes(space);
}

/** `[3, 2]` for one space, a list of places for several. */
export function isStand(state: HeroscapeState, spaces: readonly number[], wanted: unknown): boolean {
  if (readPlace(wanted) !== null) return spaces.length === 1 && isAt(state, spaces[0] ?? NOBODY, wanted);
  return (
    Array.isArray(wanted) &&
    wanted.length === spaces.length &&
    wanted.every((place, i) => isAt(state, spaces[i] ?? NOBODY, place))
  );
}

/** The last combat dice of that kind: how many, or `{ count, faces, figure, parts }`. */
export function lastRoll(
  { state, events }: Context,
  purpose: 'attack' | 'defence' | null,
  wanted: unknown,
): string | null {
  const roll = events.findLast(
    (event) => event.type === 'combat-dice' && (purpose === null || event.purpose === purpose),
  );
  if (roll?.type !== 'combat-dice') return `no ${purpose ?? ''} dice were rolled`;
  if (typeof wanted === 'number') return same(`number of ${purpose ?? ''} dice`, roll.faces.length, wanted);
  if (!isFields(wanted)) return 'dice: must be a number or a map';
  const actual: Readonly<Record<string, unknown>> = {
    count: roll.faces.length,
    faces: roll.faces,
    figure: roll.figure === NOBODY ? 'nobody' : figureLabel(state, roll.figure),
    purpose: roll.purpose,
    parts: Object.fromEntries(roll.parts.map(({ source, amount }) => [source, amount])),
  };
  for (const [key, value] of Object.entries(wanted)) {
    const failure = same(`${key} of the dice`, actual[key], value);
    if (failure !== null) return failure;
  }
  return null;
}

/** The last events in short, with names. */
function recentEvents(events: readonly HeroscapeEvent[], state: HeroscapeState): string {
  return events
    .slice(-20)
    .map((event) => inShort(state, event))
    .join('; ');
}

function inShort(state: HeroscapeState, event: HeroscapeEvent): string {
  const { field } = battlefieldOf(state.map, state.options);
  const fields = Object.entries(event).flatMap(([key, value]): string[] => {
    if (key === 'type' || key === 'rules' || key === 'parts') return [];
    if (typeof value === 'number' && value !== NOBODY) {
      if (FIGURE_FIELDS.has(key)) return [`${key} ${figureLabel(state, value)}`];
      if (CARD_FIELDS.has(key))
        return [`${key} ${library().cards[state.cards[value]?.record ?? NOBODY]?.name ?? value}`];
    }
    if (STANDS.has(key) && Array.isArray(value))
      return [`${key} ${value.map((space: number) => placeOf(field, space).join(',')).join('/')}`];
    return [`${key} ${JSON.stringify(value)}`];
  });
  return `${event.type} (${fields.join(', ')})`;
}
