/**
 * Where in its lesson a guided battle stands.
 */
import type { Frame } from '@muster/room';
import { useEffect, useRef } from 'react';
import type { GameId } from '../games.ts';
import { useGuide, useProgress } from './guide-store.ts';
import { nextStep, type Lesson, type Step } from './lesson.ts';

export interface Standing {
  readonly stage: 'opening' | 'learning' | 'end' | 'over' | 'playing-on';
  /** What explains the open question. */
  readonly step: Step | null;
  /** What was explained last. */
  readonly last: Step | null;
  readonly seen: number;
}

export function useLesson(game: GameId, id: string, lesson: Lesson, frame: Frame): Standing {
  const { note, finish } = useGuide.getState();
  const { begun, shown, playsOn } = useProgress(id);
  const { asked, over } = frame;
  const question = asked === null ? null : `${asked.number} ${asked.kind}`;
  const before = new Set(Object.values(shown));
  const known = lesson.steps.find((step) => question !== null && shown[question] === step.id);
  const step = !begun || asked === null ? null : (known ?? nextStep(lesson, asked, before));
  const seen = new Set(step === null ? before : [...before, step.id]);
  const ended = over || (step === null && seen.size === lesson.steps.length);

  const first = useRef(question);
  useEffect(() => {
    first.current ??= question;
    // Who simply plays needs no opening words.
    if (!begun && question !== null && first.current !== question) note(id, { begun: true });
  }, [id, begun, question, note]);
  const fresh = step !== null && known === undefined ? step.id : null;
  useEffect(() => {
    if (fresh !== null && question !== null) note(id, { shown: { ...shown, [question]: fresh } });
  }, [id, fresh, question, shown, note]);
  useEffect(() => {
    if (ended) finish(game);
  }, [ended, game, finish]);

  const lastId = step?.id ?? Object.values(shown).at(-1);
  return {
    stage: over ? 'over' : ended ? (playsOn ? 'playing-on' : 'end') : begun ? 'learning' : 'opening',
    step,
    last: lesson.steps.find((one) => one.id === lastId) ?? null,
    seen: seen.size,
  };
}
