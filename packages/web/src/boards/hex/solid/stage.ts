/**
 * The solid board: camera, light, and what is on it. It draws when something changed and not otherwise.
 */
import {
  AmbientLight,
  DirectionalLight,
  Group,
  PCFSoftShadowMap,
  PerspectiveCamera,
  Raycaster,
  Scene,
  Vector2,
  Vector3,
  WebGLRenderer,
} from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { endsWith, timeNow } from '../../motion/animate.ts';
import { changesBetween, type Standing } from '../changes.ts';
import { boxAround } from '../geometry.ts';
import type { HexScene, SceneSpace } from '../scene.ts';
import { framing } from './framing.ts';
import { edgesOf, makeGround, type Ground } from './ground.ts';
import { Moves } from './moves.ts';
import {
  makeBlock,
  makeFigure,
  makeLevel,
  makeMark,
  makeSight,
  makeToken,
  makeWall,
  paletteOfTheme,
  placeOn,
  type Palette,
  type Spaces,
} from './things.ts';

/** What is under a pointer. */
export type Under = { readonly figure: number } | { readonly space: number } | null;

export class Stage {
  readonly #renderer: WebGLRenderer;
  readonly #scene = new Scene();
  readonly #camera = new PerspectiveCamera(38, 1, 0.1, 400);
  readonly #controls: OrbitControls;
  readonly #things = new Group();
  /** Figures that are gone and still seen to go. */
  readonly #ghosts = new Group();
  /** Numbers on the ground, while somebody wants them. */
  readonly #levels = new Group();
  readonly #figures = new Map<number, Group>();
  readonly #palette: Palette = paletteOfTheme();
  readonly #moves = new Moves(this.#palette.hit, timeNow);
  readonly #forget: () => void;
  #standing: Standing | null = null;
  #ground: Ground | null = null;
  #groundOf: readonly SceneSpace[] | null = null;
  #centre = new Vector3();
  #asked = false;
  #hasLevels = false;
  /** Nobody has moved the camera since it was last brought back. */
  #isHome = true;

  /** Throws where the browser has no WebGL. */
  constructor(canvas: HTMLCanvasElement, fine: boolean) {
    this.#renderer = new WebGLRenderer({ canvas, antialias: fine, alpha: true });
    this.#renderer.setPixelRatio(fine ? Math.min(2, devicePixelRatio) : 1);
    this.#renderer.shadowMap.enabled = fine;
    this.#renderer.shadowMap.type = PCFSoftShadowMap;
    this.#scene.add(new AmbientLight('#fff1dc', 1.5), this.#things, this.#ghosts, this.#levels);
    this.#controls = new OrbitControls(this.#camera, canvas);
    this.#controls.maxPolarAngle = Math.PI / 2.15;
    this.#controls.addEventListener('change', () => this.draw());
    this.#controls.addEventListener('start', () => {
      this.#isHome = false;
    });
    this.#forget = endsWith(() => {
      this.#moves.finish();
      if (this.#moves.isMoving) this.draw();
    });
  }

  show(scene: HexScene): void {
    if (this.#groundOf !== scene.spaces) this.#layGround(scene.spaces);
    const spaces = new Map(scene.spaces.map((space) => [space.id, space]));
    const last = new Map(this.#figures);
    this.#things.clear();
    this.#figures.clear();
    const add = (thing: Parameters<Group['add']>[0] | null): void => {
      if (thing !== null) this.#things.add(thing);
    };
    const taken = new Set(scene.figures.flatMap(({ at }) => at));
    for (const block of scene.blocks) add(makeBlock(block, spaces, taken));
    for (const wall of scene.walls) add(makeWall(wall));
    for (const token of scene.tokens) add(makeToken(token, spaces));
    for (const [space, mark] of scene.marks) add(makeMark(space, mark, spaces, this.#palette));
    for (const figure of scene.figures) {
      const group = makeFigure(figure, spaces, scene.figureMarks.get(figure.id), this.#palette);
      if (group !== null) this.#figures.set(figure.id, group);
      add(group);
    }
    add(makeSight(scene, spaces, this.#palette));
    this.#move(scene, spaces, last);
    this.draw();
  }

  /** Sets in motion what has changed since the last scene; `last` are the figures as they were drawn. */
  #move({ figures, blow }: HexScene, spaces: Spaces, last: ReadonlyMap<number, Group>): void {
    const before = this.#standing;
    this.#standing = { figures, blow: blow ?? before?.blow ?? null };
    if (before === null || (before.figures === figures && before.blow === this.#standing.blow)) return;
    const changes = changesBetween(before, { figures, blow });
    const ghosts = changes.gone.flatMap(({ id }) => last.get(id) ?? []);
    if (ghosts.length > 0) this.#ghosts.add(...ghosts);
    const spaceOf = (id: number): number => figures.find((figure) => figure.id === id)?.at[0] ?? -1;
    this.#moves.begin(changes, ghosts, (space) => placeOn(spaces, space ?? -1), spaceOf);
  }

  #layGround(spaces: readonly SceneSpace[]): void {
    if (this.#ground !== null) {
      this.#scene.remove(this.#ground.body, this.#ground.caps);
      this.#ground.dispose();
    }
    this.#ground = makeGround(spaces);
    this.#groundOf = spaces;
    this.#scene.add(this.#ground.body, this.#ground.caps);
    const { x, y, width, height } = boxAround(spaces);
    this.#centre = new Vector3(x + width / 2, 0, y + height / 2);
    this.#light(width, height);
    this.#writeLevels();
    this.reset();
  }

  showLevels(wanted: boolean): void {
    this.#hasLevels = wanted;
    this.#writeLevels();
    this.draw();
  }

  #writeLevels(): void {
    this.#levels.clear();
    if (this.#hasLevels) for (const space of this.#groundOf ?? []) this.#levels.add(makeLevel(space));
  }

  #light(width: number, height: number): void {
    const sun = new DirectionalLight('#ffe2b0', 2.4);
    const reach = Math.max(width, height) * 0.75;
    sun.position.copy(this.#centre).add(new Vector3(-reach * 0.7, reach * 1.3, reach * 0.5));
    sun.target.position.copy(this.#centre);
    sun.castShadow = true;
    sun.shadow.mapSize.set(2048, 2048);
    const { camera } = sun.shadow;
    camera.left = -reach;
    camera.right = reach;
    camera.top = reach;
    camera.bottom = -reach;
    camera.far = reach * 4;
    this.#scene.add(sun, sun.target);
  }

  /** Brings the camera back to where it began. */
  reset(): void {
    this.#isHome = true;
    const { aspect, fov } = this.#camera;
    this.#controls.target.copy(this.#centre);
    this.#camera.position.copy(framing(edgesOf(this.#groundOf ?? []), this.#centre, aspect, fov));
    this.#controls.update();
    this.draw();
  }

  zoom(factor: number): void {
    this.#isHome = false;
    const offset = this.#camera.position.clone().sub(this.#controls.target).divideScalar(factor);
    this.#camera.position.copy(this.#controls.target).add(offset);
    this.#controls.update();
    this.draw();
  }

  resize(width: number, height: number): void {
    this.#renderer.setSize(width, height, false);
    this.#camera.aspect = width / Math.max(1, height);
    this.#camera.updateProjectionMatrix();
    // Another window: the whole field again, for whoever has not chosen another view.
    if (this.#isHome) this.reset();
    this.draw();
  }

  /** What lies at a place of the canvas; both from −1 to 1. */
  under(x: number, y: number): Under {
    const ray = new Raycaster();
    ray.setFromCamera(new Vector2(x, y), this.#camera);
    for (const { object } of ray.intersectObjects(this.#things.children, true)) {
      for (let part: typeof object | null = object; part !== null; part = part.parent) {
        const { figure } = part.userData as { readonly figure?: unknown };
        if (typeof figure === 'number') return { figure };
      }
    }
    if (this.#ground === null) return null;
    const [hit] = ray.intersectObjects([this.#ground.caps, this.#ground.body], false);
    const space = hit?.instanceId === undefined ? undefined : this.#ground.spaces[hit.instanceId];
    return space === undefined ? null : { space: space.id };
  }

  /** Where a space lies on the canvas; both from −1 to 1. */
  pointOf(space: number): { readonly x: number; readonly y: number } | null {
    const spaces = new Map(this.#groundOf?.map((one) => [one.id, one]));
    return placeOn(spaces, space)?.project(this.#camera) ?? null;
  }

  draw(): void {
    if (this.#asked) return;
    this.#asked = true;
    requestAnimationFrame((now) => {
      this.#asked = false;
      const moving = this.#moves.draw(now, (figure) => this.#figures.get(figure));
      this.#renderer.render(this.#scene, this.#camera);
      // For those who wait until the picture stands still.
      this.#renderer.domElement.dataset['moving'] = String(moving);
      if (moving) this.draw();
    });
  }

  dispose(): void {
    this.#forget();
    this.#ground?.dispose();
    this.#controls.dispose();
    this.#renderer.dispose();
  }
}
