/**
 * What stands in the way, as seen from above.
 */
const ICONS: readonly (readonly [RegExp, string])[] = [
  [/palm/i, 'palm-tree'],
  [/tree|bush|forest/i, 'pine-tree'],
  [/glacier|ice/i, 'iceberg'],
  [/spire|pillar|tower|column/i, 'stone-tower'],
];

export function iconOfBlock(kind: string): string {
  return ICONS.find(([pattern]) => pattern.test(kind))?.[1] ?? 'rock';
}
