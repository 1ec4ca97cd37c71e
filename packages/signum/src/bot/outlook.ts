/**
 * The battlefield as a bot sees it: who stands where, what everybody is worth and how they fight. All values are in tenths of a
 * victory point.
 */
import type { Seat } from '@muster/engine';
import type { AttackBox } from '../content/card.ts';
import { library } from '../content/library.ts';
import type { Die } from '../content/die.ts';
import { reach } from '../rules/movement.ts';
import { goalOf, teamPoints } from '../rules/points.ts';
import { grantsOf, hasKeyword, rangeBonus, rankNumber, starsOf, statOf } from '../rules/properties.ts';
import { boxesOf } from '../rules/targeting.ts';
import { silentTable } from '../silent-table.ts';
import { areAllied, featOf, recordOf, type Table } from '../table.ts';
import { NOBODY, type Creature, type SignumState } from '../state.ts';

/** An attack as it would be made now. */
export interface Strike {
  readonly box: AttackBox;
  readonly dice: readonly Die[];
  readonly range: number;
  readonly damage: number;
}

export interface Unit {
  readonly creature: Creature;
  /** Own creatures and those of partners. */
  readonly mine: boolean;
  readonly hero: boolean;
  readonly strikes: readonly Strike[];
  /** Hexes it walks. */
  readonly move: number;
  /** The longest of its ranges. */
  readonly range: number;
  /** Wounds it can still take, and armour before them. */
  readonly life: number;
  readonly armour: number;
  readonly rank: number;
  readonly shield: boolean;
  readonly stalwart: boolean;
  readonly pinned: boolean;
  /** What its side would lose with it now, with each wound, and with the last one besides. */
  readonly worth: number;
  readonly perWound: number;
  readonly lastWound: number;
}

export interface Outlook {
  readonly g: Table;
  readonly seat: Seat;
  readonly mine: readonly Unit[];
  readonly foes: readonly Unit[];
  /** Conditions of the feats in the seat's hand, with their points. */
  readonly feats: ReadonlyMap<string, number>;
  /** An opponent is so near the goal that the next turn may be the last: then nothing is worth sparing. */
  readonly pressed: boolean;
}

/** A victory point. */
export const POINT = 10;
/** Who lacks so many points may well get them in one turn. */
const WITHIN_A_TURN = 2;
/** What is lost with a hero besides its wounds: it ends the match, or the player's part in it. */
const HERO_DEATH = 75;
const HERO_WOUND = 4.5;
/** What a creature is worth for what it will do, by the strength it costs. */
const PER_COST = 3.2;
const MINION = 5;
const RANKLESS = 4;
/** How much of that is lost with the last wound: the longer it lives, the more it does. */
const LAST_WOUND = 0.5;

export function outlookOf(state: SignumState, seat: Seat): Outlook {
  const g = silentTable(state, library());
  const mine: Unit[] = [];
  const foes: Unit[] = [];
  for (const creature of state.creatures) {
    if (creature.hex === NOBODY) continue;
    const unit = unitOf(g, creature, areAllied(g, seat, creature.controller));
    (unit.mine ? mine : foes).push(unit);
  }
  const feats = new Map<string, number>();
  for (const card of state.players[seat]?.featHand ?? []) {
    const { condition, points } = featOf(g, card);
    feats.set(condition, points * POINT);
  }
  return { g, seat, mine, foes, feats, pressed: isPressed(g, seat) };
}

function isPressed(g: Table, seat: Seat): boolean {
  if (g.state.mode === 'skirmish') return false;
  const goal = goalOf(g) - WITHIN_A_TURN;
  return g.state.players.some(({ team }, other) => !areAllied(g, seat, other) && teamPoints(g, team) >= goal);
}

function unitOf(g: Table, creature: Creature, mine: boolean): Unit {
  const grants = grantsOf(g, creature);
  const bonus = rangeBonus(g, creature);
  const strikes = boxesOf(g, creature).map((box): Strike => {
    const dice = [...box.dice];
    let damage = 0;
    for (const grant of grants) {
      if (grant.grant === 'dice' && grant.attack?.includes(box.type) !== false) dice.push(...grant.dice);
      if (grant.grant === 'damage' && grant.attack?.includes(box.type) !== false) damage += grant.add;
    }
    return { box, dice, range: box.range + bonus, damage };
  });
  const hero = creature.kind === 'hero';
  const hp = statOf(g, creature, 'hp');
  const life = Math.max(1, hp - creature.wounds);
  const relics = hero ? (g.state.players[creature.owner]?.relics ?? []) : [];
  const worn = relics.reduce((sum, { armour }) => sum + armour, 0);
  const value = hero ? 0 : worthOfKind(g, creature);
  const stars = creature.kind === 'character' && g.state.mode !== 'skirmish' ? starsOf(g, creature).length : 1;
  const perWound = hero ? HERO_WOUND : (value * (1 - LAST_WOUND)) / hp;
  const lastWound = hero ? HERO_DEATH : value * LAST_WOUND + (creature.kind === 'minion' ? 0 : stars * POINT);
  return {
    creature,
    mine,
    hero,
    strikes,
    move: reach(g, creature, false),
    range: Math.max(1, ...strikes.map(({ range }) => range)),
    life,
    armour: creature.armour + worn,
    rank: rankNumber(g, creature),
    shield: hasKeyword(g, creature, 'Shield'),
    stalwart: hasKeyword(g, creature, 'Stalwart'),
    pinned: creature.stun,
    worth: life * perWound + lastWound,
    perWound,
    lastWound,
  };
}

function worthOfKind(g: Table, creature: Creature): number {
  if (creature.kind === 'minion') return MINION;
  const record = recordOf(g, creature);
  return RANKLESS + (record.kind === 'character' ? record.cost : 0) * PER_COST;
}

export function unitWith({ mine, foes }: Outlook, id: number): Unit | null {
  return mine.find(({ creature }) => creature.id === id) ?? foes.find(({ creature }) => creature.id === id) ?? null;
}
