/**
 * The language of powers as schemas: what card files may say. Each schema is held to its type in `language.ts` by the compiler, so
 * that a word is in both or in neither.
 */
import {
  anyOf,
  flag,
  list,
  oneOf,
  optional,
  record,
  text,
  variants,
  whole,
  yesOrNo,
  type Schema,
  type Shape,
} from '@muster/schema';
import type { Area, BondPart, CommandPart, DiceBy, Part, Power, SpecialAttackPart, TeleportPart } from './language.ts';
import { TERRAINS } from '../content/map.ts';
import { body, bodyFields, effects } from './schema-effects.ts';
import {
  amount,
  aura,
  conditions,
  count,
  distance,
  figures,
  number,
  place,
  someOf,
  spaces,
  symbols,
  terrains,
} from './schema-words.ts';

const when = optional(conditions);
const reach = optional(aura);

// ---------- special attacks ----------

const area: Schema<Area> = variants<Area, 'area'>('area', {
  blast: {
    spare: optional(oneOf(['self', 'friends'])),
    bothAdjacent: optional(flag),
    figures: optional(figures),
  },
  around: { figures: optional(figures) },
  others: { count, place, figures: optional(figures) },
  line: {
    spaces: count,
    from: oneOf(['self', 'target']),
    spare: optional(oneOf(['self'])),
    optional: optional(flag),
  },
});

type Chosen = NonNullable<SpecialAttackPart['chosen']>;
type Chain = Extract<SpecialAttackPart['chain'], object>;
type DiceChoice = Extract<SpecialAttackPart['dice'], { readonly choose: unknown }>;
type Distribution = NonNullable<SpecialAttackPart['distribute']>;
type Cut = NonNullable<SpecialAttackPart['defenceCut']>;
type SkullChain = Extract<Chain, { readonly skulls: unknown }>;
type SymbolChain = Extract<Chain, { readonly symbols: unknown }>;

const diceBy: Schema<DiceBy> = record<DiceBy>({ dice: distance, against: optional(figures) });

const specialAttack: Shape<Omit<SpecialAttackPart, 'part'>> = {
  range: count,
  dice: anyOf(distance, record<DiceChoice>({ choose: list(count) }), list(diceBy)),
  addDice: optional(amount),
  targets: optional(figures),
  objects: optional(flag),
  lob: optional(count),
  sight: optional(oneOf(['none', 'clear'])),
  when,
  times: optional(count),
  differentTargets: optional(flag),
  chain: optional(
    anyOf(
      oneOf(['wound', 'destroy', 'all-skulls']),
      record<SkullChain>({ skulls: count }),
      record<SymbolChain>({ symbols }),
    ),
  ),
  chainTo: optional(oneOf(['adjacent-to-last'])),
  pool: optional(count),
  area: optional(area),
  defenceCut: optional(
    someOf(record<Cut>({ add: optional(number), max: optional(distance), figures: optional(figures) }), 'add', 'max'),
  ),
  onWound: optional(body),
  onKill: optional(effects),
  onSurvive: optional(effects),
  marker: optional(text),
  distribute: optional(record<Distribution>({ from: oneOf(['self', 'chosen']), figures, place })),
  chosen: optional(record<Chosen>({ figures, place, sacrifice: optional(flag) })),
};

// ---------- turns and placing ----------

const bond: Shape<Omit<BondPart, 'part'>> = {
  when: oneOf(['before', 'after']),
  with: figures,
  place: optional(place),
  needs: when,
  heals: optional(
    record<NonNullable<BondPart['heals']>>({ sacrifice: figures, place: optional(place), wounds: count }),
  ),
};

const turns = list(record<CommandPart['turns'][number]>({ with: figures, upTo: count }));

const command: Shape<Omit<CommandPart, 'part'>> = {
  turns,
  or: optional(list(turns)),
  place: optional(place),
  needs: when,
};

const teleport: Shape<Omit<TeleportPart, 'part'>> = {
  when: oneOf(['instead-of-moving', 'before-moving', 'after-moving']),
  to: spaces,
  needs: when,
  provokes: yesOrNo,
  once: optional(oneOf(['game'])),
  nextTo: optional(record<NonNullable<TeleportPart['nextTo']>>({ figures, place })),
  do: optional(effects),
  every: optional(flag),
};

const often = optional(oneOf(['game', 'round', 'turn']));

// ---------- all parts ----------

const part: Schema<Part> = variants<Part, 'part'>('part', {
  stat: {
    stat: oneOf(['attack', 'defence', 'move', 'range', 'leaving', 'leap']),
    add: amount,
    max: optional(distance),
    for: reach,
    when,
  },
  skulls: { times: optional(count), add: optional(number), symbols: optional(symbols), for: reach, when },
  shields: {
    times: optional(count),
    add: optional(number),
    symbols: optional(symbols),
    oneBlocksAll: optional(flag),
    cap: optional(count),
    for: reach,
    when,
  },
  'defence-cut': { add: optional(number), max: optional(distance), when },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the language, and nobody awaits a schema's shape
  'all-skulls': { then: oneOf(['no-defence', 'destroy']), when },
  counter: { reversed: optional(flag), for: reach, when },
  'reroll-defence': { for: aura },

  fly: { stealth: optional(flag) },
  ghost: {},
  disengage: {},
  climb: { times: optional(count), add: optional(number) },
  waive: { terrain: terrains, what: list(oneOf(['stop', 'cost', 'damage'])) },
  leap: { spaces: count, up: distance, down: distance, provokes: yesOrNo, walks: optional(flag) },
  teleport,

  attacks: {
    more: anyOf(count, oneOf(['all-adjacent'])),
    fewerPerWound: optional(count),
    differentTargets: optional(flag),
    adjacentOnly: optional(flag),
    when,
  },
  'special-attack': specialAttack,
  'combined-attack': {
    figures: count,
    range: count,
    dice: count,
    need: list(oneOf(['unengaged', 'together', 'same-level', 'adjacent-to-target', 'sight'])),
    targets: optional(figures),
    alone: optional(flag),
  },

  act: {
    ...bodyFields,
    when: oneOf([
      'start-of-game',
      'start-of-round',
      'markers-placed',
      'marker-revealed',
      'before-turn',
      'before-moving',
      'while-moving',
      'after-moving',
      'instead-of-attacking',
      'instead-of-attacking-card',
      'after-attacking',
      'after-turn',
      'end-of-turn',
    ]),
    must: optional(flag),
    per: optional(oneOf(['card', 'every-figure'])),
    once: often,
    spends: optional(text),
    repeats: optional(flag),
  },
  react: {
    ...bodyFields,
    to: oneOf([
      'targeted',
      'attacks',
      'skulls-rolled',
      'defended',
      'about-to-be-wounded',
      'about-to-be-destroyed',
      'wounded',
      'wounds',
      'destroys',
      'destroyed',
      'other-destroyed',
      'attacked',
      'defence-rolled',
      'enemy-moves-adjacent',
      'leaving-wounds',
      'leaving-wounded',
    ]),
    must: optional(flag),
    for: reach,
    once: often,
    spends: optional(text),
  },
  'during-move': {
    ...bodyFields,
    kind: oneOf(['trample', 'carry', 'grab', 'barrage', 'rush']),
    figures: optional(figures),
    place: optional(place),
    spaces: optional(count),
    dice: optional(count),
    attacks: optional(count),
    again: optional(count),
  },

  bond,
  command,
  acting: { move: count, attack: count, freely: optional(flag) },

  'adjacent-only': { when },
  taunt: {},
  lock: { figures },
  vortex: { figures, place, blocks: optional(flag) },
  'may-not-attack': { figures },
  exempt: { from: text },

  'd20-bonus': { add: number, power: optional(text), figures: optional(figures), optional: optional(flag) },
  initiative: { add: amount, optional: optional(flag), when },
  reserve: {},
  choose: { as: text, figures, must: optional(flag), do: optional(effects) },
  markers: { name: text, count: anyOf(count, oneOf(['per-figure'])) },
  terrain: { while: terrains, from: terrains, becomes: oneOf(TERRAINS), place },
  code: { name: text },
});

export const power: Schema<Power> = record<Power>({
  name: text,
  rating: optional(whole(1, 40)),
  parts: list(part),
});
