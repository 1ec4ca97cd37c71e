/**
 * Schema of the army cards and of the files they stand in, held to the types by the compiler.
 */
import { exact, list, oneOf, optional, record, text, whole, type Schema } from '@muster/schema';
import * as z from 'zod';
import { power } from '../abilities/schema.ts';
import { GENERALS, RARITIES, SIZES, WEAPON_TAGS } from './card.ts';
import type { ArmyCard } from './card.ts';

const id: Schema<string> = exact(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
);

/** HS-28.3: traits are written in small letters, in the singular. */
const trait: Schema<string> = exact(
  z.string().regex(/^[a-z]+([ -][a-z]+)*$/, 'must be one or more words in small letters'),
);

export const cardSchema: Schema<ArmyCard> = record<ArmyCard>({
  id,
  name: text,
  character: optional(text),
  set: text,
  general: oneOf(GENERALS),
  species: trait,
  class: trait,
  personality: trait,
  rarity: oneOf(RARITIES),
  kind: oneOf(['hero', 'squad']),
  size: oneOf(SIZES),
  height: whole(1, 20),
  life: whole(1, 20),
  move: whole(0, 20),
  range: whole(1, 20),
  attack: whole(0, 20),
  defence: whole(0, 20),
  points: whole(1, 500),
  figures: whole(1, 10),
  spaces: exact(z.literal([1, 2, 6])),
  weapons: optional(list(oneOf(WEAPON_TAGS))),
  powers: exact<ArmyCard['powers']>(z.array(power)),
  missing: optional(list(text)),
});

export interface CardFile {
  readonly set: string;
  /** Each is checked on its own, so that problems name the card. */
  readonly cards: readonly unknown[];
}

export const fileSchema: Schema<CardFile> = record<CardFile>({
  set: text,
  cards: exact<CardFile['cards']>(z.array(z.unknown())),
});
