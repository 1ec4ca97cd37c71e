/**
 * Views: what a seat or a spectator may see, built up from nothing (SG-2.20). Hidden are hands, the order of the decks and face-down
 * feats, and War Camps while they are chosen.
 */
import { seesAs, type Eyes, type Seat } from '@muster/engine';
import type { Grant } from './abilities/language.ts';
import type { Traits } from './abilities/traits.ts';
import { library } from './content/library.ts';
import type { FieldMap } from './content/map.ts';
import type { SignumEvent } from './events.ts';
import { shownIncome } from './rules/income.ts';
import { goalOf, pointsOf } from './rules/points.ts';
import { grantsOf, rangeWith, statWith } from './rules/properties.ts';
import { boxesWith } from './rules/targeting.ts';
import {
  buildingsOf,
  cardOf,
  cardsOf,
  isCreatureAsShown,
  isGoneAsShown,
  playerAsShown,
  relicsOf,
  shownOf,
  type Shown,
} from './shown.ts';
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
import { activeSeat, recordOf, traitsOf, type Table } from './table.ts';
import type { SeenCreature, SeenGone, SeenPlayer, SignumView } from './view-types.ts';

export function viewOf(state: SignumState, eyes: Eyes): SignumView {
  const g = silentTable(state, library());
  const shown = shownOf(state);
  shown.discardedFeats = cardsOf(shown, state.discardedFeats, shown.discardedFeats);
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
    discardedFeats: shown.discardedFeats,
    players: state.players.map((player, owner) => playerView(g, shown, player, owner, eyes)),
    creatures: state.creatures.map((creature) => creatureView(g, shown, creature)),
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

function playerView(g: Table, shown: Shown, player: Player, owner: Seat, eyes: Eyes): SeenPlayer {
  const { state } = g;
  const { team, zone, strength, turns, out, conceded, deployed, discardedCard, discardedFeat } = player;
  const known = seesHand(state, owner, eyes);
  const secret = state.phase === 'warbands' && !known; // SG-14.18
  const hero = g.library.heroes[player.hero];
  const players = known ? shown.partners : shown.others;
  const last = players[owner];
  return playerAsShown(players, owner, {
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
    hand: known ? cardsOf(shown, player.hand, last?.hand) : player.hand.length, // SG-2.17
    featHand: known ? cardsOf(shown, player.featHand, last?.featHand) : player.featHand.length,
    hall: cardsOf(shown, player.hall, last?.hall), // SG-2.10
    fame: cardsOf(shown, player.fame, last?.fame),
    faceDown: player.faceDown.length,
    camp: secret ? null : cardsOf(shown, player.camp, last?.camp),
    aside: secret ? null : cardsOf(shown, player.aside, last?.aside),
    buildings: buildingsOf(shown, player.buildings, last?.buildings),
    relics: relicsOf(shown, player.relics, last?.relics),
    kills: cardsOf(shown, player.kills, last?.kills),
  });
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

function creatureView(g: Table, shown: Shown, creature: Creature): SeenCreature | SeenGone {
  // Dead or gone; events speak of it by its number.
  if (creature.hex === NOBODY) return goneView(g, shown, creature);
  const traits = traitsOf(g, creature);
  const grants = grantsOf(g, creature);
  const record = traits.record.id;
  const hp = statWith(traits.record, 'hp', grants);
  const movement = statWith(traits.record, 'movement', grants);
  const attacks = attacksWith(traits, grants);
  const last = shown.creatures[creature.id];
  if (last !== undefined && isCreatureAsShown(last, creature, record, hp, movement, attacks)) return last;
  // All fields by name: views are made after every answer, and an object that begins as a copy is twice as slow to make.
  const seen: SeenCreature = {
    id: creature.id,
    kind: creature.kind,
    record,
    card: creature.card,
    owner: creature.owner,
    controller: creature.controller,
    hex: creature.hex,
    hp,
    movement,
    attacks,
    wounds: creature.wounds,
    armour: creature.armour,
    poison: creature.poison,
    plague: creature.plague,
    stun: creature.stun,
    activated: creature.activated,
    entered: creature.entered,
    activations: creature.activations,
    built: creature.built,
    enchantments: cardsOf(shown, creature.enchantments, last?.enchantments),
    under: creature.under === NO_CARD ? null : cardOf(shown, creature.under),
  };
  shown.creatures[creature.id] = seen;
  return seen;
}

function goneView(g: Table, shown: Shown, creature: Creature): SeenGone {
  const record = recordOf(g, creature).id;
  const last = shown.gone[creature.id];
  if (last !== undefined && isGoneAsShown(last, creature, record)) return last;
  const { id, kind, card, owner, controller, hex } = creature;
  const seen: SeenGone = { id, kind, record, card, owner, controller, hex };
  shown.gone[id] = seen;
  return seen;
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
