/**
 * Armies chosen beforehand: what an army may not be, and the files they stand in.
 */
import type { Checked, Problem, Translated } from '@muster/engine';
import { problemsOf } from '@muster/schema';
import * as z from 'zod';
import { library } from './library.ts';

export const ARMY_FILE = 'army/1';

/** A rule an army breaks. */
interface Breach {
  readonly rule: string;
  readonly message: string;
  /** The number of the card that is one too many; null for the army as a whole. */
  readonly card: number | null;
}

/** HS-3.1, HS-3.10, HS-3.12; HS-3.14: commons may be taken as often as one likes. The army as numbers in the library. */
export function armyBreaches(army: readonly number[], limit: number): readonly Breach[] {
  const { cards } = library();
  const breaches: Breach[] = [];
  const uniques = new Map<string, string>();
  let points = 0;
  for (const number of army) {
    const card = cards[number];
    if (card === undefined) continue;
    points += card.points;
    if (card.rarity !== 'unique') continue;
    const character = card.character ?? card.name;
    const other = uniques.get(character);
    if (other === card.name) {
      breaches.push({ rule: 'HS-3.10', message: `${card.name} is unique and stands in the army twice`, card: number });
    } else if (other !== undefined) {
      breaches.push({ rule: 'HS-3.12', message: `${card.name} and ${other} are the same character`, card: number });
    }
    uniques.set(character, card.name);
  }
  if (points > limit)
    breaches.push({ rule: 'HS-3.1', message: `${points} points are more than the limit of ${limit}`, card: null });
  return breaches;
}

/** An army as it stands in its file: cards with how many of each. */
export interface Army {
  /** Left out: it is nobody's but the player's own. */
  readonly id?: string;
  readonly name: string | Translated;
  /** How it plays. */
  readonly about?: Translated;
  /** What it may cost. */
  readonly points: number;
  /** Numbers in the library, commons as often as they are taken. */
  readonly cards: readonly number[];
}

const translated = z.strictObject({ en: z.string().min(1), de: z.string().min(1), it: z.string().min(1) });

const schema = z.strictObject({
  muster: z.literal(ARMY_FILE),
  game: z.literal('heroscape'),
  id: z.exactOptional(z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be small letters and hyphens')),
  name: z.union([z.string().min(1), translated]),
  about: z.exactOptional(translated),
  points: z.int().min(1),
  cards: z.record(z.string(), z.int().min(1).max(100)),
});

/** Reads an army file and checks it against the rules. */
export function readArmy(data: unknown): Checked<Army> {
  const parsed = schema.safeParse(data, { jitless: true });
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, data) };
  const { muster: _form, game: _game, cards, ...rest } = parsed.data;
  const problems: Problem[] = [];
  const numbers: number[] = [];
  for (const [card, count] of Object.entries(cards)) {
    const number = library().byName(card) ?? library().byId(card);
    if (number === undefined) problems.push({ path: ['cards', card], message: `there is no army card '${card}'` });
    else if (!library().playable.includes(number))
      problems.push({ path: ['cards', card], message: `'${card}' can't be played yet` });
    else for (let i = 0; i < count; i++) numbers.push(number);
  }
  if (problems.length === 0) problems.push(...armyBreaches(numbers, rest.points).map(problemOf));
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { ...rest, cards: numbers } };
}

function problemOf({ rule, message, card }: Breach): Problem {
  return {
    path: card === null ? ['cards'] : ['cards', library().cards[card]?.name ?? ''],
    message: `${message} (${rule})`,
  };
}

/** What is wrong with an army file: its form, or the rules it breaks. */
export function checkArmyFile(data: unknown): readonly Problem[] {
  const army = readArmy(data);
  return army.ok ? [] : army.problems;
}
