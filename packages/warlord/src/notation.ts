/**
 * Positions as plain data: who stands where, in which state, with what. Hand-written files give names and whatever differs from the
 * ordinary; written ones add card ids (`Axe#12`) and what else is needed to read them back without loss.
 */
import { letterOf, rngFromSeed, type Checked } from '@muster/engine';
import { isFields } from '@muster/schema';
import { library } from './content/library.ts';
import { EDITIONS, type Edition } from './edition.ts';
import { PositionReader } from './position-reader.ts';
import type { CardId, InPlay, Phase, Player, WarlordState } from './state.ts';

const PHASES: readonly Phase[] = ['setup', 'ready', 'draw', 'initiative', 'order'];

/** A card as positions call it. */
function label(state: WarlordState, id: CardId): string {
  return `${library().cards[state.faces[id] ?? -1]?.name ?? '?'}#${id}`;
}

// ---- writing ----

export function writePosition(state: WarlordState): unknown {
  const players: Record<string, unknown> = {};
  for (const [seat, player] of state.players.entries()) players[letterOf(seat)] = writePlayer(state, player, seat);
  const stamps: Record<string, number> = {};
  for (const card of state.inPlay) if (card !== null) stamps[card.id] = card.stamp;
  return {
    edition: state.edition,
    turn: state.turn,
    phase: state.phase,
    initiative: letterOf(state.initiative),
    settled: state.initiativeSettled,
    slot: letterOf(state.slot),
    passes: state.passes,
    ...(state.turnLimit === 0 ? {} : { turnLimit: state.turnLimit }),
    ...(state.alwaysAsked.length === 0 ? {} : { alwaysAsked: state.alwaysAsked.map(letterOf) }),
    players,
    ...(state.effects.length === 0 ? {} : { effects: state.effects }),
    ...(state.delayed.length === 0 ? {} : { delayed: state.delayed }),
    ...(state.outcome === null
      ? {}
      : { outcome: { winners: state.outcome.winners.map(letterOf), reason: state.outcome.reason } }),
    stamp: state.stamp,
    stamps,
    rng: state.rng,
  };
}

function writePlayer(state: WarlordState, player: Player, seat: number): unknown {
  const names = (ids: readonly CardId[]): string[] => ids.map((id) => label(state, id));
  return {
    ...(player.out ? { out: true } : {}),
    ...(player.conceded ? { conceded: true } : {}),
    ...(player.handShown ? { handShown: true } : {}),
    warlord: label(state, player.warlord),
    ...(player.start.length === 0 ? {} : { start: names(player.start) }),
    ranks: player.ranks.map((row) => row.map((id) => writeInPlay(state, id, seat))),
    hand: names(player.hand),
    deck: names(player.deck.toReversed()), // the top card first
    discard: names(player.discard),
    ...(player.removed.length === 0 ? {} : { removed: names(player.removed) }),
  };
}

function writeInPlay(state: WarlordState, id: CardId, section: number): unknown {
  const card = state.inPlay[id];
  if (card === null || card === undefined) return label(state, id);
  const details = detailsOf(state, card, section);
  return Object.keys(details).length === 0 ? label(state, id) : { card: label(state, id), ...details };
}

/** What differs from a card that has just come into play. */
function detailsOf(state: WarlordState, card: InPlay, section: number): Record<string, unknown> {
  const owner = state.owners[card.id] ?? section;
  return {
    ...(card.controller === section ? {} : { of: letterOf(card.controller) }),
    ...(owner === card.controller ? {} : { owner: letterOf(owner) }),
    ...(card.orientation === 'ready' ? {} : { state: card.orientation }),
    ...(card.wounds === 0 ? {} : { wounds: card.wounds }),
    ...(card.charges === 0 ? {} : { charges: card.charges }),
    ...(card.scribed ? { scribed: true } : {}),
    ...(Object.keys(card.uses).length === 0 ? {} : { uses: card.uses }),
    ...(Object.keys(card.gameUses).length === 0 ? {} : { gameUses: card.gameUses }),
    ...(card.acted ? { acted: true } : {}),
    ...(card.byStealth ? { byStealth: true } : {}),
    ...(card.as === null ? {} : { as: card.as }),
    ...(card.items.length === 0 ? {} : { items: card.items.map((one) => writeInPlay(state, one, card.controller)) }),
    ...(card.attached.length === 0
      ? {}
      : { attached: card.attached.map((one) => writeInPlay(state, one, card.controller)) }),
  };
}

// ---- reading ----

export function readPosition(data: unknown): Checked<WarlordState> {
  const reader = new PositionReader();
  return reader.result(read(reader, data));
}

function read(reader: PositionReader, data: unknown): WarlordState | null {
  if (!isFields(data)) {
    reader.problem([], 'must be a map');
    return null;
  }
  const map = reader.map(
    data,
    [],
    [
      'edition',
      'turn',
      'phase',
      'initiative',
      'settled',
      'slot',
      'passes',
      'turnLimit',
      'alwaysAsked',
      'players',
      'effects',
      'delayed',
      'outcome',
      'stamp',
      'stamps',
      'rng',
      'cards',
    ],
  );
  reader.cards(map['cards']);
  const edition: Edition = reader.oneOf(map['edition'] ?? null, ['edition'], EDITIONS, 'campaign');
  const phase: Phase = reader.oneOf(map['phase'], ['phase'], PHASES, 'order');
  const players = reader.players(map['players']);
  const initiative = reader.seat(map['initiative'], ['initiative'], 0);
  reader.finish(map['stamps']);
  return {
    edition,
    turnLimit: reader.count(map['turnLimit'], ['turnLimit'], 0),
    alwaysAsked: reader.seatList(map['alwaysAsked'], ['alwaysAsked'], []),
    rng: reader.rng(map['rng'], rngFromSeed('position')),
    faces: reader.faces,
    owners: reader.owners,
    players,
    inPlay: reader.inPlay,
    turn: reader.count(map['turn'], ['turn'], 1),
    phase,
    initiative,
    initiativeSettled: reader.flag(map['settled'], ['settled'], phase === 'order'),
    slot: reader.seat(map['slot'], ['slot'], initiative),
    passes: reader.count(map['passes'], ['passes'], 0),
    effects: reader.effects(map['effects']),
    delayed: reader.delayed(map['delayed']),
    stamp: Math.max(reader.stamp, reader.count(map['stamp'], ['stamp'], 0)),
    outcome: reader.outcome(map['outcome']),
  };
}
