/**
 * Chapter 14.14 to 14.19: choosing targets and others, and the windows of being targeted.
 */
import { chooseSome, nextBelow, type Option, type Script, type Seat } from '@muster/engine';
import { amountOf } from '../abilities/amount.ts';
import { filterOf, matches, passes } from '../abilities/filter.ts';
import { resolveRef, type Frame } from '../abilities/frame.ts';
import type { Choice, Where, Who } from '../abilities/language.ts';
import type { TargetSpec } from '../abilities/performable.ts';
import { opening } from '../abilities/hearing.ts';
import { inContext } from '../context.ts';
import { momentOf } from '../moment.ts';
import { characters, find, lastKnown, playerAt, seatsByPriority, type Table } from '../table.ts';
import type { CardId } from '../state.ts';
import type { Action } from './actions.ts';
import { cardOptions } from './options.ts';
import { isForbidden } from './prohibitions.ts';
import { openMoment } from './reacts.ts';

const ACTION_TARGETED = opening('after_targeted_action'); // TW-5
const SPELL_TARGETED = opening('after_targeted_action', 'after_targeted_spell'); // TW-6

interface RankOption extends Option {
  readonly cards: readonly CardId[];
}

/** All characters (or items) in play that match. */
function everything(g: Table, where: Where, what: 'character' | 'item' | undefined, f: Frame): CardId[] {
  const filter = filterOf(where);
  const found: CardId[] = [];
  for (const c of characters(g)) {
    if (what === 'item') {
      for (const item of c.items) if (matches(g, item, where, f)) found.push(item);
    } else if (passes(g, c.id, c, filter, f)) found.push(c.id);
  }
  return found;
}

/** Whom the words could mean: for a choice all candidates. Characters a save protects are out of reach (WL-21.6a). */
export function candidates(g: Table, who: Who, f: Frame): CardId[] {
  const ids =
    typeof who === 'string'
      ? [...resolveRef(g, who, f)]
      : 'all' in who
        ? everything(g, who.all, who.what, f)
        : everything(g, who.choose, who.what, f);
  return f.saved.length === 0 ? ids : without(ids, f.saved);
}

function without(ids: readonly CardId[], some: readonly CardId[]): CardId[] {
  return ids.filter((id) => !some.includes(id));
}

/** Whom the words mean, asking where there is a choice. */
export function* resolveWho(g: Table, who: Who, f: Frame): Script<readonly CardId[]> {
  const ids = candidates(g, who, f);
  return typeof who === 'string' || 'all' in who ? ids : yield* makeChoice(g, who, ids, f);
}

function* makeChoice(g: Table, choice: Choice, ids: readonly CardId[], f: Frame): Script<readonly CardId[]> {
  const max = Math.min(choice.count === undefined ? 1 : amountOf(g, choice.count, f), ids.length);
  if (choice.by === 'random') {
    const left = [...ids];
    const picked: CardId[] = [];
    while (picked.length < max) picked.push(...left.splice(nextBelow(g.state.rng, left.length), 1));
    return picked;
  }
  const seat = choice.by === 'opponent' ? chooser(g, ids, f) : f.seat;
  const options = cardOptions(ids);
  const min = choice.upTo === true ? 0 : max;
  const picks = yield* chooseSome({ seat, kind: 'choose', options, min, max, about: [f.source] });
  return picks.map((option) => option.card);
}

/** "Opponent's choice": the player whose cards they are. */
function chooser(g: Table, ids: readonly CardId[], f: Frame): Seat {
  const owner = ids.map((id) => find(g, id)?.controller).find((seat) => seat !== undefined && seat !== f.seat);
  return owner ?? seatsByPriority(g).find((seat) => seat !== f.seat) ?? f.seat;
}

// ---- targets ----

/** WL-14.15: what may be chosen for a target of the action now; no more than `enough` are looked for. */
function targetCandidates(
  g: Table,
  spec: TargetSpec,
  f: Frame,
  spell: boolean,
  enough = Number.POSITIVE_INFINITY,
): CardId[] {
  const { what, where } = spec;
  const filter = filterOf(where);
  const found: CardId[] = [];
  for (const c of characters(g)) {
    if (found.length >= enough) break;
    if (what === 'item') {
      for (const id of c.items) if (matches(g, id, where, f) && mayBeTargeted(g, id, f.actor, spell)) found.push(id);
    } else if (passes(g, c.id, c, filter, f) && mayBeTargeted(g, c.id, f.actor, spell)) found.push(c.id);
  }
  return found;
}

/** Whether card texts allow an action (not a strike) of this performer to target the card. */
export function mayBeTargeted(g: Table, id: CardId, performer: CardId, spell: boolean): boolean {
  if (lastKnown(g, id)?.kind !== 'character') return true;
  return (
    !isForbidden(g, id, 'be-targeted-by-actions', performer) &&
    !(spell && isForbidden(g, id, 'be-targeted-by-spells', performer))
  );
}

/** How many must be chosen at least for the action to be possible. */
export function hasTargets(g: Table, specs: readonly TargetSpec[], f: Frame, spell: boolean): boolean {
  for (const spec of specs) {
    if (spec.upTo || spec.follows) continue;
    const needed = spec.count === 'all' ? 1 : amountOf(g, spec.count, f);
    if (targetCandidates(g, spec, f, spell, needed).length < needed) return false;
  }
  return true;
}

/** WL-14.14 (3): chooses the targets of all specs in order. */
export function* chooseTargets(g: Table, specs: readonly TargetSpec[], f: Frame, action: Action): Script {
  action.legal = (n, id) => {
    const spec = specs[action.specs[n] ?? -1];
    return spec !== undefined && targetCandidates(g, spec, f, action.spell).includes(id);
  };
  for (const [i, spec] of specs.entries()) {
    const ids = targetCandidates(g, spec, f, action.spell).filter((id) => !action.targets.includes(id));
    const chosen =
      spec.what === 'rank' ? yield* chooseRank(g, ids, f) : yield* chooseAmong(g, spec, ids, f, action.spell);
    for (const id of chosen) {
      action.targets.push(id);
      action.specs.push(i);
    }
    bindTargets(specs, f, action);
  }
  if (action.targets.length > 0) {
    g.io.emit({ type: 'targeted', card: action.card, by: action.performer, targets: [...action.targets] });
  }
}

/** After redirections the words mean the present targets. */
export function bindTargets(specs: readonly TargetSpec[], f: Frame, action: Action): void {
  const targets: Record<string, readonly CardId[]> = { '': action.targets.slice() };
  for (const [i, spec] of specs.entries()) {
    if (spec.id !== null) targets[spec.id] = action.targets.filter((_, n) => action.specs[n] === i);
  }
  f.targets = targets;
}

function* chooseAmong(
  g: Table,
  spec: TargetSpec,
  ids: readonly CardId[],
  f: Frame,
  spell: boolean,
): Script<readonly CardId[]> {
  if (spec.count === 'all') return ids;
  const max = Math.min(amountOf(g, spec.count, f), ids.length);
  const options = cardOptions(ids);
  const min = spec.upTo ? 0 : max;
  const about = inContext(g, [f.source], { asks: 'target', spec, frame: f, spell });
  const picks = yield* chooseSome({ seat: f.seat, kind: 'target', options, min, max, about });
  return picks.map((option) => option.card);
}

function* chooseRank(g: Table, ids: readonly CardId[], f: Frame): Script<readonly CardId[]> {
  const options: RankOption[] = [];
  for (let formation = 0; formation < g.state.players.length; formation++) {
    for (const [i, row] of playerAt(g, formation).ranks.entries()) {
      const cards = row.filter((id) => ids.includes(id));
      if (cards.length > 0) options.push({ key: `rank:${formation}:${i + 1}`, cards });
    }
  }
  if (options.length === 0) return [];
  const picks = yield* chooseSome({ seat: f.seat, kind: 'target rank', options, min: 1, max: 1, about: [f.source] });
  return picks.flatMap((option) => option.cards);
}

/** TW-5 and TW-6: each targeting of each character is a trigger of its own (WL-19.13). */
export function* targetWindows(g: Table, action: Action): Script {
  const asked: CardId[] = [];
  for (let i = 0; i < action.targets.length && !action.canceled; i++) {
    const on = action.targets[i];
    if (on === undefined || asked.includes(on) || find(g, on)?.kind !== 'character') continue;
    asked.push(on);
    const moment = momentOf(action.spell ? SPELL_TARGETED : ACTION_TARGETED, action.performer, on);
    moment.card = action.card;
    moment.action = action;
    yield* openMoment(g, moment);
    if (action.targets[i] !== on) i--; // redirected: the new target has just been targeted too
  }
}

/** WL-26.9: a new target must be one the action could have had, and not be a target already. */
export function mayBecomeTarget(action: Action, old: CardId, id: CardId): boolean {
  const n = action.targets.indexOf(old);
  return n >= 0 && !action.targets.includes(id) && action.legal(n, id);
}

export function replaceTarget(g: Table, action: Action, old: CardId, id: CardId): void {
  const at = action.targets.indexOf(old);
  if (at < 0) return;
  action.targets[at] = id;
  g.io.emit({ type: 'redirected', from: old, to: id });
}
