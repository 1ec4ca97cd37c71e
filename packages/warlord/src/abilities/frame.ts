/**
 * A frame: what the words of an ability refer to while they are read.
 */
import type { Seat } from '@muster/engine';
import type { Action } from '../rules/actions.ts';
import type { Moment } from '../moment.ts';
import { charactersOf, find, lastKnown, type Table } from '../table.ts';
import { NONE, type CardId } from '../state.ts';
import { hasTrait } from '../rules/identity.ts';
import type { Ref } from './language.ts';

export interface Frame {
  /** The card the words are printed on, and the character that has or performs them. */
  readonly source: CardId;
  readonly actor: CardId;
  /** The player whom the words call "you". */
  readonly seat: Seat;
  /** What a React answers to. */
  readonly moment: Moment | null;
  readonly action: Action | null;
  /** Chosen targets by their id; '' holds all of them. */
  targets: Readonly<Record<string, readonly CardId[]>>;
  it: CardId;
  /** What was chosen while paying. */
  x: number;
  /** Characters that a successful save has put out of the spell's reach (WL-21.6a). */
  saved: readonly CardId[];
}

const NO_TARGETS: Frame['targets'] = {};
const NOBODY: readonly CardId[] = [];

export function frameFor(
  source: CardId,
  actor: CardId,
  seat: Seat,
  moment: Moment | null = null,
  action: Action | null = null,
): Frame {
  return { source, actor, seat, moment, action, targets: NO_TARGETS, it: NONE, x: 0, saved: NOBODY };
}

/** The same words, spoken of another as `this`. */
export function frameAs(f: Frame, actor: CardId): Frame {
  return copyOf(f, actor, f.it);
}

/** The same words, with `it` as the one now dealt with. */
export function frameWith(f: Frame, it: CardId): Frame {
  return copyOf(f, f.actor, it);
}

/** Written out, so that all frames have one shape. */
function copyOf({ source, seat, moment, action, targets, x, saved }: Frame, actor: CardId, it: CardId): Frame {
  return { source, actor, seat, moment, action, targets, it, x, saved };
}

export function resolveRef(g: Table, ref: Ref, f: Frame): readonly CardId[] {
  switch (ref) {
    case 'this':
      return [f.actor];
    case 'self':
      return [f.source];
    case 'host': {
      const host = lastKnown(g, f.source)?.host ?? NONE;
      return host === NONE ? [] : [host];
    }
    case 'target':
      return f.targets[''] ?? [];
    case 'it':
      return f.it === NONE ? [] : [f.it];
    case 'warlord':
      return warlordsOf(g, f.seat);
    case 'event.by':
      return f.moment === null || f.moment.by === NONE ? [] : [f.moment.by];
    case 'event.on':
      return eventOn(g, f);
    case 'event.card':
      return f.moment?.card === undefined ? [] : [f.moment.card];
    default:
      return f.targets[ref.slice('target:'.length)] ?? [];
  }
}

/** The first of those meant, NONE if nobody is. Most words mean one: no list is made for them. */
export function firstMeant(g: Table, ref: Ref, f: Frame): CardId {
  switch (ref) {
    case 'this':
      return f.actor;
    case 'self':
      return f.source;
    case 'host':
      return lastKnown(g, f.source)?.host ?? NONE;
    case 'it':
      return f.it;
    case 'event.by':
      return f.moment?.by ?? NONE;
    default:
      return resolveRef(g, ref, f)[0] ?? NONE;
  }
}

function warlordsOf(g: Table, seat: Seat): readonly CardId[] {
  const ids: CardId[] = [];
  for (const { id } of charactersOf(g, seat)) if (hasTrait(g, id, 'Warlord')) ids.push(id);
  return ids;
}

/** A strike may have been redirected since the moment opened: its present target counts. */
function eventOn(g: Table, f: Frame): readonly CardId[] {
  if (f.moment === null) return [];
  const on = f.moment.strike?.target ?? f.moment.on;
  return on === NONE || (find(g, on) === null && lastKnown(g, on) === null) ? [] : [on];
}

export function firstOf(ids: readonly CardId[]): CardId {
  return ids[0] ?? NONE;
}
