/**
 * The hashes of seeds as they were told at the start of games on the server, kept in this browser.
 */
const KEY = 'muster-seed-hashes';
/** So many games back. */
const MOST = 200;

type Hashes = readonly (readonly [string, string])[];

/** The first one told counts: a later one could have been made to fit. */
export function rememberSeedHash(game: string, hash: string): void {
  const known = all();
  if (known.some(([id]) => id === game)) return;
  localStorage.setItem(KEY, JSON.stringify([...known, [game, hash]].slice(-MOST)));
}

export function seedHashOf(game: string): string | null {
  return all().find(([id]) => id === game)?.[1] ?? null;
}

function all(): Hashes {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as Hashes) : [];
  } catch {
    return [];
  }
}
