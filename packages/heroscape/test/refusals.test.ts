import { Match, nextBelow, rngFromSeed, type Decision } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { heroscape } from '../src/index.ts';
import { silentTable } from '../src/silent-table.ts';
import { NOBODY, type HeroscapeState } from '../src/state.ts';

const RULES: ReadonlySet<string> = new Set(heroscape.catalogue.map(({ id }) => id));

/** What is refused is not offered, names a rule of the catalogue and can be said in words. */
function expectReasons(state: HeroscapeState, decision: Decision): void {
  const offered = new Set(decision.options.map(({ key }) => key));
  const refused = heroscape.whyNot(state, decision);
  for (const { key, refusal } of refused) {
    expect(offered.has(key)).toBe(false);
    expect(RULES).toContain(refusal.rule);
    expect(heroscape.words('en').refusal(state, refusal)).not.toBe(refusal.reason);
  }
  if (decision.kind === 'destination') expectEverySpace(state, decision, new Set(refused.map(({ key }) => key)));
}

/** A space is either offered or refused, if it is not where the figure stands. */
function expectEverySpace(state: HeroscapeState, decision: Decision, refused: ReadonlySet<string>): void {
  const figure = state.figures[decision.about?.[0] ?? NOBODY];
  if (figure?.at.length !== 1 || state.turns.at(-1)?.mover !== figure.id) return;
  const { spaces } = silentTable(state).battlefield.field;
  const keys = new Set(decision.options.map(({ key }) => key));
  for (let space = 0; space < spaces; space++) {
    const key = String(space);
    expect(Number(keys.has(key)) + Number(refused.has(key)) + Number(figure.at.includes(space)), key).toBe(1);
  }
}

describe('every "no" has a reason', () => {
  test.each(['three-spans', 'rimefang-tarn', 'hollowgate-castle'])('on %s', (edition) => {
    const setup = heroscape.makeSetup({ edition }, rngFromSeed(edition));
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(heroscape, setup.value, edition);
    const rng = rngFromSeed(`answers ${edition}`);
    const seen = new Map<string, number>();
    for (let n = 0; n < 900 && match.outcome === null; n++) {
      const decision = match.decisions[0];
      if (decision === undefined) break;
      const times = seen.get(decision.kind) ?? 0;
      seen.set(decision.kind, times + 1);
      if (times % 9 === 0 && times < 90) expectReasons(match.state, decision);
      match.pick(decision, nextBelow(rng, decision.options.length));
    }
    expect([...seen.keys()]).toEqual(expect.arrayContaining(['deploy', 'destination', 'target']));
  });

  test('in a draft', () => {
    const setup = heroscape.checkSetup({ map: 'lone-mesa', armies: [null, null] });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(heroscape, setup.value, 'draft');
    const [decision] = match.decisions;
    if (decision === undefined) throw new Error('a card is to be chosen');
    match.answer(decision.seat, 'finn-the-viking-champion');
    while (match.decisions[0]?.kind !== 'draft') match.pick(match.decisions[0] ?? decision, 0);
    for (const open of match.decisions) expectReasons(match.state, open);
  });
});

test('who gives up is out, and with two players the other has won', () => {
  const setup = heroscape.makeSetup({ edition: 'lone-mesa' }, rngFromSeed('concede'));
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const early = Match.start(heroscape, setup.value, 'early');
  expect(early.answer(0, '!concede')).toBeNull();
  expect(early.outcome).toEqual({ winners: [1], reason: 'conceded' });
});

test('who gives up takes the figures from the battlefield, and the others play on', () => {
  const setup = heroscape.makeSetup({ edition: 'sixfold-crown', players: 3 }, rngFromSeed('concede'));
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const match = Match.start(heroscape, setup.value, 'three');
  const rng = rngFromSeed('three');
  for (let n = 0; n < 150; n++) {
    const decision = match.decisions[0];
    if (decision !== undefined) match.pick(decision, nextBelow(rng, decision.options.length));
    if (n === 80) match.answer(1, '!concede');
  }
  expect(match.outcome).toBeNull();
  expect(match.state.players.map(({ out }) => out)).toEqual([false, true, false]);
  expect(
    match.state.figures.filter(({ card, fate }) => match.state.cards[card]?.controller === 1 && fate === 'field'),
  ).toEqual([]);
  expect(heroscape.invariants(match.state)).toEqual([]);
});
