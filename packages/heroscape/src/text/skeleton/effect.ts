/**
 * Effects as clauses: what the player does, and what then holds of figures.
 */
import type { Effect, Person } from '../../abilities/language.ts';
import { kindOf, some, unit } from './kind.ts';
import type { Noun, Role } from './noun.ts';
import { ATTACKER, CARD, SELF, TARGET } from './noun.ts';
import type { Clause } from './plan.ts';
import { clause, you } from './say.ts';
import type { EffectVerb } from './verb.ts';

type Change = Extract<Effect, { readonly do: 'change' }>;

function personNoun(person: Person, it: Noun): Noun {
  switch (person) {
    case 'self':
      return SELF;
    case 'it':
      return it;
    case 'attacker':
      return ATTACKER;
    case 'target':
      return TARGET;
  }
}

/** Clauses of effects without rolls of their own; changes for the same figures become one. */
export function effectClauses(effects: readonly Effect[], it: Noun): Clause[] {
  const clauses: Clause[] = [];
  let changes: Change[] = [];
  const flush = (): void => {
    if (changes.length > 0) clauses.push(giveClause(changes));
    changes = [];
  };
  for (const effect of effects) {
    if (effect.do === 'change') {
      if (changes.some((change) => !sameChange(change, effect))) flush();
      changes.push(effect);
    } else {
      flush();
      clauses.push(...clausesOf(effect, it));
    }
  }
  flush();
  return mergedSubjects(clauses);
}

/** What is said of several in the same words is said once. */
function mergedSubjects(clauses: readonly Clause[]): Clause[] {
  return clauses.reduce<Clause[]>((all, one) => {
    const last = all.at(-1);
    const like =
      last !== undefined &&
      one.subject.n !== 'you' &&
      JSON.stringify([last.verb, last.mood]) === JSON.stringify([one.verb, one.mood]);
    if (last === undefined || !like) return [...all, one];
    return [...all.slice(0, -1), { ...last, subject: { n: 'and', nouns: [last.subject, one.subject] } }];
  }, []);
}

function sameChange(one: Change, other: Change): boolean {
  return (
    one.who === other.who && one.until === other.until && JSON.stringify(one.figures) === JSON.stringify(other.figures)
  );
}

function giveClause(changes: readonly Change[]): Clause {
  const [first] = changes;
  return you({
    of: 'effect',
    v: 'give',
    whom: first === undefined ? SELF : changedNoun(first),
    bonuses: changes.map(({ stat, add }) => ({ stat, add })),
    until: first?.until ?? 'turn',
  });
}

function changedNoun({ who, figures }: Change): Noun {
  if (who === 'self') return SELF;
  return who === 'card' ? { n: 'figures' } : some('all', { ...figures, side: 'own' });
}

function clausesOf(effect: Exclude<Effect, Change>, it: Noun): Clause[] {
  switch (effect.do) {
    case 'wound':
      return [you({ of: 'effect', v: 'wound', whom: personNoun(effect.who, it), wounds: effect.wounds })];
    case 'destroy':
      return [you({ of: 'effect', v: 'destroy', whom: personNoun(effect.who, it) })];
    case 'destroy-one':
      return [you({ of: 'effect', v: 'destroy', whom: some('a', effect.figures, effect.place) })];
    case 'heal':
      return [
        you({
          of: 'effect',
          v: 'heal',
          whom: personNoun(effect.who, it),
          wounds: effect.wounds,
          ...(effect.upTo === undefined ? {} : { upTo: true }),
        }),
      ];
    case 'lose-markers':
      return [you({ of: 'effect', v: 'remove-orders', whom: personNoun(effect.who, it), count: effect.count })];
    case 'control':
      return [you({ of: 'effect', v: 'take-control', whom: personNoun(effect.who, it) })];
    case 'betray':
      return [clause({ n: 'opponent' }, { of: 'effect', v: 'gains-control' })];
    case 'lend':
      return [clause({ n: 'opponent' }, { of: 'effect', v: 'gains-control', until: 'turn' })];
    case 'turn':
      return [you({ of: 'turn', v: 'take-turn', with: [personNoun(effect.who, it)] }, 'may')];
    case 'another-turn':
      return [you({ of: 'turn', v: 'another-turn', with: CARD }, 'may')];
    case 'negate':
      return [you({ of: 'effect', v: 'negate', whom: personNoun(effect.who, it) })];
    case 'activate':
      return [you({ of: 'effect', v: 'activate', state: effect.state, until: effect.until })];
    case 'reveal-x':
      return [you({ of: 'effect', v: 'activate', state: effect.state, until: 'round', x: true })];
    case 'limit-defence':
      return [
        clause(effect.figures === undefined ? it : some('all', effect.figures), {
          of: 'fight',
          v: 'rolls-at-most',
          stat: 'defence',
          max: effect.max,
          against: SELF,
          until: 'turn',
        }),
      ];
    case 'place':
      return placeClauses(effect, it);
    case 'gather':
      return [
        you(
          {
            of: 'effect',
            v: 'gather',
            whom: some(typeof effect.count === 'number' ? countOf(effect.count) : 'many', effect.figures, effect.place),
            space: { filter: effect.to, of: SELF },
            count: effect.count,
          },
          'may',
        ),
      ];
    case 'roll':
      return [];
    case 'switch':
      return [
        you({
          of: 'effect',
          v: 'switch',
          whom: it,
          ...(effect.once === undefined ? {} : { once: effect.once }),
        }),
      ];
    case 'move':
      return moveClauses(effect);
    case 'move-again':
      return [you({ of: 'effect', v: 'move-again', whom: CARD }, 'may')];
    case 'acting':
      return [you({ of: 'turn', v: 'acts-with', move: effect.figures, attack: effect.figures }, 'may')];
    case 'no-attack':
      return [clause(CARD, { of: 'fight', v: 'attacks-this-turn' }, 'may-not')];
    case 'must-attack-all-adjacent':
      return [clause(SELF, { of: 'fight', v: 'attacks-all-adjacent' }, 'must')];
    case 'ignore-attack':
      return [you({ of: 'effect', v: 'ignore-attack' })];
    case 'ignore-wounds':
      return [you({ of: 'effect', v: 'ignore-wounds' })];
    case 'marker':
      return [you(markerVerb(effect, it))];
    case 'hide':
      return [
        clause(some('all', effect.figures, effect.near, some('a', { sameCard: true })), {
          of: 'fight',
          v: 'is-hidden',
          until: effect.until,
          ...(effect.whileUnengaged === undefined ? {} : { whileUnengaged: true }),
          ...(effect.whileStill === undefined ? {} : { whileStill: true }),
        }),
      ];
    case 'revive':
      return reviveClauses(effect, it);
    case 'arrive':
      return [
        you({
          of: 'effect',
          v: 'bring',
          name: effect.name,
          space: { filter: effect.to, ...(effect.near === undefined ? {} : { of: SELF }) },
        }),
        ...(effect.turn === undefined
          ? []
          : [you({ of: 'turn', v: 'take-turn', with: [unit('a', { side: 'own', name: [effect.name] })] }, 'may')]),
      ];
    case 'spirit':
      return [you({ of: 'effect', v: 'become-spirit', stat: effect.stat })];
    case 'become':
      return [becomeClause(effect, it)];
    case 'end-turn':
      return [clause(effect.who === undefined ? CARD : personNoun(effect.who, it), { of: 'effect', v: 'turn-ends' })];
    case 'distribute':
      return [
        you({ of: 'effect', v: 'distribute', among: some('a', effect.figures, effect.place) }),
        clause({ n: 'affected' }, { of: 'special', v: 'cannot-defend' }),
      ];
    case 'attack-again':
      return [you({ of: 'effect', v: 'attack-again', with: SELF }, 'may')];
    case 'shadow-tile':
      return [you({ of: 'effect', v: 'lay-shadow' })];
  }
}

export function countOf(count: number): 'a' | { readonly n: number; readonly how: 'up-to' } {
  return count === 1 ? 'a' : { n: count, how: 'up-to' };
}

/** The figure on whose space another is put. */
function roleOf(noun: Noun): Role {
  return noun.n === 'role' ? noun.role : 'destroyed';
}

function placeClauses(effect: Extract<Effect, { readonly do: 'place' }>, it: Noun): Clause[] {
  const whom = personNoun(effect.who, it);
  return [
    you({
      of: 'effect',
      v: 'place',
      whom,
      space: { filter: effect.to, of: effect.near === 'self' ? SELF : it },
      ...(effect.inPlace === undefined ? {} : { inPlace: roleOf(it) }),
    }),
    ...(effect.falls === undefined ? [] : [clause(whom, { of: 'effect', v: 'may-fall' })]),
  ];
}

function moveClauses(effect: Extract<Effect, { readonly do: 'move' }>): Clause[] {
  const several = effect.count !== 1;
  const whom = some(effect.count === 'all' ? 'all' : countOf(effect.count), effect.figures, effect.place);
  return [
    you(
      {
        of: 'effect',
        v: 'move',
        whom,
        spaces: effect.spaces,
        several,
        ...(effect.up === undefined ? {} : { up: effect.up }),
        ...(effect.unengaged === undefined ? {} : { unengaged: true }),
        ...(effect.free === undefined ? {} : { free: true }),
      },
      'may',
    ),
  ];
}

function markerVerb(effect: Extract<Effect, { readonly do: 'marker' }>, it: Noun): EffectVerb {
  const on = effect.who === undefined ? {} : { on: personNoun(effect.who, it) };
  const name = effect.name;
  if (effect.add < 0) return { of: 'effect', v: 'remove-marker', name, count: -effect.add, ...on };
  const max = effect.max === undefined ? {} : { max: effect.max };
  return { of: 'effect', v: 'put-marker', name, count: effect.add, ...on, ...max };
}

function reviveClauses(effect: Extract<Effect, { readonly do: 'revive' }>, it: Noun): Clause[] {
  const kind = kindOf(effect.figures);
  const whom: Noun = {
    n: 'some',
    count: countOf(effect.count),
    kind: { ...kind, marks: [{ mark: 'destroyed' }, ...kind.marks] },
  };
  return [
    you({
      of: 'effect',
      v: 'revive',
      whom,
      space: { filter: effect.to, of: effect.near === 'self' ? SELF : it },
      ...(effect.inPlace === undefined ? {} : { inPlace: roleOf(it) }),
    }),
    ...(effect.noAttack === undefined
      ? []
      : [clause({ n: 'role', role: 'placed' }, { of: 'fight', v: 'attacks-this-turn' }, 'may-not')]),
  ];
}

function becomeClause(effect: Extract<Effect, { readonly do: 'become' }>, it: Noun): Clause {
  return clause(personNoun(effect.who, it), {
    of: 'effect',
    v: 'becomes',
    ...(effect.species === undefined ? {} : { species: effect.species }),
    ...(effect.class === undefined ? {} : { class: effect.class }),
    ...(effect.personality === undefined ? {} : { personality: effect.personality }),
  });
}
