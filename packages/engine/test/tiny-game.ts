/**
 * A game with one script that a test writes on the spot, for what Skirmish would hide in too many rules.
 */
import type { Game, GameEvent, GameState, Outcome, Script, Seat, TableIO, Translated } from '@muster/engine';

export interface TinyState extends GameState {
  /** What the script noted. */
  notes: string[];
  /** One hidden card of each seat. */
  hidden: string[];
  /** How far the script got, for scripts with several checkpoints. */
  step: number;
  ended: Outcome | null;
}

type TinyGame = Game<TinyState, readonly string[], GameEvent>;

const name: Translated = { en: 'Tiny', de: 'Tiny', it: 'Tiny' };

/** The setup is the hidden card of each seat. */
export function tinyGame(
  play: (g: TinyState, io: TableIO) => Script,
  parts: Partial<Pick<TinyGame, 'guess' | 'concede'>> = {},
): TinyGame {
  return {
    id: 'tiny',
    name,
    editions: [],
    players: { min: 1, max: 9 },
    checkSetup: () => ({ ok: true, value: ['', ''] }),
    makeSetup: () => ({ ok: true, value: ['', ''] }),
    choices: () => ({ editions: [], decks: [], maps: [], options: [] }),
    deckOf: () => '',
    start: (hidden) => ({ rng: [1, 2, 3, 4], notes: [], hidden: [...hidden], step: 0, ended: null }),
    play,
    concede: (g, seat) => {
      g.notes.push(`${seat} gave up`);
    },
    outcome: (g) => g.ended,
    seats: (g) => g.hidden.length,
    sides: (g) => [...g.hidden.keys()],
    isOut: (g, seat) => g.notes.includes(`${seat} gave up`),
    turn: (g) => g.step,
    copy: (g) => structuredClone(g),
    view: (g, seat) => ({ notes: g.notes, mine: seat === null ? null : seat === 'all' ? g.hidden : g.hidden[seat] }),
    eventFor: (event) => event,
    reveals: (event) => event.type === 'revealed',
    guess: (g, _present, seat) => {
      for (const other of g.hidden.keys()) if (other !== seat) g.hidden[other] = 'guessed';
    },
    evaluate: () => 0,
    rank: () => 0,
    whyNot: () => [],
    invariants: () => [],
    words: () => ({
      prompt: (_, decision) => decision.kind,
      option: (_state, _decision, option) => option.key,
      event: () => null,
      refusal: (_, refusal) => refusal.reason,
      outcome: (_, outcome) => outcome.reason,
    }),
    catalogue: [],
    content: () => [],
    writePosition: () => null,
    readPosition: () => ({ ok: false, problems: [] }),
    describe: () => null,
    draw: () => '',
    scenarios: { find: () => [], expect: () => null },
    fileKinds: {},
    ...parts,
  };
}

export const won = (...winners: Seat[]): Outcome => ({ winners, reason: 'test' });
