/**
 * The table as this browser knows it: the last frame, the log, what was said, and what we wait for.
 */
import { PASS, type Language, type Seat } from '@muster/engine';
import type { ChatLine, ClientMessage, Frame, LogLine, Question, RoomMessage, WhyNot } from '@muster/room';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { currentWords } from '../words/index.ts';
import type { Line, LineEvents, LineStatus } from './line.ts';
import { withNames } from './named.ts';
import type { Pieces } from './pieces.ts';

/** A message without its number: the store numbers them. */
type Unnumbered<M> = M extends { readonly id: number } ? Omit<M, 'id'> : never;

export interface Refused {
  readonly reason: string;
  readonly rule: string | null;
  readonly text: string | null;
}

export interface TableState {
  readonly status: LineStatus;
  readonly frame: Frame | null;
  readonly log: readonly LogLine[];
  readonly chat: readonly ChatLine[];
  /** Keys picked so far for the open question. */
  readonly picks: readonly string[];
  /** The option somebody points at in words: the table shows what it means. */
  readonly considered: string | null;
  /** Keys a bot would pick for the open question, once it was asked; null before. */
  readonly hinted: readonly string[] | null;
  /** Kinds of questions that are passed by themselves, with the words they were asked in. */
  readonly passed: ReadonlyMap<string, string>;
  /** An answer is on its way. */
  readonly pending: boolean;
  readonly refused: Refused | null;
  /** What stands on the table, by its name. */
  readonly pieces: Pieces;
  /** What somebody points at in the log. */
  readonly pointed: readonly number[];
}

export interface Table {
  readonly store: StoreApi<TableState>;
  /** Picks an option, or takes it back; answers at once where exactly one is asked for. */
  pick(key: string): void;
  /** Shows on the table what an option means; null for none. */
  consider(key: string | null): void;
  /** Answers with what is picked. */
  confirm(): void;
  clearPicks(): void;
  pass(): void;
  /** Passes what is asked now, and always from now on at this table. */
  alwaysPass(): void;
  /** That kind of question is no longer passed by itself. */
  askAgain(kind: string): void;
  resign(): void;
  offer(what: 'draw' | 'undo'): void;
  reply(what: 'draw' | 'undo', agree: boolean): void;
  replaceByBot(seat: Seat, level: string): void;
  /** Plays on where a bot has stood in. */
  comeBack(seat: Seat): void;
  say(text: string): void;
  setLanguage(language: Language): void;
  lookAs(seat: Seat | null): void;
  whyNot(): Promise<readonly WhyNot[]>;
  /** Asks what a bot would answer; resolves when that is shown, or was refused. */
  hint(): Promise<void>;
  forgetHint(): void;
  describe(name: string): Promise<string | null>;
  inspect(query: Readonly<Record<string, unknown>>): Promise<unknown>;
  close(): void;
}

/** A table of which nothing is known yet. */
export const EMPTY_TABLE: TableState = {
  status: 'connecting',
  frame: null,
  log: [],
  chat: [],
  picks: [],
  considered: null,
  hinted: null,
  passed: new Map(),
  pending: false,
  refused: null,
  pieces: new Map(),
  pointed: [],
};

export function openTable(open: (events: LineEvents, have: () => number) => Line): Table {
  const store = createStore<TableState>(() => EMPTY_TABLE);
  const waiting = new Map<number, (message: RoomMessage) => void>();
  let ids = 0;
  /** The answer nobody has confirmed yet: said again when the line is back. */
  let unconfirmed: ClientMessage | null = null;

  const line = open(
    {
      status: (status) => {
        store.setState({ status });
        if (status === 'open' && unconfirmed !== null) line.send(unconfirmed);
      },
      message: (message) => take(message),
    },
    () => store.getState().log.length,
  );

  function take(message: RoomMessage): void {
    switch (message.type) {
      case 'frame': {
        const named = withNames(message, currentWords().play);
        store.setState(({ log, frame, picks, considered, hinted }) => {
          const same = sameQuestion(frame?.asked ?? null, message.asked);
          return {
            frame: named,
            log: [...log.slice(0, named.logFrom), ...named.log],
            picks: same ? picks : [],
            considered: same ? considered : null,
            hinted: same ? hinted : null,
          };
        });
        break;
      }
      case 'chat':
        store.setState(({ chat }) => ({ chat: [...chat, ...message.lines] }));
        break;
      case 'done': {
        const done = unconfirmed?.id === message.id ? unconfirmed : null;
        if (done !== null) unconfirmed = null;
        store.setState(({ frame }) => ({ pending: false, refused: null, frame: withoutAnswered(frame, done) }));
        break;
      }
      case 'refused':
        if (unconfirmed?.id === message.id) unconfirmed = null;
        // What was only asked, and refused, leaves alone what is picked.
        store.setState(
          waiting.has(message.id) ? { refused: message } : { pending: false, picks: [], refused: message },
        );
        reply(message.id, message);
        break;
      default:
        reply(message.id, message);
    }
  }

  function reply(id: number, message: RoomMessage): void {
    waiting.get(id)?.(message);
    waiting.delete(id);
  }

  function say(message: Unnumbered<ClientMessage>): ClientMessage {
    // The number is added to a message that is complete but for it.
    const numbered = { ...message, id: ids++ } as ClientMessage;
    line.send(numbered);
    return numbered;
  }

  function request(message: Unnumbered<ClientMessage>): Promise<RoomMessage> {
    return new Promise((resolve) => {
      waiting.set(ids, resolve);
      say(message);
    });
  }

  function answer(question: Question, keys: readonly string[]): void {
    const { frame } = store.getState();
    if (frame?.seat === null || frame?.seat === undefined) return;
    store.setState({ pending: true, refused: null });
    unconfirmed = say({ type: 'answer', seat: frame.seat, number: question.number, answer: answerFor(question, keys) });
  }

  const asked = (): Question | null => {
    const { frame, pending } = store.getState();
    return pending ? null : (frame?.asked ?? null);
  };
  const mySeat = (): Seat => store.getState().frame?.seat ?? store.getState().frame?.mine[0] ?? 0;

  return {
    store,
    pick: (key) => {
      const question = asked();
      if (question === null || !question.options.some((option) => option.key === key)) return;
      if (question.min === 1 && question.max === 1) {
        answer(question, [key]);
        return;
      }
      store.setState(({ picks }) => ({ picks: toggled(picks, key, question.max), refused: null }));
    },
    consider: (considered) => store.setState({ considered }),
    confirm: () => {
      const question = asked();
      const { picks } = store.getState();
      if (question !== null && picks.length >= question.min && picks.length <= question.max) answer(question, picks);
    },
    clearPicks: () => store.setState({ picks: [] }),
    pass: () => {
      const question = asked();
      if (question?.options.some(({ key }) => key === PASS) === true) answer(question, [PASS]);
    },
    alwaysPass: () => {
      const question = asked();
      if (question === null) return;
      store.setState(({ passed }) => ({ passed: new Map(passed).set(question.kind, question.prompt) }));
    },
    askAgain: (kind) =>
      store.setState(({ passed }) => ({ passed: new Map([...passed].filter(([one]) => one !== kind)) })),
    resign: () => void say({ type: 'resign', seat: mySeat() }),
    offer: (what) => void say({ type: 'offer', seat: mySeat(), what }),
    reply: (what, agree) => void say({ type: 'reply', seat: mySeat(), what, agree }),
    comeBack: (seat) => void say({ type: 'return', seat }),
    replaceByBot: (seat, level) => void say({ type: 'bot', seat, level }),
    say: (text) => void say({ type: 'chat', text }),
    setLanguage: (language) => {
      // The log comes anew, now or when the line is back.
      store.setState({ log: [] });
      say({ type: 'language', language });
    },
    lookAs: (seat) => void say({ type: 'look', seat }),
    whyNot: async () => {
      const reply = await request({ type: 'why-not', seat: mySeat() });
      return reply.type === 'why-not' ? reply.refused : [];
    },
    hint: async () => {
      const told = await request({ type: 'hint', seat: mySeat() });
      const question = asked();
      if (told.type !== 'hint' || question?.number !== told.number) return;
      // Where several are picked they are picked at once: confirming is left to the player.
      const single = question.min === 1 && question.max === 1;
      store.setState({ hinted: told.keys, refused: null, ...(!single && { picks: told.keys }) });
    },
    forgetHint: () => store.setState({ hinted: null }),
    describe: async (name) => {
      const reply = await request({ type: 'describe', name });
      return reply.type === 'described' ? reply.text : null;
    },
    inspect: async (query) => {
      const reply = await request({ type: 'inspect', query });
      return reply.type === 'inspected' ? reply.result : null;
    },
    close: () => line.close(),
  };
}

/** A bare key where exactly one pick is asked for. */
function answerFor({ min, max }: Question, keys: readonly string[]): string | string[] {
  const [only] = keys;
  return min === 1 && max === 1 && only !== undefined ? only : [...keys];
}

/** Who is asked nothing more is shown a moment later what came of the answer: until then nothing can be answered. */
function withoutAnswered(frame: Frame | null, done: ClientMessage | null): Frame | null {
  if (frame?.asked?.number === undefined || done?.type !== 'answer' || frame.asked.number !== done.number) return frame;
  return { ...frame, asked: null, waiting: [] };
}

function sameQuestion(before: Question | null, now: Question | null): boolean {
  return before !== null && now !== null && before.number === now.number && before.kind === now.kind;
}

/** Picking again takes back; where only one more fits, the oldest makes room. */
function toggled(picks: readonly string[], key: string, most: number): readonly string[] {
  if (picks.includes(key)) return picks.filter((one) => one !== key);
  return picks.length < most ? [...picks, key] : [...picks.slice(1), key];
}
