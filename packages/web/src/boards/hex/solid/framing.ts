/**
 * Where the camera stands so that the whole field is in the picture.
 */
import { Vector3 } from 'three';

/** From the middle of the field to the camera: from the near side, and from above. */
const TOWARDS = new Vector3(0, 0.82, 0.72).normalize();
const UP = new Vector3(0, TOWARDS.z, -TOWARDS.y);
/** So much of the picture the field may fill: figures at its edge stand out over it, and at the side are the buttons. */
const FILLED = { high: 0.94, wide: 0.87 };

/** The camera's place; it looks at the centre. `angle` is its vertical angle in degrees. */
export function framing(places: readonly Vector3[], centre: Vector3, aspect: number, angle: number): Vector3 {
  const half = Math.tan((angle * Math.PI) / 360);
  const tall = half * FILLED.high;
  const wide = half * aspect * FILLED.wide;
  let distance = 1;
  for (const place of places) {
    const from = place.clone().sub(centre);
    // What lies nearer to the camera looks larger.
    const nearer = from.dot(TOWARDS);
    distance = Math.max(distance, Math.abs(from.x) / wide + nearer, Math.abs(from.dot(UP)) / tall + nearer);
  }
  return centre.clone().addScaledVector(TOWARDS, distance);
}
