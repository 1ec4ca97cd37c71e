/**
 * What the views of a match have shown last. Most of it is shown again: then it is the same object, so that it takes one comparison to see
 * that nothing about it has changed.
 */
import { seenCard, type SeenCard } from '@muster/engine';
import { library } from './content/library.ts';
import {
  NO_CARD,
  type Building,
  type CardFace,
  type CardId,
  type Creature,
  type Relic,
  type SignumState,
} from './state.ts';
import type { SeenBuilding, SeenCreature, SeenGone, SeenPlayer, SeenRelic } from './view-types.ts';

type Cards = readonly SeenCard[];

export interface Shown {
  /** By id: the cards of the match. */
  readonly cards: Cards;
  discardedFeats: Cards;
  readonly creatures: SeenCreature[];
  readonly gone: SeenGone[];
  /** By seat: as those see it who see its hand, and as others do. */
  readonly partners: SeenPlayer[];
  readonly others: SeenPlayer[];
}

/** What a card is never changes in the course of a match, so its list of cards stands for the match. */
const known = new WeakMap<SignumState['faces'], Shown>();

export function shownOf({ faces }: SignumState): Shown {
  let shown = known.get(faces);
  if (shown === undefined) {
    const cards = faces.map((face, id) => seenCard(id, nameOf(face)));
    known.set(faces, (shown = { cards, discardedFeats: [], creatures: [], gone: [], partners: [], others: [] }));
  }
  return shown;
}

function nameOf({ kind, record }: CardFace): string {
  const { supports, characters, feats } = library();
  const list = kind === 'support' ? supports : kind === 'character' ? characters : feats;
  return list[record]?.id ?? '';
}

export function cardOf({ cards }: Shown, id: CardId): SeenCard {
  return cards[id] ?? seenCard(id, '');
}

const NO_CARDS: Cards = [];

/** The list shown last if it is the same. */
export function cardsOf(shown: Shown, ids: readonly CardId[], last: Cards | number | null = null): Cards {
  if (ids.length === 0) return NO_CARDS;
  if (typeof last === 'object' && last !== null && isListOf(last, ids)) return last;
  return ids.map((id) => cardOf(shown, id));
}

function isListOf(cards: Cards, ids: readonly CardId[]): boolean {
  if (cards.length !== ids.length) return false;
  for (let i = 0; i < ids.length; i++) if (cards[i]?.id !== ids[i]) return false;
  return true;
}

export function buildingsOf(
  shown: Shown,
  buildings: readonly Building[],
  last: readonly SeenBuilding[] = [],
): readonly SeenBuilding[] {
  if (isSameList(last, buildings, isSameBuilding)) return last;
  return buildings.map(({ card, closed, reuse }) => ({ id: card, card: cardOf(shown, card).card, closed, reuse }));
}

function isSameBuilding(a: SeenBuilding, b: Building): boolean {
  return a.id === b.card && a.closed === b.closed && a.reuse === b.reuse;
}

export function relicsOf(
  shown: Shown,
  relics: readonly Relic[],
  last: readonly SeenRelic[] = [],
): readonly SeenRelic[] {
  if (isSameList(last, relics, isSameRelic)) return last;
  return relics.map(({ card, closed, armour, reuse }) => ({
    id: card,
    card: cardOf(shown, card).card,
    closed,
    armour,
    reuse,
  }));
}

function isSameRelic(a: SeenRelic, b: Relic): boolean {
  return a.id === b.card && a.closed === b.closed && a.armour === b.armour && a.reuse === b.reuse;
}

function isSameList<A, B>(some: readonly A[], others: readonly B[], isSame: (one: A, other: B) => boolean): boolean {
  if (some.length !== others.length) return false;
  return some.every((one, i) => {
    const other = others[i];
    return other !== undefined && isSame(one, other);
  });
}

/** Whether the creature would be shown as it was last; written out, since it is asked for every creature of every view. */
export function isCreatureAsShown(
  last: SeenCreature,
  creature: Creature,
  record: string,
  hp: number,
  movement: number,
  attacks: SeenCreature['attacks'],
): boolean {
  return (
    isGoneAsShown(last, creature, record) &&
    last.hp === hp &&
    last.movement === movement &&
    last.attacks === attacks &&
    last.wounds === creature.wounds &&
    last.armour === creature.armour &&
    last.poison === creature.poison &&
    last.plague === creature.plague &&
    last.stun === creature.stun &&
    last.activated === creature.activated &&
    last.entered === creature.entered &&
    last.activations === creature.activations &&
    last.built === creature.built &&
    (last.under === null ? NO_CARD : last.under.id) === creature.under &&
    isListOf(last.enchantments, creature.enchantments)
  );
}

export function isGoneAsShown(last: SeenGone, creature: Creature, record: string): boolean {
  return (
    last.hex === creature.hex &&
    last.controller === creature.controller &&
    last.record === record &&
    last.card === creature.card &&
    last.kind === creature.kind &&
    last.owner === creature.owner &&
    last.id === creature.id
  );
}

/** The object shown last, if it says the same; else this one is from now on. */
export function playerAsShown(players: SeenPlayer[], owner: number, now: SeenPlayer): SeenPlayer {
  const last = players[owner];
  if (last !== undefined && isSamePlayer(last, now)) return last;
  players[owner] = now;
  return now;
}

function isSamePlayer(a: SeenPlayer, b: SeenPlayer): boolean {
  return isSameStanding(a, b) && haveSameCards(a, b);
}

function isSameStanding(a: SeenPlayer, b: SeenPlayer): boolean {
  return (
    a.hero === b.hero &&
    a.faction === b.faction &&
    a.minion === b.minion &&
    a.team === b.team &&
    a.zone === b.zone &&
    a.strength === b.strength &&
    a.income === b.income &&
    a.hallIncome === b.hallIncome &&
    a.points === b.points &&
    a.otherPoints === b.otherPoints &&
    a.turns === b.turns &&
    a.out === b.out &&
    a.conceded === b.conceded &&
    a.deployed === b.deployed &&
    a.discardedCard === b.discardedCard &&
    a.discardedFeat === b.discardedFeat
  );
}

function haveSameCards(a: SeenPlayer, b: SeenPlayer): boolean {
  return (
    a.deck === b.deck &&
    a.hand === b.hand &&
    a.featHand === b.featHand &&
    a.hall === b.hall &&
    a.fame === b.fame &&
    a.faceDown === b.faceDown &&
    a.camp === b.camp &&
    a.aside === b.aside &&
    a.buildings === b.buildings &&
    a.relics === b.relics &&
    a.kills === b.kills
  );
}
