/**
 * The setup of a match as it stands in records: its form, its checks, and setups made up at random.
 */
import { nextBelow, RANDOM_DECK, shuffle, type Checked, type Problem, type Rng, type SetupWish } from '@muster/engine';
import { problemsOf } from '@muster/schema';
import * as z from 'zod';
import type { CharacterRecord, HeroRecord, SupportCard } from './content/card.ts';
import { library, MERCENARIES, ownLibrary } from './content/library.ts';
import type { FieldMap } from './content/map.ts';
import { optionsSchema, type OptionWishes } from './content/options-schema.ts';
import { warbandOf } from './content/warbands.ts';
import type { Mode } from './state.ts';
import { notForHero, takenTwice, tooManyStars } from './words/setup-problems.ts';

export const MODES: readonly Mode[] = ['duel', 'free-for-all', 'alliance', 'skirmish'];

export interface SeatSetup {
  /** The id of the hero; it decides faction and battle deck (SG-4.3). */
  readonly hero: string;
  /** Ids of the characters in the War Camp; left out: chosen at the table (SG-14.10). */
  readonly warband?: readonly string[];
  /** Skirmish: ids of three buildings and three relics (SG-32.3); left out: drawn at random. */
  readonly kit?: readonly string[];
}

/** What decides a match besides its seed and its answers. */
export interface Setup {
  readonly mode: Mode;
  /** A map by its id. */
  readonly map: string;
  readonly seats: readonly SeatSetup[];
  readonly options: OptionWishes;
}

const setupSchema = z.strictObject({
  mode: z.enum(['duel', 'free-for-all', 'alliance', 'skirmish']),
  map: z.string(),
  seats: z
    .array(
      z.strictObject({
        hero: z.string(),
        warband: z.exactOptional(z.array(z.string())),
        kit: z.exactOptional(z.array(z.string())),
      }),
    )
    .min(2)
    .max(4),
  options: z.exactOptional(optionsSchema),
});

/** SG-14.1, SG-29.1, SG-30.1, SG-32.1 */
export const PLAYERS: Readonly<Record<Mode, readonly number[]>> = {
  duel: [2],
  alliance: [4],
  'free-for-all': [3, 4],
  skirmish: [2, 3, 4],
};

export function checkSetup(data: unknown): Checked<Setup> {
  const parsed = setupSchema.safeParse(data);
  if (!parsed.success) return { ok: false, problems: problemsOf(parsed.error, data, []) };
  const setup: Setup = { ...parsed.data, options: parsed.data.options ?? {} };
  const problems: Problem[] = [];
  if (!PLAYERS[setup.mode].includes(setup.seats.length)) {
    problems.push({
      path: ['seats'],
      message: `'${setup.mode}' is for ${PLAYERS[setup.mode].join(' or ')} players, not ${setup.seats.length}`,
    });
  }
  const maps = mapsFor(setup.mode, setup.seats.length);
  if (!maps.some(({ id }) => id === setup.map)) {
    const message = `'${setup.map}' is no map for '${setup.mode}' with ${setup.seats.length} players: there are ${maps.map(({ id }) => id).join(', ')}`;
    problems.push({ path: ['map'], message });
  }
  for (const [i, seat] of setup.seats.entries()) {
    for (const problem of checkSeat(seat, setup.mode))
      problems.push({ ...problem, path: ['seats', i, ...problem.path] });
  }
  return problems.length > 0 ? { ok: false, problems } : { ok: true, value: setup };
}

/** SG-34.22 */
function mapsFor(mode: Mode, players: number): readonly FieldMap[] {
  const label = mode === 'alliance' ? 'alliance' : players === 2 ? 'duel' : players === 3 ? 'three' : 'four';
  return library().maps.filter(({ modes }) => modes.includes(label));
}

function checkSeat({ hero: id, warband, kit }: SeatSetup, mode: Mode): readonly Problem[] {
  const hero = ownLibrary().heroes.find((one) => one.id === id);
  if (hero === undefined) return [{ path: ['hero'], message: `there is no hero '${id}'` }];
  const problems: Problem[] = [];
  if (warband !== undefined) problems.push(...checkWarband(hero, warband));
  if (kit !== undefined && mode !== 'skirmish') problems.push({ path: ['kit'], message: 'only skirmish has one' });
  else if (kit !== undefined) problems.push(...checkKit(hero, kit));
  return problems;
}

/** SG-4.6, SG-5.2 to SG-5.9 */
function checkWarband(hero: HeroRecord, warband: readonly string[]): readonly Problem[] {
  const problems: Problem[] = [];
  const taken: CharacterRecord[] = [];
  for (const [i, id] of warband.entries()) {
    const record = candidatesFor(hero).find((one) => one.id === id);
    if (record === undefined) problems.push({ path: ['warband', i], ...notForHero(hero.name, id) });
    else if (taken.includes(record)) problems.push({ path: ['warband', i], ...takenTwice(record.name) });
    else taken.push(record);
  }
  for (const rank of ['bronze', 'silver', 'gold'] as const) {
    const stars = starsIn(taken, rank);
    if (stars > hero.leadership[rank])
      problems.push({ path: ['warband'], ...tooManyStars(stars, rank, hero.leadership[rank]) });
  }
  return problems;
}

function starsIn(warband: readonly CharacterRecord[], rank: 'bronze' | 'silver' | 'gold'): number {
  return warband.reduce((sum, { stars }) => sum + stars.filter((star) => star === rank).length, 0);
}

/** SG-5.9 */
export function candidatesFor({ faction }: HeroRecord): readonly CharacterRecord[] {
  return ownLibrary().characters.filter((one) => one.faction === faction || one.faction === MERCENARIES);
}

/** SG-6.3: the battle deck, card by card. */
export function deckOf(hero: HeroRecord): readonly SupportCard[] {
  const { factions, supports } = library();
  const faction = factions.find(({ id }) => id === hero.faction);
  return [...(faction?.cards ?? []), ...hero.cards].flatMap((id) => supports.find((card) => card.id === id) ?? []);
}

const KIT = 3; // SG-32.3

/** SG-32.3, SG-32.40 */
function checkKit(hero: HeroRecord, kit: readonly string[]): readonly Problem[] {
  const problems: Problem[] = [];
  const left = [...deckOf(hero)];
  const taken: SupportCard[] = [];
  for (const [i, id] of kit.entries()) {
    const at = left.findIndex((card) => card.id === id);
    const card = left[at];
    if (card === undefined)
      problems.push({ path: ['kit', i], message: `SG-32.3: '${id}' is not in the deck of '${hero.name}'` });
    else taken.push(...left.splice(at, 1));
  }
  const relics = taken.flatMap((card) => (card.kind === 'relic' ? [card.class] : []));
  const buildings = taken.filter(({ kind }) => kind === 'building').length;
  if (relics.length !== KIT || buildings !== KIT || taken.length !== 2 * KIT) {
    problems.push({ path: ['kit'], message: 'SG-32.3: three buildings and three relics are taken' });
  }
  if (new Set(relics).size !== relics.length)
    problems.push({ path: ['kit'], message: 'SG-32.40: the relics must be of different classes' });
  return problems;
}

/** Three buildings and three relics of different classes at random. */
export function randomKit(hero: HeroRecord, rng: Rng): readonly string[] {
  const cards = [...deckOf(hero)];
  shuffle(rng, cards);
  const buildings: string[] = [];
  const relics = new Map<string, string>();
  for (const card of cards) {
    if (card.kind === 'building' && buildings.length < KIT) buildings.push(card.id);
    if (card.kind === 'relic' && relics.size < KIT && !relics.has(card.class)) relics.set(card.class, card.id);
  }
  return [...buildings, ...relics.values()];
}

/** Characters at random, as many as leadership allows. */
function randomWarband(hero: HeroRecord, rng: Rng): readonly string[] {
  const candidates = [...candidatesFor(hero)];
  shuffle(rng, candidates);
  const taken: CharacterRecord[] = [];
  for (const record of candidates) {
    const fits = (['bronze', 'silver', 'gold'] as const).every(
      (rank) => starsIn([...taken, record], rank) <= hero.leadership[rank],
    );
    if (fits) taken.push(record);
  }
  return taken.map(({ id }) => id);
}

/** Makes up a match: a map for so many players, heroes and warbands. */
export function makeSetup(wish: SetupWish, rng: Rng): Checked<Setup> {
  const mode = wish.edition === undefined ? modeFor(wish.players ?? 2) : MODES.find((one) => one === wish.edition);
  if (mode === undefined)
    return {
      ok: false,
      problems: [
        { path: ['edition'], message: `there is no mode '${wish.edition ?? ''}': choose one of ${MODES.join(', ')}` },
      ],
    };
  const players = wish.players ?? PLAYERS[mode][0] ?? 2;
  const maps = mapsFor(mode, players);
  const map = wish.map ?? maps[nextBelow(rng, Math.max(1, maps.length))]?.id ?? '';
  const first = randomSeat(wish.decks?.[0], mode, rng);
  const seats = Array.from({ length: players }, (_, seat) => {
    const named = wish.decks?.[seat];
    return seat === 0 || (wish.mirror === true && named === undefined) ? first : randomSeat(named, mode, rng);
  });
  const options = { ...(wish.turnLimit === undefined ? {} : { turnLimit: wish.turnLimit }), ...wish.options };
  return checkSetup({ mode, map, seats, options });
}

function modeFor(players: number): Mode {
  return players === 2 ? 'duel' : 'free-for-all';
}

/** After the id of a hero: its War Camp is filled at the table (SG-14.10), not with the warband that comes with the game. */
export const AT_THE_TABLE = ':draft';

/** A hero by name has its own warband, or the one named behind it as `hero:character+character`; one nobody named a random one. */
function randomSeat(named: string | undefined, mode: Mode, rng: Rng): SeatSetup {
  const { heroes } = ownLibrary();
  const isRandom = named === undefined || named === RANDOM_DECK;
  const [id, wanted] = named?.split(':') ?? [];
  const hero = isRandom ? heroes[nextBelow(rng, heroes.length)] : heroes.find((one) => one.id === id);
  if (hero === undefined) return { hero: named ?? '' };
  if (named?.endsWith(AT_THE_TABLE) === true) return { hero: hero.id };
  const warband =
    named === undefined ? randomWarband(hero, rng) : (wanted?.split('+') ?? warbandOf(hero.id)?.characters ?? []);
  return mode === 'skirmish' ? { hero: hero.id, warband, kit: randomKit(hero, rng) } : { hero: hero.id, warband };
}
