/**
 * The words of texts that are written as code, by the id of the code: instructions without capital and period. `{this}` stands for the
 * character and `{self}` for the card; behind a colon German names the case and Italian the preposition it needs.
 */
import type { Language, Translated } from '@muster/engine';
import type { Ref } from '../abilities/language.ts';

const SPECIALS: Readonly<Record<string, Translated>> = {
  'enter-other-formation': {
    en: 'move {this} into the front rank of another formation',
    de: 'bewege {this:acc} in den vordersten Rang einer anderen Formation',
    it: "muovi {this} nel rango frontale di un'altra formazione",
  },
};

export function specialText(id: string, language: Language, speak: (ref: Ref, form: string) => string): string {
  const text = SPECIALS[id]?.[language];
  if (text === undefined) throw new Error(`The special text '${id}' has no words.`);
  return text.replace(/\{(this|self)(?::(\w+))?\}/g, (_all, ref: 'this' | 'self', form?: string) =>
    speak(ref, form ?? ''),
  );
}
