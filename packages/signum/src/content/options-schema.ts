/**
 * Match options as they may stand in a setup: any of them, the rest as printed.
 */
import * as z from 'zod';
import { COLOURS } from './die.ts';
import {
  BASE_OPTIONS,
  PRINTED_DATA,
  PRINTED_SYMBOLS,
  type DataSwitches,
  type MatchOptions,
  type RollSymbols,
} from './options.ts';

/** What a setup says; left out is as printed. */
export interface OptionWishes extends Partial<Omit<MatchOptions, 'data'>> {
  readonly data?: Partial<Omit<DataSwitches, 'symbols'>> & { readonly symbols?: Partial<RollSymbols> };
}

const whole = (least: number, most: number) => z.int().min(least).max(most);
const die = z.enum(COLOURS);
const symbol = z.enum(['HIT', 'CRIT', 'PUSH', 'BLANK']);
const faces = z.array(symbol).length(6);
const milestones = z.array(whole(1, 15));

const onSymbols = z.exactOptional(z.array(symbol));
const symbols = z.strictObject({
  ruinsCard: onSymbols,
  ruinsFeat: onSymbols,
  ruinsHome: onSymbols,
  catacombsTerrain: onSymbols,
  catacombsHome: onSymbols,
  spireStun: onSymbols,
  spireWound: onSymbols,
  altarHeal: onSymbols,
  teleport: onSymbols,
  poisonWound: onSymbols,
  poisonCure: onSymbols,
  plague: onSymbols,
});

const data = z.strictObject({
  faces: z.exactOptional(z.strictObject({ Y: faces, B: faces, R: faces, P: faces, G: faces, K: faces })),
  pointMilestones: z.exactOptional(milestones),
  drawMilestones: z.exactOptional(milestones),
  heroPoints: z.exactOptional(
    z.strictObject({ duel: whole(0, 20), alliance: whole(0, 20), 'free-for-all': whole(0, 20) }),
  ),
  heroPenalty: z.exactOptional(whole(0, 20)),
  difficultTarget: z.exactOptional(z.strictObject({ from: z.array(die), to: die })),
  terrainDie: z.exactOptional(die),
  poisonDie: z.exactOptional(die),
  plagueDie: z.exactOptional(die),
  regenerationDie: z.exactOptional(die),
  symbols: z.exactOptional(symbols),
});

export const optionsSchema: z.ZodType<OptionWishes> = z.strictObject({
  goal: z.exactOptional(whole(0, 100)),
  uniqueTerrain: z.exactOptional(z.literal([0, 1, 2])),
  crossings: z.exactOptional(z.boolean()),
  featDeck: z.exactOptional(z.literal([0, 20, 24, 30, 45])),
  endAtFirstHero: z.exactOptional(z.boolean()),
  commonCamps: z.exactOptional(z.boolean()),
  randomTerrain: z.exactOptional(z.boolean()),
  rounds: z.exactOptional(whole(1, 30)),
  minionRule: z.exactOptional(z.boolean()),
  turnLimit: z.exactOptional(whole(0, 1000)),
  alwaysAsked: z.exactOptional(z.boolean()),
  data: z.exactOptional(data),
});

export function allOptions({ data: switches, ...rest }: OptionWishes): MatchOptions {
  const symbolsOf = { ...PRINTED_SYMBOLS, ...switches?.symbols };
  return { ...BASE_OPTIONS, ...rest, data: { ...PRINTED_DATA, ...switches, symbols: symbolsOf } };
}
