/**
 * Seats that are out of a game that goes on.
 */
import type { Game } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { TestTable, type TestClient } from './table.ts';

const LAG = 100;
const out = ({ frame }: TestClient): readonly boolean[] => frame?.seats.map((seat) => seat.out) ?? [];

interface Played {
  readonly game: Game;
  readonly edition?: string;
}

const GAMES: readonly Played[] = [{ game: warlord }, { game: signum, edition: 'free-for-all' }, { game: heroscape }];

describe.each(GAMES)('$game.id between three', ({ game, edition }) => {
  it('shows who has given up, to all, and after it is opened again', async () => {
    const table = new TestTable(game, 'out', { players: 3, ...(edition !== undefined && { edition }) });
    const all = [0, 1, 2].map((seat) => table.sit([seat], { takesChanges: seat === 1 }));
    const [watcher] = table.sit([], { takesChanges: true });
    for (const [client] of all) expect(out(client)).toEqual([false, false, false]);
    const [, , c] = all;
    if (c === undefined) throw new Error('nobody sits there');
    const [client, visitor] = c;
    expect(await table.say(visitor, client, { type: 'resign', seat: 2 })).toMatchObject({ type: 'done' });
    table.host.pass(LAG);
    expect(table.room.over).toBe(false);
    for (const one of [...all.map(([somebody]) => somebody), watcher]) expect(out(one)).toEqual([false, false, true]);
    table.room.close();
    table.open(table.host.entries);
    const [again] = table.sit([0]);
    expect(out(again)).toEqual([false, false, true]);
  });
});

it('who is beaten is out as well', async () => {
  const table = new TestTable(warlord, 'beaten', { players: 3 });
  const all = [0, 1, 2].map((seat) => table.sit([seat]));
  const [watcher] = table.sit([]);
  let most = 0;
  for (let answers = 0; answers < 5000 && !table.room.over; answers++) {
    for (const [client, visitor] of all) await table.answer(visitor, client);
    table.host.pass(LAG);
    const gone = out(watcher);
    // Nobody comes back.
    expect(gone.filter((one) => one).length).toBeGreaterThanOrEqual(most);
    most = gone.filter((one) => one).length;
  }
  expect(table.room.over).toBe(true);
  expect(most).toBe(2);
  expect(out(watcher).indexOf(false)).toBe(watcher.frame?.outcome?.winners[0]);
});
