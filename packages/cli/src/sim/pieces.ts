/**
 * How often the pieces of an army were on the winning side, for each point spent on them.
 */
import { partOf, shareOf, type Share } from './interval.ts';
import type { GameResult } from './play-game.ts';

export interface PieceShare extends Share {
  readonly name: string;
  /** Points of one. */
  readonly cost: number;
  /** Points that were spent on it in a game in which it was taken, on average: several of one kind count together. */
  readonly spent: number;
  /** The share of wins for every point spent, and its interval. */
  readonly perPoint: { readonly rate: number; readonly low: number; readonly high: number };
}

interface Tally {
  readonly cost: number;
  games: number;
  wins: number;
  points: number;
}

/** By name; a seat counts once for each kind of piece it took. */
export function sharesOfPieces(results: readonly GameResult[]): readonly PieceShare[] {
  const tallies = new Map<string, Tally>();
  for (const { pieces, outcome } of results) {
    for (const [seat, taken] of pieces.entries()) {
      for (const { name, cost, count } of taken) {
        const tally = tallies.get(name) ?? { cost, games: 0, wins: 0, points: 0 };
        tally.games++;
        tally.points += cost * count;
        tally.wins += partOf(outcome, seat);
        tallies.set(name, tally);
      }
    }
  }
  const shares = [...tallies].map(([name, { cost, games, wins, points }]) => {
    const share = shareOf(wins, games);
    const spent = points / games;
    const perPoint = (rate: number): number => (spent > 0 ? rate / spent : 0);
    return {
      name,
      cost,
      spent,
      ...share,
      perPoint: { rate: perPoint(share.rate), low: perPoint(share.low), high: perPoint(share.high) },
    };
  });
  return shares.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

/** A table, from the most wins for the points to the fewest. */
export function pieceLines(pieces: readonly PieceShare[]): readonly string[] {
  const width = Math.max('card'.length, ...pieces.map(({ name }) => name.length));
  const row = (name: string, points: string, games: string, wins: string, perPoint: string): string =>
    `  ${name.padEnd(width)}  ${points.padStart(6)}  ${games.padStart(6)}  ${wins.padStart(23)}  ${perPoint.padStart(24)}`;
  return [
    'wins by card (shares with their 95 % intervals)',
    row('card', 'points', 'games', 'wins', 'wins per point spent'),
    ...pieces
      .toSorted((a, b) => b.perPoint.rate - a.perPoint.rate)
      .map(({ name, cost, games, perPoint, ...share }) =>
        row(name, `${cost}`, `${games}`, shown(share, 1), shown(perPoint, 3)),
      ),
  ];
}

function shown({ rate, low, high }: Pick<Share, 'rate' | 'low' | 'high'>, digits: number): string {
  const [share, from, to] = [rate, low, high].map((part) => (100 * part).toFixed(digits));
  return `${share} % (${from} to ${to})`;
}
