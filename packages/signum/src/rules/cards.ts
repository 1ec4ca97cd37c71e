/**
 * Playing cards from hand and using close properties between activations (chapters 7, 8, 10, 25).
 */
import { choose, type Script, type Seat, type Verdict } from '@muster/engine';
import { openWindow } from '../abilities/reactions.ts';
import { candidates, mayChooseAny } from '../abilities/candidates.ts';
import { mayCarryOut, runBody, type Frame } from '../abilities/effects.ts';
import type { Property } from '../abilities/language.ts';
import { creatureOf, emit, heroOf, playerAt, supportOf, type Table } from '../table.ts';
import { NOBODY, type CardId, type CreatureId, type Relic } from '../state.ts';
import type { RelicRecord, SupportCard } from '../content/card.ts';
import { activateFor } from './activation.ts';
import { toHall } from './income.ts';
import { destroyCardInPlay, spendReuse } from './leaving.ts';
import { costOf, mayPay, payFor } from './paying.ts';
import { no } from './reasons.ts';
import { noteSpell } from './tally.ts';

/** SG-8.5: relics worn at most. */
const MOST_RELICS = 3;

function frameFor(seat: Seat, { name, kind }: SupportCard, self: CreatureId = NOBODY): Frame {
  return { self, seat, name, it: self, attack: null, harm: null, support: kind };
}

/** SG-15.13, SG-15.17: whether the card can be played now. */
export function mayPlay(g: Table, seat: Seat, card: CardId): Verdict {
  const record = supportOf(g, card);
  if (record.kind === 'tactic') return no('SG-9.1', 'only-on-its-event');
  const unpaid = mayPay(g, seat, costOf(g, card));
  if (unpaid !== null) return unpaid;
  const frame = frameFor(seat, record);
  switch (record.kind) {
    case 'building':
      return null;
    case 'relic':
      return mayWear(g, seat, record);
    case 'spell':
      if (record.enchantment !== undefined) return mayChooseAny(g, frame, { creatures: record.enchantment.on });
      return record.does === undefined ? null : mayCarryOut(g, frame, record.does); // SG-0.16
  }
}

/** SG-8.18, SG-8.19: one of each class, three in all; one of the same class is replaced. */
function mayWear(g: Table, seat: Seat, record: RelicRecord): Verdict {
  const { relics } = playerAt(g, seat);
  if (heroOf(g, seat) === null) return no('SG-8.1', 'no-hero');
  return relics.length < MOST_RELICS || sameClass(g, seat, record) !== undefined ? null : no('SG-8.19', 'relics-full');
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
  const frame = frameFor(seat, record);
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
      player.buildings = [
        ...player.buildings,
        { card, closed: false, reuse: tokensOf(record.properties, 'Reusability') },
      ];
      yield* firstWords(g, frame, record.properties);
      break;
    case 'tactic':
      break;
  }
  yield* openWindow(g, 'card-played', { it: NOBODY, by: NOBODY, attack: null, harm: null, seat, card });
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
  if (old !== undefined) yield* destroyCardInPlay(g, seat, old.card);
  const relic: Relic = {
    card,
    closed: false,
    armour: tokensOf(record.properties, 'Armour'),
    reuse: tokensOf(record.properties, 'Reusability'),
  };
  player.relics = [...player.relics, relic];
  emit(g, { type: 'relic-tokens', seat, card, armour: relic.armour, reuse: relic.reuse });
  yield* firstWords(g, frameFor(seat, record, heroOf(g, seat)?.id), record.properties);
}

/** SG-7.5, SG-7.11 */
function* enchant(g: Table, seat: Seat, card: CardId): Script {
  const record = supportOf(g, card);
  if (record.kind !== 'spell' || record.enchantment === undefined) return;
  const frame = frameFor(seat, record);
  const choice = { creatures: record.enchantment.on };
  const options = candidates(g, frame, choice).map(({ id }) => ({ key: String(id), creature: id, frame, choice }));
  if (options.length === 0) return toHall(g, card); // its First Word left nobody
  const picked = yield* choose({ seat, kind: 'enchant', options });
  const creature = creatureOf(g, picked.creature);
  for (const old of creature.enchantments) {
    if (supportOf(g, old).name !== record.name) continue;
    creature.enchantments = creature.enchantments.filter((one) => one !== old);
    toHall(g, old);
  }
  creature.enchantments = [...creature.enchantments, card];
  emit(g, { type: 'enchanted', creature: creature.id, card, rules: ['SG-7.5'] });
}

export function mayDiscardForIncome(g: Table, seat: Seat): Verdict {
  return playerAt(g, seat).discardedCard ? no('SG-15.14', 'once-per-turn') : null;
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
  const texts = usableTexts(g, seat);
  return texts.length === 0 ? texts : texts.filter(({ card, property }) => mayUse(g, seat, card, property) === null);
}

/** Close and reusable properties of the buildings and relics of a seat, whether they can be used now or not. */
export function usableTexts(g: Table, seat: Seat): readonly Usable[] {
  const { buildings, relics } = playerAt(g, seat);
  if (buildings.length === 0 && relics.length === 0) return NOTHING_TO_USE;
  const found: Usable[] = [];
  for (const { card } of buildings) addTexts(g, card, found);
  for (const { card } of relics) addTexts(g, card, found);
  return found;
}

function addTexts(g: Table, card: CardId, found: Usable[]): void {
  const record = supportOf(g, card);
  if (record.kind !== 'relic' && record.kind !== 'building') return;
  let place = 0;
  for (const { keyword } of record.properties) {
    if (keyword === 'close' || keyword === 'reuse') found.push(usableText(card, place));
    place++;
  }
}

const NOTHING_TO_USE: readonly Usable[] = [];

/** By card and place on it: they are the same in every turn, so they are made once. */
const USABLES: Usable[][] = [];

function usableText(card: CardId, property: number): Usable {
  const same = (USABLES[card] ??= []);
  return (same[property] ??= { key: `use:${card}:${property}`, card, property });
}

export function mayUse(g: Table, seat: Seat, card: CardId, place: number): Verdict {
  const { buildings, relics } = playerAt(g, seat);
  const held = relics.find((one) => one.card === card) ?? buildings.find((one) => one.card === card);
  const record = supportOf(g, card);
  const property = record.kind === 'relic' || record.kind === 'building' ? record.properties[place] : undefined;
  if (held === undefined || (property?.keyword !== 'close' && property?.keyword !== 'reuse'))
    throw new Error(`card ${card} has no property ${place} to use`);
  if (property.keyword === 'close') {
    if (held.closed) return no('SG-25.3', 'closed');
    const hero = heroOf(g, seat);
    if (property.alsoHero === true && (hero === null || hero.activated || hero.stun))
      return no('SG-25.13', 'hero-not-ready');
  } else {
    if (property.on !== undefined) return no('SG-25.8', 'only-on-its-event');
    if (held.reuse <= 0) return no('SG-25.8', 'no-tokens-left');
  }
  return mayCarryOut(g, useFrame(g, seat, card), property.does);
}

function useFrame(g: Table, seat: Seat, card: CardId): Frame {
  const record = supportOf(g, card);
  return frameFor(seat, record, record.kind === 'relic' ? heroOf(g, seat)?.id : NOBODY);
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
    emit(g, { type: 'closed', seat, card, property: place, rules: ['SG-25.1'] });
    const hero = heroOf(g, seat);
    const used = runBody(g, useFrame(g, seat, card), property.does);
    if (property.alsoHero === true && hero !== null) yield* activateFor(g, hero, used);
    else yield* used;
  } else if (property?.keyword === 'reuse') {
    yield* runBody(g, useFrame(g, seat, card), property.does);
    const held = worn ?? built;
    if (held !== undefined) yield* spendReuse(g, seat, held);
  }
}
