/**
 * Numbers and dice: bonuses, auras, what skulls and shields are worth.
 */
import type {
  AllSkullsPart,
  Aura,
  CounterPart,
  DefenceCutPart,
  Figures,
  RerollPart,
  ShieldsPart,
  SkullsPart,
  StatPart,
} from '../../abilities/language.ts';
import { sumOf } from './amount.ts';
import type { Scene, Side } from './condition.ts';
import { leadsOf } from './condition.ts';
import { counted, kindOf, some } from './kind.ts';
import type { Kind, Noun, Tail } from './noun.ts';
import { ATTACKER, SELF, TARGET } from './noun.ts';
import type { Clause, Encounter, Lead, Line } from './plan.ts';
import { clause, ifClause, line } from './say.ts';
import type { Bonus, FightVerb, Strike } from './verb.ts';

/** Whom a part with this aura affects: self without one. */
export function affected(aura: Aura | undefined, count: 'all' | 'a' = 'all'): Noun {
  if (aura === undefined) return SELF;
  const kind = kindOf(aura.figures);
  const whole: Kind =
    aura.started === undefined ? kind : { ...kind, tails: [...kind.tails, { tail: 'started-adjacent' }] };
  const them: Noun = {
    n: 'some',
    count,
    kind: whole,
    ...(aura.place === undefined ? {} : { where: { place: aura.place, of: SELF } }),
  };
  return aura.andSelf === undefined ? them : { n: 'or', nouns: [SELF, them] };
}

/** Sentences about those an aura affects speak of them, not of self. */
function sceneOf(aura: Aura | undefined, side: Side | undefined): Scene {
  const who: Noun = aura === undefined ? SELF : { n: 'role', role: 'that' };
  const subject = aura === undefined ? { subject: true as const } : {};
  return side === undefined ? { who, ...subject } : { who, side, ...subject };
}

/** An aura against those in a place of the owner: said with what else is said of the attack. */
function auraLeads(aura: Aura | undefined, leads: readonly Lead[]): Lead[] {
  if (aura?.opponentIn === undefined) return [...leads];
  const at: Tail = { tail: 'at', where: { place: aura.opponentIn, of: SELF } };
  const found = leads.find((lead) => lead.lead === 'encounter');
  const encounter = found?.lead === 'encounter' ? found.encounter : { side: 'attacker' as const };
  const other = encounter.other?.n === 'some' ? encounter.other : undefined;
  const kind = other?.kind ?? kindOf({});
  const whole: Noun = {
    n: 'some',
    count: 'many',
    kind: { ...kind, tails: [...kind.tails, at] },
    ...(other?.where === undefined ? {} : { where: other.where }),
  };
  return [{ lead: 'encounter', encounter: { ...encounter, other: whole } }, ...leads.filter((lead) => lead !== found)];
}

/** Self attacks, but the sentence is about its target. */
const ABOUT_TARGET: Scene = { who: SELF, side: 'attacker' };

function once(aura: Aura | undefined): Line[] {
  return aura?.once === undefined ? [] : [line([], clause({ n: 'several' }, { of: 'fight', v: 'counts-once' }))];
}

const SIDES: Readonly<Record<StatPart['stat'], Side | undefined>> = {
  attack: 'attacker',
  range: 'attacker',
  leaving: 'attacker',
  defence: 'defender',
  move: undefined,
  leap: undefined,
};

/** Parts of one power that differ in nothing but the number they change. */
export function statLines(parts: readonly StatPart[]): Line[] {
  const [first] = parts;
  if (first === undefined) return [];
  const sides = new Set(parts.map(({ stat }) => SIDES[stat]));
  const side = sides.size === 1 ? SIDES[first.stat] : parts.some(isOfAttack) ? 'attacker' : SIDES[first.stat];
  const scene = sceneOf(first.for, side);
  const other = side === 'defender' ? ATTACKER : TARGET;
  const leads = auraLeads(first.for, leadsOf(first.when, scene));
  const capped = parts.filter((part) => part.add === 0);
  const bonuses = parts.filter((part) => part.add !== 0).map((part) => bonusOf(part, scene.who, other));
  return [
    ...(bonuses.length === 0 ? [] : [line(leads, clause(affected(first.for), { of: 'fight', v: 'gets', bonuses }))]),
    ...capped.map((part) => line(leads, clause(affected(first.for), cap(part), 'plain'))),
    ...once(first.for),
  ];
}

function isOfAttack(part: StatPart): boolean {
  return SIDES[part.stat] === 'attacker';
}

function bonusOf(part: StatPart, who: Noun, other: Noun): Bonus {
  const sum = sumOf(part.add, who, other);
  return { stat: part.stat, ...sum, ...(part.max === undefined ? {} : { max: part.max }) };
}

function cap(part: StatPart): FightVerb {
  const stat = part.stat === 'attack' ? 'attack' : 'defence';
  return { of: 'fight', v: 'rolls-at-most', stat, max: part.max ?? 0 };
}

export function skullsLines(part: SkullsPart): Line[] {
  return symbolLines(part, 'skull', 'attacker');
}

export function shieldsLines(part: ShieldsPart): Line[] {
  const who = affected(part.for);
  const leads = leadsOf(part.when, sceneOf(part.for, 'defender'));
  return [
    ...symbolLines(part, 'shield', 'defender'),
    ...(part.oneBlocksAll === undefined ? [] : [line(leads, clause(who, { of: 'fight', v: 'blocks-all' }))]),
    ...(part.cap === undefined
      ? []
      : [
          line(
            [...leads, ifClause(clause(affected(part.for, 'a'), { of: 'fight', v: 'rolls-shield' }))],
            clause(part.for === undefined ? SELF : { n: 'role', role: 'that' }, {
              of: 'fight',
              v: 'receives-at-most',
              wounds: part.cap,
            }),
          ),
        ]),
  ];
}

function symbolLines(part: SkullsPart | ShieldsPart, what: 'skull' | 'shield', side: Side): Line[] {
  const who = affected(part.for);
  const leads = auraLeads(part.for, leadsOf(part.when, sceneOf(part.for, side)));
  const clauses: Clause[] = [
    ...(part.times === undefined ? [] : [clause(who, { of: 'fight', v: 'counts-each', what, times: part.times })]),
    ...(part.add === undefined ? [] : [clause(who, { of: 'fight', v: 'adds-automatic', what, count: part.add })]),
    ...(part.symbols === undefined
      ? []
      : [clause(who, { of: 'fight', v: 'uses-symbols', what, ...part.symbols }, 'may')]),
  ];
  return clauses.map((one) => line(leads, one));
}

export function defenceCutLines(part: DefenceCutPart): Line[] {
  const leads = leadsOf(part.when, ABOUT_TARGET);
  const when: Lead[] = leads.some(({ lead }) => lead === 'encounter')
    ? leads
    : [{ lead: 'encounter', encounter: { side: 'attacker' } }, ...leads];
  return cutClauses(part).map((one) => line(swapEncounter(when), one));
}

/** "Against flyers" speaks of the attacker; the sentence is about the target. */
function swapEncounter(leads: readonly Lead[]): Lead[] {
  return leads.map((lead) =>
    lead.lead === 'encounter' && lead.encounter.side === 'attacker'
      ? {
          lead: 'when',
          clauses: [clause(SELF, { of: 'fight', v: 'attacks', strike: againstOne(lead.encounter) })],
        }
      : lead,
  );
}

function againstOne({ attack, other }: Encounter): Strike {
  return {
    ...(attack === undefined ? {} : { attack }),
    ...(other === undefined ? {} : { other: counted(other, 'a') }),
  };
}

/** Fewer defence dice: for the target, or for such figures against the attack. */
export function cutClauses(
  cut: { readonly add?: number; readonly max?: number; readonly figures?: Figures },
  attack?: Noun,
): Clause[] {
  const whom = cut.figures === undefined ? TARGET : some('many', cut.figures);
  const against = cut.figures === undefined || attack === undefined ? {} : { against: attack };
  return [
    ...(cut.add === undefined
      ? []
      : [clause(whom, { of: 'fight', v: 'gets', bonuses: [{ stat: 'defence', add: cut.add }], ...against })]),
    ...(cut.max === undefined
      ? []
      : [clause(whom, { of: 'fight', v: 'rolls-at-most', stat: 'defence', max: cut.max, ...against })]),
  ];
}

export function allSkullsLines(part: AllSkullsPart): Line[] {
  const leads = swapEncounter(leadsOf(part.when, ABOUT_TARGET));
  const rolled = clause(SELF, { of: 'fight', v: 'rolls-only-skulls' });
  return [
    line(
      [...leads, ifClause(rolled)],
      part.then === 'destroy'
        ? clause(TARGET, { of: 'fight', v: 'is-destroyed', strike: {} })
        : clause(TARGET, { of: 'fight', v: 'rolls-at-most', stat: 'defence', max: 0 }),
    ),
  ];
}

export function counterLines(part: CounterPart): Line[] {
  if (part.reversed !== undefined) {
    const leads = leadsOf(part.when, ABOUT_TARGET);
    return [line(leads, clause(TARGET, { of: 'fight', v: 'excess-hits', on: SELF }))];
  }
  const leads = leadsOf(part.when, sceneOf(part.for, 'defender'));
  return [line(leads, clause(affected(part.for), { of: 'fight', v: 'excess-hits', on: ATTACKER }))];
}

export function rerollLines(part: RerollPart): Line[] {
  return [line([], clause(affected(part.for), { of: 'fight', v: 'rerolls' }, 'may'))];
}
