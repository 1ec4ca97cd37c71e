import { explain, total, type Contributions } from '@muster/engine';
import fc from 'fast-check';
import { expect, test } from 'vitest';

test('the value is the sum of its explanation', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.integer({ min: -1000, max: 1000 }), fc.string())), (parts) => {
      const contributions: Contributions<string> = (contribute) => {
        for (const [amount, source] of parts) contribute(amount, source);
      };
      const { value, parts: explained } = explain(contributions);
      expect(value).toBe(total(contributions));
      expect(value).toBe(explained.reduce((sum, part) => sum + part.amount, 0));
      // What is printed is told, be it 0; of the rest what changes something.
      const told = parts.filter(([amount], i) => i === 0 || amount !== 0);
      expect(explained.map(({ amount, source }) => [amount, source])).toEqual(told);
    }),
  );
});

test('what nothing contributes to is 0', () => {
  expect(total(() => undefined)).toBe(0);
  expect(explain(() => undefined)).toEqual({ value: 0, parts: [] });
});
