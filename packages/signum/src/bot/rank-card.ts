/**
 * Which card to take, keep or give away.
 */
import { PASS, type Decision } from '@muster/engine';
import { pointsOf } from '../rules/points.ts';
import { characterOf, featOf, isCharacterCard, playerAt, supportOf } from '../table.ts';
import type { Outlook } from './outlook.ts';
import { worthOfCard } from './texts.ts';

/** The most valuable first. */
export function rankWanted(o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => (key === PASS ? -1 : worthOf(o, Number(key)));
}

/** The least valuable first: what is given away. */
export function rankUnwanted(o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => (key === PASS ? -Infinity : -worthOf(o, Number(key)));
}

function worthOf(o: Outlook, card: number): number {
  if (isCharacterCard(o.g, card)) {
    const { cost, stars } = characterOf(o.g, card);
    return 4 * cost + stars.length;
  }
  const { cost, kind } = supportOf(o.g, card);
  // What costs much can't be played for long.
  return (kind === 'tactic' ? 4 : worthOfCard(o, card)) - 1.5 * cost;
}

/** SG-11.9: whatever brings most points. Keys are feat:card. */
export function rankFeat(o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => (key === PASS ? -1 : featOf(o.g, Number(key.slice('feat:'.length))).points);
}

/** SG-30.16: whoever is ahead. */
export function rankOpponent(o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => pointsOf(o.g, Number(key)) + playerAt(o.g, Number(key)).hand.length / 10;
}

/** SG-14.8: unique terrain serves both sides, and whoever comes first would choose the best: it is left out. */
export function rankTerrain(_o: Outlook, _decision: Decision): (key: string) => number {
  return (key) => (key === PASS ? 1 : 0);
}
