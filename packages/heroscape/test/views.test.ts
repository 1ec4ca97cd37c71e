import { Match, nextBelow, rngFromSeed, shuffle, type Rng, type Seat } from '@muster/engine';
import { anybody, MOST_ANSWERS, whilePlaying } from '@muster/engine/play-at-random';
import { testViews } from '@muster/engine/view-properties';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GLYPHS, type GlyphName } from '../src/content/glyph.ts';
import { library } from '../src/content/library.ts';
import { mapById } from '../src/content/maps.ts';
import { heroscape } from '../src/index.ts';
import { facesFor, isPlacing } from '../src/rules/marker-faces.ts';
import { copyState, type HeroscapeState, type OrderMarker } from '../src/state.ts';
import { markersAs } from '../src/view.ts';
import { anyStart, anyStartOn, matchOf, play, step, type HeroscapeMatch } from './random-play.ts';

/** Of every army some cards. */
function namesOf(state: HeroscapeState): readonly string[] {
  const cards = state.players.flatMap((_, seat) => state.cards.filter(({ owner }) => owner === seat).slice(0, 4));
  return cards.map(({ record }) => library().cards[record]?.name ?? '');
}

/** Another state that the seat can't tell from this one: hidden markers lie otherwise, unknown glyphs are others. */
function indistinguishable(match: HeroscapeMatch, seat: Seat | null, rng: Rng): HeroscapeState {
  const state = copyState(match.state);
  const secret = isPlacing(state) && state.options.omPlacement === 'simultaneous';
  for (const [owner, { markers }] of state.players.entries()) {
    if (owner === seat) continue;
    const hidden = markers.filter(({ revealed }) => !revealed);
    const places = hidden.map(({ card, lost }) => ({ card: secret ? anyCardOf(state, owner, rng) : card, lost }));
    shuffle(rng, places);
    for (const [i, marker] of hidden.entries()) Object.assign(marker, places[i]);
  }
  for (const glyph of state.glyphs)
    if (!glyph.known) Object.assign(glyph, { glyph: GLYPHS[nextBelow(rng, GLYPHS.length)] });
  state.rng = rngFromSeed('another');
  return state;
}

function anyCardOf(state: HeroscapeState, owner: Seat, rng: Rng): number {
  const cards = state.cards.filter(({ controller }) => controller === owner);
  return cards[nextBelow(rng, Math.max(1, cards.length))]?.id ?? -1;
}

/** A guess keeps all faces and names, and lets nobody pass over a lower number that could have been revealed (HS-5.2). */
function expectPossible(guessed: HeroscapeState, truth: HeroscapeState, seat: Seat): void {
  for (const [owner, { markers, out }] of guessed.players.entries()) {
    const real = truth.players[owner]?.markers ?? [];
    expect(markers.map(({ face }) => face)).toEqual(real.map(({ face }) => face));
    if (owner === seat) expect(markers).toEqual(real);
    const highest = Math.max(
      0,
      ...markers.filter(isNumbered).flatMap(({ face, revealed }) => (revealed ? [Number(face)] : [])),
    );
    const late = markers.filter(
      (marker) => isNumbered(marker) && !marker.revealed && !marker.lost && Number(marker.face) < highest,
    );
    if (!out) expect(late).toEqual([]);
  }
  const names = guessed.glyphs.map(({ glyph }) => glyph);
  expect(new Set(names).size).toBe(names.length);
  const named = new Set<string>(guessed.map.glyphs.map(({ glyph }) => glyph));
  const ofMap = (glyphs: readonly GlyphName[]) => glyphs.filter((glyph) => named.has(glyph)).toSorted();
  expect(ofMap(names)).toEqual(ofMap(truth.glyphs.map(({ glyph }) => glyph)));
}

const isNumbered = ({ face }: OrderMarker): boolean => face !== 'X';

testViews({
  play,
  anyStart,
  anySecretStart: anyStartOn(mapById('lone-mesa') ?? expect.fail(), 2, {}),
  amounts: {
    hidden: { runs: 25, answers: 400 },
    guessed: { runs: 20, answers: 400 },
    secret: { runs: 3, answers: 150 },
    seed: { runs: 15, answers: 400 },
  },
  names: namesOf,
  mostOptions: 40,
  indistinguishable,
  expectPossible,
});

describe('in whole games', () => {
  test('nobody sees the face of a marker before it is revealed, nor a card of one being placed', () => {
    whilePlaying(play, anyStart, { runs: 10, answers: MOST_ANSWERS }, (match, n) => {
      if (n % 7 === 0) for (const seat of anybody(match)) lookAtMarkers(match.state, seat);
    });
  });

  test('events tell faces and glyphs when they are revealed and not before', () => {
    fc.assert(
      fc.property(anyStart, (start) => {
        const match = matchOf(start, { log: true });
        const rng = rngFromSeed(start.answers);
        let seen = 0;
        do {
          const unknown = match.state.glyphs.flatMap(({ glyph, known }) => (known ? [] : [glyph]));
          for (const event of match.eventsFor(null, seen)) {
            if ('face' in event) expect(event.type).toBe('marker-revealed');
            // Whole words as JSON has them: a card's power may bear a glyph's name within its own (Helm of Mitonsoul Aura).
            const told = JSON.stringify(event);
            for (const glyph of unknown) if (told.includes(`"${glyph}"`)) expect.fail(`${glyph} is unknown: ${told}`);
          }
          seen = match.events.length;
        } while (step(match, rng));
        expectRevealedInOrder(match);
      }),
      { numRuns: 15, endOnFailure: true },
    );
  });

  test('copies that a seat imagines do not know where others have placed their markers', () => {
    const differing = new Set<boolean>();
    fc.assert(
      fc.property(anyStartOn(mapById('lone-mesa') ?? expect.fail(), 2, {}), fc.string(), (start, seed) => {
        const match = matchOf(start, { checkpoints: true });
        const rng = rngFromSeed(start.answers);
        while (step(match, rng)) {
          if (!isPlacing(match.state) || match.decisionFor(0) === null) continue;
          const imagined = match.imagine(0, seed);
          const [real, other] = [match, imagined].map(({ state }) => state.players[1]?.markers.map(({ card }) => card));
          expect(other?.length).toBe(real?.length);
          if ((real?.length ?? 0) > 1) differing.add(JSON.stringify(real) !== JSON.stringify(other));
        }
      }),
      { numRuns: 4, endOnFailure: true },
    );
    expect(differing).toContain(true);
  });
});

function lookAtMarkers(state: HeroscapeState, seat: Seat | null): void {
  const secret = isPlacing(state) && state.options.omPlacement === 'simultaneous';
  const view = heroscape.view(state, seat) as { players: { markers: ReturnType<typeof markersAs> }[] };
  for (const [owner, { markers: seen }] of view.players.entries()) {
    const { markers } = state.players[owner] ?? { markers: [] };
    expect(seen.length).toBe(markers.length);
    if (owner === seat) {
      expect(seen.map(({ face, card }) => ({ face, card }))).toEqual(markers.map(({ face, card }) => ({ face, card })));
      continue;
    }
    for (const { face, card, revealed } of seen) {
      if (!revealed && face !== null) expect.fail(`seat ${seat} sees a hidden ${face} of ${owner}`);
      if (secret && card !== null) expect.fail(`seat ${seat} sees where ${owner} places`);
    }
    // HS-3.20: how many lie on each card is public.
    const counted = (cards: readonly (number | null)[]) => cards.toSorted((a, b) => Number(a) - Number(b));
    if (!secret) expect(counted(seen.map(({ card }) => card))).toEqual(counted(markers.map(({ card }) => card)));
  }
}

/** HS-5.2: within a round a player's numbers come in ascending order, each as often as there are such markers. */
function expectRevealedInOrder({ events, state }: HeroscapeMatch): void {
  let highest = state.players.map(() => 0);
  const faces = facesFor(state.options, 0);
  for (const event of events) {
    if (event.type === 'round') highest = state.players.map(() => 0);
    if (event.type !== 'marker-revealed' || event.face === 'X') continue;
    expect(faces).toContain(event.face);
    expect(Number(event.face)).toBeGreaterThanOrEqual(highest[event.seat] ?? 0);
    highest[event.seat] = Number(event.face);
  }
}

test('a map of somebody’s own is part of the view, without the names of what lies symbol side up', () => {
  const map = mapById('rimefang-tarn') ?? expect.fail();
  const own = { ...map, id: 'mine', title: 'Mine' };
  const setup = heroscape.checkSetup({ map: JSON.parse(JSON.stringify(own)), armies: [null, null] });
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const view = JSON.stringify(heroscape.view(heroscape.start(setup.value, 'mine'), 0));
  expect(view).toContain('"tiles"');
  expect(view).toContain('Lodin');
  expect(view).not.toMatch(/Crevcor|Ulaniva/);
  expect(
    JSON.stringify(
      heroscape.view(
        matchOf({ setup: { map: 'rimefang-tarn', armies: [null, null] }, seed: 's', answers: '' }).state,
        0,
      ),
    ),
  ).not.toContain('"tiles"');
});

describe('a marker', () => {
  const match = (): HeroscapeState => {
    const setup = heroscape.checkSetup({ map: 'lone-mesa', armies: [null, null] });
    if (!setup.ok) throw new Error('no setup');
    return new Match(heroscape, heroscape.start(setup.value, 'markers')).state;
  };

  test('that is hidden shows its card but not its face, and its place in the list does not tell it', () => {
    const state = match();
    state.phase = 'turns';
    const [player] = state.players;
    if (player === undefined) throw new Error('no player');
    const place = (cards: readonly number[]): void => {
      player.markers = cards.map((card, i) => ({
        face: facesFor(state.options, 0)[i] ?? 'X',
        card,
        revealed: i === 0,
        lost: false,
        used: i === 0,
      }));
    };
    place([2, 5, 2, 7]);
    const one = markersAs(state, player, 0, 1);
    expect(one.map(({ face, card }) => [face, card])).toEqual([
      ['1', 2],
      [null, 2],
      [null, 5],
      [null, 7],
    ]);
    place([2, 7, 5, 2]);
    expect(markersAs(state, player, 0, 1)).toEqual(one);
    expect(markersAs(state, player, 0, null)).toEqual(one);
    expect(markersAs(state, player, 0, 0).map(({ face, card }) => [face, card])).toEqual([
      ['1', 2],
      ['2', 7],
      ['3', 5],
      ['X', 2],
    ]);
  });

  test('being placed shows nothing to others, unless markers are placed in turn (HS-4.3)', () => {
    const state = match();
    state.phase = 'markers';
    const [player] = state.players;
    if (player === undefined) throw new Error('no player');
    player.markers = [{ face: '1', card: 4, revealed: false, lost: false, used: false }];
    expect(markersAs(state, player, 0, 1)).toEqual([{ face: null, card: null, revealed: false, lost: false }]);
    expect(markersAs(state, player, 0, 0)).toMatchObject([{ face: '1', card: 4 }]);
    const inTurn = { ...state, options: { ...state.options, omPlacement: 'alternating' as const } };
    expect(markersAs(inTurn, player, 0, 1)).toMatchObject([{ face: null, card: 4 }]);
  });
});
