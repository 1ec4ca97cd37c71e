/**
 * Placing figures by powers (HS-T52): throws, grabs, summons, clones, arrivals.
 */
import { ask, choose, PASS, type Option, type Script } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { fall } from '../rules/falling.ts';
import { isHeldByProftaka } from '../rules/glyphs.ts';
import { loseMarkers } from '../rules/order-markers.ts';
import { beginTurn } from '../rules/turn.ts';
import { hasFiguresLeft } from '../rules/wounds.ts';
import { placeFigure, putDown, spotsFor, type Spot } from '../rules/standing.ts';
import { cardOf, faceOf, figureOf, isOnField, lift, recordOf, recordOfFigure, stand, type Table } from '../table.ts';
import { NOBODY, type Figure, type FigureId } from '../state.ts';
import { destroyedFigures } from './condition.ts';
import { lasting, personOf } from './effects.ts';
import { figuresInReach } from './wound-effects.ts';
import { isLocked } from './restrictions.ts';
import type { Effect, SpaceFilter } from './language.ts';
import { copyFrame, type Frame } from './frame.ts';
import { spacesFor } from './space-filter.ts';
import { modesOf } from '../rules/walker.ts';

/** Where a figure can be put, seen from another. */
function spotsNear(g: Table, near: FigureId, figure: Figure, to: SpaceFilter): readonly Spot[] {
  return spotsFor(g, figure, spacesFor(g, figureOf(g, near), figure, to)).filter(
    ({ at }) => !at.every((space) => figure.at.includes(space)) || figure.at.length === 0,
  );
}

/** Says whether the figure was placed. */
export function* placeIt(g: Table, frame: Frame, effect: Extract<Effect, { do: 'place' }>): Script<boolean> {
  const who = personOf(frame, effect.who);
  if (who === NOBODY) return false;
  const figure = figureOf(g, who);
  if (!isOnField(figure) || isLocked(g, figure)) return false; // LOCK
  const near = effect.near === 'self' ? frame.self : frame.it;
  const spots = effect.inPlace === true ? spotsFor(g, figure, frame.spaces) : spotsNear(g, near, figure, effect.to);
  if (spots.length === 0) return false;
  const before = g.battlefield.floor[figure.at[0] ?? 0] ?? 0;
  yield* placeFigure(g, frame.seat, figure, spots, 'place');
  const landing = figure.at[0];
  if (effect.falls !== true || landing === undefined || modesOf(g, figure.id).flies) return true;
  yield* fall(g, figure, before - (g.battlefield.floor[landing] ?? 0), landing);
  return true;
}

/** PULL: up to so many figures are placed near self, one after another. */
export function* gather(g: Table, frame: Frame, effect: Extract<Effect, { do: 'gather' }>): Script {
  const most = effect.count === 'wounds' ? frame.wounds : effect.count;
  const done: FigureId[] = [];
  for (let i = 0; i < most; i++) {
    const figures = figuresInReach(g, frame.self, effect, frame.self).filter(
      (figure) =>
        !done.includes(figure.id) && !isLocked(g, figure) && spotsNear(g, frame.self, figure, effect.to).length > 0,
    );
    if (figures.length === 0) return;
    const options: (Option & { figure: FigureId })[] = figures.map(({ id }) => ({ key: String(id), figure: id }));
    options.push({ key: PASS, figure: NOBODY });
    const picked = yield* ask({ seat: frame.seat, kind: 'gather', options, about: [frame.self] });
    if (picked.figure === NOBODY) return;
    done.push(picked.figure);
    const figure = figureOf(g, picked.figure);
    yield* placeFigure(g, frame.seat, figure, spotsNear(g, frame.self, figure, effect.to), 'place');
  }
}

type Switch = Extract<Effect, { do: 'switch' }>;

const switchName = ({ power, it }: Frame): string => `switched ${power} ${it}`;

/** Whether self and it can exchange places: both have room there, and neither is held where it is. */
export function maySwitch(g: Table, frame: Frame, effect: Switch): boolean {
  const self = figureOf(g, frame.self);
  const it = figureOf(g, frame.it);
  if (!isOnField(self) || !isOnField(it) || self.at.length !== it.at.length || isLocked(g, self) || isLocked(g, it))
    return false;
  if (isHeldByProftaka(g, self)) return false; // HS-21.21
  if (effect.once === 'turn' && g.state.turns.at(-1)?.used.includes(switchName(frame)) === true) return false;
  const { field, floor } = g.battlefield;
  const room = (figure: Figure, at: readonly SpaceId[]) =>
    at.every((space) => (field.ceiling[space] ?? 0) - (floor[space] ?? 0) >= recordOfFigure(g, figure.id).height); // HS-9.7
  return room(self, it.at) && room(it, self.at);
}

/** Self and it exchange places. */
export function* switchPlaces(g: Table, frame: Frame, effect: Switch): Script {
  if (!maySwitch(g, frame, effect)) return;
  const self = figureOf(g, frame.self);
  const it = figureOf(g, frame.it);
  const turn = g.state.turns.at(-1);
  if (effect.once === 'turn' && turn !== undefined) turn.used = [...turn.used, switchName(frame)];
  const there = it.at;
  const here = self.at;
  lift(g, self);
  lift(g, it);
  self.glyph = NOBODY;
  it.glyph = NOBODY;
  stand(g, it, here);
  stand(g, self, there);
  yield* putDown(g, self, there);
  if (isOnField(it)) yield* putDown(g, it, here);
}

/** The destroyed figures of the army it may bring back. */
export function revivable(g: Table, frame: Frame, { figures }: Extract<Effect, { do: 'revive' }>): readonly Figure[] {
  return destroyedFigures(g, { ...figures, side: 'own' }, frame.self).filter(
    (figure) => !isExempt(g, figure, frame.power),
  );
}

/** REVIVE: destroyed figures of the army come back (HS-19.12). */
export function* revive(g: Table, frame: Frame, effect: Extract<Effect, { do: 'revive' }>): Script {
  for (let i = 0; i < effect.count; i++) {
    const seen = new Set<number>();
    const figures = revivable(g, frame, effect).filter((figure) => {
      if (seen.has(figure.card)) return false;
      seen.add(figure.card);
      return spotsOf(g, frame, effect, figure).length > 0;
    });
    if (figures.length === 0) return;
    const options: (Option & { figure: FigureId })[] = figures.map(({ id }) => ({ key: String(id), figure: id }));
    options.push({ key: PASS, figure: NOBODY });
    const picked = yield* choose({ seat: frame.seat, kind: 'revive', options, about: [frame.self] });
    if (picked.figure === NOBODY) return;
    const figure = figureOf(g, picked.figure);
    const card = cardOf(g, figure.card);
    if (!hasFiguresLeft(g, card)) loseMarkers(g, card); // HS-19.12
    figure.wounds = 0;
    yield* placeFigure(g, frame.seat, figure, spotsOf(g, frame, effect, figure), 'place');
    if (effect.noAttack === true) {
      const revived = copyFrame(frame);
      revived.self = figure.id;
      lasting(g, revived, 'self', { kind: 'no-attack', until: 'turn' });
    }
  }
}

function spotsOf(g: Table, frame: Frame, effect: Extract<Effect, { do: 'revive' }>, figure: Figure): readonly Spot[] {
  if (effect.inPlace === true) return spotsFor(g, figure, frame.spaces);
  return spotsNear(g, effect.near === 'self' ? frame.self : frame.it, figure, effect.to);
}

/** EXEMPT: another card's power does not work on this one. */
function isExempt(g: Table, figure: Figure, power: string): boolean {
  const card = cardOf(g, figure.card);
  return (
    !card.negated && faceOf(g, card).restrictions.some(({ part }) => part.part === 'exempt' && part.from === power)
  ); // HS-28.10
}

/** RESERVE: the figures of the named card come onto the battlefield. */
export function* arrive(g: Table, frame: Frame, effect: Extract<Effect, { do: 'arrive' }>): Script {
  const card = g.state.cards.find((one) => one.controller === frame.seat && recordOf(g, one).name === effect.name);
  if (card === undefined) return;
  let first = effect.near === undefined;
  for (const id of card.figures) {
    const figure = figureOf(g, id);
    if (figure.fate !== 'reserve') continue;
    const from = effect.near === 'self' ? figureOf(g, frame.self) : figure;
    const spots = spotsFor(g, figure, spacesFor(g, from, figure, effect.to));
    if (spots.length === 0) {
      if (effect.near === 'self') figure.fate = 'destroyed';
      continue;
    }
    // Who drops from the sky may stay away, but then all of them.
    const options: (Option & Partial<Spot>)[] = first ? [...spots, { key: PASS }] : [...spots];
    const { at } = yield* choose({ seat: frame.seat, kind: 'arrive', options, about: [figure.id] });
    if (at === undefined) return;
    yield* putDown(g, figure, at);
    first = false;
  }
  if (effect.turn !== true || !card.figures.some((id) => isOnField(figureOf(g, id)))) return;
  const picked = yield* ask({
    seat: frame.seat,
    kind: 'turn-after-arrival',
    options: [{ key: 'use' }, { key: PASS }],
    about: [card.id],
  });
  if (picked.key === 'use') beginTurn(g, frame.seat, card, { power: frame.power });
}
