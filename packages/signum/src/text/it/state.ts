/**
 * What is said of creatures in Italian.
 */
import type { Form } from '@muster/grammar/italian';
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Statement, Until } from '../skeleton/plan.ts';
import { isSeveral } from '../skeleton/noun.ts';
import type { Attacks, StateVerb } from '../skeleton/verb.ts';
import type { Quote, Speaker } from '../talk.ts';
import { criticalName } from './critical.ts';
import { inO } from './grammar.ts';
import { hasWords } from './label.ts';
import { TOKENS } from './lexicon.ts';
import { attackTypes, diceWords, nounPhrase, say } from './noun.ts';

/** Verb after one and after several, and the rest. */
type Predicate = readonly [one: string, many: string, rest: string];

export function statement({ subject, verbs, until }: Statement, speaker: Speaker, quote: Quote): string {
  const { text, form } = nounPhrase(subject, speaker);
  const each = isSeveral(subject) ? (form.f ? 'ciascuna' : 'ciascuno') : '';
  const predicates = verbs.map((verb) => {
    const [one, many, rest] = predicate(verb, form, speaker, quote);
    return words(form.many ? many : one, rest, hasNumber(verb) && each);
  });
  return words(text, listed(predicates, 'e'), until !== undefined && untilWords(until, form));
}

/** Whether "ciascuno" must be said, so that nobody shares. */
function hasNumber({ v }: StateVerb): boolean {
  return v === 'damage' || v === 'random-damage' || v === 'wound' || v === 'heal' || v === 'armour' || v === 'token';
}

function untilWords({ until, types }: Until, { many }: Form): string {
  switch (until) {
    case 'attack':
      return 'durante questo attacco';
    case 'next-attack':
      return words(
        `durante il ${many ? 'loro' : 'suo'} prossimo attacco`,
        attackTypes(types, false, 'o'),
        'in questo turno',
      );
    case 'activation':
      return `fino alla fine della ${many ? 'loro' : 'sua'} attivazione`;
    case 'turn':
      return 'fino alla fine del turno';
    case 'your-next-turn':
      return "fino all'inizio del tuo prossimo turno";
  }
}

function predicate(verb: StateVerb, form: Form, speaker: Speaker, quote: Quote): Predicate {
  switch (verb.v) {
    case 'damage':
      return ['subisce', 'subiscono', verb.n === 1 ? '1 danno' : `${verb.n} danni`];
    case 'random-damage':
      return ['subisce', 'subiscono', `danni casuali (${diceWords(verb.dice)})`];
    case 'wound':
      return ['subisce', 'subiscono', verb.n === 1 ? '1 ferita' : `${verb.n} ferite`];
    case 'heal':
      return ['recupera', 'recuperano', verb.n === 1 ? '1 punto ferita' : `${verb.n} punti ferita`];
    case 'armour':
      return ['riceve', 'ricevono', `${verb.n} ${verb.n === 1 ? 'segnalino' : 'segnalini'} armatura`];
    case 'token':
      return ['riceve', 'ricevono', `un segnalino ${TOKENS[verb.token]}`];
    case 'lose-tokens':
      return ['perde', 'perdono', lostTokens(verb.tokens)];
    case 'has':
      return ['ha', 'hanno', hasWords(verb.property, quote)];
    case 'stat':
      return ['riceve', 'ricevono', `${signed(verb.add)} ${statName(verb.stat, verb.add)}`];
    case 'dice':
      return ['aggiunge', 'aggiungono', words(diceWords(verb.dice), toAttacks(verb.attacks, form))];
    case 'dice-against': {
      const fewer = verb.n === 1 ? '1 dado in meno' : `${verb.n} dadi in meno`;
      const types = verb.types.length === 0 ? '' : `negli attacchi ${attackTypes(verb.types, true, 'e')}`;
      return ['viene', 'vengono', words(inO('attaccat', form), `con ${fewer}`, types)];
    }
    case 'attack-damage': {
      const damage = Math.abs(verb.add) === 1 ? '1 danno' : `${Math.abs(verb.add)} danni`;
      return [
        'infligge',
        'infliggono',
        words(damage, verb.add < 0 ? 'in meno' : 'in più', withAttacks(verb.attacks, form)),
      ];
    }
    case 'critical':
      return ['ha', 'hanno', `anche l'effetto critico ${criticalName(verb.critical)}`];
    case 'attack-type': {
      const attack = (type: typeof verb.to): string => `attacchi ${attackTypes([type], true, 'e')}`;
      return ['esegue', 'eseguono', `${attack(verb.to)} invece di ${attack(verb.from)}`];
    }
    case 'cannot':
      return ['non può', 'non possono', verb.what === 'heal' ? `essere ${inO('curat', form)}` : CANNOT[verb.what]];
    case 'extra-attack':
      return ['può', 'possono', 'eseguire un attacco aggiuntivo'];
    case 'swap':
      return ['scambia', 'scambiano', `il posto con ${say(verb.with, speaker)}`];
    case 'activate-again':
      return ['può', 'possono', `essere ${inO('attivat', form)} ancora una volta in questo turno`];
    case 'discard':
      return ['scarta', 'scartano', `${verb.n === 1 ? '1 carta' : `${verb.n} carte`} dalla mano`];
  }
}

const CANNOT = { move: 'muoversi', run: 'correre', attack: 'attaccare' } as const;

function lostTokens(tokens: readonly (keyof typeof TOKENS)[]): string {
  const [only] = tokens;
  if (tokens.length === 1 && only !== undefined && only !== 'armour') return `il segnalino ${TOKENS[only]}`;
  const names = listed(
    tokens.map((token) => TOKENS[token]),
    'e',
  );
  return `tutti i segnalini ${names}`;
}

function statName(stat: 'movement' | 'hp' | 'range', add: number): string {
  switch (stat) {
    case 'movement':
      return 'al movimento';
    case 'range':
      return 'alla gittata';
    case 'hp':
      return Math.abs(add) === 1 ? 'punto ferita' : 'punti ferita';
  }
}

function toAttacks({ of, types }: Attacks, { many }: Form): string {
  const some = attackTypes(types, true, 'e');
  const one = attackTypes(types, false, 'o');
  switch (of) {
    case 'its':
      return words(`ai ${many ? 'loro' : 'suoi'} attacchi`, some);
    case 'the':
      return one === '' ? "all'attacco" : `a un attacco ${one}`;
    case 'this':
      return one === '' ? 'a questo attacco' : `a questo attacco se è un attacco ${one}`;
    case 'next':
      return words(`al ${many ? 'loro' : 'suo'} prossimo attacco`, one, 'in questo turno');
    case 'said':
      return onlyIn(one);
  }
}

function withAttacks({ of, types }: Attacks, { many }: Form): string {
  const some = attackTypes(types, true, 'e');
  if (of === 'its') return words(`con i ${many ? 'loro' : 'suoi'} attacchi`, some);
  return onlyIn(attackTypes(types, false, 'o'));
}

function onlyIn(kind: string): string {
  return kind === '' ? '' : `(solo in un attacco ${kind})`;
}
