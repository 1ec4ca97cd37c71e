/**
 * Powers used at a moment of the turn or round (HS-T3 to HS-T44). Each may be used once per opening of its window (HS-T56).
 */
import { ask, NOTHING_TO_ASK, PASS, type Option, type Script, type Seat } from '@muster/engine';
import {
  cardOf,
  cardOfFigure,
  currentTurn,
  faceOf,
  figureOf,
  figuresOnField,
  isOnField,
  playerAt,
  seatsInOrder,
  type Table,
} from '../table.ts';
import { mayAct } from '../rules/turn.ts';
import { NOBODY, type Card, type Figure, type FigureId, type Turn } from '../state.ts';
import type { Held } from './face.ts';
import { matches } from './filter.ts';
import type { ActPart, ActWindow } from './language.ts';
import { teleportsAt } from './movement-powers.ts';
import { figureInPlace } from './place.ts';
import { frameOf, type Frame } from './frame.ts';
import { canRun, runBody } from './run.ts';
import { mayUse, noteUse } from './uses.ts';

/** A power that can be used now, by this figure. */
export interface Usable {
  readonly held: Held<ActPart>;
  readonly self: FigureId;
  /** The figure it is about, where the power says so. */
  readonly it: FigureId;
}

interface PowerOption extends Option {
  readonly usable: Usable | null;
}

/** Opens a window of the turn being taken for the powers of its card. */
export function openActs(g: Table, window: ActWindow): Script {
  const turn = currentTurn(g);
  const card = cardOf(g, turn.card);
  const { acts, teleports } = faceOf(g, card);
  const isOpen = acts[window] !== undefined || (window === 'before-moving' && teleports.length > 0);
  return isOpen ? openFor(g, window, turn, card) : NOTHING_TO_ASK;
}

function* openFor(g: Table, window: ActWindow, turn: Turn, card: Card): Script {
  if (window === 'before-moving') {
    for (const figure of figuresOnField(g, card)) yield* teleportsAt(g, figure, 'before-moving');
  }
  yield* offer(
    g,
    turn.seat,
    window,
    () => usableIn(g, turn, card, window),
    (name) => use(turn, name),
    (name) => turn.used.includes(name),
  );
}

/** Opens a window of one figure's move. */
export function openActsOf(g: Table, window: ActWindow, figure: Figure): Script {
  const card = cardOf(g, figure.card);
  const isOpen = !card.negated && faceOf(g, card).acts[window] !== undefined;
  return isOpen ? openForOne(g, window, figure, card) : NOTHING_TO_ASK;
}

function* openForOne(g: Table, window: ActWindow, figure: Figure, card: Card): Script {
  const turn = currentTurn(g);
  const usable = () => usableIn(g, turn, card, window).filter(({ self }) => self === figure.id);
  yield* offer(
    g,
    turn.seat,
    window,
    usable,
    (name) => use(turn, name),
    (name) => turn.used.includes(name),
  );
}

/** Opens a window for everybody, in initiative order (HS-23.1). */
export function openActsForAll(g: Table, window: ActWindow): Script {
  const isOpen = g.state.cards.some((card) => faceOf(g, card).acts[window] !== undefined);
  return isOpen ? openForAll(g, window) : NOTHING_TO_ASK;
}

function* openForAll(g: Table, window: ActWindow): Script {
  for (const seat of seatsInOrder(g)) {
    if (playerAt(g, seat).out) continue;
    const used: string[] = [];
    const usable = () =>
      g.state.cards
        .filter((card) => card.controller === seat)
        .flatMap((card) => usableOf(g, card, window, all(g, card)));
    yield* offer(
      g,
      seat,
      window,
      usable,
      (name) => used.push(name),
      (name) => used.includes(name),
    );
  }
}

/** HS-T9: powers of other cards that speak of the card activated (Healing Word). */
export function useActsOfOthers(g: Table, turn: Turn): Script {
  const isOpen = g.state.cards.some((card) => faceOf(g, card).acts['marker-revealed'] !== undefined);
  return isOpen ? openOthers(g, turn) : NOTHING_TO_ASK;
}

function* openOthers(g: Table, turn: Turn): Script {
  const active = figuresOnField(g, cardOf(g, turn.card));
  const usable = () => {
    const found: Usable[] = [];
    for (const card of g.state.cards) {
      if (card.negated || card.controller !== turn.seat) continue;
      for (const held of faceOf(g, card).acts['marker-revealed'] ?? []) {
        const about = held.part.choose;
        if (about?.about !== true) continue;
        for (const self of figuresOnField(g, card)) {
          const it = active.find(
            (one) =>
              matches(g, one.id, about.figures, self.id) &&
              (about.place === undefined || figureInPlace(g, self, one, about.place)),
          );
          if (it !== undefined && mayUse(g, self.id, held)) found.push({ held, self: self.id, it: it.id });
        }
      }
    }
    return found;
  };
  yield* offer(
    g,
    turn.seat,
    'marker-revealed',
    usable,
    (name) => use(turn, name),
    (name) => turn.used.includes(name),
  );
}

function use(turn: Turn, name: string): void {
  turn.used = [...turn.used, name];
}

/** Mandatory powers first (HS-23.3), then those that may be used, until the player passes. */
function* offer(
  g: Table,
  seat: Seat,
  window: ActWindow,
  usable: () => readonly Usable[],
  note: (name: string) => void,
  isUsed: (name: string) => boolean,
): Script {
  for (;;) {
    const open = usable().filter((one) => !isUsed(nameOf(window, one)));
    const must = open.find(({ held }) => held.part.must === true);
    const picked = must ?? (yield* pick(seat, open));
    if (picked === null) return;
    note(nameOf(window, picked));
    const turn = g.state.turns.at(-1);
    const stage = turn?.stage;
    yield* useAct(g, picked);
    // HS-T56: a successful "move again" closes the window until that move is made.
    if (turn?.over === true || turn?.stage !== stage) return;
  }
}

const nameOf = (window: ActWindow, { held, self }: Usable): string =>
  held.part.per === 'card' ? `${window} ${held.place} card` : `${window} ${held.place} ${self}`;

function* pick(seat: Seat, open: readonly Usable[]): Script<Usable | null> {
  if (open.length === 0) return null;
  const options: PowerOption[] = open.map((usable) => ({ key: `${usable.held.power}:${usable.self}`, usable }));
  options.push({ key: PASS, usable: null });
  const picked = yield* ask({ seat, kind: 'power', options });
  return picked.usable;
}

export function* useAct(g: Table, { held, self, it }: Usable): Script {
  noteUse(g, self, held);
  yield* runBody(g, frameFor(g, self, held, it), held.part);
}

/** HS-28.14: what a card does as one reaches from all its figures. */
function frameFor(g: Table, self: FigureId, { power, part }: Held<ActPart>, it: FigureId): Frame {
  const frame = frameOf(g, self, power, it);
  if (part.per === 'card') frame.from = figuresOnField(g, cardOfFigure(g, self)).map(({ id }) => id);
  return frame;
}

/** The powers of the turn's card that can be used in the window. */
export function usableIn(g: Table, turn: Turn, card: Card, window: ActWindow): readonly Usable[] {
  if (faceOf(g, card).acts[window] === undefined) return [];
  // HS-28.6: marker-reveal powers hang on the marker; a card that acts through another does not bond itself.
  const usable = usableOf(g, card, window, actingFigures(g, turn));
  return window === 'before-turn' && turn.power !== '' ? usable.filter(({ held }) => held.part.must === true) : usable;
}

/** HS-5.6: the acting figures; while fewer act than may, any figure of the card. */
function actingFigures(g: Table, turn: Turn): readonly Figure[] {
  return mayAct(g, turn, Math.max(turn.movers, turn.attackers)).map((id) => figureOf(g, id));
}

function all(g: Table, card: Card): readonly Figure[] {
  return card.figures.map((id) => figureOf(g, id)).filter(({ fate }) => fate === 'field' || fate === 'reserve');
}

function usableOf(g: Table, card: Card, window: ActWindow, figures: readonly Figure[]): readonly Usable[] {
  if (card.negated) return [];
  const found: Usable[] = [];
  for (const held of faceOf(g, card).acts[window] ?? []) {
    if (held.part.choose?.about === true) continue;
    const selves =
      held.part.per === 'card'
        ? figures.slice(0, 1)
        : held.part.per === 'every-figure'
          ? all(g, card).filter(isOnField)
          : figures;
    for (const { id } of selves) {
      if (mayUse(g, id, held) && canRun(g, frameFor(g, id, held, NOBODY), held.part))
        found.push({ held, self: id, it: NOBODY });
    }
  }
  return found;
}
