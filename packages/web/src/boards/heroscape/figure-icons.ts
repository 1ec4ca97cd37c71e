/**
 * Silhouettes of army cards: by the name where it says what the figures are, else by species and class together, then by either.
 */
import { cardById, type ArmyCard, type HeroscapeView } from '@muster/heroscape';
import icons from 'virtual:heroscape-figures';
import { addDrawings } from '../../icons/drawings.ts';
import { ANY_FIGHTER, silhouettesOf } from '../hex/silhouettes.ts';

addDrawings(icons);

type Wishes = Readonly<Record<string, readonly string[]>>;

const BY_NAME: readonly (readonly [RegExp, readonly string[]])[] = [
  [/\bfire elemental/i, ['fire-silhouette']],
  [/\bwater elemental/i, ['water-splash']],
  [/\bair elemental/i, ['whirlwind']],
  [/\bice elemental/i, ['ice-golem']],
  [/\bearth elemental/i, ['rock-golem']],
  [/\briders?\b/i, ['boar', 'cavalry']],
  [/\bcavalry/i, ['mounted-knight', 'cavalry']],
  [/\byari\b/i, ['pikeman']],
  [/\bharquebus/i, ['musket']],
  [/\barchers?\b/i, ['bowman', 'archer', 'bow-arrow']],
  [/\bviking/i, ['viking-helmet', 'viking-head', 'horned-helm', 'viking-shield']],
  [/\broman|legion|decimus/i, ['centurion-helmet', 'crested-helmet']],
  [/\bairborne/i, ['parachute']],
  [/\bsgt\b/i, ['sergeant', 'brodie-helmet']],
  [/\b4th massachusetts/i, ['musket', 'pilgrim-hat']],
  [/\bregiment of foot/i, ['bayonet', 'musket']],
  [/\bsacred band|parmenio/i, ['spartan-helmet', 'spartan']],
  [/\bhounds?\b/i, ['hound']],
  [/\bzombies?\b/i, ['shambling-zombie']],
  [/\bshades?\b/i, ['ghost']],
  [/\brechets?\b/i, ['spectre']],
  [/\bgladiatrons?\b/i, ['vintage-robot']],
  [/\bretiarius/i, ['trident']],
];

const BY_SPECIES_AND_CLASS: Wishes = {
  'elf archer': ['bowman', 'archer', 'bow-arrow'],
  'elf wizard': ['pointy-hat', 'wizard-face', 'wizard-staff', 'orb-wand', 'warlock-hood', 'spell-book', 'crystal-wand'],
  'elf archmage': ['wizard-staff', 'crystal-ball'],
  'soulborg deathwalker': ['mecha-head', 'battle-mech', 'megabot'],
  'soulborg deathreaver': ['spider-bot'],
  'soulborg deathstalker': ['tracked-robot'],
  'soulborg guard': ['robot-helmet', 'android-mask'],
  'soulborg sniper': ['sentry-gun'],
  'soulborg major': ['cyborg-face', 'mecha-mask', 'megabot'],
  'soulborg scout': ['robot-antennas'],
  'soulborg warden': ['mecha-mask', 'android-mask'],
  'soulborg repulsor': ['ray-gun'],
  'marro hive': ['hive'],
  'marro warwitch': ['brain-tentacle'],
  'marro drone': ['alien-bug'],
  'marro stinger': ['wasp-sting'],
  'marro drudge': ['eyestalk'],
  'marro hivelord': ['alien-skull', 'praying-mantis', 'squid-head'],
  'marro overlord': ['squid-head', 'alien-skull'],
  'kyrie minion': ['bat-wing'],
  'kyrie sentinel': ['winged-shield'],
  'kyrie soldier': ['winged-sword'],
  'kyrie protector': ['arrow-wings'],
  'dragon wyrmling': ['dragon-orb', 'dragon-spiral', 'dragonfly'],
  'orc archer': ['archer', 'bowman'],
  'orc champion': ['warlord-helmet', 'brutal-helm', 'boar-tusks'],
  'orc hunter': ['spiked-mace', 'stone-axe'],
  'undead queen': ['crowned-skull'],
  'undead lord': ['vampire-dracula'],
  'undead lady': ['female-vampire'],
  'undead duchess': ['vampire-cape'],
  'undead knight': ['horned-helm', 'black-knight-helm'],
  'undead death knight': ['black-knight-helm', 'skull-shield'],
  'drow arachnomancer': ['spider-face', 'witch-face'],
  'drow guard': ['whip'],
  'dwarf rogue': ['dwarf-face'],
  'dwarf leader': ['horned-helm'],
  'dwarf warlord': ['warhammer'],
  'viper warlord': ['snake-totem'],
  'viper protector': ['rattlesnake'],
  'warforged wizard': ['golem-head'],
  'hobgoblin sorcerer': ['goblin', 'burning-skull'],
};

const BY_SPECIES: Wishes = {
  soulborg: ['mecha-head', 'robot-helmet', 'cyborg-face', 'android-mask', 'vintage-robot', 'robot-antennas'],
  marro: ['alien-stare', 'alien-skull', 'alien-bug', 'praying-mantis', 'eyestalk'],
  kyrie: ['feathered-wing', 'angel-wings', 'winged-scepter', 'angel-outfit', 'winged-emblem', 'harpy', 'curly-wing'],
  elf: ['elf-helmet', 'woman-elf-face', 'robin-hood-hat'],
  eladrin: ['woman-elf-face', 'fairy-wand', 'crystal-wand'],
  'half-elf': ['robin-hood-hat'],
  drow: ['hooded-assassin', 'cloak-dagger', 'warlock-hood'],
  undead: ['skeleton-inside', 'spectre', 'ghost', 'shambling-zombie', 'mummy-head', 'grim-reaper'],
  dragon: ['dragon-head', 'spiked-dragon-head', 'sea-dragon', 'double-dragon', 'dragon-breath'],
  dragonborn: ['dragon-shield', 'spiked-dragon-head'],
  wyvern: ['wyvern'],
  orc: ['orc-head', 'brutal-helm', 'barbarian', 'boar-tusks'],
  elementar: ['golem-head', 'rock-golem'],
  moltarn: ['burning-skull', 'rock-golem'],
  viper: ['snake-bite', 'snake', 'snake-tongue', 'sand-snake'],
  dwarf: ['dwarf-helmet', 'dwarf-face', 'battle-axe'],
  wolf: ['wolf-head', 'direwolf', 'wolf-howl'],
  warforged: ['robot-golem', 'metal-golem-head', 'golem-head'],
  golem: ['metal-golem-head', 'robot-golem'],
  troll: ['troll', 'cyclops', 'barbarian'],
  trolticor: ['minotaur'],
  ogre: ['ogre', 'cyclops', 'minotaur'],
  giant: ['giant', 'cyclops', 'minotaur'],
  goliath: ['giant', 'barbarian'],
  firbolg: ['stag-head', 'giant'],
  primadon: ['gorilla', 'mandrill-head'],
  quasatch: ['polar-bear', 'gorilla'],
  'dzu-teh': ['bear-face', 'polar-bear'],
  goblin: ['goblin-head', 'horned-skull'],
  hobgoblin: ['goblin', 'goblin-head'],
  sahuagin: ['fish-monster'],
  lizardfolk: ['lizardman'],
  insect: ['insect-jaws'],
  nagrub: ['beetle-shell'],
  arachnid: ['spider-alt'],
  hydra: ['hydra'],
  demon: ['daemon-skull'],
  lycanthrope: ['werewolf'],
  wulsinu: ['hyena-head', 'werewolf'],
  doggin: ['wolf-howl', 'hound'],
  fiantooth: ['beast-eye'],
  gryphillin: ['hawk-emblem', 'eagle-head'],
  'mind flayer': ['evil-moon'],
};

const BY_CLASS: Wishes = {
  samurai: ['samurai-helmet', 'katana', 'overlord-helm'],
  ashigaru: ['pikeman', 'musket'],
  daimyo: ['overlord-helm', 'samurai-helmet'],
  ninja: ['ninja-head', 'ninja-mask', 'ninja-heroic-stance', 'running-ninja', 'ninja-star'],
  knight: ['visored-helm', 'frog-mouth-helm', 'heavy-helm', 'templar-shield'],
  champion: ['heavy-helm', 'broadsword', 'two-handed-sword', 'knight-banner'],
  warlord: ['warlord-helmet', 'overlord-helm', 'crown'],
  warrior: ['barbarian', 'battle-axe', 'war-axe'],
  fighter: ['swordman', 'closed-barbute'],
  gladiator: ['gladius', 'spartan', 'closed-barbute', 'flail'],
  archer: ['bowman', 'archer'],
  lawman: ['revolver', 'western-hat', 'winchester-rifle'],
  agent: ['crossed-pistols', 'spy', 'pistol-gun'],
  sniper: ['rifle', 'high-shot'],
  wizard: ['pointy-hat', 'wizard-face', 'wizard-staff'],
  monk: ['monk-face', 'prayer'],
  cleric: ['holy-symbol'],
  hunter: ['bow-arrow', 'barbed-spear'],
  ranger: ['robin-hood-hat', 'bow-arrow'],
  scout: ['war-bonnet', 'hooded-figure'],
  tribesman: ['tomahawk', 'war-bonnet'],
  soldier: ['barbute', 'brodie-helmet', 'rifle'],
  patriot: ['saber-and-pistol', 'musket'],
  hewer: ['wood-axe'],
  frostrager: ['ice-spear', 'barbarian'],
  'shadow assassin': ['hooded-assassin', 'cloak-dagger'],
  rogue: ['hooded-assassin', 'cloak-dagger'],
  paladin: ['templar-shield'],
  queen: ['queen-crown'],
  king: ['crown'],
};

/** What suits a card, the best first. */
export function wishesOf({ species, class: role, name }: ArmyCard): readonly string[] {
  return [
    ...BY_NAME.filter(([words]) => words.test(name)).flatMap(([, icons]) => icons),
    ...(BY_SPECIES_AND_CLASS[`${species} ${role}`] ?? []),
    ...(BY_SPECIES[species] ?? []),
    ...(BY_CLASS[role] ?? []),
    ...ANY_FIGHTER,
  ];
}

/** Where there is no table: what suits the card best. */
export function iconOf(card: ArmyCard): string {
  return wishesOf(card)[0] ?? '';
}

/** By the id of the card's record: the silhouettes on this table. */
export function figureIcons({ cards }: HeroscapeView): ReadonlyMap<string, string> {
  return silhouettesOf(
    cards.flatMap(({ card }) => {
      const record = cardById(card);
      return record === undefined ? [] : [{ id: card, wishes: wishesOf(record) }];
    }),
  );
}
