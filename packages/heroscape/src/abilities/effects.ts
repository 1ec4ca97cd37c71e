/**
 * What powers do: one case per word of the language.
 */
import type { Script } from '@muster/engine';
import { handOver } from '../rules/hand-over.ts';
import { loseMarkers, loseRandomMarker } from '../rules/order-markers.ts';
import { beginTurn } from '../rules/turn.ts';
import { destroy, giveWounds, heal } from '../rules/wounds.ts';
import { cardOfFigure, currentTurn, emit, figureOf, isOnField, levelOf, recordOfFigure, type Table } from '../table.ts';
import { isOn } from '../rules/terrain.ts';
import { NOBODY, type FigureId, type Lasting } from '../state.ts';
import { chooseOpponent, healSome, takeControl } from './control.ts';
import { distribute, destroyOne } from './wound-effects.ts';
import { isEngaged } from '../rules/engagement.ts';
import type { Effect, Person } from './language.ts';
import { arrive, gather, placeIt, revive, switchPlaces } from './placement.ts';
import { bonusMoves } from './bonus-moves.ts';
import type { Frame } from './frame.ts';
import { runRoll } from './run.ts';
import { becomeOther, putSpirit } from './identity.ts';
import { revealX } from './marker-effects.ts';
import { hide } from './hiding.ts';

export function* runEffects(g: Table, frame: Frame, effects: readonly Effect[]): Script {
  for (const effect of effects) {
    // What follows from being placed does not follow where nobody was.
    if (effect.do !== 'place') yield* runEffect(g, frame, effect);
    else if (!(yield* placeIt(g, frame, effect))) return;
  }
}

/** The figure a word means; NOBODY if there is none. */
export function personOf(frame: Frame, who: Person): FigureId {
  switch (who) {
    case 'self':
      return frame.self;
    case 'it':
      return frame.it;
    case 'attacker':
      return frame.attack?.attacker ?? NOBODY;
    case 'target':
      return frame.attack?.target ?? NOBODY;
  }
}

function* runEffect(g: Table, frame: Frame, effect: Exclude<Effect, { do: 'place' }>): Script {
  const who = 'who' in effect && isPerson(effect.who) ? personOf(frame, effect.who) : NOBODY;
  switch (effect.do) {
    case 'wound':
      if (who !== NOBODY)
        yield* giveWounds(g, { figure: who, wounds: effect.wounds, cause: 'power', by: frame.self, attack: null });
      return;
    case 'destroy':
      if (who !== NOBODY) yield* destroy(g, figureOf(g, who), 'power', frame.self, null); // HS-19.10
      return;
    case 'destroy-one':
      return yield* destroyOne(g, frame, effect);
    case 'heal':
      if (who === NOBODY) return;
      if (effect.upTo === true) return yield* healSome(g, frame, figureOf(g, who), effect.wounds);
      return heal(g, figureOf(g, who), effect.wounds === 'all' ? figureOf(g, who).wounds : effect.wounds);
    case 'lose-markers':
      if (who === NOBODY) return;
      return effect.count === 'all' ? loseMarkers(g, cardOfFigure(g, who)) : loseRandomMarker(g, cardOfFigure(g, who));
    case 'control':
      if (who !== NOBODY) takeControl(g, cardOfFigure(g, who), frame.seat);
      return;
    case 'betray': {
      const seat = yield* chooseOpponent(g, frame);
      if (seat !== null) takeControl(g, cardOfFigure(g, frame.self), seat);
      return;
    }
    case 'lend':
      return yield* lend(g, frame);
    case 'turn':
      if (who !== NOBODY) borrowTurn(g, frame, who);
      return;
    case 'another-turn': {
      const turn = currentTurn(g);
      turn.another = [...turn.another, { card: figureOf(g, frame.self).card, power: frame.power, only: [] }];
      return;
    }
    case 'negate':
      if (who === NOBODY) return;
      cardOfFigure(g, who).negated = true; // HS-28.10
      g.auras = null;
      emit(g, { type: 'negated', card: figureOf(g, who).card });
      return;
    case 'change':
      lasting(g, frame, effect.who, {
        kind: 'stat',
        stat: effect.stat,
        add: effect.add,
        until: effect.until,
        figures: effect.figures ?? null,
      });
      if (effect.stat === 'move') lengthenMove(g, frame, effect.add);
      return;
    case 'activate':
      lasting(g, frame, effect.who, { kind: 'state', state: effect.state, until: effect.until });
      return;
    case 'limit-defence':
      lasting(g, frame, 'none', {
        kind: 'limit-defence',
        add: effect.max,
        figure: effect.figures === undefined ? frame.it : NOBODY,
        figures: effect.figures ?? null,
        until: 'turn',
      });
      return;
    case 'gather':
      return yield* gather(g, frame, effect);
    case 'roll':
      return yield* furtherRoll(g, frame, effect);
    case 'switch':
      return yield* switchPlaces(g, frame, effect);
    case 'move':
      return yield* bonusMoves(g, frame, effect);
    case 'move-again':
      return moveAgain(g);
    case 'acting': {
      const turn = currentTurn(g);
      turn.movers = effect.figures;
      turn.attackers = effect.figures;
      return;
    }
    case 'no-attack':
      lasting(g, frame, 'card', { kind: 'no-attack', until: 'turn' });
      return;
    case 'must-attack-all-adjacent':
      lasting(g, frame, 'self', { kind: 'state', state: 'must-attack-all-adjacent', until: 'turn' });
      return;
    case 'ignore-attack':
      if (effect.unengaged === true && isOnField(figureOf(g, frame.self)) && isEngaged(g, figureOf(g, frame.self)))
        return;
      frame.attack?.ignored.push(frame.subject);
      return;
    case 'ignore-wounds':
      if (frame.packet !== null) frame.packet.wounds = 0;
      return;
    case 'marker': {
      const card = cardOfFigure(g, effect.who === undefined ? frame.self : personOf(frame, effect.who));
      const count = Math.min(effect.max ?? Infinity, (card.markers[effect.name] ?? 0) + effect.add);
      card.markers = { ...card.markers, [effect.name]: count };
      emit(g, { type: 'card-marker', card: card.id, name: effect.name, count });
      return;
    }
    case 'hide':
      return hide(g, frame, effect);
    case 'revive':
      return yield* revive(g, frame, effect);
    case 'arrive':
      return yield* arrive(g, frame, effect);
    case 'spirit':
      return yield* putSpirit(g, frame, effect.stat);
    case 'become':
      return becomeOther(g, personOf(frame, effect.who), effect);
    case 'reveal-x':
      return revealX(g, frame, effect.state);
    case 'end-turn':
      return endTurnOf(g, effect.who === undefined ? NOBODY : personOf(frame, effect.who));
    case 'distribute':
      return yield* distribute(g, frame, effect, frame.count);
    case 'attack-again': {
      const turn = currentTurn(g);
      turn.used = [...turn.used, `attack-again ${frame.self}`];
      turn.attacked = turn.attacked.filter((id) => id !== frame.self);
      return;
    }
    case 'shadow-tile': {
      const space = figureOf(g, frame.self).at[0];
      if (space === undefined) return;
      g.state.terrain = [...g.state.terrain, { space, terrain: 'shadow' }];
      g.hasChangedTerrain = true;
      emit(g, { type: 'terrain', space, terrain: 'shadow' });
      return;
    }
  }
}

function isPerson(who: unknown): who is Person {
  return who === 'self' || who === 'it' || who === 'attacker' || who === 'target';
}

/** Notes an effect that lasts until the end of the turn or round. */
export function lasting(
  g: Table,
  frame: Frame,
  who: 'self' | 'card' | 'army' | 'none',
  effect: Partial<Lasting> & Pick<Lasting, 'kind' | 'until'>,
): void {
  const { card } = figureOf(g, frame.self);
  g.state.effects = [
    ...g.state.effects,
    {
      source: card,
      by: frame.self,
      figure: who === 'self' ? frame.self : NOBODY,
      card: who === 'card' ? card : NOBODY,
      seat: who === 'army' ? frame.seat : NOBODY,
      stat: '',
      add: 0,
      state: frame.power,
      figures: null,
      whileUnengaged: false,
      whileStill: false,
      ends: g.state.turns.length - 1,
      ...effect,
    },
  ];
}

/** A roll about the same figure that follows from the first. */
function* furtherRoll(g: Table, frame: Frame, effect: Extract<Effect, { do: 'roll' }>): Script {
  if (frame.it === NOBODY || !isOnField(figureOf(g, frame.it))) return;
  const { unlessHigher, unlessOn } = effect;
  if (unlessHigher === true && standsHigher(g, frame)) return;
  if (unlessOn !== undefined && isOn(g, figureOf(g, frame.it), unlessOn)) return;
  yield* runRoll(g, frame, effect.roll);
}

function standsHigher(g: Table, { self, it }: Frame): boolean {
  const top = levelOf(g, figureOf(g, self)) + recordOfFigure(g, self).height;
  return levelOf(g, figureOf(g, it)) > top;
}

/** A change of move in the middle of the figure's own move is felt at once (Tracking). */
function lengthenMove(g: Table, { self }: Frame, add: number): void {
  const turn = g.state.turns.at(-1);
  if (turn === undefined || turn.mover !== self) return;
  turn.left += add;
  if (turn.roadLeft > 0) turn.roadLeft += add;
}

/** MOVEAGAIN: the card's figures may move again, and the window after moving opens anew (HS-T56). */
function moveAgain(g: Table): void {
  const turn = currentTurn(g);
  turn.moved = [];
  turn.mover = NOBODY;
  turn.stage = 'move';
  turn.used = turn.used.filter((name) => !name.startsWith('after-moving '));
}

/** TEMPCTRL: another player controls self for the rest of this turn. */
function* lend(g: Table, frame: Frame): Script {
  const seat = yield* chooseOpponent(g, frame);
  if (seat === null) return;
  const turn = currentTurn(g);
  const card = cardOfFigure(g, frame.self);
  turn.seat = seat;
  turn.lender = card.controller;
  handOver(g, card, seat);
}

/** A turn with a figure that may be another's: it is borrowed for that turn. */
function borrowTurn(g: Table, frame: Frame, who: FigureId): void {
  const card = cardOfFigure(g, who);
  const lender = card.controller === frame.seat ? NOBODY : card.controller;
  if (lender !== NOBODY) {
    handOver(g, card, frame.seat);
  }
  beginTurn(g, frame.seat, card, { power: frame.power, lender });
}

/** The turn is over: for everybody, or for one figure of it. */
function endTurnOf(g: Table, who: FigureId): void {
  const turn = currentTurn(g);
  if (who === NOBODY) {
    turn.over = true;
    return;
  }
  turn.ended = [...turn.ended, who];
  if (turn.sequence?.figure === who) turn.sequence = null;
}
