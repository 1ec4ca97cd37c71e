/**
 * Records that only a position needs, in a short form: `Brute: { properties: [Shield, Armour 2], attacks: melee 1 B B / Stun }`. What is
 * left out is plain: a bronze character with four hit points, a melee attack and no property.
 */
import { isFields, shown, type Fields, type Path } from '@muster/schema';
import { PLAIN_CRITICALS, PLAIN_KEYWORDS, VALUED_KEYWORDS } from '../abilities/language.ts';
import type { HeroRecord } from '../content/card.ts';
import { COLOURS } from '../content/die.ts';
import { addRecord, MERCENARIES, ownLibrary } from '../content/library.ts';
import type { PositionReader } from './reader.ts';

/** Adds the records of a position to the library. */
export function readRecords(reader: PositionReader, data: unknown): void {
  for (const [name, entry] of Object.entries(reader.anyMap(data, ['records']))) {
    const path = ['records', name];
    bring(reader, fullRecord(reader, name, reader.anyMap(entry ?? {}, path), path), path);
  }
}

/** The number of the record in its list of the library. */
function bring(reader: PositionReader, record: Fields, path: Path): number {
  const added = addRecord(record);
  if (!added.ok) {
    for (const problem of added.problems) reader.problem([...path, ...problem.path], problem.message);
    return 0;
  }
  const { shelf, id, number } = added.value;
  reader.brought.set(`${shelf} ${id}`, number);
  return number;
}

/** The plain hero of a player for whom none is named: `Hero A`. */
export function bringPlainHero(reader: PositionReader, letter: string): number {
  const name = `Hero ${letter}`;
  return bring(reader, { kind: 'hero', id: idOf(name), name, ...plainOf('hero') }, ['players', letter, 'hero']);
}

/** What a card may add to or take from income, as in card files. */
export const FILLER_INCOME = { least: -3, most: 5 } as const;

/** A spell that does nothing but lie in a Hall. */
export function bringFiller(reader: PositionReader, income: number): number {
  const name = `Old Tale ${income}`;
  const id = idOf(income < 0 ? `${name} below` : name);
  const does = { do: [{ do: 'strength', add: 1 }] };
  return bring(reader, { kind: 'spell', id, name, faction: '', cost: 0, income, does }, ['records', name]);
}

function idOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}

export function fullRecord(reader: PositionReader, name: string, entry: Fields, path: Path): Fields {
  const kind = entry['kind'] ?? 'character';
  const record: Record<string, unknown> = { id: idOf(name), name, kind, ...plainOf(shown(kind)), ...entry };
  if (record['properties'] !== undefined)
    record['properties'] = listOf(record['properties']).map((one, i) =>
      typeof one === 'string' ? readProperty(reader, one, [...path, 'properties', i]) : one,
    );
  if (record['attacks'] !== undefined)
    record['attacks'] = listOf(record['attacks']).map((one, i) => readBox(reader, one, [...path, 'attacks', i]));
  if (record['stars'] !== undefined) record['stars'] = listOf(record['stars']);
  return record;
}

function listOf(data: unknown): readonly unknown[] {
  return Array.isArray(data) ? data : [data];
}

const HIT = { critical: 'add-symbol', symbol: 'HIT' };
const CREATURE: Fields = {
  faction: MERCENARIES,
  affinities: [],
  hp: 4,
  movement: 3,
  attacks: [{ type: 'melee', dice: ['B', 'B'], range: 1, critical: HIT }],
  properties: [],
};

/** What a record of the kind has where nothing is said. */
function plainOf(kind: string): Fields {
  const [hero]: readonly HeroRecord[] = ownLibrary().heroes;
  const card = { faction: '', cost: 1, income: 1 };
  switch (kind) {
    case 'hero':
      return { ...CREATURE, hp: 10, faction: hero?.faction, leadership: hero?.leadership, cards: hero?.cards };
    case 'character':
      return { ...CREATURE, stars: ['bronze'], cost: 2, income: 1 };
    case 'minion':
      return { ...CREATURE, hp: 2, attacks: [{ type: 'melee', dice: ['Y'], range: 1, critical: HIT }] };
    case 'relic':
      return { ...card, class: 'jewel' };
    default:
      return card;
  }
}

/** `Shield`, `Armour 2`, `Run +1`, `Ambush B B`, `Ambush +B`, `Longshot 4 B B`, `Warlord bronze silver B` */
function readProperty(reader: PositionReader, text: string, path: Path): unknown {
  const plain = PLAIN_KEYWORDS.find((keyword) => keyword === text);
  if (plain !== undefined) return { keyword: plain };
  const keyword = [...VALUED_KEYWORDS, 'Ambush', 'Counterattack', 'Regeneration', 'Longshot', 'Warlord'].find((one) =>
    text.startsWith(`${one} `),
  );
  const words = keyword === undefined ? [] : text.slice(keyword.length).trim().split(/\s+/);
  const plus = words[0]?.startsWith('+') === true ? { plus: true } : {};
  const rest = words.map((word) => word.replace(/^\+/, ''));
  const numbers = rest.filter((word) => /^\d+$/.test(word)).map(Number);
  const dice = rest.filter((word) => COLOURS.some((die) => die === word));
  const others = rest.filter((word) => !/^\d+$/.test(word) && !dice.includes(word));
  const [value] = numbers;
  if (keyword === 'Warlord') return { keyword, ranks: others, dice };
  if (keyword === undefined || others.length > 0 || numbers.length > 1) {
    reader.problem(path, `'${text}' is no property in short form: write 'Shield', 'Armour 2', 'Ambush B B', or a map`);
    return { keyword: 'Brave' };
  }
  return {
    keyword,
    ...(value === undefined ? {} : { value }),
    ...(dice.length > 0 ? { dice } : {}),
    ...plus,
  };
}

/** `melee 1 B B`, `ranged 4 R R / Stun`, `magic 3 P / +HIT`, `melee 1 B / +R`: type, range, dice, critical effect. */
function readBox(reader: PositionReader, data: unknown, path: Path): unknown {
  if (isFields(data))
    return typeof data['critical'] === 'string' ? { ...data, critical: critical(data['critical']) } : data;
  const [, type, range, dice, effect] =
    /^(melee|ranged|magic) (?:(\d+) )?((?:[A-Z] ?)+?)(?: ?\/ ?(.+))?$/.exec(String(data)) ?? [];
  if (type === undefined || dice === undefined) {
    reader.problem(path, `'${shown(data)}' is no attack in short form: write 'melee 1 B B / Stun', or a map`);
    return { type: 'melee', dice: ['B'], range: 1, critical: HIT };
  }
  return {
    type,
    range: Number(range ?? 1),
    dice: dice.trim().split(/\s+/),
    critical: effect === undefined ? HIT : critical(effect),
  };
}

function critical(text: string): unknown {
  const plain = PLAIN_CRITICALS.find((name) => name === text);
  if (plain !== undefined) return { critical: plain };
  const added = text.replace(/^\+/, '');
  if (COLOURS.some((die) => die === added)) return { critical: 'add-die', die: added };
  return { critical: 'add-symbol', symbol: added };
}
