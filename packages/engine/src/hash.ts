/**
 * A hash of plain data: equal states have equal hashes on every machine, whatever order their keys were set in.
 */

export type Plain = null | undefined | boolean | number | string | readonly Plain[] | { readonly [key: string]: Plain };

/** Sixteen hexadecimal digits. Fields that are undefined count as absent. */
export function hashOf(data: unknown): string {
  const lanes: [number, number] = [0x811c9dc5, 0x9747b28c];
  mixValue(lanes, data);
  return hex(finish(lanes[0])) + hex(finish(lanes[1]));
}

function mixValue(lanes: [number, number], value: unknown): void {
  if (value === null || value === undefined) mix(lanes, 1);
  else if (typeof value === 'number') mixNumber(lanes, value);
  else if (typeof value === 'string') mixText(lanes, value);
  else if (typeof value === 'boolean') mix(lanes, value ? 2 : 3);
  else if (Array.isArray(value)) {
    mix(lanes, 4);
    mix(lanes, value.length);
    for (const item of value) mixValue(lanes, item);
  } else if (isPlain(value)) {
    mix(lanes, 5);
    for (const [key, field] of Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) {
      if (field === undefined) continue;
      mixText(lanes, key);
      mixValue(lanes, field);
    }
    mix(lanes, 6);
  } else throw new Error(`hashOf: ${Object.prototype.toString.call(value)} is not plain data`);
}

/** Maps, sets and other instances have no fields of their own: they would all hash alike. */
function isPlain(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

function mixNumber(lanes: [number, number], value: number): void {
  if (Number.isInteger(value) && Math.abs(value) <= 0x7fffffff) {
    mix(lanes, 7);
    mix(lanes, value | 0);
  } else {
    mix(lanes, 9);
    mixText(lanes, String(value));
  }
}

function mixText(lanes: [number, number], text: string): void {
  mix(lanes, 8);
  mix(lanes, text.length);
  for (let i = 0; i < text.length; i++) mix(lanes, text.charCodeAt(i));
}

function mix(lanes: [number, number], word: number): void {
  lanes[0] = Math.imul(lanes[0] ^ word, 0x01000193);
  lanes[0] ^= lanes[0] >>> 15;
  lanes[1] = Math.imul(lanes[1] ^ word, 0x5bd1e995);
  lanes[1] ^= lanes[1] >>> 13;
}

function finish(word: number): number {
  let h = word;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

function hex(word: number): string {
  return word.toString(16).padStart(8, '0');
}
