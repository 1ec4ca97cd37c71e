/**
 * The cards of a position: each zone is a list of names, the top of a deck first. Every card on the table has a number; it is given in
 * the order in which the cards stand, unless it is written behind the name: `Parry @29`.
 */
import type { Seat } from '@muster/engine';
import { isFields, type Fields, type Path } from '@muster/schema';
import { tokensOf } from '../rules/cards.ts';
import { library } from '../content/library.ts';
import { NOBODY, type Building, type CardFace, type CardId, type Relic } from '../state.ts';
import { readCardName, recordsCalled, type Shelf } from './names.ts';
import type { PositionReader } from './reader.ts';

/** A card that will get its number when all are known. */
export interface Dealt {
  readonly face: CardFace;
  readonly wanted: CardId | null;
  readonly path: Path;
  card: CardId;
}

const SHELVES: Readonly<Record<CardFace['kind'], Shelf>> = {
  support: 'supports',
  character: 'characters',
  feat: 'feats',
};

/** Collects the cards of a position and numbers them. */
export class Deal {
  readonly #reader: PositionReader;
  readonly #dealt: Dealt[] = [];

  constructor(reader: PositionReader) {
    this.#reader = reader;
  }

  add(kind: CardFace['kind'], record: number, owner: Seat, path: Path, wanted: CardId | null = null): Dealt {
    const dealt: Dealt = { face: { kind, record, owner: kind === 'feat' ? NOBODY : owner }, wanted, path, card: 0 };
    this.#dealt.push(dealt);
    return dealt;
  }

  /** A card by its name; null if none is called so. */
  read(data: unknown, kinds: readonly CardFace['kind'][], owner: Seat, path: Path): Dealt | null {
    if (typeof data !== 'string') {
      this.#reader.problem(path, 'must be the name of a card');
      return null;
    }
    const called = readCardName(data);
    const found = kinds.flatMap((kind) =>
      recordsCalled(SHELVES[kind], called.name, this.#reader.brought).map((record) => ({ kind, record })),
    );
    const [first] = found;
    if (first === undefined || found.length > 1) {
      const names = found.map(({ kind, record }) => `'${library()[SHELVES[kind]][record]?.name ?? ''}'`);
      const what = { support: 'card of a battle deck', character: 'character', feat: 'feat' };
      this.#reader.problem(
        path,
        found.length > 1
          ? `'${data}' may be ${names.join(', ')}`
          : `there is no ${kinds.map((kind) => what[kind]).join(' or ')} '${called.name}'`,
      );
      return null;
    }
    return this.add(first.kind, first.record, called.owner ?? owner, path, called.number);
  }

  /** A list of names; as they are written. */
  readAll(data: unknown, kinds: readonly CardFace['kind'][], owner: Seat, path: Path): readonly Dealt[] {
    return this.#reader.list(data, path).flatMap((one, i) => this.read(one, kinds, owner, [...path, i]) ?? []);
  }

  /** Gives every card its number. */
  number(): readonly CardFace[] {
    const faces: CardFace[] = [{ kind: 'feat', record: NOBODY, owner: NOBODY }];
    const taken = new Set<CardId>();
    for (const { wanted, path } of this.#dealt) {
      if (wanted === null) continue;
      if (wanted < 1 || wanted > this.#dealt.length || taken.has(wanted))
        this.#reader.problem(path, `the number @${wanted} is taken or not one of 1 to ${this.#dealt.length}`);
      taken.add(wanted);
    }
    let next: CardId = 1;
    for (const dealt of this.#dealt) {
      if (dealt.wanted === null) while (taken.has(next)) next++;
      dealt.card = dealt.wanted ?? next++;
      faces[dealt.card] = dealt.face;
    }
    return faces;
  }
}

export const idsOf = (dealt: readonly Dealt[]): readonly CardId[] => dealt.map(({ card }) => card);

/** A card in the City or on the hero, with what is special about it. */
export interface InPlay {
  readonly dealt: Dealt;
  readonly closed: boolean;
  readonly armour: number;
  readonly reuse: number;
}

/** `[Smithy, Chapel]`, or `{ Smithy: { closed: true }, Chapel: {} }`; tokens as the card gets them when it is played. */
export function readInPlay(
  reader: PositionReader,
  deal: Deal,
  data: unknown,
  kind: 'building' | 'relic',
  owner: Seat,
  path: Path,
): readonly InPlay[] {
  const entries: readonly (readonly [string, unknown, Path])[] = isFields(data)
    ? Object.entries(data).map(([name, entry]) => [name, entry, [...path, name]] as const)
    : reader.list(data, path).map((name, i) => [String(name), {}, [...path, i]] as const);
  return entries.flatMap(([name, entry, at]) => {
    const dealt = deal.read(name, ['support'], owner, at);
    if (dealt === null) return [];
    const record = library().supports[dealt.face.record];
    if (record?.kind !== 'building' && record?.kind !== 'relic') {
      reader.problem(at, `is no ${kind}`);
      return [];
    }
    if (record.kind !== kind) reader.problem(at, `is a ${record.kind}, not a ${kind}`);
    const map: Fields = reader.map(
      entry ?? {},
      at,
      kind === 'relic' ? ['closed', 'armour', 'reuse'] : ['closed', 'reuse'],
    );
    return [
      {
        dealt,
        closed: reader.flag(map['closed'], [...at, 'closed']),
        armour: reader.count(map['armour'], [...at, 'armour'], tokensOf(record.properties, 'Armour')),
        reuse: reader.count(map['reuse'], [...at, 'reuse'], tokensOf(record.properties, 'Reusability')),
      },
    ];
  });
}

export const asBuilding = ({ dealt, closed, reuse }: InPlay): Building => ({ card: dealt.card, closed, reuse });
export const asRelic = ({ dealt, closed, armour, reuse }: InPlay): Relic => ({
  card: dealt.card,
  closed,
  armour,
  reuse,
});
