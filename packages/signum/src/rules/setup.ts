/**
 * Setup (chapter 14): warbands, unique terrain, heroes, starting hands.
 */
import {
  ask,
  choose,
  chooseTogether,
  nextBelow,
  PASS,
  type Decision,
  type Option,
  type Script,
  type Seat,
  type Verdict,
} from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { COLOURS } from '../content/die.ts';
import { isPaired, UNIQUE_TERRAIN } from '../content/terrain.ts';
import { characterOf, emit, heroRecord, playerAt, type Table } from '../table.ts';
import { NOBODY, type CardId } from '../state.ts';
import { count, rollPool } from './dice.ts';
import { drawCard, intoDeck } from './drawing.ts';
import { deploymentHexes, enter } from './entering.ts';
import { no } from './reasons.ts';

/** SG-14.17, SG-30.15: the first player is random, the others follow clockwise. */
export function chooseOrder(g: Table): void {
  const { mode, players, rng } = g.state;
  const seats = players.length;
  const first = mode === 'skirmish' ? rollForFirst(g) : nextBelow(rng, mode === 'alliance' ? 2 : seats);
  // SG-29.20: A1, B1, A2, B2; which team begins is random, the order inside a team is the one it took its seats in.
  if (mode === 'alliance') g.state.order = first === 0 ? [0, 1, 2, 3] : [1, 0, 3, 2];
  else g.state.order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  g.state.active = 0;
  emit(g, { type: 'first-player', seat: first, rules: [mode === 'skirmish' ? 'SG-32.12' : 'SG-14.17'] });
  startingStrength(g);
}

/** SG-32.39: each player rolls one die of every colour; most damage symbols first, ties reroll. */
function rollForFirst(g: Table): Seat {
  let tied: readonly Seat[] = [...g.state.players.keys()];
  while (tied.length > 1) {
    const scores = tied.map((seat) => {
      const symbols = rollPool(g, COLOURS, seat, NOBODY, 'turn-order').map(({ symbol }) => symbol);
      return count(symbols, 'HIT') + count(symbols, 'CRIT');
    });
    const best = Math.max(...scores);
    tied = tied.filter((_, i) => scores[i] === best);
  }
  return tied[0] ?? 0;
}

/** Who takes part, from the first player on: one who gave up does not. */
export function seatsInOrder({ state: { order, players } }: Table): readonly Seat[] {
  return order.filter((seat) => players[seat]?.out === false);
}

/** SG-12.10, SG-29.9, SG-29.19, SG-30.4, SG-32.9 */
function startingStrength(g: Table): void {
  for (const [place, seat] of g.state.order.entries()) {
    const { mode } = g.state;
    const strength = mode === 'skirmish' ? 5 : mode === 'free-for-all' ? (place < 2 ? 2 : 3) : place === 0 ? 2 : 3;
    playerAt(g, seat).strength = strength;
  }
}

interface CardOption extends Option {
  readonly card: CardId;
}

/** SG-14.10, SG-14.18: War Camps are chosen at the same time, within leadership. */
export function* chooseWarbands(g: Table): Script {
  const seats = g.state.players.flatMap((player, seat) =>
    player.camp.length > 0 && !fitsLeadership(g, seat, player.camp) ? [seat] : [],
  );
  for (let i = 0; seats.some((seat) => !fitsLeadership(g, seat, playerAt(g, seat).camp)); i++) {
    const open = seats.filter((seat) => !fitsLeadership(g, seat, playerAt(g, seat).camp));
    const decisions: Decision<CardOption>[] = open.map((seat) => ({
      seat,
      kind: 'leave-out',
      options: surplus(g, seat).map((card) => ({ key: String(card), card })),
      min: 1,
      max: 1,
    }));
    const picked = yield* chooseTogether(decisions);
    for (const [at, seat] of open.entries()) {
      const card = picked[at]?.[0]?.card;
      const player = playerAt(g, seat);
      if (card === undefined) continue;
      player.camp = player.camp.filter((one) => one !== card);
      player.aside = [...player.aside, card];
    }
    if (i > 60) throw new Error('the warbands never fit');
  }
  for (const [seat, player] of g.state.players.entries()) emit(g, { type: 'warband', seat, characters: player.camp });
}

/** SG-5.2, SG-5.4, SG-5.6: how many stars of each rank the camp has. */
function starCounts(g: Table, camp: readonly CardId[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = { bronze: 0, silver: 0, gold: 0 };
  for (const card of camp) for (const star of characterOf(g, card).stars) counts[star] = (counts[star] ?? 0) + 1;
  return counts;
}

function fitsLeadership(g: Table, seat: Seat, camp: readonly CardId[]): boolean {
  const { leadership } = heroRecord(g, seat);
  const counts = starCounts(g, camp);
  return (['bronze', 'silver', 'gold'] as const).every((rank) => (counts[rank] ?? 0) <= leadership[rank]);
}

/** Characters of ranks of which there are too many. */
function surplus(g: Table, seat: Seat): readonly CardId[] {
  return playerAt(g, seat).camp.filter((card) => mayLeaveOut(g, seat, card) === null);
}

/** SG-5.2 */
export function mayLeaveOut(g: Table, seat: Seat, card: CardId): Verdict {
  const { leadership } = heroRecord(g, seat);
  const counts = starCounts(g, playerAt(g, seat).camp);
  const tooMany = characterOf(g, card).stars.some((star) => (counts[star] ?? 0) > leadership[star]);
  return tooMany ? null : no('SG-5.2', 'rank-fits');
}

/** SG-14.8, SG-14.19, SG-26.6 */
export function mayLay(g: Table, pool: ReadonlySet<string>, piece: string, hex: SpaceId): Verdict {
  if (!pool.has(piece)) return no('SG-14.19', isPaired(piece) ? 'pairs-only' : 'piece-taken');
  return isOpenSpot(g, hex) ? null : no('SG-26.6', 'spot-taken');
}

function isOpenSpot(g: Table, hex: SpaceId): boolean {
  return (g.state.terrain[hex] ?? '') === '';
}

/** SG-14.8, SG-14.19: from the first player on, each may lay one piece on a free spot. */
export function* placeTerrain(g: Table): Script {
  const { uniqueTerrain, commonCamps } = g.state.options;
  const pool = new Set<string>(UNIQUE_TERRAIN.filter((piece) => piece !== 'camp' || commonCamps)); // SG-26.37
  const turns = Array.from({ length: uniqueTerrain }, () => seatsInOrder(g)).flat();
  for (let i = 0; i < turns.length; i++) {
    const seat = turns[i] ?? 0;
    const options = [...spotOptions(g, pool, i + 1 < turns.length), ...crossingOptions(g)];
    if (options.length === 0) return;
    const picked = yield* ask({ seat, kind: 'terrain', options: [...options, { key: PASS, piece: '', hex: -1 }] });
    if (picked.piece === '') {
      emit(g, { type: 'terrain-declined', seat, rules: ['SG-14.8'] });
      continue;
    }
    lay(g, seat, picked);
    if (!isPaired(picked.piece)) {
      pool.delete(picked.piece);
      continue;
    }
    const partners = spotOptions(g, new Set([picked.piece]), true);
    lay(g, seat, yield* choose({ seat, kind: 'terrain', options: partners }));
    for (const piece of UNIQUE_TERRAIN) if (isPaired(piece)) pool.delete(piece); // SG-26.32: two sides of one set
    i++; // SG-14.19: the pair takes the next placement as well
  }
}

interface TerrainOption extends Option {
  readonly piece: string;
  readonly hex: SpaceId;
}

/** SG-14.19: paired kinds only where two spots are free and another placement is left. */
function spotOptions(g: Table, pool: ReadonlySet<string>, pairs: boolean): readonly TerrainOption[] {
  const paired = pairs && (pool.size === 1 || g.field.spots.filter((hex) => isOpenSpot(g, hex)).length > 1);
  const options: TerrainOption[] = [];
  for (const piece of pool) {
    if (isPaired(piece) && !paired) continue;
    for (const hex of g.field.spots)
      if (mayLay(g, pool, piece, hex) === null) options.push({ key: `${piece}:${hex}`, piece, hex });
  }
  return options;
}

/** SG-26.21: a ford or a bridge anywhere on a river, if that is agreed. */
function crossingOptions(g: Table): readonly TerrainOption[] {
  if (!g.state.options.crossings) return [];
  return g.state.terrain.flatMap((there, hex) =>
    there === 'river' ? ['ford', 'bridge'].map((piece) => ({ key: `${piece}:${hex}`, piece, hex })) : [],
  );
}

function lay(g: Table, seat: Seat, { piece, hex }: TerrainOption): void {
  g.state.terrain = g.state.terrain.with(hex, piece);
  emit(g, { type: 'terrain-placed', seat, piece, at: hex, rules: ['SG-14.8'] });
}

/** SG-14.12 */
export function* placeHeroes(g: Table): Script {
  for (const seat of seatsInOrder(g)) {
    const options = deploymentHexes(g, seat).map((hex) => ({ key: String(hex), hex }));
    const { hex } = yield* choose({ seat, kind: 'hero', options });
    yield* enter(g, seat, { kind: 'hero' }, hex);
  }
}

const DRAWN = 7;
const RETURNED = 3;

/** SG-14.13: seven cards, three go back. */
export function* startingHands(g: Table): Script {
  const seats = seatsInOrder(g);
  for (const seat of seats) for (let i = 0; i < DRAWN; i++) drawCard(g, seat);
  const decisions: Decision<CardOption>[] = seats.map((seat) => ({
    seat,
    kind: 'return-cards',
    options: playerAt(g, seat).hand.map((card) => ({ key: String(card), card })),
    min: RETURNED,
    max: RETURNED,
  }));
  const picked = yield* chooseTogether(decisions);
  for (const [i, seat] of seats.entries()) {
    const cards = (picked[i] ?? []).map(({ card }) => card);
    const player = playerAt(g, seat);
    player.hand = player.hand.filter((card) => !cards.includes(card));
    intoDeck(g, seat, cards);
    emit(g, { type: 'hand-chosen', seat, rules: ['SG-14.13'] });
  }
}
