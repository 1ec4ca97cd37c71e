/**
 * German clauses: verb second in main clauses, last in subordinate ones.
 */
import { words } from '@muster/grammar/phrases';
import type { Clause } from '../skeleton/plan.ts';
import type { Verb } from '../skeleton/verb.ts';
import type { Position, Talk } from '../talk.ts';
import { same } from '../same.ts';
import { moved } from './grammar.ts';
import { effectPredicate } from './effect.ts';
import { fightPredicate } from './fight.ts';
import { movePredicate } from './move.ts';
import { nounPhrase, type Phrase } from './noun.ts';
import type { Predicate } from './predicate.ts';
import { specialPredicate } from './special.ts';
import { statePredicate } from './state.ts';
import { turnPredicate } from './turn.ts';

function predicateOf(verb: Verb, talk: Talk): Predicate {
  switch (verb.of) {
    case 'fight':
      return fightPredicate(verb, talk);
    case 'special':
      return specialPredicate(verb, talk);
    case 'move':
      return movePredicate(verb, talk);
    case 'effect':
      return effectPredicate(verb, talk);
    case 'turn':
      return turnPredicate(verb, talk);
    case 'state':
      return statePredicate(verb, talk);
  }
}

interface Parts {
  /** The verb in second place. */
  readonly finite: string;
  /** What stands between it and the end of the clause. */
  readonly rest: string;
  /** The last part of the verb. */
  readonly last: string;
  readonly tail: string;
}

const MODALS = {
  may: { er: 'darf', sie: 'dürfen', du: 'darfst' },
  must: { er: 'muss', sie: 'müssen', du: 'musst' },
  'may-not': { er: 'darf', sie: 'dürfen', du: 'darfst' },
} as const;

function person({ form, second }: Phrase): 'er' | 'sie' | 'du' {
  return second === true ? 'du' : form === 'pl' ? 'sie' : 'er';
}

function partsOf(clause: Clause, subject: Phrase | undefined, talk: Talk): Parts {
  const { verb, rest, not, tail = '' } = predicateOf(clause.verb, talk);
  const denied = clause.mood === 'may-not' || clause.not === true;
  const middle = denied ? (not ?? words('nicht', rest)) : rest;
  if (clause.mood === 'do' || subject === undefined) return { finite: verb.imp, rest: middle, last: verb.sep, tail };
  if (clause.mood === 'plain') return { finite: verb[person(subject)], rest: middle, last: verb.sep, tail };
  return { finite: MODALS[clause.mood][person(subject)], rest: middle, last: verb.sep + verb.inf, tail };
}

/** The order of the words: behind a lead the subject follows the verb; in a subordinate clause the verb is last. */
export type Order = 'plain' | 'behind-lead' | 'sub';

function arranged(subject: string, { finite, rest, last, tail }: Parts, order: Order, middle: string): string {
  switch (order) {
    case 'plain':
      return words(subject, finite, middle, ended(rest, last)) + tail;
    case 'behind-lead':
      return words(finite, subject, middle, ended(rest, last)) + tail;
    case 'sub':
      return words(subject, middle, ended(rest, last + finite)) + tail;
  }
}

/** The last verb stands before a relative clause. */
function ended(rest: string, last: string): string {
  if (last === '') return rest;
  const [before, clause] = moved(rest);
  return words(before, last) + clause;
}

/** `middle`: an adverb that belongs behind the subject. */
function clauseWords(clause: Clause, talk: Talk, order: Order, middle: (talk: Talk) => string = () => ''): string {
  if (clause.mood === 'do') {
    const adverb = middle(talk);
    return arranged('', partsOf(clause, undefined, talk), 'plain', adverb);
  }
  const position: Position = order === 'sub' ? 'sub' : 'main';
  const subject = nounPhrase(clause.subject, talk, 'nom', position);
  if (clause.subject.n !== 'self' && clause.subject.n !== 'card') talk.subject = false;
  const adverb = middle(talk);
  return arranged(subject.text, partsOf(clause, subject, talk), order, adverb);
}

/** Clauses with "und"; a subject that stays the same is said once, and so is "darf". */
export function joinedClauses(
  clauses: readonly Clause[],
  talk: Talk,
  order: Order,
  and = 'und',
  middle: (talk: Talk) => string = () => '',
): string {
  let text = '';
  clauses.forEach((clause, i) => {
    const last = clauses[i - 1];
    if (last === undefined) {
      text = clauseWords(clause, talk, order, middle);
      return;
    }
    const end = i === clauses.length - 1;
    const sameSubject = same(last.subject, clause.subject) && (last.mood === 'do') === (clause.mood === 'do');
    const mixed = (last.mood === 'do') !== (clause.mood === 'do') || (order !== 'sub' && !sameSubject);
    const join = mixed ? '; ' : end ? ` ${and} ` : ', ';
    if (!sameSubject) {
      text += join + clauseWords(clause, talk, order === 'behind-lead' ? 'plain' : order);
      return;
    }
    const subject = clause.mood === 'do' ? undefined : nounPhrase(clause.subject, { ...talk }, 'nom', 'main');
    const parts = partsOf(clause, subject, talk);
    const shared = clause.mood === last.mood && clause.mood !== 'plain' && clause.mood !== 'do';
    text +=
      join +
      (shared
        ? ended(parts.rest, parts.last) + parts.tail
        : arranged('', parts, order === 'sub' ? 'sub' : 'plain', ''));
  });
  return text;
}
