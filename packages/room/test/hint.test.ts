import type { Table } from '@muster/bots';
import { Match, rngFromSeed } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { hintFor } from '../src/hint.ts';
import type { Holder } from '../src/index.ts';
import { PATIENCE, TestTable, type TestClient } from './table.ts';

const me: Holder = { kind: 'person', user: 'me', name: 'Me' };
const bot: Holder = { kind: 'bot', level: 'random', name: 'random' };

/** Lets bots answer until somebody else is asked. */
async function untilAsked(table: TestTable, client: TestClient): Promise<void> {
  for (let i = 0; i < 500 && client.frame?.asked === null && !table.room.over; i++) {
    table.host.pass(20);
    await table.room.settled();
  }
}

describe.each([warlord, signum, heroscape])('a hint in $id', (game) => {
  it('is an answer the question takes, and the same when asked again', async () => {
    const table = new TestTable(game, 'hints', { holders: [me, bot] });
    const [client, visitor] = table.sit([0]);
    let told = 0;
    for (let i = 0; i < 6; i++) {
      await untilAsked(table, client);
      const { asked = null } = client.frame ?? {};
      if (asked === null) break;
      const hint = await table.say(visitor, client, { type: 'hint', seat: 0 });
      if (hint?.type !== 'hint') throw new Error(`there is a hint for ${asked.kind}`);
      expect(hint.number).toBe(asked.number);
      expect(await table.say(visitor, client, { type: 'hint', seat: 0 })).toMatchObject({ keys: hint.keys });
      const keys = [...hint.keys];
      const [first = ''] = keys;
      const answer = asked.min === 1 && asked.max === 1 ? first : keys;
      const before = table.room.length;
      expect(await table.say(visitor, client, { type: 'answer', seat: 0, number: asked.number, answer })).toMatchObject(
        {
          type: 'done',
        },
      );
      expect(table.room.length).toBeGreaterThan(before);
      told += 1;
      table.host.pass(50);
    }
    expect(told).toBe(6);
    expect(table.host.failures).toEqual([]);
  });

  it('comes from imagined games alone', () => {
    const setup = game.makeSetup({ players: 2 }, rngFromSeed('hint'));
    if (!setup.ok) throw new Error('no setup');
    const match: Table = Match.start(game as never, setup.value, 'hidden', { checkpoints: true });
    const seat = match.decisions[0]?.seat ?? 0;
    // Whatever else the bot looked at, such as the state, would not be there.
    const blind = {
      game: match.game,
      decisionFor: match.decisionFor.bind(match),
      imagine: match.imagine.bind(match),
    } as unknown as Table;
    const hint = hintFor({ match: blind, matchForBots: blind }, seat, [seat]);
    expect(hint).toEqual(hintFor({ match, matchForBots: match }, seat, [seat]));
    expect(match.answers).toEqual([]);
  });
});

describe('no hint is given', () => {
  it('against people', async () => {
    const table = new TestTable(warlord, 'against people');
    const [client, visitor] = table.sit([0]);
    expect(client.frame?.asked).not.toBeNull();
    expect(await table.say(visitor, client, { type: 'hint', seat: 0 })).toMatchObject({
      type: 'refused',
      reason: 'hint-against-people',
    });
  });

  it('to somebody who holds the other seat too', async () => {
    const table = new TestTable(warlord, 'one screen');
    const [client, visitor] = table.sit([0, 1]);
    expect(await table.say(visitor, client, { type: 'hint', seat: 0 })).toMatchObject({
      reason: 'hint-against-people',
    });
  });

  it('for a seat of somebody else, a bot, or by one who watches', async () => {
    const table = new TestTable(warlord, 'others', { holders: [me, bot] });
    const [client, visitor] = table.sit([0]);
    const [watcher, eyes] = table.sit([]);
    expect(await table.say(visitor, client, { type: 'hint', seat: 1 })).toMatchObject({ reason: 'not-your-seat' });
    expect(await table.say(eyes, watcher, { type: 'hint', seat: 0 })).toMatchObject({ reason: 'not-your-seat' });
  });

  it('when nothing is asked, or the game is over', async () => {
    const table = new TestTable(heroscape, 'not asked', { holders: [me, bot] });
    const [client, visitor] = table.sit([0]);
    for (let i = 0; i < 200 && client.frame?.asked !== null; i++) await table.answer(visitor, client);
    expect(client.frame?.asked).toBeNull();
    expect(await table.say(visitor, client, { type: 'hint', seat: 0 })).toMatchObject({ reason: 'not-asked' });
    await table.say(visitor, client, { type: 'resign', seat: 0 });
    expect(await table.say(visitor, client, { type: 'hint', seat: 0 })).toMatchObject({ reason: 'game-over' });
  });
});

it('a seat that a bot took over is no longer a person to be protected', async () => {
  const table = new TestTable(warlord, 'taken over');
  const [client, visitor] = table.sit([0]);
  expect(await table.say(visitor, client, { type: 'hint', seat: 0 })).toMatchObject({ type: 'refused' });
  table.host.pass(PATIENCE);
  expect(await table.say(visitor, client, { type: 'bot', seat: 1, level: 'random' })).toMatchObject({ type: 'done' });
  expect(await table.say(visitor, client, { type: 'hint', seat: 0 })).toMatchObject({ type: 'hint' });
});
