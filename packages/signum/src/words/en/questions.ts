/**
 * Questions and options in English.
 */
import { count } from '@muster/grammar/english';
import type { Discard, OptionWord } from '../choice.ts';
import { happened, type Moments } from '../happening.ts';
import { isKnown, type DecisionKind } from '../kinds.ts';
import { attackName, keywordName, kindName, momentName, terrainName } from '../names.ts';
import { previewAttack } from '../preview.ts';
import {
  cardKind,
  contractCost,
  contractText,
  deployedCard,
  featPoints,
  leadershipOf,
  propertyText,
  reactionText,
  rerolls,
  starsOn,
  useText,
} from '../facts.ts';
import {
  aboutCreature,
  cardName,
  creatureAt,
  creatureName,
  ownedCardName,
  pieceAt,
  place,
  valueOfCard,
} from '../scene.ts';
import { NOBODY } from '../../state.ts';
import type { Options, Prompts } from '../wording.ts';
import { events } from './events.ts';
import { colour, dice, player, points, symbol, thePlayer } from './terms.ts';

/** What can be reacted to besides what the log tells. */
const moments: Moments = {
  'round-begins': () => 'The round begins.',
  'round-ends': () => 'The round ends.',
  'turn-ends': ({ seat }) => `The turn of ${thePlayer(seat)} ends.`,
  'attack-ended': ({ attacker, target }, scene) =>
    `${creatureName(scene, attacker)} has attacked ${creatureName(scene, target)}.`,
  healed: ({ creature }, scene) => `${creatureName(scene, creature)} has been healed.`,
  damage: ({ creature, damage, by, source }, scene) => {
    const from = source !== '' ? source : by === NOBODY ? '' : creatureName(scene, by);
    return `${creatureName(scene, creature)} is about to take ${damage} damage${from === '' ? '' : ` from ${from}`}.`;
  },
};

export const prompts: Prompts = {
  action: (decision, scene) => `What does ${aboutCreature(scene, decision)} do?`,
  advance: (decision, scene) => `Does ${aboutCreature(scene, decision)} advance into the hex of the target?`,
  'armour-relic': () => 'Which relic takes the damage with its armour?',
  'change-dice': (decision, scene) => `Do you change dice of the attack by ${aboutCreature(scene, decision)}?`,
  choose: (decision, scene) => {
    const whose = decision.about?.length === 1 ? ` for ${aboutCreature(scene, decision)}` : '';
    return decision.max === 1 ? `Which creature do you choose${whose}?` : `Which creatures do you choose${whose}?`;
  },
  cleave: (decision, scene) => `Whom does the Cleave of ${aboutCreature(scene, decision)} strike as well?`,
  contract: (decision, scene) =>
    `Do you pay ${contractCost(scene, decision)} hero strength for the Contract of ${aboutCreature(scene, decision)}? ${contractText(scene, decision)}`,
  counterattack: (decision, scene) =>
    `Does ${aboutCreature(scene, decision)} counterattack ${aboutCreature(scene, decision, 1)}?`,
  deaths: () => 'Several creatures die. Which one first?',
  deploy: (decision, scene) => `Where do you deploy ${cardName(scene, deployedCard(decision))}?`,
  'deploy-character': () => 'Which character do you deploy?',
  'destroy-card': () => 'Which card do you destroy?',
  dice: () => 'Which six dice do you roll?',
  discard: ({ min }) => (min === 1 ? 'Which card do you discard?' : 'Which cards do you discard?'),
  enchant: () => 'Which creature do you enchant?',
  feat: () => 'Do you play a feat now?',
  'hall-card': () => 'Which card leaves the Hall of Ancestors?',
  hero: () => 'Where do you place your hero?',
  'leave-out': (decision, scene) => {
    const { bronze, silver, gold } = leadershipOf(scene, decision);
    return `Your hero leads ${bronze} bronze, ${silver} silver and ${gold} gold: which character do you leave out?`;
  },
  'military-feat': (decision, scene) =>
    `${aboutCreature(scene, decision)} is destroyed. Do you play a military feat for it?`,
  minion: (decision, scene) => `Where in contact with ${aboutCreature(scene, decision)} do you deploy the minion?`,
  mobility: (decision, scene) => `Where does ${aboutCreature(scene, decision)} move after the attack?`,
  move: (decision, scene) => `Where does ${aboutCreature(scene, decision)} move?`,
  opponent: () => 'Which player do you choose?',
  order: (decision, scene) => `What happens to ${aboutCreature(scene, decision)} first?`,
  pool: (decision, scene) => `These are equally large. Which dice does ${aboutCreature(scene, decision)} roll?`,
  place: (decision, scene) => `Where do you place ${aboutCreature(scene, decision)}?`,
  protector: (decision, scene) => `Does somebody take the damage for ${aboutCreature(scene, decision)}?`,
  pursuit: (decision, scene) => `Where does ${aboutCreature(scene, decision)} pursue the enemy, to attack again?`,
  push: (decision, scene) => `Where do you push ${aboutCreature(scene, decision)}?`,
  react: (decision, scene) => `${happened(decision, scene, events, moments)}Do you react?`,
  reborn: (decision, scene) => `Does somebody rise in the place of ${aboutCreature(scene, decision)}?`,
  reroll: ({ max }) => (max === 1 ? 'Which die do you change?' : 'Which dice do you reroll?'),
  'return-cards': () => 'Which three cards go back into your battle deck?',
  shift: (decision, scene) => `Where do you move ${aboutCreature(scene, decision)}?`,
  skip: () => 'These have not been activated. Which one skips its activation first?',
  skirmish: () => 'Which creature do you activate?',
  swap: (decision, scene) =>
    `Does ${aboutCreature(scene, decision)} swap places with ${aboutCreature(scene, decision, 1)}?`,
  target: (decision, scene) => `Whom does ${aboutCreature(scene, decision)} attack?`,
  terrain: () => 'Which unique terrain do you place, and where?',
  turn: () => 'What do you do?',
};

const EFFECTS: Readonly<Record<Discard, string>> = {
  strength: '2 hero strength',
  minion: 'a minion beside your hero',
  draw: 'a card',
};

export const options: Options = {
  hex: ({ hex }, scene, { kind }) =>
    kind === 'push' || kind === 'place' ? withTerrain(place(scene, hex), pieceAt(scene, hex)) : place(scene, hex),
  walk: ({ hex, steps }, scene) => `walk to ${place(scene, hex)}${steps === null ? '' : ` (${count(steps, 'step')})`}`,
  run: ({ hex, steps }, scene) =>
    `run to ${place(scene, hex)} (${steps === null ? '' : `${count(steps, 'step')}, `}no attack)`,
  creature: ({ creature }, scene) => creatureAt(scene, creature),
  activate: ({ creature }, scene) => {
    const stunned = scene.state.creatures[creature]?.stun === true;
    return `activate ${creatureAt(scene, creature)}${stunned ? ' (only loses its stun token)' : ''}`;
  },
  skip: ({ creature }, scene) => `skip the activation of ${creatureAt(scene, creature)}`,
  remove: ({ creature }, scene) => `take ${creatureAt(scene, creature)} off the battlefield`,
  hook: ({ creature }, scene) => `pull ${creatureAt(scene, creature)} here (${keywordName('Hook', 'en')})`,
  heal: ({ creature }, scene) => `heal ${creatureAt(scene, creature)} (${keywordName('Healer', 'en')})`,
  longshot: ({ creature }, scene) => `shoot at ${creatureAt(scene, creature)} (${keywordName('Longshot', 'en')})`,
  attack: ({ box, creature }, scene, { about }) => {
    const seen = previewAttack(scene.state, about?.[0] ?? NOBODY, creature, box);
    const how = seen === null ? '' : `: ${attackName(seen.type, 'en')}, ${dice(seen.dice)}`;
    return `attack ${creatureAt(scene, creature)}${how}`;
  },
  close: ({ property }, scene, { about }) =>
    `instead of moving and attacking: ${propertyText(scene, about?.[0] ?? NOBODY, property)}`,
  card: ({ card }, scene, { kind }) => {
    const what = cardKind(scene, card);
    const { cost, income } = valueOfCard(scene, card);
    if (kind === 'return-cards' || kind === 'discard')
      return `${cardName(scene, card)}, ${kindName(what, 'en')}, cost ${cost}, income ${income}`;
    if (kind === 'destroy-card' || kind === 'hall-card')
      return `${ownedCardName(scene, card)}, ${kindName(what, 'en')}`;
    if (what !== 'character') return `${cardName(scene, card)}, ${kindName(what, 'en')}`;
    const stars = starsOn(scene, card);
    return `${cardName(scene, card)}, ${stars.length === 0 ? 'rankless' : stars.join(' + ')}`;
  },
  play: ({ card }, scene) =>
    `play ${cardName(scene, card)}, ${kindName(cardKind(scene, card), 'en')} (cost ${valueOfCard(scene, card).cost})`,
  income: ({ card }, scene) =>
    `put ${cardName(scene, card)} into the Hall (${count(valueOfCard(scene, card).income, 'income', 'income')})`,
  deploy: ({ card }, scene) => `deploy ${cardName(scene, card)} (cost ${valueOfCard(scene, card).cost})`,
  use: ({ card, property }, scene) => `use ${cardName(scene, card)}: ${useText(scene, card, property)}`,
  feat: ({ card }, scene) => `play the feat ${cardName(scene, card)} (${points(featPoints(scene, card))})`,
  'discard-feat': ({ card, effect }, scene) => `discard the feat ${cardName(scene, card)} for ${EFFECTS[effect]}`,
  tactic: ({ card }, scene) => {
    const text = reactionText(scene, card);
    const how =
      cardKind(scene, card) === 'relic'
        ? `use ${cardName(scene, card)}`
        : `play ${cardName(scene, card)} (cost ${valueOfCard(scene, card).cost})`;
    return text === '' ? how : `${how}: ${text}`;
  },
  property: ({ trigger, creature }, scene) =>
    `property of ${creatureAt(scene, creature)}: ${propertyText(scene, creature, trigger)}`,
  terrain: ({ piece, hex }, scene) => `${terrainName(piece, 'en')} on ${place(scene, hex)}`,
  seat: ({ seat }) => player(seat),
  order: ({ name }) => momentName(name, 'en'),
  pool: ({ dice: pool }) => dice(pool),
  die: ({ n, die }) => `die ${n + 1}: ${colour(die)}`,
  rolled: ({ n, die, symbol: face }) => `die ${n + 1}: ${colour(die)}, ${symbol(face)}`,
  word: ({ word }, scene, decision) =>
    word === 'Attack Master' ? attackMaster(rerolls(scene, decision)) : (WORDS[word] ?? declined(decision.kind)),
};

/** "5,3 (forest)" */
function withTerrain(where: string, piece: string): string {
  return piece === '' ? where : `${where} (${terrainName(piece, 'en')})`;
}

/** Null where the word depends on the question. */
const WORDS: Readonly<Record<Exclude<OptionWord, 'Attack Master'>, string | null>> = {
  pass: null,
  yes: 'yes',
  end: 'end the turn',
  stay: 'stay here',
  here: 'attack from here',
  skip: 'let the next player go on',
  minion: 'deploy a minion beside your hero (2 hero strength)',
};

function attackMaster(number: number): string {
  return `reroll up to ${count(number, 'die', 'dice')} (${keywordName('Attack Master', 'en')})`;
}

const DECLINED: Readonly<Partial<Record<DecisionKind, string>>> = {
  action: 'do nothing more',
  'change-dice': 'leave the dice as they are',
  'deploy-character': 'deploy nobody else',
  mobility: 'stay here',
  protector: 'nobody',
  pursuit: 'no further attack',
  push: 'do not push',
  react: 'do not react',
  reborn: 'nobody',
  shift: 'stay here',
  terrain: 'no terrain',
};

function declined(kind: string): string {
  return (isKnown(kind) ? DECLINED[kind] : undefined) ?? 'no';
}
