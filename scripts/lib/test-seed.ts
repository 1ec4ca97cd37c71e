// Vitest runs this before each test file. Tests that draw at random draw the same in every run, so that a change is blamed only for what
// it broke; `npm run explore` gives them another seed.
import process from 'node:process';
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env['MUSTER_TEST_SEED'] ?? 1) });
