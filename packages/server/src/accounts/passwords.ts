/**
 * Passwords are kept as Argon2id hashes.
 */
import { hash, verify } from '@node-rs/argon2';

/** What OWASP recommends for Argon2id: 19 MiB, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

/** Of a user who does not exist, so that trying a name takes as long whether there is such a user or not. */
const NOBODY = hashPassword('nobody');

export async function isPassword(stored: string | null, password: string): Promise<boolean> {
  const fits = await verify(stored ?? (await NOBODY), password);
  return fits && stored !== null;
}
