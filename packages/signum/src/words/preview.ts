/**
 * What an attack would be, before it is declared.
 */
import { addDice, removedByDefender, situational } from '../abilities/attack-properties.ts';
import type { AttackType } from '../abilities/language.ts';
import type { Die } from '../content/die.ts';
import { library } from '../content/library.ts';
import { hasKeyword } from '../rules/properties.ts';
import { boxesOf, newAttack } from '../rules/targeting.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type CreatureId, type SignumState } from '../state.ts';
import { creatureOf, type Table } from '../table.ts';

export interface Preview {
  readonly type: AttackType;
  readonly dice: readonly Die[];
}

/** Null where both are not on the battlefield, or there is no such attack. */
export function previewAttack(
  state: SignumState,
  attacker: CreatureId,
  target: CreatureId,
  box: number,
): Preview | null {
  if ((state.creatures[attacker]?.hex ?? NOBODY) === NOBODY || (state.creatures[target]?.hex ?? NOBODY) === NOBODY)
    return null;
  const g = silentTable(state, library());
  const attack = boxesOf(g, creatureOf(g, attacker))[box];
  return attack === undefined ? null : { type: attack.type, dice: attackDice(g, attacker, target, box) };
}

/** SG-20.13: the dice that would be rolled, as far as nobody reacts. */
export function attackDice(g: Table, from: CreatureId, to: CreatureId, place: number): readonly Die[] {
  const attacker = creatureOf(g, from);
  const target = creatureOf(g, to);
  const box = boxesOf(g, attacker)[place];
  if (box === undefined) return [];
  const { activation } = g.state;
  const moved = activation?.creature === from && activation.moved;
  const attack = newAttack(attacker, target, box, { counter: false, moved });
  g.attacks.push(attack);
  attack.grants = situational(g, attack);
  const dice = [...box.dice, ...addDice(g, attack)];
  const left = dice.slice(0, Math.max(0, dice.length - removedByDefender(g, attack)));
  const { from: weak, to: weaker } = g.state.options.data.difficultTarget;
  const difficult = hasKeyword(g, target, 'Difficult Target');
  g.attacks.pop();
  return difficult ? left.map((die) => (weak.includes(die) ? weaker : die)) : left;
}
