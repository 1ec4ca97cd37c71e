/**
 * German words for classes, factions and traits.
 */
import type { Class, Faction } from '../../abilities/language.ts';
import type { Lexeme } from './grammar.ts';
import { noun } from './lexicon.ts';

export const CLASS_NOUNS: Readonly<Record<Class, Lexeme>> = {
  Fighter: noun('m', 'Kämpfer', 'Kämpfers', 'Kämpfer'),
  Cleric: noun('m', 'Kleriker', 'Klerikers', 'Kleriker'),
  Wizard: noun('m', 'Zauberer', 'Zauberers', 'Zauberer'),
  Rogue: noun('m', 'Gauner', 'Gauners', 'Gauner'),
};

/** How a word describes another: by an adjective, as first part of a compound, or by a genitive behind it. */
export interface Words {
  readonly noun?: Lexeme;
  readonly adjective?: string;
  /** First part of a compound; with a hyphen where it is not grown together. */
  readonly prefix?: string;
  readonly behind?: string;
  /** The name of the trait itself: "die Eigenschaft Episch". */
  readonly name: string;
}

export const FACTION_WORDS: Readonly<Record<Faction, Words>> = {
  Dwarf: { name: 'Zwerg', noun: noun('m', 'Zwerg', 'Zwergs', 'Zwerge'), prefix: 'Zwergen' },
  Elf: { name: 'Elf', noun: noun('m', 'Elf', 'Elfen', 'Elfen', { type: 'weak' }), prefix: 'Elfen' },
  'Free Kingdoms': { name: 'Freie Königreiche', behind: 'der Freien Königreiche' },
  Deverenian: {
    name: 'Deverenier',
    noun: noun('m', 'Deverenier', 'Devereniers', 'Deverenier'),
    adjective: 'deverenisch',
  },
  Nothrog: { name: 'Nothrog', noun: noun('m', 'Nothrog', 'Nothrog', 'Nothrog', { type: 'fixed' }), prefix: 'Nothrog-' },
  Mercenary: { name: 'Söldner', noun: noun('m', 'Söldner', 'Söldners', 'Söldner'), prefix: 'Söldner' },
};

function thing(lexeme: Lexeme): Words {
  const first = lexeme.prefix ?? (lexeme.type === 'weak' ? lexeme.gen : lexeme.word);
  return { name: lexeme.word, noun: lexeme, prefix: `${first}-` };
}

function quality(stem: string): Words {
  return { name: stem.charAt(0).toUpperCase() + stem.slice(1), adjective: stem };
}

const strong = noun;
const weak = (word: string, gen: string): Lexeme => noun('m', word, gen, gen, { type: 'weak' });

const TRAIT_WORDS: Readonly<Record<string, Words>> = {
  Unique: quality('einzigartig'),
  Epic: quality('episch'),
  Astral: quality('astral'),
  Ethereal: quality('ätherisch'),
  Planar: quality('planar'),
  Abyssal: quality('abyssisch'),
  Aquatic: quality('aquatisch'),
  Cursed: quality('verflucht'),
  Charges: { name: 'Ladungen', behind: 'mit der Eigenschaft Ladungen' },
  Siege: { name: 'Belagerung', prefix: 'Belagerungs' },
  Air: { name: 'Luft', prefix: 'Luft-' },
  Earth: { name: 'Erde', prefix: 'Erd-' },
  Fire: { name: 'Feuer', prefix: 'Feuer-' },
  Water: { name: 'Wasser', prefix: 'Wasser-' },
  Undead: {
    name: 'Untoter',
    noun: noun('m', 'Untot', 'Untot', 'Untot', { type: 'adjective' }),
    adjective: 'untot',
    prefix: 'Untoten-',
  },
  Familiar: {
    name: 'Vertrauter',
    noun: noun('m', 'Vertraut', 'Vertraut', 'Vertraut', { type: 'adjective' }),
    prefix: 'Vertrauten-',
  },
  Weapon: thing(strong('f', 'Waffe', 'Waffe', 'Waffen', { prefix: 'Waffen' })),
  Armor: thing(strong('f', 'Rüstung', 'Rüstung', 'Rüstungen', { prefix: 'Rüstungs' })),
  Shield: thing(strong('m', 'Schild', 'Schilds', 'Schilde')),
  Helm: thing(strong('m', 'Helm', 'Helms', 'Helme')),
  Helmet: thing(strong('m', 'Helm', 'Helms', 'Helme')),
  Gauntlet: thing(strong('m', 'Panzerhandschuh', 'Panzerhandschuhs', 'Panzerhandschuhe')),
  Bow: thing(strong('m', 'Bogen', 'Bogens', 'Bögen')),
  Arrow: thing(strong('m', 'Pfeil', 'Pfeils', 'Pfeile')),
  Steed: thing(strong('n', 'Reittier', 'Reittiers', 'Reittiere')),
  Treasure: thing(strong('m', 'Schatz', 'Schatzes', 'Schätze')),
  Stance: thing(strong('f', 'Kampfhaltung', 'Kampfhaltung', 'Kampfhaltungen')),
  Trap: thing(strong('f', 'Falle', 'Falle', 'Fallen')),
  Poison: thing(strong('n', 'Gift', 'Gifts', 'Gifte')),
  Potion: thing(strong('m', 'Trank', 'Tranks', 'Tränke')),
  Totem: thing(strong('n', 'Totem', 'Totems', 'Totems')),
  'Soul Gem': thing(strong('m', 'Seelenstein', 'Seelensteins', 'Seelensteine')),
  'Lycanthrope Form': thing(strong('f', 'Lykanthropengestalt', 'Lykanthropengestalt', 'Lykanthropengestalten')),
  Tactics: thing(strong('f', 'Taktik', 'Taktik', 'Taktiken')),
  Campaign: thing(strong('m', 'Feldzug', 'Feldzugs', 'Feldzüge')),
  Monster: thing(strong('n', 'Monster', 'Monsters', 'Monster')),
  Paladin: thing(strong('m', 'Paladin', 'Paladins', 'Paladine')),
  Ranger: thing(strong('m', 'Waldläufer', 'Waldläufers', 'Waldläufer')),
  Scout: thing(strong('m', 'Späher', 'Spähers', 'Späher')),
  Assassin: thing(weak('Assassine', 'Assassinen')),
  Bard: thing(weak('Barde', 'Barden')),
  Cantor: thing(strong('m', 'Kantor', 'Kantors', 'Kantoren')),
  Druid: thing(weak('Druide', 'Druiden')),
  Shaman: thing(weak('Schamane', 'Schamanen')),
  Seer: thing(strong('m', 'Seher', 'Sehers', 'Seher')),
  Monk: thing(strong('m', 'Mönch', 'Mönchs', 'Mönche')),
  Necromancer: thing(weak('Nekromant', 'Nekromanten')),
  Illusionist: thing(weak('Illusionist', 'Illusionisten')),
  Mentalist: thing(weak('Mentalist', 'Mentalisten')),
  Summoner: thing(strong('m', 'Beschwörer', 'Beschwörers', 'Beschwörer')),
  Barbarian: thing(weak('Barbar', 'Barbaren')),
  Reaver: thing(strong('m', 'Plünderer', 'Plünderers', 'Plünderer')),
  Hero: thing(weak('Held', 'Helden')),
  Cohort: thing(strong('m', 'Gefolgsmann', 'Gefolgsmanns', 'Gefolgsleute')),
  Thrall: thing(strong('m', 'Knecht', 'Knechts', 'Knechte')),
  Apprentice: thing(strong('m', 'Lehrling', 'Lehrlings', 'Lehrlinge')),
  Instructor: thing(strong('m', 'Ausbilder', 'Ausbilders', 'Ausbilder')),
  Gargoyle: thing(strong('m', 'Gargoyle', 'Gargoyles', 'Gargoyles')),
  Lycanthrope: thing(weak('Lykanthrop', 'Lykanthropen')),
  Dragon: thing(weak('Drache', 'Drachen')),
  'Dragon Lord': thing(weak('Drachenfürst', 'Drachenfürsten')),
  'Medusan Lord': thing(weak('Medusenfürst', 'Medusenfürsten')),
  Stormwraith: thing(strong('m', 'Sturmgeist', 'Sturmgeists', 'Sturmgeister')),
  Daemon: thing(strong('m', 'Dämon', 'Dämons', 'Dämonen')),
  Lich: thing(strong('m', 'Lich', 'Lichs', 'Lichs')),
  Ghoul: thing(strong('m', 'Ghul', 'Ghuls', 'Ghule')),
  Skeleton: thing(strong('n', 'Skelett', 'Skeletts', 'Skelette')),
  Construct: thing(strong('n', 'Konstrukt', 'Konstrukts', 'Konstrukte')),
  Golem: thing(strong('m', 'Golem', 'Golems', 'Golems')),
  Elemental: thing(strong('n', 'Elementar', 'Elementars', 'Elementare')),
  'Fire Elemental': thing(strong('n', 'Feuerelementar', 'Feuerelementars', 'Feuerelementare')),
  Avatar: thing(strong('m', 'Avatar', 'Avatars', 'Avatare')),
  Guardian: thing(strong('m', 'Wächter', 'Wächters', 'Wächter')),
  Giant: thing(weak('Riese', 'Riesen')),
  Troll: thing(strong('m', 'Troll', 'Trolls', 'Trolle')),
  Harpy: thing(strong('f', 'Harpyie', 'Harpyie', 'Harpyien')),
  Nymph: thing(strong('f', 'Nymphe', 'Nymphe', 'Nymphen')),
  Djinn: thing(strong('m', 'Dschinn', 'Dschinns', 'Dschinn')),
  Efreet: thing(strong('m', 'Ifrit', 'Ifrits', 'Ifrite')),
  Direwolf: thing(strong('m', 'Schreckenswolf', 'Schreckenswolfs', 'Schreckenswölfe')),
  Reindeer: thing(strong('n', 'Rentier', 'Rentiers', 'Rentiere')),
  Kratchling: thing(strong('m', 'Kratchling', 'Kratchlings', 'Kratchlinge')),
  Sutek: thing(strong('m', 'Sutek', 'Suteks', 'Sutek', { type: 'fixed' })),
  Warlord: thing(strong('m', 'Warlord', 'Warlords', 'Warlords')),
  Overlord: thing(strong('m', 'Overlord', 'Overlords', 'Overlords')),
  'The Chosen': {
    name: 'Auserwählter',
    noun: noun('m', 'Auserwählt', 'Auserwählt', 'Auserwählt', { type: 'adjective' }),
  },
};

/** Traits are open words: one that is not in the list keeps its English name. */
export function traitWords(trait: string): Words {
  return TRAIT_WORDS[trait] ?? { name: trait, behind: `mit der Eigenschaft ${trait}` };
}
