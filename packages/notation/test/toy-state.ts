/**
 * The toy game "Sprint": its state, setups, decks and positions.
 */
import type { Checked, Outcome, Problem, Rng, Seat } from '@muster/engine';
import { rngFromSeed, shuffle } from '@muster/engine';

export const CARDS = ['step 1', 'step 2', 'step 3', 'trip'] as const;
export type Card = (typeof CARDS)[number];

export const DECKS: Readonly<Record<string, readonly Card[]>> = {
  quick: [...five('step 1'), ...five('step 2'), ...five('step 3')],
  mean: [...five('step 1'), ...five('step 2'), ...five('trip')],
};

const GOALS = { short: 10, long: 20 } as const;
export type Edition = keyof typeof GOALS;
const HAND = 4;

export interface ToySetup {
  readonly edition: Edition;
  readonly decks: readonly string[];
  readonly turnLimit?: number;
}

export interface ToyState {
  rng: Rng;
  edition: Edition;
  goal: number;
  turn: number;
  turnLimit: number;
  active: Seat;
  phase: 'discard' | 'race';
  runners: Runner[];
  outcome: Outcome | null;
}

export interface Runner {
  place: number;
  hand: Card[];
  deck: Card[];
  used: Card[];
  tired: boolean;
  out: boolean;
}

export function start(setup: ToySetup, seed: string): ToyState {
  const rng = rngFromSeed(seed);
  const runners = setup.decks.map((name): Runner => {
    const deck = [...(DECKS[name] ?? [])];
    shuffle(rng, deck);
    return { place: 0, hand: deck.splice(0, HAND), deck, used: [], tired: false, out: false };
  });
  const { edition, turnLimit = 50 } = setup;
  return {
    rng,
    edition,
    goal: GOALS[edition],
    turn: 1,
    turnLimit,
    active: 0,
    phase: 'discard',
    runners,
    outcome: null,
  };
}

export function copy(state: ToyState): ToyState {
  return structuredClone(state);
}

export function checkSetup(data: unknown): Checked<ToySetup> {
  const problems: Problem[] = [];
  const { edition, decks, turnLimit, ...rest } = fieldsOf(data);
  if (edition !== 'short' && edition !== 'long') problems.push({ path: ['edition'], message: 'must be short or long' });
  const names = Array.isArray(decks) ? decks.filter((name): name is string => typeof name === 'string') : [];
  if (names.length < 2 || names.length > 3) problems.push({ path: ['decks'], message: 'must name two or three decks' });
  for (const [i, name] of names.entries()) {
    if (!Object.hasOwn(DECKS, name)) problems.push({ path: ['decks', i], message: `there is no deck '${name}'` });
  }
  if (turnLimit !== undefined && !isCount(turnLimit))
    problems.push({ path: ['turnLimit'], message: 'must be a number' });
  for (const key of Object.keys(rest)) problems.push({ path: [key], message: `unknown key '${key}'` });
  if (problems.length > 0 || (edition !== 'short' && edition !== 'long')) return { ok: false, problems };
  return { ok: true, value: { edition, decks: names, ...(isCount(turnLimit) && { turnLimit }) } };
}

// ---- positions ----

export function writePosition(state: ToyState): unknown {
  const { rng, edition, turn, turnLimit, active, phase, outcome } = state;
  const runners = state.runners.map(({ place, hand, deck, used, tired, out }) => ({
    place,
    hand,
    deck,
    used,
    ...(tired && { tired }),
    ...(out && { out }),
  }));
  return { edition, turn, turnLimit, active, phase, runners, ...(outcome !== null && { outcome }), rng };
}

export function readPosition(data: unknown): Checked<ToyState> {
  const problems: Problem[] = [];
  const fields = fieldsOf(data);
  const known = ['edition', 'turn', 'turnLimit', 'active', 'phase', 'runners', 'outcome', 'rng'];
  for (const key of Object.keys(fields)) {
    if (!known.includes(key)) problems.push({ path: [key], message: `unknown key '${key}'` });
  }
  const edition: Edition = fields['edition'] === 'long' ? 'long' : 'short';
  const list: readonly unknown[] = Array.isArray(fields['runners']) ? fields['runners'] : [];
  if (list.length < 2) problems.push({ path: ['runners'], message: 'must be a list of two or three runners' });
  const runners = list.map((item, seat) => readRunner(item, seat, problems));
  if (problems.length > 0) return { ok: false, problems };
  const outcome = fields['outcome'] as Outcome | undefined;
  const value: ToyState = {
    rng: Array.isArray(fields['rng']) ? (fields['rng'] as Rng) : rngFromSeed('position'),
    edition,
    goal: GOALS[edition],
    turn: isCount(fields['turn']) ? fields['turn'] : 1,
    turnLimit: isCount(fields['turnLimit']) ? fields['turnLimit'] : 50,
    active: isCount(fields['active']) ? fields['active'] : 0,
    phase: fields['phase'] === 'discard' ? 'discard' : 'race',
    runners,
    outcome: outcome ?? null,
  };
  return { ok: true, value };
}

function readRunner(data: unknown, seat: Seat, problems: Problem[]): Runner {
  const fields = fieldsOf(data);
  const cards = (key: string): Card[] => {
    const list: readonly unknown[] = Array.isArray(fields[key]) ? fields[key] : [];
    return list.flatMap((item, i) => {
      const card = CARDS.find((one) => one === item);
      if (card === undefined)
        problems.push({ path: ['runners', seat, key, i], message: `there is no card '${String(item)}'` });
      return card === undefined ? [] : [card];
    });
  };
  if (fields['place'] !== undefined && !isCount(fields['place'])) {
    problems.push({ path: ['runners', seat, 'place'], message: 'must be a number' });
  }
  return {
    place: isCount(fields['place']) ? fields['place'] : 0,
    hand: cards('hand'),
    deck: cards('deck'),
    used: cards('used'),
    tired: fields['tired'] === true,
    out: fields['out'] === true,
  };
}

/** Files of decks, for `muster check`. */
export function checkDeck(data: unknown): readonly Problem[] {
  const { cards } = fieldsOf(data);
  if (!Array.isArray(cards)) return [{ path: ['cards'], message: 'must be a list of cards' }];
  return cards.flatMap((card: unknown, i) =>
    CARDS.some((one) => one === card) ? [] : [{ path: ['cards', i], message: `there is no card '${String(card)}'` }],
  );
}

export function fieldsOf(data: unknown): Readonly<Record<string, unknown>> {
  return typeof data === 'object' && data !== null && !Array.isArray(data) ? (data as Record<string, unknown>) : {};
}

function isCount(data: unknown): data is number {
  return typeof data === 'number' && Number.isInteger(data) && data >= 0;
}

function five(card: Card): readonly Card[] {
  return [card, card, card, card, card];
}
