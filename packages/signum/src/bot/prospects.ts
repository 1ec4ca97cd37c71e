/**
 * What attacks are worth.
 */
import { hasKeyword, rankOf, starsOf } from '../rules/properties.ts';
import { oddsOf } from './odds.ts';
import type { Outlook, Strike, Unit } from './outlook.ts';

/** What critical effects are worth that do no damage themselves. */
const CRITICAL: Readonly<Record<string, number>> = {
  Stun: 5,
  Poison: 4,
  Infection: 4,
  Cleave: 3,
  Vampirism: 3,
  Parasite: 2,
  Advance: 1,
  Mobility: 1,
  Swap: 0.5,
};
/** Symbols that are taken away are mostly there. */
const HIT_SHARE = 0.8;
/** What a token of armour counts against a wound. */
const ARMOUR = 0.6;

/** What a strike from so far away is worth to the attacker's side. */
export function gainOf(o: Outlook, attacker: Unit, { box, dice, damage }: Strike, target: Unit, far: number): number {
  const magic = box.type === 'magic';
  const forced = forcesCritical(o, attacker, box.type === 'melee', target);
  const odds = oddsOf(o.g.state.options.data.faces, dice, box.critical, forced);
  const piece = o.g.state.terrain[target.creature.hex] ?? '';
  const lost = (target.shield && !magic ? HIT_SHARE : 0) + (piece === 'forest' ? HIT_SHARE : piece === 'ford' ? -1 : 0);
  const armour = magic ? 0 : target.armour;
  let wounds = 0;
  let kills = 0;
  let worn = 0;
  for (const [rolled, chance] of odds.damage.entries()) {
    if (rolled === 0) continue;
    let dealt = rolled + damage - lost;
    if (target.stalwart && dealt > 1) dealt -= 1;
    if (dealt <= 0) continue;
    worn += chance * Math.min(dealt, armour);
    const through = dealt - armour;
    if (through <= 0) continue;
    wounds += chance * Math.min(through, target.life);
    if (through > target.life - 0.5) kills += chance;
  }
  const scored =
    attacker.mine && target.creature.kind === 'character' ? militaryFeat(o, attacker, box.type, target, far) : 0;
  const wound = target.perWound * urgency(target);
  const effect = (CRITICAL[box.critical.critical] ?? 0) * odds.critical;
  return (wounds + worn * ARMOUR) * wound + kills * (target.lastWound + scored) + effect;
}

/** The nearer to its end a creature is, the more a wound counts: whoever is hurt is finished first. */
function urgency({ life, hero }: Unit): number {
  return 1 + (hero ? 3 : 1.5) / (life + 1);
}

/** SG-20.10, as far as it can be seen from outside. */
function forcesCritical({ g }: Outlook, { creature, rank }: Unit, melee: boolean, target: Unit): boolean {
  if (creature.wounds > 0 && hasKeyword(g, creature, 'Berserk')) return true;
  if (melee && target.creature.wounds > 0 && hasKeyword(g, creature, 'Predator')) return true;
  if (target.creature.kind !== 'character') return false;
  if (target.rank > rank && hasKeyword(g, creature, 'Assassin')) return true;
  return target.rank < rank && hasKeyword(g, creature, 'Superiority');
}

/** The best feat in hand that the attacker would score with the kill. */
function militaryFeat({ g, feats }: Outlook, attacker: Unit, type: string, target: Unit, far: number): number {
  if (feats.size === 0) return 0;
  let best = 0;
  const scores = (condition: string, met: boolean) => {
    if (met) best = Math.max(best, feats.get(condition) ?? 0);
  };
  const rank = rankOf(g, target.creature);
  scores('headhunter', rank === 'silver' || rank === 'gold');
  scores('champions-fall', starsOf(g, target.creature).includes('gold'));
  scores('giant-slayer', target.rank > attacker.rank);
  scores('heros-blade', attacker.hero);
  scores('clean-shot', type === 'ranged' && far >= 3);
  scores('arcane-execution', type === 'magic');
  scores('small-but-fierce', !attacker.hero && attacker.rank <= 1);
  scores('untouched', true);
  return best;
}
