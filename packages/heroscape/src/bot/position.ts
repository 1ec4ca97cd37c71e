/**
 * How well everybody stands: whom they can attack, who can attack them, on what ground.
 */
import type { SpaceId } from '@muster/hex';
import { codeOf } from '../content/terrain.ts';
import { PLAIN_MODES } from '../abilities/face.ts';
import { mayAttack } from '../rules/targeting.ts';
import { terrainCode } from '../rules/terrain.ts';
import { faceOf } from '../table.ts';
import { bestProspect, distanceTo, gainOf, nearest, prospect, unitOf, type Outlook, type Unit } from './outlook.ts';
import { mayStillAttack } from './turns.ts';

/** What an attack counts before it is made: sure ones, possible ones, those of others. */
const SURE_ATTACK = 0.8;
const OWN_PROSPECT = 0.45;
const THEIR_PROSPECT = 0.3;
/** What each level is worth as a part of the figure. */
const HEIGHT = 0.006;
/** What each turn nearer to the enemy is worth as a part of the figure, however far away it is. */
const NEARER = 0.03;
const FURTHEST = 15;
/** Figures further than this from all friends are alone, up to so many spaces. */
const ALONE_FROM = 4;
const ALONE_TO = 10;
const ALONE = 0.003;
const LAVA_FIELD = codeOf('lavaField');

export function positionOf(o: Outlook): number {
  const foes = o.foes.length > 0 ? o.foes : expectedFoes(o);
  let value = 0;
  for (const unit of o.mine) {
    const sure = sureAttack(o, unit);
    value += sure > 0 ? sure * SURE_ATTACK : bestProspect(o, unit, unit.space, foes) * OWN_PROSPECT;
    value += groundValue(o, unit, unit.space) - remoteness(o, unit, unit.space, foes) - loneliness(o, unit);
  }
  for (const foe of o.foes)
    value -= bestProspect(o, foe, foe.space, o.mine) * THEIR_PROSPECT + groundValue(o, foe, foe.space);
  return value;
}

/** The best attack that a figure whose turn it is can make from where it stands. */
function sureAttack(o: Outlook, unit: Unit): number {
  if (!mayStillAttack(o, unit)) return 0;
  const { range } = unit.record;
  let best = 0;
  for (const foe of o.foes) {
    // Figures with two spaces reach a little further than their heads.
    if (distanceTo(o, unit.space, foe) > range + unit.figure.at.length + foe.figure.at.length - 2) continue;
    const above = unit.level - foe.level;
    const dice = unit.record.attack + unit.card.spirits.attack + (above > 0 ? 1 : 0);
    const times = unit.strength.special ? 1 : unit.strength.times;
    const gain = gainOf(dice, foe.defence + (above < 0 ? 1 : 0), foe) * times;
    if (gain > best && mayAttack(o.g, unit.figure, foe.figure) === null) best = gain;
  }
  return best;
}

/** Height, and ground that burns at the end of the round (HS-8.15). */
function groundValue({ g }: Outlook, unit: Unit, space: SpaceId): number {
  const height = HEIGHT * unit.worth * Math.min(12, g.battlefield.floor[space] ?? 0);
  if (terrainCode(g, space) !== LAVA_FIELD) return height;
  const modes = unit.card.negated ? PLAIN_MODES : faceOf(g, unit.card).modes;
  if (modes.noDamage[LAVA_FIELD] === true) return height;
  const risk = g.state.options.lavaField === 'die' ? 0.5 * unit.perWound : 0.9 * unit.worth;
  return height - 0.6 * risk;
}

/** Who stays away from the enemy does nothing. */
function remoteness(o: Outlook, unit: Unit, space: SpaceId, foes: readonly Unit[]): number {
  return NEARER * unit.worth * Math.min(FURTHEST, nearest(o, unit, space, foes));
}

/** Squads should come together. */
function loneliness(o: Outlook, unit: Unit): number {
  if (o.mine.length < 3) return 0;
  let least = Infinity;
  for (const other of o.mine) if (other !== unit) least = Math.min(least, distanceTo(o, unit.space, other));
  return least <= ALONE_FROM ? 0 : ALONE * unit.worth * (Math.min(ALONE_TO, least) - ALONE_FROM);
}

/** How good the space would be for a unit that comes there, without looking along lines of sight. */
export function standpoint(o: Outlook, unit: Unit, space: SpaceId): number {
  const foes = o.foes.length > 0 ? o.foes : expectedFoes(o);
  const chance = bestProspect(o, unit, space, foes);
  const there: Unit = {
    ...unit,
    space,
    level: o.g.battlefield.floor[space] ?? 0,
    column: o.g.battlefield.field.column[space] ?? 0,
  };
  let threat = 0;
  for (const foe of o.foes) threat = Math.max(threat, prospect(o, foe, foe.space, there));
  const pull = chance * OWN_PROSPECT * 1.5 - remoteness(o, unit, space, foes);
  return pull - threat * THEIR_PROSPECT + groundValue(o, unit, space);
}

const expected = new WeakMap<Outlook, readonly Unit[]>();

/** Before anybody else is on the battlefield: somebody like the own figures in each start zone of the others. */
function expectedFoes(o: Outlook): readonly Unit[] {
  const known = expected.get(o);
  if (known !== undefined) return known;
  const [like] = o.g.state.figures;
  const own = o.g.state.players[o.seat];
  const foes: Unit[] = [];
  for (const player of o.g.state.players) {
    const zone = o.g.battlefield.zones[player.zone] ?? [];
    const space = zone[Math.floor(zone.length / 2)];
    if (like === undefined || space === undefined || player.team === own?.team) continue;
    foes.push(unitOf(o.g, like, space, false));
  }
  expected.set(o, foes);
  return foes;
}
