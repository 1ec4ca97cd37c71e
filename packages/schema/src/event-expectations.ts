/**
 * What scenarios of any game expect of events.
 */
import { eyesOf, type GameEvent, type Seat } from '@muster/engine';
import type { Subjects } from './expectations.ts';
import { isFields } from './fields.ts';

/** Whether an event is as a scenario says. */
export type EventTest<State, Event> = (state: State, event: Event, wanted: unknown) => boolean;

/**
 * A scenario names fields of the event; the game says whether the value it finds is the one that is meant, since ids may be written as
 * names and places. `seenBy: B` asks what that seat is told of the event, `seenBy: nobody` a spectator.
 */
export function eventTest<State, Event extends GameEvent>(
  eventFor: (event: Event, eyes: Seat | null) => Event | null,
  isMeant: (state: State, key: string, actual: unknown, wanted: unknown) => boolean,
): EventTest<State, Event> {
  return (state, event, wanted) => {
    if (!isFields(wanted)) return false;
    const { seenBy, ...rest } = wanted;
    const eyes = eyesOf(seenBy);
    if (eyes === undefined && seenBy !== undefined) return false;
    const told = eyes === undefined ? event : eventFor(event, eyes);
    if (told === null) return false;
    const fields = new Map<string, unknown>(Object.entries(told));
    return Object.entries(rest).every(([key, value]) => isMeant(state, key, fields.get(key), value));
  };
}

interface Happened<State, Event> {
  readonly state: State;
  readonly events: readonly Event[];
}

/** `event: { type: attack }`, `no event: { type: attack }`, `events: { type: attack, count: 2 }` */
export function eventSubjects<State, Event>(
  matches: EventTest<State, Event>,
  inShort: (events: readonly Event[], state: State) => string,
): Subjects<Happened<State, Event>> {
  const count = ({ state, events }: Happened<State, Event>, wanted: unknown): number =>
    events.filter((event) => matches(state, event, wanted)).length;
  return {
    event: (happened, wanted) =>
      count(happened, wanted) > 0
        ? null
        : `no event matches ${JSON.stringify(wanted)}; there were: ${inShort(happened.events, happened.state)}`,
    'no event': (happened, wanted) =>
      count(happened, wanted) > 0 ? `an event matches ${JSON.stringify(wanted)}` : null,
    events: (happened, wanted) => {
      if (!isFields(wanted) || typeof wanted['count'] !== 'number') return 'events: must be a map with a count';
      const { count: expected, ...fields } = wanted;
      const found = count(happened, fields);
      return found === expected ? null : `${found} events match ${JSON.stringify(fields)}, not ${wanted['count']}`;
    },
  };
}
