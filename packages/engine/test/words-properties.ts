/**
 * What must be true of the sentences of a game, whatever they say.
 */
import { LANGUAGES, type Details, type GameEvent, type GameState, type Language, type Words } from '@muster/engine';
import { expect, test } from 'vitest';

/** Whatever is not there shows as an ellipsis, and keys or types that leak are no words. */
export const BROKEN = /undefined|\bnull\b|NaN|Infinity|\[object|\{|…|\b-1\b/;

type WordsIn<S extends GameState, E extends GameEvent> = (language: Language) => Words<S, E>;

/** Whatever number a reason asks for besides what is known is there. */
export function testReasons<S extends GameState, E extends GameEvent>(
  wordsIn: WordsIn<S, E>,
  state: S,
  reasons: readonly string[],
  known: Details,
): void {
  const details = new Proxy(known, { get: (target, name) => target[String(name)] ?? 2 });
  test.each(LANGUAGES)('gives every reason in %s', (language) => {
    for (const reason of reasons) {
      const text = wordsIn(language).refusal(state, { reason, details });
      expect(text, reason).toMatch(/^[\p{L}\d]/u);
      expect(text, reason).not.toMatch(BROKEN);
      expect(text, reason).not.toMatch(/\.$/);
      expect(text, reason).not.toBe(reason);
      if (language !== 'en') expect(text, reason).not.toBe(wordsIn('en').refusal(state, { reason, details }));
    }
  });
}

export function testLog<S extends GameState, E extends GameEvent>(
  wordsIn: WordsIn<S, E>,
  state: S,
  events: readonly E[],
): void {
  test.each(LANGUAGES)('has a proper sentence for every event in %s', (language) => {
    for (const event of events) {
      const text = wordsIn(language).event(state, event);
      if (text === null) continue;
      expect(text).toMatch(/^\p{Lu}.*\.$/u);
      expect(text, event.type).not.toMatch(BROKEN);
      if (language !== 'en') expect(text, event.type).not.toBe(wordsIn('en').event(state, event));
    }
  });
}
