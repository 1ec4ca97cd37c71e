/**
 * What players settle about their armies in place of the scenario: how much they may cost and how they are chosen.
 */
import { shareGround } from './battlefield.ts';
import type { MapFile, MapScenario } from './content/map.ts';

/** HS-3.1, and HS-3.2 or HS-3.3. */
export type ArmyTerms = Pick<MapScenario, 'pointLimit' | 'army'>;

/** HS-3.1: usual are 300 to 600; larger battles are fought too. */
export const POINT_LIMITS: readonly number[] = [300, 350, 400, 450, 500, 550, 600, 700, 800, 1000];
const LEAST_LIMIT = 100;
/** More than any start zone holds. */
const MOST_LIMIT = 2000;
const STEP = 10;
export const LIMIT_RANGE = `a multiple of ${STEP} from ${LEAST_LIMIT} to ${MOST_LIMIT}`;

export function isPointLimit(limit: unknown): limit is number {
  return typeof limit === 'number' && limit % STEP === 0 && limit >= LEAST_LIMIT && limit <= MOST_LIMIT;
}

const made = new WeakMap<MapFile, Map<string, MapFile>>();
const originals = new WeakMap<MapFile, MapFile>();

/** The map with these terms; the same object for the same terms, on the same ground. */
export function withTerms(map: MapFile, { pointLimit, army }: ArmyTerms): MapFile {
  const { scenario } = map;
  if (scenario.pointLimit === pointLimit && scenario.army === army) return map;
  const variants = made.get(map) ?? new Map<string, MapFile>();
  made.set(map, variants);
  const key = `${army} ${pointLimit}`;
  const known = variants.get(key);
  if (known !== undefined) return known;
  const variant: MapFile = { ...map, scenario: { ...scenario, pointLimit, army } };
  shareGround(map, variant);
  variants.set(key, variant);
  originals.set(variant, map);
  return variant;
}

/** The map as it was made, before anything was settled about armies. */
export function originalOf(map: MapFile): MapFile {
  return originals.get(map) ?? map;
}
