import {
  choose,
  openWindow,
  PASS,
  type Decision,
  type Option,
  type Script,
  type Seat,
  type Window,
} from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { runScript } from './run-script.ts';

interface Table {
  readonly window: Window<Option>;
  readonly played: string[];
}

/** Seats hold cards; a card that is played is gone, and may do more. */
function table(
  hands: readonly string[][],
  changes: {
    order?: readonly Seat[];
    always?: readonly Seat[];
    effect?: (key: string) => Script;
    about?: number[];
  } = {},
): Table {
  const played: string[] = [];
  const window: Window<Option> = {
    kind: 'react',
    order: changes.order ?? [...hands.keys()],
    options: (seat) => (hands[seat] ?? []).map((key) => ({ key })),
    alwaysAsked: (seat) => changes.always?.includes(seat) === true,
    *play(seat, { key }) {
      hands[seat]?.splice(hands[seat].indexOf(key), 1);
      played.push(`${seat}:${key}`);
      if (changes.effect !== undefined) yield* changes.effect(key);
    },
    ...(changes.about === undefined ? {} : { about: changes.about }),
  };
  return { window, played };
}

const pass = (): string[] => [PASS];
/** The first card, or a pass when none is left. */
const playFirst = (decision: Decision): string[] => [decision.options[0]?.key ?? PASS];
const seatsAsked = (asked: readonly (readonly Decision[])[]): Seat[] => asked.map((request) => request[0]?.seat ?? -1);

describe('who is asked', () => {
  test('only seats that can do something', () => {
    const { window } = table([[], ['a'], [], ['b']]);
    expect(seatsAsked(runScript(openWindow(window), pass).asked)).toEqual([1, 3]);
  });

  test('nobody, if nobody can do anything', () => {
    expect(runScript(openWindow(table([[], []]).window), pass).asked).toEqual([]);
    expect(runScript(openWindow(table([]).window), pass).asked).toEqual([]);
  });

  test('seats that want to be asked always, with nothing but a pass', () => {
    const { window } = table([[], ['a']], { always: [0] });
    const { asked } = runScript(openWindow(window), pass);
    expect(asked.map(([decision]) => [decision?.seat, decision?.options.map(({ key }) => key)])).toEqual([
      [0, [PASS]],
      [1, ['a', PASS]],
    ]);
  });

  test('in the order of priority, not of seats', () => {
    const { window } = table([['a'], ['b'], ['c']], { order: [2, 0, 1] });
    expect(seatsAsked(runScript(openWindow(window), pass).asked)).toEqual([2, 0, 1]);
  });
});

describe('what is asked', () => {
  test('the cards and a pass, exactly one of them', () => {
    const { asked } = runScript(openWindow(table([['a', 'b']], { about: [7] }).window), pass);
    const options = [{ key: 'a' }, { key: 'b' }, { key: PASS }];
    expect(asked).toEqual([[{ seat: 0, kind: 'react', options, min: 1, max: 1, about: [7] }]]);
  });

  test('no word of what it is about where it is about nothing', () => {
    const { asked } = runScript(openWindow(table([['a']]).window), pass);
    expect(asked[0]?.[0]).not.toHaveProperty('about');
  });
});

describe('rounds', () => {
  test('go on until all have passed in a row', () => {
    const { window, played } = table([['a', 'b'], ['c']]);
    const { asked } = runScript(openWindow(window), playFirst);
    expect(played).toEqual(['0:a', '1:c', '0:b']);
    expect(seatsAsked(asked)).toEqual([0, 1, 0]);
  });

  test('a play asks the seats again that had passed', () => {
    const { window, played } = table([['a'], ['b']]);
    const answers = [[PASS], ['b'], ['a']];
    const { asked } = runScript(openWindow(window), (_, number) => answers[number] ?? [PASS]);
    expect(seatsAsked(asked)).toEqual([0, 1, 0]);
    expect(played).toEqual(['1:b', '0:a']);
  });

  test('a pass is not for good: after a play all must pass again, also who played', () => {
    const { window } = table([['a'], ['b', 'c']]);
    const answers = [[PASS], ['b']];
    const { asked } = runScript(openWindow(window), (_, number) => answers[number] ?? [PASS]);
    expect(seatsAsked(asked)).toEqual([0, 1, 0, 1]);
  });

  test('a play that takes away what another waited for spares the question', () => {
    const hands = [['a'], ['b']];
    const { window } = table(hands, {
      *effect() {
        hands[1] = [];
      },
    });
    expect(seatsAsked(runScript(openWindow(window), playFirst).asked)).toEqual([0]);
  });

  test('a play that gives somebody a card asks for it', () => {
    const hands: string[][] = [['a'], []];
    const { window, played } = table(hands, {
      *effect(key) {
        if (key === 'a') hands[1]?.push('z');
      },
    });
    runScript(openWindow(window), playFirst);
    expect(played).toEqual(['0:a', '1:z']);
  });
});

test('what is played may ask on its own, before anybody else is asked', () => {
  const { window } = table([['a'], ['b']], {
    *effect(key) {
      if (key === 'a') yield* choose({ seat: 1, kind: 'pay', options: [{ key: 'x' }, { key: 'y' }] });
    },
  });
  const { asked } = runScript(openWindow(window), (decision) =>
    decision.kind === 'pay' ? ['x'] : playFirst(decision),
  );
  expect(asked.map(([decision]) => `${decision?.seat} ${decision?.kind}`)).toEqual(['0 react', '1 pay', '1 react']);
});
