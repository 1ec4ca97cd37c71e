/**
 * Whom a special attack reaches beside its target.
 */
import type { Area, Figures } from '../../abilities/language.ts';
import { kindOf, some } from './kind.ts';
import type { Noun } from './noun.ts';
import { SELF, TARGET } from './noun.ts';
import type { Line } from './plan.ts';
import { clause, line, you } from './say.ts';

export function areaLines(area: Area): Line[] {
  const once = line([], you({ of: 'special', v: 'rolls-once-for-all' }));
  switch (area.area) {
    case 'blast': {
      const where = area.bothAdjacent === undefined ? TARGET : { n: 'both' as const };
      return [
        line(
          [],
          clause(some('all', area.figures ?? {}, { adjacent: true }, where), {
            of: 'special',
            v: 'is-affected',
            too: true,
          }),
        ),
        ...(area.spare === undefined ? [] : [line([], clause(spared(area.spare), { of: 'special', v: 'is-spared' }))]),
        once,
      ];
    }
    case 'around':
      return [
        line([], clause(some('all', area.figures ?? {}, { adjacent: true }), { of: 'special', v: 'is-affected' })),
        once,
      ];
    case 'others':
      return [
        line(
          [],
          you(
            {
              of: 'effect',
              v: 'choose-too',
              whom: {
                n: 'some',
                count: area.count === 1 ? 'a' : { n: area.count, how: 'up-to' },
                kind: { ...kindOf(withoutOther(area.figures ?? {})), other: true },
                where: { place: area.place, of: TARGET },
              },
            },
            'may',
          ),
        ),
        ...(area.figures?.other === undefined ? [] : [line([], clause(SELF, { of: 'special', v: 'is-spared' }))]),
        once,
      ];
    case 'line':
      return [
        line(
          [],
          you(
            {
              of: 'effect',
              v: 'choose-line',
              spaces: area.spaces,
              from: area.from,
              ...(area.from === 'self' ? {} : { too: true }),
            },
            area.optional === undefined ? 'do' : 'may',
          ),
        ),
        ...(area.spare === undefined ? [] : [line([], clause(SELF, { of: 'special', v: 'is-spared' }))]),
        once,
      ];
  }
}

function withoutOther(figures: Figures): Figures {
  const { other: _other, ...rest } = figures;
  return rest;
}

function spared(spare: 'self' | 'friends'): Noun {
  return spare === 'self' ? SELF : some('many', { side: 'friendly' });
}
