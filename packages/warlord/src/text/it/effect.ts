/**
 * Italian effects.
 */
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
import { claim, either, give, may, more, optionally, say, tell, type Clause } from './clause.ts';
import { given, holds } from './condition.ts';
import { agreed, inO, PREPOSITIONS, type Form } from './grammar.ts';
import { checkNoun, numberWord, RANK, ROLL, STATES, WOUND } from './lexicon.ts';
import { gift, modify } from './mod.ts';
import { after, agreeing, bare, definite, indefinite, np, type Np } from './np.ts';
import { amountOf, equalTo, formula, quantity, quantityFor } from './phrase.ts';
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
  chooseOne: (options) => `scegli una possibilità: ${options.join('; oppure ')}`,
  gift,
  given: (condition, s) => given(condition, s),
  andGiven: (intro, condition, s) => (/^(se|dopo)/.test(intro) ? `${intro} e ${holds(condition, s)}` : undefined),
  aside: (clause, condition, s) => more(clause, `(${given(condition, s)})`),
  choice: (choice, s) => tell(verbs.CHOOSE, bare(whom(choice, s))),
  forEach: (who, s) => `per ${bare(eachOf(who, s))}`,
  otherwise: 'altrimenti',
  endOfTurn: 'alla fine del turno',
};

export function effectText(effects: readonly Effect[], s: Setting): string {
  return passage(effects, s, VOICE);
}

/** Effects that follow an event of themselves. */
export function eventText(event: string, effects: readonly Effect[], s: Setting): readonly string[] {
  return under(event, effects, s, VOICE);
}

const SIMPLE = { spend: verbs.SPEND, stun: verbs.STUN, kill: verbs.KILL, discard: verbs.DISCARD } as const;

function plain(e: PlainEffect, s: Setting): readonly Step<Clause>[] {
  switch (e.do) {
    case 'attack':
      return [attack(e, s)];
    case 'cancel':
      return [tell(verbs.CANCEL, bare(theEvent(s)))];
    case 'redirect':
      return [tell(verbs.REDIRECT, bare(theEvent(s)), after('su', whom(e.to, s)))];
    case 'wound':
      return [tell(verbs.INFLICT, quantityFor(e.wounds, WOUND, after('a', whom(e.who, s)), s))];
    case 'heal': {
      const from = after('da', whom(e.who, s));
      return [
        tell(verbs.REMOVE, e.wounds === 'all' ? `tutte le ferite ${from}` : quantityFor(e.wounds, WOUND, from, s)),
      ];
    }
    case 'reduceWounds':
      return [reduce(e, s)];
    case 'spend':
    case 'stun':
    case 'kill':
    case 'discard':
      return [tell(SIMPLE[e.do], bare(whom(e.who, s)))];
    case 'ready': {
      const who = agreeing(whom(e.who, s));
      return [tell(verbs.MAKE, agreed(STATES.ready, who), bare(who))];
    }
    case 'unstun':
      return [tell(verbs.TAKE_OFF, 'lo stordimento', after('a', whom(e.who, s)))];
    case 'remove':
      return [tell(verbs.REMOVE, bare(whom(e.who, s)), 'dalla partita')];
    case 'fallUnharmed': {
      const who = agreeing(known('event.on', s));
      return [
        claim(who, verbs.NOT_BECOME, agreed(STATES.spent, who), 'né', agreed(STATES.stunned, who), 'cadendo in avanti'),
      ];
    }
    case 'move':
      return [optionally(tell(verbs.MOVE, bare(whom(e.who, s)), way(e, s)), e.optional)];
    case 'shift':
      return [shift(e, s)];
    case 'reroll':
      return [tell(verbs.REROLL, 'il dado')];
    case 'rollBonus':
      return [addToRoll(e.add, s)];
    case 'setRoll':
      return [claim(definite(ROLL), verbs.BE, critical(e.result))];
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
      return [tell(verbs.ATTACH, bare(known('self', s)), after('a', whom(e.to, s)))];
    case 'charges':
      return [charges(e, s)];
    case 'modify':
      return modify(e.mods, e.until, s);
    case 'special':
      return [tell(verbs.spelledOut(specialText(e.id, 'it', (ref, form) => speak(known(ref, s), form))))];
  }
}

function speak(who: Np, form: string): string {
  const preposition = PREPOSITIONS.find((one) => one === form);
  return preposition === undefined ? bare(who) : after(preposition, who);
}

function attack(e: Extract<Effect, { do: 'attack' }>, s: Setting): Clause {
  const bonus =
    typeof e.atk === 'number' ? `con ${signed(e.atk)} ATK` : e.atk && `con un bonus all'ATK ${equalTo(e.atk, s)}`;
  const other = e.who === undefined || e.who === 'this' ? undefined : known(e.who, s);
  const free = other === undefined ? `senza spendere ${bare(known('this', s))}` : 'senza spendersi';
  const clause = tell(verbs.PERFORM, 'un attacco', bonus, e.free === true ? free : undefined);
  return optionally({ ...clause, ...(other === undefined ? {} : { subject: other }) }, e.optional);
}

function reduce({ by, to }: Extract<Effect, { do: 'reduceWounds' }>, s: Setting): Clause {
  const number = (value: Amount): string => (typeof value === 'number' ? numberWord(value, 'f') : amountOf(value, s));
  if (by === undefined)
    return to === undefined ? tell(verbs.PREVENT, 'le ferite') : tell(verbs.REDUCE, `le ferite a ${number(to)}`);
  return tell(verbs.REDUCE, `le ferite di ${number(by)}${to === undefined ? '' : `, poi a ${number(to)}`}`);
}

function way(e: Extract<Effect, { do: 'move' }>, s: Setting): string {
  const direction = { forward: 'in avanti', backward: 'indietro', either: 'in avanti o indietro' }[e.direction];
  return words(e.upTo === true ? 'fino a' : 'di', bare(quantity(e.ranks ?? 1, RANK, s)), direction);
}

// ---------- checks and saves ----------

function test(e: CheckEffect, s: Setting): Test<Clause> {
  const who = eachOf(e.who, s);
  const plainDc = typeof e.dc === 'number' || e.dc === 'X' || 'sum' in e.dc;
  const noun = checkNoun(e.type, e.name);
  const roll = `${bare(indefinite(noun))} (DC ${plainDc ? '' : '= '}${formula(e.dc, s)})`;
  return {
    made: e.who === 'this' ? tell(verbs.PERFORM, roll) : claim(who, verbs.MUST, 'effettuare', roll),
    ifPassed: 'se ha successo',
    ifFailed: `se ${e.type === 'check' ? 'la prova' : 'il tiro salvezza'} fallisce`,
    orElse: (consequences) => {
      if (consequences.some((one) => one.subject === undefined)) return undefined;
      const own = consequences.some((one) => one.subject === IT);
      const subject = own ? agreeing(who) : who;
      const said = consequences.map((one) => (one.subject === IT ? { ...one, subject: silent(subject) } : one));
      return claim(
        subject,
        verbs.MUST,
        `superare ${roll}, altrimenti ${say(said).replaceAll(ENDING, endingOf(subject))}`,
      );
    },
  };
}

/** Stands for the character that made the check; the verb alone is enough for it. */
const IT: Np = np('none', '', { gender: 'm', plural: false });

function silent({ gender, plural }: Form): Np {
  return np('none', '', { gender, plural });
}

/** Where a participle will agree with the one checked: "stordit" and o, a, i or e. */
const ENDING = '{o}';

function endingOf(form: Form): string {
  return agreed({ m: 'o', f: 'a', mp: 'i', fp: 'e' }, form);
}

function becomes(stem: string, rest?: string): Clause {
  return give(IT, verbs.COME, [words(stem + ENDING, rest)]);
}

function suffered(e: Effect, s: Setting): Clause | undefined {
  if (e.do === 'cancel') {
    const event = theEvent(s);
    return claim(event, verbs.COME, agreed(inO('cancellato'), event));
  }
  if (e.do === 'modify' && e.mods.every((mod) => 'who' in mod && mod.who === 'it')) {
    const [only, ...others] = modify(e.mods, e.until, s);
    return typeof only === 'object' && others.length === 0 ? { ...only, subject: IT } : undefined;
  }
  if (!('who' in e) || e.who !== 'it') return undefined;
  switch (e.do) {
    case 'wound':
      return claim(IT, verbs.SUFFER, bare(quantity(e.wounds, WOUND, s)));
    case 'stun':
      return becomes('stordit');
    case 'spend':
      return becomes('spes');
    case 'ready':
      return give(IT, verbs.BECOME, [`pront${ENDING}`]);
    case 'kill':
      return becomes('uccis');
    case 'move':
      return e.optional === true ? undefined : becomes('moss', way(e, s));
    default:
      return undefined;
  }
}
