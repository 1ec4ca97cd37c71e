/**
 * What the game asks in English, and how its options read.
 */
import type { Decision } from '@muster/engine';
import { and, count } from '@muster/grammar/english';
import { granterOf, mayText, modeText, namedAbility } from '../ability.ts';
import type { Word } from '../choice.ts';
import { occasionOf } from '../occasion.ts';
import { cardOf, inPlayOf, nameOf, namesOf, plainName, spotIn, subjectOf, type Scene } from '../scene.ts';
import { tellEvent, type Options, type Prompts } from '../wording.ts';
import { events } from './events.ts';
import { tellOccasion } from './occasions.ts';
import { featName, player } from './terms.ts';

export const prompts: Prompts = {
  'arrange discard': () => 'In which order do these cards go to the discard pile? The last one lies on top.',
  'arrange rank': ({ options }, scene) => `Arrange rank ${levelOf(options[0]?.key, scene)} from left to right.`,
  bearer: (decision, scene) => `Who is equipped with ${subjectOf(scene, decision)}?`,
  choose: (decision, scene) => `${subjectOf(scene, decision)}: choose ${howMany(decision, 'card')}.`,
  direction: (decision, scene) => `Which way does ${subjectOf(scene, decision)} move?`,
  discard: (decision) =>
    decision.min === 0 ? 'Which cards do you discard before you draw?' : `Discard ${howMany(decision, 'card')}.`,
  fall: () => 'A rank is illegal. Who falls forward?',
  'how many charges': (decision, scene) => `How many Charges do you remove from ${subjectOf(scene, decision)}?`,
  maneuver: (decision, scene) => `Where does ${subjectOf(scene, decision)} maneuver to?`,
  marksmanship: (decision, scene) => `What does the Marksmanship of ${subjectOf(scene, decision)} bring?`,
  may: mayPrompt,
  'medicine target': (decision, scene) => `Whom does ${subjectOf(scene, decision)} treat with Medicine?`,
  mode: (decision, scene) => `${subjectOf(scene, decision)}: choose one.`,
  order: () => 'Give an Order or pass.',
  pay: (decision, scene) => `${subjectOf(scene, decision)}: choose ${howMany(decision, 'card')} to pay the cost with.`,
  performer: (decision, scene) => `Who performs ${subjectOf(scene, decision)}?`,
  raise: (decision, scene) => `${subjectOf(scene, decision)}: whom do you put into play?`,
  react: reactPrompt,
  redirect: (decision, scene) => `${subjectOf(scene, decision)}: who becomes the new target?`,
  retrieve: (decision, scene) => `${subjectOf(scene, decision)}: take ${howMany(decision, 'card')}.`,
  scribe: (decision, scene) => `Which spell does ${subjectOf(scene, decision)} scribe?`,
  slot: (decision, scene) => `Where does ${subjectOf(scene, decision)} go?`,
  'stealth army': (decision, scene) => `Whose formation does ${subjectOf(scene, decision)} sneak into?`,
  'strike target': (decision, scene) => `Whom does ${subjectOf(scene, decision)} strike?`,
  target: (decision, scene) => `${subjectOf(scene, decision)}: choose ${howMany(decision, 'target')}.`,
  'target rank': (decision, scene) => `${subjectOf(scene, decision)}: choose a rank as target.`,
  'top or bottom': (decision, scene) => `Does ${subjectOf(scene, decision)} go on top of the deck or to the bottom?`,
};

/** What happened or is about to happen, and the question. */
function reactPrompt(decision: Decision, scene: Scene): string {
  const told = occasionOf(decision, scene);
  const what =
    told === null ? null : 'event' in told ? tellEvent(events, told.event, scene) : tellOccasion(told.occasion, scene);
  if (what !== null) return `${what} Do you react?`;
  const { about = [] } = decision;
  return about.length === 0
    ? 'Do you react?'
    : `Do you react? This is about ${and([...new Set(namesOf(scene, about))])}.`;
}

/** An effect that may be left out, or an attack that a text allows. */
function mayPrompt(decision: Decision, scene: Scene): string {
  const text = mayText(scene, decision.about?.[0]);
  return text === null
    ? `${subjectOf(scene, decision)} may attack. Does it?`
    : `${subjectOf(scene, decision)}: ${text} Do you?`;
}

/** "1 card", "2 targets", "up to 3 cards" */
function howMany({ min, max }: Decision, noun: string): string {
  return min < max ? `up to ${count(max, noun)}` : count(max, noun);
}

/** Starting characters stand in the rank of their level. */
function levelOf(key: string | undefined, scene: Scene): number {
  return cardOf(scene, Number(key?.split(':')[1]))?.level ?? 1;
}

export const options: Options = {
  card: ({ card }, scene) => nameOf(scene, card),
  attack: ({ card }, scene) => `attack with ${nameOf(scene, card)}`,
  maneuver: ({ card }, scene) => `maneuver ${nameOf(scene, card)}`,
  raise: ({ card }, scene) => `raise ${nameOf(scene, card)}`,
  equip: ({ card }, scene) => `equip ${nameOf(scene, card)}`,
  play: ({ card, ability }, scene) => withText(playing(card, scene), ability, scene),
  perform: ({ card, ability }, scene, { kind }) =>
    withText(`${kind === 'react' ? 'react with' : 'use'} ${source(card, ability, scene)}`, ability, scene),
  feat: ({ card, feat }, scene) => `${featName(feat)} with ${nameOf(scene, card)}`,
  slot: ({ formation, rank, slot }, scene, { seat, about }) => {
    const { left, right, empty } = spotIn(scene, formation, rank, slot, about?.[0]);
    const row = formation === seat ? `rank ${rank}` : `rank ${rank} of ${player(formation)}`;
    if (empty) return row;
    if (left === null) return `${row}, far left`;
    return right === null ? `${row}, far right` : `${row}, between ${left} and ${right}`;
  },
  rank: ({ formation, rank }) => `rank ${rank} of ${player(formation)}`,
  army: ({ formation }) => player(formation),
  number: ({ n }) => String(n),
  mode: ({ n }, scene, { about, options: all }) => modeText(scene, about?.[0], n, all.length) ?? `choice ${n + 1}`,
  word: ({ word }, _scene, { kind }) => (word === 'pass' ? (DECLINING[kind] ?? 'pass') : WORDS[word]),
};

/** Declining means something else in every question. */
const DECLINING: Readonly<Record<string, string>> = { may: 'no', raise: 'nobody', react: 'no React' };

const WORDS: Readonly<Record<Exclude<Word, 'pass'>, string>> = {
  stop: 'no more',
  yes: 'yes',
  top: 'on top of the deck',
  bottom: 'to the bottom of the deck',
  forward: 'one rank forward',
  backward: 'one rank backward',
  further: 'one additional rank away',
  roll: '+5 to the roll',
  wound: '1 additional wound',
};

function playing(card: number, scene: Scene): string {
  const scribed = inPlayOf(scene, card);
  return scribed === null
    ? `play ${nameOf(scene, card)}`
    : `cast ${plainName(scene, card)}, scribed on ${nameOf(scene, scribed.host)}`;
}

/** The card that bears the ability, and the character where that is another. */
function source(card: number, ability: string, scene: Scene): string {
  const granter = granterOf(scene, ability);
  if (granter !== undefined) return `${nameOf(scene, card)} by ${granter.name}`;
  const own = inPlayOf(scene, card);
  if (own === null || own.kind === 'character') return nameOf(scene, card);
  return `${plainName(scene, card)} of ${nameOf(scene, own.host)}`;
}

function withText(short: string, ability: string, scene: Scene): string {
  const text = namedAbility(scene, ability);
  return text === null ? short : `${short} – ${text}`;
}
