/**
 * What is to be seen at one moment. Those who look through the same eyes, in the same language, see the same.
 */
import type { Language, Seat } from '@muster/engine';
import type { Course } from './course.ts';
import { sightWith, type Asking, type Sight } from './frame.ts';
import { packedQuestionOf, type PackedQuestion } from './packed-question.ts';
import { questionOf, type Question } from './question.ts';

/** Who looks. */
export interface Looker {
  readonly eyes: Seat | null;
  readonly language: Language;
}

export class Sights {
  readonly #course: Course;
  readonly #whole = new Map<string, Sight<Question>>();
  readonly #packed = new Map<string, Sight<PackedQuestion>>();

  constructor(course: Course) {
    this.#course = course;
  }

  whole(looker: Looker): Sight<Question> {
    return this.#sight(looker, questionOf, this.#whole);
  }

  packed(looker: Looker): Sight<PackedQuestion> {
    return this.#sight(looker, packedQuestionOf, this.#packed);
  }

  #sight<Asked>(looker: Looker, asking: Asking<Asked>, known: Map<string, Sight<Asked>>): Sight<Asked> {
    const { eyes, language } = looker;
    const key = keyOf(looker);
    let sight = known.get(key);
    if (sight === undefined) {
      const given = eyes === null ? 0 : this.#course.given(eyes);
      sight = sightWith(asking, this.#course.match, eyes, language, given);
      known.set(key, sight);
    }
    return sight;
  }
}

/** The same for those who see the same. */
export function keyOf({ eyes, language }: Looker): string {
  return `${eyes} ${language}`;
}
