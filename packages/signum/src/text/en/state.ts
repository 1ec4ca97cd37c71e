/**
 * What is said of creatures in English.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Statement, Until } from '../skeleton/plan.ts';
import { isSeveral } from '../skeleton/noun.ts';
import type { Attacks, StateVerb } from '../skeleton/verb.ts';
import type { Quote, Speaker } from '../talk.ts';
import { hasWords } from './label.ts';
import { criticalName } from './critical.ts';
import { TOKENS } from './lexicon.ts';
import { article, attackTypes, diceWords, nounPhrase, say } from './noun.ts';

/** Verb after one thing, verb after several, the rest. */
type Predicate = readonly [third: string, base: string, rest: string];

export function statement({ subject, verbs, until }: Statement, speaker: Speaker, quote: Quote): string {
  const { text, many } = nounPhrase(subject, speaker);
  const each = isSeveral(subject);
  const predicates = verbs.map((verb) => {
    const [third, base, rest] = predicate(verb, many, speaker, quote);
    return words(many ? base : third, rest, each && hasNumber(verb) && 'each');
  });
  return words(text, listed(predicates, 'and'), until !== undefined && untilWords(until, many));
}

/** Whether "each" must be said, so that nobody shares. */
function hasNumber({ v }: StateVerb): boolean {
  return v === 'damage' || v === 'random-damage' || v === 'wound' || v === 'heal' || v === 'armour' || v === 'token';
}

function untilWords({ until, types }: Until, many: boolean): string {
  switch (until) {
    case 'attack':
      return 'during this attack';
    case 'next-attack':
      return `during ${many ? 'their' : 'its'} next ${words(attackTypes(types, 'or'), 'attack')} this turn`;
    case 'activation':
      return `until the end of ${many ? 'their' : 'its'} activation`;
    case 'turn':
      return 'until the end of the turn';
    case 'your-next-turn':
      return 'until your next turn begins';
  }
}

function predicate(verb: StateVerb, many: boolean, speaker: Speaker, quote: Quote): Predicate {
  const its = many ? 'their' : 'its';
  switch (verb.v) {
    case 'damage':
      return ['takes', 'take', `${verb.n} damage`];
    case 'random-damage':
      return ['takes', 'take', `random damage (${diceWords(verb.dice)})`];
    case 'wound':
      return ['takes', 'take', plural(verb.n, 'wound')];
    case 'heal':
      return ['is', 'are', `healed by ${verb.n}`];
    case 'armour':
      return ['gets', 'get', plural(verb.n, 'armour token')];
    case 'token':
      return ['gets', 'get', article(`${TOKENS[verb.token]} token`)];
    case 'lose-tokens': {
      const names = listed(
        verb.tokens.map((token) => TOKENS[token]),
        'and',
      );
      const all = verb.tokens.includes('armour') ? 'all ' : '';
      return [
        'loses',
        'lose',
        `${all}${its} ${names} ${all !== '' || many || verb.tokens.length > 1 ? 'tokens' : 'token'}`,
      ];
    }
    case 'has':
      return ['has', 'have', hasWords(verb.property, quote)];
    case 'stat':
      return ['gets', 'get', `${signed(verb.add)} ${statName(verb.stat, verb.add)}`];
    case 'dice':
      return ['adds', 'add', words(diceWords(verb.dice), toAttacks(verb.attacks, its))];
    case 'dice-against': {
      const types = verb.types.length === 0 ? '' : `in ${attackTypes(verb.types, 'and')} attacks`;
      return ['is', 'are', words('attacked with', verb.n === 1 ? '1 die fewer' : `${verb.n} dice fewer`, types)];
    }
    case 'attack-damage': {
      const more = `${Math.abs(verb.add)} ${verb.add < 0 ? 'less' : 'more'} damage`;
      return ['deals', 'deal', words(more, withAttacks(verb.attacks, its))];
    }
    case 'critical':
      return ['also has', 'also have', `the critical effect ${criticalName(verb.critical)}`];
    case 'attack-type':
      return [
        'makes',
        'make',
        `${attackTypes([verb.to], 'or')} attacks instead of ${attackTypes([verb.from], 'or')} attacks`,
      ];
    case 'cannot':
      return ['cannot', 'cannot', verb.what === 'heal' ? 'be healed' : verb.what];
    case 'extra-attack':
      return ['may make', 'may make', 'one additional attack'];
    case 'swap':
      return ['swaps', 'swap', `places with ${say(verb.with, speaker)}`];
    case 'activate-again':
      return ['can be activated', 'can be activated', 'once more this turn'];
    case 'discard':
      return ['discards', 'discard', `${plural(verb.n, 'card')} from hand`];
  }
}

export function plural(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}s`;
}

function statName(stat: 'movement' | 'hp' | 'range', add: number): string {
  if (stat !== 'hp') return stat;
  return Math.abs(add) === 1 ? 'hit point' : 'hit points';
}

function toAttacks({ of, types }: Attacks, its: string): string {
  const kind = attackTypes(types, of === 'its' ? 'and' : 'or');
  switch (of) {
    case 'its':
      return `to ${its} ${words(kind, 'attacks')}`;
    case 'the':
      return kind === '' ? 'to the attack' : `to ${article(kind)} attack`;
    case 'this':
      return kind === '' ? 'to this attack' : `to this attack if it is ${article(kind)} attack`;
    case 'next':
      return `to ${its} next ${words(kind, 'attack')} this turn`;
    case 'said':
      return kind === '' ? '' : onlyIn(kind);
  }
}

function withAttacks({ of, types }: Attacks, its: string): string {
  const kind = attackTypes(types, 'and');
  if (of === 'its') return `with ${its} ${words(kind, 'attacks')}`;
  return kind === '' ? '' : onlyIn(attackTypes(types, 'or'));
}

function onlyIn(kind: string): string {
  return `(only in ${article(kind)} attack)`;
}
