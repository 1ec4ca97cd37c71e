/**
 * Scenario files: one scenario, or several that share what stands above them.
 */
import type { Game, RuleId, ScriptedFace } from '@muster/engine';
import { guarded } from './guard.ts';
import { failed, openKind, type OpenedFile } from './header.ts';
import type { Finding, Path, Reading } from './problem.ts';
import { wholeRule } from './rules.ts';
import type { Beginning, Scenario, Step } from './scenario.ts';
import { readStep } from './scenario-step.ts';
import { Findings, readFaces, readFields, readList, readText, readTexts, type Fields } from './shape.ts';

const BEGINNING = ['position', 'setup', 'seed'];
/** What a scenario takes from the top of its file where it says nothing itself. */
const SHARED = ['rules', ...BEGINNING];
const OWN = ['title', ...SHARED, 'dice', 'steps'];

export interface ScenarioFile {
  readonly game: Game;
  readonly scenarios: readonly Scenario[];
}

/** Reads what is written; whether the positions make sense is found when the scenarios are run or checked. */
export function readScenarios(games: readonly Game[], text: string): Reading<ScenarioFile> {
  const opened = openKind(games, text, 'scenario/1');
  return opened.ok ? scenariosIn(opened.value) : opened;
}

export function scenariosIn({ game, fields, source }: OpenedFile): Reading<ScenarioFile> {
  const found = new Findings();
  const several = 'scenarios' in fields;
  readFields(fields, ['muster', 'game', ...(several ? [...SHARED, 'scenarios'] : OWN)], [], found);
  const known = new Set(game.catalogue.map((rule) => rule.id));
  const scenarios: Scenario[] = [];
  const read = (data: Fields, path: Path): void => {
    const scenario = readScenario(
      data,
      path,
      several ? fields : {},
      { known, dice: game.scenarios.diceWords ?? {} },
      found,
    );
    if (scenario !== null) scenarios.push({ ...scenario, locate: (at) => source.locate(at) });
  };
  if (several) {
    const items = readList(fields['scenarios'], ['scenarios'], found);
    if (items.length === 0) found.add(['scenarios'], 'there is no scenario in this file');
    for (const [i, item] of items.entries()) {
      const own = readFields(item, OWN, ['scenarios', i], found);
      if (own !== null) read(own, ['scenarios', i]);
    }
  } else read(fields, []);
  return found.list.length > 0 ? failed(source.problems(found.list)) : { ok: true, value: { game, scenarios } };
}

/** What a scenario may name: the rules of the game and the words for its dice. */
interface Vocabulary {
  readonly known: ReadonlySet<RuleId>;
  readonly dice: Readonly<Record<string, ScriptedFace>>;
}

function readScenario(
  own: Fields,
  path: Path,
  shared: Fields,
  { known, dice: words }: Vocabulary,
  found: Findings,
): Omit<Scenario, 'locate'> | null {
  const title = readText(own['title'], [...path, 'title'], found);
  const rules = readRules('rules' in own ? own : shared, 'rules' in own ? path : [], known, found);
  const startsItself = BEGINNING.some((key) => key in own);
  const beginning = readBeginning(startsItself ? own : shared, startsItself ? path : [], found);
  const dice = own['dice'] === undefined ? [] : readFaces(own['dice'], words, [...path, 'dice'], found);
  const steps: Step[] = [];
  for (const [i, item] of readList(own['steps'], [...path, 'steps'], found).entries()) {
    const step = readStep(item, [...path, 'steps', i], found, words);
    if (step?.type === 'refused') checkRule(step.rule, [...step.path, 'refused', 'rule'], known, found);
    if (step !== null) steps.push(step);
  }
  return title === null || beginning === null ? null : { title, rules, beginning, dice, steps, path };
}

function readRules(fields: Fields, path: Path, known: ReadonlySet<RuleId>, found: Findings): readonly RuleId[] {
  if (fields['rules'] === undefined) return [];
  const at = [...path, 'rules'];
  const rules = readTexts(fields['rules'], at, found);
  for (const [i, rule] of rules.entries()) checkRule(rule, [...at, i], known, found);
  return rules;
}

function checkRule(rule: RuleId, path: Path, known: ReadonlySet<RuleId>, found: Findings): void {
  if (!known.has(rule) && !known.has(wholeRule(rule)))
    found.add(path, `there is no rule '${rule}' in the catalogue of the game`);
}

function readBeginning(fields: Fields, path: Path, found: Findings): Beginning | null {
  if ('position' in fields) {
    for (const key of ['setup', 'seed']) {
      if (key in fields) found.addKey([...path, key], `a scenario that begins in a position has no '${key}'`);
    }
    return { position: fields['position'], path: [...path, 'position'] };
  }
  if (!('setup' in fields)) {
    found.add(path, `'position' is missing (or 'setup', for a scenario that begins with a new game)`);
    return null;
  }
  const seed = fields['seed'] === undefined ? 'scenario' : readText(fields['seed'], [...path, 'seed'], found);
  return seed === null ? null : { setup: fields['setup'], seed, path: [...path, 'setup'] };
}

/** What is wrong with the position or setup of a scenario. */
export function checkBeginning(game: Game, { beginning }: Scenario): readonly Finding[] {
  const read =
    'position' in beginning
      ? guarded(() => game.readPosition(beginning.position))
      : guarded(() => game.checkSetup(beginning.setup));
  if (read.ok) return [];
  return read.problems.map(({ path, message }) => ({ path: [...beginning.path, ...path], message }));
}
