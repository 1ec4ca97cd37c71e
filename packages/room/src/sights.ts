/**
 * What is to be seen at one moment. Those who look through the same eyes, in the same language, see the same.
 */
import type { Eyes, Language, Seat } from '@muster/engine';
import type { Course } from './course.ts';
import { sightWith, type Asking, type Sight } from './frame.ts';
import { packedQuestionOf, type PackedQuestion } from './packed-question.ts';
import { questionOf, type Question } from './question.ts';

/** Who looks. */
export interface Looker {
  readonly eyes: Seat | null;
  readonly language: Language;
}

interface Seen<Asked> {
  readonly looker: Looker;
  readonly sight: Sight<Asked>;
}

export class Sights {
  readonly #course: Course;
  readonly #whole: Seen<Question>[] = [];
  readonly #packed: Seen<PackedQuestion>[] = [];

  constructor(course: Course) {
    this.#course = course;
  }

  whole(looker: Looker): Sight<Question> {
    return this.#sight(looker, questionOf, this.#whole);
  }

  packed(looker: Looker): Sight<PackedQuestion> {
    return this.#sight(looker, packedQuestionOf, this.#packed);
  }

  #sight<Asked>(looker: Looker, asking: Asking<Asked>, seen: Seen<Asked>[]): Sight<Asked> {
    const { eyes, language } = looker;
    for (const one of seen) if (isSameLooker(one.looker, looker)) return one.sight;
    const given = eyes === null ? 0 : this.#course.given(eyes);
    const sight = sightWith(asking, this.#course.match, eyes, language, given);
    seen.push({ looker: { eyes, language }, sight });
    return sight;
  }
}

/** Whether they see the same. */
export function isSameLooker(one: LookingAs, other: LookingAs): boolean {
  return one.eyes === other.eyes && one.language === other.language;
}

interface LookingAs {
  readonly eyes: Eyes;
  readonly language: Language;
}
