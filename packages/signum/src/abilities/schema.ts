/**
 * The language of properties and texts as schemas: what card files may say. Each is held to its type in `language.ts` by the compiler,
 * so that a word is in both or in neither.
 */
import {
  exact,
  flag,
  later,
  list,
  oneOf,
  optional,
  record,
  text,
  variants,
  whole,
  yesOrNo,
  type Schema,
} from '@muster/schema';
import * as z from 'zod';
import { COLOURS, type Die } from '../content/die.ts';
import { BASIC_TERRAIN, UNIQUE_TERRAIN } from '../content/terrain.ts';
import {
  PLAIN_CRITICALS,
  PLAIN_KEYWORDS,
  TRIGGERS,
  VALUED_KEYWORDS,
  type AttackType,
  type Creatures,
  type Critical,
  type Grant,
  type Keyword,
  type Plain,
  type PlainCritical,
  type Property,
  type Rank,
  type Token,
  type Valued,
} from './language.ts';
import { body } from './schema-effects.ts';

export const die: Schema<Die> = oneOf(COLOURS);
export const dice: Schema<readonly Die[]> = list(die);
export const attackType: Schema<AttackType> = oneOf(['melee', 'ranged', 'magic']);
export const token: Schema<Token> = oneOf(['poison', 'plague', 'stun', 'armour']);
const rank: Schema<Rank> = oneOf(['rankless', 'bronze', 'silver', 'gold']);
export const symbol = oneOf(['HIT', 'CRIT', 'PUSH']);
export const trigger = oneOf(TRIGGERS);

/** Zero or more. */
export function many<T>(schema: Schema<T>): Schema<readonly T[]> {
  return exact<readonly T[]>(z.array(schema));
}

export const KEYWORDS: readonly Keyword[] = [
  ...PLAIN_KEYWORDS,
  ...VALUED_KEYWORDS,
  'Ambush',
  'Counterattack',
  'Regeneration',
  'Longshot',
  'Warlord',
  'Hunter',
  'Aura',
  'Charge',
  'Flank',
  'Contract',
  'First Word',
  'Last Word',
  'triggered',
  'close',
  'reuse',
  'grants',
];

export const creatures: Schema<Creatures> = record<Creatures>({
  side: optional(oneOf(['your', 'allied', 'enemy'])),
  class: optional(list(oneOf(['hero', 'character', 'minion']))),
  rank: optional(list(rank)),
  faction: optional(text),
  affinity: optional(list(text)),
  keyword: optional(list(oneOf(KEYWORDS))),
  other: optional(flag),
  wounded: optional(yesOrNo),
  attack: optional(list(attackType)),
  within: optional(whole(1, 6)),
  contact: optional(flag),
  sight: optional(flag),
  near: optional(later(() => creatures)),
  terrain: optional(list<string>(exact<string>(z.enum([...BASIC_TERRAIN, ...UNIQUE_TERRAIN])))),
  activated: optional(yesOrNo),
  acted: optional(flag),
  hasToken: optional(token),
  not: optional(later(() => creatures)),
});

function same<Key extends string, Shape>(keys: readonly Key[], shape: Shape): Record<Key, Shape> {
  return Object.fromEntries(keys.map((key) => [key, shape])) as Record<Key, Shape>;
}

export const critical: Schema<Critical> = variants<Critical, 'critical'>('critical', {
  ...same<PlainCritical, object>(PLAIN_CRITICALS, {}),
  'add-die': { die },
  'add-symbol': { symbol },
});

const value = whole(1, 6);
const attack = optional(list(attackType));

export const grant: Schema<Grant> = variants<Grant, 'grant'>('grant', {
  property: { property: later(() => property) },
  stat: { stat: oneOf(['movement', 'hp', 'range']), add: whole(-3, 3) },
  dice: { dice, attack },
  'dice-against': { remove: whole(1, 3), attack },
  damage: { add: whole(-2, 3), attack },
  critical: { critical },
  'attack-type': { from: attackType, to: attackType },
  cannot: { what: oneOf(['move', 'run', 'attack', 'heal']) },
  'extra-attack': {},
});
const grants = list(grant);

const plus = optional(flag);
const pool = { dice, plus };
const valued = { value, plus };
const does = later(() => body);
const spoken = { does };

export const property: Schema<Property> = variants<Property, 'keyword'>('keyword', {
  ...same<Plain, object>(PLAIN_KEYWORDS, {}),
  ...same<Valued, typeof valued>(VALUED_KEYWORDS, valued),
  Ambush: pool,
  Counterattack: pool,
  Regeneration: { dice: many(die), plus }, // SG-13.11: without dice it is the one of the match options
  Longshot: { value, dice },
  Warlord: { ranks: list(rank), dice },
  Hunter: { of: creatures },
  Aura: { value, who: creatures, grants },
  Charge: { grants },
  Flank: { grants },
  Contract: { value, grants },
  'First Word': spoken,
  'Last Word': spoken,
  triggered: { on: trigger, about: optional(creatures), may: optional(flag), once: optional(oneOf(['turn'])), does },
  close: { alsoHero: optional(flag), does },
  reuse: { on: optional(trigger), does },
  grants: { who: optional(creatures), grants },
});
