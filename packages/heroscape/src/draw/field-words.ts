/**
 * The words of a drawn battlefield in three languages.
 */
import type { Language } from '@muster/engine';
import type { EdgeKind, ObstacleKind, Terrain } from '../content/map.ts';

export interface FieldWords {
  readonly level: string;
  readonly legend: string;
  readonly higher: string;
  readonly lower: string;
  readonly zone: string;
  readonly glyph: string;
  readonly randomGlyph: string;
  /** How to read the numbers at the rim. */
  readonly coordinates: string;
  /** By side, from the east clockwise (HS-M5). */
  readonly sides: readonly string[];
  readonly terrains: Readonly<Record<Terrain, string>>;
  readonly obstacles: Readonly<Record<ObstacleKind, string>>;
  readonly edges: Readonly<Record<EdgeKind, string>>;
  readonly door: string;
  readonly open: string;
  readonly closed: string;
  readonly ladder: string;
  readonly height: string;
}

const en: FieldWords = {
  level: 'Level',
  legend: 'Legend',
  higher: 'higher ground',
  lower: 'lower ground',
  zone: 'start zone',
  glyph: 'glyph',
  randomGlyph: 'unknown glyph',
  coordinates: 'q = q at the left + column, r = row',
  sides: ['E', 'SE', 'SW', 'W', 'NW', 'NE'],
  terrains: {
    grass: 'grass',
    swamp: 'swamp',
    rock: 'rock',
    sand: 'sand',
    mud: 'mud',
    snow: 'snow',
    heavySnow: 'heavy snow',
    lavaField: 'lava field',
    road: 'road',
    water: 'water',
    swampWater: 'swamp water',
    ice: 'ice',
    slipperyIce: 'slippery ice',
    moltenLava: 'molten lava',
    dungeon: 'dungeon',
    shadow: 'shadow',
    asphalt: 'asphalt',
    concrete: 'concrete',
  },
  obstacles: {
    tree: 'tree',
    tree4: 'big tree',
    bush: 'bush',
    palm: 'palm',
    glacier1: 'glacier',
    glacier3: 'glacier',
    glacier4: 'glacier',
    glacier6: 'glacier',
    outcrop1: 'lava rock',
    outcrop3: 'lava rock',
    pillar: 'pillar',
    pillarBase: 'pillar base',
    hive: 'Hive',
  },
  edges: { ruin: 'Ruin', wall: 'Wall', battlement: 'Battlement', arch: 'Arch' },
  door: 'Door',
  open: 'open',
  closed: 'closed',
  ladder: 'Ladder',
  height: 'height',
};

const de: FieldWords = {
  level: 'Ebene',
  legend: 'Legende',
  higher: 'höherer Boden',
  lower: 'tieferer Boden',
  zone: 'Startzone',
  glyph: 'Glyphe',
  randomGlyph: 'unbekannte Glyphe',
  coordinates: 'q = q am linken Rand + Spalte, r = Zeile',
  sides: ['O', 'SO', 'SW', 'W', 'NW', 'NO'],
  terrains: {
    grass: 'Gras',
    swamp: 'Sumpf',
    rock: 'Fels',
    sand: 'Sand',
    mud: 'Schlamm',
    snow: 'Schnee',
    heavySnow: 'tiefer Schnee',
    lavaField: 'Lavafeld',
    road: 'Straße',
    water: 'Wasser',
    swampWater: 'Sumpfwasser',
    ice: 'Eis',
    slipperyIce: 'glattes Eis',
    moltenLava: 'geschmolzene Lava',
    dungeon: 'Verlies',
    shadow: 'Schatten',
    asphalt: 'Asphalt',
    concrete: 'Beton',
  },
  obstacles: {
    tree: 'Baum',
    tree4: 'großer Baum',
    bush: 'Busch',
    palm: 'Palme',
    glacier1: 'Gletscher',
    glacier3: 'Gletscher',
    glacier4: 'Gletscher',
    glacier6: 'Gletscher',
    outcrop1: 'Lavafelsen',
    outcrop3: 'Lavafelsen',
    pillar: 'Festungssäule',
    pillarBase: 'Säulensockel',
    hive: 'Schwarmstock',
  },
  edges: { ruin: 'Ruine', wall: 'Steinmauer', battlement: 'Zinne', arch: 'Torbogen' },
  door: 'Tor',
  open: 'offen',
  closed: 'zu',
  ladder: 'Leiter',
  height: 'Höhe',
};

const it: FieldWords = {
  level: 'Livello',
  legend: 'Legenda',
  higher: 'terreno più alto',
  lower: 'terreno più basso',
  zone: 'zona di partenza',
  glyph: 'glifo',
  randomGlyph: 'glifo sconosciuto',
  coordinates: 'q = q al margine sinistro + colonna, r = riga',
  sides: ['E', 'SE', 'SO', 'O', 'NO', 'NE'],
  terrains: {
    grass: 'erba',
    swamp: 'palude',
    rock: 'roccia',
    sand: 'sabbia',
    mud: 'fango',
    snow: 'neve',
    heavySnow: 'neve alta',
    lavaField: 'campo di lava',
    road: 'strada',
    water: 'acqua',
    swampWater: 'acqua di palude',
    ice: 'ghiaccio',
    slipperyIce: 'ghiaccio scivoloso',
    moltenLava: 'lava fusa',
    dungeon: 'sotterraneo',
    shadow: 'ombra',
    asphalt: 'asfalto',
    concrete: 'cemento',
  },
  obstacles: {
    tree: 'albero',
    tree4: 'albero grande',
    bush: 'cespuglio',
    palm: 'palma',
    glacier1: 'ghiacciaio',
    glacier3: 'ghiacciaio',
    glacier4: 'ghiacciaio',
    glacier6: 'ghiacciaio',
    outcrop1: 'roccia lavica',
    outcrop3: 'roccia lavica',
    pillar: 'pilastro del castello',
    pillarBase: 'base di pilastro',
    hive: 'Alveare',
  },
  edges: { ruin: 'Rovina', wall: 'Muro', battlement: 'Merlo', arch: 'Arco' },
  door: 'Porta',
  open: 'aperta',
  closed: 'chiusa',
  ladder: 'Scala',
  height: 'altezza',
};

export const FIELD_WORDS: Readonly<Record<Language, FieldWords>> = { en, de, it };
