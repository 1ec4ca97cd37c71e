/**
 * What the server tells pages besides words. Browsers import this file with their first page, so it imports nothing.
 */

/** The header in which every answer tells the name of the server's pages. */
export const PAGES_HEADER = 'muster-pages';

/** Codes with which a socket is closed for good; after any other it is worth trying again. */
export const closings = {
  malformed: 4400,
  refused: 4403,
  unknown: 4404,
  notStarted: 4409,
  /** The page is of an older or newer server and must be loaded again. */
  outdated: 4426,
  tooMany: 4429,
} as const;
