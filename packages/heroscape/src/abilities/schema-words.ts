/**
 * Schemas of the words that all parts of powers share: who, where, when and how many. Each is held to its type in `language.ts` by
 * the compiler.
 */
import {
  anyOf,
  flag,
  later,
  list,
  must,
  no,
  oneOf,
  optional,
  record,
  text,
  variants,
  whole,
  yesOrNo,
  type Schema,
} from '@muster/schema';
import { GENERALS, RARITIES, SIZES } from '../content/card.ts';
import { OBSTACLES, TERRAINS } from '../content/map.ts';
import type { Amount, Aura, Condition, Figures, Place, SpaceFilter, SymbolRoll } from './language.ts';

/** What is added or taken away. */
export const number = whole(-20, 20);
export const count = whole(1, 20);
export const distance = whole(0, 60);

export const terrains = list(oneOf(TERRAINS));
const obstacles = list(oneOf(OBSTACLES));

// ---------- who and where ----------

export const figures: Schema<Figures> = later(() => anyFigures);

const anyFigures: Schema<Figures> = record<Figures>({
  side: optional(oneOf(['own', 'friendly', 'enemy'])),
  self: optional(flag),
  other: optional(flag),
  sameCard: optional(flag),
  name: optional(list(text)),
  species: optional(list(text)),
  class: optional(list(text)),
  personality: optional(list(text)),
  general: optional(list(oneOf(GENERALS))),
  size: optional(list(oneOf(SIZES))),
  rarity: optional(list(oneOf(RARITIES))),
  kind: optional(oneOf(['hero', 'squad'])),
  flying: optional(yesOrNo),
  power: optional(text),
  range: optional(record<NonNullable<Figures['range']>>({ min: optional(distance), max: optional(distance) })),
  wounded: optional(flag),
  engaged: optional(yesOrNo),
  engagedWithCard: optional(count),
  engagedWithOther: optional(flag),
  chosen: optional(text),
  not: optional(figures),
  any: optional(list(figures)),
});

export const place: Schema<Place> = record<Place>({
  adjacent: optional(flag),
  within: optional(count),
  sight: optional(flag),
  notAdjacent: optional(flag),
  sameLevel: optional(flag),
  levels: optional(record<NonNullable<Place['levels']>>({ up: distance, down: distance, fromBase: optional(flag) })),
});

export const spaces: Schema<SpaceFilter> = record<SpaceFilter>({
  within: optional(count),
  sight: optional(flag),
  terrain: optional(terrains),
  notTerrain: optional(terrains),
  sameLevel: optional(flag),
  levels: optional(record<NonNullable<SpaceFilter['levels']>>({ up: distance, down: distance })),
  adjacent: optional(flag),
  notHigher: optional(flag),
  sameObstacle: optional(obstacles),
  apart: optional(flag),
  startZone: optional(flag),
  unengaged: optional(flag),
});

export const aura: Schema<Aura> = record<Aura>({
  figures,
  place: optional(place),
  started: optional(flag),
  opponentIn: optional(place),
  andSelf: optional(flag),
  once: optional(flag),
});

export const symbols: Schema<SymbolRoll> = record<SymbolRoll>({
  general: oneOf(GENERALS),
  dice: anyOf(count, oneOf(['same'])),
});

// ---------- when ----------

const condition: Schema<Condition> = later(() => anyCondition);
export const conditions: Schema<readonly Condition[]> = list(condition);

const viewpoint = oneOf(['self', 'opponent']);

const anyCondition: Schema<Condition> = variants<Condition, 'if'>('if', {
  attack: { is: oneOf(['normal', 'special', 'any']) },
  opponent: { is: figures },
  adjacent: { is: yesOrNo },
  'height-advantage': {},
  'opponent-levels': { up: distance, down: distance, fromBase: optional(flag) },
  targeted: {},
  unhurt: {},
  on: { terrain: terrains },
  'started-on': { terrain: terrains },
  'started-engaged': { is: yesOrNo },
  'started-adjacent': { to: figures },
  'started-next-to': { obstacle: obstacles },
  'next-to': { obstacle: obstacles },
  'opponent-started': { adjacent: optional(no), atLeast: optional(count) },
  engaged: { is: yesOrNo },
  'card-stood-still': {},
  moved: { is: yesOrNo },
  'same-target': {},
  near: { of: viewpoint, figures, place, atLeast: count },
  present: { figures, atLeast: count },
  wounds: { atLeast: count },
  'gave-wounds': { atLeast: count },
  'can-reach': { figures },
  army: { is: figures },
  'unrevealed-markers': { exactly: distance },
  'markers-all-on': { figures, andThis: optional(flag) },
  'markers-on-this': { atLeast: count },
  'marker-turn': { face: optional(oneOf(['1', '2', '3'])) },
  active: { state: text },
  marker: { name: text, atLeast: count },
  'no-bonding': {},
  'first-round': {},
  'destroyed-remain': { figures },
  not: { condition },
});

// ---------- how many ----------

type CountedAmount = Exclude<Amount, number>;
const max = optional(count);

const counted: Schema<CountedAmount> = variants<CountedAmount, 'per'>('per', {
  figure: { of: viewpoint, figures, place, max },
  wound: { on: oneOf(['self', 'opponent', 'chosen']), chosen: optional(text), max },
  marker: { name: text, max },
  'wound-this-turn': {},
  'order-marker': { max },
});

export const amount: Schema<Amount> = anyOf(number, counted);

/** A cut that says neither by how much nor down to what says nothing. */
export function someOf<T extends object>(schema: Schema<T>, ...keys: readonly (keyof T)[]): Schema<T> {
  return must(schema, (value) => keys.some((key) => value[key] !== undefined), `has none of ${keys.join(', ')}`);
}
