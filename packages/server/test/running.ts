/**
 * A server with a folder of its own, for tests.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rngFromSeed } from '@muster/engine';
import { startServer, type RunningServer, type Settings } from '../src/index.ts';
import { anyAnswer, type Seated } from './client.ts';

export interface TestServer extends RunningServer {
  readonly data: string;
  /** Stops it and starts it again in the same folder. */
  restart(): Promise<TestServer>;
  /** Stops it and removes its folder. */
  end(): Promise<void>;
}

export async function testServer(settings: Partial<Settings> = {}): Promise<TestServer> {
  const data = settings.data ?? mkdtempSync(join(tmpdir(), 'muster-server-'));
  const server = await startServer({ port: 0, logLevel: 'silent', botPause: 0, limits: 0, ...settings, data });
  return {
    ...server,
    data,
    async restart() {
      await server.close();
      return testServer({ ...settings, data });
    },
    async end() {
      await server.close();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The seated play at random until the game is over, or so many answers were given. */
export async function playOn(players: readonly Seated[], seed: string, most = Infinity): Promise<number> {
  let answers = 0;
  await Promise.all(
    players.map(async (player, i) => {
      const rng = rngFromSeed(`${seed} ${i}`);
      for (;;) {
        const frame = await player.until(() => {
          const { frame: last } = player;
          return last !== null && (last.asked !== null || last.over || answers >= most) ? last : null;
        });
        const { asked, seat, over } = frame;
        if (over || answers >= most || asked === null || seat === null) {
          // The others need not wait for what will not come.
          if (!over) for (const other of players) other.nudge();
          return;
        }
        answers += 1;
        const reply = await player.answer(seat, asked, anyAnswer(rng, asked));
        if (reply.type !== 'done') throw new Error(`an answer was refused: ${JSON.stringify(reply)}`);
        await player.until(() => player.frame !== frame);
      }
    }),
  );
  // Who only looks on at the end is shown it a moment later, and so is who gave the last answer.
  await Promise.all(players.map((player) => player.until(() => !player.isBehind)));
  const all = Math.max(...players.map(({ frame }) => frame?.answers ?? 0));
  await Promise.all(players.map((player) => player.until(() => (player.frame?.answers ?? 0) >= all)));
  return answers;
}
