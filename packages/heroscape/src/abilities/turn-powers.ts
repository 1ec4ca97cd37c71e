/**
 * Turn machinery: bonding, command, turns after the turn (HS-T11, HS-T12, HS-T43).
 */
import { ask, choose, PASS, type Option, type Script } from '@muster/engine';
import { beginTurn } from '../rules/turn.ts';
import { chooseFigure, destroy, heal } from '../rules/wounds.ts';
import { cardOf, faceOf, figuresOnField, isOnField, recordOf, type Table } from '../table.ts';
import { NOBODY, type Card, type CardId, type FigureId, type Turn } from '../state.ts';
import { openActs } from './act.ts';
import { holdAll } from './condition.ts';
import type { Held } from './face.ts';
import { matches } from './filter.ts';
import type { BondPart, CommandPart, Figures, Place } from './language.ts';
import { figureInPlace } from './place.ts';
import { quietScene } from './scene.ts';

/** A card that may take a turn, or of a stack of heroes one figure. */
interface Unit extends Option {
  readonly card: CardId;
  /** The figures that may act in that turn; empty: all of the card. */
  readonly only: readonly FigureId[];
}

interface TurnOption extends Unit {
  readonly bond: Held<BondPart> | null;
  readonly command: { readonly held: Held<CommandPart>; readonly list: number } | null;
}

const NO_TURN: TurnOption = { key: PASS, bond: null, command: null, card: NOBODY, only: [] };

/** Noted in a turn that was given to others. */
export const COMMANDED = 'commanded';

/** HS-T11, HS-T12: bonding turns before, or others instead of this turn. */
export function* beforeTurn(g: Table, turn: Turn): Script {
  yield* openActs(g, 'before-turn');
  const card = cardOf(g, turn.card);
  // HS-28.6: a card acting through bonding or command uses neither.
  if (card.negated || turn.power !== '' || turn.over) return;
  const options = [...bondOptions(g, turn, card, 'before'), ...commandOptions(g, turn, card)];
  if (options.length === 0) return;
  const picked = yield* ask({
    seat: turn.seat,
    kind: 'before-turn',
    options: [...options, NO_TURN],
    about: [turn.card],
  });
  if (picked.bond !== null) {
    turn.bonded = true;
    yield* bondWith(g, turn, picked.bond, picked);
  }
  if (picked.command !== null) yield* command(g, turn, picked.command.held, picked.command.list);
}

function bondOptions(g: Table, turn: Turn, card: Card, when: 'before' | 'after'): readonly TurnOption[] {
  const options: TurnOption[] = [];
  for (const held of faceOf(g, card).bonds) {
    const { part } = held;
    const self = figuresOnField(g, card)[0];
    if (part.when !== when || self === undefined || !holdAll(g, part.needs, quietScene(self.id))) continue;
    for (const unit of unitsFor(g, turn, card, part.with, part.place, false)) {
      const { key, card: of, only } = unit;
      options.push({ key: `bond:${held.place}:${key}`, bond: held, command: null, card: of, only });
    }
  }
  return options;
}

/**
 * What may take a turn: cards of the seat with figures that fit. Of a stack of heroes each figure is one of its own where `each` of
 * them may have a turn, and for other heroes of the very stack whose turn it is.
 */
function unitsFor(
  g: Table,
  turn: Turn,
  card: Card,
  figures: Figures,
  place: Place | undefined,
  each: boolean,
): readonly Unit[] {
  const selves = figuresOnField(g, card);
  const units: Unit[] = [];
  for (const other of g.state.cards) {
    const own = other.id === card.id;
    const isStack = recordOf(g, other).figures === 1 && figuresOnField(g, other).length > 1;
    if (other.controller !== turn.seat || (own && !(isStack && figures.other === true))) continue;
    if (!own && g.state.turns.some((running) => running.card === other.id)) continue; // HS-5.12
    const fitting = figuresOnField(g, other).filter((figure) =>
      selves.some(
        (self) =>
          (!own || self.id !== figure.id) &&
          matches(g, figure.id, figures, self.id) &&
          (place === undefined || figureInPlace(g, self, figure, place)),
      ),
    );
    if (fitting.length === 0) continue;
    const ids = fitting.map(({ id }) => id);
    if (isStack && (own || each))
      for (const id of ids) units.push({ key: `${other.id}:${id}`, card: other.id, only: [id] });
    else units.push({ key: String(other.id), card: other.id, only: place === undefined ? [] : ids });
  }
  return units;
}

function* bondWith(g: Table, turn: Turn, { power, part }: Held<BondPart>, { card, only }: Unit): Script {
  const other = cardOf(g, card);
  if (part.heals !== undefined) yield* lifeBond(g, turn, other, part.heals);
  // HS-5.12: who had its turn by bonding does not have the turn of its stack as well.
  if (card === turn.card) turn.only = other.figures.filter((id) => !only.includes(id));
  beginTurn(g, turn.seat, other, { power, only });
}

/** Before moving the other: an own figure may be given up to heal it. */
function* lifeBond(g: Table, turn: Turn, other: Card, heals: NonNullable<BondPart['heals']>): Script {
  const healed = figuresOnField(g, other)[0];
  const self = figuresOnField(g, cardOf(g, turn.card))[0];
  if (healed === undefined || self === undefined || healed.wounds === 0) return;
  const victims = g.state.figures.filter(
    (figure) =>
      isOnField(figure) &&
      matches(g, figure.id, heals.sacrifice, self.id) &&
      (heals.place === undefined || figureInPlace(g, healed, figure, heals.place)),
  );
  if (victims.length === 0) return;
  const picked = yield* ask({
    seat: turn.seat,
    kind: 'life-bond',
    options: [{ key: 'use' }, { key: PASS }],
    about: [healed.id],
  });
  if (picked.key === PASS) return;
  const victim = yield* chooseFigure(g, turn.seat, 'life-bond:figure', victims, [healed.id]);
  yield* destroy(g, victim, 'power', self.id, null);
  heal(g, healed, heals.wounds);
}

function listsOf(part: CommandPart): readonly CommandPart['turns'][] {
  return [part.turns, ...(part.or ?? [])];
}

function commandOptions(g: Table, turn: Turn, card: Card): readonly TurnOption[] {
  const options: TurnOption[] = [];
  const self = figuresOnField(g, card)[0];
  if (self === undefined) return options;
  for (const held of faceOf(g, card).commands) {
    if (!holdAll(g, held.part.needs, quietScene(self.id))) continue;
    for (const [list, turns] of listsOf(held.part).entries()) {
      if (!turns.some((one) => unitsFor(g, turn, card, one.with, held.part.place, true).length > 0)) continue;
      options.push({
        key: `command:${held.place}:${list}`,
        bond: null,
        command: { held, list },
        card: NOBODY,
        only: [],
      });
    }
  }
  return options;
}

/** HS-T12: instead of this turn the others are taken one after another, in the order in which they are chosen. */
function* command(g: Table, turn: Turn, { power, part }: Held<CommandPart>, list: number): Script {
  const card = cardOf(g, turn.card);
  const left = (listsOf(part)[list] ?? []).map((one) => ({ with: one.with, count: one.upTo }));
  const chosen: Unit[] = [];
  for (;;) {
    const options = new Map<string, Unit & { readonly of: { count: number } | null }>();
    for (const one of left) {
      if (one.count === 0) continue;
      for (const unit of unitsFor(g, turn, card, one.with, part.place, true)) {
        if (!chosen.some(({ key }) => key === unit.key))
          options.set(unit.key, { key: unit.key, card: unit.card, only: unit.only, of: one });
      }
    }
    if (options.size === 0) break;
    if (chosen.length > 0) options.set(PASS, { key: PASS, card: NOBODY, only: [], of: null });
    const picked = yield* choose({
      seat: turn.seat,
      kind: 'command',
      options: [...options.values()],
      about: [turn.card],
    });
    if (picked.of === null) break;
    picked.of.count--;
    chosen.push(picked);
  }
  turn.over = true; // the turn itself is not taken
  turn.used = [...turn.used, COMMANDED];
  turn.another = [...turn.another, ...chosen.map(({ card: id, only }) => ({ card: id, power, only }))];
}

/** HS-T43 */
export function* afterTurn(g: Table, turn: Turn): Script {
  if (turn.used.includes(COMMANDED)) return;
  yield* openActs(g, 'after-turn');
  const card = cardOf(g, turn.card);
  if (card.negated || turn.power !== '') return;
  const options = bondOptions(g, turn, card, 'after');
  if (options.length === 0) return;
  const picked = yield* ask({
    seat: turn.seat,
    kind: 'after-turn',
    options: [...options, NO_TURN],
    about: [turn.card],
  });
  if (picked.bond !== null) yield* bondWith(g, turn, picked.bond, picked);
}
