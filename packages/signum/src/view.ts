/**
 * Views: what a seat or a spectator may see, built up from nothing (SG-2.20). Hidden are hands, the order of the decks and face-down
 * feats, and War Camps while they are chosen.
 */
import { seenCard, seesAs, type Eyes, type Seat, type SeenCard } from '@muster/engine';
import { library } from './content/library.ts';
import type { SignumEvent } from './events.ts';
import { shownIncome } from './rules/income.ts';
import { goalOf, pointsOf } from './rules/points.ts';
import { rangeBonus, statOf } from './rules/properties.ts';
import { boxesOf } from './rules/targeting.ts';
import { silentTable } from './silent-table.ts';
import {
  copyActivation,
  copyTally,
  NO_CARD,
  NOBODY,
  type CardId,
  type Creature,
  type Player,
  type SignumState,
} from './state.ts';
import { activeSeat, recordOf, type Table } from './table.ts';
import type { SeenCreature, SeenGone, SeenPlayer, SignumView } from './view-types.ts';

export function viewOf(state: SignumState, eyes: Eyes): SignumView {
  const g = silentTable(state, library());
  const { map } = state;
  return {
    game: 'signum',
    mode: state.mode,
    map: map.id,
    // A map that does not come with the game must be told.
    ...(library().maps.includes(map) ? {} : { mapFile: map }),
    options: state.options,
    phase: state.phase,
    turn: state.turn,
    order: state.order,
    active: isUnderWay(state) ? activeSeat(g) : null,
    roundsLeft: state.mode === 'skirmish' ? state.roundsLeft : null,
    goal: state.mode === 'skirmish' ? null : goalOf(g),
    lastTurn: state.lastTurn,
    outcome: state.outcome,
    terrain: state.terrain,
    feats: state.feats.length, // SG-2.20: nobody knows their order
    discardedFeats: cardsOf(state, state.discardedFeats),
    players: state.players.map((player, owner) => playerView(g, player, owner, eyes)),
    creatures: state.creatures.map((creature) => creatureView(g, creature)),
    // These two change in place: a view is a picture of its moment.
    activation: state.activation === null ? null : copyActivation(state.activation),
    tally: copyTally(state.tally),
    effects: state.effects,
  };
}

/** Whether turns are taken: during setup it is nobody's. */
function isUnderWay({ phase }: SignumState): boolean {
  return phase === 'begin' || phase === 'activation' || phase === 'end' || phase === 'round-end';
}

function playerView(g: Table, player: Player, owner: Seat, eyes: Eyes): SeenPlayer {
  const { state } = g;
  const { team, zone, strength, turns, out, conceded, deployed, discardedCard, discardedFeat } = player;
  const known = seesHand(state, owner, eyes);
  const secret = state.phase === 'warbands' && !known; // SG-14.18
  const hero = g.library.heroes[player.hero];
  return {
    hero: hero?.id ?? '',
    faction: hero?.faction ?? '',
    minion: g.library.minions[player.minion]?.id ?? null,
    team,
    zone,
    strength,
    income: shownIncome(g, player),
    hallIncome: player.income,
    points: pointsOf(g, owner),
    otherPoints: player.otherPoints,
    turns,
    out,
    conceded,
    deployed,
    discardedCard,
    discardedFeat,
    deck: player.deck.length, // SG-2.6
    hand: known ? cardsOf(state, player.hand) : player.hand.length, // SG-2.17
    featHand: known ? cardsOf(state, player.featHand) : player.featHand.length,
    hall: cardsOf(state, player.hall), // SG-2.10
    fame: cardsOf(state, player.fame),
    faceDown: player.faceDown.length,
    camp: secret ? null : cardsOf(state, player.camp),
    aside: secret ? null : cardsOf(state, player.aside),
    buildings: player.buildings.map(({ card, closed, reuse }) => ({
      id: card,
      card: nameOf(state, card),
      closed,
      reuse,
    })),
    relics: player.relics.map(({ card, closed, armour, reuse }) => ({
      id: card,
      card: nameOf(state, card),
      closed,
      armour,
      reuse,
    })),
    kills: cardsOf(state, player.kills),
  };
}

/** SG-2.17, SG-29.22: partners see each other's hands. */
export function seesHand(state: SignumState, owner: Seat, eyes: Eyes): boolean {
  return eyes === 'all' || (eyes !== null && state.players[owner]?.team === state.players[eyes]?.team);
}

/** Whether the seat may know which card it is: in an open zone, on the battlefield, or in a hand it sees. */
export function seesCard(state: SignumState, card: CardId, seat: Seat | null): boolean {
  if (state.feats.includes(card)) return false;
  for (const [owner, { deck, hand, featHand, faceDown, camp, aside }] of state.players.entries()) {
    if (deck.includes(card) || faceDown.includes(card)) return false;
    if (seesHand(state, owner, seat)) continue;
    if (hand.includes(card) || featHand.includes(card)) return false;
    if (state.phase === 'warbands' && (camp.includes(card) || aside.includes(card))) return false;
  }
  return true;
}

function nameOf({ faces }: SignumState, id: CardId): string {
  const face = faces[id];
  const { supports, characters, feats } = library();
  const list = face?.kind === 'support' ? supports : face?.kind === 'character' ? characters : feats;
  return list[face?.record ?? NOBODY]?.id ?? '';
}

const NO_CARDS: readonly SeenCard[] = [];

function cardsOf(state: SignumState, cards: readonly CardId[]): readonly SeenCard[] {
  return cards.length === 0 ? NO_CARDS : cards.map((id) => seenCard(id, nameOf(state, id)));
}

function creatureView(g: Table, creature: Creature): SeenCreature | SeenGone {
  const { id, kind, owner, controller, hex, wounds, armour, poison, plague, stun } = creature;
  const { activated, entered, activations, built } = creature;
  const { card } = creature;
  const record = recordOf(g, creature).id;
  // Dead or gone; events speak of it by its number.
  if (hex === NOBODY) return { id, kind, record, card, owner, controller, hex };
  const reach = rangeBonus(g, creature);
  // All fields by name: views are made after every answer, and an object that begins as a copy is twice as slow to make.
  return {
    id,
    kind,
    record,
    card,
    owner,
    controller,
    hex,
    hp: statOf(g, creature, 'hp'),
    movement: statOf(g, creature, 'movement'),
    attacks: boxesOf(g, creature).map(({ type, dice, range }) => ({ type, dice, range: range + reach })),
    wounds,
    armour,
    poison,
    plague,
    stun,
    activated,
    entered,
    activations,
    built,
    enchantments: cardsOf(g.state, creature.enchantments),
    under: creature.under === NO_CARD ? null : seenCard(creature.under, nameOf(g.state, creature.under)),
  };
}

/** The event as those eyes may see it: NO_CARD stands for a card it may not know. */
export function eventFor(event: SignumEvent, eyes: Eyes): SignumEvent | null {
  switch (event.type) {
    case 'drew':
    case 'drew-feat':
      return seesAs(eyes, event.seat) ? event : { ...event, card: NO_CARD };
    case 'feat-face-down':
      return eyes === 'all' ? event : { ...event, card: NO_CARD }; // SG-2.20: no player sees it, not even its owner
    default:
      return event;
  }
}

/** Nobody may undo past dice, a drawn or shown card, a shuffled deck, or what others chose at the same time. */
export function reveals(event: SignumEvent): boolean {
  switch (event.type) {
    case 'first-player':
    case 'warband':
    case 'hand-chosen':
    case 'roll':
    case 'reroll':
    case 'drew':
    case 'drew-feat':
    case 'played':
    case 'to-hall':
    case 'feat':
    case 'feat-face-down':
    case 'feat-discarded':
      return true;
    case 'from-hall':
      return event.to === 'deck';
    default:
      return false;
  }
}
