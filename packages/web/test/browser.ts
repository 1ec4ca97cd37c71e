/**
 * A real browser for the tests: Chromium of the system if there is one, else the one that comes as a package.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser } from 'playwright-core';
import own from '../package.json' with { type: 'json' };

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Flat pages are drawn fastest without any graphics card, be it only a pretended one; the solid board needs one. */
export function launchBrowser({ solid = false } = {}): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const found = named ?? SYSTEM.find((path) => existsSync(path));
  return chromium.launch({
    executablePath: found ?? unpackedBrowser(),
    args: [
      '--no-sandbox',
      ...(solid ? ['--use-angle=swiftshader', '--enable-unsafe-swiftshader'] : ['--disable-gpu']),
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}

/**
 * The package takes a browser that is there for one that is whole. Several test files may need it at once, and a run may be stopped
 * in the middle, so it is unpacked elsewhere and gets its place when it is ready.
 */
function unpackedBrowser(): string {
  const folder = join(tmpdir(), `muster-chromium-${own.devDependencies['@sparticuz/chromium']}`);
  if (!existsSync(folder)) {
    const begun = mkdtempSync(`${folder}-`);
    const script = fileURLToPath(new URL('unpack-browser.mjs', import.meta.url));
    execFileSync(process.execPath, [script], { env: { ...process.env, TMPDIR: begun } });
    try {
      renameSync(begun, folder);
    } catch (error) {
      rmSync(begun, { recursive: true, force: true });
      // Another was quicker.
      if (!existsSync(folder)) throw error;
    }
  }
  return join(folder, 'chromium');
}
