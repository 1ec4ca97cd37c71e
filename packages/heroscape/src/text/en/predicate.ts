/**
 * What English says of a subject: a verb in its forms and what follows it.
 */
export interface Predicate {
  readonly base: string;
  readonly third: string;
  /** The form with a plural, where it is not the base. */
  readonly many?: string;
  readonly rest: string;
}

/** "get", "gets" */
export function verb(base: string, rest: string): Predicate {
  return { base, third: third(base), rest };
}

function third(base: string): string {
  const [first = '', ...more] = base.split(' ');
  const form = /(?:s|sh|ch|x|o)$/.test(first)
    ? `${first}es`
    : /[^aeiou]y$/.test(first)
      ? `${first.slice(0, -1)}ies`
      : `${first}s`;
  return [form, ...more].join(' ');
}

/** "is …" */
export function is(rest: string): Predicate {
  return { base: 'be', third: 'is', many: 'are', rest };
}

/** "has …" */
export function has(rest: string): Predicate {
  return { base: 'have', third: 'has', rest };
}

/** The same form for all: past tenses, "cannot". */
export function fixed(form: string, rest: string): Predicate {
  return { base: form, third: form, rest };
}
