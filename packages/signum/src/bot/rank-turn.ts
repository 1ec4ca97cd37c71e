/**
 * What to do next in one's turn: first what brings points and strength, then new creatures, then those on the battlefield.
 */
import type { Decision } from '@muster/engine';
import { incomeOf } from '../rules/income.ts';
import { canBeMet } from './feats.ts';
import { characterOf, featOf, heroOf, playerAt, supportOf } from '../table.ts';
import { NOBODY } from '../state.ts';
import { POINT, unitWith, type Outlook } from './outlook.ts';
import { Standpoints } from './standpoint.ts';
import { STRENGTH, worthOfBody, worthOfCard, worthOfIncome } from './texts.ts';

/** What comes first, whatever it is worth: each of these is a step of a sensible turn. */
const FEAT = 1000;
const USE = 500;
const INCOME = 400;
const DEPLOY = 300;
const PLAY = 200;
const DISCARD = 150;
const ACTIVATE = 50;
/** Not worth it: rather end the turn. */
const NEVER = -100;

export function rankTurn(o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => {
    const [does, id, more] = key.split(':');
    const number = Number(id);
    switch (does) {
      case 'feat':
        return FEAT + featOf(o.g, number).points;
      case 'use':
        return useful(USE, useWorth(o, number, Number(more)));
      case 'income':
        return useful(INCOME, incomeWorth(o, number));
      case 'deploy':
        return DEPLOY + deployWorth(o, number);
      case 'play':
        return useful(PLAY, playWorth(o, number));
      case 'discard':
        return useful(DISCARD, discardWorth(o, number, more ?? ''));
      case 'activate':
        return ACTIVATE + activationWorth(o, number);
      case 'minion':
        return DEPLOY;
      case 'remove':
        return -Infinity;
      default:
        return 0;
    }
  };
}

function useful(step: number, worth: number): number {
  return worth > 0 ? step + worth : NEVER + worth;
}

function useWorth(o: Outlook, card: number, place: number): number {
  const record = supportOf(o.g, card);
  if (record.kind !== 'relic' && record.kind !== 'building') return 0;
  const property = record.properties[place];
  if (property?.keyword !== 'close' && property?.keyword !== 'reuse') return 0;
  const hero = record.kind === 'relic' ? (heroOf(o.g, o.seat)?.id ?? NOBODY) : NOBODY;
  const { name, kind: support } = record;
  const frame = { self: hero, seat: o.seat, name, it: hero, attack: null, harm: null, support };
  // A token is gone once it is used; an activation of the hero is worth a lot.
  const price = property.keyword === 'reuse' ? 3 : property.alsoHero === true ? 9 : 0.5;
  return worthOfBody(o, frame, property.does) - price;
}

/** SG-12.9: the least useful card for the income it brings. */
function incomeWorth(o: Outlook, card: number): number {
  const { hand } = playerAt(o.g, o.seat);
  const { cost, kind } = supportOf(o.g, card);
  const dear = Math.max(0, cost - Math.max(2, playerAt(o.g, o.seat).income));
  const kept = kind === 'tactic' ? 4 : Math.min(14, Math.max(0, worthOfCard(o, card) - cost * STRENGTH)) - 2 * dear;
  return worthOfIncome(o, incomeOf(o.g, card)) + hand.length - 0.6 * kept - 1;
}

/** Strength is lost at the end of the turn: the dearest one that can be paid for comes first. */
function deployWorth(o: Outlook, card: number): number {
  const { cost, stars, properties } = characterOf(o.g, card);
  return 8 * cost + 2 * stars.length + properties.length;
}

function playWorth(o: Outlook, card: number): number {
  const { cost } = supportOf(o.g, card);
  return worthOfCard(o, card) - cost * STRENGTH * 0.5 + worthOfIncome(o, incomeOf(o.g, card)) * 0.3;
}

const FEAT_KEPT = 0.6;

/** SG-11.5, SG-11.30: feats that will hardly be earned buy something else. */
function discardWorth(o: Outlook, card: number, effect: string): number {
  const player = playerAt(o.g, o.seat);
  const { condition, points } = featOf(o.g, card);
  const kept = points * POINT * FEAT_KEPT * canBeMet(o, condition);
  const crowded = Math.max(0, player.featHand.length - 4);
  return discardGain(o, effect) + crowded - kept;
}

function discardGain(o: Outlook, effect: string): number {
  const player = playerAt(o.g, o.seat);
  if (effect === 'minion') return 5;
  if (effect === 'draw') return player.hand.length < 4 ? 4 : 2;
  // Two more strength: is there somebody who could come then?
  if (player.deployed) return 1;
  const costs = player.camp.map((one) => characterOf(o.g, one).cost);
  const best = (strength: number) => Math.max(0, ...costs.filter((cost) => cost <= strength));
  return 3.2 * (best(player.strength + 2) - best(player.strength));
}

/** Who can do most acts first; heroes see what the others achieve. */
function activationWorth(o: Outlook, id: number): number {
  const unit = unitWith(o, id);
  if (unit === null) return 0;
  const standpoints = new Standpoints(o, unit);
  return Math.min(90, standpoints.prospectFrom(unit.creature.hex)) * (unit.hero ? 0.6 : 1) + (unit.hero ? 0 : 1);
}
