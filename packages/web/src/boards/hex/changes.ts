/**
 * What has happened on a battlefield between two moments, as far as it can be seen.
 */
import type { LogLine } from '@muster/room';
import type { SceneFigure } from './scene.ts';

/** Somebody attacks somebody. */
export interface Blow {
  /** The line of the log that tells it. */
  readonly number: number;
  readonly from: number;
  readonly to: number;
}

export interface Standing {
  readonly figures: readonly SceneFigure[];
  readonly blow: Blow | null;
}

export interface Changes {
  readonly moved: readonly { readonly figure: number; readonly from: number; readonly to: number }[];
  readonly fresh: readonly number[];
  readonly gone: readonly SceneFigure[];
  /** Wounded or attacked. */
  readonly hit: readonly number[];
  readonly blow: Blow | null;
}

export function changesBetween(before: Standing, now: Standing): Changes {
  const known = new Map(before.figures.map((figure) => [figure.id, figure]));
  const standing = new Set(now.figures.map(({ id }) => id));
  const moved: { figure: number; from: number; to: number }[] = [];
  const fresh: number[] = [];
  const hit = new Set<number>();
  for (const { id, at, wounds } of now.figures) {
    const last = known.get(id);
    if (last === undefined) fresh.push(id);
    else {
      const [from] = last.at;
      const [to] = at;
      if (from !== undefined && to !== undefined && from !== to) moved.push({ figure: id, from, to });
      if (wounds > last.wounds) hit.add(id);
    }
  }
  // A shorter log means that something was taken back: the last blow in it is an old one.
  const blow = now.blow !== null && now.blow.number > (before.blow?.number ?? -1) ? now.blow : null;
  if (blow !== null) hit.add(blow.to);
  return { moved, fresh, gone: before.figures.filter(({ id }) => !standing.has(id)), hit: [...hit], blow };
}

/** So far back an attack is still news. */
const RECENT = 16;

/** The last attack in the log; the games tell it in the same way. */
export function lastBlow(log: readonly LogLine[]): Blow | null {
  const oldest = Math.max(0, log.length - RECENT);
  for (let number = log.length - 1; number >= oldest; number--) {
    const { type, attacker, target } = (log[number]?.event ?? {}) as Readonly<Record<string, unknown>>;
    if (type !== 'attack' || typeof attacker !== 'number' || typeof target !== 'number') continue;
    return { number, from: attacker, to: target };
  }
  return null;
}

/** The share of the way that is made after a share of the time: gently off, gently on. */
export function eased(share: number): number {
  return share * share * (3 - 2 * share);
}

/** How high something is lifted on its way, from 0 at both ends to 1 in the middle. */
export function lifted(share: number): number {
  return 4 * share * (1 - share);
}
