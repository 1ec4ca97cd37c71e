/**
 * What unique terrain does at the end of an activation (SG-26.23 to SG-26.34).
 */
import { choose, type Script } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { isImpassable } from '../content/terrain.ts';
import { emit, isOnField, stand, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import { heal, wound } from './damage.ts';
import { rollPool } from './dice.ts';
import { drawCard, drawFeat } from './drawing.ts';
import { isFree, pieceAt } from './place.ts';
import { giveToken } from './tokens.ts';

export function* terrainAfterActivation(g: Table, creature: Creature): Script {
  if (!isOnField(creature)) return;
  const here = pieceAt(g, creature.hex);
  const near = (piece: string) => (g.field.beside[creature.hex] ?? []).some((hex) => pieceAt(g, hex) === piece);
  if (here === 'ruins') yield* ruins(g, creature);
  else if (here === 'catacombs') yield* catacombs(g, creature);
  else if (here === 'teleport') yield* teleport(g, creature);
  if (isOnField(creature) && near('spire')) yield* spire(g, creature);
  if (!isOnField(creature)) return;
  if (pieceAt(g, creature.hex) === 'altar') yield* heal(g, creature, 1); // SG-26.28
  else if (near('altar')) {
    const symbol = roll(g, creature, 'altar');
    if (symbol === 'HIT' || symbol === 'CRIT') yield* heal(g, creature, 1); // SG-26.27
  }
}

function roll(g: Table, creature: Creature, why: string) {
  return rollPool(g, [g.state.options.data.terrainDie], creature.controller, creature.id, why)[0]?.symbol ?? 'BLANK';
}

/** SG-26.24 */
function* ruins(g: Table, creature: Creature): Script {
  const symbol = roll(g, creature, 'ruins');
  if (symbol === 'HIT') drawCard(g, creature.controller);
  if (symbol === 'CRIT') drawFeat(g, creature.controller);
  if (symbol === 'PUSH') yield* putOn(g, creature, zoneHexes(g, creature));
}

/** SG-26.25 */
function* catacombs(g: Table, creature: Creature): Script {
  const symbol = roll(g, creature, 'catacombs');
  if (symbol === 'PUSH') yield* putOn(g, creature, zoneHexes(g, creature));
  if (symbol !== 'HIT' && symbol !== 'CRIT') return;
  const pieces = g.state.terrain.flatMap((piece, hex) =>
    piece !== '' && !isImpassable(piece) && hex !== creature.hex && isFree(g, hex) ? [hex] : [],
  );
  yield* putOn(g, creature, pieces); // SG-26.29
}

/** SG-26.31, SG-26.34 */
function* teleport(g: Table, creature: Creature): Script {
  const symbol = roll(g, creature, 'teleport');
  if (symbol !== 'HIT' && symbol !== 'CRIT') return;
  yield* putOn(
    g,
    creature,
    g.state.terrain.flatMap((piece, hex) =>
      piece === 'teleport' && hex !== creature.hex && isFree(g, hex) ? [hex] : [],
    ),
  );
}

/** SG-26.26 */
function* spire(g: Table, creature: Creature): Script {
  const symbol = roll(g, creature, 'spire');
  if (symbol === 'PUSH') giveToken(g, creature, 'stun');
  if (symbol === 'HIT' || symbol === 'CRIT')
    yield* wound(g, { target: creature.id, damage: 1, magic: true, cause: 'terrain', by: NOBODY, attack: null });
}

function zoneHexes(g: Table, creature: Creature): readonly SpaceId[] {
  const zone = g.state.players[creature.controller]?.zone ?? 0;
  return (g.field.zones[zone] ?? []).filter((hex) => isFree(g, hex));
}

function* putOn(g: Table, creature: Creature, hexes: readonly SpaceId[]): Script {
  if (hexes.length === 0) return;
  const options = hexes.map((hex) => ({ key: String(hex), hex }));
  const { hex } = yield* choose({ seat: creature.controller, kind: 'place', options, about: [creature.id] });
  stand(g, creature, hex);
  emit(g, { type: 'placed', creature: creature.id, at: hex });
}
