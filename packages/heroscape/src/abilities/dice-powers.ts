/**
 * Dice transforms (HS-17.12): rolled faces → re-rolls → automatic skulls and shields → multipliers → "one shield blocks all" and
 * caps → comparison.
 */
import { choose, type Script } from '@muster/engine';
import { attackScene, defenceScene } from '../rules/combat-dice.ts';
import type { Attack } from '../rules/attack-context.ts';
import { countFaces, rollSymbols, throwDice } from '../rules/dice.ts';
import { areAdjacent } from '../rules/engagement.ts';
import { giveWounds } from '../rules/wounds.ts';
import type { CombatFace } from '../events.ts';
import { cardOfFigure, controllerOf, emit, faceOf, figureOf, isOnField, type Table } from '../table.ts';
import type { FigureId } from '../state.ts';
import { forReaching } from './aura.ts';
import { holdAll } from './condition.ts';
import type { Face, Held } from './face.ts';
import type { Aura, Condition, Part, SymbolRoll } from './language.ts';
import { ownedBy, quietScene, type Scene } from './scene.ts';

type Transform = Part & { readonly for?: Aura; readonly when?: readonly Condition[] };

/** The parts of one kind that work on the figure of the scene: its own, and those of auras it is in. */
function inForce<P extends Transform>(
  g: Table,
  scene: Scene,
  pick: (face: Face) => readonly Held<P>[],
): readonly Held<P>[] {
  const found: Held<P>[] = [];
  const card = cardOfFigure(g, scene.self);
  if (!card.negated) {
    for (const held of pick(faceOf(g, card))) {
      if (held.part.for === undefined && holdAll(g, held.part.when, scene)) found.push(held);
    }
  }
  forReaching(g, scene, pick, (owner, held) => {
    if (holdAll(g, held.part.when, ownedBy(scene, owner))) found.push(held);
  });
  return found;
}

/** SKULLX: what the rolled skulls count for. */
export function* skullsOf(g: Table, attack: Attack, target: FigureId, rolled: number, blanks: number): Script<number> {
  let skulls = rolled;
  attack.symbols = blanks;
  if (attack.kind === 'special') return skulls; // HS-18.2
  const parts = inForce(g, attackScene(g, attack, target), (face) => face.skulls);
  for (const { part } of parts) skulls += (part.add ?? 0) + symbolsOf(g, part.symbols, blanks, attack.attacker); // VALK
  for (const { part } of parts) skulls *= part.times ?? 1;
  return skulls;
}

/** Dice of a general have their symbol where combat dice are blank; further dice are rolled beside them. */
function symbolsOf(g: Table, symbols: SymbolRoll | undefined, blanks: number, id: FigureId): number {
  if (symbols === undefined) return 0;
  return symbols.dice === 'same' ? blanks : rollSymbols(g, symbols, controllerOf(g, id), id);
}

/** ALLSK: what a roll of nothing but skulls does to the target; null if nothing. */
export function strikesHome(g: Table, attack: Attack, target: FigureId): 'no-defence' | 'destroy' | null {
  if (attack.kind === 'special') return null;
  const card = cardOfFigure(g, attack.attacker);
  if (card.negated) return null;
  const scene = attackScene(g, attack, target);
  return faceOf(g, card).allSkulls.find(({ part }) => holdAll(g, part.when, scene))?.part.then ?? null;
}

/** REROLL: defence dice without shield, once. */
export function* rerollDefence(g: Table, id: FigureId, faces: readonly CombatFace[]): Script<readonly CombatFace[]> {
  const missed = faces.length - countFaces(faces, 'shield');
  if (missed === 0) return faces;
  const scene = quietScene(id);
  let power: string | null = null;
  forReaching(
    g,
    scene,
    (face) => face.rerolls,
    (_, held) => {
      power = held.power;
    },
  );
  if (power === null) return faces;
  const seat = controllerOf(g, id);
  const picked = yield* choose({ seat, kind: 'reroll', options: [{ key: 'yes' }, { key: 'pass' }], about: [id] });
  if (picked.key === 'pass') return faces;
  emit(g, { type: 'power-used', figure: id, card: figureOf(g, id).card, power });
  const again = throwDice(g, missed);
  emit(g, { type: 'combat-dice', seat, figure: id, purpose: 'defence', faces: again, parts: [] });
  return [...faces.filter((face) => face === 'shield'), ...again];
}

/** AUTOSH, DODGE, CAP */
export function* shieldsAgainst(
  g: Table,
  attack: Attack,
  id: FigureId,
  rolled: number,
  blanks: number,
): Script<{ shields: number; blocked: boolean; cap: number }> {
  const scene = defenceScene(g, attack, id);
  const parts = inForce(g, scene, (face) => face.shields);
  let shields = rolled;
  for (const { part } of parts) shields += (part.add ?? 0) + symbolsOf(g, part.symbols, blanks, id);
  for (const { part } of parts) shields *= part.times ?? 1;
  let blocked = false;
  let cap = Infinity;
  for (const { part } of parts) {
    if (part.oneBlocksAll === true && shields > 0) blocked = true;
    if (part.cap !== undefined && shields > 0) cap = Math.min(cap, part.cap);
  }
  return { shields, blocked, cap };
}

/** COUNTER: excess shields as wounds on the attacker, after the attack's own wounds (HS-28.8). */
export function* counterHits(g: Table, attack: Attack): Script {
  for (const { figure, excess } of attack.results) {
    if (excess === 0 || !isOnField(figureOf(g, attack.attacker))) continue;
    const counters = inForce(g, counterScene(g, attack, figure), (face) => face.counters);
    const reversed = inForce(g, attackScene(g, attack, figure), (face) => face.reversedCounters);
    const held = counters[0] ?? reversed[0];
    if (held === undefined) continue;
    emit(g, { type: 'power-used', figure, card: figureOf(g, figure).card, power: held.power });
    yield* giveWounds(g, { figure: attack.attacker, wounds: excess, cause: 'counter', by: figure, attack: null });
  }
}

/** HS-18.6: whether it counts as adjacent for a counter hit is asked of the real attacker. */
function counterScene(g: Table, attack: Attack, id: FigureId): Scene {
  const scene = defenceScene(g, attack, id);
  if (attack.target !== id) scene.adjacent = areAdjacent(g, figureOf(g, attack.attacker), figureOf(g, id));
  return scene;
}
