/**
 * Death (SG-22.10): one fixed order for everything that follows from it.
 */
import { ask, PASS, type Option, type Script, type Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { openWindow } from '../abilities/reactions.ts';
import { runBody } from '../abilities/effects.ts';
import {
  activeSeat,
  areAllied,
  characterOf,
  creatureOf,
  creaturesOf,
  emit,
  isOnField,
  playerAt,
  recordOf,
  stand,
  type Table,
} from '../table.ts';
import { NO_CARD, NOBODY, type CardId, type Creature, type Kill } from '../state.ts';
import type { Harm } from './damage.ts';
import { enter, limitReached } from './entering.ts';
import { takeFeat } from './drawing.ts';
import { fromHall, toHall } from './income.ts';
import { distanceBetween, inContact, nearTerrain } from './place.ts';
import { checkGoal, checkHeroes, pointsOf } from './points.ts';
import { hasKeyword, propertiesOf, rankNumber, starsOf } from './properties.ts';
import { noteKill } from './tally.ts';
import { offerMilitaryFeat } from './feats.ts';

export function* die(g: Table, creature: Creature, harm: Harm): Script {
  const hex = creature.hex;
  const kill = killOf(g, creature, harm); // SG-11.32
  const lastWords = propertiesOf(g, creature).filter((property) => property.keyword === 'Last Word');
  const enchantments = creature.enchantments;
  removeFromField(g, creature); // (1)
  emit(g, { type: 'died', creature: creature.id, by: harm.by, rules: ['SG-22.6'] });
  for (const card of enchantments) toHall(g, card); // (2) SG-7.8
  const stored = yield* riseOrInfest(g, creature, harm, hex); // (3)
  if (creature.card !== NO_CARD && !stored) toHall(g, creature.card); // (4)
  if (creature.under !== NO_CARD) toHall(g, creature.under); // SG-35.53
  creature.under = NO_CARD;
  for (const property of lastWords) {
    if (property.keyword === 'Last Word')
      yield* runBody(
        g,
        { self: creature.id, seat: creature.owner, name: 'Last Word', it: harm.by, attack: null, harm: null },
        property.does,
      ); // (5)
  }
  if (creature.kind === 'hero') yield* heroDied(g, creature, harm);
  else if (creature.kind === 'character') yield* reward(g, creature, harm, kill); // (6), (7)
  if (harm.by !== NOBODY) yield* openWindow(g, 'killed', { it: creature.id, by: harm.by, attack: harm.attack, harm });
  yield* openWindow(g, 'death', { it: creature.id, by: harm.by, attack: harm.attack, harm });
  checkGoal(g); // (8)
}

/** The creature leaves the battlefield with all its tokens. */
function removeFromField(g: Table, creature: Creature): void {
  stand(g, creature, NOBODY);
  creature.wounds = 0;
  creature.armour = 0;
  creature.poison = false;
  creature.plague = false;
  creature.stun = false;
  creature.enchantments = [];
  g.state.effects = g.state.effects.filter((effect) => effect.creature !== creature.id);
}

/** It leaves without having been killed: what lies on and under it goes to the Halls (SG-7.8, SG-35.53). */
export function takeAway(g: Table, creature: Creature): void {
  const { enchantments, under } = creature;
  removeFromField(g, creature);
  creature.under = NO_CARD;
  for (const card of enchantments) toHall(g, card);
  if (under !== NO_CARD) toHall(g, under);
}

function killOf(g: Table, creature: Creature, harm: Harm): Kill {
  const killer = harm.by === NOBODY ? null : creatureOf(g, harm.by);
  const near = killer !== null && isOnField(killer);
  return {
    creature: creature.id,
    by: harm.by,
    ranged: harm.cause === 'longshot' || harm.attack?.box.type === 'ranged',
    distance: near ? distanceBetween(g, killer, creature) : 0,
    magic: harm.magic,
    byAttack: harm.attack !== null,
    pushDamage: (harm.attack?.pushDamage ?? 0) > 0,
    nearForest: nearTerrain(g, creature.hex, ['forest']),
    contacts: creaturesOf(g, activeSeat(g)).filter((one) => inContact(g, one, creature)).length,
    scored: false,
  };
}

/** SG-35.52 to SG-35.55, SG-36.8; says whether the dead one's card lies under a risen creature. */
function* riseOrInfest(g: Table, dead: Creature, harm: Harm, hex: SpaceId): Script<boolean> {
  if (dead.kind !== 'character') return false;
  const seat = activeSeat(g);
  const risers = !areAllied(g, seat, dead.controller) && canRise(g, dead) ? risersFor(g, seat, dead) : [];
  if (risers.length > 0) {
    const options: (Option & { card: CardId })[] = risers.map((card) => ({ key: String(card), card }));
    const picked = yield* ask({
      seat,
      kind: 'reborn',
      options: [...options, { key: PASS, card: NO_CARD }],
      about: [dead.id],
    });
    if (picked.card !== NO_CARD) {
      const player = playerAt(g, seat);
      player.camp = player.camp.filter((card) => card !== picked.card);
      if (player.hall.includes(picked.card)) fromHall(g, picked.card, 'battlefield'); // SG-12.3
      const riser = yield* enter(g, seat, { kind: 'character', card: picked.card }, hex);
      if (!isOnField(riser)) return false;
      riser.under = dead.card;
      return true;
    }
  }
  yield* infest(g, dead, harm, hex);
  return false;
}

/** SG-36.8: also by a counterattack; the minion belongs to the attacker's player. */
function* infest(g: Table, dead: Creature, { attack }: Harm, hex: SpaceId): Script {
  if (attack === null || !attack.criticals.some(({ critical }) => critical === 'Parasite')) return;
  const seat = creatureOf(g, attack.attacker).controller;
  if (areAllied(g, seat, dead.controller) || limitReached(g, seat, 'minion')) return;
  yield* enter(g, seat, { kind: 'minion' }, hex);
}

/** SG-35.54 */
function canRise(g: Table, dead: Creature): boolean {
  const { affinities } = recordOf(g, dead);
  return (
    !hasKeyword(g, dead, 'Reborn') &&
    !hasKeyword(g, dead, 'Forged') &&
    !affinities.includes('Undead') &&
    !affinities.includes('Mech')
  );
}

function risersFor(g: Table, seat: Seat, dead: Creature): readonly CardId[] {
  if (limitReached(g, seat)) return [];
  const player = playerAt(g, seat);
  const rank = rankNumber(g, dead);
  return [...player.camp, ...player.hall].filter((card) => {
    if (g.state.faces[card]?.kind !== 'character') return false;
    const record = characterOf(g, card);
    const own = Math.max(0, ...record.stars.map((star) => ['rankless', 'bronze', 'silver', 'gold'].indexOf(star)));
    return record.properties.some(({ keyword }) => keyword === 'Reborn') && own <= rank;
  });
}

/** SG-11.8, SG-11.17, SG-11.22 to SG-11.24: one face-down feat per star for the active player. */
function* reward(g: Table, dead: Creature, harm: Harm, kill: Kill): Script {
  const seat = activeSeat(g);
  const player = playerAt(g, seat);
  if (g.state.mode === 'skirmish') return countKill(g, dead, harm);
  if (areAllied(g, seat, dead.controller)) return;
  const unrewarded = harm.cause === 'poison' || harm.cause === 'plague' || harm.attack?.counter === true;
  if (unrewarded) return;
  noteKill(g, kill);
  const firstTurn = g.state.turn === 1; // SG-11.16, SG-11.24
  if (!firstTurn) {
    for (const _star of starsOf(g, dead)) {
      const card = takeFeat(g);
      if (card === null) break; // SG-11.21
      player.faceDown.push(card);
      emit(g, { type: 'feat-face-down', seat, card, rules: ['SG-11.8'] });
    }
    yield* offerMilitaryFeat(g, seat, g.state.tally.kills.length - 1); // SG-11.25
  }
}

/** SG-32.42: a kill belongs to the player whose creature or effect dealt the last wound. */
function countKill(g: Table, dead: Creature, harm: Harm): void {
  const seat = harm.by === NOBODY ? activeSeat(g) : creatureOf(g, harm.by).controller;
  if (areAllied(g, seat, dead.controller)) return;
  const player = playerAt(g, seat);
  player.kills = [...player.kills, dead.card];
}

/** Chapter 27 and its variants in 29, 30, 32. */
function* heroDied(g: Table, hero: Creature, harm: Harm): Script {
  const { mode, options } = g.state;
  const owner = hero.owner;
  const active = activeSeat(g);
  const opponents = g.state.players.flatMap((_, seat) => (areAllied(g, seat, owner) ? [] : [seat]));
  if (mode === 'duel') {
    for (const seat of opponents) addPoints(g, seat, options.data.heroPoints.duel); // SG-27.4
  } else if (mode === 'alliance') {
    const own = areAllied(g, active, owner);
    const lowest = opponents.toSorted((a, b) => pointsOf(g, a) - pointsOf(g, b))[0] ?? active;
    addPoints(g, own ? lowest : active, options.data.heroPoints.alliance); // SG-29.12, SG-29.23
  } else if (mode === 'free-for-all') {
    const uncredited = harm.cause === 'poison' || harm.cause === 'plague' || harm.attack?.counter === true;
    if (active !== owner && !uncredited) addPoints(g, active, options.data.heroPoints['free-for-all']); // SG-30.13
    addPoints(g, owner, -options.data.heroPenalty); // SG-30.7
  }
  if (mode !== 'duel') yield* withdraw(g, owner);
  checkHeroes(g);
}

function addPoints(g: Table, seat: Seat, points: number): void {
  playerAt(g, seat).otherPoints += points;
  emit(g, { type: 'points', seat, points, why: 'hero' });
}

/** SG-29.10, SG-29.21: the creatures of a dead hero's player leave; they are not killed. */
function* withdraw(g: Table, seat: Seat): Script {
  playerAt(g, seat).out = true;
  emit(g, { type: 'eliminated', seat });
  for (const creature of g.state.creatures) {
    if (!isOnField(creature)) continue;
    if (creature.owner !== seat) {
      if (creature.controller !== seat) continue;
      creature.controller = creature.owner; // Whoever was taken from another goes back.
      emit(g, { type: 'control', creature: creature.id, seat: creature.owner });
      continue;
    }
    takeAway(g, creature);
    if (creature.card !== NO_CARD) playerAt(g, seat).aside.push(creature.card); // SG-29.21
    emit(g, { type: 'removed', creature: creature.id });
  }
}
