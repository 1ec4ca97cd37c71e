import { Match, nextBelow, rngFromSeed, shuffle, type Rng, type Seat } from '@muster/engine';
import { anybody, MOST_ANSWERS, watchedAtCopies, whilePlaying } from '@muster/engine/play-at-random';
import { testViews } from '@muster/engine/view-properties';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import { signum } from '../src/index.ts';
import { copyState, NO_CARD, NOBODY, type CardId, type SignumState } from '../src/state.ts';
import { seesCard } from '../src/view.ts';
import { anyStart, anyStartOf, KINDS, matchOf, play, step, type SignumMatch } from './random-play.ts';

/** Heroes, and some cards of their decks and of the feat deck, wherever they are: who can't see one learns nothing of it. */
function namesOf(state: SignumState): readonly string[] {
  const { heroes, supports, feats } = library();
  return state.players.flatMap(({ hero }) => {
    const cards = (heroes[hero]?.cards ?? [])
      .slice(0, 4)
      .map((id) => supports.find((card) => card.id === id)?.name ?? '');
    return [heroes[hero]?.name ?? '', ...cards, feats[hero]?.name ?? ''];
  });
}

const isPartner = ({ players }: SignumState, owner: Seat, seat: Seat | null): boolean =>
  seat !== null && players[owner]?.team === players[seat]?.team;

/** Another state that the seat can't tell from this one: hidden cards are others, in another order. */
function indistinguishable({ state: truth }: SignumMatch, seat: Seat | null, rng: Rng): SignumState {
  const state = copyState(truth);
  const feats: CardId[] = [...state.feats];
  for (const [owner, player] of state.players.entries()) {
    const sees = isPartner(state, owner, seat);
    const cards = [...player.deck, ...(sees ? [] : player.hand)];
    shuffle(rng, cards);
    if (!sees) player.hand = cards.splice(0, player.hand.length);
    player.deck = cards;
    feats.push(...player.faceDown, ...(sees ? [] : player.featHand));
    // SG-14.18: nobody knows yet whom the others leave out.
    if (state.phase === 'warbands' && !sees) {
      const characters = [...player.camp, ...player.aside];
      shuffle(rng, characters);
      player.aside = characters.splice(0, nextBelow(rng, 4));
      player.camp = characters;
    }
  }
  shuffle(rng, feats);
  for (const [owner, player] of state.players.entries()) {
    player.faceDown = feats.splice(0, player.faceDown.length);
    if (!isPartner(state, owner, seat)) player.featHand = feats.splice(0, player.featHand.length);
  }
  state.feats = feats;
  state.rng = rngFromSeed('another');
  return state;
}

testViews({
  play,
  anyStart,
  anySecretStart: anyStartOf(KINDS.filter(({ mode }) => mode !== 'skirmish')),
  amounts: {
    hidden: { runs: 25, answers: 400 },
    guessed: { runs: 20, answers: 400 },
    secret: { runs: 6, answers: 80 },
    seed: { runs: 15, answers: 400 },
  },
  names: namesOf,
  mostOptions: 40,
  indistinguishable,
});

describe('in whole matches', () => {
  test('no event names a card that the seat does not see', () => {
    let hidden = 0;
    fc.assert(
      fc.property(anyStart, (start) => {
        const match = matchOf(start, { log: true });
        const rng = rngFromSeed(start.answers);
        let seen = 0;
        do {
          for (const seat of anybody(match)) {
            for (const event of match.eventsFor(seat, seen)) {
              if (!('card' in event)) continue;
              if (event.card === NO_CARD) hidden++;
              // What was drawn may have gone on into a deck by now; whoever drew it has seen it.
              const own = event.type === 'drew' && event.seat === seat;
              const returned = event.type === 'from-hall' || event.type === 'to-hall';
              if (event.card !== NO_CARD && !own && !returned && !seesCard(match.state, event.card, seat))
                expect.fail(`seat ${seat} is told of card ${event.card}: ${JSON.stringify(event)}`);
            }
          }
          seen = match.events.length;
        } while (step(match, rng));
      }),
      { numRuns: 15, endOnFailure: true },
    );
    expect(hidden).toBeGreaterThan(0);
  });

  test('views name the cards of open zones and hands that are seen, and no others', () => {
    whilePlaying(play, anyStart, { runs: 12, answers: MOST_ANSWERS }, (match, n) => {
      if (n % 15 === 0) for (const seat of anybody(match)) expectNamed(match.state, seat);
    });
  });

  test('what has been shown before is shown again only as long as it is so', () => {
    whilePlaying(play, anyStart, { runs: 12, answers: 400 }, (match, n) => {
      if (n % 3 === 0) for (const seat of anybody(match)) expectFresh(match.state, seat);
    });
  });

  test('a guess leaves every card that is seen by now where it was at the checkpoint', () => {
    let moved = 0;
    fc.assert(
      fc.property(anyStart, fc.string(), (start, seed) => {
        let checkpoint: SignumState | null = null;
        const watched = watchedAtCopies(signum, (state) => (checkpoint = copyState(state)));
        const match = matchOf(start, { checkpoints: true }, watched);
        const rng = rngFromSeed(start.answers);
        const guesses = rngFromSeed(seed);
        for (let n = 0; n < 300 && step(match, rng); n++) {
          const seat = n % match.state.players.length;
          const then: SignumState = checkpoint ?? expect.fail('no checkpoint was kept');
          const guessed = copyState(then);
          signum.guess(guessed, match.state, seat, guesses);
          const [before, after] = [closedPlaces(then), closedPlaces(guessed)];
          for (const [card, place] of before) {
            if (seesCard(match.state, card, seat)) expect(after.get(card), `card ${card} for seat ${seat}`).toBe(place);
            else if (after.get(card) !== place) moved++;
          }
          expect(after.size).toBe(before.size);
        }
      }),
      { numRuns: 12, endOnFailure: true },
    );
    expect(moved).toBeGreaterThan(100);
  });

  test('copies that a seat imagines do not know the hands of others', () => {
    let differing = 0;
    fc.assert(
      fc.property(anyStartOf(KINDS.filter(({ mode }) => mode === 'duel')), fc.string(), (start, seed) => {
        const match = matchOf(start, { checkpoints: true });
        const rng = rngFromSeed(start.answers);
        for (let n = 0; n < 60 && step(match, rng); n++) {
          if (match.decisionFor(0) === null || match.state.turn === 0) continue;
          const imagined = match.imagine(0, `${seed} ${n}`);
          const hands = [match, imagined].map(({ state }) => state.players[1]?.hand.toSorted((a, b) => a - b));
          if (imagined.outcome === null) expect(hands[1]?.length).toBe(hands[0]?.length);
          if (JSON.stringify(hands[0]) !== JSON.stringify(hands[1])) differing++;
          expect(imagined.state.players[0]?.hand.toSorted()).toEqual(match.state.players[0]?.hand.toSorted());
        }
      }),
      { numRuns: 6, endOnFailure: true },
    );
    expect(differing).toBeGreaterThan(20);
  });
});

/** The same view as of a match of which nothing has been shown yet: what was shown is kept by the list of its cards. */
function expectFresh(state: SignumState, seat: Seat | null): void {
  expect(signum.view(state, seat)).toEqual(signum.view({ ...state, faces: [...state.faces] }, seat));
}

/** What else could stand there. */
function changesOf(value: unknown): readonly unknown[] {
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') return [value === 0 ? 1 : value - 1];
  if (!Array.isArray(value)) return [];
  const [first, ...others] = value as readonly unknown[];
  if (typeof first !== 'object' || first === null) return [others];
  const changed = Object.entries(first).flatMap(([name, was]) =>
    changesOf(was).map((now) => [{ ...first, [name]: now }, ...others]),
  );
  return [others, ...changed];
}

/** Where each card of a closed zone lies. */
function closedPlaces({ players, feats }: SignumState): ReadonlyMap<CardId, string> {
  const places = new Map<CardId, string>();
  const note = (zone: string, cards: readonly CardId[]) => {
    for (const [i, card] of cards.entries()) places.set(card, `${zone} ${i}`);
  };
  note('feats', feats);
  for (const [seat, { deck, hand, featHand, faceDown }] of players.entries()) {
    for (const [zone, cards] of Object.entries({ deck, hand, featHand, faceDown })) note(`${zone} ${seat}`, cards);
  }
  return places;
}

interface Named {
  readonly id: CardId;
  readonly card: string;
}

/** Every {id, card} in a value. */
function namedIn(value: unknown): readonly Named[] {
  if (typeof value !== 'object' || value === null) return [];
  if ('id' in value && 'card' in value && typeof value.card === 'string') return [value as Named];
  return Object.values(value).flatMap(namedIn);
}

function expectNamed(state: SignumState, seat: Seat | null): void {
  const { supports, characters, feats } = library();
  const { creatures, ...rest } = signum.view(state, seat);
  const onField = (creatures as { enchantments?: unknown; under?: unknown }[]).flatMap(({ enchantments, under }) =>
    namedIn([enchantments, under]),
  );
  const named = [...namedIn(rest), ...onField];
  for (const { id, card } of named) {
    const face = state.faces[id];
    const list = { support: supports, character: characters, feat: feats }[face?.kind ?? 'feat'];
    expect(list[face?.record ?? NOBODY]?.id).toBe(card);
    if (!seesCard(state, id, seat)) expect.fail(`seat ${seat} sees card ${id}, ${card}`);
  }
  const shown = new Set(named.map(({ id }) => id));
  const standing = new Set(state.creatures.flatMap(({ hex, card }) => (hex === NOBODY ? [] : [card])));
  for (const [id, face] of state.faces.entries()) {
    if (id === NO_CARD || standing.has(id) || shown.has(id) || !seesCard(state, id, seat)) continue;
    // In the middle of its being played a card may be nowhere.
    expect(isSomewhere(state, id), `card ${id}, a ${face.kind}, is open but not in the view of seat ${seat}`).toBe(
      false,
    );
  }
}

function isSomewhere({ players, feats, discardedFeats }: SignumState, card: CardId): boolean {
  return [
    feats,
    discardedFeats,
    ...players.flatMap(({ hall, fame, camp, aside, hand, featHand }) => [hall, fame, camp, aside, hand, featHand]),
  ].some((zone) => zone.includes(card));
}

describe('a view', () => {
  const start = (mode: string, players: number): SignumMatch => {
    const setup = signum.makeSetup({ edition: mode, players }, rngFromSeed(mode));
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    return Match.start(signum, setup.value, 'views');
  };
  type Seen = { readonly players: readonly Readonly<Record<string, unknown>>[] } & Readonly<Record<string, unknown>>;
  const viewOf = (match: SignumMatch, seat: Seat | null) => signum.view(match.state, seat) as Seen;

  const untilTurn = (match: SignumMatch): SignumMatch => {
    const rng = rngFromSeed('turn');
    while (match.decisions[0]?.kind !== 'turn') step(match, rng);
    return match;
  };

  test('shows the own hand and only the number of cards of the others (SG-2.17)', () => {
    const match = untilTurn(start('duel', 2));
    expect(viewOf(match, 0).players[0]?.['hand']).toHaveLength(match.state.players[0]?.hand.length ?? NOBODY);
    expect(viewOf(match, 0).players[1]?.['hand']).toBe(match.state.players[1]?.hand.length);
    expect(viewOf(match, null).players[0]?.['hand']).toBe(match.state.players[0]?.hand.length);
    expect(viewOf(match, 1).players[1]?.['deck']).toBe(match.state.players[1]?.deck.length);
  });

  test('shows the partner’s hand in an alliance (SG-29.22)', () => {
    const match = untilTurn(start('alliance', 4));
    const [, second, third] = viewOf(match, 0).players;
    expect(third?.['hand']).toBeInstanceOf(Array);
    expect(third?.['featHand']).toBeInstanceOf(Array);
    expect(second?.['hand']).toBe(match.state.players[1]?.hand.length);
  });

  test('hides War Camps while they are chosen (SG-14.18)', () => {
    const setup = signum.checkSetup({
      mode: 'duel',
      map: 'whisper-forest',
      seats: [{ hero: 'saela-wyndthorn' }, { hero: 'castellan-mordane' }],
    });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(signum, setup.value, 'camps');
    expect(match.decisions.map(({ kind }) => kind)).toEqual(['leave-out', 'leave-out']);
    expect(viewOf(match, 0).players.map(({ camp }) => camp === null)).toEqual([false, true]);
    expect(viewOf(match, null).players.map(({ aside }) => aside)).toEqual([null, null]);
    untilTurn(match);
    expect(viewOf(match, 0).players.map(({ camp }) => camp === null)).toEqual([false, false]);
  });

  test('shows every change of a player and a creature', () => {
    const { state } = untilTurn(start('duel', 2));
    const [player, creature] = [state.players[0], state.creatures[0]];
    if (player === undefined || creature === undefined) return expect.fail('there is nobody');
    const card = state.faces.findIndex(({ kind }) => kind === 'support');
    player.buildings = [{ card, closed: false, reuse: 1 }];
    player.relics = [{ card: card + 1, closed: false, armour: 1, reuse: 1 }];
    player.fame = state.feats.slice(0, 1);
    player.featHand = state.feats.slice(1, 2);
    player.minion = 1;
    for (const zone of ['hall', 'faceDown', 'aside', 'kills'] as const) player[zone] = [card + 2];
    creature.enchantments = [card + 3];
    creature.under = card + 4;
    let changes = 0;
    const expectShown = () => {
      for (const seat of [0, 1, null]) expectFresh(state, seat);
    };
    expectShown();
    for (const of of [player, creature] as unknown as Record<string, unknown>[]) {
      for (const [field, before] of Object.entries(of)) {
        if (field === 'id') continue; // who it is
        for (const now of changesOf(before)) {
          of[field] = now;
          expectShown();
          changes++;
        }
        of[field] = before;
        expectShown();
      }
    }
    expect(changes).toBeGreaterThan(45);
  });

  test('is enough to draw the table: map, terrain, creatures with their numbers, whose turn it is', () => {
    const match = untilTurn(start('duel', 2));
    const view = viewOf(match, 0);
    expect(view).toMatchObject({ mode: 'duel', map: match.state.map.id, phase: 'activation', turn: 1, goal: 10 });
    expect(view['active']).toBe(match.decisions[0]?.seat);
    expect(view['terrain']).toEqual(match.state.terrain);
    expect(view['creatures']).toHaveLength(2);
    const [hero] = view['creatures'] as Readonly<Record<string, unknown>>[];
    expect(hero).toMatchObject({ kind: 'hero', wounds: 0, hex: match.state.creatures[0]?.hex });
    expect(Number(hero?.['hp'])).toBeGreaterThan(8);
    expect(view).not.toHaveProperty('mapFile');
    const own = { ...match.state, map: { ...match.state.map, id: 'mine' } };
    expect(signum.view(own, 0)).toMatchObject({ map: 'mine', mapFile: { id: 'mine' } });
  });
});
