/**
 * A request that can't be done, with the status and the reason it is answered with.
 */
import type { Failure } from './api.ts';

export class RequestFailure extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(status: number, reason: string, message: string, where: Pick<Failure, 'path' | 'said'> = {}) {
    super(message);
    this.status = status;
    this.failure = { reason, message, ...where };
  }
}

export function notFound(): RequestFailure {
  return new RequestFailure(404, 'no-such-game', 'There is no game with this id.');
}

export function notLoggedIn(): RequestFailure {
  return new RequestFailure(401, 'not-logged-in', 'Choose a name or log in first.');
}
