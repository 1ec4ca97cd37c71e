/**
 * The answer to "why not?": what could be thought of but is not allowed, with the rule behind it.
 */
import { refuse, type Decision, type Refused, type Verdict } from '@muster/engine';
import { deploymentSpots, isFilled, mayTake } from './rules/army-building.ts';
import { mayMoveNow } from './rules/move-stage.ts';
import { destructibleObjects, mayAttackObject } from './rules/objects.ts';
import { refusedDestinations, whyNotStand } from './rules/refused-moves.ts';
import { placeText } from './notation/places.ts';
import { blockOfSight } from './rules/sight.ts';
import { mayAttack, mayAttackSpecially, rangeAgainst } from './rules/targeting.ts';
import { mayAct } from './rules/turn.ts';
import { silentTable } from './silent-table.ts';
import type { Figure, FigureId, HeroscapeState } from './state.ts';
import { cardOfFigure, faceOf, figuresOnField, playerAt, type Table } from './table.ts';

export function whyNot(state: HeroscapeState, decision: Decision): readonly Refused[] {
  const g = silentTable(state);
  const [about] = decision.about ?? [];
  const offered = new Set(decision.options.map(({ key }) => key));
  const all = refusedIn(g, decision, about ?? 0, offered);
  return all.filter(({ key }) => !offered.has(key));
}

function refusedIn(g: Table, decision: Decision, about: number, offered: ReadonlySet<string>): readonly Refused[] {
  switch (decision.kind) {
    case 'draft':
      return draft(g, decision);
    case 'deploy':
      return deployment(g, decision, about);
    case 'mover':
      return movers(g, about);
    case 'destination':
      return destinationsOf(g, decision, about, offered);
    case 'attacker':
      return attackers(g, about);
    case 'target':
      return targets(g, about);
    default:
      return [];
  }
}

function draft(g: Table, { seat }: Decision): readonly Refused[] {
  return g.state.pool.flatMap((number) =>
    refused(g.library.cards[number]?.id ?? String(number), mayTake(g, seat, number)),
  );
}

function refused(key: string, refusal: Verdict): readonly Refused[] {
  return refusal === null ? [] : [{ key, refusal }];
}

/** HS-3.18 */
function deployment(g: Table, { seat }: Decision, id: FigureId): readonly Refused[] {
  const figure = g.state.figures[id];
  if (figure === undefined) return [];
  const zone = new Set(g.battlefield.zones[playerAt(g, seat).zone] ?? []);
  const glyphs = new Set(g.state.glyphs.filter(({ gone }) => !gone).map(({ space }) => space));
  const free = new Set(deploymentSpots(g, seat, figure).flatMap(({ at }) => at));
  const all: Refused[] = [];
  for (let space = 0; space < g.battlefield.field.spaces; space++) {
    if (free.has(space)) continue;
    const reason = !zone.has(space)
      ? 'not-in-zone'
      : glyphs.has(space)
        ? 'on-glyph'
        : isFilled(g, space)
          ? 'obstacle'
          : (whyNotStand(g, figure, [space])?.reason ?? 'no-room');
    all.push({ key: String(space), refusal: refuse('HS-3.18', reason) });
  }
  return all;
}

/** Figures of the card whose turn it is that can't move. */
function movers(g: Table, card: number): readonly Refused[] {
  const turn = g.state.turns.at(-1);
  const found = g.state.cards[card];
  if (turn === undefined || found === undefined) return [];
  const acting = mayAct(g, turn, turn.movers);
  return figuresOnField(g, found).flatMap((figure) =>
    refused(
      `move:${figure.id}`,
      acting.includes(figure.id) ? mayMoveNow(g, turn, figure) : refuse('HS-5.6', 'not-acting'),
    ),
  );
}

function destinationsOf(g: Table, decision: Decision, id: FigureId, offered: ReadonlySet<string>): readonly Refused[] {
  const figure = g.state.figures[id];
  if (figure === undefined || figure.fate !== 'field') return [];
  const turn = g.state.turns.at(-1);
  // A move that a power grants has its own points: at least those of the farthest place that is offered.
  const costs = decision.options.map((option) =>
    'cost' in option && typeof option.cost === 'number' ? option.cost : 0,
  );
  const points = turn?.mover === id ? turn.left : Math.max(0, ...costs);
  return refusedDestinations(g, figure, offered, points);
}

/** Figures of the card whose turn it is that can't attack. */
function attackers(g: Table, card: number): readonly Refused[] {
  const turn = g.state.turns.at(-1);
  const found = g.state.cards[card];
  if (turn === undefined || found === undefined) return [];
  const acting = mayAct(g, turn, turn.attackers);
  return figuresOnField(g, found).map(({ id }) => {
    if (turn.attacked.includes(id)) return { key: `attack:${id}`, refusal: refuse('HS-14.2', 'already-attacked') };
    if (!acting.includes(id)) return { key: `attack:${id}`, refusal: refuse('HS-5.6', 'not-acting') };
    return { key: `attack:${id}`, refusal: refuse('HS-14.1', 'no-target') };
  });
}

function targets(g: Table, id: FigureId): readonly Refused[] {
  const figure = g.state.figures[id];
  if (figure === undefined || figure.fate !== 'field') return [];
  const { specials } = faceOf(g, cardOfFigure(g, id));
  const figures = g.state.figures.flatMap((target) => {
    if (target.fate !== 'field') return [];
    const of = (verdict: Verdict): Verdict => withBlock(g, figure, target, verdict);
    return [
      ...refused(String(target.id), of(mayAttack(g, figure, target))),
      ...specials.flatMap((held) =>
        refused(`special:${held.place}:${target.id}`, of(mayAttackSpecially(g, figure, target, held))),
      ),
    ];
  });
  const range = rangeAgainst(g, figure, null);
  const objects = destructibleObjects(g).flatMap((object) =>
    refused(`object:${object}`, mayAttackObject(g, figure, object, range)),
  );
  return [...figures, ...objects];
}

/** A refusal for want of sight says what stands in the way. */
export function withBlock(g: Table, from: Figure, to: Figure, verdict: Verdict): Verdict {
  if (verdict?.reason !== 'no-sight') return verdict;
  const block = blockOfSight(g, from, to);
  if (block === null) return verdict;
  const { field } = g.battlefield;
  const what =
    block.kind === 'piece' ? { piece: block.piece } : { at: placeText(field, field.firstSpace[block.column] ?? 0) };
  return { ...verdict, details: { ...verdict.details, ...what } };
}
