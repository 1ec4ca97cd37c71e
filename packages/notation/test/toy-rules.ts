/**
 * The toy game "Sprint": its rules. Whoever first stands on the goal wins; a die or a card from the hand moves forward, and
 * a card "trip" spoils another's roll.
 */
import {
  ask,
  chooseTogether,
  nextBelow,
  openWindow,
  PASS,
  refuse,
  shuffle,
  type Decision,
  type GameEvent,
  type Option,
  type Refused,
  type Rng,
  type RuleId,
  type Script,
  type Seat,
  type TableIO,
  type Verdict,
} from '@muster/engine';
import type { Card, Runner, ToyState } from './toy-state.ts';

export interface ToyEvent extends GameEvent {
  readonly type: 'rolled' | 'moved' | 'played' | 'tripped' | 'discarded' | 'drew' | 'rested' | 'gaveUp';
  readonly seat: Seat;
  readonly amount?: number;
  readonly cards?: readonly Card[];
}

export const TITLES: Readonly<Record<RuleId, string>> = {
  'SP-1.1': 'Who first stands on the goal wins',
  'SP-1.2': 'The goal is field 10, in the long race field 20',
  'SP-2.1': 'Seats move in turn',
  'SP-2.2': 'A card that leads beyond the goal can not be played',
  'SP-2.3': 'Who rolled a 6 is tired and can not roll in the next turn',
  'SP-2.4': 'A roll that leads beyond the goal leads to the goal',
  'SP-3.1': 'After a roll each other seat may play a trip: the roll is lost',
  'SP-3.2': 'A trip is no move',
  'SP-4.1': 'Before the race all exchange up to two cards at the same time',
  'SP-5.1': 'Who gives up runs no more; the last one running wins',
};

export function* play(state: ToyState, io: TableIO<ToyEvent>): Script {
  io.checkpoint();
  if (state.phase === 'discard') {
    yield* exchangeCards(state, io);
    state.phase = 'race';
  }
  while (state.outcome === null) {
    io.checkpoint();
    if (!runner(state, state.active).out) yield* move(state, io, state.active);
    const next = (state.active + 1) % state.runners.length;
    if (next === 0) state.turn++;
    state.active = next; // SP-2.1
    if (state.outcome === null && state.turn > state.turnLimit) state.outcome = { winners: [], reason: 'turn limit' };
  }
}

/** SP-4.1 */
function* exchangeCards(state: ToyState, io: TableIO<ToyEvent>): Script {
  const decisions = state.runners.map(({ hand }, seat): Decision => {
    return { seat, kind: 'exchange', options: hand.map((_, i) => ({ key: `drop:${i}` })), min: 0, max: 2 };
  });
  const picks = yield* chooseTogether(decisions);
  for (const [seat, { hand, deck, used }] of state.runners.entries()) {
    const positions = (picks[seat] ?? []).map(({ key }) => cardPosition(key));
    const dropped = hand.filter((_, i) => positions.includes(i));
    if (dropped.length === 0) continue;
    for (const position of positions.toSorted((a, b) => b - a)) hand.splice(position, 1);
    const drawn = deck.splice(0, dropped.length);
    used.push(...dropped);
    hand.push(...drawn);
    io.emit({ type: 'discarded', seat, cards: dropped, rules: ['SP-4.1'] });
    io.emit({ type: 'drew', seat, amount: drawn.length, cards: drawn, rules: ['SP-4.1'] });
  }
}

function* move(state: ToyState, io: TableIO<ToyEvent>, seat: Seat): Script {
  const me = runner(state, seat);
  const picked = yield* ask({ seat, kind: 'move', options: [...moves(state, seat), { key: PASS }] });
  const wasTired = me.tired;
  me.tired = false;
  if (picked.key === 'roll') {
    const face = io.dice.roll(state.rng, 6);
    io.emit({ type: 'rolled', seat, amount: face });
    if (face === 6) me.tired = true; // SP-2.3
    if (yield* isTripped(state, io, seat)) return;
    advance(state, io, seat, Math.min(face, state.goal - me.place)); // SP-2.4
  } else if (picked.key === PASS) {
    io.emit({ type: 'rested', seat, ...(wasTired && { rules: ['SP-2.3'] }) });
  } else {
    const card = takeCard(me, picked.key);
    io.emit({ type: 'played', seat, cards: [card] });
    advance(state, io, seat, stride(card));
  }
}

/** SP-3.1 */
function* isTripped(state: ToyState, io: TableIO<ToyEvent>, victim: Seat): Script<boolean> {
  let tripped = false;
  const others = state.runners.map((_, i) => (victim + 1 + i) % state.runners.length).filter((seat) => seat !== victim);
  yield* openWindow({
    kind: 'trip',
    order: others,
    options: (seat) => (tripped || runner(state, seat).out ? [] : tripCards(runner(state, seat))),
    alwaysAsked: () => false,
    *play(seat, option) {
      takeCard(runner(state, seat), option.key);
      io.emit({ type: 'tripped', seat, rules: ['SP-3.1'] });
      tripped = true;
    },
  });
  return tripped;
}

function advance(state: ToyState, io: TableIO<ToyEvent>, seat: Seat, fields: number): void {
  const me = runner(state, seat);
  me.place += fields;
  io.emit({ type: 'moved', seat, amount: me.place });
  if (me.place === state.goal) state.outcome = { winners: [seat], reason: 'goal' }; // SP-1.1
}

/** SP-5.1 */
export function concede(state: ToyState, seat: Seat, io: TableIO<ToyEvent>): void {
  runner(state, seat).out = true;
  io.emit({ type: 'gaveUp', seat });
  const running = state.runners.flatMap(({ out }, i) => (out ? [] : [i]));
  if (running.length <= 1) state.outcome = { winners: running, reason: 'given up' };
}

// ---- what may be done, and why not ----

function candidates(state: ToyState, seat: Seat): readonly Option[] {
  return [{ key: 'roll' }, ...runner(state, seat).hand.map((_, i) => ({ key: `play:${i}` }))];
}

function moves(state: ToyState, seat: Seat): readonly Option[] {
  return candidates(state, seat).filter(({ key }) => mayMove(state, seat, key) === null);
}

function mayMove(state: ToyState, seat: Seat, key: string): Verdict {
  const me = runner(state, seat);
  if (key === 'roll') return me.tired ? refuse('SP-2.3', 'tired') : null;
  const card = me.hand[cardPosition(key)] ?? 'trip';
  if (card === 'trip') return refuse('SP-3.2', 'no-move');
  if (me.place + stride(card) > state.goal) return refuse('SP-2.2', 'beyond', { fields: state.goal - me.place });
  return null;
}

export function whyNot(state: ToyState, decision: Decision): readonly Refused[] {
  if (decision.kind !== 'move') return [];
  return candidates(state, decision.seat).flatMap(({ key }) => {
    const refusal = mayMove(state, decision.seat, key);
    return refusal === null ? [] : [{ key, refusal }];
  });
}

function tripCards({ hand }: Runner): readonly Option[] {
  return hand.flatMap((card, i) => (card === 'trip' ? [{ key: `play:${i}` }] : []));
}

function takeCard(me: Runner, key: string): Card {
  const card = me.hand.splice(cardPosition(key), 1)[0];
  if (card === undefined) throw new Error(`no card ${key}`);
  me.used.push(card);
  return card;
}

function runner(state: ToyState, seat: Seat): Runner {
  const found = state.runners[seat];
  if (found === undefined) throw new Error(`no seat ${seat}`);
  return found;
}

export function cardPosition(key: string): number {
  return Number(key.split(':')[1]);
}

function stride(card: Card): number {
  return card === 'trip' ? 0 : Number(card.split(' ')[1]);
}

// ---- what others can't see ----

/** The hands of the others and all decks are hidden: they are dealt anew from the same cards. */
export function guess(state: ToyState, seat: Seat, rng: Rng): void {
  for (const [i, one] of state.runners.entries()) {
    const hidden = i === seat ? one.deck : [...one.hand, ...one.deck];
    shuffle(rng, hidden);
    if (i !== seat) {
      const count = one.hand.length;
      one.hand = hidden.slice(0, count);
      one.deck = hidden.slice(count);
    }
  }
  nextBelow(rng, 2);
}
