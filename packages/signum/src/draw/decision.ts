/**
 * A drawing for a decision: where a creature can go and how far that is, where it can be deployed, pushed or placed, whom it can reach;
 * and what can be done in a turn, in groups.
 */
import type { Decision, DrawnDecision, Language } from '@muster/engine';
import { paragraph, type SpaceId } from '@muster/hex';
import { library } from '../content/library.ts';
import { isDifficult } from '../content/terrain.ts';
import { reach, waysWithin } from '../rules/movement.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type Creature, type CreatureId, type SignumState } from '../state.ts';
import type { Table } from '../table.ts';
import { choiceOf, type Choice } from '../words/choice.ts';
import { fieldPicture } from './field-lines.ts';
import { LABELS } from './labels.ts';
import { drawMenu } from './menu.ts';

/** Questions whose hexes are reached by walking. */
const WALKED = ['move', 'shift', 'mobility', 'pursuit'];
/** Questions about creatures that the list answers as well as a picture. */
const LISTED = ['skip', 'protector', 'react'];
const RUN = 'r';
const POSSIBLE = '+';
const HARM = '!';
const TARGET = '<';

/** Null where the list of options says all there is to see. */
export function drawDecision(state: SignumState, decision: Decision, language: Language): DrawnDecision | null {
  const { kind } = decision;
  if (kind === 'turn') return drawMenu(state, decision, language);
  if (LISTED.includes(kind)) return null;
  const choices = decision.options.map((option) => ({ key: option.key, choice: choiceOf(kind, option) }));
  const hexes = new Set(choices.flatMap(({ choice }) => hexesOf(choice)));
  if (hexes.size > 0) return drawHexes(state, decision, choices, hexes, language);
  const targets = new Set(choices.flatMap(({ choice }) => targetsOf(choice)));
  return targets.size > 1 ? drawTargets(state, targets, language) : null;
}

interface Chosen {
  readonly key: string;
  readonly choice: Choice;
}

function hexesOf(choice: Choice): readonly SpaceId[] {
  switch (choice.pick) {
    case 'hex':
    case 'walk':
    case 'run':
    case 'terrain':
      return [choice.hex];
    default:
      return [];
  }
}

function targetsOf(choice: Choice): readonly CreatureId[] {
  switch (choice.pick) {
    case 'creature':
    case 'attack':
    case 'heal':
    case 'longshot':
      return [choice.creature];
    default:
      return [];
  }
}

function drawHexes(
  state: SignumState,
  { kind, about }: Decision,
  choices: readonly Chosen[],
  hexes: ReadonlySet<SpaceId>,
  language: Language,
): DrawnDecision {
  const g = silentTable(state, library());
  const labels = LABELS[language];
  const mover = state.creatures[about?.[0] ?? NOBODY];
  const walked = mover !== undefined && WALKED.includes(kind) ? distances(g, mover, kind) : null;
  const onFoot = new Set(choices.flatMap(({ choice }) => (choice.pick === 'run' ? [] : hexesOf(choice))));
  const markOf = (hex: SpaceId): string | null => {
    if (!hexes.has(hex)) return null;
    if (kind === 'push' && isDifficult(state.terrain[hex] ?? '')) return HARM;
    if (walked === null) return POSSIBLE;
    return onFoot.has(hex) ? String(walked.get(hex) ?? POSSIBLE) : RUN;
  };
  const pulled = new Set(choices.flatMap(({ choice }) => (choice.pick === 'hook' ? [choice.creature] : [])));
  const lines = fieldPicture(g, language, (hex, mark) => markOf(hex) ?? flagged(g, pulled, hex, mark));
  const runs = [...hexes].some((hex) => !onFoot.has(hex));
  const explained =
    walked !== null
      ? runs
        ? labels.stepsAndRun
        : labels.steps
      : kind === 'terrain'
        ? labels.spots
        : kind === 'push'
          ? labels.pushHarm
          : labels.possible;
  // A piece of terrain is not on the picture: what goes where must be listed.
  const shows = choices.flatMap(({ key, choice }) =>
    choice.pick === 'terrain' || hexesOf(choice).length === 0 ? [] : [key],
  );
  return { text: [...lines, ...paragraph(explained, 0, 2)].join('\n'), shows };
}

/** Hexes to go, as far as this question lets the creature go. */
function distances(g: Table, creature: Creature, kind: string): ReadonlyMap<SpaceId, number> {
  const far = kind === 'move' ? reach(g, creature, false) : g.state.terrain.length;
  return new Map(waysWithin(g, creature, far, kind === 'pursuit').map(({ to, steps }) => [to, steps]));
}

function drawTargets(state: SignumState, targets: ReadonlySet<CreatureId>, language: Language): DrawnDecision {
  const g = silentTable(state, library());
  const lines = fieldPicture(g, language, (hex, mark) => flagged(g, targets, hex, mark));
  return { text: [...lines, LABELS[language].targets].join('\n'), shows: [] };
}

function flagged(g: Table, targets: ReadonlySet<CreatureId>, hex: SpaceId, mark: string): string | null {
  const id = g.standing[hex] ?? NOBODY;
  return id !== NOBODY && targets.has(id) ? `${TARGET}${mark}` : null;
}
