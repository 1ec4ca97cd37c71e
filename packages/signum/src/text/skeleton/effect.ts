/**
 * Effects as sentences.
 */
import type { Effect, Where } from '../../abilities/language.ts';
import { givenUntil } from './grant.ts';
import { HERO, OPPONENT, SELF, type Noun } from './noun.ts';
import type { Sentence } from './plan.ts';
import { personOf, type Scene } from './scene.ts';
import type { OrderVerb, Place, StateVerb } from './verb.ts';

function state(subject: Noun, verb: StateVerb): Sentence {
  return { says: 'state', subject, verbs: [verb] };
}

function order(verb: OrderVerb): Sentence {
  return { says: 'order', verb };
}

export function sentenceOf(effect: Effect, scene: Scene): Sentence {
  const who = 'who' in effect ? personOf(effect.who, scene) : SELF;
  switch (effect.do) {
    case 'damage':
      return state(who, { v: 'damage', n: effect.damage });
    case 'random-damage':
      return state(who, { v: 'random-damage', dice: effect.dice });
    case 'wound':
      return state(who, { v: 'wound', n: effect.wounds });
    case 'heal':
      return state(who, { v: 'heal', n: effect.wounds });
    case 'armour':
      return state(who, { v: 'armour', n: effect.tokens });
    case 'token':
      return state(who, { v: 'token', token: effect.token });
    case 'remove-token':
      return state(who, { v: 'lose-tokens', tokens: [effect.token] });
    case 'grant':
      return givenUntil(who, effect.grants, effect.until);
    case 'place':
      return order({ v: 'place', whom: who, where: placeOf(effect.where, who, scene) });
    case 'move':
      return { says: 'may', verb: { v: 'move', whom: who, hexes: effect.hexes } };
    case 'push':
      return order({ v: 'push', whom: who });
    case 'swap':
      return state(personOf(effect.a, scene), { v: 'swap', with: personOf(effect.b, scene) });
    case 'draw':
      return order({ v: 'draw', n: effect.cards });
    case 'draw-feat':
      return order({ v: 'draw-feat' });
    case 'strength':
      return order({ v: 'strength', add: effect.add });
    case 'return':
      return order({ v: 'return', kinds: effect.kind, to: effect.to, whose: effect.whose ?? 'your' });
    case 'destroy-card':
      return order({ v: 'destroy', kind: effect.kind, whose: effect.whose });
    case 'control':
      return order({ v: 'control', whom: who, until: effect.until });
    case 'minion':
      return order({ v: 'deploy-minion', n: 1, near: personOf(effect.near, scene) });
    case 'activate-again':
      return state(who, { v: 'activate-again' });
    case 'reroll':
      return order({ v: 'reroll', n: effect.dice });
    case 'change-die':
      return order({ v: 'change-die', to: effect.to });
    case 'add-symbol':
      return order({ v: 'add-symbol', symbol: effect.symbol });
    case 'remove-symbol':
      return order({ v: 'remove-symbol', symbol: effect.symbol });
    case 'change-damage':
      return order({ v: 'change-damage', add: effect.add });
    case 'end-attack':
      return order({ v: 'end-attack' });
    case 'discard':
      return effect.whose === 'your'
        ? order({ v: 'discard-own', n: effect.cards })
        : state(OPPONENT, { v: 'discard', n: effect.cards });
  }
}

function placeOf(where: Where, whom: Noun, scene: Scene): Place {
  switch (where.at) {
    case 'contact':
      return { at: 'contact', of: personOf(where.of, scene) };
    case 'deployment-zone':
      return { at: 'zone' };
    case 'within': {
      const of = personOf(where.of, scene);
      // From its own place; a hero's own card names it as itself.
      const own = of === whom || (of.n === 'self' && whom === HERO);
      return own ? { at: 'within', hexes: where.hexes } : { at: 'within', hexes: where.hexes, of };
    }
    case 'anywhere':
      return { at: 'anywhere' };
  }
}

/** Sentences with the same subject become one, and so do minions deployed in the same place. */
export function merged(sentences: readonly Sentence[]): readonly Sentence[] {
  return sentences.reduce<Sentence[]>((all, next) => {
    const last = all.at(-1);
    const both = last === undefined ? null : joined(last, next);
    return both === null ? [...all, next] : [...all.slice(0, -1), both];
  }, []);
}

function joined(one: Sentence, next: Sentence): Sentence | null {
  if (one.says === 'state' && next.says === 'state') {
    const together = one.subject === next.subject && one.until === undefined && next.until === undefined;
    return together ? { ...one, verbs: joinedVerbs(one.verbs, next.verbs) } : null;
  }
  if (one.says !== 'order' || next.says !== 'order') return null;
  if (one.verb.v !== 'deploy-minion' || next.verb.v !== 'deploy-minion' || one.verb.near !== next.verb.near)
    return null;
  return { says: 'order', verb: { ...one.verb, n: one.verb.n + next.verb.n } };
}

function joinedVerbs(verbs: readonly StateVerb[], more: readonly StateVerb[]): readonly StateVerb[] {
  const last = verbs.at(-1);
  const [first, ...rest] = more;
  if (last?.v !== 'lose-tokens' || first?.v !== 'lose-tokens') return [...verbs, ...more];
  return [...verbs.slice(0, -1), { v: 'lose-tokens', tokens: [...last.tokens, ...first.tokens] }, ...rest];
}
