/**
 * The answer to "why not?": what a player could think of at a question but may not choose, with the rule that forbids it. Asked by
 * people only, so it may take its time.
 */
import { refuse, type Decision, type Refused, type Verdict } from '@muster/engine';
import { matches } from '../abilities/filter.ts';
import type { Frame } from '../abilities/frame.ts';
import type { Where } from '../abilities/language.ts';
import type { TargetSpec } from '../abilities/performable.ts';
import { contextOf } from '../context.ts';
import type { CardId } from '../state.ts';
import { characters, charactersOf, type Table } from '../table.ts';
import { mayPerformCard } from './action-cards.ts';
import { mayEquip } from './equipping.ts';
import { refusedOrders } from './orders.ts';
import { whyNotAimedAt } from './strike.ts';
import { mayBeTargeted } from './targeting.ts';

export function whyNot(g: Table, decision: Decision): readonly Refused[] {
  const { kind, seat, about = [] } = decision;
  const [first] = about;
  if (kind === 'order') return refusedOrders(g, seat);
  if (kind === 'bearer' && first !== undefined)
    return others(decision, 'card', ids(charactersOf(g, seat)), (id) => {
      const c = g.state.inPlay[id] ?? null;
      return c === null ? null : mayEquip(g, first, c);
    });
  const context = contextOf(decision);
  switch (context?.asks) {
    case 'performer': {
      const { action, moment } = context;
      return others(decision, 'by', ids(charactersOf(g, seat)), (id) => mayPerformCard(g, action, id, moment));
    }
    case 'strike target': {
      const { strike } = context;
      const opposing = characters(g).filter((c) => c.controller !== strike.seat);
      return others(decision, 'at', ids(opposing), (id) => whyNotAimedAt(g, strike, id));
    }
    case 'target': {
      const { spec, frame, spell } = context;
      return others(decision, 'card', thinkable(g, spec, frame), (id) => whyNotTargeted(g, spec, frame, spell, id));
    }
    default:
      return [];
  }
}

function ids(cards: readonly { readonly id: CardId }[]): readonly CardId[] {
  return cards.map(({ id }) => id);
}

/** The verdicts on those that are not offered. */
function others(
  { options }: Decision,
  head: 'card' | 'by' | 'at',
  cards: readonly CardId[],
  judge: (id: CardId) => Verdict,
): readonly Refused[] {
  const refused: Refused[] = [];
  for (const id of cards) {
    const key = `${head}:${id}`;
    if (options.some((option) => option.key === key)) continue;
    const refusal = judge(id);
    if (refusal !== null) refused.push({ key, refusal });
  }
  return refused;
}

/** Whoever is on the side the words speak of: nobody thinks of an enemy where a friend is asked for. */
function thinkable(g: Table, { what, where }: TargetSpec, f: Frame): readonly CardId[] {
  const { controller, army, formation } = where;
  const side: Where = {
    ...(controller === undefined ? {} : { controller }),
    ...(army === undefined ? {} : { army }),
    ...(formation === undefined ? {} : { formation }),
  };
  const all = characters(g).flatMap((c) => (what === 'item' ? c.items : [c.id]));
  return all.filter((id) => matches(g, id, side, f));
}

function whyNotTargeted(g: Table, { where }: TargetSpec, f: Frame, spell: boolean, id: CardId): Verdict {
  const { source } = f;
  if (!matches(g, id, where, f)) {
    return matches(g, id, anywhere(where), f)
      ? refuse('WL-14.15', 'wrong-place', { card: id, source })
      : refuse('WL-14.15', 'not-meant', { card: id, source });
  }
  if (!mayBeTargeted(g, id, f.actor, spell)) return refuse('WL-2.5', 'protected', { card: id });
  return refuse('WL-14.15', 'already-chosen', { card: id });
}

/** The same words without what they say about distances and ranks. */
function anywhere(where: Where): Where {
  const {
    within: _within,
    ranksAway: _away,
    sameRank: _same,
    adjacent: _adjacent,
    adjacentRank: _next,
    rankInFront: _front,
    rankBehind: _behind,
    rank: _rank,
    ...rest
  } = where;
  return rest;
}
