/**
 * What stands behind a German noun: phrases and relative clauses.
 */
import { relative, type Form } from '@muster/grammar/german';
import { END_OF_CLAUSE, START_OF_CLAUSE } from './grammar.ts';

/** `subject`: the noun is the subject of the clause; otherwise its accusative object. */
export interface Relative {
  readonly noun: 'subject' | 'object';
  /** Without the pronoun, verb last. */
  readonly text: string;
}

export interface Behind {
  readonly phrases: readonly string[];
  readonly clauses: readonly Relative[];
}

/** ", die du kontrollierst und die Utgar folgt" */
export function aside({ clauses }: Behind, form: Form): string {
  if (clauses.length === 0) return '';
  const texts = clauses.map((clause, i) => {
    const same = clauses[i - 1]?.noun === clause.noun && clause.noun === 'subject';
    return same ? clause.text : `${relative(clause.noun === 'subject' ? 'nom' : 'acc', form)} ${clause.text}`;
  });
  return `${START_OF_CLAUSE}, ${texts.join(' und ')}${END_OF_CLAUSE}`;
}
