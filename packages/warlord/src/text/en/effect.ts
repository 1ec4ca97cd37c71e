/**
 * English effects, and how they make up sentences.
 */
import type { CheckEffect, Effect } from '../../abilities/language.ts';
import { refer, THAT_CHARACTER, type Referent, type Setting } from '../setting.ts';
import { specialText } from '../specials.ts';
import { listed, sentences, words } from '../words.ts';
import { charges, discardFromHand, draw, giveBack, look, putIntoPlay, raise, retrieve, revealHand, shift } from './cards.ts';
import { BE, claim, say, sayBare, sayMay, tell, together, verb, type Clause, type Step, type Subject } from './clause.ts';
import { when } from './condition.ts';
import { modify } from './mod.ts';
import { amount, quantity } from './phrase.ts';
import { known, the } from './refer.ts';
import { addTo, alterStrike, critical, optionally, strike, theEvent, type Told } from './strike.ts';
import { eachOf, whom } from './whom.ts';
import { signed } from '../words.ts';

export function effectText(effects: readonly Effect[], s: Setting): string {
  return sentences(written(effects.flatMap((effect) => steps(effect, s))));
}

/** Effects under a condition or at a moment: "If successful, …" */
export function under(intro: string, effects: readonly Effect[], s: Setting): readonly string[] {
  const all = effects.flatMap((effect) => steps(effect, s));
  const first = all.findIndex((step) => typeof step === 'string');
  const clauses = all.slice(0, first < 0 ? all.length : first).filter((step) => typeof step !== 'string');
  const rest = first < 0 ? [] : all.slice(first);
  if (clauses.length > 0) return [`${intro}, ${together(clauses)}`, ...written(rest)];
  const [head, ...more] = written(rest);
  return head === undefined ? [] : [`${intro}, ${head}`, ...more];
}

function written(list: readonly Step[]): readonly string[] {
  return list.map((step) => (typeof step === 'string' ? step : say(step)));
}

function steps(e: Effect, s: Setting): readonly Step[] {
  switch (e.do) {
    case 'strike':
      return told(strike(e, s), s);
    case 'alterStrike':
      return told(alterStrike(e, s), s);
    case 'attack':
      return [attack(e, s)];
    case 'cancel':
      return [tell('cancel', theEvent(s))];
    case 'redirect':
      return [tell('redirect', theEvent(s), 'to', whom(e.to, s).text)];
    case 'wound':
      return [tell('inflict', quantity(e.wounds, 'wound', s), 'on', whom(e.who, s).text)];
    case 'heal':
      return [tell('remove', e.wounds === 'all' ? 'all wounds' : quantity(e.wounds, 'wound', s), 'from', whom(e.who, s).text)];
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
    case 'fallUnharmed':
      return [claim(known('event.on', s), { base: 'do not become', third: 'does not become' }, 'spent or stunned by falling forward')];
    case 'move':
      return [optionally(move(e, s), e.optional)];
    case 'shift':
      return [shift(e, s)];
    case 'check':
      return check(e, s);
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
    case 'if':
      return [...under(when(e.condition, s), e.then, s), ...(e.else === undefined ? [] : under('otherwise', e.else, s))];
    case 'may':
      return may(e.effects, s);
    case 'choose':
      return [`choose one: ${e.of.map((option) => option.flatMap((one) => steps(one, s))).map(inOneBreath).join('; or ')}`];
    case 'forEach':
      return forEach(e, s);
    case 'atEndOfTurn':
      return under('at end of turn', e.effects, s);
    case 'special':
      return [specialText(e.id, 'en', { self: the('self', s), this: the('this', s) })];
  }
}

function told({ steps: list, sequels }: Told, s: Setting): readonly Step[] {
  return [...list, ...sequels.flatMap(({ intro, effects, it }) => under(intro, effects, { ...s, it }))];
}

function inOneBreath(list: readonly Step[]): string {
  const clauses = list.filter((step) => typeof step !== 'string');
  return clauses.length === list.length ? together(clauses) : written(list).join(', then ');
}

function attack(e: Extract<Effect, { do: 'attack' }>, s: Setting): Clause {
  const bonus = e.atk === undefined ? undefined : typeof e.atk === 'number' ? `with ${signed(e.atk)} ATK` : `with a bonus to ATK equal to ${amount(e.atk, s)}`;
  const rest = words('an attack', bonus, e.free === true ? 'without spending' : undefined);
  const subject = e.who === undefined || e.who === 'this' ? {} : { subject: known(e.who, s) };
  return optionally({ ...subject, verb: verb('perform'), rest }, e.optional);
}

function reduce(e: Extract<Effect, { do: 'reduceWounds' }>, s: Setting): Clause {
  const to = e.to === undefined ? undefined : e.to === 0 ? 'zero' : amount(e.to, s);
  if (e.by === undefined) return to === undefined ? tell('prevent', 'the wounds') : tell('reduce', `the wounds to ${to}`);
  const by = typeof e.by === 'number' ? quantity(e.by, 'wound', s).replace(/ wounds?$/, '') : amount(e.by, s);
  return tell('reduce', `the wounds by ${by}`, to === undefined ? undefined : `, but not below ${to}`);
}

function move(e: Extract<Effect, { do: 'move' }>, s: Setting): Clause {
  return tell('move', whom(e.who, s).text, way(e, s));
}

function way(e: Extract<Effect, { do: 'move' }>, s: Setting): string {
  const direction = { forward: 'forward', backward: 'backward', either: 'forward or backward' }[e.direction];
  return words(direction, e.upTo === true ? 'up to' : undefined, quantity(e.ranks ?? 1, 'rank', s));
}

function may(effects: readonly Effect[], s: Setting): readonly Step[] {
  const all = effects.flatMap((effect) => steps(effect, s));
  const first = all[0];
  if (first === undefined) return [];
  if (typeof first === 'string') return [`you may do this: ${written(all).join(', then ')}`];
  const bare = all.filter((step) => typeof step !== 'string' && step.subject?.text === first.subject?.text) as Clause[];
  if (bare.length === all.length) return [words(sayMay(first), bare.length > 1 ? `and ${listed(bare.slice(1).map(sayBare), 'and')}` : undefined)];
  return [sayMay(first), ...written(all.slice(1))];
}

function forEach(e: Extract<Effect, { do: 'forEach' }>, s: Setting): readonly Step[] {
  const [only, ...more] = e.effects;
  if (only?.do === 'check' && only.who === 'it' && more.length === 0) return steps({ ...only, who: e.who }, s);
  const each = typeof e.who === 'string' && !known(e.who, s).plural ? `each ${the(e.who, s)}` : eachOf(e.who, s).text;
  return under(`for ${each}`, e.effects, { ...s, it: THAT_CHARACTER });
}

// ---------- checks and saves ----------

function check(e: CheckEffect, s: Setting): readonly Step[] {
  const who = eachOf(e.who, s);
  const single = typeof e.who === 'string' && !known(e.who, s).plural;
  const it: Referent = single && typeof e.who === 'string' ? refer(e.who, s) : THAT_CHARACTER;
  const inner: Setting = { ...s, it };
  const dc = typeof e.dc === 'number' || (typeof e.dc === 'object' && 'sum' in e.dc) ? amount(e.dc, s) : `= ${amount(e.dc, s)}`;
  const test = `a ${e.name} ${e.type} (DC ${dc})`.replace(/^a ([AEIOaeio])/, 'an $1');
  if (e.failure !== undefined && e.success === undefined) {
    const must = { base: 'must succeed', third: 'must succeed' };
    const consequences = e.failure.map((effect) => suffered(effect, who, inner));
    if (consequences.every((one) => one !== undefined)) {
      return [claim(who, must, `with ${test} or ${listed(consequences.map(sayBare), 'and')}`)];
    }
    const all = e.failure.flatMap((effect) => steps(effect, inner));
    const clauses = all.filter((step) => typeof step !== 'string');
    if (clauses.length === all.length && clauses.every((clause) => clause.subject !== undefined)) {
      return [claim(who, must, `with ${test} or ${together(clauses)}`)];
    }
  }
  const make = e.who === 'this' ? tell('make', test) : claim(who, { base: 'must make', third: 'must make' }, test);
  return [
    make,
    ...(e.success === undefined ? [] : under('if successful', e.success, inner)),
    ...(e.failure === undefined ? [] : under(e.success === undefined ? 'if it fails' : 'otherwise', e.failure, inner)),
  ];
}

/** An effect on the character that makes the check, told as what it suffers: "become stunned". */
function suffered(e: Effect, who: Subject, s: Setting): Clause | undefined {
  if (!('who' in e) || e.who !== 'it') return undefined;
  switch (e.do) {
    case 'wound':
      return claim(who, verb('suffer'), quantity(e.wounds, 'wound', s));
    case 'stun':
      return claim(who, verb('become'), 'stunned');
    case 'spend':
      return claim(who, verb('become'), 'spent');
    case 'ready':
      return claim(who, verb('become'), 'ready');
    case 'kill':
      return claim(who, BE, 'killed');
    case 'move':
      return e.optional === true ? undefined : claim(who, verb('move'), way(e, s));
    default:
      return undefined;
  }
}
