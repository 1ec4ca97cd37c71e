/**
 * The arms of a Warlord card: the faction's colours, a charge for what the card is.
 */
import type { Card } from '@muster/warlord';
import { divisionFrom, numberFrom, type Arms } from '../../heraldry/arms.tsx';

/** Field, second colour and tincture of the charge. */
const COLOURS: Readonly<Record<string, readonly [string, string, string]>> = {
  Dwarf: ['oklch(0.42 0.05 240)', 'oklch(0.34 0.05 240)', 'oklch(0.88 0.05 80)'],
  Elf: ['oklch(0.42 0.09 155)', 'oklch(0.34 0.08 155)', 'oklch(0.93 0.04 110)'],
  'Free Kingdoms': ['oklch(0.43 0.11 262)', 'oklch(0.34 0.1 262)', 'oklch(0.88 0.11 90)'],
  Deverenian: ['oklch(0.36 0.09 320)', 'oklch(0.28 0.07 320)', 'oklch(0.87 0.05 330)'],
  Nothrog: ['oklch(0.42 0.13 28)', 'oklch(0.33 0.11 28)', 'oklch(0.9 0.05 85)'],
  Mercenary: ['oklch(0.43 0.06 70)', 'oklch(0.34 0.05 70)', 'oklch(0.9 0.09 88)'],
};
const ITEM = ['oklch(0.38 0.03 75)', 'oklch(0.32 0.03 75)', 'oklch(0.86 0.09 85)'] as const;
const ACTION = ['oklch(0.36 0.07 200)', 'oklch(0.3 0.06 200)', 'oklch(0.9 0.05 190)'] as const;

/** Words in names that say what something looks like; the first that fits. */
const NAMED: readonly (readonly [RegExp, string])[] = [
  [/dragon|drake|wyvern/i, 'dragon-head'],
  [/wolf|hound/i, 'wolf-head'],
  [/spider/i, 'angular-spider'],
  [/crossbow/i, 'crossbow'],
  [/bow|shot|arrow|archer/i, 'bow-arrow'],
  [/ring/i, 'diamond-ring'],
  [/robe/i, 'cape-armor'],
  [/cloak|cape/i, 'cloak'],
  [/boots/i, 'boots'],
  [/armor|plate|mail|skin/i, 'chest-armor'],
  [/shield|buckler/i, 'shield'],
  [/amulet|pendant|necklace|charm/i, 'gem-pendant'],
  [/staff|rod|wand/i, 'wizard-staff'],
  [/axe/i, 'war-axe'],
  [/hammer/i, 'warhammer'],
  [/mace|flail|club/i, 'flanged-mace'],
  [/dagger|knife/i, 'plain-dagger'],
  [/spear|lance|pike/i, 'spears'],
  [/sword|blade/i, 'broadsword'],
  [/helm/i, 'centurion-helmet'],
  [/gauntlet|glove/i, 'gauntlet'],
  [/potion|elixir/i, 'health-potion'],
  [/fire|flame|meteor|burn/i, 'fire-spell-cast'],
  [/lightning|bolt|missile|blast/i, 'bolt-spell-cast'],
  [/ice|frost|cold/i, 'ice-bolt'],
  [/heal|cure|bless/i, 'holy-symbol'],
  [/curse|death|doom/i, 'evil-book'],
  [/banner|standard/i, 'knight-banner'],
];

const BY_CLASS: Readonly<Record<string, readonly string[]>> = {
  Fighter: ['crossed-swords', 'swordman', 'mailed-fist', 'broadsword'],
  Cleric: ['holy-symbol', 'ankh', 'angel-wings'],
  Wizard: ['wizard-face', 'orb-wand', 'wizard-staff'],
  Rogue: ['rogue', 'daggers', 'cloak-dagger'],
};

const BY_FACTION: Readonly<Record<string, string>> = {
  Dwarf: 'dwarf-helmet',
  Elf: 'woman-elf-face',
  'Free Kingdoms': 'lion',
  Deverenian: 'crowned-skull',
  Nothrog: 'orc-head',
  Mercenary: 'black-knight-helm',
};

export function armsOf(card: Card): Arms {
  const [field, second, tincture] =
    card.type === 'character' ? (COLOURS[card.factions[0] ?? ''] ?? ITEM) : card.type === 'item' ? ITEM : ACTION;
  return { field, second, tincture, division: divisionFrom(card.id), charge: chargeOf(card) };
}

function chargeOf(card: Card): string {
  if (card.traits?.includes('Warlord') === true) return 'crown';
  const named = NAMED.find(([words]) => words.test(card.name))?.[1];
  if (named !== undefined) return named;
  const [first] = card.classes;
  const choices = first === undefined ? [] : (BY_CLASS[first] ?? []);
  if (card.type === 'action') return first === 'Wizard' || first === 'Cleric' ? 'spell-book' : 'tied-scroll';
  const folk = card.type === 'character' ? BY_FACTION[card.factions[0] ?? ''] : undefined;
  const all = folk === undefined ? choices : [...choices, folk];
  return all[numberFrom(card.id) % Math.max(1, all.length)] ?? 'gems';
}
