/**
 * Reading requests: what does not fit its schema is answered with the place where it does not.
 */
import type * as z from 'zod';
import { RequestFailure } from '../request-failure.ts';

export function read<T>(schema: z.ZodType<T>, data: unknown): T {
  const result = schema.safeParse(data);
  if (result.success) return result.data;
  const [issue] = result.error.issues;
  const path = (issue?.path ?? []).map((step) => (typeof step === 'symbol' ? String(step) : step));
  throw new RequestFailure(400, 'malformed', issue?.message ?? 'The request can not be read.', { path });
}
