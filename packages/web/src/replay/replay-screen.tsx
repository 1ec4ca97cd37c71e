/**
 * A game that is over, played again before one's eyes.
 */
import type { Eyes } from '@muster/engine';
import type { ShownSeat } from '@muster/room';
import { lazy, Suspense, use, useEffect, useMemo, useState } from 'react';
import { loadBoard } from '../boards/index.ts';
import { Loading } from '../pages/error-page.tsx';
import { nameOf } from '../play/named.ts';
import { TableFrame } from '../play/table-frame.tsx';
import { useLog } from '../play/use-log.ts';
import { useTableState } from '../play/use-table-state.ts';
import { RuleModal } from '../rules/rule-modal.tsx';
import type { ReplaySearch } from '../searches.ts';
import { useWords } from '../words/index.ts';
import { Controls } from './controls.tsx';
import { ReplayLogPanel } from './log-panel.tsx';
import { useMoment, type Replay } from './use-replay.ts';

/** The other tables show every hand they are told of. */
const WarlordHands = lazy(() => import('./warlord-hands.tsx'));

export interface ReplayScreenProps {
  readonly replay: Replay;
  /** Who played; seats nobody is named for go by their letters. */
  readonly seats: readonly Pick<ShownSeat, 'kind' | 'name'>[];
  readonly search: ReplaySearch;
  /** What the record is called when it is downloaded. */
  readonly name: string;
  /** The hash of the seed that was told at the start, if this browser heard it. */
  readonly toldHash: string | null;
  /** Whether others find it at the same address. */
  readonly isShared: boolean;
  /** Puts the moment into the address. */
  note(search: ReplaySearch): void;
}

const NAMELESS = { kind: 'person', name: '' } as const;

export function ReplayScreen({ replay, seats: known, search, name, toldHash, isShared, note }: ReplayScreenProps) {
  const { story, table } = replay;
  const seats = useMemo(() => story.decks.map((_, seat) => known[seat] ?? NAMELESS), [story, known]);
  const [at, setAt] = useState(Math.min(search.at ?? 0, story.answers));
  const [eyes, setEyes] = useState<Eyes>(() => eyesIn(search, seats.length));
  const [isLogOpen, openLog] = useLog();
  const { play } = useWords();
  const names = useMemo(() => seats.map((_, seat) => nameOf(seats, seat, play)), [seats, play]);
  const [rule, setRule] = useState<string | null>(null);
  const { shown, said } = useMoment(replay, at, eyes, names);
  const frame = useTableState(table, (state) => state.frame);
  const { Board } = use(loadBoard(story.game));
  useNoted(at, eyes, note);
  if (frame === null) return <Loading />;
  return (
    <TableFrame
      frame={frame}
      board={<Board table={table} frame={frame} picks={[]} />}
      log={<ReplayLogPanel table={table} onRule={setRule} />}
      isLogOpen={isLogOpen}
      openLog={openLog}
    >
      {story.game === 'warlord' && eyes === 'all' && (
        <Suspense fallback={null}>
          <WarlordHands table={table} frame={frame} />
        </Suspense>
      )}
      <Controls
        replay={replay}
        at={at}
        shown={shown}
        said={said}
        eyes={eyes}
        names={names}
        name={name}
        toldHash={toldHash}
        isShared={isShared}
        go={setAt}
        look={setEyes}
      />
      {rule !== null && <RuleModal game={story.game} rule={rule} onClose={() => setRule(null)} />}
    </TableFrame>
  );
}

function eyesIn({ seat }: ReplaySearch, seats: number): Eyes {
  return seat === undefined || (seat !== 'all' && seat >= seats) ? null : seat;
}

/** Milliseconds of rest after which the address follows. */
const REST = 400;

function useNoted(at: number, eyes: Eyes, note: (search: ReplaySearch) => void): void {
  useEffect(() => {
    const timer = setTimeout(() => note({ ...(at > 0 && { at }), ...(eyes !== null && { seat: eyes }) }), REST);
    return () => clearTimeout(timer);
  }, [at, eyes, note]);
}
