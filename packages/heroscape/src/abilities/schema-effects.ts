/**
 * Schemas of what a power does when it is used: choices, rolls and effects.
 */
import {
  anyOf,
  flag,
  later,
  list,
  oneOf,
  optional,
  record,
  text,
  variants,
  whole,
  type Schema,
  type Shape,
} from '@muster/schema';
import type { Band, Body, Choice, Effect, Roll } from './language.ts';
import {
  amount,
  conditions,
  count,
  distance,
  figures,
  number,
  place,
  spaces,
  symbols,
  terrains,
} from './schema-words.ts';

export const effects: Schema<readonly Effect[]> = list(later(() => effect));

const person = oneOf(['self', 'it', 'attacker', 'target']);

const band: Schema<Band> = record<Band>({
  from: whole(0, 40),
  when: optional(conditions),
  to: optional(whole(0, 40)),
  figures: optional(figures),
  do: effects,
  again: optional(flag),
  each: optional(flag),
});

const bonus = record<NonNullable<Roll['plus']>[number]>({
  add: anyOf(amount, oneOf(['distance'])),
  when: optional(conditions),
});

const roll: Schema<Roll> = record<Roll>({
  bands: list(band),
  together: optional(flag),
  plus: optional(list(bonus)),
  symbols: optional(symbols),
  dice: optional(anyOf(amount, oneOf(['wounds']))),
});

const choice: Schema<Choice> = record<Choice>({
  figures,
  place: optional(place),
  upTo: optional(count),
  all: optional(flag),
  about: optional(flag),
});

/** The fields of a body, for parts that are one. */
export const bodyFields: Shape<Body> = {
  if: optional(conditions),
  choose: optional(choice),
  roll: optional(roll),
  do: optional(effects),
  after: optional(effects),
};

export const body: Schema<Body> = record<Body>(bodyFields);

const span = oneOf(['turn', 'round']);

const effect: Schema<Effect> = variants<Effect, 'do'>('do', {
  wound: { who: person, wounds: count },
  destroy: { who: person },
  'destroy-one': { figures, place: optional(place) },
  heal: { who: person, wounds: anyOf(count, oneOf(['all'])), upTo: optional(flag) },
  'lose-markers': { who: person, count: oneOf(['all', 'one-random']) },
  control: { who: person },
  betray: {},
  lend: {},
  turn: { who: person },
  'another-turn': {},
  negate: { who: person },
  change: {
    stat: oneOf(['attack', 'defence', 'move', 'range']),
    add: number,
    who: oneOf(['self', 'card', 'army']),
    figures: optional(figures),
    until: span,
  },
  activate: { state: text, until: span, who: oneOf(['self', 'card', 'army']) },
  'limit-defence': { max: distance, figures: optional(figures) },
  place: {
    who: person,
    near: oneOf(['self', 'it']),
    to: spaces,
    falls: optional(flag),
    unlessHigher: optional(flag),
    inPlace: optional(flag),
  },
  gather: { figures, place: optional(place), count: anyOf(count, oneOf(['wounds'])), to: spaces },
  roll: { roll, unlessHigher: optional(flag), unlessOn: optional(terrains) },
  switch: { once: optional(oneOf(['turn'])) },
  move: {
    figures,
    place: optional(place),
    count: anyOf(count, oneOf(['all'])),
    spaces: anyOf(count, oneOf(['symbols'])),
    free: optional(flag),
    up: optional(distance),
    unengaged: optional(flag),
  },
  'move-again': {},
  acting: { figures: count },
  'no-attack': {},
  'must-attack-all-adjacent': {},
  'ignore-attack': { unengaged: optional(flag) },
  'ignore-wounds': {},
  marker: { name: text, add: number, max: optional(count), who: optional(person) },
  hide: {
    figures,
    near: optional(place),
    until: oneOf(['turn', 'next-marker', 'moved']),
    whileUnengaged: optional(flag),
    whileStill: optional(flag),
  },
  revive: {
    figures,
    near: oneOf(['self', 'it']),
    to: spaces,
    count,
    inPlace: optional(flag),
    noAttack: optional(flag),
  },
  arrive: { name: text, to: spaces, near: optional(oneOf(['self'])), turn: optional(flag) },
  spirit: { stat: oneOf(['attack', 'defence', 'move']) },
  become: { who: person, species: optional(text), class: optional(text), personality: optional(text) },
  'reveal-x': { state: text },
  'end-turn': { who: optional(person) },
  distribute: { figures, place },
  'attack-again': {},
  'shadow-tile': {},
});
