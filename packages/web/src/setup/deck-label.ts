/**
 * What a seat plays, in a few words.
 */
import { RANDOM_DECK, type ContentEntry, type SetupChoices } from '@muster/engine';
import type { WebWords } from '../words/en.ts';

/** A ready deck by its name; what somebody put together by what is in it. */
export function deckLabel(
  deck: string,
  { decks }: Pick<SetupChoices, 'decks'>,
  content: readonly ContentEntry[],
  { setup }: Pick<WebWords, 'setup'>,
): string {
  if (deck === RANDOM_DECK) return setup.surprise;
  const ready = decks.find(({ id }) => id === deck)?.name;
  if (ready !== undefined) return ready;
  const nameOf = (id: string): string => content.find((entry) => entry.id === id)?.name ?? id;
  const [leader, band] = deck.split(':');
  const ids = (band ?? leader ?? '').split('+');
  const names = ids.map(nameOf);
  const some = names.length > 3 ? `${names.slice(0, 3).join(', ')} …` : names.join(', ');
  return band === undefined ? some : `${nameOf(leader ?? '')}: ${some}`;
}
