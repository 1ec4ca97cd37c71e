/**
 * Why not, in English.
 */
import type { Details } from '@muster/engine';
import { count } from '@muster/grammar/english';
import { nameIn, nameOf, type Scene } from '../scene.ts';
import { wantedAbility, wantedOf, whichAbility } from '../wanted.ts';
import type { Refusals } from '../wording.ts';
import { featName } from './terms.ts';

export const refusals: Refusals = {
  // actions
  'already-chosen': (details, scene) => `${nameIn(scene, details)} is already chosen`,
  'condition-not-met': (details, scene) =>
    which(`the condition of ${nameIn(scene, details)} is not met`, details, scene),
  'cost-not-payable': (details, scene) => which(`the cost of ${nameIn(scene, details)} can't be paid`, details, scene),
  'feat-used': (details, scene) => `${nameIn(scene, details)} has already used ${featName(details['feat'])} this turn`,
  forbidden: (details, scene) => {
    const wanted = wish(details, scene);
    if (wanted !== null) return `a card text forbids ${nameIn(scene, details)} to ${wanted}`;
    return `a card text forbids it to ${nameIn(scene, details)}`;
  },
  'has-one-of-that-name': (details, scene) =>
    `${nameIn(scene, details, 'bearer')} already bears ${nameIn(scene, details)}`,
  intruder: (details, scene) => unable(`${nameIn(scene, details)} is in an opposing formation`, details, scene),
  'is-a-react': (details, scene) =>
    `${nameIn(scene, details)} is a React and can only be played when its trigger occurs`,
  'item-stunned': (details, scene) => which(`${nameIn(scene, details)} is stunned`, details, scene),
  'level-too-low': (details, scene) =>
    `${nameIn(scene, details, 'performer')} does not reach level ${details['level']} for ${nameIn(scene, details)}`,
  'must-spend': (details, scene) => {
    const wanted = wish(details, scene);
    if (wanted !== null) return `${nameIn(scene, details)} is not ready and can't be spent to ${wanted}`;
    return `${nameIn(scene, details)} would have to be spent and is not ready`;
  },
  'needs-somebody': (details, scene) => `you control no character that ${nameIn(scene, details)} requires`,
  'no-feat': (details, scene) => `${nameIn(scene, details)} does not have ${featName(details['feat'])}`,
  'no-performer': (details, scene) => `you have no character for ${nameIn(scene, details)}`,
  'no-spell-to-scribe': (details, scene) => `you hold no spell that ${nameIn(scene, details)} could scribe`,
  'no-steed-to-ready': (details, scene) => `${nameIn(scene, details)} has no Steed that is spent or stunned`,
  'no-strikes': (details, scene) => `${nameIn(scene, details)} has no ATK and so no strikes`,
  'no-target': (details, scene) => which(`there is no legal target for ${nameIn(scene, details)}`, details, scene),
  'no-target-in-reach': (details, scene) => `no opposing character is in reach of ${nameIn(scene, details)}`,
  'nobody-to-heal': (details, scene) => `nobody in the rank of ${nameIn(scene, details)} is wounded`,
  'not-a-character': (details, scene) => `${nameIn(scene, details)} is not a character`,
  'not-an-item': (details, scene) => `${nameIn(scene, details)} is not an item`,
  'not-at-home': (details, scene) => unable(`${nameIn(scene, details)} is not in its own formation`, details, scene),
  'not-in-rank-1': (details, scene) => unable(`${nameIn(scene, details)} is not in rank 1`, details, scene),
  'not-ready': (details, scene) => unable(`${nameIn(scene, details)} is not ready`, details, scene),
  'nowhere-to-go': (details, scene) => `${nameIn(scene, details)} has nowhere to move to`,
  'only-others': (details, scene) =>
    `${nameIn(scene, details)} is not for characters such as ${nameIn(scene, details, 'performer')}`,
  'rank-would-be-illegal': (details, scene) =>
    `rank ${details['rank']} would become illegal if ${nameIn(scene, details)} entered play`,
  stunned: (details, scene) => unable(`${nameIn(scene, details)} is stunned`, details, scene),
  'unique-in-play': (details, scene) => `${nameIn(scene, details)} is Unique, and you have one in play`,
  'used-up': (details, scene) => which(`the ability of ${nameIn(scene, details)} is used up`, details, scene),
  'wrong-class': (details, scene) =>
    `${nameIn(scene, details, 'performer')} does not have the class of ${nameIn(scene, details)}`,
  'not-meant': (details, scene) => `${nameIn(scene, details)} is not what ${nameIn(scene, details, 'source')} asks for`,
  'not-struck': (details, scene) =>
    `${nameIn(scene, details)} is not whom this strike of ${nameIn(scene, details, 'by')} may be aimed at`,
  'out-of-reach': (details, scene) =>
    `${nameIn(scene, details)} is out of reach of ${nameIn(scene, details, 'by')}, ${count(Number(details['away']), 'rank')} away`,
  protected: (details, scene) => `a card text protects ${nameIn(scene, details)} from being targeted`,
  'wrong-place': (details, scene) =>
    `${nameIn(scene, details)} is too far away or in the wrong rank for ${nameIn(scene, details, 'source')}`,

  // decks
  'another-warlord': (details, scene) => `${nameIn(scene, details)} is a second Warlord`,
  'another-warlord-at-start': (details, scene) =>
    `${nameIn(scene, details)} is a Warlord and can't be among the other starting characters`,
  'level-cannot-start': (details, scene) =>
    `${nameIn(scene, details)} has level ${details['level']}; only levels 1 and 2 may start`,
  'may-not-start': (details, scene) => `${nameIn(scene, details)} may not be in a starting army`,
  'mercenary-at-start': (details, scene) =>
    `${nameIn(scene, details)} is a Mercenary and can't start with a Warlord of another faction`,
  'needs-companion-at-start': (details, scene) =>
    `the starting army lacks a character that ${nameIn(scene, details)} requires`,
  'not-a-warlord': (details, scene) => `${nameIn(scene, details)} is not a Warlord`,
  'not-in-format': (details, scene) =>
    `${nameIn(scene, details)} is not legal in the ${details['format'] === 'campaign' ? 'Campaign' : 'Epic'} Format`,
  'other-faction-at-start': (details, scene) => `${nameIn(scene, details)} is not of the Warlord's faction`,
  'second-copy-of-warlord': (details, scene) =>
    `${nameIn(scene, details)} is the Warlord and may be in the deck only once, not ${details['count']} times`,
  'starting-card-not-in-deck': (details, scene) =>
    `the starting army needs ${details['needed']} × ${nameIn(scene, details)}, the deck holds ${details['count']}`,
  'too-few-cards': ({ count: cards, min }) =>
    `the deck has ${count(Number(cards), 'card')}; at least ${min} are needed`,
  'too-many-copies': (details, scene) =>
    `${details['count']} × ${nameIn(scene, details)}; at most ${details['max']} are allowed`,
  'too-many-epic-copies': (details, scene) =>
    `${details['count']} × ${nameIn(scene, details)}, which is Epic; only ${details['max']} is allowed`,
  'too-many-of-type': ({ type, count: cards, max }) =>
    `${cards} ${type} cards; at most half of the deck (${max}) is allowed`,
  'too-many-overlords': ({ count: cards, max }) => `${cards} Overlords; only ${max} is allowed`,
  'unique-twice-at-start': (details, scene) => `${nameIn(scene, details)} is Unique and can start only once`,
  'unknown-card': ({ card }) => `there is no card '${card}'`,
  'wrong-number-at-start': ({ level, count: number, needed }) =>
    `${count(Number(number), 'starting character')} of level ${level} instead of ${needed}`,
};

/** "attack", "use its Order": what was wanted; null where the refusal says so itself. */
function wish(details: Details, scene: Scene): string | null {
  const wanted = wantedOf(details);
  switch (wanted?.pick) {
    case 'attack':
    case 'maneuver':
      return wanted.pick;
    case 'equip':
      return `be equipped with ${nameOf(scene, wanted.card)}`;
    case 'feat':
      return `use ${featName(wanted.feat)}`;
    case 'play':
    case 'perform': {
      const { card, text } = wantedAbility(wanted, details, scene);
      const verb = wanted.pick === 'play' ? 'perform' : 'use';
      return `${verb} ${card ?? 'its Order'}${text === null ? '' : ` (“${text}”)`}`;
    }
    default:
      return null;
  }
}

/** "Axe is stunned and can't attack" */
function unable(text: string, details: Details, scene: Scene): string {
  const wanted = wish(details, scene);
  return wanted === null ? text : `${text} and can't ${wanted}`;
}

function which(text: string, details: Details, scene: Scene): string {
  const ability = whichAbility(details, scene);
  return ability === null ? text : `${text} (“${ability}”)`;
}
