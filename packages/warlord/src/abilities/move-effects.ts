/**
 * WL-18.11: movement by card effect. It spends nobody; placement, repair and the ban on entering opposing formations apply.
 */
import { choose, type Option, type Script, type Seat } from '@muster/engine';
import { stepFrom } from '../rules/intruders.ts';
import { chooseSlot, relocate, slotOptions } from '../rules/placement.ts';
import { settle } from '../rules/state-check.ts';
import { resolveWho } from '../rules/targeting.ts';
import { find, playerAt, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import { amountOf } from './amount.ts';
import type { Frame } from './frame.ts';
import type { Effect } from './language.ts';

export function* moveEffect(g: Table, effect: Extract<Effect, { do: 'move' | 'shift' }>, f: Frame): Script {
  for (const id of yield* resolveWho(g, effect.who, f)) {
    if (find(g, id)?.kind !== 'character') continue;
    if (effect.do === 'shift') yield* shift(g, id);
    else yield* moveRanks(g, effect, id, f);
  }
}

interface WayOption extends Option {
  readonly direction: 'forward' | 'backward' | null;
}

function* moveRanks(g: Table, effect: Extract<Effect, { do: 'move' }>, id: CardId, f: Frame): Script {
  const ranks = effect.ranks === undefined ? 1 : amountOf(g, effect.ranks, f);
  let direction: 'forward' | 'backward' | null = null;
  for (let n = 0; n < ranks; n++) {
    const ways = possibleWays(g, id, direction ?? effect.direction);
    if (ways.length === 0) return;
    const mayStop = effect.optional === true || (effect.upTo === true && n > 0);
    const options: WayOption[] = ways.map((way) => ({ key: way, direction: way }));
    if (mayStop) options.push({ key: 'stop', direction: null });
    const picked = yield* choose({ seat: f.seat, kind: 'direction', options, about: [id] });
    if (picked.direction === null) return;
    direction = picked.direction;
    const c = find(g, id);
    const to = c === null ? null : stepFrom(g, c, direction);
    if (c === null || to === null) return;
    // The player of the effect chooses the way, the controller the slot (WL-18.3).
    const slot = yield* chooseSlot(g, c.controller, id, to.formation, to.rank);
    relocate(g, id, to.formation, to.rank, slot, 'effect');
    if (n + 1 === ranks || !isContinuous(effect)) yield* settle(g);
  }
}

/** A move over several ranks is one move: ranks are repaired when it is over. */
function isContinuous(effect: Extract<Effect, { do: 'move' }>): boolean {
  return effect.ranks !== undefined;
}

function possibleWays(g: Table, id: CardId, direction: 'forward' | 'backward' | 'either'): ('forward' | 'backward')[] {
  const c = find(g, id);
  if (c === null) return [];
  const wanted = direction === 'either' ? (['forward', 'backward'] as const) : [direction];
  return wanted.filter((way) => stepFrom(g, c, way) !== null);
}

function* shift(g: Table, id: CardId): Script {
  const c = find(g, id);
  if (c === null) return;
  const { formation, rank } = c;
  const slot = yield* chooseOtherSlot(g, c.controller, id, formation, rank);
  if (slot !== null) relocate(g, id, formation, rank, slot, 'effect');
}

/** Places in the character's own row other than the one it has; `slot` counts in the row without it. */
function* chooseOtherSlot(g: Table, seat: Seat, id: CardId, formation: Seat, rank: number): Script<number | null> {
  const row = playerAt(g, formation).ranks[rank - 1] ?? [];
  const options = slotOptions(g, formation, rank).filter(
    (option) => option.slot < row.length && option.slot !== row.indexOf(id),
  );
  if (options.length === 0) return null;
  return (yield* choose({ seat, kind: 'slot', options, about: [id] })).slot;
}
