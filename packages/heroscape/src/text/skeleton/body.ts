/**
 * What using a power is: choosing, rolling, what follows from the result.
 */
import type { Band, Body, Condition, Effect, Roll } from '../../abilities/language.ts';
import { sumOf } from './amount.ts';
import { clauseOf, leadsOf, OF_SELF } from './condition.ts';
import { effectClauses } from './effect.ts';
import { groundOf } from './ground.ts';
import { kindOf, some } from './kind.ts';
import type { Noun } from './noun.ts';
import { ATTACKER, SELF } from './noun.ts';
import type { Clause, Lead, Line, Mood, Result } from './plan.ts';
import { clause, line, plain, you } from './say.ts';
import type { Dice } from './verb.ts';

/** How a body is used. */
export interface Use {
  /** Whom it is about, if nobody is chosen. */
  readonly it: Noun;
  readonly mood: Mood;
  /** This marker is used up. */
  readonly spends?: string;
  /** It is used once for the card: places are seen from any of its figures. */
  readonly forCard?: true;
  /** The roll is made for each of these. */
  readonly each?: Noun;
}

/** The sentences of a body, the first of them with these leads. */
export function bodyLines(body: Body, leads: readonly Lead[], use: Use): Line[] {
  const { choose } = body;
  if (use.spends !== undefined) return spendingLines(body, leads, use, use.spends);
  if (choose === undefined || choose.about !== undefined) return doneTo(body, leads, use);
  if (choose.all !== undefined) {
    const from: Noun = use.forCard === undefined ? SELF : { n: 'any-own' };
    if (body.roll === undefined)
      return doneTo(body, leads, { ...use, it: some('all', choose.figures, choose.place, from) });
    const it: Noun = { n: 'role', role: body.roll.together === undefined ? 'that' : 'each-of-them' };
    return doneTo(body, leads, { ...use, it, each: some('each', choose.figures, choose.place, from) });
  }
  const whom = some(choose.upTo === undefined ? 'a' : { n: choose.upTo, how: 'up-to' }, choose.figures, choose.place);
  const each: Noun = { n: 'role', role: 'each-chosen' };
  return [
    line(leads, you({ of: 'effect', v: 'choose', whom }, use.mood)),
    ...doneTo(body, [], {
      it: { n: 'role', role: 'chosen' },
      mood: 'do',
      ...(choose.upTo === undefined ? {} : { each }),
    }),
  ];
}

/** The marker first; what is done at once belongs to the same sentence. */
function spendingLines(body: Body, leads: readonly Lead[], use: Use, name: string): Line[] {
  const { spends: _spends, ...rest } = use;
  const spend = you({ of: 'effect', v: 'remove-marker', name, count: 1 }, use.mood);
  const [first, ...more] = bodyLines(body, [], rest);
  if (first === undefined || !('sentence' in first)) return [line(leads, spend)];
  const { clauses } = first.sentence;
  const own = clauses.every(({ subject }) => subject.n === 'you');
  if (own) return [plain({ ...first.sentence, leads, clauses: [spend, ...clauses] }), ...more];
  return [line(leads, spend), plain({ ...first.sentence, leads: [{ lead: 'if-done' }] }), ...more];
}

function doneTo(body: Body, leads: readonly Lead[], { it, mood, each }: Use): Line[] {
  const done = body.do ?? [];
  const first = done.length > 0;
  return [
    ...effectLines(done, leads, it, mood),
    ...(body.roll === undefined ? [] : rollLines(body.roll, first ? [] : leads, it, first ? 'do' : mood, each)),
    ...(body.after === undefined ? [] : effectLines(body.after, [{ lead: 'then' }], it, 'do')),
  ];
}

/** Effects as sentences; what is not the player's own doing follows in a sentence of its own where the player may choose. */
function effectLines(
  effects: readonly Effect[],
  leads: readonly Lead[],
  it: Noun,
  mood: Mood,
  trail?: readonly Clause[],
): Line[] {
  if (effects.length === 0) return [];
  const lines: Line[] = [];
  const clauses = effectClauses(effects, it).map((one) =>
    one.subject.n === 'you' && one.mood === 'do' ? { ...one, mood } : one,
  );
  const conditional = effects.some((effect) => effect.do === 'ignore-attack' && effect.unengaged !== undefined);
  const later = (one: Clause): boolean =>
    (mood === 'may' && one.subject.n !== 'you') ||
    (conditional && one.verb.v === 'ignore-attack') ||
    one.verb.v === 'cannot-defend';
  const own = clauses.filter((one) => !later(one));
  const rest = clauses.filter(later);
  if (own.length > 0) lines.push(plain({ leads, clauses: own, ...(trail === undefined ? {} : { trail }) }));
  for (const one of rest) lines.push(line(own.length > 0 ? laterLeads(one) : leads, one));
  for (const effect of effects) if (effect.do === 'roll') lines.push(...furtherRoll(effect, it));
  return lines;
}

/** What must be so for the second sentence. */
function laterLeads(one: Clause): Lead[] {
  if (one.verb.v === 'cannot-defend') return [];
  if (one.verb.v !== 'ignore-attack') return [{ lead: 'if-done' }];
  return [{ lead: 'if', clauses: [clause(SELF, { of: 'state', v: 'is-then-unengaged' })] }];
}

function furtherRoll(effect: Extract<Effect, { readonly do: 'roll' }>, it: Noun): Line[] {
  const unless: Clause[] = [
    ...(effect.unlessHigher === undefined ? [] : [clause(it, { of: 'state', v: 'is-higher-than', whom: SELF })]),
    ...(effect.unlessOn === undefined
      ? []
      : [clause(it, { of: 'state', v: 'stands-on', ground: groundOf(effect.unlessOn) })]),
  ];
  const leads: Lead[] = unless.length === 0 ? [{ lead: 'then' }] : [{ lead: 'unless', clauses: unless }];
  return rollLines(effect.roll, leads, it, 'do');
}

export function rollLines(roll: Roll, leads: readonly Lead[], it: Noun, mood: Mood, each?: Noun): Line[] {
  const free = roll.bands.filter(({ from }) => from === 0);
  const rolled = roll.bands.filter(({ from }) => from > 0);
  const per = each === undefined || roll.together !== undefined ? {} : { each };
  const forAll = roll.together !== undefined && each !== undefined ? { each: together(each) } : per;
  return [
    ...free.flatMap((band) => effectLines(band.do, leads, it, mood, trailOf(band, it))),
    line(
      free.length > 0 ? [{ lead: 'otherwise' }] : leads,
      you({ of: 'effect', v: 'roll', dice: diceOf(roll), ...forAll }, free.length > 0 ? 'do' : mood),
    ),
    ...(roll.plus ?? []).map((plus) => plusLine(plus)),
    ...rolled.flatMap((band) => bandLines(band, rolled, roll, it)),
  ];
}

/** One roll for all of them. */
function together(each: Noun): Noun {
  return each.n === 'some' ? { ...each, count: 'all' } : each;
}

function diceOf(roll: Roll): Dice {
  if (roll.symbols !== undefined) return { dice: 'symbols', general: roll.symbols.general, count: roll.symbols.dice };
  if (roll.dice === undefined) return { dice: 'd20' };
  if (roll.dice === 'wounds') return { dice: 'attack', count: 'wounds' };
  const sum = sumOf(roll.dice, SELF);
  return { dice: 'attack', count: sum.add, ...(sum.per === undefined ? {} : { per: sum.per }) };
}

function plusLine(plus: NonNullable<Roll['plus']>[number]): Line {
  const trail = trailWhen(plus.when);
  const add = plus.add === 'distance' ? undefined : sumOf(plus.add, SELF, ATTACKER);
  const verb = you(
    add === undefined
      ? { of: 'effect', v: 'add-distance' }
      : { of: 'effect', v: 'add-to-roll', add: add.add, ...(add.per === undefined ? {} : { per: add.per }) },
  );
  return plain({ leads: [], clauses: [verb], ...trail });
}

function trailWhen(when: readonly Condition[] | undefined): { readonly trail?: readonly Clause[] } {
  return when === undefined ? {} : { trail: when.map((one) => clauseOf(one, OF_SELF)) };
}

function trailOf(band: Band, it: Noun): readonly Clause[] | undefined {
  const clauses = [
    ...(band.figures === undefined ? [] : [clause(it, { of: 'state', v: 'is', kind: kindOf(band.figures) })]),
    ...(band.when ?? []).map((one) => clauseOf(one, OF_SELF)),
  ];
  return clauses.length === 0 ? undefined : clauses;
}

function bandLines(band: Band, bands: readonly Band[], roll: Roll, it: Noun): Line[] {
  if (isSpecialCase(band, bands)) return [];
  const easier = bands.filter((other) => isSpecialCase(other, bands) && sameDoing(other, band));
  const lead: Lead =
    band.each === undefined && !band.do.some((effect) => effect.do === 'distribute')
      ? { lead: 'result', result: resultOf(band, bands, roll) }
      : { lead: 'each-skull' };
  const lines = effectLines(band.do, [lead], it, 'do', trailOf(band, it));
  const last = lines.at(-1);
  const withAgain =
    band.again === undefined || last === undefined || !('sentence' in last)
      ? lines
      : [
          ...lines.slice(0, -1),
          plain({
            ...last.sentence,
            clauses: [...last.sentence.clauses, you({ of: 'effect', v: 'roll-again' })],
          }),
        ];
  return [
    ...withAgain,
    ...easier.map((other) =>
      line(leadsOf(other.when, { who: SELF }), clause(SELF, { of: 'effect', v: 'is-enough', from: other.from })),
    ),
  ];
}

/** A band that does what another does, but under a condition and with another number. */
function isSpecialCase(band: Band, bands: readonly Band[]): boolean {
  return band.when !== undefined && bands.some((other) => other.when === undefined && sameDoing(band, other));
}

function sameDoing(one: Band, other: Band): boolean {
  return one !== other && JSON.stringify(one.do) === JSON.stringify(other.do);
}

/** Up to the next band for the same figures. */
function resultOf(band: Band, bands: readonly Band[], roll: Roll): Result {
  const next = bands
    .filter(
      (other) =>
        other.from > band.from &&
        JSON.stringify(other.figures) === JSON.stringify(band.figures) &&
        JSON.stringify(other.when) === JSON.stringify(band.when),
    )
    .reduce<number | undefined>((least, { from }) => Math.min(least ?? from, from), undefined);
  const to = band.to ?? (next === undefined ? undefined : next - 1);
  const upper = to === undefined ? {} : { to };
  if (roll.symbols !== undefined) return { unit: 'symbol', general: roll.symbols.general, from: band.from, ...upper };
  return { unit: roll.dice === undefined ? 'd20' : 'skull', from: band.from, ...upper };
}
