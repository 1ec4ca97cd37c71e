/**
 * What scenarios expect: of creatures and cards, of players, of the table, of what happened and of what could be.
 */
import { letterOf } from '@muster/engine';
import {
  ENDING,
  expectEach,
  expectView,
  isFields,
  like,
  perPlayer,
  same,
  sameOfPlayers,
  type Check,
  type Subjects,
} from '@muster/schema';
import { cardName, cardsCalled, creaturesCalled, recordsCalled, NONE_BROUGHT } from '../notation/names.ts';
import { spaceAt } from '../notation/places.ts';
import { library } from '../content/library.ts';
import { isMet } from '../rules/feat-conditions.ts';
import { milestonePoints, shownIncome } from '../rules/income.ts';
import { pieceAt } from '../rules/place.ts';
import { goalOf, pointsOf } from '../rules/points.ts';
import { NOBODY, type CardId, type Player, type SignumState } from '../state.ts';
import type { Table } from '../table.ts';
import { viewOf } from '../view.ts';
import {
  expectCardRecord,
  expectContent,
  expectDeck,
  expectFeatDeck,
  expectList,
  expectMapFile,
  expectOptions,
  expectSaved,
  expectSetup,
  expectWarband,
} from './checks.ts';
import { EVENTS, expectOrder, expectRoll } from './events.ts';
import { CARD_WORDS, CREATURE_WORDS, factOfCard, factOfCreature } from './facts.ts';
import {
  expectActivation,
  expectAttack,
  expectDeployment,
  expectDistance,
  expectLimit,
  expectSight,
  expectWays,
} from './ground.ts';
import { lookAt, sameSet, type Context } from './same.ts';

/** A word, or a map of expectations; keys that are no subject of the table are names of creatures or cards. */
export function expectation(context: Context, wanted: unknown): string | null {
  if (wanted === 'over') return context.outcome === null ? 'the match is not over' : null;
  if (wanted === 'not over') return context.outcome === null ? null : 'the match is over';
  if (!isFields(wanted)) return `an expectation must be a map, or one of 'over' and 'not over'`;
  return expectEach(context, wanted, SUBJECTS, expectNamed);
}

const player =
  (subject: string, fact: (player: Player, g: Table, seat: number) => unknown): Check<Context> =>
  ({ state }, wanted) => {
    const g = lookAt(state);
    return sameOfPlayers(state.players, subject, wanted, (one, seat) => fact(one, g, seat));
  };

/** Cards of a zone: how many, or their names in any order. */
const zone =
  (subject: string, cards: (player: Player) => readonly CardId[]): Check<Context> =>
  ({ state }, wanted) =>
    perPlayer(state.players, subject, wanted, (one, seat, value) =>
      expectCards(state, `${subject} of ${letterOf(seat)}`, cards(one), value, false),
    );

const SUBJECTS: Subjects<Context> = {
  ...ENDING,
  ...EVENTS,
  mode: ({ state }, wanted) => same('mode', state.mode, wanted),
  turn: ({ state }, wanted) => same('turn', state.turn, wanted),
  phase: ({ state }, wanted) => same('phase', state.phase, wanted),
  active: ({ state }, wanted) => same('active', letterOf(state.order[state.active] ?? 0), wanted),
  order: ({ state }, wanted) => same('order', state.order.map(letterOf), wanted),
  'rounds left': ({ state }, wanted) => same('rounds left', state.roundsLeft, wanted),
  'last turn': ({ state }, wanted) => same('last turn', state.lastTurn, wanted),
  goal: ({ state }, wanted) => same('goal', goalOf(lookAt(state)), wanted),
  activation: expectActivation,
  reason: ({ outcome }, wanted) => same('reason', outcome?.reason ?? null, wanted),
  strength: player('strength', ({ strength }) => strength),
  income: player('income', (one, g) => shownIncome(g, one)),
  'income sum': player('income sum', ({ income }) => income),
  points: player('points', (_one, g, seat) => pointsOf(g, seat)),
  'milestone points': player('milestone points', (one, g) => milestonePoints(g, one)),
  'other points': player('other points', ({ otherPoints }) => otherPoints),
  turns: player('turns', ({ turns }) => turns),
  team: player('team', ({ team }) => team),
  hero: player('hero', ({ hero }) => library().heroes[hero]?.name ?? null),
  minion: player('minion', ({ minion }) => library().minions[minion]?.name ?? null),
  deployed: player('deployed', ({ deployed }) => deployed),
  hand: zone('hand', ({ hand }) => hand),
  'feat hand': zone('feat hand', ({ featHand }) => featHand),
  hall: zone('hall', ({ hall }) => hall),
  fame: zone('fame', ({ fame }) => fame),
  'face down': zone('face down', ({ faceDown }) => faceDown),
  camp: zone('camp', ({ camp }) => camp),
  aside: zone('aside', ({ aside }) => aside),
  buildings: zone('buildings', ({ buildings }) => buildings.map(({ card }) => card)),
  relics: zone('relics', ({ relics }) => relics.map(({ card }) => card)),
  kills: zone('kills', ({ kills }) => kills),
  deck: ({ state }, wanted) =>
    perPlayer(state.players, 'deck', wanted, (one, seat, value) =>
      expectCards(state, `deck of ${letterOf(seat)}`, one.deck.toReversed(), value, true),
    ),
  feats: ({ state }, wanted) => expectCards(state, 'feats', state.feats.toReversed(), wanted, true),
  'discarded feats': ({ state }, wanted) => expectCards(state, 'discarded feats', state.discardedFeats, wanted, false),
  creatures: ({ state }, wanted) =>
    perPlayer(state.players, 'creatures', wanted, (_one, seat, value) => expectCreatures(state, seat, value)),
  terrain: ({ state }, wanted) => expectTerrain(state, wanted),
  map: ({ state }, wanted) => like('map', state.map, wanted),
  options: ({ state }, wanted) => like('options', state.options, wanted),
  tally: ({ state }, wanted) => like('tally', state.tally, wanted),
  met: ({ state }, wanted) => expectMet(state, wanted),
  'order of events': expectOrder,
  roll: (context, wanted) => expectRoll(context, null, wanted),
  'attack roll': (context, wanted) => expectRoll(context, 'attack', wanted),
  attack: expectAttack,
  sight: expectSight,
  distance: expectDistance,
  ways: expectWays,
  deployment: expectDeployment,
  limit: expectLimit,
  view: ({ state }, wanted) => expectView((eyes) => viewOf(state, eyes), wanted),
  'setup check': (_context, wanted) => expectSetup(wanted),
  'warband check': (_context, wanted) => expectWarband(wanted),
  'deck check': (_context, wanted) => expectDeck(wanted),
  'list check': (_context, wanted) => expectList(wanted),
  'map check': (_context, wanted) => expectMapFile(wanted),
  'card check': (_context, wanted) => expectCardRecord(wanted),
  'feat deck check': (_context, wanted) => expectFeatDeck(wanted),
  'options check': (_context, wanted) => expectOptions(wanted),
  content: (_context, wanted) => expectContent(wanted),
  saved: ({ state }, wanted) => expectSaved(state, wanted),
};

function expectCards(
  state: SignumState,
  subject: string,
  cards: readonly CardId[],
  wanted: unknown,
  ordered: boolean,
): string | null {
  const names = cards.map((card) => cardName(state, card));
  if (typeof wanted === 'number') {
    return names.length === wanted ? null : `${subject} has ${names.length} cards (${names.join(', ')}), not ${wanted}`;
  }
  return ordered ? same(subject, names, wanted) : sameSet(subject, names, wanted);
}

/** Those a player controls on the battlefield: how many, or their names. */
function expectCreatures(state: SignumState, seat: number, wanted: unknown): string | null {
  const mine = state.creatures.filter(({ hex, controller }) => hex !== NOBODY && controller === seat);
  const subject = `creatures of ${letterOf(seat)}`;
  if (typeof wanted === 'number') return same(subject, mine.length, wanted);
  const lists = { hero: library().heroes, character: library().characters, minion: library().minions };
  return sameSet(
    subject,
    mine.map(({ kind, record }) => lists[kind][record]?.name ?? '?'),
    wanted,
  );
}

/** `Brute: { at: [3, 2], wounds: 1 }`, `Parry: { in: hall of A }` */
function expectNamed({ state }: Context, name: string, wanted: unknown): string | null {
  const g = lookAt(state);
  const creatures = creaturesCalled(state, name).flatMap((id) => state.creatures[id] ?? []);
  const cards = cardsCalled(state, name);
  if (creatures.length === 0 && cards.length === 0) return `there is no creature, card or subject '${name}'`;
  if (!isFields(wanted)) return `${name}: must be a map`;
  const [creature] = creatures;
  for (const [key, value] of Object.entries(wanted)) {
    if (creatures.length > 1)
      return `${name}: several creatures are called so (write B's before the name or #2 behind it)`;
    let actual = creature === undefined ? undefined : factOfCreature(g, creature, key);
    if (actual === undefined) actual = unique(cards.map((card) => factOfCard(g, card, key)));
    if (actual === undefined && key === 'in' && creature !== undefined) actual = 'dead';
    if (actual === undefined)
      return `${name}: '${key}' can't be expected; of creatures: ${CREATURE_WORDS.join(', ')}; of cards: ${CARD_WORDS}`;
    const failure = compareFact(state, `${name}: ${key}`, actual, value, key);
    if (failure !== null) return failure;
  }
  return null;
}

/** One value if all copies agree, else all of them. */
function unique(values: readonly unknown[]): unknown {
  const different = [...new Set(values)];
  return different.length <= 1 ? different[0] : values;
}

function compareFact(
  state: SignumState,
  subject: string,
  actual: unknown,
  wanted: unknown,
  key: string,
): string | null {
  if (key === 'at' && Array.isArray(actual))
    return spaceAt(state.map, wanted) === spaceAt(state.map, actual) ? null : same(subject, actual, wanted);
  if (Array.isArray(actual) && Array.isArray(wanted) && actual.every((one) => typeof one === 'string'))
    return sameSet(subject, actual, wanted);
  return same(subject, actual, wanted);
}

/** `terrain: { '3,2': altar, '4,2': none }` */
function expectTerrain(state: SignumState, wanted: unknown): string | null {
  const g = lookAt(state);
  for (const [text, value] of Object.entries(isFields(wanted) ? wanted : {})) {
    const hex = spaceAt(state.map, text);
    const failure =
      hex === null ? `there is no hex ${text}` : same(`terrain at ${text}`, pieceAt(g, hex) || 'none', value);
    if (failure !== null) return failure;
  }
  return isFields(wanted) ? null : 'terrain: must be a map of places';
}

/** `met: { A: { Treasury: true } }`: whether the condition of an achievement feat holds for the player now. */
function expectMet(state: SignumState, wanted: unknown): string | null {
  const g = lookAt(state);
  return perPlayer(state.players, 'met', wanted, (_one, seat, feats) => {
    for (const [name, value] of Object.entries(isFields(feats) ? feats : {})) {
      const feat = library().feats[recordsCalled('feats', name, NONE_BROUGHT)[0] ?? NOBODY];
      if (feat === undefined) return `there is no feat '${name}'`;
      const kill = feat.kind === 'military' ? (state.tally.kills.at(-1) ?? null) : null;
      const failure = same(`${name} is met for ${letterOf(seat)}`, isMet(g, seat, feat.condition, kill), value);
      if (failure !== null) return failure;
    }
    return null;
  });
}
