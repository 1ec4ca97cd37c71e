/**
 * Reads the parts of a position and collects every problem with its place.
 */
import { letterOf } from '@muster/engine';
import { isFields, Reader, type Fields, type Path } from '@muster/schema';
import type { Card } from './content/card.ts';
import { addCards, library, type Library } from './content/library.ts';
import { statBlock } from './abilities/schema.ts';
import { delayed, lasting } from './position-schema.ts';
import { NONE, type CardId, type Delayed, type InPlay, type Lasting, type Orientation, type Player } from './state.ts';

const ORIENTATIONS: readonly Orientation[] = ['ready', 'spent', 'stunned'];

export class PositionReader extends Reader {
  readonly faces: number[] = [-1];
  readonly owners: number[] = [-1];
  readonly inPlay: (InPlay | null)[] = [null];
  #fixed = new Set<CardId>();
  #next = 1;
  stamp = 0;

  #isSeat(data: unknown): data is number {
    return isWord(data) && data >= 0 && data < this.seats;
  }

  /** Effects in force and delayed texts are written as they are in the state. */
  effects(data: unknown): Lasting[] {
    return this.list(data, ['effects']).flatMap((one, i) => {
      const effect = this.checked(lasting, one, ['effects', i]);
      if (effect === null) return [];
      this.#expectThere(
        { seat: effect.seat, source: [effect.source], actor: [effect.actor], bound: effect.bound ?? [] },
        ['effects', i],
      );
      return [effect];
    });
  }

  delayed(data: unknown): Delayed[] {
    return this.list(data, ['delayed']).flatMap((one, i) => {
      const text = this.checked(delayed, one, ['delayed', i]);
      if (text === null) return [];
      const { seat, source, actor, it, targets } = text;
      this.#expectThere({ seat, source: [source], actor: [actor], it: [it], targets: Object.values(targets).flat() }, [
        'delayed',
        i,
      ]);
      return [text];
    });
  }

  /** Effects may name cards that have left play since, but none that never were. */
  #expectThere(
    { seat, ...cards }: { readonly seat: number } & Readonly<Record<string, readonly CardId[] | number>>,
    path: Path,
  ): void {
    if (!this.#isSeat(seat)) this.problem([...path, 'seat'], `must be the number of a seat, 0 to ${this.seats - 1}`);
    for (const [field, ids] of Object.entries(cards)) {
      const unknown =
        typeof ids === 'number' ? undefined : ids.find((id) => id !== NONE && this.#face(id) === undefined);
      if (unknown !== undefined) this.problem([...path, field], `there is no card with the id ${unknown}`);
    }
  }

  // ---- players and cards ----

  /** Card records that only this position needs. */
  cards(data: unknown): void {
    if (data === undefined) return;
    for (const { path, message } of addCards(data)) this.problem(['cards', ...path.slice(1)], message);
  }

  players(data: unknown): Player[] {
    const letters = Object.keys(typeof data === 'object' && data !== null ? data : {});
    const map = this.map(data, ['players'], ['A', 'B', 'C', 'D', 'E', 'F']);
    for (const [i, letter] of letters.entries()) {
      if (letter !== letterOf(i)) this.problem(['players', letter], 'players must be A, B, … in this order');
    }
    if (letters.length < 2) this.problem(['players'], 'there must be two players or more');
    this.seats = letters.length;
    this.#reserve(data);
    const players = letters.map((letter, seat) => this.#player(map[letter], seat, ['players', letter]));
    // A Warlord may stand in a formation that is read later (WL-27.16).
    return players.map((player, seat) => {
      const letter = letters[seat] ?? '';
      return {
        ...player,
        warlord: this.#warlord(fieldOf(map[letter], 'warlord'), seat, player.ranks, ['players', letter, 'warlord']),
      };
    });
  }

  #player(data: unknown, seat: number, path: Path): Player {
    const map = this.map(data, path, [
      'out',
      'conceded',
      'handShown',
      'warlord',
      'start',
      'ranks',
      'hand',
      'deck',
      'discard',
      'removed',
    ]);
    const ranks = this.#ranks(map['ranks'], seat, [...path, 'ranks']);
    const pile = (key: string): CardId[] =>
      this.list(map[key], [...path, key]).flatMap((one, i) => this.#card(one, seat, [...path, key, i]) ?? []);
    const [start, hand, deck, discard, removed] = [
      pile('start'),
      pile('hand'),
      pile('deck').reverse(),
      pile('discard'),
      pile('removed'),
    ];
    return {
      deck,
      hand,
      discard,
      removed,
      ranks,
      warlord: NONE,
      start,
      out: this.flag(map['out'], [...path, 'out']),
      conceded: this.flag(map['conceded'], [...path, 'conceded']),
      handShown: this.flag(map['handShown'], [...path, 'handShown']),
    };
  }

  /** Named by its id, or the first character with the Warlord trait; a player who is out may have none. */
  #warlord(data: unknown, seat: number, ranks: readonly CardId[][], path: Path): CardId {
    if (data !== undefined) {
      const id = Number(/#(\d+)$/.exec(typeof data === 'string' ? data : '')?.[1] ?? 0);
      if (this.faces[id] !== undefined && this.faces[id] !== -1) return id;
      // Before the armies are revealed the Warlord stands nowhere yet.
      const face = typeof data === 'string' ? cardNamed(data) : undefined;
      const there =
        face === undefined
          ? undefined
          : this.inPlay.find((card) => card?.controller === seat && this.#face(card.id) === face);
      return there?.id ?? this.#card(data, seat, path) ?? NONE;
    }
    const isOwn = (id: CardId): boolean =>
      this.inPlay[id]?.controller === seat && (this.#face(id)?.traits ?? []).includes('Warlord');
    const own = ranks.flat().find(isOwn) ?? this.inPlay.find((card) => card !== null && isOwn(card.id))?.id;
    return own ?? NONE;
  }

  #ranks(data: unknown, seat: number, path: Path): CardId[][] {
    const rows = Array.isArray(data) || data === undefined ? this.list(data, path) : this.#numberedRanks(data, path);
    const ranks = rows.map((row, r) =>
      this.list(row, [...path, r]).flatMap((one, i) => this.#character(one, seat, r + 1, [...path, r, i]) ?? []),
    );
    while (ranks.length > 0 && ranks[ranks.length - 1]?.length === 0) ranks.pop();
    return ranks;
  }

  /** `1: […]`, `2: […]` instead of a list. */
  #numberedRanks(data: unknown, path: Path): readonly unknown[] {
    const rows: unknown[] = [];
    for (const [key, row] of Object.entries(this.anyMap(data, path))) {
      const rank = Number(key);
      if (!Number.isInteger(rank) || rank < 1 || rank > 50)
        this.problem([...path, key], 'must be the number of a rank');
      else rows[rank - 1] = row;
    }
    return Array.from(rows, (row) => row ?? []);
  }

  #character(data: unknown, section: number, rank: number, path: Path): CardId | null {
    const id = this.#borne(data, section, 'character', NONE, path);
    const card = id === null ? null : this.inPlay[id];
    if (card === null || card === undefined) return null;
    card.formation = section;
    card.rank = rank;
    return card.id;
  }

  /** A card in play: a name, or a map with what is special about it. */
  #borne(data: unknown, section: number, kind: InPlay['kind'], host: CardId, path: Path): CardId | null {
    const keys = [
      'card',
      'of',
      'owner',
      'state',
      'wounds',
      'charges',
      'scribed',
      'uses',
      'gameUses',
      'acted',
      'byStealth',
      'as',
      'items',
      'attached',
    ];
    const map: Fields = typeof data === 'string' ? { card: data } : this.map(data ?? null, path, keys);
    if (typeof data !== 'string' && !isFields(data)) return null;
    const field = (key: string): unknown => map[key];
    const controller = this.seat(field('of'), [...path, 'of'], section);
    const owner = this.seat(field('owner'), [...path, 'owner'], controller);
    const id = this.#card(field('card'), owner, [...path, 'card']);
    if (id === null) return null;
    const as = field('as') === undefined ? null : this.checked(statBlock, field('as'), [...path, 'as']);
    const face = this.#face(id);
    const fits =
      kind === 'character'
        ? face?.type === 'character' || field('as') !== undefined
        : kind === 'item'
          ? face?.type === 'item'
          : face?.type === 'action';
    if (!fits) this.problem([...path, 'card'], `'${face?.name ?? '?'}' is not a card for this place`);
    this.stamp++;
    this.inPlay[id] = {
      id,
      kind,
      controller,
      orientation: this.oneOf(field('state'), [...path, 'state'], ORIENTATIONS, 'ready'),
      wounds: this.count(field('wounds'), [...path, 'wounds'], 0),
      charges: this.count(field('charges'), [...path, 'charges'], 0),
      stamp: this.stamp,
      formation: controller,
      rank: 0,
      items: [],
      attached: [],
      host,
      scribed: this.flag(field('scribed'), [...path, 'scribed']),
      uses: this.counts(field('uses'), [...path, 'uses']),
      gameUses: this.counts(field('gameUses'), [...path, 'gameUses']),
      acted: this.flag(field('acted'), [...path, 'acted']),
      byStealth: this.flag(field('byStealth'), [...path, 'byStealth']),
      as,
    };
    const items = this.list(field('items'), [...path, 'items']).flatMap(
      (one, i) => this.#borne(one, controller, 'item', id, [...path, 'items', i]) ?? [],
    );
    const attached = this.list(field('attached'), [...path, 'attached']).flatMap(
      (one, i) => this.#borne(one, controller, 'attached', id, [...path, 'attached', i]) ?? [],
    );
    const card = this.inPlay[id];
    if (card !== null && card !== undefined) {
      card.items = items;
      card.attached = attached;
    }
    return id;
  }

  /** A card by name, with the id it must have if one is written. */
  #card(data: unknown, owner: number, path: Path): CardId | null {
    const [, name, given] = typeof data === 'string' ? (/^(.*?)(?:#(\d+))?$/.exec(data) ?? []) : [];
    const card = name === undefined ? undefined : cardNamed(name);
    if (card === undefined) {
      this.problem(
        path,
        `there is no card ${typeof data === 'string' ? `'${data}'` : (JSON.stringify(data) ?? 'without a name')}`,
      );
      return null;
    }
    let id = given === undefined ? this.#freeId() : Number(given);
    if (id < 1 || id > 10_000 || (this.faces[id] ?? -1) !== -1) {
      this.problem(path, `the id of '${String(data)}' is already taken or out of range`);
      id = this.#freeId();
    }
    for (let n = this.faces.length; n <= id; n++) {
      this.faces[n] = -1;
      this.owners[n] = -1;
      this.inPlay[n] = null;
    }
    this.faces[id] = library().numbers.get(card.id) ?? -1;
    this.owners[id] = owner;
    return id;
  }

  #face(id: CardId): Card | undefined {
    return library().cards[this.faces[id] ?? -1];
  }

  #freeId(): CardId {
    while ((this.faces[this.#next] ?? -1) !== -1 || this.#fixed.has(this.#next)) this.#next++;
    return this.#next;
  }

  /** Ids that are written somewhere must not be given to cards without one. */
  #reserve(data: unknown): void {
    for (const [, id] of JSON.stringify(data ?? null).matchAll(/#(\d+)"/g)) this.#fixed.add(Number(id));
  }

  /** Sets the ages of cards as written. */
  finish(stamps: unknown): void {
    if (stamps === undefined) return;
    for (const [key, stamp] of Object.entries(this.anyMap(stamps, ['stamps']))) {
      const card = this.inPlay[Number(key)];
      if (card === null || card === undefined || typeof stamp !== 'number')
        this.problem(['stamps', key], 'is not a card in play with a number');
      else card.stamp = stamp;
    }
    this.stamp = 0;
  }
}

function fieldOf(data: unknown, key: string): unknown {
  return typeof data === 'object' && data !== null ? (data as Record<string, unknown>)[key] : undefined;
}

function isWord(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

let named: { readonly library: Library; readonly cards: Map<string, Card> } | null = null;

/** By name or id, whatever the case. */
function cardNamed(name: string): Card | undefined {
  const lib = library();
  if (named?.library !== lib) {
    named = {
      library: lib,
      cards: new Map(
        lib.cards.flatMap(
          (card) =>
            [
              [card.name.toLowerCase(), card],
              [card.id, card],
            ] as const,
        ),
      ),
    };
  }
  return named.cards.get(name.trim().toLowerCase());
}
