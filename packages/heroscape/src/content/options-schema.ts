/**
 * Reading the switches of a scenario.
 */
import * as z from 'zod';
import { BASE_OPTIONS, type OptionSet } from './options.ts';

/** The switches that are not simply on or off. */
const CHOICES = {
  omPlacement: z.enum(['simultaneous', 'alternating']),
  lavaField: z.enum(['d20', 'die']),
  waterLevelModel: z.enum(['summary', 'recessed']),
  climbLimit: z.enum(['inclusive', 'strict']),
  volcano: z.literal([0, 15, 12]),
  geyser: z.literal([0, 15, 12]),
  lateDrop: z.literal([0, 1, 2]),
} satisfies { readonly [K in keyof OptionSet as OptionSet[K] extends boolean ? never : K]: z.ZodType<OptionSet[K]> };

const choices: Readonly<Record<string, z.ZodType>> = CHOICES;

/** HS-M1: a switch that is not named is as it is in the base game, one that nobody knows is ignored. */
export const optionsSchema = z.object(
  Object.fromEntries(Object.keys(BASE_OPTIONS).map((key) => [key, z.exactOptional(choices[key] ?? z.boolean())])),
) as z.ZodType as z.ZodType<Partial<OptionSet>>;
