/**
 * Why not, in English.
 */
import { nameOf, type Scene } from '../scene.ts';
import type { Details, Refusals } from '../wording.ts';
import { count, featName, player } from './terms.ts';

export const refusals: Refusals = {
  // answers
  'game-over': () => 'the game is over',
  'malformed-answer': () => 'this is not an answer',
  'not-asked': ({ seat }) => `${player(Number(seat))} is not asked anything now`,
  'picked-twice': ({ key }) => `'${key}' is picked twice`,
  'unknown-option': ({ key }) => `'${key}' is none of the options`,
  'wrong-number': ({ min, max, given }) =>
    `${min === max ? `exactly ${min}` : `${min} to ${max}`} must be picked, not ${given}`,

  // actions
  'condition-not-met': (details, scene) => `the condition of ${name(details, scene)} is not met`,
  'cost-not-payable': (details, scene) => `the cost of ${name(details, scene)} can't be paid`,
  'feat-used': (details, scene) => `${name(details, scene)} has already used ${featName(details['feat'])} this turn`,
  forbidden: (details, scene) => `a card text forbids it to ${name(details, scene)}`,
  'has-one-of-that-name': (details, scene) => `${name(details, scene, 'bearer')} already bears ${name(details, scene)}`,
  intruder: (details, scene) => `${name(details, scene)} is in an opposing formation`,
  'is-a-react': (details, scene) => `${name(details, scene)} is a React and can only be played when its trigger occurs`,
  'item-stunned': (details, scene) => `${name(details, scene)} is stunned`,
  'level-too-low': (details, scene) =>
    `${name(details, scene, 'performer')} does not reach level ${details['level']} for ${name(details, scene)}`,
  'must-spend': (details, scene) => `${name(details, scene)} would have to be spent and is not ready`,
  'needs-somebody': (details, scene) => `you control no character that ${name(details, scene)} requires`,
  'no-feat': (details, scene) => `${name(details, scene)} does not have ${featName(details['feat'])}`,
  'no-performer': (details, scene) => `you have no character for ${name(details, scene)}`,
  'no-spell-to-scribe': (details, scene) => `you hold no spell that ${name(details, scene)} could scribe`,
  'no-steed-to-ready': (details, scene) => `${name(details, scene)} has no Steed that is spent or stunned`,
  'no-strikes': (details, scene) => `${name(details, scene)} has no ATK and so no strikes`,
  'no-target': (details, scene) => `there is no legal target for ${name(details, scene)}`,
  'no-target-in-reach': (details, scene) => `no opposing character is in reach of ${name(details, scene)}`,
  'nobody-to-heal': (details, scene) => `nobody in the rank of ${name(details, scene)} is wounded`,
  'not-a-character': (details, scene) => `${name(details, scene)} is not a character`,
  'not-an-item': (details, scene) => `${name(details, scene)} is not an item`,
  'not-at-home': (details, scene) => `${name(details, scene)} is not in its own formation`,
  'not-in-rank-1': (details, scene) => `${name(details, scene)} is not in rank 1`,
  'not-ready': (details, scene) => `${name(details, scene)} is not ready`,
  'nowhere-to-go': (details, scene) => `${name(details, scene)} has nowhere to move to`,
  'only-others': (details, scene) =>
    `${name(details, scene)} is not for characters such as ${name(details, scene, 'performer')}`,
  'rank-would-be-illegal': ({ rank }) => `rank ${rank} would become illegal`,
  stunned: (details, scene) => `${name(details, scene)} is stunned`,
  'unique-in-play': (details, scene) => `${name(details, scene)} is Unique, and you have one in play`,
  'used-up': (details, scene) => `${name(details, scene)} can't be used any more now`,
  'wrong-class': (details, scene) =>
    `${name(details, scene, 'performer')} does not have the class of ${name(details, scene)}`,

  // decks
  'another-warlord': (details, scene) => `${name(details, scene)} is a second Warlord`,
  'another-warlord-at-start': (details, scene) =>
    `${name(details, scene)} is a Warlord and can't be among the other starting characters`,
  'level-cannot-start': (details, scene) =>
    `${name(details, scene)} has level ${details['level']}; only levels 1 and 2 may start`,
  'may-not-start': (details, scene) => `${name(details, scene)} may not be in a starting army`,
  'mercenary-at-start': (details, scene) =>
    `${name(details, scene)} is a Mercenary and can't start with a Warlord of another faction`,
  'needs-companion-at-start': (details, scene) =>
    `the starting army lacks a character that ${name(details, scene)} requires`,
  'not-a-warlord': (details, scene) => `${name(details, scene)} is not a Warlord`,
  'not-in-format': (details, scene) =>
    `${name(details, scene)} is not legal in the ${details['format'] === 'campaign' ? 'Campaign' : 'Epic'} Format`,
  'other-faction-at-start': (details, scene) => `${name(details, scene)} is not of the Warlord's faction`,
  'second-copy-of-warlord': (details, scene) =>
    `${name(details, scene)} is the Warlord and may be in the deck only once, not ${details['count']} times`,
  'starting-card-not-in-deck': (details, scene) =>
    `the starting army needs ${details['needed']} × ${name(details, scene)}, the deck holds ${details['count']}`,
  'too-few-cards': ({ count: cards, min }) =>
    `the deck has ${count(Number(cards), 'card')}; at least ${min} are needed`,
  'too-many-copies': (details, scene) =>
    `${details['count']} × ${name(details, scene)}; at most ${details['max']} are allowed`,
  'too-many-epic-copies': (details, scene) =>
    `${details['count']} × ${name(details, scene)}, which is Epic; only ${details['max']} is allowed`,
  'too-many-of-type': ({ type, count: cards, max }) =>
    `${cards} ${type} cards; at most half of the deck (${max}) is allowed`,
  'too-many-overlords': ({ count: cards, max }) => `${cards} Overlords; only ${max} is allowed`,
  'unique-twice-at-start': (details, scene) => `${name(details, scene)} is Unique and can start only once`,
  'unknown-card': ({ card }) => `there is no card '${card}'`,
  'wrong-number-at-start': ({ level, count: number, needed }) =>
    `${count(Number(number), 'starting character')} of level ${level} instead of ${needed}`,
};

function name(details: Details, scene: Scene, who = 'card'): string {
  return nameOf(scene, details[who] ?? '…');
}
