/**
 * What every bus promises.
 */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Bus } from '../src/bus.ts';

export interface OpenBus {
  readonly bus: Bus;
  close(): Promise<void>;
}

export function busContract(name: string, open: () => Promise<OpenBus>): void {
  describe(`the bus ${name}`, () => {
    let opened: OpenBus;
    beforeEach(async () => {
      opened = await open();
    });
    afterEach(() => opened.close());

    it('tells everybody who listens to the game, and nobody else', async () => {
      const heard: string[] = [];
      opened.bus.subscribe('one', (count) => heard.push(`a ${count}`));
      opened.bus.subscribe('one', (count) => heard.push(`b ${count}`));
      opened.bus.subscribe('two', (count) => heard.push(`c ${count}`));
      opened.bus.publish('one', 7);
      await expect.poll(() => heard.toSorted()).toEqual(['a 7', 'b 7']);
    });

    it('never calls back in the middle of publishing', () => {
      let heard = false;
      opened.bus.subscribe('one', () => {
        heard = true;
      });
      opened.bus.publish('one', 1);
      expect(heard).toBe(false);
    });

    it('keeps the order of one publisher', async () => {
      const heard: number[] = [];
      opened.bus.subscribe('one', (count) => heard.push(count));
      for (let i = 1; i <= 50; i++) opened.bus.publish('one', i);
      await expect.poll(() => heard).toEqual(Array.from({ length: 50 }, (_, i) => i + 1));
    });

    it('is silent for who has ended the subscription', async () => {
      const heard: number[] = [];
      const hear = (count: number): void => void heard.push(count);
      const end = opened.bus.subscribe('one', hear);
      opened.bus.subscribe('one', hear);
      end();
      end();
      opened.bus.publish('one', 3);
      await expect.poll(() => heard).toEqual([3]);
    });
  });
}
