/**
 * A position as plain data. Written is what differs from what reading would assume.
 */
import { hashOf, type Seat, letterOf } from '@muster/engine';
import { unless, type Fields } from '@muster/schema';
import { library, ownLibrary, type Library } from '../content/library.ts';
import type { MatchOptions } from '../content/options.ts';
import { BASE_OPTIONS } from '../content/options.ts';
import { fieldOf } from '../field.ts';
import { zoneOf } from '../new-game.ts';
import { NO_CARD, NOBODY, type CardId, type Creature, type Player, type SignumState } from '../state.ts';
import { cardLabel, nameOf, ownLabel } from './names.ts';
import { printedArmour } from './read-creatures.ts';
import { USUAL_STRENGTH } from './read-players.ts';
import { writeBattlefield, writeTerrain } from './write-field.ts';
import { writeActivation, writeEffect, writeTally } from './write-turn.ts';

export function writePosition(state: SignumState): unknown {
  return {
    ...writeRecords(state),
    mode: state.mode,
    ...writeBattlefield(state.map),
    ...writeTerrain(state),
    ...writeOptions(state.options),
    players: Object.fromEntries(
      state.players.map((player, seat) => [letterOf(seat), writePlayer(state, player, seat)]),
    ),
    ...unless(state.feats.length === 0, { feats: cards(state, state.feats.toReversed()) }),
    ...unless(state.discardedFeats.length === 0, { discardedFeats: cards(state, state.discardedFeats) }),
    phase: state.phase,
    order: state.order.map(letterOf),
    active: letterOf(state.order[state.active] ?? 0),
    turn: state.turn,
    roundsLeft: state.roundsLeft,
    ...(state.activation === null ? {} : { activation: writeActivation(state, state.activation) }),
    ...writeTally(state),
    ...unless(state.effects.length === 0, { effects: state.effects.map((effect) => writeEffect(state, effect)) }),
    ...unless(!state.lastTurn, { lastTurn: true }),
    stamp: state.stamp,
    ...(state.outcome === null
      ? {}
      : { outcome: { winners: state.outcome.winners.map(letterOf), reason: state.outcome.reason } }),
    rng: state.rng,
  };
}

type Shelf = 'heroes' | 'characters' | 'minions' | 'supports';

/** Records that are not the game's own. */
function writeRecords(state: SignumState): Fields {
  const found = new Map<string, Fields>();
  const note = (shelf: Shelf, number: number): void => {
    const record: Library[Shelf][number] | undefined = library()[shelf][number];
    if (record === undefined || number < ownLibrary()[shelf].length) return;
    const { name, ...fields } = record;
    found.set(name, fields);
  };
  const shelves = { hero: 'heroes', character: 'characters', minion: 'minions', support: 'supports' } as const;
  for (const { hero, minion } of state.players) {
    note('heroes', hero);
    note('minions', minion);
  }
  for (const { kind, record } of state.creatures) note(shelves[kind], record);
  for (const { kind, record } of state.faces) if (kind !== 'feat') note(shelves[kind], record);
  return unless(found.size === 0, { records: Object.fromEntries(found) });
}

/** What is not as in the base game. */
function writeOptions(options: MatchOptions): Fields {
  const differing = (actual: object, usual: object): Fields => {
    const before = new Map<string, unknown>(Object.entries(usual));
    return Object.fromEntries(
      Object.entries(actual).filter(([key, value]) => hashOf(before.get(key)) !== hashOf(value)),
    );
  };
  const { data, ...rest } = differing(options, BASE_OPTIONS);
  const written = {
    ...rest,
    ...(data === undefined ? {} : { data: differing(options.data, BASE_OPTIONS.data) }),
  };
  return unless(Object.keys(written).length === 0, { options: written });
}

function cards(state: SignumState, list: readonly CardId[], owner: Seat = NOBODY): readonly string[] {
  return list.map((card) => cardLabel(state, card, owner, true));
}

function writePlayer(state: SignumState, player: Player, seat: Seat): Fields {
  const zone = (key: 'hand' | 'hall' | 'camp' | 'aside' | 'featHand' | 'fame' | 'faceDown'): Fields =>
    unless(player[key].length === 0, { [key]: cards(state, player[key], seat) });
  const flag = (key: 'out' | 'conceded' | 'deployed' | 'discardedCard' | 'discardedFeat'): Fields =>
    unless(!player[key], { [key]: true });
  const mine = state.creatures.filter(({ owner }) => owner === seat);
  const minions = mine.find(({ kind }) => kind === 'minion')?.record ?? NOBODY;
  return {
    hero: writeHero(state, player, mine),
    ...unless(
      mine.every(({ kind }) => kind === 'hero'),
      {
        creatures: Object.fromEntries(
          mine.filter(({ kind }) => kind !== 'hero').map((one) => [ownLabel(state, one), writeCreature(state, one)]),
        ),
      },
    ),
    ...zone('hand'),
    ...unless(player.deck.length === 0, { deck: cards(state, player.deck.toReversed(), seat) }),
    ...zone('featHand'),
    ...zone('hall'),
    ...zone('fame'),
    ...zone('faceDown'),
    ...zone('camp'),
    ...zone('aside'),
    ...unless(player.buildings.length === 0, {
      buildings: Object.fromEntries(
        player.buildings.map(({ card, closed, reuse }) => [cardLabel(state, card, seat, true), { closed, reuse }]),
      ),
    }),
    ...unless(player.relics.length === 0, {
      relics: Object.fromEntries(
        player.relics.map(({ card, closed, armour, reuse }) => [
          cardLabel(state, card, seat, true),
          { closed, armour, reuse },
        ]),
      ),
    }),
    ...unless(player.minion === minions, {
      minion: player.minion === NOBODY ? 'none' : nameOf({ kind: 'minion', record: player.minion }),
    }),
    ...unless(player.strength === USUAL_STRENGTH, { strength: player.strength }),
    ...unless(player.otherPoints === 0, { otherPoints: player.otherPoints }),
    turns: player.turns,
    ...flag('out'),
    ...flag('conceded'),
    ...flag('deployed'),
    ...flag('discardedCard'),
    ...flag('discardedFeat'),
    ...unless(player.kills.length === 0, { kills: cards(state, player.kills, seat) }),
    ...unless(player.team === (state.mode === 'alliance' ? seat % 2 : seat), { team: player.team }),
    ...unless(player.zone === zoneOf(state.mode, state.map, seat), { zone: player.zone }),
  };
}

function writeHero(state: SignumState, player: Player, mine: readonly Creature[]): unknown {
  const name = nameOf({ kind: 'hero', record: player.hero });
  const creature = mine.find(({ kind }) => kind === 'hero');
  return creature === undefined ? name : { name, ...writeCreature(state, creature) };
}

const FLAGS = ['poison', 'plague', 'stun', 'activated', 'entered', 'built'] as const;

function writeCreature(state: SignumState, creature: Creature): Fields {
  const acting = state.activation?.creature === creature.id;
  const dead = creature.hex === NOBODY;
  const at = dead ? 'dead' : fieldOf(state.map).placeOf(creature.hex);
  const flags = FLAGS.filter((key) => creature[key] || (acting && key === 'activated'));
  return {
    at,
    id: creature.id,
    ...unless(creature.card === NO_CARD, { card: creature.card }),
    ...unless(creature.controller === creature.owner, { controller: letterOf(creature.controller) }),
    ...unless(creature.wounds === 0, { wounds: creature.wounds }),
    ...unless(creature.armour === (dead ? 0 : printedArmour(creature)), { armour: creature.armour }),
    ...Object.fromEntries(flags.map((key) => [key, creature[key]])),
    ...unless(creature.activations === 0 && !acting, { activations: creature.activations }),
    ...unless(creature.enchantments.length === 0, {
      enchantments: cards(state, creature.enchantments, creature.owner),
    }),
    ...unless(creature.under === NO_CARD, { under: cardLabel(state, creature.under, creature.owner, true) }),
  };
}
