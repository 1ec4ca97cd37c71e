/**
 * Whether a release may go out: asked of a registry of our own, which says what each test wants it to say.
 */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { weaknessIn } from '../lib/audit.mjs';
import { folderWith } from './folder.ts';

const LEFT = { name: 'left', version: '1.0.0' };
const ADVISORY = {
  id: 1,
  url: 'https://example.org/1',
  title: 'reads to the right',
  severity: 'high',
  vulnerable_versions: '<2.0.0',
};

let server: Server | null = null;
afterEach(() => {
  server?.close();
  server = null;
});

/** A registry that knows one package; null is one that is not asked about weaknesses, as many mirrors are. */
async function registry(known: object | null): Promise<string> {
  server = createServer((request, response) => {
    request.resume();
    response.setHeader('content-type', 'application/json');
    if (request.method !== 'POST') response.end(JSON.stringify({ name: 'left', versions: { '1.0.0': LEFT } }));
    else if (known === null) response.writeHead(405).end('{}');
    else response.end(JSON.stringify(known));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `--registry=http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

function project(): string {
  const manifest = { name: 'project', version: '1.0.0', dependencies: { left: '1.0.0' } };
  const lock = {
    ...manifest,
    lockfileVersion: 3,
    packages: { '': manifest, 'node_modules/left': { version: '1.0.0' } },
  };
  return folderWith({ 'package.json': JSON.stringify(manifest), 'package-lock.json': JSON.stringify(lock) });
}

it('nothing is known: it may', async () => {
  expect(await weaknessIn(project(), [await registry({})])).toBe(null);
});

it('something is known: it may not, and is told what', async () => {
  const trouble = await weaknessIn(project(), [await registry({ left: [ADVISORY] })]);
  expect(trouble).toMatch(/left .*: high/);
});

it('nobody can be asked: it may not, and is told why', async () => {
  const trouble = await weaknessIn(project(), [await registry(null)]);
  expect(trouble).toMatch(/could not be asked \(.+\)/);
});
