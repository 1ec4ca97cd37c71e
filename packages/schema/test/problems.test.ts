import { expect, test } from 'vitest';
import * as z from 'zod';
import {
  anyOf,
  exact,
  list,
  oneOf,
  oneOrMore,
  optional,
  record,
  some,
  text,
  variants,
  whole,
  type Schema,
} from '../src/exact.ts';
import { describeProblem, faultless, problemsOf } from '../src/problems.ts';

interface Blow {
  readonly kind: 'blow';
  readonly by: number;
  readonly with?: string;
}
interface Spell {
  readonly kind: 'spell';
  readonly at: readonly ('self' | `target:${string}`)[];
}

const target = exact(z.templateLiteral(['target:', z.string().regex(/[\w-]+/)]));
const deed: Schema<Blow | Spell> = variants<Blow | Spell, 'kind'>('kind', {
  blow: { by: whole(1, 6), with: optional(text) },
  spell: { at: list(anyOf(oneOf(['self']), target)) },
});

function problems(schema: z.ZodType, data: unknown, at: readonly (string | number)[] = []): readonly string[] {
  const read = schema.safeParse(data, { jitless: true });
  return read.success
    ? []
    : problemsOf(read.error, data, at).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

test('what is right passes unchanged', () => {
  const blow = { kind: 'blow', by: 2, with: 'axe' };
  expect(deed.parse(blow)).toEqual(blow);
  expect(problems(deed, { kind: 'spell', at: ['self', 'target:foe'] })).toEqual([]);
});

test.each<[name: string, data: unknown, found: readonly string[]]>([
  ['a field too many', { kind: 'blow', by: 2, force: 1 }, ['force: is no field here']],
  ['a field that is missing', { kind: 'blow' }, ['by: is missing; it may be a number']],
  ['another kind of value', { kind: 'blow', by: 'two' }, ["by: 'two' is not possible here; it may be a number"]],
  ['an unknown member', { kind: 'curse' }, ["kind: 'curse' is not possible here; it may be blow, spell"]],
  ['no object at all', 'blow', ["'blow' is not possible here; it may be an object"].map((one) => `: ${one}`)],
  [
    'none of several words',
    { kind: 'spell', at: ['self', 'foe'] },
    ["at.1: 'foe' is not possible here; it may be self, target:…"],
  ],
  [
    'undefined where nothing belongs',
    { kind: 'blow', by: 2, with: undefined },
    ['with: is undefined; leave the field out'],
  ],
])('%s is told with its place', (_name, data, found) => {
  expect(problems(deed, data)).toEqual(found);
});

test('the place within a larger document comes first', () => {
  expect(problems(deed, { kind: 'blow', by: 7 }, ['cards', 3])).toEqual([expect.stringMatching(/^cards\.3\.by: /)]);
});

test('a list is never empty, and one thing may stand for a list of one', () => {
  expect(problems(list(text), [])).toHaveLength(1);
  expect(oneOrMore(text).parse('a')).toBe('a');
  expect(oneOrMore(text).parse(['a', 'b'])).toEqual(['a', 'b']);
});

test('some of the keys, but not none', () => {
  const speeds = some(['walk', 'fly'], whole(0, 9));
  expect(speeds.parse({ fly: 3 })).toEqual({ fly: 3 });
  expect(problems(speeds, {})).toEqual([': is empty']);
  expect(problems(speeds, { swim: 1 })).toEqual(['swim: is no field here']);
});

test('a record takes its fields and no others', () => {
  const point = record<{ readonly x: number; readonly y?: number }>({ x: whole(0, 9), y: optional(whole(0, 9)) });
  expect(point.parse({ x: 1 })).toEqual({ x: 1 });
  expect(problems(point, { x: 1, z: 2 })).toEqual(['z: is no field here']);
  expect(problems(point, [1])).toEqual([': a list is not possible here; it may be an object']);
});

test('a problem in one line names file, record and field, as far as they are known', () => {
  const message = 'is empty';
  expect(describeProblem({ path: ['base.json', 'finn', 'powers', 0], message })).toBe(
    'base.json: finn: powers.0: is empty',
  );
  expect(describeProblem({ path: ['base.json'], message })).toBe('base.json: is empty');
});

test('what comes with the program is right or stops it', () => {
  expect(faultless({ ok: true, value: 7 }, 'the cards have problems:')).toBe(7);
  const problems = [{ path: ['a', 'b'], message: 'is empty' }];
  expect(() => faultless({ ok: false, problems }, 'the cards have problems:')).toThrow(
    'the cards have problems:\na: b: is empty',
  );
});
