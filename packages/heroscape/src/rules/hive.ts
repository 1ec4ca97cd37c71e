/**
 * The Marro Hive and its swamp tile (HS-20.1 to HS-20.5).
 */
import type { SpaceId } from '@muster/hex';
import { emit, recordOfFigure, stand, type Table } from '../table.ts';
import type { Figure } from '../state.ts';
import { addCard } from './army-building.ts';

export function isHive(g: Table, figure: Figure): boolean {
  return recordOfFigure(g, figure.id).spaces === 6;
}

/** HS-20.1: it always stands on its large swamp tile. */
export function layHiveTile(g: Table, spaces: readonly SpaceId[]): void {
  g.state.terrain = [...g.state.terrain, ...spaces.map((space) => ({ space, terrain: 'swamp' }))];
  g.hasChangedTerrain = true;
}

/** HS-20.3: the tile of an army's Hive goes with it; HS-20.4: that of the scenario's stays. */
export function takeHiveTile(g: Table, spaces: readonly SpaceId[]): void {
  if (isScenarioHive(g, spaces)) return;
  g.state.terrain = g.state.terrain.filter(({ space, terrain }) => terrain !== 'swamp' || !spaces.includes(space));
}

function isScenarioHive(g: Table, spaces: readonly SpaceId[]): boolean {
  return scenarioHiveSpaces(g).some((space) => spaces.includes(space));
}

function scenarioHiveSpaces(g: Table): readonly SpaceId[] {
  const { hive } = g.state.map.scenario;
  if (hive === undefined) return [];
  return hive.at.map(([q, r, level]) => g.battlefield.field.spaceAt(q, r, level)).filter((space) => space !== null);
}

/** The Hive that belongs to the scenario fights for the player of a zone, without costing points. */
export function placeScenarioHive(g: Table): void {
  const { hive } = g.state.map.scenario;
  const seat = g.state.players.findIndex(({ zone }) => zone === hive?.zone);
  const number = g.library.byId('marro-hive');
  if (hive === undefined || seat < 0 || number === undefined) return;
  const player = g.state.players[seat];
  const spent = player?.spent ?? 0;
  const { card, figures } = addCard(g, seat, number);
  if (player !== undefined) player.spent = spent;
  const [figure] = figures;
  const spaces = scenarioHiveSpaces(g);
  if (figure === undefined || spaces.length !== 6) return;
  stand(g, figure, spaces);
  layHiveTile(g, spaces);
  emit(g, { type: 'card-chosen', seat, card: card.id, copies: 1, rules: ['HS-20.4'] });
  emit(g, { type: 'deployed', figure: figure.id, at: spaces });
}
