/**
 * Turns, restrictions, what holds before the game begins.
 */
import type {
  ActingPart,
  BondPart,
  ChoosePart,
  CommandPart,
  D20BonusPart,
  InitiativePart,
  MarkersPart,
  RestrictionPart,
} from '../../abilities/language.ts';
import { sumOf } from './amount.ts';
import { leadsOf } from './condition.ts';
import { countOf, effectClauses } from './effect.ts';
import { some, unit } from './kind.ts';
import type { Noun } from './noun.ts';
import { CARD, SELF } from './noun.ts';
import type { Line } from './plan.ts';
import { clause, line, you } from './say.ts';

export function bondLines(part: BondPart): Line[] {
  const window = part.when === 'before' ? 'before-turn' : 'after-turn';
  const other = unit('a', part.with, part.place);
  const first = part.when === 'before' ? { first: true as const } : {};
  const heals = part.heals;
  return [
    line(
      [{ lead: 'window', window, who: CARD }, ...leadsOf(part.needs, { who: CARD })],
      you({ of: 'turn', v: 'take-turn', with: [other], ...first }, 'may'),
    ),
    ...(heals === undefined
      ? []
      : [
          line(
            [{ lead: 'window', window: 'before-moving', who: { n: 'role', role: 'healed' } }],
            you(
              {
                of: 'effect',
                v: 'destroy',
                whom: some('a', heals.sacrifice, heals.place, { n: 'role', role: 'healed' }),
              },
              'may',
            ),
          ),
          line(
            [{ lead: 'if-done' }],
            you({ of: 'effect', v: 'heal', whom: { n: 'role', role: 'healed' }, wounds: heals.wounds }),
          ),
        ]),
  ];
}

export function commandLines(part: CommandPart): Line[] {
  const list = (turns: CommandPart['turns']): Noun[] => turns.map(({ with: whom, upTo }) => unit(countOf(upTo), whom));
  const options = [part.turns, ...(part.or ?? [])].map(list);
  return [
    line(
      [{ lead: 'instead-of-turn', who: CARD }, ...leadsOf(part.needs, { who: CARD })],
      you({ of: 'turn', v: 'take-turn-instead', options }, 'may'),
    ),
    ...(part.place === undefined
      ? []
      : [
          line(
            [],
            clause(
              { n: 'role', role: 'each-taken' },
              { of: 'state', v: 'is-within', where: { place: part.place, of: SELF }, beforeMoving: true },
              'must',
            ),
          ),
        ]),
  ];
}

export function actingLines(part: ActingPart): Line[] {
  return [
    line([], you({ of: 'turn', v: 'acts-with', move: part.move, attack: part.attack }, 'may')),
    ...(part.freely === undefined
      ? []
      : [line([], clause({ n: 'attackers' }, { of: 'turn', v: 'need-not-have-moved' }))]),
  ];
}

export function restrictionLines(part: RestrictionPart): Line[] {
  switch (part.part) {
    case 'adjacent-only':
      return [
        line(
          leadsOf(part.when, { who: SELF }),
          clause(some('many', { side: 'enemy' }), { of: 'fight', v: 'attacks-if-adjacent', whom: SELF }, 'may'),
        ),
      ];
    case 'taunt':
      return [
        line(
          [],
          clause(
            some('all', { side: 'enemy' }, { adjacent: true }),
            { of: 'fight', v: 'attacks-only', whom: SELF },
            'may',
          ),
        ),
      ];
    case 'lock': {
      const them = some('all', part.figures, { adjacent: true });
      return [
        line(
          [],
          clause(them, { of: 'move', v: 'moves-at-all' }, 'may-not'),
          clause(them, { of: 'move', v: 'is-moved-by-powers' }),
        ),
      ];
    }
    case 'vortex': {
      const it: Noun = { n: 'role', role: 'entering' };
      const zone = { place: part.place, of: SELF };
      return [
        line(
          [
            {
              lead: 'when',
              clauses: [clause(some('a', part.figures), { of: 'move', v: 'comes-into', where: zone })],
            },
          ],
          clause(it, { of: 'move', v: 'must-end-move' }, 'must'),
        ),
        ...(part.blocks === undefined
          ? []
          : [
              line(
                [],
                clause(
                  some('no', {}),
                  { of: 'move', v: 'passes-through', whom: some('a', part.figures, part.place) },
                  'may',
                ),
              ),
            ]),
      ];
    }
    case 'may-not-attack':
      return [
        line([], clause(SELF, { of: 'fight', v: 'attacks', strike: { other: some('a', part.figures) } }, 'may-not')),
      ];
    case 'exempt':
      return [line([], clause(CARD, { of: 'turn', v: 'is-exempt', power: part.from }))];
  }
}

export function d20BonusLines(part: D20BonusPart): Line[] {
  return [
    line(
      [],
      you(
        {
          of: 'turn',
          v: 'add-d20',
          add: part.add,
          ...(part.power === undefined ? {} : { power: part.power }),
          ...(part.figures === undefined
            ? {}
            : { owners: some(part.figures.name === undefined ? 'many' : 'a', part.figures) }),
        },
        part.optional === undefined ? 'do' : 'may',
      ),
    ),
  ];
}

export function initiativeLines(part: InitiativePart): Line[] {
  return [
    line(
      leadsOf(part.when, { who: CARD }),
      you({ of: 'turn', v: 'add-initiative', ...sumOf(part.add, CARD) }, part.optional === undefined ? 'do' : 'may'),
    ),
  ];
}

export function reserveLines(): Line[] {
  return [line([], clause(CARD, { of: 'turn', v: 'starts-in-reserve' }))];
}

export function chooseLines(part: ChoosePart): Line[] {
  const it: Noun = { n: 'role', role: 'chosen' };
  return [
    line(
      [{ lead: 'window', window: 'start-of-game', who: CARD }],
      you(
        {
          of: 'turn',
          v: 'choose-at-start',
          whom: some('a', part.figures),
          ...(part.do === undefined ? { as: part.as } : {}),
        },
        part.must === undefined ? 'may' : 'do',
      ),
    ),
    ...(part.do === undefined ? [] : [line([], ...effectClauses(part.do, it))]),
  ];
}

export function markersLines(part: MarkersPart): Line[] {
  return [line([], clause(CARD, { of: 'turn', v: 'starts-with-markers', name: part.name, count: part.count }))];
}
