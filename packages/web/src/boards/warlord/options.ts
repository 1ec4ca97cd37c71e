/**
 * Which options of a question belong to which card or place on the table.
 */
import type { Question, ShownOption } from '@muster/room';

/** The card an option is picked by clicking it; null if it is no card. */
function cardOf(option: ShownOption): number | null {
  const { card } = option as { readonly card?: unknown };
  return typeof card === 'number' ? card : null;
}

export interface Slot {
  readonly formation: number;
  readonly rank: number;
  readonly slot: number;
}

/** The gap in a rank an option puts a character into. */
export function slotOf(option: ShownOption): Slot | null {
  const { formation, rank, slot } = option as Partial<Record<keyof Slot, unknown>>;
  if (typeof formation !== 'number' || typeof rank !== 'number') return null;
  return { formation, rank, slot: typeof slot === 'number' ? slot : 0 };
}

/** Options by the card they belong to. */
export function optionsByCard(question: Question | null): ReadonlyMap<number, readonly ShownOption[]> {
  const found = new Map<number, ShownOption[]>();
  for (const option of question?.options ?? []) {
    const card = cardOf(option);
    if (card === null) continue;
    const known = found.get(card);
    if (known === undefined) found.set(card, [option]);
    else known.push(option);
  }
  return found;
}

/** What can be picked on the table. Reacts are also listed: their card may be anywhere. */
export function shownOptions(question: Question): ReadonlySet<string> {
  const shown = new Set<string>();
  // These have left the table, and lie on no pile yet.
  if (question.kind === 'arrange discard') return shown;
  for (const option of question.options) {
    const isReact = option.key.startsWith('react:');
    if (!isReact && (cardOf(option) !== null || slotOf(option) !== null)) shown.add(option.key);
  }
  return shown;
}
