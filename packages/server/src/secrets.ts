/**
 * Random ids, tokens and seeds, and their hashes.
 */
import { createHash, randomBytes } from 'node:crypto';

/** Short enough for a link, too many to guess. */
export function newId(): string {
  return randomBytes(12).toString('base64url');
}

export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function newSeed(): string {
  return randomBytes(16).toString('hex');
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
