/**
 * English card text.
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

function sentenceWords(sentence: Sentence, speaker: Speaker): string {
  const text =
    sentence.says === 'state'
      ? statement(sentence, speaker, quote)
      : sentence.says === 'order'
        ? orderWords(sentence.verb, speaker)
        : moveWords(sentence.verb, speaker);
  return text.endsWith(':') ? capital(text) : `${capital(text)}.`;
}

/** A property that is given to another creature. */
const quote: Quote = (line) => lineWords(line, 'creature');

function lineWords({ label, leads, sentences }: Line, speaker: Speaker): string {
  const parts: string[] = [];
  if (label?.label === 'enchantment') parts.push(`Enchantment on ${say(label.on, speaker)}:`);
  if (label?.label === 'keyword') {
    const rest = keywordRest(label);
    parts.push(`${keywordHead(label)}${rest === '' ? '' : `: ${rest}`}${sentences.length === 0 ? '.' : ':'}`);
  }
  if (leads.length > 0) parts.push(`${capital(leads.map((lead) => leadWords(lead, speaker)).join(', '))}:`);
  return [...parts, ...sentences.map((sentence) => sentenceWords(sentence, speaker))].join(' ');
}

export const english: Tongue = {
  line: lineWords,
  keyword: keywordMeaning,
  keywordName: keywordHead,
  explained: (name, meaning) => `${name}: ${meaning}`,
  critical: criticalMeaning,
  criticalName,
  creature: creatureFacts,
  attacks: attackLines,
  support: supportFacts,
  feat: featText,
  terrain: terrainText,
  map: mapText,
};
