/**
 * Ways of moving: flight, leaps, teleporting, ground that is ignored or changed, what happens on the way.
 */
import type { DuringMovePart, LeapPart, MovementPart, TeleportPart, TerrainPart } from '../../abilities/language.ts';
import type { Terrain } from '../../content/map.ts';
import { rollLines } from './body.ts';
import { leadsOf, OF_SELF } from './condition.ts';
import { effectClauses } from './effect.ts';
import { groundOf } from './ground.ts';
import { some } from './kind.ts';
import type { Noun } from './noun.ts';
import { CARD, SELF } from './noun.ts';
import type { Clause, Lead, Line } from './plan.ts';
import { clause, ifClause, line, you } from './say.ts';

/** Movement parts of one power that stand side by side: one sentence about self. */
export function movementLines(parts: readonly MovementPart[]): Line[] {
  const clauses = [...parts.flatMap(moveClauses), ...waivers(parts)];
  return clauses.length === 0 ? [] : [line([], ...clauses)];
}

function moveClauses(part: MovementPart): Clause[] {
  switch (part.part) {
    case 'fly':
      return [
        clause(SELF, { of: 'move', v: 'flies' }, 'may'),
        ...(part.stealth === undefined ? [] : [clause(SELF, { of: 'move', v: 'takes-off-safely' })]),
      ];
    case 'ghost':
      return [clause(SELF, { of: 'move', v: 'passes-figures' }, 'may')];
    case 'disengage':
      return [clause(SELF, { of: 'move', v: 'is-attacked-when-leaving', is: false })];
    case 'climb':
      return [
        clause(SELF, {
          of: 'move',
          v: 'climbs',
          ...(part.times === undefined ? {} : { times: part.times }),
          ...(part.add === undefined ? {} : { add: part.add }),
        }),
      ];
    case 'waive':
      return [];
  }
}

function waivers(parts: readonly MovementPart[]): Clause[] {
  const of = (what: 'stop' | 'cost' | 'damage'): readonly Terrain[] =>
    parts.flatMap((part) => (part.part === 'waive' && part.what.includes(what) ? part.terrain : []));
  const [stop, cost, damage] = [of('stop'), of('cost'), of('damage')];
  return [
    ...(stop.length === 0 ? [] : [clause(SELF, { of: 'move', v: 'ignores-stop', ground: groundOf(stop) })]),
    ...(cost.length === 0 ? [] : [clause(SELF, { of: 'move', v: 'ignores-cost', ground: groundOf(cost) })]),
    ...(damage.length === 0 ? [] : [clause(SELF, { of: 'move', v: 'ignores-damage', ground: groundOf(damage) })]),
  ];
}

function leaving(provokes: boolean): Clause {
  return clause(SELF, { of: 'move', v: 'is-attacked-when-leaving', is: provokes });
}

export function leapLines(part: LeapPart): Line[] {
  const { spaces, up, down, provokes } = part;
  const v = part.walks === undefined ? 'leaps' : 'steps-up';
  return [
    line([{ lead: 'instead-of-moving', who: SELF }], clause(SELF, { of: 'move', v, spaces, up, down }, 'may')),
    line([{ lead: 'doing-so' }], leaving(provokes)),
  ];
}

export function teleportLines(part: TeleportPart): Line[] {
  const when: Lead =
    part.when === 'instead-of-moving'
      ? { lead: 'instead-of-moving', who: SELF }
      : { lead: 'window', window: part.when, who: SELF };
  const leads: Lead[] = [
    ...(part.once === undefined ? [] : [{ lead: 'once' as const, per: part.once }]),
    when,
    ...(part.needs ?? []).flatMap((need) => leadsOf([need], OF_SELF)),
  ];
  const chosen: Noun = { n: 'role', role: 'chosen' };
  const moves: Line[] =
    part.nextTo === undefined
      ? [line(leads, you({ of: 'effect', v: 'place', whom: SELF, space: { filter: part.to, of: SELF } }, 'may'))]
      : [
          line(
            leads,
            you({ of: 'effect', v: 'choose', whom: some('a', part.nextTo.figures, part.nextTo.place) }, 'may'),
          ),
          line(
            [],
            you({
              of: 'effect',
              v: 'place',
              whom: SELF,
              space: { filter: { ...part.to, adjacent: true }, of: chosen },
            }),
          ),
        ];
  return [
    ...moves,
    ...(part.do === undefined ? [] : [line([], ...effectClauses(part.do, chosen))]),
    line([{ lead: 'doing-so' }], leaving(part.provokes)),
    ...(part.every === undefined ? [] : [line([], you({ of: 'effect', v: 'use-with-every-figure' }, 'may'))]),
  ];
}

export function terrainLines(part: TerrainPart): Line[] {
  return [
    line(
      [{ lead: 'on', ground: groundOf(part.while) }],
      clause(SELF, {
        of: 'move',
        v: 'turns-ground',
        from: groundOf(part.from),
        into: groundOf([part.becomes]),
        where: { place: part.place, of: SELF },
      }),
    ),
  ];
}

export function duringMoveLines(part: DuringMovePart): Line[] {
  const leads = leadsOf(part.if, OF_SELF);
  const figures = part.figures ?? {};
  switch (part.kind) {
    case 'carry':
      return [
        line(
          [...leads, { lead: 'window', window: 'before-moving', who: SELF }],
          you({ of: 'effect', v: 'choose', whom: some('a', figures, part.place) }, 'may'),
        ),
        line(
          [{ lead: 'after-own-move' }],
          you({
            of: 'effect',
            v: 'place',
            whom: { n: 'role', role: 'chosen' },
            space: { filter: { adjacent: true }, of: SELF },
          }),
        ),
      ];
    case 'grab':
      return [
        line(leads, you({ of: 'effect', v: 'choose-flown-over', whom: some('a', figures, part.place) }, 'may')),
        line(
          [{ lead: 'after-own-move' }],
          you({
            of: 'effect',
            v: 'place',
            whom: { n: 'role', role: 'chosen' },
            space: { filter: { adjacent: true, sameLevel: true }, of: SELF },
          }),
        ),
      ];
    case 'trample':
      return [
        line(
          [...leads, { lead: 'window', window: 'while-moving', who: SELF }],
          you({ of: 'effect', v: 'choose', whom: some('a', figures, part.place) }, 'may'),
        ),
        ...(part.roll === undefined ? [] : rollLines(part.roll, [], { n: 'role', role: 'chosen' }, 'do')),
        line(
          [ifClause(clause({ n: 'role', role: 'chosen' }, { of: 'fight', v: 'is-destroyed', strike: {} }))],
          you({
            of: 'effect',
            v: 'place',
            whom: SELF,
            space: { filter: {}, of: SELF },
            inPlace: 'chosen',
          }),
          clause(SELF, { of: 'move', v: 'goes-on' }, 'may'),
        ),
        line([{ lead: 'otherwise' }], clause(SELF, { of: 'move', v: 'ends-move' })),
      ];
    case 'barrage':
      return [
        { heading: { dice: { is: 'number', dice: part.dice ?? 0 } } },
        line(
          [...leads, { lead: 'instead-of-acting', who: CARD }],
          clause(SELF, { of: 'move', v: 'moves', spaces: part.spaces ?? 0 }, 'may'),
        ),
        line(
          [],
          clause(
            SELF,
            {
              of: 'special',
              v: 'makes-on-the-way',
              attacks: part.attacks ?? 1,
              at: some('many', figures, part.place ?? {}),
            },
            'may',
          ),
        ),
      ];
    case 'rush':
      return [
        line(
          [...leads, { lead: 'instead-of-moving', who: SELF }],
          clause(
            SELF,
            { of: 'special', v: 'makes-one', dice: part.dice ?? 0, at: some('a', figures, part.place) },
            'may',
          ),
        ),
        line(
          [ifClause(clause(SELF, { of: 'special', v: 'wounds-with-it' }))],
          clause(SELF, { of: 'move', v: 'moves', spaces: part.spaces ?? 0 }, 'may'),
        ),
        line(
          [ifClause(clause(SELF, { of: 'move', v: 'ends-move-engaged' }))],
          clause(SELF, { of: 'special', v: 'makes-one', dice: part.again ?? 0 }, 'may'),
        ),
      ];
  }
}
