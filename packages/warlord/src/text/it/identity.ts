/**
 * Italian words for classes, factions and traits.
 */
import type { Class, Faction } from '../../abilities/language.ts';
import { inE, inO, noun, type Adjective, type Lexeme } from './grammar.ts';

export const CLASS_NOUNS: Readonly<Record<Class, Lexeme>> = {
  Fighter: noun('m', 'Guerriero', 'Guerrieri'),
  Cleric: noun('m', 'Chierico', 'Chierici'),
  Wizard: noun('m', 'Mago', 'Maghi'),
  Rogue: noun('m', 'Ladro', 'Ladri'),
};

/** A word is a noun, an adjective, or something said behind the noun. */
export interface Words {
  readonly noun?: Lexeme;
  readonly adjective?: Adjective;
  readonly behind?: string;
  /** The name of the trait itself: "il tratto Unico". */
  readonly name: string;
}

function thing(lexeme: Lexeme): Words {
  return { name: lexeme.word, noun: lexeme };
}

function quality(adjective: Adjective): Words {
  return { name: adjective.m, adjective };
}

const m = (word: string, plural = word): Words => thing(noun('m', word, plural));
const f = (word: string, plural = word): Words => thing(noun('f', word, plural));

export const FACTION_WORDS: Readonly<Record<Faction, Words>> = {
  Dwarf: m('Nano', 'Nani'),
  Elf: m('Elfo', 'Elfi'),
  'Free Kingdoms': { name: 'Regni Liberi', behind: 'dei Regni Liberi' },
  Deverenian: m('Devereniano', 'Devereniani'),
  Nothrog: m('Nothrog'),
  Mercenary: m('Mercenario', 'Mercenari'),
};

const TRAIT_WORDS: Readonly<Record<string, Words>> = {
  Unique: quality({ m: 'Unico', f: 'Unica', mp: 'Unici', fp: 'Uniche' }),
  Epic: quality({ m: 'Epico', f: 'Epica', mp: 'Epici', fp: 'Epiche' }),
  Astral: quality(inE('Astrale')),
  Ethereal: quality(inO('Etereo')),
  Planar: quality(inE('Planare')),
  Abyssal: quality(inE('Abissale')),
  Aquatic: quality({ m: 'Acquatico', f: 'Acquatica', mp: 'Acquatici', fp: 'Acquatiche' }),
  Cursed: quality(inO('Maledetto')),
  Charges: { name: 'Cariche', behind: 'con il tratto Cariche' },
  Siege: { name: 'Assedio', behind: "d'Assedio" },
  Air: { name: 'Aria', behind: "d'Aria" },
  Earth: { name: 'Terra', behind: 'di Terra' },
  Fire: { name: 'Fuoco', behind: 'di Fuoco' },
  Water: { name: 'Acqua', behind: "d'Acqua" },
  Weapon: f('Arma', 'Armi'),
  Armor: f('Armatura', 'Armature'),
  Shield: m('Scudo', 'Scudi'),
  Helm: m('Elmo', 'Elmi'),
  Helmet: m('Elmo', 'Elmi'),
  Gauntlet: m("Guanto d'Arme", "Guanti d'Arme"),
  Bow: m('Arco', 'Archi'),
  Arrow: f('Freccia', 'Frecce'),
  Steed: f('Cavalcatura', 'Cavalcature'),
  Familiar: m('Famiglio', 'Famigli'),
  Treasure: m('Tesoro', 'Tesori'),
  Stance: f('Postura', 'Posture'),
  Trap: f('Trappola', 'Trappole'),
  Poison: m('Veleno', 'Veleni'),
  Potion: f('Pozione', 'Pozioni'),
  Totem: m('Totem'),
  'Soul Gem': f("Gemma dell'Anima", "Gemme dell'Anima"),
  'Lycanthrope Form': f('Forma di Licantropo', 'Forme di Licantropo'),
  Tactics: f('Tattica', 'Tattiche'),
  Campaign: f('Campagna', 'Campagne'),
  Monster: m('Mostro', 'Mostri'),
  Undead: m('Non Morto', 'Non Morti'),
  Paladin: m('Paladino', 'Paladini'),
  Ranger: m('Ranger'),
  Scout: m('Esploratore', 'Esploratori'),
  Assassin: m('Assassino', 'Assassini'),
  Bard: m('Bardo', 'Bardi'),
  Cantor: m('Cantore', 'Cantori'),
  Druid: m('Druido', 'Druidi'),
  Shaman: m('Sciamano', 'Sciamani'),
  Seer: m('Veggente', 'Veggenti'),
  Monk: m('Monaco', 'Monaci'),
  Necromancer: m('Negromante', 'Negromanti'),
  Illusionist: m('Illusionista', 'Illusionisti'),
  Mentalist: m('Mentalista', 'Mentalisti'),
  Summoner: m('Evocatore', 'Evocatori'),
  Barbarian: m('Barbaro', 'Barbari'),
  Reaver: m('Razziatore', 'Razziatori'),
  Hero: m('Eroe', 'Eroi'),
  Cohort: m('Gregario', 'Gregari'),
  Thrall: m('Servo', 'Servi'),
  Apprentice: m('Apprendista', 'Apprendisti'),
  Instructor: m('Istruttore', 'Istruttori'),
  Gargoyle: m('Gargoyle'),
  Lycanthrope: m('Licantropo', 'Licantropi'),
  Dragon: m('Drago', 'Draghi'),
  'Dragon Lord': m('Signore dei Draghi', 'Signori dei Draghi'),
  'Medusan Lord': m('Signore delle Meduse', 'Signori delle Meduse'),
  Stormwraith: m('Spettro della Tempesta', 'Spettri della Tempesta'),
  Daemon: m('Demone', 'Demoni'),
  Lich: m('Lich'),
  Ghoul: m('Ghoul'),
  Skeleton: m('Scheletro', 'Scheletri'),
  Construct: m('Costrutto', 'Costrutti'),
  Golem: m('Golem'),
  Elemental: m('Elementale', 'Elementali'),
  'Fire Elemental': m('Elementale del Fuoco', 'Elementali del Fuoco'),
  Avatar: m('Avatar'),
  Guardian: m('Guardiano', 'Guardiani'),
  Giant: m('Gigante', 'Giganti'),
  Troll: m('Troll'),
  Harpy: f('Arpia', 'Arpie'),
  Nymph: f('Ninfa', 'Ninfe'),
  Djinn: m('Djinn'),
  Efreet: m('Efreet'),
  Direwolf: m('Metalupo', 'Metalupi'),
  Reindeer: f('Renna', 'Renne'),
  Kratchling: m('Kratchling'),
  Sutek: m('Sutek'),
  Warlord: m('Warlord'),
  Overlord: m('Overlord'),
  'The Chosen': m('Eletto', 'Eletti'),
};

/** Traits are open words: one that is not in the list keeps its English name. */
export function traitWords(trait: string): Words {
  return TRAIT_WORDS[trait] ?? { name: trait, behind: `con il tratto ${trait}` };
}
