/**
 * A Heroscape view as a scene of hexes.
 */
import { letterOf } from '@muster/engine';
import { boardOf, cardById, type Board, type HeroscapeView } from '@muster/heroscape';
import type { ShownOption } from '@muster/room';
import type { QuietScene, Reach } from '../hex/hex-table.tsx';
import type { SceneBlock, SceneFigure, SceneSpace, SceneToken, SceneWall } from '../hex/scene.ts';
import { isFar, turnedSpace, turnedWall } from '../hex/turned.ts';
import { figureIcons } from './figure-icons.ts';

/** The ground of a map; ladder rungs have none. */
export function groundOf(board: Board, terrain: HeroscapeView['terrain'], zone: string | null): readonly SceneSpace[] {
  const changed = new Map(terrain.map((one) => [one.space, one.terrain]));
  const ground = asSpaces(board).map((space) => ({ ...space, terrain: changed.get(space.id) ?? space.terrain }));
  return isTurned(board, zone) ? ground.map(turnedSpace) : ground;
}

/** Whether the field is shown the other way round. */
export function isTurned(board: Board, zone: string | null): boolean {
  return zone !== null && isFar(board.zones[zone] ?? [], asSpaces(board));
}

function asSpaces({ spaces }: Board): readonly SceneSpace[] {
  return spaces
    .filter(({ rung }) => !rung)
    .map(({ id, q, r, bottom, top, terrain, place }) => ({ id, q, r, bottom, top, terrain, place }));
}

export function boardFor({ map, mapFile, options }: HeroscapeView): Board | null {
  return boardOf(mapFile ?? map, options);
}

export function sceneOf(
  view: HeroscapeView,
  board: Board,
  ground: readonly SceneSpace[],
  turned: boolean,
  words: TokenWords,
): QuietScene {
  const standing = board.pieces.filter((_, piece) => view.pieces[piece]?.stands !== false);
  return {
    id: board.id,
    spaces: ground,
    blocks: standing.flatMap(({ kind, spaces, base, top }, i): readonly SceneBlock[] =>
      spaces.length === 0 ? [] : [{ id: `${kind} ${i}`, kind, spaces, base, top }],
    ),
    walls: standing.flatMap(({ kind, edges, base, top }, i): readonly SceneWall[] =>
      edges
        .map((edge) => ({ ...edge, id: `${kind} ${i}`, kind, base, top }))
        .map((wall) => (turned ? turnedWall(wall) : wall)),
    ),
    figures: figuresOf(view),
    tokens: [
      ...missionTokens(view, board, words),
      ...view.glyphs.filter(({ gone }) => !gone).map(({ space, glyph }) => tokenOf(space, glyph, words.unknownGlyph)),
    ],
  };
}

export interface TokenWords {
  readonly unknownGlyph: string;
  readonly goals: Readonly<Record<'hill' | 'shrines' | 'raise' | 'gems' | 'flags', string>>;
}

const GOAL_ICONS = {
  hill: 'crown',
  shrines: 'holy-symbol',
  raise: 'knight-banner',
  gems: 'gem-pendant',
  flags: 'knight-banner',
};

/** HS-V6: where the mission is decided, and what it is about. */
function missionTokens(
  { options, mission, players }: HeroscapeView,
  { goal }: Board,
  words: TokenWords,
): readonly SceneToken[] {
  const { kind, spaces, zones } = goal;
  if (!options.missions || kind === 'eliminate' || kind === 'points') return [];
  const token = { icon: GOAL_ICONS[kind], name: words.goals[kind], label: '', isDescribed: false };
  const lying = mission.things.flatMap(({ space }, i): readonly SceneToken[] => {
    // A flag says whose it is.
    const owner = players.findIndex(({ zone }) => zone === zones[i]);
    return space < 0 ? [] : [{ ...token, space, label: owner < 0 ? '' : letterOf(owner) }];
  });
  return [...spaces.map((space) => ({ ...token, space })), ...lying];
}

/** HS-2.5: which glyph it is, once it was looked at. */
function tokenOf(space: number, glyph: string | null, unknown: string): SceneToken {
  const icon = 'rune-stone';
  return glyph === null
    ? { space, icon, name: unknown, label: '?', isDescribed: false }
    : { space, icon, name: glyph, label: glyph.slice(0, 3), isDescribed: true };
}

function figuresOf(view: HeroscapeView): readonly SceneFigure[] {
  const { figures, cards } = view;
  const icons = figureIcons(view);
  return figures.flatMap(({ id, card: cardId, at, fate, wounds, carries }): readonly SceneFigure[] => {
    const card = cards[cardId];
    const record = card === undefined ? undefined : cardById(card.card);
    if (fate !== 'field' || card === undefined || record === undefined) return [];
    const place = card.figures.indexOf(id);
    const name = card.figures.length > 1 ? `${card.name} ${place + 1}` : card.name;
    return [
      {
        id,
        seat: card.controller,
        at,
        icon: icons.get(card.card) ?? '',
        name,
        height: record.height,
        wounds,
        life: card.life,
        leader: record.kind === 'hero',
        tags: carries.map(() => '⚑'),
      },
    ];
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Where an option lies: spaces to go to, figures to act with or upon. */
export function reachOf(option: ShownOption): Reach {
  const { at, cost, dangerous, id, does, figure, target } = option as ShownOption & Fields;
  if (Array.isArray(at) && typeof at[0] === 'number') {
    const spaces = at.filter((space) => typeof space === 'number');
    return { space: at[0], spaces, label: typeof cost === 'number' ? String(cost) : '', danger: dangerous === true };
  }
  if (typeof target === 'number' && target >= 0) return { figure: target };
  if (typeof figure === 'number' && figure >= 0) return { figure };
  if (typeof id === 'number' && id >= 0 && (does === 'move' || does === 'turn' || does === 'attack'))
    return { figure: id };
  return null;
}

/** The army card an option is about. */
export function cardOf(option: ShownOption): number | null {
  const { card } = option as ShownOption & Fields;
  return typeof card === 'number' && card >= 0 ? card : null;
}
