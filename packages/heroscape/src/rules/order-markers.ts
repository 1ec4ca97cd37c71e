/**
 * Order markers (HS-4.2 to HS-4.6) and the optional rules about them.
 */
import {
  choose,
  chooseTogether,
  nextBelow,
  PASS,
  type Decision,
  type Option,
  type Script,
  type Seat,
} from '@muster/engine';
import { armySeat, emit, playerAt, seatsInOrder, type Table } from '../table.ts';
import { NOBODY, type Card, type CardId, type HeroscapeState, type MarkerFace, type OrderMarker } from '../state.ts';
import { facesFor, isPlacing } from './marker-faces.ts';
import { hasFiguresLeft } from './wounds.ts';

interface CardOption extends Option {
  readonly card: CardId;
}

/** HS-4.6: every card still belonging to the army. */
function cardsOf(g: Table, seat: Seat): readonly Card[] {
  return g.state.cards.filter((card) => armySeat(g, card) === seat && hasFiguresLeft(g, card));
}

/** Cards that may take the next marker, given what lies on them (HS-V21, HS-V22, HS-V5). */
function cardsFor(g: Table, seat: Seat, face: MarkerFace, placed: readonly OrderMarker[]): readonly CardOption[] {
  const { options } = g.state;
  if (!options.linkedUnits && !options.flexibleMarkers && !options.doubleMarkerSets) return optionsOf(cardsOf(g, seat));
  const on = (card: Card) => placed.filter((marker) => marker.card === card.id);
  const fits = cardsOf(g, seat).filter((card) => {
    if (options.linkedUnits && card.partner !== NOBODY && card.partner < card.id && hasPartner(g, card)) return false; // HS-V5
    if (options.flexibleMarkers) return on(card).length < 4; // HS-V22
    if (!options.doubleMarkerSets) return true;
    return on(card).length < 3 && !on(card).some((marker) => marker.face === face); // HS-V21
  });
  // A small army may have too few cards for HS-V21: then any card will do.
  const list = fits.length > 0 ? fits : cardsOf(g, seat);
  return optionsOf(list);
}

function optionsOf(cards: readonly Card[]): readonly CardOption[] {
  return cards.map(({ id }) => ({ key: String(id), card: id }));
}

function hasPartner(g: Table, card: Card): boolean {
  const partner = g.state.cards[card.partner];
  return partner !== undefined && hasFiguresLeft(g, partner) && partner.controller === card.controller;
}

/** Whether a first marker of the round lies: then the round has begun. */
export function hasBegunPlacing({ players }: HeroscapeState): boolean {
  return players.some(({ markers }) => markers.length > 0);
}

/**
 * HS-4.2, HS-4.3: everybody places a marker, unseen by the others; true when all are placed. One at a time, so that a copy of the
 * game never needs to be told where others have placed theirs.
 */
export function* placeMarkers(g: Table): Script<boolean> {
  const seats = seatsInOrder(g).filter((seat) => !playerAt(g, seat).out);
  if (!isPlacing(g.state)) {
    for (const seat of seats) {
      const cards = playerAt(g, seat)
        .markers.map(({ card }) => card)
        .toSorted((a, b) => a - b);
      emit(g, { type: 'markers-placed', seat, cards, rules: ['HS-4.2'] });
    }
    return true;
  }
  const missing = seats.filter((seat) => nextFace(g, seat) !== undefined);
  const fewest = Math.min(...missing.map((seat) => playerAt(g, seat).markers.length));
  const placing = missing.filter((seat) => playerAt(g, seat).markers.length === fewest);
  yield* placeOne(g, g.state.options.omPlacement === 'alternating' ? placing.slice(0, 1) : placing);
  return false;
}

/** The marker the player places next; undefined if all lie. */
function nextFace(g: Table, seat: Seat): MarkerFace | undefined {
  const { markers, kept } = playerAt(g, seat);
  return facesFor(g.state.options, kept)[markers.length];
}

function* placeOne(g: Table, seats: readonly Seat[]): Script {
  const decisions: Decision<CardOption>[] = seats.map((seat) => {
    const face = nextFace(g, seat) ?? 'X';
    return {
      seat,
      kind: `marker:${face}`,
      options: cardsFor(g, seat, face, playerAt(g, seat).markers),
      min: 1,
      max: 1,
    };
  });
  const open = decisions.filter(({ options }) => options.length > 1);
  const answers = yield* chooseTogether(open);
  for (const decision of decisions) {
    const at = open.indexOf(decision);
    const picked = at < 0 ? decision.options[0] : answers[at]?.[0];
    const face = nextFace(g, decision.seat) ?? 'X';
    playerAt(g, decision.seat).markers.push({
      face,
      card: picked?.card ?? NOBODY,
      revealed: false,
      lost: false,
      used: false,
    });
  }
}

/** HS-21.31: one hidden marker of the card, drawn at random, is out of play until the end of the round. */
export function loseRandomMarker(g: Table, card: Card): void {
  const seat = armySeat(g, card);
  const hidden = playerAt(g, seat).markers.filter(
    (marker) => marker.card === card.id && !marker.revealed && !marker.lost,
  );
  if (hidden.length === 0) return;
  const marker = hidden[nextBelow(g.state.rng, hidden.length)];
  if (marker === undefined) return;
  marker.lost = true;
  emit(g, { type: 'marker-lost', seat, card: card.id, count: 1, rules: ['HS-21.31'] });
}

/** Takes all unrevealed markers off a card. */
export function loseMarkers(g: Table, card: Card): void {
  const seat = armySeat(g, card);
  let count = 0;
  for (const marker of playerAt(g, seat).markers) {
    if (marker.card !== card.id || marker.lost || marker.revealed) continue;
    marker.lost = true;
    count++;
  }
  if (count > 0) emit(g, { type: 'marker-lost', seat, card: card.id, count });
}

/** HS-V23: the player redistributes the markers of a lost card, then every opponent as many of his own. */
export function* reorganise(g: Table, card: Card, count: number): Script {
  const owner = armySeat(g, card);
  const first = playerAt(g, owner).markers.filter(
    (marker) => marker.card === card.id && !marker.revealed && !marker.lost,
  );
  yield* redistribute(g, owner, first, first.length);
  for (const seat of seatsInOrder(g)) {
    if (seat === owner || playerAt(g, seat).out) continue;
    const hidden = playerAt(g, seat).markers.filter((marker) => !marker.revealed && !marker.lost);
    yield* redistribute(g, seat, hidden, count);
  }
}

/**
 * Up to so many of the markers are put on other cards; who leaves one where it is has chosen not to. The kind of the question does not
 * name the marker: how often is asked is open, which faces lie on a card is not.
 */
function* redistribute(g: Table, seat: Seat, markers: readonly OrderMarker[], most: number): Script {
  let count = 0;
  for (const marker of markers) {
    if (count === most) break;
    const cards = cardsOf(g, seat).filter(({ id }) => id !== marker.card);
    if (cards.length === 0) continue;
    const stay = { key: PASS, card: marker.card };
    const options = [...optionsOf(cards), stay].map((option) => ({ ...option, face: marker.face }));
    const { key, card } = yield* choose({ seat, kind: 'redistribute', options });
    if (key === PASS) continue;
    marker.card = card;
    count++;
  }
  if (count > 0) emit(g, { type: 'markers-redistributed', seat, count, rules: ['HS-V23'] });
}
