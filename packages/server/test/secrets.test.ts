/**
 * Whole games over real sockets in which everybody asks whatever can be asked, and tries what is not allowed. All that comes over the
 * line is kept and held against another world: the same game, but for the hidden cards, markers and glyphs, which lie otherwise. What a
 * client is told must be the same in both; else it tells something hidden.
 */
import { Match, nextBelow, rngFromSeed, type Decision, type Game, type Rng, type Seat } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { readRecord } from '@muster/notation';
import type { Frame, RoomMessage } from '@muster/room';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { anyAnswer, Client, type Seated } from './client.ts';
import { testServer, type TestServer } from './running.ts';

const GAMES: readonly Game[] = [warlord, heroscape, signum];
/** At every so many answers something is asked. */
const PACE = 8;
/** Who is asked about the own deck knows its cards: a world in which they lie otherwise is none for that moment. */
const INTO_THE_DECK: readonly string[] = ['retrieve', 'top or bottom'];
/** Events that name hidden cards to those who may know them; that nobody else gets them is shown where the games are tested. */
const NAMING: readonly string[] = ['drew', 'looked'];

let server: TestServer;

beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.end());

/** A question with its reply, and after how many answers it was asked. */
interface Asked {
  readonly by: Seat | null;
  readonly answers: number;
  /** What was inspected, or the name that was asked for. */
  readonly query: Readonly<Record<string, unknown>> | string;
  readonly reply: RoomMessage;
}

type State = Parameters<Game['copy']>[0];

interface Listener {
  readonly seat: Seat | null;
  readonly line: Seated;
}

it.each(GAMES.map(({ id }) => id))(
  '%s: nothing that is said depends on what is hidden',
  { timeout: 120_000 },
  async (id) => {
    const rng = rngFromSeed(`secrets ${id}`);
    const anna = await Client.guest(server.address, 'Anna');
    const ben = await Client.guest(server.address, 'Ben');
    const made = await anna.create({ game: id });
    await ben.ok('POST', `/api/games/${made.id}/join`, {});
    const listeners: readonly Listener[] = [
      { seat: 0, line: anna.sit(made.id) },
      { seat: 1, line: ben.sit(made.id) },
      { seat: null, line: new Client(server.address).sit(made.id) },
    ];
    await Promise.all(listeners.map(({ line }) => line.firstFrame()));
    const asked = await play(listeners, rng);
    for (const { line } of listeners) await line.until(() => line.frame?.over);
    const read = readRecord(GAMES, String((await anna.request('GET', `/api/games/${made.id}/record`)).body));
    if (!read.ok) throw new Error('the record can not be read');
    const { record, game } = read.value;
    const setup = game.checkSetup(record.setup);
    if (!setup.ok) throw new Error('the setup can not be read');

    const match = Match.start(game, setup.value, record.seed, { log: true });
    const told = new Map<Seat | null, (string | null)[]>(listeners.map(({ seat }) => [seat, []]));
    const frames = new Map(listeners.map(({ seat, line }) => [seat, framesOf(line)]));
    let before = game.copy(match.state);
    let events = 0;
    let differing = 0;
    let compared = 0;
    const check = (): void => {
      const now = match.answers.length;
      for (const { seat } of listeners) {
        // What was open just before may be spoken of: a card that goes back into the deck.
        const lately = otherWorld(game, match.state, before, seat, rng);
        for (const event of match.eventsFor(seat, events)) {
          const world = NAMING.includes(event.type) ? match.state : lately;
          told.get(seat)?.push(game.words('en').event(world, event));
        }
        if (match.outcome !== null) continue;
        const world = otherWorld(game, match.state, match.state, seat, rng);
        if (now % PACE === 0 && JSON.stringify(world) !== JSON.stringify(match.state)) differing += 1;
        for (const frame of frames.get(seat)?.get(now) ?? []) {
          compared += 1;
          expect(frame.view).toEqual(sent(game.view(world, seat)));
          expect(frame.seed).toBeNull();
          if (frame.asked !== null && seat !== null) expectQuestion(game, world, frame, match.decisionFor(seat));
        }
        for (const one of asked) {
          if (one.by !== seat || one.answers !== now) continue;
          compared += 1;
          expectReply(game, world, one, seat === null ? null : match.decisionFor(seat));
        }
      }
      events = match.events.length;
      before = game.copy(match.state);
    };
    check();
    for (const { seat, answer } of record.answers) {
      match.answer(seat, answer);
      check();
    }
    for (const { seat, line } of listeners) {
      expect(line.lines).toEqual(told.get(seat));
      for (const said of line.heard) if (!said.includes('"over":true')) expect(said).not.toContain(record.seed);
    }
    // Else nothing was shown.
    expect(differing).toBeGreaterThan(10);
    expect(compared).toBeGreaterThan(200);
    for (const type of ['why-not', 'inspected', 'described', 'refused'])
      expect(asked.some(({ reply }) => reply.type === type)).toBe(true);
  },
);

/** Plays to the end, one at a time, so that it is known of every reply how the game stood. */
async function play(listeners: readonly Listener[], rng: Rng): Promise<readonly Asked[]> {
  const asked: Asked[] = [];
  const players = listeners.filter(({ seat }) => seat !== null);
  for (let given = 0; ; given++) {
    const latest = Math.max(...players.map(({ line }) => line.frame?.answers ?? 0));
    const isAsked = ({ line: { frame } }: Listener): boolean => frame?.answers === latest && frame.asked !== null;
    if (players.some(({ line }) => line.frame?.over === true)) return asked;
    if (!players.some(isAsked)) {
      // The frame of whoever is asked next is on its way.
      await Promise.race(
        players.map(({ line }) =>
          line.until(() => {
            const { answers = 0, asked: open = null, over = false } = line.frame ?? {};
            return over || answers > latest || (answers === latest && open !== null);
          }),
        ),
      );
      continue;
    }
    const next = players.find(isAsked);
    const frame = next?.line.frame;
    if (next === undefined || frame?.asked === null || frame?.asked === undefined || frame.seat === null) continue;
    if (given % PACE === 0) for (const one of listeners) asked.push(...(await askAll(one, latest, frame, rng)));
    const reply = await next.line.answer(frame.seat, frame.asked, anyAnswer(rng, frame.asked));
    if (reply.type !== 'done') throw new Error(`an answer was refused: ${JSON.stringify(reply)}`);
  }
}

async function askAll({ seat, line }: Listener, answers: number, open: Frame, rng: Rng): Promise<readonly Asked[]> {
  const found: Asked[] = [];
  const note = (query: Asked['query'], reply: RoomMessage): void =>
    void found.push({ by: seat, answers, query, reply });
  const any = (): number => nextBelow(rng, 130);
  const option = open.asked?.options[0]?.key ?? '';
  const queries: Readonly<Record<string, unknown>>[] = [
    { about: 'numbers', card: any() },
    { about: 'numbers', card: any() },
    { about: 'range', figure: nextBelow(rng, 20) },
    { about: 'targets', figure: nextBelow(rng, 20) },
    { about: 'sight', from: nextBelow(rng, 20), to: nextBelow(rng, 20) },
    { about: 'path', option },
  ];
  for (const query of queries) note(query, await line.say({ type: 'inspect', query }));
  const names = namesIn(open).concat('knight', `#${any()}`);
  for (let i = 0; i < 2; i++) {
    const name = names[nextBelow(rng, names.length)] ?? '';
    note(name, await line.say({ type: 'describe', name }));
  }
  // What is not allowed tells nothing: an answer for another seat, another's reasons, through another's eyes, and a hint against people.
  const other = seat === 0 ? 1 : 0;
  for (const message of [
    { type: 'answer', seat: other, number: 0, answer: option } as const,
    { type: 'why-not', seat: other } as const,
    { type: 'look', seat: other } as const,
    { type: 'hint', seat: seat ?? 0 } as const,
    { type: 'answer', seat: seat ?? 0, number: open.answers + 1000, answer: option } as const,
  ]) {
    const reply = await line.say(message);
    expect(reply).toMatchObject({ type: 'refused', rule: null, text: null });
    note('refused', reply);
  }
  if (seat === null) return found;
  note('why-not', await line.say({ type: 'why-not', seat }));
  const { asked } = line.frame ?? {};
  if (asked !== null && asked !== undefined && line.frame?.answers === answers) {
    const reply = await line.answer(seat, asked, ['nothing that is offered']);
    expect(reply.type).toBe('refused');
    note('refused', reply);
  }
  return found;
}

/** Names of content that stand in the frame, as people would ask for them. */
function namesIn({ view }: Frame): string[] {
  const ids = [...JSON.stringify(view).matchAll(/"(?:card|record)":"([^"]+)"/g)].map(([, id = '']) => id);
  return [...new Set(ids)];
}

function framesOf({ messages }: Seated): ReadonlyMap<number, readonly Frame[]> {
  const frames = new Map<number, Frame[]>();
  for (const message of messages) {
    if (message.type !== 'frame') continue;
    const same = frames.get(message.answers) ?? [];
    frames.set(message.answers, [...same, message]);
  }
  return frames;
}

/** The state as it might be for all the seat knows or knew at `present`; a spectator knows what nobody has to hide. */
function otherWorld(game: Game, state: State, present: State, seat: Seat | null, rng: Rng): State {
  const world = game.copy(state);
  const seats = seat === null ? Array.from({ length: game.seats(state) }, (_, i) => i) : [seat];
  for (const one of seats) game.guess(world, present, one, rng);
  return world;
}

function expectQuestion(game: Game, world: State, frame: Frame, decision: Decision | null): void {
  if (decision === null || frame.asked === null) throw new Error('something was asked that nobody asks');
  if (INTO_THE_DECK.includes(decision.kind)) return;
  const words = game.words('en');
  expect(frame.asked.prompt).toBe(words.prompt(world, decision));
  expect(frame.asked.options.map(({ label }) => label)).toEqual(
    decision.options.map((option) => words.option(world, decision, option)),
  );
}

function expectReply(game: Game, world: State, asked: Asked, decision: Decision | null): void {
  const { by, query, reply } = asked;
  const words = game.words('en');
  if (reply.type === 'inspected' && typeof query === 'object')
    expect(reply.result).toEqual(sent(game.inspect?.(world, by, query, 'en') ?? null));
  else if (reply.type === 'described' && typeof query === 'string')
    expect(reply.text).toBe(game.describe(world, by, query, 'en'));
  else if (reply.type === 'why-not') {
    if (decision !== null && INTO_THE_DECK.includes(decision.kind)) return;
    const refused = decision === null ? [] : game.whyNot(world, decision);
    expect(reply.refused.map(({ key, text }) => `${key} ${text}`)).toEqual(
      refused.map(({ key, refusal }) => `${key} ${words.refusal(world, refusal)}`),
    );
  } else expect(reply.type).toBe('refused');
}

/** As it looks after it went over the line. */
function sent(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value));
}
