/**
 * Feats in English (SG-11.40 to SG-11.66).
 */
import type { FeatRecord } from '../../content/card.ts';
import type { FeatCondition } from '../../rules/feat-conditions.ts';
import { copiesByDeck } from '../copies.ts';

const CONDITIONS: Readonly<Record<FeatCondition, string>> = {
  'forest-hunt': 'the destroyed character stood in or next to a forest',
  headhunter: 'the destroyed character was silver or gold',
  'giant-slayer': 'the rank of the destroyed character was higher than that of the creature that killed it',
  'heros-blade': 'your hero killed the destroyed character with an attack',
  'clean-shot': 'the destroyed character was killed by a ranged attack or a Longshot from distance 3 or more',
  'arcane-execution': 'the destroyed character was killed by magic damage',
  'over-the-edge': 'the attack that killed the destroyed character included damage from a push',
  'wolf-pack': 'the destroyed character was in contact with at least 2 of your creatures when it died',
  'small-but-fierce': 'one of your bronze or rankless characters or of your minions killed the destroyed character',
  'double-kill': 'the destroyed character is at least the second one this turn',
  'champions-fall': 'the destroyed character was gold',
  duelist: "you dealt at least 3 wounds to an opponent's hero this turn",
  'the-last-effort': 'your hero has at most 2 hit points left',
  'full-muster': 'you control at least 5 creatures',
  vanguard: "at least 2 of your creatures are nearer to an opponent's deployment zone than to yours",
  'hold-the-ground': 'one of your creatures is in or next to unique terrain and no enemy creature is',
  'relic-bearer': 'your hero wears 3 relics',
  'masons-pride': 'at least 2 buildings stand in your City',
  spellstorm: 'you have played at least 2 spells this turn',
  treasury: 'your income is at least 10',
  breakthrough: "one of your creatures stands in an opponent's deployment zone",
  bloodbath: 'you dealt at least 5 wounds to enemy creatures this turn',
  encirclement: "an opponent's hero is in contact with at least 2 of your creatures",
  untouched: 'your hero has no wounds and an enemy character was destroyed this turn',
  'critical-moment': 'your creatures triggered at least 2 critical effects this turn',
  'keeper-of-graves': 'at least 5 cards lie in your Hall of Ancestors',
  rout: 'you pushed at least 3 different enemy creatures this turn',
};

export function featText(feat: FeatRecord): string {
  const { kind, points, condition } = feat;
  const conditions: Readonly<Record<string, string>> = CONDITIONS;
  const when =
    kind === 'military' ? 'Play it when you have destroyed an enemy character, if' : 'Play it in your turn if';
  const { decks, cards } = copiesByDeck(feat);
  return [
    `${kind === 'military' ? 'Military feat' : 'Achievement'}, ${points === 1 ? '1 victory point' : `${points} victory points`}. Copies in decks of ${decks} feats: ${cards}.`,
    `${when} ${conditions[condition] ?? condition}.`,
  ].join('\n');
}
