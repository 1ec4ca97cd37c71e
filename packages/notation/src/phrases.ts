/**
 * What a person means by a phrase, among the options of a decision.
 */
import {
  asAnswer,
  type Answer,
  type Decision,
  type Game,
  type GameState,
  type Option,
  type Refused,
  letterOf,
} from '@muster/engine';

/** The options a phrase fits: the one with exactly that key, else what the game finds, else those that read like it. */
export function fitting(game: Game, state: GameState, decision: Decision, phrase: string): readonly Option[] {
  const exact = decision.options.find((option) => option.key === phrase);
  if (exact !== undefined) return [exact];
  const found = game.scenarios.find(state, decision, phrase);
  if (found.length > 0) return found;
  // What a failure lists can be copied into the scenario.
  const wanted = phrase.trim().toLowerCase();
  return decision.options.filter((option) => inWords(game, state, decision, option).toLowerCase() === wanted);
}

export type Picked = { readonly ok: true; readonly answer: Answer } | { readonly ok: false; readonly message: string };

/** The answer that picks one option for each phrase. */
export function pickByPhrases(game: Game, state: GameState, decision: Decision, phrases: readonly string[]): Picked {
  const picked: string[] = [];
  for (const phrase of phrases) {
    const fits = fitting(game, state, decision, phrase).filter((option) => !picked.includes(option.key));
    const first = fits[0];
    // Options that read the same are the same to the person who chooses: two copies of a card in hand.
    const readings = new Set(fits.map((option) => inWords(game, state, decision, option)));
    if (first === undefined) {
      return { ok: false, message: `no option fits '${phrase}'\n${offer(game, state, decision)}` };
    }
    if (readings.size > 1) {
      const several = [...readings].map((words) => `\n  - ${words}`).join('');
      return { ok: false, message: `several options fit '${phrase}':${several}` };
    }
    picked.push(first.key);
  }
  const { min, max } = decision;
  if (picked.length < min || picked.length > max) {
    const count = min === max ? `exactly ${min}` : `${min} to ${max}`;
    const message = `${picked.length} picked where ${count} must be\n${offer(game, state, decision)}`;
    return { ok: false, message };
  }
  return { ok: true, answer: asAnswer(decision, picked) };
}

export function inWords(game: Game, state: GameState, decision: Decision, option: Option): string {
  try {
    return game.words('en').option(state, decision, option);
  } catch {
    // A refused candidate is nothing but a key; not every game has words for so little.
    return option.key;
  }
}

/** The question and its options, as a failure lists them. */
export function offer(game: Game, state: GameState, decision: Decision): string {
  const options = decision.options.map((option) => `\n  - ${inWords(game, state, decision, option)}`);
  return `${letterOf(decision.seat)} is asked '${decision.kind}' and may choose:${options.join('')}`;
}

/** The candidates that are refused, as if they could be chosen: so that the same phrases find them. */
export function asDecision(decision: Decision, refused: readonly Refused[]): Decision {
  const keys = new Set(refused.map((one) => one.key));
  return { ...decision, options: [...keys].map((key) => ({ key })) };
}
