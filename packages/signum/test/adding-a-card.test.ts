/**
 * The examples of docs/adding-a-card.md are cards that load and say what the page means.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { checkBudget } from '../src/content/budgets.ts';
import { characterSchema, supportSchema } from '../src/content/schema.ts';
import { checkTexts } from '../src/content/text-checks.ts';
import { cardText } from '../src/text/card-text.ts';

const PAGE = readFileSync(new URL('../../../docs/adding-a-card.md', import.meta.url), 'utf8');
const [, chapter = ''] = PAGE.split('## Legends of Signum');
const EXAMPLES = [...chapter.matchAll(/```json\n(.*?)```/gs)].map(([, json = '']): unknown => JSON.parse(json));

test('the character', () => {
  const record = characterSchema.parse(EXAMPLES[0]);
  expect([...checkBudget(record), ...checkTexts(record)]).toEqual([]);
  expect(cardText(record, 'en')).toBe(
    'Armour 1.\nOnce per turn, when one of your other creatures is healed: That creature gets 1 armour token.',
  );
});

test('the battle-deck card', () => {
  const record = supportSchema.parse(EXAMPLES[1]);
  expect(checkTexts(record)).toEqual([]);
  expect(cardText(record, 'de')).toBe(
    'Bis zu 2 verbündete Kreaturen deiner Wahl mit Betäubungsmarke verlieren ihre Betäubungsmarken und werden um je 1 Trefferpunkt geheilt.',
  );
  expect(cardText(record, 'en')).toBe(
    'Up to 2 allied creatures of your choice with a stun token lose their stun tokens and are healed by 1 each.',
  );
  expect(cardText(record, 'it')).toBe(
    'Fino a 2 creature alleate a tua scelta con un segnalino stordimento perdono il segnalino stordimento e recuperano 1 punto ferita ciascuna.',
  );
});

test('there are no others', () => {
  expect(EXAMPLES).toHaveLength(2);
});
