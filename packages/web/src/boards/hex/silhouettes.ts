/**
 * Which silhouette stands for which kind of unit. On one table each kind has its own, so that a glance tells them apart.
 */
/** A kind of unit, with the silhouettes that suit it, the best first. */
export interface Kind {
  readonly id: string;
  readonly wishes: readonly string[];
}

/** Who comes first has the better choice: what a kind has does not change when others join it. */
export function silhouettesOf(kinds: readonly Kind[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, wishes } of kinds) {
    if (found.has(id)) continue;
    const icon = wishes.find((wish) => !taken.has(wish)) ?? wishes[0] ?? PLAIN;
    found.set(id, icon);
    taken.add(icon);
  }
  return found;
}

const PLAIN = 'swordman';

/** For any fighter when everything that suits it better is taken. */
export const ANY_FIGHTER: readonly string[] = [
  PLAIN,
  'crossed-swords',
  'axe-sword',
  'spears',
  'battle-axe',
  'broadsword',
  'flail',
  'war-axe',
  'daggers',
  'mace-head',
  'lion',
  'eagle-head',
  'stag-head',
  'bear-head',
  'tiger-head',
];
