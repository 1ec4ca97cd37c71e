/**
 * The creatures of a position: `Gatewatch Pikeman: [3, 2]`, `Bell Acolyte: [[1, 2], [1, 3]]` for several of a name, or a map with what is
 * special: `{ at: [3, 2], wounds: 1, stun: true }`. `dead` in place of a place keeps one that has fallen.
 */
import { letterOf, type Seat } from '@muster/engine';
import { isFields, shown, type Fields, type Path } from '@muster/schema';
import { library } from '../content/library.ts';
import { tokensOf } from '../rules/cards.ts';
import { NO_CARD, NOBODY, type CardFace, type CardId, type Creature } from '../state.ts';
import { recordsCalled } from './names.ts';
import { readPlace } from './places.ts';
import type { Deal, Dealt } from './read-cards.ts';
import type { PositionReader } from './reader.ts';
import { bringPlainHero } from './short-records.ts';

const FLAGS = ['poison', 'plague', 'stun', 'activated', 'entered', 'built'] as const;
const KEYS = ['at', 'id', 'card', 'controller', 'wounds', 'armour', 'activations', 'enchantments', 'under', ...FLAGS];

/** A creature that will get its number and its hex when all are known. */
export interface Drafted {
  readonly owner: Seat;
  readonly kind: Creature['kind'];
  readonly record: number;
  readonly map: Fields;
  /** A place, `dead`, or undefined for any free hex of the zone. */
  readonly at: unknown;
  readonly path: Path;
  readonly card: Dealt | null;
  readonly enchantments: readonly Dealt[];
  readonly under: Dealt | null;
}

export function readCreatures(
  reader: PositionReader,
  deal: Deal,
  data: unknown,
  owner: Seat,
  path: Path,
): readonly Drafted[] {
  return Object.entries(reader.anyMap(data, path)).flatMap(([label, entry]) => {
    const name = label.replace(/ ?#\d+$/, '');
    const at = [...path, label];
    const kinds = (['character', 'minion'] as const).flatMap((kind) =>
      recordsCalled(kind === 'character' ? 'characters' : 'minions', name, reader.brought).map((record) => ({
        kind,
        record,
      })),
    );
    const [first] = kinds;
    if (first === undefined || kinds.length > 1) {
      reader.problem(at, first === undefined ? `there is no character or minion '${name}'` : 'several are called so');
      return [];
    }
    return several(entry).map((one, i, all) =>
      draft(reader, deal, { owner, ...first }, one, all.length > 1 ? [...at, i] : at),
    );
  });
}

/** One creature, or a list of them. */
function several(entry: unknown): readonly unknown[] {
  return Array.isArray(entry) && readPlace(entry) === null ? entry : [entry];
}

function draft(
  reader: PositionReader,
  deal: Deal,
  who: Pick<Drafted, 'owner' | 'kind' | 'record'>,
  entry: unknown,
  path: Path,
): Drafted {
  const map: Fields = isFields(entry) ? reader.map(entry, path, KEYS) : { at: entry };
  const at = map['at'];
  if (readPlace(at) === null && at !== 'dead' && !(who.kind === 'hero' && at === undefined))
    reader.problem(isFields(entry) ? [...path, 'at'] : path, 'must be a place such as [3, 2], or dead');
  const lives = at !== 'dead';
  const number = map['card'] === undefined ? null : reader.count(map['card'], [...path, 'card'], 1, 1);
  return {
    ...who,
    map,
    at,
    path,
    card: who.kind === 'character' && lives ? deal.add('character', who.record, who.owner, path, number) : null,
    enchantments: deal.readAll(map['enchantments'], ['support'], who.owner, [...path, 'enchantments']),
    under: map['under'] === undefined ? null : deal.read(map['under'], ['character'], who.owner, [...path, 'under']),
  };
}

/** The number of a player's hero, and the creature if it has come onto the battlefield. */
export function readHero(
  reader: PositionReader,
  deal: Deal,
  data: unknown,
  owner: Seat,
  path: Path,
  entered: boolean,
): { readonly record: number; readonly drafts: readonly Drafted[] } {
  const map = isFields(data) ? data : typeof data === 'string' && data !== 'dead' ? { name: data } : { at: data };
  const { name, ...entry } = map as Fields;
  const record = heroNumber(reader, name, owner, path);
  if (!entered) {
    if (entry['at'] !== undefined) reader.problem(path, 'heroes are not on the battlefield yet: name it only');
    return { record, drafts: [] };
  }
  return { record, drafts: [draft(reader, deal, { owner, kind: 'hero', record }, entry, path)] };
}

function heroNumber(reader: PositionReader, name: unknown, owner: Seat, path: Path): number {
  if (name === undefined) return bringPlainHero(reader, letterOf(owner));
  const found = typeof name === 'string' ? recordsCalled('heroes', name, reader.brought) : [];
  const [first] = found;
  if (first !== undefined && found.length === 1) return first;
  const why = found.length > 1 ? 'several heroes are called so' : `there is no hero '${shown(name)}'`;
  reader.problem(isFields(name) ? [...path, 'name'] : path, why);
  return 0;
}

/** Gives every creature its number: in the order in which they stand, or as written. They stand nowhere yet. */
export function numberCreatures(
  reader: PositionReader,
  drafts: readonly Drafted[],
  faces: readonly CardFace[],
): readonly Creature[] {
  const creatures = drafts.map((one, i): Creature => {
    const { map, path } = one;
    const at = (key: string): Path => [...path, key];
    const flag = (key: (typeof FLAGS)[number]): boolean => reader.flag(map[key], at(key));
    return {
      id: reader.count(map['id'], at('id'), i),
      kind: one.kind,
      record: one.record,
      card: cardOf(reader, one, faces),
      owner: one.owner,
      controller: reader.seat(map['controller'], at('controller'), one.owner),
      hex: NOBODY,
      wounds: reader.count(map['wounds'], at('wounds'), 0),
      armour: reader.count(map['armour'], at('armour'), usualArmour(one)),
      poison: flag('poison'),
      plague: flag('plague'),
      stun: flag('stun'),
      activated: flag('activated'),
      entered: flag('entered'),
      activations: reader.count(map['activations'], at('activations'), 0),
      enchantments: one.enchantments.map(({ card }) => card),
      under: one.under?.card ?? NO_CARD,
      built: flag('built'),
    };
  });
  const sorted = creatures.toSorted((a, b) => a.id - b.id);
  if (sorted.some(({ id }, i) => id !== i))
    reader.problem(['players'], `the ids of creatures are not 0 to ${sorted.length - 1}, each once`);
  return sorted;
}

/** SG-35.3: the tokens it came with. */
function usualArmour({ kind, record, at }: Drafted): number {
  return at === 'dead' ? 0 : printedArmour({ kind, record });
}

export function printedArmour({ kind, record }: Pick<Creature, 'kind' | 'record'>): number {
  const { heroes, characters, minions } = library();
  const properties = { hero: heroes, character: characters, minion: minions }[kind][record]?.properties ?? [];
  return tokensOf(properties, 'Armour');
}

/** A fallen character's card lies elsewhere by now; its number is written. */
function cardOf(
  reader: PositionReader,
  { kind, card, map, path, record }: Drafted,
  faces: readonly CardFace[],
): CardId {
  if (kind !== 'character') return NO_CARD;
  if (card !== null) return card.card;
  const number = reader.count(map['card'], [...path, 'card'], NO_CARD, NO_CARD);
  const face = faces[number];
  if (number !== NO_CARD && (face?.kind !== 'character' || face.record !== record))
    reader.problem([...path, 'card'], `the card with the number ${number} is not that character's`);
  return number;
}
