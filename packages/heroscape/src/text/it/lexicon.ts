/**
 * Italian words.
 */
import type { GroundWord, ObstacleWord } from '../skeleton/ground.ts';
import type { Role } from '../skeleton/noun.ts';

/** With its article; `f`: feminine. */
interface RoleWords {
  readonly text: string;
  readonly f: boolean;
}

export const ROLES: Readonly<Record<Role, RoleWords>> = {
  chosen: { text: 'la miniatura scelta', f: true },
  'each-chosen': { text: 'ogni miniatura scelta', f: true },
  'each-taken': { text: 'ogni miniatura che svolge un turno in questo modo', f: true },
  that: { text: 'quella miniatura', f: true },
  'each-of-them': { text: 'ciascuna di esse', f: true },
  attacker: { text: "l'attaccante", f: false },
  target: { text: 'il bersaglio', f: false },
  destroyed: { text: 'la miniatura distrutta', f: true },
  wounded: { text: 'la miniatura ferita', f: true },
  entering: { text: 'quella miniatura', f: true },
  healed: { text: 'quella miniatura', f: true },
  placed: { text: 'la miniatura piazzata', f: true },
};

/** Behind "casella". */
export const GROUNDS: Readonly<Record<GroundWord, string>> = {
  grass: "d'erba",
  swamp: 'di palude',
  rock: 'di roccia',
  sand: 'di sabbia',
  mud: 'di fango',
  snow: 'di neve leggera',
  heavySnow: 'di neve alta',
  lavaField: 'di campo di lava',
  road: 'di strada',
  water: "d'acqua",
  swampWater: "d'acqua di palude",
  ice: 'di ghiaccio normale',
  slipperyIce: 'di ghiaccio scivoloso',
  moltenLava: 'di lava fusa',
  dungeon: 'di sotterraneo',
  shadow: "d'ombra",
  asphalt: "d'asfalto",
  concrete: 'di cemento',
  anySnow: 'di neve',
  anyIce: 'di ghiaccio',
  land: 'di terra',
};

interface Thing {
  readonly one: string;
  readonly f: boolean;
}

export const OBSTACLES: Readonly<Record<ObstacleWord, Thing>> = {
  tree: { one: 'albero', f: false },
  jungle: { one: 'pianta della giungla', f: true },
  glacier: { one: 'ghiacciaio', f: false },
  outcrop: { one: 'roccia lavica', f: true },
  pillar: { one: 'pilastro del castello', f: false },
  pillarBase: { one: 'base di pilastro', f: true },
  hive: { one: 'Alveare', f: false },
};

const MARKERS: Readonly<Record<string, string>> = {
  Grenade: 'granata',
  Exoskeleton: 'esoscheletro',
  Lycanthropy: 'licantropia',
  Experience: 'esperienza',
};

/** "segnalino granata", "segnalini dorati", "tasselli ombra" */
export function markerWords(name: string, count: number): string {
  const one = count === 1;
  if (name === 'Shadow tile') return one ? 'tassello ombra' : 'tasselli ombra';
  if (name === 'Negation') return one ? 'segnalino dorato' : 'segnalini dorati';
  return `${one ? 'segnalino' : 'segnalini'} ${MARKERS[name] ?? name}`;
}

export const NUMBERS: readonly string[] = ['zero', 'una', 'due', 'tre', 'quattro', 'cinque', 'sei'];
