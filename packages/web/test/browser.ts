/**
 * A real browser for the tests: Chromium of the system if there is one, else the one that comes as a package.
 */
import { existsSync } from 'node:fs';
import packed from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

/** Flat pages are drawn fastest without any graphics card, be it only a pretended one; the solid board needs one. */
export async function launchBrowser({ solid = false } = {}): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const found = named ?? SYSTEM.find((path) => existsSync(path));
  return chromium.launch({
    executablePath: found ?? (await packed.executablePath()),
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
