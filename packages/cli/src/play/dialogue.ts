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
} from '@muster/engine';
import { asDecision, fitting, seatLetter } from '@muster/notation';
import { CannotRun } from '../exit.ts';
import type { News } from './news.ts';
import type { Say } from './sentences.ts';
import type { Session } from './session.ts';
import type { Terminal } from './terminal.ts';

const MOST_REFUSALS = 30;

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
      const line = await terminal.ask(`${seatLetter(seat)}> `);
      if (line === null) return { type: 'quit' };
      const input = line.trim();
      const [command = '', ...rest] = input.split(/\s+/);
      const words = rest.join(' ');
      if (command === 'q' || command === 'quit') return { type: 'quit' };
      if (command === 'concede') return { type: 'answer', answer: CONCEDE };
      if (command === 'u' || command === 'undo') {
        if (session.undo(people)) {
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
      else if (command === 's' || command === 'save') this.save(words);
      else {
        const answer = this.#read(decision, input);
        if (answer !== null) return { type: 'answer', answer };
      }
    }
  }

  save(path: string): void {
    const { session, terminal, say, saveFile } = this.#parts;
    const file = path === '' ? saveFile : path;
    try {
      session.save(file);
      terminal.print(say('saved', { file, game: session.game.id }));
    } catch (error) {
      if (!(error instanceof CannotRun)) throw error;
      terminal.print(error.message);
    }
  }

  // ---- showing ----

  /** Whose own answer led to the next question has the table before them; the log tells what changed. */
  #isFollowUp(seat: Seat): boolean {
    return this.#lastTable.has(seat) && this.#parts.session.match.answers.at(-1)?.seat === seat;
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
    const { options, min, max, ordered } = decision;
    const { state } = session.match;
    const words = session.game.words(language);
    terminal.print();
    terminal.print(`${say('turnOf', { seat: seatLetter(decision.seat) })}: ${words.prompt(state, decision)}`);
    const width = String(options.length).length;
    for (const [i, option] of options.entries()) {
      terminal.print(`  ${String(i + 1).padStart(width)}  ${words.option(state, decision, option)}`);
    }
    if (min !== 1 || max !== 1) {
      terminal.print(say(ordered === true ? 'pickInOrder' : 'pickSeveral', { count: this.#countOf(decision) }));
    }
    terminal.print(`(${say('hint')})`);
  }

  #countOf({ min, max }: Decision): string {
    return min === max ? String(min) : this.#parts.say('upTo', { min, max });
  }

  /** What the player might think of but can't do, with the rules that forbid it. */
  #showRefusals(decision: Decision, phrase: string): void {
    const { session, terminal, language, say } = this.#parts;
    const { game, match } = session;
    const words = game.words(language);
    const all = game.whyNot(match.state, decision);
    const candidates = asDecision(decision, all);
    const inWords = (key: string): string => words.option(match.state, candidates, { key });
    const found = phrase === '' ? null : fitting(game, match.state, candidates, phrase).map((option) => option.key);
    const isMeant = (key: string): boolean =>
      found === null || found.includes(key) || inWords(key).toLowerCase().includes(phrase.toLowerCase());
    const lines = new Set<string>();
    for (const { key, refusal } of all.filter((one) => isMeant(one.key))) {
      const rule = refusal.rule === undefined ? '' : ` (${refusal.rule})`;
      lines.add(`  ${inWords(key)}: ${words.refusal(match.state, refusal)}${rule}`);
    }
    if (lines.size === 0) terminal.print(say('nothingRefused'));
    for (const line of [...lines].slice(0, MOST_REFUSALS)) terminal.print(line);
    const more = lines.size - MOST_REFUSALS;
    if (more > 0) terminal.print(say('moreRefused', { count: more }));
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
    if (/^\d+(?:[\s,]+\d+)*$/.test(input)) {
      const picks = input.split(/[\s,]+/).map((number) => decision.options[Number(number) - 1]);
      if (!picks.includes(undefined)) return picks.filter((option) => option !== undefined);
    } else {
      const meant = this.#meant(decision, input);
      const [first, ...others] = meant;
      if (first !== undefined && others.length === 0) return [first.option];
      if (first !== undefined) {
        terminal.print(say('ambiguous', { input }));
        for (const { words } of meant) terminal.print(`  ${words}`);
        return null;
      }
    }
    terminal.print(say('notUnderstood', { input }));
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
    const part = all.filter(({ words }) => wanted.length > 2 && words.toLowerCase().includes(wanted));
    const best = [exact, phrase, part].find((list) => list.length > 0) ?? [];
    return best.filter(({ words }, i) => best.findIndex((other) => other.words === words) === i);
  }
}
