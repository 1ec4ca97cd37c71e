/**
 * The rules of Skirmish as scripts.
 */
import {
  choose,
  chooseSome,
  chooseTogether,
  explain,
  openWindow,
  PASS,
  total,
  type Contributions,
  type Option,
  type Script,
  type Seat,
  type TableIO,
} from '@muster/engine';
import { cardOption, kindOf, STANCES, type CardOption, type ToyEvent, type ToyState } from './toy-state.ts';

type IO = TableIO<ToyEvent>;

/** One attack while it is resolved. */
interface Attack {
  readonly attacker: Seat;
  readonly target: Seat;
  /** What was played for it: the amount and the card. */
  readonly boosts: { readonly amount: number; readonly card: number }[];
}

export function* playToy(g: ToyState, io: IO): Script {
  while (g.ended === null) {
    io.checkpoint();
    if (g.phase === 'bid') yield* bid(g, io);
    else if (g.phase === 'stance') yield* takeStance(g);
    else yield* nextTurn(g, io);
  }
}

/** Everybody offers up to two cards in secret; who offers the highest numbers moves first. */
function* bid(g: ToyState, io: IO): Script {
  const seats = seatsIn(g);
  const bids = yield* chooseTogether(
    seats.map((seat) => ({ seat, kind: 'bid', options: handOf(g, seat).map(cardOption), min: 0, max: 2 })),
  );
  const worth = new Map<Seat, number>();
  for (const [i, seat] of seats.entries()) {
    const cards = (bids[i] ?? []).map((option) => option.card);
    for (const card of cards) discard(g, seat, card);
    worth.set(
      seat,
      cards.reduce((sum, card) => sum + card, 0),
    );
    io.emit({ type: 'bid', seat, cards });
  }
  g.order = seatsIn(g).sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0) || a - b);
  g.phase = 'stance';
}

/** A stance stays hidden until its seat fights. */
function* takeStance(g: ToyState): Script {
  const seats = seatsIn(g);
  const options = STANCES.map((stance) => ({ key: stance, stance }));
  const picked = yield* chooseTogether(seats.map((seat) => ({ seat, kind: 'stance', options, min: 1, max: 1 })));
  for (const [i, seat] of seats.entries()) {
    g.stances[seat] = picked[i]?.[0]?.stance ?? 'guard';
    g.shown[seat] = false;
  }
  g.phase = 'turns';
}

function* nextTurn(g: ToyState, io: IO): Script {
  const seat = g.order.shift();
  if (seat === undefined) {
    g.round++;
    g.phase = 'bid';
    if (g.round > g.rounds) endByLife(g);
  } else if (g.out[seat] !== true) {
    io.emit({ type: 'turn', seat });
    yield* turn(g, io, seat);
  }
}

function* turn(g: ToyState, io: IO, seat: Seat): Script {
  const options: Option[] = seatsIn(g)
    .filter((other) => other !== seat)
    .map((other) => ({ key: `attack:${other}` }));
  if (g.deck.length > 0) options.push({ key: 'draw' });
  for (const card of handOf(g, seat)) {
    const kind = kindOf(card);
    if (kind === 'herb' || (kind === 'scout' && g.deck.length > 0)) options.push(cardOption(card));
  }
  options.push({ key: PASS });
  const { key } = yield* choose({ seat, kind: 'turn', options });
  if (key === 'draw') yield* draw(g, io, seat);
  else if (key.startsWith('attack:')) {
    yield* attack(g, io, { attacker: seat, target: Number(key.slice('attack:'.length)), boosts: [] });
  } else if (key !== PASS) {
    const card = Number(key.slice('card:'.length));
    play(g, io, seat, card);
    if (kindOf(card) === 'herb') g.life[seat] = lifeOf(g, seat) + 1;
    else yield* scout(g, io, seat);
  }
}

function* draw(g: ToyState, io: IO, seat: Seat): Script {
  const card = g.deck.shift();
  if (card === undefined) return;
  handOf(g, seat).push(card);
  io.emit({ type: 'drew', seat, card });
  const [tooMany] = yield* chooseSome({
    seat,
    kind: 'discard',
    options: handOf(g, seat).length > 4 ? handOf(g, seat).map(cardOption) : [],
    min: 1,
    max: 1,
  });
  if (tooMany !== undefined) discard(g, seat, tooMany.card);
}

/** Three cards on top of the deck, put back in any order. */
function* scout(g: ToyState, io: IO, seat: Seat): Script {
  const count = Math.min(3, g.deck.length);
  g.peek = { seat, count };
  io.emit({ type: 'scouted', seat });
  const options = g.deck.slice(0, count).map(cardOption);
  const arranged = yield* chooseSome({ seat, kind: 'arrange', options, min: 3, max: 3, ordered: true });
  g.deck.splice(0, count, ...arranged.map((option) => option.card));
  g.peek = null;
}

function* attack(g: ToyState, io: IO, fight: Attack): Script {
  g.shown[fight.attacker] = true;
  g.shown[fight.target] = true;
  yield* strike(g, io, fight);
  // A charge strikes twice.
  const standing = g.out[fight.attacker] !== true && g.out[fight.target] !== true;
  if (g.stances[fight.attacker] === 'charge' && standing) {
    yield* strike(g, io, { ...fight, boosts: [] });
  }
}

function* strike(g: ToyState, io: IO, fight: Attack): Script {
  yield* openWindow<CardOption>({
    kind: 'react',
    order: [fight.attacker, fight.target],
    options: (seat) => {
      const wanted = seat === fight.attacker ? 'sword' : 'shield';
      if (g.out[fight.attacker] === true) return [];
      return handOf(g, seat)
        .filter((card) => kindOf(card) === wanted)
        .map(cardOption);
    },
    alwaysAsked: (seat) => g.alwaysAsked[seat] === true && g.out[fight.attacker] !== true,
    play: (seat, { card }) => boost(g, io, fight, seat, card),
    about: [fight.target],
  });
  // Who swung too hard falls before the blow.
  if (g.out[fight.attacker] === true) return;
  const face = io.dice.roll(g.rng, 6);
  const parts = strength(g, fight, face);
  io.emit({ type: 'rolled', seat: fight.attacker, face, total: total(parts), rules: ['SK-2'] });
  const harm = explain(parts).value - io.dice.roll(g.rng, 6);
  if (harm > 0) yield* wound(g, io, fight.target, harm);
}

/** A sword may be swung so hard that it hurts its owner. */
function* boost(g: ToyState, io: IO, fight: Attack, seat: Seat, card: number): Script {
  play(g, io, seat, card);
  if (seat === fight.target) {
    fight.boosts.push({ amount: -2, card });
    return;
  }
  const swing = yield* choose({ seat, kind: 'swing', options: [{ key: 'light' }, { key: 'heavy' }], about: [card] });
  fight.boosts.push({ amount: swing.key === 'heavy' ? 3 : 1, card });
  if (swing.key === 'heavy') hurt(g, io, seat, 1);
}

function strength(g: ToyState, fight: Attack, face: number): Contributions<string> {
  return (contribute) => {
    contribute(face, 'die');
    if (g.stances[fight.attacker] === 'feint') contribute(1, 'feint');
    if (g.stances[fight.target] === 'guard') contribute(-1, 'guard');
    for (const { amount, card } of fight.boosts) contribute(amount, `card ${card}`);
  };
}

/** Cards may be thrown away to soften a wound, one for one. */
function* wound(g: ToyState, io: IO, seat: Seat, harm: number): Script {
  const options = handOf(g, seat).map(cardOption);
  const soaked = yield* chooseSome({ seat, kind: 'soak', options, min: 0, max: Math.min(harm, options.length) });
  for (const { card } of soaked) discard(g, seat, card);
  hurt(g, io, seat, harm - soaked.length);
}

function hurt(g: ToyState, io: IO, seat: Seat, amount: number): void {
  if (amount === 0 || g.out[seat] === true) return;
  g.life[seat] = lifeOf(g, seat) - amount;
  io.emit({ type: 'wounded', seat, amount });
  if (lifeOf(g, seat) <= 0) leave(g, seat, 'last one standing');
}

export function concedeToy(g: ToyState, seat: Seat, io: IO): void {
  io.emit({ type: 'gave-up', seat });
  leave(g, seat, 'the others gave up');
}

function leave(g: ToyState, seat: Seat, reason: string): void {
  g.out[seat] = true;
  const left = seatsIn(g);
  if (left.length <= 1 && g.ended === null) g.ended = { winners: left, reason };
}

function endByLife(g: ToyState): void {
  const left = seatsIn(g);
  const most = Math.max(...left.map((seat) => lifeOf(g, seat)));
  g.ended = { winners: left.filter((seat) => lifeOf(g, seat) === most), reason: 'most life' };
}

function play(g: ToyState, io: IO, seat: Seat, card: number): void {
  discard(g, seat, card);
  io.emit({ type: 'played', seat, card });
}

function discard(g: ToyState, seat: Seat, card: number): void {
  const hand = handOf(g, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new Error(`seat ${seat} doesn't hold card ${card}`);
  hand.splice(at, 1);
  g.discard.push(card);
}

const seatsIn = (g: ToyState): Seat[] => [...g.out.keys()].filter((seat) => g.out[seat] !== true);
const lifeOf = (g: ToyState, seat: Seat): number => g.life[seat] ?? 0;

function handOf(g: ToyState, seat: Seat): number[] {
  const hand = g.hands[seat];
  if (hand === undefined) throw new Error(`there is no seat ${seat}`);
  return hand;
}
