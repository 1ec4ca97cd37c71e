/**
 * Requests to the server.
 */
import type { Failure, GameInfo, Lobby, Me, NewGame } from '@muster/server/api';
import { PAGES_HEADER } from '@muster/server/signals';
import { noticePages } from './renewal.ts';

/** The server refused, or could not be reached (`offline`). */
export class RequestFailed extends Error {
  readonly reason: string;
  /** Where in what was sent. */
  readonly path: readonly (string | number)[];
  readonly said: Failure['said'];

  constructor({ reason, message, path = [], said }: Failure) {
    super(message);
    this.reason = reason;
    this.path = path;
    this.said = said;
  }
}

/** Milliseconds after which a server that says nothing counts as gone. */
const PATIENCE = 15_000;
const OFFLINE: Failure = { reason: 'offline', message: 'the server can not be reached' };

async function request<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin', signal: AbortSignal.timeout(PATIENCE) };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  let response: Response;
  try {
    response = await fetch(path, init);
  } catch {
    throw new RequestFailed(OFFLINE);
  }
  noticePages(response.headers.get(PAGES_HEADER));
  if (!response.ok) throw new RequestFailed(await failureIn(response));
  // A page in place of an answer: something else than our server stands there.
  if (response.headers.get('content-type')?.includes('json') !== true) throw new RequestFailed(OFFLINE);
  return (await response.json()) as T;
}

async function failureIn(response: Response): Promise<Failure> {
  const unknown = { reason: response.status >= 500 ? 'offline' : 'refused', message: response.statusText };
  try {
    const data: unknown = await response.json();
    return typeof data === 'object' && data !== null && 'reason' in data ? (data as Failure) : unknown;
  } catch {
    return unknown;
  }
}

export const api = {
  me: () => request<Me>('GET', '/api/me'),
  guest: (name: string) => request<Me>('POST', '/api/guest', { name }),
  register: (name: string, password: string) => request<Me>('POST', '/api/register', { name, password }),
  login: (name: string, password: string) => request<Me>('POST', '/api/login', { name, password }),
  logout: () => request<Me>('POST', '/api/logout', {}),
  changePassword: (old: string, fresh: string) => request<Me>('POST', '/api/password', { old, new: fresh }),
  deleteAccount: () => request<Me>('DELETE', '/api/account'),
  lobby: (game?: string) => request<Lobby>('GET', `/api/games${game === undefined ? '' : `?game=${game}`}`),
  create: (game: NewGame) => request<GameInfo>('POST', '/api/games', game),
  game: (id: string) => request<GameInfo>('GET', `/api/games/${id}`),
  join: (id: string, wish: { readonly deck?: string; readonly seat?: number }) =>
    request<GameInfo>('POST', `/api/games/${id}/join`, wish),
  leave: (id: string) => request<GameInfo>('POST', `/api/games/${id}/leave`, {}),
  start: (id: string) => request<GameInfo>('POST', `/api/games/${id}/start`, {}),
  rematch: (id: string) => request<GameInfo>('POST', `/api/games/${id}/rematch`, {}),
  record: async (id: string): Promise<string> => {
    const response = await fetch(`/api/games/${id}/record`).catch(() => null);
    if (response === null) throw new RequestFailed(OFFLINE);
    if (!response.ok) throw new RequestFailed(await failureIn(response));
    return response.text();
  },
};
