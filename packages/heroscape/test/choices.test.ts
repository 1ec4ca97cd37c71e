import { Match, RANDOM_DECK, rngFromSeed, type SetupWish } from '@muster/engine';
import { problemsOf, testChoices } from '@muster/engine/choice-properties';
import { setupFor } from '@muster/engine/play-at-random';
import { describe, expect, test } from 'vitest';
import { presetArmies } from '../src/content/armies.ts';
import { optionConflicts } from '../src/content/options.ts';
import { heroscape } from '../src/index.ts';
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
        expect(setup.options).toEqual(wish);
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

  test('what does not go together is refused', () => {
    expect(problemsOf(heroscape, { map: 'nowhere' })[0]).toContain("no map 'nowhere'");
    expect(problemsOf(heroscape, { edition: 'three-spans', map: 'lone-mesa' })[0]).toContain("no map 'lone-mesa'");
    expect(problemsOf(heroscape, { map: 'lone-mesa', players: 4 })[0]).toContain('for 4 players');
    expect(problemsOf(heroscape, { decks: ['no-such-army'] })[0]).toContain('no-such-army');
  });
});
