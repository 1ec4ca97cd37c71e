/**
 * English noun phrases.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { AttackType, Keyword } from '../../abilities/language.ts';
import type { Die } from '../../content/die.ts';
import { isTerrainPiece } from '../../content/terrain.ts';
import { factionName } from '../faction.ts';
import { isPlainState, onlyThing, type Kind, type Tail } from '../skeleton/kind.ts';
import { isChosen, type Count, type Noun } from '../skeleton/noun.ts';
import type { Speaker } from '../talk.ts';
import { counted, joinedWith } from '../words.ts';
import { ATTACKS, CLASSES, COLOURS, keywordName, RANKS, TERRAIN, TOKENS, UNNAMED } from './lexicon.ts';

export interface Phrase {
  readonly text: string;
  readonly many: boolean;
}

const one = (text: string): Phrase => ({ text, many: false });

export function nounPhrase(noun: Noun, speaker: Speaker): Phrase {
  switch (noun.n) {
    case 'self':
      return one(speaker === 'wearer' ? 'your hero' : `this ${CLASSES[speaker][0]}`);
    case 'hero':
      return one('your hero');
    case 'attacker':
      return one('the attacker');
    case 'target':
      return one('the target');
    case 'killer':
      return one('the creature that killed it');
    case 'opponent':
      return one('an opponent of your choice');
    case 'that':
      return one(`that ${noun.kind.classes.length === 1 ? heads(noun.kind, false, 'or') : 'creature'}`);
    case 'some':
      return { text: somePhrase(noun.count, noun.kind, speaker), many: isMany(noun.count) };
  }
}

export function say(noun: Noun, speaker: Speaker): string {
  return nounPhrase(noun, speaker).text;
}

function isMany(count: Count): boolean {
  return typeof count === 'object' || count === 'many' || count === 'bare';
}

function somePhrase(count: Count, kind: Kind, speaker: Speaker): string {
  const many = isMany(count);
  const after = (several: boolean): string => tailsWords(kind, several, speaker);
  const join = count === 'each' || count === 'many' || count === 'bare' ? 'and' : 'or';
  if (kind.side === 'your') return words(ofYours(count, words(before(kind), heads(kind, true, join))), after(many));
  const noun = words(before(kind), heads(kind, many, count === 'each' ? 'or' : join));
  const chosen = isChosen(count) ? 'of your choice' : '';
  return words(number(count, noun), chosen, after(many));
}

/** "one of your characters" */
function ofYours(count: Count, noun: string): string {
  if (typeof count === 'object')
    return 'upTo' in count ? `up to ${count.upTo} of your ${noun}` : `at least ${count.atLeast} of your ${noun}`;
  if (count === 'each') return `each of your ${noun}`;
  return count === 'many' || count === 'bare' ? `your ${noun}` : `one of your ${noun}`;
}

function number(count: Count, noun: string): string {
  if (typeof count === 'object')
    return 'upTo' in count ? `up to ${count.upTo} ${noun}` : `at least ${count.atLeast} ${noun}`;
  if (count === 'each') return `each ${noun}`;
  return count === 'many' || count === 'bare' ? noun : article(noun);
}

export function article(noun: string): string {
  if (noun.startsWith('other ')) return `an${noun}`;
  return `${/^[aeiou]/i.test(noun) ? 'an' : 'a'} ${noun}`;
}

function before({ other, wounded, side, ranks }: Kind): string {
  return words(
    other === true && 'other',
    wounded === true && 'wounded',
    wounded === false && 'unwounded',
    side !== 'your' && side,
    listed(
      ranks.map((rank) => RANKS[rank]),
      'or',
    ),
  );
}

function heads({ classes }: Kind, many: boolean, join: 'and' | 'or'): string {
  const names = classes.length === 0 ? (['creature'] as const) : classes;
  return listed(
    names.map((name) => CLASSES[name][many ? 1 : 0]),
    join,
  );
}

function tailsWords({ tails }: Kind, many: boolean, speaker: Speaker): string {
  return joinedWith(
    tails.map((tail) => tailWords(tail, many, speaker)),
    'with',
    'and',
  );
}

function tailWords(tail: Tail, many: boolean, speaker: Speaker): string {
  const self = (): string => say({ n: 'self' }, speaker);
  switch (tail.tail) {
    case 'attack':
      return `with ${article(attackTypes(tail.types, 'or'))} attack`;
    case 'affinity':
      return `with the affinity ${listed(tail.names, 'or')}`;
    case 'faction':
      return `of the faction ${factionName(tail.id)}`;
    case 'keyword':
      return `with ${listed(tail.keywords.map(propertyName), 'or')}`;
    case 'token':
      return `with ${article(`${TOKENS[tail.token]} token`)}`;
    case 'within':
      return `within ${hexes(tail.hexes)} of ${self()}`;
    case 'contact':
      return `in contact with ${self()}`;
    case 'sight':
      return `in line of sight of ${self()}`;
    case 'near':
      return `in contact with ${somePhrase('a', tail.kind, speaker)}`;
    case 'terrain':
      return `in or next to ${listed(tail.pieces.map(pieceWords), 'or')}`;
    case 'activated':
      return tail.is
        ? `that ${many ? 'count' : 'counts'} as activated`
        : `that ${many ? 'have' : 'has'} not been activated yet`;
    case 'acted':
      return `that ${many ? 'were' : 'was'} activated this turn`;
    case 'not': {
      const without = onlyThing(tail.kind);
      if (without !== null) return tailWords(without, many, speaker).replace(/^with /, 'without ');
      return `that ${many ? 'are' : 'is'} not ${isWords(tail.kind, many, speaker)}`;
    }
  }
}

/** What is said with "is": "wounded", "an enemy character". */
export function isWords(kind: Kind, many: boolean, speaker: Speaker): string {
  if (isPlainState(kind)) return words(before(kind), tailsWords(kind, many, speaker));
  return somePhrase(many ? 'bare' : 'a', kind, speaker);
}

function propertyName(keyword: Keyword): string {
  switch (keyword) {
    case 'triggered':
    case 'close':
    case 'reuse':
    case 'grants':
      return UNNAMED[keyword];
    default:
      return keywordName(keyword);
  }
}

function pieceWords(piece: string): string {
  if (!isTerrainPiece(piece)) return piece;
  const [single, several] = TERRAIN[piece];
  return single === several ? single : article(single);
}

/** "ranged or magic" */
export function attackTypes(types: readonly AttackType[], join: 'or' | 'and'): string {
  return listed(
    types.map((type) => ATTACKS[type]),
    join,
  );
}

export function hexes(n: number): string {
  return n === 1 ? '1 hex' : `${n} hexes`;
}

/** "2 red dice and 1 blue die" */
export function diceWords(dice: readonly Die[]): string {
  return listed(
    counted(dice).map(({ thing, count }) => `${count} ${COLOURS[thing]} ${count === 1 ? 'die' : 'dice'}`),
    'and',
  );
}
