/**
 * Armies chosen beforehand: what an army may not be, and the files they stand in.
 */
import type { Checked, Problem } from '@muster/engine';
import * as z from 'zod';
import { library } from './library.ts';
import { problemsOf } from './problems.ts';

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

/** An army as it stands in its file: names of cards with how many of each. */
interface ArmyFile {
  readonly name: string;
  readonly points: number;
  /** Numbers in the library, commons as often as they are taken. */
  readonly cards: readonly number[];
}

const schema = z.strictObject({
  muster: z.literal(ARMY_FILE),
  game: z.literal('heroscape'),
  name: z.string().min(1),
  points: z.int().min(1),
  cards: z.record(z.string(), z.int().min(1).max(100)),
});

function readArmyFile(data: unknown): Checked<ArmyFile> {
  const parsed = schema.safeParse(data, { jitless: true });
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, data) };
  const { name, points, cards } = parsed.data;
  const problems: Problem[] = [];
  const numbers: number[] = [];
  for (const [card, count] of Object.entries(cards)) {
    const number = library().byName(card) ?? library().byId(card);
    if (number === undefined) problems.push({ path: ['cards', card], message: `there is no army card '${card}'` });
    else if (!library().playable.includes(number))
      problems.push({ path: ['cards', card], message: `'${card}' can't be played yet` });
    else for (let i = 0; i < count; i++) numbers.push(number);
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: { name, points, cards: numbers } };
}

/** What is wrong with an army file: its form, or the rules it breaks. */
export function checkArmyFile(data: unknown): readonly Problem[] {
  const army = readArmyFile(data);
  if (!army.ok) return army.problems;
  return armyBreaches(army.value.cards, army.value.points).map(({ rule, message, card }) => ({
    path: card === null ? ['cards'] : ['cards', library().cards[card]?.name ?? ''],
    message: `${message} (${rule})`,
  }));
}
