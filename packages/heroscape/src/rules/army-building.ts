/**
 * Army building (chapter 3): what may be chosen, in which order, and where figures are deployed.
 */
import { choose, PASS, refuse, type Option, type Script, type Seat, type Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { ArmyCard } from '../content/card.ts';
import { emit, faceOf, playerAt, recordOf, stand, type Table } from '../table.ts';
import { NOBODY, type Card, type Figure } from '../state.ts';
import { isHive, layHiveTile } from './hive.ts';
import { spotsFor } from './standing.ts';
import { costOfRecord } from './victory.ts';

/** HS-3.1, HS-3.10 to HS-3.14, HS-V1, HS-V2: whether the seat may take the card. */
export function mayTake(g: Table, seat: Seat, number: number): Verdict {
  const record = g.library.cards[number];
  if (record === undefined) return refuse('HS-3.1', 'unknown-card');
  const left = g.state.map.scenario.pointLimit - playerAt(g, seat).spent;
  const cost = costOfRecord(g, record.id, record.points);
  if (cost > left) return refuse('HS-3.1', 'too-expensive', { cost, left });
  const mine = g.state.cards.filter((card) => card.controller === seat).map((card) => recordOf(g, card));
  const character = record.character ?? record.name;
  if (record.rarity === 'unique' && mine.some((one) => (one.character ?? one.name) === character)) {
    return refuse('HS-3.10', 'already-in-army', { card: record.name }); // HS-3.12
  }
  if (g.state.options.exclusivePicks && isTakenByOthers(g, seat, record))
    return refuse('HS-V1', 'taken-by-other', { card: record.name });
  const generals = new Set([...mine.map(({ general }) => general), record.general]);
  if (g.state.options.maxTwoGenerals && generals.size > 2)
    return refuse('HS-V2', 'third-general', { general: record.general });
  return null;
}

/** HS-V1: only team partners may take the same common cards. */
function isTakenByOthers(g: Table, seat: Seat, record: ArmyCard): boolean {
  return g.state.cards.some((card) => {
    if (card.controller === seat || recordOf(g, card).name !== record.name) return false;
    const partner = playerAt(g, card.controller).team === playerAt(g, seat).team;
    return !(partner && record.rarity !== 'unique');
  });
}

/** The seat whose pick it is (HS-3.4 to HS-3.7); a fixed army is chosen as a whole (HS-3.2). */
export function picker(g: Table): Seat | null {
  const { setupOrder, players, picks, map } = g.state;
  const open = setupOrder.filter((seat) => playerAt(g, seat).complete === false);
  if (open.length === 0) return null;
  const fixed = map.scenario.army === 'fixed' || players.every(({ army }) => army !== null);
  if (fixed) return open[0] ?? null;
  // HS-3.9: who has passed is out of the draft, but keeps his place in the sequence.
  for (let i = picks; i < picks + 4 * setupOrder.length; i++) {
    const seat = pickAt(setupOrder, i);
    if (seat !== undefined && !playerAt(g, seat).complete) {
      g.state.picks = i;
      return seat;
    }
  }
  return open[0] ?? null;
}

/** HS-3.4: A, B, B, A, B, A, B …; HS-3.5, HS-3.6: three or more snake back and forth. */
function pickAt(order: readonly Seat[], pick: number): Seat | undefined {
  const count = order.length;
  if (count === 2) {
    if (pick === 0) return order[0];
    if (pick <= 2) return order[1];
    return order[(pick - 3) % 2];
  }
  const pass = Math.floor(pick / count);
  const place = pick % count;
  return order[pass % 2 === 0 ? place : count - 1 - place];
}

/** One pick with its deployment (HS-3.3). */
export function* pickCard(g: Table, seat: Seat): Script {
  const player = playerAt(g, seat);
  if (player.army !== null) {
    yield* deployGivenArmy(g, seat, player.army);
    return;
  }
  const options: (Option & { number: number })[] = g.state.pool
    .filter((number) => mayTake(g, seat, number) === null)
    .map((number) => ({ key: g.library.cards[number]?.id ?? String(number), number }));
  const pass = { key: PASS, number: NOBODY };
  const picked = options.length === 0 ? pass : yield* choose({ seat, kind: 'draft', options: [...options, pass] });
  g.state.picks++;
  if (picked.number === NOBODY) {
    completeArmy(g, seat); // HS-3.9
    return;
  }
  const { card, figures } = addCard(g, seat, picked.number);
  emit(g, { type: 'card-chosen', seat, card: card.id, copies: card.copies, rules: ['HS-3.3'] });
  yield* deploy(g, seat, figures);
}

function* deployGivenArmy(g: Table, seat: Seat, army: readonly number[]): Script {
  const figures: Figure[] = [];
  for (const number of army) {
    const added = addCard(g, seat, number);
    figures.push(...added.figures);
    emit(g, { type: 'card-chosen', seat, card: added.card.id, copies: added.card.copies });
  }
  yield* deploy(g, seat, figures);
  completeArmy(g, seat);
}

function completeArmy(g: Table, seat: Seat): void {
  const player = playerAt(g, seat);
  player.complete = true;
  emit(g, { type: 'army-complete', seat, points: player.spent });
}

/** HS-3.16: identical commons of a player are one stack; uncommon heroes are cards of their own (HS-1.9). */
export function addCard(
  g: Table,
  seat: Seat,
  number: number,
): { readonly card: Card; readonly figures: readonly Figure[] } {
  const record = g.library.cards[number];
  if (record === undefined) throw new Error(`there is no army card ${number}`);
  const stack =
    record.rarity === 'common'
      ? g.state.cards.find((card) => card.owner === seat && card.record === number)
      : undefined;
  const card = stack ?? newCard(g, seat, number);
  if (stack === undefined) g.state.cards.push(card);
  else stack.copies++;
  const fate = faceOf(g, card).reserve ? 'reserve' : 'out';
  const figures: Figure[] = Array.from({ length: record.figures }, (_, i) => ({
    id: g.state.figures.length + i,
    card: card.id,
    at: [],
    fate,
    wounds: 0,
    glyph: NOBODY,
    carries: [],
  }));
  g.state.figures.push(...figures);
  card.figures = [...card.figures, ...figures.map(({ id }) => id)];
  if (faceOf(g, card).terrain.length > 0) {
    g.terrainChangers.push(...figures.map(({ id }) => id));
    g.hasChangedTerrain = true;
  }
  playerAt(g, seat).spent += costOfRecord(g, record.id, record.points);
  return { card, figures };
}

function newCard(g: Table, seat: Seat, number: number): Card {
  return {
    id: g.state.cards.length,
    record: number,
    owner: seat,
    controller: seat,
    copies: 1,
    figures: [],
    negated: false,
    markers: {},
    spirits: { attack: 0, defence: 0, move: 0 },
    identity: null,
    chosen: {},
    gameUses: {},
    roundUses: {},
    powerPoints: 0,
    partner: NOBODY,
  };
}

/** HS-3.17 to HS-3.19: each figure on a free space of the own zone; who finds no room is out of the game. */
function* deploy(g: Table, seat: Seat, figures: readonly Figure[]): Script {
  for (const figure of figures) {
    if (figure.fate === 'reserve') continue; // HS-T2
    const spots = deploymentSpots(g, seat, figure);
    if (spots.length === 0) {
      figure.fate = 'out';
      emit(g, { type: 'not-deployed', figure: figure.id, rules: ['HS-3.17'] });
      continue;
    }
    const { at } = yield* choose({ seat, kind: 'deploy', options: spots, about: [figure.id] });
    stand(g, figure, at);
    if (isHive(g, figure)) layHiveTile(g, at); // HS-20.1
    emit(g, { type: 'deployed', figure: figure.id, at, rules: ['HS-2.7'] });
  }
}

/** HS-3.18 */
export function deploymentSpots(g: Table, seat: Seat, figure: Figure) {
  const zone = g.battlefield.zones[playerAt(g, seat).zone] ?? [];
  const glyphs = new Set(g.state.glyphs.filter(({ gone }) => !gone).map(({ space }) => space));
  const spaces = zone.filter((space) => !glyphs.has(space) && !isFilled(g, space));
  const inZone = (space: SpaceId) => spaces.includes(space);
  return spotsFor(g, figure, spaces).filter(({ at }) => at.every(inZone));
}

/** Whether an obstacle stands there, even one on which figures can end a move (HS-9.13). */
export function isFilled(g: Table, space: SpaceId): boolean {
  const filled = g.battlefield.filledBy[space] ?? NOBODY;
  return filled !== NOBODY && g.stands[filled] === 1;
}
