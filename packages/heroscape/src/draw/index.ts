/**
 * The table as text, as one seat sees it: how the game stands, the battlefield from above, the armies with the own one last.
 */
import { letterOf, type Language, type Seat } from '@muster/engine';
import { paragraph } from '@muster/hex';
import { silentTable } from '../silent-table.ts';
import type { HeroscapeState } from '../state.ts';
import type { Table } from '../table.ts';
import { figureMarks } from '../words/marks.ts';
import { cardName } from '../words/scene.ts';
import { drawArmy } from './army.ts';
import { battlefieldLines } from './field-lines.ts';
import { LABELS } from './labels.ts';
import { spaceMarks } from './space-marks.ts';

export function drawTable(state: HeroscapeState, seat: Seat | null, language: Language): string {
  const g = silentTable(state);
  const marks = figureMarks(state);
  const seats = state.players.map((_, i) => (i + (seat ?? 0) + 1) % state.players.length);
  const lines = [
    ...headline(g, language),
    '',
    ...battlefieldLines(g, language, spaceMarks(g, marks, language), true),
    '',
    ...seats.flatMap((one) => [...drawArmy(g, one, seat, language, marks), '']),
  ];
  return lines.join('\n').trimEnd();
}

/** Map, round, initiative, whose turn it is and how far it has come; then the goal. */
function headline(g: Table, language: Language): readonly string[] {
  const { state } = g;
  const labels = LABELS[language];
  const { scenario, name } = state.map;
  const parts = [scenario.title ?? name];
  if (state.round > 0) parts.push(labels.round(state.round, scenario.rounds));
  const turn = state.turns.at(-1);
  if (state.outcome !== null) parts.push(labels.over);
  else if (turn === undefined) parts.push(labels.phases[state.phase]);
  if (state.initiative.length > 0) parts.push(`${labels.initiative} ${state.initiative.map(letterOf).join(' ')}`);
  if (turn !== undefined && state.outcome === null) {
    const who = `${labels.player} ${letterOf(turn.seat)}`;
    parts.push(`${labels.turn(who, cardName({ state, language }, turn.card))} (${labels.stages[turn.stage]})`);
  }
  const goal = `${labels.goal}: ${labels.goals[scenario.goal.kind]}.`;
  return [...paragraph(parts.join(' · '), 0, 2), ...paragraph(goal, 0, 2)];
}
