/**
 * What a position writes as it stands in the state: effects in force and texts that wait for the end of the turn.
 */
import { exact, oneOf, record } from '@muster/schema';
import { z } from 'zod';
import { effects, mod } from './abilities/schema.ts';
import type { CardId, Delayed, Lasting } from './state.ts';

const number = exact(z.int());
const cards = exact<readonly CardId[]>(z.array(z.int().min(0)));

export const lasting = record<Lasting>({
  stamp: number,
  mod,
  source: number,
  actor: number,
  seat: number,
  bound: exact<Lasting['bound']>(z.union([z.null(), cards])),
  amounts: exact<Lasting['amounts']>(z.record(z.string(), z.int())),
  until: oneOf(['strike', 'action', 'turn', 'nextTurn', 'permanent']),
  ends: number,
});

export const delayed = record<Delayed>({
  effects,
  source: number,
  actor: number,
  seat: number,
  targets: exact<Delayed['targets']>(z.record(z.string(), cards)),
  it: number,
});
