/**
 * What a table shows on request: the numbers of a card in play, each with what it is made of.
 */
import type { Explanation, Language, Seat } from '@muster/engine';
import { FEATS, type Feat, type Stat } from './abilities/language.ts';
import { LABELS, type Labels } from './draw/labels.ts';
import { explainFeat, explainStat, explainStrikes, featBonus, type Source } from './rules/values.ts';
import type { CardId, WarlordState } from './state.ts';
import { faceOf, find, type Table } from './table.ts';
import { silentTable } from './silent-table.ts';
import { seesCard } from './view.ts';

/** The answer to `{ about: 'numbers', card }`. */
export interface CardNumbers {
  readonly card: CardId;
  readonly numbers: readonly ExplainedNumber[];
}

export interface ExplainedNumber {
  readonly what: Stat | Feat;
  /** ATK has an entry for each strike of an attack, counted from 1; all else is 1. */
  readonly strike: number;
  readonly name: string;
  readonly value: number;
  readonly parts: readonly NumberPart[];
}

export interface NumberPart {
  readonly text: string;
  readonly amount: number;
  /** Where it comes from: the card itself, an item, a card whose effect lasts. */
  readonly from: CardId;
}

/** Null for whatever is no question about something the seat can see. */
export function inspect(
  state: WarlordState,
  seat: Seat | null,
  query: Readonly<Record<string, unknown>>,
  language: Language,
): CardNumbers | null {
  const { about, card } = query;
  if (about !== 'numbers' || typeof card !== 'number' || !Number.isInteger(card) || !seesCard(state, card, seat))
    return null;
  const g = silentTable(state);
  if (find(g, card)?.kind !== 'character') return null;
  return { card, numbers: numbersOf(g, card, language) };
}

function numbersOf(g: Table, id: CardId, language: Language): readonly ExplainedNumber[] {
  const labels = LABELS[language];
  const number = (what: Stat | Feat, name: string, { value, parts }: Explanation<Source>, strike = 1) => ({
    what,
    strike,
    name,
    value,
    parts: parts.map(({ amount, source }) => ({ text: partText(g, id, source, labels), amount, from: source.card })),
  });
  return [
    ...explainStrikes(g, id).map((strike, i) => number('atk', 'ATK', strike, i + 1)),
    number('ac', 'AC', explainStat(g, id, 'ac')),
    number('skill', labels.skill, explainStat(g, id, 'skill')),
    number('hp', 'HP', explainStat(g, id, 'hp')),
    number('level', labels.level, explainStat(g, id, 'level')),
    ...FEATS.flatMap((feat) => (featBonus(g, id, feat) === null ? [] : [number(feat, feat, explainFeat(g, id, feat))])),
  ];
}

function partText(g: Table, id: CardId, { card, printed }: Source, { printedNumber }: Labels): string {
  return card === id && printed ? printedNumber : faceOf(g, card).name;
}
