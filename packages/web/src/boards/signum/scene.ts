/**
 * A Signum view as a scene of hexes.
 */
import {
  boardOf,
  cardById,
  choiceOf,
  type AnyCreature,
  type Board,
  type SeenCreature,
  type SignumView,
} from '@muster/signum';
import type { ShownOption } from '@muster/room';
import type { QuietScene, Reach } from '../hex/hex-table.tsx';
import type { SceneBlock, SceneFigure, SceneSpace, SceneToken } from '../hex/scene.ts';
import { isFar, turnedSpace } from '../hex/turned.ts';
import { creatureIcons } from './creature-icons.ts';

/** How high pieces are drawn, in levels: the field itself is flat. */
const HEIGHTS: Readonly<Record<string, number>> = { hill: 2, river: 0.6, ford: 0.7, bridge: 1.1, catacombs: 0.8 };
const GROUND = 1;
/** Pieces that lie on the ground as something to see. */
const TOKENS: Readonly<Record<string, string>> = {
  ruins: 'castle-ruins',
  catacombs: 'dungeon-gate',
  altar: 'stone-block',
  portal: 'portal',
  teleport: 'magic-portal',
  camp: 'camping-tent',
};

export function boardFor({ map, mapFile }: SignumView): Board | null {
  return boardOf(mapFile ?? map);
}

export function groundOf(
  board: Board,
  terrain: readonly string[],
  zone: number | null,
  name: (piece: string) => string,
): readonly SceneSpace[] {
  const ground = board.hexes.map(({ id, q, r, column, row }) => {
    const piece = terrain[id] ?? '';
    const place = `${column},${row}`;
    const space = { id, q, r, bottom: 0, top: HEIGHTS[piece] ?? GROUND, place };
    return piece === '' ? { ...space, terrain: 'plain' } : { ...space, terrain: piece, about: name(piece) };
  });
  return zone !== null && isFar(board.zones[zone] ?? [], ground) ? ground.map(turnedSpace) : ground;
}

export function sceneOf(
  view: SignumView,
  board: Board,
  ground: readonly SceneSpace[],
  name: (piece: string) => string,
): QuietScene {
  const blocks: SceneBlock[] = [];
  const tokens: SceneToken[] = [];
  for (const [hex, piece] of view.terrain.entries()) {
    if (piece === 'forest')
      blocks.push({ id: `forest ${hex}`, kind: 'forest', spaces: [hex], base: GROUND, top: GROUND + 3 });
    if (piece === 'spire')
      blocks.push({ id: `spire ${hex}`, kind: 'spire', spaces: [hex], base: GROUND, top: GROUND + 5 });
    const icon = TOKENS[piece];
    if (icon !== undefined) tokens.push({ space: hex, icon, name: name(piece), label: '', isDescribed: false });
  }
  return { id: board.id, spaces: ground, blocks, walls: [], figures: figuresOf(view), tokens };
}

export function isOnField(creature: SignumView['creatures'][number]): creature is SeenCreature {
  return creature.hex >= 0 && 'hp' in creature;
}

function figuresOf(view: SignumView): readonly SceneFigure[] {
  const { creatures } = view;
  const icons = creatureIcons(view);
  return creatures.filter(isOnField).flatMap((creature): readonly SceneFigure[] => {
    const record = cardById(creature.record) as AnyCreature | undefined;
    if (record === undefined) return [];
    const { armour, poison, plague, stun, activated } = creature;
    return [
      {
        id: creature.id,
        seat: creature.controller,
        at: [creature.hex],
        icon: icons.get(record.id) ?? '',
        name: record.name,
        height: creature.kind === 'hero' ? 4.5 : creature.kind === 'minion' ? 2.5 : 3.5,
        wounds: creature.wounds,
        life: creature.hp,
        leader: creature.kind === 'hero',
        tags: [
          ...(armour > 0 ? [`⛨${armour}`] : []),
          ...(poison ? ['☠'] : []),
          ...(plague ? ['☣'] : []),
          ...(stun ? ['✶'] : []),
          ...(activated ? ['✓'] : []),
        ],
      },
    ];
  });
}

/** Where an option lies on the field. */
export function reachIn(kind: string): (option: ShownOption) => Reach {
  return (option) => {
    const choice = choiceOf(kind, option);
    switch (choice.pick) {
      case 'hex':
      case 'terrain':
        return { space: choice.hex, label: '', danger: false };
      case 'walk':
      case 'run': {
        const { cost } = option as ShownOption & { readonly cost?: unknown };
        const paid = typeof cost === 'number' ? String(cost) : '';
        return { space: choice.hex, label: choice.pick === 'run' ? `${paid}»` : paid, danger: false };
      }
      case 'creature':
      case 'activate':
      case 'remove':
      case 'skip':
      case 'hook':
      case 'heal':
      case 'longshot':
      case 'attack':
      case 'property':
        return { figure: choice.creature };
      default:
        return null;
    }
  };
}

/** The card an option plays, shows or spends. */
export function cardIn(kind: string, option: ShownOption): number | null {
  const choice = choiceOf(kind, option);
  return 'card' in choice ? choice.card : null;
}
