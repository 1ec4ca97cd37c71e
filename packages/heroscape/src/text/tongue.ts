/**
 * What every language must be able to say: the sentences of a plan.
 */
import type { Heading, Sentence } from './skeleton/plan.ts';
import type { Talk } from './talk.ts';

export interface Tongue {
  /** "Range 7. Attack 3." */
  heading(heading: Heading, talk: Talk): string;
  /** One sentence, with its capital and its full stop. */
  sentence(sentence: Sentence, talk: Talk): string;
}
