/**
 * Playing cards from hand and using close properties between activations (chapters 7, 8, 10, 25).
 */
import { choose, type Script, type Seat } from '@muster/engine';
import { openWindow, spendReuse } from '../abilities/reactions.ts';
import { candidates, canRun, runBody, type Frame } from '../abilities/effects.ts';
import type { Property } from '../abilities/language.ts';
import { creatureOf, emit, heroOf, playerAt, supportOf, type Table } from '../table.ts';
import { NOBODY, type CardId, type Relic } from '../state.ts';
import type { RelicRecord } from '../content/card.ts';
import { toHall } from './income.ts';
import { canPay, costOf, payFor } from './paying.ts';
import { noteSpell } from './tally.ts';

/** SG-8.5: relics worn at most. */
const MOST_RELICS = 3;

function frameFor(seat: Seat, name: string): Frame {
  return { self: NOBODY, seat, name, it: NOBODY, attack: null, harm: null };
}

/** SG-15.13, SG-15.17: whether the card can be played now. */
export function mayPlay(g: Table, seat: Seat, card: CardId): boolean {
  const record = supportOf(g, card);
  if (!canPay(g, seat, costOf(g, card))) return false;
  switch (record.kind) {
    case 'tactic':
      return false; // SG-9.1: only on its event
    case 'building':
      return true;
    case 'relic':
      return heroOf(g, seat) !== null && mayWear(g, seat, record);
    case 'spell':
      if (record.enchantment !== undefined)
        return candidates(g, frameFor(seat, record.name), { creatures: record.enchantment.on }).length > 0;
      return record.does === undefined || canRun(g, frameFor(seat, record.name), record.does); // SG-0.16
  }
}

/** SG-8.18, SG-8.19: one of each class, three in all; one of the same class is replaced. */
function mayWear(g: Table, seat: Seat, record: RelicRecord): boolean {
  const { relics } = playerAt(g, seat);
  return relics.length < MOST_RELICS || sameClass(g, seat, record) !== undefined;
}

function sameClass(g: Table, seat: Seat, record: RelicRecord): Relic | undefined {
  return playerAt(g, seat).relics.find(({ card }) => {
    const worn = supportOf(g, card);
    return worn.kind === 'relic' && worn.class === record.class;
  });
}

export function* playCard(g: Table, seat: Seat, card: CardId): Script {
  const record = supportOf(g, card);
  const player = playerAt(g, seat);
  payFor(g, seat, card);
  player.hand = player.hand.filter((one) => one !== card);
  emit(g, { type: 'played', seat, card, rules: ['SG-15.17'] });
  const frame = frameFor(seat, record.name);
  switch (record.kind) {
    case 'spell':
      noteSpell(g);
      if (record.firstWord !== undefined) yield* runBody(g, frame, record.firstWord); // SG-35.22
      if (record.enchantment !== undefined) yield* enchant(g, seat, card);
      else {
        if (record.does !== undefined) yield* runBody(g, frame, record.does); // SG-7.2
        toHall(g, card); // SG-7.3
      }
      break;
    case 'relic':
      yield* wear(g, seat, card, record);
      break;
    case 'building':
      player.buildings.push({ card, closed: false, reuse: tokensOf(record.properties, 'Reusability') });
      yield* firstWords(g, frame, record.properties);
      break;
    case 'tactic':
      break;
  }
  yield* openWindow(g, 'card-played', { it: NOBODY, by: NOBODY, attack: null, harm: null, seat });
}

/** SG-8.11, SG-8.17: the tokens a card gets when it is played. */
export function tokensOf(properties: readonly Property[], keyword: 'Armour' | 'Reusability'): number {
  for (const property of properties) if (property.keyword === keyword && 'value' in property) return property.value;
  return 0;
}

function* firstWords(g: Table, frame: Frame, properties: readonly Property[]): Script {
  for (const property of properties) if (property.keyword === 'First Word') yield* runBody(g, frame, property.does);
}

/** SG-8.8, SG-8.11, SG-8.17 */
function* wear(g: Table, seat: Seat, card: CardId, record: RelicRecord): Script {
  const player = playerAt(g, seat);
  const old = sameClass(g, seat, record);
  if (old !== undefined) {
    player.relics = player.relics.filter((relic) => relic !== old);
    toHall(g, old.card);
  }
  const relic: Relic = {
    card,
    closed: false,
    armour: tokensOf(record.properties, 'Armour'),
    reuse: tokensOf(record.properties, 'Reusability'),
  };
  player.relics.push(relic);
  emit(g, { type: 'relic-tokens', seat, card, armour: relic.armour, reuse: relic.reuse });
  const hero = heroOf(g, seat);
  yield* firstWords(
    g,
    { ...frameFor(seat, record.name), self: hero?.id ?? NOBODY, it: hero?.id ?? NOBODY },
    record.properties,
  );
}

/** SG-7.5, SG-7.11 */
function* enchant(g: Table, seat: Seat, card: CardId): Script {
  const record = supportOf(g, card);
  if (record.kind !== 'spell' || record.enchantment === undefined) return;
  const creatures = candidates(g, frameFor(seat, record.name), { creatures: record.enchantment.on });
  const options = creatures.map(({ id }) => ({ key: String(id), creature: id }));
  const picked = yield* choose({ seat, kind: 'enchant', options });
  const creature = creatureOf(g, picked.creature);
  for (const old of creature.enchantments) {
    if (supportOf(g, old).name !== record.name) continue;
    creature.enchantments = creature.enchantments.filter((one) => one !== old);
    toHall(g, old);
  }
  creature.enchantments = [...creature.enchantments, card];
}

/** SG-12.9, SG-12.22: into the Hall without any effect, once a turn. */
export function discardForIncome(g: Table, seat: Seat, card: CardId): void {
  const player = playerAt(g, seat);
  player.hand = player.hand.filter((one) => one !== card);
  player.discardedCard = true;
  toHall(g, card);
}

/** A close or reusable property of a building or relic that can be used now (SG-25.2, SG-25.8). */
export interface Usable {
  readonly key: string;
  readonly card: CardId;
  readonly property: number;
}

export function usables(g: Table, seat: Seat): readonly Usable[] {
  const player = playerAt(g, seat);
  const hero = heroOf(g, seat);
  const found: Usable[] = [];
  const consider = (card: CardId, closed: boolean, reuse: number) => {
    const record = supportOf(g, card);
    if (record.kind !== 'relic' && record.kind !== 'building') return;
    for (const [i, property] of record.properties.entries()) {
      const usable =
        property.keyword === 'close' ? !closed : property.keyword === 'reuse' && property.on === undefined && reuse > 0;
      if (!usable || (property.keyword !== 'close' && property.keyword !== 'reuse')) continue;
      if (property.keyword === 'close' && property.alsoHero === true && (hero === null || hero.activated || hero.stun))
        continue; // SG-25.13
      if (canRun(g, useFrame(g, seat, card), property.does)) found.push({ key: `use:${card}:${i}`, card, property: i });
    }
  };
  for (const { card, closed, reuse } of player.buildings) consider(card, closed, reuse);
  for (const { card, closed, reuse } of player.relics) consider(card, closed, reuse);
  return found;
}

function useFrame(g: Table, seat: Seat, card: CardId): Frame {
  const record = supportOf(g, card);
  if (record.kind === 'building') return { ...frameFor(seat, record.name), building: true };
  const hero = heroOf(g, seat)?.id ?? NOBODY;
  return { ...frameFor(seat, record.name), self: hero, it: hero };
}

/** SG-10.5, SG-25.1, SG-25.5, SG-25.6 */
export function* useCard(g: Table, seat: Seat, { card, property: place }: Usable): Script {
  const player = playerAt(g, seat);
  const record = supportOf(g, card);
  if (record.kind !== 'relic' && record.kind !== 'building') return;
  const property = record.properties[place];
  const worn = player.relics.find((one) => one.card === card);
  const built = player.buildings.find((one) => one.card === card);
  if (property?.keyword === 'close') {
    if (worn !== undefined) worn.closed = true;
    if (built !== undefined) built.closed = true;
    emit(g, { type: 'closed', seat, card, rules: ['SG-25.1'] });
    const hero = heroOf(g, seat);
    if (property.alsoHero === true && hero !== null) hero.activated = true; // SG-25.13
    yield* runBody(g, useFrame(g, seat, card), property.does);
  } else if (property?.keyword === 'reuse') {
    yield* runBody(g, useFrame(g, seat, card), property.does);
    if (worn !== undefined) spendReuse(g, seat, worn);
  }
}
