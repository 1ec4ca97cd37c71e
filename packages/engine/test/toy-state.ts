/**
 * Skirmish, a small game made for tests: cards in hidden hands, secret bids and stances, attacks with dice and reactions.
 * It uses every way in which the kernel can ask, and nothing else.
 */
import {
  nextBelow,
  rngFromSeed,
  shuffle,
  type Decision,
  type GameEvent,
  type GameState,
  type Option,
  type Rng,
  type Seat,
} from '@muster/engine';

export const STANCES = ['guard', 'charge', 'feint'] as const;
export type Stance = (typeof STANCES)[number];

/** What a card does goes by its number. */
export const KINDS = ['sword', 'shield', 'herb', 'scout'] as const;
export type Kind = (typeof KINDS)[number];

export interface ToySetup {
  readonly players: number;
  readonly cards: number;
  readonly rounds: number;
  /** Seats that want to be asked at every window. */
  readonly alwaysAsked: readonly Seat[];
  readonly decks: readonly string[];
}

export interface ToyState extends GameState {
  round: number;
  rounds: number;
  phase: 'bid' | 'stance' | 'turns';
  /** Seats still to move this round, the next one first. */
  order: Seat[];
  life: number[];
  out: boolean[];
  hands: number[][];
  /** The top card is the first. */
  deck: number[];
  discard: number[];
  stances: Stance[];
  /** Whose stance the others have seen. */
  shown: boolean[];
  alwaysAsked: boolean[];
  decks: string[];
  /** Who is looking at how many cards on top of the deck: known to that seat although it is in no hand. */
  peek: { seat: Seat; count: number } | null;
  ended: { winners: Seat[]; reason: string } | null;
}

export type ToyEvent =
  | (GameEvent & { readonly type: 'rolled'; readonly seat: Seat; readonly face: number; readonly total: number })
  | (GameEvent & { readonly type: 'drew'; readonly seat: Seat; readonly card: number | null })
  | (GameEvent & { readonly type: 'played'; readonly seat: Seat; readonly card: number })
  | (GameEvent & { readonly type: 'bid'; readonly seat: Seat; readonly cards: readonly number[] })
  | (GameEvent & { readonly type: 'scouted'; readonly seat: Seat })
  | (GameEvent & { readonly type: 'wounded'; readonly seat: Seat; readonly amount: number })
  | (GameEvent & { readonly type: 'turn'; readonly seat: Seat })
  | (GameEvent & { readonly type: 'gave-up'; readonly seat: Seat });

export interface CardOption extends Option {
  readonly card: number;
}

export const cardOption = (card: number): CardOption => ({ key: `card:${card}`, card });

export function kindOf(card: number): Kind {
  return KINDS[card % KINDS.length] ?? 'sword';
}

export function startToy(setup: ToySetup, seed: string): ToyState {
  const rng = rngFromSeed(seed);
  const deck = Array.from({ length: setup.cards }, (_, card) => card);
  shuffle(rng, deck);
  const seats = Array.from({ length: setup.players }, (_, seat) => seat);
  return {
    rng,
    round: 1,
    rounds: setup.rounds,
    phase: 'bid',
    order: [],
    life: seats.map(() => 8),
    out: seats.map(() => false),
    hands: seats.map(() => deck.splice(0, 3)),
    deck,
    discard: [],
    stances: seats.map(() => 'guard' as const),
    shown: seats.map(() => true),
    alwaysAsked: seats.map((seat) => setup.alwaysAsked.includes(seat)),
    decks: [...setup.decks],
    peek: null,
    ended: null,
  };
}

export function copyToy(state: ToyState): ToyState {
  return {
    ...state,
    rng: [...state.rng],
    order: [...state.order],
    life: [...state.life],
    out: [...state.out],
    hands: state.hands.map((hand) => [...hand]),
    deck: [...state.deck],
    discard: [...state.discard],
    stances: [...state.stances],
    shown: [...state.shown],
    alwaysAsked: [...state.alwaysAsked],
    decks: [...state.decks],
    peek: state.peek === null ? null : { ...state.peek },
    ended: state.ended === null ? null : { ...state.ended, winners: [...state.ended.winners] },
  };
}

/** What the seat knows for sure of the cards: its hand, what lies open, and what it is looking at. */
function knownCards(present: ToyState, seat: Seat): ReadonlySet<number> {
  const peeked = present.peek?.seat === seat ? present.deck.slice(0, present.peek.count) : [];
  return new Set([...(present.hands[seat] ?? []), ...present.discard, ...peeked]);
}

export function guessToy(state: ToyState, present: ToyState, seat: Seat, rng: Rng): void {
  const known = knownCards(present, seat);
  const places = [...state.hands, state.deck];
  // In the order of their numbers, so that where they really are leaves no trace in the guess.
  const hidden = places.flatMap((place) => place.filter((card) => !known.has(card))).sort((a, b) => a - b);
  shuffle(rng, hidden);
  for (const place of places) {
    for (const [i, card] of place.entries()) if (!known.has(card)) place[i] = hidden.pop() ?? card;
  }
  for (const other of state.stances.keys()) {
    const guessed = STANCES[nextBelow(rng, STANCES.length)] ?? 'guard';
    if (other !== seat && present.shown[other] !== true) state.stances[other] = guessed;
  }
}

export function viewToy(state: ToyState, seat: Seat | null): Readonly<Record<string, unknown>> {
  return {
    round: state.round,
    phase: state.phase,
    order: [...state.order],
    life: [...state.life],
    out: [...state.out],
    hand: seat === null ? [] : [...(state.hands[seat] ?? [])],
    handSizes: state.hands.map((hand) => hand.length),
    deckSize: state.deck.length,
    discard: [...state.discard],
    stances: state.stances.map((stance, other) => (other === seat || state.shown[other] === true ? stance : null)),
    peek: state.peek !== null && state.peek.seat === seat ? state.deck.slice(0, state.peek.count) : null,
    ended: state.ended,
  };
}

export function invariantsOfToy(state: ToyState): string[] {
  const broken: string[] = [];
  const cards = [...state.hands.flat(), ...state.deck, ...state.discard].sort((a, b) => a - b);
  if (cards.some((card, i) => card !== i)) broken.push(`cards are lost or doubled: ${cards.join(' ')}`);
  if (state.life.some((life, seat) => life < 1 && state.out[seat] !== true))
    broken.push('somebody without life plays on');
  return broken;
}

/** Cards are worth having, hurting others is worth more. */
export function evaluateToy(state: ToyState, seat: Seat): number {
  let value = 0;
  for (const [other, life] of state.life.entries()) {
    const cards = state.hands[other]?.length ?? 0;
    const worth = Math.max(0, life) * 2 + Math.min(cards, 5);
    value += other === seat ? worth * (state.life.length - 1) : -worth;
  }
  return value;
}

export function rankToy(decision: Decision, option: Option): number {
  if (option.key.startsWith('attack:')) return 3;
  if (option.key === 'draw') return 2;
  if (decision.kind === 'react') return option.key === 'pass' ? 0 : 1;
  return 0;
}
