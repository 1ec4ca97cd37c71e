/**
 * An error in one line: what happened, and where in the sources.
 */
export function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const place = error.stack?.split('\n').find((line) => /^\s+at /.test(line));
  return place === undefined ? error.message : `${error.message} (${place.trim()})`;
}
