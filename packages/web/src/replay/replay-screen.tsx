/**
 * A game that is over, played again before one's eyes.
 */
import type { Eyes } from '@muster/engine';
import type { ShownSeat } from '@muster/room';
import { PanelRight } from 'lucide-react';
import { lazy, Suspense, use, useEffect, useState } from 'react';
import { loadBoard } from '../boards/index.ts';
import { Loading } from '../pages/error-page.tsx';
import { SeatBar } from '../play/seat-bar.tsx';
import { useTableState } from '../play/use-table-state.ts';
import { RuleModal } from '../rules/rule-modal.tsx';
import type { ReplaySearch } from '../searches.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { Controls } from './controls.tsx';
import { ReplayLogPanel } from './log-panel.tsx';
import styles from './replay-screen.module.css';
import { useMoment, type Replay } from './use-replay.ts';

/** The other tables show every hand they are told of. */
const WarlordHands = lazy(() => import('./warlord-hands.tsx'));

export interface ReplayScreenProps {
  readonly replay: Replay;
  readonly seats: readonly Omit<ShownSeat, 'deck' | 'present'>[];
  readonly search: ReplaySearch;
  /** What the record is called when it is downloaded. */
  readonly name: string;
  /** The hash of the seed that was told at the start, if this browser heard it. */
  readonly toldHash: string | null;
  /** Puts the moment into the address. */
  note(search: ReplaySearch): void;
}

export function ReplayScreen({ replay, seats, search, name, toldHash, note }: ReplayScreenProps) {
  const { play: words } = useWords();
  const { story, table } = replay;
  const [at, setAt] = useState(Math.min(search.at ?? 0, story.answers));
  const [eyes, setEyes] = useState<Eyes>(() => eyesIn(search, seats.length));
  const [panelOpen, setPanelOpen] = useState(() => matchMedia('(min-width: 1000px)').matches);
  const [rule, setRule] = useState<string | null>(null);
  const { shown, said } = useMoment(replay, at, eyes, seats);
  const frame = useTableState(table, (state) => state.frame);
  const { Board } = use(loadBoard(story.game));
  useNoted(at, eyes, note);
  if (frame === null) return <Loading />;
  return (
    <div className={styles['screen']}>
      <div className={styles['top']}>
        <SeatBar frame={frame} />
        <Button look="quiet" aria-pressed={panelOpen} aria-label={words.log} onClick={() => setPanelOpen(!panelOpen)}>
          <PanelRight size={20} aria-hidden />
        </Button>
      </div>
      <div className={styles['middle']} data-panel={panelOpen}>
        <section className={styles['board']} aria-label={words.table}>
          <Board table={table} frame={frame} picks={[]} />
        </section>
        {panelOpen && <ReplayLogPanel table={table} onRule={setRule} />}
      </div>
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
        seats={seats}
        name={name}
        toldHash={toldHash}
        go={setAt}
        look={setEyes}
      />
      {rule !== null && <RuleModal game={story.game} rule={rule} onClose={() => setRule(null)} />}
    </div>
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
