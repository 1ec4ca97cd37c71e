/**
 * CARRY: a friend is chosen before the move and put down next to the carrier after it.
 */
import { ask, choose, NOTHING_TO_ASK, PASS, type Option, type Script } from '@muster/engine';
import { areAdjacent } from '../rules/engagement.ts';
import { putDown, spotsFor, type Spot } from '../rules/standing.ts';
import { cardOfFigure, emit, faceOf, figureOf, isOnField, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId, type Turn } from '../state.ts';
import type { Held } from './face.ts';
import type { DuringMovePart } from './language.ts';
import { isLocked } from './restrictions.ts';
import { spacesFor } from './space-filter.ts';
import { figuresInReach } from './wound-effects.ts';

/** HS-T13: before the first step of the carrier. */
export function takeAlong(g: Table, turn: Turn, carrier: Figure): Script {
  const held = carryOf(g, carrier);
  return held === undefined || isLocked(g, carrier) ? NOTHING_TO_ASK : chooseFriend(g, turn, carrier, held);
}

function* chooseFriend(g: Table, turn: Turn, carrier: Figure, held: Held<DuringMovePart>): Script {
  const { figures = {}, place } = held.part;
  const reach = place === undefined ? { figures } : { figures, place };
  const friends = figuresInReach(g, carrier.id, reach, carrier.id).filter(
    (one) => one.id !== carrier.id && !isLocked(g, one),
  );
  if (friends.length === 0) return;
  const options: (Option & { figure: FigureId })[] = friends.map(({ id }) => ({ key: String(id), figure: id }));
  options.push({ key: PASS, figure: NOBODY });
  const picked = yield* ask({ seat: turn.seat, kind: 'carry', options, about: [carrier.id] });
  if (picked.figure === NOBODY) return;
  turn.used = [...turn.used, `${nameOf(carrier)}${picked.figure}`];
  emit(g, { type: 'power-used', figure: carrier.id, card: carrier.card, power: held.power });
}

/** HS-T24: next to where the carrier has come to; a friend that is still adjacent may stay where it is. */
export function putCarriedDown(g: Table, turn: Turn, carrier: Figure): Script {
  if (turn.used.length === 0) return NOTHING_TO_ASK;
  const name = turn.used.find((used) => used.startsWith(nameOf(carrier)));
  return name === undefined ? NOTHING_TO_ASK : putFriendDown(g, turn, carrier, name);
}

function* putFriendDown(g: Table, turn: Turn, carrier: Figure, name: string): Script {
  turn.used = turn.used.filter((used) => used !== name);
  const friend = figureOf(g, Number(name.slice(nameOf(carrier).length)));
  const hasMoved = carrier.at.some((space) => turn.start[carrier.id]?.includes(space) !== true);
  if (!hasMoved || !isOnField(carrier) || !isOnField(friend) || isLocked(g, friend)) return;
  const options: (Option & Partial<Spot>)[] = [
    ...spotsFor(g, friend, spacesFor(g, carrier, friend, { adjacent: true })),
  ];
  const stays = areAdjacent(g, carrier, friend) || options.length === 0;
  const others = options.filter(({ at }) => at?.some((space) => !friend.at.includes(space)) === true);
  if (stays) others.push({ key: PASS });
  const { at } = yield* choose({ seat: turn.seat, kind: 'place', options: others, about: [friend.id] });
  if (at !== undefined) yield* putDown(g, friend, at);
}

function carryOf(g: Table, figure: Figure): Held<DuringMovePart> | undefined {
  const card = cardOfFigure(g, figure.id);
  return card.negated ? undefined : faceOf(g, card).duringMove.find(({ part }) => part.kind === 'carry');
}

const nameOf = (carrier: Figure): string => `carry ${carrier.id} `;
