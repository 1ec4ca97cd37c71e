/**
 * What a power does when it is used: whom it chooses, what it rolls, and then its effects.
 */
import { chooseSome, type Script } from '@muster/engine';
import { attackScene, defenceScene } from '../rules/combat-dice.ts';
import { rollCombatDice, rollD20, rollSymbols, countFaces } from '../rules/dice.ts';
import { distanceOf } from '../rules/distance.ts';
import { areFriends, controllerOf, emit, figureOf, isOnField, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { amountOf } from './amount.ts';
import { holdAll } from './condition.ts';
import { personOf, runEffects } from './effects.ts';
import { matches } from './filter.ts';
import { copyFrame, frameOn, type Frame } from './frame.ts';
import type { Band, Body, Choice, Effect, Roll } from './language.ts';
import { figureInPlace, inPlace } from './place.ts';
import { couldDo } from './possible.ts';
import { quietScene, type Scene } from './scene.ts';

function sceneOfFrame(g: Table, frame: Frame): Scene {
  const { attack, subject, self: owner, wounds } = frame;
  const opponent = frame.against === NOBODY ? frame.it : frame.against;
  const scene =
    attack === null
      ? quietScene(subject)
      : attack.attacker === subject
        ? attackScene(g, attack, opponent)
        : defenceScene(g, attack, subject);
  scene.owner = owner;
  scene.opponent = opponent;
  scene.targeted = attack?.target === subject;
  scene.wounds = wounds;
  return scene;
}

/** Whether there is something to use it on. */
export function canRun(g: Table, frame: Frame, body: Body): boolean {
  if (body.if !== undefined && !holdAll(g, body.if, sceneOfFrame(g, frame))) return false;
  if (body.choose === undefined) return couldDo(g, frame, body);
  if (body.choose.about === true) return isAbout(g, frame, body.choose) && couldDo(g, frame, body);
  if (body.choose.all === true && body.after !== undefined) return true;
  return candidates(g, frame, body.choose).some(({ id }) => couldDo(g, frameOn(frame, id), body));
}

/** Whether the figure of the event is one the power speaks of. */
function isAbout(g: Table, { self, it, spaces }: Frame, { figures, place }: Choice): boolean {
  if (it === NOBODY || !matches(g, it, figures, self)) return false;
  if (place === undefined) return true;
  const figure = figureOf(g, it);
  if (isOnField(figure)) return figureInPlace(g, figureOf(g, self), figure, place);
  // One that was just destroyed is asked about where it stood.
  const [head] = spaces;
  if (head === undefined || !isOnField(figureOf(g, self))) return false;
  const spot = { at: spaces, height: recordOfFigure(g, it).height, level: g.battlefield.floor[head] ?? 0 };
  return inPlace(g, figureOf(g, self), spot, place);
}

/** Whom the power may choose: never the one it answers to, which is not chosen. */
function candidates(g: Table, frame: Frame, choice: Choice): readonly Figure[] {
  const { figures, place } = choice;
  const from = frame.from.map((id) => figureOf(g, id)).filter(isOnField);
  return g.state.figures.filter(
    (figure) =>
      isOnField(figure) &&
      figure.id !== frame.it &&
      matches(g, figure.id, figures, frame.self) &&
      (place === undefined || from.some((one) => figureInPlace(g, one, figure, place))),
  );
}

export function* runBody(g: Table, frame: Frame, body: Body): Script {
  emit(g, { type: 'power-used', figure: frame.self, card: figureOf(g, frame.self).card, power: frame.power });
  const chosen = yield* chosenBy(g, frame, body);
  const shared = body.roll?.together === true && chosen.length > 0 ? yield* resultOf(g, frame, body.roll) : null;
  for (const it of chosen) {
    const used = frameOn(frame, it);
    if (it !== frame.it && it !== NOBODY && !isOnField(figureOf(g, it))) continue;
    if (body.do !== undefined) yield* runEffects(g, used, body.do);
    if (body.roll !== undefined) yield* runRoll(g, used, body.roll, shared);
  }
  if (body.after !== undefined) yield* runEffects(g, frame, body.after);
}

/** The figures it is used on; without a choice the one it reacts to. */
function* chosenBy(g: Table, frame: Frame, body: Body): Script<readonly FigureId[]> {
  const { choose } = body;
  if (choose === undefined || choose.about === true) return [frame.it];
  const all = candidates(g, frame, choose);
  if (choose.all === true) return all.map(({ id }) => id);
  const figures = all.filter(({ id }) => couldDo(g, frameOn(frame, id), body));
  const options = figures.map(({ id }) => ({ key: String(id), figure: id }));
  const picked = yield* chooseSome({
    seat: frame.seat,
    kind: `choose:${frame.power}`,
    options,
    min: choose.upTo === undefined ? 1 : 0,
    max: choose.upTo ?? 1,
    about: [frame.self],
  });
  return picked.map(({ figure }) => figure);
}

/** Rolls (or takes the roll made for all) and does what the band says; poison rolls on as long as its victim lives. */
export function* runRoll(g: Table, frame: Frame, roll: Roll, shared: number | null = null): Script {
  for (let again = true; again;) {
    const sure = bandFor(g, frame, roll.bands, 0); // a band from 0 needs no roll
    const result = sure === undefined ? (shared ?? (yield* resultOf(g, frame, roll))) : 0;
    const band = sure ?? bandFor(g, frame, roll.bands, result);
    if (band === undefined) return;
    const times = band.each === true ? result : 1;
    const counted = copyFrame(frame);
    counted.count = result;
    for (let i = 0; i < times; i++) yield* runEffects(g, counted, band.do);
    again = band.again === true && (frame.it === NOBODY || isOnField(figureOf(g, frame.it)));
  }
}

function* resultOf(g: Table, frame: Frame, roll: Roll): Script<number> {
  const { seat, self, power } = frame;
  if (roll.symbols !== undefined) return rollSymbols(g, roll.symbols, seat, self);
  if (roll.dice !== undefined) {
    const dice = roll.dice === 'wounds' ? frame.wounds : amountOf(g, roll.dice, sceneOfFrame(g, frame));
    const parts = [{ amount: dice, source: power }];
    const faces = yield* rollCombatDice(g, dice, { seat, figure: self, purpose: 'power', parts });
    return countFaces(faces, 'skull');
  }
  const scene = sceneOfFrame(g, frame);
  let plus = 0;
  for (const { add, when } of roll.plus ?? []) {
    if (!holdAll(g, when, scene)) continue;
    plus += add === 'distance' ? distanceToIt(g, frame) : amountOf(g, add, scene);
  }
  const special = frame.attack?.kind === 'special' && frame.attack.attacker === self ? { special: true as const } : {};
  const unsure = roll.bands.some((band) => band.do.some((effect) => isUnwelcome(g, frame, effect)))
    ? { unsure: true as const }
    : {};
  return yield* rollD20(g, { seat, purpose: 'power', figure: self, power, plus, ...special, ...unsure });
}

/** HS-21.20: something the roller would rather not have happen, so that a bonus he may leave out is asked for. */
function isUnwelcome(g: Table, frame: Frame, effect: Effect): boolean {
  switch (effect.do) {
    case 'lend':
    case 'betray':
    case 'must-attack-all-adjacent':
      return true;
    case 'wound':
    case 'destroy': {
      const who = personOf(frame, effect.who);
      return who !== NOBODY && areFriends(g, frame.seat, controllerOf(g, who));
    }
    default:
      return false;
  }
}

function distanceToIt(g: Table, { self, it }: Frame): number {
  if (it === NOBODY) return 0;
  return distanceOf(g, figureOf(g, self).at, figureOf(g, it).at);
}

/** The highest band that was reached, among those that speak of such a figure. */
function bandFor(g: Table, frame: Frame, bands: readonly Band[], result: number): Band | undefined {
  let best: Band | undefined;
  for (const band of bands) {
    if (band.from > result || (band.to !== undefined && result > band.to)) continue;
    if (!holdAll(g, band.when, sceneOfFrame(g, frame))) continue;
    if (band.figures !== undefined && (frame.it === NOBODY || !matches(g, frame.it, band.figures, frame.self)))
      continue;
    if (best === undefined || band.from > best.from) best = band;
  }
  return best;
}
