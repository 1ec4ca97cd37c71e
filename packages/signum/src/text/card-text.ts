/**
 * The text of a card, generated from its abilities: what a card says is what it does.
 */
import type { Language } from '@muster/engine';
import type { Critical } from '../abilities/language.ts';
import type { AnyCreature, FeatRecord, SupportCard } from '../content/card.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { italian } from './it/italian.ts';
import { linesOf } from './skeleton/card.ts';
import { mentionedBy } from './skeleton/mentioned.ts';
import type { Line } from './skeleton/plan.ts';
import type { Speaker } from './talk.ts';
import type { Tongue } from './tongue.ts';

export const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, de: german, it: italian };

/** As on the card, or with the meaning of each keyword behind its line. */
export type Length = 'short' | 'long';

export function cardText(
  card: AnyCreature | SupportCard | FeatRecord,
  language: Language,
  length: Length = 'short',
): string {
  const tongue = TONGUES[language];
  if ('condition' in card) return tongue.feat(card);
  const speaker = speakerOf(card);
  return linesOf(card)
    .map((line) => (length === 'short' ? tongue.line(line, speaker) : longLine(line, speaker, tongue)))
    .join('\n');
}

function speakerOf(card: AnyCreature | SupportCard): Speaker {
  switch (card.kind) {
    case 'hero':
    case 'character':
    case 'minion':
      return card.kind;
    case 'relic':
      return 'wearer';
    case 'spell':
    case 'building':
    case 'tactic':
      return 'creature';
  }
}

/** The line, and in brackets what its keywords mean; those it gives to others with their names. */
function longLine(line: Line, speaker: Speaker, tongue: Tongue): string {
  const { own, given, criticals } = mentionedBy(line);
  const meanings = [
    ...(own === null ? [] : [tongue.keyword(own)]),
    ...given.map((label) => tongue.explained(tongue.keywordName(label), tongue.keyword(label))),
    ...criticals.map((critical) => tongue.explained(tongue.criticalName(critical), tongue.critical(critical))),
  ];
  const text = tongue.line(line, speaker);
  return meanings.length === 0 ? text : `${text} (${meanings.join(' ')})`;
}

/** The attacks of a creature, with what their critical effects mean. */
export function attackTexts(record: AnyCreature, language: Language): readonly string[] {
  const tongue = TONGUES[language];
  const meaning = (critical: Critical | undefined): string =>
    critical === undefined || critical.critical === 'add-die' || critical.critical === 'add-symbol'
      ? ''
      : ` (${tongue.critical(critical)})`;
  return tongue.attacks(record).map((text, i) => `${text}${meaning(record.attacks[i]?.critical)}`);
}
