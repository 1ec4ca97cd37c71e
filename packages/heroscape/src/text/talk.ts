/**
 * What has been said so far, so that figures are named once and then referred to.
 */
import type { Role } from './skeleton/noun.ts';
import type { Clause } from './skeleton/plan.ts';
import type { Speaker } from './speaker.ts';

export interface Talk {
  readonly speaker: Speaker;
  /** Self was named in this group of sentences. */
  said: boolean;
  /** Self was the subject of the last clause of this sentence. */
  subject: boolean;
  /** Figures the sentence has named already, to which a pronoun may refer. */
  known: readonly Role[];
}

export function newTalk(speaker: Speaker): Talk {
  return { speaker, said: false, subject: false, known: [] };
}

/** Where a noun stands: as the subject of a main clause, of a subordinate clause, or elsewhere. */
export type Position = 'main' | 'sub' | 'object';

/** The figures that clauses name. */
export function namedIn(clauses: readonly Clause[]): readonly Role[] {
  const text = JSON.stringify(clauses);
  return PRONOUNS.filter((role) => text.includes(`"role":"${role}"`));
}

const PRONOUNS: readonly Role[] = ['chosen', 'that', 'attacker', 'target', 'destroyed', 'wounded', 'entering'];
