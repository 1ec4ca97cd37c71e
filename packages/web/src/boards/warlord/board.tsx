/**
 * The Warlord table: armies facing each other, one's own below, the hand in front.
 */
import { PASS, type Seat, type SeenCard } from '@muster/engine';
import type { ShownOption, ShownSeat } from '@muster/room';
import { cardById, type SeenCharacter, type SeenPlayer, type WarlordView } from '@muster/warlord';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { usePieces, type Piece } from '../../play/pieces.ts';
import type { Table } from '../../play/table-store.ts';
import { useTableState } from '../../play/use-table-state.ts';
import { OptionMenu } from '../../ui/option-menu.tsx';
import type { BoardProps } from '../board.ts';
import styles from './board.module.css';
import { Closer, type Looked } from './closer.tsx';
import { Formation } from './formation.tsx';
import { useGliding } from './gliding.ts';
import { Hand } from './hand.tsx';
import { useInSight } from './in-sight.ts';
import { measuresOf } from './measures.ts';
import { Opponents } from './opponents.tsx';
import { optionsByCard, slotOf } from './options.ts';
import { Piles } from './piles.tsx';
import { LastStrike } from './strike.tsx';

/** What the parts of the table share. */
export interface TableParts {
  readonly options: ReadonlyMap<number, readonly ShownOption[]>;
  readonly slots: readonly ShownOption[];
  readonly picked: ReadonlySet<number>;
  /** Where the order counts: the how-manyth a card was picked. */
  readonly places: ReadonlyMap<number, number>;
  readonly about: ReadonlySet<number>;
  readonly seats: readonly ShownSeat[];
  click(card: number, at: { readonly x: number; readonly y: number }): void;
  /** A card was dragged onto another. */
  drop(card: number, onto: number): void;
  pick(key: string): void;
  look(looked: Looked | null): void;
}

export function Board({ table, frame, picks }: BoardProps) {
  const view = frame.view as WarlordView;
  const [menu, setMenu] = useState<{ options: readonly ShownOption[]; at: { x: number; y: number } } | null>(null);
  const [looked, setLooked] = useState<Looked | null>(null);
  const options = useMemo(() => optionsByCard(frame.asked), [frame.asked]);
  // Where a hint lights up one option alone, the others can still be clicked.
  const all = useTableState(table, (state) => state.frame?.asked ?? null);
  const whole = useMemo(() => optionsByCard(all), [all]);
  const me = frame.seat;
  const root = useRef<HTMLDivElement>(null);
  useGliding(root, table, frame);
  useInSight(root, frame.asked);
  const pointed = useTableState(table, (state) => state.pointed);
  const considered = useConsidered(table, whole);
  usePieces(table, piecesIn(view));
  const parts: TableParts = {
    options,
    slots: frame.asked?.options.filter((option) => slotOf(option) !== null) ?? [],
    picked: new Set(
      [...options].flatMap(([card, list]) => (list.some(({ key }) => picks.includes(key)) ? [card] : [])),
    ),
    places: frame.asked?.ordered === true ? placesOf(options, picks) : NO_PLACES,
    about: new Set([...(frame.asked?.about ?? []), ...pointed, ...considered]),
    seats: frame.seats,
    click: (card, at) => {
      const list = whole.get(card) ?? [];
      const [only] = list;
      if (only !== undefined && list.length === 1) table.pick(only.key);
      else if (list.length > 1) setMenu({ options: list, at });
    },
    drop: (card, onto) => dropOn(card, onto, options, table),
    pick: (key) => table.pick(key),
    look: setLooked,
  };
  // Who only watches sits behind the first player.
  const near = me ?? 0;
  const others = seatsRound(view.players.length, near).filter((seat) => seat !== near);
  const mine = me === null ? undefined : view.players[me];
  const isMany = others.length > 1;
  const { rows, style } = measuresOf(view, near, others);
  const far = (seat: Seat): ReactNode => (
    <Army key={seat} seat={seat} player={view.players[seat]} view={view} side={isMany ? 'many' : 'far'} parts={parts} />
  );
  return (
    <div className={styles['table']} ref={root}>
      <div className={styles['layout']} style={style}>
        <div className={styles['scroll']} data-zone="field">
          <div className={styles['field']} data-many={isMany}>
            {isMany ? (
              <Opponents seats={others} legal={seatsOf(view, options)} parts={parts} army={far} />
            ) : (
              <div className={styles['armies']}>{others.map(far)}</div>
            )}
            <div className={styles['between']}>
              <LastStrike table={table} />
            </div>
            <Army seat={near} player={view.players[near]} view={view} side="near" parts={parts} />
          </div>
        </div>
        {mine !== undefined && <Hand cards={handOf(mine)} whole={rows <= FEW_ROWS} parts={parts} />}
      </div>
      <Closer looked={looked} table={table} root={root} />
      {menu !== null && <OptionMenu options={menu.options} at={menu.at} table={table} onClose={() => setMenu(null)} />}
    </div>
  );
}

interface ArmyProps {
  readonly seat: Seat;
  readonly player: SeenPlayer | undefined;
  readonly view: WarlordView;
  /** One of many is smaller, with its piles above it. */
  readonly side: 'near' | 'far' | 'many';
  readonly parts: TableParts;
}

function Army({ seat, player, view, side, parts }: ArmyProps) {
  if (player === undefined) return null;
  return (
    <section className={styles['army']} data-side={side} data-out={player.out}>
      <Piles
        seat={seat}
        player={player}
        isInitiative={view.initiativeSettled && view.initiative === seat}
        isFlat={side === 'many'}
        parts={parts}
      />
      <Formation seat={seat} ranks={player.ranks} side={side === 'near' ? 'near' : 'far'} parts={parts} />
    </section>
  );
}

const NO_PLACES: ReadonlyMap<number, number> = new Map();

function placesOf(options: TableParts['options'], picks: readonly string[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [card, list] of options) {
    const place = picks.findIndex((key) => list.some((option) => option.key === key));
    if (place >= 0) places.set(card, place + 1);
  }
  return places;
}

/** The cards of the option somebody points at in words. */
function useConsidered(table: Table, options: TableParts['options']): readonly number[] {
  const key = useTableState(table, (state) => state.considered);
  if (key === null) return [];
  return [...options].flatMap(([card, list]) => (list.some((option) => option.key === key) ? [card] : []));
}

/** Who stands on the table. */
function piecesIn({ players }: WarlordView): readonly Piece[] {
  return players.flatMap(({ ranks }) => ranks.flat().map(({ id, card }) => ({ id, name: cardById(card)?.name ?? '' })));
}

/** The players one of whose characters, or what one bears, can be picked. */
function seatsOf({ players }: WarlordView, options: TableParts['options']): ReadonlySet<Seat> {
  const isLegal = ({ id, items, attached }: SeenCharacter): boolean =>
    [id, ...[...items, ...attached].map((borne) => borne.id)].some((card) => options.has(card));
  return new Set(players.flatMap(({ ranks }, seat) => (ranks.flat().some(isLegal) ? [seat] : [])));
}

/** Cards to place at the start lie with the hand. */
function handOf({ hand, start }: SeenPlayer): readonly SeenCard[] {
  return [...start, ...(typeof hand === 'number' ? [] : hand)].filter(({ card }) => cardById(card) !== undefined);
}

/** With so few ranks there is room for whole cards in the hand, even on a phone. */
const FEW_ROWS = 4;

/** From the seat's left round the table. */
function seatsRound(seats: number, from: Seat): readonly Seat[] {
  return Array.from({ length: seats }, (_, i) => (i + from + 1) % seats);
}

/**
 * Dragging means: first what can be done with the card, then the target once it is asked for. Where several things can be done, the
 * first one that leads somewhere is an attack or a play; the rest stay a click away.
 */
function dropOn(
  card: number,
  onto: number,
  options: ReadonlyMap<number, readonly ShownOption[]>,
  table: BoardProps['table'],
): void {
  const [first] = (options.get(card) ?? []).filter(({ key }) => key !== PASS);
  if (first === undefined || card === onto) return;
  table.pick(first.key);
  const stop = table.store.subscribe(({ frame, pending }) => {
    if (pending || frame?.asked === null || frame?.asked === undefined) return;
    stop();
    const target = optionsByCard(frame.asked).get(onto)?.[0];
    if (target !== undefined) table.pick(target.key);
  });
}
