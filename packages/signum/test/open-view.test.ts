import { randomAnswer } from '@muster/bots';
import { Match, rngFromSeed } from '@muster/engine';
import { expect, it } from 'vitest';
import { signum } from '../src/index.ts';
import { viewOf } from '../src/view.ts';

it('whoever sees everything sees each hand as its owner does, and what was drawn', () => {
  const rng = rngFromSeed('open');
  const setup = signum.makeSetup({ players: 2, decks: ['random', 'random'] }, rng);
  if (!setup.ok) throw new Error('no setup');
  const match = Match.start(signum, setup.value, 'open', { log: true });
  let hidden = 0;
  for (let i = 0; i < 200 && match.outcome === null; i++) {
    const { players, ...open } = viewOf(match.state, 'all');
    const { players: shown, ...common } = viewOf(match.state, null);
    expect(open).toEqual(common);
    for (const [seat, player] of players.entries()) {
      expect(player).toEqual(viewOf(match.state, seat).players[seat]);
      if (typeof shown[seat]?.hand === 'number' && player.hand !== shown[seat].hand) hidden += 1;
    }
    const [asked] = match.decisions;
    if (asked === undefined) break;
    match.answer(asked.seat, randomAnswer(rng, asked));
  }
  expect(hidden).toBeGreaterThan(100);
  expect(match.eventsFor('all')).toEqual(match.events);
  for (const seat of [null, 0, 1]) expect(match.eventsFor(seat)).not.toEqual(match.events);
});
