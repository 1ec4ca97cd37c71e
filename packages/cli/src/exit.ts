/**
 * How the command ends: 0 fine, 1 found a problem, 2 could not run.
 */

const FOUND_PROBLEM = 1;
export const COULD_NOT_RUN = 2;

/** What the user must change before the command can run; shown without a stack. */
export class CannotRun extends Error {}

/** A command that did its work and found something wrong. */
export function endWithProblem(): void {
  process.exitCode = FOUND_PROBLEM;
}
