/**
 * Checks between records: factions, heroes and the lists of their battle decks (SG-5.12, chapter 6, SG-39.6, SG-39.29 to SG-39.30).
 */
import type { Problem } from '@muster/engine';
import type { HeroRecord, SupportCard } from './card.ts';
import type { Library } from './library.ts';

export interface ListProblem extends Problem {
  /** The record it is about. */
  readonly id: string;
}

type Kinds = Readonly<Record<SupportCard['kind'], number>>;

const FACTION_LIST: Kinds = { building: 6, spell: 6, relic: 4, tactic: 4 }; // SG-39.6
const HERO_LIST: Kinds = { building: 0, spell: 4, relic: 4, tactic: 2 };
const LEADERSHIP = [8, 10] as const; // SG-5.12
const DECK_INCOME = [28, 34] as const; // SG-39.29
const MOST_NEGATIVE = 2; // SG-39.29
/** SG-32.40 */
const RELIC_CLASSES_NEEDED = 3;

export function checkLists(library: Library): readonly ListProblem[] {
  const problems: ListProblem[] = [];
  const supports = new Map(library.supports.map((card) => [card.id, card]));
  const add = (id: string, path: Problem['path'], message: string) => problems.push({ id, path, message });
  const factions = new Map(library.factions.map((faction) => [faction.id, faction]));

  for (const faction of library.factions) {
    if (!library.minions.some(({ id, faction: of }) => id === faction.minion && of === faction.id)) {
      add(faction.id, ['minion'], `there is no minion '${faction.minion}' of this faction`);
    }
    checkList(faction.id, faction.id, faction.cards, FACTION_LIST, supports, add);
    const universal = library.supports.filter((card) => card.kind === 'building' && card.faction === '');
    for (const { id } of universal)
      if (!faction.cards.includes(id)) add(faction.id, ['cards'], `lacks the universal building '${id}'`); // SG-39.6
  }
  for (const hero of library.heroes) {
    const faction = factions.get(hero.faction);
    if (faction === undefined) {
      add(hero.id, ['faction'], `there is no faction '${hero.faction}'`);
      continue;
    }
    checkList(hero.id, hero.faction, hero.cards, HERO_LIST, supports, add);
    checkLeadership(hero, add);
    const deck = [...faction.cards, ...hero.cards].flatMap((id) => supports.get(id) ?? []);
    checkDeck(hero.id, deck, add);
  }
  const home = (id: string) => id === '' || id === 'mercenaries' || factions.has(id);
  for (const { id, faction } of [...library.characters, ...library.minions, ...library.supports]) {
    if (!home(faction)) add(id, ['faction'], `there is no faction '${faction}'`);
  }
  return problems;
}

type Add = (id: string, path: Problem['path'], message: string) => void;

function checkList(
  id: string,
  faction: string,
  list: readonly string[],
  wanted: Kinds,
  supports: ReadonlyMap<string, SupportCard>,
  add: Add,
): void {
  const counts: Record<string, number> = {};
  for (const [i, name] of list.entries()) {
    const card = supports.get(name);
    if (card === undefined) {
      add(id, ['cards', i], `there is no card '${name}'`);
      continue;
    }
    if (card.faction !== '' && card.faction !== faction)
      add(id, ['cards', i], `'${name}' is a card of '${card.faction}'`); // SG-6.6
    counts[card.kind] = (counts[card.kind] ?? 0) + 1;
  }
  for (const [kind, count] of Object.entries(wanted)) {
    if ((counts[kind] ?? 0) !== count)
      add(id, ['cards'], `has ${counts[kind] ?? 0} cards of the kind '${kind}', not ${count}`);
  }
}

function checkLeadership({ id, leadership }: HeroRecord, add: Add): void {
  const { bronze, silver, gold } = leadership;
  const sum = bronze + silver + gold;
  if (sum < LEADERSHIP[0] || sum > LEADERSHIP[1])
    add(id, ['leadership'], `${sum} slots are not ${LEADERSHIP.join(' to ')}`);
  const usual = { bronze: 4, silver: 3, gold: 2 };
  for (const rank of ['bronze', 'silver', 'gold'] as const) {
    if (Math.abs(leadership[rank] - usual[rank]) > 1)
      add(id, ['leadership', rank], `${leadership[rank]} is more than one from ${usual[rank]}`);
  }
}

function checkDeck(id: string, deck: readonly SupportCard[], add: Add): void {
  const income = deck.reduce((sum, card) => sum + card.income, 0);
  if (income < DECK_INCOME[0] || income > DECK_INCOME[1])
    add(id, ['cards'], `the deck's income of ${income} is not ${DECK_INCOME.join(' to ')}`);
  const negative = deck.filter((card) => card.income < 0).length;
  if (negative > MOST_NEGATIVE) add(id, ['cards'], `${negative} cards of the deck have a negative income`);
  const classes = new Set(deck.flatMap((card) => (card.kind === 'relic' ? [card.class] : [])));
  if (classes.size < RELIC_CLASSES_NEEDED) add(id, ['cards'], 'the deck has relics of fewer than three classes');
}
