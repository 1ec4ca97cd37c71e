/**
 * German noun phrases.
 */
import { adjective, likeEin, likeDer, the, type Article, type Case, type Form } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import type { CreatureClass, Keyword, Rank } from '../../abilities/language.ts';
import { isTerrainPiece } from '../../content/terrain.ts';
import { factionName } from '../faction.ts';
import { isPlainState, onlyThing, type Kind, type Tail, type Thing } from '../skeleton/kind.ts';
import { isChosen, type Count, type Noun } from '../skeleton/noun.ts';
import type { Speaker } from '../talk.ts';
import { joinedWith } from '../words.ts';
import { attackNouns } from './attack.ts';
import { decline, END_OF_CLAUSE } from './grammar.ts';
import { affinityName, CLASSES, KEYWORDS, RANKS, TERRAIN, TOKENS, UNNAMED } from './lexicon.ts';

export interface Phrase {
  readonly text: string;
  readonly form: Form;
}

export function nounPhrase(noun: Noun, speaker: Speaker, kasus: Case): Phrase {
  switch (noun.n) {
    case 'self':
      return speaker === 'wearer' ? yourHero(kasus) : pointed(speaker, kasus);
    case 'hero':
      return yourHero(kasus);
    case 'attacker':
      return { text: `${the(kasus, 'm')} ${kasus === 'gen' ? 'Angreifers' : 'Angreifer'}`, form: 'm' };
    case 'target':
      return { text: `${the(kasus, 'n')} ${kasus === 'gen' ? 'Ziels' : 'Ziel'}`, form: 'n' };
    case 'killer':
      return {
        text: `${the(kasus, 'f')} Kreatur, die ${isMasculine(speaker) ? 'ihn' : 'sie'} getötet hat${END_OF_CLAUSE}`,
        form: 'f',
      };
    case 'opponent':
      return { text: `${likeEin('ein', kasus, 'm')} ${kasus === 'gen' ? 'Gegners' : 'Gegner'} deiner Wahl`, form: 'm' };
    case 'that': {
      const { classes } = noun.kind;
      return pointed(classes.length === 1 ? (classes[0] ?? 'creature') : 'creature', kasus);
    }
    case 'some':
      return somePhrase(noun.count, noun.kind, speaker, kasus);
  }
}

export function say(noun: Noun, speaker: Speaker, kasus: Case): string {
  return nounPhrase(noun, speaker, kasus).text;
}

function isMasculine(speaker: Speaker): boolean {
  return speaker === 'wearer' || CLASSES[speaker].gender === 'm';
}

function yourHero(kasus: Case): Phrase {
  return { text: `${likeEin('dein', kasus, 'm')} ${decline(CLASSES.hero, kasus, false)}`, form: 'm' };
}

/** "diese Spielfigur" */
function pointed(name: CreatureClass | 'creature', kasus: Case): Phrase {
  const noun = CLASSES[name];
  return { text: `${likeDer('dies', kasus, noun.gender)} ${decline(noun, kasus, false)}`, form: noun.gender };
}

function isMany(count: Count): boolean {
  return typeof count === 'object' || count === 'many' || count === 'bare';
}

/** Every class has its own article and adjectives: "eine gegnerische Spielfigur oder ein gegnerischer Diener". */
function somePhrase(count: Count, kind: Kind, speaker: Speaker, kasus: Case, no = false): Phrase {
  const many = isMany(count);
  const names = kind.classes.length === 0 ? (['creature'] as const) : kind.classes;
  const form: Form = many ? 'pl' : CLASSES[names.at(-1) ?? 'creature'].gender;
  const join = count === 'each' || count === 'many' || count === 'bare' ? 'und' : 'oder';
  const nouns = many
    ? pluralNouns(count, kind, names, kasus, join, no)
    : listed(
        names.map((name) => singular(count, kind, name, kasus, no)),
        join,
      );
  return {
    text: words(nouns, isChosen(count) && kind.side !== 'your' && 'deiner Wahl') + tails(kind, form, speaker),
    form,
  };
}

type Name = CreatureClass | 'creature';

function singular(count: Count, kind: Kind, name: Name, kasus: Case, no: boolean): string {
  const noun = CLASSES[name];
  const stem = no ? 'kein' : count === 'each' ? 'jed' : 'ein';
  if (kind.side === 'your')
    return words(likeDer(stem, kasus, noun.gender), 'deiner', ...adjectives(kind, 'mixed', 'gen', 'pl'), noun.many);
  const each = stem === 'jed';
  return words(
    each ? likeDer(stem, kasus, noun.gender) : likeEin(stem, kasus, noun.gender),
    ...adjectives(kind, each ? 'definite' : 'mixed', kasus, noun.gender),
    decline(noun, kasus, false),
  );
}

function pluralNouns(
  count: Count,
  kind: Kind,
  names: readonly Name[],
  kasus: Case,
  join: 'und' | 'oder',
  no: boolean,
): string {
  const number =
    typeof count === 'object' ? ('upTo' in count ? `bis zu ${count.upTo}` : `mindestens ${count.atLeast}`) : '';
  const yours = kind.side === 'your';
  const of = number !== '' && yours ? 'gen' : kasus;
  const article: Article = yours || no ? 'mixed' : 'none';
  const nouns = listed(
    names.map((name) => decline(CLASSES[name], of, true)),
    join,
  );
  return words(
    number,
    no && likeEin('kein', of, 'pl'),
    yours && likeEin('dein', of, 'pl'),
    ...adjectives(kind, article, of, 'pl'),
    nouns,
  );
}

function adjectives({ other, wounded, side }: Kind, article: Article, kasus: Case, form: Form): readonly string[] {
  const stems = [
    ...(other === true ? ['ander'] : []),
    ...(wounded === undefined ? [] : [wounded ? 'verwundet' : 'unverwundet']),
    ...(side === 'allied' ? ['verbündet'] : side === 'enemy' ? ['gegnerisch'] : []),
  ];
  return stems.map((stem) => adjective(stem, article, kasus, form));
}

/** "mit Bronze- oder Silberrang", "ohne Rang oder mit Bronzerang" */
function rankTail(ranks: readonly Rank[]): string {
  const starred = ranks.filter((rank) => rank !== 'rankless');
  const names = starred.map((rank, i) => (i === starred.length - 1 ? `${RANKS[rank]}rang` : `${RANKS[rank]}-`));
  return listed(
    [
      ...(ranks.includes('rankless') ? ['ohne Rang'] : []),
      ...(names.length > 0 ? [`mit ${listed(names, 'oder')}`] : []),
    ],
    'oder',
  );
}

/** Phrases first, then relative clauses. */
function tails(kind: Kind, form: Form, speaker: Speaker): string {
  const phrases = [rankTail(kind.ranks), ...kind.tails.map((tail) => tailPhrase(tail, speaker))];
  const clauses = kind.tails.map((tail) => tailClause(tail, form, speaker)).filter((clause) => clause !== '');
  const said = joinedWith(phrases, 'mit', 'und');
  return (said === '' ? '' : ` ${said}`) + (clauses.length === 0 ? '' : `, ${listed(clauses, 'und')}${END_OF_CLAUSE}`);
}

function tailPhrase(tail: Tail, speaker: Speaker): string {
  switch (tail.tail) {
    case 'attack':
      return `mit ${attackNouns(tail.types, 'none', 'dat', false, 'oder')}`;
    case 'affinity':
      return `mit der Affinität ${listed(tail.names.map(affinityName), 'oder')}`;
    case 'faction':
      return `der Fraktion ${factionName(tail.id)}`;
    case 'keyword':
      return `mit ${listed(
        tail.keywords.map((keyword) => propertyName(keyword, 'dat')),
        'oder',
      )}`;
    case 'token':
      return `mit ${TOKENS[tail.token]}marke`;
    case 'within':
      return `im Umkreis von ${hexesDative(tail.hexes)} um ${say({ n: 'self' }, speaker, 'acc')}`;
    case 'contact':
      return `in Kontakt mit ${say({ n: 'self' }, speaker, 'dat')}`;
    case 'sight':
      return `in Sichtlinie zu ${say({ n: 'self' }, speaker, 'dat')}`;
    case 'near':
      return `in Kontakt mit ${somePhrase('a', tail.kind, speaker, 'dat').text}`;
    case 'terrain':
      return `in oder neben ${listed(tail.pieces.map(pieceDative), 'oder')}`;
    case 'not': {
      const without = onlyThing(tail.kind);
      return without === null ? '' : withoutWords(without);
    }
    case 'activated':
    case 'acted':
      return '';
  }
}

function tailClause(tail: Tail, form: Form, speaker: Speaker): string {
  const who = the('nom', form);
  const many = form === 'pl';
  switch (tail.tail) {
    case 'activated':
      if (tail.is) return `${who} als aktiviert ${many ? 'gelten' : 'gilt'}`;
      return `${who} noch nicht aktiviert ${many ? 'wurden' : 'wurde'}`;
    case 'acted':
      return `${who} in diesem Spielzug aktiviert ${many ? 'wurden' : 'wurde'}`;
    case 'not':
      if (onlyThing(tail.kind) !== null) return '';
      return `${who} ${isWords(tail.kind, many, speaker, true)} ${many ? 'sind' : 'ist'}`;
    default:
      return '';
  }
}

/** What is said with "ist": "verwundet", "eine gegnerische Spielfigur". */
export function isWords(kind: Kind, many: boolean, speaker: Speaker, not = false): string {
  if (isPlainState(kind)) {
    const state = kind.wounded === undefined ? '' : kind.wounded ? 'verwundet' : 'unverwundet';
    return words(not && 'nicht', state, ...kind.tails.map((tail) => tailPhrase(tail, speaker)));
  }
  return somePhrase(many ? 'bare' : 'a', kind, speaker, 'nom', not).text;
}

/** In the accusative. */
function withoutWords(thing: Thing): string {
  switch (thing.tail) {
    case 'attack':
      return `ohne ${attackNouns(thing.types, 'none', 'acc', false, 'oder')}`;
    case 'affinity':
      return `ohne die Affinität ${listed(thing.names.map(affinityName), 'oder')}`;
    case 'keyword':
      return `ohne ${listed(
        thing.keywords.map((keyword) => propertyName(keyword, 'acc')),
        'oder',
      )}`;
    case 'token':
      return `ohne ${TOKENS[thing.token]}marke`;
  }
}

function propertyName(keyword: Keyword, kasus: 'dat' | 'acc'): string {
  switch (keyword) {
    case 'triggered':
    case 'close':
    case 'reuse':
    case 'grants': {
      const [stem, noun] = UNNAMED[keyword];
      return words(likeEin('ein', kasus, 'f'), stem !== '' && adjective(stem, 'mixed', kasus, 'f'), noun);
    }
    default:
      return KEYWORDS[keyword];
  }
}

function pieceDative(piece: string): string {
  if (!isTerrainPiece(piece)) return piece;
  const noun = TERRAIN[piece];
  if (noun.gender === 'pl')
    return words(noun.stem !== undefined && adjective(noun.stem, 'none', 'dat', 'pl'), decline(noun, 'dat', true));
  return words(
    likeEin('ein', 'dat', noun.gender),
    noun.stem !== undefined && adjective(noun.stem, 'mixed', 'dat', noun.gender),
    decline(noun, 'dat', false),
  );
}

export function hexes(n: number): string {
  return n === 1 ? '1 Sechseck' : `${n} Sechsecke`;
}

export function hexesDative(n: number): string {
  return n === 1 ? '1 Sechseck' : `${n} Sechsecken`;
}

/** "ihr" or "sein" */
export function possessive(form: Form): string {
  return form === 'f' || form === 'pl' ? 'ihr' : 'sein';
}
