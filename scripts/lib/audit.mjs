// Asks the registry whether anything we depend on has a known weakness.

import { spawn } from 'node:child_process';
import process from 'node:process';

/**
 * Null if nothing is known against anything in the folder's package-lock.json; else what to tell people. Not being able to ask is a
 * reason too: a release needs an answer.
 * @param {string} folder
 * @param {string[]} [more] further words for `npm audit`
 * @returns {Promise<string | null>}
 */
export async function weaknessIn(folder, more = []) {
  const report = await audit(folder, more);
  if (report.error !== undefined || report.metadata === undefined) {
    const reason = [report.message, report.error?.summary].find(Boolean) ?? 'npm audit gave no report';
    return `The registry could not be asked (${reason}). Check again where \`npm audit\` works.`;
  }
  const found = Object.values(report.vulnerabilities ?? {});
  if (found.length === 0) return null;
  const lines = found.map(({ name, severity, range }) => `  ${name} ${range}: ${severity}`);
  return `Known weaknesses in what we depend on; \`npm audit\` tells more:\n${lines.join('\n')}`;
}

/**
 * @typedef {{ name: string, severity: string, range: string }} Weakness
 * @typedef {{ error?: { summary?: string }, message?: string, metadata?: object, vulnerabilities?: Record<string, Weakness> }} Report
 * @param {string} folder
 * @param {string[]} more
 * @returns {Promise<Report>}
 */
function audit(folder, more) {
  const args = ['audit', '--json', '--package-lock-only', ...more];
  const child = spawn('npm', args, {
    cwd: folder,
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return new Promise((resolve) => {
    let said = '';
    child.stdout.on('data', (chunk) => (said += chunk));
    child.once('error', ({ message }) => resolve({ message }));
    child.once('close', () => {
      try {
        resolve(JSON.parse(said));
      } catch {
        resolve({});
      }
    });
  });
}
