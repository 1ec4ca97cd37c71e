/**
 * Italian card text.
 */
import { capital } from '@muster/grammar/phrases';
import type { Line, Sentence } from '../skeleton/plan.ts';
import type { Quote, Speaker } from '../talk.ts';
import type { Tongue } from '../tongue.ts';
import { criticalMeaning, criticalName } from './critical.ts';
import { attackLines, creatureFacts, supportFacts } from './facts.ts';
import { featText } from './feat.ts';

import { keywordHead, keywordRest } from './label.ts';
import { leadWords } from './lead.ts';
import { mapText } from './map.ts';
import { keywordMeaning } from './meaning.ts';
import { say } from './noun.ts';
import { moveWords, orderWords } from './order.ts';
import { statement } from './state.ts';
import { terrainText } from './terrain.ts';

/** Behind a colon a sentence goes on with a small letter. */
function sentenceWords(sentence: Sentence, speaker: Speaker, goesOn: boolean): string {
  const text =
    sentence.says === 'state'
      ? statement(sentence, speaker, quote)
      : sentence.says === 'order'
        ? orderWords(sentence.verb, speaker)
        : moveWords(sentence.verb, speaker);
  const begun = goesOn ? text : capital(text);
  return begun.endsWith(':') ? begun : `${begun}.`;
}

/** A property that is given to another creature. */
const quote: Quote = (line) => lineWords(line, 'creature');

function lineWords({ label, leads, sentences }: Line, speaker: Speaker): string {
  const parts: string[] = [];
  if (label?.label === 'enchantment') parts.push(`Malia su ${say(label.on, speaker)}:`);
  if (label?.label === 'keyword') {
    const rest = keywordRest(label);
    parts.push(`${keywordHead(label)}${rest === '' ? '' : `: ${rest}`}${sentences.length === 0 ? '.' : ':'}`);
  }
  if (leads.length > 0) {
    const before = leads.map((lead) => leadWords(lead, speaker)).join(', ');
    parts.push(`${parts.length === 0 ? capital(before) : before}:`);
  }
  for (const sentence of sentences) parts.push(sentenceWords(sentence, speaker, parts.at(-1)?.endsWith(':') === true));
  return parts.join(' ');
}

export const italian: Tongue = {
  line: lineWords,
  keyword: keywordMeaning,
  keywordName: keywordHead,
  explained: (name, meaning) => `${name}: ${meaning.charAt(0).toLowerCase()}${meaning.slice(1)}`,
  critical: criticalMeaning,
  criticalName,
  creature: creatureFacts,
  attacks: attackLines,
  support: supportFacts,
  feat: featText,
  terrain: terrainText,
  map: mapText,
};
