/**
 * What a sentence is about: the state of the match, and how cards, creatures and hexes are called.
 */
import { letterOf, type Decision, type Language } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { AnyCreature, CharacterRecord, FeatRecord, SupportCard } from '../content/card.ts';
import { library } from '../content/library.ts';
import type { Source } from '../events.ts';
import { fieldOf } from '../field.ts';
import { NOBODY, type CardId, type Creature, type CreatureId, type SignumState } from '../state.ts';
import { creatureMarks, numberOf } from './marks.ts';
import { sourceName } from './names.ts';

export interface Scene {
  readonly state: SignumState;
  readonly language: Language;
}

/** Something that is not there: a sentence about it must still be one. */
const UNKNOWN = '…';

export function recordOfCard({ state }: Scene, id: CardId): SupportCard | CharacterRecord | FeatRecord | undefined {
  const face = state.faces[id];
  if (face === undefined) return undefined;
  const { supports, characters, feats } = library();
  switch (face.kind) {
    case 'support':
      return supports[face.record];
    case 'character':
      return characters[face.record];
    case 'feat':
      return feats[face.record];
  }
}

export function cardName(scene: Scene, id: CardId): string {
  return recordOfCard(scene, id)?.name ?? UNKNOWN;
}

/** "Chalice of Dusk (B)": with the letter of its owner. */
export function ownedCardName(scene: Scene, id: CardId): string {
  return `${cardName(scene, id)} (${letterOf(scene.state.faces[id]?.owner ?? NOBODY)})`;
}

/** Whether the seat the sentence is for may know the card: hidden ones have no number. */
export function isKnownCard({ state }: Scene, id: CardId): boolean {
  return id > 0 && state.faces[id] !== undefined;
}

/** Cost and income of a card; feats have neither. */
export function valueOfCard(scene: Scene, id: CardId): { readonly cost: number; readonly income: number } {
  const record = recordOfCard(scene, id);
  return record !== undefined && 'cost' in record ? record : { cost: 0, income: 0 };
}

function recordOfCreature({ kind, record }: Pick<Creature, 'kind' | 'record'>): AnyCreature | undefined {
  const { heroes, characters, minions } = library();
  switch (kind) {
    case 'hero':
      return heroes[record];
    case 'character':
      return characters[record];
    case 'minion':
      return minions[record];
  }
}

/** "Bell Acolyte 2" where a player has had several; with the owner's letter where both sides have one of the name. */
export function creatureName({ state }: Scene, id: CreatureId): string {
  const creature = state.creatures[id];
  const record = creature === undefined ? undefined : recordOfCreature(creature);
  if (creature === undefined || record === undefined) return UNKNOWN;
  let name = record.name;
  if (creature.kind === 'minion' && isOneOfSeveral(state, creature)) name = `${name} ${numberOf(state, creature)}`;
  return isShared(state, creature) ? `${name} (${letterOf(creature.owner)})` : name;
}

function isOneOfSeveral({ creatures }: SignumState, { id, owner }: Creature): boolean {
  for (const one of creatures) if (one.kind === 'minion' && one.owner === owner && one.id !== id) return true;
  return false;
}

function isShared({ creatures }: SignumState, { kind, record, owner }: Creature): boolean {
  for (const one of creatures) if (one.record === record && one.kind === kind && one.owner !== owner) return true;
  return false;
}

/** "5,3": column and row as on the drawn battlefield. */
export function place({ state }: Scene, hex: SpaceId): string {
  return fieldOf(state.map).names[hex] ?? UNKNOWN;
}

/** "Bell Acolyte 2 [AB2 5,3]", as on the drawn battlefield; whoever is not there is only named. */
export function creatureAt(scene: Scene, id: CreatureId): string {
  const hex = scene.state.creatures[id]?.hex ?? NOBODY;
  const name = creatureName(scene, id);
  return hex === NOBODY ? name : `${name} [${creatureMarks(scene.state).get(id) ?? ''} ${place(scene, hex)}]`;
}

/** Who or what gives something: a card, keyword or terrain by its name, else the creature whose text it is; null where nobody knows. */
export function sourceOf(scene: Scene, { source, creature }: Source): string | null {
  const named = source === '' ? null : sourceName(source, scene.language);
  if (named !== null) return named;
  const [, id] = /:(\d+)$/.exec(source) ?? [];
  const whose = creature === NOBODY && id !== undefined ? Number(id) : creature;
  return whose === NOBODY ? null : creatureName(scene, whose);
}

/** The creature a refusal speaks of, or words for it where it does not say which. */
export function namedOr(scene: Scene, id: string | number | undefined, otherwise: string): string {
  return id === undefined ? otherwise : creatureName(scene, Number(id));
}

/** The creature a question is about. */
export function aboutCreature(scene: Scene, { about }: Decision, n = 0): string {
  return creatureName(scene, about?.[n] ?? NOBODY);
}

export function pieceAt({ state }: Scene, hex: SpaceId): string {
  return state.terrain[hex] ?? '';
}
