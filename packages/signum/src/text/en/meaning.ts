/**
 * What the keywords mean, in English (chapter 35). The numbers stand in the label.
 */
import type { Named } from '../skeleton/plan.ts';
import type { KeywordLabel } from '../tongue.ts';
import { hexes } from './noun.ts';
import { plural } from './state.ts';

const MEANINGS: Readonly<Record<Named, (x: number) => string>> = {
  Agile: () => 'The creature may move through hexes held by allied creatures.',
  Ambush: () => 'If the creature did not move before its attack, it adds the dice to the attack.',
  Armour: (x) =>
    `When the card is played or the creature deployed, it gets ${plural(x, 'armour token')}. Each takes 1 damage that is not magic; a relic without any left is destroyed.`,
  Assassin: () => 'Against a character of higher rank its critical effect always works.',
  'Attack Master': (x) => `When attacking, the creature may reroll ${x === 1 ? '1 die' : `up to ${x} dice`}.`,
  Aura: (x) => `This holds for creatures within ${hexes(x)}, but not for the creature itself.`,
  Berserk: () => 'While the creature is wounded its critical effect always works.',
  Brave: () => "The creature ignores 1 PUSH of an opponent's attack or damage roll.",
  Charge: () =>
    'This holds for its attack if the creature moved before it and had not been in contact with the target.',
  Clinch: () => 'Enemy creatures in contact with the creature cannot move or run.',
  Contract: (x) =>
    `At the start of its activation you may pay ${x} hero strength; this then holds until the end of the turn.`,
  Counterattack: () =>
    'After a melee attack on it, the creature may attack the attacker with these dice if it can reach it.',
  Cruelty: () => 'Buildings and Warlord have no effect on the creature.',
  Defender: () => 'Enemy creatures in contact with the creature can aim melee attacks only at a Defender.',
  'Difficult Target': () => 'Red and blue dice of attacks on the creature become yellow dice.',
  'First Word': () => 'This happens at once when the card is played or the creature deployed.',
  Flank: () => 'This holds for a melee attack on a target in contact with another creature allied to the attacker.',
  Flying: () => 'The creature moves over creatures and terrain.',
  Forged: () =>
    'The creature cannot be healed, gets no poison or plague tokens, ignores PUSH in attacks, and Vampirism does not heal its attackers.',
  Healer: () =>
    'Instead of attacking, the creature may roll its printed attack dice for another creature in range and line of sight; each HIT or CRIT heals that creature by 1.',
  Hook: (x) =>
    `Instead of moving, the creature may pull an enemy creature within ${hexes(x)} and in line of sight into contact with itself.`,
  Huge: () => 'Whoever attacks the creature with a melee or ranged attack has Attack Master 2 for it.',
  Hunter: () => 'Against these its critical effect always works.',
  'Last Word': () => 'This happens when the card goes to the Hall of Ancestors, or when the minion dies.',
  Longshot: (x) =>
    `Instead of attacking, the creature may roll the dice against an enemy creature within ${hexes(x)} and in line of sight: 1 damage for each HIT and CRIT, PUSH as usual. This is no attack.`,
  Monster: () =>
    'The creature cannot be healed, returned to the War Camp or controlled by an opponent, ignores PUSH, and support cards do not affect it.',
  Predator: () => 'In a melee attack on a wounded creature its critical effect always works.',
  Protector: () =>
    'The creature may take the damage of an allied creature in contact with it, up to its remaining hit points.',
  Pursuit: (x) =>
    `Once per activation, after killing a creature with a melee attack, the creature may move up to ${hexes(x)} into contact with another enemy creature and make another melee attack.`,
  Reborn: () =>
    'The creature cannot be healed and gets no poison or plague tokens; all PUSH of an attack together deal it 1 damage instead. When you kill an enemy character of at least its rank in your turn that is not Reborn, Forged, Undead or Mech, you may deploy it in that place for free.',
  Regeneration: () => 'At the start of its activation: each HIT heals the creature by 1, each CRIT by 2.',
  Reusability: (x) =>
    `When the card is played, it gets ${plural(x, 'reuse token')}; without any left it goes to the Hall of Ancestors.`,
  Run: (x) => `When running, the creature moves ${plural(x, 'extra hex').replace('hexs', 'hexes')} instead of 1.`,
  Rush: () => 'The creature may be activated in the turn in which it is deployed, but then it cannot attack.',
  Shield: () => 'The creature ignores 1 HIT of melee and ranged attacks.',
  Slow: () => 'The creature cannot run.',
  Stalwart: () => 'The creature takes 1 damage less from attacks, but at least 1.',
  Superiority: () => 'Against a character of lower rank its critical effect always works.',
  Warlord: () => 'Other allied characters of these ranks within 1 hex add the dice to their attacks.',
};

/** SG-23.13 */
const PLUS = 'It adds to what the creature has of it.';

export function keywordMeaning({ keyword, value, plus }: KeywordLabel): string {
  const meaning = MEANINGS[keyword](value ?? 1);
  return plus === true ? `${meaning} ${PLUS}` : meaning;
}
