/**
 * The table: what rule scripts work on. Beside the state it holds what can be worked out from it and the attacks half-way.
 */
import type { Outcome, Seat, TableIO } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { AnyCreature, CharacterRecord, FeatRecord, HeroRecord, SupportCard } from './content/card.ts';
import type { Library } from './content/library.ts';
import type { SignumEvent } from './events.ts';
import { traitsIn, type LibraryTraits, type Traits } from './abilities/traits.ts';
import { fieldOf, type SignumField } from './field.ts';
import { groundFor, type Ground } from './ground.ts';
import type { Attack } from './rules/attack.ts';
import type { Harm } from './rules/damage.ts';
import {
  NOBODY,
  type Activation,
  type CardId,
  type Creature,
  type CreatureId,
  type Player,
  type SignumState,
} from './state.ts';

export interface Table {
  readonly state: SignumState;
  readonly library: Library;
  readonly io: TableIO<SignumEvent>;
  readonly field: SignumField;
  readonly traits: LibraryTraits;
  /** What follows from the terrain; ask groundOf. */
  ground: Ground;
  /** By space: the creature there, NOBODY if none. */
  readonly standing: CreatureId[];
  /** Creatures that give others something, of the first so many creatures; ask giversOf. */
  givers: readonly Creature[];
  giversAmong: number;
  /** Attacks being resolved, the innermost last. */
  readonly attacks: Attack[];
  /** Who is about to die by an effect on several creatures; null while each dies at once (SG-22.14). */
  dying: Harm[] | null;
  /** Several creatures are dying: what ends the match is looked at after all of them. */
  held: boolean;
  /** SG-38.4: a hero died and the match ends: no more windows. */
  ending: boolean;
  /** Where the creature fell whose Last Word is being carried out. */
  fell: SpaceId;
}

/** Thrown when the match is decided in the middle of a script; always the same, since nobody looks where it came from. */
export const MATCH_DECIDED = new Error('the match is decided');

export function openTable(state: SignumState, library: Library, io: TableIO<SignumEvent>): Table {
  const field = fieldOf(state.map);
  const standing = field.nobody.slice();
  for (const creature of state.creatures) if (creature.hex !== NOBODY) standing[creature.hex] = creature.id;
  return {
    state,
    library,
    io,
    field,
    traits: traitsIn(library),
    ground: groundFor(state.terrain),
    standing,
    givers: [],
    giversAmong: 0,
    attacks: [],
    dying: null,
    held: false,
    ending: false,
    fell: NOBODY,
  };
}

export function creatureOf(g: Table, id: CreatureId): Creature {
  const creature = g.state.creatures[id];
  if (creature === undefined) throw new Error(`there is no creature ${id}`);
  return creature;
}

export function playerAt(g: Table, seat: Seat): Player {
  const player = g.state.players[seat];
  if (player === undefined) throw new Error(`there is no seat ${seat}`);
  return player;
}

export function recordOf(g: Table, creature: Pick<Creature, 'kind' | 'record'>): AnyCreature {
  return traitsOf(g, creature).record;
}

export function traitsOf({ traits }: Table, { kind, record }: Pick<Creature, 'kind' | 'record'>): Traits {
  const found = traits.creatures[kind][record];
  if (found === undefined) throw new Error(`there is no ${kind} ${record}`);
  return found;
}

/** Creatures with auras, on the battlefield or not. */
export function giversOf(g: Table): readonly Creature[] {
  const { creatures } = g.state;
  if (g.giversAmong !== creatures.length) {
    g.givers = creatures.filter((creature) => traitsOf(g, creature).auras.length > 0);
    g.giversAmong = creatures.length;
  }
  return g.givers;
}

export function groundOf(g: Table): Ground {
  if (g.ground.terrain !== g.state.terrain) g.ground = groundFor(g.state.terrain);
  return g.ground;
}

export function heroRecord(g: Table, seat: Seat): HeroRecord {
  const record = g.library.heroes[playerAt(g, seat).hero];
  if (record === undefined) throw new Error(`seat ${seat} has no hero`);
  return record;
}

/** The hero of a seat; null when it is dead. */
export function heroOf(g: Table, seat: Seat): Creature | null {
  for (const creature of g.state.creatures)
    if (creature.kind === 'hero' && creature.owner === seat && creature.hex !== NOBODY) return creature;
  return null;
}

function faceOf(g: Table, card: CardId) {
  const face = g.state.faces[card];
  if (face === undefined) throw new Error(`there is no card ${card}`);
  return face;
}

export function ownerOf(g: Table, card: CardId): Seat {
  return faceOf(g, card).owner;
}

export function supportOf(g: Table, card: CardId): SupportCard {
  const face = faceOf(g, card);
  const record = face.kind === 'support' ? g.library.supports[face.record] : undefined;
  if (record === undefined) throw new Error(`card ${card} is no support card`);
  return record;
}

export function characterOf(g: Table, card: CardId): CharacterRecord {
  const face = faceOf(g, card);
  const record = face.kind === 'character' ? g.library.characters[face.record] : undefined;
  if (record === undefined) throw new Error(`card ${card} is no character`);
  return record;
}

export function featOf(g: Table, card: CardId): FeatRecord {
  const face = faceOf(g, card);
  const record = face.kind === 'feat' ? g.library.feats[face.record] : undefined;
  if (record === undefined) throw new Error(`card ${card} is no feat`);
  return record;
}

export function isCharacterCard(g: Table, card: CardId): boolean {
  return faceOf(g, card).kind === 'character';
}

export function isOnField(creature: Creature): boolean {
  return creature.hex !== NOBODY;
}

export function activeSeat(g: Table): Seat {
  return g.state.order[g.state.active] ?? 0;
}

/** SG-0.15, SG-9.7: the active player first, then the others in turn order. */
export function seatsFromActive(g: Table): readonly Seat[] {
  const { order, active } = g.state;
  return order.map((_, i) => order[(active + i) % order.length] ?? 0).filter((seat) => !playerAt(g, seat).out);
}

/** SG-0.8: a partner is allied. */
export function areAllied(g: Table, a: Seat, b: Seat): boolean {
  return playerAt(g, a).team === playerAt(g, b).team;
}

export function creaturesOf(g: Table, seat: Seat): Creature[] {
  return g.state.creatures.filter((creature) => isOnField(creature) && creature.controller === seat);
}

export function currentActivation(g: Table): Activation {
  const { activation } = g.state;
  if (activation === null) throw new Error('no creature is being activated');
  return activation;
}

/** Puts a creature on a hex. */
export function stand(g: Table, creature: Creature, hex: SpaceId): void {
  if (creature.hex !== NOBODY && g.standing[creature.hex] === creature.id) g.standing[creature.hex] = NOBODY;
  creature.hex = hex;
  if (hex !== NOBODY) g.standing[hex] = creature.id;
}

export function emit(g: Table, event: SignumEvent): void {
  g.io.emit(event);
}

export function decide(g: Table, outcome: Outcome): never {
  g.state.outcome = outcome;
  emit(g, { type: 'over', outcome });
  throw MATCH_DECIDED;
}
