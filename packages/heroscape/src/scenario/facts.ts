/**
 * What a scenario may say of a figure or a card.
 */
import { letterOf } from '@muster/engine';
import { library } from '../content/library.ts';
import { moveOf } from '../abilities/move-value.ts';
import { cardLabel, figureLabel } from '../notation/names.ts';
import { placeOf } from '../notation/places.ts';
import { adjacentTo, engagedWith, isEngaged } from '../rules/engagement.ts';
import { copiesInPlay } from '../rules/victory.ts';
import { NOBODY, type CardId, type FigureId } from '../state.ts';
import { cardOf, figureOf, levelOf, recordOf, type Table } from '../table.ts';

/** Undefined where nothing is known by that name. */
export function factOfFigure(g: Table, id: FigureId, key: string): unknown {
  const figure = figureOf(g, id);
  const onField = figure.fate === 'field';
  switch (key) {
    case 'at': {
      const places = figure.at.map((space) => placeOf(g.battlefield.field, space));
      return places.length === 0 ? null : places.length === 2 ? places : places[0];
    }
    case 'in':
      return figure.fate;
    case 'wounds':
      return figure.wounds;
    case 'level':
      return onField ? levelOf(g, figure) : null;
    case 'engaged':
      return isEngaged(g, figure);
    case 'engaged with':
      return engagedWith(g, figure).map((other) => figureLabel(g.state, other));
    case 'adjacent':
      return adjacentTo(g, figure).map((other) => figureLabel(g.state, other));
    case 'move':
      return onField ? moveOf(g, figure) : null;
    case 'glyph':
      return g.state.glyphs[figure.glyph]?.glyph ?? null;
    case 'carries':
      return figure.carries;
    default:
      return undefined;
  }
}

export function factOfCard(g: Table, id: CardId, key: string): unknown {
  const card = cardOf(g, id);
  const { state } = g;
  switch (key) {
    case 'owner':
      return letterOf(card.owner);
    case 'controller':
      return letterOf(card.controller);
    case 'copies':
      return card.copies;
    case 'copies in play':
      return copiesInPlay(g, card);
    case 'figures':
      return card.figures.filter((one) => figureOf(g, one).fate === 'field').length;
    case 'destroyed':
      return card.figures.filter((one) => figureOf(g, one).fate === 'destroyed').length;
    case 'reserve':
      return card.figures.filter((one) => figureOf(g, one).fate === 'reserve').length;
    case 'negated':
      return card.negated;
    case 'markers':
      return card.markers;
    case 'order markers':
      return (
        state.players[card.controller]?.markers
          .filter((marker) => marker.card === id && !marker.lost)
          .map(({ face }) => face) ?? []
      );
    case 'spirits':
      return card.spirits;
    case 'identity':
      return card.identity;
    case 'chosen':
      return Object.fromEntries(Object.entries(card.chosen).map(([as, other]) => [as, cardLabel(state, other)]));
    case 'partner':
      return card.partner === NOBODY ? null : cardLabel(state, card.partner);
    case 'power points':
      return card.powerPoints;
    case 'points':
      return recordOf(g, card).points;
    case 'life':
    case 'height':
    case 'range':
    case 'attack':
    case 'defence':
    case 'size':
    case 'general':
    case 'rarity':
      return library().cards[card.record]?.[key];
    default:
      return undefined;
  }
}
