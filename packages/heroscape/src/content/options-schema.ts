/**
 * Reading the switches of a scenario.
 */
import * as z from 'zod';
import { OPTION_VALUES, SWITCHES, type OptionSet, type Switch } from './options.ts';

/** HS-M1: a switch that is not named is as it is in the base game, one that nobody knows is ignored. */
export const optionsSchema = z.object(
  Object.fromEntries(SWITCHES.map((key) => [key, z.exactOptional(valueOf(key))])),
) as z.ZodType as z.ZodType<Partial<OptionSet>>;

function valueOf(key: Switch): z.ZodType {
  const values: readonly OptionSet[Switch][] | undefined = OPTION_VALUES[key];
  return values === undefined ? z.boolean() : z.literal([...values]);
}
