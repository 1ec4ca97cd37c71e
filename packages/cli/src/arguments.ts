/**
 * Arguments and options that several commands share.
 */
import { LANGUAGES, type Game, type Language } from '@muster/engine';
import { InvalidArgumentError, Option } from 'commander';
import { CannotRun } from './exit.ts';
import { games } from './games.ts';

export function gameNamed(id: string): Game {
  const game = games.find((one) => one.id === id);
  if (game !== undefined) return game;
  throw new CannotRun(`there is no game '${id}'. Known games: ${games.map((one) => one.id).join(', ')}`);
}

export const GAME_ARGUMENT = `the game (${games.map((one) => one.id).join(', ')})`;

export interface LanguageChoice {
  readonly lang: Language;
}

export function languageOption(): Option {
  return new Option('--lang <language>', 'language of what you read').choices(LANGUAGES).default('en');
}

/** For options that can be given several times or with a list: `--deck a --deck b` is `--deck a,b`. */
export function collect(value: string, previous: readonly string[] | undefined): readonly string[] {
  const values = value.split(',').map((one) => one.trim());
  if (values.includes('')) throw new InvalidArgumentError('A name is missing.');
  return [...(previous ?? []), ...values];
}

export type OptionalRules = Readonly<Record<string, boolean | number | string>>;

/** For optional rules of a game: `--option shove --option volcano=15`; without a value it is switched on. */
export function optionalRule(text: string, previous: OptionalRules | undefined): OptionalRules {
  const [key = '', value = 'true', ...more] = text.split('=').map((part) => part.trim());
  if (key === '' || value === '' || more.length > 0)
    throw new InvalidArgumentError('It must be a name, or a name and a value: rule=value.');
  return { ...previous, [key]: valueOf(value) };
}

function valueOf(text: string): boolean | number | string {
  if (text === 'true' || text === 'false') return text === 'true';
  return /^\d{1,9}$/.test(text) ? Number(text) : text;
}

export function wholeNumber(value: string): number {
  if (!/^\d{1,9}$/.test(value)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(value);
}
