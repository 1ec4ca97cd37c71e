/**
 * Powers used at a moment of the turn, and powers that answer something.
 */
import type { ActPart, Condition, Place, ReactPart, Trigger } from '../../abilities/language.ts';
import { bodyLines } from './body.ts';
import { isOfStrike, leadsOf, strikeOf } from './condition.ts';
import { affected } from './dice.ts';
import { some } from './kind.ts';
import type { Noun, Role } from './noun.ts';
import { CARD, SELF } from './noun.ts';
import type { Clause, Lead, Line } from './plan.ts';
import { clause, line, you } from './say.ts';
import type { Strike } from './verb.ts';

export function actLines(part: ActPart): Line[] {
  const about = part.choose?.about === undefined ? undefined : part.choose;
  const who: Noun =
    about !== undefined
      ? some('a', about.figures, about.place)
      : part.per === undefined && part.when !== 'marker-revealed'
        ? SELF
        : CARD;
  const leads: Lead[] = [
    ...(part.once === undefined ? [] : [{ lead: 'once' as const, per: part.once }]),
    { lead: 'window', window: part.when, who },
    ...leadsOf(part.if, { who: part.per === undefined ? SELF : CARD }),
  ];
  const it: Noun = { n: 'role', role: about === undefined ? 'chosen' : 'that' };
  const mood = part.must === undefined ? 'may' : 'do';
  const each: Noun | undefined = part.per === 'every-figure' ? { n: 'each-own' } : undefined;
  const body = bodyLines(part, leads, {
    it,
    mood,
    ...spent(part.spends),
    ...(part.per === 'card' ? { forCard: true as const } : {}),
    ...(each === undefined ? {} : { each }),
  });
  return [
    ...(part.per === 'every-figure' && part.choose !== undefined ? everyFigure(body) : body),
    ...(part.repeats === undefined ? [] : [line([], you({ of: 'effect', v: 'repeat' }, 'may'))]),
  ];
}

/** Used with each figure of the card in turn: said at the end. */
function everyFigure(lines: readonly Line[]): Line[] {
  return [...lines, line([], you({ of: 'effect', v: 'use-with-every-figure' }, 'may'))];
}

function spent(marker: string | undefined): { readonly spends?: string } {
  return marker === undefined ? {} : { spends: marker };
}

/** Answers of one power that differ only in what they answer. */
export function reactLines(parts: readonly ReactPart[]): Line[] {
  const [first] = parts;
  if (first === undefined) return [];
  const leads: Lead[] = [
    ...(first.once === undefined ? [] : [{ lead: 'once' as const, per: first.once }]),
    { lead: 'when', clauses: [triggerClause(first, parts.length > 1)] },
    ...leadsOf(
      (first.if ?? []).filter((one) => !isOfTrigger(one)),
      sceneOf(first),
    ),
  ];
  return [
    ...bodyLines(first, leads, {
      it: { n: 'role', role: ROLES[first.to] },
      mood: first.must === undefined ? 'may' : 'do',
      ...spent(first.spends),
    }),
  ];
}

/** What the clause of the trigger says anyway. */
function isOfTrigger(condition: Condition): boolean {
  return (
    isOfStrike(condition) || condition.if === 'targeted' || condition.if === 'unhurt' || condition.if === 'gave-wounds'
  );
}

function sceneOf(part: ReactPart): { readonly who: Noun } {
  return { who: part.for === undefined ? SELF : { n: 'role', role: 'that' } };
}

/** What "it" is after each trigger. */
const ROLES: Readonly<Record<Trigger, Role>> = {
  targeted: 'attacker',
  attacks: 'target',
  'skulls-rolled': 'attacker',
  defended: 'attacker',
  'about-to-be-wounded': 'attacker',
  'about-to-be-destroyed': 'attacker',
  wounded: 'attacker',
  wounds: 'wounded',
  destroys: 'destroyed',
  destroyed: 'attacker',
  'other-destroyed': 'destroyed',
  attacked: 'target',
  'defence-rolled': 'target',
  'enemy-moves-adjacent': 'entering',
  'leaving-wounds': 'attacker',
  'leaving-wounded': 'wounded',
};

function triggerClause(part: ReactPart, leavingToo: boolean): Clause {
  const who = affected(part.for, 'a');
  const about = part.choose?.about === undefined ? undefined : part.choose;
  const found = strikeOf(part.if ?? [], SELF, about?.figures);
  const strike = singular(found, about?.place);
  const other: Noun = strike.other ?? some('a', {});
  switch (part.to) {
    case 'targeted':
      return clause(who, { of: 'fight', v: 'is-targeted', strike });
    case 'attacks':
      return clause(who, { of: 'fight', v: 'attacks', strike });
    case 'skulls-rolled':
      return clause(who, { of: 'fight', v: 'faces-skulls', strike });
    case 'defended':
      return clause(who, {
        of: 'fight',
        v: 'defends',
        strike,
        ...(part.if?.some((one) => one.if === 'unhurt') === true ? { unhurt: true } : {}),
      });
    case 'about-to-be-wounded':
      return clause(who, { of: 'fight', v: 'would-be-wounded', strike: withAttack(part, strike) });
    case 'about-to-be-destroyed':
      return clause(who, { of: 'fight', v: 'would-be-destroyed', strike });
    case 'wounded':
      return clause(who, { of: 'fight', v: 'is-wounded', strike });
    case 'wounds':
      return clause(who, {
        of: 'fight',
        v: 'wounds',
        strike: { ...strike, other },
        ...woundsOf(part),
        ...(leavingToo ? { leaving: 'too' } : {}),
      });
    case 'destroys':
      return clause(who, { of: 'fight', v: 'destroys', strike: { ...strike, other } });
    case 'destroyed':
      return clause(who, { of: 'fight', v: 'is-destroyed', strike });
    case 'other-destroyed':
      return clause(other, { of: 'fight', v: 'is-destroyed', strike: {} });
    case 'attacked':
      return clause(who, { of: 'fight', v: 'has-attacked' });
    case 'defence-rolled':
      return clause(other, { of: 'fight', v: 'survives', attacker: who });
    case 'enemy-moves-adjacent':
      return clause(other, { of: 'move', v: 'comes-into', where: { place: { adjacent: true }, of: who } });
    case 'leaving-wounds':
      return clause(who, { of: 'fight', v: 'would-be-wounded', strike: {}, leaving: true });
    case 'leaving-wounded':
      return clause(who, { of: 'fight', v: 'wounds', strike: { ...strike, other }, leaving: 'only' });
  }
}

/** In an event there is one figure on the other side. */
function singular(strike: Strike, place: Place | undefined): Strike {
  if (strike.other?.n !== 'some') return strike;
  const other: Noun = { ...strike.other, count: 'a', ...(place === undefined ? {} : { where: { place } }) };
  return { ...strike, other };
}

/** Wounds by the figure on the other side are from some attack, of whatever kind. */
function withAttack(part: ReactPart, strike: Strike): Strike {
  const aimed = part.if?.some((one) => one.if === 'targeted') === true;
  const known: Strike = aimed ? { ...strike, aimed: true } : strike;
  if (known.attack !== undefined) return known;
  return aimed || strike.other !== undefined ? { ...known, attack: 'any' } : known;
}

function woundsOf(part: ReactPart): { readonly atLeast?: number } {
  const gave = part.if?.find((one) => one.if === 'gave-wounds');
  return gave?.if === 'gave-wounds' ? { atLeast: gave.atLeast } : {};
}
