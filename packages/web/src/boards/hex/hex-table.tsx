/**
 * A battlefield one can play on: options light up where they lie, paths and lines of sight show under the pointer.
 */
import type { Frame, Question, ShownOption } from '@muster/room';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { usePieces } from '../../play/pieces.ts';
import { useTableState } from '../../play/use-table-state.ts';
import { OptionMenu } from '../../ui/option-menu.tsx';
import type { BoardProps } from '../board.ts';
import { lastBlow, type Blow } from './changes.ts';
import type { BoardControls } from './flat-board.tsx';
import { HexBoard } from './hex-board.tsx';
import { Places, usePlaces } from './places.ts';
import type { FigureMark, HexScene, SceneFigure, SceneToken, SightLine, SpaceMark } from './scene.ts';

/** Where on the field an option lies; null if it lies elsewhere. */
export type Reach =
  | {
      readonly space: number;
      /** All spaces somebody would stand on, if more than that one. */
      readonly spaces?: readonly number[];
      readonly label: string;
      readonly danger: boolean;
    }
  | { readonly figure: number }
  | null;

/** The field without what depends on the question and the pointer. */
export type QuietScene = Omit<HexScene, 'marks' | 'figureMarks' | 'sight' | 'blow'>;

export interface HexTableProps extends BoardProps {
  readonly quiet: QuietScene;
  reachOf(option: ShownOption): Reach;
  /** Who looks: lines of sight go out from here. */
  readonly eyes: number | null;
  /** Somebody looks closer at a figure. */
  onLook(figure: number | null): void;
  /** What lies on the field without belonging to it. */
  readonly children: ReactNode;
}

/** Games whose figures may fill two spaces tell both, the leading one first. */
interface Way {
  readonly at?: readonly number[];
  readonly hex?: number;
  readonly cost: number;
  readonly dangerous?: boolean;
  /** Too far to walk. */
  readonly running?: boolean;
}

/** What games tell about paths, ranges and lines of sight. */
interface Inspected {
  readonly path?: readonly number[];
  readonly ways?: readonly Way[];
  readonly visible?: boolean;
  readonly text?: string;
}

export function HexTable({ table, frame, picks, quiet, reachOf, eyes, onLook, children }: HexTableProps) {
  const { asked } = frame;
  const [menu, setMenu] = useState<{ options: readonly ShownOption[]; at: { x: number; y: number } } | null>(null);
  const [hover, setHover] = useState<{ space: number | null; figure: number | null }>({ space: null, figure: null });
  const { bySpace, byFigure } = useMemo(() => sorted(asked?.options ?? [], reachOf), [asked, reachOf]);
  // Where a hint lights up one option alone, the others can still be clicked.
  const all = useTableState(table, (state) => state.frame?.asked ?? null);
  const whole = useMemo(() => sorted(all?.options ?? [], reachOf), [all, reachOf]);
  const considered = useConsidered(table, all, reachOf);
  const pointedAt = hover.space === null ? undefined : bySpace.get(hover.space)?.[0];
  const path = usePath(table, considered?.key ?? pointedAt?.option.key);
  const range = useRange(table, asked === null || bySpace.size === 0 ? hover.figure : null, frame.answers);
  const seen = considered?.figure ?? (byFigure.size > 0 || bySpace.size === 0 ? hover.figure : null);
  const sight = useSight(table, eyes, seen);
  const lying = useNote(table, lyingUnder(quiet, hover));
  // What would happen to somebody is said before it is done; of several things the list tells.
  const [act, ...acts] = hover.figure === null ? [] : (byFigure.get(hover.figure) ?? []);
  const note = act !== undefined && acts.length === 0 ? act.label : lying;
  const blow = useBlow(table);
  const pointed = useTableState(table, (state) => state.pointed);
  usePieces(table, quiet.figures);
  const controls = useRef<BoardControls | null>(null);
  const placeOf = usePlaces(quiet.figures, controls);
  const ownAmongOthers = useMemo(() => friendsAmong(byFigure, quiet.figures, frame), [byFigure, quiet.figures, frame]);
  const scene: HexScene = useMemo(() => {
    const marks = new Map<number, SpaceMark>();
    for (const [space, [first]] of bySpace) {
      if (first !== undefined) marks.set(space, { kind: first.danger ? 'danger' : 'reach', label: first.label });
    }
    for (const { at, hex, cost, dangerous = false, running = false } of range) {
      const space = at?.[0] ?? hex;
      if (space !== undefined && !marks.has(space)) {
        marks.set(space, { kind: dangerous ? 'hidden' : 'seen', label: running ? `${cost}»` : String(cost) });
      }
    }
    for (const space of path) marks.set(space, { kind: 'path', label: marks.get(space)?.label ?? '' });
    const footprint = considered?.spaces ?? (pointedAt?.spaces.length === 2 ? pointedAt.spaces : []);
    for (const space of footprint) marks.set(space, { kind: 'foot', label: marks.get(space)?.label ?? '' });
    const figureMarks = new Map<number, FigureMark>();
    for (const about of asked?.about ?? []) figureMarks.set(about, 'about');
    for (const [figure, options] of byFigure) {
      const isPicked = options.some(({ key }) => picks.includes(key));
      figureMarks.set(figure, isPicked ? 'picked' : ownAmongOthers.has(figure) ? 'friend' : 'legal');
    }
    if (considered?.figure !== undefined) figureMarks.set(considered.figure, 'picked');
    // Whoever points at somebody in the log picks nobody on the field meanwhile.
    for (const figure of pointed) figureMarks.set(figure, 'about');
    return { ...quiet, marks, figureMarks, sight, blow };
  }, [
    quiet,
    bySpace,
    byFigure,
    range,
    path,
    sight,
    blow,
    asked,
    picks,
    pointed,
    pointedAt,
    considered,
    ownAmongOthers,
  ]);
  const choose = (options: readonly ShownOption[], at: { readonly x: number; readonly y: number }): void => {
    const [only] = options;
    if (only !== undefined && options.length === 1) table.pick(only.key);
    else if (options.length > 1) setMenu({ options, at });
  };
  return (
    <Places value={placeOf}>
      <HexBoard
        scene={scene}
        note={note}
        controls={controls}
        onSpace={(space, at) => {
          const standing = quiet.figures.find((figure) => figure.at.includes(space));
          const here = whole.bySpace.get(space)?.map(({ option }) => option) ?? [];
          choose(here.length > 0 || standing === undefined ? here : (whole.byFigure.get(standing.id) ?? []), at);
          if (standing === undefined) onLook(null);
        }}
        onFigure={(figure, at) => {
          const options = whole.byFigure.get(figure) ?? [];
          const under = quiet.figures.find(({ id }) => id === figure)?.at ?? [];
          const here = under.flatMap((space) => whole.bySpace.get(space) ?? []).map(({ option }) => option);
          choose(options.length > 0 ? options : here, at);
          onLook(figure);
        }}
        onHoverSpace={(space) => setHover({ space, figure: null })}
        onHoverFigure={(figure) => {
          setHover({ space: null, figure });
          onLook(figure);
        }}
      />
      {menu !== null && <OptionMenu options={menu.options} at={menu.at} table={table} onClose={() => setMenu(null)} />}
      {children}
    </Places>
  );
}

interface Placed {
  readonly option: ShownOption;
  readonly spaces: readonly number[];
  readonly label: string;
  readonly danger: boolean;
}

function sorted(options: readonly ShownOption[], reachOf: HexTableProps['reachOf']) {
  const bySpace = new Map<number, Placed[]>();
  const byFigure = new Map<number, ShownOption[]>();
  for (const option of options) {
    const reach = reachOf(option);
    if (reach === null) continue;
    if ('figure' in reach) byFigure.set(reach.figure, [...(byFigure.get(reach.figure) ?? []), option]);
    else {
      const { space, spaces = [space], label, danger } = reach;
      bySpace.set(space, [...(bySpace.get(space) ?? []), { option, spaces, label, danger }]);
    }
  }
  return { bySpace, byFigure };
}

/** Where the option lies that somebody points at in words. */
interface Considered {
  readonly key: string;
  readonly spaces?: readonly number[];
  readonly figure?: number;
}

function useConsidered(
  table: BoardProps['table'],
  asked: Question | null,
  reachOf: HexTableProps['reachOf'],
): Considered | null {
  const key = useTableState(table, (state) => state.considered);
  return useMemo(() => {
    const option = asked?.options.find((one) => one.key === key);
    const reach = option === undefined ? null : reachOf(option);
    if (option === undefined || reach === null) return null;
    return 'figure' in reach
      ? { key: option.key, figure: reach.figure }
      : { key: option.key, spaces: reach.spaces ?? [reach.space] };
  }, [asked, key, reachOf]);
}

const NO_FIGURES: ReadonlySet<number> = new Set();

/** Those of the own side who can be picked where enemies can be picked too: nobody should hit a friend by mistake. */
function friendsAmong(
  byFigure: ReadonlyMap<number, readonly ShownOption[]>,
  figures: readonly SceneFigure[],
  { seat, seats }: Frame,
): ReadonlySet<number> {
  const mySide = seat === null ? undefined : seats[seat]?.side;
  const legal = figures.filter(({ id }) => byFigure.has(id));
  const friends = legal.filter((figure) => seats[figure.seat]?.side === mySide);
  return friends.length === legal.length ? NO_FIGURES : new Set(friends.map(({ id }) => id));
}

/** The same object as long as it is the same attack. */
function useBlow(table: BoardProps['table']): Blow | null {
  const log = useTableState(table, (state) => state.log);
  const found = lastBlow(log);
  return useMemo(() => found, [found?.number, found?.from, found?.to]);
}

const NO_SPACES: readonly number[] = [];

/** The way to where the pointer is. */
function usePath(table: BoardProps['table'], option: string | undefined): readonly number[] {
  const [found, setFound] = useState<{ option: string; path: readonly number[] } | null>(null);
  useEffect(() => {
    if (option === undefined) return undefined;
    let wanted = true;
    void table.inspect({ about: 'path', option }).then((result) => {
      if (wanted) setFound({ option, path: (result as Inspected | null)?.path ?? [] });
    });
    return () => {
      wanted = false;
    };
  }, [table, option]);
  return found !== null && found.option === option ? found.path : NO_SPACES;
}

const NO_WAYS: readonly Way[] = [];

/** Where somebody could go, while nobody asks where. */
function useRange(table: BoardProps['table'], figure: number | null, moment: number): readonly Way[] {
  const [found, setFound] = useState<{ figure: number; moment: number; ways: readonly Way[] } | null>(null);
  useEffect(() => {
    if (figure === null) return undefined;
    const timer = setTimeout(() => {
      void table.inspect({ about: 'range', figure, creature: figure }).then((result) => {
        setFound({ figure, moment, ways: (result as Inspected | null)?.ways ?? [] });
      });
    }, 200);
    return () => clearTimeout(timer);
  }, [table, figure, moment]);
  return found !== null && found.figure === figure && found.moment === moment ? found.ways : NO_WAYS;
}

function lyingUnder(
  { tokens, figures, spaces }: QuietScene,
  { space, figure }: { readonly space: number | null; readonly figure: number | null },
): Lying | null {
  const under = space === null ? (figures.find(({ id }) => id === figure)?.at ?? []) : [space];
  const about = spaces.find(({ id }) => under.includes(id))?.about;
  if (about !== undefined) return { name: about, isDescribed: true };
  return tokens.find((token) => under.includes(token.space)) ?? null;
}

type Lying = Pick<SceneToken, 'name' | 'isDescribed'>;

/** Descriptions are broken into lines for terminals, some with a title of their own. */
function inOneLine(text: string): string {
  return text.replace(/^([^:\n]+)\n/, '$1: ').replaceAll(/\s+/g, ' ');
}

/** What the game says of a token; its name where it says no more. */
function useNote(table: BoardProps['table'], token: Lying | null): string | null {
  const [found, setFound] = useState<{ name: string; text: string } | null>(null);
  const name = token?.name ?? null;
  const isDescribed = token?.isDescribed === true;
  useEffect(() => {
    if (name === null || !isDescribed) return undefined;
    let wanted = true;
    void table.describe(name).then((text) => {
      if (wanted && text !== null) setFound({ name, text: inOneLine(text) });
    });
    return () => {
      wanted = false;
    };
  }, [table, name, isDescribed]);
  return found !== null && found.name === name ? found.text : name;
}

function useSight(table: BoardProps['table'], from: number | null, to: number | null): SightLine | null {
  const [found, setFound] = useState<SightLine | null>(null);
  useEffect(() => {
    if (from === null || to === null || from === to) return undefined;
    let wanted = true;
    void table.inspect({ about: 'sight', from, to }).then((result) => {
      const { visible, text } = (result as Inspected | null) ?? {};
      if (wanted && visible !== undefined) setFound({ from, to, visible, text: text ?? '' });
    });
    return () => {
      wanted = false;
    };
  }, [table, from, to]);
  return found !== null && found.from === from && found.to === to ? found : null;
}
