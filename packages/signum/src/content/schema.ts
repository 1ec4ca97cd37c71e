/**
 * Schemas of the records and of the files they stand in, held to the types by the compiler.
 */
import { anyOf, exact, list, oneOf, optional, record, text, variants, whole, type Schema } from '@muster/schema';
import * as z from 'zod';
import { body } from '../abilities/schema-effects.ts';
import { attackType, creatures, critical, dice, grant, many, property, trigger } from '../abilities/schema.ts';
import {
  RELIC_CLASSES,
  type AttackBox,
  type CharacterRecord,
  type FactionRecord,
  type FeatRecord,
  type HeroRecord,
  type Leadership,
  type MinionRecord,
  type SpellRecord,
  type SupportCard,
} from './card.ts';
import type { FieldMap, PlaceRef } from './map.ts';
import { BASIC_TERRAIN, UNIQUE_TERRAIN } from './terrain.ts';

const id: Schema<string> = exact(
  z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters, digits and single hyphens'),
);
const box: Schema<AttackBox> = record<AttackBox>({ type: attackType, dice, range: whole(1, 6), critical });
const small = whole(0, 20);

const creature = {
  id,
  name: text,
  faction: id,
  affinities: many(text),
  hp: whole(1, 20),
  movement: whole(1, 6),
  attacks: list(box),
  properties: many(property),
};

export const heroSchema: Schema<HeroRecord> = record<HeroRecord>({
  ...creature,
  kind: oneOf(['hero']),
  leadership: record<Leadership>({ bronze: small, silver: small, gold: small }),
  cards: list(id),
});

export const characterSchema: Schema<CharacterRecord> = record<CharacterRecord>({
  ...creature,
  kind: oneOf(['character']),
  stars: many(oneOf(['bronze', 'silver', 'gold'])),
  cost: small,
  income: whole(-3, 5),
});

export const minionSchema: Schema<MinionRecord> = record<MinionRecord>({ ...creature, kind: oneOf(['minion']) });

type Enchantment = NonNullable<SpellRecord['enchantment']>;

const support = {
  id,
  name: text,
  /** SG-6.6: none for universal cards. */
  faction: anyOf(exact(z.literal('')), id),
  cost: small,
  income: whole(-3, 5),
};

export const supportSchema: Schema<SupportCard> = variants<SupportCard, 'kind'>('kind', {
  spell: {
    ...support,
    firstWord: optional(body),
    does: optional(body),
    enchantment: optional(record<Enchantment>({ on: creatures, grants: list(grant) })),
  },
  relic: { ...support, class: oneOf(RELIC_CLASSES), properties: list(property) },
  building: { ...support, properties: list(property) },
  tactic: {
    ...support,
    on: trigger,
    about: optional(creatures),
    whose: optional(oneOf(['your', 'opponent'])),
    does: body,
  },
});

const factionSchema: Schema<FactionRecord> = record<FactionRecord>({
  id,
  name: text,
  colour: text,
  minion: id,
  cards: list(id),
});

export const featSchema: Schema<FeatRecord> = record<FeatRecord>({
  id,
  name: text,
  kind: oneOf(['military', 'achievement']),
  points: whole(1, 5),
  condition: text,
  copies: exact<FeatRecord['copies']>(z.tuple([small, small, small, small])),
});

const place: Schema<PlaceRef> = exact<PlaceRef>(z.tuple([z.int(), z.int()]));
type Rows = Extract<FieldMap['board'], { readonly width: number }>;
type Hexagon = Extract<FieldMap['board'], { readonly radius: number }>;
type PieceRef = FieldMap['pieces'][number];
type CampRef = NonNullable<FieldMap['camps']>[number];

export const mapSchema: Schema<FieldMap> = record<FieldMap>({
  id,
  name: text,
  modes: list(oneOf(['duel', 'alliance', 'three', 'four'])),
  board: anyOf(record<Rows>({ width: whole(3, 30), rows: whole(3, 30) }), record<Hexagon>({ radius: whole(2, 12) })),
  pieces: many(
    record<PieceRef>({
      piece: exact<string>(z.enum([...BASIC_TERRAIN, ...UNIQUE_TERRAIN])),
      at: list(place),
    }),
  ),
  spots: many(place),
  zones: list(list(place)),
  camps: optional(list(record<CampRef>({ at: place, zone: small }))),
});

/** A file of records: a faction with all that is its own, the mercenaries, or the universal cards. */
export interface RecordFile {
  readonly faction?: FactionRecord;
  readonly minions?: readonly unknown[];
  readonly heroes?: readonly unknown[];
  readonly characters?: readonly unknown[];
  readonly cards?: readonly unknown[];
}

const anything: Schema<readonly unknown[]> = exact<readonly unknown[]>(z.array(z.unknown()));

export const fileSchema: Schema<RecordFile> = record<RecordFile>({
  faction: optional(factionSchema),
  minions: optional(anything),
  heroes: optional(anything),
  characters: optional(anything),
  cards: optional(anything),
});
