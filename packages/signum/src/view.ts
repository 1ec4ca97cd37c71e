/**
 * Views: what a seat or a spectator may see, built up from nothing (SG-2.20). Hidden are hands, the order of the decks and face-down
 * feats, and War Camps while they are chosen.
 */
import { seenCard, seesAs, type Eyes, type Seat, type SeenCard } from '@muster/engine';
import type { Grant } from './abilities/language.ts';
import type { Traits } from './abilities/traits.ts';
import { library } from './content/library.ts';
import type { FieldMap } from './content/map.ts';
import type { SignumEvent } from './events.ts';
import { shownIncome } from './rules/income.ts';
import { goalOf, pointsOf } from './rules/points.ts';
import { grantsOf, rangeWith, statWith } from './rules/properties.ts';
import { boxesWith } from './rules/targeting.ts';
import { silentTable } from './silent-table.ts';
import {
  copyActivation,
  copyTally,
  NO_CARD,
  NOBODY,
  type CardFace,
  type CardId,
  type Creature,
  type Player,
  type SignumState,
} from './state.ts';
import { activeSeat, traitsOf, type Table } from './table.ts';
import type { SeenCreature, SeenGone, SeenPlayer, SignumView } from './view-types.ts';

export function viewOf(state: SignumState, eyes: Eyes): SignumView {
  const g = silentTable(state, library());
  const cards = cardsIn(state);
  const view: SignumView = {
    game: 'signum',
    mode: state.mode,
    map: state.map.id,
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
    discardedFeats: cardsOf(cards, state.discardedFeats),
    players: state.players.map((player, owner) => playerView(g, cards, player, owner, eyes)),
    creatures: state.creatures.map((creature) => creatureView(g, cards, creature)),
    // These two change in place: a view is a picture of its moment.
    activation: state.activation === null ? null : copyActivation(state.activation),
    tally: copyTally(state.tally),
    effects: state.effects,
  };
  return g.library.maps.includes(state.map) ? view : withMap(view, state.map);
}

/** A map that does not come with the game must be told. */
function withMap({ game, mode, map, ...rest }: SignumView, mapFile: FieldMap): SignumView {
  return { game, mode, map, mapFile, ...rest };
}

/** Whether turns are taken: during setup it is nobody's. */
function isUnderWay({ phase }: SignumState): boolean {
  return phase === 'begin' || phase === 'activation' || phase === 'end' || phase === 'round-end';
}

function playerView(g: Table, cards: Cards, player: Player, owner: Seat, eyes: Eyes): SeenPlayer {
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
    hand: known ? cardsOf(cards, player.hand) : player.hand.length, // SG-2.17
    featHand: known ? cardsOf(cards, player.featHand) : player.featHand.length,
    hall: cardsOf(cards, player.hall), // SG-2.10
    fame: cardsOf(cards, player.fame),
    faceDown: player.faceDown.length,
    camp: secret ? null : cardsOf(cards, player.camp),
    aside: secret ? null : cardsOf(cards, player.aside),
    buildings: player.buildings.map(({ card, closed, reuse }) => ({
      id: card,
      card: cardOf(cards, card).card,
      closed,
      reuse,
    })),
    relics: player.relics.map(({ card, closed, armour, reuse }) => ({
      id: card,
      card: cardOf(cards, card).card,
      closed,
      armour,
      reuse,
    })),
    kills: cardsOf(cards, player.kills),
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

/** By id: the cards of a match as views show them. */
type Cards = readonly SeenCard[];

/** What a card is never changes in the course of a match: found once. */
const known = new WeakMap<SignumState['faces'], Cards>();

function cardsIn({ faces }: SignumState): Cards {
  let cards = known.get(faces);
  if (cards === undefined) known.set(faces, (cards = faces.map((face, id) => seenCard(id, nameOf(face)))));
  return cards;
}

function nameOf({ kind, record }: CardFace): string {
  const { supports, characters, feats } = library();
  const list = kind === 'support' ? supports : kind === 'character' ? characters : feats;
  return list[record]?.id ?? '';
}

const NO_CARDS: readonly SeenCard[] = [];

function cardsOf(cards: Cards, ids: readonly CardId[]): readonly SeenCard[] {
  return ids.length === 0 ? NO_CARDS : ids.map((id) => cardOf(cards, id));
}

function cardOf(cards: Cards, id: CardId): SeenCard {
  return cards[id] ?? seenCard(id, '');
}

function creatureView(g: Table, cards: Cards, creature: Creature): SeenCreature | SeenGone {
  const { id, kind, owner, controller, hex, wounds, armour, poison, plague, stun } = creature;
  const { activated, entered, activations, built } = creature;
  const { card } = creature;
  const traits = traitsOf(g, creature);
  const record = traits.record.id;
  // Dead or gone; events speak of it by its number.
  if (hex === NOBODY) return { id, kind, record, card, owner, controller, hex };
  const grants = grantsOf(g, creature);
  // All fields by name: views are made after every answer, and an object that begins as a copy is twice as slow to make.
  return {
    id,
    kind,
    record,
    card,
    owner,
    controller,
    hex,
    hp: statWith(traits.record, 'hp', grants),
    movement: statWith(traits.record, 'movement', grants),
    attacks: attacksWith(traits, grants),
    wounds,
    armour,
    poison,
    plague,
    stun,
    activated,
    entered,
    activations,
    built,
    enchantments: cardsOf(cards, creature.enchantments),
    under: creature.under === NO_CARD ? null : cardOf(cards, creature.under),
  };
}

/** Mostly as they are printed: then all views show the same list. */
function attacksWith({ record, attacks }: Traits, grants: readonly Grant[]): SeenCreature['attacks'] {
  const boxes = boxesWith(record, grants);
  const reach = rangeWith(grants);
  if (boxes === record.attacks && reach === 0) return attacks;
  return boxes.map(({ type, dice, range }) => ({ type, dice, range: range + reach }));
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
