/**
 * Offers that everybody who plays must agree to. They stand in the log, so they wait for those who come later.
 */
import type { Seat } from '@muster/engine';
import type { Entry, Offered } from './entry.ts';
import type { Offer } from './messages.ts';

export class Offers {
  #list: readonly Offer[] = [];

  get list(): readonly Offer[] {
    return this.#list;
  }

  of(what: Offered): Offer | null {
    return this.#list.find((offer) => offer.what === what) ?? null;
  }

  /** What an entry of the log does to them. */
  note(entry: Entry): void {
    switch (entry.type) {
      case 'offer': {
        const { what, by, agreed } = entry;
        // A new offer of a kind takes the place of an older one.
        this.#drop(what);
        this.#list = [...this.#list, { what, by, agreed }];
        return;
      }
      case 'reply':
        return this.#reply(entry.what, entry.seat, entry.agree);
      case 'draw':
        return this.#drop('draw');
      case 'answer':
      case 'undo':
        // What is to be taken back is no longer the last thing that happened.
        return this.#drop('undo');
      case 'bot':
      case 'person':
    }
  }

  /** Somebody agrees, or the offer is off. */
  #reply(what: Offered, seat: Seat, agree: boolean): void {
    const offer = this.of(what);
    this.#drop(what);
    if (offer !== null && agree) this.#list = [...this.#list, { ...offer, agreed: [...offer.agreed, seat] }];
  }

  #drop(what: Offered): void {
    if (this.#list.length > 0) this.#list = this.#list.filter((offer) => offer.what !== what);
  }
}
