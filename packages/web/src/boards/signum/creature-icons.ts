/**
 * The silhouette of a creature: by what its name says, else by its faction and how it fights.
 */
import type { AnyCreature } from '@muster/signum';

const NAMED: readonly (readonly [RegExp, string])[] = [
  [/hound|wolf|fang/i, 'wolf-head'],
  [/dragon|drake|wyrm/i, 'dragon-head'],
  [/golem|construct|automaton|engine|colossus/i, 'robot-golem'],
  [/skelet|bone/i, 'skeleton-inside'],
  [/ghost|wraith|shade|spect/i, 'ghost'],
  [/ghoul|zombie|risen|unburied|corpse/i, 'shambling-zombie'],
  [/bear/i, 'bear-head'],
  [/spider/i, 'spider-alt'],
  [/owl|hawk|raven|eagle|wing/i, 'feathered-wing'],
  [/archer|bow|arrow|hunter|stalker/i, 'bowman'],
  [/priest|prior|cleric|healer|acolyte|monk/i, 'holy-symbol'],
  [/witch|mage|seer|sorcer|wizard|warlock|druid/i, 'wizard-face'],
  [/knight|paladin|cavalier|rider|lancer/i, 'mounted-knight'],
  [/guard|shield|warden|sentinel|bulwark/i, 'templar-shield'],
  [/assassin|thief|rogue|shadow|knife/i, 'hooded-assassin'],
  [/smith|forge|hammer/i, 'warhammer'],
  [/gun|cannon|bomb|grenad/i, 'crossed-pistols'],
  [/spear|pike/i, 'spears'],
];

const BY_FACTION: Readonly<Record<string, string>> = {
  dawnward: 'visored-helm',
  thornveil: 'elf-helmet',
  'hollow-court': 'crowned-skull',
  emberforge: 'dwarf-helmet',
};

export function iconOf({ name, faction, kind, attacks }: AnyCreature): string {
  const named = NAMED.find(([words]) => words.test(name))?.[1];
  if (named !== undefined) return named;
  if (kind === 'hero') return BY_FACTION[faction] ?? 'crown';
  return attacks.some(({ range }) => range > 1) ? 'bowman' : (BY_FACTION[faction] ?? 'swordman');
}
