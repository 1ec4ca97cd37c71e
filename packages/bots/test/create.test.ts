import { BOT_NAMES, createBot } from '@muster/bots';
import { toyGame } from '@muster/engine/toy-game';
import { expect, test } from 'vitest';

test.each([...BOT_NAMES, 'greedy:8'])('%s is a bot', (name) => {
  expect(createBot(name, toyGame, 's').name).toBe(name);
});

test.each(['', 'clever', 'random:3', 'greedy:', 'greedy:0', 'greedy:x', 'Greedy', 'constructor'])(
  "'%s' is none",
  (name) => {
    expect(() => createBot(name, toyGame, 's')).toThrow(/^there is no bot '.*'\. Known bots: random, greedy/);
  },
);
