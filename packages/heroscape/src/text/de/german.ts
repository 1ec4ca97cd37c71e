/**
 * German card text.
 */
import { capital, listed, words } from '@muster/grammar/phrases';
import type { DiceWords, Lead, Sentence } from '../skeleton/plan.ts';
import { namedIn, type Talk } from '../talk.ts';
import type { Tongue } from '../tongue.ts';
import { joinedClauses } from './clause.ts';
import { END_OF_CLAUSE, finish } from './grammar.ts';
import { isClause, leadWords } from './lead.ts';
import { say } from './noun.ts';

/** A clause stands first; adverbs beside it go behind the subject. */
function sentence({ leads, clauses, trail }: Sentence, talk: Talk): string {
  const sub = leads.filter(isClause);
  const adverbs = leads.filter((lead) => !isClause(lead));
  const said = (of: readonly Lead[]): string => of.map((lead) => leadWords(lead, talk)).join(' ');
  const front =
    sub.length > 0 ? `${sub.map((lead) => leadWords(lead, talk)).join(', ')}${END_OF_CLAUSE}` : said(adverbs);
  const middle = (): string => (sub.length > 0 ? said(adverbs) : '');
  const main = joinedClauses(clauses, talk, front === '' ? 'plain' : 'behind-lead', 'und', middle);
  talk.known = namedIn(clauses);
  const after = trail === undefined ? '' : `, wenn ${joinedClauses(trail, talk, 'sub')}`;
  talk.known = [];
  return finish(`${capital(words(front, main) + after)}.`);
}

function dice(of: DiceWords, talk: Talk): string {
  switch (of.is) {
    case 'number':
      return `Angriff ${of.dice}.`;
    case 'choice':
      return `Angriff ${listed(of.of.map(String), 'oder')}.`;
    case 'by':
      return `Angriff ${of.entries
        .map((entry) =>
          entry.against === undefined
            ? `sonst ${entry.dice}`
            : `${entry.dice} gegen ${say(entry.against, talk, 'acc')}`,
        )
        .join(', ')}.`;
  }
}

export const german: Tongue = {
  heading: ({ range, lob, dice: of }, talk) =>
    words(
      range !== undefined && `Reichweite ${range}.`,
      lob !== undefined && `Wurfhöhe ${lob}.`,
      of !== undefined && dice(of, talk),
    ),
  sentence,
};
