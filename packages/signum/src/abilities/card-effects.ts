/**
 * What texts do with cards: returning them from a Hall, destroying them in play, discarding them.
 */
import { choose, chooseSome, type Option, type Script, type Seat } from '@muster/engine';
import { destroyRelic } from '../rules/damage.ts';
import { intoDeck } from '../rules/drawing.ts';
import { fromHall, toHall } from '../rules/income.ts';
import { areAllied, creaturesOf, isCharacterCard, playerAt, supportOf, type Table } from '../table.ts';
import { NOBODY, type CardId } from '../state.ts';
import type { Frame } from './effects.ts';
import type { CardKind, Effect } from './language.ts';

type Return = Extract<Effect, { do: 'return' }>;
type Destroy = Extract<Effect, { do: 'destroy-card' }>;
type Discard = Extract<Effect, { do: 'discard' }>;

/** A card leaves a Hall: income falls (SG-12.3). */
export function* returnFromHall(g: Table, frame: Frame, effect: Return): Script {
  const cards = returnable(g, frame, effect);
  if (cards.length === 0) return;
  const options = cards.map((card) => ({ key: String(card), card }));
  const { card } = yield* choose({ seat: frame.seat, kind: 'hall-card', options });
  const owner = g.state.faces[card]?.owner ?? frame.seat;
  fromHall(g, card, effect.to);
  const player = playerAt(g, owner);
  if (effect.to === 'hand') player.hand.push(card);
  else if (effect.to === 'camp') player.camp.push(card);
  else intoDeck(g, owner, [card]);
}

export function returnable(g: Table, frame: Frame, { whose, kind, to }: Return): readonly CardId[] {
  const seats = whose === 'opponent' ? opponentsOf(g, frame.seat) : [frame.seat];
  return seats.flatMap((seat) =>
    playerAt(g, seat).hall.filter((card) => kind.includes(kindOf(g, card)) && !isMonsterCard(g, card, to)),
  );
}

function opponentsOf(g: Table, seat: Seat): readonly Seat[] {
  return g.state.players.flatMap((_, other) => (areAllied(g, seat, other) ? [] : [other]));
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

interface Destroyable extends Option {
  readonly card: CardId;
  readonly seat: Seat;
}

/** Cards in play that may be destroyed, with whose they are. */
export function destroyable(g: Table, frame: Frame, effect: Destroy): readonly Destroyable[] {
  const seats = g.state.players.flatMap(({ out }, seat) =>
    !out && (effect.whose === 'any' || !areAllied(g, frame.seat, seat)) ? [seat] : [],
  );
  const cards: Destroyable[] = [];
  for (const seat of seats) {
    const player = playerAt(g, seat);
    if (effect.kind === 'relic') for (const { card } of player.relics) cards.push({ key: String(card), card, seat });
    if (effect.kind === 'building')
      for (const { card } of player.buildings) cards.push({ key: String(card), card, seat });
    if (effect.kind === 'enchantment') {
      for (const creature of creaturesOf(g, seat))
        for (const card of creature.enchantments) cards.push({ key: String(card), card, seat });
    }
  }
  return cards;
}

export function* destroyCard(g: Table, frame: Frame, effect: Destroy): Script {
  const cards = destroyable(g, frame, effect);
  if (cards.length === 0) return;
  const picked = yield* choose({ seat: frame.seat, kind: 'destroy-card', options: cards });
  const player = playerAt(g, picked.seat);
  const relic = player.relics.find(({ card }) => card === picked.card);
  if (relic !== undefined) return destroyRelic(g, picked.seat, relic);
  player.buildings = player.buildings.filter(({ card }) => card !== picked.card);
  for (const creature of g.state.creatures)
    creature.enchantments = creature.enchantments.filter((card) => card !== picked.card);
  toHall(g, picked.card);
}

/** Who has cards to discard. */
export function discarders(g: Table, frame: Frame, { whose }: Discard): readonly Seat[] {
  const seats = whose === 'your' ? [frame.seat] : opponentsOf(g, frame.seat);
  return seats.filter((seat) => playerAt(g, seat).hand.length > 0 && !playerAt(g, seat).out);
}

export function* discard(g: Table, frame: Frame, effect: Discard): Script {
  const victims = discarders(g, frame, effect);
  if (victims.length === 0) return;
  const { seat } = yield* choose({
    seat: frame.seat,
    kind: 'opponent',
    options: victims.map((one) => ({ key: String(one), seat: one })),
  }); // SG-30.16
  const player = playerAt(g, seat);
  const most = Math.min(effect.cards, player.hand.length);
  const options = player.hand.map((card) => ({ key: String(card), card }));
  const picked = yield* chooseSome({ seat, kind: 'discard', options, min: most, max: most });
  for (const { card } of picked) {
    player.hand = player.hand.filter((one) => one !== card);
    toHall(g, card);
  }
}
