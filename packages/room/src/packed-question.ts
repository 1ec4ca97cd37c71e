/**
 * A question as it goes over the line with what has changed. The options of a question are alike, so what their fields are called is said
 * once: of each option only the values are sent.
 */
import type { Table } from '@muster/bots';
import type { Decision, Language, Option } from '@muster/engine';
import { isShown, type Question, type ShownOption } from './question.ts';

export interface PackedQuestion extends Omit<Question, 'options'> {
  readonly options: readonly PackedOptions[];
}

/** Options that follow each other and look alike. */
export interface PackedOptions {
  /** The names of their fields, first of all label and key. */
  readonly fields: readonly string[];
  /** The values of the first option, then those of the second, and so on. */
  readonly values: readonly unknown[];
}

export function packedQuestionOf(
  { game, state }: Table,
  decision: Decision,
  language: Language,
  number: number,
): PackedQuestion {
  const words = game.words(language);
  const options: PackedOptions[] = [];
  let fields: readonly string[] = [];
  let values: unknown[] = [];
  for (const option of decision.options) {
    const label = words.option(state, decision, option);
    if (addValues(values, label, option, fields)) continue;
    fields = fieldsOf(option);
    values = [];
    addValues(values, label, option, fields);
    options.push({ fields, values });
  }
  return {
    number,
    kind: decision.kind,
    prompt: words.prompt(state, decision),
    options,
    min: decision.min,
    max: decision.max,
    ordered: decision.ordered === true,
    about: decision.about ?? [],
  };
}

/** Adds what is shown of the option; false, and nothing is added, if it has other fields. */
function addValues(values: unknown[], label: string, option: Option, fields: readonly string[]): boolean {
  const before = values.length;
  const shown = option as Option & Readonly<Record<string, unknown>>;
  values.push(label, option.key);
  for (const name in shown) {
    const value = shown[name];
    if (name === 'key' || !isShown(value)) continue;
    if (fields[values.length - before] !== name) {
      values.length = before;
      return false;
    }
    values.push(value);
  }
  if (values.length - before === fields.length) return true;
  values.length = before;
  return false;
}

function fieldsOf(option: Option): readonly string[] {
  const shown = Object.entries(option).filter(([name, value]) => name !== 'key' && isShown(value));
  return ['label', 'key', ...shown.map(([name]) => name)];
}

export function unpacked({ options, ...question }: PackedQuestion): Question {
  return { ...question, options: options.flatMap(unpackedOptions) };
}

function unpackedOptions({ fields, values }: PackedOptions): readonly ShownOption[] {
  return Array.from({ length: values.length / fields.length }, (_, i) => {
    const named = fields.map((name, field) => [name, values[i * fields.length + field]]);
    return Object.fromEntries(named) as unknown as ShownOption;
  });
}
