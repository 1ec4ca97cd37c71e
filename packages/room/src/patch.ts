/**
 * What has changed between two values of plain data: views differ little from one moment to the next, and only the difference needs to
 * go over the line.
 */

/** Lists within lists: they are made and written faster than objects with names that are different each time. */
export type Patch =
  /** It is gone. */
  | readonly []
  /** Something else stands here now. */
  | readonly [now: unknown]
  /** Something has changed within: in these fields, or at these places of a list, so. */
  | Changes
  /** A list of what stood in it before and of what is new; after that something has changed at these places, so. */
  | readonly [order: readonly Stretch[], places: readonly Name[], patches: readonly Patch[]];

type Name = string | number;

type Changes = readonly [names: readonly Name[], patches: readonly Patch[]];

/** So many from that place of the list before on, or something new. */
type Stretch = readonly [from: number, count: number] | readonly [fresh: unknown];

type Fields = Readonly<Record<string, unknown>>;

/** Null if nothing has changed. */
export function patchBetween(before: unknown, after: unknown): Patch | null {
  if (before === after) return null;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) return [after];
  if (Array.isArray(after)) return Array.isArray(before) ? betweenLists(before, after) : [after];
  return Array.isArray(before) ? [after] : betweenFields(before as Fields, after as Fields);
}

function betweenLists(before: readonly unknown[], after: readonly unknown[]): Patch | null {
  if (before.length !== after.length) return betweenOrders(before, after);
  let changed: ChangesSoFar | null = null;
  for (let i = 0; i < after.length; i++) {
    const then = before[i];
    const now = after[i];
    // Most is as it was: found out here, it costs no call.
    if (then === now) continue;
    if (idOf(then) !== idOf(now)) return betweenOrders(before, after);
    const patch = patchBetween(then, now);
    if (patch !== null) changed = withChange(changed, i, patch);
  }
  return changed;
}

type ChangesSoFar = readonly [names: Name[], patches: Patch[]];

function withChange(changed: ChangesSoFar | null, name: Name, patch: Patch): ChangesSoFar {
  if (changed === null) return [[name], [patch]];
  changed[0].push(name);
  changed[1].push(patch);
  return changed;
}

/** The same where things have come, gone or changed their places: they are told apart by what they are, or by their ids. */
function betweenOrders(before: readonly unknown[], after: readonly unknown[]): Patch {
  const order: Stretch[] = [];
  const places: number[] = [];
  const patches: Patch[] = [];
  /** The stretch that is being made: from where, and how many so far. */
  let from = 0;
  let count = 0;
  let isAnyKept = false;
  for (let i = 0; i < after.length; i++) {
    const now = after[i];
    const then = placeOf(now, before, from + count);
    if (then !== from + count || then < 0) {
      if (count > 0) order.push([from, count]);
      from = Math.max(then, 0);
      count = 0;
    }
    if (then < 0) {
      order.push([now]);
      continue;
    }
    isAnyKept = true;
    count++;
    const patch = patchBetween(before[then], now);
    if (patch === null) continue;
    places.push(i);
    patches.push(patch);
  }
  if (!isAnyKept) return [after];
  if (count > 0) order.push([from, count]);
  return [order, places, patches];
}

/** Where in a list a thing stood, most likely at `likely`; -1 if it is new. */
function placeOf(thing: unknown, list: readonly unknown[], likely: number): number {
  // A number or a word is told as quickly as its place.
  if (typeof thing !== 'object' || thing === null) return -1;
  if (list[likely] === thing) return likely;
  const same = list.indexOf(thing);
  const id = idOf(thing);
  return same >= 0 || id === undefined ? same : list.findIndex((one) => idOf(one) === id);
}

function idOf(thing: unknown): unknown {
  return typeof thing === 'object' && thing !== null ? (thing as Fields)['id'] : undefined;
}

function betweenFields(before: Fields, after: Fields): Patch | null {
  let changed: ChangesSoFar | null = null;
  let extra = 0;
  // Without lists of keys and values: they would be a quarter of all the garbage the server makes.
  for (const key in after) {
    extra--;
    const now = after[key];
    const then = before[key];
    // No such field, perhaps, or one that every object answers to, such as toString.
    if ((then === undefined || typeof then === 'function') && !Object.hasOwn(before, key))
      return betweenShapes(before, after);
    if (then === now) continue;
    const patch = now === undefined ? GONE : patchBetween(then, now);
    if (patch !== null) changed = withChange(changed, key, patch);
  }
  for (const _ in before) extra++;
  return extra === 0 ? changed : betweenShapes(before, after);
}

const GONE: Patch = [];

/** The same where fields have come or gone. */
function betweenShapes(before: Fields, after: Fields): Patch | null {
  let changed: ChangesSoFar | null = null;
  for (const [key, now] of Object.entries(after)) {
    if (now === undefined) continue;
    const patch = patchBetween(own(before, key), now);
    if (patch !== null) changed = withChange(changed, key, patch);
  }
  for (const [key, then] of Object.entries(before))
    if (then !== undefined && own(after, key) === undefined) changed = withChange(changed, key, GONE);
  return changed;
}

/** Every object answers to names such as toString. */
function own(fields: Fields, key: string): unknown {
  return Object.hasOwn(fields, key) ? fields[key] : undefined;
}

/** The value after the change; what has not changed is the same object as before. */
export function patched(before: unknown, patch: Patch): unknown {
  switch (patch.length) {
    case 0:
      return undefined;
    case 1:
      return patch[0];
    case 2:
      return Array.isArray(before) ? withPlaces(before, ...patch) : withFields(before as Fields, ...patch);
    case 3: {
      const [order, ...changed] = patch;
      return withPlaces(inOrder(before as readonly unknown[], order), ...changed);
    }
  }
}

function withPlaces(
  before: readonly unknown[],
  places: readonly Name[],
  patches: readonly Patch[],
): readonly unknown[] {
  const list = [...before];
  for (const [i, patch] of patches.entries()) {
    const place = Number(places[i]);
    list[place] = patched(list[place], patch);
  }
  return list;
}

function withFields(before: Fields, names: readonly Name[], patches: readonly Patch[]): Fields {
  const fields: Record<string, unknown> = { ...before };
  for (const [i, patch] of patches.entries()) {
    const name = String(names[i]);
    if (patch.length === 0) delete fields[name];
    else fields[name] = patched(fields[name], patch);
  }
  return fields;
}

function inOrder(before: readonly unknown[], order: readonly Stretch[]): readonly unknown[] {
  return order.flatMap(([from, count]) =>
    count === undefined ? [from] : before.slice(Number(from), Number(from) + count),
  );
}
