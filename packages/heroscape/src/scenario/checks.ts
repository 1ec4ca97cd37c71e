/**
 * What a scenario says of armies, maps, card records and options that are written down rather than played with.
 */
import { isFields, same } from '@muster/schema';
import { armyBreaches } from '../content/army.ts';
import { library, loadCards } from '../content/library.ts';
import { checkMap } from '../content/map-checks.ts';
import { readMap } from '../content/map-schema.ts';
import { mapById } from '../content/maps.ts';
import { BASE_OPTIONS, optionConflicts } from '../content/options.ts';
import { optionsSchema } from '../content/options-schema.ts';
import { recordsCalled } from '../notation/names.ts';

function texts(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String).toSorted() : [];
}

/** `army check: { army: [Finn, Marro Warriors], limit: 400, refused: [HS-3.10] }`: the rules an army breaks, all of them. */
export function expectArmy(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'army check: must be a map';
  const { army, limit } = wanted;
  const numbers: number[] = [];
  for (const name of texts(army)) {
    const [number] = recordsCalled(name);
    if (number === undefined) return `army check: there is no army card '${name}'`;
    numbers.push(number);
  }
  const broken = armyBreaches(numbers, typeof limit === 'number' ? limit : 1000).map(({ rule }) => rule);
  return same('rules the army breaks', [...new Set(broken)].toSorted(), texts(wanted['refused']));
}

/**
 * `map check: { map: {…}, refused: [HS-M6] }`: the rules a map file breaks, all of them; `format` where it can't be read at all.
 * `like` is a map of the library or written out, from which this one differs only in the fields it has.
 */
export function expectMap(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'map check: must be a map';
  const model = typeof wanted['like'] === 'string' ? mapById(wanted['like']) : wanted['like'];
  const read = readMap({ ...(isFields(model) ? model : {}), ...(isFields(wanted['map']) ? wanted['map'] : {}) });
  const problems = read.ok ? checkMap(read.value) : read.problems;
  const named = problems.flatMap(({ message }) => /\((HS-[\w.]+)/.exec(message)?.[1] ?? 'format');
  const failure = same('rules the map breaks', [...new Set(named)].toSorted(), texts(wanted['refused']));
  return failure === null
    ? null
    : `${failure}: ${problems.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')}`;
}

/** `card check: { card: { id: … }, refused: [height] }`: which fields of a card record are wrong, all of them; `like` is a card of the game. */
export function expectCardRecord(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'card check: must be a map';
  const [like] = typeof wanted['like'] === 'string' ? recordsCalled(wanted['like']) : [];
  const model = like === undefined ? {} : library().cards[like];
  const record = { set: 'Test', ...model, ...(isFields(wanted['card']) ? wanted['card'] : {}) };
  const read = loadCards([{ file: 'cards', data: { set: record.set, cards: [record] } }]);
  const fields = read.ok ? [] : [...new Set(read.problems.map(({ path }) => String(path[2] ?? '')))].toSorted();
  return same('wrong fields of the card', fields, texts(wanted['refused']));
}

/** `options check: { options: { twoX: true, fourthTurn: true }, refused: [HS-V17] }`: the rules a set of options breaks (HS-V44). */
export function expectOptions(wanted: unknown): string | null {
  if (!isFields(wanted)) return 'options check: must be a map';
  const parsed = optionsSchema.safeParse(wanted['options'] ?? {});
  if (!parsed.success) return `options check: ${parsed.error.message}`;
  const broken = optionConflicts({ ...BASE_OPTIONS, ...parsed.data }).map(({ rule }) => rule);
  return same('rules the options break', [...new Set(broken)].toSorted(), texts(wanted['refused']));
}
