/**
 * What is said at the same moment is dealt with game by game, and nothing is lost or put before something said earlier in the same game.
 */
import { expect, it } from 'vitest';
import { Gathering } from '../src/http/gathering.ts';

const soon = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

it('deals with what was said game by game, in the order it was said', async () => {
  const gathering = new Gathering();
  const dealt: string[] = [];
  for (const said of ['a1', 'b1', 'a2', 'c1', 'b2', 'a3']) gathering.add(said.slice(0, 1), () => dealt.push(said));
  expect(dealt).toEqual([]);
  await soon();
  expect(dealt).toEqual(['a1', 'a2', 'a3', 'b1', 'b2', 'c1']);
});

it('also deals with what is said meanwhile', async () => {
  const gathering = new Gathering();
  const dealt: string[] = [];
  gathering.add('a', () => {
    dealt.push('first');
    gathering.add('a', () => dealt.push('second'));
  });
  await soon();
  await soon();
  expect(dealt).toEqual(['first', 'second']);
});
