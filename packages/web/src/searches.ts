/**
 * What may stand behind the question mark of an address. Whatever does not fit is left out.
 */
type Search = Record<string, unknown>;

export interface RulesSearch {
  readonly chapter?: number;
  readonly q?: string;
}

export interface CardsSearch {
  readonly q?: string;
  readonly kind?: string;
  readonly set?: string;
  readonly faction?: string;
  /** The card that is shown large. */
  readonly card?: string;
}

export interface ReplaySearch {
  /** So many answers have been given. */
  readonly at?: number;
  /** Through whose eyes; left out is what everybody sees. */
  readonly seat?: number | 'all';
}

export function rulesSearch(search: Search): RulesSearch {
  return { ...whole(search, 'chapter'), ...text(search, 'q') };
}

export function cardsSearch(search: Search): CardsSearch {
  return {
    ...text(search, 'q'),
    ...text(search, 'kind'),
    ...text(search, 'set'),
    ...text(search, 'faction'),
    ...text(search, 'card'),
  };
}

export function replaySearch(search: Search): ReplaySearch {
  return { ...whole(search, 'at'), ...(search['seat'] === 'all' ? { seat: 'all' } : whole(search, 'seat')) };
}

function text<K extends string>(search: Search, key: K): { readonly [key in K]?: string } {
  const value = search[key];
  // A search for a number arrives as one.
  const words = typeof value === 'number' ? String(value) : value;
  return (typeof words === 'string' && words !== '' ? { [key]: words } : {}) as { readonly [key in K]?: string };
}

function whole<K extends string>(search: Search, key: K): { readonly [key in K]?: number } {
  const value = Number(search[key] ?? Number.NaN);
  return (Number.isInteger(value) && value >= 0 ? { [key]: value } : {}) as { readonly [key in K]?: number };
}
