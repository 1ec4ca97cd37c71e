/**
 * German noun phrases.
 */
import { adjective, pronoun, type Case, type Form } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Count, Kind, Mark, Noun, Role, Where } from '../skeleton/noun.ts';
import type { Position, Talk } from '../talk.ts';
import { articleAfter, decline, determiner, type Determiner } from './grammar.ts';
import { head, type Head } from './head.ts';
import { NUMBERS, ROLES } from './lexicon.ts';
import { placeParts, type Say } from './place.ts';
import { tailParts } from './tail.ts';
import { aside, type Behind } from './aside.ts';

export interface Phrase {
  readonly text: string;
  readonly form: Form;
  /** "du" */
  readonly second?: true;
}

export function nounPhrase(noun: Noun, talk: Talk, kasus: Case, position: Position = 'object'): Phrase {
  switch (noun.n) {
    case 'self':
      return selfPhrase(talk, kasus, position);
    case 'card':
      return talk.speaker.is === 'squad'
        ? { text: `${determiner('dies', kasus, 'f')} Gruppe`, form: 'f' }
        : selfPhrase(talk, kasus, position);
    case 'figures':
      return talk.speaker.is === 'squad' ? ofSquad('all', '', kasus) : selfPhrase(talk, kasus, position);
    case 'you':
      return { text: 'du', form: 'm', second: true };
    case 'opponent':
      return { text: `${determiner('ein', kasus, 'm')} Gegenspieler deiner Wahl`, form: 'm' };
    case 'role':
      return rolePhrase(noun.role, talk, kasus, position);
    case 'or':
    case 'and': {
      const all = noun.nouns.map((one) => nounPhrase(one, talk, kasus, position));
      return {
        text: listed(
          all.map(({ text }) => text),
          noun.n === 'or' ? 'oder' : 'und',
        ),
        form: noun.n === 'or' ? (all.at(-1)?.form ?? 'f') : 'pl',
      };
    }
    case 'each-own':
      talk.said = true;
      return { text: `${determiner('jed', kasus, 'f')} Figur dieser Gruppe`, form: 'f' };
    case 'any-own':
      return talk.speaker.is === 'hero'
        ? {
            text: `${kasus === 'nom' ? 'einer' : determiner('ein', kasus, 'm')} deiner Helden dieses Namens`,
            form: 'm',
          }
        : selfPhrase(talk, kasus, 'object');
    case 'several':
      return {
        text: `${adjective('mehrer', 'none', kasus, 'pl')} ${talk.speaker.is === 'squad' ? 'Figuren dieser Gruppe' : 'Helden dieses Namens'}`,
        form: 'pl',
      };
    case 'affected':
      return { text: `${adjective('betroffen', 'none', kasus, 'pl')} Figuren`, form: 'pl' };
    case 'this-attack':
      return {
        text: `${determiner('dies', kasus, 'm')} ${kasus === 'gen' ? 'Spezialangriffs' : 'Spezialangriff'}`,
        form: 'm',
      };
    case 'both':
      return { text: `sowohl zum Ziel als auch zu ${selfPhrase(talk, 'dat', 'object').text}`, form: 'pl' };
    case 'others':
      return ofSquad('der', 'ander', kasus);
    case 'attackers':
      return { text: `${determiner('der', kasus, 'pl')} angreifenden Figuren`, form: 'pl' };
    case 'some':
      return somePhrase(noun.count, noun.kind, noun.where, talk, kasus);
  }
}

/** How nouns are said in what is left to say of a place. */
export function sayer(talk: Talk): Say {
  return (noun, kasus) => say(noun, talk, kasus);
}

export function say(noun: Noun, talk: Talk, kasus: Case): string {
  return nounPhrase(noun, talk, kasus).text;
}

/** In the genitive, which names only have with "von". */
export function of(noun: Noun, talk: Talk): string {
  return say(noun, talk, 'gen');
}

/** "dieser Karte", "der Karte des Ziels" */
export function cardOf(noun: Noun, talk: Talk): string {
  return noun.n === 'self' || noun.n === 'card' ? 'dieser Karte' : `der Karte ${of(noun, talk)}`;
}

function ofSquad(word: Determiner, stem: string, kasus: Case): Phrase {
  const text = words(
    determiner(word, kasus, 'pl'),
    stem !== '' && adjective(stem, 'definite', kasus, 'pl'),
    'Figuren dieser Gruppe',
  );
  return { text, form: 'pl' };
}

function selfPhrase(talk: Talk, kasus: Case, position: Position): Phrase {
  const { speaker } = talk;
  const again = talk.subject && position !== 'object';
  const known = talk.said;
  talk.said = true;
  if (position !== 'object') talk.subject = true;
  const form: Form = speaker.is === 'named' ? (speaker.sex === 'f' ? 'f' : 'm') : speaker.is === 'hero' ? 'm' : 'f';
  if (again) return { text: pronoun('nom', form), form };
  if (speaker.is === 'named') return { text: kasus === 'gen' ? `von ${speaker.name}` : speaker.name, form };
  if (speaker.is === 'hero')
    return { text: `${determiner('dies', kasus, 'm')} ${kasus === 'nom' ? 'Held' : 'Helden'}`, form };
  if (known) return { text: `${determiner('dies', kasus, 'f')} Figur`, form };
  return { text: `${determiner(position === 'main' ? 'jed' : 'ein', kasus, 'f')} Figur dieser Gruppe`, form };
}

function rolePhrase(role: Role, talk: Talk, kasus: Case, position: Position): Phrase {
  const { determiner: word, adjective: stem, noun, after } = ROLES[role];
  const form = noun.gender;
  if (talk.known.includes(role) && position === 'sub') return { text: pronoun('nom', form), form };
  const article = articleAfter(word);
  const text = words(
    determiner(word, kasus, form),
    stem !== undefined && adjective(stem, article, kasus, form),
    decline(noun, article, kasus, false),
    after,
  );
  return { text, form };
}

const DETERMINERS: Readonly<Record<Exclude<Count, object>, Determiner>> = {
  a: 'ein',
  each: 'jed',
  all: 'all',
  no: 'kein',
  many: 'none',
};

function somePhrase(count: Count, kind: Kind, where: Where | undefined, talk: Talk, kasus: Case): Phrase {
  const many = typeof count === 'object' ? count.n !== 1 : count === 'all' || count === 'many';
  const core = head(kind, many, talk);
  const form: Form = many ? 'pl' : core.gender;
  const word =
    core.determiner !== undefined && !many ? core.determiner : typeof count === 'object' ? 'none' : DETERMINERS[count];
  const number = typeof count === 'object' ? numberWords(count) : '';
  const noun = nominal(kind, core, word, kasus, many, where);
  const behind = behindOf(kind, where, form, many, talk);
  return {
    text: words(number, determiner(word, kasus, form), noun, core.after, ...behind.phrases) + aside(behind, form),
    form,
  };
}

function numberWords(count: Exclude<Count, string>): string {
  const { n, how } = count;
  if (how === 'exactly') return NUMBERS[n] ?? String(n);
  return how === 'up-to' ? `bis zu ${n}` : `mindestens ${n}`;
}

/** Adjectives and noun, declined. */
function nominal(
  kind: Kind,
  core: Head,
  word: Determiner,
  kasus: Case,
  many: boolean,
  where: Where | undefined,
): string {
  const article = articleAfter(word);
  const form: Form = many ? 'pl' : core.gender;
  const inflect = (stem: string): string => adjective(stem, article, kasus, form);
  const place = where === undefined || where.of !== undefined ? [] : placeAdjectives(where);
  const sides = { own: 'eigen', friendly: 'verbündet', enemy: 'gegnerisch' } as const;
  const implied = core.determiner === 'dein' || (kind.side === 'own' && kind.core.core === 'card');
  const side = kind.side === undefined || implied ? [] : [sides[kind.side]];
  const states = kind.marks.filter(({ mark }) => mark === 'engaged' || mark === 'wounded' || mark === 'destroyed');
  const traitsOf = kind.marks.filter(({ mark }) => mark === 'rarity' || mark === 'size');
  return words(
    kind.other === true && inflect('ander'),
    ...place.map(inflect),
    ...states.map((mark) => markWords(mark, inflect)),
    ...side.map(inflect),
    ...traitsOf.map((mark) => markWords(mark, inflect)),
    listed(
      core.nouns.map((noun) => core.prefix + decline(noun, article, kasus, many)),
      many ? 'und' : 'oder',
    ),
  );
}

function placeAdjectives({ place }: Where): string[] {
  return [
    ...(place.adjacent === true ? ['benachbart'] : []),
    ...(place.notAdjacent === true ? ['nicht benachbart'] : []),
  ];
}

function markWords(mark: Mark, inflect: (stem: string) => string): string {
  switch (mark.mark) {
    case 'size':
      return listed(
        mark.of.map((key) => inflect(traits.size[key].de.stem)),
        'oder',
      );
    case 'rarity':
      return listed(
        mark.of.map((key) => inflect(traits.rarity[key].de.stem)),
        'oder',
      );
    case 'personality':
      return '';
    case 'wounded':
      return inflect('verwundet');
    case 'destroyed':
      return inflect('bereits zerstört');
    case 'engaged':
      return inflect(mark.is ? 'kampfgebunden' : 'nicht kampfgebunden');
  }
}

/** What follows the noun: phrases first, then relative clauses. */
function behindOf(kind: Kind, where: Where | undefined, form: Form, many: boolean, talk: Talk): Behind {
  const tails = tailParts(kind, form, {
    say: sayer(talk),
    is: (one, several, not) => isWords(one, talk, several, not),
  });
  const place: Behind = where === undefined ? { phrases: [], clauses: [] } : placeParts(where, many, sayer(talk));
  return { phrases: [...tails.phrases, ...place.phrases], clauses: [...place.clauses, ...tails.clauses] };
}

/** Said with "ist": "ein Soulborg", "klein". */
export function isWords(kind: Kind, talk: Talk, many: boolean, not: boolean): string {
  const { core, marks, tails, side } = kind;
  const bare = core.core === 'traits' && core.species.length + core.classes.length === 0 && core.kind === undefined;
  if (
    bare &&
    side === undefined &&
    tails.length === 0 &&
    marks.length > 0 &&
    marks.every(({ mark }) => mark === 'size' || mark === 'rarity')
  ) {
    const adjectives = marks.map((mark) => markWords(mark, (stem) => (stem === 'mittler' ? 'mittelgroß' : stem)));
    return words(not && 'nicht', ...adjectives);
  }
  const count: Count = many ? (not ? 'no' : 'many') : not ? 'no' : 'a';
  if (!many || !not) return somePhrase(count, kind, undefined, talk, 'nom').text;
  const text = somePhrase('many', kind, undefined, talk, 'nom').text;
  return `keine ${text}`;
}
