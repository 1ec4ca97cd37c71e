/**
 * Italian card text.
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
  const after = trail === undefined ? '' : `se ${joinedClauses(trail, talk, 'sub')}`;
  talk.known = [];
  return `${capital([...before, words(main, after)].join(', '))}.`.replace(/^Poi, /, 'Poi ');
}

function dice(of: DiceWords, talk: Talk): string {
  switch (of.is) {
    case 'number':
      return `Attacco ${of.dice}.`;
    case 'choice':
      return `Attacco ${listed(of.of.map(String), 'o')}.`;
    case 'by':
      return `Attacco ${of.entries
        .map((entry) =>
          entry.against === undefined ? `altrimenti ${entry.dice}` : `${entry.dice} contro ${say(entry.against, talk)}`,
        )
        .join(', ')}.`;
  }
}

export const italian: Tongue = {
  heading: ({ range, lob, dice: of }, talk) =>
    words(
      range !== undefined && `Gittata ${range}.`,
      lob !== undefined && `Lancio ${lob}.`,
      of !== undefined && dice(of, talk),
    ),
  sentence,
};
