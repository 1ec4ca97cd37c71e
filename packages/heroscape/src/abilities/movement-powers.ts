/**
 * Movement modes that replace the normal move (HS-T14), and what happens when a move is over (HS-T24): leaps, teleports, tunnels.
 */
import { ask, NOTHING_TO_ASK, PASS, type Option, type Script } from '@muster/engine';
import { stepBetween, type SpaceId } from '@muster/hex';
import { engagedWith, isEngaged } from '../rules/engagement.ts';
import { isFlightBarred } from '../rules/flying.ts';
import { isHeldByProftaka } from '../rules/glyphs.ts';
import { leavingAttacks } from '../rules/leaving.ts';
import { flyPath, walkPath } from '../rules/movement.ts';
import { fallOff, fallOffSpots } from '../rules/ladders.ts';
import { leapSpots } from '../rules/leaping.ts';
import { putDown, spotsFor, type Spot } from '../rules/standing.ts';
import { joinActing, mayAct } from '../rules/turn.ts';
import { cardOf, cardOfFigure, faceOf, figureOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type Card, type Figure, type FigureId, type Turn } from '../state.ts';
import { holdAll } from './condition.ts';
import { runEffects } from './effects.ts';
import type { Held } from './face.ts';
import { matches } from './filter.ts';
import { moveAttack, moveAttackOptions, type MoveAttackOption } from './move-attacks.ts';
import type { LeapPart, TeleportPart } from './language.ts';
import { figureInPlace } from './place.ts';
import { isLocked } from './restrictions.ts';
import { frameOf } from './frame.ts';
import { quietScene } from './scene.ts';
import { spacesFor } from './space-filter.ts';
import { mayUse, noteUse } from './uses.ts';

/** One way to move other than the normal move. */
export interface PlainModeOption extends Option {
  readonly mode: 'leap' | 'teleport' | 'fall-off';
  readonly at: readonly SpaceId[];
  readonly place: number;
}

export type ModeOption = PlainModeOption | MoveAttackOption;

export function movementModes(g: Table, figure: Figure): readonly ModeOption[] {
  const card = cardOfFigure(g, figure.id);
  const options: ModeOption[] = [...moveAttackOptions(g, figure)];
  if (fallOffSpots(g, figure).length > 0) options.push({ key: 'fall-off', mode: 'fall-off', at: [], place: NOBODY }); // HS-12.6
  if (card.negated) return options;
  const { leaps, teleports } = faceOf(g, card);
  if (!isFlightBarred(g)) {
    for (const held of leaps) {
      for (const at of leapSpots(g, figure, held.part)) {
        options.push({ key: `leap:${held.place}:${at.join('-')}`, mode: 'leap', at, place: held.place });
      }
    }
  }
  for (const held of teleports) {
    if (held.part.when !== 'instead-of-moving') continue;
    for (const { at, key } of teleportSpots(g, figure, held)) {
      options.push({ key: `teleport:${held.place}:${key}`, mode: 'teleport', at, place: held.place });
    }
  }
  return options;
}

export function* takeMode(g: Table, turn: Turn, figure: Figure, option: ModeOption): Script {
  if (!('at' in option)) {
    yield* moveAttack(g, turn, figure, option);
    return;
  }
  if (option.mode === 'fall-off') yield* fallOff(g, figure);
  const face = faceOf(g, cardOfFigure(g, figure.id));
  const leap = face.leaps.find(({ place }) => place === option.place);
  if (leap !== undefined) yield* leapTo(g, figure, leap, option.at);
  const teleport = face.teleports.find(({ place }) => place === option.place);
  if (teleport !== undefined) yield* teleportTo(g, figure, teleport, option.at);
  if (isOnField(figure)) yield* afterMove(g, figure);
}

/** HS-11.4: leaping follows the rules of flying within the limits of the power. */
function* leapTo(g: Table, figure: Figure, { part }: Held<LeapPart>, at: readonly SpaceId[]): Script {
  const [to] = at;
  if (part.walks === true && to !== undefined) {
    const step = stepBetween(g.battlefield.field, figure.at[0] ?? 0, to);
    if (step !== null) yield* walkPath(g, figure, [step], !part.provokes);
    return;
  }
  yield* flyPath(g, figure, at, at, 'leap', part.provokes);
}

function teleportSpots(g: Table, figure: Figure, held: Held<TeleportPart>): readonly Spot[] {
  const { part } = held;
  if (!mayUse(g, figure.id, held) || !holdAll(g, part.needs, quietScene(figure.id))) return [];
  if (part.nextTo === undefined) return otherSpots(g, figure, spacesFor(g, figure, figure, part.to));
  const { figures, place } = part.nextTo;
  const spaces = new Set<SpaceId>();
  for (const other of g.state.figures) {
    if (!isOnField(other) || !matches(g, other.id, figures, figure.id) || !figureInPlace(g, figure, other, place))
      continue;
    for (const space of spacesFor(g, other, figure, { ...part.to, adjacent: true })) spaces.add(space);
  }
  return otherSpots(g, figure, [...spaces]);
}

/** Where it does not stand already. */
function otherSpots(g: Table, figure: Figure, spaces: readonly SpaceId[]): readonly Spot[] {
  return spotsFor(g, figure, spaces).filter(({ at }) => at.some((space) => !figure.at.includes(space)));
}

/** Figures that may be moved by a power of the card although as many act already as may (Glacier Traverse). */
export function beyondActing(g: Table, turn: Turn): readonly FigureId[] {
  const card = cardOf(g, turn.card);
  const { teleports } = faceOf(g, card);
  if (card.negated || teleports.length === 0) return [];
  const every = teleports.filter(({ part }) => part.every === true && part.when === 'instead-of-moving');
  if (every.length === 0) return [];
  const acting = mayAct(g, turn, turn.movers);
  return mayAct(g, turn, Infinity).filter((id) => {
    const figure = figureOf(g, id);
    if (acting.includes(id) || turn.moved.includes(id) || isLocked(g, figure) || isHeldByProftaka(g, figure))
      return false;
    return every.some((held) => teleportSpots(g, figure, held).length > 0);
  });
}

/** HS-5.6: whether the mode is open to figures beyond those that act this turn. */
export function isForEvery(g: Table, figure: Figure, option: ModeOption): boolean {
  if (option.mode !== 'teleport') return false;
  return faceOf(g, cardOfFigure(g, figure.id)).teleports.some(
    ({ place, part }) => place === option.place && part.every === true,
  );
}

function* teleportTo(g: Table, figure: Figure, held: Held<TeleportPart>, at: readonly SpaceId[]): Script {
  noteUse(g, figure.id, held);
  const turn = g.state.turns.at(-1);
  if (turn?.card === figure.card && held.part.every !== true) joinActing(turn, figure.id); // HS-5.6
  if (held.part.provokes && isEngaged(g, figure)) yield* leavingAttacks(g, figure, engagedWith(g, figure));
  if (!isOnField(figure)) return;
  yield* putDown(g, figure, at);
  if (held.part.do !== undefined) yield* runEffects(g, frameOf(g, figure.id, held.power), held.part.do);
}

/** HS-T24: tunnels and the like, at the end of the figure's normal move. */
export function afterMove(g: Table, figure: Figure): Script {
  return teleportsAt(g, figure, 'after-moving');
}

/** Teleports that come before or after the normal move. */
export function teleportsAt(g: Table, figure: Figure, when: 'before-moving' | 'after-moving'): Script {
  const card = cardOfFigure(g, figure.id);
  return card.negated || faceOf(g, card).teleports.length === 0 ? NOTHING_TO_ASK : teleport(g, figure, card, when);
}

function* teleport(g: Table, figure: Figure, card: Card, when: 'before-moving' | 'after-moving'): Script {
  if (!isOnField(figure) || isLocked(g, figure) || isHeldByProftaka(g, figure)) return; // LOCK, HS-21.21
  for (const held of faceOf(g, card).teleports) {
    if (held.part.when !== when) continue;
    const spots = teleportSpots(g, figure, held);
    if (spots.length === 0) continue;
    const options: (Option & Partial<Spot>)[] = [...spots, { key: PASS }];
    const picked = yield* ask({ seat: card.controller, kind: `teleport:${held.power}`, options, about: [figure.id] });
    if (picked.at !== undefined) yield* teleportTo(g, figure, held, picked.at);
  }
}
