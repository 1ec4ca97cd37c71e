/**
 * The text of an army card, written from its powers: what a card says is what it does.
 */
import type { Language } from '@muster/engine';
import type { Power } from '../abilities/language.ts';
import type { ArmyCard } from '../content/card.ts';
import { german } from './de/german.ts';
import { english } from './en/english.ts';
import { italian } from './it/italian.ts';
import type { Line } from './skeleton/plan.ts';
import { powerPlan } from './skeleton/power.ts';
import { speakerOf } from './speaker.ts';
import { newTalk, type Talk } from './talk.ts';
import type { Tongue } from './tongue.ts';

const TONGUES: Readonly<Record<Language, Tongue>> = { en: english, de: german, it: italian };

/** One line for each power; empty for a card without any. */
export function cardText(card: ArmyCard, language: Language): string {
  return card.powers.map((power) => `${powerName(power)}: ${powerText(card, power, language)}`).join('\n');
}

/** The name of a power with its number (HS-28.1). */
export function powerName(power: Power): string {
  return power.rating === undefined ? power.name : `${power.name} ${power.rating}`;
}

/** What a power does, in sentences. */
export function powerText(card: ArmyCard, power: Power, language: Language): string {
  const tongue = TONGUES[language];
  const talk = newTalk(speakerOf(card));
  return powerPlan(power.parts)
    .flatMap((group) => {
      talk.said = false;
      return group.map((line) => lineText(line, tongue, talk));
    })
    .join(' ');
}

function lineText(line: Line, tongue: Tongue, talk: Talk): string {
  if ('heading' in line) return tongue.heading(line.heading, talk);
  talk.subject = false;
  return tongue.sentence(line.sentence, talk);
}
