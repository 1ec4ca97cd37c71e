/**
 * What there is to know of a creature, card, feat, terrain or hex, with every number explained.
 */
import type { Language, Seat } from '@muster/engine';
import type { AnyCreature, FeatRecord, SupportCard } from '../content/card.ts';
import { library } from '../content/library.ts';
import { TERRAIN_PIECES, type TerrainPiece } from '../content/terrain.ts';
import { creaturesCalled, NONE_BROUGHT, normal, recordsCalled, type Shelf } from '../notation/names.ts';
import { spaceAt } from '../notation/places.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type CreatureId, type SignumState } from '../state.ts';
import { recordOf, type Table } from '../table.ts';
import { creatureMarks } from '../words/marks.ts';
import { terrainName } from '../words/names.ts';
import { creatureName } from '../words/scene.ts';
import { recordLines } from './describe-card.ts';
import { creatureLines } from './describe-creature.ts';
import { hexLines, terrainLines } from './describe-hex.ts';
import { LABELS } from './labels.ts';

/**
 * By name ("Gearling", "Bell Acolyte 2"), by mark on the drawn battlefield ("AM"), by place ("5,3"); the name of any card or terrain.
 * Nothing of this is hidden: what cards say is open, and so is the battlefield.
 */
export function describe(state: SignumState, _seat: Seat | null, name: string, language: Language): string | null {
  const g = silentTable(state, library());
  const hex = spaceAt(state.map, name);
  if (hex !== null) {
    const standing = g.standing[hex] ?? NOBODY;
    return [...hexLines(g, hex, language), ...(standing === NOBODY ? [] : creatureBlock(g, [standing], language))].join(
      '\n',
    );
  }
  const creatures = creaturesMeant(state, name, language);
  if (creatures.length > 0) return creatureBlock(g, creatures, language).join('\n');
  // Cards may be called by their first words; the name of a terrain is whole.
  const piece = pieceMeant(name, language);
  if (piece !== null) return terrainLines(piece, language).join('\n');
  const record = recordMeant(name);
  return record === null ? null : recordLines(record, language).join('\n');
}

/** A creature by its mark or its own name; else all that go by the name. */
function creaturesMeant(state: SignumState, name: string, language: Language): readonly CreatureId[] {
  const wanted = normal(name);
  if (wanted === '') return [];
  const marks = creatureMarks(state);
  const own = state.creatures.filter(
    ({ id, hex }) =>
      hex !== NOBODY &&
      (marks.get(id)?.toLowerCase() === wanted || normal(creatureName({ state, language }, id)) === wanted),
  );
  return own.length > 0 ? own.map(({ id }) => id) : creaturesCalled(state, name);
}

/** Each card once, then what of it is on the table. */
function creatureBlock(g: Table, ids: readonly CreatureId[], language: Language): readonly string[] {
  const lines: string[] = [];
  let told: AnyCreature | null = null;
  for (const id of ids) {
    const creature = g.state.creatures[id];
    if (creature === undefined) continue;
    const record = recordOf(g, creature);
    if (told !== record) lines.push(...recordLines(record, language));
    told = record;
    lines.push(...creatureLines(g, id, language));
  }
  return lines;
}

const SHELVES: readonly Shelf[] = ['heroes', 'characters', 'minions', 'supports', 'feats'];

function recordMeant(name: string): AnyCreature | SupportCard | FeatRecord | null {
  for (const shelf of SHELVES) {
    const [found] = recordsCalled(shelf, name, NONE_BROUGHT);
    const record = found === undefined ? undefined : library()[shelf][found];
    if (record !== undefined) return record;
  }
  return null;
}

/** By its name or the word on the drawn battlefield. */
function pieceMeant(name: string, language: Language): TerrainPiece | null {
  const wanted = normal(name);
  const { terrain } = LABELS[language];
  return (
    TERRAIN_PIECES.find(
      (piece) =>
        piece === wanted ||
        terrainName(piece, language).toLowerCase() === wanted ||
        terrain[piece].toLowerCase() === wanted,
    ) ?? null
  );
}
