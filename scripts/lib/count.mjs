// How many tests passed and failed, from what vitest's JSON reporter wrote.

/**
 * @typedef {object} Count
 * @property {number} passed
 * @property {number} failed
 *
 * @typedef {object} VitestReport
 * @property {number} numPassedTests
 * @property {number} numFailedTests
 * @property {{ status: string, assertionResults: { status: string }[] }[]} testResults
 */

/**
 * @param {string | undefined} json  what the reporter wrote, if it wrote anything
 * @param {boolean} succeeded  did vitest itself end with status 0?
 * @returns {Count}
 */
export function countTests(json, succeeded) {
  const report = parse(json);
  if (!report) return { passed: 0, failed: 1 };
  // A file that can't even be loaded fails without any failed test in it.
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  // An error outside of any test, or no tests at all: still a failure.
  return { passed: report.numPassedTests, failed: failed === 0 && !succeeded ? 1 : failed };
}

/**
 * @param {string | undefined} json
 * @returns {VitestReport | undefined}
 */
function parse(json) {
  try {
    return json ? JSON.parse(json) : undefined;
  } catch {
    return undefined;
  }
}
