/**
 * What is asked, and the ways to answer: always at the bottom, the main one on the space bar.
 */
import { PASS } from '@muster/engine';
import type { Frame, Question } from '@muster/room';
import { FastForward, HelpCircle, List, Undo2 } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { walkByArrows } from '../ui/arrow-walk.ts';
import { Button } from '../ui/button.tsx';
import { isTyping } from '../ui/typing.ts';
import { refusedText, useWords } from '../words/index.ts';
import { considering } from './considering.ts';
import styles from './decision-bar.module.css';
import { nameOf } from './named.ts';
import { OptionList } from './option-list.tsx';
import { PickPlace } from './pick-place.tsx';
import type { Table } from './table-store.ts';
import { useTableState } from './use-table-state.ts';

export interface DecisionBarProps {
  readonly table: Table;
  readonly frame: Frame;
  /** Options that can be picked on the table. */
  readonly shown: ReadonlySet<string>;
  onWhyNot(): void;
  /** Somebody wants to see again how it ended. */
  onResult(): void;
}

/** So many buttons fit beside the question. */
const FEW = 6;

export function DecisionBar({ table, frame, shown, onWhyNot, onResult }: DecisionBarProps) {
  const { play: words, ...rest } = useWords();
  const picks = useTableState(table, (state) => state.picks);
  const hinted = useTableState(table, (state) => state.hinted);
  const pending = useTableState(table, (state) => state.pending);
  const refused = useTableState(table, (state) => state.refused);
  const [listOpen, setListOpen] = useState(false);
  const question = frame.asked;
  const identity = question === null ? null : `${question.number} ${question.kind}`;
  useEffect(() => setListOpen(false), [identity]);
  const bar = useRef<HTMLElement>(null);
  const closeList = (): void => {
    bar.current?.querySelector<HTMLElement>('[data-list]')?.focus();
    setListOpen(false);
  };
  useOptionsKey(bar, setListOpen);

  const hidden = question?.options.filter(({ key }) => key !== PASS && !shown.has(key)) ?? [];
  const buttons = hidden.length <= FEW ? hidden : [];
  const needsList = question !== null && (hidden.length > FEW || question.options.length > buttons.length + 1);
  const someOnTable = question?.options.some(({ key }) => shown.has(key)) === true;
  return (
    <section
      ref={bar}
      className={styles['bar']}
      data-testid="decision"
      data-asked={question !== null && !pending}
      data-over={frame.over}
      aria-label={words.options}
    >
      <div className={styles['question']} aria-live="polite">
        <p className={styles['who']}>{whoDecides(frame, words)}</p>
        {question !== null && <p className={styles['prompt']}>{question.prompt}</p>}
        {question?.ordered === true && <p className={styles['hint']}>{words.order}</p>}
        {someOnTable && !listOpen && <p className={styles['hint']}>{words.onBoard}</p>}
        {refused !== null && (
          <p className={styles['refused']} role="alert">
            {refused.text ?? refusedText({ play: words, ...rest }, refused.reason)}
            {refused.rule !== null && <span className={styles['rule']}>{refused.rule}</span>}
          </p>
        )}
      </div>
      {question !== null && (listOpen || (!someOnTable && hidden.length > FEW)) && (
        <OptionList key={identity} question={question} picks={picks} table={table} onClose={closeList} />
      )}
      <div className={styles['actions']} onKeyDown={(event) => walkByArrows(event, '[data-option]')}>
        {buttons.map(({ key, label }) => (
          <Button
            key={key}
            data-option={key}
            aria-pressed={isSingle(question) ? undefined : picks.includes(key)}
            className={picks.includes(key) || hinted?.includes(key) === true ? styles['picked'] : undefined}
            disabled={pending}
            onClick={() => table.pick(key)}
            {...considering(table, key)}
          >
            <PickPlace question={question} picks={picks} option={key} />
            {label}
          </Button>
        ))}
        {needsList && someOnTable && (
          <Button look="quiet" data-list aria-expanded={listOpen} onClick={() => setListOpen(!listOpen)}>
            <List size={18} aria-hidden />
            <span className="spoken-on-phones">{words.allOptions(question.options.length)}</span>
            <span className={styles['count']} aria-hidden>
              {question.options.length}
            </span>
          </Button>
        )}
        <span className={styles['space']} />
        {question !== null && (
          <Button look="quiet" onClick={onWhyNot}>
            <HelpCircle size={18} aria-hidden />
            <span className="spoken-on-phones">{words.whyNot}</span>
          </Button>
        )}
        {question !== null && canPass(question) && (
          <Button look="quiet" onClick={() => table.alwaysPass()}>
            <FastForward size={18} aria-hidden />
            <span className="spoken-on-phones">{words.autoPass}</span>
          </Button>
        )}
        {frame.undoable && !frame.over && (
          <Button look="quiet" onClick={() => table.offer('undo')}>
            <Undo2 size={18} aria-hidden />
            <span className="spoken-on-phones">{words.undo}</span>
          </Button>
        )}
        {frame.over && (
          <Button look="primary" size="large" data-result onClick={onResult}>
            {words.showResult}
          </Button>
        )}
        {question !== null && <Primary question={question} picks={picks} pending={pending} table={table} />}
      </div>
    </section>
  );
}

/** The key O leads to the options, whether they are buttons or a list. */
function useOptionsKey(bar: RefObject<HTMLElement | null>, openList: (open: boolean) => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key !== 'o' || isTyping(event.target) || document.querySelector('dialog[open]') !== null) return;
      const first = bar.current?.querySelector<HTMLElement>('[data-option]');
      const isClosed = bar.current?.querySelector('[data-list][aria-expanded="false"]') !== null;
      // A list that opens takes the focus itself.
      if (isClosed) openList(true);
      else first?.focus();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [bar, openList]);
}

interface PrimaryProps {
  readonly question: Question;
  readonly picks: readonly string[];
  readonly pending: boolean;
  readonly table: Table;
}

/** The one main action: confirm where several are picked, pass where one may. */
function Primary({ question, picks, pending, table }: PrimaryProps) {
  const { play: words } = useWords();
  const button = useRef<HTMLButtonElement>(null);
  const pass = question.options.find(({ key }) => key === PASS);
  useEffect(() => {
    let clicked: Element | null = null;
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const isElement = target instanceof HTMLElement;
      const typing = isElement && /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName);
      // Who walks with keys presses what has the focus; who has just clicked something does not mean it again.
      const walking = isElement && /^(BUTTON|A)$/.test(target.tagName) && target !== clicked;
      if (event.key === 'Tab' || event.key.startsWith('Arrow')) clicked = null;
      if (event.key !== ' ' || typing || walking || document.querySelector('dialog[open]') !== null) return;
      event.preventDefault();
      if (isElement) target.blur();
      button.current?.click();
    };
    const onPointer = ({ target }: PointerEvent): void => {
      // Something on the table, that is; a button beside the question means itself.
      clicked = target instanceof Element ? target.closest('[data-legal]') : null;
    };
    addEventListener('keydown', onKey);
    addEventListener('pointerdown', onPointer);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('pointerdown', onPointer);
    };
  }, []);
  if (isSingle(question)) {
    if (pass === undefined) return null;
    return (
      <Button
        ref={button}
        data-primary="pass"
        look="primary"
        size="large"
        disabled={pending}
        onClick={() => table.pass()}
      >
        {pass.label}
      </Button>
    );
  }
  const enough = picks.length >= question.min && picks.length <= question.max;
  return (
    <Button
      ref={button}
      data-primary="confirm"
      look="primary"
      size="large"
      disabled={!enough || pending}
      onClick={() => table.confirm()}
    >
      {enough || picks.length > question.max
        ? words.confirmCount(picks.length, question.min, question.max)
        : words.pickMore(question.min - picks.length)}
    </Button>
  );
}

function isSingle(question: Question | null): boolean {
  return question?.min === 1 && question.max === 1;
}

function canPass({ options, min, max }: Question): boolean {
  return min === 1 && max === 1 && options.some(({ key }) => key === PASS);
}

function whoDecides(frame: Frame, words: ReturnType<typeof useWords>['play']): string {
  if (frame.over) return words.whoDecides.over;
  if (frame.asked !== null) return words.whoDecides.me;
  if (frame.mine.length > 0 && frame.mine.every((seat) => frame.seats[seat]?.out === true)) return words.whoDecides.out;
  const [first, ...others] = frame.waiting;
  // Who is asked only so that it betrays nothing has nothing to do.
  if (first === undefined || others.length > 0 || frame.mine.includes(first)) return words.whoDecides.others;
  return words.whoDecides.other(nameOf(frame.seats, first, words));
}
