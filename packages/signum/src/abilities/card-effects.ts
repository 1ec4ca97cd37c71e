/**
 * What texts do with cards: returning them from a Hall, destroying them in play, discarding them.
 */
import { choose, chooseSome, type Option, type Script, type Seat, type Verdict } from '@muster/engine';
import { destroyCardInPlay, sendToHall } from '../rules/leaving.ts';
import { intoDeck } from '../rules/drawing.ts';
import { fromHall, toHall } from '../rules/income.ts';
import { no } from '../rules/reasons.ts';
import { areAllied, creaturesOf, isCharacterCard, playerAt, supportOf, type Table } from '../table.ts';
import { NOBODY, type CardId } from '../state.ts';
import type { Frame } from './effects.ts';
import type { CardKind, Effect } from './language.ts';

export type Return = Extract<Effect, { do: 'return' }>;
export type Destroy = Extract<Effect, { do: 'destroy-card' }>;
export type Discard = Extract<Effect, { do: 'discard' }>;

/** A card leaves a Hall: income falls (SG-12.3). */
export function* returnFromHall(g: Table, frame: Frame, effect: Return): Script {
  const cards = returnable(g, frame, effect);
  if (cards.length === 0) return;
  const options = cards.map((card) => ({ key: String(card), card, effect }));
  const { card } = yield* choose({ seat: frame.seat, kind: 'hall-card', options });
  const owner = g.state.faces[card]?.owner ?? frame.seat;
  fromHall(g, card, effect.to);
  const player = playerAt(g, owner);
  if (effect.to === 'hand') player.hand = [...player.hand, card];
  else if (effect.to === 'camp') player.camp = [...player.camp, card];
  else intoDeck(g, owner, [card]);
}

export function returnable(g: Table, { seat }: Frame, effect: Return): readonly CardId[] {
  return g.state.players.flatMap(({ hall }, owner) =>
    hall.filter((card) => mayReturn(g, seat, effect, owner, card) === null),
  );
}

/** SG-0.4, SG-0.5: from the own Hall, unless the text names an opponent's. */
export function mayReturn(g: Table, seat: Seat, { whose, kind, to }: Return, owner: Seat, card: CardId): Verdict {
  if (whose === 'opponent' && areAllied(g, seat, owner)) return no('SG-0.5', 'not-an-opponent');
  if (whose !== 'opponent' && owner !== seat) return no('SG-0.4', 'not-yours');
  if (!kind.includes(kindOf(g, card))) return no('SG-0.6', 'wrong-kind');
  return isMonsterCard(g, card, to) ? no('SG-35.37', 'monster') : null;
}

function kindOf(g: Table, card: CardId): CardKind {
  return isCharacterCard(g, card) ? 'character' : supportOf(g, card).kind;
}

/** SG-35.37: a Monster can't be returned to the War Camp. */
function isMonsterCard(g: Table, card: CardId, to: string): boolean {
  if (to !== 'camp' || !isCharacterCard(g, card)) return false;
  return (
    g.library.characters[g.state.faces[card]?.record ?? NOBODY]?.properties.some(
      ({ keyword }) => keyword === 'Monster',
    ) === true
  );
}

interface InPlay extends Option {
  readonly card: CardId;
  readonly kind: Destroy['kind'];
  /** Who has it. */
  readonly seat: Seat;
}

/** Relics, buildings and enchantments in play, with whose they are. */
export function cardsInPlay(g: Table): readonly InPlay[] {
  const cards: InPlay[] = [];
  const add = (card: CardId, kind: InPlay['kind'], seat: Seat) => cards.push({ key: String(card), card, kind, seat });
  for (const [seat, { relics, buildings }] of g.state.players.entries()) {
    for (const { card } of relics) add(card, 'relic', seat);
    for (const { card } of buildings) add(card, 'building', seat);
    for (const { enchantments } of creaturesOf(g, seat))
      for (const card of enchantments) add(card, 'enchantment', seat);
  }
  return cards;
}

/** Cards in play that may be destroyed. */
export function destroyable(g: Table, { seat }: Frame, effect: Destroy): readonly InPlay[] {
  return cardsInPlay(g).filter((one) => mayDestroy(g, seat, effect, one) === null);
}

export function mayDestroy(g: Table, seat: Seat, { kind, whose }: Destroy, card: InPlay): Verdict {
  if (card.kind !== kind) return no('SG-0.6', 'wrong-kind');
  if (whose === 'opponent' && areAllied(g, seat, card.seat)) return no('SG-0.5', 'not-an-opponent');
  return playerAt(g, card.seat).out ? no('SG-29.21', 'not-on-battlefield') : null;
}

export function* destroyCard(g: Table, frame: Frame, effect: Destroy): Script {
  const cards = destroyable(g, frame, effect);
  if (cards.length === 0) return;
  const options = cards.map(({ key, card, kind, seat }) => ({ key, card, kind, seat, effect }));
  const picked = yield* choose({ seat: frame.seat, kind: 'destroy-card', options });
  const player = playerAt(g, picked.seat);
  const relic = player.relics.find(({ card }) => card === picked.card);
  const building = player.buildings.find(({ card }) => card === picked.card);
  if (relic !== undefined || building !== undefined) return yield* destroyCardInPlay(g, picked.seat, picked.card);
  for (const creature of g.state.creatures)
    creature.enchantments = creature.enchantments.filter((card) => card !== picked.card);
  toHall(g, picked.card);
}

/** Who has cards to discard. */
export function discarders(g: Table, { seat }: Frame, effect: Discard): readonly Seat[] {
  return [...g.state.players.keys()].filter((other) => mayDiscard(g, seat, effect, other) === null);
}

/** SG-30.16 */
export function mayDiscard(g: Table, seat: Seat, { whose }: Discard, other: Seat): Verdict {
  if (whose === 'your' && other !== seat) return no('SG-0.4', 'not-yours');
  if (whose === 'opponent' && areAllied(g, seat, other)) return no('SG-30.16', 'not-an-opponent');
  const { hand, out } = playerAt(g, other);
  return hand.length === 0 || out ? no('SG-0.16', 'no-cards') : null;
}

export function* discard(g: Table, frame: Frame, effect: Discard): Script {
  const victims = discarders(g, frame, effect);
  if (victims.length === 0) return;
  const { seat } = yield* choose({
    seat: frame.seat,
    kind: 'opponent',
    options: victims.map((one) => ({ key: String(one), seat: one, effect })),
  }); // SG-30.16
  const player = playerAt(g, seat);
  const most = Math.min(effect.cards, player.hand.length);
  const options = player.hand.map((card) => ({ key: String(card), card }));
  const picked = yield* chooseSome({ seat, kind: 'discard', options, min: most, max: most });
  for (const { card } of picked) {
    player.hand = player.hand.filter((one) => one !== card);
    yield* sendToHall(g, seat, card);
  }
}
