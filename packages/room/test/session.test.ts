import { rngFromSeed } from '@muster/engine';
import { randomAnswer } from '@muster/bots';
import { heroscape } from '@muster/heroscape';
import { expect, it } from 'vitest';
import { isForced, Session } from '../src/index.ts';

function begun(): Session {
  const setup = heroscape.makeSetup({ players: 2 }, rngFromSeed('session'));
  if (!setup.ok) throw new Error('no setup');
  return Session.begin(heroscape, setup.value, 'seed');
}

function play(session: Session, answers: number): void {
  const rng = rngFromSeed('answers');
  for (let i = 0; i < answers && session.match.outcome === null; i++) {
    const [open] = session.match.decisions;
    if (open !== undefined) session.match.answer(open.seat, randomAnswer(rng, open));
  }
}

it('goes back to a moment as it was', () => {
  const session = begun();
  const hashes: string[] = [session.match.hash];
  for (let i = 0; i < 40; i++) {
    const [open] = session.match.decisions;
    if (open !== undefined) session.match.answer(open.seat, randomAnswer(rngFromSeed(`${i}`), open));
    hashes.push(session.match.hash);
  }
  for (const kept of [30, 12, 0]) {
    session.rewind(kept);
    expect(session.match.answers).toHaveLength(kept);
    expect(session.match.hash).toBe(hashes[kept]);
  }
});

it('takes back the last real choice of a seat, if nothing was shown since', () => {
  const session = begun();
  let found = 0;
  for (let i = 0; i < 300 && session.match.outcome === null; i++) {
    play(session, 1);
    for (const seat of [0, 1]) {
      const kept = session.undoPoint([seat]);
      if (kept === null) continue;
      found += 1;
      expect(session.match.answers[kept]?.seat).toBe(seat);
    }
    if (found > 5) break;
  }
  expect(found).toBeGreaterThan(0);
  const last = session.undoPoint([0, 1]);
  if (last !== null) {
    session.rewind(last);
    expect(session.match.decisions.some((decision) => !isForced(decision))).toBe(true);
  }
});

it('is taken up again from its record, and keeps the remarks on answers that still stand', () => {
  const session = begun();
  play(session, 20);
  const again = Session.resume(heroscape, { ...session.record, comments: { 3: 'early', 19: 'late' } });
  if (!again.ok) throw new Error('the record can not be played');
  expect(again.value.match.hash).toBe(session.match.hash);
  again.value.rewind(10);
  expect(again.value.record.comments).toEqual({ 3: 'early' });
  const wrong = Session.resume(heroscape, { ...session.record, answers: [{ seat: 0, answer: 'nonsense' }] });
  expect(wrong).toMatchObject({ ok: false, problems: [{ path: ['answers', 0] }] });
});

it('can be copied once a bot asks for it, and goes on as it was', () => {
  const session = begun();
  play(session, 25);
  const { hash } = session.match;
  expect(() => session.match.fork()).toThrow('keeps no checkpoints');
  expect(session.matchForBots.fork().hash).toBe(hash);
  expect(session.match).toBe(session.matchForBots);
  play(session, 10);
  expect(session.match.fork().hash).toBe(session.match.hash);
  session.rewind(25);
  expect(session.match.hash).toBe(hash);
  expect(session.match.fork().hash).toBe(hash);
});
