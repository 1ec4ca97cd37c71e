/**
 * What unique terrain does at the end of an activation (SG-26.23 to SG-26.34).
 */
import { choose, NOTHING_TO_ASK, type Script } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { isImpassable } from '../content/terrain.ts';
import { emit, isOnField, stand, type Table } from '../table.ts';
import { NOBODY, type Creature } from '../state.ts';
import { heal, wound } from './damage.ts';
import { rollPool } from './dice.ts';
import { drawCard, drawFeat } from './drawing.ts';
import { inOrder, type OrderedStep } from './order.ts';
import { isFree, pieceAt } from './place.ts';
import { giveToken } from './tokens.ts';

/** SG-26.23: the pieces the creature is in or near when its activation ends, each once, in the order of its player (SG-0.15). */
export function terrainAfterActivation(g: Table, creature: Creature): Script {
  const pieces = isOnField(creature) ? piecesAbout(g, creature) : [];
  if (pieces.length === 0) return NOTHING_TO_ASK;
  return inOrder(
    creature.controller,
    creature.id,
    pieces.map(({ name, run }) => ({ name, run: () => (isOnField(creature) ? run() : NOTHING_TO_ASK) })),
  );
}

/** SG-17.5: whether skipping its activation does anything to the creature; else it can as well stay unactivated. */
export function skippingMatters(g: Table, creature: Creature): boolean {
  if (creature.stun) return false; // SG-35.65
  return creature.poison || creature.plague || isNearPieces(g, creature.hex);
}

/** Whether there are any pieces that do something at the end of an activation. */
function isNearPieces(g: Table, hex: SpaceId): boolean {
  return INSIDE[pieceAt(g, hex)] !== undefined || isBeside(g, hex, 'spire') || isBeside(g, hex, 'altar');
}

function piecesAbout(g: Table, creature: Creature): readonly OrderedStep[] {
  const { hex } = creature;
  const here = pieceAt(g, hex);
  const inside = here === '' ? undefined : INSIDE[here];
  const pieces: OrderedStep[] = inside === undefined ? [] : [{ name: here, run: () => inside(g, creature) }];
  if (isBeside(g, hex, 'spire')) pieces.push({ name: 'spire', run: () => spire(g, creature) });
  if (here !== 'altar' && isBeside(g, hex, 'altar')) pieces.push({ name: 'altar', run: () => nearAltar(g, creature) });
  return pieces;
}

function isBeside(g: Table, hex: SpaceId, piece: string): boolean {
  for (const at of g.field.beside[hex] ?? []) if (pieceAt(g, at) === piece) return true;
  return false;
}

/** What happens to who stands in the hex. */
const INSIDE: Readonly<Record<string, (g: Table, creature: Creature) => Script>> = {
  ruins,
  catacombs,
  teleport,
  altar: (g, creature) => heal(g, creature, 1), // SG-26.28
};

/** SG-26.27 */
function* nearAltar(g: Table, creature: Creature): Script {
  if (g.state.options.data.symbols.altarHeal.includes(roll(g, creature, 'altar'))) yield* heal(g, creature, 1);
}

function roll(g: Table, creature: Creature, why: string) {
  return rollPool(g, [g.state.options.data.terrainDie], creature.controller, creature.id, why)[0]?.symbol ?? 'BLANK';
}

/** SG-26.24 */
function* ruins(g: Table, creature: Creature): Script {
  const { symbols } = g.state.options.data;
  const symbol = roll(g, creature, 'ruins');
  if (symbols.ruinsCard.includes(symbol)) drawCard(g, creature.controller);
  if (symbols.ruinsFeat.includes(symbol)) drawFeat(g, creature.controller);
  if (symbols.ruinsHome.includes(symbol)) yield* putOn(g, creature, zoneHexes(g, creature));
}

/** SG-26.25 */
function* catacombs(g: Table, creature: Creature): Script {
  const { symbols } = g.state.options.data;
  const symbol = roll(g, creature, 'catacombs');
  if (symbols.catacombsHome.includes(symbol)) yield* putOn(g, creature, zoneHexes(g, creature));
  if (!symbols.catacombsTerrain.includes(symbol)) return;
  const pieces = g.state.terrain.flatMap((piece, hex) =>
    piece !== '' && !isImpassable(piece) && hex !== creature.hex && isFree(g, hex) ? [hex] : [],
  );
  yield* putOn(g, creature, pieces); // SG-26.29
}

/** SG-26.31, SG-26.34 */
function* teleport(g: Table, creature: Creature): Script {
  if (!g.state.options.data.symbols.teleport.includes(roll(g, creature, 'teleport'))) return;
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
  const { symbols } = g.state.options.data;
  const symbol = roll(g, creature, 'spire');
  if (symbols.spireStun.includes(symbol)) giveToken(g, creature, 'stun');
  if (symbols.spireWound.includes(symbol))
    yield* wound(g, {
      target: creature.id,
      damage: 1,
      magic: false,
      cause: 'terrain',
      by: NOBODY,
      card: '',
      attack: null,
    });
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
