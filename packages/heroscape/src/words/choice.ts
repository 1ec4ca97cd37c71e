/**
 * What an option chooses, read from its key: keys are all that records, protocols and the answer to "why not?" hold of an option.
 * What a running game knows besides (the cost of a way) is told where it is there.
 */
import { PASS, type Option, type Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { NOBODY, type CardId, type FigureId, type HeroscapeState } from '../state.ts';
import { subjectOf, type Subject } from './kinds.ts';

/** Options that are a word of their own. */
const WORDS = [PASS, 'use', 'yes', 'no', 'card', 'army', 'move-first', 'attack-first', 'fall-off'] as const;
export type Word = (typeof WORDS)[number];

/** What each of them chooses, by its key. */
const CHOSEN_WORDS: ReadonlyMap<string, Choice> = new Map(WORDS.map((word) => [word, { pick: 'word', word }]));

/** What is known of the way to a destination. */
export interface Way {
  readonly cost: number;
  readonly dangerous: boolean;
  readonly gait: string;
}

export type Choice =
  | { readonly pick: 'record'; readonly id: string }
  | { readonly pick: 'space'; readonly at: readonly SpaceId[]; readonly way: Way | null }
  | { readonly pick: 'figure' | 'move' | 'turn' | 'attack' | 'shove' | 'trample'; readonly figure: FigureId }
  /** Whom to attack; `normal` where it is known to be a normal attack. */
  | { readonly pick: 'target'; readonly figure: FigureId; readonly normal: boolean }
  /** A card; of a stack of heroes one figure, else NOBODY. */
  | { readonly pick: 'card'; readonly card: CardId; readonly figure: FigureId }
  | { readonly pick: 'seat'; readonly seat: Seat }
  | { readonly pick: 'zone'; readonly zone: string }
  | { readonly pick: 'number'; readonly n: number }
  /** The card on which the marker lies. */
  | { readonly pick: 'marker'; readonly face: string; readonly card: CardId }
  | { readonly pick: 'spend'; readonly card: CardId; readonly count: number }
  | { readonly pick: 'power'; readonly power: string; readonly figure: FigureId }
  /** `place` is the place of a part on the card whose turn it is. */
  | { readonly pick: 'bond'; readonly place: number; readonly card: CardId; readonly figure: FigureId }
  | { readonly pick: 'command'; readonly place: number; readonly list: number }
  | { readonly pick: 'door' | 'object'; readonly piece: number }
  | { readonly pick: 'leap' | 'teleport'; readonly place: number; readonly at: readonly SpaceId[] }
  | { readonly pick: 'special'; readonly place: number; readonly target: FigureId; readonly piece: number }
  | {
      readonly pick: 'combined';
      readonly place: number;
      readonly target: FigureId;
      readonly others: readonly FigureId[];
    }
  | { readonly pick: 'instead'; readonly place: number }
  /** The figures on the line, or only its number. */
  | { readonly pick: 'line'; readonly n: number; readonly figures: readonly FigureId[] | null }
  | { readonly pick: 'word'; readonly word: Word }
  | { readonly pick: 'unknown'; readonly key: string };

export type ChoiceOf<P extends Choice['pick']> = Extract<Choice, { pick: P }>;

export function choiceOf(state: HeroscapeState, kind: string, option: Option, seat: Seat): Choice {
  const { key } = option;
  const subject = subjectOf(kind);
  // Most options are places and figures, whose keys are nothing but numbers.
  if (startsWithDigit(key) && (subject === 'space' || subject === 'figure' || subject === 'target'))
    return plain(state, subject, option);
  const word = CHOSEN_WORDS.get(key);
  if (word !== undefined) return word;
  const [head = '', first = '', second = '', third = ''] = key.split(':');
  if (kind === 'reveal') {
    return { pick: 'marker', face: head, card: state.players[seat]?.markers[Number(first)]?.card ?? NOBODY };
  }
  if (kind === 'spend-markers') return { pick: 'spend', card: Number(head), count: Number(first) };
  if (subject === 'power') {
    const cut = key.lastIndexOf(':');
    return { pick: 'power', power: key.slice(0, cut), figure: Number(key.slice(cut + 1)) };
  }
  if (kind === 'barrage' && head === 'attack') {
    if (first === 'object') return { pick: 'object', piece: Number(second) };
    return { pick: 'target', figure: Number(first), normal: false };
  }
  switch (head) {
    case 'move':
    case 'turn':
    case 'attack':
    case 'shove':
    case 'trample':
      return { pick: head, figure: Number(first) };
    case 'door':
    case 'object':
      return { pick: head, piece: Number(first) };
    case 'leap':
    case 'teleport':
      return { pick: head, place: Number(first), at: numbersIn(second) };
    case 'bond':
      return { pick: 'bond', place: Number(first), card: Number(second), figure: figureIn(third) };
    case 'command':
      return { pick: 'command', place: Number(first), list: Number(second) };
    case 'special':
    case 'rush': {
      const isObject = second === 'object';
      const target = isObject ? NOBODY : Number(second);
      return { pick: 'special', place: Number(first), target, piece: isObject ? Number(third) : NOBODY };
    }
    case 'combined':
      return { pick: 'combined', place: Number(first), target: Number(second), others: numbersIn(third) };
    case 'power':
    case 'barrage':
      return { pick: 'instead', place: Number(first) };
    case 'line':
      return { pick: 'line', n: Number(first), figures: figuresOf(option) };
    default:
      return plain(state, subject, option);
  }
}

function startsWithDigit(key: string): boolean {
  const first = key.charCodeAt(0);
  return first >= ZERO && first <= ZERO + 9;
}

const ZERO = 48;

/** A key that is nothing but the name of what it chooses. */
function plain(state: HeroscapeState, subject: Subject | null, option: Option): Choice {
  const { key } = option;
  switch (subject) {
    case 'record':
      return { pick: 'record', id: key };
    case 'space':
      return { pick: 'space', at: numbersIn(key), way: wayOf(option) };
    case 'figure':
      return { pick: 'figure', figure: Number(key) };
    case 'target':
      return { pick: 'target', figure: Number(key), normal: isNormal(state, option) };
    case 'card': {
      const [head = '', rest = ''] = key.split(':');
      return { pick: 'card', card: Number(head), figure: figureIn(rest) };
    }
    case 'seat':
      return { pick: 'seat', seat: Number(key) };
    case 'zone':
      return { pick: 'zone', zone: key };
    case 'number':
      return { pick: 'number', n: Number(key) };
    case 'power':
    case 'word':
    case null:
      return { pick: 'unknown', key };
  }
}

function figureIn(text: string): FigureId {
  return text === '' ? NOBODY : Number(text);
}

/** Said by the option itself, or one of several normal attacks. */
function isNormal(state: HeroscapeState, option: Option): boolean {
  if ('does' in option) return option.does === 'normal';
  return state.turns.at(-1)?.sequence?.power === NOBODY;
}

function numbersIn(text: string): readonly number[] {
  if (text === '') return [];
  const cut = text.indexOf('-');
  if (cut < 0) return [Number(text)];
  return text.indexOf('-', cut + 1) < 0
    ? [Number(text.slice(0, cut)), Number(text.slice(cut + 1))]
    : text.split('-').map(Number);
}

function wayOf(option: Option): Way | null {
  if (!('cost' in option) || typeof option.cost !== 'number') return null;
  const dangerous = 'dangerous' in option && option.dangerous === true;
  const gait = 'gait' in option && typeof option.gait === 'string' ? option.gait : 'walk';
  return { cost: option.cost, dangerous, gait };
}

function figuresOf(option: Option): readonly FigureId[] | null {
  if (!('figures' in option) || !Array.isArray(option.figures)) return null;
  return option.figures.filter((id): id is number => typeof id === 'number');
}
