/**
 * What must be true of every state at a decision; property tests, `muster sim --invariants` and `--check` ask for it. It is asked
 * at every decision of very many games, so words are made only where something is wrong.
 */
import { battlefieldOf, type Battlefield } from './battlefield.ts';
import { library } from './content/library.ts';
import { isClimbable } from './content/pieces.ts';
import { lifeOfObject } from './rules/objects.ts';
import { brokenMarkers } from './marker-invariants.ts';
import { costOfRecord } from './rules/victory.ts';
import { armySeat } from './table.ts';
import { NOBODY, type Figure, type FigureId, type HeroscapeState, type Turn } from './state.ts';

/** At any decision: one figure may be on its way, sharing a space with somebody it passes (HS-6.6) or on two levels (HS-7.8). */
export function invariants(state: HeroscapeState): readonly string[] {
  return broken(state, false);
}

/** Where no script is half-way: nobody is on the way any more. */
export function settledInvariants(state: HeroscapeState): readonly string[] {
  return broken(state, true);
}

function broken(state: HeroscapeState, settled: boolean): string[] {
  const found: string[] = [];
  const battlefield = battlefieldOf(state.map, state.options);
  checkCards(state, found);
  checkFigures(state, battlefield, settled, found);
  checkGlyphs(state, found);
  checkThings(state, found);
  checkPieces(state, battlefield, found);
  checkTurns(state, found);
  checkInitiative(state, found);
  checkEffects(state, found);
  if (settled) checkArmies(state, found);
  brokenMarkers(state, found);
  return found;
}

/** Figures belong to cards, cards to players, and points were paid for what is there (HS-3.1). */
function checkCards(state: HeroscapeState, found: string[]): void {
  const { cards, figures, players } = state;
  const records = library().cards;
  const g = { state };
  let belonging = 0;
  for (let id = 0; id < cards.length; id++) {
    const card = cards[id];
    const record = card === undefined ? undefined : records[card.record];
    if (card === undefined || record === undefined || card.id !== id) {
      found.push(`card ${id} is none`);
      continue;
    }
    if (players[card.owner] === undefined || players[card.controller] === undefined)
      found.push(`card ${id} is nobody's`);
    if (card.figures.length !== card.copies * record.figures)
      found.push(`card ${id} has ${card.figures.length} figures`);
    for (const figure of card.figures)
      if (figures[figure]?.card !== id) found.push(`figure ${figure} is not of card ${id}`);
    belonging += card.figures.length;
    for (const name in card.markers)
      if ((card.markers[name] ?? 0) < 0) found.push(`card ${id} has too few markers '${name}'`);
    if (card.powerPoints < 0) found.push(`card ${id} has negative power points`);
    if (card.partner !== NOBODY && cards[card.partner]?.partner !== id) found.push(`card ${id} is paired with nobody`);
  }
  if (belonging !== figures.length) found.push(`${figures.length} figures, but ${belonging} on cards`);
  for (let seat = 0; seat < players.length; seat++) {
    let cost = 0;
    for (const card of cards) {
      const record = records[card.record];
      if (card.owner === seat && record !== undefined) cost += card.copies * costOfRecord(g, record.id, record.points);
    }
    if (players[seat]?.spent !== cost - given(state, seat))
      found.push(`seat ${seat} spent ${players[seat]?.spent}, its cards cost ${cost}`);
    if ((players[seat]?.powerPoints ?? 0) < 0) found.push(`seat ${seat} has negative power points`);
  }
}

/** HS-20.4: the Hive of the scenario costs nothing. */
function given({ map, players, cards }: HeroscapeState, seat: number): number {
  const { hive } = map.scenario;
  if (hive === undefined || players[seat]?.zone !== hive.zone) return 0;
  const number = library().byId('marro-hive') ?? NOBODY;
  return cards.some((card) => card.owner === seat && card.record === number)
    ? (library().cards[number]?.points ?? 0)
    : 0;
}

/** By space, who stands there, plus one; all zero between two calls. */
let standing = new Int16Array(0);

function checkFigures(state: HeroscapeState, battlefield: Battlefield, settled: boolean, found: string[]): void {
  const { spaces } = battlefield.field;
  if (standing.length < spaces) standing = new Int16Array(spaces);
  // Whoever may be on the way: one figure, which of two is open as long as they only share a space.
  const moving: Moving = { either: NOBODY, or: NOBODY, settled };
  for (const figure of state.figures) {
    checkBody(state, figure, found);
    if (figure.fate !== 'field') continue;
    for (const space of figure.at) {
      const other = space >= 0 && space < spaces ? (standing[space] ?? 0) - 1 : NOBODY;
      if (other !== NOBODY && !mayMove(moving, other, figure.id))
        found.push(`figures ${other} and ${figure.id} stand on space ${space}`);
      if (space >= 0 && space < spaces) standing[space] = figure.id + 1;
    }
    checkSpaces(state, battlefield, figure, moving, found);
  }
  for (const { at } of state.figures) for (const space of at) if (space >= 0 && space < spaces) standing[space] = 0;
}

interface Moving {
  either: FigureId;
  or: FigureId;
  readonly settled: boolean;
}

/** Whether what is odd about these two can be explained by one of them being on its way; from then on nobody else can be. */
function mayMove(moving: Moving, a: FigureId, b: FigureId): boolean {
  if (moving.settled) return false;
  if (moving.either === NOBODY) {
    moving.either = a;
    moving.or = b;
    return true;
  }
  const first = moving.either === a || moving.either === b ? moving.either : NOBODY;
  const second = moving.or === a || moving.or === b ? moving.or : NOBODY;
  moving.either = first === NOBODY ? second : first;
  moving.or = second === NOBODY ? first : second;
  return moving.either !== NOBODY;
}

/** HS-19.3: who is not on the battlefield stands nowhere, has no wounds and holds nothing. */
function checkBody({ cards }: HeroscapeState, figure: Figure, found: string[]): void {
  const { id, at, fate, wounds } = figure;
  const record = library().cards[cards[figure.card]?.record ?? NOBODY];
  if (record === undefined) {
    found.push(`figure ${id} has no card`);
  } else if (fate === 'field') {
    if (at.length !== record.spaces) found.push(`figure ${id} stands on ${at.length} spaces`);
    if (wounds < 0 || wounds >= record.life) found.push(`figure ${id} lives with ${wounds} wounds`); // HS-19.3
  } else {
    if (at.length > 0) found.push(`figure ${id} is ${fate} but stands somewhere`);
    if (wounds !== 0) found.push(`figure ${id} is ${fate} but has wounds`);
    if (figure.glyph !== NOBODY || figure.carries.length > 0) found.push(`figure ${id} is ${fate} but holds something`);
  }
}

/** HS-6.8, HS-7.6, HS-9.12: on spaces that exist and have room, the halves of a large base side by side on one level. */
function checkSpaces(
  state: HeroscapeState,
  battlefield: Battlefield,
  figure: Figure,
  moving: Moving,
  found: string[],
): void {
  const { id, at } = figure;
  const { field, floor, filledBy, pieces } = battlefield;
  const height = library().cards[state.cards[figure.card]?.record ?? NOBODY]?.height ?? 0;
  for (const space of at) {
    if (space < 0 || space >= field.spaces) {
      found.push(`figure ${id} stands on space ${space}, which is none`);
      continue;
    }
    const filled = filledBy[space] ?? NOBODY;
    const isFull = filled !== NOBODY && state.pieces[filled]?.stands === true;
    if (isFull && !isClimbable(pieces[filled]?.kind ?? 'tree')) found.push(`figure ${id} stands in piece ${filled}`);
    else if (!hasRoom(state, battlefield, space, height) && !mayMove(moving, id, id))
      found.push(`figure ${id} does not fit on space ${space}`);
  }
  const [head, tail] = at;
  if (at.length !== 2 || head === undefined || tail === undefined) return;
  const step = stepFromTo(battlefield, head, tail);
  if (step === NOBODY) found.push(`figure ${id} stands on spaces that don't border`);
  else if ((floor[head] !== floor[tail] || isBlocked(state, battlefield, step)) && !mayMove(moving, id, id)) {
    found.push(`figure ${id} stands astride`);
  }
}

/** HS-9.7, HS-9.13 */
function hasRoom(
  { pieces }: HeroscapeState,
  { field, floor, filledBy, pieces: infos, map }: Battlefield,
  space: number,
  height: number,
): boolean {
  if ((field.ceiling[space] ?? 0) - (floor[space] ?? 0) < height) return false;
  const filled = filledBy[space] ?? NOBODY;
  if (filled === NOBODY || pieces[filled]?.stands !== true) return true;
  return infos[filled]?.kind === 'pillarBase' || map.obstacles[filled]?.standable === true;
}

/** HS-7.9 */
function isBlocked({ pieces }: HeroscapeState, { edges }: Battlefield, step: number): boolean {
  const between = edges[step];
  if (between === null || between === undefined) return false;
  for (const id of between) if (pieces[id]?.stands === true) return true;
  return false;
}

function stepFromTo({ field }: Battlefield, from: number, to: number): number {
  for (let step = field.firstStep[from] ?? 0; step < (field.firstStep[from + 1] ?? 0); step++)
    if (field.stepTo[step] === to) return step;
  return NOBODY;
}

/** HS-21.9: who holds a glyph stands on it, and nobody else holds it. */
function checkGlyphs({ glyphs, figures }: HeroscapeState, found: string[]): void {
  for (const { id, glyph: held, at } of figures) {
    if (held === NOBODY) continue;
    const glyph = glyphs[held];
    if (glyph === undefined || glyph.gone) found.push(`figure ${id} holds glyph ${held}, which is gone`);
    else if (!at.includes(glyph.space)) found.push(`figure ${id} holds glyph ${held} but does not stand on it`);
    else if (!glyph.known) found.push(`figure ${id} holds glyph ${held}, which is not revealed`);
    for (let other = 0; other < id; other++)
      if (figures[other]?.glyph === held) found.push(`figures ${other} and ${id} hold glyph ${held}`);
  }
}

/** HS-V6: every gem and flag lies somewhere, is carried by one figure or was brought home. */
function checkThings({ mission, figures }: HeroscapeState, found: string[]): void {
  for (let i = 0; i < mission.things.length; i++) {
    const thing = mission.things[i];
    let places = (thing?.space ?? NOBODY) === NOBODY ? 0 : 1;
    if ((thing?.home ?? NOBODY) !== NOBODY) places++;
    for (const { carries } of figures) for (const carried of carries) if (carried === i) places++;
    if (places !== 1) found.push(`thing ${i} is in ${places} places`);
  }
}

function checkPieces(state: HeroscapeState, battlefield: Battlefield, found: string[]): void {
  const { pieces } = state;
  if (pieces.length !== battlefield.pieces.length)
    found.push(`${pieces.length} pieces, the map has ${battlefield.pieces.length}`);
  for (let id = 0; id < pieces.length; id++) {
    const piece = pieces[id];
    if (piece === undefined || piece.wounds === 0) continue;
    const life = lifeOfObject({ battlefield, state }, id);
    if (piece.wounds < 0 || piece.wounds > life) found.push(`piece ${id} has ${piece.wounds} wounds`);
    if (piece.wounds >= life && piece.stands) found.push(`piece ${id} is destroyed but stands`); // HS-20.13
  }
}

/** HS-5.12: every turn being taken is one with a card of its player, unless it is over. */
function checkTurns(state: HeroscapeState, found: string[]): void {
  for (let i = 0; i < state.turns.length; i++) {
    const turn = state.turns[i];
    const card = state.cards[turn?.card ?? NOBODY];
    if (turn === undefined || card === undefined) {
      found.push(`turn ${i} has no card`);
      continue;
    }
    if (state.phase !== 'turns') found.push(`turn ${i} is taken in phase ${state.phase}`);
    if (!turn.over && card.controller !== turn.seat)
      found.push(`turn ${i} of seat ${turn.seat} is with card ${card.id} of seat ${card.controller}`);
    checkActors(state, turn, i, found);
  }
}

function checkActors({ figures, cards }: HeroscapeState, turn: Turn, i: number, found: string[]): void {
  const ids = cards[turn.card]?.figures ?? [];
  if (turn.mover !== NOBODY && !ids.includes(turn.mover))
    found.push(`turn ${i} moves figure ${turn.mover} of another card`);
  for (const id of turn.acting) if (!ids.includes(id)) found.push(`turn ${i} acts with figure ${id} of another card`);
  if (turn.start.length !== figures.length || turn.engaged.length !== figures.length)
    found.push(`turn ${i} has not seen every figure`);
}

/** HS-4.13: who has no figures left is out, who is out has none on the battlefield. */
function checkArmies(state: HeroscapeState, found: string[]): void {
  for (let seat = 0; seat < state.players.length; seat++)
    if (state.players[seat]?.leaving === true) found.push(`seat ${seat} gave up but is still there`);
  if (!HAS_ARMIES.has(state.phase) || state.outcome !== null) return;
  for (let seat = 0; seat < state.players.length; seat++) {
    const isOut = state.players[seat]?.out === true;
    if (isOut === hasFigures(state, seat))
      found.push(`seat ${seat} is ${isOut ? 'out but has figures' : 'in the game without figures'}`);
  }
}

const HAS_ARMIES: ReadonlySet<string> = new Set(['markers', 'initiative', 'turns', 'round-end']);

function hasFigures(state: HeroscapeState, seat: number): boolean {
  for (const { card: id, fate } of state.figures) {
    if (fate !== 'field' && fate !== 'reserve') continue;
    const card = state.cards[id];
    if (card !== undefined && armySeat({ state }, card) === seat) return true;
  }
  return false;
}

/** HS-4.7: everybody in the game has a place in the order, nobody two. */
function checkInitiative({ initiative, setupOrder, players, phase, outcome }: HeroscapeState, found: string[]): void {
  const inRound = phase === 'turns' || phase === 'round-end';
  for (let seat = 0; seat < players.length; seat++) {
    const places = count(initiative, seat);
    if (places > 1 || count(setupOrder, seat) > 1) found.push(`seat ${seat} stands in an order twice`);
    if (inRound && outcome === null && places === 0 && players[seat]?.out === false)
      found.push(`seat ${seat} has no initiative`);
    if (phase !== 'muster' && count(setupOrder, seat) === 0) found.push(`seat ${seat} has no place in the setup`);
  }
  for (const seat of initiative) if (players[seat] === undefined) found.push(`seat ${seat} has initiative but is none`);
}

function count(seats: readonly number[], seat: number): number {
  let times = 0;
  for (const one of seats) if (one === seat) times++;
  return times;
}

/** What lasts for a turn ends with a turn that is still being taken. */
function checkEffects({ effects, turns, figures }: HeroscapeState, found: string[]): void {
  for (const { until, ends, state: name, figure } of effects) {
    if (until === 'turn' && (ends < 0 || ends >= turns.length)) found.push(`effect '${name}' outlives its turn`);
    if (until === 'moved' && figures[figure]?.fate !== 'field') found.push(`effect '${name}' outlives its figure`);
  }
}
