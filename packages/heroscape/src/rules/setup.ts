/**
 * Setup (chapter 2): the roll for the order, and what happens between the armies and round 1 (HS-2.8, HS-T1 to HS-T3).
 */
import { choose, PASS, type Option, type Script, type Seat } from '@muster/engine';
import { openActsForAll } from '../abilities/act.ts';
import { cardMatches } from '../abilities/filter.ts';
import { frameOf } from '../abilities/frame.ts';
import { runEffects } from '../abilities/effects.ts';
import { emit, faceOf, playerAt, recordOf, seatsInOrder, type Table } from '../table.ts';
import { NOBODY, type Card, type CardId } from '../state.ts';
import { pointGap, sortByRoll } from './round.ts';
import { placeScenarioHive } from './hive.ts';
import { checkElimination } from './victory.ts';
import { hasFiguresLeft } from './wounds.ts';

/** HS-3.2, HS-3.4, HS-3.7: the highest roller first, then clockwise. */
export function* rollForOrder(g: Table): Script {
  const seats = g.state.players.map((_, seat) => seat);
  const [first] = yield* sortByRoll(g, seats, 'setup');
  g.state.setupOrder = seats.map((_, i) => ((first ?? 0) + i) % seats.length);
}

/** HS-T1 to HS-T3 */
export function* startOfGame(g: Table): Script {
  placeScenarioHive(g); // HS-20.4
  removeEmptyCards(g);
  for (const seat of seatsInOrder(g)) {
    yield* choices(g, seat);
    if (g.state.options.linkedUnits) yield* linkUnits(g, seat); // HS-V5
    if (g.state.options.powerPoints) yield* powerPoints(g, seat); // HS-V4
  }
  startingMarkers(g);
  yield* openActsForAll(g, 'start-of-game');
  checkElimination(g);
}

/** HS-3.19: a card without any placed figure is removed. */
function removeEmptyCards(g: Table): void {
  for (const card of g.state.cards)
    if (!hasFiguresLeft(g, card)) emit(g, { type: 'card-lost', card: card.id, rules: ['HS-3.19'] });
}

/** IDENT: a hero, king or personality is chosen for the whole game. */
function* choices(g: Table, seat: Seat): Script {
  for (const card of g.state.cards) {
    if (card.controller !== seat || !hasFiguresLeft(g, card)) continue;
    const owner = card.figures[0] ?? NOBODY;
    for (const { power, part } of faceOf(g, card).choices) {
      const cards = g.state.cards.filter(
        (other) => hasFiguresLeft(g, other) && cardMatches(g, other, part.figures, owner),
      );
      const options: (Option & { card: CardId })[] = cards.map(({ id }) => ({ key: String(id), card: id }));
      if (options.length === 0) continue;
      if (part.must !== true) options.push({ key: PASS, card: NOBODY });
      const picked = yield* choose({ seat, kind: `choose-for-game:${part.as}`, options, about: [card.id] });
      if (picked.card === NOBODY) continue;
      card.chosen = { ...card.chosen, [part.as]: picked.card };
      emit(g, { type: 'chosen', card: card.id, as: part.as, choice: picked.card });
      const it = g.state.cards[picked.card]?.figures[0] ?? NOBODY;
      if (part.do !== undefined) yield* runEffects(g, frameOf(g, owner, power, it), part.do);
    }
  }
}

/** HS-T1: markers that cards start with. */
export function startingMarkers(g: Table): void {
  for (const card of g.state.cards) {
    for (const { part } of faceOf(g, card).parts) {
      if (part.part !== 'markers') continue;
      const count = part.count === 'per-figure' ? card.figures.length : part.count;
      card.markers = { ...card.markers, [part.name]: count };
      emit(g, { type: 'card-marker', card: card.id, name: part.name, count });
    }
  }
}

/** HS-V5: each hero is paired with a squad of the same general. */
function* linkUnits(g: Table, seat: Seat): Script {
  const mine = g.state.cards.filter((card) => card.controller === seat && hasFiguresLeft(g, card));
  for (const hero of mine) {
    if (recordOf(g, hero).kind !== 'hero' || hero.partner !== NOBODY) continue;
    const squads = mine.filter((card) => canLink(g, hero, card));
    const options: (Option & { card: CardId })[] = squads.map(({ id }) => ({ key: String(id), card: id }));
    if (options.length === 0) continue;
    const picked = yield* choose({ seat, kind: 'link', options, about: [hero.id] });
    const squad = g.state.cards[picked.card];
    if (squad === undefined) continue;
    hero.partner = squad.id;
    squad.partner = hero.id;
    emit(g, { type: 'linked', card: hero.id, partner: squad.id, rules: ['HS-V5'] });
  }
}

function canLink(g: Table, hero: Card, card: Card): boolean {
  const record = recordOf(g, card);
  return record.kind === 'squad' && card.partner === NOBODY && record.general === recordOf(g, hero).general;
}

/** HS-V4: one point per card (a stack has one per copy), and for the gap to the limit points for the army, or cards without. */
function* powerPoints(g: Table, seat: Seat): Script {
  const mine = g.state.cards.filter((card) => card.controller === seat && hasFiguresLeft(g, card));
  for (const card of mine) card.powerPoints = card.copies;
  const gap = pointGap(g, seat);
  if (gap > 0) playerAt(g, seat).powerPoints = gap;
  for (let i = 0; i < -gap; i++) {
    const options = mine.filter((card) => card.powerPoints > 0).map(({ id }) => ({ key: String(id), card: id }));
    if (options.length === 0) return;
    const picked = yield* choose({ seat, kind: 'lose-power-point', options });
    const card = g.state.cards[picked.card];
    if (card !== undefined) card.powerPoints--;
  }
}
