/**
 * Creating modifications that last: whom they bind and how much they add is fixed when they begin.
 */
import { find, nextStamp, touch, type Table } from '../table.ts';
import type { CardId, Lasting } from '../state.ts';
import { amountOf } from './amount.ts';
import { resolveRef, type Frame } from './frame.ts';
import { STATS, type Duration, type Mod, type Scope, type Stat } from './language.ts';

export function modify(g: Table, mods: readonly Mod[], until: Duration, f: Frame): void {
  const touched: CardId[] = [];
  const changes: Pick<Lasting, 'mod' | 'amounts' | 'until'>[] = [];
  for (const mod of mods) {
    const bound = bindingOf(g, mod, f);
    if (bound !== null && bound.length === 0) continue;
    const amounts = amountsOf(g, mod, f);
    g.state.effects.push({
      stamp: nextStamp(g),
      mod,
      source: f.source,
      actor: f.actor,
      seat: f.seat,
      bound,
      amounts,
      until,
      ends: endOf(g, until, f),
    } satisfies Lasting);
    touched.push(...(bound ?? []));
    changes.push({ mod, amounts, until });
  }
  touch(g);
  g.io.emit({ type: 'modified', source: f.source, who: touched, changes });
}

/** Words that name somebody bind that one; words that describe go on describing. */
function bindingOf(g: Table, mod: Mod, f: Frame): readonly CardId[] | null {
  const who: Scope | undefined = 'who' in mod ? mod.who : undefined;
  if (mod.mod === 'noLoyaltyPenalty' || mod.mod === 'handSize') return null;
  if (who !== undefined && typeof who !== 'string') return null;
  return resolveRef(g, who ?? 'this', f).filter((id) => find(g, id) !== null && !f.saved.includes(id));
}

function amountsOf(g: Table, mod: Mod, f: Frame): Lasting['amounts'] {
  const amounts: Partial<Record<Stat | 'add', number>> = {};
  if (mod.mod === 'stat') {
    for (const stat of STATS) {
      const amount = mod.add[stat];
      if (amount !== undefined) amounts[stat] = amountOf(g, amount, f);
    }
  } else if (mod.mod === 'strike') {
    if (mod.extraWounds !== undefined) amounts.add = amountOf(g, mod.extraWounds, f);
  } else if (mod.mod === 'feat' || mod.mod === 'roll' || mod.mod === 'dc') amounts.add = amountOf(g, mod.add, f);
  return amounts;
}

function endOf(g: Table, until: Duration, f: Frame): number {
  switch (until) {
    case 'strike':
      return (f.moment?.strike ?? g.strikes.at(-1))?.stamp ?? g.state.stamp;
    case 'action':
      return (f.moment?.action ?? f.action)?.stamp ?? g.state.stamp;
    case 'turn':
      return g.state.turn;
    case 'nextTurn':
      return g.state.turn + 1;
    case 'permanent':
      return 0;
  }
}

/** WL-8.22: all effects that last until end of turn expire together. */
export function expireEffects(g: Table): void {
  const left = g.state.effects.filter(
    (effect) => effect.until === 'permanent' || (effect.until === 'nextTurn' && effect.ends > g.state.turn),
  );
  if (left.length === g.state.effects.length) return;
  g.state.effects = left;
  touch(g);
  g.io.emit({ type: 'effects ended', rules: ['WL-8.22'] });
}
