/**
 * Damage, armour, wounds (chapter 22).
 */
import { choose, NOTHING_TO_ASK, type Script, type Verdict } from '@muster/engine';
import { openWindow } from '../abilities/reactions.ts';
import type { DamageCause } from '../events.ts';
import { areAllied, creatureOf, emit, isOnField, playerAt, seatsFromActive, supportOf, type Table } from '../table.ts';
import { NOBODY, type CardId, type Creature, type CreatureId } from '../state.ts';
import type { Attack } from './attack.ts';
import { die, dieTogether } from './death.ts';
import { tokensOf } from './cards.ts';
import { destroyCardInPlay } from './leaving.ts';
import { inContact } from './place.ts';
import { cannot, hasKeyword, statOf } from './properties.ts';
import { no } from './reasons.ts';
import { noteWounds } from './tally.ts';

/** Damage about to be taken by one creature. */
export interface Harm {
  readonly target: CreatureId;
  damage: number;
  /** SG-22.9: magic ignores armour. */
  readonly magic: boolean;
  readonly cause: DamageCause;
  /** SG-22.15: the creature that gets the credit, NOBODY for none; for a card the hero of its player. */
  readonly by: CreatureId;
  /** SG-22.15: the name of the card that deals it, empty where a creature does. */
  readonly card: string;
  readonly attack: Attack | null;
}

/** SG-22.15: the creature that deals it; NOBODY where a card does. */
export function dealerOf({ by, card }: Harm): CreatureId {
  return card === '' ? by : NOBODY;
}

/** What events tell of the card. */
export function from({ card }: Harm): { readonly source?: string } {
  return card === '' ? {} : { source: card };
}

/** Step H of an attack, and every other damage (SG-22.1). Returns the wounds placed. */
export function* dealDamage(g: Table, harm: Harm): Script<number> {
  const target = creatureOf(g, harm.target);
  if (!isOnField(target) || harm.damage <= 0) return 0;
  yield* openWindow(g, 'damage', { it: target.id, by: harm.by, attack: harm.attack, harm });
  if (harm.damage <= 0 || !isOnField(target)) return 0;
  emit(g, { type: 'damage', creature: target.id, damage: harm.damage, cause: harm.cause });
  const protector = yield* chooseProtector(g, target); // SG-35.47
  if (protector !== null) {
    const taken = Math.min(harm.damage, statOf(g, protector, 'hp') - protector.wounds);
    harm.damage -= taken;
    emit(g, { type: 'property', creature: protector.id, name: 'Protector' });
    yield* absorb(g, protector, harmTo(protector, harm, taken));
  }
  return yield* absorb(g, target, harm);
}

/** SG-35.47: one allied creature in contact may take the damage; each player is asked for the own ones. */
function* chooseProtector(g: Table, target: Creature): Script<Creature | null> {
  const protectors = g.state.creatures.filter((one) => mayProtect(g, target, one) === null);
  if (protectors.length === 0) return null;
  for (const seat of seatsFromActive(g)) {
    const own = protectors.filter(({ controller }) => controller === seat);
    if (own.length === 0) continue;
    const options = [...own.map(({ id }) => ({ key: String(id), creature: id })), { key: 'pass', creature: NOBODY }];
    const picked = yield* choose({ seat, kind: 'protector', options, about: [target.id] });
    if (picked.creature !== NOBODY) return creatureOf(g, picked.creature);
  }
  return null;
}

export function mayProtect(g: Table, target: Creature, protector: Creature): Verdict {
  if (!inContact(g, protector, target)) return no('SG-35.47', 'not-in-contact');
  if (!areAllied(g, protector.controller, target.controller)) return no('SG-35.47', 'not-allied');
  if (g.dying?.some(({ target: id }) => id === protector.id) === true) return no('SG-35.47', 'not-on-battlefield');
  return hasKeyword(g, protector, 'Protector') ? null : no('SG-35.47', 'lacks-keyword');
}

/** SG-22.7: armour relics of a hero, then its own armour, then wounds. */
function* absorb(g: Table, target: Creature, harm: Harm): Script<number> {
  let left = harm.damage;
  if (!harm.magic) {
    if (target.kind === 'hero') left = yield* wearRelics(g, target, left);
    const worn = Math.min(target.armour, left); // SG-22.2
    if (worn > 0) {
      target.armour -= worn;
      left -= worn;
      emit(g, { type: 'armour-lost', creature: target.id, tokens: worn, rules: ['SG-22.2'] });
    }
  }
  return yield* wound(g, harmTo(target, harm, left));
}

function harmTo({ id }: Creature, { magic, cause, by, card, attack }: Harm, damage: number): Harm {
  return { target: id, damage, magic, cause, by, card, attack };
}

/** SG-8.12 to SG-8.15 */
function* wearRelics(g: Table, hero: Creature, damage: number): Script<number> {
  let left = damage;
  const player = playerAt(g, hero.owner);
  while (left > 0) {
    const armoured = player.relics.filter(({ armour }) => armour > 0);
    if (armoured.length === 0) break;
    // One is emptied completely before the next is started.
    const started = armoured.filter(({ card, armour }) => armour < printedArmour(g, card));
    const open = started.length > 0 ? started : armoured;
    const options = open.map((relic) => ({ key: String(relic.card), relic }));
    const { relic } = yield* choose({ seat: hero.controller, kind: 'armour-relic', options, about: [hero.id] });
    const worn = Math.min(relic.armour, left);
    relic.armour -= worn;
    left -= worn;
    emit(g, {
      type: 'relic-tokens',
      seat: hero.owner,
      card: relic.card,
      armour: relic.armour,
      reuse: relic.reuse,
      rules: ['SG-8.12'],
    });
    if (relic.armour === 0) yield* destroyCardInPlay(g, hero.owner, relic.card); // SG-8.15
  }
  return left;
}

function printedArmour(g: Table, card: CardId): number {
  const record = supportOf(g, card);
  return record.kind === 'relic' ? tokensOf(record.properties, 'Armour') : 0;
}

/** SG-22.4: wounds that nothing prevents. */
export function* wound(g: Table, harm: Harm): Script<number> {
  const target = creatureOf(g, harm.target);
  if (!isOnField(target) || harm.damage <= 0) return 0;
  const placed = Math.min(harm.damage, statOf(g, target, 'hp') - target.wounds);
  if (placed <= 0) return 0;
  target.wounds += placed;
  emit(g, { type: 'wounded', creature: target.id, wounds: placed, cause: harm.cause, ...from(harm) });
  noteWounds(g, harm, placed);
  if (target.wounds >= statOf(g, target, 'hp')) {
    if (g.dying === null) yield* die(g, target, harm); // SG-22.6
    else g.dying.push(harm);
  }
  return placed;
}

/** SG-22.11: whose hit points have dropped to its wounds dies at once; several of them one by one (SG-22.14). */
export function loseHealth(g: Table): Script {
  for (const creature of g.state.creatures) if (hasNoHealth(g, creature)) return dieOfIt(g);
  return NOTHING_TO_ASK;
}

function hasNoHealth(g: Table, creature: Creature): boolean {
  return creature.wounds > 0 && creature.hex !== NOBODY && creature.wounds >= statOf(g, creature, 'hp');
}

function* dieOfIt(g: Table): Script {
  for (;;) {
    const lost: Harm[] = [];
    for (const creature of g.state.creatures) {
      if (hasNoHealth(g, creature))
        lost.push({
          target: creature.id,
          damage: 0,
          magic: false,
          cause: 'effect',
          by: NOBODY,
          card: '',
          attack: null,
        });
    }
    if (lost.length === 0) return;
    yield* dieTogether(g, lost); // whose death takes hit points from others is followed by them
  }
}

/** SG-35.25, SG-35.37, SG-35.50: some can't be healed. */
export function mayHeal(g: Table, creature: Creature): boolean {
  if (creature.wounds === 0 || !isOnField(creature) || cannot(g, creature, 'heal')) return false;
  return (
    !hasKeyword(g, creature, 'Forged') && !hasKeyword(g, creature, 'Monster') && !hasKeyword(g, creature, 'Reborn')
  );
}

/** SG-22.8, SG-22.12 */
export function* heal(g: Table, creature: Creature, wounds: number): Script {
  if (!mayHeal(g, creature)) return;
  const healed = Math.min(wounds, creature.wounds);
  if (healed === 0) return;
  creature.wounds -= healed;
  emit(g, { type: 'healed', creature: creature.id, wounds: healed, rules: ['SG-22.8'] });
  yield* openWindow(g, 'healed', { it: creature.id, by: NOBODY, attack: null, harm: null });
}
