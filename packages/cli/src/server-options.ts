/**
 * Options of Node with which a server runs; only a new process can be given them.
 */

import { totalmem } from 'node:os';
import process from 'node:process';

/** Whoever starts the server with this one has chosen for themselves. */
export const ROOMY = '--max-semi-space-size';

/** Megabytes for what has just been made: kept always, and at most while many play. A machine with little memory has none to spare. */
const ROOM = 64;
const MOST_ROOM = totalmem() < 4 * 2 ** 30 ? ROOM : 2 * ROOM;

/**
 * Node 20 compiles so early that much of it is in vain, which takes a twentieth of the processor time; later ones wait by themselves, and
 * don't know the option.
 */
const PATIENT: readonly string[] = process.versions.node.startsWith('20.') ? ['--interrupt-budget=270000'] : [];

/**
 * Every answer makes much short-lived data (views, texts). With more room for it the collector runs less often, which takes a quarter off
 * the server's processor time. It keeps some of that room, and the code it has compiled, while nobody plays: else every pause would make it
 * slow again.
 */
export const SERVER_OPTIONS: readonly string[] = [
  `${ROOMY}=${MOST_ROOM}`,
  `--min-semi-space-size=${ROOM}`,
  '--no-flush-bytecode',
  ...PATIENT,
];
