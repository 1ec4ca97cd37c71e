/**
 * Italian clauses: subject, modal verb, verb, the rest. A subject known from before is left out.
 */
import type { Form } from '@muster/grammar/italian';
import { words } from '@muster/grammar/phrases';
import type { Clause } from '../skeleton/plan.ts';
import type { Verb } from '../skeleton/verb.ts';
import type { Position, Talk } from '../talk.ts';
import { same } from '../same.ts';
import { effectPredicate } from './effect.ts';
import { fightPredicate } from './fight.ts';
import { movePredicate } from './move.ts';
import { nounPhrase, type Phrase } from './noun.ts';
import type { ItalianVerb, Predicate } from './predicate.ts';
import { specialPredicate } from './special.ts';
import { statePredicate } from './state.ts';
import { turnPredicate } from './turn.ts';

function predicateOf(verb: Verb, form: Form, talk: Talk): Predicate {
  switch (verb.of) {
    case 'fight':
      return fightPredicate(verb, form, talk);
    case 'special':
      return specialPredicate(verb, form, talk);
    case 'move':
      return movePredicate(verb, form, talk);
    case 'effect':
      return effectPredicate(verb, form, talk);
    case 'turn':
      return turnPredicate(verb, form, talk);
    case 'state':
      return statePredicate(verb, form, talk);
  }
}

const YOU: Phrase = { text: '', f: false, many: false, second: true };
const MODALS = {
  may: { one: 'può', many: 'possono', you: 'puoi' },
  must: { one: 'deve', many: 'devono', you: 'devi' },
  'may-not': { one: 'non può', many: 'non possono', you: 'non puoi' },
} as const;

function personOf({ many, second }: Phrase): 'one' | 'many' | 'you' {
  return second === true ? 'you' : many ? 'many' : 'one';
}

/** Verb and rest, without the subject. */
function said(clause: Clause, subject: Phrase, talk: Talk): string {
  const { verb, rest, not } = predicateOf(clause.verb, subject, talk);
  const denied = (not === true) !== (clause.not === true);
  return words(verbWords(clause, verb, subject, denied), rest);
}

function verbWords(clause: Clause, verb: ItalianVerb, subject: Phrase, denied: boolean): string {
  const no = denied ? 'non' : '';
  switch (clause.mood) {
    case 'do':
      return words(no, verb.imp);
    case 'plain':
      return words(no, verb[personOf(subject)]);
    case 'may':
    case 'must':
    case 'may-not':
      return words(MODALS[clause.mood][personOf(subject)], no, verb.inf);
  }
}

function clauseWords(clause: Clause, talk: Talk, position: Position): string {
  if (clause.mood === 'do') return said(clause, YOU, talk);
  const subject = nounPhrase(clause.subject, talk, position);
  if (clause.subject.n !== 'self' && clause.subject.n !== 'card') talk.subject = false;
  return words(subject.text, said(clause, subject, talk));
}

/** Clauses with "e"; a subject that stays the same is said once, and so is "può". */
export function joinedClauses(clauses: readonly Clause[], talk: Talk, position: Position = 'main', and = 'e'): string {
  let text = '';
  clauses.forEach((clause, i) => {
    const last = clauses[i - 1];
    if (last === undefined) {
      text = clauseWords(clause, talk, position);
      return;
    }
    const end = i === clauses.length - 1;
    const sameSubject = same(last.subject, clause.subject) && (last.mood === 'do') === (clause.mood === 'do');
    const mixed = (last.mood === 'do') !== (clause.mood === 'do') || (position !== 'sub' && !sameSubject);
    const join = mixed ? '; ' : end ? ` ${and} ` : ', ';
    if (!sameSubject) {
      text += join + clauseWords(clause, talk, position);
      return;
    }
    const subject = clause.mood === 'do' ? YOU : nounPhrase(clause.subject, { ...talk }, position);
    const shared = clause.mood === last.mood && clause.mood !== 'plain' && clause.mood !== 'do';
    const { verb, rest } = predicateOf(clause.verb, subject, { ...talk });
    text += join + (shared ? words(verb.inf, rest) : said(clause, subject, talk));
  });
  return text;
}
