/**
 * What texts do, as schemas.
 */
import { flag, later, list, oneOf, optional, record, variants, whole, yesOrNo, type Schema } from '@muster/schema';
import type { Body, CardKind, Choice, Condition, Effect, Person, Where } from './language.ts';
import { attackType, creatures, die, grant, symbol, token } from './schema.ts';

const person: Schema<Person> = oneOf(['self', 'it', 'hero', 'attacker', 'target']);
const few = whole(1, 6);
const cardKind: Schema<CardKind> = oneOf(['character', 'spell', 'relic', 'building', 'tactic']);
const symbols = later(() => symbol);
const who = later(() => creatures);

const choice: Schema<Choice> = record<Choice>({ creatures: who, upTo: optional(few), all: optional(flag) });

const condition: Schema<Condition> = variants<Condition, 'if'>('if', {
  income: { atLeast: whole(1, 15) },
  wounded: { who: person },
  controls: { creatures: who, atLeast: few },
  hall: { atLeast: whole(1, 30) },
  is: { who: person, creatures: who },
  attack: { type: list(later(() => attackType)) },
  'your-turn': { is: yesOrNo },
});

const where: Schema<Where> = variants<Where, 'at'>('at', {
  contact: { of: person },
  'deployment-zone': {},
  within: { hexes: few, of: person },
  anywhere: {},
});

const effect: Schema<Effect> = variants<Effect, 'do'>('do', {
  damage: { who: person, damage: few },
  'random-damage': { who: person, dice: list(later(() => die)) },
  wound: { who: person, wounds: few },
  heal: { who: person, wounds: few },
  armour: { who: person, tokens: few },
  token: { who: person, token: oneOf(['poison', 'plague', 'stun']) },
  'remove-token': { who: person, token: later(() => token) },
  grant: {
    who: person,
    grants: list(later(() => grant)),
    until: oneOf(['attack', 'next-attack', 'activation', 'turn', 'your-next-turn']),
  },
  place: { who: person, where },
  move: { who: person, hexes: few },
  push: { who: person },
  swap: { a: person, b: person },
  draw: { cards: few },
  'draw-feat': {},
  strength: { add: whole(-5, 5) },
  return: { kind: list(cardKind), to: oneOf(['hand', 'deck', 'camp']), whose: optional(oneOf(['your', 'opponent'])) },
  'destroy-card': { kind: oneOf(['relic', 'building', 'enchantment']), whose: oneOf(['opponent', 'any']) },
  control: { who: person, until: oneOf(['turn', 'match']) },
  minion: { near: person },
  'activate-again': { who: person },
  reroll: { dice: few },
  'change-die': { to: oneOf(['HIT', 'CRIT', 'PUSH', 'BLANK']) },
  'add-symbol': { symbol: symbols },
  'remove-symbol': { symbol: symbols },
  'change-damage': { add: whole(-5, 5) },
  'end-attack': {},
  discard: { cards: few, whose: oneOf(['opponent', 'your']) },
});

export const body: Schema<Body> = record<Body>({
  pay: optional(few),
  if: optional(list(condition)),
  choose: optional(choice),
  do: list(effect),
});
