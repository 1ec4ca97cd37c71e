/**
 * Attacks: further normal attacks, special attacks, attacks of several figures at once.
 */
import type { AttacksPart, CombinedPart, SpecialAttackPart } from '../../abilities/language.ts';
import { sumOf } from './amount.ts';
import { areaLines } from './area.ts';
import { bodyLines } from './body.ts';
import { clauseOf, isOfStrike, leadsOf, strikeOf } from './condition.ts';
import { cutClauses } from './dice.ts';
import { effectClauses } from './effect.ts';
import { kindOf, some } from './kind.ts';
import type { Noun } from './noun.ts';
import { SELF, TARGET } from './noun.ts';
import type { DiceWords, Lead, Line } from './plan.ts';
import { clause, ifClause, line, plain, you } from './say.ts';

const THIS: Noun = { n: 'this-attack' };

export function attacksLines(part: AttacksPart): Line[] {
  const strike = strikeOf(part.when ?? [], SELF);
  const rest = (part.when ?? []).filter((one) => !isOfStrike(one));
  const leads: Lead[] = [
    ...(strike.other === undefined && strike.attack === undefined
      ? []
      : [
          {
            lead: 'when' as const,
            clauses: [clause(SELF, { of: 'fight', v: 'attacks', strike: one(strike) })],
          },
        ]),
    ...leadsOf(rest, { who: SELF }),
  ];
  return [
    line(
      leads,
      clause(
        SELF,
        {
          of: 'fight',
          v: 'attacks-more',
          more: part.more,
          ...(part.differentTargets === undefined ? {} : { differentTargets: true }),
          ...(part.adjacentOnly === undefined ? {} : { adjacentOnly: true }),
        },
        'may',
      ),
    ),
    ...(part.fewerPerWound === undefined
      ? []
      : [line([], clause(SELF, { of: 'fight', v: 'attacks-fewer', fewer: part.fewerPerWound }))]),
  ];
}

function one(strike: ReturnType<typeof strikeOf>): ReturnType<typeof strikeOf> {
  return strike.other?.n === 'some' ? { ...strike, other: { ...strike.other, count: 'a' } } : strike;
}

export function specialLines(part: SpecialAttackPart): Line[] {
  return [
    {
      heading: {
        ...(part.distribute === undefined ? { range: part.range } : {}),
        ...(part.lob === undefined ? {} : { lob: part.lob }),
        dice: diceWords(part),
      },
    },
    ...dicesLines(part),
    ...aimLines(part),
    ...repeatLines(part),
    ...(part.area === undefined ? [] : areaLines(part.area)),
    ...distributeLines(part),
    ...afterwards(part),
  ];
}

function diceWords({ dice }: SpecialAttackPart): DiceWords {
  if (typeof dice === 'number') return { is: 'number', dice };
  if ('choose' in dice) return { is: 'choice', of: dice.choose };
  return {
    is: 'by',
    entries: dice.map((entry) => ({
      dice: entry.dice,
      ...(entry.against === undefined ? {} : { against: some('many', entry.against) }),
    })),
  };
}

function dicesLines(part: SpecialAttackPart): Line[] {
  const sum = part.addDice === undefined ? undefined : sumOf(part.addDice, SELF);
  return [
    ...(part.marker === undefined
      ? []
      : [
          line(
            [],
            you({ of: 'effect', v: 'remove-marker', name: part.marker, count: 1 }),
            clause({ n: 'figures' }, { of: 'special', v: 'attacks-in-turn' }),
          ),
        ]),
    ...(sum === undefined
      ? []
      : [line([], clause(SELF, { of: 'fight', v: 'gets', bonuses: [{ stat: 'attack', ...sum }] }))]),
    ...(part.pool === undefined ? [] : [line([], clause(SELF, { of: 'special', v: 'spends-pool', pool: part.pool }))]),
  ];
}

/** Whom it may be aimed at and when. */
function aimLines(part: SpecialAttackPart): Line[] {
  const conditions = part.when ?? [];
  const strike = strikeOf(conditions, SELF, part.targets);
  const rest = conditions.filter((one_) => !isOfStrike(one_));
  const bare = part.targets !== undefined && Object.keys(part.targets).length === 0;
  return [
    ...(bare ? [line([], clause(THIS, { of: 'special', v: 'spares-objects' }))] : []),
    ...(strike.other === undefined || bare
      ? []
      : [
          line(
            [],
            clause(THIS, {
              of: 'special',
              v: 'aims-only',
              at: strike.other,
              ...(part.objects === undefined ? {} : { objects: true }),
            }),
          ),
        ]),
    ...(rest.length === 0
      ? []
      : [
          plain({
            leads: [],
            clauses: [clause(THIS, { of: 'special', v: 'is-usable' })],
            trail: rest.map((condition) => clauseOf(condition, { who: SELF, side: 'attacker' })),
          }),
        ]),
    ...(part.sight === 'none' ? [line([], clause(THIS, { of: 'special', v: 'needs-no-sight' }))] : []),
    ...(part.sight === 'clear' ? [line([], clause(THIS, { of: 'special', v: 'needs-clear-sight' }))] : []),
  ];
}

function repeatLines(part: SpecialAttackPart): Line[] {
  const different = part.differentTargets === undefined ? {} : { differentTargets: true as const };
  const { chain } = part;
  return [
    ...(part.times === undefined
      ? []
      : [line([], clause(SELF, { of: 'special', v: 'uses-it', times: part.times, ...different }, 'may'))]),
    ...(chain === undefined
      ? []
      : [
          ...(typeof chain === 'object' && 'symbols' in chain
            ? [line([], clause(SELF, { of: 'special', v: 'rolls-dice-of', ...chain.symbols }, 'may'))]
            : []),
          line(
            [ifClause(chainClause(chain))],
            clause(
              SELF,
              {
                of: 'special',
                v: 'uses-it-again',
                ...(part.chainTo === undefined ? {} : { adjacentToLast: true }),
                ...different,
              },
              'may',
            ),
          ),
        ]),
  ];
}

function chainClause(chain: NonNullable<SpecialAttackPart['chain']>): ReturnType<typeof clause> {
  if (chain === 'wound') return clause(SELF, { of: 'special', v: 'wounds-with-it' });
  if (chain === 'destroy') return clause(SELF, { of: 'special', v: 'destroys-with-it' });
  if (chain === 'all-skulls') return clause(SELF, { of: 'fight', v: 'rolls-only-skulls' });
  if ('skulls' in chain) return clause(SELF, { of: 'special', v: 'rolls-skulls', atLeast: chain.skulls });
  return clause(SELF, { of: 'special', v: 'rolls-symbol', general: chain.symbols.general });
}

function distributeLines(part: SpecialAttackPart): Line[] {
  const { chosen, distribute } = part;
  const it: Noun = { n: 'role', role: 'chosen' };
  return [
    ...(chosen === undefined
      ? []
      : [line([], you({ of: 'effect', v: 'choose', whom: some('a', chosen.figures, chosen.place) }))]),
    ...(distribute === undefined
      ? []
      : [
          line(
            [{ lead: 'each-skull' }],
            you({
              of: 'effect',
              v: 'distribute',
              among: some('a', distribute.figures, distribute.place, distribute.from === 'self' ? SELF : it),
            }),
          ),
          line([], clause({ n: 'affected' }, { of: 'special', v: 'cannot-defend' })),
        ]),
    ...(chosen?.sacrifice === undefined
      ? []
      : [line([{ lead: 'then' }], you({ of: 'effect', v: 'destroy', whom: it }))]),
  ];
}

function afterwards(part: SpecialAttackPart): Line[] {
  const { defenceCut, onWound, onKill, onSurvive } = part;
  const kill = ifClause(clause(TARGET, { of: 'special', v: 'is-destroyed-by-it' }));
  const survive = ifClause(clause(TARGET, { of: 'special', v: 'survives-it' }));
  return [
    ...(defenceCut === undefined ? [] : cutClauses(defenceCut, THIS).map((cut) => line([], cut))),
    ...(onWound === undefined
      ? []
      : bodyLines(
          onWound,
          [{ lead: 'when', clauses: [clause(SELF, { of: 'special', v: 'wounds-with-it', whom: some('a', {}) })] }],
          { it: { n: 'role', role: 'wounded' }, mood: 'do' },
        )),
    ...(onKill === undefined ? [] : [line([kill], ...effectClauses(onKill, { n: 'role', role: 'destroyed' }))]),
    ...(onSurvive === undefined ? [] : [line([survive], ...effectClauses(onSurvive, TARGET))]),
  ];
}

export function combinedLines(part: CombinedPart): Line[] {
  return [
    { heading: { range: part.range, dice: { is: 'number', dice: part.dice } } },
    line(
      [],
      clause(
        { n: 'some', count: { n: part.figures, how: 'exactly' }, kind: kindOf({ sameCard: true }) },
        {
          of: 'special',
          v: 'combines',
          need: part.need,
          ...(part.targets === undefined ? {} : { target: some('a', part.targets) }),
        },
        'may',
      ),
    ),
    ...(part.alone === undefined
      ? []
      : [line([{ lead: 'if-done' }], clause({ n: 'others' }, { of: 'fight', v: 'attacks-this-turn' }, 'may-not'))]),
  ];
}
