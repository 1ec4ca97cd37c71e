/**
 * What a position writes as it stands in the state: what powers changed for a while.
 */
import { exact, oneOf, record } from '@muster/schema';
import * as z from 'zod';
import { figures } from '../abilities/schema-words.ts';
import type { Lasting } from '../state.ts';

const id = exact(z.int().min(-1));
const number = exact(z.int());
const anyText = exact(z.string());

export const lastingSchema = record<Lasting>({
  kind: oneOf(['stat', 'state', 'limit-defence', 'hidden', 'no-attack', 'acting']),
  source: id,
  by: id,
  figure: id,
  card: id,
  seat: id,
  stat: oneOf(['attack', 'defence', 'move', 'range', '']),
  add: number,
  state: anyText,
  figures: exact<Lasting['figures']>(z.union([z.null(), figures])),
  until: oneOf(['turn', 'round', 'next-marker', 'moved']),
  ends: number,
  whileUnengaged: exact(z.boolean()),
  whileStill: exact(z.boolean()),
});
