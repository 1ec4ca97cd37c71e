/**
 * German words.
 */
import type { GroundWord, ObstacleWord } from '../skeleton/ground.ts';
import type { Role } from '../skeleton/noun.ts';
import type { Determiner, Lexeme } from './grammar.ts';

export const FIGUR: Lexeme = { one: 'Figur', many: 'Figuren', gender: 'f', gen: 'Figur' };
export const GRUPPENFIGUR: Lexeme = { one: 'Gruppenfigur', many: 'Gruppenfiguren', gender: 'f', gen: 'Gruppenfigur' };
export const GRUPPE: Lexeme = { one: 'Gruppe', many: 'Gruppen', gender: 'f', gen: 'Gruppe' };
export const HELD: Lexeme = { one: 'Held', many: 'Helden', gender: 'm', gen: 'Helden', type: 'weak' };
export const FELD: Lexeme = { one: 'Feld', many: 'Felder', gender: 'n', gen: 'Felds' };

interface RoleWords {
  readonly determiner: Determiner;
  readonly adjective?: string;
  readonly noun: Lexeme;
  readonly after?: string;
}

const role = (determiner: Determiner, noun: Lexeme, adjective?: string, after?: string): RoleWords => ({
  determiner,
  noun,
  ...(adjective === undefined ? {} : { adjective }),
  ...(after === undefined ? {} : { after }),
});

export const ROLES: Readonly<Record<Role, RoleWords>> = {
  chosen: role('der', FIGUR, 'gewählt'),
  'each-chosen': role('jed', FIGUR, 'gewählt'),
  'each-taken': role('jed', FIGUR, undefined, 'mit einem solchen Zug'),
  that: role('der', FIGUR, 'betreffend'),
  'each-of-them': role('jed', {
    one: 'dieser Figuren',
    many: 'dieser Figuren',
    gender: 'f',
    gen: 'dieser Figuren',
    type: 'fixed',
  }),
  attacker: role('der', { one: 'Angreifer', many: 'Angreifer', gender: 'm', gen: 'Angreifers' }),
  target: role('der', { one: 'Ziel', many: 'Ziele', gender: 'n', gen: 'Ziels' }),
  destroyed: role('der', FIGUR, 'zerstört'),
  wounded: role('der', FIGUR, 'verwundet'),
  entering: role('der', FIGUR, 'betreffend'),
  healed: role('der', FIGUR, 'betreffend'),
  placed: role('der', FIGUR, 'aufgestellt'),
};

/** How a kind of space is named: as first part of a compound, or behind "Feld". */
type GroundName = { readonly prefix: string } | { readonly behind: string };

export const GROUNDS: Readonly<Record<GroundWord, GroundName>> = {
  grass: { prefix: 'Gras' },
  swamp: { prefix: 'Sumpf' },
  rock: { prefix: 'Fels' },
  sand: { prefix: 'Sand' },
  mud: { prefix: 'Schlamm' },
  snow: { behind: 'leichtem Schnee' },
  heavySnow: { behind: 'tiefem Schnee' },
  lavaField: { prefix: 'Lava' },
  road: { prefix: 'Straßen' },
  water: { prefix: 'Wasser' },
  swampWater: { prefix: 'Sumpfwasser' },
  ice: { behind: 'normalem Eis' },
  slipperyIce: { behind: 'glattem Eis' },
  moltenLava: { prefix: 'Schmelzlava' },
  dungeon: { prefix: 'Verlies' },
  shadow: { prefix: 'Schatten' },
  asphalt: { prefix: 'Asphalt' },
  concrete: { prefix: 'Beton' },
  anySnow: { prefix: 'Schnee' },
  anyIce: { prefix: 'Eis' },
  land: { prefix: 'Land' },
};

export const OBSTACLES: Readonly<Record<ObstacleWord, Lexeme>> = {
  tree: { one: 'Baum', many: 'Bäume', gender: 'm', gen: 'Baums' },
  jungle: { one: 'Dschungelpflanze', many: 'Dschungelpflanzen', gender: 'f', gen: 'Dschungelpflanze' },
  glacier: { one: 'Gletscher', many: 'Gletscher', gender: 'm', gen: 'Gletschers' },
  outcrop: { one: 'Lavafelsen', many: 'Lavafelsen', gender: 'm', gen: 'Lavafelsens' },
  pillar: { one: 'Festungssäule', many: 'Festungssäulen', gender: 'f', gen: 'Festungssäule' },
  pillarBase: { one: 'Säulensockel', many: 'Säulensockel', gender: 'm', gen: 'Säulensockels' },
  hive: { one: 'Schwarmstock', many: 'Schwarmstöcke', gender: 'm', gen: 'Schwarmstocks' },
};

export const NUMBERS: readonly string[] = ['null', 'ein', 'zwei', 'drei', 'vier', 'fünf', 'sechs'];
