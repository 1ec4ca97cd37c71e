/**
 * The games this command line knows.
 */
import type { Game } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { signum } from '@muster/signum';
import { warlord } from '@muster/warlord';

export const games: readonly Game[] = [warlord, heroscape, signum];
