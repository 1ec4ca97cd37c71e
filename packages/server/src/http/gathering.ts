/**
 * What many clients say at the same moment is gathered and dealt with game by game: code and data that one answer has brought near are
 * still at hand for the next.
 */

export class Gathering {
  readonly #said = new Map<string, (() => void)[]>();

  /** Deals with what was said in this game as soon as everything that has arrived has been read; in one game in the order it was said. */
  add(game: string, deal: () => void): void {
    if (this.#said.size === 0) setImmediate(() => this.#dealWithAll());
    const same = this.#said.get(game);
    if (same === undefined) this.#said.set(game, [deal]);
    else same.push(deal);
  }

  #dealWithAll(): void {
    const all = [...this.#said.values()];
    this.#said.clear();
    for (const same of all) for (const deal of same) deal();
  }
}
