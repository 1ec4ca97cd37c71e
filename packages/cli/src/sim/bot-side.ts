/**
 * The bot's side of the bot protocol: one of our bots answers what a host asks, line by line.
 */
import { createBot, randomAnswer, type Table } from '@muster/bots';
import { Match, rngFromSeed, type Answer, type Decision, type Game } from '@muster/engine';
import { isAnswer, PROTOCOL, readLine, type BotMessage } from './protocol.ts';

type Fields = Readonly<Record<string, unknown>>;

/** Answers the decisions of one game. */
type Chooser = (message: Fields) => Answer;

/** What the host did wrong; it is told so. */
class ProtocolError extends Error {}

export class BotSide {
  readonly #game: Game;
  readonly #level: string;
  #greeted = false;
  #choose: Chooser | null = null;

  constructor(game: Game, level: string) {
    this.#game = game;
    this.#level = level;
  }

  /** The reply to a line of the host, if it needs one. */
  take(line: string): BotMessage | null {
    try {
      const message = readLine(line);
      if (message === null) throw new ProtocolError('a line must be one JSON object');
      return this.#reply(message);
    } catch (error) {
      if (!(error instanceof ProtocolError)) throw error;
      return { type: 'error', message: error.message };
    }
  }

  #reply(message: Fields): BotMessage | null {
    const { type } = message;
    if (type === 'hello') return this.#hello(message);
    if (!this.#greeted) throw new ProtocolError('the first message must be a hello');
    switch (type) {
      case 'start':
        this.#choose =
          this.#level === 'random' ? randomChooser(message) : recordChooser(this.#game, this.#level, message);
        return null;
      case 'decide':
        if (this.#choose === null) throw new ProtocolError('a decision before the start of a game');
        return { type: 'answer', answer: this.#choose(message) };
      case 'refused':
        throw new ProtocolError(
          `my answer was legal by what I was told, but it was refused: ${String(message['reason'])}`,
        );
      case 'end':
        this.#choose = null;
        return null;
      case 'error':
        return null;
      default:
        throw new ProtocolError(`unknown type of message: ${JSON.stringify(type)}`);
    }
  }

  #hello({ protocol, game }: Fields): BotMessage {
    if (protocol !== PROTOCOL)
      throw new ProtocolError(`this bot speaks protocol ${PROTOCOL}, not ${JSON.stringify(protocol)}`);
    if (game !== this.#game.id) throw new ProtocolError(`this bot plays ${this.#game.id}, not ${JSON.stringify(game)}`);
    this.#greeted = true;
    const hello = { type: 'hello', protocol: PROTOCOL, name: `muster ${this.#level}` } as const;
    return this.#level === 'random' ? hello : { ...hello, wants: ['record'] };
  }
}

/** Needs to know nothing but the options. */
function randomChooser({ seed }: Fields): Chooser {
  if (typeof seed !== 'string') throw new ProtocolError('start: the seed must be a text');
  const rng = rngFromSeed(seed);
  return ({ decision }) => randomAnswer(rng, readDecision(decision));
}

/** Plays along with the true game, which it may only look at in its imagination. */
function recordChooser(game: Game, level: string, { seat, seed, record }: Fields): Chooser {
  if (typeof seat !== 'number' || typeof seed !== 'string') throw new ProtocolError('start: seat and seed are needed');
  if (!isFields(record) || typeof record['seed'] !== 'string') return withoutRecord(level);
  const setup = game.checkSetup(record['setup']);
  if (!setup.ok) throw new ProtocolError(`start: ${setup.problems.map((problem) => problem.message).join('; ')}`);
  const match: Table = Match.start(game, setup.value, record['seed'], { checkpoints: true });
  const bot = createBot(level, game, seed);
  return ({ answers }) => {
    follow(match, answers);
    if (match.decisionFor(seat) === null)
      throw new ProtocolError('decide: by the answers so far, nothing is asked of this seat');
    return bot.choose(match, seat);
  };
}

function withoutRecord(level: string): Chooser {
  return () => {
    throw new ProtocolError(
      `level ${level} needs the record, which the host didn't give (muster sim does with --trust)`,
    );
  };
}

function follow(match: Table, answers: unknown): void {
  if (!Array.isArray(answers)) throw new ProtocolError('decide: the answers since the last message are needed');
  for (const given of answers as readonly unknown[]) {
    if (!isFields(given) || typeof given['seat'] !== 'number' || !isAnswer(given['answer'])) {
      throw new ProtocolError(`decide: ${JSON.stringify(given)} is not {"seat":…,"answer":…}`);
    }
    const refusal = match.answer(given['seat'], given['answer']);
    if (refusal !== null)
      throw new ProtocolError(`decide: ${JSON.stringify(given)} is not possible (${refusal.reason})`);
  }
}

function readDecision(data: unknown): Decision {
  const wrong = new ProtocolError('decide: a decision has options with keys, min and max');
  if (!isFields(data) || !Array.isArray(data['options'])) throw wrong;
  const { min, max } = data;
  const options = (data['options'] as readonly unknown[]).map((option) => {
    if (!isFields(option) || typeof option['key'] !== 'string') throw wrong;
    return { key: option['key'] };
  });
  if (typeof min !== 'number' || typeof max !== 'number' || !(min >= 0 && min <= max && min <= options.length))
    throw wrong;
  return { seat: 0, kind: '', options, min, max };
}

function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}
