import { ask, choose, chooseSome, chooseTogether, type Option, type Script } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { runScript } from './run-script.ts';

const options = (...keys: string[]): Option[] => keys.map((key) => ({ key }));
const question = (...keys: string[]): { seat: number; kind: string; options: Option[] } => ({
  seat: 1,
  kind: 'which',
  options: options(...keys),
});
const nothing = (): string[] => [];

describe('choose', () => {
  test('asks for exactly one and returns it', () => {
    const { asked, result } = runScript(choose(question('a', 'b')), () => ['b']);
    expect(result).toEqual({ key: 'b' });
    expect(asked).toEqual([[{ ...question('a', 'b'), min: 1, max: 1 }]]);
  });

  test('a single option that must be taken is not a question', () => {
    expect(runScript(choose(question('a')), nothing)).toEqual({ asked: [], result: { key: 'a' } });
  });

  test('nothing to choose from is an error of the game', () => {
    expect(() => runScript(choose(question()), nothing)).toThrow("decision 'which' has no options");
  });

  test('hands on what else the question says', () => {
    const { asked } = runScript(choose({ ...question('a', 'b'), about: [3] }), () => ['a']);
    expect(asked[0]?.[0]?.about).toEqual([3]);
  });
});

describe('ask', () => {
  test('asks even where only one option is left', () => {
    const { asked, result } = runScript(ask(question('a')), () => ['a']);
    expect(asked).toHaveLength(1);
    expect(result).toEqual({ key: 'a' });
  });

  test('a reply outside of the options is an error, not a wrong move', () => {
    const script = ask(question('a', 'b'));
    script.next([]);
    expect(() => script.next([[2]])).toThrow('outside its options');
  });
});

describe('chooseSome', () => {
  test('returns the picks in the order of picking', () => {
    const { result } = runScript(chooseSome({ ...question('a', 'b', 'c'), min: 0, max: 3 }), () => ['c', 'a']);
    expect(result.map((option) => option.key)).toEqual(['c', 'a']);
  });

  test('asks nothing where nothing can be picked', () => {
    expect(runScript(chooseSome({ ...question('a'), min: 0, max: 0 }), nothing)).toEqual({ asked: [], result: [] });
    expect(runScript(chooseSome({ ...question(), min: 0, max: 2 }), nothing)).toEqual({ asked: [], result: [] });
  });

  test('asks nothing where everything must be picked', () => {
    const { asked, result } = runScript(chooseSome({ ...question('a', 'b'), min: 3, max: 3 }), nothing);
    expect(asked).toEqual([]);
    expect(result).toEqual(options('a', 'b'));
  });

  test('asks for the order even where everything must be picked', () => {
    const arrange = { ...question('a', 'b'), min: 2, max: 2, ordered: true };
    const { asked, result } = runScript(chooseSome(arrange), () => ['b', 'a']);
    expect(asked).toEqual([[arrange]]);
    expect(result).toEqual(options('b', 'a'));
    expect(runScript(chooseSome({ ...arrange, options: options('a') }), nothing).asked).toEqual([]);
  });

  test('never asks for more than there is: such a question has no answer', () => {
    const arrange = { ...question('a', 'b'), min: 3, max: 5, ordered: true };
    const { asked, result } = runScript(chooseSome(arrange), () => ['b', 'a']);
    expect(asked).toEqual([[{ ...arrange, min: 2, max: 2 }]]);
    expect(result).toEqual(options('b', 'a'));
  });
});

describe('chooseTogether', () => {
  test('asks all seats in one request and answers in the order of the decisions', () => {
    const decisions = [0, 1, 2].map((seat) => ({ ...question('a', 'b'), seat, min: 0, max: 2 }));
    const answers = [['b'], [], ['b', 'a']];
    const { asked, result } = runScript(chooseTogether(decisions), ({ seat }) => answers[seat] ?? []);
    expect(asked).toEqual([decisions]);
    expect(result).toEqual([options('b'), [], options('b', 'a')]);
  });

  test('asks nobody if there is nobody to ask', () => {
    expect(runScript(chooseTogether([]), nothing)).toEqual({ asked: [], result: [] });
  });

  test('whoever has fewer options than asked for can still answer', () => {
    const decisions = [0, 1].map((seat) => ({ ...question(...['a', 'b', 'c'].slice(0, seat)), seat, min: 2, max: 2 }));
    const { asked, result } = runScript(chooseTogether(decisions), ({ seat }) => (seat === 1 ? ['a'] : []));
    expect(asked[0]?.map(({ min, max }) => [min, max])).toEqual([
      [0, 0],
      [1, 1],
    ]);
    expect(result).toEqual([[], options('a')]);
  });
});

test('scripts call scripts: results come up, questions go out, whatever the depth', () => {
  function* sum(depth: number): Script<number> {
    if (depth === 0) return 0;
    const { key } = yield* choose(question('1', '10'));
    return Number(key) + (yield* sum(depth - 1));
  }
  const { asked, result } = runScript(sum(50), (_, number) => [number % 2 === 0 ? '1' : '10']);
  expect(asked).toHaveLength(50);
  expect(result).toBe(25 * 11);
});
