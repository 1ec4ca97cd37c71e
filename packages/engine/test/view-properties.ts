/**
 * What must be true of everything that leaves a game for a seat: it tells nothing of what is hidden from it. A game's tests say what
 * is hidden in it and get these tests.
 */
import {
  LANGUAGES,
  rngFromSeed,
  type Decision,
  type GameEvent,
  type GameState,
  type Match,
  type Rng,
  type Seat,
} from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anybody, seatsOf, type Amount, type RandomPlay, type Start } from './play-at-random.ts';

/** What leaves a game besides what every game lets out. */
export interface Leaving<S extends GameState, E extends GameEvent> {
  /** Cards and figures to be described, known to the seat or not. */
  readonly names?: (state: S) => readonly string[];
  /** Which events are in the log now: all, unless some are about cards that were open once and are hidden again. */
  readonly isLogged?: (state: S, seat: Seat | null) => (event: E) => boolean;
  /** What else is worked out from the state for a question. */
  readonly worksOut?: (state: S, decision: Decision) => unknown;
  /** Of longer lists of options the first so many are put into words. */
  readonly mostOptions?: number;
}

export interface Views<S extends GameState, Setup, E extends GameEvent> extends Leaving<S, E> {
  readonly play: RandomPlay<S, Setup, E>;
  readonly anyStart: fc.Arbitrary<Start>;
  /** Games in which seats are asked at the same time, soon. */
  readonly anySecretStart: fc.Arbitrary<Start>;
  readonly amounts: Readonly<Record<'hidden' | 'guessed' | 'secret' | 'seed', Amount>>;
  /** Another state that the seat can't tell from this one. */
  readonly indistinguishable: (match: Match<S, Setup, E>, seat: Seat | null, rng: Rng) => S;
  /** Whether the question itself shows the seat what is hidden at other times: a guess need not keep that. */
  readonly shows?: (decision: Decision) => boolean;
  /** What else must be true of a guess, besides that nothing in it is broken. */
  readonly expectPossible?: (guessed: S, truth: S, seat: Seat) => void;
}

const SEED = 'the seed nobody may see';
const LATEST = 60;

export function testViews<S extends GameState, Setup, E extends GameEvent>(views: Views<S, Setup, E>): void {
  const { play, anyStart, anySecretStart, amounts, indistinguishable, shows = () => false } = views;
  const { game, matchOf, reached, step } = play;
  const runs = (amount: Amount) => ({ numRuns: amount.runs, endOnFailure: true });
  const leaving = (match: Match<S, Setup, E>, seat: Seat | null, state = match.state) =>
    leavingFor(views, match, seat, state);

  describe('what a seat gets', () => {
    test('does not depend on what it can’t see', () => {
      fc.assert(
        fc.property(anyStart, fc.nat(amounts.hidden.answers), fc.string(), (start, answers, seed) => {
          const { match } = reached(start, answers, { log: true });
          const rng = rngFromSeed(seed);
          for (const seat of anybody(match)) {
            const other = indistinguishable(match, seat, rng);
            expect(leaving(match, seat, other)).toBe(leaving(match, seat));
          }
        }),
        runs(amounts.hidden),
      );
    });

    test('is the same in every state that is guessed for it, and the guess is possible', () => {
      fc.assert(
        fc.property(anyStart, fc.nat(amounts.guessed.answers), fc.string(), (start, answers, seed) => {
          const { match } = reached(start, answers, { log: true });
          for (const seat of seatsOf(match)) {
            const decision = match.decisionFor(seat);
            if (decision !== null && shows(decision)) continue;
            const guessed = game.copy(match.state);
            game.guess(guessed, match.state, seat, rngFromSeed(seed));
            expect(leaving(match, seat, guessed)).toBe(leaving(match, seat));
            expect(game.invariants(guessed)).toEqual([]);
            views.expectPossible?.(guessed, match.state, seat);
          }
        }),
        runs(amounts.guessed),
      );
    });

    test('does not change when another seat answers in secret', () => {
      let asked = 0;
      fc.assert(
        fc.property(anySecretStart, (start) => {
          const match = matchOf(start, { log: true });
          const rng = rngFromSeed(start.answers);
          for (let n = 0; n < amounts.secret.answers; n++) {
            const open = match.decisions;
            const before = open.length < 2 ? [] : open.map(({ seat }) => leaving(match, seat));
            const spectator = open.length < 2 ? '' : leaving(match, null);
            if (!step(match, rng)) break;
            if (open.length < 2 || match.decisions.length !== open.length - 1) continue;
            asked++;
            expect(leaving(match, null)).toBe(spectator);
            for (const [i, { seat }] of open.entries()) {
              if (match.decisionFor(seat) !== null) expect(leaving(match, seat)).toBe(before[i]);
            }
          }
        }),
        runs(amounts.secret),
      );
      expect(asked).toBeGreaterThan(0);
    });

    test('has no trace of the seed or the generator', () => {
      fc.assert(
        fc.property(anyStart, fc.nat(amounts.seed.answers), (start, answers) => {
          const { match } = reached({ ...start, seed: SEED }, answers, { log: true });
          for (const seat of anybody(match)) {
            const text = leaving(match, seat);
            expect(text).not.toContain(SEED);
            expect(text).not.toMatch(/"(rng|seed)":|"deck":\s*[[{]/);
            for (const word of match.state.rng)
              if (Math.abs(word) > 100_000) expect(text).not.toContain(String(Math.abs(word)));
          }
        }),
        runs(amounts.seed),
      );
    });
  });
}

/** Everything that leaves the game for a seat if the match stood at this state, as one text. */
function leavingFor<S extends GameState, Setup, E extends GameEvent>(
  views: Views<S, Setup, E>,
  match: Match<S, Setup, E>,
  seat: Seat | null,
  state: S,
): string {
  const { names = () => [], isLogged = () => () => true } = views;
  const { game } = views.play;
  const decision = seat === null ? null : match.decisionFor(seat);
  const events = match.eventsFor(seat);
  const words = game.words('en');
  return JSON.stringify(
    {
      view: game.view(state, seat),
      drawn: LANGUAGES.map((language) => game.draw(state, seat, language)),
      described: names(state).map((name) => game.describe(state, seat, name, 'en')),
      events,
      log: events
        .slice(-LATEST)
        .filter(isLogged(state, seat))
        .map((event) => words.event(state, event)),
      question: decision === null ? null : questionAs(views, state, decision),
    },
    null,
    1,
  );
}

/** A question in words, what else was thought of and why it is not offered. */
function questionAs<S extends GameState, Setup, E extends GameEvent>(
  { play: { game }, mostOptions, worksOut }: Views<S, Setup, E>,
  state: S,
  decision: Decision,
): unknown {
  const { kind, min, max, ordered, about } = decision;
  const options = decision.options.slice(0, mostOptions);
  const refused = game.whyNot(state, decision).slice(0, mostOptions);
  return {
    kind,
    min,
    max,
    ordered,
    about,
    words: LANGUAGES.map((language) => {
      const words = game.words(language);
      return [
        words.prompt(state, decision),
        ...options.map((option) => words.option(state, decision, option)),
        ...refused.map(({ key, refusal }) => `${key} ${words.refusal(state, refusal)}`),
      ];
    }),
    keys: decision.options.map(({ key }) => key),
    ranks: options.map((option) => game.rank(state, decision, option)),
    drawn: game.drawDecision?.(state, decision, 'en') ?? null,
    workedOut: worksOut?.(state, decision) ?? null,
  };
}
