/**
 * Short ways to build sentences.
 */
import type { Clause, Lead, Line, Mood, Sentence } from './plan.ts';
import type { Noun } from './noun.ts';
import { YOU } from './noun.ts';
import type { Verb } from './verb.ts';

export function clause(subject: Noun, verb: Verb, mood: Mood = 'plain'): Clause {
  return { subject, verb, mood };
}

/** What the player does, or may do. */
export function you(verb: Verb, mood: Mood = 'do'): Clause {
  return { subject: YOU, verb, mood };
}

export function line(leads: readonly Lead[], ...clauses: readonly Clause[]): Line {
  return plain({ leads, clauses });
}

export function plain(sentence: Sentence): Line {
  return { sentence: ordered({ ...sentence, leads: joinedIfs(sentence.leads) }) };
}

export function ifClause(one: Clause): Lead {
  return { lead: 'if', clauses: [one] };
}

/** A condition beside "against …" stands behind the clause; beside an event it is part of it. */
function ordered(sentence: Sentence): Sentence {
  const condition = sentence.leads.find((lead) => lead.lead === 'if');
  if (condition?.lead !== 'if' || sentence.leads.length === 1) return sentence;
  const others = sentence.leads.filter((lead) => lead !== condition);
  const event = others.find((lead) => lead.lead === 'when');
  if (event?.lead === 'when') {
    const both: Lead = { lead: 'when', clauses: [...event.clauses, ...condition.clauses] };
    return { ...sentence, leads: others.map((lead) => (lead === event ? both : lead)) };
  }
  if (!others.every(({ lead }) => lead === 'encounter' || lead === 'height' || lead === 'on')) return sentence;
  return { ...sentence, leads: others, trail: [...(sentence.trail ?? []), ...condition.clauses] };
}

/** Conditions that follow each other become one. */
function joinedIfs(leads: readonly Lead[]): Lead[] {
  return leads.reduce<Lead[]>((all, lead) => {
    const last = all.at(-1);
    if (lead.lead === 'if' && last?.lead === 'if')
      return [...all.slice(0, -1), { lead: 'if', clauses: [...last.clauses, ...lead.clauses] }];
    return [...all, lead];
  }, []);
}
