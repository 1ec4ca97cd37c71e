/**
 * The silhouette of an army card's figures: by what they are, then by what they do.
 */
import type { ArmyCard } from '@muster/heroscape';

const BY_CLASS: Readonly<Record<string, string>> = {
  samurai: 'samurai-helmet',
  ashigaru: 'samurai-helmet',
  ninja: 'ninja-head',
  knight: 'visored-helm',
  gladiator: 'gladius',
  archer: 'bowman',
  lawman: 'revolver',
  agent: 'crossed-pistols',
  sniper: 'high-shot',
  wizard: 'pointy-hat',
  monk: 'monk-face',
  hunter: 'bow-arrow',
  scout: 'hooded-assassin',
  soldier: 'barbute',
  'shadow assassin': 'hooded-assassin',
  rogue: 'hooded-assassin',
  paladin: 'templar-shield',
  queen: 'queen-crown',
  king: 'crown',
};

const BY_SPECIES: Readonly<Record<string, string>> = {
  soulborg: 'mecha-head',
  marro: 'alien-stare',
  kyrie: 'feathered-wing',
  elf: 'elf-helmet',
  eladrin: 'woman-elf-face',
  drow: 'hooded-assassin',
  undead: 'shambling-zombie',
  dragon: 'dragon-head',
  dragonborn: 'dragon-head',
  wyvern: 'wyvern',
  orc: 'orc-head',
  elemental: 'fire-silhouette',
  elementar: 'fire-silhouette',
  viper: 'snake-bite',
  dwarf: 'dwarf-helmet',
  wolf: 'wolf-head',
  warforged: 'robot-golem',
  golem: 'rock-golem',
  troll: 'troll',
  ogre: 'ogre',
  giant: 'giant',
  goliath: 'giant',
  firbolg: 'giant',
  primadon: 'gorilla',
  quasatch: 'gorilla',
  goblin: 'goblin-head',
  hobgoblin: 'goblin-head',
  sahuagin: 'fish-monster',
  lizardfolk: 'lizardman',
  insect: 'insect-jaws',
  arachnid: 'spider-alt',
  hydra: 'hydra',
  demon: 'daemon-skull',
  lycanthrope: 'werewolf',
  wulsinu: 'werewolf',
  doggin: 'wolf-howl',
  fiantooth: 'beast-eye',
  'mind flayer': 'evil-moon',
};

export function iconOf({ species, class: role, name }: ArmyCard): string {
  if (species !== 'human') return BY_SPECIES[species] ?? BY_CLASS[role] ?? 'swordman';
  if (/viking/i.test(name)) return 'viking-helmet';
  if (/roman|legion/i.test(name)) return 'centurion-helmet';
  return BY_CLASS[role] ?? 'swordman';
}
