/**
 * The server as a bundle of its own: only `muster serve` needs it, and it brings many libraries along.
 */
export { startServer } from '@muster/server';
