/**
 * Timers for any length of time: those of Node end after 24 days.
 */
const LONGEST = 2 ** 31 - 1;

/** Calls back later; what it returns calls it off. */
export function after(milliseconds: number, call: () => void): () => void {
  let timer: NodeJS.Timeout;
  const wait = (left: number): void => {
    timer = setTimeout(() => (left > LONGEST ? wait(left - LONGEST) : call()), Math.min(left, LONGEST));
  };
  wait(Math.max(0, milliseconds));
  return () => clearTimeout(timer);
}
