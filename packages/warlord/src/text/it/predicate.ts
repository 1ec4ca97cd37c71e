import { listed } from '@muster/grammar/phrases';
/**
 * What is said of somebody in Italian: "è pronto", "ha un'Arma equipaggiata".
 */

/** One thing that is said, with its verb, and how it is denied. */
export interface Fragment {
  readonly verb: 'is' | 'has';
  readonly said: string;
  /** The whole denial with its verb. */
  readonly denied: string;
  /** Some word agrees with the subject. */
  readonly agrees: boolean;
  /** `said` has its own verb. */
  readonly whole?: true;
}

export interface Predicate {
  readonly said: string;
  readonly denied: string;
  /** Only one thing is said, so that its denial is clear. */
  readonly simple: boolean;
  readonly agrees: boolean;
}

export function isSo(said: string, many: boolean, agrees = false, denied = said): Fragment {
  return { verb: 'is', said, denied: `non ${many ? 'sono' : 'è'} ${denied}`, agrees };
}

export function hasIt(said: string, many: boolean, denied: string): Fragment {
  return { verb: 'has', said, denied: `non ${many ? 'hanno' : 'ha'} ${denied}`, agrees: false };
}

/** Something that is said by denying it. */
export function isNot(said: string, many: boolean): Fragment {
  const is = many ? 'sono' : 'è';
  return { verb: 'is', said: `non ${is} ${said}`, denied: `${is} ${said}`, agrees: false, whole: true };
}

export function hasNot(denied: string, said: string, many: boolean): Fragment {
  const has = many ? 'hanno' : 'ha';
  return { verb: 'has', said: `non ${has} ${denied}`, denied: `${has} ${said}`, agrees: false, whole: true };
}

/** "è pronto e nel rango frontale", "è un Elfo e ha Furtività" */
export function predicateOf(fragments: readonly Fragment[], many: boolean): Predicate {
  const verbs = many ? { is: 'sono', has: 'hanno' } : { is: 'è', has: 'ha' };
  const parts = (['is', 'has'] as const).flatMap((verb) => {
    const list = fragments.filter((one) => one.verb === verb && one.whole !== true).map(({ said }) => said);
    return list.length > 0 ? [`${verbs[verb]} ${listed(list, 'e')}`] : [];
  });
  const negative = fragments.filter(({ whole }) => whole === true).map(({ said }) => said);
  return {
    said: listed([...parts, ...negative], 'e'),
    denied: listed(
      fragments.map(({ denied }) => denied),
      'o',
    ),
    simple: fragments.length === 1,
    agrees: fragments.some(({ agrees }) => agrees),
  };
}

export function anyOf(list: readonly Predicate[]): Predicate {
  return {
    said: listed(
      list.map((one) => one.said),
      'o',
    ),
    denied: listed(
      list.map((one) => one.denied),
      'e',
    ),
    simple: list.length === 1 && list.every((one) => one.simple),
    agrees: list.some((one) => one.agrees),
  };
}
