/**
 * Texts that the language can't say: each is one small file, listed here and in docs/adding-a-card.md.
 */
import type { Script } from '@muster/engine';
import type { Table } from '../table.ts';
import type { Frame } from './frame.ts';
import { enterOtherFormation } from './special/enter-other-formation.ts';

type Special = (g: Table, f: Frame) => Script;

const SPECIALS: Readonly<Record<string, Special>> = {
  'enter-other-formation': enterOtherFormation,
};

export function* special(g: Table, id: string, f: Frame): Script {
  const text = SPECIALS[id];
  if (text === undefined) throw new Error(`there is no special text '${id}'`);
  yield* text(g, f);
}
