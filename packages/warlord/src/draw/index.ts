/**
 * The table as text, as one seat sees it: opponents above with their front ranks toward the middle, the own formation below.
 */
import { letterOf, type Language, type Seat } from '@muster/engine';
import type { CardId, Player, WarlordState } from '../state.ts';
import { silentTable } from '../silent-table.ts';
import { faceOf, playerAt, type Table } from '../table.ts';
import { BOX_WIDTH, characterBox, classAndLevel } from './character.ts';
import { LABELS, type Labels } from './labels.ts';
import { columns, sideBySide, wrap } from './layout.ts';

/** Five boxes and the gaps between them fill 119 columns. */
const BOXES_IN_A_ROW = 5;
const WIDTH = BOXES_IN_A_ROW * (BOX_WIDTH + 1) - 1;

interface Sheet {
  readonly g: Table;
  readonly labels: Labels;
  /** Whose eyes see the table; null is a spectator. */
  readonly viewer: Seat | null;
}

export function drawTable(state: WarlordState, seat: Seat | null, language: Language): string {
  const g = silentTable(state);
  const sheet: Sheet = { g, labels: LABELS[language], viewer: seat };
  const below = seat ?? 0;
  const lines = [...headline(sheet), ''];
  for (let i = 1; i < state.players.length; i++) {
    const opponent = (below + i) % state.players.length;
    lines.push(...piles(sheet, opponent), ...formation(sheet, opponent).toReversed().flat(), '');
  }
  if (state.players[below] !== undefined) {
    const own = formation(sheet, below).flat();
    lines.push(
      '─'.repeat(Math.max(...[...lines, ...own].map((line) => line.length))),
      '',
      ...own,
      ...piles(sheet, below),
    );
  }
  return lines.join('\n');
}

/** Turn, phase, initiative, whose slot it is. */
function headline({ g, labels }: Sheet): readonly string[] {
  const { state } = g;
  const named = (seat: Seat): string => `${labels.player} ${letterOf(seat)}`;
  const parts = [`${labels.turn} ${state.turn}, ${state.outcome === null ? labels.phases[state.phase] : labels.over}`];
  if (state.initiativeSettled) parts.push(`${labels.initiative}: ${named(state.initiative)}`);
  else if (state.phase !== 'setup') {
    parts.push(`${labels.initiative}: ${labels.open} (${labels.first}: ${named(state.initiative)})`);
  }
  if (state.outcome === null && state.phase === 'order') parts.push(`${labels.slot}: ${named(state.slot)}`);
  return [parts.join(' · ')];
}

/** The ranks from the front to the last, each as lines. */
function formation({ g, labels }: Sheet, seat: Seat): readonly (readonly string[])[] {
  return playerAt(g, seat).ranks.map((row, rank) =>
    sideBySide(
      row.map((id, slot) => characterBox(g, id, `${letterOf(seat)}${rank + 1}.${slot + 1}`, labels)),
      BOXES_IN_A_ROW,
    ),
  );
}

/** How many cards lie where, and those the viewer may see. */
function piles(sheet: Sheet, seat: Seat): readonly string[] {
  const { g, labels, viewer } = sheet;
  const player = playerAt(g, seat);
  const name = `${labels.player} ${letterOf(seat)}`;
  if (player.out) return [`${name}: ${labels.out}`];
  const counts = [
    `${labels.hand} ${player.hand.length}`,
    `${labels.deck} ${player.deck.length}`,
    `${labels.discard} ${player.discard.length}`,
    ...(player.removed.length > 0 ? [`${labels.removed} ${player.removed.length}`] : []),
  ];
  const hand = seat === viewer || player.handShown ? player.hand : [];
  return [
    `${name}: ${counts.join(', ')}`,
    ...startingArmy(sheet, seat, player),
    ...columns(hand.map((id) => inHand(sheet, id))),
  ];
}

/** Until all armies are revealed everybody knows only the own. */
function startingArmy({ g, labels, viewer }: Sheet, seat: Seat, { start, warlord }: Player): readonly string[] {
  if (seat !== viewer || start.length === 0) return [];
  const names = [warlord, ...start].map((id) => faceOf(g, id).name).join(', ');
  return wrap(`${labels.start}: ${names}`, WIDTH, 2, 4);
}

function inHand({ g, labels }: Sheet, id: CardId): readonly string[] {
  const face = faceOf(g, id);
  return [`  ${face.name}`, labels.types[face.type], classAndLevel(face.classes, face.level, labels)];
}
