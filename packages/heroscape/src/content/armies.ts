/**
 * The armies that come with the game, read and checked when they are first asked for.
 */
import type { Translated } from '@muster/engine';
import { readArmy } from './army.ts';
import { ARMY_FILES } from './armies/index.ts';
import { library } from './library.ts';

export interface PresetArmy {
  readonly id: string;
  readonly name: Translated;
  /** How it plays. */
  readonly about: Translated;
  /** What it costs. */
  readonly points: number;
  /** Ids of army cards, commons as often as they are taken. */
  readonly cards: readonly string[];
}

let loaded: readonly PresetArmy[] | undefined;

export function presetArmies(): readonly PresetArmy[] {
  loaded ??= ARMY_FILES.map(load);
  return loaded;
}

function load(data: unknown): PresetArmy {
  const read = readArmy(data);
  const { id, name, about, cards } = read.ok ? read.value : {};
  if (
    id === undefined ||
    about === undefined ||
    name === undefined ||
    typeof name === 'string' ||
    cards === undefined
  ) {
    const problems = read.ok ? ['id, name or about is missing'] : read.problems.map(({ message }) => message);
    throw new Error([`an army that comes with the game has problems:`, ...problems].join('\n'));
  }
  const records = cards.flatMap((number) => library().cards[number] ?? []);
  const points = records.reduce((sum, card) => sum + card.points, 0);
  return { id, name, about, points, cards: records.map((card) => card.id) };
}
