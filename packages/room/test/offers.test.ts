/**
 * Offers of a draw and of taking back: who must agree, and that they outlast the room.
 */
import { heroscape } from '@muster/heroscape';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { TestTable } from './table.ts';

const DRAW = { what: 'draw' } as const;

describe('an offer', () => {
  it('waits in the log for who comes later', async () => {
    const table = new TestTable(heroscape, 'later');
    const [a, seatA] = table.sit([0]);
    expect(await table.say(seatA, a, { type: 'offer', seat: 0, ...DRAW })).toMatchObject({ type: 'done' });
    table.room.close();
    table.open(table.host.entries);
    const [b, seatB] = table.sit([1]);
    expect(b.frame?.offers).toEqual([{ what: 'draw', by: 0, agreed: [0] }]);
    await table.say(seatB, b, { type: 'reply', seat: 1, ...DRAW, agree: true });
    expect(table.room.over).toBe(true);
    expect(table.room.winners).toEqual([0, 1]);
    expect(b.frame?.offers).toEqual([]);
  });

  it('that was turned down is off, also later', async () => {
    const table = new TestTable(heroscape, 'off');
    const [a, seatA] = table.sit([0]);
    const [b, seatB] = table.sit([1]);
    await table.say(seatA, a, { type: 'offer', seat: 0, ...DRAW });
    await table.say(seatB, b, { type: 'reply', seat: 1, ...DRAW, agree: false });
    expect(table.room.over).toBe(false);
    table.room.close();
    table.open(table.host.entries);
    const [again, seatAgain] = table.sit([1]);
    expect(again.frame?.offers).toEqual([]);
    expect(await table.say(seatAgain, again, { type: 'reply', seat: 1, ...DRAW, agree: true })).toMatchObject({
      type: 'refused',
      reason: 'no-such-offer',
    });
  });

  it('is nothing to those who have given up', async () => {
    const table = new TestTable(warlord, 'given up', { players: 3 });
    const [a, seatA] = table.sit([0]);
    const [b, seatB] = table.sit([1]);
    const [c, seatC] = table.sit([2]);
    await table.say(seatC, c, { type: 'resign', seat: 2 });
    await table.say(seatA, a, { type: 'offer', seat: 0, ...DRAW });
    expect(table.room.over).toBe(false);
    await table.say(seatB, b, { type: 'reply', seat: 1, ...DRAW, agree: true });
    expect(table.room.over).toBe(true);
  });

  it('changes nothing after the end', async () => {
    const table = new TestTable(heroscape, 'the end');
    const [a, seatA] = table.sit([0]);
    const [b, seatB] = table.sit([1]);
    await table.say(seatA, a, { type: 'offer', seat: 0, ...DRAW });
    await table.say(seatA, a, { type: 'resign', seat: 0 });
    expect(b.frame).toMatchObject({ over: true, offers: [] });
    const { length } = table.host.entries;
    expect(await table.say(seatB, b, { type: 'reply', seat: 1, ...DRAW, agree: true })).toMatchObject({
      type: 'refused',
      reason: 'game-over',
    });
    expect(table.host.entries).toHaveLength(length);
    expect(table.room.winners).toEqual([1]);
  });

  it('that can not be written down was not made', async () => {
    const table = new TestTable(heroscape, 'unwritten');
    const [a, seatA] = table.sit([0]);
    const [b] = table.sit([1]);
    table.host.gate = Promise.reject(new Error('the disk is full'));
    expect(await table.say(seatA, a, { type: 'offer', seat: 0, ...DRAW })).toMatchObject({
      type: 'refused',
      reason: 'not-saved',
    });
    expect(b.frame?.offers).toEqual([]);
    expect(table.host.entries).toEqual([]);
  });
});

it('what is to be taken back is off once somebody answers', async () => {
  const table = new TestTable(heroscape, 'answered');
  const players = [table.sit([0]), table.sit([1])] as const;
  for (let tries = 0; tries < 400; tries++) {
    const at = players.findIndex(([{ frame }]) => (frame?.asked ?? null) !== null);
    const [client, visitor] = players[at === 1 ? 1 : 0];
    await table.answer(visitor, client);
    if (client.frame?.undoable !== true) continue;
    const reply = await table.say(visitor, client, { type: 'offer', seat: at, what: 'undo' });
    if (reply?.type !== 'done') continue;
    expect(client.frame?.offers).toHaveLength(1);
    const [next, nextVisitor] = players.find(([{ frame }]) => (frame?.asked ?? null) !== null) ?? players[0];
    await table.answer(nextVisitor, next);
    expect(client.frame?.offers).toEqual([]);
    return;
  }
  throw new Error('nothing could be taken back');
});
