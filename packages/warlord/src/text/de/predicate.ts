import { listed } from '@muster/grammar/phrases';
/**
 * What is said of somebody in a German subordinate clause, with the verb at its end.
 */

/** One thing that is said, and how it is denied. */
export interface Fragment {
  readonly verb: 'is' | 'has';
  readonly said: string;
  readonly denied: string;
}

export interface Predicate {
  readonly said: string;
  readonly denied: string;
  /** Only one thing is said, so that its denial is clear. */
  readonly simple: boolean;
}

export function isSo(said: string, denied = `nicht ${said}`): Fragment {
  return { verb: 'is', said, denied };
}

export function hasIt(said: string, denied: string): Fragment {
  return { verb: 'has', said, denied };
}

/** "erholt und in diesem Rang ist", "ein Elf ist und Schleichen hat" */
export function predicateOf(fragments: readonly Fragment[], many: boolean): Predicate {
  const verbs = many ? { is: 'sind', has: 'haben' } : { is: 'ist', has: 'hat' };
  const clauses = (say: (fragment: Fragment) => string, conjunction: string): string => {
    const parts = (['is', 'has'] as const).map((verb) => {
      const list = fragments.filter((fragment) => fragment.verb === verb).map(say);
      return list.length > 0 ? `${listed(list, conjunction)} ${verbs[verb]}` : '';
    });
    return listed(
      parts.filter((part) => part !== ''),
      conjunction,
    );
  };
  return {
    said: clauses(({ said }) => said, 'und'),
    denied: clauses(({ denied }) => denied, 'oder'),
    simple: fragments.length === 1,
  };
}

export function anyOf(list: readonly Predicate[]): Predicate {
  return {
    said: listed(
      list.map((one) => one.said),
      'oder',
    ),
    denied: listed(
      list.map((one) => one.denied),
      'und',
    ),
    simple: list.length === 1 && list.every((one) => one.simple),
  };
}
