/**
 * Keywords and critical effects that a line names, whose meaning a long text adds.
 */
import type { Critical } from '../../abilities/language.ts';
import type { KeywordLabel } from '../tongue.ts';
import type { Line } from './plan.ts';
import { propertyLine } from './property.ts';

export interface Mentioned {
  /** The keyword the line begins with. */
  readonly own: KeywordLabel | null;
  /** Those its sentences give, each once. */
  readonly given: readonly KeywordLabel[];
  readonly criticals: readonly Critical[];
}

export function mentionedBy(line: Line): Mentioned {
  const given: KeywordLabel[] = [];
  const criticals: Critical[] = [];
  const visit = (one: Line): void => {
    if (one !== line && one.label?.label === 'keyword' && !given.some(({ keyword }) => keyword === keywordOf(one)))
      given.push(one.label);
    for (const sentence of one.sentences) {
      if (sentence.says !== 'state') continue;
      for (const verb of sentence.verbs) {
        if (verb.v === 'has') visit(propertyLine(verb.property, 'creature'));
        if (verb.v === 'critical') criticals.push(verb.critical);
      }
    }
  };
  visit(line);
  return { own: line.label?.label === 'keyword' ? line.label : null, given, criticals };
}

function keywordOf({ label }: Line): string {
  return label?.label === 'keyword' ? label.keyword : '';
}
