/**
 * What stands and lies on the ground of the solid board: figures, obstacles, walls, tokens, marks, lines of sight.
 */
import {
  BoxGeometry,
  BufferGeometry,
  CircleGeometry,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  RingGeometry,
  PlaneGeometry,
  Sprite,
  SpriteMaterial,
  Vector3,
} from 'three';
import { emblemOf } from '../../../play/seats.ts';
import { centreOf, sideEnds } from '../geometry.ts';
import type {
  FigureMark,
  HexScene,
  SceneBlock,
  SceneFigure,
  SceneSpace,
  SceneToken,
  SceneWall,
  SpaceMark,
} from '../scene.ts';
import { heightOf, LEVEL } from './ground.ts';
import { label, silhouette, themeColour } from './pictures.ts';

export type Spaces = ReadonlyMap<number, SceneSpace>;

const BASE = new CylinderGeometry(0.62, 0.68, 0.12, 24);
const RING = new RingGeometry(0.74, 0.92, 6);
const PLATE = new CircleGeometry(0.86, 6);
const CASING = new RingGeometry(0.68, 0.94, 6);
const RIM = new RingGeometry(0.74, 0.88, 6);
/** Brass in full light. */
const RIM_LIGHT = '#ffe39a';
const WORDS = new PlaneGeometry(1.6, 0.8);
const SMALL_PLATE = new CircleGeometry(0.5, 24);
// Everything is drawn anew with each change: shapes are made once and stretched.
const PLANK = new BoxGeometry(1, 0.1, 0.9);
const TRUNK = new CylinderGeometry(0.14, 0.2, 1, 8);
const CROWN = new ConeGeometry(0.8, 1, 9);
const ROCK = new CylinderGeometry(0.6, 0.82, 1, 7);
const SLAB = new BoxGeometry(1, 1, 0.2);

/** The colours of the theme, read when a scene is made. */
/** A friend who could be hit too: seen, but not inviting. */
const FRIEND = '#8a93a6';

export interface Palette {
  readonly seats: readonly string[];
  readonly brass: string;
  readonly hit: string;
  readonly heal: string;
  readonly warn: string;
}

export function paletteOfTheme(): Palette {
  return {
    seats: Array.from({ length: 6 }, (_, seat) => themeColour(`--seat-${seat}`)),
    brass: themeColour('--brass'),
    hit: themeColour('--hit'),
    heal: themeColour('--heal'),
    warn: themeColour('--warn'),
  };
}

export function placeOn(spaces: Spaces, space: number): Vector3 | null {
  const found = spaces.get(space);
  if (found === undefined) return null;
  const { x, y } = centreOf(found);
  return new Vector3(x, heightOf(found), y);
}

/** A standee: a base in the seat's colour, a silhouette as tall as the figure. */
export function makeFigure(
  figure: SceneFigure,
  spaces: Spaces,
  mark: FigureMark | undefined,
  palette: Palette,
): Group | null {
  const places = figure.at.flatMap((space) => placeOn(spaces, space) ?? []);
  const [head, tail] = places;
  if (head === undefined) return null;
  const group = new Group();
  group.userData = { figure: figure.id };
  const colour = palette.seats[figure.seat % 6] ?? '#ffffff';
  const material = new MeshLambertMaterial({ color: colour });
  for (const place of places) {
    const base = new Mesh(BASE, material);
    base.position.copy(place).add(new Vector3(0, 0.07, 0));
    base.castShadow = true;
    group.add(base);
  }
  if (tail !== undefined) group.add(bridge(head, tail, material));
  const tall = Math.max(1.5, Math.min(4.2, 0.9 + figure.height * LEVEL * 0.75));
  const picture = new Sprite(new SpriteMaterial({ map: silhouette(figure.icon, colour), alphaTest: 0.25 }));
  picture.scale.set(tall, tall, 1);
  picture.center.set(0.5, 0.04);
  picture.position.copy(head).add(new Vector3(0, 0.12, 0));
  group.add(picture);
  group.add(sign(emblemOf(figure.seat), colour, head, -0.55, 0.26, 0.5));
  if (figure.life > 1) {
    const hurt = figure.wounds > 0 ? palette.hit : '#ffffff';
    group.add(sign(String(figure.life - figure.wounds), hurt, head, 0.6, 0.26, 0.62));
  }
  if (figure.tags.length > 0) group.add(sign(figure.tags.join(''), '#ffffff', head, 0, -0.35, 0.75));
  if (mark !== undefined) {
    const shown = colourOfMark(mark, palette);
    for (const place of places) group.add(ringAt(place, shown));
  }
  return group;
}

function colourOfMark(mark: FigureMark, { brass, heal, warn }: Palette): string {
  switch (mark) {
    case 'legal':
      return brass;
    case 'friend':
      return FRIEND;
    case 'picked':
      return heal;
    case 'about':
      return warn;
  }
}

function bridge(from: Vector3, to: Vector3, material: MeshLambertMaterial): Mesh {
  const middle = from.clone().add(to).multiplyScalar(0.5);
  const plank = new Mesh(PLANK, material);
  plank.scale.x = from.distanceTo(to);
  plank.position.copy(middle).add(new Vector3(0, 0.07, 0));
  plank.rotation.y = -Math.atan2(to.z - from.z, to.x - from.x);
  return plank;
}

function sign(text: string, colour: string, at: Vector3, x: number, y: number, size: number): Sprite {
  const sprite = new Sprite(new SpriteMaterial({ map: label(text, colour, '#1d1712'), depthTest: false }));
  sprite.scale.set(size * 1.6, size * 0.8, 1);
  sprite.center.set(0.5 - x, 0.5 - y);
  sprite.position.copy(at).add(new Vector3(0, 0.2, 0));
  sprite.renderOrder = 2;
  return sprite;
}

/** What a space is called and how high it lies, on the ground and read from above. */
export function makeLevel(space: SceneSpace): Group {
  const { x, y } = centreOf(space);
  const group = new Group();
  const words = [
    { text: space.place, forward: -0.55, size: 0.55 },
    { text: String(space.top), forward: 0.55, size: 0.75 },
  ];
  for (const { text, forward, size } of words) {
    const plate = new Mesh(
      WORDS,
      new MeshBasicMaterial({ map: label(text, '#f3ead7', '#1d1712'), transparent: true, depthWrite: false }),
    );
    plate.rotation.x = -Math.PI / 2;
    plate.scale.setScalar(size);
    plate.position.set(x, heightOf(space) + 0.015, y + forward);
    group.add(plate);
  }
  return group;
}

function ringAt(place: Vector3, colour: string): Mesh {
  const ring = new Mesh(RING, new MeshBasicMaterial({ color: colour, side: DoubleSide }));
  ring.rotation.set(-Math.PI / 2, 0, Math.PI / 6);
  ring.position.copy(place).add(new Vector3(0, 0.03, 0));
  return ring;
}

export function makeMark(space: number, mark: SpaceMark, spaces: Spaces, palette: Palette): Group | null {
  const place = placeOn(spaces, space);
  if (place === null) return null;
  const colours: Readonly<Record<SpaceMark['kind'], string>> = {
    reach: palette.brass,
    danger: palette.hit,
    path: '#ffffff',
    foot: palette.heal,
    seen: palette.heal,
    hidden: '#8a93a6',
  };
  const group = new Group();
  const lay = (shape: BufferGeometry, color: string, opacity: number, above: number): void => {
    const sheet = new Mesh(shape, new MeshBasicMaterial({ color, transparent: true, opacity, depthWrite: false }));
    sheet.rotation.set(-Math.PI / 2, 0, Math.PI / 6);
    sheet.position.copy(place).add(new Vector3(0, above, 0));
    sheet.renderOrder = above;
    group.add(sheet);
  };
  const colour = colours[mark.kind];
  if (mark.kind === 'seen' || mark.kind === 'hidden') lay(PLATE, colour, 0.18, 0.02);
  else {
    lay(PLATE, colour, 0.4, 0.02);
    // Brass on sand is hard to see: with something dark round it the rim stands out on any ground.
    lay(CASING, '#1d1712', 0.55, 0.025);
    lay(RIM, mark.kind === 'reach' ? RIM_LIGHT : colour, 1, 0.03);
  }
  if (mark.label !== '')
    group.add(sign(mark.label, mark.kind === 'danger' ? '#ffd0c8' : '#ffffff', place, 0, 0.1, 0.85));
  return group;
}

export function makeToken({ space, icon, label: letters }: SceneToken, spaces: Spaces): Group | null {
  const place = placeOn(spaces, space);
  if (place === null) return null;
  const group = new Group();
  const plate = new Mesh(
    SMALL_PLATE,
    new MeshBasicMaterial({ map: silhouette(icon, '#d9b25f'), transparent: true, alphaTest: 0.2 }),
  );
  plate.rotation.x = -Math.PI / 2;
  plate.scale.setScalar(1.25);
  plate.position.copy(place).add(new Vector3(0, 0.025, 0));
  group.add(plate);
  if (letters !== '') group.add(sign(letters, '#ffffff', place, 0, 0.1, 0.62));
  return group;
}

const WOOD = new MeshLambertMaterial({ color: '#6a4a2e' });
const LEAF = new MeshLambertMaterial({ color: '#3f6b37' });
const STONE = new MeshLambertMaterial({ color: '#9d978e' });
const ICE = new MeshLambertMaterial({ color: '#bfe0ee' });
const DOOR = new MeshLambertMaterial({ color: '#8a5a2c' });

export function makeBlock(
  { kind, spaces: under, base, top }: SceneBlock,
  spaces: Spaces,
  taken: ReadonlySet<number>,
): Group {
  const group = new Group();
  const height = Math.max(0.5, (top - base) * LEVEL);
  for (const space of under) {
    const place = placeOn(spaces, space);
    if (place === null) continue;
    if (/forest/i.test(kind)) group.add(...wood(place, taken.has(space) ? height * CLEARED : height));
    else if (/tree|bush|palm/i.test(kind)) group.add(...tree(place, height, 1));
    else {
      const rock = new Mesh(ROCK, /glacier|ice/i.test(kind) ? ICE : STONE);
      rock.scale.y = height;
      rock.position.copy(place).add(new Vector3(0, height / 2, 0));
      group.add(rock);
    }
  }
  group.traverse((part) => {
    part.castShadow = true;
  });
  return group;
}

function tree(place: Vector3, height: number, width: number): readonly Mesh[] {
  const trunk = new Mesh(TRUNK, WOOD);
  trunk.scale.set(width, height * 0.5, width);
  trunk.position.copy(place).add(new Vector3(0, height * 0.25, 0));
  const crown = new Mesh(CROWN, LEAF);
  crown.scale.set(width, height * 0.8, width);
  crown.position.copy(place).add(new Vector3(0, height * 0.62, 0));
  return [trunk, crown];
}

/** Trees of a wood: degrees round its middle, from the right to the far side, and how tall they are. */
const WOOD_TREES: readonly (readonly [degrees: number, height: number])[] = [
  [18, 0.85],
  [90, 1],
  [162, 0.9],
  [222, 0.6],
  [318, 0.65],
];

/** Trees are so much smaller where somebody stands among them: they would hide who it is. */
const CLEARED = 0.35;

/** A wood that figures can stand in: the middle is free. */
function wood(place: Vector3, height: number): readonly Mesh[] {
  return WOOD_TREES.flatMap(([degrees, part]) => {
    const angle = (degrees * Math.PI) / 180;
    const away = new Vector3(Math.cos(angle), 0, -Math.sin(angle)).multiplyScalar(0.6);
    return tree(away.add(place), height * part, 0.38);
  });
}

export function makeWall({ kind, q, r, side, base, top }: SceneWall): Mesh {
  const centre = centreOf({ q, r });
  const [a, b] = sideEnds(side);
  const height = Math.max(0.2, (top - base) * LEVEL);
  const wall = new Mesh(SLAB, kind === 'door' ? DOOR : STONE);
  wall.scale.set(Math.hypot(b.x - a.x, b.y - a.y), height, 1);
  wall.position.set(centre.x + (a.x + b.x) / 2, base * LEVEL + height / 2, centre.y + (a.y + b.y) / 2);
  wall.rotation.y = -Math.atan2(b.y - a.y, b.x - a.x);
  wall.castShadow = true;
  return wall;
}

export function makeSight({ sight, figures }: HexScene, spaces: Spaces, palette: Palette): Line | null {
  if (sight === null) return null;
  const eye = (id: number): Vector3 | null => {
    const figure = figures.find((one) => one.id === id);
    const place = placeOn(spaces, figure?.at[0] ?? -1);
    return place?.add(new Vector3(0, 0.4 + (figure?.height ?? 0) * LEVEL * 0.6, 0)) ?? null;
  };
  const from = eye(sight.from);
  const to = eye(sight.to);
  if (from === null || to === null) return null;
  const line = new Line(
    new BufferGeometry().setFromPoints([from, to]),
    new LineBasicMaterial({ color: sight.visible ? palette.heal : palette.hit, depthTest: false }),
  );
  line.renderOrder = 3;
  return line;
}
