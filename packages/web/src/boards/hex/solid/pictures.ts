/**
 * Pictures painted for the solid board: silhouettes of figures, labels, emblems. Each is painted once.
 */
import { CanvasTexture, SRGBColorSpace } from 'three';
import { drawingOf } from '../../../icons/drawings.ts';

const made = new Map<string, CanvasTexture>();

function painted(
  key: string,
  width: number,
  height: number,
  paint: (c: CanvasRenderingContext2D) => void,
): CanvasTexture {
  const known = made.get(key);
  if (known !== undefined) return known;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context !== null) paint(context);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  made.set(key, texture);
  return texture;
}

/** A silhouette cut out of card: light with a dark rim and the seat's colour round it. */
export function silhouette(icon: string, colour: string): CanvasTexture {
  return painted(`icon ${icon} ${colour}`, 256, 256, (context) => {
    const path = new Path2D(drawingOf(icon) ?? '');
    context.translate(20, 20);
    context.scale(216 / 512, 216 / 512);
    context.lineJoin = 'round';
    context.lineWidth = 64;
    context.strokeStyle = colour;
    context.stroke(path);
    context.lineWidth = 22;
    context.strokeStyle = '#1d1712';
    context.stroke(path);
    context.fillStyle = '#f3ead7';
    context.fill(path);
  });
}

export function label(text: string, colour: string, rim: string): CanvasTexture {
  return painted(`label ${text} ${colour} ${rim}`, 128, 64, (context) => {
    context.font = '700 44px "Inter Variable", sans-serif';
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    context.lineWidth = 10;
    context.lineJoin = 'round';
    context.strokeStyle = rim;
    context.strokeText(text, 64, 34);
    context.fillStyle = colour;
    context.fillText(text, 64, 34);
  });
}

/** A colour by lamplight, as the browser works it out: the field has the same light by day. */
export function themeColour(variable: string): string {
  const probe = document.createElement('span');
  probe.dataset['theme'] = 'dark';
  probe.style.color = `var(${variable})`;
  document.body.append(probe);
  const canvas = document.createElement('canvas');
  canvas.width = 1;
  canvas.height = 1;
  const context = canvas.getContext('2d');
  let colour = '#ffffff';
  if (context !== null) {
    context.fillStyle = getComputedStyle(probe).color;
    context.fillRect(0, 0, 1, 1);
    const [r = 0, g = 0, b = 0] = context.getImageData(0, 0, 1, 1).data;
    colour = `rgb(${r}, ${g}, ${b})`;
  }
  probe.remove();
  return colour;
}
