/**
 * How effects make up sentences. The order of things, conditions and choices are alike in all languages; a `Voice` has the words.
 */
import { capital } from '@muster/grammar/phrases';
import type {
  CheckEffect,
  Choice,
  Condition,
  Duration,
  Effect,
  Mod,
  Ref,
  StrikeEffect,
  Who,
} from '../abilities/language.ts';
import { refer, THAT_CHARACTER, type Referent, type Setting } from './setting.ts';
import { sentences } from './words.ts';

type Compound = 'strike' | 'alterStrike' | 'check' | 'if' | 'may' | 'choose' | 'forEach' | 'atEndOfTurn';

/** Effects that contain no others. */
export type PlainEffect = Exclude<Effect, { readonly do: Compound }>;
export type AlterStrike = Extract<Effect, { readonly do: 'alterStrike' }>;

/** A clause, or a sentence already written. */
export type Step<C> = C | string;

/** Effects that follow under a condition, with the character they call "it". */
export interface Sequel {
  readonly intro: string;
  readonly effects: readonly Effect[];
  readonly it: Referent;
  readonly strike?: 'melee' | 'ranged';
}

export interface Told<C> {
  readonly steps: readonly Step<C>[];
  readonly sequels: readonly Sequel[];
}

/** Whether an effect only changes the strike it follows, so that its moment is plain. */
export function onlyAltersStrike(effect: Effect): boolean {
  if (effect.do === 'if') return [...effect.then, ...(effect.else ?? [])].every(onlyAltersStrike);
  return effect.do === 'alterStrike' && effect.after === undefined;
}

/** A check or save, and how its outcomes are introduced. */
export interface Test<C> {
  readonly made: C;
  readonly ifPassed: string;
  readonly ifFailed: string;
  /** "must succeed with … or become stunned" */
  readonly orElse: (consequences: readonly C[]) => C | undefined;
}

/** Alternatives that give one of several things to the same character. */
export interface Gifts {
  readonly who: Ref;
  readonly until: Duration | undefined;
  readonly mods: readonly Mod[];
}

export interface Voice<C extends object> {
  plain(effect: PlainEffect, s: Setting): readonly Step<C>[];
  strike(effect: StrikeEffect, s: Setting): Told<C>;
  alterStrike(effect: AlterStrike, s: Setting): Told<C>;
  test(effect: CheckEffect, s: Setting): Test<C>;
  /** What an effect does to `it`, told from its side: "becomes stunned". */
  suffered(effect: Effect, s: Setting): C | undefined;
  /** Clauses as one sentence without its period, after "if …" or the like. */
  say(clauses: readonly C[], intro?: string): string;
  /** "you may …"; nothing if the clauses can't share one "may". */
  may(clauses: readonly C[]): C | undefined;
  /** "do this or do that"; nothing if the clauses are not instructions. */
  either(clauses: readonly C[]): C | undefined;
  chooseOne(options: readonly string[]): string;
  gift(gifts: Gifts, s: Setting): C;
  given(condition: Condition, s: Setting): string;
  /** One more condition behind "if …". */
  andGiven(intro: string, condition: Condition, s: Setting): string | undefined;
  /** A condition in brackets behind a clause. */
  aside(clause: C, condition: Condition, s: Setting): C;
  /** "choose a character" as a step of its own. */
  choice(choice: Choice, s: Setting): C;
  forEach(who: Who, s: Setting): string;
  readonly otherwise: string;
  readonly endOfTurn: string;
}

export function passage<C extends object>(effects: readonly Effect[], s: Setting, voice: Voice<C>): string {
  return sentences(written(stepsOf(effects, s, voice), voice));
}

/** Effects at a moment or under a condition: "If successful, …" */
export function under<C extends object>(
  intro: string,
  effects: readonly Effect[],
  s: Setting,
  voice: Voice<C>,
): readonly string[] {
  const [only, ...others] = effects;
  if (only?.do === 'if' && only.else === undefined && others.length === 0) {
    const both = voice.andGiven(intro, only.condition, s);
    if (both !== undefined) return under(both, only.then, s, voice);
  }
  const steps = effects.flatMap((effect) => asideOf(effect, s, voice) ?? step(effect, s, voice));
  const clauses = leading(steps);
  const rest = written(steps.slice(clauses.length), voice);
  if (clauses.length > 0) return [voice.say(clauses, intro), ...rest];
  const [head, ...more] = rest;
  if (head === undefined) return [];
  return [intro === voice.otherwise && only?.do === 'if' ? `${intro}, ${head}` : `${intro}: ${capital(head)}`, ...more];
}

/** A condition inside a condition, said in brackets where it is short enough. */
function asideOf<C extends object>(effect: Effect, s: Setting, voice: Voice<C>): readonly C[] | undefined {
  if (effect.do !== 'if' || effect.else !== undefined) return undefined;
  const steps = stepsOf(effect.then, s, voice);
  const clauses = leading(steps);
  return clauses.length === 1 && steps.length === 1
    ? clauses.map((clause) => voice.aside(clause, effect.condition, s))
    : undefined;
}

function stepsOf<C extends object>(effects: readonly Effect[], s: Setting, voice: Voice<C>): readonly Step<C>[] {
  return effects.flatMap((effect) => step(effect, s, voice));
}

function step<C extends object>(effect: Effect, s: Setting, voice: Voice<C>): readonly Step<C>[] {
  switch (effect.do) {
    case 'strike':
      return told(voice.strike(effect, s), s, voice);
    case 'alterStrike':
      return told(voice.alterStrike(effect, s), s, voice);
    case 'check':
      return check(effect, s, voice);
    case 'if':
      return [
        ...under(voice.given(effect.condition, s), effect.then, s, voice),
        ...(effect.else === undefined ? [] : under(voice.otherwise, effect.else, s, voice)),
      ];
    case 'may':
      return may(effect.effects, s, voice);
    case 'choose':
      return choose(effect.of, s, voice);
    case 'forEach':
      return forEach(effect.who, effect.effects, s, voice);
    case 'atEndOfTurn':
      return under(voice.endOfTurn, effect.effects, s, voice);
    default:
      return voice.plain(effect, s);
  }
}

function written<C extends object>(steps: readonly Step<C>[], voice: Voice<C>): readonly string[] {
  return steps.map((one) => (typeof one === 'string' ? one : voice.say([one])));
}

function leading<C extends object>(steps: readonly Step<C>[]): readonly C[] {
  const clauses: C[] = [];
  for (const one of steps) {
    if (typeof one === 'string') break;
    clauses.push(one);
  }
  return clauses;
}

function told<C extends object>({ steps, sequels }: Told<C>, s: Setting, voice: Voice<C>): readonly Step<C>[] {
  return [
    ...steps,
    ...sequels.flatMap(({ intro, effects, ...about }) => under(intro, effects, { ...s, ...about }, voice)),
  ];
}

function may<C extends object>(effects: readonly Effect[], s: Setting, voice: Voice<C>): readonly Step<C>[] {
  const steps = stepsOf(effects, s, voice);
  const clauses = leading(steps);
  const all = clauses.length === steps.length ? voice.may(clauses) : undefined;
  if (all !== undefined) return [all];
  const first = voice.may(clauses.slice(0, 1));
  return first === undefined ? steps : [first, ...steps.slice(1)];
}

function choose<C extends object>(
  options: readonly (readonly Effect[])[],
  s: Setting,
  voice: Voice<C>,
): readonly Step<C>[] {
  const gifts = giftsIn(options);
  if (gifts !== undefined) return [voice.gift(gifts, s)];
  const told = options.map((option) => stepsOf(option, s, voice));
  const clauses = told.map(leading);
  if (told.every((steps, i) => steps.length === 1 && clauses[i]?.length === 1)) {
    const either = voice.either(clauses.flat());
    if (either !== undefined) return [either];
  }
  return [
    voice.chooseOne(
      told.map((steps) => {
        const all = leading(steps);
        return all.length === steps.length
          ? voice.say(all)
          : written(steps, voice)
              .map((text, i) => (i === 0 ? text : capital(text)))
              .join('. ');
      }),
    ),
  ];
}

function giftsIn(options: readonly (readonly Effect[])[]): Gifts | undefined {
  const list = options.map(giftIn);
  const [first] = list;
  if (first === undefined || list.length < 2) return undefined;
  const same = list.every(
    (one) => one !== undefined && one.who === first.who && one.until === first.until && one.kind === first.kind,
  );
  return same ? { who: first.who, until: first.until, mods: list.flatMap((one) => one?.mod ?? []) } : undefined;
}

function giftIn(
  option: readonly Effect[],
): { who: Ref; until: Duration | undefined; mod: Mod; kind: string } | undefined {
  const [effect, ...more] = option;
  if (effect?.do !== 'modify' || more.length > 0) return undefined;
  const [mod, ...others] = effect.mods;
  if (mod === undefined || others.length > 0) return undefined;
  const bare = Object.keys(mod).every((key) => ['mod', 'who', 'add', 'feat', 'classes'].includes(key));
  if (!bare || (mod.mod !== 'stat' && mod.mod !== 'feat' && mod.mod !== 'identity')) return undefined;
  const { who = 'this' } = mod;
  if (typeof who === 'object') return undefined;
  return { who, until: effect.until, mod, kind: mod.mod === 'identity' ? 'identity' : 'bonus' };
}

function forEach<C extends object>(
  who: Who,
  effects: readonly Effect[],
  s: Setting,
  voice: Voice<C>,
): readonly Step<C>[] {
  const [only, ...more] = effects;
  if (only !== undefined && more.length === 0) {
    // One effect on each of them is said of them directly.
    if (only.do === 'check' && only.who === 'it') return step({ ...only, who }, s, voice);
    if (only.do === 'modify' && only.mods.every((mod) => 'who' in mod && mod.who === 'it')) {
      return step(only, { ...s, it: { is: 'each', who } }, voice);
    }
  }
  if (typeof who === 'object' && 'choose' in who) {
    return [voice.choice(who, s), ...stepsOf(effects, { ...s, it: THAT_CHARACTER }, voice)];
  }
  return under(voice.forEach(who, s), effects, { ...s, it: THAT_CHARACTER }, voice);
}

function check<C extends object>(effect: CheckEffect, s: Setting, voice: Voice<C>): readonly Step<C>[] {
  const { success, failure } = effect;
  const inner: Setting = { ...s, it: checked(effect.who, s) };
  const test = voice.test(effect, s);
  if (failure !== undefined && success === undefined) {
    const suffered = failure.map((one) => voice.suffered(one, inner));
    const steps = suffered.every((one) => one !== undefined) ? suffered : stepsOf(failure, inner, voice);
    const clauses = leading(steps);
    const whole = clauses.length === steps.length ? test.orElse(clauses) : undefined;
    if (whole !== undefined) return [whole];
  }
  return [
    test.made,
    ...(success === undefined ? [] : under(test.ifPassed, success, inner, voice)),
    ...(failure === undefined
      ? []
      : under(success === undefined ? test.ifFailed : voice.otherwise, failure, inner, voice)),
  ];
}

/** Whom the outcomes of a check call "it". */
function checked(who: Who, s: Setting): Referent {
  if (typeof who === 'object') return THAT_CHARACTER;
  const referent = refer(who, s);
  return (referent.is === 'target' && referent.plural) || referent.is === 'each' ? THAT_CHARACTER : referent;
}
