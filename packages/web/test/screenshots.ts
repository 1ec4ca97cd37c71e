/**
 * Pictures of every screen, for a person to look through: packages/web/screenshots.
 */
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const folder = fileURLToPath(new URL('../screenshots/', import.meta.url));
const SIZES = { desktop: { width: 1280, height: 800 }, phone: { width: 390, height: 844 } } as const;

/** The page as it is, at the size of a desk and of a phone. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const before = page.viewportSize();
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    await page.screenshot({ path: `${folder}${name}-${size}.png`, timeout: 120_000 });
  }
  if (before !== null) await page.setViewportSize(before);
}
