/**
 * Death (SG-22.10): one fixed order for everything that follows from it.
 */
import { ask, choose, PASS, type Option, type Script, type Seat, type Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { openWindow } from '../abilities/reactions.ts';
import { runBody } from '../abilities/effects.ts';
import type { Property } from '../abilities/language.ts';
import {
  activeSeat,
  areAllied,
  characterOf,
  creatureOf,
  creaturesOf,
  emit,
  isCharacterCard,
  isOnField,
  playerAt,
  recordOf,
  stand,
  type Table,
} from '../table.ts';
import { NO_CARD, NOBODY, type CardId, type Creature, type CreatureId, type Kill } from '../state.ts';
import { dealerOf, from, type Harm } from './damage.ts';
import { enter, limitReached } from './entering.ts';
import { takeFeat } from './drawing.ts';
import { fromHall, toHall } from './income.ts';
import { distanceBetween, inContact, isFree, nearTerrain } from './place.ts';
import { checkGoal, checkHeroes, pointsOf } from './points.ts';
import { hasKeyword, propertiesOf, rankNumber, starsOf } from './properties.ts';
import { no } from './reasons.ts';
import { noteKill } from './tally.ts';
import { offerMilitaryFeat } from './feats.ts';

export function* die(g: Table, creature: Creature, harm: Harm): Script {
  const { id, hex, kind, card, enchantments, under } = creature;
  const kill = killOf(g, creature, harm); // SG-11.32
  const lastWords = propertiesOf(g, creature).filter((property) => property.keyword === 'Last Word');
  const killer = dealerOf(harm); // SG-22.15
  const happening = { it: id, by: killer, attack: harm.attack, harm };
  creditAttack(g, harm);
  removeFromField(g, creature); // (1)
  emit(g, { type: 'died', creature: id, by: killer, ...from(harm), rules: ['SG-22.6'] });
  for (const enchantment of enchantments) toHall(g, enchantment); // (2) SG-7.8
  if (kind !== 'hero') yield* openWindow(g, 'death', happening); // T-42
  const stored = !g.ending && (yield* riseOrInfest(g, creature, harm, hex)); // (3)
  if (card !== NO_CARD && !stored) toHall(g, card); // (4)
  creature.under = NO_CARD;
  if (under !== NO_CARD) toHall(g, under); // SG-35.53
  if (!stored) yield* speak(g, creature, lastWords, hex, killer); // (5); SG-35.33: not while the card lies under another
  if (under !== NO_CARD) yield* speakBuried(g, under, hex, killer);
  if (kind === 'hero') heroDied(g, creature, harm);
  const scored = kind === 'character' && reward(g, creature, harm, kill); // (6)
  const index = g.state.tally.kills.length - 1;
  if (harm.by !== NOBODY) yield* openWindow(g, 'killed', happening); // T-44
  if (scored && !g.ending) yield* offerMilitaryFeat(g, activeSeat(g), index); // (7) SG-11.25
  if (kind === 'hero') yield* openWindow(g, 'death', happening);
  checkGoal(g); // (8)
}

/** SG-22.14: one by one in the active player's order; what ends the match is looked at after all of them. */
export function* dieTogether(g: Table, harms: readonly Harm[]): Script {
  let left = harms;
  const before = g.held;
  g.held = true;
  while (left.length > 0) {
    const options = left.map((harm) => ({ key: String(harm.target), harm }));
    const { harm } = yield* choose({ seat: activeSeat(g), kind: 'deaths', options });
    yield* die(g, creatureOf(g, harm.target), harm);
    left = left.filter(({ target }) => isOnField(creatureOf(g, target))); // some leave with a dead hero (SG-29.21)
  }
  g.held = before;
  if (harms.length === 0) return;
  checkHeroes(g); // SG-27.13
  checkGoal(g);
}

/** SG-22.15: push, Cleave and Protector damage count for the attacker. */
function creditAttack(g: Table, { by, cause }: Harm): void {
  const attack = g.attacks.at(-1);
  if (attack?.attacker === by && (cause === 'attack' || cause === 'cleave')) attack.killed = true;
}

function* speak(g: Table, dead: Creature, words: readonly Property[], hex: SpaceId, by: CreatureId): Script {
  const { id: self, owner: seat } = dead;
  const before = g.fell;
  for (const property of words) {
    if (property.keyword !== 'Last Word') continue;
    g.fell = hex;
    yield* runBody(
      g,
      { self, seat, name: 'Last Word', it: by, attack: null, harm: null, support: null },
      property.does,
    );
  }
  g.fell = before;
}

/** The Last Word of a card that lay under a risen creature and is put into the Hall only now (SG-35.33, SG-35.53). */
function* speakBuried(g: Table, card: CardId, hex: SpaceId, by: CreatureId): Script {
  const buried = g.state.creatures.findLast((one) => one.card === card);
  if (buried !== undefined) yield* speak(g, buried, recordOf(g, buried).properties, hex, by);
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
  const attack = harm.cause === 'cleave' ? (g.attacks.at(-1) ?? null) : harm.attack; // SG-22.15
  return {
    creature: creature.id,
    by: harm.by,
    ranged: harm.cause === 'longshot' || attack?.box.type === 'ranged',
    distance: near ? distanceBetween(g, killer, creature) : 0,
    magic: harm.magic,
    byAttack: attack !== null,
    pushDamage: (attack?.pushDamage ?? 0) > 0,
    nearForest: nearTerrain(g, creature.hex, ['forest']),
    contacts: creaturesOf(g, activeSeat(g)).filter((one) => inContact(g, one, creature)).length,
    scored: false,
  };
}

/** SG-35.52 to SG-35.55, SG-36.8; says whether the dead one's card lies under a risen creature. */
function* riseOrInfest(g: Table, dead: Creature, harm: Harm, hex: SpaceId): Script<boolean> {
  if (dead.kind !== 'character' || !isFree(g, hex)) return false;
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
  const { camp, hall } = playerAt(g, seat);
  return [...camp, ...hall].filter((card) => mayRise(g, dead, card) === null);
}

/** SG-35.52: a Reborn character of equal or lower rank. */
export function mayRise(g: Table, dead: Creature, card: CardId): Verdict {
  if (!isCharacterCard(g, card)) return no('SG-35.52', 'wrong-kind');
  const { stars, properties } = characterOf(g, card);
  if (!properties.some(({ keyword }) => keyword === 'Reborn')) return no('SG-35.52', 'not-reborn');
  const rank = Math.max(0, ...stars.map((star) => ['rankless', 'bronze', 'silver', 'gold'].indexOf(star)));
  return rank <= rankNumber(g, dead) ? null : no('SG-35.52', 'rank-too-high');
}

/** SG-11.8, SG-11.17, SG-11.22 to SG-11.24: one face-down feat per star for the active player; whether a military feat may follow. */
function reward(g: Table, dead: Creature, harm: Harm, kill: Kill): boolean {
  const seat = activeSeat(g);
  const player = playerAt(g, seat);
  if (g.state.mode === 'skirmish') {
    countKill(g, dead, harm);
    return false;
  }
  if (areAllied(g, seat, dead.controller)) return false;
  if (isUncredited(g, harm)) return false;
  noteKill(g, kill);
  if (g.state.turn === 1) return false; // SG-11.16, SG-11.24
  for (const _star of starsOf(g, dead)) {
    const card = takeFeat(g);
    if (card === null) break; // SG-11.21
    player.faceDown = [...player.faceDown, card];
    emit(g, { type: 'feat-face-down', seat, card, rules: ['SG-11.8'] });
  }
  return true;
}

/** SG-11.17, SG-35.17: poison, plague, counterattacks with their Cleave. */
function isUncredited(g: Table, { cause, attack }: Harm): boolean {
  const dealt = cause === 'cleave' ? g.attacks.at(-1) : attack;
  return cause === 'poison' || cause === 'plague' || dealt?.counter === true;
}

/** SG-32.42: a kill belongs to the player whose creature or effect dealt the last wound. */
function countKill(g: Table, dead: Creature, harm: Harm): void {
  const seat = harm.by === NOBODY ? activeSeat(g) : creatureOf(g, harm.by).controller;
  if (areAllied(g, seat, dead.controller)) return;
  const player = playerAt(g, seat);
  player.kills = [...player.kills, dead.card];
}

/** Chapter 27 and its variants in 29, 30, 32. */
function heroDied(g: Table, hero: Creature, harm: Harm): void {
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
    if (active !== owner && !isUncredited(g, harm)) addPoints(g, active, options.data.heroPoints['free-for-all']); // SG-30.13
    addPoints(g, owner, -options.data.heroPenalty); // SG-30.7
  }
  if (mode !== 'duel') withdraw(g, owner);
  checkHeroes(g);
}

function addPoints(g: Table, seat: Seat, points: number): void {
  playerAt(g, seat).otherPoints += points;
  emit(g, { type: 'points', seat, points, why: 'hero' });
}

/** SG-29.10, SG-29.21: the creatures of a dead hero's player leave; they are not killed. */
export function withdraw(g: Table, seat: Seat): void {
  const player = playerAt(g, seat);
  player.out = true;
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
    if (creature.card !== NO_CARD) player.aside = [...player.aside, creature.card]; // SG-29.21
    emit(g, { type: 'removed', creature: creature.id });
  }
}
