/**
 * Being asked betrays no hand, in games in which cards can be played out of turn: whoever holds cards is asked wherever one of them
 * might be played, and who can do nothing there is passed for as slowly as a quick person passes.
 */
import { randomAnswer, type Table } from '@muster/bots';
import { leastAnswer, Match, PASS, rngFromSeed, type Game } from '@muster/engine';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, it } from 'vitest';
import { TestTable } from './table.ts';

const GAMES: readonly Game[] = [warlord, signum].map((game) => game as unknown as Game);
/** Where nothing is half-way, so that another world can begin there. */
const OPEN = new Set(['order', 'turn']);

/** Who is asked what until the next free choice, if seat 0 plays as told by chance and the other does nothing out of turn. */
function askedAfter(match: Table, seed: string): readonly string[] {
  const rng = rngFromSeed(seed);
  const asked: string[] = [];
  for (let i = 0; i < 40; i++) {
    const [open] = match.decisions;
    if (open === undefined || (i > 0 && OPEN.has(open.kind))) break;
    asked.push(`${open.seat} ${open.kind}`);
    const isMine = open.seat === 0;
    const answer =
      isMine && !open.options.some(({ key }) => key === PASS) ? randomAnswer(rng, open) : leastAnswer(open);
    match.answer(open.seat, i === 0 ? randomAnswer(rng, open) : answer);
  }
  return asked;
}

/** In how many of the moments of some games it could be told from who is asked that the other's hidden cards are others. */
function betrayals(game: Game, alwaysAsked: boolean): { readonly moments: number; readonly betrayed: number } {
  let moments = 0;
  let betrayed = 0;
  for (let i = 0; i < 12; i++) {
    const rng = rngFromSeed(`asked ${i}`);
    const setup = game.makeSetup({ players: 2, options: { alwaysAsked } }, rng);
    if (!setup.ok) throw new Error(setup.problems[0]?.message);
    const match = Match.start(game, setup.value, `asked ${i}`);
    while (match.outcome === null && match.answers.length < 250) {
      const [open] = match.decisions;
      if (open === undefined) break;
      if (open.seat === 0 && OPEN.has(open.kind)) {
        const here = game.copy(match.state);
        const elsewhere = game.copy(match.state);
        game.guess(elsewhere, match.state, 0, rngFromSeed(`${i} ${moments}`));
        const seed = `${i} ${moments}`;
        const both = [here, elsewhere].map((state) => askedAfter(new Match(game, state), seed).join('; '));
        moments++;
        if (both[0] !== both[1]) betrayed++;
      }
      match.answer(open.seat, randomAnswer(rng, open));
    }
  }
  return { moments, betrayed };
}

describe.each(GAMES)('who is asked in $id', (game) => {
  it('tells nothing of a hand where everybody is always asked', () => {
    const { moments, betrayed } = betrayals(game, true);
    expect(moments).toBeGreaterThan(100);
    expect(betrayed).toBe(0);
  });

  it('may tell something where only those are asked who can do something', () => {
    expect(betrayals(game, false).betrayed).toBeGreaterThan(0);
  });
});

it('who can do nothing passes as slowly as a quick person, and everybody sees who is asked', async () => {
  const table = new TestTable(GAMES[0] ?? (warlord as unknown as Game), 'idle', { options: { alwaysAsked: true } });
  const seated = [table.sit([0]), table.sit([1])] as const;
  let idle = 0;
  for (let i = 0; i < 200 && idle < 5; i++) {
    for (const [client, visitor] of seated) {
      const before = table.host.entries.length;
      await table.answer(visitor, client);
      await table.room.settled();
      if (table.host.entries.length === before) continue;
      const [waiting] = table.room.waiting;
      const isAsked = seated.find(([one]) => one.seats.includes(waiting ?? -1))?.[0].frame?.asked !== null;
      if (isAsked || table.room.over) continue;
      idle++;
      const given = table.host.entries.length;
      table.host.pass(400);
      await table.room.settled();
      expect(table.host.entries.length).toBe(given);
      for (const [one] of seated) expect(one.frame?.waiting).toEqual([waiting]);
      table.host.pass(1200);
      await table.room.settled();
      expect(table.host.entries[given]).toMatchObject({ type: 'answer', seat: waiting, answer: PASS, by: 'forced' });
    }
  }
  expect(idle).toBeGreaterThan(0);
});
