/**
 * English effects.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { CheckEffect, Effect } from '../../abilities/language.ts';
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
import { bare, BE, claim, either, fixed, may, more, optionally, say, tell, verb, type Clause } from './clause.ts';
import { given, holds } from './condition.ts';
import { numberWord, withArticle } from './lexicon.ts';
import { gift, modify } from './mod.ts';
import { amount, quantity } from './phrase.ts';
import { known, the } from './refer.ts';
import { addTo, alterStrike, critical, strike, theEvent } from './strike.ts';
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
  chooseOne: (options) => `choose one: ${options.join('; or ')}`,
  gift,
  given: (condition, s) => given(condition, s),
  andGiven: (intro, condition, s) => (/^(if|after)/.test(intro) ? `${intro} and ${holds(condition, s)}` : undefined),
  aside: (clause, condition, s) => more(clause, `(${given(condition, s)})`),
  choice: (choice, s) => tell('choose', whom(choice, s).text),
  forEach: (who, s) => `for ${eachOf(who, s).text}`,
  otherwise: 'otherwise',
  endOfTurn: 'at end of turn',
};

export function effectText(effects: readonly Effect[], s: Setting): string {
  return passage(effects, s, VOICE);
}

/** Effects that follow an event of themselves. */
export function eventText(event: string, effects: readonly Effect[], s: Setting): readonly string[] {
  return under(event, effects, s, VOICE);
}

function plain(e: PlainEffect, s: Setting): readonly Step<Clause>[] {
  switch (e.do) {
    case 'attack':
      return [attack(e, s)];
    case 'cancel':
      return [tell('cancel', theEvent(s))];
    case 'redirect':
      return [tell('redirect', theEvent(s), 'to', whom(e.to, s).text)];
    case 'wound':
      return [tell('inflict', quantity(e.wounds, 'wound', s, `on ${whom(e.who, s).text}`))];
    case 'heal': {
      const from = `from ${whom(e.who, s).text}`;
      return [tell('remove', e.wounds === 'all' ? `all wounds ${from}` : quantity(e.wounds, 'wound', s, from))];
    }
    case 'reduceWounds':
      return [reduce(e, s)];
    case 'spend':
    case 'ready':
    case 'stun':
    case 'unstun':
    case 'kill':
    case 'discard':
      return [tell(e.do, whom(e.who, s).text)];
    case 'remove':
      return [tell('remove', whom(e.who, s).text, 'from the game')];
    case 'fallUnharmed': {
      const doesNot = { base: 'do not become', third: 'does not become' };
      return [claim(known('event.on', s), doesNot, 'spent or stunned by falling forward')];
    }
    case 'move':
      return [optionally(tell('move', whom(e.who, s).text, way(e, s)), e.optional)];
    case 'shift':
      return [shift(e, s)];
    case 'reroll':
      return [tell('reroll', 'the die')];
    case 'rollBonus':
      return [addTo('the roll', e.add, s)];
    case 'setRoll':
      return [claim({ text: 'the roll', plural: false }, BE, critical(e.result))];
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
      return [tell('attach', the('self', s), 'to', whom(e.to, s).text)];
    case 'charges':
      return [charges(e, s)];
    case 'modify':
      return modify(e.mods, e.until, s);
    case 'special':
      return [{ verb: fixed(specialText(e.id, 'en', (ref) => the(ref, s))), objects: [], rest: '' }];
  }
}

function attack(e: Extract<Effect, { do: 'attack' }>, s: Setting): Clause {
  const bonus =
    typeof e.atk === 'number'
      ? `with ${signed(e.atk)} ATK`
      : e.atk && `with a bonus to ATK equal to ${amount(e.atk, s)}`;
  const clause = tell('perform', 'an attack', bonus, e.free === true ? 'without spending' : undefined);
  const subject = e.who === undefined || e.who === 'this' ? {} : { subject: known(e.who, s) };
  return optionally({ ...clause, ...subject }, e.optional);
}

function reduce(e: Extract<Effect, { do: 'reduceWounds' }>, s: Setting): Clause {
  const number = (value: NonNullable<typeof e.by>): string => {
    if (value === 0) return 'zero';
    return typeof value === 'number' ? numberWord(value) : amount(value, s);
  };
  const { by, to } = e;
  if (by === undefined)
    return to === undefined ? tell('prevent', 'the wounds') : tell('reduce', `the wounds to ${number(to)}`);
  return tell('reduce', `the wounds by ${number(by)}${to === undefined ? '' : `, then to ${number(to)}`}`);
}

function way(e: Extract<Effect, { do: 'move' }>, s: Setting): string {
  const direction = { forward: 'forward', backward: 'backward', either: 'forward or backward' }[e.direction];
  return words(direction, e.upTo === true ? 'up to' : undefined, quantity(e.ranks ?? 1, 'rank', s));
}

// ---------- checks and saves ----------

function test(e: CheckEffect, s: Setting): Test<Clause> {
  const who = eachOf(e.who, s);
  const plainDc = typeof e.dc === 'number' || e.dc === 'X' || 'sum' in e.dc;
  const roll = `${withArticle(`${e.name} ${e.type}`)} (DC ${plainDc ? '' : '= '}${amount(e.dc, s)})`;
  return {
    made: e.who === 'this' ? tell('make', roll) : claim(who, fixed('must make'), roll),
    ifPassed: 'if successful',
    ifFailed: `if the ${e.type} fails`,
    orElse: (consequences) => {
      const own = consequences.every((one) => one.subject?.text === IT);
      if (!own && consequences.some((one) => one.subject === undefined || one.subject.text === IT)) return undefined;
      const or = own ? listed(consequences.map(bare), 'and') : say(consequences);
      return claim(who, fixed('must succeed'), `with ${roll} or ${or}`);
    },
  };
}

/** Stands for the character that made the check, which the sentence has already named. */
const IT = 'it';

function suffered(e: Effect, s: Setting): Clause | undefined {
  const it = { text: IT, plural: false };
  if (e.do === 'cancel') return claim({ text: theEvent(s), plural: false }, BE, 'canceled');
  if (e.do === 'modify' && e.mods.every((mod) => 'who' in mod && mod.who === 'it')) {
    const [only, ...others] = modify(e.mods, e.until, s);
    return typeof only === 'object' && others.length === 0 ? { ...only, subject: it } : undefined;
  }
  if (!('who' in e) || e.who !== 'it') return undefined;
  switch (e.do) {
    case 'wound':
      return claim(it, verb('suffer'), quantity(e.wounds, 'wound', s));
    case 'stun':
      return claim(it, verb('become'), 'stunned');
    case 'spend':
      return claim(it, verb('become'), 'spent');
    case 'ready':
      return claim(it, verb('become'), 'ready');
    case 'kill':
      return claim(it, BE, 'killed');
    case 'move':
      return e.optional === true ? undefined : claim(it, verb('move'), way(e, s));
    default:
      return undefined;
  }
}
