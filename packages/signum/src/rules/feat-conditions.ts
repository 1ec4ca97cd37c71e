/**
 * The conditions of the feats (SG-11.40 to SG-11.66), by name.
 */
import type { Seat } from '@muster/engine';
import { areAllied, creatureOf, creaturesOf, groundOf, heroOf, playerAt, type Table } from '../table.ts';
import { NOBODY, type Kill } from '../state.ts';
import { shownIncome } from './income.ts';
import { inContact, nearTerrain } from './place.ts';
import { rankNumber, rankOf, starsOf, statOf } from './properties.ts';

type Condition = (g: Table, seat: Seat, kill: Kill | null) => boolean;

const BRONZE = 1;

/** Military conditions speak of the character just destroyed. */
const CONDITIONS = {
  'forest-hunt': (_g, _seat, kill) => kill?.nearForest === true,
  headhunter: (g, _seat, kill) => kill !== null && ['silver', 'gold'].includes(rankOf(g, creatureOf(g, kill.creature))),
  'giant-slayer': (g, _seat, kill) =>
    kill !== null &&
    kill.by !== NOBODY &&
    rankNumber(g, creatureOf(g, kill.creature)) > rankNumber(g, creatureOf(g, kill.by)),
  'heros-blade': (g, seat, kill) =>
    kill !== null &&
    kill.byAttack &&
    kill.by !== NOBODY &&
    creatureOf(g, kill.by).kind === 'hero' &&
    creatureOf(g, kill.by).owner === seat,
  'clean-shot': (_g, _seat, kill) => kill !== null && kill.ranged && kill.distance >= 3,
  'arcane-execution': (_g, _seat, kill) => kill?.magic === true,
  'over-the-edge': (_g, _seat, kill) => kill?.pushDamage === true,
  'wolf-pack': (_g, _seat, kill) => (kill?.contacts ?? 0) >= 2,
  'small-but-fierce': (g, seat, kill) => {
    if (kill === null || kill.by === NOBODY) return false;
    const killer = creatureOf(g, kill.by);
    return killer.controller === seat && killer.kind !== 'hero' && rankNumber(g, killer) <= BRONZE;
  },
  'double-kill': (g) => g.state.tally.kills.length >= 2,
  'champions-fall': (g, _seat, kill) => kill !== null && starsOf(g, creatureOf(g, kill.creature)).includes('gold'),

  duelist: (g, seat) => enemyHeroes(g, seat).some(({ id }) => (g.state.tally.wounds[id] ?? 0) >= 3),
  'the-last-effort': (g, seat) => {
    const hero = heroOf(g, seat);
    return hero !== null && statOf(g, hero, 'hp') - hero.wounds <= 2;
  },
  'full-muster': (g, seat) => creaturesOf(g, seat).length >= 5,
  vanguard: (g, seat) => creaturesOf(g, seat).filter(({ hex }) => isNearerToEnemy(g, seat, hex)).length >= 2,
  'hold-the-ground': (g, seat) => holdsGround(g, seat),
  'relic-bearer': (g, seat) => playerAt(g, seat).relics.length >= 3,
  'masons-pride': (g, seat) => playerAt(g, seat).buildings.length >= 2,
  spellstorm: (g) => g.state.tally.spells >= 2,
  treasury: (g, seat) => shownIncome(g, playerAt(g, seat)) >= 10,
  breakthrough: (g, seat) => {
    const zones = enemyZones(g, seat);
    return creaturesOf(g, seat).some(({ hex }) => zones.some((zone) => zone.includes(hex)));
  },
  bloodbath: (g, seat) => woundsOnEnemies(g, seat) >= 5,
  encirclement: (g, seat) =>
    enemyHeroes(g, seat).some((hero) => creaturesOf(g, seat).filter((one) => inContact(g, one, hero)).length >= 2),
  untouched: (g, seat) => heroOf(g, seat)?.wounds === 0 && g.state.tally.kills.length > 0,
  'critical-moment': (g) => g.state.tally.criticals >= 2,
  'keeper-of-graves': (g, seat) => playerAt(g, seat).hall.length >= 5,
  rout: (g) => g.state.tally.pushed.length >= 3,
} satisfies Readonly<Record<string, Condition>>;

export type FeatCondition = keyof typeof CONDITIONS;

const BY_NAME: Readonly<Record<string, Condition>> = CONDITIONS;

export const FEAT_CONDITIONS: readonly string[] = Object.keys(CONDITIONS);

export function isMet(g: Table, seat: Seat, condition: string, kill: Kill | null): boolean {
  const check = BY_NAME[condition];
  if (check === undefined) throw new Error(`there is no feat condition '${condition}'`);
  return check(g, seat, kill);
}

function enemyHeroes(g: Table, seat: Seat) {
  return g.state.creatures.filter((one) => one.kind === 'hero' && one.hex !== NOBODY && !areAllied(g, seat, one.owner));
}

function enemyZones(g: Table, seat: Seat): readonly (readonly number[])[] {
  return g.state.players.flatMap((player, other) =>
    areAllied(g, seat, other) ? [] : [g.field.zones[player.zone] ?? []],
  );
}

function isNearerToEnemy(g: Table, seat: Seat, hex: number): boolean {
  const far = (zone: number) => g.field.zoneDistances[zone]?.[hex] ?? Infinity;
  const own = far(playerAt(g, seat).zone);
  return g.state.players.some(({ zone }, other) => !areAllied(g, seat, other) && far(zone) < own);
}

function holdsGround(g: Table, seat: Seat): boolean {
  const { unique } = groundOf(g);
  const touches = (of: (seat: Seat) => boolean) =>
    g.state.creatures.some((one) => one.hex !== NOBODY && of(one.controller) && nearTerrain(g, one.hex, unique));
  return touches((one) => one === seat) && !touches((one) => !areAllied(g, seat, one));
}

function woundsOnEnemies(g: Table, seat: Seat): number {
  let sum = 0;
  for (const [id, wounds] of Object.entries(g.state.tally.wounds)) {
    if (!areAllied(g, seat, creatureOf(g, Number(id)).controller)) sum += wounds;
  }
  return sum;
}
