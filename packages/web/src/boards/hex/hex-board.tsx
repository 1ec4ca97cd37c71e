/**
 * A battlefield of hexes, solid or flat, with the buttons to look at it.
 */
import { Box, Hash, Home, Map as MapIcon, ZoomIn, ZoomOut } from 'lucide-react';
import { lazy, Suspense, useCallback, useEffect, useState } from 'react';
import { useSettings } from '../../settings.ts';
import { Button } from '../../ui/button.tsx';
import { useWords } from '../../words/index.ts';
import { FlatBoard, type BoardControls } from './flat-board.tsx';
import styles from './hex-board.module.css';
import type { HexEvents, HexScene } from './scene.ts';

/** Three dimensions need a large library: loaded only where they are wanted. */
const SolidBoard = lazy(async () => ({ default: (await import('./solid-board.tsx')).SolidBoard }));

export interface HexBoardParts extends HexEvents {
  readonly scene: HexScene;
  /** About what lies under the pointer. */
  readonly note: string | null;
  /** Set by the board: what the buttons beside it call. */
  readonly controls: { current: BoardControls | null };
}

export function HexBoard({ scene, note, controls, ...events }: HexBoardParts) {
  const { play: words, error, boards } = useWords();
  const { board, chosenMotion, set } = useSettings();
  const [levels, setLevels] = useState(false);
  const flat = board === 'flat';
  const fail = useCallback(() => set({ board: 'flat' }), [set]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.target instanceof HTMLInputElement || document.querySelector('dialog[open]') !== null) return;
      if (event.key === 'Home') controls.current?.reset();
      if (event.key === '+') controls.current?.zoom(1.2);
      if (event.key === '-') controls.current?.zoom(1 / 1.2);
    };
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, [controls]);
  const parts = { scene, label: boards.hex.battlefield, levels, controls, ...events };
  return (
    <div className={styles['field']}>
      {flat ? (
        <FlatBoard {...parts} />
      ) : (
        <Suspense fallback={<p>{error.loading}</p>}>
          <SolidBoard {...parts} fine={chosenMotion !== 'off'} onFailure={fail} />
        </Suspense>
      )}
      <div className={styles['controls']}>
        <Button data-zoom aria-label={words.zoomIn} title={words.zoomIn} onClick={() => controls.current?.zoom(1.25)}>
          <ZoomIn size={18} aria-hidden />
        </Button>
        <Button data-zoom aria-label={words.zoomOut} title={words.zoomOut} onClick={() => controls.current?.zoom(0.8)}>
          <ZoomOut size={18} aria-hidden />
        </Button>
        <Button aria-label={words.resetView} title={words.resetView} onClick={() => controls.current?.reset()}>
          <Home size={18} aria-hidden />
        </Button>
        <Button
          aria-label={flat ? words.solidBoard : words.flatBoard}
          title={flat ? words.solidBoard : words.flatBoard}
          onClick={() => set({ board: flat ? '3d' : 'flat' })}
        >
          {flat ? <Box size={18} aria-hidden /> : <MapIcon size={18} aria-hidden />}
        </Button>
        <Button
          aria-label={boards.hex.levels}
          title={boards.hex.levels}
          aria-pressed={levels}
          onClick={() => setLevels(!levels)}
        >
          <Hash size={18} aria-hidden />
        </Button>
      </div>
      {(scene.sight !== null || note !== null) && (
        <div className={styles['sight']} data-visible={scene.sight?.visible} role="status">
          {note !== null && <p>{note}</p>}
          {scene.sight !== null && <p>{scene.sight.text}</p>}
        </div>
      )}
    </div>
  );
}
