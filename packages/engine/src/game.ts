/**
 * What a game is to the kernel, the bots, the command line, the server and the web page: one object with these parts.
 */
import type { Decision, Option, Seat } from './decision.ts';
import type { Dice, ScriptedFace } from './dice.ts';
import type { Eyes } from './eyes.ts';
import type { Language, Translated } from './language.ts';
import type { Rng } from './random.ts';
import type { Refusal, RuleId } from './refusal.ts';
import type { Script } from './script.ts';

/** A state is plain data. The kernel itself reads only its generator. */
export interface GameState {
  rng: Rng;
}

/** Something that happened. Logs, animations and statistics read events and nothing else. */
export interface GameEvent {
  readonly type: string;
  /** The rules that made it happen. */
  readonly rules?: readonly RuleId[];
}

/** How a game ended. Several winners share a draw; none is a game nobody won. */
export interface Outcome {
  readonly winners: readonly Seat[];
  readonly reason: string;
}

/** What a running script may use of the world outside the state. */
export interface TableIO<E extends GameEvent = GameEvent> {
  readonly dice: Dice;
  emit(event: E): void;
  /** Called by the game's top loop whenever no script is half-way: the state alone can be resumed from here. */
  checkpoint(): void;
  /** Somebody looks on: what the game works out while it is played may be kept for them. */
  readonly isWatched?: boolean;
}

/** A candidate that can't be chosen now, with the reason: the answer to "why not?". */
export interface Refused {
  readonly key: string;
  readonly refusal: Refusal;
}

/** A problem in a file someone wrote. */
export interface Problem {
  /** Where in the document, as keys and positions. */
  readonly path: readonly (string | number)[];
  readonly message: string;
  /** The same in the languages of those who choose, where choosing can lead to it. */
  readonly said?: Translated;
}

export type Checked<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly problems: readonly Problem[] };

/** One rule of a catalogue. */
export interface CatalogueRule {
  readonly id: RuleId;
  readonly chapter: number;
  readonly title: Translated;
}

/** What a seat or a spectator may see, as plain data. */
export type View = Readonly<Record<string, unknown>>;

/** The sentences of a game in one language. */
export interface Words<S extends GameState, E extends GameEvent> {
  prompt(state: S, decision: Decision): string;
  option(state: S, decision: Decision, option: Option): string;
  /** Null where an event needs no line in the log. */
  event(state: S, event: E): string | null;
  refusal(state: S, refusal: Refusal): string;
  outcome(state: S, outcome: Outcome): string;
}

/** One card, unit or map with its generated text. */
export interface ContentEntry {
  readonly id: string;
  readonly name: string;
  readonly set: string;
  /** Kind of content: character, item, army card, map … */
  readonly kind: string;
  readonly text: string;
}

/** What tools may ask for when they make up a game: a mode or edition, how many players. */
export interface SetupWish {
  readonly edition?: string;
  readonly players?: number;
  /** A map by its id, in games that have maps. */
  readonly map?: string;
  /** Names of decks or armies by seat, or `RANDOM_DECK`; for seats without one the game makes something up. */
  readonly decks?: readonly string[];
  /** Every seat plays the same deck, so that only the players differ. */
  readonly mirror?: boolean;
  readonly turnLimit?: number;
  /** Optional rules by their names in the setup; a game that does not know one says so. */
  readonly options?: Readonly<Record<string, unknown>>;
}

/** In place of the name of a deck: one of those that come with the game and fit, chosen at random. */
export const RANDOM_DECK = 'random';

/** Something that can be chosen when a game is set up, with its name and what there is to know about it. */
export interface Choice {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}

export interface EditionChoice extends Choice {
  /** For how many players it is. */
  readonly players: readonly number[];
}

/** A ready deck, army or warband. */
export interface DeckChoice extends Choice {
  readonly editions: readonly string[];
  /** What it costs, in games in which a map limits that. */
  readonly points?: number;
  /** What it is made of: ids of content, each with how many there are. */
  readonly contents: readonly { readonly id: string; readonly count: number }[];
}

export interface MapChoice extends Choice {
  readonly editions: readonly string[];
  readonly players: readonly number[];
  /** What an army may cost on it. */
  readonly pointLimit?: number;
}

/** An optional rule: the values it can take, the usual one first. */
export interface OptionChoice extends Choice {
  readonly values: readonly (boolean | number | string)[];
  /** By value what it is called, where that is more than yes, no or a number. */
  readonly valueNames?: Readonly<Record<string, string>>;
  /** It is about decks and is chosen beside them. */
  readonly isAboutDecks?: boolean;
  readonly rules: readonly RuleId[];
}

/** What can be chosen when a game is set up; every id is understood by `makeSetup`. */
export interface SetupChoices {
  readonly editions: readonly EditionChoice[];
  readonly decks: readonly DeckChoice[];
  readonly maps: readonly MapChoice[];
  readonly options: readonly OptionChoice[];
}

/** Something a seat spent points on: a card of its army, with the points of one and how many there are. */
export interface Piece {
  readonly name: string;
  readonly cost: number;
  readonly count: number;
}

/** Decks that belong together. */
export interface Faction {
  readonly id: string;
  /** Names of decks, as a wish may ask for them. */
  readonly decks: readonly string[];
}

/** Who began, and how many turns each seat has had. */
export interface Course {
  readonly first: Seat;
  readonly turns: readonly number[];
}

/** A decision as a drawing. */
export interface DrawnDecision {
  readonly text: string;
  /** Keys of the options that can be read from the drawing and named by what it shows: they need not be listed. */
  readonly shows: readonly string[];
}

/** Something of a game that is done so often that it must be quick. */
export interface Bench {
  readonly name: string;
  /** The same thing in different positions. What a case returns keeps it from being left out as useless. */
  readonly cases: readonly (() => unknown)[];
}

export interface Game<S extends GameState = GameState, Setup = unknown, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly name: Translated;
  readonly editions: readonly string[];
  readonly players: { readonly min: number; readonly max: number };

  /** Reads a setup from plain data, as it stands in records. */
  checkSetup(data: unknown): Checked<Setup>;
  /** Makes up a setup for a simulation or a quick game. */
  makeSetup(wish: SetupWish, rng: Rng): Checked<Setup>;
  /** What people choose from, in their language; the first of each kind is what a newcomer gets. */
  choices(language: Language): SetupChoices;
  /** The name by which statistics know what a seat plays. */
  deckOf(setup: Setup, seat: Seat): string;
  /** The factions of the decks, in games that have them: simulations let them play against each other. */
  factions?(): readonly Faction[];
  /** What a seat took into the game, looked at when it is over: statistics tell how often each piece was on the winning side. */
  piecesOf?(state: S, seat: Seat): readonly Piece[];

  /** The first checkpoint of a game. */
  start(setup: Setup, seed: string): S;
  /** Runs from a checkpoint state to the end of the game. */
  play(state: S, io: TableIO<E>): Script;
  /** A seat gives up. Its open decisions are answered by the kernel with what does least. */
  concede(state: S, seat: Seat, io: TableIO<E>): void;
  outcome(state: S): Outcome | null;
  seats(state: S): number;
  /** By seat the side it fights for: seats with the same number win and lose together. It stays the same all game. */
  sides(state: S): readonly number[];
  /** Whether the seat has been beaten or has given up, and the game goes on without it. */
  isOut(state: S, seat: Seat): boolean;
  /** Turn or round, for statistics. */
  turn(state: S): number;
  /** The same seat by seat, in games in which it matters who begins. */
  course?(state: S): Course;
  copy(state: S): S;

  view(state: S, eyes: Eyes): View;
  /** The event as they may see it, null if they may not know that anything happened. */
  eventFor(event: E, eyes: Eyes): E | null;
  /** Whether an event showed something that was hidden or random: nobody may undo past it. */
  reveals(event: E): boolean;
  /**
   * Replaces in `state` (a checkpoint) what the seat can't see by a guess, leaving everything that is known at `present`.
   */
  guess(state: S, present: S, seat: Seat, rng: Rng): void;

  /** How good the state is for the seat; bots compare these. */
  evaluate(state: S, seat: Seat): number;
  /** A first guess how promising an option is, without trying it; higher is better, -Infinity is not even worth trying. */
  rank(state: S, decision: Decision, option: Option): number;
  /** What could be thought of but isn't allowed, with the reasons. */
  whyNot(state: S, decision: Decision): readonly Refused[];

  /** Broken promises of the state, in words; empty if all is well. */
  invariants(state: S): readonly string[];
  words(language: Language): Words<S, E>;
  readonly catalogue: readonly CatalogueRule[];
  content(language: Language): readonly ContentEntry[];

  /** A position as plain data, for hand-written files: readable, lossless at checkpoints. */
  writePosition(state: S): unknown;
  readPosition(data: unknown): Checked<S>;
  /** What there is to know of a card or figure the seat can see, with every number explained; null if nothing goes by that name. */
  describe(state: S, seat: Seat | null, name: string, language: Language): string | null;
  /** The table as text, as the seat sees it. */
  draw(state: S, seat: Seat | null, language: Language): string;
  /** A drawing for a decision whose options are better seen than read; null if a list serves as well. */
  drawDecision?(state: S, decision: Decision, language: Language): DrawnDecision | null;
  /** What a board wants to know of a moment, such as a line of sight or a path; as the seat may know it, null if it asks for nothing known. */
  inspect?(state: S, seat: Seat | null, query: Readonly<Record<string, unknown>>, language: Language): unknown;
  readonly scenarios: ScenarioWords<S, E>;
  /** Further kinds of file `muster check` knows (decks, armies, maps), by the value of their `muster:` line. */
  readonly fileKinds: Readonly<Record<string, (data: unknown) => readonly Problem[]>>;
  /** Files without such a line, perhaps not even text: what other programs read and write too. */
  readonly foreignFiles?: readonly ForeignFile[];
  /** What of this game `muster bench` measures besides decisions and copies. */
  benches?(): readonly Bench[];
}

/** A form of file that is not Muster's own. */
export interface ForeignFile {
  /** What reports call it. */
  readonly kind: string;
  /** Whether a file is meant to be of this form, by its name and what stands in it. */
  fits(file: FileContent): boolean;
  check(file: FileContent): ForeignCheck;
}

/** A file of any kind. */
export interface FileContent {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Null if it is no text. */
  readonly text: string | null;
}

export interface ForeignCheck {
  readonly problems: readonly Problem[];
  /** What is in the file, for people to read. */
  readonly report: readonly string[];
}

/** How a game reads the moves and expectations of a scenario. */
export interface ScenarioWords<S extends GameState, E extends GameEvent> {
  /** The option a person means by a phrase such as "attack with Axe"; null if no option fits, a list if several do. */
  find(state: S, decision: Decision, phrase: string): readonly Option[];
  /** Checks one expectation about the state and the events since the start; null if it holds, else what is so instead. */
  expect(context: ScenarioContext<S, E>, expectation: unknown): string | null;
  /** Words that scripted dice may be written with, such as `skull`, and the faces or symbols they stand for. */
  readonly diceWords?: Readonly<Record<string, ScriptedFace>>;
}

export interface ScenarioContext<S extends GameState, E extends GameEvent> {
  readonly state: S;
  readonly events: readonly E[];
  readonly decisions: readonly Decision[];
  readonly outcome: Outcome | null;
}
