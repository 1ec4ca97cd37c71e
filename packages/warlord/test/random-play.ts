/**
 * Games and answers drawn at random, for the tests that play.
 */
import {
  asAnswer,
  Match,
  nextBelow,
  shuffle,
  type Answer,
  type Decision,
  type MatchOptions,
  type Rng,
} from '@muster/engine';
import { library } from '../src/content/library.ts';
import { EDITIONS, type Edition } from '../src/edition.ts';
import type { WarlordEvent } from '../src/events.ts';
import { warlord } from '../src/index.ts';
import type { Setup } from '../src/new-game.ts';
import type { WarlordState } from '../src/state.ts';

export type WarlordMatch = Match<WarlordState, Setup, WarlordEvent>;

export interface Start {
  readonly setup: Setup;
  readonly seed: string;
}

export const TURN_LIMIT = 200;

/** Every deck is somebody's in turn; the others at the table are drawn at random. */
export function startNumber(n: number, players: number, rng: Rng, more: Partial<Setup> = {}): Start {
  const edition: Edition = EDITIONS[n % EDITIONS.length] ?? 'campaign';
  const all = [...library().decks.values()].filter((deck) => deck.edition === edition).map((deck) => deck.id);
  const decks = [all[Math.floor(n / EDITIONS.length) % all.length] ?? ''];
  while (decks.length < players) decks.push(all[nextBelow(rng, all.length)] ?? '');
  shuffle(rng, decks);
  return { setup: { edition, decks, turnLimit: TURN_LIMIT, ...more }, seed: `game ${n}` };
}

export function matchOf({ setup, seed }: Start, options: MatchOptions = {}): WarlordMatch {
  const checked = warlord.checkSetup(setup);
  if (!checked.ok) throw new Error(JSON.stringify(checked.problems));
  return Match.start(warlord, checked.value, seed, options);
}

export function randomAnswer(rng: Rng, decision: Decision): Answer {
  const keys = decision.options.map((option) => option.key);
  shuffle(rng, keys);
  return asAnswer(decision, keys.slice(0, decision.min + nextBelow(rng, decision.max - decision.min + 1)));
}

/** Answers one open decision, of any seat that is asked; false if nothing is asked. */
export function step(match: WarlordMatch, rng: Rng): boolean {
  const open = match.decisions;
  const decision = open[open.length < 2 ? 0 : nextBelow(rng, open.length)];
  if (decision === undefined) return false;
  const answer = randomAnswer(rng, decision);
  const refusal = match.answer(decision.seat, answer);
  if (refusal !== null) throw new Error(`'${String(answer)}' is listed but refused: ${refusal.reason}`);
  return true;
}

/** Plays at most so many answers. */
export function playOn(match: WarlordMatch, rng: Rng, most = Number.POSITIVE_INFINITY): void {
  for (let i = 0; i < most; i++) if (!step(match, rng)) return;
}
