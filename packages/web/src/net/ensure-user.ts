/**
 * Somebody who has no name yet gets one, so that nobody has to sign up before the first game.
 */
import type { User } from '@muster/server/api';
import { api } from './api.ts';
import { guestName } from './guest-name.ts';

export async function ensureUser(): Promise<User> {
  const { user } = await api.me();
  if (user !== null) return user;
  const made = await api.guest(guestName());
  if (made.user === null) throw new Error('the server made a guest and knows none');
  return made.user;
}
