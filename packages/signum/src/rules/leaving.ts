/**
 * Relics and buildings that leave play (SG-8.10, SG-10.2, SG-25.9).
 */
import type { Script, Seat } from '@muster/engine';
import { runBody } from '../abilities/effects.ts';
import { emit, heroOf, playerAt, supportOf, type Table } from '../table.ts';
import { NOBODY, type Building, type CardId, type Relic } from '../state.ts';
import { toHall } from './income.ts';

/** Destroyed, replaced or used up: it goes to the Hall with its tokens gone (SG-8.20), and has its Last Word (SG-35.33). */
export function* destroyCardInPlay(g: Table, seat: Seat, card: CardId): Script {
  const player = playerAt(g, seat);
  player.relics = player.relics.filter((one) => one.card !== card);
  player.buildings = player.buildings.filter((one) => one.card !== card);
  yield* sendToHall(g, seat, card);
}

/** SG-35.33: the Last Word of a relic or building, wherever it came from. */
export function* sendToHall(g: Table, seat: Seat, card: CardId): Script {
  toHall(g, card);
  const record = supportOf(g, card);
  if (record.kind !== 'relic' && record.kind !== 'building') return;
  const { kind, name } = record;
  const self = kind === 'relic' ? (heroOf(g, seat)?.id ?? NOBODY) : NOBODY;
  for (const property of record.properties) {
    if (property.keyword === 'Last Word')
      yield* runBody(g, { self, seat, name, it: self, attack: null, harm: null, support: kind }, property.does);
  }
}

/** SG-8.17, SG-25.8, SG-25.9: each use removes a token; with the last one the card goes to the Hall after its use. */
export function* spendReuse(g: Table, seat: Seat, held: Relic | Building): Script {
  held.reuse--;
  const armour = 'armour' in held ? held.armour : 0;
  emit(g, { type: 'relic-tokens', seat, card: held.card, armour, reuse: held.reuse });
  if (held.reuse <= 0) yield* destroyCardInPlay(g, seat, held.card);
}
