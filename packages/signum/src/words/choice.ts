/**
 * What an option chooses, read from its key: keys are all that records, protocols and the answer to "why not?" hold of an option.
 */
import { PASS, type Option, type Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { TRIGGERS, type Trigger } from '../abilities/language.ts';
import { COLOURS, type Die, type Symbol } from '../content/die.ts';
import type { CardId, CreatureId } from '../state.ts';
import { subjectOf } from './kinds.ts';

/** Options that are a word of their own. */
export const OPTION_WORDS = [PASS, 'yes', 'end', 'stay', 'here', 'skip', 'minion', 'Attack Master'] as const;
export type OptionWord = (typeof OPTION_WORDS)[number];

const SYMBOLS: readonly Symbol[] = ['HIT', 'CRIT', 'PUSH', 'BLANK'];
const DISCARDS = ['strength', 'minion', 'draw'] as const;
export type Discard = (typeof DISCARDS)[number];

export type Choice =
  | { readonly pick: 'hex'; readonly hex: SpaceId }
  /** With the hexes to go, where the option knows them. */
  | { readonly pick: 'walk' | 'run'; readonly hex: SpaceId; readonly steps: number | null }
  | {
      readonly pick: 'creature' | 'activate' | 'remove' | 'skip' | 'hook' | 'heal' | 'longshot';
      readonly creature: CreatureId;
    }
  | { readonly pick: 'attack'; readonly box: number; readonly creature: CreatureId }
  /** A property of the creature the question is about, by its place among those it has. */
  | { readonly pick: 'close'; readonly property: number }
  | { readonly pick: 'card' | 'play' | 'income' | 'deploy' | 'feat' | 'tactic'; readonly card: CardId }
  /** A property of a building or relic, by its place on the card. */
  | { readonly pick: 'use'; readonly card: CardId; readonly property: number }
  | { readonly pick: 'discard-feat'; readonly card: CardId; readonly effect: Discard }
  | { readonly pick: 'property'; readonly trigger: Trigger; readonly creature: CreatureId }
  | { readonly pick: 'terrain'; readonly piece: string; readonly hex: SpaceId }
  | { readonly pick: 'seat'; readonly seat: Seat }
  | { readonly pick: 'die'; readonly n: number; readonly die: Die }
  | { readonly pick: 'rolled'; readonly n: number; readonly die: Die; readonly symbol: Symbol }
  | { readonly pick: 'pool'; readonly dice: readonly Die[] }
  /** What happens next: a keyword, a token or a piece of terrain. */
  | { readonly pick: 'order'; readonly name: string }
  | { readonly pick: 'word'; readonly word: OptionWord }
  | { readonly pick: 'unknown'; readonly key: string };

export type ChoiceOf<P extends Choice['pick']> = Extract<Choice, { pick: P }>;

export function choiceOf(kind: string, option: Option): Choice {
  const { key } = option;
  const known = read.get(key);
  if (known?.pick === 'word') return known;
  if (kind === 'react' || kind === 'change-dice') return reaction(key);
  if (kind === 'terrain') {
    const [piece = '', hex = ''] = key.split(':');
    return { pick: 'terrain', piece, hex: Number(hex) };
  }
  const choice = known === undefined ? readNow(key) : known;
  if (choice === null) return plain(kind, key);
  if (choice.pick !== 'walk' && choice.pick !== 'run') return choice;
  return { pick: choice.pick, hex: choice.hex, steps: stepsIn(option) };
}

/**
 * Keys are the same in every match and are read for every label: cards, creatures and hexes have small numbers. Null for what is nothing
 * but a name.
 */
const read = new Map<string, Choice | null>(OPTION_WORDS.map((word) => [word, { pick: 'word', word }]));
/** More than those of any table; whatever comes beyond is read anew each time. */
const MOST_READ = 4000;

function readNow(key: string): Choice | null {
  const choice = headed(key);
  if (read.size < MOST_READ) read.set(key, choice);
  return choice;
}

/** A key whose head says what it chooses; null for one that is nothing but a name. */
function headed(key: string): Choice | null {
  const [head = '', first = '', second = ''] = key.split(':');
  switch (head) {
    case 'walk':
    case 'run':
      return { pick: head, hex: Number(first), steps: null };
    case 'activate':
    case 'remove':
    case 'skip':
    case 'hook':
    case 'heal':
    case 'longshot':
      return { pick: head, creature: Number(first) };
    case 'attack':
      return { pick: 'attack', box: Number(first), creature: Number(second) };
    case 'close':
      return { pick: 'close', property: Number(first) };
    case 'play':
    case 'income':
    case 'deploy':
    case 'feat':
      return { pick: head, card: Number(first) };
    case 'order':
      return { pick: 'order', name: first };
    case 'pool':
      return { pick: 'pool', dice: first.split('').flatMap((letter) => COLOURS.find((one) => one === letter) ?? []) };
    case 'use':
      return { pick: 'use', card: Number(first), property: Number(second) };
    case 'discard': {
      const effect = DISCARDS.find((one) => one === second);
      return effect === undefined ? { pick: 'unknown', key } : { pick: 'discard-feat', card: Number(first), effect };
    }
    default:
      return null;
  }
}

function stepsIn(option: Option): number | null {
  return 'cost' in option && typeof option.cost === 'number' ? option.cost : null;
}

/** A tactic or relic by name and card, or a property by its trigger and the creature that has it. */
function reaction(key: string): Choice {
  const cut = key.lastIndexOf(':');
  const id = Number(key.slice(cut + 1));
  const trigger = TRIGGERS.find((one) => one === key.slice(0, cut));
  return trigger === undefined ? { pick: 'tactic', card: id } : { pick: 'property', trigger, creature: id };
}

/** A key that is nothing but the name of what it chooses. */
function plain(kind: string, key: string): Choice {
  switch (subjectOf(kind)) {
    case 'hex':
      return { pick: 'hex', hex: Number(key) };
    case 'creature':
      return { pick: 'creature', creature: Number(key) };
    case 'card':
      return { pick: 'card', card: Number(key) };
    case 'seat':
      return { pick: 'seat', seat: Number(key) };
    case 'die':
      return dieIn(key);
    case 'word':
    case null:
      return { pick: 'unknown', key };
  }
}

/** "B2", the third die of a pool, or "2:B:HIT" once it is rolled. */
function dieIn(key: string): Choice {
  const [place = '', colour = '', face = ''] = key.split(':');
  const symbol = SYMBOLS.find((one) => one === face);
  const rolled = COLOURS.find((one) => one === colour);
  if (rolled !== undefined && symbol !== undefined) return { pick: 'rolled', n: Number(place), die: rolled, symbol };
  const die = COLOURS.find((one) => key.startsWith(one));
  return die === undefined ? { pick: 'unknown', key } : { pick: 'die', n: Number(key.slice(1)), die };
}
