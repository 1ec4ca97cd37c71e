/**
 * What people at a table do besides answering: give up, offer, chat, look on, come back.
 */
import { rngFromSeed } from '@muster/engine';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { anyAnswer, Client, type Seated } from './client.ts';
import { playOn, testServer, type TestServer } from './running.ts';

const ME = { kind: 'me' as const };
const BOT = { kind: 'bot' as const, level: 'random' };
/** Milliseconds the seat of somebody who has gone is kept. */
const PATIENCE = 300;
let server: TestServer;
let anna: Client;
let ben: Client;
const seated: Seated[] = [];

beforeAll(async () => {
  server = await testServer({ patience: PATIENCE });
  anna = await Client.guest(server.address, 'Anna');
  ben = await Client.guest(server.address, 'Ben');
});
afterEach(async () => {
  await Promise.all(seated.splice(0).map((one) => one.leave()));
});
afterAll(() => server.end());

async function sit(client: Client, id: string, query: Readonly<Record<string, string>> = {}): Promise<Seated> {
  const one = client.sit(id, query);
  seated.push(one);
  await one.firstFrame();
  return one;
}

async function table(game = 'warlord'): Promise<{ id: string; a: Seated; b: Seated }> {
  const { id } = await anna.create({ game });
  await ben.ok('POST', `/api/games/${id}/join`, {});
  return { id, a: await sit(anna, id), b: await sit(ben, id) };
}

describe('answers', () => {
  it('count for the own seat only', async () => {
    const { a, b } = await table();
    const asked = await a.until(() => a.frame?.asked);
    const answer = anyAnswer(rngFromSeed('x'), asked);
    const message = { type: 'answer', number: asked.number, answer: [answer].flat() } as const;
    expect(await b.refusal({ ...message, seat: 0 })).toBe('not-your-seat');
    expect(await b.refusal({ type: 'resign', seat: 0 })).toBe('not-your-seat');
    expect(await b.refusal({ type: 'offer', seat: 0, what: 'draw' })).toBe('not-your-seat');
    expect(await b.refusal({ type: 'bot', seat: 0, level: 'random' })).toBe('not-your-seat');
    expect(await b.refusal({ type: 'why-not', seat: 0 })).toBe('not-your-seat');
    expect(await b.refusal({ type: 'look', seat: 0 })).toBe('not-your-seat');
    expect(await b.refusal({ type: 'answer', seat: 9, number: 0, answer: 'pass' })).toBe('not-your-seat');
    expect(a.frame?.asked).toEqual(asked);
  });

  it('that do not fit are refused with the reason and change nothing', async () => {
    const { a } = await table();
    const asked = await a.until(() => a.frame?.asked);
    expect(await a.refusal({ type: 'answer', seat: 0, number: asked.number, answer: 'nonsense' })).not.toBeNull();
    expect(await a.refusal({ type: 'answer', seat: 0, number: asked.number + 5, answer: 'x' })).toBe('not-asked-yet');
    expect(a.frame?.asked).toEqual(asked);
  });

  it('that were taken are acknowledged again, not taken again', async () => {
    const { a } = await table();
    const asked = await a.until(() => a.frame?.asked);
    const answer = anyAnswer(rngFromSeed('twice'), asked);
    expect(await a.answer(0, asked, answer)).toMatchObject({ type: 'done' });
    const after = await a.until(() => (a.frame?.answers ?? 0) > 0 && a.frame?.answers);
    expect(await a.answer(0, asked, answer)).toMatchObject({ type: 'done' });
    expect(a.frame?.answers).toBe(after);
  });
});

describe('ending', () => {
  it('by giving up', async () => {
    const { id, a, b } = await table();
    await a.say({ type: 'resign', seat: 0 });
    await b.until(() => b.frame?.over);
    expect(b.frame?.outcome?.winners).toEqual([1]);
    expect(await a.refusal({ type: 'resign', seat: 0 })).toBe('game-over');
    expect(await ben.info(id)).toMatchObject({ status: 'over', winners: [1] });
  });

  it('by a draw that both agree to', async () => {
    const { id, a, b } = await table('heroscape');
    expect(await b.refusal({ type: 'reply', seat: 1, what: 'draw', agree: true })).toBe('no-such-offer');
    await a.say({ type: 'offer', seat: 0, what: 'draw' });
    await b.until(() => b.frame?.offers.length === 1);
    await b.say({ type: 'reply', seat: 1, what: 'draw', agree: false });
    await a.until(() => a.frame?.offers.length === 0);
    expect(a.frame?.over).toBe(false);
    await a.say({ type: 'offer', seat: 0, what: 'draw' });
    await b.say({ type: 'reply', seat: 1, what: 'draw', agree: true });
    await a.until(() => a.frame?.over);
    expect(await ben.info(id)).toMatchObject({ status: 'over', winners: [0, 1] });
    expect((await anna.request('GET', `/api/games/${id}/record`)).status).toBe(200);
  });

  it('shows everybody everything afterwards', async () => {
    const { a, b } = await table();
    await playOn([a, b], 'before the end', 30);
    await a.say({ type: 'resign', seat: 0 });
    await b.until(() => b.frame?.over);
    expect(await b.say({ type: 'look', seat: 0 })).toMatchObject({ type: 'done' });
    expect(b.frame?.seat).toBe(0);
  });
});

describe('taking back', () => {
  it('alone against a bot needs nobody', async () => {
    const { id } = await anna.create({ game: 'heroscape', seats: [ME, BOT] });
    const a = await sit(anna, id);
    const rng = rngFromSeed('undo');
    for (let tries = 0; tries < 200; tries++) {
      const frame = await a.until(() => (a.frame?.asked ?? null) !== null && a.frame);
      if (frame.asked === null || frame.over) throw new Error('nothing could be taken back');
      await a.answer(0, frame.asked, anyAnswer(rng, frame.asked));
      if (a.frame?.undoable !== true || a.frame.waiting[0] !== 0) continue;
      const { answers, log } = a.frame;
      expect(await a.refusal({ type: 'offer', seat: 0, what: 'undo' })).toBeNull();
      const now = await a.until(() => (a.frame?.answers ?? answers) < answers && a.frame);
      expect(now.asked?.prompt).toBe(frame.asked.prompt);
      expect(now.asked?.options.map(({ key }) => key)).toEqual(frame.asked.options.map(({ key }) => key));
      expect(now.view).toEqual(frame.view);
      expect(a.lines.length).toBeLessThanOrEqual(frame.logFrom + frame.log.length);
      expect(log).toBeDefined();
      return;
    }
    throw new Error('nothing could be taken back');
  });

  it('against a person needs the other to agree', async () => {
    const { a, b } = await table('heroscape');
    const players = [a, b];
    const rng = rngFromSeed('undo two');
    for (let tries = 0; tries < 400; tries++) {
      const at = players.findIndex(({ frame }) => (frame?.asked ?? null) !== null);
      const player = players[at];
      const other = players[1 - at];
      const asked = player?.frame?.asked ?? null;
      if (player === undefined || other === undefined || asked === null) {
        await new Promise((resolve) => setTimeout(resolve, 5));
        continue;
      }
      await player.answer(at, asked, anyAnswer(rng, asked));
      if (player.frame?.undoable !== true) continue;
      const { answers } = player.frame;
      if ((await player.refusal({ type: 'offer', seat: at, what: 'undo' })) !== null) continue;
      expect(player.frame.answers).toBe(answers);
      await other.say({ type: 'reply', seat: 1 - at, what: 'undo', agree: true });
      await player.until(() => (player.frame?.answers ?? answers) < answers);
      expect(player.frame?.asked?.prompt).toBe(asked.prompt);
      return;
    }
    throw new Error('nothing could be taken back');
  });
});

describe('a bot takes over', () => {
  it('the own seat, and the game goes on', async () => {
    const { id, a, b } = await table();
    expect(await a.refusal({ type: 'bot', seat: 0, level: 'genius' })).toBe('unknown-bot');
    await a.say({ type: 'bot', seat: 0, level: 'random' });
    expect((await ben.info(id)).seats[0]).toMatchObject({ kind: 'bot', name: 'random' });
    expect(await a.refusal({ type: 'resign', seat: 0 })).toBe('not-your-seat');
    const { answers } = await b.firstFrame();
    await playOn([b], 'against the bot', 10);
    expect(b.frame?.answers).toBeGreaterThan(answers + 10);
  });

  it('the seat of somebody who has gone, not of one who is there', async () => {
    const { a, b } = await table();
    expect(await b.refusal({ type: 'bot', seat: 0, level: 'random' })).toBe('not-your-seat');
    await a.leave();
    await b.until(() => b.frame?.seats[0]?.present === false);
    await b.until(() => b.frame?.seats[0]?.replaceable);
    expect(await b.refusal({ type: 'bot', seat: 0, level: 'random' })).toBeNull();
  });

  it('and gives the seat back to who comes back', async () => {
    const { id, a, b } = await table();
    await a.leave();
    await b.until(() => b.frame?.seats[0]?.replaceable);
    await b.say({ type: 'bot', seat: 0, level: 'random' });
    expect((await anna.info(id)).mine).toEqual([]);
    const other = await sit(await Client.guest(server.address, 'Other'), id);
    expect(other.frame?.mine).toEqual([]);
    expect(await other.refusal({ type: 'return', seat: 0 })).toBe('not-your-seat');
    const back = await sit(anna, id);
    expect(back.frame).toMatchObject({ mine: [0], seat: 0, asked: null });
    expect(await back.refusal({ type: 'return', seat: 0 })).toBeNull();
    await b.until(() => b.frame?.seats[0]?.kind === 'person');
    expect(b.frame?.seats[0]?.name).toBe('Anna');
    expect(await anna.info(id)).toMatchObject({ mine: [0], seats: [{ kind: 'person', name: 'Anna' }, {}] });
    await playOn([back, b], 'back at the table', 6);
  });

  it('no seat of somebody who takes another name: nobody is sent away for that', async () => {
    const { a, b } = await table();
    await anna.ok('POST', '/api/guest', { name: 'Anna the Great' });
    await b.until(() => b.frame?.seats[0]?.name === 'Anna the Great');
    expect([a.closed, b.closed]).toEqual([null, null]);
    expect(b.frame?.seats[0]?.present).toBe(true);
    expect(await b.refusal({ type: 'bot', seat: 0, level: 'random' })).toBe('not-your-seat');
    await a.say({ type: 'chat', text: 'It is me' });
    const said = await b.until(() => b.messages.find(({ type }) => type === 'chat'));
    expect(said).toMatchObject({ lines: [{ name: 'Anna the Great', seat: 0 }] });
    await anna.ok('POST', '/api/guest', { name: 'Anna' });
  });
});

describe('chat', () => {
  it('reaches everybody and those who come later', async () => {
    const { id, a, b } = await table();
    await a.say({ type: 'chat', text: 'Good luck! <b>ä</b>' });
    const lines = await b.until(() => b.messages.find(({ type }) => type === 'chat'));
    expect(lines).toMatchObject({ lines: [{ name: 'Anna', seat: 0, text: 'Good luck! <b>ä</b>' }] });
    const late = await sit(await Client.guest(server.address, 'Late'), id);
    expect(late.messages[0]).toMatchObject({ type: 'chat', lines: [{ name: 'Anna' }] });
    expect(await late.refusal({ type: 'chat', text: 'Hello' })).toBeNull();
    const nobody = await sit(new Client(server.address), id);
    expect(await nobody.refusal({ type: 'chat', text: 'Spam' })).toBe('not-logged-in');
  });
});

describe('spectators', () => {
  it('see what is public and do nothing', async () => {
    const { id, a, b } = await table();
    const watcher = await sit(new Client(server.address), id);
    await playOn([a, b], 'watched', 40);
    const { frame } = watcher;
    expect(frame).toMatchObject({ seat: null, mine: [], asked: null });
    expect(await watcher.refusal({ type: 'answer', seat: 0, number: 0, answer: 'pass' })).toBe('not-your-seat');
    expect(await watcher.refusal({ type: 'bot', seat: 0, level: 'random' })).toBe('not-your-seat');
    expect(await watcher.refusal({ type: 'look', seat: 1 })).toBe('not-your-seat');
    expect(await watcher.refusal({ type: 'look', seat: null })).toBeNull();
  });
});

describe('coming back', () => {
  it('in the middle gives exactly what is missing', async () => {
    const { id, a, b } = await table();
    await playOn([a, b], 'first part', 25);
    const known = a.lines.length;
    await a.leave();
    await b.until(() => b.frame?.seats[0]?.present === false);
    const again = await sit(anna, id, { have: String(known) });
    expect(again.frame?.logFrom).toBe(known);
    await playOn([again, b], 'second part', 25);
    const fresh = await sit(anna, id);
    expect(fresh.frame?.logFrom).toBe(0);
    expect(fresh.lines.slice(0, known)).toEqual(a.lines);
    expect([...a.lines, ...again.lines.slice(known)]).toEqual(fresh.lines);
    expect(fresh.frame?.view).toEqual(again.frame?.view);
  });

  it('on another device shows the same, in another language', async () => {
    const { id, a } = await table();
    const other = await sit(anna, id, { language: 'de' });
    expect(other.frame?.view).toEqual(a.frame?.view);
    expect(other.frame?.asked?.prompt).not.toBe(a.frame?.asked?.prompt);
    await other.say({ type: 'language', language: 'en' });
    expect(other.frame?.asked?.prompt).toBe(a.frame?.asked?.prompt);
  });
});
