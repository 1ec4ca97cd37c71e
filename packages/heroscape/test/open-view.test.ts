import { randomAnswer } from '@muster/bots';
import { Match, rngFromSeed } from '@muster/engine';
import { expect, it } from 'vitest';
import { heroscape } from '../src/index.ts';
import { viewOf } from '../src/view.ts';

it('whoever sees everything sees each marker as its owner does, and the names of glyphs', () => {
  const rng = rngFromSeed('open');
  const setup = heroscape.makeSetup({ players: 2, map: 'saddleback-ridge', decks: ['random', 'random'] }, rng);
  if (!setup.ok) throw new Error('no setup');
  const match = Match.start(heroscape, setup.value, 'open', { log: true });
  let hidden = 0;
  for (let i = 0; i < 200 && match.outcome === null; i++) {
    const { players, glyphs, ...open } = viewOf(match.state, 'all');
    const { players: shown, glyphs: lying, ...common } = viewOf(match.state, null);
    expect(open).toEqual(common);
    expect(glyphs.map(({ glyph }) => glyph)).toEqual(match.state.glyphs.map(({ glyph }) => glyph));
    for (const [seat, player] of players.entries()) {
      expect(player).toEqual(viewOf(match.state, seat).players[seat]);
      if (shown[seat]?.markers.some(({ face }) => face === null) === true) {
        expect(player.markers.every(({ face }) => face !== null)).toBe(true);
        hidden += 1;
      }
    }
    if (i === 0) expect(lying.some(({ glyph }) => glyph === null)).toBe(true);
    const [asked] = match.decisions;
    if (asked === undefined) break;
    match.answer(asked.seat, randomAnswer(rng, asked));
  }
  expect(hidden).toBeGreaterThan(50);
});
