/**
 * Games made up from wishes: which map, which armies, the rest at random.
 */
import {
  nextBelow,
  RANDOM_DECK,
  type Checked,
  type Piece,
  type Problem,
  type Rng,
  type Seat,
  type SetupWish,
} from '@muster/engine';
import { presetArmies, type PresetArmy } from './content/armies.ts';
import { isPointLimit, LIMIT_RANGE, withTerms } from './army-terms.ts';
import { library } from './content/library.ts';
import type { MapFile } from './content/map.ts';
import { MAP_IDS, mapById, mapsFor } from './content/maps.ts';
import { BASE_OPTIONS, type OptionSet } from './content/options.ts';
import { allOptions, armyProblems, checkSetupOn, type Setup } from './new-game.ts';
import { NOBODY, type HeroscapeState } from './state.ts';
import { armyTooDear } from './words/setup-problems.ts';

/** The one set of rules. Maps are named in its place too, as it was before there was a wish for a map. */
export const EDITION = 'master';
/** In place of an army: it is chosen at the table (HS-3.2, HS-3.3). */
export const DRAFTED = 'draft';

/** Wishes about armies that stand beside the optional rules: each is as the map says unless it is told. */
export const POINT_LIMIT = 'pointLimit';
export const ARMY_CHOICE = 'armyChoice';
export const AS_THE_MAP = 'map';
export const ARMY_CHOICES = ['fixed', 'draft'] as const;

/** Makes up a game: a map for so many players, and armies up to its limit. */
export function makeSetup(wish: SetupWish, rng: Rng): Checked<Setup> {
  const players = wish.players ?? 2;
  const found = mapFor(wish, players, rng);
  if (found === null) {
    const wanted = wishedMap(wish) ?? '';
    const message = `no map '${wanted}' for ${players} players: there are ${MAP_IDS.join(', ')}`;
    return { ok: false, problems: [{ path: ['players'], message }] };
  }
  const { [POINT_LIMIT]: limit = AS_THE_MAP, [ARMY_CHOICE]: choice = AS_THE_MAP, ...options } = wish.options ?? {};
  const wrong = [...unknownOptions(options), ...wrongTerms(limit, choice)];
  if (wrong.length > 0) return { ok: false, problems: wrong };
  const { scenario } = found;
  const map = withTerms(found, {
    pointLimit: typeof limit === 'number' ? limit : scenario.pointLimit,
    army: choice === 'fixed' || choice === 'draft' ? choice : scenario.army,
  });
  const problems = tooDear(wish, map, allOptions(map, options));
  if (problems.length > 0) return { ok: false, problems };
  return checkSetupOn(map, { armies: armiesFor({ ...wish, options }, players, map, rng), options });
}

function wrongTerms(limit: unknown, choice: unknown): readonly Problem[] {
  const problems: Problem[] = [];
  if (limit !== AS_THE_MAP && !isPointLimit(limit))
    problems.push({
      path: ['options', POINT_LIMIT],
      message: `${POINT_LIMIT} must be '${AS_THE_MAP}' or ${LIMIT_RANGE} (HS-3.1)`,
    });
  if (choice !== AS_THE_MAP && !ARMY_CHOICES.some((one) => one === choice)) {
    const message = `${ARMY_CHOICE} must be '${AS_THE_MAP}', ${ARMY_CHOICES.map((one) => `'${one}'`).join(' or ')} (HS-3.2, HS-3.3)`;
    problems.push({ path: ['options', ARMY_CHOICE], message });
  }
  return problems;
}

function wishedMap({ edition, map }: SetupWish): string | undefined {
  return map ?? (edition === EDITION ? undefined : edition);
}

function mapFor(wish: SetupWish, players: number, rng: Rng): MapFile | null {
  const wanted = wishedMap(wish);
  const { edition = EDITION } = wish;
  if (edition !== EDITION && edition !== wanted) return null;
  const maps = mapsFor(players).filter((id) => wanted === undefined || id === wanted);
  return mapById(maps[nextBelow(rng, Math.max(1, maps.length))] ?? '') ?? null;
}

function unknownOptions(options: Readonly<Record<string, unknown>>): readonly Problem[] {
  return Object.keys(options).flatMap((key) =>
    key in BASE_OPTIONS ? [] : [{ path: ['options', key], message: `there is no optional rule '${key}'` }],
  );
}

/** HS-3.1: an army that comes with the game but costs more than the map allows is named by its name. */
function tooDear({ decks = [] }: SetupWish, map: MapFile, options: OptionSet): readonly Problem[] {
  return decks.flatMap((name, seat) => {
    const army = presetArmies().find(({ id }) => id === name);
    if (army === undefined || fits(army, map, options)) return [];
    const { pointLimit } = map.scenario;
    const problem = armyTooDear(name, army.name, army.points, map.id, pointLimit);
    return army.points > pointLimit ? [{ path: ['decks', seat], ...problem }] : [];
  });
}

function fits({ cards }: PresetArmy, map: MapFile, options: OptionSet): boolean {
  return armyProblems(cards, map, 0, options).length === 0;
}

type Army = readonly string[] | null;

function armiesFor(
  { decks = [], mirror, options: wished }: SetupWish,
  players: number,
  map: MapFile,
  rng: Rng,
): Army[] {
  const options = allOptions(map, wished ?? {});
  const named = decks.map(armyCalled);
  const taken = new Set<string>(named.flatMap((army) => army ?? [])); // HS-V1
  const armies: Army[] = [];
  for (let seat = 0; seat < players; seat++) {
    const name = decks[seat];
    if (name === undefined && mirror === true && armies[0] !== undefined) armies.push(armies[0]);
    else if (name === undefined) armies.push(randomArmy(map, rng, options, taken));
    else if (name === RANDOM_DECK) armies.push(randomPreset(map, rng, options, taken));
    else armies.push(named[seat] ?? null);
    for (const id of armies[seat] ?? []) taken.add(id);
  }
  return armies;
}

/** An army that comes with the game, or the cards themselves. */
function armyCalled(name: string): Army {
  if (name === DRAFTED || name === RANDOM_DECK) return null;
  return presetArmies().find(({ id }) => id === name)?.cards ?? name.split('+');
}

/** How far below the limit an army may be to be thought of first. */
const CLOSE = 50;

/** An army that comes with the game and may be played; HS-V1: without cards that others have taken. */
function randomPreset(map: MapFile, rng: Rng, options: OptionSet, taken: ReadonlySet<string>): readonly string[] {
  const fitting = presetArmies().filter(
    (army) => fits(army, map, options) && !(options.exclusivePicks && army.cards.some((id) => taken.has(id))),
  );
  const close = fitting.filter(({ points }) => points > map.scenario.pointLimit - CLOSE);
  const among = close.length > 0 ? close : fitting;
  return among[nextBelow(rng, Math.max(1, among.length))]?.cards ?? randomArmy(map, rng, options, taken);
}

/** Cards at random as long as points are left; HS-V1: none that others have taken, HS-V2: of two generals at most. */
export function randomArmy(
  { scenario }: MapFile,
  rng: Rng,
  options: OptionSet = BASE_OPTIONS,
  taken: ReadonlySet<string> = new Set(),
): readonly string[] {
  const { cards, playable } = library();
  const army: string[] = [];
  const characters = new Set<string>();
  const generals = new Set<string>();
  let left = scenario.pointLimit;
  for (;;) {
    const fitting = playable.filter((number) => {
      const card = cards[number];
      if (card === undefined || card.points > left) return false;
      if (card.rarity === 'unique' && characters.has(card.character ?? card.name)) return false;
      if (options.maxTwoGenerals && generals.size === 2 && !generals.has(card.general)) return false;
      return !(options.exclusivePicks && taken.has(card.id));
    });
    const card = cards[fitting[nextBelow(rng, Math.max(1, fitting.length))] ?? NOBODY];
    if (card === undefined) return army;
    army.push(card.id);
    characters.add(card.character ?? card.name);
    generals.add(card.general);
    left -= card.points;
  }
}

/** The name by which statistics know an army. */
export function armyName({ armies }: Setup, seat: Seat): string {
  const army = armies[seat];
  if (army === null || army === undefined) return DRAFTED;
  const cards = army.join('+');
  return presetArmies().find((preset) => preset.cards.join('+') === cards)?.id ?? cards;
}

/** The army cards a seat took, commons as a stack: what statistics count. */
export function armyOf({ cards }: HeroscapeState, seat: Seat): readonly Piece[] {
  return cards.flatMap(({ owner, record, copies }) => {
    const card = owner === seat ? library().cards[record] : undefined;
    return card === undefined ? [] : [{ name: card.name, cost: card.points, count: copies }];
  });
}
