import { hashOf, Match, nextBelow, rngFromSeed, type Rng } from '@muster/engine';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FEATS, type Mod } from '../src/abilities/language.ts';
import { atkNumbers, explainFeat, explainStat, explainStrikes, featBonus, statOf } from '../src/rules/values.ts';
import { copyState, type WarlordState } from '../src/state.ts';
import { characters, type Table } from '../src/table.ts';
import { silentTable } from '../src/silent-table.ts';
import { anyStart, reached } from './random-play.ts';
import { warlord } from '../src/index.ts';

const VALUES = ['ac', 'skill', 'hp', 'level'] as const;

function sum(parts: readonly { readonly amount: number }[]): number {
  return parts.reduce((all, part) => all + part.amount, 0);
}

/** How many parts were more than the printed number, so that a test that saw none does not pass. */
function checkAll(g: Table): number {
  let further = 0;
  for (const { id } of characters(g)) {
    for (const stat of VALUES) {
      const { value, parts } = explainStat(g, id, stat);
      expect(value).toBe(statOf(g, id, stat));
      expect(sum(parts)).toBe(value);
      expect(parts[0]?.source).toEqual({ card: id, printed: true });
      further += parts.length - 1;
    }
    const strikes = explainStrikes(g, id);
    expect(strikes.map(({ value }) => value)).toEqual(atkNumbers(g, id));
    expect(strikes[0]?.value ?? 0).toBe(statOf(g, id, 'atk'));
    for (const { value, parts } of strikes) {
      expect(sum(parts)).toBe(value);
      expect(Number.isInteger(value)).toBe(true);
      for (const { source } of parts) expect(g.state.faces[source.card]).toBeGreaterThanOrEqual(0);
      further += parts.length - 1;
    }
    for (const feat of FEATS) {
      const { value, parts } = explainFeat(g, id, feat);
      expect(parts.length === 0 ? null : value).toBe(featBonus(g, id, feat));
      expect(sum(parts)).toBe(value);
    }
  }
  return further;
}

const MODS: readonly Mod[] = [
  { mod: 'stat', add: { atk: 2, ac: -1 } },
  { mod: 'stat', add: { skill: 3, hp: 1, level: 2 } },
  { mod: 'stat', who: { controller: 'you' }, add: { atk: { count: { state: 'spent' } }, ac: { wounds: 'this' } } },
  { mod: 'stat', add: { atk: { stat: 'skill', of: 'this' }, skill: { stat: 'atk', of: 'this' } } },
  { mod: 'stat', add: { level: 5 }, for: { verb: 'equip' } },
  { mod: 'stat', add: { atk: 7, ac: 7 }, during: { as: 'striker' } },
  { mod: 'setAtk', atk: [4, 1] },
  { mod: 'setAtk', atk: [] },
  { mod: 'extraStrike', base: 'lowest' },
  { mod: 'extraStrike', base: 3 },
];

/** Modifications of every kind that changes a value, begun one after the other, as cards would. */
function withEffects(state: WarlordState, rng: Rng): WarlordState {
  const changed = copyState(state);
  const ids = changed.players.flatMap((player) => player.ranks.flat());
  for (let n = 0; n < 6 && ids.length > 0; n++) {
    const mod = MODS[nextBelow(rng, MODS.length)];
    const source = ids[nextBelow(rng, ids.length)] ?? 1;
    const bound = ids[nextBelow(rng, ids.length)] ?? 1;
    if (mod === undefined) continue;
    changed.stamp++;
    changed.effects.push({
      stamp: changed.stamp,
      mod,
      source,
      actor: source,
      seat: changed.inPlay[source]?.controller ?? 0,
      bound: 'who' in mod ? null : [bound],
      amounts: {},
      until: 'turn',
      ends: changed.turn,
    });
  }
  return changed;
}

describe('every value is the sum of its explanation', () => {
  test('in random games', () => {
    let further = 0;
    fc.assert(
      fc.property(anyStart, fc.nat(900), (start, answers) => {
        const { match } = reached(start, answers);
        const before = hashOf(match.state);
        further += checkAll(silentTable(match.state));
        expect(hashOf(match.state)).toBe(before);
      }),
      { numRuns: 60, endOnFailure: true },
    );
    expect(further).toBeGreaterThan(100);
  });

  test('whatever effects are in force', () => {
    fc.assert(
      fc.property(anyStart, fc.nat(300), fc.string(), (start, answers, seed) => {
        const { match } = reached(start, answers);
        const rng = rngFromSeed(seed);
        for (let n = 0; n < 10; n++) {
          const state = withEffects(match.state, rng);
          checkAll(silentTable(state));
          expect(warlord.draw(state, 0, 'en')).not.toMatch(/NaN|Infinity|undefined/);
        }
        if (match.decisions[0]?.kind === 'order')
          expect(new Match(warlord, withEffects(match.state, rng)).hash).toBeTruthy();
      }),
      { numRuns: 60, endOnFailure: true },
    );
  });
});
