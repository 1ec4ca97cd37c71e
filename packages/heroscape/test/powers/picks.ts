/**
 * Options of attacks as tests name them.
 */
import type { Option } from '@muster/engine';

type Seen = Option & Readonly<Record<string, unknown>>;

/** The special attack aimed at this figure; the only one, or the one around the figure itself, without a target. */
export const special =
  (target = -1) =>
  (option: Seen): boolean =>
    option['does'] === 'special' && option['target'] === target;

export const combined =
  (target: number) =>
  (option: Seen): boolean =>
    option['does'] === 'combined' && option['target'] === target;
