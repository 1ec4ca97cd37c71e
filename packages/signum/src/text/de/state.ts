/**
 * What is said of creatures in German.
 */
import type { Form } from '@muster/grammar/german';
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Statement, Until } from '../skeleton/plan.ts';
import { isSeveral } from '../skeleton/noun.ts';
import type { Attacks, StateVerb } from '../skeleton/verb.ts';
import type { Quote, Speaker } from '../talk.ts';
import { anAttack, attackNouns, diceWords, nextAttack, ownAttacks } from './attack.ts';
import { criticalName } from './critical.ts';
import { hasWords } from './label.ts';
import { TOKENS } from './lexicon.ts';
import { nounPhrase, possessive, say } from './noun.ts';

/** Finite verb after one and after several, what stands behind it, and what stands last. */
interface Predicate {
  readonly verb: readonly [one: string, many: string];
  readonly rest: string;
  readonly end?: string;
}

/** How long something lasts stands behind the first finite verb. */
export function statement({ subject, verbs, until }: Statement, speaker: Speaker, quote: Quote): string {
  const { text, form } = nounPhrase(subject, speaker, 'nom');
  const each = isSeveral(subject) ? 'je' : '';
  const predicates = verbs.map((verb, i) => {
    const said = predicate(verb, form, each, speaker, quote);
    const time = i === 0 && until !== undefined ? untilWords(until, form) : '';
    return words(said.verb[form === 'pl' ? 1 : 0], time, said.rest, said.end);
  });
  return words(text, listed(predicates, 'und'));
}

function untilWords({ until, types }: Until, form: Form): string {
  switch (until) {
    case 'attack':
      return 'bei diesem Angriff';
    case 'next-attack':
      return `bei ${nextAttack(possessive(form), types, 'dat')} in diesem Spielzug`;
    case 'activation':
      return `bis zum Ende ${possessive(form)}er Aktivierung`;
    case 'turn':
      return 'bis zum Ende des Spielzugs';
    case 'your-next-turn':
      return 'bis zum Beginn deines nächsten Spielzugs';
  }
}

function predicate(verb: StateVerb, form: Form, each: string, speaker: Speaker, quote: Quote): Predicate {
  const own = possessive(form);
  switch (verb.v) {
    case 'damage':
      return { verb: ['erleidet', 'erleiden'], rest: words(each, `${verb.n} Schaden`) };
    case 'random-damage':
      return {
        verb: ['erleidet', 'erleiden'],
        rest: words(each, `zufälligen Schaden (${diceWords(verb.dice, 'nom')})`),
      };
    case 'wound':
      return { verb: ['erleidet', 'erleiden'], rest: words(each, plural(verb.n, 'Wunde')) };
    case 'heal': {
      const points = verb.n === 1 ? '1 Trefferpunkt' : `${verb.n} Trefferpunkte`;
      return { verb: ['wird', 'werden'], rest: words(each === '' ? 'um' : 'um je', points), end: 'geheilt' };
    }
    case 'armour':
      return { verb: ['erhält', 'erhalten'], rest: words(each, plural(verb.n, 'Rüstungsmarke')) };
    case 'token':
      return { verb: ['erhält', 'erhalten'], rest: words(each, `eine ${TOKENS[verb.token]}marke`) };
    case 'lose-tokens':
      return { verb: ['verliert', 'verlieren'], rest: lostTokens(verb.tokens, own, form) };
    case 'has':
      return { verb: ['hat', 'haben'], rest: hasWords(verb.property, quote) };
    case 'stat':
      return { verb: ['erhält', 'erhalten'], rest: `${signed(verb.add)} ${statName(verb.stat, verb.add)}` };
    case 'dice':
      return {
        verb: ['fügt', 'fügen'],
        rest: words(toAttacks(verb.attacks, own), diceWords(verb.dice, 'acc')),
        end: 'hinzu',
      };
    case 'dice-against': {
      const types = verb.types.length === 0 ? '' : `bei ${attackNouns(verb.types, 'none', 'dat', true, 'und')}`;
      return {
        verb: ['wird', 'werden'],
        rest: words(types, `mit ${verb.n} Würfel${verb.n === 1 ? '' : 'n'} weniger`),
        end: 'angegriffen',
      };
    }
    case 'attack-damage': {
      const more = `${Math.abs(verb.add)} Schaden ${verb.add < 0 ? 'weniger' : 'mehr'}`;
      return { verb: ['fügt', 'fügen'], rest: words(withAttacks(verb.attacks, own), more), end: 'zu' };
    }
    case 'critical':
      return { verb: ['hat', 'haben'], rest: `zusätzlich den kritischen Effekt ${criticalName(verb.critical)}` };
    case 'attack-type': {
      const to = attackNouns([verb.to], 'none', 'acc', true, 'und');
      return {
        verb: ['führt', 'führen'],
        rest: `statt ${attackNouns([verb.from], 'none', 'dat', true, 'und')} ${to}`,
        end: 'aus',
      };
    }
    case 'cannot':
      return { verb: ['kann', 'können'], rest: CANNOT[verb.what] };
    case 'extra-attack':
      return { verb: ['darf', 'dürfen'], rest: 'einen zusätzlichen Angriff', end: 'ausführen' };
    case 'swap':
      return { verb: ['tauscht', 'tauschen'], rest: `den Platz mit ${say(verb.with, speaker, 'dat')}` };
    case 'activate-again':
      return { verb: ['kann', 'können'], rest: 'in diesem Spielzug noch einmal', end: 'aktiviert werden' };
    case 'discard':
      return { verb: ['legt', 'legen'], rest: `${plural(verb.n, 'Karte')} aus der Hand`, end: 'ab' };
  }
}

const CANNOT = {
  move: 'sich nicht bewegen',
  run: 'nicht laufen',
  attack: 'nicht angreifen',
  heal: 'nicht geheilt werden',
} as const;

/** Of nouns in -e. */
export function plural(n: number, noun: string): string {
  return n === 1 ? `1 ${noun}` : `${n} ${noun}n`;
}

/** "ihre Gift- und ihre Seuchenmarke" would be too much: "Gift- und Seuchenmarke". */
function lostTokens(tokens: readonly (keyof typeof TOKENS)[], own: string, form: Form): string {
  const [only] = tokens;
  if (tokens.length === 1 && only !== undefined)
    return only === 'armour' ? 'alle Rüstungsmarken' : `${own}e ${TOKENS[only]}marke${form === 'pl' ? 'n' : ''}`;
  const names = tokens.map((token, i) => (i === tokens.length - 1 ? `${TOKENS[token]}marken` : `${TOKENS[token]}-`));
  return `alle ${listed(names, 'und')}`;
}

function statName(stat: 'movement' | 'hp' | 'range', add: number): string {
  switch (stat) {
    case 'movement':
      return 'Bewegung';
    case 'range':
      return 'Angriffsreichweite';
    case 'hp':
      return Math.abs(add) === 1 ? 'Trefferpunkt' : 'Trefferpunkte';
  }
}

/** In the dative: to which attacks dice are added. */
function toAttacks({ of, types }: Attacks, own: string): string {
  switch (of) {
    case 'its':
      return ownAttacks(own, types, 'dat');
    case 'the':
      return types.length === 0 ? 'dem Angriff' : anAttack(types, 'dat');
    case 'this':
      return types.length === 0 ? 'diesem Angriff' : `diesem Angriff, falls er ${anAttack(types, 'nom')} ist,`;
    case 'next':
      return `${nextAttack(own, types, 'dat')} in diesem Spielzug`;
    case 'said':
      return onlyIn(types);
  }
}

function withAttacks({ of, types }: Attacks, own: string): string {
  if (of === 'its') return `mit ${ownAttacks(own, types, 'dat')}`;
  return onlyIn(types);
}

function onlyIn(types: Attacks['types']): string {
  return types.length === 0 ? '' : `(nur bei ${anAttack(types, 'dat')})`;
}
