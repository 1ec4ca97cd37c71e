import { Match, rngFromSeed, nextBelow, type Seat } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { answersOf } from '../src/index.ts';
import { TestTable } from './table.ts';

const LAG = 1000;

describe('an answer', () => {
  it('is told to nobody before it is written down', async () => {
    const table = new TestTable(warlord, 'gate');
    const [a, visitorA] = table.sit([0]);
    const [b] = table.sit([1]);
    table.host.pass(LAG);
    let open = (): void => undefined;
    table.host.gate = new Promise((resolve) => {
      open = resolve;
    });
    const told = [a.messages.length, b.messages.length];
    const { asked } = a.frame ?? {};
    const key = asked?.options.slice(0, asked.min).map((option) => option.key) ?? [];
    table.room.receive(visitorA, { type: 'answer', id: 77, seat: 0, number: asked?.number ?? 0, answer: key });
    await new Promise((resolve) => setTimeout(resolve, 10));
    const [late] = table.sit([], {});
    table.host.pass(LAG);
    expect([a.messages.length, b.messages.length, late.messages.length]).toEqual([...told, 0]);
    open();
    await table.room.settled();
    table.host.pass(LAG);
    expect(a.messages).toContainEqual({ type: 'done', id: 77 });
    expect(table.host.entries.length).toBeGreaterThan(0);
    for (const one of [a, b, late]) expect(one.frame?.answers).toBe(table.host.entries.length);
  });

  it('that can not be written down has never been', async () => {
    const table = new TestTable(warlord, 'broken');
    const [a, visitor] = table.sit([0], { takesChanges: true });
    const before = a.frame;
    table.host.gate = Promise.reject(new Error('the disk is full'));
    expect(await table.answer(visitor, a)).toMatchObject({ type: 'refused', reason: 'not-saved' });
    expect(a.frame?.view).toEqual(before?.view);
    expect(a.frame?.asked).toEqual(before?.asked);
    expect(table.host.failures).toHaveLength(1);
    table.host.gate = Promise.resolve();
    expect(await table.answer(visitor, a)).toMatchObject({ type: 'done' });
  });

  it('counts only if nobody else has written to the log meanwhile', async () => {
    const table = new TestTable(heroscape, 'two nodes');
    const here = table.room;
    const [a, visitorA] = table.sit([0]);
    const [b, visitorB] = table.sit([1]);
    const seat = a.frame?.asked === null ? 1 : 0;
    const there = table.open([]);
    const [far, farVisitor] = table.sit([seat]);
    table.room = here;
    for (let i = 0; i < 3; i++) {
      await table.answer(visitorA, a);
      await table.answer(visitorB, b);
    }
    const written = [...table.host.entries];
    table.room = there;
    // The other room finds out when it writes, and is then as the log says.
    expect(await table.answer(farVisitor, far)).toMatchObject({ type: 'refused', reason: 'not-saved' });
    expect(table.host.entries).toEqual(written);
    expect(far.frame?.view).toEqual(JSON.parse(JSON.stringify(matchOf(table).view(seat))));
    // The first one hears of what the other writes from now on.
    await table.answer(farVisitor, far);
    here.catchUp(table.host.entries.length);
    await here.settled();
    const truth = matchOf(table);
    for (const one of [a, b]) expect(one.frame?.answers).toBe(truth.answers.length);
  });
});

it('says who is asked after the entries', async () => {
  const table = new TestTable(warlord, 'waiting');
  const [a, visitorA] = table.sit([0]);
  const [b, visitorB] = table.sit([1]);
  for (let i = 0; i < 20; i++) {
    await table.answer(visitorA, a);
    await table.answer(visitorB, b);
    table.host.pass(LAG);
    expect(table.host.asked.map(({ seat }) => seat)).toEqual(table.room.waiting);
    expect(a.frame?.waiting).toEqual(table.room.waiting);
  }
});

it('shows those who look on once what happens in quick succession', async () => {
  const table = new TestTable(heroscape, 'lag');
  const [a, visitorA] = table.sit([0]);
  const [b, visitorB] = table.sit([1]);
  const [watcher] = table.sit([]);
  table.host.pass(LAG);
  const before = watcher.frames;
  for (let i = 0; i < 10; i++) {
    await table.answer(visitorA, a);
    await table.answer(visitorB, b);
  }
  expect(watcher.frames).toBe(before);
  table.host.pass(LAG);
  expect(watcher.frames).toBe(before + 1);
  expect(watcher.frame?.answers).toBe(answersOf(table.host.entries).length);
});

it('bots answer after a pause, for all seats they hold', async () => {
  const bot = { kind: 'bot' as const, level: 'random', name: 'random' };
  const table = new TestTable(warlord, 'bots', { holders: [bot, bot] });
  for (let i = 0; i < 20_000 && !table.room.over; i++) {
    table.host.pass(20);
    await table.room.settled();
  }
  expect(table.room.over).toBe(true);
  expect(table.host.overs).toBe(1);
  expect(table.host.failures).toEqual([]);
});

it('an answer that can not be written down takes no time and gives none back', async () => {
  const table = new TestTable(heroscape, 'not written', { clock: { kind: 'game', seconds: 60, increment: 10 } });
  const [a, visitorA] = table.sit([0]);
  const [b, visitorB] = table.sit([1]);
  const [client, visitor] = a.frame?.asked === null ? ([b, visitorB] as const) : ([a, visitorA] as const);
  table.host.pass(20_000);
  table.host.gate = Promise.reject(new Error('the disk is full'));
  expect(await table.answer(visitor, client)).toMatchObject({ type: 'refused', reason: 'not-saved' });
  const seat = client.frame?.seat ?? 0;
  expect(client.frame?.clock.left[seat]).toBe(40_000);
  expect(client.frame?.clock.running).toContain(seat);
});

it('a clock that runs out gives the game to the others, also when it is taken up again', async () => {
  const table = new TestTable(heroscape, 'clock', { clock: { kind: 'move', seconds: 30 } });
  const [a] = table.sit([0]);
  table.host.pass(20_000);
  await table.room.settled();
  expect(table.room.over).toBe(false);
  table.room.close();
  table.open(
    [],
    [
      { seat: 0, thought: 20_000 },
      { seat: 1, thought: 20_000 },
    ],
  );
  expect(table.room.timeLeft).toBe(10_000);
  table.host.pass(10_000);
  await table.room.settled();
  expect(table.room.over).toBe(true);
  expect(a.frame?.over).toBe(false);
});

it('nobody gets time back when a room is opened again', async () => {
  const table = new TestTable(heroscape, 'no time back', { clock: { kind: 'move', seconds: 30 } });
  const players = [table.sit([0]), table.sit([1])] as const;
  const [[a, seatA]] = players;
  for (let i = 0; i < 200 && table.room.waiting.length < 2; i++)
    for (const [client, visitor] of players) if (table.room.waiting.length < 2) await table.answer(visitor, client);
  // Both are asked; one answers, the other goes on thinking.
  expect(table.room.waiting).toEqual([0, 1]);
  table.host.pass(20_000);
  expect(await table.answer(seatA, a)).toMatchObject({ type: 'done' });
  expect(table.room.timeLeft).toBe(10_000);
  expect(table.host.asked).toContainEqual({ seat: 1, thought: 20_000 });
  table.room.close();
  table.open(table.host.entries, table.host.asked);
  expect(table.room.timeLeft).toBe(10_000);
});

it('time for the whole game is used up as the log says', async () => {
  const clock = { kind: 'game', seconds: 60, increment: 10 } as const;
  const table = new TestTable(heroscape, 'used up', { clock });
  const players = [table.sit([0]), table.sit([1])] as const;
  for (let i = 0; i < 30 && !table.room.over; i++) {
    table.host.pass(1500);
    for (const [client, visitor] of players) await table.answer(visitor, client);
  }
  const [[a]] = players;
  const before = a.frame?.clock;
  table.room.close();
  table.open(table.host.entries, table.host.asked);
  const [again] = table.sit([0]);
  expect(before?.left.some((left) => left !== null && left !== 60_000)).toBe(true);
  expect(again.frame?.clock).toEqual(before);
});

it('a message that breaks something is answered and the room goes on', async () => {
  const broken = {
    ...heroscape,
    describe: () => {
      throw new Error('a mistake in the game');
    },
  } as typeof heroscape;
  const table = new TestTable(broken, 'mistake');
  const [a, visitor] = table.sit([0]);
  expect(await table.say(visitor, a, { type: 'describe', name: 'x' })).toMatchObject({
    type: 'refused',
    reason: 'failed',
  });
  expect(table.host.failures).toHaveLength(1);
  expect(await table.say(visitor, a, { type: 'chat', text: 'still here' })).toMatchObject({ type: 'done' });
});

describe('everybody is shown who fights for whom', () => {
  const sidesOf = (table: TestTable) => {
    const [looker] = table.sit([]);
    return looker.frame?.seats.map(({ side }) => side);
  };

  it('allies by the same side', () => {
    const table = new TestTable(signum, 'allies', { edition: 'alliance', players: 4 });
    expect(sidesOf(table)).toEqual([0, 1, 0, 1]);
  });

  it.each([warlord, heroscape, signum])('two players of $id by different ones', (game) => {
    const sides = sidesOf(new TestTable(game, 'two sides'));
    expect(sides).toHaveLength(2);
    expect(new Set(sides).size).toBe(2);
  });
});

/** The game as the log tells it. */
function matchOf(table: TestTable): Match<never, unknown, never> {
  const match = Match.start(table.game, table.setup, table.seed, { log: true });
  for (const { seat, answer } of answersOf(table.host.entries)) match.answer(seat, answer);
  return match as unknown as Match<never, unknown, never>;
}

describe.each([warlord, heroscape, signum])('whatever people do at a table of $id', (game) => {
  it.each([1, 2, 3, 4])('each sees what its seat may see, and all of the log (%i)', async (run) => {
    const table = new TestTable(game, `property ${run}`);
    const rng = rngFromSeed(`${game.id} ${run}`);
    const seated = [table.sit([0], { takesChanges: run % 2 === 0 }), table.sit([1], { language: 'de' })] as const;
    const others = [table.sit([], { takesChanges: true }), table.sit([], { language: 'it' })];
    const everybody = [...seated, ...others];
    for (let step = 0; step < 60 && !table.room.over; step++) {
      const at = nextBelow(rng, 2) as Seat;
      const [client, visitor] = seated[at] ?? seated[0];
      const dice = nextBelow(rng, 20);
      if (dice < 14) for (let i = 0; i < 3; i++) await table.answer(visitor, client);
      else if (dice < 16) await table.say(visitor, client, { type: 'offer', seat: at, what: 'undo' });
      else if (dice < 18) {
        const [other, otherVisitor] = seated[1 - at] ?? seated[1];
        await table.say(otherVisitor, other, { type: 'reply', seat: 1 - at, what: 'undo', agree: true });
      } else if (dice < 19) {
        await table.say(visitor, client, { type: 'language', language: nextBelow(rng, 2) === 0 ? 'de' : 'en' });
      } else everybody.push(table.sit(nextBelow(rng, 2) === 0 ? [] : [at], { have: nextBelow(rng, 30) }));
      table.host.pass(LAG);
      await table.room.settled();
      const truth = matchOf(table);
      for (const [one] of everybody) {
        const { frame } = one;
        const eyes = one.seats[0] ?? null;
        expect(frame?.seat).toBe(eyes);
        expect(frame?.answers).toBe(truth.answers.length);
        expect(frame?.view).toEqual(JSON.parse(JSON.stringify(truth.view(eyes))));
        expect(frame?.asked?.options.map(({ key }) => key)).toEqual(
          frame?.asked === null ? undefined : truth.decisionFor(eyes ?? 0)?.options.map(({ key }) => key),
        );
        if (eyes === null) expect(frame?.asked).toBeNull();
      }
    }
    for (const [one] of everybody) expect(JSON.stringify(one.messages)).not.toContain(table.seed);
    expect(table.host.failures).toEqual([]);
    // Who comes with nothing is told everything; it is what those who were there all the time have pieced together.
    const truth = matchOf(table);
    for (const [one] of [...seated, ...others]) {
      const told: unknown[] = [];
      for (const message of one.messages) {
        if (message.type !== 'frame') continue;
        told.length = message.logFrom;
        for (const { event } of message.log) told.push(event);
      }
      expect(told).toEqual(JSON.parse(JSON.stringify(truth.eventsFor(one.seats[0] ?? null))));
    }
  });
});
