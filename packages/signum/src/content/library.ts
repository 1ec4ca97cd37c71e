/**
 * The library: all records of the game, checked when they are first asked for.
 */
import { hashOf, type Checked, type Problem } from '@muster/engine';
import { faultless, idOf, readAs } from '@muster/schema';
import type * as z from 'zod';
import type { CharacterRecord, FactionRecord, FeatRecord, HeroRecord, MinionRecord, SupportCard } from './card.ts';
import { checkBudget } from './budgets.ts';
import { checkLists } from './deck-checks.ts';
import { checkFeats } from './feat-checks.ts';
import { OWN_FILES, type ContentFile, type ContentFiles } from './files.ts';
import { checkMap } from './map-checks.ts';
import { checkFairness } from './map-fairness.ts';
import type { FieldMap } from './map.ts';
import {
  characterSchema,
  featSchema,
  fileSchema,
  heroSchema,
  mapSchema,
  minionSchema,
  supportSchema,
} from './schema.ts';
import { checkTexts } from './text-checks.ts';

export interface Library {
  readonly factions: readonly FactionRecord[];
  readonly heroes: readonly HeroRecord[];
  readonly characters: readonly CharacterRecord[];
  readonly minions: readonly MinionRecord[];
  readonly supports: readonly SupportCard[];
  readonly feats: readonly FeatRecord[];
  readonly maps: readonly FieldMap[];
}

/** SG-5.9: characters any hero may take. */
export const MERCENARIES = 'mercenaries';

let shared: Library | undefined;

/** All records: the game's own, then those that a text brought along. A state calls them by their numbers in these lists. */
export function library(): Library {
  shared ??= ownLibrary();
  return shared;
}

let own: Library | undefined;

/** The game's own records: what setups and lists of the content may name. */
export function ownLibrary(): Library {
  own ??= faultless(loadLibrary(OWN_FILES), 'the records of Signum have problems:');
  return own;
}

/** Where a record stands in the library. */
export interface Shelved {
  readonly shelf: 'heroes' | 'characters' | 'minions' | 'supports';
  readonly number: number;
  readonly id: string;
}

/**
 * Adds a record that only some text needs, such as a position. It keeps its number while the program runs; the same record is not added
 * twice. Others of the same id may have been added before: whoever adds one goes by its number.
 */
export function addRecord(data: unknown): Checked<Shelved> {
  const problems: Problem[] = [];
  const kind = typeof data === 'object' && data !== null && 'kind' in data ? data.kind : undefined;
  const record =
    kind === 'hero'
      ? readAs(heroSchema, data, [], problems)
      : kind === 'character'
        ? readAs(characterSchema, data, [], problems)
        : kind === 'minion'
          ? readAs(minionSchema, data, [], problems)
          : readAs(supportSchema, data, [], problems);
  if (record === null) return { ok: false, problems };
  const { heroes, characters, minions, supports } = ownLibrary();
  const known = [...heroes, ...characters, ...minions, ...supports];
  const same = known.find(({ id, name }) => id === record.id || name === record.name);
  if (same !== undefined)
    return { ok: false, problems: [{ path: ['name'], message: `'${same.name}' is a record of the game` }] };
  const all = library();
  switch (record.kind) {
    case 'hero':
      shared = { ...all, heroes: withRecord(all.heroes, record) };
      return shelved(shared, 'heroes', record);
    case 'character':
      shared = { ...all, characters: withRecord(all.characters, record) };
      return shelved(shared, 'characters', record);
    case 'minion':
      shared = { ...all, minions: withRecord(all.minions, record) };
      return shelved(shared, 'minions', record);
    default:
      shared = { ...all, supports: withRecord(all.supports, record) };
      return shelved(shared, 'supports', record);
  }
}

function withRecord<T extends { readonly id: string }>(list: readonly T[], record: T): readonly T[] {
  return placeOf(list, record) < 0 ? [...list, record] : list;
}

function placeOf(list: readonly { readonly id: string }[], record: { readonly id: string }): number {
  return list.findIndex((one) => one.id === record.id && hashOf(one) === hashOf(record));
}

function shelved(all: Library, shelf: Shelved['shelf'], record: { readonly id: string }): Checked<Shelved> {
  return { ok: true, value: { shelf, number: placeOf(all[shelf], record), id: record.id } };
}

interface Shelf {
  readonly factions: FactionRecord[];
  readonly heroes: HeroRecord[];
  readonly characters: CharacterRecord[];
  readonly minions: MinionRecord[];
  readonly supports: SupportCard[];
}

/** A library of the given files, or everything that is wrong with them. */
export function loadLibrary(files: ContentFiles): Checked<Library> {
  const problems: Problem[] = [];
  const shelf: Shelf = { factions: [], heroes: [], characters: [], minions: [], supports: [] };
  const homes = new Map<string, Problem['path']>();
  for (const file of files.records) readRecords(file, shelf, homes, problems);
  const feats = readAll(featSchema, files.feats.data, [files.feats.file], problems);
  const maps = files.maps.flatMap(({ file, data }) => {
    const map = readAs(mapSchema, data, [file], problems);
    if (map === null) return [];
    for (const { path, message } of [...checkMap(map), ...checkFairness(map)])
      problems.push({ path: [file, ...path], message }); // SG-34.4
    return [map];
  });
  problems.push(...checkFeats(feats, files.feats.file));
  const value: Library = { ...shelf, feats, maps };
  for (const { id, path, message } of checkLists(value))
    problems.push({ path: [...(homes.get(id) ?? [id]), ...path], message });
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value };
}

function readRecords(
  { file, data }: ContentFile,
  shelf: Shelf,
  homes: Map<string, Problem['path']>,
  problems: Problem[],
): void {
  const content = readAs(fileSchema, data, [file], problems);
  if (content === null) return;
  const { faction } = content;
  if (faction !== undefined) {
    shelf.factions.push(faction);
    settle(faction.id, [file, faction.id], homes, problems);
  }
  const heroes = readAll(heroSchema, content.heroes ?? [], [file], problems);
  const characters = readAll(characterSchema, content.characters ?? [], [file], problems);
  const minions = readAll(minionSchema, content.minions ?? [], [file], problems);
  const supports = readAll(supportSchema, content.cards ?? [], [file], problems);
  for (const record of [...heroes, ...characters, ...minions, ...supports]) {
    const at = [file, record.id];
    settle(record.id, at, homes, problems);
    const checks =
      record.kind === 'hero' || record.kind === 'character' || record.kind === 'minion' ? checkBudget(record) : [];
    for (const { path, message } of [...checks, ...checkTexts(record)])
      problems.push({ path: [...at, ...path], message });
  }
  shelf.heroes.push(...heroes);
  shelf.characters.push(...characters);
  shelf.minions.push(...minions);
  shelf.supports.push(...supports);
}

/** Ids lead to one record. */
function settle(id: string, at: Problem['path'], homes: Map<string, Problem['path']>, problems: Problem[]): void {
  if (homes.has(id)) problems.push({ path: [...at, 'id'], message: 'is the id of an earlier record' });
  homes.set(id, at);
}

/** Each entry is read on its own, so that problems name the record. */
function readAll<T>(schema: z.ZodType<T>, data: unknown, at: Problem['path'], problems: Problem[]): T[] {
  if (!Array.isArray(data)) {
    problems.push({ path: at, message: 'must be a list' });
    return [];
  }
  return data.flatMap((entry: unknown, i) => {
    const found = readAs(schema, entry, [...at, idOf(entry) ?? i], problems);
    return found === null ? [] : [found];
  });
}
