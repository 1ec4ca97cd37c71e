/**
 * The phases of a round (chapter 4).
 */
import { choose, type Option, type Script, type Seat } from '@muster/engine';
import { openActsForAll } from '../abilities/act.ts';
import { initiativeBonus } from '../abilities/initiative.ts';
import { cardOf, decide, emit, figuresOnField, isOnField, playerAt, seatsInOrder, type Table } from '../table.ts';
import { NOBODY, type Card, type CardId, type OrderMarker } from '../state.ts';
import { rollD20 } from './dice.ts';
import { glyphsAtRoundEnd } from './glyphs.ts';
import { holdsGlyph } from './glyph-control.ts';
import { lavaFieldChecks } from './lava.ts';
import { geyser, volcano } from './eruptions.ts';
import { hasBegunPlacing, placeMarkers } from './order-markers.ts';
import { beginTurn } from './turn.ts';
import { checkElimination, checkGoal, scoreGame } from './victory.ts';
import { missionScore } from './missions.ts';

/** HS-4.2, HS-T4 to HS-T6: one step of the phase; true when it is over. */
export function* markersPhase(g: Table): Script<boolean> {
  if (!hasBegunPlacing(g.state)) yield* beginRound(g);
  if (!(yield* placeMarkers(g))) return false;
  yield* openActsForAll(g, 'markers-placed'); // HS-T6
  return true;
}

function* beginRound(g: Table): Script {
  emit(g, { type: 'round', round: g.state.round, rules: ['HS-4.1'] });
  yield* openActsForAll(g, 'start-of-round'); // HS-T4
  if (g.state.options.initiativeFirst) yield* rollInitiative(g); // HS-V15
}

export function* initiativePhase(g: Table): Script {
  if (!g.state.options.initiativeFirst) yield* rollInitiative(g);
  g.state.turnsTaken = 0;
  for (const [seat, player] of g.state.players.entries()) player.turnsLeft = turnsOf(g, seat);
}

/** HS-4.7 to HS-4.9: the highest goes first; tied players roll again among themselves. */
function* rollInitiative(g: Table): Script {
  const seats = g.state.players.flatMap((player, seat) => (player.out ? [] : [seat]));
  const order = yield* sortByRoll(g, seats, 'initiative');
  g.state.initiative = order;
  emit(g, { type: 'initiative', order, rules: ['HS-4.7'] });
}

export function* sortByRoll(
  g: Table,
  seats: readonly Seat[],
  purpose: 'setup' | 'initiative',
): Script<readonly Seat[]> {
  if (seats.length <= 1) return seats;
  const rolls = new Map<Seat, number>();
  for (const seat of seats) {
    const plus = purpose === 'initiative' ? yield* initiativePlus(g, seat) : 0; // HS-4.8
    rolls.set(seat, yield* rollD20(g, { seat, purpose, figure: NOBODY, power: '', plus }));
  }
  const results = [...new Set(rolls.values())].toSorted((a, b) => b - a);
  const order: Seat[] = [];
  for (const result of results) {
    order.push(
      ...(yield* sortByRoll(
        g,
        seats.filter((seat) => rolls.get(seat) === result),
        purpose,
      )),
    ); // HS-4.9, HS-3.8
  }
  return order;
}

/** HS-T7 */
function* initiativePlus(g: Table, seat: Seat): Script<number> {
  let plus = yield* initiativeBonus(g, seat);
  if (holdsGlyph(g, seat, 'Dagmar')) plus += g.state.options.dagmarSix ? 6 : 8; // HS-21.16, HS-V42
  if (g.state.options.pointGapInitiative) plus += pointGap(g, seat); // HS-V3
  return plus;
}

/** HS-V3, HS-V4: for every started 20 points below the limit +1, above it −1, at most 3. */
export function pointGap(g: Table, seat: Seat): number {
  const gap = g.state.map.scenario.pointLimit - playerAt(g, seat).spent;
  const steps = Math.min(3, Math.ceil(Math.abs(gap) / 20));
  return gap < 0 ? -steps : steps;
}

/** HS-4.10 and its variants: how many turns a player has this round. */
export function turnsOf(g: Table, seat: Seat): number {
  const { options, map } = g.state;
  const limit = map.scenario.pointLimit;
  if (options.freeActivation) return limit <= 500 ? 3 : limit <= 800 ? 4 : 6; // HS-V20
  if (options.doubleMarkerSets) return 6; // HS-V21
  if (options.fourthTurn || options.fourthTurnTwoX) return 4; // HS-V18, HS-V18b
  if (options.fourthTurnSmallerTeam && isSmallerTeam(g, seat)) return 4; // HS-V18a
  return 3;
}

/** HS-V18a */
function isSmallerTeam(g: Table, seat: Seat): boolean {
  const sizes = new Map<number, number>();
  for (const { team } of g.state.players) sizes.set(team, (sizes.get(team) ?? 0) + 1);
  const mine = sizes.get(playerAt(g, seat).team) ?? 0;
  return [...sizes.values()].some((size) => size > mine);
}

/** HS-4.10: first everybody takes turn 1 in initiative order, then everybody turn 2 … */
export function* nextTurn(g: Table): Script {
  const { state } = g;
  const seats = seatsInOrder(g);
  const most = Math.max(0, ...seats.map((seat) => turnsOf(g, seat)));
  if (state.turnsTaken >= most * seats.length) {
    state.phase = 'round-end';
    return;
  }
  const seat = seats[state.turnsTaken % seats.length] ?? 0;
  const number = Math.floor(state.turnsTaken / seats.length);
  state.turnsTaken++;
  if (playerAt(g, seat).out || number >= turnsOf(g, seat)) return; // HS-4.13
  if (state.options.freeActivation) yield* activateFreely(g, seat); // HS-V20
  else if (state.options.flexibleMarkers) yield* spendMarkers(g, seat); // HS-V22
  else yield* revealMarker(g, seat, number);
}

/** HS-5.2, HS-5.3 */
function* revealMarker(g: Table, seat: Seat, number: number): Script {
  const { markers } = playerAt(g, seat);
  const hidden = markers.filter((marker) => !marker.revealed && !marker.lost && !marker.used && marker.card !== NOBODY);
  const candidates = candidatesFor(g, seat, hidden, number);
  if (candidates.length === 0) return; // HS-5.3: no numbered marker is left
  const options: (Option & { marker: OrderMarker })[] = candidates.map((marker) => ({
    key: keyOf(markers, marker),
    marker,
  }));
  const { marker } = yield* choose({ seat, kind: 'reveal', options });
  marker.revealed = true;
  marker.used = true;
  endHiding(g, seat);
  const card = cardOf(g, marker.card);
  emit(g, { type: 'marker-revealed', seat, face: marker.face, card: card.id, rules: ['HS-5.2'] });
  yield* activate(g, seat, card, markers.indexOf(marker));
}

/** Effects that last until the player reveals an order marker again. */
function endHiding(g: Table, seat: Seat): void {
  g.state.effects = g.state.effects.filter(
    (effect) => effect.until !== 'next-marker' || cardOf(g, effect.source).controller !== seat,
  );
}

const keyOf = (markers: readonly OrderMarker[], marker: OrderMarker): string =>
  `${marker.face}:${markers.indexOf(marker)}`;

/** The markers that may be revealed now: the lowest number, and by optional rules the X. */
function candidatesFor(g: Table, seat: Seat, hidden: readonly OrderMarker[], number: number): readonly OrderMarker[] {
  const { options } = g.state;
  const numbered = hidden.filter(({ face }) => face !== 'X');
  const xs = hidden.filter(({ face }) => face === 'X');
  const lowest = numbered.map(({ face }) => Number(face)).toSorted((a, b) => a - b)[0];
  const next = numbered.filter(({ face }) => Number(face) === lowest);
  const isFourth = number === 3 && turnsOf(g, seat) === 4;
  if (isFourth) return xs; // HS-V18, HS-V18a, HS-V18b
  const jokerUsed = playerAt(g, seat).markers.some(({ face, used }) => face === 'X' && used);
  if (options.xJoker && !jokerUsed) return [...next, ...xs]; // HS-V19
  return next; // HS-V21: of two with the same number he chooses which comes first
}

/** The card acts; HS-V5: a pair acts together, in any order. */
function* activate(g: Table, seat: Seat, card: Card, marker: number): Script {
  const partner = card.partner === NOBODY ? undefined : g.state.cards[card.partner];
  if (
    !g.state.options.linkedUnits ||
    partner === undefined ||
    partner.controller !== seat ||
    figuresOnField(g, partner).length === 0
  ) {
    beginTurn(g, seat, card, { marker });
    return;
  }
  const options = [card, partner].map(({ id }) => ({ key: String(id), card: id }));
  const first = yield* choose({ seat, kind: 'linked', options });
  const [one, two] = first.card === card.id ? [card, partner] : [partner, card];
  beginTurn(g, seat, two, { marker, power: 'linked' });
  beginTurn(g, seat, one, { marker });
}

/** Cards of the seat with figures on the battlefield. */
function activeCards(g: Table, seat: Seat): readonly Card[] {
  return g.state.cards.filter(
    (card) => card.controller === seat && card.figures.some((id) => isOnField(g.state.figures[id] ?? NO_FIGURE)),
  );
}

const NO_FIGURE = { id: NOBODY, card: NOBODY, at: [], fate: 'out' as const, wounds: 0, glyph: NOBODY, carries: [] };

/** HS-V20: in each turn any card may be activated. */
function* activateFreely(g: Table, seat: Seat): Script {
  const options: (Option & { card: CardId })[] = activeCards(g, seat).map(({ id }) => ({ key: String(id), card: id }));
  if (options.length === 0) return;
  const picked = yield* choose({ seat, kind: 'activate', options });
  endHiding(g, seat);
  yield* activate(g, seat, cardOf(g, picked.card), NOBODY);
}

/** HS-V22: one or more markers are taken off one card; its move is multiplied by their number. */
function* spendMarkers(g: Table, seat: Seat): Script {
  const { markers } = playerAt(g, seat);
  const options: (Option & { card: CardId; count: number })[] = [];
  for (const card of activeCards(g, seat)) {
    const on = markers.filter((marker) => marker.card === card.id && !marker.lost && !marker.used).length;
    for (let count = 1; count <= on; count++) options.push({ key: `${card.id}:${count}`, card: card.id, count });
  }
  if (options.length === 0) return; // he sits out the remaining turns
  const picked = yield* choose({ seat, kind: 'spend-markers', options });
  endHiding(g, seat);
  let left = picked.count;
  for (const marker of markers) {
    if (left === 0 || marker.card !== picked.card || marker.lost || marker.used) continue;
    marker.used = true;
    marker.revealed = true;
    left--;
  }
  beginTurn(g, seat, cardOf(g, picked.card), { moveTimes: picked.count });
}

/** HS-4.12 */
export function* endRound(g: Table): Script {
  const { state } = g;
  yield* lavaFieldChecks(g); // (a)
  yield* glyphsAtRoundEnd(g); // (b) HS-T46
  yield* volcano(g);
  yield* geyser(g);
  checkElimination(g);
  checkGoal(g); // (c) HS-T47
  for (const player of state.players) {
    player.kept = state.options.flexibleMarkers ? player.markers.filter(({ used, lost }) => !used && !lost).length : 0; // HS-V22
    player.markers = []; // (d)
  }
  for (const card of state.cards) card.roundUses = {};
  state.effects = state.effects.filter((effect) => effect.until !== 'round' && effect.until !== 'turn');
  if (state.round >= state.map.scenario.rounds) decide(g, missionScore(g) ?? scoreGame(g)); // (e) HS-22.3
  state.round++;
  state.stamp++;
  state.phase = 'markers';
}
