import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEmbeddedStore } from '../src/store/embedded-store.ts';
import { storeContract } from './store-contract.ts';

storeContract('in a file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'muster-store-'));
  return Promise.resolve({
    open: () => openEmbeddedStore(join(folder, 'muster.db')),
    remove: () => Promise.resolve(rmSync(folder, { recursive: true, force: true })),
  });
});
