/**
 * Whether a figure is one of those a power speaks of.
 */
import { areFriends, cardOf, cardOfFigure, controllerOf, faceOf, figureOf, recordOf, type Table } from '../table.ts';
import { engagedWith, isEngaged } from '../rules/engagement.ts';
import { NOBODY, type Card, type FigureId } from '../state.ts';
import type { Figures } from './language.ts';

/** Whether the figure fits the description, seen from the figure that has the power. */
export function matches(g: Table, id: FigureId, figures: Figures, owner: FigureId): boolean {
  if (figures.other === true && id === owner) return false;
  if (figures.self === true && id !== owner) return false;
  if (!isOfSort(g, cardOfFigure(g, id), figures, owner)) return false;
  if (figures.wounded === true && figureOf(g, id).wounds === 0) return false;
  if (figures.engaged !== undefined && isEngaged(g, figureOf(g, id)) !== figures.engaged) return false;
  if (figures.engagedWithCard !== undefined || figures.engagedWithOther === true) {
    if (!isEngagedAs(g, id, figures, owner)) return false;
  }
  if (figures.not !== undefined && matches(g, id, figures.not, owner)) return false;
  return figures.any === undefined || figures.any.some((one) => matches(g, id, one, owner));
}

function isEngagedAs(g: Table, id: FigureId, figures: Figures, owner: FigureId): boolean {
  const enemies = engagedWith(g, figureOf(g, id));
  const card = figureOf(g, owner).card;
  if (figures.engagedWithCard !== undefined) {
    const ofCard = enemies.filter((one) => sameName(g, figureOf(g, one).card, card));
    if (ofCard.length < figures.engagedWithCard) return false;
  }
  if (figures.engagedWithOther !== true) return true;
  const seat = controllerOf(g, owner);
  return enemies.some((one) => one !== owner && controllerOf(g, one) === seat);
}

function sameName(g: Table, a: number, b: number): boolean {
  return cardOf(g, a).record === cardOf(g, b).record;
}

/** Whether the card's figures fit, as far as that is a matter of the card. */
export function cardMatches(g: Table, card: Card, figures: Figures, owner: FigureId): boolean {
  if (!isOfSort(g, card, figures, owner)) return false;
  if (figures.not !== undefined && cardMatches(g, card, figures.not, owner)) return false;
  return figures.any === undefined || figures.any.some((one) => cardMatches(g, card, one, owner));
}

/** The words about the card itself, without what is denied or left open. */
function isOfSort(g: Table, card: Card, figures: Figures, owner: FigureId): boolean {
  const record = recordOf(g, card);
  const { identity } = card;
  if (figures.side !== undefined && !isOnSide(g, card, figures.side, owner)) return false;
  if (figures.sameCard === true && card.record !== cardOfFigure(g, owner).record) return false;
  if (figures.name !== undefined && !figures.name.includes(record.name)) return false;
  if (figures.species !== undefined && !figures.species.includes(identity?.species ?? record.species)) return false;
  if (figures.class !== undefined && !figures.class.includes(identity?.class ?? record.class)) return false;
  if (figures.personality !== undefined && !figures.personality.includes(identity?.personality ?? record.personality)) {
    return false;
  }
  if (figures.general !== undefined && !figures.general.includes(record.general)) return false; // HS-28.11
  if (figures.size !== undefined && !figures.size.includes(record.size)) return false;
  if (figures.rarity !== undefined && !figures.rarity.includes(rarityOf(record.rarity))) return false;
  if (figures.kind !== undefined && record.kind !== figures.kind) return false;
  if (figures.range?.min !== undefined && record.range < figures.range.min) return false;
  if (figures.range?.max !== undefined && record.range > figures.range.max) return false;
  if (figures.flying !== undefined && (!card.negated && faceOf(g, card).modes.flies) !== figures.flying) return false;
  if (figures.power !== undefined && !hasPower(g, card, figures.power)) return false;
  if (figures.chosen !== undefined && cardOfFigure(g, owner).chosen[figures.chosen] !== card.id) return false;
  return true;
}

/** HS-1.9: an uncommon hero counts as unique for effects. */
function rarityOf(rarity: 'unique' | 'common' | 'uncommon'): 'unique' | 'common' {
  return rarity === 'common' ? 'common' : 'unique';
}

/** HS-28.1: by name, whatever its number. */
function hasPower(g: Table, card: Card, name: string): boolean {
  return !card.negated && recordOf(g, card).powers.some((power) => power.name === name);
}

function isOnSide(g: Table, card: Card, side: 'own' | 'friendly' | 'enemy', owner: FigureId): boolean {
  const seat = owner === NOBODY ? NOBODY : controllerOf(g, owner);
  if (side === 'own') return card.controller === seat;
  return areFriends(g, seat, card.controller) === (side === 'friendly');
}
