/**
 * Italian noun phrases.
 */
import { definite, indefinite, with_, type Form } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Count, Kind, Mark, Noun, Tail, Where } from '../skeleton/noun.ts';
import type { Position, Talk } from '../talk.ts';
import { agree, inE, inO, none, type Adjective } from './grammar.ts';
import { head, type Head } from './head.ts';
import { NUMBERS, ROLES } from './lexicon.ts';
import { placeOf, placeWords, type Say } from './place.ts';

export interface Phrase extends Form {
  /** Empty where the subject is left out. */
  readonly text: string;
  /** "tu" */
  readonly second?: true;
}

const one = (text: string, f: boolean): Phrase => ({ text, f, many: false });
const several = (text: string, f: boolean): Phrase => ({ text, f, many: true });

export function nounPhrase(noun: Noun, talk: Talk, position: Position = 'object'): Phrase {
  switch (noun.n) {
    case 'self':
      return selfPhrase(talk, position);
    case 'card':
      return talk.speaker.is === 'squad' ? one('questa squadra', true) : selfPhrase(talk, position);
    case 'figures':
      return talk.speaker.is === 'squad'
        ? several('tutte le miniature di questa squadra', true)
        : selfPhrase(talk, position);
    case 'you':
      return { text: '', f: false, many: false, second: true };
    case 'opponent':
      return one('un avversario a tua scelta', false);
    case 'role': {
      const { text, f } = ROLES[noun.role];
      return one(talk.known.includes(noun.role) && position === 'sub' ? '' : text, f);
    }
    case 'or':
    case 'and': {
      const all = noun.nouns.map((each) => nounPhrase(each, talk, position));
      return {
        text: listed(
          all.map(({ text }) => text),
          noun.n === 'or' ? 'o' : 'e',
        ),
        f: all.every(({ f }) => f),
        many: noun.n === 'and',
      };
    }
    case 'each-own':
      talk.said = true;
      return one('ogni miniatura di questa squadra', true);
    case 'any-own':
      return talk.speaker.is === 'hero' ? one('uno dei tuoi eroi con questo nome', false) : selfPhrase(talk, 'object');
    case 'several':
      return talk.speaker.is === 'squad'
        ? several('più miniature di questa squadra', true)
        : several('più eroi con questo nome', false);
    case 'affected':
      return several('le miniature colpite', true);
    case 'this-attack':
      return one('questo attacco speciale', false);
    case 'both':
      return one(`il bersaglio e ${with_('a', selfPhrase(talk, 'object').text)}`, false);
    case 'others':
      return several('le altre miniature di questa squadra', true);
    case 'attackers':
      return several('le miniature che attaccano', true);
    case 'some':
      return withArticle(
        somePhrase(noun.count, noun.kind, noun.where, talk),
        noun.count === 'many' && position !== 'object',
      );
  }
}

/** Whom a sentence is about has an article: "le miniature nemiche". */
function withArticle(phrase: Phrase, needed: boolean): Phrase {
  return needed ? { ...phrase, text: definite(phrase.text, phrase) } : phrase;
}

/** How nouns are said in what is left to say of a place. */
export function sayer(talk: Talk): Say {
  return (noun) => say(noun, talk);
}

export function say(noun: Noun, talk: Talk): string {
  return nounPhrase(noun, talk).text;
}

/** "questa carta", "la carta del bersaglio" */
export function cardOf(noun: Noun, talk: Talk): string {
  return noun.n === 'self' || noun.n === 'card' ? 'questa carta' : `la carta ${with_('di', say(noun, talk))}`;
}

function selfPhrase(talk: Talk, position: Position): Phrase {
  const { speaker } = talk;
  const again = talk.subject && position !== 'object';
  const known = talk.said;
  talk.said = true;
  if (position !== 'object') talk.subject = true;
  const f = speaker.is === 'squad' || (speaker.is === 'named' && speaker.sex === 'f');
  if (again) return one('', f);
  if (speaker.is === 'named') return one(speaker.name, f);
  if (speaker.is === 'hero') return one('questo eroe', f);
  if (known) return one('questa miniatura', f);
  return one(position === 'main' ? 'ogni miniatura di questa squadra' : 'una miniatura di questa squadra', f);
}

function isMany(count: Count): boolean {
  return typeof count === 'object' ? count.n !== 1 : count === 'all' || count === 'many';
}

const OTHER = inO('altr');
const YOURS: Adjective = { m: ['tuo', 'tuoi'], f: ['tua', 'tue'] };

function somePhrase(count: Count, kind: Kind, where: Where | undefined, talk: Talk): Phrase {
  const many = isMany(count);
  const core = head(kind, many, talk);
  const form: Form = { f: core.f, many };
  const body = bodyWords(kind, core, form, where, talk);
  return { text: counted(count, kind, core, form, body), ...form };
}

/** Noun and adjectives, behind "altra" and "tua". */
function bodyWords(kind: Kind, core: Head, form: Form, where: Where | undefined, talk: Talk): string {
  const place = where === undefined ? '' : placeWords(where, form, sayer(talk));
  const plain = kind.tails.filter((tail) => tail.tail === 'power' || tail.tail === 'range');
  const relatives = kind.tails.filter((tail) => tail.tail !== 'power' && tail.tail !== 'range');
  return words(
    core.text,
    kind.side === 'friendly' && agree({ m: ['amico', 'amici'], f: ['amica', 'amiche'] }, form),
    kind.side === 'enemy' && agree({ m: ['nemico', 'nemici'], f: ['nemica', 'nemiche'] }, form),
    kind.core.core === 'card' && core.after,
    ...kind.marks.filter(isTrait).map((mark) => markWords(mark, form)),
    ...kind.marks.filter((mark) => !isTrait(mark)).map((mark) => markWords(mark, form)),
    kind.core.core !== 'card' && core.after,
    ...kind.marks.flatMap((mark) => (mark.mark === 'personality' ? [personality(mark.of)] : [])),
    ...plain.map((tail) => tailWords(tail, form, talk)),
    place,
    relativeWords(relatives, form, talk),
  );
}

/** What a figure is stands before the state it is in. */
function isTrait({ mark }: Mark): boolean {
  return mark === 'rarity' || mark === 'size';
}

function counted(count: Count, kind: Kind, core: Head, form: Form, body: string): string {
  const own = kind.side === 'own' && core.yours !== true && kind.core.core !== 'card';
  const other = kind.other === true ? agree(OTHER, form) : '';
  const yours = own ? agree(YOURS, form) : '';
  if (core.yours === true && !form.many) return `${definite(agree(YOURS, form), form)} ${body}`;
  if (typeof count === 'object') {
    const number = {
      'up-to': `fino a ${count.n}`,
      'at-least': `almeno ${count.n}`,
      exactly: NUMBERS[count.n] ?? String(count.n),
    }[count.how];
    return words(number, other, yours, body);
  }
  const rest = words(other, yours, body);
  switch (count) {
    case 'a':
      return indefinite(rest, form.f);
    case 'each':
      return `ogni ${rest}`;
    case 'all':
      return `${form.f ? 'tutte' : 'tutti'} ${definite(own || core.all === undefined ? rest : rest.replace(core.text, core.all), form)}`;
    case 'no':
      return none(rest, form.f);
    case 'many':
      return rest;
  }
}

function markWords(mark: Mark, form: Form): string {
  switch (mark.mark) {
    case 'size':
      return listed(
        mark.of.map((key) => agree(traits.size[key].it, form)),
        'o',
      );
    case 'rarity':
      return listed(
        mark.of.map((key) => agree(traits.rarity[key].it, form)),
        'o',
      );
    case 'personality':
      return '';
    case 'wounded':
      return agree(inO('ferit'), form);
    case 'destroyed':
      return `${agree(inO('distrutt'), form)} in precedenza`;
    case 'engaged':
      return `${mark.is ? '' : 'non '}${agree(inO('ingaggiat'), form)}`;
  }
}

const PERSONALITIES: Readonly<Record<string, { readonly it: Adjective }>> = traits.personality;

function personality(keys: readonly string[]): string {
  return `dalla personalità ${listed(
    keys.map((key) => PERSONALITIES[key]?.it.f[0] ?? key),
    'o',
  )}`;
}

/** Clauses with "che" after the other tails, joined by "e". */
function relativeWords(tails: readonly Tail[], form: Form, talk: Talk): string {
  return listed(
    tails.map((tail) => tailWords(tail, form, talk)),
    'e',
  );
}

function tailWords(tail: Tail, form: Form, talk: Talk): string {
  const { many } = form;
  switch (tail.tail) {
    case 'follows':
      return `che ${tail.not === true ? 'non ' : ''}${many ? 'seguono' : 'segue'} ${listed(
        tail.generals.map((key) => traits.general[key].it),
        'o',
      )}`;
    case 'power':
      return `${tail.not === true ? 'senza' : 'con'} ${tail.name}`;
    case 'range':
      return rangeWords(tail.min, tail.max);
    case 'flying':
      return `che ${tail.is ? '' : 'non '}${many ? 'possono' : 'può'} volare`;
    case 'engaged-with-card':
      return `${agree(inO('ingaggiat'), form)} con almeno ${tail.atLeast} miniature di questa squadra`;
    case 'engaged-with-other':
      return `${agree(inO('ingaggiat'), form)} con un'altra tua miniatura`;
    case 'not-yours':
      return 'che non controlli';
    case 'started-adjacent':
      return `che all'inizio del turno ${many ? 'erano' : 'era'} ${agree(inE('adiacent'), form)} ${with_('a', say({ n: 'self' }, talk))}`;
    case 'at':
      return tail.where.of === undefined
        ? ''
        : `che ${many ? 'sono' : 'è'} ${placeOf(tail.where.place, tail.where.of, form, sayer(talk))}`;
    case 'is': {
      const be = many ? 'sono' : 'è';
      return `che ${tail.not === true ? 'non ' : ''}${be} ${listed(
        tail.kinds.map((kind) => isWords(kind, form, talk)),
        'o',
      )}`;
    }
  }
}

function rangeWords(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === 1 ? 'con gittata 1' : `con gittata di al massimo ${max ?? 0}`;
  return max === undefined ? `con gittata di almeno ${min}` : `con gittata da ${min} a ${max}`;
}

/** Said with "è": "un soulborg", "piccola". */
export function isWords(kind: Kind, form: Form, talk: Talk): string {
  const { core, marks, tails, side } = kind;
  const bare = core.core === 'traits' && core.species.length + core.classes.length === 0 && core.kind === undefined;
  if (
    bare &&
    side === undefined &&
    tails.length === 0 &&
    marks.length > 0 &&
    marks.every(({ mark }) => mark === 'size' || mark === 'rarity')
  )
    return words(...marks.map((mark) => markWords(mark, form)));
  return somePhrase(form.many ? 'many' : 'a', kind, undefined, talk).text;
}
