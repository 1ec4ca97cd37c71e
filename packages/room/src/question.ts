/**
 * What somebody is asked, in their language.
 */
import type { Table } from '@muster/bots';
import type { Decision, Language, Option } from '@muster/engine';

/** An option as it is shown: a label, and what the game says of it in words and numbers. */
export interface ShownOption extends Option {
  readonly label: string;
}

export interface Question {
  /** How many answers the seat has given before: names the question when it is answered. */
  readonly number: number;
  readonly kind: string;
  readonly prompt: string;
  readonly options: readonly ShownOption[];
  readonly min: number;
  readonly max: number;
  readonly ordered: boolean;
  readonly about: readonly number[];
}

export function questionOf({ game, state }: Table, decision: Decision, language: Language, number: number): Question {
  const words = game.words(language);
  return {
    number,
    kind: decision.kind,
    prompt: words.prompt(state, decision),
    options: decision.options.map((option) => shownOption(option, words.option(state, decision, option))),
    min: decision.min,
    max: decision.max,
    ordered: decision.ordered === true,
    about: decision.about ?? [],
  };
}

function shownOption(option: Option, label: string): ShownOption {
  const fields = option as Option & Readonly<Record<string, unknown>>;
  const shown: ShownOption & Record<string, unknown> = { label, key: option.key };
  for (const name in fields) {
    const value = fields[name];
    if (isShown(value)) shown[name] = value;
  }
  return shown;
}

/**
 * A word, a number, or a list of such. What else the rules keep with an option for themselves (half-way attacks, the words of an ability)
 * is nobody else's business.
 */
export function isShown(value: unknown): boolean {
  if (typeof value !== 'object') return value !== undefined;
  if (!Array.isArray(value)) return false;
  for (const one of value) if (typeof one === 'object') return false;
  return true;
}
