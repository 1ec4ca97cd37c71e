// npm run explore -- [rounds]: all tests that draw at random, in each round with other draws than `npm test` has. Ends with the first round
// that fails and says how to run it again.

import { spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();

const [wanted = '1'] = process.argv.slice(2);
const rounds = Number(wanted);
if (!Number.isInteger(rounds) || rounds < 1) {
  process.stderr.write(`'${wanted}' is not a number of rounds. Write for example: npm run explore -- 5\n`);
  process.exit(2);
}

const files = randomTests();
for (let round = 1; round <= rounds; round++) {
  const seed = String(randomInt(2 ** 31));
  process.stdout.write(`\n== round ${round} of ${rounds}: ${files.length} files, seed ${seed}\n`);
  const { status } = spawnSync(
    process.execPath,
    [join(root, 'node_modules/vitest/vitest.mjs'), 'run', '--reporter=dot', ...files],
    { cwd: root, stdio: ['ignore', 1, 1], env: { ...process.env, MUSTER_TEST_SEED: seed } },
  );
  if (status === 0) continue;
  process.stdout.write(`\nRound ${round} failed. Again: MUSTER_TEST_SEED=${seed} npm test -- <file>\n`);
  process.exit(1);
}

/** Test files that draw at random, by themselves or with the properties all games share. */
function randomTests() {
  return readdirSync(join(root, 'packages')).flatMap((name) => {
    const folder = join('packages', name, 'test');
    if (!existsSync(join(root, folder))) return [];
    return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.test.ts'))
      .map((file) => join(folder, file))
      .filter((file) =>
        /'fast-check'|-properties(\.ts)?'|play-at-random|random-play/.test(readFileSync(join(root, file), 'utf8')),
      );
  });
}
