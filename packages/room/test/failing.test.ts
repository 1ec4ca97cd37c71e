/**
 * Something goes wrong in showing the game to one of those in the room: the others notice nothing, and whoever said something is
 * told what became of it.
 */
import type { Game, Language } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import type { FrameChange, RoomMessage, Visitor } from '../src/index.ts';
import { TestClient, TestTable } from './table.ts';

const LAG = 1000;

/** A client whose line can break without anybody having noticed. */
class BrokenLine extends TestClient {
  /** What it can't be told. */
  fails: (message: RoomMessage | FrameChange) => boolean = () => false;

  protected override ready(change: FrameChange): () => void {
    const send = super.ready(change);
    return () => {
      if (this.fails(change)) throw new Error('a broken line');
      send();
    };
  }

  override send(message: RoomMessage): void {
    if (this.fails(message)) throw new Error('a broken line');
    super.send(message);
  }
}

/** The game with words that fail in one language from some moment on. */
function speechless(game: Game, language: Language, what: 'event' | 'prompt' | 'option'): [Game, () => void] {
  let isBroken = false;
  const fail = (): never => {
    throw new Error('no words');
  };
  const broken = {
    ...game,
    words: (wanted: Language) =>
      isBroken && wanted === language ? { ...game.words(wanted), [what]: fail } : game.words(wanted),
  } as Game;
  return [broken, () => void (isBroken = true)];
}

/** Both play on; all they say must be taken. Returns how many answers were given. */
async function playOn(table: TestTable, players: readonly (readonly [TestClient, Visitor])[]): Promise<number> {
  let answers = 0;
  for (let i = 0; i < 15 && !table.room.over; i++) {
    for (const [client, visitor] of players) {
      const reply = await table.answer(visitor, client);
      if (reply === null) continue;
      expect(reply.type).toBe('done');
      answers += 1;
    }
    table.host.pass(LAG);
    await table.room.settled();
  }
  return answers;
}

describe.each([true, false])('a line that breaks (others take changes: %s)', (takesChanges) => {
  it('of somebody who looks on disturbs nobody', async () => {
    const table = new TestTable(heroscape, 'broken watcher');
    // First in the room, so that everybody else comes after it.
    const watcher = new BrokenLine([], false);
    table.room.enter(watcher, 'en');
    const players = [table.sit([0], { takesChanges }), table.sit([1], { takesChanges })];
    const [late] = table.sit([], { takesChanges });
    watcher.fails = () => true;
    expect(await playOn(table, players)).toBeGreaterThan(10);
    expect(table.host.failures.length).toBeGreaterThan(0);
    for (const [one] of players) expect(one.frame?.answers).toBe(late.frame?.answers);
    expect(late.frame?.answers).toBeGreaterThan(10);
    // Chat too reaches the others.
    const [[client, visitor] = table.sit([0])] = players;
    expect(await table.say(visitor, client, { type: 'chat', text: 'hello' })).toMatchObject({ type: 'done' });
    expect(late.messages.some((message) => message.type === 'chat')).toBe(true);
    // When the line is well again everything comes over it.
    watcher.fails = () => false;
    await playOn(table, players);
    expect(watcher.frame?.view).toEqual(late.frame?.view);
  });
});

it('who answers is told so even if the frame can not be sent', async () => {
  const table = new TestTable(warlord, 'broken frame');
  const client = new BrokenLine([0], false);
  const visitor = table.room.enter(client, 'en');
  const [other, otherVisitor] = table.sit([1]);
  client.fails = (message) => message.type === 'frame';
  expect(await table.answer(visitor, client)).toMatchObject({ type: 'done' });
  table.host.pass(LAG);
  expect(table.host.failures.length).toBeGreaterThan(0);
  client.fails = () => false;
  table.host.pass(LAG);
  const players = [[client, visitor] as const, [other, otherVisitor] as const];
  // Somebody coming in is something new to show.
  table.sit([]);
  table.host.pass(LAG);
  expect(client.frame?.answers).toBe(other.frame?.answers);
  expect(await playOn(table, players)).toBeGreaterThan(5);
});

it('a change that does not arrive is followed by everything', async () => {
  const table = new TestTable(heroscape, 'lost change');
  const client = new BrokenLine([0], true);
  const visitor = table.room.enter(client, 'en');
  const players = [[client, visitor] as const, table.sit([1])] as const;
  await playOn(table, players);
  const before = client.frame?.answers ?? 0;
  client.fails = (message) => message.type === 'change';
  await playOn(table, players);
  expect(table.host.failures.length).toBeGreaterThan(0);
  client.fails = () => false;
  // Somebody coming in is something new to show.
  table.sit([]);
  table.host.pass(LAG);
  expect(await playOn(table, players)).toBeGreaterThan(5);
  const [fresh] = table.sit([0]);
  table.host.pass(LAG);
  expect(client.frame?.answers).toBeGreaterThan(before + 1);
  expect(client.frame?.view).toEqual(fresh.frame?.view);
});

describe.each(['event', 'prompt', 'option'] as const)('words that fail in one language (%s)', (what) => {
  it('stop nobody who speaks another', async () => {
    const [game, breakIt] = speechless(heroscape, 'it', what);
    const table = new TestTable(game, 'no words');
    const [italian, italianVisitor] = table.sit([1], { language: 'it' });
    const players = [table.sit([0]), table.sit([1], { language: 'de' })];
    breakIt();
    expect(await playOn(table, players)).toBeGreaterThan(10);
    expect(table.host.failures.length).toBeGreaterThan(0);
    // Whoever has no words for it can still say something, and is told.
    const seen = italian.messages.length;
    expect(await table.say(italianVisitor, italian, { type: 'resign', seat: 1 })).toMatchObject({ type: 'done' });
    expect(italian.messages.length).toBeGreaterThan(seen);
    expect(table.room.over).toBe(true);
    expect(table.host.overs).toBe(1);
    expect(players[0]?.[0].frame?.over).toBe(true);
  });
});

it('an event without words is still told', async () => {
  const [game, breakIt] = speechless(warlord, 'it', 'event');
  const table = new TestTable(game, 'silent');
  const [watcher] = table.sit([], { language: 'it' });
  const players = [table.sit([0]), table.sit([1])];
  breakIt();
  await playOn(table, players);
  const lines = watcher.messages.flatMap((message) => (message.type === 'frame' ? message.log : []));
  expect(lines.length).toBeGreaterThan(10);
  expect(lines.slice(-5).every(({ text }) => text === null)).toBe(true);
});

it('who can not be shown anything does not come in', async () => {
  const table = new TestTable(heroscape, 'no entry');
  const client = new BrokenLine([], false);
  client.fails = () => true;
  expect(() => table.room.enter(client, 'en')).toThrow('a broken line');
  expect(table.room.isEmpty).toBe(true);
});
