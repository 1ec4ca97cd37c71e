/**
 * Views follow one another: each is a picture of its moment, and with what has changed the next can be made of it.
 */
import { randomAnswer } from '@muster/bots';
import { Match, rngFromSeed, type Eyes, type Game, type GameState, type View } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { sightOf } from '../src/frame.ts';
import { patchBetween, patched } from '../src/patch.ts';

const GAMES: readonly Game[] = [warlord, heroscape, signum].map((game) => game as unknown as Game);
const EYES: readonly Eyes[] = [0, 1, null, 'all'];
const LONGEST = 300;
const MATCHES = 3;

interface Picture {
  readonly view: View;
  readonly text: string;
}

describe.each(GAMES)('views of $id', (game) => {
  it.each(game.editions)('stay as they were when the match goes on (%s)', (edition) => {
    const rng = rngFromSeed(`views ${edition}`);
    const setup = game.makeSetup({ edition }, rng);
    if (!setup.ok) throw new Error(setup.problems[0]?.message);
    const match = Match.start(game, setup.value, edition, { log: true, checkpoints: true });
    const shown = new Map<Eyes, Picture>();
    while (match.outcome === null && match.answers.length < LONGEST) {
      for (const eyes of EYES) {
        const before = shown.get(eyes);
        const view = match.view(eyes);
        const text = JSON.stringify(view);
        shown.set(eyes, { view, text });
        if (before === undefined) continue;
        expect(JSON.stringify(before.view)).toBe(before.text);
        const patch = patchBetween(before.view, view);
        expect(patch === null ? before.view : patched(before.view, patch)).toEqual(JSON.parse(text));
      }
      const [open] = match.decisions;
      if (open === undefined) break;
      match.answer(open.seat, randomAnswer(rng, open));
    }
    expect(match.answers.length).toBeGreaterThan(20);
  });

  it.each(game.editions)('are the same whether or not anybody has looked before (%s)', (edition) => {
    for (let number = 0; number < MATCHES; number++) {
      const rng = rngFromSeed(`looked ${edition} ${number}`);
      const setup = game.makeSetup({ edition }, rng);
      if (!setup.ok) throw new Error(setup.problems[0]?.message);
      const match = Match.start(game, setup.value, `${edition} ${number}`, { log: true });
      while (match.outcome === null && match.answers.length < LONGEST) {
        if (match.answers.length % 3 === 0) {
          const unknown = neverShown(game, match.state);
          for (const eyes of EYES) expect(match.view(eyes)).toEqual(game.view(unknown, eyes));
        }
        const [open] = match.decisions;
        if (open === undefined) break;
        match.answer(open.seat, randomAnswer(rng, open));
      }
    }
  });
});

/** The same state, with lists of its own: whatever the game remembers of what it has shown, it does not know this one. */
function neverShown(game: Game, state: GameState): GameState {
  const fields = Object.entries(game.copy(state)).map(([name, value]: [string, unknown]) => [
    name,
    Array.isArray(value) ? [...(value as unknown[])] : value,
  ]);
  return Object.fromEntries(fields) as GameState;
}

/** What clients are told of an option: words, numbers and lists of them. */
const isPlain = (value: unknown): boolean =>
  typeof value !== 'object' || (Array.isArray(value) && value.every((one) => typeof one !== 'object'));

it.each(GAMES)('options of $id are shown without what the rules keep with them', (game) => {
  let kept = 0;
  for (let number = 0; number < 4; number++) {
    const rng = rngFromSeed(`options ${number}`);
    const setup = game.makeSetup({}, rng);
    if (!setup.ok) throw new Error(setup.problems[0]?.message);
    const match = Match.start(game, setup.value, `options ${number}`, { log: true });
    while (match.outcome === null && match.answers.length < LONGEST) {
      const [open] = match.decisions;
      if (open === undefined) break;
      const asked = sightOf(match, open.seat, 'en', 0).asked?.options ?? [];
      for (const [i, option] of asked.entries()) {
        const whole: Record<string, unknown> = { ...open.options[i] };
        const plain = Object.entries(whole).filter(([, value]) => isPlain(value));
        kept += Object.keys(whole).length - plain.length;
        expect(option).toEqual({ ...Object.fromEntries(plain), label: option.label });
      }
      match.answer(open.seat, randomAnswer(rng, open));
    }
  }
  expect(kept).toBeGreaterThan(0);
});
