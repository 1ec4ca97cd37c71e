import { CONCEDE, Match, rngFromSeed } from '@muster/engine';
import { expectSameAnew } from '@muster/engine/game-properties';
import { setupFor } from '@muster/engine/play-at-random';
import { describe, expect, test } from 'vitest';
import { heroscape } from '../src/index.ts';
import { settledInvariants } from '../src/invariants.ts';
import { play, step, until, type HeroscapeMatch } from './random-play.ts';

function game(players: number): HeroscapeMatch {
  const setup = setupFor(heroscape, { edition: 'sixfold-crown', players }, 'concede');
  return Match.start(heroscape, setup, 'concede', { checkpoints: true, log: true });
}

describe('a player who gives up', () => {
  test('ends a game of two at once', () => {
    const match = game(2);
    const seat = until(match, 'mover');
    expect(match.answer(1 - seat, CONCEDE)).toBeNull();
    expect(match.outcome).toEqual({ winners: [seat], reason: 'conceded' });
    expect(match.state.players[1 - seat]?.out).toBe(true);
    expect(
      match.state.figures.filter(({ card, fate }) => fate === 'field' && match.state.cards[card]?.owner !== seat),
    ).toEqual([]);
  });

  test('takes the army along when what is under way is over, and nobody stands where it stood', () => {
    const match = game(3);
    const seat = until(match, 'destination');
    const other = match.state.players.findIndex(({ out }, one) => one !== seat && !out);
    const spaces = match.state.figures.flatMap(({ at, card }) => (match.state.cards[card]?.owner === other ? at : []));
    expect(match.answer(other, CONCEDE)).toBeNull();
    expect(match.outcome).toBeNull();
    expect(match.fork().hash).toBe(match.hash);
    const rng = rngFromSeed('on');
    while (match.state.players[other]?.out === false) step(match, rng);
    expect(settledInvariants(match.state)).toEqual([]);
    expect(match.state.figures.some(({ at, card }) => at.length > 0 && match.state.cards[card]?.owner === other)).toBe(
      false,
    );
    expect(spaces.length).toBeGreaterThan(0);
    expectSameAnew(play, match);
  });

  test('is asked nothing more, also in the middle of deploying', () => {
    const match = game(3);
    const seat = until(match, 'deploy');
    expect(match.answer(seat, CONCEDE)).toBeNull();
    expect(match.state.players[seat]?.out).toBe(true);
    const rng = rngFromSeed('deploying');
    for (let i = 0; i < 300 && match.outcome === null; i++) {
      expect(match.decisions.map((decision) => decision.seat)).not.toContain(seat);
      expect(heroscape.invariants(match.state)).toEqual([]);
      step(match, rng);
    }
  });
});
