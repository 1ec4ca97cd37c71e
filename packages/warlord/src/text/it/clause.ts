/**
 * Italian clauses: instruction, statement, infinitive; several joined with "e".
 */
import { listed, words } from '@muster/grammar/phrases';
import { bare, np, type Np } from './np.ts';
import { CAN, type Verb } from './verbs.ts';

/** Without a subject it is an instruction to the player. */
export interface Clause {
  readonly subject?: Np;
  readonly verb: Verb;
  /** What neighbouring clauses with the same verb may share. */
  readonly objects: readonly string[];
  readonly rest: string;
}

/** The player, whom the verb alone names. */
const YOU: Np = np('none', '', { gender: 'm', plural: false });

export function tell(verb: Verb, ...rest: readonly (string | undefined)[]): Clause {
  return { verb, objects: [], rest: words(...rest) };
}

export function claim(subject: Np, verb: Verb, ...rest: readonly (string | undefined)[]): Clause {
  return { ...tell(verb, ...rest), subject };
}

export function give(subject: Np, verb: Verb, objects: readonly string[]): Clause {
  return { subject, verb, objects, rest: '' };
}

export function more(clause: Clause, text: string | undefined): Clause {
  return { ...clause, rest: words(clause.rest, text) };
}

function subjectText({ subject }: Clause): string | undefined {
  return subject === undefined ? undefined : bare(subject);
}

function finite({ subject, verb }: Clause): string {
  if (subject === undefined) return verb.imperative;
  if (subject === YOU) return verb.tu ?? verb.imperative;
  return subject.plural ? verb.plural : verb.third;
}

function predicate(clause: Clause): string {
  return words(finite(clause), listed(clause.objects, 'e'), clause.rest);
}

/** As it stands behind "può" and "deve". */
function infinitive(clause: Clause): string {
  return words(clause.verb.infinitive, listed(clause.objects, 'e'), clause.rest);
}

/** Joins clauses, naming a repeated subject only once. */
export function say(clauses: readonly Clause[], intro?: string): string {
  let text = '';
  let last: Clause | undefined;
  const list = shared(clauses);
  for (const [i, clause] of list.entries()) {
    const same = last !== undefined && subjectText(last) === subjectText(clause);
    if (last === undefined) text = words(subjectText(clause), predicate(clause));
    else if (same) text += (i < list.length - 1 ? ', ' : ' e ') + predicate(clause);
    else text += ` e ${words(subjectText(clause), predicate(clause))}`;
    last = clause;
  }
  return words(intro === undefined ? undefined : `${intro},`, text);
}

/** Neighbours with the same subject and verb become one clause with more objects. */
function shared(clauses: readonly Clause[]): readonly Clause[] {
  const list: Clause[] = [];
  for (const clause of clauses) {
    const last = list.at(-1);
    const same = last !== undefined && subjectText(last) === subjectText(clause) && last.verb === clause.verb;
    if (same && last.rest === '' && last.objects.length > 0 && clause.objects.length > 0) {
      list[list.length - 1] = { ...clause, objects: [...last.objects, ...clause.objects] };
    } else list.push(clause);
  }
  return list;
}

/** Several clauses about the same subject as one, so that a duration behind it is good for all; nothing if they can't be one. */
export function asOne(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = shared(clauses);
  if (first === undefined || others.some((one) => subjectText(one) !== subjectText(first))) return undefined;
  const rest = [words(listed(first.objects, 'e'), first.rest), ...others.map(predicate)];
  return { ...first, objects: [], rest: listed(rest, 'e') };
}

export function may(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = clauses;
  if (first === undefined || others.some((one) => subjectText(one) !== subjectText(first))) return undefined;
  return claim(first.subject ?? YOU, CAN, listed(clauses.map(infinitive), 'e'));
}

export function optionally(clause: Clause, optional: true | undefined): Clause {
  return optional === true ? (may([clause]) ?? clause) : clause;
}

export function either(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = clauses;
  if (first === undefined || clauses.some((one) => one.subject !== undefined)) return undefined;
  const all = [words(listed(first.objects, 'e'), first.rest), ...others.map(predicate)];
  return { ...first, objects: [], rest: listed(all, 'oppure') };
}
