/**
 * What dice are to be expected to do.
 */
import type { Critical } from '../abilities/language.ts';
import type { Die, DieFaces } from '../content/die.ts';

export interface Odds {
  /** By number of symbols of damage: how likely a roll shows so many. */
  readonly damage: readonly number[];
  /** How likely the critical effect is. */
  readonly critical: number;
}

interface Shares {
  readonly damage: number;
  readonly critical: number;
}

interface Known {
  readonly shares: Readonly<Record<Die, Shares>>;
  readonly odds: Map<string, Odds>;
}

const known = new WeakMap<DieFaces, Known>();

function knownOf(faces: DieFaces): Known {
  let found = known.get(faces);
  if (found === undefined) {
    const share = (die: Die, of: readonly string[]) =>
      faces[die].filter((symbol) => of.includes(symbol)).length / faces[die].length;
    const both = (die: Die): Shares => ({ damage: share(die, ['HIT', 'CRIT']), critical: share(die, ['CRIT']) });
    const shares = { Y: both('Y'), B: both('B'), R: both('R'), P: both('P'), G: both('G'), K: both('K') };
    known.set(faces, (found = { shares, odds: new Map() }));
  }
  return found;
}

/** Of a pool of dice with the critical effect of a box; `forced`, if that comes without a critical symbol too (SG-20.10). */
export function oddsOf(faces: DieFaces, dice: readonly Die[], critical: Critical, forced: boolean): Odds {
  const { odds, shares } = knownOf(faces);
  const extra = extraDamage(shares, critical);
  const name = `${dice.join('')} ${forced ? 1 : 0} ${extra}`;
  let found = odds.get(name);
  if (found === undefined) odds.set(name, (found = countOdds(shares, dice, extra, forced)));
  return found;
}

function countOdds(shares: Known['shares'], dice: readonly Die[], extra: number, forced: boolean): Odds {
  let damage: readonly number[] = [1];
  let none = 1;
  for (const die of dice) {
    damage = withOneMore(damage, shares[die].damage);
    none *= 1 - shares[die].critical;
  }
  const critical = forced ? 1 : 1 - none;
  return { damage: extra > 0 ? withOneMore(damage, critical * extra) : damage, critical };
}

function withOneMore(chances: readonly number[], chance: number): readonly number[] {
  const sum = [...chances, 0];
  for (let i = sum.length - 1; i >= 0; i--) sum[i] = (sum[i] ?? 0) * (1 - chance) + (sum[i - 1] ?? 0) * chance;
  return sum;
}

/** Damage a critical effect adds: one symbol at most. */
function extraDamage(shares: Known['shares'], critical: Critical): number {
  switch (critical.critical) {
    case 'add-die':
      return shares[critical.die].damage;
    case 'add-symbol':
      return critical.symbol === 'PUSH' ? 0 : 1;
    case 'Heavy Hand':
    case 'Frenzy':
      return 1;
    default:
      return 0;
  }
}

/** Symbols of damage to be expected. */
export function expectedDamage(faces: DieFaces, dice: readonly Die[]): number {
  const { shares } = knownOf(faces);
  return dice.reduce((sum, die) => sum + shares[die].damage, 0);
}
