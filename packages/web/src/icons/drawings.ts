/**
 * The outlines of all icons that are loaded, in a square of 512. Silhouettes of figures are many: they come with the boards that need them.
 */
import icons from 'virtual:game-icons';

const drawings = new Map(Object.entries(icons));

export function drawingOf(name: string): string | undefined {
  return drawings.get(name);
}

export function addDrawings(more: Readonly<Record<string, string>>): void {
  for (const [name, drawing] of Object.entries(more)) drawings.set(name, drawing);
}
