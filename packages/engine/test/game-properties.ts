/**
 * What must be true of random games of every game. A game's tests name what is its own and get these tests.
 */
import {
  asAnswer,
  CONCEDE,
  Match,
  nextBelow,
  recordOf,
  replay,
  rngFromSeed,
  verify,
  type Decision,
  type GameEvent,
  type GameRecord,
  type GameState,
  type MatchOptions,
  type Rng,
  type Seat,
} from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MOST_ANSWERS, seatsOf, watchedAtCopies, type Amount, type RandomPlay, type Start } from './play-at-random.ts';

/** A game, and what must be true of it at every decision. */
export interface Tested<S extends GameState, Setup, E extends GameEvent> {
  readonly play: RandomPlay<S, Setup, E>;
  /** Whether the seat has left the game: then it is asked nothing more. */
  readonly isOut: (state: S, seat: Seat) => boolean;
  /** What only this game promises. */
  readonly check?: (match: Match<S, Setup, E>) => void;
  /** Somebody may be asked to pick nothing from nothing. */
  readonly asksForNothing?: boolean;
}

function check<S extends GameState, Setup, E extends GameEvent>(
  { play, isOut, check: checkOwn, asksForNothing = false }: Tested<S, Setup, E>,
  match: Match<S, Setup, E>,
): void {
  const broken = play.game.invariants(match.state);
  if (broken.length > 0) expect(broken).toEqual([]);
  for (const { kind, options, min, max, seat } of match.decisions) {
    const keys = new Set(options.map(({ key }) => key));
    if (keys.size !== options.length)
      expect.fail(`keys of '${kind}' are not unique: ${options.map(({ key }) => key).join()}`);
    if (!(min <= max && max <= options.length && (max > 0 || asksForNothing)))
      expect.fail(`nobody can pick ${min} to ${max} of ${keys.size} (${kind})`);
    if (isOut(match.state, seat)) expect.fail(`seat ${seat} is out but asked (${kind})`);
  }
  checkOwn?.(match);
}

export interface WholeGames<S extends GameState, Setup, E extends GameEvent> {
  readonly anyStart: fc.Arbitrary<Start>;
  readonly runs: number;
  /** Broken promises of a state from which the game can be resumed: there nothing is half-way. */
  readonly settled?: (state: S) => readonly string[];
  /** What must be true of a game that is over; its events were kept. */
  readonly atEnd?: (match: Match<S, Setup, E>) => void;
}

export function testWholeGames<S extends GameState, Setup, E extends GameEvent>(
  tested: Tested<S, Setup, E>,
  { anyStart, runs, settled, atEnd }: WholeGames<S, Setup, E>,
): void {
  const { game, matchOf, step } = tested.play;
  const watched = watchedAtCopies(game, (state) => {
    const broken = settled?.(state) ?? [];
    if (broken.length > 0) expect(broken).toEqual([]);
  });
  const options: MatchOptions = { checkpoints: settled !== undefined, log: atEnd !== undefined };

  test('end, keep their promises and play the same again', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const match = matchOf(start, options, watched);
        const rng = rngFromSeed(start.answers);
        const sides = game.sides(match.state);
        for (let i = 0; i < MOST_ANSWERS; i++) {
          check(tested, match);
          if (!step(match, rng)) break;
        }
        expect(match.outcome).not.toBeNull();
        expect(match.decisions).toEqual([]);
        expect(sides).toHaveLength(game.seats(match.state));
        expect(game.sides(match.state)).toEqual(sides);
        atEnd?.(match);
        if (nextBelow(rng, 3) === 0) expect(verify(game, recorded(match, start))).toEqual([]);
      }),
      { numRuns: runs, endOnFailure: true },
    );
  });
}

export interface AnyDecision<S extends GameState> {
  readonly anyStart: fc.Arbitrary<Start>;
  /** Games that go on when somebody gives up, as far as the game has them. */
  readonly anyLargeStart: fc.Arbitrary<Start>;
  /** Words that look like keys. */
  readonly likeKeys: readonly fc.Arbitrary<string>[];
  readonly amounts: Readonly<Record<'copy' | 'imagine' | 'refuse' | 'record' | 'giveUp' | 'undo', Amount>>;
  /** What nobody, or not everybody, sees and saw in the state `before` the answer: one that can be taken back has not changed it. */
  readonly closed: (state: S, before: S) => unknown;
  /** Cards everybody has before their eyes: an answer that can be taken back has shown nobody a new one. */
  readonly open?: (state: S) => ReadonlySet<number>;
  /** Whether who is asked never depends on what others can't see: a seat that is asked nothing then imagines being asked nothing. */
  readonly asksOpenly?: (state: S) => boolean;
  /** The others of a team that wins together, even with those of it who gave up. */
  readonly partners?: (state: S, seat: Seat) => readonly Seat[];
}

export function testAnyDecision<S extends GameState, Setup, E extends GameEvent>(
  tested: Tested<S, Setup, E>,
  {
    anyStart,
    anyLargeStart,
    likeKeys,
    amounts,
    closed,
    open,
    asksOpenly = () => false,
    partners = () => [],
  }: AnyDecision<S>,
): void {
  const { isOut, play } = tested;
  const { game, reached, step, playOn } = play;
  const numRuns = ({ runs }: Amount) => ({ numRuns: runs, endOnFailure: true });

  describe('at any decision', () => {
    test('a copy has the same future, and every option may be picked', () => {
      fc.assert(
        fc.property(anyStart, fc.nat(amounts.copy.answers), (start, answers) => {
          const { match, rng } = reached(start, answers, { checkpoints: true });
          const before = match.hash;
          const fork = match.fork({ checkpoints: true });
          expect(fork.hash).toBe(before);
          expect(plain(fork.decisions)).toEqual(plain(match.decisions));
          tryEveryOption(tested, match, rng);
          const sameRng: Rng = [...rng];
          playOn(fork, sameRng, 40);
          expect(match.hash).toBe(before);
          playOn(match, rng, 40);
          expect(fork.hash).toBe(match.hash);
          expect(match.fork().hash).toBe(match.hash);
        }),
        numRuns(amounts.copy),
      );
    });

    test('a seat can imagine how it goes on, and nothing changes by it', () => {
      fc.assert(
        fc.property(anyStart, fc.nat(amounts.imagine.answers), fc.nat(5), fc.string(), (start, answers, n, seed) => {
          const { match, rng } = reached(start, answers, { checkpoints: true });
          const before = match.hash;
          const seat = n % game.seats(match.state);
          const imagined = match.imagine(seat, seed);
          // While another player is asked about cards the seat can't see, the game it imagines may have gone on.
          const asked = match.decisionFor(seat);
          if (imagined.outcome === null && (asked !== null || asksOpenly(match.state)))
            expect(imagined.decisionFor(seat)?.kind).toBe(asked?.kind);
          for (let i = 0; i < 40; i++) {
            check(tested, imagined);
            if (!step(imagined, rng)) break;
          }
          expect(match.hash).toBe(before);
        }),
        numRuns(amounts.imagine),
      );
    });

    test('what is not in the list is refused and changes nothing', () => {
      const nonsense = fc.array(anyNonsense(likeKeys), { minLength: 5, maxLength: 15 });
      fc.assert(
        fc.property(anyStart, fc.nat(amounts.refuse.answers), nonsense, (start, answers, words) => {
          const { match } = reached(start, answers);
          const [before, given, decisions] = [match.hash, match.answers.length, match.decisions];
          for (const seat of [-1, ...seatsOf(match), game.seats(match.state)]) {
            const decision = match.decisionFor(seat);
            for (const word of words) {
              if (word === CONCEDE || decision?.options.some(({ key }) => key === word) === true) continue;
              expect(match.answer(seat, word)).not.toBeNull();
              expect(match.answer(seat, [word])).not.toBeNull();
              if (decision !== null) expect(match.answer(seat, spoiled(decision, word))).not.toBeNull();
            }
            if (decision === null) continue;
            expect(match.answer(seat, tooMany(decision))).not.toBeNull();
            if (decision.min > 0) expect(match.answer(seat, [])).not.toBeNull();
          }
          expect(match.hash).toBe(before);
          expect(match.answers.length).toBe(given);
          expect(match.decisions).toEqual(decisions);
        }),
        numRuns(amounts.refuse),
      );
    });

    test('a record of a game that is not over gives the same state and questions', () => {
      fc.assert(
        fc.property(anyStart, fc.nat(amounts.record.answers), (start, answers) => {
          const { match } = reached(start, answers);
          const again = replay(game, recorded(match, start));
          expect(again.ok && again.value.hash).toBe(match.hash);
          expect(again.ok && plain(again.value.decisions)).toEqual(plain(match.decisions));
        }),
        numRuns(amounts.record),
      );
    });

    test('a seat that gives up is out, and the game goes on for the others', () => {
      fc.assert(
        fc.property(anyLargeStart, fc.nat(amounts.giveUp.answers), fc.nat(5), (start, answers, n) => {
          const { match, rng } = reached(start, answers, { checkpoints: true, log: true });
          const seat = n % game.seats(match.state);
          const refusal = match.answer(seat, CONCEDE);
          if (refusal !== null) expect(refusal.reason).toBe('game-over');
          expect(match.fork().hash).toBe(match.hash);
          expectSameSight(match);
          for (let i = 0; i < 150 && step(match, rng); i++) {
            check(tested, match);
            expectSameSight(match);
            expect(match.decisions.map((decision) => decision.seat)).not.toContain(seat);
          }
          if (refusal !== null) return;
          const { outcome, state } = match;
          if (outcome === null) expect(isOut(state, seat)).toBe(true);
          else if (!partners(state, seat).some((one) => outcome.winners.includes(one) && !isOut(state, one)))
            expect(outcome.winners).not.toContain(seat);
        }),
        numRuns(amounts.giveUp),
      );
    });

    test('nothing random or hidden lies between an answer and its being taken back', () => {
      let taken = 0;
      fc.assert(
        fc.property(anyStart, fc.nat(amounts.undo.answers), (start, answers) => {
          const { match, rng } = reached(start, answers, { log: true });
          for (let i = 0; i < 25 && step(match, rng); i++) {
            for (const seat of seatsOf(match)) {
              const keep = match.undoPoint(seat);
              if (keep === null) continue;
              taken++;
              const back = replay(game, recorded(match, start), { upTo: keep });
              if (!back.ok) throw new Error(JSON.stringify(back.problems));
              expect(back.value.decisionFor(seat)).not.toBeNull();
              expect(back.value.state.rng).toEqual(match.state.rng);
              const before = back.value.state;
              expect(closed(match.state, before)).toEqual(closed(before, before));
              const seen = open?.(before);
              expect([...(open?.(match.state) ?? [])].filter((card) => seen?.has(card) !== true)).toEqual([]);
            }
          }
        }),
        numRuns(amounts.undo),
      );
      expect(taken).toBeGreaterThan(2 * amounts.undo.runs);
    });
  });
}

/** What is shown of a state follows from the state alone, not from what those who play it have worked out from it before. */
function expectSameSight<S extends GameState, Setup, E extends GameEvent>({ game, state }: Match<S, Setup, E>): void {
  const [shown, anew] = [game.view(state, 'all'), game.view(game.copy(state), 'all')];
  if (JSON.stringify(shown) !== JSON.stringify(anew)) expect(shown).toEqual(anew);
}

/** The state of a match, played on by somebody who sits down anew, offers the same. To be asked where nothing is half-way. */
export function expectSameAnew<S extends GameState, Setup, E extends GameEvent>(
  { game, playOn }: RandomPlay<S, Setup, E>,
  match: Match<S, Setup, E>,
): void {
  const anew = new Match(game, game.copy(match.state));
  for (let i = 0; i < 60 && match.outcome === null; i++) {
    expect(plain(anew.decisions)).toEqual(plain(match.decisions));
    playOn(anew, rngFromSeed(`same ${i}`), 1);
    playOn(match, rngFromSeed(`same ${i}`), 1);
  }
  expect(anew.hash).toBe(match.hash);
}

/** A record as it comes back from a file. */
function recorded<S extends GameState, Setup, E extends GameEvent>(
  match: Match<S, Setup, E>,
  { setup, seed }: Start,
): GameRecord {
  return JSON.parse(JSON.stringify(recordOf<S, unknown, E>(match, setup, seed)));
}

/** Words such as `attack:17`. */
export function numbered(...verbs: readonly string[]): fc.Arbitrary<string> {
  return fc.tuple(fc.constantFrom(...verbs), fc.nat(400)).map(([verb, id]) => `${verb}:${id}`);
}

/** Words that look like keys, and words that don't. */
function anyNonsense(likeKeys: readonly fc.Arbitrary<string>[]): fc.Arbitrary<string> {
  const known = fc.constantFrom('', 'pass', 'yes', 'stop', 'use', 'end', '__proto__', 'toString', '0');
  return fc.oneof(fc.string({ maxLength: 12 }), ...likeKeys, known);
}

/** A right answer with one wrong word in it. */
function spoiled(decision: Decision, word: string): readonly string[] {
  const keys = decision.options.slice(0, decision.max).map((option) => option.key);
  return [...keys.slice(1), word];
}

function tooMany(decision: Decision): readonly string[] {
  const keys = decision.options.slice(0, decision.max).map((option) => option.key);
  return [...keys, keys[0] ?? ''];
}

/** Some of them, where there are many. */
function tryEveryOption<S extends GameState, Setup, E extends GameEvent>(
  tested: Tested<S, Setup, E>,
  match: Match<S, Setup, E>,
  rng: Rng,
): void {
  for (const decision of match.decisions) {
    const first = nextBelow(rng, Math.max(1, decision.options.length));
    for (let i = 0; i < Math.min(6, decision.options.length); i++) {
      const option = decision.options[(first + i) % decision.options.length];
      if (option === undefined) continue;
      const others = decision.options.filter((one) => one !== option).slice(0, Math.max(0, decision.min - 1));
      const fork = match.fork();
      const keys = [option, ...others].map(({ key }) => key);
      expect(fork.answer(decision.seat, asAnswer(decision, keys))).toBeNull();
      check(tested, fork);
    }
  }
}

/** Decisions without what only the rules use: an option may hold what it does, and no two functions are the same. */
function plain(decisions: readonly Decision[]): unknown {
  return decisions.map(({ options, ...decision }) => ({ ...decision, keys: options.map(({ key }) => key) }));
}
