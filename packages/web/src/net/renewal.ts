/**
 * When the server has been renewed, a page that was loaded before, or kept by the browser for offline play, may no longer understand it.
 * Such a page loads itself again: at once where nobody has begun anything or the server keeps all of it, else with the next address that
 * is opened, so that nothing half done is lost.
 */

/** The name of these pages as the server knows it; null while they are being developed, when every change is there at once. */
const OWN = import.meta.env.PROD
  ? (document.querySelector('script[type="module"][src]')?.getAttribute('src') ?? null)
  : null;

/** Milliseconds from loading the page in which hardly anybody has begun anything. */
const BEGINNING = 3000;
/** When the pages were loaded again. Whoever gets the old ones even so stays with them for a while. */
const KEY = 'muster-renewed';
const WHILE = 60_000;

let outdated = false;

/** What to call these pages towards the server; null if it is not to object to them. */
export function nameOfPages(): string | null {
  return Date.now() - Number(sessionStorage.getItem(KEY)) < WHILE ? null : OWN;
}

/** The server has told the name of its pages. */
export function noticePages(name: string | null): void {
  const own = nameOfPages();
  if (name === null || own === null || name === own) return;
  outdated = true;
  if (performance.now() < BEGINNING) renew();
}

/** Loads what is shown again, as the server has it now. */
export function renew(): void {
  void load(location.href);
}

/** Another address is about to be shown: an outdated page has it loaded as if it had been typed in. */
export function openAnew(address: string): void {
  if (outdated) void load(new URL(address, location.href).href);
}

async function load(address: string): Promise<void> {
  if (nameOfPages() === null || !(await isServerThere())) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  // What the browser keeps of the old pages steps aside; the new ones bring a keeper of their own along.
  const keepers = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistrations() : [];
  await Promise.all(keepers.map((keeper) => keeper.unregister()));
  if (address === location.href) location.reload();
  else location.assign(address);
}

/** Without it nothing could be loaded, and what is kept is all there is. */
async function isServerThere(): Promise<boolean> {
  return fetch('/health', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );
}
