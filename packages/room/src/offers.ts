/**
 * Offers that everybody who plays must agree to.
 */
import type { Seat } from '@muster/engine';
import type { Offer } from './messages.ts';

export class Offers {
  #list: readonly Offer[] = [];

  get list(): readonly Offer[] {
    return this.#list;
  }

  of(what: Offer['what']): Offer | null {
    return this.#list.find((offer) => offer.what === what) ?? null;
  }

  /** A new offer of a kind takes the place of an older one. */
  make(offer: Offer): void {
    this.drop(offer.what);
    this.#list = [...this.#list, offer];
  }

  /** Somebody agrees, or the offer is off. */
  reply(what: Offer['what'], seat: Seat, agree: boolean): void {
    const offer = this.of(what);
    this.drop(what);
    if (offer !== null && agree) this.#list = [...this.#list, { ...offer, agreed: [...offer.agreed, seat] }];
  }

  drop(what: Offer['what']): void {
    if (this.#list.length > 0) this.#list = this.#list.filter((offer) => offer.what !== what);
  }
}
