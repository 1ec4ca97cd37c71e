/**
 * What a sentence is about: the table and the cards, and how both are called.
 */
import { letterOf, type Decision, type Language, type Seat } from '@muster/engine';
import type { Card } from '../content/card.ts';
import type { Library } from '../content/library.ts';
import { placeOf } from '../scenario.ts';
import type { CardId, InPlay, WarlordState } from '../state.ts';

export interface Scene {
  /** Null where no game is running: decks are judged before. */
  readonly state: WarlordState | null;
  readonly library: Library;
  readonly language: Language;
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
  return `${name} (${placeOf(scene.state, card) ?? '?'})`;
}

/** The card's name in a sentence with another: with its owner where both would be called the same, because one of them is gone. */
export function nameBeside(scene: Scene, card: CardId, other: CardId): string {
  const name = nameOf(scene, card);
  const owner = scene.state?.owners[card];
  if (card === other || owner === undefined || nameOf(scene, other) !== name) return name;
  return `${name} (${letterOf(owner)})`;
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

function hasNamesake({ inPlay, faces }: WarlordState, id: CardId): boolean {
  if (inPlay[id] === null || inPlay[id] === undefined) return false;
  return inPlay.some((card) => card !== null && card.id !== id && faces[card.id] === faces[id]);
}

/** Formation, rank and slot, such as A2.1. */
export function place(formation: Seat, rank: number, slot: number): string {
  return `${letterOf(formation)}${rank}.${slot + 1}`;
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
  const row = rowOf(scene, formation, rank).filter((id) => id !== mover);
  const [left, right] = [row[slot - 1], row[slot]];
  return {
    left: left === undefined ? null : nameOf(scene, left),
    right: right === undefined ? null : nameOf(scene, right),
    empty: row.length === 0,
  };
}

/** "14 + 7 = 21": the face of the die, what is added, the sum. */
export function sum(natural: number, total: number): string {
  const bonus = total - natural;
  return `${natural} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${minus(total)}`;
}

/** A number with a true minus sign. */
export function minus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}
