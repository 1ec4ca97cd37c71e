/**
 * The table as text, as one seat sees it: how the match stands, the battlefield, the players with the own one last.
 */
import { letterOf, type Language, type Seat } from '@muster/engine';
import { paragraph, wrapped } from '@muster/hex';
import { library } from '../content/library.ts';
import { goalOf } from '../rules/points.ts';
import { silentTable } from '../silent-table.ts';
import type { SignumState } from '../state.ts';
import { activeSeat, type Table } from '../table.ts';
import { fieldLegend, fieldPicture } from './field-lines.ts';
import { LABELS } from './labels.ts';
import { drawTableau } from './tableau.ts';

export function drawTable(state: SignumState, seat: Seat | null, language: Language): string {
  const g = silentTable(state, library());
  const seats = state.players.map((_, i) => (i + (seat ?? 0) + 1) % state.players.length);
  const { dice, track } = LABELS[language];
  const lines = [
    ...headline(g, language),
    '',
    ...fieldPicture(g, language, () => null),
    ...fieldLegend(g, language),
    ...(state.creatures.length === 0 ? [] : paragraph(dice, 0, 2)),
    ...(state.mode === 'skirmish' ? [] : paragraph(track, 0, 2)),
    '',
    ...seats.flatMap((one) => [...drawTableau(g, one, seat, language), '']),
  ];
  return lines.join('\n').trimEnd();
}

/** Map and mode, how far the match has come, what it is about. */
function headline(g: Table, language: Language): readonly string[] {
  const { state } = g;
  const labels = LABELS[language];
  const parts = [state.map.name, labels.modes[state.mode]];
  const who = `${labels.player} ${letterOf(activeSeat(g))}`;
  if (state.outcome !== null) parts.push(labels.over);
  else if (state.mode === 'skirmish' && (state.phase === 'activation' || state.phase === 'round-end')) {
    const { rounds } = state.options;
    parts.push(labels.round(Math.min(rounds, rounds - state.roundsLeft + 1), rounds), who);
  } else if (state.turn === 0) parts.push(labels.phases[state.phase]);
  else parts.push(labels.turn(state.turn, who), labels.phases[state.phase]);
  if (state.mode === 'skirmish') parts.push(labels.goalKills);
  else parts.push(labels.goal(goalOf(g)), state.lastTurn ? labels.lastTurn : labels.featsLeft(state.feats.length));
  return wrapped('', parts, ' ·');
}
