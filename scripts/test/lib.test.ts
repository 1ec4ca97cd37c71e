import { utimesSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { countTests } from '../lib/count.mjs';
import { isAtLeast, needsInstall } from '../lib/install.mjs';
import { folderWith } from './folder.ts';

test.each([
  ['v20.19.0', '>=20.19', true],
  ['v20.20.2', '>=20.19', true],
  ['v24.0.0', '>=20.19', true],
  ['v20.18.3', '>=20.19', false],
  ['v18.20.0', '>=20.19', false],
  ['v9.0.0', '>=20', false],
])('Node %s %s: %s', (version, least, expected) => {
  expect(isAtLeast(version, least)).toBe(expected);
});

test('an install is needed when there is none, when one broke off, and when the list is newer', () => {
  const list = { 'package-lock.json': '{}' };
  expect(needsInstall(folderWith(list))).toBe(true);
  expect(needsInstall(folderWith({ ...list, 'node_modules/a/package.json': '{}' }))).toBe(true);

  const folder = folderWith({ ...list, 'node_modules/.package-lock.json': '{}' });
  utimesSync(join(folder, 'package-lock.json'), 1000, 1000);
  expect(needsInstall(folder)).toBe(false);
  utimesSync(join(folder, 'node_modules/.package-lock.json'), 999, 999);
  expect(needsInstall(folder)).toBe(true);
});

function report(...files: { status: string; tests: string[] }[]): string {
  const tests = files.flatMap((file) => file.tests);
  return JSON.stringify({
    numPassedTests: tests.filter((status) => status === 'passed').length,
    numFailedTests: tests.filter((status) => status === 'failed').length,
    testResults: files.map((file) => ({
      status: file.status,
      assertionResults: file.tests.map((status) => ({ status })),
    })),
  });
}

test('counts tests that passed and failed, not those left out', () => {
  const files = [
    { status: 'passed', tests: ['passed', 'passed', 'skipped'] },
    { status: 'failed', tests: ['passed', 'failed'] },
  ];
  expect(countTests(report(...files), false)).toEqual({ passed: 3, failed: 1 });
});

test('a file that could not be loaded is one failure', () => {
  expect(countTests(report({ status: 'failed', tests: [] }), false)).toEqual({ passed: 0, failed: 1 });
});

test('no report, half a report, or an error outside of all tests is one failure', () => {
  expect(countTests(undefined, true)).toEqual({ passed: 0, failed: 1 });
  expect(countTests('{"numPassed', true)).toEqual({ passed: 0, failed: 1 });
  expect(countTests(report({ status: 'passed', tests: ['passed'] }), false)).toEqual({ passed: 1, failed: 1 });
});
