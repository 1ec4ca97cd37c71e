/**
 * One turn (chapter 5): reveal the marker, move, attack, lay the marker down, with the windows between them.
 */
import type { Script, Seat } from '@muster/engine';
import { openActs, useActsOfOthers } from '../abilities/act.ts';
import { beforeTurn, afterTurn, COMMANDED } from '../abilities/turn-powers.ts';
import {
  cardOf,
  currentTurn,
  emit,
  faceOf,
  figureOf,
  figuresOnField,
  isOnField,
  recordOf,
  type Table,
} from '../table.ts';
import { NOBODY, type Card, type FigureId, type Stage, type Turn } from '../state.ts';
import { attackStage } from './attack-stage.ts';
import { isEngaged } from './engagement.ts';
import { handOver } from './hand-over.ts';
import { moveStage } from './move-stage.ts';
import { chooseActionOrder } from './action-order.ts';

/** What is known of a turn when it begins. */
interface Grant {
  readonly power?: string;
  readonly marker?: number;
  readonly lender?: Seat;
  readonly moveTimes?: number;
  readonly only?: readonly FigureId[];
  readonly another?: Turn['another'];
}

/** HS-T10: the turn begins with a snapshot of the battlefield. */
export function beginTurn(g: Table, seat: Seat, card: Card, grant: Grant): Turn {
  const record = recordOf(g, card);
  const face = faceOf(g, card);
  const acting = card.negated ? null : face.acting;
  g.state.stamp++;
  const turn: Turn = {
    seat,
    card: card.id,
    power: grant.power ?? '',
    marker: grant.marker ?? NOBODY,
    over: figuresOnField(g, card).length === 0, // HS-5.4
    stage: 'reveal',
    step: 0,
    movers: acting?.part.move ?? record.figures, // HS-5.5
    attackers: acting?.part.attack ?? record.figures,
    acting: [],
    mover: NOBODY,
    left: 0,
    roadLeft: 0,
    moved: [],
    displaced: [],
    attacked: [],
    strikes: [],
    sequence: null,
    start: g.state.figures.map(({ at }) => at),
    engaged: g.state.figures.map((figure) => isEngaged(g, figure)),
    used: [],
    attackFirst: false,
    shoveLeft: {},
    moveTimes: grant.moveTimes ?? 1,
    turned: [],
    bonded: false,
    only: grant.only ?? [],
    ended: [],
    another: grant.another ?? [],
    lender: grant.lender ?? NOBODY,
  };
  g.state.turns.push(turn);
  emit(g, { type: 'turn', seat, card: card.id, power: turn.power, rules: ['HS-5.1'] });
  if (turn.over) emit(g, { type: 'turn-lost', seat, card: card.id, rules: ['HS-5.4'] });
  return turn;
}

/** The order of the actions; HS-V16 may put the attack first. */
export const MOVE_FIRST: readonly Stage[] = [
  'reveal',
  'before',
  'before-moving',
  'move',
  'after-moving',
  'attack',
  'after-attacking',
  'after',
  'end',
];
const ATTACK_FIRST: readonly Stage[] = [
  'reveal',
  'before',
  'before-moving',
  'after-moving',
  'attack',
  'move',
  'after-attacking',
  'after',
  'end',
];

/** Goes on with the turn being taken by one step; at a checkpoint it can start from any of them. */
export function* continueTurn(g: Table): Script {
  const turn = currentTurn(g);
  if (turn.over && turn.stage !== 'end' && turn.stage !== 'after') turn.stage = 'after';
  switch (turn.stage) {
    case 'reveal':
      if (turn.marker !== NOBODY) {
        yield* useActsOfOthers(g, turn); // HS-T9
        yield* openActs(g, 'marker-revealed');
      }
      advance(turn);
      break;
    case 'before':
      advance(turn);
      yield* beforeTurn(g, turn); // HS-T11, HS-T12
      break;
    case 'before-moving':
      yield* chooseActionOrder(g, turn); // HS-V16
      yield* openActs(g, 'before-moving'); // HS-T13
      advance(turn);
      break;
    case 'move':
      if (yield* moveStage(g, turn)) advance(turn); // HS-5.7
      break;
    case 'after-moving':
      yield* openActs(g, 'after-moving'); // HS-T25
      if (turn.stage === 'after-moving') advance(turn); // HS-T56: a successful "move again" goes back
      break;
    case 'attack':
      if (yield* attackStage(g, turn)) advance(turn); // HS-5.8
      break;
    case 'after-attacking':
      yield* openActs(g, 'after-attacking'); // HS-T42
      advance(turn);
      break;
    case 'after':
      advance(turn);
      yield* afterTurn(g, turn); // HS-T43
      break;
    case 'end':
      if (!turn.used.includes(COMMANDED)) yield* openActs(g, 'end-of-turn'); // HS-T44
      endTurn(g, turn);
      break;
  }
}

function advance(turn: Turn): void {
  const order = turn.attackFirst ? ATTACK_FIRST : MOVE_FIRST;
  turn.stage = order[order.indexOf(turn.stage) + 1] ?? 'end';
  turn.step = 0;
}

/** HS-5.9: the marker is laid down, effects of "this turn" end. */
function endTurn(g: Table, turn: Turn): void {
  const card = cardOf(g, turn.card);
  if (turn.lender !== NOBODY && card.controller === turn.seat) {
    handOver(g, card, turn.lender);
  }
  const index = g.state.turns.indexOf(turn);
  if (index >= 0) g.state.turns.splice(index, 1);
  g.state.effects = g.state.effects.filter((effect) => effect.until !== 'turn' || effect.ends !== index);
  emit(g, { type: 'turn-over', seat: turn.seat, card: turn.card, rules: ['HS-5.9'] });
  const [next, ...later] = turn.another;
  if (next === undefined) return;
  const granted = cardOf(g, next.card);
  beginTurn(g, granted.controller, granted, { power: next.power, only: next.only, another: later });
}

/** HS-5.6: the figures that may still join the acting ones, for moving or attacking. */
export function mayAct(g: Table, turn: Turn, limit: number): readonly FigureId[] {
  const { only, ended } = turn;
  const figures: FigureId[] = [];
  const isFull = turn.acting.length >= limit;
  for (const id of cardOf(g, turn.card).figures) {
    if (!isOnField(figureOf(g, id)) || ended.includes(id) || (isFull && !turn.acting.includes(id))) continue;
    if (only.length === 0 || only.includes(id)) figures.push(id);
  }
  return figures;
}

export function joinActing(turn: Turn, id: number): void {
  if (!turn.acting.includes(id)) turn.acting = [...turn.acting, id];
}
