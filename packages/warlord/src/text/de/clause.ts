/**
 * German clauses and their word order: instruction, statement, statement behind an opening ("Am Ende der Runde erhält …"), infinitive.
 */
import type { Case } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import { aside, build, whole, type Np } from './np.ts';
import { MAY, type Verb } from './verbs.ts';

/** Without a subject it is an instruction to the player. */
export interface Clause {
  readonly subject?: Np;
  readonly verb: Verb;
  /** What stands before the objects: "bis zum Ende der Runde". */
  readonly before: string;
  /** What neighbouring clauses with the same verb may share. */
  readonly objects: readonly string[];
  readonly rest: string;
  /** What stands behind everything, also behind the verb: a relative clause of the last object. */
  readonly tail: string;
}

/** A noun phrase as part of a sentence. */
export interface Part {
  readonly np: Np;
  readonly kasus: Case;
  readonly preposition?: string;
}

export function acc(np: Np, preposition?: string): Part {
  return preposition === undefined ? { np, kasus: 'acc' } : { np, kasus: 'acc', preposition };
}

export function dat(np: Np, preposition?: string): Part {
  return preposition === undefined ? { np, kasus: 'dat' } : { np, kasus: 'dat', preposition };
}

type Parts = readonly (string | Part | undefined)[];

const YOU: Np = { ...build('n', () => 'du'), name: true };

/** An instruction. The relative clause of its last noun goes behind the verb: "… als Ziel, der höchstens zwei Ränge entfernt ist". */
export function tell(verb: Verb, ...parts: Parts): Clause {
  const nouns = parts.filter((part) => typeof part === 'object');
  const last = nouns.at(-1);
  const rest = parts.map((part) => {
    if (typeof part !== 'object') return part;
    const { np, kasus, preposition } = part;
    return words(preposition, part === last ? np.cases[kasus] : whole(np, kasus));
  });
  const note = last?.np.note === undefined ? '' : ` ${last.np.note}`;
  return { verb, before: '', objects: [], rest: words(...rest), tail: note + aside(last?.np.clause) };
}

export function claim(subject: Np, verb: Verb, ...parts: Parts): Clause {
  return { ...tell(verb, ...parts), subject };
}

export function give(subject: Np, verb: Verb, objects: readonly string[], rest = ''): Clause {
  return { subject, verb, before: '', objects, rest, tail: '' };
}

function middle(clause: Clause): string {
  return words(clause.before, listed(clause.objects, 'und'), clause.rest);
}

function subjectText({ subject }: Clause): string | undefined {
  return subject === undefined ? undefined : whole(subject, 'nom');
}

function finite({ subject, verb }: Clause): string {
  if (subject === undefined) return verb.imperative;
  if (subject === YOU) return verb.du ?? verb.third;
  return subject.form === 'pl' ? verb.plural : verb.third;
}

/** From the verb on, the subject already named. */
function predicate(clause: Clause): string {
  return words(finite(clause), middle(clause), clause.verb.prefix) + clause.tail;
}

/** As it stands behind "darf" and "muss". */
function infinitive(clause: Clause): string {
  return words(middle(clause), clause.verb.infinitive) + clause.tail;
}

/** Joins clauses. Behind an opening the verb comes before the subject. */
export function say(clauses: readonly Clause[], intro?: string): string {
  let text = '';
  let last: Clause | undefined;
  const list = shared(clauses);
  for (const [i, clause] of list.entries()) {
    const subject = subjectText(clause);
    if (last === undefined) {
      text = intro === undefined ? words(subject, predicate(clause)) : inverted(clause);
    } else if (subjectText(last) === subject) {
      text += (i < list.length - 1 ? ', ' : ' und ') + predicate(clause);
    } else text += `, und ${words(subject, predicate(clause))}`;
    last = clause;
  }
  return words(opening(intro), text);
}

function inverted(clause: Clause): string {
  return words(finite(clause), subjectText(clause), middle(clause), clause.verb.prefix) + clause.tail;
}

/** A subordinate clause is set off by a comma, an adverb is not. */
function opening(intro: string | undefined): string | undefined {
  if (intro === undefined) return undefined;
  return /^(wenn|falls|solange|nachdem|bevor|außer wenn)\b/.test(intro) || intro.includes(', ') ? `${intro},` : intro;
}

/** Neighbours with the same subject and verb become one clause with more objects. */
function shared(clauses: readonly Clause[]): readonly Clause[] {
  const list: Clause[] = [];
  for (const clause of clauses) {
    const last = list.at(-1);
    const same = last !== undefined && subjectText(last) === subjectText(clause) && last.verb === clause.verb;
    const open = same && last.rest === '' && last.tail === '' && last.before === clause.before;
    if (open && last.objects.length > 0 && clause.objects.length > 0) {
      list[list.length - 1] = { ...clause, objects: [...last.objects, ...clause.objects] };
    } else list.push(clause);
  }
  return list;
}

/** Several clauses about the same subject as one, so that a duration in it is good for all; nothing if they can't be one. */
export function asOne(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = shared(clauses);
  if (first === undefined || others.some((one) => subjectText(one) !== subjectText(first))) return undefined;
  return others.length === 0 ? first : { ...first, tail: `${first.tail} und ${listed(others.map(predicate), 'und')}` };
}

export function may(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = clauses;
  if (first === undefined || others.some((one) => subjectText(one) !== subjectText(first))) return undefined;
  return claim(first.subject ?? YOU, MAY, listed(clauses.map(infinitive), 'und'));
}

export function optionally(clause: Clause, optional: true | undefined): Clause {
  return optional === true ? (may([clause]) ?? clause) : clause;
}

export function either(clauses: readonly Clause[]): Clause | undefined {
  const [first, ...others] = clauses;
  if (first === undefined || clauses.some((one) => one.subject !== undefined)) return undefined;
  const tail = others.map((one, i) => `${i === others.length - 1 ? ' oder ' : ', '}${predicate(one)}`).join('');
  return { ...first, tail: first.tail + tail };
}
