/**
 * Who explains a guided battle: what is asked, the first time it is asked; then it steps aside.
 */
import type { Frame } from '@muster/room';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { use, useEffect, useRef, useState } from 'react';
import type { GameId } from '../games.ts';
import { HintButton, HintNote } from '../play/hint.tsx';
import type { Table } from '../play/table-store.ts';
import { useTableState } from '../play/use-table-state.ts';
import { useSettings } from '../settings.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import { Ending } from './ending.tsx';
import styles from './guide-panel.module.css';
import { useGuide } from './guide-store.ts';
import { loadLesson, type Step } from './lesson.ts';
import { useLesson } from './use-lesson.ts';

export interface GuidePanelProps {
  readonly game: GameId;
  /** The game in this browser. */
  readonly id: string;
  readonly table: Table;
  readonly frame: Frame;
  onRule(rule: string): void;
}

export function GuidePanel({ game, id, table, frame, onRule }: GuidePanelProps) {
  const { guide: words } = useWords();
  const language = useSettings((settings) => settings.language);
  const lesson = use(loadLesson(game));
  const { note, finish } = useGuide.getState();
  const { stage, step, last, seen } = useLesson(game, id, lesson, frame);
  const [open, setOpen] = useFolding(step);
  const shown = open ? (step ?? last) : null;
  const text = useRef<HTMLDivElement>(null);
  const all = lesson.steps.length;
  const hinted = useTableState(table, (state) => state.hinted !== null);
  const begin = (): void => {
    note(id, { begun: true });
    text.current?.focus();
  };
  const leave = (): void => {
    finish(game);
    note(id, { dismissed: true });
  };
  return (
    <section
      className={styles['guide']}
      aria-label={words.title}
      data-testid="guide"
      data-stage={stage}
      data-hinted={hinted}
    >
      <p className={styles['progress']}>
        <progress value={seen} max={all} aria-hidden />
        <span className={styles['learnt']}>{words.learnt(seen, all)}</span>
        <span className={styles['count']} aria-hidden>
          {seen}/{all}
        </span>
      </p>
      <div className={styles['tools']}>
        {stage === 'learning' && last !== null && (
          <Button
            look="quiet"
            size="small"
            aria-expanded={open}
            aria-label={open ? words.hide : words.again}
            onClick={() => setOpen(!open)}
          >
            {open ? <ChevronUp size={18} aria-hidden /> : <ChevronDown size={18} aria-hidden />}
          </Button>
        )}
        <Button look="quiet" size="small" aria-label={words.leave} title={words.leave} onClick={leave}>
          <X size={18} aria-hidden />
        </Button>
      </div>
      <div ref={text} className={styles['text']} aria-live="polite" tabIndex={-1}>
        {stage === 'opening' && (
          <>
            <h2>{lesson.opening[language].title}</h2>
            <p>{lesson.opening[language].text}</p>
            <Button data-begin onClick={begin}>
              {words.begin}
            </Button>
          </>
        )}
        {stage === 'learning' && shown !== null && (
          <Explained step={shown} onRule={onRule} onFold={() => setOpen(false)} />
        )}
        {(stage === 'end' || stage === 'over') && (
          <Ending game={game} over={stage === 'over'} playOn={() => note(id, { playsOn: true })} />
        )}
      </div>
      <div className={styles['hint']} aria-live="polite">
        <HintNote table={table} />
      </div>
      {(stage === 'learning' || stage === 'playing-on') && <HintButton table={table} />}
    </section>
  );
}

interface ExplainedProps {
  readonly step: Step;
  onRule(rule: string): void;
  onFold(): void;
}

function Explained({ step, onRule, onFold }: ExplainedProps) {
  const { guide: words } = useWords();
  const language = useSettings((settings) => settings.language);
  const { title, text } = step.words[language];
  return (
    <>
      <h2 data-step={step.id}>{title}</h2>
      <p>{text}</p>
      <div className={styles['foot']}>
        <p className={styles['rules']}>
          {words.rules}{' '}
          {step.rules.map((rule) => (
            <button key={rule} type="button" onClick={() => onRule(rule)}>
              {rule}
            </button>
          ))}
        </p>
        <Button className={styles['fold']} size="small" onClick={onFold}>
          {words.understood}
        </Button>
      </div>
    </>
  );
}

/** Something new unfolds by itself; once it is answered the panel steps aside. */
function useFolding(step: Step | null): [boolean, (open: boolean) => void] {
  const [open, setOpen] = useState(step !== null);
  const id = step?.id ?? null;
  useEffect(() => setOpen(id !== null), [id]);
  return [open, setOpen];
}
