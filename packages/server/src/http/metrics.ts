/**
 * Numbers about the running server in the form Prometheus reads.
 */
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

export class Metrics {
  readonly #registry = new Registry();
  readonly #entries = new Counter({
    name: 'muster_entries_total',
    help: 'Entries written to the logs of games',
    registers: [this.#registry],
  });
  readonly messages = new Counter({
    name: 'muster_messages_total',
    help: 'Messages received over sockets',
    registers: [this.#registry],
  });
  readonly failures = new Counter({
    name: 'muster_failures_total',
    help: 'Errors nobody could answer for',
    registers: [this.#registry],
  });
  readonly sockets = new Gauge({ name: 'muster_sockets', help: 'Open sockets', registers: [this.#registry] });
  readonly #appendSeconds = new Histogram({
    name: 'muster_append_seconds',
    help: 'How long it takes until an entry is on disk',
    buckets: [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2],
    registers: [this.#registry],
  });

  constructor(rooms: () => number, games: () => Promise<Readonly<Record<string, number>>>) {
    collectDefaultMetrics({ register: this.#registry });
    const registers = [this.#registry];
    const open: Gauge = new Gauge({
      name: 'muster_rooms',
      help: 'Rooms in memory',
      registers,
      collect: () => open.set(rooms()),
    });
    const stored: Gauge = new Gauge({
      name: 'muster_games',
      help: 'Games by status',
      labelNames: ['status'],
      registers,
      async collect() {
        for (const [status, count] of Object.entries(await games())) stored.set({ status }, count);
      },
    });
  }

  /** So many entries were written, in so many milliseconds. */
  written(entries: number, took: number): void {
    this.#entries.inc(entries);
    this.#appendSeconds.observe(took / 1000);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
