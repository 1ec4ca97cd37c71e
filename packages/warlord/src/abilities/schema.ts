/**
 * The ability language as schemas: what content files may say. Each schema is held to its type in `language.ts` by the compiler.
 */
import {
  anyOf,
  exact,
  flag,
  joined,
  later,
  list,
  must,
  oneOf,
  oneOrMore,
  optional,
  record,
  some,
  text,
  variants,
  whole,
  yesOrNo,
  type Schema,
  type Shape,
} from '@muster/schema';
import { z } from 'zod';
import {
  ALIGNMENTS,
  CARD_TYPES,
  CLASSES,
  FACTIONS,
  FEATS,
  STATS,
  WINDOWS,
  type Ability,
  type Amount,
  type AutoAbility,
  type CheckEffect,
  type Choice,
  type Condition,
  type Cost,
  type During,
  type Effect,
  type Group,
  type Limit,
  type Mod,
  type OrderAbility,
  type Performance,
  type Purpose,
  type Range,
  type ReactAbility,
  type Ref,
  type RuleAbility,
  type StatBlock,
  type StaticAbility,
  type Stat,
  type StrikeEffect,
  type Target,
  type Trigger,
  type Where,
  type Who,
} from './language.ts';

// ---------- numbers and words ----------

const number = whole(-99, 99);
const count = whole(1, 99);
const distance = whole(0, 99);
const level = whole(1, 30);

const faction = oneOf(FACTIONS);
const cardClass = oneOf(CLASSES);
const alignment = oneOf(ALIGNMENTS);
const feat = oneOf(FEATS);
const stat = oneOf(STATS);
const via = oneOf(['melee', 'ranged']);
const thing = oneOf(['character', 'item']);
const critical = oneOf(['critical-success', 'critical-failure']);
const rollKind = oneOf(['melee', 'ranged', 'check', 'save', 'initiative']);
const ethereal = list(oneOf(['Astral', 'Ethereal']));
export const feats = some(FEATS, whole(-30, 30));

// ---------- who and what ----------

const ref: Schema<Ref> = anyOf(
  oneOf(['this', 'self', 'host', 'target', 'it', 'warlord', 'event.by', 'event.on', 'event.card']),
  exact(z.templateLiteral(['target:', z.string().regex(/[\w-]+/)])),
);

const amount: Schema<Amount> = later(() => anyAmount);
const where: Schema<Where> = later(() => anyWhere);

const bounds: Shape<Range> = {
  atLeast: optional(amount),
  atMost: optional(amount),
  below: optional(amount),
  above: optional(amount),
};
const range = bounded(record<Range>(bounds));
const statRange = bounded(record<{ readonly stat: Stat } & Range>({ stat, ...bounds }));

/** A range without bounds says nothing. */
function bounded<T extends Range>(schema: Schema<T>): Schema<T> {
  return must(
    schema,
    ({ atLeast, atMost, below, above }) => (atLeast ?? atMost ?? below ?? above) !== undefined,
    'has none of atLeast, atMost, below, above',
  );
}

const anyWhere: Schema<Where> = record<Where>({
  controller: optional(oneOf(['you', 'opponent'])),
  army: optional(oneOf(['yours', 'opposing'])),
  formation: optional(oneOf(['yours', 'opposing'])),
  other: optional(flag),
  state: optional(oneOrMore(oneOf(['ready', 'spent', 'only-spent', 'stunned', 'unstunned', 'wounded', 'unwounded']))),
  faction: optional(oneOrMore(faction)),
  class: optional(oneOrMore(oneOf([...CLASSES, 'none']))),
  trait: optional(oneOrMore(text)),
  feat: optional(feat),
  name: optional(oneOrMore(text)),
  warlord: optional(yesOrNo),
  alignment: optional(oneOf([...ALIGNMENTS, 'same', 'opposite'])),
  level: optional(range),
  stat: optional(statRange),
  from: optional(ref),
  within: optional(amount),
  ranksAway: optional(distance),
  sameRank: optional(flag),
  adjacent: optional(flag),
  adjacentRank: optional(flag),
  rankInFront: optional(flag),
  rankBehind: optional(flag),
  rank: optional(anyOf(count, oneOf(['last']))),
  equipped: optional(where),
  attached: optional(where),
  bearer: optional(anyOf(ref, where)),
  type: optional(oneOrMore(oneOf([...CARD_TYPES, 'spell']))),
  not: optional(where),
  any: optional(list(where)),
});

type AmountWith<Key extends string> = Extract<Amount, Readonly<Record<Key, unknown>>>;

const anyAmount: Schema<Amount> = anyOf(
  number,
  oneOf(['X']),
  record<AmountWith<'count'>>({ count: where, each: optional(number) }),
  record<AmountWith<'stat'>>({ stat, of: ref }),
  record<AmountWith<'feat'>>({ feat, of: ref }),
  record<AmountWith<'charges'>>({ charges: ref }),
  record<AmountWith<'wounds'>>({ wounds: ref }),
  record<AmountWith<'ranks'>>({ ranks: oneOf(['yours']) }),
  record<AmountWith<'inDiscard'>>({ inDiscard: where }),
  record<AmountWith<'sum'>>({ sum: list(amount) }),
  record<AmountWith<'times'>>({ times: number, of: amount }),
);

const who: Schema<Who> = anyOf(
  ref,
  record<Group>({ all: where, what: optional(thing) }),
  record<Choice>({
    choose: where,
    what: optional(thing),
    count: optional(amount),
    upTo: optional(flag),
    by: optional(oneOf(['opponent', 'random'])),
  }),
);

const scope = anyOf(ref, where);

const target = record<Target>({
  id: optional(exact(z.string().regex(/^[\w-]+$/))),
  what: optional(oneOf(['character', 'item', 'rank'])),
  where: optional(where),
  count: optional(anyOf(amount, oneOf(['all']))),
  upTo: optional(flag),
});

// ---------- conditions, triggers, costs ----------

const condition: Schema<Condition> = later(() => anyCondition);
const conditions: Schema<readonly Condition[]> = list(condition);

const anyCondition = variants<Condition, 'test'>('test', {
  is: { who: ref, where },
  exists: { where, what: optional(thing), atLeast: optional(amount), atMost: optional(amount) },
  wonInitiative: {},
  compare: { a: amount, b: range },
  natural: { is: anyOf(oneOf(['odd', 'even']), range) },
  not: { condition },
  all: { of: conditions },
  any: { of: conditions },
});

const actor = anyOf(oneOf(['this']), where);

const trigger = record<Trigger>({
  at: oneOrMore(oneOf(WINDOWS)),
  by: optional(actor),
  on: optional(actor),
  card: optional(anyOf(oneOf(['self']), where)),
  via: optional(oneOrMore(oneOf(['melee', 'ranged', 'spell', 'action', 'fall', 'cost']))),
  roll: optional(oneOrMore(rollKind)),
  result: optional(oneOf(['critical-success', 'critical-failure', 'success', 'failure'])),
  became: optional(oneOf(['ready', 'spent', 'stunned'])),
  movedBy: optional(oneOf(['fall', 'maneuver', 'effect'])),
  initiative: optional(oneOf(['won', 'lost'])),
  action: optional(oneOf(['order', 'react', 'spend'])),
  if: optional(condition),
});

const cost = variants<Cost, 'pay'>('pay', {
  spend: { who },
  stun: { who },
  discard: { who },
  discardFromHand: { where: optional(where), count: optional(count) },
  kill: { who },
  wound: { who, wounds: count },
  charges: { from: ref, charges: anyOf(count, oneOf(['any'])) },
  remove: { who: ref },
  removeFromDiscard: { where: optional(where), count: optional(count) },
});

// ---------- continuous modifications ----------

const during = record<During>({
  as: oneOf(['striker', 'struck']),
  via: optional(via),
  other: optional(where),
  attack: optional(flag),
});

const purpose = record<Purpose>({ verb: oneOf(['equip', 'perform', 'cast']), where: optional(where) });

const prohibition = oneOf([
  'attack',
  'maneuver',
  'act',
  'equip',
  'action-cards',
  'ready-in-ready-phase',
  'be-targeted-by-melee',
  'be-targeted-by-ranged',
  'be-targeted-by-spells',
  'be-targeted-by-actions',
]);

const scoped = { who: optional(scope) };
const conditional = { ...scoped, when: optional(condition) };

export const mod = variants<Mod, 'mod'>('mod', {
  stat: { ...conditional, add: some(STATS, amount), during: optional(during), for: optional(purpose) },
  setAtk: { ...conditional, atk: list(number) },
  feat: { ...conditional, feat, add: amount },
  roll: {
    ...conditional,
    rolls: oneOrMore(anyOf(rollKind, oneOf(['any']))),
    name: optional(text),
    add: amount,
    spell: optional(flag),
  },
  dc: { ...scoped, spells: optional(flag), add: amount },
  strike: {
    ...conditional,
    via: optional(via),
    spell: optional(yesOrNo),
    extraWounds: optional(amount),
    extraRange: optional(number),
    ignores: optional(ethereal),
    unreducible: optional(flag),
    noWounds: optional(flag),
    against: optional(where),
  },
  extraStrike: { ...conditional, base: anyOf(number, oneOf(['lowest', 'highest'])) },
  identity: {
    ...conditional,
    traits: optional(list(text)),
    classes: optional(list(cardClass)),
    alignment: optional(alignment),
  },
  grant: { ...conditional, ability: later(() => granted) },
  forbid: { ...conditional, what: oneOrMore(prohibition), where: optional(where) },
  allowCards: { ...scoped, where },
  allowItems: { ...scoped, where },
  carries: { ...scoped, trait: text, count },
  woundLimit: { ...conditional, max: distance, via: optional(oneOf(['strike'])) },
  countsAs: { ...scoped, characters: distance },
  noLoyaltyPenalty: { where },
  handSize: { add: number },
});

const mods = list(mod);

// ---------- effects ----------

export const effects: Schema<readonly Effect[]> = list(later(() => effect));

const strike: Shape<Omit<StrikeEffect, 'do'>> = {
  via,
  by: optional(ref),
  bonus: optional(amount),
  atk: optional(amount),
  times: optional(amount),
  at: optional(scope),
  extraRange: optional(number),
  reach: optional(list(distance)),
  extraWounds: optional(amount),
  noWounds: optional(flag),
  noBonuses: optional(flag),
  result: optional(oneOf(['critical-success'])),
  optional: optional(flag),
  onHit: optional(effects),
  afterHit: optional(effects),
  afterMiss: optional(effects),
  afterKill: optional(effects),
};

const check: Shape<Omit<CheckEffect, 'do'>> = {
  who,
  type: oneOf(['check', 'save']),
  name: text,
  dc: amount,
  success: optional(effects),
  failure: optional(effects),
};

export const statBlock = record<StatBlock>({
  level,
  classes: exact<StatBlock['classes']>(z.array(cardClass)),
  traits: optional(list(text)),
  factions: optional(list(faction)),
  alignment: optional(alignment),
  // What can't attack has no ATK.
  atk: exact<StatBlock['atk']>(z.array(number)),
  ac: number,
  skill: number,
  hp: count,
  feats: optional(feats),
});

const effect = variants<Effect, 'do'>('do', {
  strike,
  attack: { who: optional(ref), free: optional(flag), atk: optional(amount), optional: optional(flag) },
  alterStrike: {
    bonus: optional(amount),
    ac: optional(amount),
    extraWounds: optional(amount),
    result: optional(critical),
    noWounds: optional(flag),
    ignores: optional(ethereal),
    onHit: optional(effects),
    after: optional(effects),
  },
  cancel: {},
  redirect: { to: who },

  wound: { who, wounds: amount },
  heal: { who, wounds: anyOf(amount, oneOf(['all'])) },
  reduceWounds: { by: optional(amount), to: optional(amount) },
  spend: { who },
  ready: { who },
  stun: { who },
  unstun: { who },
  kill: { who },
  discard: { who },
  remove: { who },
  fallUnharmed: {},

  move: {
    who,
    direction: oneOf(['forward', 'backward', 'either']),
    ranks: optional(amount),
    upTo: optional(flag),
    optional: optional(flag),
  },
  shift: { who },

  check,
  reroll: {},
  rollBonus: { add: amount },
  setRoll: { result: critical },

  draw: { cards: amount, player: optional(oneOf(['you', 'each'])) },
  discardFromHand: { count: amount, player: oneOf(['you', 'opponent']) },
  retrieve: {
    from: oneOf(['deck', 'discard']),
    where,
    to: oneOf(['hand', 'play', 'top', 'bottom', 'equip']),
    count: optional(amount),
  },
  return: { who, to: oneOf(['hand', 'top', 'bottom', 'shuffled']) },
  look: { cards: count, may: optional(oneOf(['bottom'])) },
  revealHand: {},
  putIntoPlay: {
    card: oneOf(['self']),
    as: statBlock,
    rank: anyOf(count, oneOf(['any', 'this'])),
    killAt: optional(oneOf(['turn'])),
  },
  raise: { where, optional: optional(flag) },
  attach: { to: who },
  charges: { on: who, add: amount },

  modify: { mods, until: optional(oneOf(['strike', 'action', 'turn', 'nextTurn', 'permanent'])) },
  // oxlint-disable-next-line unicorn/no-thenable -- a word of the language, and nobody awaits a schema's shape
  if: { condition, then: effects, else: optional(effects) },
  may: { effects },
  choose: { of: list(effects) },
  forEach: { who, effects },
  atEndOfTurn: { effects },
  special: { id: exact(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)) },
});

// ---------- abilities ----------

const limit = record<Limit>({ times: count, per: oneOf(['turn', 'game']) });

const performance: Shape<Performance> = {
  spend: optional(flag),
  limit: optional(limit),
  cost: optional(list(cost)),
  if: optional(condition),
  targets: optional(list(target)),
  do: effects,
  whileStunned: optional(flag),
};

const order: Shape<Omit<OrderAbility, 'kind'>> = performance;
const react: Shape<Omit<ReactAbility, 'kind'>> = { ...performance, on: trigger };
const auto: Shape<Omit<AutoAbility, 'kind'>> = { on: trigger, if: optional(condition), do: effects };
const continuous: Shape<Omit<StaticAbility, 'kind'>> = {
  from: optional(oneOf(['discard'])),
  attached: optional(flag),
  when: optional(condition),
  mods,
};

const granted = variants<OrderAbility | ReactAbility, 'kind'>('kind', { order, react });

const kind = exact(z.literal('rule'));

const useRule = variants<RuleAbility, 'rule'>('rule', {
  only: { kind, who: where },
  entersAs: { kind, level },
  needs: { kind, who: where, alsoAtStart: optional(flag) },
  mayNotStart: { kind },
  entersSpent: { kind },
  anyRank: { kind },
  copies: { kind, max: anyOf(count, oneOf(['any'])) },
  performedBy: {
    kind,
    who: where,
    level: optional(level),
    withoutSpending: optional(flag),
    regardlessOfClass: optional(flag),
  },
});

type PlainAbility = Exclude<Ability, RuleAbility>;
const plainAbility = variants<PlainAbility, 'kind'>('kind', { static: continuous, order, react, auto });

/** Use rules have a second tag of their own: `kind` finds them, `rule` tells them apart. */
export const ability: Schema<Ability> = joined('kind', plainAbility, useRule);
