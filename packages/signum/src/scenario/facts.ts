/**
 * What a scenario may say of a creature or a card.
 */
import { letterOf } from '@muster/engine';
import { fieldOf } from '../field.ts';
import { cardLabel, cardName, creatureLabel } from '../notation/names.ts';
import { mayMove, mayRun, reach } from '../rules/movement.ts';
import { inContact, nearTerrain, pieceAt } from '../rules/place.ts';
import { cannot, diceOf, propertiesOf, rangeBonus, rankOf, starsOf, statOf, valueOf } from '../rules/properties.ts';
import { boxesOf } from '../rules/targeting.ts';
import { NO_CARD, NOBODY, type CardId, type Creature } from '../state.ts';
import { characterOf, featOf, ownerOf, recordOf, supportOf, type Table } from '../table.ts';
import { PIECES } from '../notation/terrain-letters.ts';

type Fact<T> = (g: Table, of: T) => unknown;

const CREATURE_FACTS: Readonly<Record<string, Fact<Creature>>> = {
  at: (g, { hex }) => (hex === NOBODY ? null : fieldOf(g.state.map).placeOf(hex)),
  wounds: (_g, { wounds }) => wounds,
  hp: (g, creature) => statOf(g, creature, 'hp'),
  left: (g, creature) => statOf(g, creature, 'hp') - creature.wounds,
  armour: (_g, { armour }) => armour,
  poison: (_g, { poison }) => poison,
  plague: (_g, { plague }) => plague,
  stun: (_g, { stun }) => stun,
  activated: (_g, { activated }) => activated,
  activations: (_g, { activations }) => activations,
  entered: (_g, { entered }) => entered,
  built: (_g, { built }) => built,
  owner: (_g, { owner }) => letterOf(owner),
  controller: (_g, { controller }) => letterOf(controller),
  class: (_g, { kind }) => kind,
  rank: (g, creature) => rankOf(g, creature),
  stars: (g, creature) => starsOf(g, creature),
  faction: (g, creature) => recordOf(g, creature).faction,
  affinities: (g, creature) => recordOf(g, creature).affinities,
  movement: (g, creature) => statOf(g, creature, 'movement'),
  run: (g, creature) => reach(g, creature, true),
  'may move': (g, creature) => mayMove(g, creature) === null,
  'may run': (g, creature) => mayRun(g, creature) === null,
  'may attack': (g, creature) => !cannot(g, creature, 'attack'),
  'may be healed': (g, creature) => !cannot(g, creature, 'heal'),
  keywords: (g, creature) => [...new Set(propertiesOf(g, creature).map(({ keyword }) => keyword))],
  attacks: (g, creature) =>
    boxesOf(g, creature).map(({ type, dice, range }) => `${type} ${range + rangeBonus(g, creature)} ${dice.join(' ')}`),
  criticals: (g, creature) => boxesOf(g, creature).map(({ critical }) => critical.critical),
  enchantments: (g, { enchantments }) => enchantments.map((card) => cardName(g.state, card)),
  under: (g, { under }) => (under === NO_CARD ? null : cardName(g.state, under)),
  contact: (g, creature) =>
    g.state.creatures.filter((other) => inContact(g, creature, other)).map(({ id }) => creatureLabel(g.state, id)),
  terrain: (g, { hex }) => (hex === NOBODY ? null : pieceAt(g, hex) || 'none'),
  'terrain contact': (g, { hex }) => (hex === NOBODY ? [] : PIECES.filter((piece) => nearTerrain(g, hex, [piece]))),
  effects: (g, { id }) => g.state.effects.filter((effect) => effect.creature === id).map(({ source }) => source),
};

const VALUED = ['Armour', 'Hook', 'Attack Master', 'Pursuit', 'Run', 'Reusability'] as const;
const POOLS = ['Ambush', 'Counterattack', 'Regeneration'] as const;

/** Undefined where nothing is known by that name. A keyword is a fact too: its value, its dice, or whether the creature has it. */
export function factOfCreature(g: Table, creature: Creature, key: string): unknown {
  const fact = Object.hasOwn(CREATURE_FACTS, key) ? CREATURE_FACTS[key] : undefined;
  if (fact !== undefined) return fact(g, creature);
  if (key === 'in') return creature.hex === NOBODY ? undefined : 'field';
  const valued = VALUED.find((keyword) => keyword === key);
  if (valued !== undefined) return valueOf(g, creature, valued);
  const pool = POOLS.find((keyword) => keyword === key);
  if (pool !== undefined) return diceOf(g, creature, pool);
  return /^[A-Z]/.test(key) ? propertiesOf(g, creature).some(({ keyword }) => keyword === key) : undefined;
}

export const CREATURE_WORDS: readonly string[] = [...Object.keys(CREATURE_FACTS), 'in', 'any keyword'];

/** Where a card lies: `hand of A`, `hall of B`, `on Brute`, `field` … */
function whereIs({ state }: Table, card: CardId): string {
  const zones = {
    deck: 'deck',
    hand: 'hand',
    featHand: 'hand',
    hall: 'hall',
    fame: 'fame',
    faceDown: 'face down',
    camp: 'camp',
    aside: 'aside',
  } as const;
  for (const [seat, player] of state.players.entries()) {
    for (const [key, word] of Object.entries(zones)) {
      if (player[key as keyof typeof zones].includes(card)) return `${word} of ${letterOf(seat)}`;
    }
    if (player.buildings.some((one) => one.card === card)) return `city of ${letterOf(seat)}`;
    if (player.relics.some((one) => one.card === card)) return `relics of ${letterOf(seat)}`;
  }
  if (state.feats.includes(card)) return 'feats';
  if (state.discardedFeats.includes(card)) return 'discarded feats';
  for (const creature of state.creatures) {
    if (creature.hex === NOBODY) continue;
    if (creature.card === card) return 'field';
    if (creature.enchantments.includes(card)) return `on ${creatureLabel(state, creature.id)}`;
    if (creature.under === card) return `under ${creatureLabel(state, creature.id)}`;
  }
  return 'nowhere';
}

function recordFacts(g: Table, card: CardId): Readonly<Record<string, unknown>> {
  const kind = g.state.faces[card]?.kind;
  if (kind === 'feat') return { ...featOf(g, card) };
  return { ...(kind === 'character' ? characterOf(g, card) : supportOf(g, card)) };
}

/** Undefined where nothing is known by that name. */
export function factOfCard(g: Table, card: CardId, key: string): unknown {
  const owner = ownerOf(g, card);
  const inPlay = g.state.players.flatMap(({ buildings, relics }) => [...buildings, ...relics]);
  const worn = inPlay.find((one) => one.card === card);
  switch (key) {
    case 'in':
      return whereIs(g, card);
    case 'owner':
      return owner === NOBODY ? null : letterOf(owner);
    case 'label':
      return cardLabel(g.state, card, NOBODY, false);
    case 'closed':
      return worn?.closed ?? null;
    case 'armour':
      return worn !== undefined && 'armour' in worn ? worn.armour : null;
    case 'reuse':
      return worn?.reuse ?? null;
    case 'kind':
    case 'cost':
    case 'income':
    case 'class':
    case 'faction':
    case 'stars':
    case 'hp':
    case 'movement':
    case 'points':
    case 'condition':
    case 'copies':
      return recordFacts(g, card)[key];
    default:
      return undefined;
  }
}

export const CARD_WORDS =
  'in, owner, closed, armour, reuse, kind, cost, income, class, faction, stars, points, condition';
