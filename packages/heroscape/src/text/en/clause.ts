/**
 * English clauses: subject, modal verb, verb, the rest.
 */
import { words } from '@muster/grammar/phrases';
import type { Clause } from '../skeleton/plan.ts';
import type { Verb } from '../skeleton/verb.ts';
import type { Position, Talk } from '../talk.ts';
import { same } from '../same.ts';
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

function clauseWords(clause: Clause, talk: Talk, position: Position): string {
  if (clause.mood === 'do') return said(clause, predicateOf(clause.verb, talk), undefined);
  const subject = nounPhrase(clause.subject, talk, position);
  if (clause.subject.n !== 'self' && clause.subject.n !== 'card') talk.subject = false;
  return words(subject.text, said(clause, predicateOf(clause.verb, talk), subject));
}

/** Verb and rest, without the subject. */
function said(clause: Clause, predicate: Predicate, subject: Phrase | undefined): string {
  const { base, third, many = base, rest } = predicate;
  switch (clause.mood) {
    case 'do':
      return words(base, rest);
    case 'may':
      return words('may', base, rest);
    case 'must':
      return words('must', base, rest);
    case 'may-not':
      return words('may not', base, rest);
    case 'plain': {
      const form = subject === undefined || subject.second === true || subject.many ? many : third;
      if (clause.not !== true) return words(form, rest);
      return words(deniedForm(form, predicate, subject), rest);
    }
  }
}

/** "is not", "has not" with a participle, "does not have" with a thing. */
function deniedForm(form: string, { base, rest }: Predicate, subject: Phrase | undefined): string {
  const owns = base === 'have' && /^(?:at least|exactly|no) /.test(rest);
  if (!owns && /^(?:is|are|has|have|was|can|would)$/.test(form)) return `${form} not`;
  return words(subject?.many === true || subject?.second === true ? 'do not' : 'does not', base);
}

/** Clauses with "and"; a subject that stays the same is said once, and so is "may". */
export function joinedClauses(
  clauses: readonly Clause[],
  talk: Talk,
  position: Position = 'main',
  and = 'and',
): string {
  let text = '';
  clauses.forEach((clause, i) => {
    const last = clauses[i - 1];
    if (last === undefined) {
      text = clauseWords(clause, talk, position);
      return;
    }
    const end = i === clauses.length - 1;
    const sameSubject = same(last.subject, clause.subject) && (last.mood === 'do') === (clause.mood === 'do');
    const order = (last.mood === 'do') !== (clause.mood === 'do') && last.subject.n !== 'you';
    const join = order ? '; ' : end ? (sameSubject || position === 'sub' ? ` ${and} ` : `, ${and} `) : ', ';
    if (!sameSubject) {
      text += join + clauseWords(clause, talk, position);
      return;
    }
    const predicate = predicateOf(clause.verb, talk);
    const subject = clause.mood === 'do' ? undefined : nounPhrase(clause.subject, { ...talk }, position);
    text +=
      join +
      (clause.mood === last.mood && clause.mood !== 'plain'
        ? words(predicate.base, predicate.rest)
        : said(clause, predicate, subject));
  });
  return text;
}
