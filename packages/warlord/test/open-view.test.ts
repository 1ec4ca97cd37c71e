import { randomAnswer } from '@muster/bots';
import { Match, rngFromSeed } from '@muster/engine';
import { expect, it } from 'vitest';
import { warlord } from '../src/index.ts';
import { viewOf } from '../src/view.ts';

it('whoever sees everything sees each hand as its owner does, and what was drawn', () => {
  const rng = rngFromSeed('open');
  const setup = warlord.makeSetup({ players: 3 }, rng);
  if (!setup.ok) throw new Error('no setup');
  const match = Match.start(warlord, setup.value, 'open', { log: true });
  let hidden = 0;
  for (let i = 0; i < 300 && match.outcome === null; i++) {
    const { players, ...open } = viewOf(match.state, 'all');
    const { players: shown, ...common } = viewOf(match.state, null);
    expect(open).toEqual(common);
    for (const [seat, player] of players.entries()) {
      expect(player).toEqual(viewOf(match.state, seat).players[seat]);
      // A deck stays a pile for everybody, and others still see no hand.
      expect(player.deck).toBe(shown[seat]?.deck);
      if (typeof shown[seat]?.hand === 'number' && player.hand !== shown[seat].hand) hidden += 1;
    }
    const [open0] = match.decisions;
    if (open0 === undefined) break;
    match.answer(open0.seat, randomAnswer(rng, open0));
  }
  expect(hidden).toBeGreaterThan(100);
  expect(match.eventsFor('all')).toEqual(match.events);
  expect(match.eventsFor(null)).not.toEqual(match.events);
});
