/**
 * A game being played or watched: who decides, the table, the question, the log.
 */
import type { Language } from '@muster/engine';
import type { Frame } from '@muster/room';
import { use, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { BoardModule } from '../boards/board.ts';
import type { GameId } from '../games.ts';
import { Loading } from '../pages/error-page.tsx';
import { useSettings } from '../settings.ts';
import { useWords } from '../words/index.ts';
import { DecisionBar } from './decision-bar.tsx';
import { HandOver } from './hand-over.tsx';
import { HintNote, HintTool } from './hint.tsx';
import { Offers } from './offers.tsx';
import styles from './play-screen.module.css';
import { Passed } from './passed.tsx';
import { ResultModal } from './result-modal.tsx';
import { SidePanel } from './side-panel.tsx';
import { useSounds } from './sounds.ts';
import { StandIn } from './stand-in.tsx';
import { TableFrame } from './table-frame.tsx';
import { TableMenu } from './table-menu.tsx';
import type { Table } from './table-store.ts';
import { useAutoPass } from './use-auto-pass.ts';
import { useLog } from './use-log.ts';
import { useTableState } from './use-table-state.ts';
import { WhyNotModal } from './why-not-modal.tsx';
import { RuleModal } from '../rules/rule-modal.tsx';

export interface PlayScreenProps {
  readonly game: GameId;
  readonly table: Table;
  readonly board: Promise<BoardModule>;
  /** What to do when the game is over: play again, watch, download. */
  readonly afterwards: ReactNode;
  /** Who explains what is asked, if anybody does. */
  readonly guide?: (frame: Frame, onRule: (rule: string) => void) => ReactNode;
}

export function PlayScreen(props: PlayScreenProps) {
  const { table } = props;
  const frame = useTableState(table, (state) => state.frame);
  const status = useTableState(table, (state) => state.status);
  const { play: words } = useWords();
  useLanguage(table);
  if (status === 'refused') return <p className={styles['notice']}>{words.gone}</p>;
  if (frame === null) return <Loading />;
  return (
    <>
      {status !== 'open' && (
        <p className={styles['notice']} role="status">
          {status === 'broken' ? words.broken : words.connecting}
        </p>
      )}
      <Playing {...props} frame={frame} />
    </>
  );
}

function Playing({ game, table, board, afterwards, guide, frame }: PlayScreenProps & { readonly frame: Frame }) {
  const { Board, shows } = use(board);
  const picks = useTableState(table, (state) => state.picks);
  const hinted = useTableState(table, (state) => state.hinted);
  const lit = useMemo(() => spotlit(frame, hinted), [frame, hinted]);
  const [isLogOpen, openLog] = useLog();
  const [whyNotOpen, setWhyNotOpen] = useState(false);
  const [isResultOpen, openResult] = useState(true);
  // What was taken back may end once more.
  useEffect(() => openResult(true), [frame.over]);
  const [rule, setRule] = useState<string | null>(null);
  const shown = useMemo(() => (frame.asked === null ? new Set<string>() : shows(frame.asked)), [frame.asked, shows]);
  useAutoPass(table, frame);
  useSounds(table);
  return (
    <TableFrame
      frame={frame}
      tools={
        <>
          {guide === undefined && <HintTool table={table} frame={frame} />}
          <TableMenu table={table} frame={frame} />
        </>
      }
      board={<Board table={table} frame={lit} picks={picks} />}
      log={<SidePanel table={table} frame={frame} onRule={setRule} />}
      isLogOpen={isLogOpen}
      openLog={openLog}
      guide={guide?.(frame, setRule)}
    >
      {guide === undefined && (
        <div aria-live="polite">
          <HintNote table={table} />
        </div>
      )}
      <Passed table={table} frame={frame} />
      <StandIn table={table} frame={frame} />
      <Offers table={table} frame={frame} />
      <DecisionBar
        table={table}
        frame={frame}
        shown={shown}
        onWhyNot={() => setWhyNotOpen(true)}
        onResult={() => openResult(true)}
      />
      {whyNotOpen && <WhyNotModal table={table} onRule={setRule} onClose={() => setWhyNotOpen(false)} />}
      {rule !== null && <RuleModal game={game} rule={rule} onClose={() => setRule(null)} />}
      <HandOver table={table} frame={frame} />
      {frame.over && isResultOpen && (
        <ResultModal frame={frame} afterwards={afterwards} onClose={() => openResult(false)} />
      )}
    </TableFrame>
  );
}

/** What a bot would choose lights up alone; the list still offers everything. */
function spotlit(frame: Frame, hinted: readonly string[] | null): Frame {
  const { asked } = frame;
  if (asked === null || hinted === null || asked.min !== 1 || asked.max !== 1) return frame;
  return { ...frame, asked: { ...asked, options: asked.options.filter(({ key }) => hinted.includes(key)) } };
}

/** The room speaks the language that is set. */
function useLanguage(table: Table): void {
  const language = useSettings((settings) => settings.language);
  const [spoken, setSpoken] = useState<Language>(language);
  useEffect(() => {
    if (spoken === language) return;
    table.setLanguage(language);
    setSpoken(language);
  }, [table, language, spoken]);
}
