/**
 * What came out of a simulation.
 */
import { partOf, quantile, shareOf, type Share } from './interval.ts';
import type { SimPlan } from './plan.ts';
import { factionLines, factionsIn, type FactionReport } from './factions.ts';
import { pieceLines, sharesOfPieces, type PieceShare } from './pieces.ts';
import type { GameResult } from './play-game.ts';

export interface SavedError {
  readonly game: number;
  readonly message: string;
  readonly file: string | null;
}

export interface NamedShare extends Share {
  readonly name: string;
}

interface Spread {
  readonly median: number;
  readonly p90: number;
  readonly most: number;
}

export interface SimReport {
  readonly game: string;
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly errors: number;
  readonly decisions: number;
  /** For each second of processor time that went into playing. */
  readonly decisionsPerSecond: number;
  /** By the name of the bot, where bots differ. */
  readonly winRate?: Readonly<Record<string, number>>;
  readonly draws: number;
  readonly bots: readonly NamedShare[];
  readonly seats: readonly NamedShare[];
  readonly decks: readonly NamedShare[];
  /** Faction against faction, in games that have them. */
  readonly factions?: FactionReport;
  /** How often who began won, in games that tell who did. */
  readonly firstPlayer?: Share;
  /** Turns of each player, in such games. */
  readonly turnsPerPlayer?: Spread;
  /** What seats spent points on, in games that have such a thing. */
  readonly pieces?: readonly PieceShare[];
  readonly turns: Spread;
  readonly decisionsPerGame: Spread;
  readonly reasons: Readonly<Record<string, number>>;
  readonly problems: readonly SavedError[];
}

export function reportOf(
  plan: SimPlan,
  results: readonly GameResult[],
  problems: readonly SavedError[],
  processorSeconds: number,
): SimReport {
  const finished = results.filter((result) => result.error === null);
  const decisions = results.reduce((sum, result) => sum + result.decisions, 0);
  const bots = sharesBy(finished, (result, seat) => plan.bots[result.botAt[seat] ?? 0] ?? '');
  const names = new Set(plan.bots);
  const pieces = sharesOfPieces(finished);
  const factions = factionsIn(finished);
  const courses = finished.flatMap(({ course, outcome }) => (course === null ? [] : [{ ...course, outcome }]));
  return {
    game: plan.game,
    seed: plan.seed,
    games: plan.games,
    finished: finished.length,
    errors: problems.length,
    decisions,
    decisionsPerSecond: processorSeconds > 0 ? Math.round(decisions / processorSeconds) : 0,
    ...(names.size > 1 && { winRate: Object.fromEntries(bots.map(({ name, rate }) => [name, rate])) }),
    draws: finished.filter(({ outcome }) => outcome?.winners.length !== 1).length,
    bots,
    seats: sharesBy(finished, (_, seat) => `${seat}`),
    decks: sharesBy(finished, (result, seat) => result.decks[seat] ?? ''),
    ...(factions !== null && { factions }),
    ...(courses.length > 0 && {
      firstPlayer: shareOf(
        courses.reduce((sum, { first, outcome }) => sum + partOf(outcome, first), 0),
        courses.length,
      ),
      turnsPerPlayer: spread(courses.flatMap(({ turns }) => turns)),
    }),
    ...(pieces.length > 0 && { pieces }),
    turns: spread(finished.map(({ turns }) => turns)),
    decisionsPerGame: spread(finished.map((result) => result.decisions)),
    reasons: counts(finished.map(({ outcome }) => outcome?.reason ?? '')),
    problems,
  };
}

function spread(values: readonly number[]): Spread {
  return { median: quantile(values, 0.5), p90: quantile(values, 0.9), most: Math.max(0, ...values) };
}

function counts(words: readonly string[]): Record<string, number> {
  const found: Record<string, number> = {};
  for (const word of words) found[word] = (found[word] ?? 0) + 1;
  return found;
}

function sharesBy(results: readonly GameResult[], nameOf: (result: GameResult, seat: number) => string): NamedShare[] {
  const found = new Map<string, { games: number; wins: number }>();
  for (const result of results) {
    for (const seat of result.botAt.keys()) {
      const name = nameOf(result, seat);
      const tally = found.get(name) ?? { games: 0, wins: 0 };
      tally.games++;
      tally.wins += partOf(result.outcome, seat);
      found.set(name, tally);
    }
  }
  const shares = [...found].map(([name, { games, wins }]) => ({ name, ...shareOf(wins, games) }));
  return shares.toSorted((a, b) => (a.name < b.name ? -1 : 1));
}

const COUNT = new Intl.NumberFormat('en');
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

export function reportLines(report: SimReport): readonly string[] {
  const { games, finished, errors, decisions, turns, decisionsPerGame } = report;
  const lines = [
    `games             ${COUNT.format(games)}`,
    `finished          ${COUNT.format(finished)}`,
    `errors            ${COUNT.format(errors)}`,
    `decisions         ${COUNT.format(decisions)}`,
    `decisions/second  ${COUNT.format(report.decisionsPerSecond)} (of processor time)`,
    `decisions/game    ${decisionsPerGame.median} in half of the games or less, ${decisionsPerGame.p90} in 90 %`,
    `turns             ${turns.median} in half of the games or less, ${turns.p90} in 90 %, ${turns.most} at most`,
    `draws             ${COUNT.format(report.draws)}`,
  ];
  const { firstPlayer, turnsPerPlayer } = report;
  if (turnsPerPlayer !== undefined) {
    const { median, p90, most } = turnsPerPlayer;
    lines.push(`turns/player      ${median} for half of the players or less, ${p90} for 90 %, ${most} at most`);
  }
  if (firstPlayer !== undefined) lines.push(`first player won  ${shareText(firstPlayer)}`);
  const tables = [
    ['wins by bot', report.bots],
    ['wins by seat', report.seats],
    ['wins by deck', report.decks],
  ] as const;
  for (const [title, shares] of tables) {
    if (shares.length > 1)
      lines.push('', title, ...(shares.length > MOST_LINES ? tooMany(shares) : shareLines(shares)));
  }
  if (report.factions !== undefined) lines.push('', ...factionLines(report.factions));
  if (report.pieces !== undefined) lines.push('', ...pieceLines(report.pieces));
  const reasons = Object.entries(report.reasons).toSorted(([, a], [, b]) => b - a);
  if (reasons.length > 0)
    lines.push('', 'how games ended', ...reasons.map(([reason, count]) => `  ${count} × ${reason}`));
  if (report.problems.length > 0) lines.push('', 'errors', ...report.problems.map(problemLine));
  return lines;
}

/** Armies made up at random are all different: nobody reads hundreds of lines with one game each. */
const MOST_LINES = 40;

function tooMany(shares: readonly NamedShare[]): readonly string[] {
  return [`  ${shares.length} different ones: --json has them all`];
}

function shareLines(shares: readonly NamedShare[]): readonly string[] {
  const width = Math.max(...shares.map(({ name }) => name.length));
  return shares.map((share) => `  ${share.name.padEnd(width)}  ${shareText(share)}`);
}

function shareText({ rate, low, high, games }: Share): string {
  return `${percent(rate).padStart(7)}  (95 %: ${percent(low)} to ${percent(high)}, ${games} games)`;
}

function problemLine({ game, message, file }: SavedError): string {
  return `  game ${game}: ${message}${file === null ? '' : `\n    ${file}`}`;
}
