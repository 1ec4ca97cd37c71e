/**
 * Italian noun phrases.
 */
import { definite, indefinite, that, with_, type Form } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import type { AttackType, Keyword, Rank } from '../../abilities/language.ts';
import type { Die } from '../../content/die.ts';
import { isTerrainPiece } from '../../content/terrain.ts';
import { factionName } from '../faction.ts';
import { isPlainState, onlyThing, type Kind, type Tail } from '../skeleton/kind.ts';
import { isChosen, type Count, type Noun } from '../skeleton/noun.ts';
import type { Speaker } from '../talk.ts';
import { counted, joinedWith } from '../words.ts';
import { inO } from './grammar.ts';
import { affinityName, ATTACKS, CLASSES, COLOURS, KEYWORDS, RANK_NAMES, TERRAIN, TOKENS, UNNAMED } from './lexicon.ts';

export interface Phrase {
  readonly text: string;
  readonly form: Form;
}

const HE: Form = { f: false, many: false };
const SHE: Form = { f: true, many: false };

export function nounPhrase(noun: Noun, speaker: Speaker): Phrase {
  switch (noun.n) {
    case 'self': {
      if (speaker === 'wearer') return { text: 'il tuo eroe', form: HE };
      const { one, f } = CLASSES[speaker];
      return { text: `${f ? 'questa' : 'questo'} ${one}`, form: { f, many: false } };
    }
    case 'hero':
      return { text: 'il tuo eroe', form: HE };
    case 'attacker':
      return { text: "l'attaccante", form: HE };
    case 'target':
      return { text: 'il bersaglio', form: HE };
    case 'killer':
      return { text: `la creatura che ${isFeminine(speaker) ? "l'ha uccisa" : "l'ha ucciso"}`, form: SHE };
    case 'opponent':
      return { text: 'un avversario a tua scelta', form: HE };
    case 'that': {
      const { classes } = noun.kind;
      const { one, f } = CLASSES[classes.length === 1 ? (classes[0] ?? 'creature') : 'creature'];
      return { text: that(one, { f, many: false }), form: { f, many: false } };
    }
    case 'some':
      return somePhrase(noun.count, noun.kind, speaker);
  }
}

export function say(noun: Noun, speaker: Speaker): string {
  return nounPhrase(noun, speaker).text;
}

function isFeminine(speaker: Speaker): boolean {
  return speaker !== 'wearer' && CLASSES[speaker].f;
}

function somePhrase(count: Count, kind: Kind, speaker: Speaker): Phrase {
  const many = typeof count === 'object' || count === 'many' || count === 'bare';
  const form: Form = { f: kind.classes.length === 0, many };
  const chosen = isChosen(count) && kind.side !== 'your';
  const noun = kind.side === 'your' ? ofYours(count, kind) : counting(count, kind, form);
  return {
    text: words(noun, chosen && 'a tua scelta', tailsWords(kind, form, speaker)),
    form,
  };
}

/** "una delle tue creature ferite" */
function ofYours(count: Count, kind: Kind): string {
  const f = kind.classes.length === 0;
  const all = nominal(kind, { f, many: true }, count === 'many' || count === 'bare' ? 'e' : 'o');
  const yours = `${f ? 'tue' : 'tuoi'} ${kind.other === true ? `${inO('altr', { f, many: true })} ${all}` : all}`;
  const of = `${f ? 'delle' : 'dei'} ${yours}`;
  if (typeof count === 'object') return `${'upTo' in count ? `fino a ${count.upTo}` : `almeno ${count.atLeast}`} ${of}`;
  switch (count) {
    case 'a':
    case 'one':
      return `${f ? 'una' : 'uno'} ${of}`;
    case 'each':
      return `${f ? 'ognuna' : 'ognuno'} ${of}`;
    case 'many':
      return `${f ? 'le' : 'i'} ${yours}`;
    case 'bare':
      return yours;
  }
}

function counting(count: Count, kind: Kind, form: Form): string {
  const join = count === 'each' || count === 'many' || count === 'bare' ? 'e' : 'o';
  const other = kind.other === true ? `${inO('altr', form)} ` : '';
  const noun = `${other}${nominal(kind, form, join)}`;
  if (typeof count === 'object')
    return `${'upTo' in count ? `fino a ${count.upTo}` : `almeno ${count.atLeast}`} ${noun}`;
  switch (count) {
    case 'a':
    case 'one':
      return indefinite(noun, form.f);
    case 'each':
      return `ogni ${noun}`;
    case 'many':
      return other === '' ? nominal(kind, form, join, (one) => definite(one, form)) : definite(noun, form);
    case 'bare':
      return noun;
  }
}

/** Nouns, each with its article where they have one, and adjectives: "creature nemiche ferite". */
function nominal(
  { classes, side, wounded, ranks }: Kind,
  form: Form,
  join: 'e' | 'o',
  article: (noun: string) => string = (noun) => noun,
): string {
  const names = classes.length === 0 ? (['creature'] as const) : classes;
  return words(
    listed(
      names.map((name) => article(CLASSES[name][form.many ? 'many' : 'one'])),
      join,
    ),
    side === 'allied' && inO('alleat', form),
    side === 'enemy' && (form.many ? (form.f ? 'nemiche' : 'nemici') : inO('nemic', form)),
    wounded === true && inO('ferit', form),
    wounded === false && `non ${inO('ferit', form)}`,
    rankWords(ranks),
  );
}

function rankWords(ranks: readonly Rank[]): string {
  const starred = ranks.filter((rank) => rank !== 'rankless').map((rank) => RANK_NAMES[rank]);
  return listed(
    [
      ...(ranks.includes('rankless') ? [RANK_NAMES.rankless] : []),
      ...(starred.length > 0 ? [`di rango ${listed(starred, 'o')}`] : []),
    ],
    'o',
  );
}

function tailsWords({ tails }: Kind, form: Form, speaker: Speaker): string {
  return joinedWith(
    tails.map((tail) => tailWords(tail, form, speaker)),
    'con',
    'e',
  );
}

function tailWords(tail: Tail, form: Form, speaker: Speaker): string {
  const self = (): string => say({ n: 'self' }, speaker);
  const { many } = form;
  switch (tail.tail) {
    case 'attack':
      return `con un attacco ${attackTypes(tail.types, false, 'o')}`;
    case 'affinity':
      return `con l'affinità ${listed(tail.names.map(affinityName), 'o')}`;
    case 'faction':
      return `della fazione ${factionName(tail.id)}`;
    case 'keyword':
      return `con ${listed(tail.keywords.map(propertyName), 'o')}`;
    case 'token':
      return `con un segnalino ${TOKENS[tail.token]}`;
    case 'within':
      return `entro ${hexes(tail.hexes)} ${with_('da', self())}`;
    case 'contact':
      return `in contatto con ${self()}`;
    case 'sight':
      return `nella linea di vista ${with_('di', self())}`;
    case 'near':
      return `in contatto con ${somePhrase('a', tail.kind, speaker).text}`;
    case 'terrain':
      return `dentro o accanto a ${listed(tail.pieces.map(pieceWords), 'o')}`;
    case 'activated':
      if (tail.is) return `che ${many ? 'contano' : 'conta'} come ${inO('attivat', form)}`;
      return `che non ${many ? 'sono' : 'è'} ancora ${inO('stat', form)} ${inO('attivat', form)}`;
    case 'acted':
      return `che ${many ? 'sono' : 'è'} ${inO('stat', form)} ${inO('attivat', form)} in questo turno`;
    case 'not': {
      const without = onlyThing(tail.kind);
      if (without !== null)
        return tailWords(without, form, speaker)
          .replace(/^con un /, 'senza ')
          .replace(/^con /, 'senza ');
      return `che non ${many ? 'sono' : 'è'} ${isWords(tail.kind, form, speaker)}`;
    }
  }
}

/** What is said with "è": "ferita", "un personaggio nemico". */
export function isWords(kind: Kind, form: Form, speaker: Speaker): string {
  if (isPlainState(kind)) {
    const state = kind.wounded === undefined ? '' : `${kind.wounded ? '' : 'non '}${inO('ferit', form)}`;
    return words(state, tailsWords(kind, form, speaker));
  }
  return somePhrase(form.many ? 'bare' : 'a', kind, speaker).text;
}

function propertyName(keyword: Keyword): string {
  switch (keyword) {
    case 'triggered':
    case 'close':
    case 'reuse':
    case 'grants':
      return UNNAMED[keyword];
    default:
      return KEYWORDS[keyword];
  }
}

function pieceWords(piece: string): string {
  if (!isTerrainPiece(piece)) return piece;
  const { one, many, f } = TERRAIN[piece];
  return one === many ? one : indefinite(one, f);
}

/** "a distanza o magico" */
export function attackTypes(types: readonly AttackType[], many: boolean, join: 'e' | 'o'): string {
  return listed(
    types.map((type) => ATTACKS[type][many ? 1 : 0]),
    join,
  );
}

/** Hero strength. */
export function strength(n: number): string {
  return n === 1 ? '1 punto di forza eroica' : `${n} punti di forza eroica`;
}

export function hexes(n: number): string {
  return n === 1 ? '1 esagono' : `${n} esagoni`;
}

/** "2 dadi rossi e 1 dado blu" */
export function diceWords(dice: readonly Die[]): string {
  return listed(
    counted(dice).map(({ thing, count }) =>
      count === 1 ? `1 dado ${COLOURS[thing][0]}` : `${count} dadi ${COLOURS[thing][1]}`,
    ),
    'e',
  );
}
