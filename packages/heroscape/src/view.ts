/**
 * Views: what a seat or a spectator may see, built up from nothing, and how a state is guessed for a seat. Hidden are the faces of
 * order markers that are not revealed, and the names of glyphs that lie symbol side up (HS-3.20, HS-2.5).
 */
import { nextBelow, seesAs, shuffle, type Eyes, type Rng, type Seat } from '@muster/engine';
import { GLYPHS, type GlyphName } from './content/glyph.ts';
import type { MapFile } from './content/map.ts';
import { originalOf } from './army-terms.ts';
import { mapById } from './content/maps.ts';
import type { HeroscapeEvent } from './events.ts';
import { isPlacing } from './rules/marker-faces.ts';
import { seenNow } from './seen.ts';
import {
  NOBODY,
  type CardId,
  type Figure,
  type Glyph,
  type HeroscapeState,
  type OrderMarker,
  type Player,
  type Turn,
} from './state.ts';
import type { HeroscapeView, MarkerSeen, SeenGlyph, SeenPlayer, SeenTurn } from './view-types.ts';

export function viewOf(state: HeroscapeState, eyes: Eyes): HeroscapeView {
  const view = plainView(state, eyes);
  if (mapById(state.map.id) === originalOf(state.map)) return view;
  // A map that does not come with the game must be told.
  const { game, map, pointLimit, ...rest } = view;
  return { game, map, pointLimit, mapFile: eyes === 'all' ? state.map : mapView(state), ...rest };
}

function plainView(state: HeroscapeState, eyes: Eyes): HeroscapeView {
  const { cards, figures, pieces } = seenNow(state);
  return {
    game: 'heroscape',
    map: state.map.id,
    pointLimit: state.map.scenario.pointLimit,
    options: state.options,
    phase: state.phase,
    setupOrder: state.setupOrder,
    round: state.round,
    rounds: state.map.scenario.rounds,
    initiative: state.initiative,
    turnsTaken: state.turnsTaken,
    outcome: state.outcome,
    players: state.players.map((player, owner) => playerView(state, player, owner, eyes)),
    cards,
    figures,
    glyphs: state.glyphs.map((glyph) => glyphView(glyph, eyes)),
    pieces,
    terrain: state.terrain,
    turns: state.turns.map(turnView),
    effects: state.effects,
    mission: state.mission,
  };
}

/** HS-2.5: what lies symbol side up is not named. */
function mapView({ map }: HeroscapeState): MapFile {
  return {
    ...map,
    glyphs: map.glyphs.map((glyph) => (glyph.face === 'symbol' ? { ...glyph, glyph: 'random' } : glyph)),
  };
}

function playerView(state: HeroscapeState, player: Player, owner: Seat, eyes: Eyes): SeenPlayer {
  const { zone, team, complete, spent, out, powerPoints, kept } = player;
  return { zone, team, complete, spent, out, powerPoints, kept, markers: markersAs(state, player, owner, eyes) };
}

/**
 * The one place that says who sees what of a marker. Its owner sees all of it; others see on which card it lies, and its face once it
 * is revealed (HS-3.20). While markers are placed in secret, others see only how many are placed (HS-4.3); placed in turn they are seen
 * at once (HS-4.2).
 */
export function markersAs(state: HeroscapeState, { markers }: Player, owner: Seat, eyes: Eyes): readonly MarkerSeen[] {
  const isOpen = seesAs(eyes, owner);
  const secretly = !isOpen && isSecretlyPlaced(state);
  const seen = markers.map((marker) => markerAs(marker, isOpen, secretly));
  // The list is in the order of the faces, which would tell them: others get it in an order made of what they see.
  return isOpen ? seen : seen.sort(bySight);
}

function isSecretlyPlaced(state: HeroscapeState): boolean {
  return state.options.omPlacement === 'simultaneous' && isPlacing(state);
}

function markerAs({ face, card, revealed, lost }: OrderMarker, isOpen: boolean, secretly: boolean): MarkerSeen {
  if (isOpen) return { face, card, revealed, lost };
  return { face: revealed ? face : null, card: secretly ? null : card, revealed, lost };
}

function bySight(a: MarkerSeen, b: MarkerSeen): number {
  if (a.revealed !== b.revealed) return a.revealed ? -1 : 1;
  if (a.face !== b.face) return (a.face ?? '') < (b.face ?? '') ? -1 : 1;
  if (a.lost !== b.lost) return a.lost ? 1 : -1;
  return (a.card ?? NOBODY) - (b.card ?? NOBODY);
}

/** HS-2.5: symbol side up it is unknown to all players. */
function glyphView({ glyph, space, known, gone }: Glyph, eyes: Eyes): SeenGlyph {
  return { glyph: known || eyes === 'all' ? glyph : null, space, known, gone };
}

function turnView({
  seat,
  card,
  power,
  over,
  stage,
  movers,
  attackers,
  acting,
  mover,
  left,
  roadLeft,
  moved,
  attacked,
  lender,
}: Turn): SeenTurn {
  return { seat, card, power, over, stage, movers, attackers, acting, mover, left, roadLeft, moved, attacked, lender };
}

/** The event as the seat may see it. Whatever is hidden is in no event: markers are told by card and number, glyphs when revealed. */
export function eventFor(event: HeroscapeEvent, _eyes: Eyes): HeroscapeEvent | null {
  return event;
}

/** Nobody may undo past dice, a revealed marker or glyph, or markers that others placed or lost at the same time. */
export function reveals(event: HeroscapeEvent): boolean {
  switch (event.type) {
    case 'd20':
    case 'combat-dice':
    case 'symbol-dice':
    case 'markers-placed':
    case 'marker-revealed':
    case 'marker-lost':
    case 'glyph-revealed':
      return true;
    default:
      return false;
  }
}

/**
 * Replaces in `state` what the seat can't see now by a guess: the hidden markers of each opponent lie otherwise among the cards on which
 * hidden markers of his are, and glyphs still unknown have other names. What is known at `present` stays as it is.
 */
export function guess(state: HeroscapeState, present: HeroscapeState, seat: Seat, rng: Rng): void {
  for (let owner = 0; owner < state.players.length; owner++) {
    if (owner === seat) continue;
    if (isSecretlyPlaced(present)) placeAnew(state, owner, rng);
    else dealMarkers(state, present, owner, rng);
  }
  nameGlyphs(state, present, rng);
}

/** Nothing is known yet of where an opponent's markers are: anywhere. */
function placeAnew(state: HeroscapeState, owner: Seat, rng: Rng): void {
  const cards = state.cards.filter(
    (card) => card.controller === owner && card.figures.some((id) => isInGame(state.figures[id])),
  );
  if (cards.length === 0) return;
  for (const marker of state.players[owner]?.markers ?? [])
    marker.card = cards[nextBelow(rng, cards.length)]?.id ?? marker.card;
}

function isInGame(figure: Figure | undefined): boolean {
  return figure?.fate === 'field' || figure?.fate === 'reserve';
}

/** The places of hidden markers are dealt anew among the faces that are still hidden. */
function dealMarkers(state: HeroscapeState, present: HeroscapeState, owner: Seat, rng: Rng): void {
  const player = state.players[owner];
  if (player === undefined) return;
  const hidden = player.markers.filter(
    (marker, i) => !marker.revealed && present.players[owner]?.markers[i]?.revealed !== true,
  );
  const places = hidden
    .map(({ card, lost }) => ({ card, lost }))
    .sort((a, b) => Number(b.lost) - Number(a.lost) || a.card - b.card);
  shuffle(rng, places);
  const passed = passedOver(state, owner);
  // HS-5.2, HS-5.3: a number that was passed over is not among the markers still to come; it must be one that was lost.
  for (const marker of hidden)
    if (isPassed(marker, passed))
      take(
        marker,
        places,
        places.findIndex(({ lost }) => lost),
      );
  for (const marker of hidden) if (!isPassed(marker, passed)) take(marker, places, 0);
}

function take(marker: OrderMarker, places: { readonly card: CardId; readonly lost: boolean }[], index: number): void {
  const [place] = places.splice(Math.max(0, index), 1);
  if (place === undefined) return;
  marker.card = place.card;
  marker.lost = place.lost;
}

const isPassed = ({ face }: OrderMarker, passed: number): boolean => face !== 'X' && Number(face) < passed;

/** The number below which no marker of the player can still come: the highest revealed; any, once a turn came without marker. */
function passedOver({ players, initiative, turnsTaken, turns, phase, options }: HeroscapeState, owner: Seat): number {
  if (phase !== 'turns' && phase !== 'round-end') return 0;
  let highest = 0;
  let used = 0;
  for (const marker of players[owner]?.markers ?? []) {
    if (marker.revealed && marker.face !== 'X') highest = Math.max(highest, Number(marker.face));
    if (marker.used) used++;
  }
  // The turn that is about to begin has perhaps not revealed its marker yet.
  const begun = turns.length > 0 || phase === 'round-end' ? turnsTaken : turnsTaken - 1;
  const place = initiative.indexOf(owner);
  const turnsHad = place < 0 ? 0 : Math.max(0, Math.ceil((begun - place) / initiative.length));
  const isExhausted = !options.flexibleMarkers && turnsHad > used && players[owner]?.out === false;
  return isExhausted ? Infinity : highest;
}

/** HS-2.3, HS-2.5: glyphs the map names are mixed among themselves; the others are drawn from those it does not name. */
function nameGlyphs(state: HeroscapeState, present: HeroscapeState, rng: Rng): void {
  const named = new Set<string>(state.map.glyphs.map(({ glyph }) => glyph));
  const unknown = state.glyphs.filter((glyph, i) => !glyph.known && present.glyphs[i]?.known !== true);
  const seen = new Set<GlyphName>();
  for (const glyph of state.glyphs) if (!unknown.includes(glyph)) seen.add(glyph.glyph);
  rename(
    state,
    unknown.filter(({ glyph }) => named.has(glyph)),
    GLYPHS.filter((glyph) => named.has(glyph) && !seen.has(glyph)),
    rng,
  );
  rename(
    state,
    unknown.filter(({ glyph }) => !named.has(glyph)),
    GLYPHS.filter((glyph) => !named.has(glyph) && !seen.has(glyph)),
    rng,
  );
}

function rename(state: HeroscapeState, glyphs: readonly Glyph[], names: GlyphName[], rng: Rng): void {
  shuffle(rng, names);
  for (const [i, glyph] of glyphs.entries()) {
    const index = state.glyphs.indexOf(glyph);
    state.glyphs[index] = { ...glyph, glyph: names[i] ?? glyph.glyph };
  }
}
