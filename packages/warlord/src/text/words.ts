/**
 * Lists and whole sentences, the same in every language.
 */
import { capital } from '@muster/grammar/phrases';

export function many<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined) return [];
  return isList(value) ? value : [value];
}

function isList<T>(value: T | readonly T[]): value is readonly T[] {
  return Array.isArray(value);
}

/** A sentence with its period; a text that ends in a quotation already has one inside. */
export function sentence(text: string): string {
  return /[.!?][”“»]$/.test(text) ? capital(text) : `${capital(text)}.`;
}

export function sentences(texts: readonly string[]): string {
  return texts.map(sentence).join(' ');
}
