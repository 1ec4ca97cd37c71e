/**
 * What scenarios expect: of figures and cards, of the table, of what happened and of what could be seen.
 */
import { seatOf, letterOf } from '@muster/engine';
import { ENDING, expectEach, expectView, isFields, like, same, sameOfPlayers, type Subjects } from '@muster/schema';
import { cardLabel, cardsCalled, figuresCalled, pieceCalled } from '../notation/names.ts';
import { placeOf, readPlace, spacesAt } from '../notation/places.ts';
import { terrainAt } from '../rules/terrain.ts';
import { pointsOf } from '../rules/victory.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type HeroscapeState } from '../state.ts';
import { viewOf } from '../view.ts';
import { expectArmy, expectCardRecord, expectMap, expectOptions } from './checks.ts';
import { expectImport, expectSaved } from './files.ts';
import { EVENTS, isStand, lastRoll } from './events.ts';
import { factOfCard, factOfFigure } from './facts.ts';
import { expectAttack, expectDistance, expectSight } from './sight.ts';
import { findOptions } from './phrases.ts';
import type { Context } from './context.ts';

/** A word, or a map of expectations; keys that are no subject of the table are names of figures or cards. */
export function expectation(context: Context, wanted: unknown): string | null {
  if (wanted === 'over') return context.outcome === null ? 'the game is not over' : null;
  if (wanted === 'not over') return context.outcome === null ? null : 'the game is over';
  if (!isFields(wanted)) return `an expectation must be a map, or one of 'over' and 'not over'`;
  return expectEach(context, wanted, SUBJECTS, expectNamed);
}

const SUBJECTS: Subjects<Context> = {
  ...ENDING,
  ...EVENTS,
  round: ({ state }, wanted) => same('round', state.round, wanted),
  phase: ({ state }, wanted) => same('phase', state.phase, wanted),
  initiative: ({ state }, wanted) => same('initiative', state.initiative.map(letterOf), wanted),
  'setup order': ({ state }, wanted) => same('setup order', state.setupOrder.map(letterOf), wanted),
  reason: ({ outcome }, wanted) => same('reason', outcome?.reason ?? null, wanted),
  points: ({ state }, wanted) =>
    sameOfPlayers(state.players, 'points', wanted, (_, seat) => pointsOf(silentTable(state), seat)),
  spent: ({ state }, wanted) => sameOfPlayers(state.players, 'spent', wanted, (player) => player.spent),
  'power points': ({ state }, wanted) =>
    sameOfPlayers(state.players, 'power points', wanted, (player) => player.powerPoints),
  'army cards': ({ state }, wanted) =>
    sameOfPlayers(state.players, 'army cards', wanted, (_, seat) =>
      state.cards.filter(({ controller }) => controller === seat).map(({ id }) => cardLabel(state, id)),
    ),
  markers: ({ state }, wanted) => expectMarkers(state, wanted),
  turn: ({ state }, wanted) => expectTurn(state, wanted),
  'turns left': ({ state }, wanted) => same('turns being taken', state.turns.length, wanted),
  glyphs: ({ state }, wanted) => expectGlyphs(state, wanted),
  pieces: ({ state }, wanted) => expectPieces(state, wanted),
  terrain: ({ state }, wanted) => expectTerrain(state, wanted),
  mission: ({ state }, wanted) => like('mission', state.mission, wanted),
  'attack dice': (context, wanted) => lastRoll(context, 'attack', wanted),
  'defence dice': (context, wanted) => lastRoll(context, 'defence', wanted),
  dice: (context, wanted) => lastRoll(context, null, wanted),
  cost: expectCost,
  sight: expectSight,
  distance: expectDistance,
  attack: expectAttack,
  view: ({ state }, wanted) => expectView((eyes) => viewOf(state, eyes), wanted),
  'army check': (_context, wanted) => expectArmy(wanted),
  'map check': (_context, wanted) => expectMap(wanted),
  'card check': (_context, wanted) => expectCardRecord(wanted),
  'options check': (_context, wanted) => expectOptions(wanted),
  'import check': (_context, wanted) => expectImport(wanted),
  saved: ({ state }, wanted) => expectSaved(state, wanted),
};

/** `Finn: { at: [3, 2], wounds: 1 }`, `Tarn Viking Warriors #2: …`; of a squad without number what is so of the card. */
function expectNamed({ state }: Context, name: string, wanted: unknown): string | null {
  const g = silentTable(state);
  const figures = figuresCalled(state, name);
  const cards = cardsCalled(state, name);
  if (figures.length === 0 && cards.length === 0) return `there is no figure, card or subject '${name}'`;
  if (!isFields(wanted)) return `${name}: must be a map`;
  for (const [key, value] of Object.entries(wanted)) {
    const [figure] = figures;
    const [card] = cards;
    const ofFigure = figures.length === 1 && figure !== undefined ? factOfFigure(g, figure, key) : undefined;
    const ofCard = cards.length === 1 && card !== undefined ? factOfCard(g, card, key) : undefined;
    const actual = ofFigure === undefined ? ofCard : ofFigure;
    if (actual === undefined && (figures.length > 1 || cards.length > 1))
      return `${name}: several are called so; '${key}' is said of one (write #2)`;
    if (actual === undefined) return `${name}: '${key}' can't be expected`;
    // A level that need not be written may be.
    if (key === 'at' && figure !== undefined && isStand(state, state.figures[figure]?.at ?? [], value)) continue;
    const failure = same(`${name}: ${key}`, actual, value);
    if (failure !== null) return failure;
  }
  return null;
}

/** `markers: { A: { 1: Finn, X: nobody } }`; `revealed`, `lost` or `used` behind a face: `{ 1: { revealed: true } }`. */
function expectMarkers(state: HeroscapeState, wanted: unknown): string | null {
  for (const [letter, faces] of Object.entries(isFields(wanted) ? wanted : {})) {
    const player = state.players[seatOf(letter) ?? NOBODY];
    if (player === undefined || !isFields(faces)) return `markers: must be a map of players and faces`;
    for (const [face, value] of Object.entries(faces)) {
      const marker = player.markers.find((one) => one.face === face);
      const subject = `marker ${face} of ${letter}`;
      if (marker === undefined) return value === null ? null : `${subject} is not there`;
      const failure = isFields(value)
        ? like(subject, { ...marker, card: marker.card === NOBODY ? 'nobody' : cardLabel(state, marker.card) }, value)
        : same(subject, marker.card === NOBODY ? 'nobody' : cardLabel(state, marker.card), value);
      if (failure !== null) return failure;
    }
  }
  return isFields(wanted) ? null : 'markers: must be a map of players';
}

/** `turn: { player: A, card: Finn the Viking Champion, stage: attack }`, `turn: none` */
function expectTurn(state: HeroscapeState, wanted: unknown): string | null {
  const turn = state.turns.at(-1);
  if (turn === undefined || wanted === 'none')
    return turn === undefined && wanted === 'none'
      ? null
      : `turn: ${turn === undefined ? 'none' : 'one'} is being taken`;
  return like('turn', { ...turn, player: letterOf(turn.seat), card: cardLabel(state, turn.card) }, wanted);
}

function expectGlyphs(state: HeroscapeState, wanted: unknown): string | null {
  const { field } = silentTable(state).battlefield;
  for (const [name, value] of Object.entries(isFields(wanted) ? wanted : {})) {
    const glyph = state.glyphs.find((one) => one.glyph === name);
    const actual =
      glyph === undefined ? null : { known: glyph.known, gone: glyph.gone, at: placeOf(field, glyph.space) };
    const failure = like(`glyph ${name}`, actual, value);
    if (failure !== null) return failure;
  }
  return null;
}

/** `pieces: { door gate: { stands: false, wounds: 3 } }` */
function expectPieces(state: HeroscapeState, wanted: unknown): string | null {
  for (const [name, value] of Object.entries(isFields(wanted) ? wanted : {})) {
    const piece = pieceCalled(state, name);
    const failure = piece === null ? `there is no piece '${name}'` : like(name, state.pieces[piece], value);
    if (failure !== null) return failure;
  }
  return null;
}

/** `terrain: { '3,2': ice }` */
function expectTerrain(state: HeroscapeState, wanted: unknown): string | null {
  const g = silentTable(state);
  for (const [text, value] of Object.entries(isFields(wanted) ? wanted : {})) {
    const place = readPlace(text);
    const [space] = place === null ? [] : spacesAt(g.battlefield.field, place);
    const failure =
      space === undefined ? `there is no space ${text}` : same(`terrain at ${text}`, terrainAt(g, space), value);
    if (failure !== null) return failure;
  }
  return null;
}

/** `cost: { '3,2': 4 }`: the movement points of destinations that are offered now. */
function expectCost({ state, decisions }: Context, wanted: unknown): string | null {
  const decision = decisions.find(({ kind }) => kind === 'destination');
  if (decision === undefined) return 'cost: nobody is asked for a destination';
  for (const [phrase, value] of Object.entries(isFields(wanted) ? wanted : {})) {
    const costs = findOptions(state, decision, phrase).flatMap((option) =>
      'cost' in option && typeof option.cost === 'number' ? [option.cost] : [],
    );
    if (costs.length === 0) return `cost: '${phrase}' is not offered`;
    const failure = same(`cost of '${phrase}'`, Math.min(...costs), value);
    if (failure !== null) return failure;
  }
  return null;
}
