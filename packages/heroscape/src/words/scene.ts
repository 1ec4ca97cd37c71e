/**
 * What a sentence is about: the state of the game, and how players, cards, figures and spaces are called.
 */
import { letterOf, type Decision, type Language } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { facesOf, type Held } from '../abilities/face.ts';
import { battlefieldOf, type Battlefield } from '../battlefield.ts';
import type { ArmyCard } from '../content/card.ts';
import { library } from '../content/library.ts';
import type { CombatFace } from '../events.ts';
import { placeText } from '../notation/places.ts';
import { countFaces } from '../rules/dice.ts';
import { NOBODY, type Card, type CardId, type Figure, type FigureId, type HeroscapeState } from '../state.ts';
import { figureMark, numberOf, numberOfCard } from './marks.ts';

export interface Scene {
  readonly state: HeroscapeState;
  readonly language: Language;
}

/** Something that is not there: a sentence about it must still be one. */
const UNKNOWN = '…';

export function fieldOf({ state }: Scene): Battlefield {
  return battlefieldOf(state.map, state.options);
}

export function cardRecord({ state }: Scene, id: CardId): ArmyCard | undefined {
  return library().cards[state.cards[id]?.record ?? -1];
}

export function figureRecord(scene: Scene, id: FigureId): ArmyCard | undefined {
  return cardRecord(scene, scene.state.figures[id]?.card ?? -1);
}

/** "Finn the Viking Champion"; with a number or an owner where several cards of the name are in the game. */
export function cardName(scene: Scene, id: CardId): string {
  const { state } = scene;
  const card = state.cards[id];
  const record = cardRecord(scene, id);
  if (card === undefined || record === undefined) return UNKNOWN;
  return withNumber(state, card, record.name, numberOfCard(state, card));
}

/** "Marro Warriors 2": figures of a player that are alike are numbered. */
export function figureName(scene: Scene, id: FigureId): string {
  const { state } = scene;
  const figure = state.figures[id];
  return figure === undefined ? UNKNOWN : nameWith(scene, figure, numberOf(state, figure));
}

function nameWith(scene: Scene, figure: Figure, number: number | null): string {
  const card = scene.state.cards[figure.card];
  const record = cardRecord(scene, figure.card);
  return card === undefined || record === undefined ? UNKNOWN : withNumber(scene.state, card, record.name, number);
}

function withNumber(state: HeroscapeState, card: Card, name: string, number: number | null): string {
  const numbered = number === null ? name : `${name} ${number}`;
  return isShared(state, card) ? `${numbered} (${letterOf(card.owner)})` : numbered;
}

/** Whether others have cards of the name too. */
function isShared({ cards }: HeroscapeState, { record, owner }: Card): boolean {
  for (const one of cards) if (one.record === record && one.owner !== owner) return true;
  return false;
}

/** "5,3", or "5,3/6,3" for a figure on two spaces: as on the drawn battlefield. */
export function places(scene: Scene, at: readonly SpaceId[]): string {
  const { field } = fieldOf(scene);
  let text = '';
  for (let i = 0; i < at.length; i++) {
    const space = at[i] ?? NOBODY;
    const place = space >= 0 && space < field.spaces ? placeText(field, space) : UNKNOWN;
    text = i === 0 ? place : `${text}/${place}`;
  }
  return text;
}

/** "Marro Warriors 2 [AM2 5,3]", as on the drawn battlefield; whoever is not there is only named. */
export function figureAt(scene: Scene, id: FigureId): string {
  const { state } = scene;
  const figure = state.figures[id];
  if (figure === undefined) return UNKNOWN;
  const number = numberOf(state, figure);
  const name = nameWith(scene, figure, number);
  if (figure.at.length === 0) return name;
  return `${name} [${figureMark(state, figure, number)} ${places(scene, figure.at)}]`;
}

/** The figure or the card a question is about: most speak of figures, some of cards. */
export function aboutFigure(scene: Scene, { about }: Decision): string {
  return figureName(scene, about?.[0] ?? -1);
}

export function aboutCard(scene: Scene, { about }: Decision): string {
  return cardName(scene, about?.[0] ?? -1);
}

/** HS-V23: the marker a question is about. Only who is asked reads it. */
export function faceAsked({ options }: Decision): string {
  const [first] = options;
  return first !== undefined && 'face' in first ? String(first.face) : '';
}

/** The part that keys name by its place on a card. */
export function heldBy({ state }: Scene, card: CardId, place: number): Held | undefined {
  return facesOf(library())[state.cards[card]?.record ?? -1]?.parts[place];
}

/** Where a piece of the battlefield stands: the spaces it fills, or those on both sides of it. */
export function placesOfPiece(scene: Scene, piece: number): string {
  const { field, pieces } = fieldOf(scene);
  const info = pieces[piece];
  if (info === undefined) return UNKNOWN;
  if (info.spaces.length > 0) return places(scene, info.spaces);
  const step = info.crossings[0]?.step;
  return step === undefined ? UNKNOWN : places(scene, [field.stepFrom[step] ?? 0, field.stepTo[step] ?? 0]);
}

const FACES: readonly CombatFace[] = ['skull', 'shield', 'blank'];

/** "2 skulls, 1 blank": only what was rolled is told. */
export function facesTold(rolled: readonly CombatFace[], tell: (number: number, face: CombatFace) => string): string {
  let text = '';
  for (const face of FACES) {
    const number = countFaces(rolled, face);
    if (number > 0) text += text === '' ? tell(number, face) : `, ${tell(number, face)}`;
  }
  return text;
}

/** "14", or "14 + 2 = 16" where something was added. */
export function rolled(natural: number, total: number): string {
  const bonus = total - natural;
  return bonus === 0 ? String(natural) : `${natural} ${bonus < 0 ? '−' : '+'} ${Math.abs(bonus)} = ${total}`;
}
