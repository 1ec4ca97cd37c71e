/**
 * A small battlefield on which one power can be looked at: figures put on named spaces, a turn about to begin, scripted dice, and
 * answers by key. Spaces are named like those of a chessboard: letter of the column, number of the row from the top ("c2"); a
 * two-space figure stands on "c2-d2", its head first. Odd rows from the top stand half a space to the left of even ones: the spaces
 * next to c2 are b2, d2, c1, d1, c3, d3; those next to c3 are b3, d3, b2, c2, b4, c4.
 */
import {
  keysOf,
  leastAnswer,
  type Answer,
  type Decision,
  type Option,
  type Script,
  type TableIO,
} from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { battlefieldOf } from '../src/battlefield.ts';
import type { GlyphName } from '../src/content/glyph.ts';
import { library } from '../src/content/library.ts';
import type { MapEdge, ObstacleKind } from '../src/content/map.ts';
import type { OptionSet } from '../src/content/options.ts';
import type { CombatFace, HeroscapeEvent } from '../src/events.ts';
import { newGame } from '../src/new-game.ts';
import { play } from '../src/play.ts';
import { addCard } from '../src/rules/army-building.ts';
import { startingMarkers } from '../src/rules/setup.ts';
import { beginTurn } from '../src/rules/turn.ts';
import type { CardId, FigureId, HeroscapeState, MarkerFace, Phase, Stage } from '../src/state.ts';
import { NOBODY } from '../src/state.ts';
import { openTable, stand, type Table } from '../src/table.ts';
import { mapOf, refsOf } from './arena-map.ts';

export interface ArenaSetup {
  /**
   * Rows of cells, blanks between them: a letter for the terrain and a number for the level, each may be left out. `.` grass, `w`
   * water, `r` rock, `s` sand, `i` ice, `l` lava field, `m` molten lava, `n` snow, `d` dungeon, `k` shadow, `y` swamp water, `p` swamp,
   * `o` road; `_` is a hole. Left out: a flat meadow of 9 by 9.
   */
  readonly field?: readonly string[];
  /** By seat: names of cards and where their figures stand; '' is nowhere (in reserve, or destroyed). */
  readonly armies: readonly Readonly<Record<string, string>>[];
  /** The card whose turn begins, with its first order marker. Left out: the game goes on from `phase`. */
  readonly turn?: string;
  /** Whose turn, where both have the card. */
  readonly seat?: number;
  /** The power that granted the turn; left out: it comes from an order marker. */
  readonly grantedBy?: string;
  /** The stage the turn begins with. */
  readonly stage?: Stage;
  readonly phase?: Phase;
  readonly round?: number;
  /** Order markers by card ("1 2 X"); left out: all of the first seat on the turn's card, those of others on their first. */
  readonly markers?: Readonly<Record<string, string>>;
  readonly wounds?: Readonly<Record<string, number>>;
  readonly options?: Partial<OptionSet>;
  readonly glyphs?: Readonly<Partial<Record<GlyphName, string>>>;
  readonly obstacles?: readonly { readonly kind: ObstacleKind; readonly at: string; readonly level?: number }[];
  readonly edges?: readonly MapEdge[];
  readonly teams?: readonly number[];
  /** By number of the zone, the names of its spaces; left out: the first and the last row. */
  readonly zones?: Readonly<Record<string, string>>;
  /** The first rolls, where dice are rolled before anything is asked. */
  readonly rolls?: readonly Roll[];
  /** Goes on after the turn (with `phase`: after the order markers). Left out: nothing more happens then. */
  readonly on?: true;
  /** What else is different before the game goes on. */
  readonly prepare?: (arena: Arena) => void;
}

/** Thrown to end the game when what was to be looked at is over. */
class Enough extends Error {}

/** `s` skull, `h` shield, `b` blank, one text for each roll of combat dice; a number for each d20 and symbol die (6 shows it). */
type Roll = string | number;

const FACE: Readonly<Record<string, number>> = { s: 1, h: 4, b: 6 };

type Pick = string | readonly string[] | ((option: Option & Readonly<Record<string, unknown>>) => boolean);

export class Arena implements TableIO<HeroscapeEvent> {
  readonly state: HeroscapeState;
  readonly events: HeroscapeEvent[] = [];
  readonly dice = { roll: (_: unknown, sides: number) => this.#roll(sides) };
  readonly #script: Script;
  readonly #places: ReadonlyMap<string, SpaceId>;
  readonly #names: ReadonlyMap<SpaceId, string>;
  readonly #phase: Phase;
  readonly #goesOn: boolean;
  #rolls: Roll[] = [];
  /** How many faces of the first roll are used. */
  #used = 0;
  #decisions: readonly Decision[] = [];
  #answers: (readonly number[])[] = [];

  constructor(setup: ArenaSetup) {
    const map = mapOf(setup);
    this.state = newGame(
      { map, armies: setup.armies.map(() => null), options: setup.options ?? {}, teams: setup.teams ?? null },
      'arena',
    );
    const { field } = battlefieldOf(map, this.state.options);
    const places = new Map<string, SpaceId>();
    for (const [name, [q, r, level]] of refsOf(setup)) places.set(name, field.spaceAt(q, r, level) ?? NOBODY);
    this.#places = places;
    this.#names = new Map([...places].map(([name, space]) => [space, name]));
    this.#phase = setup.phase ?? 'turns';
    this.#goesOn = setup.on === true;
    this.#rolls = [...(setup.rolls ?? [])];
    this.#muster(setup);
    this.#begin(setup);
    setup.prepare?.(this);
    this.#script = play(this.state, library(), this);
    this.#advance([]);
  }

  // ---- setting up ----

  #muster({ armies, wounds = {} }: ArenaSetup): void {
    const g = this.table();
    for (const [seat, army] of armies.entries()) {
      for (const [name, places] of Object.entries(army)) {
        const number = library().byName(name);
        if (number === undefined) throw new Error(`there is no army card '${name}'`);
        const spots = places.split(' ').filter((place) => place !== '');
        const figures = [...addCard(g, seat, number).figures];
        while (figures.length < spots.length) figures.push(...addCard(g, seat, number).figures);
        for (const [i, figure] of figures.entries()) {
          const place = spots[i];
          if (place !== undefined)
            stand(
              g,
              figure,
              place.split('-').map((one) => this.space(one)),
            );
          else if (figure.fate !== 'reserve') figure.fate = 'destroyed';
          figure.wounds = place === undefined ? 0 : (wounds[name] ?? 0);
        }
      }
    }
    for (const player of this.state.players) player.complete = true;
    startingMarkers(g);
  }

  #begin({ turn, seat, grantedBy = '', stage, phase, round = 1, markers = {}, armies }: ArenaSetup): void {
    const { state } = this;
    state.setupOrder = armies.map((_, of) => of);
    state.initiative = state.setupOrder;
    state.round = round;
    state.phase = phase ?? 'turns';
    const card = turn === undefined ? undefined : state.cards[this.card(turn, seat)];
    for (const [of, player] of state.players.entries()) {
      if (state.phase === 'start' || state.phase === 'markers') continue;
      const mine = state.cards.filter(({ owner }) => owner === of);
      const named = mine.filter(({ id }) => markers[this.#cardName(id)] !== undefined);
      const list = named.flatMap(({ id }) =>
        (markers[this.#cardName(id)] ?? '').split(' ').map((face) => ({ face, id })),
      );
      const first = card?.owner === of ? card.id : (mine[0]?.id ?? NOBODY);
      const placed = list.length > 0 ? list : ['1', '2', '3', 'X'].map((face) => ({ face, id: first }));
      player.markers = placed.map(({ face, id }) => ({
        face: face as MarkerFace,
        card: id,
        revealed: false,
        lost: false,
        used: false,
      }));
    }
    if (card === undefined) return;
    const { markers: mine } = state.players[card.owner] ?? { markers: [] };
    const marker = Math.max(
      0,
      mine.findIndex((one) => one.card === card.id),
    );
    const revealed = mine[marker];
    if (revealed !== undefined) Object.assign(revealed, { revealed: true, used: true });
    state.turnsTaken = state.initiative.indexOf(card.owner) + 1;
    const begun = beginTurn(this.table(), card.owner, card, grantedBy === '' ? { marker } : { power: grantedBy });
    if (stage !== undefined) begun.stage = stage;
  }

  #cardName(id: CardId): string {
    return library().cards[this.state.cards[id]?.record ?? NOBODY]?.name ?? '';
  }

  // ---- what running scripts call ----

  emit(event: HeroscapeEvent): void {
    this.events.push(event);
    if (event.type === 'combat-dice') this.#checkRoll(event.faces);
  }

  checkpoint(): void {
    const { phase, turns } = this.state;
    const isOver = this.#phase === 'turns' ? turns.length === 0 : phase === 'initiative' || phase === 'turns';
    if (isOver && !this.#goesOn) throw new Enough();
  }

  #roll(sides: number): number {
    const roll = this.#rolls[0];
    if (roll === undefined)
      throw new Error(
        `a die with ${sides} sides is rolled that nobody scripted; last: ${JSON.stringify(this.events.at(-1))}`,
      );
    if (typeof roll === 'number') {
      this.#rolls.shift();
      return roll;
    }
    const face = FACE[roll[this.#used] ?? ''];
    if (face === undefined || sides !== 6)
      throw new Error(
        `a die with ${sides} sides is rolled, face ${this.#used} of '${roll}'; last: ${JSON.stringify(this.events.at(-1))}`,
      );
    this.#used++;
    return face;
  }

  /** A text stands for one roll: fewer dice than scripted is as wrong as more. */
  #checkRoll(faces: readonly CombatFace[]): void {
    if (faces.length === 0) return;
    const roll = this.#rolls.shift();
    if (typeof roll !== 'string' || roll.length !== faces.length)
      throw new Error(`${faces.length} dice were rolled, scripted '${roll}'`);
    this.#used = 0;
  }

  // ---- playing ----

  /** Scripts the next rolls. */
  roll(...rolls: readonly Roll[]): this {
    this.#rolls.push(...rolls);
    return this;
  }

  get rollsLeft(): number {
    return this.#rolls.length;
  }

  /** The decision that waits first; null when nothing more is asked. */
  get decision(): Decision | null {
    return this.#decisions[this.#answers.length] ?? null;
  }

  /** Its kind, '' if there is none. */
  get asked(): string {
    return this.decision?.kind ?? '';
  }

  /** The keys of its options. */
  get options(): readonly string[] {
    return this.decision?.options.map(({ key }) => key) ?? [];
  }

  /** Answers the open decision, which must be of this kind. */
  answer(kind: string, pick: Pick): this {
    const decision = this.#expect(kind);
    if (typeof pick !== 'function') return this.#give(decision, pick);
    const found = decision.options.find((option) => pick({ ...option }));
    if (found === undefined) throw new Error(`no option of '${kind}' fits: ${this.options.join(', ')}`);
    return this.#give(decision, found.key);
  }

  /** Answers with what does least. */
  pass(kind?: string): this {
    const decision = kind === undefined ? this.decision : this.#expect(kind);
    if (decision === null) throw new Error('nothing is asked');
    return this.#give(decision, leastAnswer(decision));
  }

  /** Passes everything until a decision of this kind comes, or one that fits. */
  until(kind: string, fits: (decision: Decision) => boolean = () => true): this {
    for (let i = 0; i < 200; i++) {
      const { decision } = this;
      if (decision === null) throw new Error(`'${kind}' never came: the game is over`);
      if (decision.kind === kind && fits(decision)) return this;
      this.#give(decision, leastAnswer(decision));
    }
    throw new Error(`'${kind}' never came`);
  }

  /** Passes everything until the turn being taken is over. */
  endTurn(): this {
    const over = () => this.events.filter(({ type }) => type === 'turn-over').length;
    const before = over();
    while (over() === before && this.decision !== null) this.pass();
    return this;
  }

  /** Moves the figure to the place: answers 'mover' where it is asked, and 'destination'. */
  move(id: FigureId, place: string): this {
    if (this.asked === 'mover') this.answer('mover', `move:${id}`);
    return this.answer('destination', this.key(place));
  }

  /** Attacks: answers 'attacker' where it is asked, and 'target'. */
  attack(id: FigureId, target: FigureId | string): this {
    if (this.asked === 'mover' || this.asked === 'destination') this.until('attacker', () => true);
    if (this.asked === 'attacker') this.answer('attacker', `attack:${id}`);
    return this.answer('target', String(target));
  }

  #expect(kind: string): Decision {
    const { decision } = this;
    if (decision?.kind === kind) return decision;
    throw new Error(`'${kind}' is not asked, but '${this.asked}' (${this.options.slice(0, 12).join(', ')})`);
  }

  #give(decision: Decision, answer: Answer): this {
    const picks = keysOf(answer).map((key) => this.options.indexOf(key));
    const isFine = picks.length >= decision.min && picks.length <= decision.max && !picks.includes(-1);
    if (!isFine) throw new Error(`'${String(answer)}' is no answer to '${decision.kind}': ${this.options.join(', ')}`);
    this.#answers.push(picks);
    if (this.#answers.length === this.#decisions.length) this.#advance(this.#answers);
    return this;
  }

  #advance(reply: readonly (readonly number[])[]): void {
    this.#answers = [];
    this.#decisions = [];
    try {
      const step = this.#script.next(reply);
      if (step.done !== true) this.#decisions = step.value;
    } catch (end) {
      if (!(end instanceof Enough)) throw end;
    }
  }

  // ---- looking ----

  space(name: string): SpaceId {
    const space = this.#places.get(name);
    if (space === undefined || space === NOBODY) throw new Error(`there is no space '${name}'`);
    return space;
  }

  /** The key of a place in decisions about spaces. */
  key(place: string): string {
    return place
      .split('-')
      .map((name) => this.space(name))
      .join('-');
  }

  /** The places among the options, by name. */
  get destinations(): readonly string[] {
    const named = (key: string) =>
      key
        .split('-')
        .map((space) => this.#names.get(Number(space)) ?? '?')
        .join('-');
    return this.options.filter((key) => /^[0-9]+(-[0-9]+)?$/u.test(key)).map(named);
  }

  card(name: string, seat?: number): CardId {
    const card = this.state.cards.find(
      ({ id, owner }) => this.#cardName(id) === name && (seat === undefined || owner === seat),
    );
    if (card === undefined) throw new Error(`no army has '${name}'`);
    return card.id;
  }

  /** The nth figure of a card. */
  figure(name: string, nth = 0, seat?: number): FigureId {
    const id = this.state.cards[this.card(name, seat)]?.figures[nth];
    if (id === undefined) throw new Error(`'${name}' has no figure ${nth}`);
    return id;
  }

  /** Where the figure stands, '' if it doesn't. */
  at(id: FigureId): string {
    return this.state.figures[id]?.at.map((space) => this.#names.get(space) ?? '?').join('-') ?? '';
  }

  wounds(id: FigureId): number {
    return this.state.figures[id]?.wounds ?? 0;
  }

  fate(id: FigureId): string {
    return this.state.figures[id]?.fate ?? '';
  }

  /** The events of a type, in order. */
  happened<T extends HeroscapeEvent['type']>(type: T): readonly Extract<HeroscapeEvent, { type: T }>[] {
    return this.events.filter((event): event is Extract<HeroscapeEvent, { type: T }> => event.type === type);
  }

  /** How many dice each roll of this purpose had so far. */
  diceRolled(purpose: 'attack' | 'defence' | 'leaving' | 'fall' | 'power'): readonly number[] {
    return this.happened('combat-dice')
      .filter((event) => event.purpose === purpose)
      .map(({ faces }) => faces.length);
  }

  /** A table over the state as it is, for asking the rules directly. */
  table(): Table {
    return openTable(this.state, library(), this);
  }
}

export function arena(setup: ArenaSetup): Arena {
  return new Arena(setup);
}
