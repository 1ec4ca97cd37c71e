/**
 * What players are told at the end: those who fight together win together, and who shares a victory has drawn.
 */
import type { Seat } from '@muster/engine';
import { expect, test } from 'vitest';
import { resultOf, type Result } from '../src/play/result.ts';

const ALONE = [0, 1, 2];
const PAIRS = [0, 1, 0, 1];

interface Case {
  readonly sides: readonly number[];
  readonly winners: readonly Seat[];
  readonly mine: readonly Seat[];
  readonly result: Result;
}

const cases: Readonly<Record<string, Case>> = {
  'the winner': { sides: ALONE, winners: [1], mine: [1], result: 'won' },
  'another one': { sides: ALONE, winners: [1], mine: [0], result: 'lost' },
  'nobody won': { sides: ALONE, winners: [], mine: [0], result: 'drawn' },
  'two of three share it: one of them': { sides: ALONE, winners: [0, 1], mine: [1], result: 'drawn' },
  'two of three share it: the third': { sides: ALONE, winners: [0, 1], mine: [2], result: 'lost' },
  'allies win: one of them': { sides: PAIRS, winners: [0, 2], mine: [2], result: 'won' },
  'allies win: an enemy': { sides: PAIRS, winners: [0, 2], mine: [3], result: 'lost' },
  'allies win: somebody who holds both': { sides: PAIRS, winners: [0, 2], mine: [0, 2], result: 'won' },
  'both sides share it after one gave up': { sides: PAIRS, winners: [0, 1, 2], mine: [0], result: 'drawn' },
  'two at one screen': { sides: ALONE, winners: [1], mine: [0, 1, 2], result: 'over' },
  'two at one screen share it': { sides: [0, 1], winners: [0, 1], mine: [0, 1], result: 'drawn' },
  'who only watched': { sides: ALONE, winners: [1], mine: [], result: 'over' },
};

test.each(Object.entries(cases))('%s', (_name, { sides, winners, mine, result }) => {
  const seats = sides.map((side) => ({
    name: 'Ada',
    kind: 'person' as const,
    present: true,
    replaceable: false,
    out: false,
    deck: '',
    side,
  }));
  expect(resultOf({ seats, mine, outcome: { winners, reason: 'eliminated', text: '' } })).toBe(result);
});
