/**
 * The words of abilities that are written as code, by the id of the code. `{self}` stands for the card, `{this}` for its character.
 * They are whole sentences without the period, in the tongue's own word order.
 */
import type { Language, Translated } from '@muster/engine';

const SPECIALS: Readonly<Record<string, Translated>> = {};

export function specialText(
  id: string,
  language: Language,
  names: { readonly self: string; readonly this: string },
): string {
  const text = SPECIALS[id]?.[language];
  if (text === undefined) throw new Error(`The special ability "${id}" has no text.`);
  return text.replaceAll('{self}', names.self).replaceAll('{this}', names.this);
}
