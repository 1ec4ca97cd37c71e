/**
 * What is drawn for the ground of a hex: its terrain in a short word, else whose deployment zone it is.
 */
import { letterOf, type Language } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Table } from '../table.ts';
import { LABELS } from './labels.ts';

const OPEN = '.';
const SPOT = '?';

/** Small letters: the zones of the players. */
export function groundWords(g: Table, language: Language): (hex: SpaceId) => string {
  const { state, field } = g;
  const words: Readonly<Record<string, string>> = LABELS[language].terrain;
  const zones = new Map<SpaceId, string>();
  for (const [seat, { zone }] of state.players.entries())
    for (const hex of field.zones[zone] ?? []) zones.set(hex, (zones.get(hex) ?? '') + letterOf(seat).toLowerCase());
  const camps = new Map<SpaceId, string>();
  for (const { at, zone } of state.options.commonCamps ? [] : (state.map.camps ?? [])) {
    const owners = state.players.flatMap((player, seat) =>
      player.zone === zone ? [letterOf(seat).toLowerCase()] : [],
    );
    camps.set(field.spaceOf(at), owners.join(''));
  }
  const isSetup = state.phase === 'warbands' || state.phase === 'terrain';
  return (hex) => {
    const piece = state.terrain[hex] ?? '';
    const owners = camps.get(hex) ?? '';
    if (piece === 'camp' && owners !== '') return `${LABELS[language].campOf} ${owners}`;
    if (piece !== '') return words[piece] ?? piece;
    if (isSetup && field.spots.includes(hex)) return SPOT;
    return zones.get(hex) ?? OPEN;
  };
}
