/**
 * How creatures and cards are called: `Gatewatch Pikeman`, `Bell Acolyte #2` for the second of a player's creatures of that name, `B's
 * Gatewatch Pikeman` where several players have it, `A's hero`; cards `Parry`, `Parry @29` for the one with that number. When reading, the
 * first words of a name are enough if they fit one record only.
 */
import { seatOf, letterOf, type Seat } from '@muster/engine';
import { library, ownLibrary, type Library } from '../content/library.ts';
import { NOBODY, type CardFace, type CardId, type Creature, type CreatureId, type SignumState } from '../state.ts';

export type Shelf = 'heroes' | 'characters' | 'minions' | 'supports' | 'feats';
type Named = Library[Shelf][number];

export function normal(text: string): string {
  return text.trim().toLowerCase().replaceAll(/\s+/g, ' ').replaceAll('’', "'");
}

/** 2 for the name itself, 1 for its first words, 0 for another name. */
function likeness({ id, name }: Named, wanted: string): 0 | 1 | 2 {
  if (id === wanted || normal(name) === wanted) return 2;
  return normal(name).startsWith(`${wanted} `) || normal(name).startsWith(`${wanted}, `) ? 1 : 0;
}

/** Records that a text brings along, by shelf and id; those of other texts are not meant. */
export type Brought = ReadonlyMap<string, number>;
export const NONE_BROUGHT: Brought = new Map();

/** The records of a shelf a text may mean, as numbers. */
export function recordsCalled(shelf: Shelf, text: string, brought: Brought): readonly number[] {
  const list: readonly Named[] = library()[shelf];
  const own = ownLibrary()[shelf].length;
  const wanted = normal(text);
  const fits = (least: number) =>
    list.flatMap((record, i) =>
      likeness(record, wanted) >= least && (i < own || brought.get(`${shelf} ${record.id}`) === i) ? [i] : [],
    );
  const exact = fits(2);
  return exact.length > 0 ? exact : fits(1);
}

const SHELVES: Readonly<Record<Creature['kind'] | CardFace['kind'], Shelf>> = {
  hero: 'heroes',
  character: 'characters',
  minion: 'minions',
  support: 'supports',
  feat: 'feats',
};

function recordOf({ kind, record }: Pick<Creature | CardFace, 'kind' | 'record'>): Named | undefined {
  return library()[SHELVES[kind]][record];
}

export function nameOf(creature: Pick<Creature | CardFace, 'kind' | 'record'>): string {
  return recordOf(creature)?.name ?? '?';
}

export function cardName({ faces }: SignumState, card: CardId): string {
  const face = faces[card];
  return face === undefined ? '?' : nameOf(face);
}

/** The creatures of one owner and name, in the order in which they came. */
function alike({ creatures }: SignumState, { owner, kind, record }: Creature): readonly Creature[] {
  return creatures.filter((one) => one.owner === owner && one.kind === kind && one.record === record);
}

/** The name as it stands below its owner: with its number where there are several. */
export function ownLabel(state: SignumState, creature: Creature): string {
  const same = alike(state, creature);
  return same.length > 1 ? `${nameOf(creature)} #${same.indexOf(creature) + 1}` : nameOf(creature);
}

export function creatureLabel(state: SignumState, id: CreatureId): string {
  const creature = state.creatures[id];
  if (creature === undefined) return 'nobody';
  const shared = state.creatures.some(
    (one) => one.owner !== creature.owner && one.kind === creature.kind && one.record === creature.record,
  );
  return `${shared ? `${letterOf(creature.owner)}'s ` : ''}${ownLabel(state, creature)}`;
}

interface Called {
  readonly owner: Seat | null;
  readonly name: string;
  readonly number: number | null;
}

function readName(text: string, mark: '#' | '@'): Called {
  const [, letter, name = '', number] =
    (mark === '#' ? /^(?:([A-Z])'s )?(.*?)(?: ?#(\d+))?$/s : /^(?:([A-Z])'s )?(.*?)(?: ?@(\d+))?$/s).exec(
      text.trim().replaceAll('’', "'"),
    ) ?? [];
  return {
    owner: letter === undefined ? null : seatOf(letter),
    name: normal(name),
    number: number === undefined ? null : Number(number),
  };
}

/** The creatures a text may mean: without number those on the battlefield, or else the last that fell. */
export function creaturesCalled(state: SignumState, text: string): readonly CreatureId[] {
  const { owner, name, number } = readName(text, '#');
  const mine = state.creatures.filter((one) => owner === null || one.owner === owner);
  const like = (least: number) => mine.filter((one) => likeness(recordOf(one) ?? NO_RECORD, name) >= least);
  const exact = name === 'hero' && owner !== null ? mine.filter(({ kind }) => kind === 'hero') : like(2);
  const found = exact.length > 0 ? exact : like(1);
  if (number !== null) return found.filter((one) => alike(state, one)[number - 1] === one).map(({ id }) => id);
  const standing = found.filter(({ hex }) => hex !== NOBODY);
  const kept = standing.length > 0 ? standing : found.filter((one) => alike(state, one).at(-1) === one);
  return kept.map(({ id }) => id);
}

const NO_RECORD: Named = { id: '', name: '', kind: 'achievement', points: 0, condition: '', copies: [0, 0, 0, 0] };

/** `Parry`, with `@29` where reading would give it another number. */
export function cardLabel({ faces }: SignumState, card: CardId, owner: Seat, numbered: boolean): string {
  const face = faces[card];
  if (face === undefined) return '?';
  const prefix = face.owner !== owner && face.owner !== NOBODY ? `${letterOf(face.owner)}'s ` : '';
  return `${prefix}${nameOf(face)}${numbered ? ` @${card}` : ''}`;
}

/** What a text for a card says: whose it is, its name, its number. */
export function readCardName(text: string): Called {
  return readName(text, '@');
}

/** The cards on the table a text may mean, wherever they lie. */
export function cardsCalled({ faces }: SignumState, text: string): readonly CardId[] {
  const { owner, name, number } = readName(text, '@');
  const fits = (least: number) =>
    faces.flatMap((face, card) =>
      card > 0 &&
      (owner === null || face.owner === owner) &&
      (number === null || card === number) &&
      likeness(recordOf(face) ?? NO_RECORD, name) >= least
        ? [card]
        : [],
    );
  const exact = fits(2);
  return exact.length > 0 ? exact : fits(1);
}
