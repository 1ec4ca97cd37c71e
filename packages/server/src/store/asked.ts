/**
 * The seats that are asked something, as they stand beside the last entry of a log: `[0,[1,2500]]`, seat 0 from then on and seat 1 for
 * 2.5 seconds before.
 */
import type { Asked } from '@muster/room';
import * as z from 'zod';

const seat = z.int().min(0);
const askedSchema = z.array(z.union([seat, z.tuple([seat, z.number().min(0)])]));

export function askedJson(asked: readonly Asked[]): z.infer<typeof askedSchema> {
  return asked.map((one) => (one.thought === 0 ? one.seat : [one.seat, one.thought]));
}

export function readAsked(text: string | null): readonly Asked[] {
  if (text === null) return [];
  return askedSchema.parse(JSON.parse(text)).map((one) => {
    return typeof one === 'number' ? { seat: one, thought: 0 } : { seat: one[0], thought: one[1] };
  });
}
