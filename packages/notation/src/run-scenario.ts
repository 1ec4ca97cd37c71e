/**
 * Runs scenarios.
 */
import {
  CONCEDE,
  leastAnswer,
  Match,
  PASS,
  ScriptedDice,
  type Decision,
  type Game,
  type Seat,
  letterOf,
} from '@muster/engine';
import type { GameEvent, GameState, Refusal } from '@muster/engine';
import { guarded, messageOf } from './guard.ts';
import { asDecision, fitting, inWords, offer, pickByPhrases } from './phrases.ts';
import type { Path } from './problem.ts';
import { isMeantBy } from './rules.ts';
import type { Question, Said, Scenario, Step } from './scenario.ts';
import { checkBeginning } from './scenario-file.ts';

export interface ScenarioFailure {
  /** The number of the step, counted from 1; 0 is the beginning. */
  readonly step: number;
  readonly line: number;
  readonly message: string;
}

export interface ScenarioResult {
  readonly passed: boolean;
  readonly failures: readonly ScenarioFailure[];
}

type Table = Match<GameState, unknown, GameEvent>;

/** No game asks as many questions in a row that everybody passes; a mistake in one could. */
const MAX_PASSES = 1000;

export function runScenario(game: Game, scenario: Scenario): ScenarioResult {
  const failures: ScenarioFailure[] = [];
  const fail = (step: number, path: Path, message: string): void => {
    failures.push({ step, line: scenario.locate(path).line, message });
  };
  const flaws = checkBeginning(game, scenario);
  for (const { path, message } of flaws) fail(0, path, message);
  if (flaws.length > 0) return { passed: false, failures };

  const dice = new ScriptedDice(scenario.dice);
  let step = 0;
  let path: Path = scenario.beginning.path;
  try {
    const match = begin(game, scenario, dice);
    for (const [i, content] of scenario.steps.entries()) {
      step = i + 1;
      path = content.path;
      if (content.type === 'dice') dice.add(content.faces);
      const outcome = takeStep(game, match, content);
      for (const failure of outcome.failures) fail(step, failure.path ?? path, failure.message);
      // After a move that could not be made nothing that follows means what its writer meant.
      if (outcome.stop) return { passed: false, failures };
    }
  } catch (error) {
    fail(step, path, `the game broke off: ${messageOf(error)}`);
    return { passed: false, failures };
  }
  if (dice.left.length > 0) fail(step, path, `scripted dice that nobody rolled: ${dice.left.join(', ')}`);
  return { passed: failures.length === 0, failures };
}

function begin(game: Game, { beginning }: Scenario, dice: ScriptedDice): Table {
  const options = { log: true, dice };
  if ('position' in beginning) {
    const read = guarded(() => game.readPosition(beginning.position));
    if (read.ok) return new Match(game, read.value, options);
  } else {
    const read = guarded(() => game.checkSetup(beginning.setup));
    if (read.ok) return Match.start(game, read.value, beginning.seed, options);
  }
  throw new Error('what could be read before can no longer be read');
}

interface StepOutcome {
  readonly failures: readonly { readonly message: string; readonly path?: Path }[];
  readonly stop: boolean;
}

const FINE: StepOutcome = { failures: [], stop: false };

/** A move that could not be made. */
function stopped(message: string): StepOutcome {
  return { failures: [{ message }], stop: true };
}

/** Something that is not as it should be. */
function wrong(messages: readonly (string | null)[]): StepOutcome {
  const failures: { message: string }[] = [];
  for (const message of messages) if (message !== null) failures.push({ message });
  return { failures, stop: false };
}

function takeStep(game: Game, match: Table, step: Step): StepOutcome {
  switch (step.type) {
    case 'choose':
      return choose(game, match, step.said);
    case 'concede':
      return accepted(match.answer(step.seat, CONCEDE), `${letterOf(step.seat)} can't concede`);
    case 'pass all':
      return passAll(match);
    case 'pass until':
      return passUntil(match, step.question);
    case 'refused':
      return wrong(step.said.phrases.map((phrase) => checkRefused(game, match, step.said.seat, phrase, step.rule)));
    case 'offered':
      return wrong(step.said.flatMap((said) => checkOffered(game, match, said)));
    case 'not offered':
      return wrong(step.said.flatMap((said) => checkNotOffered(game, match, said)));
    case 'asked':
      return wrong(step.questions.map((question) => checkAsked(match, question)));
    case 'not asked':
      return wrong(step.seats.map((seat) => checkNotAsked(match, seat)));
    case 'dice':
      return FINE;
    case 'expect':
      return {
        failures: step.expectations.flatMap(({ data, path }) => {
          const { state, events, decisions, outcome } = match;
          const message = game.scenarios.expect({ state, events, decisions, outcome }, data);
          return message === null ? [] : [{ message, path }];
        }),
        stop: false,
      };
  }
}

// ---- moves ----

function choose(game: Game, match: Table, { seat, phrases }: Said): StepOutcome {
  const decision = match.decisionFor(seat);
  if (decision === null) return stopped(notAsked(match, seat));
  const picked = pickByPhrases(game, match.state, decision, phrases);
  if (!picked.ok) return stopped(picked.message);
  return accepted(match.answer(seat, picked.answer), `${letterOf(seat)} can't choose that`);
}

function accepted(refusal: Refusal | null, message: string): StepOutcome {
  return refusal === null ? FINE : stopped(`${message}: ${refusal.rule ?? refusal.reason}`);
}

function canPass(decision: Decision): boolean {
  return decision.min === 0 || decision.options.some((option) => option.key === PASS);
}

/**
 * Everybody passes, round by round. It ends before a round in which somebody can't pass or is asked the kind of question that the
 * same seat has already passed in this step: so at the latest when the first who passed would be asked again.
 */
function passAll(match: Table): StepOutcome {
  const passed = new Set<string>();
  for (let round = 0; round < MAX_PASSES; round++) {
    const open = match.decisions;
    const slots = open.map(({ seat, kind }) => `${seat} ${kind}`);
    if (open.length === 0 || !open.every(canPass) || slots.some((slot) => passed.has(slot))) return FINE;
    for (const slot of slots) passed.add(slot);
    for (const decision of open) match.answer(decision.seat, leastAnswer(decision));
  }
  return stopped(`nobody did anything but pass ${MAX_PASSES} times`);
}

/** Everybody passes until the seat is asked that question. */
function passUntil(match: Table, question: Question): StepOutcome {
  for (let answers = 0; answers < MAX_PASSES; answers++) {
    if (checkAsked(match, question) === null) return FINE;
    const stuck = match.decisions.find((decision) => !canPass(decision));
    const next = match.decisions[0];
    if (next === undefined) return stopped('the game is over before that is asked');
    if (stuck !== undefined) return stopped(`${letterOf(stuck.seat)} is asked '${stuck.kind}' before and can't pass`);
    match.answer(next.seat, leastAnswer(next));
  }
  return stopped(`nobody did anything but pass ${MAX_PASSES} times`);
}

// ---- what must be so ----

function checkAsked(match: Table, { seat, kind }: Question): string | null {
  const asked = match.decisions.filter((decision) => decision.seat === seat);
  if (asked.some((decision) => kind === null || decision.kind === kind)) return null;
  const first = asked[0];
  if (first === undefined) return notAsked(match, seat);
  return `${letterOf(seat)} is asked '${first.kind}', not '${kind ?? ''}'`;
}

function checkNotAsked(match: Table, seat: Seat): string | null {
  const decision = match.decisionFor(seat);
  return decision === null ? null : `${letterOf(seat)} is asked '${decision.kind}'`;
}

function notAsked(match: Table, seat: Seat): string {
  const asked = match.decisions.map((decision) => `${letterOf(decision.seat)} ('${decision.kind}')`);
  const who = match.outcome !== null || asked.length === 0 ? 'the game is over' : `asked now: ${asked.join(', ')}`;
  return `${letterOf(seat)} is not asked anything; ${who}`;
}

function checkOffered(game: Game, match: Table, { seat, phrases }: Said): readonly (string | null)[] {
  const decision = match.decisionFor(seat);
  if (decision === null) return [notAsked(match, seat)];
  return phrases.map((phrase) => {
    if (fitting(game, match.state, decision, phrase).length > 0) return null;
    return `'${phrase}' is not offered\n${offer(game, match.state, decision)}`;
  });
}

function checkNotOffered(game: Game, match: Table, { seat, phrases }: Said): readonly (string | null)[] {
  const decision = match.decisionFor(seat);
  if (decision === null) return [];
  return phrases.map((phrase) => {
    const found = fitting(game, match.state, decision, phrase)[0];
    return found === undefined ? null : `'${phrase}' is offered: ${inWords(game, match.state, decision, found)}`;
  });
}

/** It must not be offered, and the game must name the rule as the reason. */
function checkRefused(game: Game, match: Table, seat: Seat, phrase: string, rule: string): string | null {
  const decision = match.decisionFor(seat);
  if (decision === null) return notAsked(match, seat);
  const { state } = match;
  const offered = fitting(game, state, decision, phrase)[0];
  if (offered !== undefined)
    return `'${phrase}' is not refused but offered: ${inWords(game, state, decision, offered)}`;
  const refused = game.whyNot(state, decision);
  const candidates = asDecision(decision, refused);
  const keys = fitting(game, state, candidates, phrase).map((option) => option.key);
  const fits = refused.filter((one) => keys.includes(one.key));
  if (fits.some((one) => isMeantBy(one.refusal.rule, rule))) return null;
  const words = game.words('en');
  const reasons = (fits.length > 0 ? fits : refused).map((one) => {
    const option = inWords(game, state, candidates, { key: one.key });
    return `\n  - ${option}: ${one.refusal.rule ?? one.refusal.reason}, ${words.refusal(state, one.refusal)}`;
  });
  const list = reasons.length > 0 ? reasons.join('') : ' nothing';
  if (fits.length === 0) return `nothing that is refused fits '${phrase}'; refused are:${list}`;
  return `'${phrase}' is refused, but not by ${rule}:${list}`;
}
