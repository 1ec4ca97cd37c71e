/**
 * What stores are given to keep in tests.
 */
import type { Asked, Entry } from '@muster/room';
import type { StoredGame, StoredUser } from '../src/store/store.ts';

export const user = (id: string, more: Partial<StoredUser> = {}): StoredUser => ({
  id,
  name: `Name of ${id}`,
  password: null,
  createdAt: 1000,
  ...more,
});

export const game = (id: string, more: Partial<StoredGame> = {}): StoredGame => ({
  id,
  game: 'warlord',
  edition: 'campaign',
  map: null,
  options: { limit: 7, fast: true, mode: 'x' },
  clock: { kind: 'game', seconds: 60, increment: 1 },
  visibility: 'public',
  status: 'open',
  host: null,
  seats: [
    { kind: 'open' },
    { kind: 'bot', level: 'greedy', deck: 'elf' },
    { kind: 'person', user: null, name: 'Gone', deck: null },
  ],
  setup: null,
  seed: null,
  createdAt: 5000,
  startedAt: null,
  winners: null,
  rematch: null,
  version: 0,
  ...more,
});

export const asked = (...seats: readonly number[]): readonly Asked[] => seats.map((seat) => ({ seat, thought: 0 }));

export const answer = (text: string): Entry => ({ type: 'answer', seat: 0, answer: text, by: 'player', spent: 12 });
