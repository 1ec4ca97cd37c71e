/**
 * A room in a worker of this tab: rules and bots run here, so the page never freezes and no server is needed. Records are played here
 * too.
 */
import { clientMessageSchema, Room, type RoomHost, type RoomMessage, type Visitor } from '@muster/room';
import { isGameId, loadGame } from '../games.ts';
import type { FromReplayWorker, ToReplayWorker } from '../replay/messages.ts';
import { sha256 } from './digest.ts';
import type { FromWorker, ToWorker } from './messages.ts';
import { appendEntries, entriesOf, gameWith, saveGame, type LocalGame } from './storage.ts';

const port = self as unknown as {
  postMessage(message: FromWorker | FromReplayWorker): void;
  addEventListener(type: 'message', listener: (event: MessageEvent<ToWorker | ToReplayWorker>) => void): void;
};

let room: Room | null = null;
let visitor: Visitor | null = null;

port.addEventListener('message', ({ data }) => {
  if ('question' in data) {
    void import('../replay/answering.ts').then(async ({ answered }) => port.postMessage(await answered(data)));
    return;
  }
  if (data.type === 'open') {
    void open(data).catch((error: unknown) => {
      port.postMessage({ type: 'failed', message: error instanceof Error ? error.message : String(error) });
    });
    return;
  }
  const message = clientMessageSchema.safeParse(data.message);
  if (room !== null && visitor !== null && message.success) room.receive(visitor, message.data);
});

async function open({ game: id, language, botPause }: ToWorker & { readonly type: 'open' }): Promise<void> {
  const stored = await gameWith(id);
  if (stored === null || !isGameId(stored.game)) throw new Error(`there is no game ${id} in this browser`);
  const { setup, seed, holders, clock } = stored;
  const game = await loadGame(stored.game);
  const opened = Room.open(
    { game, setup, seed, seedHash: sha256(seed), holders, clock, botPause, patience: 0, host: hostOf(stored) },
    await entriesOf(id),
  );
  if (!opened.ok) throw new Error(opened.problems.map(({ message }) => message).join('; '));
  room = opened.value;
  port.postMessage({ type: 'opened' });
  const seats = holders.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  const send = (message: RoomMessage): void => port.postMessage({ type: 'heard', message });
  visitor = room.enter({ name: holders[seats[0] ?? 0]?.name ?? '', seats, send }, language);
}

function hostOf(opened: LocalGame): RoomHost {
  let stored = opened;
  const note = (change: Partial<LocalGame>): Promise<void> => {
    stored = { ...stored, ...change };
    return saveGame(stored);
  };
  return {
    append: async (from, entries, asked) => {
      await appendEntries(stored.id, from, entries);
      await note({ waiting: asked.map(({ seat }) => seat) });
    },
    load: () => entriesOf(stored.id),
    now: () => Date.now(),
    after: (milliseconds, call) => {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    },
    chat: () => undefined,
    over: ({ record: { hash } }) => void note({ over: true, ...(hash !== undefined && { hash }) }),
    failed: (error) => console.error(error),
  };
}
