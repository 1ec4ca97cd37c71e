import { LANGUAGES, Match, rngFromSeed, type Decision } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { signum } from '../src/index.ts';
import { REASONS } from '../src/rules/reasons.ts';
import { NOBODY, type SignumState } from '../src/state.ts';
import { KINDS, matchOf, randomSetup, step } from './random-play.ts';

const RULES: ReadonlySet<string> = new Set(signum.catalogue.map(({ id }) => id));

/** What is refused is not offered, names a rule of the catalogue and can be said in words. */
function expectReasons(state: SignumState, decision: Decision, reasons: Set<string>): void {
  const offered = new Set(decision.options.map(({ key }) => key));
  const refused = signum.whyNot(state, decision);
  for (const { key, refusal } of refused) {
    reasons.add(refusal.reason);
    expect(offered.has(key)).toBe(false);
    expect(RULES).toContain(refusal.rule);
    for (const language of LANGUAGES) {
      const words = signum.words(language).refusal(state, refusal);
      expect(words).not.toBe(refusal.reason);
      expect(words).not.toMatch(/undefined|NaN|…/);
    }
  }
  const keys = refused.map(({ key }) => key);
  expect(new Set(keys).size).toBe(keys.length);
  expectComplete(state, decision, new Set([...offered, ...keys]));
}

/** Every hex, card and creature that could be thought of is either offered or refused. */
function expectComplete(state: SignumState, { kind, seat, about }: Decision, known: ReadonlySet<string>): void {
  const player = state.players[seat];
  const expectKnown = (keys: readonly string[]) => {
    for (const key of keys) if (!known.has(key)) expect.fail(`'${key}' is neither offered nor refused (${kind})`);
  };
  const hexes = [...state.terrain.keys()];
  const standing = state.creatures.filter(({ hex }) => hex !== NOBODY);
  switch (kind) {
    case 'move':
      expectKnown(hexes.flatMap((hex) => [`walk:${hex}`, `run:${hex}`]));
      break;
    case 'deploy':
    case 'hero':
    case 'minion':
    case 'push':
    case 'place':
    case 'mobility':
    case 'pursuit':
    case 'shift':
      expectKnown(hexes.map(String));
      break;
    case 'action':
      expectKnown(standing.flatMap(({ id }) => (id === about?.[0] ? [] : [`attack:0:${id}`])));
      break;
    case 'choose':
    case 'enchant':
      expectKnown(standing.map(({ id }) => String(id)));
      break;
    case 'turn':
      expectKnown(standing.flatMap(({ id, controller }) => (controller === seat ? [`activate:${id}`] : [])));
      expectKnown((player?.hand ?? []).flatMap((card) => [`play:${card}`, `income:${card}`]));
      expectKnown((player?.camp ?? []).map((card) => `deploy:${card}`));
      expectKnown((player?.featHand ?? []).flatMap((card) => [`feat:${card}`, `discard:${card}:minion`]));
      break;
    case 'skirmish':
      expectKnown(['skip', 'minion']);
      break;
  }
}

describe('every "no" has a reason', () => {
  const seen = new Map<string, number>();
  const reasons = new Set<string>();

  test.each(KINDS)('in $mode of $players on $map', (kind) => {
    const seed = `${kind.mode} ${kind.players} ${kind.map}`;
    const match = matchOf({ setup: randomSetup(kind, null, rngFromSeed(seed)), seed, answers: seed });
    const rng = rngFromSeed(`answers ${seed}`);
    for (let n = 0; n < 1500 && match.outcome === null; n++) {
      for (const decision of match.decisions) {
        const times = seen.get(decision.kind) ?? 0;
        seen.set(decision.kind, times + 1);
        if (times < 10 || times % 19 === 0) expectReasons(match.state, decision, reasons);
      }
      if (!step(match, rng)) break;
    }
  });

  test('at the questions that matter', () => {
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(['turn', 'skirmish', 'move', 'action', 'deploy', 'choose', 'push', 'react', 'terrain']),
    );
    const known: ReadonlySet<string> = new Set(REASONS);
    expect([...reasons].filter((reason) => !known.has(reason))).toEqual([]);
    expect(reasons.size).toBeGreaterThan(35);
  });
});

describe('refused is', () => {
  const duel = () => {
    const setup = signum.makeSetup({ edition: 'duel' }, rngFromSeed('refused'));
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(signum, setup.value, 'refused');
    const rng = rngFromSeed('refused');
    while (match.decisions[0]?.kind !== 'turn') step(match, rng);
    return match;
  };

  const refusalOf = (state: SignumState, decision: Decision | undefined, key: string) =>
    decision === undefined ? null : signum.whyNot(state, decision).find((one) => one.key === key)?.refusal;

  test('a feat in the very first turn (SG-11.16)', () => {
    const match = duel();
    const [decision] = match.decisions;
    const feat = match.state.players[decision?.seat ?? 0]?.featHand[0];
    expect(refusalOf(match.state, decision, `feat:${feat}`)).toMatchObject({ rule: 'SG-11.16', reason: 'first-turn' });
  });

  test('a card that costs more than there is, with both numbers (SG-15.17)', () => {
    const match = duel();
    const [decision] = match.decisions;
    const refused = decision === undefined ? [] : signum.whyNot(match.state, decision);
    const dear = refused.find(({ refusal }) => refusal.reason === 'cannot-pay')?.refusal;
    expect(dear).toMatchObject({ rule: 'SG-15.17', details: { strength: 2 } });
    expect(Number(dear?.details?.['cost'])).toBeGreaterThan(2);
  });

  test('a second activation, and everything that was done once (SG-17.4, SG-15.14)', () => {
    const match = duel();
    const seat = match.decisions[0]?.seat ?? 0;
    const player = match.state.players[seat];
    const hero = match.state.creatures.find(({ owner }) => owner === seat);
    const card = player?.hand[0];
    match.answer(seat, `income:${card}`);
    match.answer(seat, `activate:${hero?.id}`);
    while (match.decisions[0]?.kind !== 'turn') {
      const open = match.decisions[0];
      if (open === undefined) break;
      match.answer(open.seat, open.options.some(({ key }) => key === 'stay') ? 'stay' : 'pass');
    }
    const [decision] = match.decisions;
    const other = match.state.players[seat]?.hand[0];
    expect(refusalOf(match.state, decision, `activate:${hero?.id}`)).toMatchObject({ rule: 'SG-17.4' });
    expect(refusalOf(match.state, decision, `income:${other}`)).toMatchObject({ rule: 'SG-15.14' });
  });
});
