/**
 * What must be true of every state at a decision; property tests, `muster sim --invariants` and `--check` ask for it. It is asked
 * at every decision of very many games, so words are made only where something is wrong.
 */
import { illegalRanks } from './rules/formation.ts';
import { hpOf } from './rules/values.ts';
import { seatsInGame } from './table.ts';
import { silentTable } from './silent-table.ts';
import type { CardId, InPlay, WarlordState } from './state.ts';

export function invariants(state: WarlordState): readonly string[] {
  return broken(state, MOST_RESOLVING);
}

function broken(state: WarlordState, mostOnTable: number): string[] {
  const found: string[] = [];
  conserveCards(state, mostOnTable, found);
  checkRanks(state, found);
  for (const card of state.inPlay) if (card !== null) checkCardInPlay(state, card, found);
  return found;
}

const ZONES = ['deck', 'hand', 'discard', 'removed', 'start'] as const;
const START = ZONES.indexOf('start');
const NOWHERE = 0;
const IN_PLAY = 255;

/** Where every card is, as a number: a seat and one of its zones, or in play. */
function placeOf(seat: number, zone: number): number {
  return 1 + seat * ZONES.length + zone;
}

function nameOf(place: number): string {
  if (place === IN_PLAY) return 'play';
  return `${ZONES[(place - 1) % ZONES.length]} of ${Math.floor((place - 1) / ZONES.length)}`;
}

/** No card is lost or made. A card is on the table, and in no pile, while it is resolved (WL-1.32). Not every id need be a card. */
function conserveCards(state: WarlordState, mostOnTable: number, found: string[]): void {
  const places = new Uint8Array(state.faces.length);
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = state.players[seat];
    if (player === undefined) continue;
    const { deck, hand, discard, removed, start, warlord } = player;
    noteAll(state, places, deck, placeOf(seat, 0), found);
    noteAll(state, places, hand, placeOf(seat, 1), found);
    noteAll(state, places, discard, placeOf(seat, 2), found);
    noteAll(state, places, removed, placeOf(seat, 3), found);
    noteAll(state, places, start, placeOf(seat, START), found);
    if (state.phase === 'setup' && state.inPlay[warlord] === null)
      note(state, places, warlord, placeOf(seat, START), found);
  }
  for (const card of state.inPlay) if (card !== null) note(state, places, card.id, IN_PLAY, found);
  let missing = 0;
  for (let id = 0; id < places.length; id++) if (places[id] === NOWHERE && (state.faces[id] ?? -1) >= 0) missing++;
  if (missing > mostOnTable) found.push(`cards ${missingFrom(state, places).join(', ')} are nowhere`);
}

function noteAll(
  state: WarlordState,
  places: Uint8Array,
  ids: readonly CardId[],
  place: number,
  found: string[],
): void {
  for (const id of ids) note(state, places, id, place, found);
}

function note(state: WarlordState, places: Uint8Array, id: CardId, place: number, found: string[]): void {
  const before = places[id] ?? NOWHERE;
  if (before !== NOWHERE) found.push(`card ${id} is in ${nameOf(before)} and in ${nameOf(place)}`);
  else if ((state.faces[id] ?? -1) < 0) found.push(`card ${id} has no face`);
  places[id] = place;
}

function missingFrom(state: WarlordState, places: Uint8Array): CardId[] {
  const missing: CardId[] = [];
  for (const [id, face] of state.faces.entries()) if (face >= 0 && places[id] === NOWHERE) missing.push(id);
  return missing;
}

/** Nested Reacts may each have a card on the table. */
const MOST_RESOLVING = 12;

/** Who stands in a rank is in play and knows where it stands; who is out has nobody. */
function checkRanks({ players, inPlay, outcome }: WarlordState, found: string[]): void {
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat];
    if (player === undefined) continue;
    let own = 0;
    for (let i = 0; i < player.ranks.length; i++) {
      for (const id of player.ranks[i] ?? []) {
        const c = inPlay[id] ?? null;
        if (c === null) found.push(`card ${id} stands in rank ${i + 1} of ${seat} but is not in play`);
        else if (c.formation !== seat || c.rank !== i + 1)
          found.push(`card ${id} thinks it stands in rank ${c.rank} of ${c.formation}`);
        if (c?.controller === seat) own++;
      }
    }
    if (player.out && outcome === null && own > 0) found.push(`${seat} is out but has characters`);
  }
}

function checkCardInPlay({ players, inPlay }: WarlordState, card: InPlay, found: string[]): void {
  const { id } = card;
  if (card.wounds < 0 || card.charges < 0) found.push(`card ${id} has negative tokens`);
  if (card.kind === 'character') {
    const row = players[card.formation]?.ranks[card.rank - 1];
    if (row === undefined || !row.includes(id)) found.push(`character ${id} stands in no rank`);
    for (const borne of card.items) if (inPlay[borne]?.host !== id) found.push(anotherBearer(borne, id));
    for (const borne of card.attached) if (inPlay[borne]?.host !== id) found.push(anotherBearer(borne, id));
    return;
  }
  if (card.wounds > 0) found.push(`card ${id} is no character but has wounds`);
  const host = inPlay[card.host] ?? null;
  if (host === null || !(card.kind === 'item' ? host.items : host.attached).includes(id))
    found.push(`card ${id} is borne by nobody`);
}

function anotherBearer(borne: CardId, bearer: CardId): string {
  return `card ${borne} on ${bearer} has another bearer`;
}

/** At an order slot, when everything is settled: ranks are legal and nobody should be dead. */
export function settledInvariants(state: WarlordState): readonly string[] {
  const found = broken(state, 0);
  // The rules can't be asked about a table that is not sound.
  if (found.length > 0) return found;
  const g = silentTable(state);
  for (const seat of seatsInGame(g)) {
    if (illegalRanks(g, seat).length > 0) found.push(`${seat} has illegal ranks`);
  }
  for (const card of state.inPlay) {
    if (card?.kind === 'character' && card.wounds >= hpOf(g, card.id))
      found.push(`character ${card.id} should be dead`);
  }
  return found;
}
