/**
 * A position as plain data. Written is what differs from what reading would assume; ids only where their order is not the written one.
 */
import { BASE_OPTIONS, type OptionSet } from '../content/options.ts';
import { library } from '../content/library.ts';
import { glyphsOf, piecesOf } from '../new-game.ts';
import { rngFromSeed, hashOf, type Seat, letterOf } from '@muster/engine';
import { unless, type Fields } from '@muster/schema';
import { startMission } from '../rules/missions.ts';
import { beginTurn } from '../rules/turn.ts';
import { silentTable } from '../silent-table.ts';
import {
  copyState,
  NOBODY,
  type Card,
  type Figure,
  type FigureId,
  type HeroscapeState,
  type OrderMarker,
  type Player,
  type Turn,
} from '../state.ts';
import type { Table } from '../table.ts';
import { cardLabel, figureLabel, nameOfCard, pieceLabel } from './names.ts';
import { placeOf } from './places.ts';
import { TURN_KEYS } from './read-turn.ts';
import { writeMap } from './write-field.ts';

export function writePosition(state: HeroscapeState): unknown {
  const g = silentTable(state);
  const turns = state.turns.map((_, i) => writeTurn(g, i));
  const mission = startMission(g);
  return {
    ...writeMap(state.map),
    ...unless(Object.keys(changedOptions(state)).length === 0, { options: changedOptions(state) }),
    phase: state.phase,
    round: state.round,
    setupOrder: state.setupOrder.map(letterOf),
    ...unless(state.picks === 0, { picks: state.picks }),
    initiative: state.initiative.map(letterOf),
    turnsTaken: state.turnsTaken,
    players: Object.fromEntries(state.players.map((player, seat) => [letterOf(seat), writePlayer(g, player, seat)])),
    ...writeGlyphs(g),
    ...writePieces(g),
    ...unless(state.terrain.length === 0, {
      terrain: state.terrain.map(({ space, terrain }) => ({ at: placeOf(g.battlefield.field, space), terrain })),
    }),
    ...unless(turns.length === 0, turns.length === 1 ? { turn: turns[0] } : { turns }),
    ...unless(hashOf(state.pool) === hashOf(library().playable), {
      pool: state.pool.map((number) => library().cards[number]?.id ?? ''),
    }),
    ...unless(state.effects.length === 0, { effects: state.effects }),
    ...unless(hashOf(mission) === hashOf(state.mission), { mission: writeMission(g) }),
    stamp: state.stamp,
    ...(state.outcome === null
      ? {}
      : { outcome: { winners: state.outcome.winners.map(letterOf), reason: state.outcome.reason } }),
    rng: state.rng,
  };
}

/** What is not as in the base game and the map's scenario. */
function changedOptions({ map, options }: HeroscapeState): Partial<OptionSet> {
  const usual: Fields = { ...BASE_OPTIONS, ...map.scenario.options };
  return Object.fromEntries(Object.entries(options).filter(([key, value]) => usual[key] !== value));
}

function writePlayer(g: Table, player: Player, seat: Seat): Fields {
  const { state } = g;
  return {
    zone: player.zone,
    team: player.team,
    ...(player.army === null ? {} : { army: player.army.map((number) => library().cards[number]?.id ?? '') }),
    complete: player.complete,
    spent: player.spent,
    ...unless(!player.out, { out: true }),
    ...unless(player.powerPoints === 0, { powerPoints: player.powerPoints }),
    ...unless(player.kept === 0, { kept: player.kept }),
    turnsLeft: player.turnsLeft,
    ...unless(player.markers.length === 0, { markers: writeMarkers(state, player.markers) }),
    cards: Object.fromEntries(
      state.cards.filter(({ owner }) => owner === seat).map((card) => [keyOf(state, card), writeCard(g, card)]),
    ),
  };
}

/** Within its player's list the letter is not needed. */
function keyOf(state: HeroscapeState, card: Card): string {
  const own = state.cards.filter(({ record, owner }) => record === card.record && owner === card.owner);
  const place = own.indexOf(card);
  return `${nameOfCard(state, card.id)}${place > 0 ? ` @${place + 1}` : ''}`;
}

function writeMarkers(state: HeroscapeState, markers: readonly OrderMarker[]): unknown {
  const faces = markers.map(({ face }) => face);
  const isSet = new Set(faces).size === faces.length;
  const write = ({ card, revealed, lost, used }: OrderMarker): unknown => {
    const name = card === NOBODY ? 'nobody' : cardLabel(state, card);
    if (!revealed && !lost && !used) return name;
    return {
      card: name,
      ...unless(!revealed, { revealed }),
      ...unless(!lost, { lost }),
      ...unless(used === revealed, { used }),
    };
  };
  // Keys that are numbers would be sorted before the others; the order of the markers is part of the state.
  const isSorted = faces.join('') === faces.toSorted().join('');
  if (isSet && isSorted) return Object.fromEntries(markers.map((marker) => [marker.face, write(marker)]));
  return markers.map((marker) => {
    const written = write(marker);
    return typeof written === 'string'
      ? { face: marker.face, card: written }
      : { face: marker.face, ...(written as Fields) };
  });
}

function writeCard(g: Table, card: Card): unknown {
  const { state } = g;
  const figures = card.figures.flatMap((id) => state.figures[id] ?? []);
  const { attack, defence, move } = card.spirits;
  const record = library().cards[card.record];
  const lone = record?.figures === 1 && figures.length === 1 ? figures[0] : undefined;
  const naturally = isNumberedInOrder(state);
  const details: Fields = {
    ...unless(naturally, { id: card.id, ids: card.figures }),
    ...unless(card.copies === Math.ceil(figures.length / (record?.figures ?? 1)), { copies: card.copies }),
    ...unless(card.controller === card.owner, { controller: letterOf(card.controller) }),
    ...unless(!card.negated, { negated: true }),
    ...unless(isEmpty(card.markers), { markers: card.markers }),
    ...unless(attack + defence + move === 0, { spirits: card.spirits }),
    ...(card.identity === null ? {} : { identity: card.identity }),
    ...unless(isEmpty(card.chosen), {
      chosen: Object.fromEntries(Object.entries(card.chosen).map(([as, id]) => [as, cardLabel(state, id)])),
    }),
    ...unless(isEmpty(card.gameUses), { gameUses: card.gameUses }),
    ...unless(isEmpty(card.roundUses), { roundUses: card.roundUses }),
    ...unless(card.powerPoints === 0, { powerPoints: card.powerPoints }),
    ...unless(card.partner === NOBODY, { partner: card.partner === NOBODY ? '' : cardLabel(state, card.partner) }),
    ...(lone === undefined ? {} : figureDetails(g, lone)),
  };
  const at = lone === undefined ? figures.map((figure) => writeFigure(g, figure)) : whereIs(g, lone);
  return isEmpty(details) ? at : { at, ...details };
}

function isEmpty(record: object): boolean {
  return Object.keys(record).length === 0;
}

/** Whether reading would number cards and figures as they are. */
function isNumberedInOrder({ cards }: HeroscapeState): boolean {
  const written = cards.toSorted((a, b) => a.owner - b.owner);
  let figures = 0;
  return written.every((card, i) => card.id === i && card.figures.every((id) => id === figures++));
}

function writeFigure(g: Table, figure: Figure): unknown {
  const details = figureDetails(g, figure);
  return isEmpty(details) ? whereIs(g, figure) : { at: whereIs(g, figure), ...details };
}

function whereIs(g: Table, { fate, at }: Figure): unknown {
  if (fate !== 'field') return fate;
  const places = at.map((space) => placeOf(g.battlefield.field, space));
  return places.length === 2 ? places : places[0];
}

function figureDetails(g: Table, figure: Figure): Fields {
  const usual =
    figure.fate === 'field'
      ? g.state.glyphs.findIndex(({ space, known, gone }) => figure.at.includes(space) && known && !gone)
      : NOBODY;
  return {
    ...unless(figure.wounds === 0, { wounds: figure.wounds }),
    ...unless(figure.glyph === usual, { glyph: g.state.glyphs[figure.glyph]?.glyph ?? 'none' }),
    ...unless(figure.carries.length === 0, { carries: figure.carries }),
  };
}

function writeGlyphs({ state, battlefield }: Table): Fields {
  if (hashOf(state.glyphs) === hashOf(glyphsOf(state.map, battlefield.field, rngFromSeed('position')))) return {};
  return {
    glyphs: state.glyphs.map(({ glyph, space, known, gone }) => ({
      glyph,
      at: placeOf(battlefield.field, space),
      ...unless(!known, { known }),
      ...unless(!gone, { gone }),
    })),
  };
}

function writePieces({ state, battlefield }: Table): Fields {
  const usual = piecesOf(battlefield);
  const changed = state.pieces.flatMap(({ stands, wounds }, i) => {
    if (stands === usual[i]?.stands && wounds === 0) return [];
    return [[pieceLabel(state, i), { stands, ...unless(wounds === 0, { wounds }) }] as const];
  });
  return unless(changed.length === 0, { pieces: Object.fromEntries(changed) });
}

function writeMission({ state, battlefield }: Table): Fields {
  const { held, visited, things } = state.mission;
  return {
    held,
    visited,
    things: things.map(({ space, home }) => ({
      ...(space === NOBODY ? {} : { at: placeOf(battlefield.field, space) }),
      ...unless(home === NOBODY, { home }),
    })),
  };
}

/** What differs from a turn of the card that has just begun. */
function writeTurn(g: Table, place: number): Fields {
  const { state } = g;
  const turn = state.turns[place];
  const card = state.cards[turn?.card ?? NOBODY];
  if (turn === undefined || card === undefined) return {};
  const before = copyState(state);
  before.turns = state.turns.slice(0, place);
  const usual = beginTurn(silentTable(before), turn.seat, card, {});
  const written: Record<string, unknown> = {
    player: letterOf(turn.seat),
    card: cardLabel(state, turn.card),
    stage: turn.stage,
  };
  written['marker'] = turn.marker === NOBODY ? 'none' : turn.marker;
  const fields: Fields = { ...writeTurnFields(g, turn, usual) };
  const plain: Fields = { ...turn };
  const usualFields: Fields = { ...usual };
  for (const key of TURN_KEYS) {
    if (key in written) continue;
    const value = key in fields ? fields[key] : plain[key];
    const same = key in plain && hashOf(plain[key]) === hashOf(usualFields[key]);
    if (!same && value !== undefined) written[key] = value;
  }
  return written;
}

/** Fields that name figures or places. */
function writeTurnFields(g: Table, turn: Turn, usual: Turn): Fields {
  const { state } = g;
  const name = (id: FigureId): string => (id === NOBODY ? 'nobody' : figureLabel(state, id));
  const names = (ids: readonly FigureId[]): readonly string[] => ids.map(name);
  const { sequence } = turn;
  const start = turn.start.flatMap((at, id) => {
    if (hashOf(at) === hashOf(usual.start[id])) return [];
    const places = at.map((space) => placeOf(g.battlefield.field, space));
    return [[name(id), places.length === 0 ? 'away' : places.length === 1 ? places[0] : places] as const];
  });
  return {
    player: letterOf(turn.seat),
    lender: turn.lender === NOBODY ? undefined : letterOf(turn.lender),
    acting: names(turn.acting),
    mover: name(turn.mover),
    moved: names(turn.moved),
    displaced: names(turn.displaced),
    attacked: names(turn.attacked),
    strikes: turn.strikes.map(({ by, at, wounds }) => ({ by: name(by), at: name(at), wounds })),
    sequence:
      sequence === null
        ? undefined
        : {
            ...sequence,
            figure: name(sequence.figure),
            targets: names(sequence.targets),
            neighbours: names(sequence.neighbours),
          },
    start: Object.fromEntries(start),
    engaged: names(turn.engaged.flatMap((engaged, id) => (engaged ? [id] : []))),
    shoveLeft: Object.fromEntries(Object.entries(turn.shoveLeft).map(([id, left]) => [name(Number(id)), left])),
  };
}
