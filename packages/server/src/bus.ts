/**
 * How the parts of a server that may run on several machines tell each other that a game has gone on. The message carries no
 * contents: whoever hears it reads the log, which is the truth. A message may come twice or late; nothing breaks if one is lost.
 */
export interface Bus {
  /** There are now so many entries in the game's log. */
  publish(game: string, entries: number): void;
  /** What it returns ends the subscription. */
  subscribe(game: string, hear: (entries: number) => void): () => void;
}

/** A bus within one process. */
export class LocalBus implements Bus {
  readonly #listeners = new Map<string, Set<(entries: number) => void>>();
  /** What has been published and not been heard yet. */
  #published: { readonly game: string; readonly entries: number }[] = [];

  publish(game: string, entries: number): void {
    // Later, as over a network: who publishes is never called back in the middle of its work.
    if (this.#published.length === 0) queueMicrotask(() => this.#tell());
    this.#published.push({ game, entries });
  }

  #tell(): void {
    const published = this.#published;
    this.#published = [];
    for (const { game, entries } of published) for (const hear of this.#listeners.get(game) ?? []) hear(entries);
  }

  subscribe(game: string, hear: (entries: number) => void): () => void {
    const listeners = this.#listeners.get(game) ?? new Set();
    this.#listeners.set(game, listeners);
    // The same function may listen twice.
    const listener = (entries: number): void => hear(entries);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0 && this.#listeners.get(game) === listeners) this.#listeners.delete(game);
    };
  }
}
