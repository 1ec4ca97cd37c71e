/**
 * A request that can't be done, with the status and the reason it is answered with.
 */
import type { Failure } from './api.ts';

export class RequestFailure extends Error {
  readonly status: number;
  readonly failure: Failure;

  constructor(status: number, reason: string, message: string, path?: readonly (string | number)[]) {
    super(message);
    this.status = status;
    this.failure = path === undefined ? { reason, message } : { reason, message, path };
  }
}

export function notFound(): RequestFailure {
  return new RequestFailure(404, 'no-such-game', 'There is no game with this id.');
}

export function notLoggedIn(): RequestFailure {
  return new RequestFailure(401, 'not-logged-in', 'Choose a name or log in first.');
}
