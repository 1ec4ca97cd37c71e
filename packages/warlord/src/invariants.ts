/**
 * What must be true of every state at a decision; property tests and `muster sim --check` ask for it.
 */
import { illegalRanks } from './rules/formation.ts';
import { hpOf } from './rules/values.ts';
import { find, seatsInGame } from './table.ts';
import { silentTable } from './view.ts';
import type { CardId, WarlordState } from './state.ts';

export function invariants(state: WarlordState): readonly string[] {
  return broken(state, MOST_RESOLVING);
}

function broken(state: WarlordState, mostOnTable: number): string[] {
  const found: string[] = [];
  const places = placesOf(state, found);
  conserveCards(state, places, mostOnTable, found);
  checkCardsInPlay(state, found);
  return found;
}

/** Where every card is; a card in two places is reported at once. */
function placesOf(state: WarlordState, broken: string[]): Map<CardId, string> {
  const places = new Map<CardId, string>();
  const note = (id: CardId, place: string): void => {
    const before = places.get(id);
    if (before !== undefined) broken.push(`card ${id} is in ${before} and in ${place}`);
    places.set(id, place);
  };
  for (const [seat, player] of state.players.entries()) {
    for (const zone of ['deck', 'hand', 'discard', 'removed', 'start'] as const)
      for (const id of player[zone]) note(id, `${zone} of ${seat}`);
    if (state.phase === 'setup' && state.inPlay[player.warlord] === null) note(player.warlord, `start of ${seat}`);
  }
  for (const card of state.inPlay) if (card !== null) note(card.id, 'play');
  return places;
}

/** No card is lost or made. A card is on the table, and in no pile, while it is resolved (WL-1.32). Not every id need be a card. */
function conserveCards(
  state: WarlordState,
  places: ReadonlyMap<CardId, string>,
  mostOnTable: number,
  broken: string[],
): void {
  const missing: CardId[] = [];
  for (const [id, face] of state.faces.entries()) if (face >= 0 && !places.has(id)) missing.push(id);
  for (const id of places.keys()) if ((state.faces[id] ?? -1) < 0) broken.push(`card ${id} has no face`);
  if (missing.length > mostOnTable) broken.push(`cards ${missing.join(', ')} are nowhere`);
}

/** Nested Reacts may each have a card on the table. */
const MOST_RESOLVING = 12;

function checkCardsInPlay(state: WarlordState, broken: string[]): void {
  const g = silentTable(state);
  for (const [seat, player] of state.players.entries()) {
    for (const [i, row] of player.ranks.entries()) {
      for (const id of row) {
        const c = find(g, id);
        if (c === null) broken.push(`card ${id} stands in rank ${i + 1} of ${seat} but is not in play`);
        else if (c.formation !== seat || c.rank !== i + 1)
          broken.push(`card ${id} thinks it stands in rank ${c.rank} of ${c.formation}`);
      }
    }
    if (
      player.out &&
      state.outcome === null &&
      player.ranks.some((row) => row.some((id) => find(g, id)?.controller === seat))
    )
      broken.push(`${seat} is out but has characters`);
  }
  for (const card of state.inPlay) {
    if (card === null) continue;
    if (card.wounds < 0 || card.charges < 0) broken.push(`card ${card.id} has negative tokens`);
    if (card.kind === 'character') {
      const row = state.players[card.formation]?.ranks[card.rank - 1] ?? [];
      if (!row.includes(card.id)) broken.push(`character ${card.id} stands in no rank`);
      for (const borne of [...card.items, ...card.attached]) {
        if (find(g, borne)?.host !== card.id) broken.push(`card ${borne} on ${card.id} has another bearer`);
      }
    } else {
      if (card.wounds > 0) broken.push(`card ${card.id} is no character but has wounds`);
      const host = find(g, card.host);
      if (host === null || !(card.kind === 'item' ? host.items : host.attached).includes(card.id))
        broken.push(`card ${card.id} is borne by nobody`);
    }
  }
}

/** At an order slot, when everything is settled: ranks are legal and nobody should be dead. */
export function settledInvariants(state: WarlordState): readonly string[] {
  const found = broken(state, 0);
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
