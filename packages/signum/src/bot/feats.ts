/**
 * How likely the feats in hand are to be earned (SG-11.40 to SG-11.66).
 */
import { playerAt } from '../table.ts';
import type { Outlook } from './outlook.ts';

/** For most of them it depends on what happens in the battle. */
const LIKELY: Readonly<Record<string, number>> = {
  'forest-hunt': 0.4,
  headhunter: 0.6,
  'giant-slayer': 0.5,
  'heros-blade': 0.6,
  'clean-shot': 0.3,
  'arcane-execution': 0.3,
  'over-the-edge': 0.3,
  'wolf-pack': 0.7,
  'small-but-fierce': 0.5,
  'double-kill': 0.3,
  'champions-fall': 0.3,
  duelist: 0.4,
  'the-last-effort': 0.3,
  vanguard: 0.8,
  'hold-the-ground': 0.5,
  breakthrough: 0.5,
  bloodbath: 0.5,
  encirclement: 0.5,
  untouched: 0.3,
  'critical-moment': 0.6,
  rout: 0.2,
  spellstorm: 0.4,
};

/** From 0 to 1. */
export function canBeMet(o: Outlook, condition: string): number {
  const player = playerAt(o.g, o.seat);
  switch (condition) {
    case 'full-muster':
      return Math.min(1, o.mine.length / 5);
    case 'relic-bearer':
      return player.relics.length / 3;
    case 'masons-pride':
      return player.buildings.length / 2;
    case 'treasury':
      return Math.min(1, player.income / 10);
    case 'keeper-of-graves':
      return Math.min(1, (player.hall.length + 1) / 5);
    default:
      return LIKELY[condition] ?? 0.4;
  }
}
