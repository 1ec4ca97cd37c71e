/**
 * English card text.
 */
import { capital, listed, words } from '@muster/grammar/phrases';
import type { DiceWords, Sentence } from '../skeleton/plan.ts';
import { namedIn, type Talk } from '../talk.ts';
import type { Tongue } from '../tongue.ts';
import { joinedClauses } from './clause.ts';
import { leadWords } from './lead.ts';
import { say } from './noun.ts';

function sentence({ leads, clauses, trail }: Sentence, talk: Talk): string {
  const before = leads.map((lead) => leadWords(lead, talk));
  const main = joinedClauses(clauses, talk);
  talk.known = namedIn(clauses);
  const after = trail === undefined ? '' : `if ${joinedClauses(trail, talk, 'sub')}`;
  talk.known = [];
  return `${capital([...before, words(main, after)].join(', '))}.`.replace(/^Then, /, 'Then ');
}

function dice(of: DiceWords, talk: Talk): string {
  switch (of.is) {
    case 'number':
      return `Attack ${of.dice}.`;
    case 'choice':
      return `Attack ${listed(of.of.map(String), 'or')}.`;
    case 'by':
      return `Attack ${of.entries
        .map((entry) =>
          entry.against === undefined ? `otherwise ${entry.dice}` : `${entry.dice} against ${say(entry.against, talk)}`,
        )
        .join(', ')}.`;
  }
}

export const english: Tongue = {
  heading: ({ range, lob, dice: of }, talk) =>
    words(
      range !== undefined && `Range ${range}.`,
      lob !== undefined && `Lob ${lob}.`,
      of !== undefined && dice(of, talk),
    ),
  sentence,
};
