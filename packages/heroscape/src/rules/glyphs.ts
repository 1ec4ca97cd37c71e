/**
 * Glyphs (chapter 21).
 */
import { ask, choose, NOTHING_TO_ASK, PASS, type Script, type Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { TEMPORARY_GLYPHS, type GlyphName } from '../content/glyph.ts';
import {
  areFriends,
  cardOf,
  cardOfFigure,
  controllerOf,
  emit,
  isOnField,
  playerAt,
  recordOf,
  recordOfFigure,
  seatsInOrder,
  type Table,
} from '../table.ts';
import { NOBODY, type Figure, type Glyph } from '../state.ts';
import { rollD20 } from './dice.ts';
import { isNextTo } from './engagement.ts';
import { fall } from './falling.ts';
import { placeFigure, spotsFor, type Spot } from './standing.ts';
import { chooseFigure, destroy, giveWounds, hasFiguresLeft, heal } from './wounds.ts';
import { loseMarkers, loseRandomMarker } from './order-markers.ts';
import { checkElimination } from './victory.ts';
import { isLocked } from '../abilities/restrictions.ts';

/** HS-21.2 to HS-21.5: a figure comes onto a glyph, unless something has put it elsewhere by now. */
export function enterGlyph(g: Table, figure: Figure, space: SpaceId): Script {
  const index = figure.at.includes(space)
    ? g.state.glyphs.findIndex((glyph) => glyph.space === space && !glyph.gone)
    : NOBODY;
  const glyph = index === NOBODY ? undefined : g.state.glyphs[index];
  return glyph === undefined || figure.glyph === index ? NOTHING_TO_ASK : takeGlyph(g, figure, glyph, index);
}

function* takeGlyph(g: Table, figure: Figure, glyph: Glyph, index: number): Script {
  const { space } = glyph;
  figure.glyph = index; // HS-21.9
  if (!glyph.known) {
    glyph.known = true; // HS-21.3
    emit(g, { type: 'glyph-revealed', glyph: glyph.glyph, space, rules: ['HS-21.3'] });
  }
  emit(g, { type: 'glyph', glyph: glyph.glyph, figure: figure.id, rules: ['HS-21.5'] });
  emit(g, { type: 'stopped', figure: figure.id, by: 'glyph', rules: ['HS-21.2'] });
  if (isTemporary(glyph.glyph) && (yield* takeEffect(g, figure, glyph))) remove(g, glyph); // HS-21.8, HS-21.12
  if (glyph.glyph === 'Brandar') yield* brandar(g, figure, glyph);
}

function isTemporary(glyph: GlyphName): boolean {
  return TEMPORARY_GLYPHS.some((one) => one === glyph);
}

function remove(g: Table, glyph: Glyph): void {
  glyph.gone = true;
  const index = g.state.glyphs.indexOf(glyph);
  for (const figure of g.state.figures) if (figure.glyph === index) figure.glyph = NOBODY;
  emit(g, { type: 'glyph-gone', glyph: glyph.glyph, rules: ['HS-21.8'] });
}

/** HS-21.27 to HS-21.32; says whether the glyph is used up. */
function* takeEffect(g: Table, figure: Figure, glyph: Glyph): Script<boolean> {
  switch (glyph.glyph) {
    case 'Erland':
      return yield* erland(g, figure, glyph);
    case 'Kelda':
      if (figure.wounds === 0) return false; // HS-21.28
      heal(g, figure, figure.wounds);
      return true;
    case 'Mitonsoul':
      yield* mitonsoul(g);
      return true;
    case 'Nilrend':
      return yield* nilrend(g, figure);
    case 'Oreld':
      return yield* oreld(g, figure);
    case 'Sturla':
      return yield* sturla(g, figure);
    default:
      return false;
  }
}

/** Asks whether an optional glyph is used (HS-21.12). */
function* wants(g: Table, figure: Figure, glyph: GlyphName): Script<boolean> {
  const seat = controllerOf(g, figure.id);
  const picked = yield* ask({
    seat,
    kind: `glyph:${glyph}`,
    options: [{ key: 'use' }, { key: PASS }],
    about: [figure.id],
  });
  return picked.key === 'use';
}

/** HS-21.27: calls any other figure next to the glyph, not lower than it (HS-V43: or lower, with a fall). */
function* erland(g: Table, figure: Figure, glyph: Glyph): Script<boolean> {
  const seat = controllerOf(g, figure.id);
  const spotsOf = (called: Figure): readonly Spot[] => {
    const { floor, field } = g.battlefield;
    const level = floor[glyph.space] ?? 0;
    const around: SpaceId[] = [];
    for (let step = field.firstStep[glyph.space] ?? 0; step < (field.firstStep[glyph.space + 1] ?? 0); step++) {
      const space = field.stepTo[step] ?? 0;
      const lower = (floor[space] ?? 0) < level;
      if ((!lower || g.state.options.erlandLower) && isNextTo(g, space, recordOfFigure(g, called.id).height, figure))
        around.push(space);
    }
    return spotsFor(g, called, around).filter(({ at }) => at.some((space) => !called.at.includes(space)));
  };
  const callable = g.state.figures.filter(
    (one) =>
      isOnField(one) &&
      one.id !== figure.id &&
      !isLocked(g, one) &&
      recordOfFigure(g, one.id).spaces < 6 &&
      spotsOf(one).length > 0,
  );
  if (callable.length === 0 || !(yield* wants(g, figure, 'Erland'))) return false;
  const called = yield* chooseFigure(g, seat, 'glyph:Erland:figure', callable, [figure.id]);
  yield* placeFigure(g, seat, called, spotsOf(called), 'glyph:Erland:space');
  const { floor } = g.battlefield;
  const landing = called.at[0];
  if (g.state.options.erlandLower && landing !== undefined) {
    yield* fall(g, called, (floor[glyph.space] ?? 0) - (floor[landing] ?? 0), landing); // HS-V43
  }
  return true;
}

/** HS-21.29: every figure rolls; removal after all rolls. */
function* mitonsoul(g: Table): Script {
  const doomed: Figure[] = [];
  for (const seat of seatsInOrder(g)) {
    for (const figure of g.state.figures) {
      if (!isOnField(figure) || controllerOf(g, figure.id) !== seat) continue;
      const roll = yield* rollD20(g, { seat, purpose: 'glyph', figure: figure.id, power: 'Mitonsoul' });
      if (roll === 1) doomed.push(figure);
    }
  }
  const { removing } = g;
  g.removing = true;
  for (const figure of doomed) yield* destroy(g, figure, 'glyph', NOBODY, null);
  g.removing = removing;
  checkElimination(g); // HS-22.6
}

/** HS-21.30 */
function* nilrend(g: Table, figure: Figure): Script<boolean> {
  const seat = controllerOf(g, figure.id);
  const enemies = g.state.figures.filter((one) => {
    const card = cardOfFigure(g, one.id);
    return (
      isOnField(one) && !card.negated && recordOf(g, card).rarity !== 'common' && !areFriends(g, seat, card.controller)
    );
  });
  if (enemies.length === 0 || !(yield* wants(g, figure, 'Nilrend'))) return false;
  const enemy = yield* chooseFigure(g, seat, 'glyph:Nilrend:figure', enemies, [figure.id]);
  const roll = yield* rollD20(g, { seat, purpose: 'glyph', figure: figure.id, power: 'Nilrend' });
  if (roll >= 5) {
    cardOf(g, enemy.card).negated = true;
    g.auras = null;
    emit(g, { type: 'negated', card: enemy.card, rules: ['HS-21.30'] });
  }
  return true;
}

/** HS-21.31 */
function* oreld(g: Table, figure: Figure): Script<boolean> {
  const seat = controllerOf(g, figure.id);
  const cards = g.state.cards.filter(
    (card) =>
      !areFriends(g, seat, card.controller) &&
      playerAt(g, card.controller).markers.some(
        (marker) => marker.card === card.id && !marker.revealed && !marker.lost,
      ),
  );
  if (cards.length === 0 || !(yield* wants(g, figure, 'Oreld'))) return false;
  const roll = yield* rollD20(g, { seat, purpose: 'glyph', figure: figure.id, power: 'Oreld' });
  if (roll < 10) return true;
  const options = [...cards.map((card) => ({ key: String(card.id), card: card.id })), { key: PASS, card: NOBODY }];
  const picked = yield* ask({ seat, kind: 'glyph:Oreld:card', options, about: [figure.id] });
  if (picked.card !== NOBODY) loseRandomMarker(g, cardOf(g, picked.card));
  return true;
}

/** HS-21.32 */
function* sturla(g: Table, figure: Figure): Script<boolean> {
  const seat = controllerOf(g, figure.id);
  // HS-4.13: nobody comes back for a player who is out.
  const destroyed = g.state.figures.filter(
    (one) => one.fate === 'destroyed' && !playerAt(g, controllerOf(g, one.id)).out,
  );
  if (destroyed.length === 0 || !(yield* wants(g, figure, 'Sturla'))) return false;
  const back: Figure[] = [];
  for (const one of destroyed) {
    const roll = yield* rollD20(g, { seat, purpose: 'glyph', figure: one.id, power: 'Sturla' });
    if (roll >= 19) back.push(one);
  }
  for (const one of back) {
    const owner = controllerOf(g, one.id);
    const zones = Object.entries(g.battlefield.zones).map(([zone, spaces]) => ({
      key: zone,
      spots: spotsFor(g, one, spaces),
    }));
    const open = zones.filter(({ spots }) => spots.length > 0);
    if (open.length === 0) continue; // without room it stays destroyed
    const { spots } = yield* choose({ seat, kind: 'glyph:Sturla:zone', options: open, about: [one.id] });
    const card = cardOf(g, one.card);
    if (!hasFiguresLeft(g, card)) loseMarkers(g, card); // HS-19.12
    one.wounds = 0;
    yield* placeFigure(g, owner, one, spots, 'glyph:Sturla:space');
  }
  return true;
}

/** HS-21.14, HS-V40 */
function* brandar(g: Table, figure: Figure, glyph: Glyph): Script {
  const { options } = g.state;
  if (!options.brandarPower || !options.powerPoints) return;
  const seat = controllerOf(g, figure.id);
  const roll = yield* rollD20(g, { seat, purpose: 'glyph', figure: figure.id, power: 'Brandar' });
  if (roll > 10) return;
  cardOfFigure(g, figure.id).powerPoints++;
  remove(g, glyph);
}

/** HS-21.26, HS-V41: what glyphs do at the end of the round, in initiative order (HS-4.12). */
export function* glyphsAtRoundEnd(g: Table): Script {
  for (const seat of seatsInOrder(g)) yield* glyphsOf(g, seat);
}

function* glyphsOf(g: Table, seat: Seat): Script {
  for (const [index, glyph] of g.state.glyphs.entries()) {
    const figure = g.state.figures.find((one) => one.glyph === index && isOnField(one));
    if (glyph.gone || figure === undefined || controllerOf(g, figure.id) !== seat) continue;
    if (glyph.glyph === 'Wannok') yield* wannok(g, figure);
    if (glyph.glyph === 'Brandar' && g.state.options.brandarSpring && recordOfFigure(g, figure.id).kind === 'hero')
      heal(g, figure, 1);
  }
}

/** HS-21.26 */
function* wannok(g: Table, figure: Figure): Script {
  const seat = controllerOf(g, figure.id);
  const roll = yield* rollD20(g, { seat, purpose: 'glyph', figure: figure.id, power: 'Wannok' });
  if (roll === 1) {
    yield* giveWounds(g, { figure: figure.id, wounds: 1, cause: 'glyph', by: NOBODY, attack: null });
    return;
  }
  const victims = (of: number) => g.state.figures.filter((one) => isOnField(one) && controllerOf(g, one.id) === of);
  const opponents = g.state.players.flatMap((_, of) =>
    !areFriends(g, seat, of) && victims(of).length > 0 ? [of] : [],
  );
  if (opponents.length === 0) return;
  const options = [...opponents.map((of) => ({ key: String(of), of })), { key: PASS, of: NOBODY }];
  const picked = yield* ask({ seat, kind: 'glyph:Wannok:player', options, about: [figure.id] });
  if (picked.of === NOBODY) return;
  const victim = yield* chooseFigure(g, picked.of, 'glyph:Wannok:figure', victims(picked.of), [figure.id]);
  yield* giveWounds(g, { figure: victim.id, wounds: 1, cause: 'glyph', by: NOBODY, attack: null });
}

/** HS-21.21: the figure on Proftaka can't leave until a friend is adjacent. */
export function isHeldByProftaka(g: Table, figure: Figure): boolean {
  if (figure.glyph === NOBODY || g.state.glyphs[figure.glyph]?.glyph !== 'Proftaka') return false;
  const seat = controllerOf(g, figure.id);
  return !g.state.figures.some(
    (one) =>
      isOnField(one) &&
      one.id !== figure.id &&
      areFriends(g, seat, controllerOf(g, one.id)) &&
      figure.at.some((space) => isNextTo(g, space, recordOfFigure(g, figure.id).height, one)),
  );
}
