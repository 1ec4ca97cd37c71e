/**
 * German effects.
 */
import { CASES, pronoun, type Case } from '@muster/grammar/german';
import { signed, words } from '@muster/grammar/phrases';
import type { Amount, CheckEffect, Effect } from '../../abilities/language.ts';
import { passage, under, type PlainEffect, type Step, type Test, type Voice } from '../passage.ts';
import type { Setting } from '../setting.ts';
import { specialText } from '../specials.ts';
import {
  charges,
  discardFromHand,
  draw,
  giveBack,
  look,
  putIntoPlay,
  raise,
  retrieve,
  revealHand,
  shift,
} from './cards.ts';
import { acc, claim, dat, either, give, may, optionally, say, tell, type Clause } from './clause.ts';
import { given, holds } from './condition.ts';
import { checkWords, numberWord, RANK, ROLL, WOUND } from './lexicon.ts';
import { gift, modify } from './mod.ts';
import { aside, build, simple, whole, type Np } from './np.ts';
import { amountIn, formula, inHeight, quantity } from './phrase.ts';
import { known } from './refer.ts';
import { addToRoll, alterStrike, critical, strike, theEvent } from './strike.ts';
import * as verbs from './verbs.ts';
import { eachOf, whom } from './whom.ts';

const VOICE: Voice<Clause> = {
  plain,
  strike,
  alterStrike,
  test,
  suffered,
  say,
  may,
  either,
  chooseOne: (options) => `wähle eine Möglichkeit: ${options.join('; oder ')}`,
  gift,
  given: (condition, s) => given(condition, s),
  andGiven: (intro, condition, s) => (/^(wenn|nach)/.test(intro) ? `${intro} und ${holds(condition, s)}` : undefined),
  aside: (clause, condition, s) => ({ ...clause, tail: `${clause.tail} (${given(condition, s)})` }),
  choice: (choice, s) => tell(verbs.CHOOSE, acc(whom(choice, s))),
  forEach: (who, s) => `für ${whole(eachOf(who, s), 'acc')}`,
  otherwise: 'andernfalls',
  endOfTurn: 'am Ende der Runde',
};

export function effectText(effects: readonly Effect[], s: Setting): string {
  return passage(effects, s, VOICE);
}

/** Effects that follow an event of themselves. */
export function eventText(event: string, effects: readonly Effect[], s: Setting): readonly string[] {
  return under(event, effects, s, VOICE);
}

const SIMPLE = {
  spend: verbs.SPEND,
  ready: verbs.READY,
  stun: verbs.STUN,
  kill: verbs.KILL,
  discard: verbs.DISCARD,
} as const;

function plain(e: PlainEffect, s: Setting): readonly Step<Clause>[] {
  switch (e.do) {
    case 'attack':
      return [attack(e, s)];
    case 'cancel':
      return [tell(verbs.CANCEL, acc(theEvent(s)))];
    case 'redirect':
      return [tell(verbs.REDIRECT, acc(theEvent(s)), acc(whom(e.to, s), 'auf'))];
    case 'wound':
      return [tell(verbs.INFLICT, dat(whom(e.who, s)), acc(quantity(e.wounds, WOUND, s)))];
    case 'heal': {
      const wounds = e.wounds === 'all' ? 'alle Wunden' : acc(quantity(e.wounds, WOUND, s));
      return [tell(verbs.REMOVE, wounds, dat(whom(e.who, s), 'von'))];
    }
    case 'reduceWounds':
      return [reduce(e, s)];
    case 'spend':
    case 'ready':
    case 'stun':
    case 'kill':
    case 'discard':
      return [tell(SIMPLE[e.do], acc(whom(e.who, s)))];
    case 'unstun':
      return [tell(verbs.WAKE, acc(whom(e.who, s)), 'aus der Betäubung')];
    case 'remove':
      return [tell(verbs.REMOVE, acc(whom(e.who, s)), 'aus der Partie')];
    case 'fallUnharmed':
      return [claim(known('event.on', s), verbs.BECOME, 'durch das Vorwärtsfallen weder verausgabt noch betäubt')];
    case 'move':
      return [optionally(tell(verbs.MOVE, acc(whom(e.who, s)), way(e, s)), e.optional)];
    case 'shift':
      return [shift(e, s)];
    case 'reroll':
      return [tell(verbs.REPEAT, 'den Wurf')];
    case 'rollBonus':
      return [addToRoll(e.add, s)];
    case 'setRoll':
      return [claim(simple('der', ROLL), verbs.BE, critical(e.result))];
    case 'draw':
      return [draw(e, s)];
    case 'discardFromHand':
      return [discardFromHand(e, s)];
    case 'retrieve':
      return [retrieve(e, s)];
    case 'return':
      return [giveBack(e, s)];
    case 'look':
      return [look(e)];
    case 'revealHand':
      return [revealHand()];
    case 'putIntoPlay':
      return putIntoPlay(e, s);
    case 'raise':
      return [optionally(raise(e, s), e.optional)];
    case 'attach':
      return [tell(verbs.ATTACH, acc(known('self', s)), acc(whom(e.to, s), 'an'))];
    case 'charges':
      return [charges(e, s)];
    case 'modify':
      return modify(e.mods, e.until, s);
    case 'special':
      return [tell(verbs.spelledOut(specialText(e.id, 'de', (ref, form) => known(ref, s).cases[caseOf(form)])))];
  }
}

function caseOf(form: string): Case {
  return CASES.find((kasus) => kasus === form) ?? 'nom';
}

function attack(e: Extract<Effect, { do: 'attack' }>, s: Setting): Clause {
  const bonus =
    typeof e.atk === 'number' ? `mit ${signed(e.atk)} ATK` : e.atk && `mit einem Bonus auf ATK ${inHeight(e.atk, s)}`;
  const clause = tell(verbs.PERFORM, 'einen Angriff', bonus);
  const other = e.who === undefined || e.who === 'this' ? undefined : known(e.who, s);
  const free = `ohne ${other === undefined ? known('this', s).cases.acc : 'sich'} zu verausgaben`;
  const subject = other === undefined ? {} : { subject: other };
  return optionally({ ...clause, ...subject, tail: e.free === true ? aside(free) : '' }, e.optional);
}

function reduce({ by, to }: Extract<Effect, { do: 'reduceWounds' }>, s: Setting): Clause {
  const number = (value: Amount): string => (typeof value === 'number' ? numberWord(value) : amountIn(value, 'acc', s));
  if (by === undefined)
    return to === undefined ? tell(verbs.PREVENT, 'die Wunden') : tell(verbs.REDUCE, `die Wunden auf ${number(to)}`);
  return tell(verbs.REDUCE, `die Wunden um ${number(by)}${to === undefined ? '' : `, dann auf ${number(to)}`}`);
}

function way(e: Extract<Effect, { do: 'move' }>, s: Setting): string {
  const direction = { forward: 'vorwärts', backward: 'rückwärts', either: 'vorwärts oder rückwärts' }[e.direction];
  const ranks = whole(quantity(e.ranks ?? 1, RANK, s), 'acc');
  return words(
    e.upTo === true ? (e.ranks === undefined || e.ranks === 1 ? 'höchstens' : 'bis zu') : undefined,
    ranks,
    direction,
  );
}

// ---------- checks and saves ----------

function test(e: CheckEffect, s: Setting): Test<Clause> {
  const who = eachOf(e.who, s);
  const plainDc = typeof e.dc === 'number' || e.dc === 'X' || 'sum' in e.dc;
  const { noun, after } = checkWords(e.type, e.name);
  const roll = words(simple('ein', noun).cases.acc, after, `(DC ${plainDc ? '' : '= '}${formula(e.dc, s)})`);
  const fails = `wenn ${simple('der', noun).cases.nom} misslingt`;
  return {
    made: e.who === 'this' ? tell(verbs.CARRY_OUT, roll) : claim(who, verbs.MUST, roll, 'durchführen'),
    ifPassed: 'falls erfolgreich',
    ifFailed: fails,
    orElse: (consequences) => {
      if (consequences.some((one) => one.subject === undefined)) return undefined;
      const it = who.name === true ? who : build(who.form, (kasus) => pronoun(kasus, who.form));
      const named = consequences.map((one) => (one.subject === IT ? { ...one, subject: it } : one));
      return { ...claim(who, verbs.MUST, roll, 'bestehen'), tail: `, ${say(named, 'sonst')}` };
    },
  };
}

/** Stands for the character that made the check, which the sentence has already named. */
const IT: Np = simple('der', WOUND);

function suffered(e: Effect, s: Setting): Clause | undefined {
  if (e.do === 'cancel') return claim(theEvent(s), verbs.BECOME, 'aufgehoben');
  if (e.do === 'modify' && e.mods.every((mod) => 'who' in mod && mod.who === 'it')) {
    const [only, ...others] = modify(e.mods, e.until, s);
    return typeof only === 'object' && others.length === 0 ? { ...only, subject: IT } : undefined;
  }
  if (!('who' in e) || e.who !== 'it') return undefined;
  switch (e.do) {
    case 'wound':
      return claim(IT, verbs.SUFFER, acc(quantity(e.wounds, WOUND, s)));
    case 'stun':
      return give(IT, verbs.BECOME, ['betäubt']);
    case 'spend':
      return give(IT, verbs.BECOME, ['verausgabt']);
    case 'ready':
      return give(IT, verbs.BECOME, ['aufgerichtet']);
    case 'kill':
      return give(IT, verbs.BECOME, ['getötet']);
    case 'move':
      return e.optional === true ? undefined : give(IT, verbs.BECOME, [`${way(e, s)} bewegt`]);
    default:
      return undefined;
  }
}
