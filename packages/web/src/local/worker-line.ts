/**
 * A line to a room in a worker of this tab.
 */
import type { Language } from '@muster/engine';
import type { Line, LineEvents } from '../play/line.ts';
import type { FromWorker, ToWorker } from './messages.ts';

export interface WorkerParts extends LineEvents {
  readonly game: string;
  readonly language: Language;
  readonly botPause: number;
}

export function openWorkerLine({ game, language, botPause, message, status }: WorkerParts): Line {
  const worker = new Worker(new URL('./room-worker.ts', import.meta.url), { type: 'module' });
  const post = (data: ToWorker): void => worker.postMessage(data);
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
    if (data.type === 'heard') message(data.message);
    else status(data.type === 'opened' ? 'open' : 'refused');
  });
  worker.addEventListener('error', () => status('refused'));
  status('connecting');
  post({ type: 'open', game, language, botPause });
  return { send: (said) => post({ type: 'say', message: said }), close: () => worker.terminate() };
}
