/**
 * One decision of a person: shows it and reads the answer.
 */
import {
  asAnswer,
  CONCEDE,
  leastAnswer,
  PASS,
  type Answer,
  type Decision,
  type Language,
  type Option,
  type Seat,
  letterOf,
} from '@muster/engine';
import { asDecision, fitting, writeRecord } from '@muster/notation';
import type { Session } from '@muster/room';
import { CannotRun } from '../exit.ts';
import { writeTextFile } from '../files.ts';
import type { News } from './news.ts';
import type { Say } from './sentences.ts';
import type { Terminal } from './terminal.ts';

const MOST_REFUSALS = 30;
/** So few options are listed even where a drawing shows them. */
const FEW_OPTIONS = 8;

export type Reaction = { readonly type: 'answer'; readonly answer: Answer } | { readonly type: 'undone' | 'quit' };

export interface DialogueParts {
  readonly session: Session;
  readonly terminal: Terminal;
  readonly language: Language;
  readonly say: Say;
  readonly news: News;
  /** Who may take back: at one screen anybody for anybody. */
  readonly people: readonly Seat[];
  /** Where the game is saved if no file is named. */
  readonly saveFile: string;
}

export class Dialogue {
  readonly #parts: DialogueParts;
  readonly #lastTable = new Map<Seat, string>();
  /** How much had happened when the seat last answered. */
  readonly #eventsBefore = new Map<Seat, number>();

  constructor(parts: DialogueParts) {
    this.#parts = parts;
  }

  /** Asks until there is an answer. */
  async ask(decision: Decision): Promise<Reaction> {
    const { session, terminal, say, news, people } = this.#parts;
    const { seat } = decision;
    news.show(seat);
    if (!this.#isFollowUp(seat)) this.#showTable(seat, false);
    this.#showDecision(decision);
    for (;;) {
      const line = await terminal.ask(`${letterOf(seat)}> `);
      if (line === null) return { type: 'quit' };
      const input = line.trim();
      const [command = '', ...rest] = input.split(/\s+/);
      const words = rest.join(' ');
      if (command === 'q' || command === 'quit') return { type: 'quit' };
      if (command === 'concede') return { type: 'answer', answer: CONCEDE };
      if (command === 'u' || command === 'undo') {
        const kept = session.undoPoint(people);
        if (kept !== null) {
          session.rewind(kept);
          news.forget();
          this.#lastTable.clear();
          terminal.print(say('undone'));
          return { type: 'undone' };
        }
        terminal.print(say('notUndone'));
      } else if (command.startsWith('?')) this.#showRefusals(decision, input.slice(1).trim());
      else if (command === 'h' || command === 'help') terminal.print(say('help'));
      else if (command === 'i' || command === 'info') this.#describe(seat, words);
      else if (command === 't' || command === 'table') this.#showTable(seat, true);
      else if (command === 'l' || command === 'log') news.showAll(seat);
      else if (command === 'o' || command === 'options') this.#listOptions(decision, new Set());
      else if (command === 's' || command === 'save') this.save(words);
      else {
        const answer = this.#read(decision, input);
        if (answer === null) continue;
        this.#eventsBefore.set(seat, session.match.events.length);
        return { type: 'answer', answer };
      }
    }
  }

  save(path: string): void {
    const { session, terminal, say, saveFile } = this.#parts;
    const file = path === '' ? saveFile : path;
    try {
      writeTextFile(file, writeRecord(session.record));
      terminal.print(say('saved', { file, game: session.game.id }));
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      terminal.print(error.message);
    }
  }

  // ---- showing ----

  /**
   * Whose own answer led to the next question has the table before them; the log tells what changed. Where others answered at the
   * same time and nothing has come of it, nothing changed.
   */
  #isFollowUp(seat: Seat): boolean {
    const { match } = this.#parts.session;
    const isOwn = match.answers.at(-1)?.seat === seat;
    return this.#lastTable.has(seat) && (isOwn || this.#eventsBefore.get(seat) === match.events.length);
  }

  /** Draws the table where it looks different from the last time. */
  #showTable(seat: Seat, always: boolean): void {
    const { session, terminal, language } = this.#parts;
    const table = session.game.draw(session.match.state, seat, language);
    if (!always && this.#lastTable.get(seat) === table) return;
    this.#lastTable.set(seat, table);
    terminal.print();
    terminal.print(table);
  }

  #describe(seat: Seat, name: string): void {
    const { session, terminal, language, say } = this.#parts;
    terminal.print(session.game.describe(session.match.state, seat, name, language) ?? say('unknownName', { name }));
  }

  #showDecision(decision: Decision): void {
    const { session, terminal, language, say } = this.#parts;
    const { min, max, ordered } = decision;
    const { state } = session.match;
    const drawn = session.game.drawDecision?.(state, decision, language) ?? null;
    const unlisted = drawn !== null && drawn.shows.length > FEW_OPTIONS ? drawn.shows : [];
    terminal.print();
    if (drawn !== null) terminal.print(`${drawn.text}\n`);
    const prompt = session.game.words(language).prompt(state, decision);
    terminal.print(`${say('turnOf', { seat: letterOf(decision.seat) })}: ${prompt}`);
    if (unlisted.length > 0) terminal.print(say('drawn', { count: unlisted.length }));
    this.#listOptions(decision, new Set(unlisted));
    if (min !== 1 || max !== 1) {
      terminal.print(say(ordered === true ? 'pickInOrder' : 'pickSeveral', { count: this.#countOf(decision) }));
    }
    terminal.print(`(${say('hint')})`);
  }

  /** With the numbers by which they can be picked. */
  #listOptions(decision: Decision, without: ReadonlySet<string>): void {
    const { session, terminal, language } = this.#parts;
    const words = session.game.words(language);
    const width = String(decision.options.length).length;
    for (const [i, option] of decision.options.entries()) {
      if (without.has(option.key)) continue;
      terminal.print(`  ${String(i + 1).padStart(width)}  ${words.option(session.match.state, decision, option)}`);
    }
  }

  #countOf({ min, max }: Decision): string {
    return min === max ? String(min) : this.#parts.say('upTo', { min, max });
  }

  /** What the player might think of but can't do, with the rules that forbid it. */
  #showRefusals(decision: Decision, phrase: string): void {
    const { terminal, say } = this.#parts;
    const lines = this.#refusals(decision, phrase);
    if (lines.length === 0) terminal.print(say('nothingRefused'));
    for (const line of lines.slice(0, MOST_REFUSALS)) terminal.print(line);
    const more = lines.length - MOST_REFUSALS;
    if (more > 0) terminal.print(say('moreRefused', { count: more }));
  }

  /** A line for each candidate that is meant; an empty phrase means all of them. */
  #refusals(decision: Decision, phrase: string): readonly string[] {
    const { session, language } = this.#parts;
    const { game, match } = session;
    const words = game.words(language);
    const all = game.whyNot(match.state, decision);
    const candidates = asDecision(decision, all);
    const inWords = (key: string): string => words.option(match.state, candidates, { key });
    const found = phrase === '' ? null : fitting(game, match.state, candidates, phrase).map((option) => option.key);
    const isMeant = (key: string): boolean =>
      found === null || found.includes(key) || speaksOf(inWords(key).toLowerCase(), phrase.toLowerCase());
    const lines = new Set<string>();
    for (const { key, refusal } of all.filter((one) => isMeant(one.key))) {
      const rule = refusal.rule === undefined ? '' : ` (${refusal.rule})`;
      lines.add(`  ${inWords(key)}: ${words.refusal(match.state, refusal)}${rule}`);
    }
    return [...lines];
  }

  // ---- reading ----

  #read(decision: Decision, input: string): Answer | null {
    const { terminal, say } = this.#parts;
    if (input === '') {
      const canPass = decision.min === 0 || decision.options.some((option) => option.key === PASS);
      if (canPass) return leastAnswer(decision);
      terminal.print(say('mustChoose'));
      return null;
    }
    const picks = this.#picksOf(decision, input);
    if (picks === null) return null;
    const keys = picks.map((option) => option.key);
    if (new Set(keys).size < keys.length) terminal.print(say('pickedTwice'));
    else if (keys.length < decision.min || keys.length > decision.max) {
      terminal.print(say('wrongCount', { count: this.#countOf(decision), given: keys.length }));
    } else return asAnswer(decision, keys);
    return null;
  }

  /** Numbers of the list, or the words of one option. */
  #picksOf(decision: Decision, input: string): readonly Option[] | null {
    const { terminal, say } = this.#parts;
    const numbers = numbersIn(input);
    const picks = numbers?.flatMap((number) => decision.options[number - 1] ?? []);
    const areOptions = picks !== undefined && picks.length === numbers?.length;
    const fits = areOptions && picks.length >= decision.min && picks.length <= decision.max;
    if (fits) return picks;
    // Several numbers where one is asked for may be words of an option too: a place such as 5,3.
    const meant = numbers?.length === 1 ? [] : this.#meant(decision, input);
    const [first, ...others] = meant;
    if (first !== undefined && others.length === 0) return [first.option];
    if (first !== undefined) {
      terminal.print(say('ambiguous', { input }));
      for (const { words } of meant) terminal.print(`  ${words}`);
      return null;
    }
    const refused = numbers?.length === 1 ? [] : this.#refusals(decision, input);
    if (areOptions && refused.length === 0) return picks;
    for (const line of refused.slice(0, FEW_OPTIONS)) terminal.print(line);
    if (refused.length === 0) terminal.print(say('notUnderstood', { input }));
    return null;
  }

  /** Options that read the same are one to the player. */
  #meant(decision: Decision, input: string): readonly { readonly option: Option; readonly words: string }[] {
    const { session, language } = this.#parts;
    const { game, match } = session;
    const sentences = game.words(language);
    const wanted = input.toLowerCase();
    const all = decision.options.map((option) => ({ option, words: sentences.option(match.state, decision, option) }));
    const exact = all.filter(({ words }) => words.toLowerCase() === wanted);
    const found = fitting(game, match.state, decision, input);
    const phrase = all.filter(({ option }) => found.some(({ key }) => key === option.key));
    const whole = all.filter(({ words }) => hasWords(words.toLowerCase(), wanted));
    const part = all.filter(({ words }) => wanted.length > 2 && words.toLowerCase().includes(wanted));
    const best = [exact, phrase, whole, part].find((list) => list.length > 0) ?? [];
    return best.filter(({ words }, i) => best.findIndex((other) => other.words === words) === i);
  }
}

/** The numbers of a list with spaces or commas; null for anything else. */
function numbersIn(input: string): readonly number[] | null {
  return /^\d+(?:[\s,]+\d+)*$/.test(input) ? input.split(/[\s,]+/).map(Number) : null;
}

/** Words may be cut short, numbers not. */
function speaksOf(text: string, phrase: string): boolean {
  return /\p{L}/u.test(phrase) ? text.includes(phrase) : hasWords(text, phrase);
}

/** Whether the words stand in the text as whole words: 5,3 not in 15,3. */
function hasWords(text: string, words: string): boolean {
  for (let at = text.indexOf(words); at >= 0; at = text.indexOf(words, at + 1)) {
    const before = text.slice(0, at);
    const after = text.slice(at + words.length);
    if (!/[\p{L}\p{N},-]$/u.test(before) && !/^(?:[\p{L}\p{N}]|,\d)/u.test(after)) return true;
  }
  return false;
}
