/**
 * What a position writes as it stands in the state: what texts gave for a while, and kills of the turn.
 */
import { exact, oneOf, record, type Schema } from '@muster/schema';
import * as z from 'zod';
import type { Grant } from '../abilities/language.ts';
import { grant, many } from '../abilities/schema.ts';
import type { Kill, Lasting } from '../state.ts';

export const grantsSchema: Schema<readonly Grant[]> = many(grant);

export const durationSchema: Schema<Lasting['until']> = oneOf([
  'attack',
  'next-attack',
  'activation',
  'turn',
  'your-next-turn',
]);

const yesOrNo = exact(z.boolean());
const id = exact(z.int().min(-1));

export const killSchema: Schema<Kill> = record<Kill>({
  creature: id,
  by: id,
  ranged: yesOrNo,
  distance: id,
  magic: yesOrNo,
  byAttack: yesOrNo,
  pushDamage: yesOrNo,
  nearForest: yesOrNo,
  contacts: id,
  scored: yesOrNo,
});
