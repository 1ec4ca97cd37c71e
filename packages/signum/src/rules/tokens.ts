/**
 * Tokens on creatures (SG-35.39 to SG-35.45, SG-35.63 to SG-35.65).
 */
import { emit, isOnField, type Table } from '../table.ts';
import type { Creature } from '../state.ts';
import { hasKeyword } from './properties.ts';

/** Never more than one of a kind (SG-35.42, SG-35.45, SG-35.64); SG-35.25, SG-35.50: machines and risen ones catch nothing. */
export function mayGetToken(g: Table, creature: Creature, token: 'poison' | 'plague' | 'stun'): boolean {
  if (!isOnField(creature) || creature[token]) return false;
  return token === 'stun' || !(hasKeyword(g, creature, 'Forged') || hasKeyword(g, creature, 'Reborn'));
}

export function giveToken(g: Table, creature: Creature, token: 'poison' | 'plague' | 'stun'): void {
  if (!mayGetToken(g, creature, token)) return;
  creature[token] = true;
  emit(g, { type: 'token', creature: creature.id, token, add: 1 });
}

export function loseToken(g: Table, creature: Creature, token: 'poison' | 'plague' | 'stun'): void {
  if (!creature[token]) return;
  creature[token] = false;
  emit(g, { type: 'token', creature: creature.id, token, add: -1 });
}
