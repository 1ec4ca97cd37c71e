/**
 * The stars of a Signum warband while it is put together.
 */
import type { CharacterRecord, HeroRecord } from '@muster/signum';

export const METALS = ['bronze', 'silver', 'gold'] as const;
export type Metal = (typeof METALS)[number];

type Starred = Pick<CharacterRecord, 'id' | 'stars'>;

export function starsIn(warband: readonly Starred[], metal: Metal): number {
  return warband.reduce((sum, { stars }) => sum + stars.filter((star) => star === metal).length, 0);
}

/** SG-4.6, SG-5.2: nobody twice, and no more stars than the hero can lead. */
export function mayLead(
  leadership: HeroRecord['leadership'],
  warband: readonly Starred[],
  character: Starred,
): boolean {
  if (warband.some(({ id }) => id === character.id)) return false;
  const larger = [...warband, character];
  return METALS.every((metal) => starsIn(larger, metal) <= leadership[metal]);
}
