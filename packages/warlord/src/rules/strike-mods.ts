/**
 * What is in force about a strike besides its numbers: modifications of strikes, and how far it reaches.
 */
import { appliesTo, indexOf, type Active, type ModOf } from '../abilities/active.ts';
import { matches } from '../abilities/filter.ts';
import { frameAs } from '../abilities/frame.ts';
import type { Strike, Table } from '../table.ts';

type StrikeFacts = Pick<Strike, 'striker' | 'target' | 'via' | 'spell'>;

export function strikeMods(g: Table, strike: StrikeFacts): readonly Active<ModOf<'strike'>>[] {
  const { strike: mods } = indexOf(g).mods;
  return mods.length === 0 ? mods : mods.filter((active) => changesStrike(g, active, strike));
}

/** How many ranks further than usual the strike reaches. */
export function extraReach(g: Table, strike: StrikeFacts): number {
  let ranks = 0;
  for (const active of indexOf(g).reaches) if (changesStrike(g, active, strike)) ranks += active.mod.extraRange ?? 0;
  return ranks;
}

function changesStrike(g: Table, active: Active<ModOf<'strike'>>, strike: StrikeFacts): boolean {
  const { via, spell, against } = active.mod;
  return (
    (via === undefined || via === strike.via) &&
    (spell === undefined || spell === strike.spell) &&
    (against === undefined ||
      (strike.target !== 0 && matches(g, strike.target, against, frameAs(active.frame, strike.striker)))) &&
    appliesTo(g, active, strike.striker)
  );
}
