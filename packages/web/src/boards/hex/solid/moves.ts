/**
 * What moves on the solid board right now. Figures are drawn where they stand; while they move, they are shifted from there.
 */
import {
  Color,
  MeshLambertMaterial,
  Mesh,
  Sprite,
  SpriteMaterial,
  type Vector3,
  type Group,
  type Material,
  type Object3D,
} from 'three';
import type { MotionKind } from '../../motion/times.ts';
import { eased, lifted, type Changes } from '../changes.ts';

interface Move {
  /** A figure, which is drawn anew with each change, or something that is only here to go. */
  readonly who: number | Group;
  readonly time: number;
  /** When it was first drawn. */
  start: number | null;
  draw(group: Group, share: number): void;
}

export type PlaceOf = (space: number | undefined) => Vector3 | null;

const WHITE = new Color('#ffffff');

export class Moves {
  readonly #hit: Color;
  readonly #timeOf: (kind: MotionKind) => number;
  #running: Move[] = [];

  constructor(hit: string, timeOf: (kind: MotionKind) => number) {
    this.#hit = new Color(hit);
    this.#timeOf = timeOf;
  }

  /** `ghosts` are the figures that are gone, as they were drawn last. */
  begin(changes: Changes, ghosts: readonly Group[], placeOf: PlaceOf, spaceOf: (figure: number) => number): void {
    for (const { figure, from, to } of changes.moved) {
      const was = placeOf(from);
      const is = placeOf(to);
      if (was !== null && is !== null) this.#add(figure, 'glide', glide(was.sub(is)));
    }
    for (const figure of changes.fresh) this.#add(figure, 'appear', (group, share) => fade(group, share));
    for (const figure of changes.hit) this.#add(figure, 'flash', (group, share) => flash(group, this.#hit, share));
    for (const group of ghosts) this.#add(group, 'fade', (gone, share) => fade(gone, 1 - share));
    const { blow } = changes;
    if (blow === null || changes.moved.some(({ figure }) => figure === blow.from)) return;
    const from = placeOf(spaceOf(blow.from));
    const to = placeOf(spaceOf(blow.to));
    if (from !== null && to !== null) this.#add(blow.from, 'lunge', lunge(to.sub(from)));
  }

  #add(who: number | Group, kind: MotionKind, draw: Move['draw']): void {
    const time = this.#timeOf(kind);
    if (time > 0) this.#running.push({ who, time, start: null, draw });
    else if (typeof who !== 'number') who.removeFromParent();
  }

  /** Shifts what moves to where it is now. Tells whether anything goes on moving. */
  draw(now: number, groupOf: (figure: number) => Group | undefined): boolean {
    this.#running = this.#running.filter((move) => {
      move.start ??= now;
      const share = Math.min(1, (now - move.start) / move.time);
      const group = typeof move.who === 'number' ? groupOf(move.who) : move.who;
      if (group !== undefined) move.draw(group, share);
      if (share === 1 && typeof move.who !== 'number') move.who.removeFromParent();
      return share < 1;
    });
    return this.#running.length > 0;
  }

  /** Everything is at its end with the next drawing. */
  finish(): void {
    for (const move of this.#running) move.start = Number.NEGATIVE_INFINITY;
  }

  get isMoving(): boolean {
    return this.#running.length > 0;
  }
}

function glide(offset: Vector3): Move['draw'] {
  const lift = Math.min(2.5, 0.5 + offset.length() * 0.12);
  return (group, share) => {
    group.position.copy(offset).multiplyScalar(1 - eased(share));
    group.position.y += lift * lifted(share);
  };
}

function lunge(towards: Vector3): Move['draw'] {
  const step = towards.clone().setLength(0.6);
  return (group, share) => void group.position.copy(step).multiplyScalar(lifted(share));
}

function fade(group: Group, opacity: number): void {
  for (const material of materialsOf(group)) {
    if (!material.transparent) {
      material.transparent = true;
      material.needsUpdate = true;
    }
    material.opacity = opacity;
  }
}

function flash(group: Group, hit: Color, share: number): void {
  for (const material of materialsOf(group)) {
    if (material instanceof MeshLambertMaterial) material.emissive.copy(hit).multiplyScalar(1 - share);
    if (material instanceof SpriteMaterial) material.color.copy(hit).lerp(WHITE, share);
  }
}

function materialsOf(group: Group): readonly Material[] {
  const found = new Set<Material>();
  group.traverse((part: Object3D) => {
    if (!(part instanceof Mesh || part instanceof Sprite)) return;
    const { material } = part as { material: Material | Material[] };
    for (const one of Array.isArray(material) ? material : [material]) found.add(one);
  });
  return [...found];
}
