/**
 * What the tests of limits have in common: small armies, and what the first card of the first one is offered.
 */
import { attackOn } from '../../src/rules/attack-stage.ts';
import { attackDice, defenceDice } from '../../src/rules/combat-dice.ts';
import { NOBODY } from '../../src/state.ts';
import { figureOf } from '../../src/table.ts';
import { arena, type Arena, type ArenaSetup } from '../arena.ts';

export type Army = Readonly<Record<string, string>>;

export function dice(
  own: Army,
  enemy: Army,
  attacker: string,
  target: string,
): readonly [attack: number, defence: number] {
  const a = arena({ armies: [own, enemy], turn: attacker });
  const g = a.table();
  const attack = attackOn(g, figureOf(g, a.figure(attacker)), a.figure(target), NOBODY);
  return [attackDice(g, attack, a.figure(target)), defenceDice(g, attack, a.figure(target))];
}

/** The game when the attack action of the first card begins. */
export function attacking(own: Army, enemy: Army, more: Partial<ArenaSetup> = {}): Arena {
  return arena({ armies: [own, enemy], turn: Object.keys(own)[0] ?? '', stage: 'attack', ...more });
}

/** Whether the first card is asked about a power after moving. */
export function isOffered(own: Army, enemy: Army, power: string, more: Partial<ArenaSetup> = {}): boolean {
  const a = arena({ armies: [own, enemy], turn: Object.keys(own)[0] ?? '', stage: 'after-moving', ...more });
  return a.asked === 'power' && a.options.some((key) => key.startsWith(power));
}

/** With whom the first card bonds. */
export function bonds(own: Army, enemy: Army): readonly string[] {
  const a = arena({ armies: [own, enemy], turn: Object.keys(own)[0] ?? '' });
  if (a.asked !== 'before-turn') return [];
  const cards = a.options.filter((key) => key.startsWith('bond')).map((key) => Number(key.split(':')[2]));
  return Object.keys({ ...own, ...enemy }).filter((name) => cards.includes(a.card(name)));
}
