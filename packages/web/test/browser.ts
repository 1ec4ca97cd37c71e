/**
 * A real browser for the tests: Chromium of the system if there is one, else the one that comes as a package.
 */
import { existsSync } from 'node:fs';
import packed from '@sparticuz/chromium';
import { chromium, type Browser } from 'playwright-core';

const SYSTEM = ['/usr/bin/chromium', '/usr/bin/google-chrome'];

export async function launchBrowser(): Promise<Browser> {
  const named = process.env['CHROMIUM_PATH'];
  const found = named ?? SYSTEM.find((path) => existsSync(path));
  return chromium.launch({
    executablePath: found ?? (await packed.executablePath()),
    args: [
      '--no-sandbox',
      '--use-angle=swiftshader',
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  });
}
