/**
 * Whose turn it is and whose it will be: what order markers on cards are worth.
 */
import type { Seat } from '@muster/engine';
import { cardMatches } from '../abilities/filter.ts';
import { cardOf, faceOf, recordOf } from '../table.ts';
import type { Card, MarkerFace, Stage, Turn } from '../state.ts';
import { bestProspect, isPartner, worthOfFigure, type Outlook, type Unit } from './outlook.ts';

/** Earlier turns are surer to come. */
const MARKER: Readonly<Record<MarkerFace, number>> = { '1': 0.5, '2': 0.45, '3': 0.4, '4': 0.35, X: 0 };
/** A second turn of the same card in a round: it may be dead by then, and has less to go for. */
const AGAIN = 0.9;
/** An X where no number lies keeps others guessing. */
const BLUFF = 0.5;
/** A turn that is being taken, as a part of the card's points. */
const RUNNING = 0.1;
/** Figures that are not on the battlefield yet, and points not spent. */
const RESERVE = 0.6;
const UNSPENT = 0.5;
/** Two cards that bond. */
const BOND = 0.06;

const BEFORE_ATTACKS_END: ReadonlySet<Stage> = new Set<Stage>([
  'reveal',
  'before',
  'before-moving',
  'move',
  'after-moving',
  'attack',
]);

function isRunning(turn: Turn): boolean {
  return !turn.over && BEFORE_ATTACKS_END.has(turn.stage);
}

/** Whether the figure may yet attack in the turn being taken. */
export function mayStillAttack({ g }: Outlook, { figure, card }: Unit): boolean {
  const turn = g.state.turns.at(-1);
  if (turn === undefined || turn.card !== card.id || !isRunning(turn) || turn.attacked.includes(figure.id))
    return false;
  return turn.acting.includes(figure.id) || turn.acting.length < Math.max(turn.movers, turn.attackers);
}

const activities = new WeakMap<Outlook, Map<number, number>>();

/** What a turn with the card would bring: the best its figures can hope for, as many as may act. */
export function activityOf(o: Outlook, card: Card): number {
  let known = activities.get(o);
  if (known === undefined) activities.set(o, (known = new Map()));
  let value = known.get(card.id);
  if (value === undefined) known.set(card.id, (value = workOut(o, card)));
  return value;
}

function workOut(o: Outlook, card: Card): number {
  const mine = isPartner(o.g.state, o.seat, card.controller);
  const record = recordOf(o.g, card);
  const targets = mine ? o.foes : o.mine;
  const hopes: number[] = [];
  for (const unit of mine ? o.mine : o.foes) {
    if (unit.card === card) hopes.push(bestProspect(o, unit, unit.space, targets) + 0.01 * unit.worth);
  }
  hopes.sort((a, b) => b - a);
  const acting = faceOf(o.g, card).acting?.part.attack ?? record.figures;
  let sum = 0;
  for (const hope of hopes.slice(0, acting)) sum += hope;
  // A turn of a card that bonds is a turn of two.
  return sum * (1 + 0.25 * bondsOf(o, card));
}

/** 1 if the card bonds with another of its side. */
function bondsOf({ g }: Outlook, card: Card): number {
  const [owner] = card.figures;
  const { bonds } = faceOf(g, card);
  if (owner === undefined || bonds.length === 0 || card.negated) return 0;
  const bonded = g.state.cards.some(
    (other) =>
      other !== card &&
      other.controller === card.controller &&
      bonds.some(({ part }) => cardMatches(g, other, part.with, owner)),
  );
  return bonded ? 1 : 0;
}

/** What the seat's hidden markers promise. */
export function markerValue(o: Outlook): number {
  const markers = o.g.state.players[o.seat]?.markers ?? [];
  const turns = new Map<number, number>();
  let value = 0;
  for (const marker of markers) {
    const card = o.g.state.cards[marker.card];
    if (marker.revealed || marker.lost || marker.used || card === undefined) continue;
    const before = turns.get(card.id) ?? 0;
    if (marker.face === 'X') {
      if (before === 0) value += BLUFF;
      continue;
    }
    value += MARKER[marker.face] * activityOf(o, card) * AGAIN ** before;
    turns.set(card.id, before + 1);
  }
  return value;
}

/** Turns that are being taken, bonus turns among them. */
export function turnsValue(o: Outlook): number {
  let value = 0;
  for (const turn of o.g.state.turns) {
    if (!isRunning(turn)) continue;
    const points = RUNNING * recordOf(o.g, cardOf(o.g, turn.card)).points;
    value += isPartner(o.g.state, o.seat, turn.seat) ? points : -points;
  }
  return value;
}

/** Figures still to come, and while armies are chosen what may still be chosen. */
export function reserveValue(o: Outlook): number {
  const { state } = o.g;
  let value = 0;
  for (const figure of state.figures) {
    if (figure.fate !== 'reserve') continue;
    const card = cardOf(o.g, figure.card);
    const worth = RESERVE * worthOfFigure(recordOf(o.g, card));
    value += isPartner(state, o.seat, card.controller) ? worth : -worth;
  }
  if (state.phase !== 'draft') return value;
  return value + unspent(o, o.seat) + bonding(o);
}

function unspent({ g }: Outlook, seat: Seat): number {
  const player = g.state.players[seat];
  return player === undefined || player.complete ? 0 : UNSPENT * (g.state.map.scenario.pointLimit - player.spent);
}

function bonding(o: Outlook): number {
  let value = 0;
  for (const card of o.g.state.cards) {
    if (card.controller === o.seat && bondsOf(o, card) > 0) value += BOND * recordOf(o.g, card).points;
  }
  return value;
}
