import { defineConfig } from 'vitest/config';
import { gameIcons } from './packages/web/build/game-icons.ts';

export default defineConfig({
  plugins: [gameIcons()],
  test: {
    include: ['packages/*/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
    setupFiles: ['scripts/lib/test-seed.ts'],
    pool: 'threads',
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
