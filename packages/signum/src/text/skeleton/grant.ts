/**
 * What creatures are given, as verbs. Dice and damage say of which attacks they speak unless the sentence has done so.
 */
import type { AttackType, Duration, Grant } from '../../abilities/language.ts';
import type { Noun } from './noun.ts';
import type { Statement, Until } from './plan.ts';
import type { Attacks, StateVerb } from './verb.ts';

/** Given as long as something holds: to its attacks, or to the attack a keyword speaks of. */
export function givenTo(subject: Noun, grants: readonly Grant[], of: 'its' | 'the'): Statement {
  return { says: 'state', subject, verbs: grants.map((grant) => verbOf(grant, { of, types: typesOf(grant) })) };
}

/** Given for a time. */
export function givenUntil(subject: Noun, grants: readonly Grant[], until: Duration): Statement {
  if (until !== 'attack' && until !== 'next-attack') {
    return { ...givenTo(subject, grants, 'its'), until: { until, types: [] } };
  }
  if (grants.every(({ grant }) => grant === 'dice')) {
    const of = until === 'attack' ? 'this' : 'next';
    return { says: 'state', subject, verbs: grants.map((grant) => verbOf(grant, { of, types: typesOf(grant) })) };
  }
  const types = until === 'next-attack' ? sharedTypes(grants) : [];
  const said: Until = { until, types };
  const verbs = grants.map((grant) => verbOf(grant, { of: 'said', types: types.length > 0 ? [] : typesOf(grant) }));
  return { says: 'state', subject, verbs, until: said };
}

function typesOf(grant: Grant): readonly AttackType[] {
  return 'attack' in grant ? (grant.attack ?? []) : [];
}

/** The types all these speak of, if they speak of the same. */
function sharedTypes(grants: readonly Grant[]): readonly AttackType[] {
  const [first = [], ...others] = grants.map(typesOf);
  return others.every((types) => types.join() === first.join()) ? first : [];
}

function verbOf(grant: Grant, attacks: Attacks): StateVerb {
  switch (grant.grant) {
    case 'property':
      return { v: 'has', property: grant.property };
    case 'stat':
      return { v: 'stat', stat: grant.stat, add: grant.add };
    case 'dice':
      return { v: 'dice', dice: grant.dice, attacks };
    case 'dice-against':
      return { v: 'dice-against', n: grant.remove, types: typesOf(grant) };
    case 'damage':
      return { v: 'attack-damage', add: grant.add, attacks };
    case 'critical':
      return { v: 'critical', critical: grant.critical };
    case 'attack-type':
      return { v: 'attack-type', from: grant.from, to: grant.to };
    case 'cannot':
      return { v: 'cannot', what: grant.what };
    case 'extra-attack':
      return { v: 'extra-attack' };
  }
}
