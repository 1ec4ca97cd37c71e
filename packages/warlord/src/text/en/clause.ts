import { listed, words } from '@muster/grammar/phrases';
/**
 * English clauses: a verb with its subject and objects, said plainly, with "may", or several joined with "and".
 */

export interface Subject {
  readonly text: string;
  readonly plural: boolean;
}

export interface Verb {
  readonly base: string;
  readonly third: string;
  /** Where it is not the base: "are". */
  readonly plural?: string;
}

/** Without a subject it is an instruction to the player. */
export interface Clause {
  readonly subject?: Subject;
  readonly verb: Verb;
  /** What neighbouring clauses with the same verb may share: "has +2 ATK" and "has Riposte +5". */
  readonly objects: readonly string[];
  readonly rest: string;
}

export function verb(base: string): Verb {
  return { base, third: /(s|x|ch|sh)$/.test(base) ? `${base}es` : `${base}s` };
}

export function fixed(text: string): Verb {
  return { base: text, third: text };
}

export const BE: Verb = { base: 'be', third: 'is', plural: 'are' };
export const HAVE: Verb = { base: 'have', third: 'has' };
const YOU: Subject = { text: 'you', plural: true };

/** An instruction. */
export function tell(base: string, ...rest: readonly (string | undefined)[]): Clause {
  return { verb: verb(base), objects: [], rest: words(...rest) };
}

export function claim(subject: Subject, how: Verb, ...rest: readonly (string | undefined)[]): Clause {
  return { subject, verb: how, objects: [], rest: words(...rest) };
}

export function give(
  subject: Subject,
  how: Verb,
  objects: readonly string[],
  ...rest: readonly (string | undefined)[]
): Clause {
  return { subject, verb: how, objects, rest: words(...rest) };
}

export function more(clause: Clause, text: string | undefined): Clause {
  return { ...clause, rest: words(clause.rest, text) };
}

function finite({ subject, verb: v }: Clause): string {
  if (subject === undefined) return v.base;
  return subject.plural ? (v.plural ?? v.base) : v.third;
}

function predicate(clause: Clause, form: string): string {
  return words(form, listed(clause.objects, 'and'), clause.rest);
}

/** Without its subject and in the base form, as it stands behind "may" and "must". */
export function bare(clause: Clause): string {
  return predicate(clause, clause.verb.base);
}

/** Joins clauses, naming a repeated subject only once. */
export function say(clauses: readonly Clause[], intro?: string): string {
  const parts: string[] = [];
  let last: Clause | undefined;
  for (const clause of shared(clauses)) {
    const repeated = last !== undefined && last.subject?.text === clause.subject?.text;
    parts.push(words(repeated ? undefined : clause.subject?.text, predicate(clause, finite(clause))));
    last = clause;
  }
  return words(intro === undefined ? undefined : `${intro},`, listed(parts, 'and'));
}

/** Neighbours with the same subject and verb become one clause with more objects. */
function shared(clauses: readonly Clause[]): readonly Clause[] {
  const list: Clause[] = [];
  for (const clause of clauses) {
    const last = list.at(-1);
    const same = last?.subject?.text === clause.subject?.text && last?.verb.base === clause.verb.base;
    if (last !== undefined && same && last.rest === '' && last.objects.length > 0 && clause.objects.length > 0) {
      list[list.length - 1] = { ...clause, objects: [...last.objects, ...clause.objects] };
    } else list.push(clause);
  }
  return list;
}

/** Several clauses about the same subject as one, so that a duration behind it is good for all; nothing if they can't be one. */
export function asOne(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = shared(clauses);
  if (first === undefined || others.some((one) => one.subject?.text !== first.subject?.text)) return undefined;
  const rest = [predicate(first, ''), ...others.map((one) => predicate(one, finite(one)))];
  return { ...first, objects: [], rest: listed(rest, 'and') };
}

export function may(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = clauses;
  if (first === undefined || others.some((one) => one.subject?.text !== first.subject?.text)) return undefined;
  return claim(first.subject ?? YOU, fixed('may'), listed(clauses.map(bare), 'and'));
}

export function optionally(clause: Clause, optional: true | undefined): Clause {
  return optional === true ? (may([clause]) ?? clause) : clause;
}

export function either(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = clauses;
  if (first === undefined || clauses.some((one) => one.subject !== undefined)) return undefined;
  const all = [predicate(first, ''), ...others.map(bare)];
  return { verb: first.verb, objects: [], rest: listed(all, 'or') };
}
