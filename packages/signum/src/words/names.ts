/**
 * Names of the rules' own things in three languages, as the table of terms has them: keywords, critical effects, terrain.
 */
import type { Language, Translated } from '@muster/engine';
import { PLAIN_CRITICALS, TRIGGERS, type AttackType, type Rank } from '../abilities/language.ts';
import type { RelicClass, SupportCard } from '../content/card.ts';
import type { Symbol } from '../content/die.ts';
import type { TerrainPiece } from '../content/terrain.ts';
import * as german from '../text/de/lexicon.ts';
import * as english from '../text/en/lexicon.ts';
import * as italian from '../text/it/lexicon.ts';
import type { Named } from '../text/skeleton/plan.ts';

/** English is the language of the data. */
export function keywordName(keyword: Named, language: Language): string {
  return language === 'en' ? keyword : { de: german.KEYWORDS, it: italian.KEYWORDS }[language][keyword];
}

/** Critical effects without a name of their own. */
const UNNAMED_CRITICALS: Readonly<Record<string, Translated>> = {
  'add-die': { en: 'one more die', de: 'ein weiterer Würfel', it: 'un dado in più' },
  'add-symbol': { en: 'one more symbol', de: 'ein weiteres Symbol', it: 'un simbolo in più' },
};

const MORE: Readonly<Record<Symbol, Translated>> = {
  HIT: { en: 'one more hit', de: 'ein weiterer Treffer', it: 'un altro colpo' },
  CRIT: { en: 'one more critical hit', de: 'ein weiterer Kritischer Treffer', it: 'un altro colpo critico' },
  PUSH: { en: 'one more push', de: 'ein weiterer Schub', it: "un'altra spinta" },
  BLANK: { en: 'one more blank', de: 'eine weitere leere Seite', it: 'un altro vuoto' },
};

/** The symbol is known where it happens. */
export function criticalName(critical: string, language: Language, symbol?: Symbol): string {
  if (symbol !== undefined) return MORE[symbol][language];
  const unnamed = UNNAMED_CRITICALS[critical];
  if (unnamed !== undefined) return unnamed[language];
  const named = PLAIN_CRITICALS.find((one) => one === critical);
  if (named === undefined || language === 'en') return critical;
  return { de: german.CRITICALS, it: italian.CRITICALS }[language][named];
}

const TERRAIN: Readonly<Record<TerrainPiece, Translated>> = {
  forest: { en: 'forest', de: 'Wald', it: 'foresta' },
  hill: { en: 'hill', de: 'Hügel', it: 'collina' },
  river: { en: 'river', de: 'Fluss', it: 'fiume' },
  ford: { en: 'ford', de: 'Furt', it: 'guado' },
  bridge: { en: 'bridge', de: 'Brücke', it: 'ponte' },
  ruins: { en: 'Ancient Ruins', de: 'Antike Ruinen', it: 'Rovine antiche' },
  catacombs: { en: 'Catacombs', de: 'Katakomben', it: 'Catacombe' },
  spire: { en: 'Spire', de: 'Turmspitze', it: 'Guglia' },
  altar: { en: 'Altar', de: 'Altar', it: 'Altare' },
  portal: { en: 'Spherical Portal', de: 'Sphärisches Portal', it: 'Portale sferico' },
  teleport: { en: 'Ancient Teleport', de: 'Uralter Teleport', it: 'Teletrasporto antico' },
  camp: { en: 'War Camp hex', de: 'Kriegslager-Sechseck', it: "esagono dell'Accampamento" },
};

/** Plain ground is told where it needs a name. */
const GROUND: Translated = { en: 'open ground', de: 'offenes Gelände', it: 'terreno aperto' };

export function terrainName(piece: string, language: Language): string {
  const names: Readonly<Record<string, Translated>> = TERRAIN;
  return piece === '' ? GROUND[language] : (names[piece]?.[language] ?? piece);
}

const KINDS: Readonly<Record<SupportCard['kind'] | 'hero' | 'character' | 'minion' | 'feat', Translated>> = {
  spell: { en: 'spell', de: 'Zauberspruch', it: 'incantesimo' },
  relic: { en: 'relic', de: 'Reliquie', it: 'reliquia' },
  building: { en: 'building', de: 'Gebäude', it: 'edificio' },
  tactic: { en: 'tactic', de: 'Taktik', it: 'tattica' },
  hero: { en: 'hero', de: 'Held', it: 'eroe' },
  character: { en: 'character', de: 'Spielfigur', it: 'personaggio' },
  minion: { en: 'minion', de: 'Diener', it: 'servitore' },
  feat: { en: 'feat', de: 'Fähigkeitenkarte', it: 'impresa' },
};

export function kindName(kind: keyof typeof KINDS, language: Language): string {
  return KINDS[kind][language];
}

const ATTACKS: Readonly<Record<AttackType, Translated>> = {
  melee: { en: 'melee', de: 'Nahkampf', it: 'in mischia' },
  ranged: { en: 'ranged', de: 'Fernkampf', it: 'a distanza' },
  magic: { en: 'magic', de: 'magisch', it: 'magico' },
};

/** What kind of attack it is, as it stands alone. */
export function attackName(type: string, language: Language): string {
  const names: Readonly<Record<string, Translated>> = ATTACKS;
  return names[type]?.[language] ?? type;
}

const RANKS: Readonly<Record<Exclude<Rank, 'rankless'>, Translated>> = {
  bronze: { en: 'bronze', de: 'Bronze', it: 'bronzo' },
  silver: { en: 'silver', de: 'Silber', it: 'argento' },
  gold: { en: 'gold', de: 'Gold', it: 'oro' },
};

export function rankName(rank: Exclude<Rank, 'rankless'>, language: Language): string {
  return RANKS[rank][language];
}

export function className(relic: RelicClass, language: Language): string {
  return { en: english.RELICS, de: german.RELICS, it: italian.RELICS }[language][relic];
}

/** Keywords by which events call what happens. */
const NAMED_SOURCES = [
  'Ambush',
  'Attack Master',
  'Brave',
  'Charge',
  'Contract',
  'First Word',
  'Flank',
  'Forged',
  'Healer',
  'Hook',
  'Last Word',
  'Longshot',
  'Monster',
  'Protector',
  'Regeneration',
  'Shield',
  'Warlord',
] as const satisfies readonly Named[];

const SOURCE_KEYWORDS: ReadonlyMap<string, Named> = new Map(NAMED_SOURCES.map((one) => [one, one]));
const TERRAIN_NAMES: ReadonlySet<string> = new Set(Object.keys(TERRAIN));
const TRIGGER_NAMES: ReadonlySet<string> = new Set(TRIGGERS);

/**
 * What a name in an event stands for: a keyword or terrain in words, a card by its name; null for a property without a name, which is
 * called by its trigger.
 */
export function sourceName(name: string, language: Language): string | null {
  const keyword = SOURCE_KEYWORDS.get(name);
  if (keyword !== undefined) return keywordName(keyword, language);
  if (TERRAIN_NAMES.has(name)) return terrainName(name, language);
  const cut = name.lastIndexOf(':');
  const head = cut < 0 ? name : name.slice(0, cut);
  return head === 'close' || TRIGGER_NAMES.has(head) ? null : head;
}

const TOKEN_EFFECTS: Readonly<Record<string, Translated>> = {
  poison: { en: 'the poison', de: 'das Gift', it: 'il veleno' },
  plague: { en: 'the plague', de: 'die Seuche', it: 'la peste' },
};

/** Of several things at one moment: a token, a keyword, a critical effect or a piece of terrain. */
export function momentName(name: string, language: Language): string {
  const token = TOKEN_EFFECTS[name];
  if (token !== undefined) return token[language];
  return PLAIN_CRITICALS.some((one) => one === name)
    ? criticalName(name, language)
    : (sourceName(name, language) ?? name);
}

/** Whether a creature rolls for itself; else somebody's text rolls the damage it takes (chapter 24). */
export function isOwnRoll(why: string): boolean {
  return OWN_ROLLS.has(why) || TERRAIN_NAMES.has(why);
}

const OWN_ROLLS: ReadonlySet<string> = new Set([
  'attack',
  'critical',
  'poison',
  'plague',
  'Regeneration',
  'Healer',
  'Longshot',
]);
