/**
 * Seats whose players have gone: others may let a bot play on after a while.
 */
import { heroscape } from '@muster/heroscape';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { PATIENCE, TestTable, type TestClient } from './table.ts';

const LAG = 100;
const replaceable = ({ frame }: TestClient): readonly boolean[] => frame?.seats.map((seat) => seat.replaceable) ?? [];
const takeOver = (seat: number) => ({ type: 'bot', seat, level: 'greedy' }) as const;

describe('the seat of somebody who has gone', () => {
  it('is kept for a while', async () => {
    const table = new TestTable(heroscape, 'gone');
    const [, seatA] = table.sit([0]);
    const [b, seatB] = table.sit([1]);
    table.host.pass(PATIENCE);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'refused', reason: 'not-your-seat' });
    table.room.leave(seatA);
    table.host.pass(PATIENCE - 1);
    expect(replaceable(b)).toEqual([false, false]);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'refused', reason: 'not-your-seat' });
    table.host.pass(1);
    table.host.pass(LAG);
    expect(replaceable(b)).toEqual([true, false]);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'done' });
    table.host.pass(LAG);
    expect(b.frame?.seats[0]).toMatchObject({ kind: 'bot', replaceable: false });
  });

  it('is theirs again when they come back', async () => {
    const table = new TestTable(heroscape, 'back');
    const [, seatA] = table.sit([0]);
    const [b, seatB] = table.sit([1]);
    table.room.leave(seatA);
    table.host.pass(PATIENCE - 1);
    const [, again] = table.sit([0]);
    table.host.pass(PATIENCE);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'refused' });
    // The time begins anew.
    table.room.leave(again);
    table.host.pass(PATIENCE - 1);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'refused' });
  });

  it('is kept from when the room is opened: nobody could come before', async () => {
    const table = new TestTable(heroscape, 'opened');
    const [b, seatB] = table.sit([1]);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'refused' });
    table.host.pass(PATIENCE);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'done' });
  });

  it('is theirs as long as their clock runs where there are days for an answer', async () => {
    const table = new TestTable(heroscape, 'days', { clock: { kind: 'days', days: 3 } });
    const [b, seatB] = table.sit([1]);
    table.host.pass(2 * PATIENCE);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'refused' });
    expect(replaceable(b)).toEqual([false, false]);
  });

  it('is nothing to those who watch or have given up', async () => {
    const table = new TestTable(warlord, 'watching', { players: 3 });
    const [watcher, seatW] = table.sit([]);
    const [c, seatC] = table.sit([2]);
    await table.say(seatC, c, { type: 'resign', seat: 2 });
    table.host.pass(PATIENCE);
    expect(await table.say(seatW, watcher, takeOver(0))).toMatchObject({ type: 'refused' });
    expect(await table.say(seatC, c, takeOver(0))).toMatchObject({ type: 'refused' });
    const [b, seatB] = table.sit([1]);
    table.room.leave(seatC);
    table.host.pass(PATIENCE);
    table.host.pass(LAG);
    // Who has given up needs no bot.
    expect(replaceable(b)).toEqual([true, false, false]);
    expect(await table.say(seatB, b, takeOver(0))).toMatchObject({ type: 'done' });
  });
});

describe('a bot that takes over', () => {
  it.each(['genius', 'greedy:9999', 'toString'])('is none nobody knows, as %s', async (level) => {
    const table = new TestTable(heroscape, 'levels');
    const [a, seatA] = table.sit([0]);
    expect(await table.say(seatA, a, { type: 'bot', seat: 0, level })).toMatchObject({ reason: 'unknown-bot' });
  });
});

describe('who comes back to a bot that stands in', () => {
  it('sees what it sees, answers nothing, and may play on', async () => {
    const table = new TestTable(heroscape, 'stand-in');
    const [b, seatB] = table.sit([1]);
    table.host.pass(PATIENCE);
    await table.say(seatB, b, takeOver(0));
    const [a, seatA] = table.sit([0]);
    expect(a.frame).toMatchObject({ seat: 0, asked: null, mine: [0] });
    expect(await table.say(seatA, a, { type: 'resign', seat: 0 })).toMatchObject({ reason: 'not-your-seat' });
    // Nobody else may, nor where nobody stands in.
    expect(await table.say(seatB, b, { type: 'return', seat: 0 })).toMatchObject({ reason: 'not-your-seat' });
    expect(await table.say(seatB, b, { type: 'return', seat: 1 })).toMatchObject({ reason: 'not-your-seat' });
    expect(await table.say(seatA, a, { type: 'return', seat: 0 })).toMatchObject({ type: 'done' });
    table.host.pass(LAG);
    expect(a.frame?.seats[0]).toMatchObject({ kind: 'person', name: 'Name 0', present: true });
    expect(await table.say(seatA, a, { type: 'return', seat: 0 })).toMatchObject({ reason: 'not-your-seat' });
    for (let i = 0; i < 20; i++) {
      table.host.pass(LAG);
      await table.room.settled();
      for (const [client, visitor] of [
        [a, seatA],
        [b, seatB],
      ] as const)
        await table.answer(visitor, client);
    }
    const by = table.host.entries.flatMap((entry) => (entry.type === 'answer' && entry.seat === 0 ? [entry.by] : []));
    expect(by).toContain('player');
    // The log alone tells the same.
    table.room.close();
    table.open(table.host.entries);
    const [again] = table.sit([0]);
    expect(again.frame?.seats.map(({ kind, name }) => [kind, name])).toEqual([
      ['person', 'Name 0'],
      ['person', 'Name 1'],
    ]);
  });

  it('has the bot play on if the return can not be written down', async () => {
    const table = new TestTable(heroscape, 'not returned');
    const [a, seatA] = table.sit([0]);
    await table.say(seatA, a, takeOver(0));
    table.host.gate = Promise.reject(new Error('the disk is full'));
    expect(await table.say(seatA, a, { type: 'return', seat: 0 })).toMatchObject({ reason: 'not-saved' });
    expect(a.frame?.seats[0]?.kind).toBe('bot');
  });

  it('is nobody where a bot was from the beginning', async () => {
    const holders = [
      { kind: 'bot', level: 'random', name: 'random' },
      { kind: 'person', user: 'user 1', name: 'Name 1' },
    ] as const;
    const table = new TestTable(heroscape, 'no stand-in', { holders });
    const [a, seatA] = table.sit([0]);
    expect(await table.say(seatA, a, { type: 'return', seat: 0 })).toMatchObject({ reason: 'not-your-seat' });
  });
});

it('a new name is seen by all, and nobody has to leave for it', async () => {
  const table = new TestTable(heroscape, 'renamed');
  const [a] = table.sit([0]);
  const [b] = table.sit([1]);
  table.room.rename('user 0', 'Renamed');
  table.host.pass(LAG);
  for (const { frame } of [a, b]) expect(frame?.seats.map(({ name }) => name)).toEqual(['Renamed', 'Name 1']);
  expect(table.host.entries).toEqual([]);
});
