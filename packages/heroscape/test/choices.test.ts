import { Match, RANDOM_DECK, rngFromSeed, type SetupWish } from '@muster/engine';
import { problemsOf, testChoices } from '@muster/engine/choice-properties';
import { setupFor } from '@muster/engine/play-at-random';
import { describe, expect, test } from 'vitest';
import { presetArmies } from '../src/content/armies.ts';
import { battlefieldOf } from '../src/battlefield.ts';
import { BASE_OPTIONS, optionConflicts } from '../src/content/options.ts';
import { cardById, heroscape } from '../src/index.ts';
import { allOptions, type Setup } from '../src/new-game.ts';
import { step } from './random-play.ts';

const { editions, decks, maps, options } = heroscape.choices('en');

const made = (wish: SetupWish): Setup => setupFor(heroscape, wish);

/** Plays until the first turn: armies are deployed. */
function begins(setup: Setup): void {
  const match = Match.start(heroscape, setup, 'choice');
  const rng = rngFromSeed('answers');
  for (let i = 0; i < 500 && match.state.phase !== 'turns'; i++) {
    if (!step(match, rng)) break;
  }
  expect(match.state.phase).toBe('turns');
  for (const [seat] of setup.armies.entries())
    expect(
      match.state.figures.some(({ fate, card }) => fate === 'field' && match.state.cards[card]?.owner === seat),
    ).toBe(true);
}

testChoices(heroscape);

test('what can be chosen begins with what goes together', () => {
  const [edition] = editions;
  const [deck] = decks;
  const [map] = maps;
  expect(map?.players).toContain(2);
  begins(made({ edition: edition?.id ?? '', decks: [deck?.id ?? '', deck?.id ?? ''], map: map?.id ?? '' }));
});

describe('armies that come with the game', () => {
  test('are many, and for every map there are several close to its limit', () => {
    expect(presetArmies().length).toBeGreaterThanOrEqual(10);
    expect(new Set(presetArmies().map(({ id }) => id)).size).toBe(presetArmies().length);
    for (const { id, pointLimit = 0 } of maps) {
      const close = decks.filter(({ points = 0 }) => points > pointLimit - 50 && points <= pointLimit);
      expect(close.length, id).toBeGreaterThanOrEqual(4);
    }
  });

  test.each(presetArmies().map(({ id, points }) => ({ id, points })))(
    '$id can be deployed and begins',
    ({ id, points }) => {
      const map = maps.find(({ pointLimit = 0, players }) => pointLimit >= points && players.includes(2));
      const wish = map === undefined ? { players: 4, map: 'sixfold-crown' } : { map: map.id };
      const setup = made({ ...wish, decks: [id, id] });
      expect(heroscape.deckOf(setup, 0)).toBe(id);
      begins(setup);
    },
  );

  test('are refused where they cost too much', () => {
    const [small] = maps.filter(({ pointLimit }) => pointLimit === 300);
    const [large] = decks.filter(({ points }) => points === 500);
    const [problem] = problemsOf(heroscape, { map: small?.id ?? '', decks: [large?.id ?? ''] });
    expect(problem).toBe(
      `HS-3.1: the army '${large?.id ?? ''}' costs 500 points, the map '${small?.id ?? ''}' allows 300`,
    );
  });

  test('are chosen at random so that they fit', () => {
    const ids = new Set(presetArmies().map(({ id }) => id));
    for (const map of maps) {
      const found = new Set<string>();
      for (let n = 0; n < 8; n++) {
        const wish = { map: map.id, players: map.players[0] ?? 2, decks: [RANDOM_DECK, RANDOM_DECK] };
        const setup = setupFor(heroscape, wish, `${map.id} ${n}`);
        for (const seat of [0, 1]) found.add(heroscape.deckOf(setup, seat));
      }
      expect(found.size).toBeGreaterThan(1);
      for (const id of found) expect(ids).toContain(id);
    }
    const exclusive = made({ map: 'lone-mesa', decks: [RANDOM_DECK, RANDOM_DECK], options: { exclusivePicks: true } });
    expect(heroscape.deckOf(exclusive, 0)).not.toBe(heroscape.deckOf(exclusive, 1));
  });
});

describe('every choice leads to a game', () => {
  test.each(maps.flatMap(({ id, players }) => players.map((count) => ({ id, count }))))(
    '$id for $count',
    ({ id, count }) => {
      const decksThere = Array.from({ length: count }, () => RANDOM_DECK);
      const setup = made({ edition: 'master', map: id, players: count, decks: decksThere });
      expect(setup.map.id).toBe(id);
      begins(setup);
      expect(made({ edition: id, players: count }).map.id).toBe(id);
    },
  );

  test('optional rules', () => {
    for (const { id, values } of options) {
      expect(values.length).toBeGreaterThan(1);
      for (const value of values) {
        const wish = { [id]: value };
        const setup = made({ map: 'lone-mesa', decks: ['draft', 'draft'], options: wish });
        expect(setup.options).toEqual(id === 'pointLimit' || id === 'armyChoice' ? {} : wish);
        expect(optionConflicts(allOptions(setup.map, setup.options))).toEqual([]);
        expect(Match.start(heroscape, setup, id).decisions.length).toBeGreaterThan(0);
      }
      expect(problemsOf(heroscape, { options: { [id]: 'nonsense' } }).length).toBeGreaterThan(0);
    }
  });

  test('drafting at the table', () => {
    expect(decks.at(-1)?.id).toBe('draft');
    expect(made({ map: 'lone-mesa', decks: ['draft', 'draft'] }).armies).toEqual([null, null]);
  });

  test('another limit of points than that of the map', () => {
    const map = 'lone-mesa';
    const usual = made({ map }).map;
    const large = made({ map, decks: [RANDOM_DECK, RANDOM_DECK], options: { pointLimit: 700 } });
    expect(usual.scenario.pointLimit).not.toBe(700);
    expect(large.map.scenario).toEqual({ ...usual.scenario, pointLimit: 700 });
    const { state } = Match.start(heroscape, large, 'large');
    for (const seat of [0, 1]) {
      const points = large.armies[seat]?.reduce((sum, id) => sum + (cardById(id)?.points ?? 0), 0) ?? 0;
      expect(points).toBeGreaterThan(usual.scenario.pointLimit);
      expect(points).toBeLessThanOrEqual(700);
    }
    expect(state.map.scenario.pointLimit).toBe(700);
    // Everybody knows the map; what was agreed is told.
    expect(heroscape.view(state, 0)).toMatchObject({ map, pointLimit: 700 });
    expect(heroscape.view(state, 0)).not.toHaveProperty('mapFile');
    begins(large);
    // From a record it is the same map again, on the same ground.
    const read = heroscape.checkSetup(JSON.parse(JSON.stringify(large)));
    expect(read.ok && read.value.map).toBe(large.map);
    expect(battlefieldOf(large.map, BASE_OPTIONS)).toBe(battlefieldOf(usual, BASE_OPTIONS));
    // The map itself is as it was.
    expect(made({ map }).map).toBe(usual);
  });

  test.each(['nonsense', 0, 99, 505, 2010, true])('no limit of points like %s', (pointLimit) => {
    expect(problemsOf(heroscape, { options: { pointLimit } })).toEqual([
      expect.stringContaining('a multiple of 10 from 100 to 2000'),
    ]);
  });

  test('an army that comes with the game is refused where it costs more than was agreed', () => {
    const [dear] = decks.filter(({ points }) => points === 500);
    const wish = { map: 'lone-mesa', decks: [dear?.id ?? ''], options: { pointLimit: 300 } };
    expect(problemsOf(heroscape, wish)[0]).toContain('allows 300');
    expect(heroscape.deckOf(made({ ...wish, options: { pointLimit: 500 } }), 0)).toBe(dear?.id);
  });

  test('armies chosen whole or card by card, as was agreed', () => {
    /** The seats whose picks follow each other. */
    const picks = (armyChoice: string): readonly number[] => {
      const setup = made({ map: 'lone-mesa', decks: ['draft', 'draft'], options: { armyChoice } });
      const match = Match.start(heroscape, setup, 'choosing', { log: true });
      for (let i = 0; i < 300 && match.state.round === 0; i++) {
        const [open] = match.decisions;
        const [first] = open?.options ?? [];
        if (open === undefined || first === undefined) break;
        match.answer(open.seat, open.max === 1 ? first.key : [first.key]);
      }
      return match.events.flatMap((event) => (event.type === 'card-chosen' ? [event.seat] : []));
    };
    const turns = (seats: readonly number[]): number =>
      seats.filter((seat, i) => i > 0 && seat !== seats[i - 1]).length;
    expect(turns(picks('fixed'))).toBe(1);
    expect(turns(picks('draft'))).toBeGreaterThan(1);
    expect(problemsOf(heroscape, { options: { armyChoice: 'nonsense' } })[0]).toContain("'fixed' or 'draft'");
  });

  test('what does not go together is refused', () => {
    expect(problemsOf(heroscape, { map: 'nowhere' })[0]).toContain("no map 'nowhere'");
    expect(problemsOf(heroscape, { edition: 'three-spans', map: 'lone-mesa' })[0]).toContain("no map 'lone-mesa'");
    expect(problemsOf(heroscape, { map: 'lone-mesa', players: 4 })[0]).toContain('for 4 players');
    expect(problemsOf(heroscape, { decks: ['no-such-army'] })[0]).toContain('no-such-army');
  });
});
