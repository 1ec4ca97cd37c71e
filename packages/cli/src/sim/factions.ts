/**
 * Faction against faction: how often each wins, over all and against each other. Games of a faction against itself say nothing of that
 * and are left out.
 */
import { partOf, shareOf, type Share } from './interval.ts';
import type { GameResult } from './play-game.ts';

export interface FactionReport {
  /** Each against all others. */
  readonly overall: readonly (Share & { readonly name: string })[];
  /** Each against each; both directions of a pairing stand here. */
  readonly matrix: readonly PairingShare[];
}

export interface PairingShare extends Share {
  readonly faction: string;
  readonly against: string;
}

interface Tally {
  games: number;
  wins: number;
}

/** Null for games without factions. */
export function factionsIn(results: readonly GameResult[]): FactionReport | null {
  const overall = new Map<string, Tally>();
  const pairs = new Map<string, Map<string, Tally>>();
  for (const { factions, outcome } of results) {
    for (const [seat, faction] of factions.entries()) {
      const row = pairs.get(faction) ?? new Map<string, Tally>();
      pairs.set(faction, row);
      const others = factions.filter((other) => other !== faction);
      if (others.length === 0) continue;
      count(overall, faction, partOf(outcome, seat));
      // Who of several beat whom can't be said.
      const [other] = others;
      if (factions.length === 2 && other !== undefined) count(row, other, partOf(outcome, seat));
    }
  }
  if (pairs.size === 0) return null;
  const byName = <T>(map: ReadonlyMap<string, T>) => [...map].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return {
    overall: byName(overall).map(([name, { wins, games }]) => ({ name, ...shareOf(wins, games) })),
    matrix: byName(pairs).flatMap(([faction, row]) =>
      byName(row).map(([against, { wins, games }]) => ({ faction, against, ...shareOf(wins, games) })),
    ),
  };
}

function count(tallies: Map<string, Tally>, name: string, part: number): void {
  const tally = tallies.get(name) ?? { games: 0, wins: 0 };
  tally.games++;
  tally.wins += part;
  tallies.set(name, tally);
}

/** A row for each faction: its share against each other one, and against all. */
export function factionLines({ overall, matrix }: FactionReport): readonly string[] {
  const names = overall.map(({ name }) => name);
  const cell = (text: string): string => text.padStart(WIDTH);
  const width = Math.max(0, ...names.map((name) => name.length));
  const rows = overall.map((share) => {
    const cells = names.map((against) => {
      const found = matrix.find((one) => one.faction === share.name && one.against === against);
      return cell(found === undefined ? '-' : shown(found));
    });
    return `  ${share.name.padEnd(width)}${cells.join('')}${cell(shown(share))}`;
  });
  return [
    'wins by faction, against each other (shares with their 95 % intervals)',
    `  ${''.padEnd(width)}${[...names, 'all'].map(cell).join('')}`,
    ...rows,
  ];
}

const WIDTH = 22;

function shown({ rate, low, high }: Share): string {
  const [share, from, to] = [rate, low, high].map((part) => (100 * part).toFixed(1));
  return `${share} (${from} to ${to})`;
}
