/**
 * What texts are worth before they are tried: cards to play, properties to use, grants.
 */
import type { Body, Creatures, Effect, Grant, Person, Property } from '../abilities/language.ts';
import { candidates } from '../abilities/candidates.ts';
import type { Frame } from '../abilities/effects.ts';
import { heroOf, supportOf } from '../table.ts';
import { NOBODY, type CardId } from '../state.ts';
import { expectedDamage } from './odds.ts';
import { POINT, unitWith, type Outlook, type Unit } from './outlook.ts';

const CARD = 4;
const FEAT = 5;
export const STRENGTH = 2;
const HEALED = 2.5;

/** What a text is worth now to the seat: its effects on whoever suits it best. */
export function worthOfBody(o: Outlook, frame: Frame, body: Body): number {
  const paid = (body.pay ?? 0) * STRENGTH;
  const effects = (it: Unit | null) => body.do.reduce((sum, effect) => sum + worthOfEffect(o, frame, effect, it), 0);
  if (body.choose === undefined) return effects(unitWith(o, frame.it)) - paid;
  const values = candidates(o.g, frame, body.choose).map(({ id }) => effects(unitWith(o, id)));
  if (values.length === 0) return -paid;
  if (body.choose.all === true) return values.reduce((sum, value) => sum + value, 0) - paid;
  const best = values.toSorted((a, b) => b - a).slice(0, body.choose.upTo ?? 1);
  return best.reduce((sum, value) => sum + Math.max(0, value), 0) - paid;
}

function personOf(o: Outlook, frame: Frame, who: Person, it: Unit | null): Unit | null {
  if (who === 'it' || who === 'target' || who === 'attacker') return it;
  const id = who === 'self' ? frame.self : (heroOf(o.g, frame.seat)?.id ?? NOBODY);
  return id === NOBODY ? null : unitWith(o, id);
}

/** What so much damage on the unit is worth to its enemies. */
function damageWorth({ life, armour, perWound, lastWound }: Unit, damage: number, magic: boolean): number {
  const through = magic ? damage : Math.max(0, damage - armour);
  return Math.min(life, through) * perWound * 1.4 + (through >= life ? lastWound : 0);
}

function worthOfEffect(o: Outlook, frame: Frame, effect: Effect, it: Unit | null): number {
  const who = 'who' in effect ? personOf(o, frame, effect.who, it) : null;
  // Good for its own side is bad for the other.
  const sign = who === null ? 0 : who.mine ? 1 : -1;
  switch (effect.do) {
    case 'damage':
      return who === null ? 0 : -sign * damageWorth(who, effect.damage, frame.self === NOBODY);
    case 'wound':
      return who === null ? 0 : -sign * damageWorth(who, effect.wounds, true);
    case 'random-damage':
      return who === null
        ? 0
        : -sign * damageWorth(who, expectedDamage(o.g.state.options.data.faces, effect.dice), frame.self === NOBODY);
    case 'heal':
      return who === null ? 0 : sign * HEALED * Math.min(effect.wounds, who.creature.wounds) * (who.hero ? 1.5 : 1);
    case 'armour':
      return sign * effect.tokens * 2.5 * (who?.hero === true ? 1.4 : 1);
    case 'token':
      return -sign * (effect.token === 'stun' ? (who?.creature.stun === true ? 0 : 7) : 4);
    case 'remove-token':
      return effect.token === 'armour'
        ? -sign * (who?.creature.armour ?? 0) * 2.5
        : sign * (who?.creature[effect.token] === true ? 5 : 0);
    case 'grant':
      return sign * worthOfGrants(effect.grants) * (who !== null && isReady(who) ? 1 : 0.4);
    case 'activate-again':
      return sign * (who === null ? 0 : 5 + who.worth * 0.15);
    case 'control':
      return who === null || who.mine ? 0 : who.worth * (effect.until === 'match' ? 1.5 : 0.5);
    case 'draw':
      return effect.cards * CARD;
    case 'draw-feat':
      return FEAT;
    case 'strength':
      return effect.add * STRENGTH;
    case 'return':
      return CARD;
    case 'destroy-card':
      return 8;
    case 'minion':
      return 7;
    case 'discard':
      return effect.whose === 'opponent' ? effect.cards * CARD : -effect.cards * CARD;
    case 'move':
    case 'place':
    case 'push':
    case 'swap':
      return 2;
    case 'end-attack':
      return 8;
    case 'change-damage':
      return Math.abs(effect.add) * 4;
    case 'reroll':
    case 'change-die':
    case 'add-symbol':
    case 'remove-symbol':
      return 4;
  }
}

/** Who has still to act makes more of what it is given. */
function isReady({ creature }: Unit): boolean {
  return !creature.activated;
}

function worthOfGrants(grants: readonly Grant[]): number {
  return grants.reduce((sum, grant) => sum + worthOfGrant(grant), 0);
}

function worthOfGrant(grant: Grant): number {
  switch (grant.grant) {
    case 'dice':
      return 3 * grant.dice.length;
    case 'dice-against':
      return 3 * grant.remove;
    case 'damage':
      return 4 * grant.add;
    case 'stat':
      return (grant.stat === 'hp' ? 3 : 1.5) * grant.add;
    case 'extra-attack':
      return 10;
    case 'cannot':
      return grant.what === 'attack' ? -9 : grant.what === 'move' ? -5 : -2;
    case 'property':
    case 'critical':
    case 'attack-type':
      return 3;
  }
}

/** What a property of a relic or building brings while it is in play. */
function worthOfProperty(property: Property): number {
  switch (property.keyword) {
    case 'Armour':
      return 3 * property.value;
    case 'Reusability':
      return 2 * property.value;
    case 'grants':
      return 2.5 * worthOfGrants(property.grants);
    case 'close':
      return 8;
    case 'reuse':
      return 3;
    default:
      return 5;
  }
}

/** What it is worth to play the card now, its cost aside. */
export function worthOfCard(o: Outlook, card: CardId): number {
  const record = supportOf(o.g, card);
  const { name } = record;
  const frame: Frame = { self: NOBODY, seat: o.seat, name, it: NOBODY, attack: null, harm: null, support: null };
  switch (record.kind) {
    case 'spell': {
      const first = record.firstWord === undefined ? 0 : worthOfBody(o, frame, record.firstWord);
      if (record.enchantment !== undefined)
        return first + worthOfEnchantment(o, record.enchantment.on, record.enchantment.grants);
      return first + (record.does === undefined ? 0 : worthOfBody(o, frame, record.does));
    }
    case 'relic':
      return record.properties.reduce((sum, property) => sum + worthOfProperty(property), 0);
    case 'building':
      return record.properties.reduce((sum, property) => sum + worthOfProperty(property), 2);
    case 'tactic':
      return 3;
  }
}

function worthOfEnchantment(o: Outlook, on: Creatures, grants: readonly Grant[]): number {
  return 2 * Math.abs(worthOfGrants(grants)) * (on.side === 'enemy' && o.foes.length === 0 ? 0 : 1);
}

/** What the card's income brings, with the points and cards of milestones it would reach (SG-12.15, SG-12.16). */
export function worthOfIncome(o: Outlook, add: number): number {
  const player = o.g.state.players[o.seat];
  if (player === undefined || o.g.state.mode === 'skirmish') return 0;
  const { pointMilestones, drawMilestones } = o.g.state.options.data;
  const reached = (milestones: readonly number[]) =>
    milestones.filter((one) => player.income < one && player.income + add >= one).length;
  const scarce = player.income < 8 ? 3 : player.income < 10 ? 1.5 : 0.5;
  return add * scarce + reached(pointMilestones) * POINT + reached(drawMilestones) * CARD;
}

/** What a relic or building in play is worth. */
export function worthInPlay(o: Outlook, card: CardId): number {
  const record = supportOf(o.g, card);
  if (record.kind !== 'relic' && record.kind !== 'building') return 0;
  return record.properties.reduce((sum, property) => sum + worthOfProperty(property), 0) * 0.6;
}

/** What enchantments on the unit and texts that last give it. */
export function worthOfLasting({ g }: Outlook, { creature }: Unit): number {
  let value = 0;
  for (const { creature: id, grants } of g.state.effects) if (id === creature.id) value += worthOfGrants(grants);
  for (const card of creature.enchantments) {
    const record = supportOf(g, card);
    if (record.kind === 'spell' && record.enchantment !== undefined)
      value += 2 * worthOfGrants(record.enchantment.grants);
  }
  return value;
}
