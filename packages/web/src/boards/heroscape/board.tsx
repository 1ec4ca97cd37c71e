/**
 * The Heroscape table: the battlefield, the armies with their order markers, the dice.
 */
import type { HeroscapeView } from '@muster/heroscape';
import { useMemo, useState } from 'react';
import { useWords } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { HexLayout } from '../hex/hex-layout.tsx';
import { HexTable } from '../hex/hex-table.tsx';
import { Armies } from './armies.tsx';
import { Dice } from './dice.tsx';
import { boardFor, groundOf, isTurned, reachOf, sceneOf } from './scene.ts';
import { hasMission, TurnLine } from './turn-line.tsx';

export function Board(props: BoardProps) {
  const { table, frame } = props;
  const view = frame.view as HeroscapeView;
  const { map, mapFile, options, terrain } = view;
  const words = useWords().boards.heroscape;
  const [looked, setLooked] = useState<number | null>(null);
  // The ground is laid once; only changed terrain lays it anew.
  const changes = terrain.map(({ space, terrain: kind }) => `${space} ${kind}`).join();
  const board = useMemo(() => boardFor(view), [map, mapFile, JSON.stringify(options)]);
  const zone = frame.seat === null ? null : (view.players[frame.seat]?.zone ?? null);
  const turned = board !== null && isTurned(board, zone);
  const ground = useMemo(() => (board === null ? [] : groundOf(board, terrain, zone)), [board, changes, zone]);
  const quiet = useMemo(
    () => (board === null ? null : sceneOf(view, board, ground, turned, words)),
    [view, board, ground, turned, words],
  );
  if (quiet === null || board === null) return null;
  const mover = view.turns.at(-1)?.mover ?? -1;
  const eyes = frame.asked?.about[0] ?? (mover >= 0 ? mover : null);
  return (
    <HexLayout
      side={<Armies {...props} view={view} looked={looked} />}
      sideWidth={270}
      lineHeight={hasMission(view, board.goal) ? 68 : 44}
    >
      <HexTable
        {...props}
        quiet={quiet}
        reachOf={reachOf}
        eyes={frame.asked?.kind === 'target' ? eyes : null}
        onLook={setLooked}
      >
        <TurnLine view={view} goal={board.goal} />
        <Dice table={table} />
      </HexTable>
    </HexLayout>
  );
}
