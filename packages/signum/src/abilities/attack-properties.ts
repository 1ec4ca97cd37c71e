/**
 * Properties that work inside an attack: added dice (step B), changes of dice (step C), forced critical effects (step D).
 */
import { chooseSome, type Option, type Script, type Seat } from '@muster/engine';
import type { Attack } from '../rules/attack.ts';
import { rollDie } from '../rules/dice.ts';
import { distanceBetween, inContact } from '../rules/place.ts';
import {
  diceOf,
  grantsOf,
  hasKeyword,
  isLarger,
  propertiesOf,
  rankNumber,
  rankOf,
  valueOf,
} from '../rules/properties.ts';
import type { Die } from '../content/die.ts';
import { areAllied, creatureOf, emit, isOnField, type Table } from '../table.ts';
import type { Creature } from '../state.ts';
import { matches } from './filter.ts';
import type { Grant } from './language.ts';

/** SG-20.13: Warlord, Ambush, Charge, Flank, Contract, buildings, relics. */
export function addDice(g: Table, attack: Attack): readonly Die[] {
  const attacker = creatureOf(g, attack.attacker);
  const dice: Die[] = [...warlordDice(g, attacker)];
  if (!attack.moved) dice.push(...(diceOf(g, attacker, 'Ambush') ?? [])); // SG-35.2
  for (const grant of grantsOf(g, attacker)) {
    if (grant.grant === 'dice' && grant.attack?.includes(attack.box.type) !== false) dice.push(...grant.dice);
  }
  return dice;
}

/** SG-35.67: allied characters of the named ranks within 1 hex; two Warlords don't add up (SG-23.12). */
function warlordDice(g: Table, attacker: Creature): readonly Die[] {
  if (attacker.kind !== 'character' || hasKeyword(g, attacker, 'Cruelty')) return []; // SG-35.10
  let best: readonly Die[] = [];
  for (const lord of g.state.creatures) {
    if (!isOnField(lord) || lord.id === attacker.id || !areAllied(g, lord.controller, attacker.controller)) continue;
    if (distanceBetween(g, lord, attacker) > 1) continue;
    for (const property of propertiesOf(g, lord)) {
      if (property.keyword !== 'Warlord' || !property.ranks.includes(rankOf(g, attacker))) continue;
      if (isLarger(property.dice, best)) best = property.dice;
    }
  }
  return best;
}

/** What Charge and Flank give for this attack, settled when it is declared (SG-35.11, SG-35.23). */
export function situational(g: Table, attack: Attack): readonly Grant[] {
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  const grants: Grant[] = [];
  for (const property of propertiesOf(g, attacker)) {
    if (property.keyword === 'Charge' && attack.moved && !wasInContact(g, attack)) grants.push(...property.grants);
    if (property.keyword === 'Flank' && attack.box.type === 'melee' && isFlanked(g, attacker, target))
      grants.push(...property.grants);
  }
  return grants;
}

/** SG-35.11: the attacker was in contact with the target when its movement began. */
function wasInContact(g: Table, attack: Attack): boolean {
  const { activation } = g.state;
  if (activation === null || activation.creature !== attack.attacker) return false;
  return (g.field.beside[activation.from] ?? []).includes(attack.hex);
}

function isFlanked(g: Table, attacker: Creature, target: Creature): boolean {
  return g.state.creatures.some(
    (one) =>
      isOnField(one) &&
      one.id !== attacker.id &&
      areAllied(g, one.controller, attacker.controller) &&
      inContact(g, one, target),
  );
}

/** Dice the target's properties take away. */
export function removedByDefender(g: Table, attack: Attack): number {
  let removed = 0;
  for (const grant of grantsOf(g, creatureOf(g, attack.target))) {
    if (grant.grant === 'dice-against' && grant.attack?.includes(attack.box.type) !== false) removed += grant.remove;
  }
  return removed;
}

/** SG-20.10 */
export function forcesCritical(g: Table, attack: Attack): boolean {
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  const character = target.kind === 'character';
  if (hasKeyword(g, attacker, 'Berserk') && attacker.wounds > 0) return true; // SG-35.8
  if (hasKeyword(g, attacker, 'Predator') && attack.box.type === 'melee' && target.wounds > 0) return true; // SG-35.46
  if (hasKeyword(g, attacker, 'Assassin') && character && rankNumber(g, target) > rankNumber(g, attacker)) return true; // SG-35.5
  if (hasKeyword(g, attacker, 'Superiority') && character && rankNumber(g, target) < rankNumber(g, attacker))
    return true; // SG-35.66
  return propertiesOf(g, attacker).some(
    (property) => property.keyword === 'Hunter' && matches(g, target, property.of, attacker.id, attacker.controller), // SG-35.31
  );
}

/** SG-20.3, SG-20.14: rerolls of the attacker, each die at most once by each player. */
export class Changes {
  readonly #g: Table;
  readonly #attack: Attack;
  readonly #used = new Set<string>();

  constructor(g: Table, attack: Attack) {
    this.#g = g;
    this.#attack = attack;
  }

  /** SG-35.36, SG-35.30: Attack Master, also given by a huge target. */
  #rerolls(seat: Seat): number {
    const attacker = creatureOf(this.#g, this.#attack.attacker);
    const target = creatureOf(this.#g, this.#attack.target);
    if (attacker.controller !== seat) return 0;
    const huge = hasKeyword(this.#g, target, 'Huge') && this.#attack.box.type !== 'magic' ? 2 : 0;
    return Math.max(huge, valueOf(this.#g, attacker, 'Attack Master'));
  }

  optionsFor(seat: Seat): readonly Option[] {
    const open = this.#attack.pool.some(({ changedBy }) => !changedBy.includes(seat));
    if (this.#used.has(`master ${seat}`) || !open || this.#rerolls(seat) === 0) return [];
    return [{ key: 'Attack Master' }];
  }

  *apply(seat: Seat, key: string): Script {
    if (key !== 'Attack Master') return;
    this.#used.add(`master ${seat}`);
    const open = this.#attack.pool
      .map((die, i) => ({ key: `${i}:${die.die}:${die.symbol}`, i }))
      .filter(({ i }) => this.#attack.pool[i]?.changedBy.includes(seat) === false);
    const picked = yield* chooseSome({
      seat,
      kind: 'reroll',
      options: open,
      min: 1,
      max: this.#rerolls(seat),
      about: [this.#attack.attacker],
    });
    for (const { i } of picked) {
      const die = this.#attack.pool[i];
      if (die === undefined) continue;
      die.symbol = rollDie(this.#g, die.die);
      die.changedBy = [...die.changedBy, seat];
    }
    emit(this.#g, { type: 'reroll', seat, dice: this.#attack.pool.map(({ die, symbol }) => ({ die, symbol })) });
  }
}
