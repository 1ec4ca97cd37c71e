/**
 * A new match: the first checkpoint, before warbands are chosen and terrain is laid.
 */
import { rngFromSeed, shuffle, type Rng, type Seat } from '@muster/engine';
import type { HeroRecord } from './content/card.ts';
import { copiesIn, type FeatDeck } from './content/feat-checks.ts';
import { library } from './content/library.ts';
import { terrainOf } from './content/map-checks.ts';
import { randomTerrain } from './content/random-terrain.ts';
import type { FieldMap } from './content/map.ts';
import type { MatchOptions } from './content/options.ts';
import { allOptions } from './content/options-schema.ts';
import { tokensOf } from './rules/cards.ts';
import { emptyTally } from './rules/tally.ts';
import { candidatesFor, deckOf, randomKit, type SeatSetup, type Setup } from './setup.ts';
import {
  NOBODY,
  type Building,
  type CardFace,
  type CardId,
  type Mode,
  type Player,
  type Relic,
  type SignumState,
} from './state.ts';

export { checkSetup, makeSetup, type Setup } from './setup.ts';

/** The cards of a match: ids count from 1. */
class Cards {
  readonly faces: CardFace[] = [{ kind: 'feat', record: NOBODY, owner: NOBODY }];

  add(kind: CardFace['kind'], record: number, owner: Seat): CardId {
    this.faces.push({ kind, record, owner });
    return this.faces.length - 1;
  }
}

export function newGame(setup: Setup, seed: string): SignumState {
  const { maps } = library();
  const map = maps.find(({ id }) => id === setup.map);
  if (map === undefined) throw new Error(`there is no map '${setup.map}'`);
  const options = allOptions(setup.options);
  const rng = rngFromSeed(seed);
  const cards = new Cards();
  const players = setup.seats.map((seat, at) => newPlayer(setup, seat, at, map, cards, rng));
  const feats = featDeck(setup.mode, options, cards, rng);
  return {
    mode: setup.mode,
    options,
    map,
    rng,
    faces: cards.faces,
    players,
    creatures: [],
    terrain: options.randomTerrain ? randomTerrain(map, rng) : terrainOf(map), // SG-14.5
    feats,
    discardedFeats: [],
    phase: 'warbands',
    order: players.map((_, seat) => seat),
    active: 0,
    turn: 0,
    roundsLeft: options.rounds, // SG-32.10
    activation: null,
    tally: emptyTally(),
    effects: [],
    lastTurn: false,
    stamp: 0,
    outcome: null,
  };
}

function newPlayer(setup: Setup, seat: SeatSetup, at: Seat, map: FieldMap, cards: Cards, rng: Rng): Player {
  const { heroes, supports, characters } = library();
  const number = heroes.findIndex(({ id }) => id === seat.hero);
  const hero = heroes[number];
  if (hero === undefined) throw new Error(`there is no hero '${seat.hero}'`);
  const skirmish = setup.mode === 'skirmish';
  const dealt = (id: string) =>
    cards.add(
      'support',
      supports.findIndex((card) => card.id === id),
      at,
    );
  const deck = skirmish ? [] : deckOf(hero).map(({ id }) => dealt(id)); // SG-6.3
  shuffle(rng, deck); // SG-14.3
  const kit = skirmish ? kitOf(hero, seat, rng, dealt) : { buildings: [], relics: [] };
  const warband = seat.warband ?? candidatesFor(hero).map(({ id }) => id);
  return {
    hero: number,
    team: setup.mode === 'alliance' ? at % 2 : at, // SG-29.20
    zone: zoneOf(setup.mode, map, at),
    deck,
    hand: [],
    featHand: [],
    hall: [],
    fame: [],
    faceDown: [],
    camp: warband.map((id) =>
      cards.add(
        'character',
        characters.findIndex((one) => one.id === id),
        at,
      ),
    ),
    aside: [],
    buildings: kit.buildings,
    relics: kit.relics,
    minion: NOBODY,
    strength: 0,
    income: 0,
    otherPoints: 0,
    turns: 0,
    out: false,
    conceded: false,
    deployed: false,
    discardedCard: false,
    discardedFeat: false,
    kills: [],
  };
}

/** SG-32.8: the buildings stand in the City, the relics are worn with their tokens. */
function kitOf(
  hero: HeroRecord,
  { kit }: SeatSetup,
  rng: Rng,
  dealt: (id: string) => CardId,
): { buildings: Building[]; relics: Relic[] } {
  const buildings: Building[] = [];
  const relics: Relic[] = [];
  for (const id of kit ?? randomKit(hero, rng)) {
    const record = library().supports.find((card) => card.id === id);
    if (record?.kind === 'building')
      buildings.push({ card: dealt(id), closed: false, reuse: tokensOf(record.properties, 'Reusability') });
    if (record?.kind === 'relic') {
      relics.push({
        card: dealt(id),
        closed: false,
        armour: tokensOf(record.properties, 'Armour'),
        reuse: tokensOf(record.properties, 'Reusability'),
      });
    }
  }
  return { buildings, relics };
}

/** SG-34.7, SG-29.8: partners sit on one side, or share its zone. */
export function zoneOf(mode: Mode, { zones }: FieldMap, seat: Seat): number {
  if (mode !== 'alliance') return seat;
  if (zones.length === 2) return seat % 2;
  return [0, 1, 3, 2][seat] ?? seat; // zones go round clockwise: SW, NW, NE, SE
}

/** SG-11.2, SG-29.4, SG-30.2, SG-32.1 */
function featDeck(mode: Mode, { featDeck: wanted }: MatchOptions, cards: Cards, rng: Rng): CardId[] {
  if (mode === 'skirmish') return [];
  const size: FeatDeck = wanted === 0 ? (mode === 'duel' ? 30 : 45) : wanted;
  const feats = library().feats.flatMap((feat, record) =>
    Array.from({ length: copiesIn(feat, size) }, () => cards.add('feat', record, NOBODY)),
  );
  shuffle(rng, feats);
  return feats;
}
