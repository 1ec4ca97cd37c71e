/**
 * Play, pause, step and jump; through whose eyes; what was said last.
 */
import { letterOf, type Eyes } from '@muster/engine';
import {
  ChevronFirst,
  ChevronLast,
  ChevronsLeft,
  ChevronsRight,
  Pause,
  Play,
  StepBack,
  StepForward,
} from 'lucide-react';
import { useEffect, useState, type ReactNode } from 'react';
import { emblemOf } from '../play/seats.ts';
import { Button } from '../ui/button.tsx';
import { useWords } from '../words/index.ts';
import styles from './controls.module.css';
import { MoreMenu } from './more-menu.tsx';
import type { Said } from './playback.ts';
import { turnAt, turnBack, turnOn } from './steps.ts';
import type { Replay } from './use-replay.ts';

export interface ControlsProps {
  readonly replay: Replay;
  readonly at: number;
  /** The moment on the table; null before the first. */
  readonly shown: number | null;
  readonly said: Said | null;
  readonly eyes: Eyes;
  /** What the seats are called. */
  readonly names: readonly string[];
  readonly name: string;
  readonly toldHash: string | null;
  readonly isShared: boolean;
  go(at: number): void;
  look(eyes: Eyes): void;
}

/** Milliseconds a moment stays, from slow to fast. */
const PACES = { '½': 1600, '1': 800, '2': 400, '5': 150 } as const;
type Pace = keyof typeof PACES;

export function Controls({ replay, at, shown, said, eyes, names, name, toldHash, isShared, go, look }: ControlsProps) {
  const { replay: words } = useWords();
  const { answers, turns, comments } = replay.story;
  const [pace, setPace] = useState<Pace>('1');
  const [playing, setPlaying] = usePlaying(at, shown, answers, PACES[pace], go);
  const jump = (to: number): void => {
    setPlaying(false);
    go(Math.max(0, Math.min(answers, to)));
  };
  const toggle = (): void => {
    if (!playing && at >= answers) go(0);
    setPlaying(!playing);
  };
  useKeys({
    back: () => jump(at - 1),
    on: () => jump(at + 1),
    first: () => jump(0),
    last: () => jump(answers),
    toggle,
  });
  const comment = comments[at];
  return (
    <section className={styles['controls']} aria-label={words.title}>
      <p className={styles['said']} aria-live={playing ? 'off' : 'polite'}>
        {said !== null && <SaidText said={said} names={names} />}
      </p>
      {comment !== undefined && (
        <p className={styles['comment']}>
          <strong>{words.comment}:</strong> {comment}
        </p>
      )}
      <div className={styles['track']}>
        <input
          type="range"
          min={0}
          max={answers}
          value={at}
          aria-label={words.position}
          aria-valuetext={words.at(at, answers)}
          onChange={(event) => jump(event.target.valueAsNumber)}
        />
        <output>{words.at(at, answers)}</output>
      </div>
      <div className={styles['row']}>
        <Step
          label={words.first}
          act={() => jump(0)}
          disabled={at === 0}
          icon={<ChevronFirst size={20} aria-hidden />}
        />
        <Step
          label={words.turnBack}
          act={() => jump(turnBack(turns, at))}
          disabled={at === 0}
          icon={<ChevronsLeft size={20} aria-hidden />}
        />
        <Step
          label={words.back}
          act={() => jump(at - 1)}
          disabled={at === 0}
          icon={<StepBack size={20} aria-hidden />}
        />
        <Button look="primary" size="large" aria-label={playing ? words.pause : words.play} onClick={toggle}>
          {playing ? <Pause size={22} aria-hidden /> : <Play size={22} aria-hidden />}
        </Button>
        <Step
          label={words.forward}
          act={() => jump(at + 1)}
          disabled={at === answers}
          icon={<StepForward size={20} aria-hidden />}
        />
        <Step
          label={words.turnOn}
          act={() => jump(turnOn(turns, at, answers))}
          disabled={at === answers}
          icon={<ChevronsRight size={20} aria-hidden />}
        />
        <Step
          label={words.last}
          act={() => jump(answers)}
          disabled={at === answers}
          icon={<ChevronLast size={20} aria-hidden />}
        />
      </div>
      <div className={styles['row']}>
        <label>
          {words.turn}
          <select value={turnAt(turns, at)} onChange={(event) => jump(turns[Number(event.target.value)]?.at ?? 0)}>
            {turns.map(({ turn, at: begin }, i) => (
              <option key={begin} value={i}>
                {turn}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.eyes}
          <select value={eyes ?? ''} onChange={(event) => look(eyesNamed(event.target.value))}>
            <option value="">{words.everyone}</option>
            <option value="all">{words.allOpen}</option>
            {names.map((one, number) => (
              <option key={letterOf(number)} value={number}>
                {emblemOf(number)} {one}
              </option>
            ))}
          </select>
        </label>
        <label>
          {words.speed}
          <select value={pace} onChange={(event) => setPace(event.target.value as Pace)}>
            {Object.keys(PACES).map((one) => (
              <option key={one} value={one}>
                {one}×
              </option>
            ))}
          </select>
        </label>
        <MoreMenu replay={replay} at={at} eyes={eyes} name={name} toldHash={toldHash} isShared={isShared} />
      </div>
    </section>
  );
}

function eyesNamed(value: string): Eyes {
  if (value === 'all') return 'all';
  return value === '' ? null : Number(value);
}

interface StepProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly icon: ReactNode;
  act(): void;
}

function Step({ label, disabled, icon, act }: StepProps) {
  return (
    <Button look="quiet" aria-label={label} title={label} disabled={disabled} onClick={act}>
      {icon}
    </Button>
  );
}

function SaidText({ said, names }: { readonly said: Said; readonly names: readonly string[] }) {
  const { replay: words } = useWords();
  const { seat, prompt, picked } = said;
  const name = `${emblemOf(seat)} ${names[seat] ?? letterOf(seat)}`;
  return (
    <>
      <strong>{words.said(name, picked === null ? words.conceded : picked.join(', '))}</strong>{' '}
      <span className={styles['prompt']}>{prompt}</span>
    </>
  );
}

/** Goes on by itself, each time the moment before has been shown long enough. */
function usePlaying(
  at: number,
  shown: number | null,
  end: number,
  pause: number,
  go: (at: number) => void,
): readonly [boolean, (playing: boolean) => void] {
  const [playing, setPlaying] = useState(false);
  useEffect(() => {
    if (!playing || shown !== at) return undefined;
    if (at >= end) {
      setPlaying(false);
      return undefined;
    }
    const timer = setTimeout(() => go(at + 1), pause);
    return () => clearTimeout(timer);
  }, [playing, at, shown, end, pause, go]);
  return [playing, setPlaying];
}

interface Keys {
  back(): void;
  on(): void;
  first(): void;
  last(): void;
  toggle(): void;
}

function useKeys(keys: Keys): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const { target } = event;
      const busy = target instanceof HTMLElement && /^(INPUT|TEXTAREA|SELECT|BUTTON|A)$/.test(target.tagName);
      if (busy || document.querySelector('dialog[open]') !== null) return;
      const act = { ArrowLeft: keys.back, ArrowRight: keys.on, Home: keys.first, End: keys.last, ' ': keys.toggle }[
        event.key
      ];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  });
}
