/**
 * Descriptions of creatures, sorted by how they are said: before the noun, as the noun, behind it.
 */
import type { AttackType, CreatureClass, Creatures, Keyword, Rank, Token } from '../../abilities/language.ts';

export interface Kind {
  readonly side?: 'your' | 'allied' | 'enemy';
  readonly other?: true;
  readonly wounded?: boolean;
  /** None: any creature. */
  readonly classes: readonly CreatureClass[];
  readonly ranks: readonly Rank[];
  readonly tails: readonly Tail[];
}

/** Said behind the noun; lists are alternatives. */
export type Tail =
  | { readonly tail: 'attack'; readonly types: readonly AttackType[] }
  | { readonly tail: 'affinity'; readonly names: readonly string[] }
  | { readonly tail: 'faction'; readonly id: string }
  | { readonly tail: 'keyword'; readonly keywords: readonly Keyword[] }
  | { readonly tail: 'token'; readonly token: Token }
  | { readonly tail: 'within'; readonly hexes: number }
  | { readonly tail: 'contact' }
  | { readonly tail: 'sight' }
  | { readonly tail: 'near'; readonly kind: Kind }
  | { readonly tail: 'terrain'; readonly pieces: readonly string[] }
  | { readonly tail: 'activated'; readonly is: boolean }
  | { readonly tail: 'acted' }
  | { readonly tail: 'not'; readonly kind: Kind };

export function kindOf(of: Creatures): Kind {
  const {
    side,
    class: classes,
    rank,
    faction,
    affinity,
    keyword,
    other,
    wounded,
    attack,
    within,
    contact,
    sight,
    near,
    terrain,
    activated,
    acted,
    hasToken,
    not,
    ...unsaid
  } = of;
  // Does not compile while a word of the filter is left unsaid.
  void (unsaid satisfies Record<string, never>);
  const tails: Tail[] = [];
  if (attack !== undefined) tails.push({ tail: 'attack', types: attack });
  if (affinity !== undefined) tails.push({ tail: 'affinity', names: affinity });
  if (faction !== undefined) tails.push({ tail: 'faction', id: faction });
  if (keyword !== undefined) tails.push({ tail: 'keyword', keywords: keyword });
  if (hasToken !== undefined) tails.push({ tail: 'token', token: hasToken });
  if (within !== undefined) tails.push({ tail: 'within', hexes: within });
  if (contact !== undefined) tails.push({ tail: 'contact' });
  if (sight !== undefined) tails.push({ tail: 'sight' });
  if (near !== undefined) tails.push({ tail: 'near', kind: kindOf(near) });
  if (terrain !== undefined) tails.push({ tail: 'terrain', pieces: terrain });
  if (activated !== undefined) tails.push({ tail: 'activated', is: activated });
  if (acted !== undefined) tails.push({ tail: 'acted' });
  if (not !== undefined) tails.push({ tail: 'not', kind: kindOf(not) });
  return {
    ...(side === undefined ? {} : { side }),
    ...(other === undefined ? {} : { other }),
    ...(wounded === undefined ? {} : { wounded }),
    classes: classes ?? (rank === undefined ? [] : ['character']), // Only characters have ranks.
    ranks: rank ?? [],
    tails,
  };
}

/** Nothing but a state or a place: said as "is wounded", "is in contact with …". */
export function isPlainState({ side, other, wounded, classes, ranks, tails }: Kind): boolean {
  const bare = side === undefined && other === undefined && classes.length === 0 && ranks.length === 0;
  return bare && (wounded !== undefined || tails.length > 0) && tails.every(isPlace);
}

function isPlace({ tail }: Tail): boolean {
  return tail === 'within' || tail === 'contact' || tail === 'sight' || tail === 'near' || tail === 'terrain';
}

/** The one thing such creatures have, if nothing else is said of them: their opposites are without it. */
export function onlyThing({ side, other, wounded, classes, ranks, tails }: Kind): Thing | null {
  const [only, ...others] = tails;
  if (side !== undefined || other !== undefined || wounded !== undefined || classes.length + ranks.length > 0)
    return null;
  if (only === undefined || others.length > 0) return null;
  return only.tail === 'attack' || only.tail === 'affinity' || only.tail === 'keyword' || only.tail === 'token'
    ? only
    : null;
}

export type Thing = Extract<Tail, { readonly tail: 'attack' | 'affinity' | 'keyword' | 'token' }>;

export const ANY: Kind = { classes: [], ranks: [], tails: [] };

/** Of whom there is one: your hero, and nothing else said of it. */
export function isYourHero({ side, other, wounded, classes, ranks, tails }: Kind): boolean {
  return (
    side === 'your' &&
    other === undefined &&
    wounded === undefined &&
    classes.length === 1 &&
    classes[0] === 'hero' &&
    ranks.length === 0 &&
    tails.length === 0
  );
}
