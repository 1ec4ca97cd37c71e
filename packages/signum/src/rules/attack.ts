/**
 * The attack sequence (chapter 20), step by step, and the push (chapter 21).
 */
import { choose, chooseSome, type Script, type Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import {
  addDice,
  forcesCritical,
  removedByDefender,
  situational,
  warlordPools,
} from '../abilities/attack-properties.ts';
import { openChanges, openWindow } from '../abilities/reactions.ts';
import type { Critical, Grant } from '../abilities/language.ts';
import type { AttackBox } from '../content/card.ts';
import type { SymbolChange } from '../events.ts';
import type { Die, Symbol } from '../content/die.ts';
import { isDifficult } from '../content/terrain.ts';
import { areAllied, creatureOf, emit, isOnField, stand, type Table } from '../table.ts';
import type { Creature, CreatureId, RolledDie } from '../state.ts';
import { afterAttack } from './attack-end.ts';
import { dealDamage, heal } from './damage.ts';
import { count, rollPool } from './dice.ts';
import { besides, inContact, isFree, pieceAt } from './place.ts';
import { choosePool } from './pools.ts';
import { grantsOf, hasKeyword, poolsOf } from './properties.ts';
import { no } from './reasons.ts';
import { bonusOf } from './sources.ts';
import { noteCritical, notePush } from './tally.ts';

/** One attack from its declaration to its end. */
export interface Attack {
  readonly attacker: CreatureId;
  readonly target: CreatureId;
  readonly box: AttackBox;
  /** SG-35.14: an answer to a melee attack. */
  readonly counter: boolean;
  /** Where the target stood when the attack was declared (SG-36.3). */
  readonly hex: SpaceId;
  /** SG-18.13: the attacker moved before it. */
  readonly moved: boolean;
  /** Where that movement began; NOBODY: with the activation (SG-35.11). */
  readonly from: SpaceId;
  /** What Charge and Flank give the attacker until the damage is dealt. */
  grants: readonly Grant[];
  /** What was chosen of equally large dice (SG-23.15); without it the first of them. */
  warlord?: readonly Die[];
  ambush?: readonly Die[];
  pool: RolledDie[];
  /** Dice rolled in step E; their values can't be changed. */
  extra: Symbol[];
  /** Symbols that texts take out of the roll in step E. */
  removals: readonly { readonly symbol: Symbol; readonly source: string }[];
  criticals: readonly Critical[];
  damage: number;
  pushDamage: number;
  pushed: boolean;
  /** Ended before damage by an effect. */
  ended: boolean;
  killed: boolean;
}

const MOST_DICE = 6; // SG-19.5

/** SG-20.1 to SG-20.9 */
export function* resolveAttack(g: Table, attack: Attack): Script {
  g.attacks.push(attack);
  attack.grants = situational(g, attack);
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  const { box, counter } = attack;
  emit(g, { type: 'attack', attacker: attacker.id, target: target.id, attack: box.type, counter, rules: ['SG-20.1'] });
  yield* openWindow(g, 'attack-declared', { it: target.id, by: attacker.id, attack, harm: null }); // step A
  if (isUnderWay(g, attack)) yield* openWindow(g, 'attacked', { it: attacker.id, by: target.id, attack, harm: null });
  if (isUnderWay(g, attack)) yield* rollAttack(g, attack); // step B
  if (isUnderWay(g, attack)) yield* openChanges(g, attack); // step C
  if (isUnderWay(g, attack)) {
    criticalCheck(g, attack); // step D
    addSymbols(g, attack); // step E
    yield* countDamage(g, attack); // step F
    modifyDamage(g, attack); // step G
  }
  if (isUnderWay(g, attack)) yield* strike(g, attack); // step H
  endGrants(g, attack);
  yield* afterAttack(g, attack); // step I
  g.attacks.pop();
}

/** What was given for this attack, or for the attacker's next one, is over. */
function endGrants(g: Table, attack: Attack): void {
  const { attacker, box } = attack;
  attack.grants = [];
  const speaksOf = (grant: Grant) => !('attack' in grant) || grant.attack?.includes(box.type) !== false;
  g.state.effects = g.state.effects.filter(({ until, ends, creature, grants }) => {
    if (until === 'attack') return ends < g.attacks.length;
    return until !== 'next-attack' || creature !== attacker || !grants.some(speaksOf);
  });
}

/** SG-20.20 */
function isUnderWay(g: Table, { attacker, target, ended }: Attack): boolean {
  return !ended && isOnField(creatureOf(g, attacker)) && isOnField(creatureOf(g, target));
}

/** SG-20.13: the attack's dice, added ones, removed ones, conversion; before the cap of six. */
export function attackDice(
  g: Table,
  attack: Attack,
  added = addDice(g, attack),
  removed = removedByDefender(g, attack),
): readonly Die[] {
  let dice: readonly Die[] = [...attack.box.dice, ...added];
  if (removed > 0) dice = dice.slice(0, Math.max(0, dice.length - removed));
  const { from, to } = g.state.options.data.difficultTarget;
  if (hasKeyword(g, creatureOf(g, attack.target), 'Difficult Target'))
    dice = dice.map((die) => (from.includes(die) ? to : die)); // SG-35.20
  return dice;
}

/** SG-20.13: the cap of six, the roll. */
function* rollAttack(g: Table, attack: Attack): Script {
  const attacker = creatureOf(g, attack.attacker);
  attack.warlord = yield* choosePool(attacker, warlordPools(g, attacker));
  if (!attack.moved) attack.ambush = yield* choosePool(attacker, poolsOf(g, attacker, 'Ambush'));
  const added = addDice(g, attack);
  const removed = removedByDefender(g, attack);
  const bonus = added.length > 0 || removed > 0 ? bonusOf(g, attack) : undefined;
  let dice = attackDice(g, attack, added, removed);
  if (dice.length > MOST_DICE) {
    const options = dice.map((die, i) => ({ key: `${die}${i}`, die }));
    const kept = yield* chooseSome({
      seat: attacker.controller,
      kind: 'dice',
      options,
      min: MOST_DICE,
      max: MOST_DICE,
      about: [attacker.id],
    });
    dice = kept.map(({ die }) => die);
  }
  attack.pool = rollPool(g, dice, attacker.controller, attacker.id, 'attack', bonus);
}

/** SG-20.4, SG-20.10: once per attack. */
function criticalCheck(g: Table, attack: Attack): void {
  const symbols = attack.pool.map(({ symbol }) => symbol);
  if (count(symbols, 'CRIT') === 0 && !forcesCritical(g, attack)) return;
  const attacker = creatureOf(g, attack.attacker);
  const given = grantsOf(g, attacker).flatMap((grant) => (grant.grant === 'critical' ? [grant.critical] : []));
  attack.criticals = [attack.box.critical, ...given];
  noteCritical(g, attacker.id);
  for (const critical of attack.criticals) {
    const told = critical.critical === 'add-symbol' ? { symbol: critical.symbol } : {};
    emit(g, { type: 'critical', creature: attacker.id, critical: critical.critical, ...told, rules: ['SG-20.4'] });
    if (critical.critical === 'add-die') {
      const [added] = rollPool(g, [critical.die], attacker.controller, attacker.id, 'critical'); // SG-36.1, SG-20.11
      if (added !== undefined) attack.extra.push(added.symbol);
    }
    if (critical.critical === 'add-symbol') attack.extra.push(critical.symbol); // SG-36.2
  }
}

/** SG-20.5, SG-20.16: the attacker's additions, then the defender's removals. */
function addSymbols(g: Table, attack: Attack): void {
  const target = creatureOf(g, attack.target);
  const { type } = attack.box;
  const piece = pieceAt(g, target.hex);
  const changes: SymbolChange[] = [];
  if (piece === 'ford') {
    attack.extra.push('HIT'); // SG-26.19
    changes.push({ symbol: 'HIT', add: 1, source: piece });
  }
  const remove = (symbol: Symbol, most: number, source: string) => {
    const removed = removeFrom(attack, symbol, most);
    if (removed > 0) changes.push({ symbol, add: -removed, source });
  };
  if (piece === 'forest') remove('HIT', 1, piece); // SG-26.13
  if (piece === 'hill') remove('PUSH', 1, piece); // SG-26.16
  if (hasKeyword(g, target, 'Shield') && type !== 'magic') remove('HIT', 1, 'Shield'); // SG-35.60
  if (hasKeyword(g, target, 'Brave')) remove('PUSH', 1, 'Brave'); // SG-35.9
  if (hasKeyword(g, target, 'Forged')) remove('PUSH', Infinity, 'Forged'); // SG-35.26
  if (hasKeyword(g, target, 'Monster')) remove('PUSH', Infinity, 'Monster'); // SG-35.38
  for (const { symbol, source } of attack.removals) remove(symbol, 1, source);
  if (changes.length > 0) emit(g, { type: 'symbols', creature: attack.attacker, changes, rules: ['SG-20.5'] });
}

/** Takes symbols out of the roll, first from added dice; returns how many. */
function removeFrom(attack: Attack, symbol: Symbol, most: number): number {
  for (let removed = 0; removed < most; removed++) {
    const at = attack.extra.indexOf(symbol);
    if (at >= 0) {
      attack.extra.splice(at, 1);
      continue;
    }
    const die = attack.pool.find((one) => one.symbol === symbol);
    if (die === undefined) return removed;
    die.symbol = 'BLANK';
  }
  return most;
}

function symbolsOf({ pool, extra }: Attack): readonly Symbol[] {
  return [...pool.map(({ symbol }) => symbol), ...extra];
}

/** SG-20.6 */
function* countDamage(g: Table, attack: Attack): Script {
  const symbols = symbolsOf(attack);
  attack.damage = count(symbols, 'HIT') + count(symbols, 'CRIT');
  if (count(symbols, 'PUSH') === 0) return;
  const target = creatureOf(g, attack.target);
  if (hasKeyword(g, target, 'Reborn')) {
    attack.damage += 1; // SG-35.51
    return;
  }
  const before = target.hex;
  attack.pushDamage = yield* push(g, target, creatureOf(g, attack.attacker));
  attack.pushed = target.hex !== before;
  attack.damage += attack.pushDamage; // SG-21.6
}

/** Chapter 21: one hex, chosen by the attacker; the damage it adds. */
export function* push(g: Table, target: Creature, by: Creature): Script<number> {
  const hexes = besides(g, target.hex).filter((hex) => isFree(g, hex)); // SG-21.7, SG-21.10
  if (hexes.length === 0) return 1; // SG-21.4
  notePush(g, target.id, by.id);
  const options = hexes.map((hex) => ({ key: String(hex), hex }));
  const { hex } = yield* choose({ seat: by.controller, kind: 'push', options, about: [target.id] }); // SG-21.3
  stand(g, target, hex);
  emit(g, { type: 'pushed', creature: target.id, to: hex, rules: ['SG-21.2'] });
  yield* openWindow(g, 'pushed', { it: target.id, by: by.id, attack: null, harm: null });
  return isDifficult(pieceAt(g, hex)) ? 1 : 0; // SG-21.5
}

/** SG-20.7 */
function modifyDamage(g: Table, attack: Attack): void {
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  if (attack.criticals.some(({ critical }) => critical === 'Heavy Hand'))
    attack.damage += count(symbolsOf(attack), 'CRIT'); // SG-36.5
  for (const grant of grantsOf(g, attacker)) {
    if (grant.grant !== 'damage' || grant.attack?.includes(attack.box.type) === false) continue;
    if (attack.damage > 0) attack.damage = Math.max(0, attack.damage + grant.add);
  }
  if (hasKeyword(g, target, 'Stalwart') && attack.damage > 1) attack.damage -= 1; // SG-35.62
}

/** SG-20.8 */
function* strike(g: Table, attack: Attack): Script {
  const attacker = creatureOf(g, attack.attacker);
  const target = creatureOf(g, attack.target);
  const magic = attack.box.type === 'magic';
  const neighbours = g.state.creatures.filter((one) => mayCleave(g, attacker, target, one) === null);
  if (attack.criticals.some(({ critical }) => critical === 'Vampirism') && attack.damage > 0) {
    const spared = hasKeyword(g, target, 'Forged') || hasKeyword(g, target, 'Reborn'); // SG-35.27, SG-35.50
    if (!spared) yield* heal(g, attacker, count(symbolsOf(attack), 'CRIT')); // SG-36.13
  }
  const cleaves = attack.damage > 0 && attack.criticals.some(({ critical }) => critical === 'Cleave');
  yield* dealDamage(g, {
    target: target.id,
    damage: attack.damage,
    magic,
    cause: 'attack',
    by: attacker.id,
    card: '',
    attack,
  });
  const near = neighbours.filter(isOnField);
  if (!cleaves || near.length === 0) return;
  const options = near.map(({ id }) => ({ key: String(id), creature: id, beside: target.id }));
  const picked = yield* choose({ seat: attacker.controller, kind: 'cleave', options, about: [attacker.id] }); // SG-36.9
  yield* dealDamage(g, {
    target: picked.creature,
    damage: 1,
    magic,
    cause: 'cleave',
    by: attacker.id,
    card: '',
    attack: null,
  });
}

/** SG-36.9: enemies in contact with the attacked creature. */
export function mayCleave(g: Table, attacker: Creature, target: Creature, other: Creature): Verdict {
  if (!inContact(g, other, target)) return no('SG-36.9', 'not-in-contact');
  return areAllied(g, other.controller, attacker.controller)
    ? no('SG-36.9', 'not-an-opponent', { creature: other.id })
    : null;
}
