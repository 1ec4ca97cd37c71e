/**
 * Games with answers drawn at random: what the tests of every game play with.
 */
import {
  asAnswer,
  Match,
  nextBelow,
  rngFromSeed,
  shuffle,
  type Answer,
  type Decision,
  type Game,
  type GameEvent,
  type GameState,
  type MatchOptions,
  type Rng,
  type Seat,
  type SetupWish,
} from '@muster/engine';
import fc from 'fast-check';

export interface Start<Setup = unknown> {
  /** As it stands in records. */
  readonly setup: Setup;
  readonly seed: string;
  /** The seed of the answers. */
  readonly answers: string;
}

export const seeds = fc.string({ unit: 'grapheme-ascii', minLength: 1, maxLength: 8 });

/** How somebody answers who does not think. */
export type SomeAnswer<S extends GameState> = (state: S, decision: Decision, rng: Rng) => Answer;

/** A game and the ways to play it at random. */
export interface RandomPlay<S extends GameState, Setup, E extends GameEvent> {
  readonly game: Game<S, Setup, E>;
  /** In place of the game itself one may be given that is watched. */
  readonly matchOf: (start: Start, options?: MatchOptions, game?: Game<S, Setup, E>) => Match<S, Setup, E>;
  /** A game that stands after the given number of answers. */
  readonly reached: (
    start: Start,
    answers: number,
    options?: MatchOptions,
  ) => { readonly match: Match<S, Setup, E>; readonly rng: Rng };
  /** Answers one open decision, of any seat that is asked; false if nothing is asked. */
  readonly step: (match: Match<S, Setup, E>, rng: Rng) => boolean;
  /** Plays at most so many answers; a game ends long before the default. */
  readonly playOn: (match: Match<S, Setup, E>, rng: Rng, most?: number) => void;
  /** Plays up to somebody's decision of this kind and says whose it is. */
  readonly until: (match: Match<S, Setup, E>, kind: string) => Seat;
}

/** No game takes so many answers. */
export const MOST_ANSWERS = 100_000;

/** Any of the answers that are allowed, as likely as any other of the same length. */
export function randomAnswer(rng: Rng, decision: Decision): Answer {
  const keys = decision.options.map((option) => option.key);
  shuffle(rng, keys);
  const most = Math.min(decision.max, keys.length);
  return asAnswer(decision, keys.slice(0, decision.min + nextBelow(rng, most - decision.min + 1)));
}

/** Without `someAnswer` every answer is as likely as any other. */
export function randomPlay<S extends GameState, Setup, E extends GameEvent>(
  game: Game<S, Setup, E>,
  someAnswer: SomeAnswer<S> = (_state, decision, rng) => randomAnswer(rng, decision),
): RandomPlay<S, Setup, E> {
  type Playing = RandomPlay<S, Setup, E>;

  const matchOf: Playing['matchOf'] = ({ setup, seed }, options = {}, watched = game) => {
    const checked = watched.checkSetup(setup);
    if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
    return Match.start(watched, checked.value, seed, options);
  };

  const step: Playing['step'] = (match, rng) => {
    const open = match.decisions;
    const decision = open[open.length < 2 ? 0 : nextBelow(rng, open.length)];
    if (decision === undefined) return false;
    const answer = someAnswer(match.state, decision, rng);
    const refusal = match.answer(decision.seat, answer);
    if (refusal !== null) throw new Error(`'${String(answer)}' is listed but refused: ${refusal.reason}`);
    return true;
  };

  const playOn: Playing['playOn'] = (match, rng, most = MOST_ANSWERS) => {
    for (let i = 0; i < most; i++) if (!step(match, rng)) return;
  };

  const reached: Playing['reached'] = (start, answers, options = {}) => {
    const match = matchOf(start, options);
    const rng = rngFromSeed(start.answers);
    playOn(match, rng, answers);
    return { match, rng };
  };

  const until: Playing['until'] = (match, kind) => {
    const rng = rngFromSeed('until');
    for (let i = 0; i < 2000; i++) {
      const open = match.decisions.find((decision) => decision.kind === kind);
      if (open !== undefined) return open.seat;
      step(match, rng);
    }
    throw new Error(`'${kind}' never came`);
  };

  return { game, matchOf, reached, step, playOn, until };
}

/** How many games are looked at, each for at most so many answers. */
export interface Amount {
  readonly runs: number;
  readonly answers: number;
}

/** Plays games and looks at each decision they come to, `n` answers after the start. */
export function whilePlaying<S extends GameState, Setup, E extends GameEvent>(
  { matchOf, step }: RandomPlay<S, Setup, E>,
  anyStart: fc.Arbitrary<Start>,
  { runs, answers }: Amount,
  look: (match: Match<S, Setup, E>, n: number) => void,
): void {
  fc.assert(
    fc.property(anyStart, (start) => {
      const match = matchOf(start);
      const rng = rngFromSeed(start.answers);
      for (let n = 0; n < answers; n++) {
        look(match, n);
        if (!step(match, rng)) return;
      }
    }),
    { numRuns: runs, endOnFailure: true },
  );
}

/** The game, with a look at every state of which a copy is made: in a match that keeps checkpoints, at every checkpoint. */
export function watchedAtCopies<S extends GameState, Setup, E extends GameEvent>(
  game: Game<S, Setup, E>,
  look: (state: S) => void,
): Game<S, Setup, E> {
  return {
    ...game,
    copy(state) {
      look(state);
      return game.copy(state);
    },
  };
}

/** A setup as tools make it up; the same wish gets the same, unless a seed is given. */
export function setupFor<S extends GameState, Setup, E extends GameEvent>(
  game: Game<S, Setup, E>,
  wish: SetupWish,
  seed = JSON.stringify(wish),
): Setup {
  const setup = game.makeSetup(wish, rngFromSeed(seed));
  if (!setup.ok) throw new Error(`${JSON.stringify(wish)}: ${JSON.stringify(setup.problems)}`);
  return setup.value;
}

/** A spectator and everybody at the table. */
export function anybody<S extends GameState, Setup, E extends GameEvent>(
  match: Match<S, Setup, E>,
): readonly (Seat | null)[] {
  return [null, ...seatsOf(match)];
}

export function seatsOf<S extends GameState, Setup, E extends GameEvent>(match: Match<S, Setup, E>): readonly Seat[] {
  return Array.from({ length: match.game.seats(match.state) }, (_, seat) => seat);
}
