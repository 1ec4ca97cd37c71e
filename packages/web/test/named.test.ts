/**
 * Sentences speak of people by their names.
 */
import type { Frame, ShownSeat } from '@muster/room';
import { expect, test } from 'vitest';
import { nameOf, withNames } from '../src/play/named.ts';
import { german } from '../src/words/de.ts';
import { english } from '../src/words/en.ts';
import { italian } from '../src/words/it.ts';

const person = (name: string): ShownSeat => ({
  name,
  kind: 'person',
  present: true,
  replaceable: false,
  out: false,
  deck: '',
  side: 0,
});
const SEATS: readonly ShownSeat[] = [
  person('Edda $& Lorne'),
  { name: 'greedy', kind: 'bot', present: true, replaceable: false, out: false, deck: '', side: 1 },
];

function told(text: string, { play } = english, seats = SEATS): string | null | undefined {
  const line = { text, event: { type: 'x' } };
  const frame = { seats, asked: null, outcome: null, log: [line] } as unknown as Frame;
  return withNames(frame, play).log[0]?.text;
}

test('in English', () => {
  expect(told('Player A strikes; player B loses 2.')).toBe('Edda $& Lorne strikes; Bot B loses 2.');
  expect(told('Players A and B share it.')).toBe('Players A and B share it.');
});

test('in German', () => {
  expect(told('Spieler A greift Spieler B an.', german)).toBe('Edda $& Lorne greift Bot B an.');
});

test('in Italian, without the article', () => {
  expect(told('Il giocatore A pesca; la mano del giocatore B.', italian)).toBe(
    'Edda $& Lorne pesca; la mano di Bot B.',
  );
  expect(told('Giocatore A attacca; tocca al giocatore B.', italian)).toBe('Edda $& Lorne attacca; tocca a Bot B.');
});

test('who has no name stays player A', () => {
  expect(told('Player A begins.', english, [person('tu')])).toBe('Player A begins.');
  expect(nameOf([person('')], 0, english.play)).toBe('Player A');
});
