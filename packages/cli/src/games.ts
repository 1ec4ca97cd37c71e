/**
 * The games this command line knows.
 */
import type { Game } from '@muster/engine';
import { heroscape } from '@muster/heroscape';
import { warlord } from '@muster/warlord';

export const games: readonly Game[] = [warlord, heroscape];
