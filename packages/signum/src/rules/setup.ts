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
} from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { isPaired, UNIQUE_TERRAIN } from '../content/terrain.ts';
import { characterOf, emit, heroRecord, playerAt, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { drawCard, intoDeck } from './drawing.ts';
import { deploymentHexes, enter } from './entering.ts';

/** SG-14.17, SG-29.20, SG-30.15: the first player is random, the others follow. */
export function chooseOrder(g: Table): void {
  const seats = g.state.players.length;
  const first = nextBelow(g.state.rng, seats);
  g.state.order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
  g.state.active = 0;
  emit(g, { type: 'first-player', seat: first, rules: ['SG-14.17'] });
  startingStrength(g);
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
      player.aside.push(card);
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
  const { camp } = playerAt(g, seat);
  const { leadership } = heroRecord(g, seat);
  const counts = starCounts(g, camp);
  return camp.filter((card) => characterOf(g, card).stars.some((star) => (counts[star] ?? 0) > leadership[star]));
}

/** SG-14.8, SG-14.19: from the first player on, each may lay one piece on a free spot. */
export function* placeTerrain(g: Table): Script {
  const { uniqueTerrain } = g.state.options;
  const pool = new Set<string>(UNIQUE_TERRAIN.filter((piece) => !isPaired(piece) && piece !== 'camp'));
  for (let i = 0; i < uniqueTerrain; i++) {
    for (const seat of g.state.order) {
      const spots = g.field.spots.filter((hex) => (g.state.terrain[hex] ?? '') === '');
      if (spots.length === 0) return;
      const options: (Option & { piece: string; hex: SpaceId })[] = [];
      for (const piece of pool) for (const hex of spots) options.push({ key: `${piece}:${hex}`, piece, hex });
      const picked = yield* ask({ seat, kind: 'terrain', options: [...options, { key: PASS, piece: '', hex: -1 }] });
      if (picked.piece === '') continue;
      pool.delete(picked.piece);
      g.state.terrain = g.state.terrain.with(picked.hex, picked.piece);
      emit(g, { type: 'terrain-placed', seat, piece: picked.piece, at: picked.hex, rules: ['SG-14.8'] });
    }
  }
}

/** SG-14.12 */
export function* placeHeroes(g: Table): Script {
  for (const seat of g.state.order) {
    const options = deploymentHexes(g, seat).map((hex) => ({ key: String(hex), hex }));
    const { hex } = yield* choose({ seat, kind: 'hero', options });
    yield* enter(g, seat, { kind: 'hero' }, hex);
  }
}

const DRAWN = 7;
const RETURNED = 3;

/** SG-14.13: seven cards, three go back. */
export function* startingHands(g: Table): Script {
  for (const seat of g.state.order) for (let i = 0; i < DRAWN; i++) drawCard(g, seat);
  const decisions: Decision<CardOption>[] = g.state.order.map((seat) => ({
    seat,
    kind: 'return-cards',
    options: playerAt(g, seat).hand.map((card) => ({ key: String(card), card })),
    min: RETURNED,
    max: RETURNED,
  }));
  const picked = yield* chooseTogether(decisions);
  for (const [i, seat] of g.state.order.entries()) {
    const cards = (picked[i] ?? []).map(({ card }) => card);
    const player = playerAt(g, seat);
    player.hand = player.hand.filter((card) => !cards.includes(card));
    intoDeck(g, seat, cards);
    emit(g, { type: 'hand-chosen', seat, rules: ['SG-14.13'] });
  }
}
