/**
 * Views: what a seat or a spectator may see, built up from nothing, and how a state is guessed for a seat.
 */
import { seesAs, shuffle, type Eyes, type Rng, type Seat, type SeenCard } from '@muster/engine';
import type { WarlordEvent } from './events.ts';
import { nothingShown, showCharacters, showEffects, showPile, showRanks } from './shown.ts';
import { silentTable } from './silent-table.ts';
import type { CardId, WarlordState } from './state.ts';
import type { WarlordView } from './view-types.ts';

export function viewOf(state: WarlordState, eyes: Eyes): WarlordView {
  const g = silentTable(state);
  const shown = g.shown ?? nothingShown();
  showCharacters(g, shown);
  return {
    game: 'warlord',
    edition: state.edition,
    turn: state.turn,
    phase: state.phase,
    initiative: state.initiative,
    initiativeSettled: state.initiativeSettled,
    slot: state.slot,
    passes: state.passes,
    outcome: state.outcome,
    players: state.players.map((player, owner) => ({
      out: player.out,
      deck: player.deck.length, // WL-1.32: hidden, ordered
      hand: seesHand(state, owner, eyes) ? showPile(g, shown.hands, owner, player.hand) : player.hand.length,
      discard: showPile(g, shown.discards, owner, player.discard),
      removed: showPile(g, shown.removed, owner, player.removed),
      start: seesAs(eyes, owner) ? showPile(g, shown.starts, owner, player.start) : NOT_SHOWN,
      ranks: showRanks(shown, owner, player.ranks),
    })),
    effects: showEffects(shown, state.effects),
  };
}

const NOT_SHOWN: readonly SeenCard[] = [];

/** Whether the seat may know which card it is: in play, in an open pile, or in a hand it sees. */
export function seesCard(state: WarlordState, id: CardId, seat: Seat | null): boolean {
  const owner = state.owners[id] ?? -1;
  const player = state.players[owner];
  if (player === undefined) return false;
  if (state.inPlay[id] !== null || player.discard.includes(id) || player.removed.includes(id)) return true;
  return (player.hand.includes(id) && seesHand(state, owner, seat)) || (owner === seat && player.start.includes(id));
}

/** WL-1.32: a hand is visible to its owner only, unless a card has it shown. */
function seesHand(state: WarlordState, owner: Seat, eyes: Eyes): boolean {
  return seesAs(eyes, owner) || state.players[owner]?.handShown === true;
}

/** The event as those eyes may see it. */
export function eventFor(event: WarlordEvent, eyes: Eyes): WarlordEvent | null {
  switch (event.type) {
    case 'drew': // WL-23.3, WL-23.4: shown only where a particular kind of card was asked for
      return seesAs(eyes, event.seat) || event.shown === true ? event : { ...event, cards: null };
    case 'looked':
      return seesAs(eyes, event.seat) ? event : { ...event, cards: null };
    default:
      return event;
  }
}

/** Nobody may undo past a die, a drawn card, a shuffle or something shown. */
export function reveals(event: WarlordEvent): boolean {
  switch (event.type) {
    case 'rolled':
    case 'drew':
    case 'looked':
    case 'shuffled':
    case 'hand shown':
    case 'army revealed':
    // Hand and deck of whoever leaves lie open afterwards.
    case 'eliminated':
      return true;
    case 'zone':
      return event.from === 'hand';
    case 'played':
      return event.fromHand;
    // Most of them were in a hand; whatever came from elsewhere is not worth telling apart.
    case 'entered play':
    case 'equipped':
    case 'attached':
      return true;
    default:
      return false;
  }
}

/**
 * Replaces in `state` what the seat can't see now by a guess: the hidden cards of each player are dealt anew among the places where
 * they lie. Deck lists are open, so nothing else is to guess; what is known at `present` stays as it is.
 */
export function guess(state: WarlordState, present: WarlordState, seat: Seat, rng: Rng): void {
  for (let owner = 0; owner < state.players.length; owner++) {
    const now = hiddenFrom(present, owner, seat);
    const then = new Set(hiddenFrom(state, owner, seat));
    const ids = now.filter((id) => then.has(id));
    const faces = ids.map((id) => state.faces[id] ?? -1);
    shuffle(rng, faces);
    for (const [i, id] of ids.entries()) state.faces[id] = faces[i] ?? -1;
  }
}

/** Cards of the owner that the seat can't see, in an order that does not depend on what they are. */
function hiddenFrom(state: WarlordState, owner: Seat, seat: Seat): CardId[] {
  const player = state.players[owner];
  if (player === undefined) return [];
  const hand = seesHand(state, owner, seat) ? [] : player.hand;
  return [...player.deck, ...hand].sort((a, b) => a - b);
}
