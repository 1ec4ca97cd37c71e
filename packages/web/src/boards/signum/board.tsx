/**
 * The Signum table: the battlefield, the dice, and beside it what each player has: tracks, city, hall, feats.
 */
import type { SignumView } from '@muster/signum';
import { useMemo, useState } from 'react';
import { useWords } from '../../words/index.ts';
import type { BoardProps } from '../board.ts';
import { HexLayout } from '../hex/hex-layout.tsx';
import { HexTable } from '../hex/hex-table.tsx';
import { Dice } from './dice.tsx';
import { boardFor, groundOf, reachIn, sceneOf } from './scene.ts';
import { Tableaux } from './tableaux.tsx';

export function Board(props: BoardProps) {
  const { table, frame } = props;
  const { boards } = useWords();
  const view = frame.view as SignumView;
  const { map, mapFile, terrain } = view;
  const [looked, setLooked] = useState<number | null>(null);
  const pieces = terrain.join();
  const name = (piece: string): string => boards.signum.pieces[piece as keyof typeof boards.signum.pieces] ?? piece;
  const board = useMemo(() => boardFor(view), [map, mapFile]);
  const zone = frame.seat === null ? null : (view.players[frame.seat]?.zone ?? null);
  const ground = useMemo(
    () => (board === null ? [] : groundOf(board, terrain, zone, name)),
    [board, pieces, zone, boards],
  );
  const quiet = useMemo(
    () => (board === null ? null : sceneOf(view, board, ground, name)),
    [view, board, ground, boards],
  );
  const kind = frame.asked?.kind ?? '';
  const reachOf = useMemo(() => reachIn(kind), [kind]);
  if (quiet === null) return null;
  const acting = view.activation?.creature ?? null;
  return (
    <HexLayout side={<Tableaux {...props} view={view} looked={looked} />} sideWidth={300}>
      <HexTable {...props} quiet={quiet} reachOf={reachOf} eyes={acting} onLook={setLooked}>
        <Dice table={table} />
      </HexTable>
    </HexLayout>
  );
}
