/**
 * Ready warbands, one for each hero, checked when they are first asked for. Whether leadership allows them is for the setup to say.
 */
import type { Translated } from '@muster/engine';
import * as z from 'zod';
import data from './warbands.json' with { type: 'json' };

export interface Warband {
  readonly hero: string;
  /** The hero, the warband and how they fight. */
  readonly about: Translated;
  /** Ids of characters. */
  readonly characters: readonly string[];
}

const schema: z.ZodType<readonly Warband[]> = z.array(
  z.strictObject({
    hero: z.string().min(1),
    about: z.strictObject({ en: z.string().min(1), de: z.string().min(1), it: z.string().min(1) }),
    characters: z.array(z.string()).min(1),
  }),
);

let loaded: readonly Warband[] | undefined;

export function warbands(): readonly Warband[] {
  loaded ??= schema.parse(data, { jitless: true });
  return loaded;
}

export function warbandOf(hero: string): Warband | undefined {
  return warbands().find((one) => one.hero === hero);
}
