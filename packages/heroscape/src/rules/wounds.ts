/**
 * Wounds and destruction (chapter 19).
 */
import { choose, type Script, type Seat } from '@muster/engine';
import { reactTo } from '../abilities/react.ts';
import type { WoundCause } from '../events.ts';
import { armySeat, cardOf, emit, figureOf, isOnField, lift, playerAt, recordOfFigure, type Table } from '../table.ts';
import { NOBODY, type Card, type Figure, type FigureId } from '../state.ts';
import type { Attack } from './attack-context.ts';
import { exploding } from './optional-units.ts';
import { checkElimination } from './victory.ts';
import { reorganise } from './order-markers.ts';
import { dropCarried } from './missions.ts';
import { isHive, takeHiveTile } from './hive.ts';

/** Wounds a figure is about to receive together (HS-T35). */
export interface Packet {
  readonly figure: FigureId;
  wounds: number;
  readonly cause: WoundCause;
  /** HS-19.11: whose attack or power it is, NOBODY for falls, lava and glyphs. */
  readonly by: FigureId;
  readonly attack: Attack | null;
}

/** HS-T35 to HS-T38: gives wounds; returns how many were received. */
export function* giveWounds(g: Table, packet: Packet): Script<number> {
  const figure = figureOf(g, packet.figure);
  if (packet.wounds <= 0 || !isOnField(figure)) return 0;
  yield* reactTo(g, 'about-to-be-wounded', { self: figure.id, it: packet.by, attack: packet.attack, packet }); // HS-T35
  if (packet.wounds <= 0 || !isOnField(figure)) return 0;
  const life = recordOfFigure(g, figure.id).life;
  const received = Math.min(packet.wounds, life - figure.wounds); // HS-19.8
  if (figure.wounds + packet.wounds >= life) {
    yield* reactTo(g, 'about-to-be-destroyed', { self: figure.id, it: packet.by, attack: packet.attack, packet }); // HS-T37
    if (packet.wounds <= 0 || !isOnField(figure)) return 0;
  }
  figure.wounds += received; // HS-19.2
  emit(g, { type: 'wounded', figure: figure.id, wounds: received, cause: packet.cause, rules: ['HS-19.1'] });
  if (figure.wounds >= life) {
    yield* destroy(g, figure, packet.cause, packet.by, packet.attack); // HS-19.3
  } else {
    yield* reactTo(g, 'wounded', { self: figure.id, it: packet.by, attack: packet.attack, packet, wounds: received }); // HS-T36
  }
  return received;
}

/** HS-19.3, HS-19.10: takes a figure off the battlefield. */
export function* destroy(g: Table, figure: Figure, cause: WoundCause, by: FigureId, attack: Attack | null): Script {
  if (!isOnField(figure)) return;
  const card = cardOf(g, figure.card);
  const before = figure.at;
  const neighbours = exploding(g, figure);
  dropCarried(g, figure);
  lift(g, figure);
  if (isHive(g, figure)) takeHiveTile(g, before); // HS-20.3
  figure.fate = 'destroyed';
  figure.wounds = 0;
  figure.glyph = NOBODY; // HS-21.9
  emit(g, { type: 'destroyed', figure: figure.id, by, cause, rules: ['HS-19.3'] });
  const it = { self: figure.id, it: by, attack, packet: null, spaces: before };
  yield* reactTo(g, 'destroyed', it); // HS-T38
  if (by !== NOBODY && by !== figure.id) {
    yield* reactTo(g, 'destroys', { self: by, it: figure.id, attack, packet: null, spaces: before });
  }
  yield* reactTo(g, 'other-destroyed', { self: NOBODY, it: figure.id, attack, packet: null, spaces: before });
  if (neighbours !== null) yield* neighbours.explode(); // HS-V38
  if (!hasFiguresLeft(g, card)) yield* loseCard(g, card); // HS-19.4
  checkElimination(g); // HS-22.6
}

/** HS-4.13: figures on the battlefield or in reserve. */
export function hasFiguresLeft(g: Table, card: Card): boolean {
  for (const id of card.figures) {
    const { fate } = figureOf(g, id);
    if (fate === 'field' || fate === 'reserve') return true;
  }
  return false;
}

/** HS-19.4, HS-19.9: its markers stay as dead markers until the end of the round, unless HS-V23 is on. */
function* loseCard(g: Table, card: Card): Script {
  emit(g, { type: 'card-lost', card: card.id, rules: ['HS-19.4'] });
  const hidden = playerAt(g, armySeat(g, card)).markers.filter(
    (marker) => marker.card === card.id && !marker.revealed && !marker.lost,
  );
  if (g.state.options.reorganisation && hidden.length > 0) yield* reorganise(g, card, hidden.length); // HS-V23
}

/** HS-19.13 */
export function heal(g: Table, figure: Figure, wounds: number): void {
  const healed = Math.min(wounds, figure.wounds);
  if (healed <= 0) return;
  figure.wounds -= healed;
  emit(g, { type: 'healed', figure: figure.id, wounds: healed });
}

/** The seat chooses one of its figures on the battlefield that fits. */
export function* chooseFigure(
  g: Table,
  seat: Seat,
  kind: string,
  figures: readonly Figure[],
  about: readonly number[] = [],
): Script<Figure> {
  const options = figures.map((figure) => ({ key: String(figure.id), figure: figure.id }));
  const picked = yield* choose({ seat, kind, options, about });
  return figureOf(g, picked.figure);
}
