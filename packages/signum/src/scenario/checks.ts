/**
 * What a scenario says of setups, decks, maps, card records and options that are written down rather than played with.
 */
import { hashOf, type Problem } from '@muster/engine';
import { isFields, isLike, problemsOf, same, sameFacts, shown, type Fields } from '@muster/schema';
import { checkBudget } from '../content/budgets.ts';
import type { AnyCreature, SupportCard } from '../content/card.ts';
import { checkLists } from '../content/deck-checks.ts';
import { copiesIn, FEAT_DECKS } from '../content/feat-checks.ts';
import { ownLibrary } from '../content/library.ts';
import { checkMap } from '../content/map-checks.ts';
import { checkFairness } from '../content/map-fairness.ts';
import { optionsSchema } from '../content/options-schema.ts';
import { characterSchema, heroSchema, mapSchema, minionSchema, supportSchema } from '../content/schema.ts';
import { checkTexts } from '../content/text-checks.ts';
import { NONE_BROUGHT, recordsCalled, type Shelf } from '../notation/names.ts';
import { readPosition } from '../notation/read.ts';
import { PositionReader } from '../notation/reader.ts';
import { fullRecord } from '../notation/short-records.ts';
import { writePosition } from '../notation/write.ts';
import { checkSetup, deckOf } from '../setup.ts';
import type { SignumState } from '../state.ts';

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? [...new Set(value.map(String))].toSorted() : [];
}

/** The rule a problem names, else the field it is about. */
function labelsOf(problems: readonly Problem[]): readonly string[] {
  return texts(problems.map(({ path, message }) => /SG-[\d.]*\d/.exec(message)?.[0] ?? String(path[0] ?? 'format')));
}

function expectProblems(subject: string, problems: readonly Problem[], wanted: unknown): string | null {
  const failure = same(subject, labelsOf(problems), texts(wanted));
  if (failure === null) return null;
  return `${failure}: ${problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`;
}

/** The ids of records by their names; unknown names stay as they are, so that the check refuses them. */
function ids(shelf: Shelf, names: unknown): readonly string[] {
  return (Array.isArray(names) ? names.map(String) : []).map((name) => idOf(shelf, name));
}

function idOf(shelf: Shelf, name: string): string {
  const [number] = recordsCalled(shelf, name, NONE_BROUGHT);
  return (number === undefined ? undefined : ownLibrary()[shelf][number]?.id) ?? name;
}

/** `setup check: { setup: { mode: duel, map: …, seats: [{ hero: … }] }, refused: [SG-5.2] }`; names may stand for ids. */
export function expectSetup(wanted: unknown): string | null {
  if (!isFields(wanted) || !isFields(wanted['setup'])) return 'setup check: must be a map with a setup';
  const { seats, ...rest } = wanted['setup'];
  const data = { ...rest, ...(Array.isArray(seats) ? { seats: seats.map(seatData) } : {}) };
  const checked = checkSetup(data);
  return expectProblems('what the setup breaks', checked.ok ? [] : checked.problems, wanted['refused']);
}

function seatData(seat: unknown): unknown {
  if (!isFields(seat)) return seat;
  return {
    ...seat,
    ...(typeof seat['hero'] === 'string' ? { hero: idOf('heroes', seat['hero']) } : {}),
    ...(seat['warband'] === undefined ? {} : { warband: ids('characters', seat['warband']) }),
    ...(seat['kit'] === undefined ? {} : { kit: ids('supports', seat['kit']) }),
  };
}

/** `warband check: { hero: …, warband: [names], refused: [SG-5.9] }`; in skirmish with a `kit`. */
export function expectWarband(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'warband check: must be a map';
  const { hero, warband, kit, refused } = wanted;
  const [other] = ownLibrary().heroes;
  const map = ownLibrary().maps.find(({ modes }) => modes.includes('duel'))?.id;
  const seat = { hero, ...(warband === undefined ? {} : { warband }), ...(kit === undefined ? {} : { kit }) };
  const setup = { mode: kit === undefined ? 'duel' : 'skirmish', map, seats: [seat, { hero: other?.id }] };
  return expectSetup({ setup, refused });
}

/** `deck check: { hero: …, cards: 30, kinds: { spell: 10 }, income: 30, copies: { Parry: 2 } }` */
export function expectDeck(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'deck check: must be a map';
  const { hero: name, copies, ...rest } = wanted;
  const hero = ownLibrary().heroes.find(({ id }) => id === idOf('heroes', String(name)));
  if (hero === undefined) return `deck check: there is no hero '${shown(name)}'`;
  const deck = deckOf(hero);
  const kinds: Record<string, number> = {};
  for (const { kind } of deck) kinds[kind] = (kinds[kind] ?? 0) + 1;
  for (const [card, count] of Object.entries(isFields(copies) ? copies : {})) {
    const failure = same(`copies of ${card}`, deck.filter((one) => one.name === card || one.id === card).length, count);
    if (failure !== null) return failure;
  }
  const facts = {
    cards: () => deck.length,
    kinds: () => kinds,
    income: () => deck.reduce((sum, card) => sum + card.income, 0),
    negative: () => deck.filter((card) => card.income < 0).length,
    universal: () => deck.filter((card) => card.faction === '').length,
    'relic classes': () => new Set(deck.flatMap((card) => (card.kind === 'relic' ? [card.class] : []))).size,
    'of the faction': () => deck.every((card) => card.faction === '' || card.faction === hero.faction),
  };
  return sameFacts(`deck of ${hero.name}`, facts, rest);
}

/** `list check: { of: <hero or faction>, with: { cards: […] }, refused: [cards] }`: the record with these fields, beside all others. */
export function expectList(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'list check: must be a map';
  const library = ownLibrary();
  const change = isFields(wanted['with']) ? wanted['with'] : {};
  const withIds: Fields =
    change['cards'] === undefined ? change : { ...change, cards: ids('supports', change['cards']) };
  const name = String(wanted['of']);
  const changed = <T extends { readonly id: string; readonly name: string }>(list: readonly T[]): readonly T[] =>
    list.map((record) => (record.name === name || record.id === name ? { ...record, ...withIds } : record));
  const heroes = changed(library.heroes);
  const factions = changed(library.factions);
  if (hashOf([heroes, factions]) === hashOf([library.heroes, library.factions]) && Object.keys(change).length > 0)
    return `list check: nothing is changed: there is no hero or faction '${name}', or it is so already`;
  return expectProblems('wrong in the lists', checkLists({ ...library, heroes, factions }), wanted['refused']);
}

/**
 * `map check: { like: old-sanctuary, map: { zones: … }, refused: [zones] }`: the map with these fields; `fair: true` asks whether it
 * looks the same from all seats, too.
 */
export function expectMapFile(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'map check: must be a map';
  const model = ownLibrary().maps.find(({ id }) => id === wanted['like']);
  const data = { ...model, ...(isFields(wanted['map']) ? wanted['map'] : {}) };
  const parsed = mapSchema.safeParse(data);
  const problems = parsed.success
    ? [...checkMap(parsed.data), ...(wanted['fair'] === true ? checkFairness(parsed.data) : [])]
    : problemsOf(parsed.error, data);
  return expectProblems('wrong in the map', problems, wanted['refused']);
}

const SHELVES: Readonly<Record<string, Shelf>> = { hero: 'heroes', character: 'characters', minion: 'minions' };

/** `card check: { like: Brute, card: { hp: 9 }, refused: [hp] }`: which fields of a record are wrong; short forms work. */
export function expectCardRecord(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'card check: must be a map';
  const { like, card } = wanted;
  const given: Fields = isFields(card) ? card : {};
  const model = typeof like === 'string' ? modelCalled(like) : undefined;
  if (typeof like === 'string' && model === undefined) return `card check: there is no record '${like}'`;
  const reader = new PositionReader();
  const data = fullRecord(reader, 'Test Card', { ...model, ...given }, []);
  const kind = String(data['kind']);
  const problems = [...reader.problems];
  const parsed =
    kind === 'hero'
      ? heroSchema.safeParse(data)
      : kind === 'character'
        ? characterSchema.safeParse(data)
        : kind === 'minion'
          ? minionSchema.safeParse(data)
          : supportSchema.safeParse(data);
  if (parsed.success) problems.push(...flawsOf(parsed.data));
  else problems.push(...problemsOf(parsed.error, data));
  return expectProblems('wrong fields of the card', problems, wanted['refused']);
}

function modelCalled(name: string): AnyCreature | SupportCard | undefined {
  for (const shelf of [...Object.values(SHELVES), 'supports'] as const) {
    if (shelf === 'feats') continue;
    const [number] = recordsCalled(shelf, name, NONE_BROUGHT);
    if (number !== undefined) return ownLibrary()[shelf][number];
  }
  return undefined;
}

function flawsOf(record: AnyCreature | SupportCard): readonly Problem[] {
  const creature = record.kind === 'hero' || record.kind === 'character' || record.kind === 'minion';
  return [...(creature ? checkBudget(record) : []), ...checkTexts(record)];
}

/** `feat deck check: { size: 30, cards: 30, copies: { Rout: 1 } }` (SG-11.2) */
export function expectFeatDeck(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'feat deck check: must be a map';
  const size = FEAT_DECKS.find((one) => one === wanted['size']);
  if (size === undefined) return `feat deck check: size must be one of ${FEAT_DECKS.join(', ')}`;
  const { feats } = ownLibrary();
  for (const [name, count] of Object.entries(isFields(wanted['copies']) ? wanted['copies'] : {})) {
    const feat = feats.find((one) => one.name === name || one.id === name);
    const failure = same(`copies of ${name}`, feat === undefined ? null : copiesIn(feat, size), count);
    if (failure !== null) return failure;
  }
  const { size: _size, copies: _copies, ...rest } = wanted;
  const facts = {
    cards: () => feats.reduce((sum, feat) => sum + copiesIn(feat, size), 0),
    kinds: () => feats.filter((feat) => copiesIn(feat, size) > 0).length,
  };
  return sameFacts(`feat deck of ${size}`, facts, rest);
}

/** `options check: { options: { goal: -1 }, refused: [goal] }` */
export function expectOptions(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'options check: must be a map';
  const parsed = optionsSchema.safeParse(wanted['options'] ?? {});
  const problems = parsed.success ? [] : problemsOf(parsed.error, wanted['options']);
  return expectProblems('wrong options', problems, wanted['refused']);
}

/** `content: { heroes: 8, factions: 4, maps: 12 }`; `content: { of: Brute, hp: 4 }` is what stands in a record. */
export function expectContent(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'content: must be a map';
  const library = ownLibrary();
  const { of, ...rest } = wanted;
  if (of !== undefined) {
    const record =
      modelCalled(shown(of)) ??
      [...library.feats, ...library.maps, ...library.factions].find(({ id, name }) => id === of || name === of);
    if (record === undefined) return `content: there is no record '${shown(of)}'`;
    return isLike(record, rest) ? null : `content: ${shown(of)} is ${JSON.stringify(record)}`;
  }
  const facts = Object.fromEntries(
    Object.entries(library).map(([shelf, list]) => [shelf, () => (list as readonly unknown[]).length]),
  );
  return sameFacts('content', facts, rest);
}

/** `saved: { turn: 3 }`: what is written of the match, which must read back without loss; maps may say less. */
export function expectSaved(state: SignumState, wanted: unknown): string | null {
  const written: unknown = JSON.parse(JSON.stringify(writePosition(state)));
  const read = readPosition(written);
  if (!read.ok) return `saved: can't be read: ${read.problems.map(({ message }) => message).join('; ')}`;
  if (hashOf(read.value) !== hashOf(state)) return `saved: reads back as another match: ${JSON.stringify(written)}`;
  return isLike(written, wanted) ? null : `saved: is ${JSON.stringify(written)}`;
}
