/**
 * The ground in three dimensions: prisms with bevelled tops, two draw calls for all of it.
 */
import {
  CanvasTexture,
  Color,
  CylinderGeometry,
  InstancedMesh,
  Matrix4,
  MeshLambertMaterial,
  Quaternion,
  RepeatWrapping,
  SRGBColorSpace,
  Vector3,
} from 'three';
import { centreOf, cornersOf } from '../geometry.ts';
import type { SceneSpace } from '../scene.ts';
import { colourOfTerrain } from '../terrain-colours.ts';

/** How tall a level is, measured by the side of a hex. */
export const LEVEL = 0.42;
const BEVEL = 0.14;

export interface Ground {
  readonly body: InstancedMesh;
  readonly caps: InstancedMesh;
  /** The space of each cap, by its number in the mesh. */
  readonly spaces: readonly SceneSpace[];
  dispose(): void;
}

export function makeGround(spaces: readonly SceneSpace[]): Ground {
  const prism = new CylinderGeometry(0.985, 0.985, 1, 6, 1);
  const cap = new CylinderGeometry(0.9, 0.985, BEVEL, 6, 1);
  const texture = speckles();
  const bodyMaterial = new MeshLambertMaterial();
  const capMaterial = new MeshLambertMaterial({ map: texture });
  const body = new InstancedMesh(prism, bodyMaterial, spaces.length);
  const caps = new InstancedMesh(cap, capMaterial, spaces.length);
  const upright = new Quaternion();
  const colour = new Color();
  for (const [i, space] of spaces.entries()) {
    const { x, y } = centreOf(space);
    const bottom = space.bottom * LEVEL;
    const top = heightOf(space);
    const height = Math.max(0.01, top - BEVEL - bottom);
    body.setMatrixAt(
      i,
      new Matrix4().compose(new Vector3(x, bottom + height / 2, y), upright, new Vector3(1, height, 1)),
    );
    caps.setMatrixAt(i, new Matrix4().compose(new Vector3(x, top - BEVEL / 2, y), upright, new Vector3(1, 1, 1)));
    colour.set(colourOfTerrain(space.terrain));
    caps.setColorAt(i, colour);
    body.setColorAt(i, colour.multiplyScalar(0.62));
  }
  for (const mesh of [body, caps]) {
    mesh.castShadow = true;
    mesh.receiveShadow = true;
    mesh.computeBoundingSphere();
  }
  return {
    body,
    caps,
    spaces,
    dispose: () => {
      for (const thing of [prism, cap, texture, bodyMaterial, capMaterial, body, caps]) thing.dispose();
    },
  };
}

/** The corners of all tops. */
export function edgesOf(spaces: readonly SceneSpace[]): readonly Vector3[] {
  return spaces.flatMap((space) => {
    const { x, y } = centreOf(space);
    return cornersOf().map((corner) => new Vector3(x + corner.x, heightOf(space), y + corner.y));
  });
}

/** Where one stands: water and lava lie a little deeper than their rim. */
export function heightOf({ terrain, top }: SceneSpace): number {
  const sunk = /water|ava$/i.test(terrain) ? 0.12 : 0;
  return Math.max(BEVEL + 0.02, top * LEVEL - sunk);
}

/** A little unevenness, so that tiles don't look like plastic. The same every time. */
function speckles(): CanvasTexture {
  const size = 64;
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d');
  if (context !== null) {
    let seed = 12345;
    for (let y = 0; y < size; y++) {
      for (let x = 0; x < size; x++) {
        seed = (Math.imul(seed, 1103515245) + 12345) >>> 0;
        const light = 218 + ((seed >>> 16) % 37);
        context.fillStyle = `rgb(${light} ${light} ${light})`;
        context.fillRect(x, y, 1, 1);
      }
    }
  }
  const texture = new CanvasTexture(canvas);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.colorSpace = SRGBColorSpace;
  return texture;
}
