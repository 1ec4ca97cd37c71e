import { expect, test } from 'vitest';
import { complete, platformOf } from '../complete-lockfile.mjs';

test.each([
  ['@rolldown/binding-linux-x64-musl', { cpu: ['x64'], libc: ['musl'], os: ['linux'] }],
  ['@rolldown/binding-linux-arm-gnueabihf', { cpu: ['arm'], libc: ['glibc'], os: ['linux'] }],
  ['@oxlint-tsgolint/darwin-arm64', { cpu: ['arm64'], os: ['darwin'] }],
  ['@oxfmt/binding-win32-x64-msvc', { cpu: ['x64'], os: ['win32'] }],
  ['@rolldown/binding-wasm32-wasi', { cpu: ['wasm32'] }],
])('%s', (name, expected) => {
  expect(platformOf(name)).toEqual(expected);
});

test('a name that tells no platform is refused', () => {
  expect(() => platformOf('left-pad')).toThrow('left-pad');
});

test('adds what is missing and leaves the rest alone', () => {
  const listed = { version: '1.0.0', integrity: 'sha512-x', cpu: ['x64'], os: ['linux'] };
  const lockfile = {
    packages: {
      'node_modules/tool': {
        version: '1.0.0',
        dev: true,
        optionalDependencies: { 'tool-linux-x64': '1.0.0', 'tool-darwin-arm64': '1.0.0', 'tool-win32-x64': '1.0.0' },
      },
      'node_modules/tool-linux-x64': listed,
      'node_modules/tool/node_modules/tool-win32-x64': listed,
    },
  };
  expect(complete(lockfile)).toEqual(['node_modules/tool-darwin-arm64']);
  expect(lockfile.packages).toMatchObject({
    'node_modules/tool-linux-x64': listed,
    'node_modules/tool-darwin-arm64': { version: '1.0.0', cpu: ['arm64'], dev: true, optional: true, os: ['darwin'] },
  });
  expect(complete(lockfile)).toEqual([]);
});
