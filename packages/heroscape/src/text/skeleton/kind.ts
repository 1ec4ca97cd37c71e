/**
 * A filter of figures sorted by how it is said: what stands before the noun, the noun, what stands behind it.
 */
import type { Figures, Place } from '../../abilities/language.ts';
import type { Core, Count, Kind, Mark, Noun, Tail } from './noun.ts';
import { SELF } from './noun.ts';

export function kindOf(figures: Figures): Kind {
  return {
    ...(figures.side === undefined ? {} : { side: figures.side }),
    ...(figures.other === undefined ? {} : { other: true }),
    core: coreOf(figures),
    marks: marksOf(figures),
    tails: tailsOf(figures),
  };
}

function coreOf(figures: Figures): Core {
  if (figures.sameCard !== undefined) return { core: 'card' };
  if (figures.chosen !== undefined) return { core: 'chosen', as: figures.chosen };
  if (figures.name !== undefined) return { core: 'named', names: figures.name };
  return {
    core: 'traits',
    species: figures.species ?? [],
    classes: figures.class ?? [],
    ...(figures.kind === undefined ? {} : { kind: figures.kind }),
  };
}

function marksOf(figures: Figures): Mark[] {
  return [
    ...(figures.engaged === undefined ? [] : [{ mark: 'engaged' as const, is: figures.engaged }]),
    ...(figures.wounded === undefined ? [] : [{ mark: 'wounded' as const }]),
    ...(figures.rarity === undefined ? [] : [{ mark: 'rarity' as const, of: figures.rarity }]),
    ...(figures.size === undefined ? [] : [{ mark: 'size' as const, of: figures.size }]),
    ...(figures.personality === undefined ? [] : [{ mark: 'personality' as const, of: figures.personality }]),
  ];
}

function tailsOf(figures: Figures): Tail[] {
  return [
    ...(figures.general === undefined ? [] : [{ tail: 'follows' as const, generals: figures.general }]),
    ...(figures.power === undefined ? [] : [{ tail: 'power' as const, name: figures.power }]),
    ...(figures.range === undefined ? [] : [{ tail: 'range' as const, ...figures.range }]),
    ...(figures.flying === undefined ? [] : [{ tail: 'flying' as const, is: figures.flying }]),
    ...(figures.engagedWithCard === undefined
      ? []
      : [{ tail: 'engaged-with-card' as const, atLeast: figures.engagedWithCard }]),
    ...(figures.engagedWithOther === undefined ? [] : [{ tail: 'engaged-with-other' as const }]),
    ...(figures.any === undefined ? [] : [{ tail: 'is' as const, kinds: figures.any.flatMap(spread) }]),
    ...(figures.not === undefined ? [] : notTails(figures.not)),
  ];
}

/** Not every one of these at once: for a filter with a single word, that word denied. */
function notTails(not: Figures): Tail[] {
  const words = Object.keys(not).length;
  if (words === 1) {
    if (not.side === 'own') return [{ tail: 'not-yours' }];
    if (not.general !== undefined) return [{ tail: 'follows', generals: not.general, not: true }];
    if (not.power !== undefined) return [{ tail: 'power', name: not.power, not: true }];
    if (not.flying !== undefined) return [{ tail: 'flying', is: !not.flying }];
    if (not.any !== undefined) return [{ tail: 'is', kinds: not.any.flatMap(spread), not: true }];
  }
  return [{ tail: 'is', kinds: spread(not), not: true }];
}

/** One kind for each trait of a list that stands alone. */
function spread(figures: Figures): Kind[] {
  const single = Object.keys(figures).length === 1;
  if (single && figures.species !== undefined) return figures.species.map((one) => kindOf({ species: [one] }));
  if (single && figures.class !== undefined) return figures.class.map((one) => kindOf({ class: [one] }));
  return [kindOf(figures)];
}

/** Whom a turn is taken with: a squad as a whole. */
export function unit(count: Count, figures: Figures, place?: Place): Noun {
  const noun = some(count, figures, place);
  if (noun.n === 'some' && noun.kind.core.core === 'named')
    return { ...noun, kind: { ...noun.kind, core: { ...noun.kind.core, unit: true } } };
  if (noun.n !== 'some' || noun.kind.core.core !== 'traits' || noun.kind.core.kind !== 'squad') return noun;
  return { ...noun, kind: { ...noun.kind, core: { ...noun.kind.core, kind: 'unit' } } };
}

/** These figures in this place of someone, self if nobody is given. */
export function some(count: Count, figures: Figures, place?: Place, of: Noun = SELF): Noun {
  if (figures.self !== undefined) return SELF;
  return { n: 'some', count, kind: kindOf(figures), ...(place === undefined ? {} : { where: { place, of } }) };
}

/** The same figures in another number. */
export function counted(noun: Noun, count: Count): Noun {
  return noun.n === 'some' ? { ...noun, count } : noun;
}
