/**
 * A few short sounds, made on the spot. Off until somebody turns them on.
 */
import type { LogLine } from '@muster/room';
import { useEffect, useRef } from 'react';
import { useSettings } from '../settings.ts';
import type { Table } from './table-store.ts';
import { useTableState } from './use-table-state.ts';

type Sound = 'dice' | 'hit' | 'fall' | 'turn';

/** Height in hertz, length in seconds, form of the wave. */
const TONES: Readonly<Record<Sound, readonly [number, number, OscillatorType]>> = {
  dice: [520, 0.06, 'triangle'],
  hit: [150, 0.12, 'square'],
  fall: [90, 0.3, 'sawtooth'],
  turn: [660, 0.16, 'sine'],
};

/** What is heard of an event, by words all games use for such things. */
function soundOf({ event: { type } }: LogLine): Sound | null {
  if (/roll|dice|d20|struck/.test(type)) return 'dice';
  if (/wounded|damage/.test(type)) return 'hit';
  if (/killed|died|destroyed/.test(type)) return 'fall';
  return null;
}

let context: AudioContext | null = null;

function play(sound: Sound, delay: number): void {
  context ??= new AudioContext();
  const [height, length, wave] = TONES[sound];
  const tone = context.createOscillator();
  const volume = context.createGain();
  const start = context.currentTime + delay;
  tone.type = wave;
  tone.frequency.value = height;
  volume.gain.setValueAtTime(0.08, start);
  volume.gain.exponentialRampToValueAtTime(0.001, start + length);
  tone.connect(volume).connect(context.destination);
  tone.start(start);
  tone.stop(start + length);
}

/** Plays what happened since the last time, and a sign when it is one's turn to decide. */
export function useSounds(table: Table): void {
  const sound = useSettings((settings) => settings.sound);
  const log = useTableState(table, (state) => state.log);
  const asked = useTableState(table, (state) => state.frame?.asked ?? null);
  const heard = useRef(log.length);
  useEffect(() => {
    const fresh = log.slice(heard.current);
    heard.current = log.length;
    // A whole log that comes at once is history.
    if (!sound || fresh.length > 30) return;
    const sounds = [...new Set(fresh.flatMap((line) => soundOf(line) ?? []))];
    for (const [i, one] of sounds.entries()) play(one, i * 0.12);
  }, [log, sound]);
  const isAsked = asked !== null;
  useEffect(() => {
    if (sound && isAsked) play('turn', 0);
  }, [sound, isAsked]);
}
