/**
 * What there is to know of a card: its facts, its generated text and, in play, every number with what it is made of.
 */
import type { Explanation, Language, Seat } from '@muster/engine';
import { library } from '../content/library.ts';
import type { Card } from '../content/card.ts';
import { explainStat, explainStrikes, type Source } from '../rules/values.ts';
import { cardsCalled } from '../scenario.ts';
import type { CardId, WarlordState } from '../state.ts';
import { find, type Table } from '../table.ts';
import { cardText } from '../text/card-text.ts';
import { silentTable } from '../silent-table.ts';
import { seesCard } from '../view.ts';
import { LABELS, type Labels } from './labels.ts';

/** Null if the seat sees no card of that name (and none is called so at all). */
export function describeCard(state: WarlordState, seat: Seat | null, name: string, language: Language): string | null {
  const seen = cardsCalled(state, name).filter((id) => seesCard(state, id, seat));
  const [id] = seen;
  const card =
    id === undefined
      ? library().cards.find((one) => one.name.toLowerCase() === name.trim().toLowerCase())
      : cardOf(state, id);
  if (card === undefined) return null;
  const words = LABELS[language];
  const lines = [headline(card, words), cardText(card, language)].filter((line) => line !== '');
  for (const one of seen) lines.push(...numbersOf(silentTable(state), one, words));
  return lines.join('\n');
}

function cardOf(state: WarlordState, id: CardId): Card | undefined {
  return library().cards[state.faces[id] ?? -1];
}

function headline(card: Card, words: Labels): string {
  const classes = card.classes.map((one) => words.classes[one]).join('/');
  const factions = card.type === 'character' ? card.factions.join(', ') : '';
  const feats =
    card.type === 'action' ? [] : Object.entries(card.feats ?? {}).map(([feat, bonus]) => `${feat} ${signed(bonus)}`);
  const parts = [words.types[card.type], factions, `${classes} ${card.level}`.trim(), ...(card.traits ?? []), ...feats];
  return `${card.name}: ${parts.filter((part) => part !== '').join(', ')}`;
}

/** "AC 16 = 13 Axe + 3 Chain Mail" for a character in play. */
function numbersOf(g: Table, id: CardId, words: Labels): string[] {
  const card = find(g, id);
  if (card === null || card.kind !== 'character') return [];
  const values: readonly (readonly [string, Explanation<Source>])[] = [
    ['ATK', explainStrikes(g, id)[0] ?? NO_STRIKE],
    ['AC', explainStat(g, id, 'ac')],
    [words.skill, explainStat(g, id, 'skill')],
    ['HP', explainStat(g, id, 'hp')],
    [words.level, explainStat(g, id, 'level')],
  ];
  return values.map(([label, { value, parts }]) => {
    const sum = parts.map(({ amount, source }) => `${signed(amount)} ${cardOf(g.state, source.card)?.name ?? '?'}`);
    return `  ${label} ${value} = ${sum.join(', ')}`;
  });
}

const NO_STRIKE: Explanation<Source> = { value: 0, parts: [] };

function signed(number: number): string {
  return number < 0 ? `−${-number}` : `+${number}`;
}
