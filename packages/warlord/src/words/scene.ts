/**
 * What a sentence is about: the table and the cards, and how both are called.
 */
import type { Decision, Language, Seat } from '@muster/engine';
import type { Card } from '../content/card.ts';
import type { Library } from '../content/library.ts';
import { placeOf } from '../scenario.ts';
import { NONE, type CardId, type InPlay, type WarlordState } from '../state.ts';
import { PLACE_WORDS } from './place-words.ts';

export interface Scene {
  /** Null where no game is running: decks are judged before. */
  readonly state: WarlordState | null;
  readonly library: Library;
  readonly language: Language;
  /** Sentences of the log say where somebody stands in words; options tell places apart by their notation. */
  readonly inLog: boolean;
}

/** The record of a card, by its id in the game or by its key in the library. */
export function cardOf(scene: Scene, card: CardId | string): Card | undefined {
  if (typeof card === 'string') return scene.library.byId.get(card);
  return scene.library.cards[scene.state?.faces[card] ?? -1];
}

export function inPlayOf(scene: Scene, id: CardId): InPlay | null {
  return scene.state?.inPlay[id] ?? null;
}

/** The card's name, with its place where another card of that name is in play too. */
export function nameOf(scene: Scene, card: CardId | string): string {
  const name = plainName(scene, card);
  if (scene.state === null || typeof card === 'string' || !hasNamesake(scene.state, card)) return name;
  const place = scene.inLog ? standing(scene.state, card, scene.language) : placeOf(scene.state, card);
  return `${name} (${place ?? '?'})`;
}

/** "rank 1": with its player and its place in the rank only where others of the name stand elsewhere or beside it. */
function standing(state: WarlordState, card: CardId, language: Language): string | null {
  const stands = standingIn(state, card);
  if (stands === null) return null;
  const { formation, rank, id } = stands;
  let elsewhere = false;
  let beside = false;
  for (let other = namesake(state, card, 0); other !== NONE; other = namesake(state, card, other)) {
    const one = standingIn(state, other);
    if (one === null) continue;
    if (one.formation !== formation) elsewhere = true;
    else if (one.rank === rank && one.id !== id) beside = true;
  }
  const words = PLACE_WORDS[language];
  let place = words.rank(rank);
  if (elsewhere) place = `${words.player(formation)}, ${place}`;
  if (beside) place = `${place}, ${words.place((state.players[formation]?.ranks[rank - 1] ?? []).indexOf(id) + 1)}`;
  return place;
}

/** The character itself, or the one that bears the card. */
function standingIn({ inPlay }: WarlordState, id: CardId): InPlay | null {
  const card = inPlay[id] ?? null;
  return card === null || card.kind === 'character' ? card : (inPlay[card.host] ?? null);
}

/** The card's name in a sentence with another: with its owner where both would be called the same, because one of them is gone. */
export function nameBeside(scene: Scene, card: CardId, other: CardId): string {
  const name = nameOf(scene, card);
  const owner = scene.state?.owners[card];
  if (card === other || owner === undefined || plainName(scene, other) !== plainName(scene, card)) return name;
  if (nameOf(scene, other) !== name) return name;
  return `${name} (${PLACE_WORDS[scene.language].player(owner)})`;
}

export function plainName(scene: Scene, card: CardId | string): string {
  return cardOf(scene, card)?.name ?? String(card);
}

/** The name of a card among the details of a refusal. */
export function nameIn(scene: Scene, details: Readonly<Record<string, string | number>>, role = 'card'): string {
  return nameOf(scene, details[role] ?? '…');
}

export function namesOf(scene: Scene, cards: readonly CardId[]): readonly string[] {
  return cards.map((card) => nameOf(scene, card));
}

function hasNamesake(state: WarlordState, id: CardId): boolean {
  const card = state.inPlay[id];
  return card !== null && card !== undefined && namesake(state, id, 0) !== NONE;
}

/** The next card of the same name in play after that one; NONE if there are no more. */
function namesake({ inPlay, faces }: WarlordState, id: CardId, after: CardId): CardId {
  const face = faces[id];
  for (let other = after + 1; other < faces.length; other++)
    if (faces[other] === face && other !== id && (inPlay[other] ?? null) !== null) return other;
  return NONE;
}

/** Whether the place is in somebody else's formation than the character's own. */
export function isAway(scene: Scene, who: CardId, formation: Seat): boolean {
  const controller = scene.state?.inPlay[who]?.controller ?? scene.state?.owners[who];
  return controller !== formation;
}

/** "15 + 2 = 17", and "10" where nothing is added; "–" where nobody rolled. */
export function rollSum(natural: number, total: number): string {
  if (!Number.isFinite(total)) return '–';
  return natural === total ? minus(total) : sum(natural, total);
}

/** "Sceth (Fireball)": who did something and with which card; null where neither is known. */
export function culprit(scene: Scene, who: CardId, by: CardId, card: CardId): string | null {
  const named = card === NONE || card === by ? null : nameOf(scene, card);
  if (by === NONE || by === who) return named;
  return named === null ? nameBeside(scene, by, who) : `${nameBeside(scene, by, who)} (${named})`;
}

function rowOf(scene: Scene, formation: Seat, rank: number): readonly CardId[] {
  return scene.state?.players[formation]?.ranks[rank - 1] ?? [];
}

/** The first card the question is about. */
export function subjectOf(scene: Scene, { about }: Decision): string {
  const first = about?.[0];
  return first === undefined ? '…' : nameOf(scene, first);
}

/** A place to stand, with the names of those to its left and right; null at the ends of the row. */
export interface Spot {
  readonly left: string | null;
  readonly right: string | null;
  readonly empty: boolean;
}

/** Places count in the row without the character that is placed. */
export function spotIn(scene: Scene, formation: Seat, rank: number, slot: number, mover: CardId | undefined): Spot {
  let left: string | null = null;
  let right: string | null = null;
  let place = 0;
  for (const id of rowOf(scene, formation, rank)) {
    if (id === mover) continue;
    if (place === slot - 1) left = nameOf(scene, id);
    else if (place === slot) right = nameOf(scene, id);
    place++;
  }
  return { left, right, empty: place === 0 };
}

/** "14 + 7 = 21": the face of the die, what is added, the sum. */
export function sum(natural: number, total: number): string {
  const bonus = total - natural;
  return `${natural} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${minus(total)}`;
}

/** A number with a true minus sign. */
function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** "+2", "−1" */
export function signed(number: number): string {
  return number < 0 ? minus(number) : `+${number}`;
}
