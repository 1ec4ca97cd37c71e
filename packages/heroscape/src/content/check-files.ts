/**
 * Checking map files of both kinds for somebody who looks at them: what is wrong, and what is in them.
 */
import type { ForeignCheck, ForeignFile, Language, Problem } from '@muster/engine';
import { drawField } from '../draw/field.ts';
import { checkMap } from './map-checks.ts';
import { readMap } from './map-schema.ts';
import type { MapFile } from './map.ts';
import { readVirtualscape } from './virtualscape/reader.ts';
import { describeEntry } from './virtualscape/report.ts';
import { mapFromVirtualscape } from './virtualscape/to-map.ts';

export interface MapCheck {
  readonly problems: readonly Problem[];
  /** The battlefield as text; null if the file can't be read. */
  readonly drawing: string | null;
}

/** A map of ours: JSON. */
export function checkMapFile(data: unknown, language: Language = 'en'): MapCheck {
  const map = readMap(data);
  if (!map.ok) return { problems: map.problems, drawing: null };
  return { problems: checkMap(map.value), drawing: drawField(map.value, language) };
}

export interface VirtualscapeCheck {
  /** What the file is called, how much is in it, its text, and everything that could not be carried over one to one. */
  readonly lines: readonly string[];
  readonly problems: readonly Problem[];
  /** Null if the file can't be read or holds no ground. */
  readonly map: MapFile | null;
}

/** A map of Virtualscape: binary. */
export function checkVirtualscape(bytes: Uint8Array): VirtualscapeCheck {
  const file = readVirtualscape(bytes);
  if (!file.ok) return { lines: [], problems: file.problems, map: null };
  const { name, author, players, text, tiles } = file.value;
  const { map, report } = mapFromVirtualscape(file.value);
  const lines = [
    `${name === '' ? 'a map without a name' : name}${author === '' ? '' : `, by ${author}`}`,
    `${tiles.length} pieces make ${map.tiles.length} columns, ${Object.keys(map.startZones).length} start zones, ` +
      `${map.glyphs.length} glyphs${players === '' ? '' : `; players: ${players}`}`,
    ...(text === '' ? [] : text.split('\n')),
    ...report.map(describeEntry),
  ];
  if (map.tiles.length === 0) {
    return { lines, problems: [{ path: ['tiles'], message: 'there is no ground in this file (HS-M6)' }], map: null };
  }
  return { lines, problems: checkMap(map), map };
}

/** What `muster check` can be given besides texts of Muster. */
export const FOREIGN_FILES: readonly ForeignFile[] = [
  {
    kind: 'hsmap/1',
    fits: ({ name, text }) => /\.json$/i.test(name) && /"format"\s*:\s*"hsmap\//.test(text ?? ''),
    check: ({ text }) => checkMapText(text ?? ''),
  },
  {
    kind: 'Virtualscape',
    fits: ({ name }) => /\.hsc$/i.test(name),
    check: ({ bytes }) => {
      const { lines, problems, map } = checkVirtualscape(bytes);
      return { problems, report: map === null ? lines : [...lines, '', drawField(map, 'en')] };
    },
  },
];

function checkMapText(text: string): ForeignCheck {
  let data: unknown;
  try {
    data = JSON.parse(text);
  } catch (error) {
    return {
      problems: [{ path: [], message: `not valid JSON: ${error instanceof Error ? error.message : ''}` }],
      report: [],
    };
  }
  const { problems, drawing } = checkMapFile(data);
  return { problems, report: drawing === null ? [] : [drawing] };
}
