import { expect, test } from 'vitest';
import { eventSubjects, eventTest } from '../src/event-expectations.ts';

interface Drew {
  readonly type: 'drew';
  readonly seat: number;
  readonly card: number;
}

const NAMES = ['nothing', 'Parry', 'Rout'];
/** Others are not told which card it was, and spectators nothing at all. */
const eventFor = (event: Drew, eyes: number | null): Drew | null =>
  eyes === null ? null : { ...event, card: eyes === event.seat ? event.card : 0 };
const isMeant = (names: readonly string[], key: string, actual: unknown, wanted: unknown): boolean =>
  key === 'card' ? names[Number(actual)] === wanted : actual === wanted;
const SUBJECTS = eventSubjects(eventTest(eventFor, isMeant), (events) => events.map(({ type }) => type).join(', '));

const happened = {
  state: NAMES,
  events: [
    { type: 'drew', seat: 0, card: 1 },
    { type: 'drew', seat: 1, card: 2 },
  ] as const,
};
const check = (subject: string, wanted: unknown): string | null | undefined => SUBJECTS[subject]?.(happened, wanted);

test('an event is found by its fields, as the game reads them', () => {
  expect(check('event', { type: 'drew', card: 'Rout' })).toBeNull();
  expect(check('no event', { card: 'Rout' })).toBe('an event matches {"card":"Rout"}');
  expect(check('event', { seat: 0, card: 'Rout' })).toBe(
    'no event matches {"seat":0,"card":"Rout"}; there were: drew, drew',
  );
  expect(check('no event', { seat: 0, card: 'Rout' })).toBeNull();
  expect(check('no event', 'drew')).toBeNull();
});

test('an event is looked at through the eyes of a seat or of a spectator', () => {
  expect(check('event', { seat: 1, card: 'Rout', seenBy: 'B' })).toBeNull();
  expect(check('event', { seat: 1, card: 'nothing', seenBy: 'A' })).toBeNull();
  expect(check('no event', { seenBy: 'nobody' })).toBeNull();
  expect(check('no event', { seenBy: 'nobdy' })).toBeNull();
});

test('events are counted', () => {
  expect(check('events', { type: 'drew', count: 2 })).toBeNull();
  expect(check('events', { seat: 0, count: 2 })).toBe('1 events match {"seat":0}, not 2');
  expect(check('events', { type: 'drew' })).toBe('events: must be a map with a count');
});
