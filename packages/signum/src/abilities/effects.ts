/**
 * What texts do: whom they choose, and one case per word of the language.
 */
import { chooseSome, type Draft, type Script, type Seat, type Verdict } from '@muster/engine';
import type { Attack } from '../rules/attack.ts';
import { push } from '../rules/attack.ts';
import { dealDamage, heal, mayHeal, wound, type Harm } from '../rules/damage.ts';
import { dieTogether } from '../rules/death.ts';
import { mayChange, rollDie } from '../rules/dice.ts';
import { drawCard, drawFeat } from '../rules/drawing.ts';
import { deployMinion, hasHexBeside, limitReached } from '../rules/entering.ts';
import { gainStrength, shownIncome } from '../rules/income.ts';
import { hasWay } from '../rules/movement.ts';
import { mayPay, pay } from '../rules/paying.ts';
import { hasKeyword } from '../rules/properties.ts';
import { no } from '../rules/reasons.ts';
import { giveToken, loseToken, mayGetToken } from '../rules/tokens.ts';
import type { SupportCard } from '../content/card.ts';
import { activeSeat, creatureOf, creaturesOf, emit, heroOf, isOnField, playerAt, type Table } from '../table.ts';
import { NOBODY, type Creature, type CreatureId } from '../state.ts';
import { candidates, mayChoose } from './candidates.ts';
import { destroyable, destroyCard, discard, discarders, returnable, returnFromHall } from './card-effects.ts';
import {
  exchange,
  hexesFor,
  lasting,
  mayControl,
  place,
  randomDamage,
  shift,
  takeControl,
} from './creature-effects.ts';
import { matches } from './filter.ts';
import type { Body, Choice, Condition, Effect, Person } from './language.ts';

/** A text being carried out. */
export interface Frame {
  /** The creature that has it; NOBODY for cards of a player. */
  readonly self: CreatureId;
  readonly seat: Seat;
  readonly name: string;
  readonly it: CreatureId;
  readonly attack: Attack | null;
  readonly harm: Harm | null;
  /** The kind of support card whose text it is: damage of spells is magic (SG-22.9), none of them works on a Monster (SG-35.37). */
  readonly support: SupportCard['kind'] | null;
}

/** The same text on somebody else. Spelt out, so that all frames have the same shape in memory. */
function frameOn({ self, seat, name, attack, harm, support }: Frame, it: CreatureId): Frame {
  return { self, seat, name, it, attack, harm, support };
}

/** SG-22.15: what deals the damage of a support card is the card, not who wears it. */
export function cardOf({ name, support }: Frame): string {
  return support === null ? '' : name;
}

/** SG-0.16: a price is never charged if no part could happen. */
export function mayCarryOut(g: Table, frame: Frame, body: Body): Verdict {
  const unpaid = body.pay === undefined ? null : mayPay(g, frame.seat, body.pay);
  if (unpaid !== null) return unpaid;
  if (body.if?.every((condition) => holds(g, frame, condition)) === false) return no('SG-0.11', 'condition-not-met');
  const { choose: choice } = body;
  if (choice === undefined) return doesAnything(g, frame, body) ? null : no('SG-0.16', 'nothing-would-happen');
  let anybody = false;
  // One frame for all of them: nobody keeps it.
  const tried: Draft<Frame> = frameOn(frame, NOBODY);
  for (const creature of g.state.creatures) {
    if (mayChoose(g, frame, choice, creature) !== null) continue;
    anybody = true;
    tried.it = creature.id;
    if (doesAnything(g, tried, body)) return null;
  }
  return no('SG-0.16', anybody ? 'nothing-would-happen' : 'no-target');
}

function doesAnything(g: Table, frame: Frame, body: Body): boolean {
  for (const effect of body.do) if (mayHappen(g, frame, effect)) return true;
  return false;
}

export function canRun(g: Table, frame: Frame, body: Body): boolean {
  return mayCarryOut(g, frame, body) === null;
}

/** Whether an effect would change anything. */
function mayHappen(g: Table, frame: Frame, effect: Effect): boolean {
  const who = 'who' in effect ? affected(g, frame, effect.who) : null;
  if ('who' in effect && (who === null || !isOnField(who))) return false;
  switch (effect.do) {
    case 'heal':
      return who !== null && mayHeal(g, who);
    case 'token':
      return who !== null && mayGetToken(g, who, effect.token);
    case 'remove-token':
      return who !== null && (effect.token === 'armour' ? who.armour > 0 : who[effect.token]);
    case 'place':
      return who !== null && hexesFor(g, frame, who, effect.where).length > 0;
    case 'move':
      return who !== null && hasWay(g, who, effect.hexes);
    case 'control':
      return who !== null && mayControl(g, frame, who);
    case 'activate-again':
      return who !== null && who.activated && who.activations > 0;
    case 'draw-feat':
      return g.state.mode !== 'skirmish' && g.state.feats.length > 0;
    case 'reroll':
    case 'change-die':
      return frame.attack?.pool.some(({ changedBy }) => !changedBy.includes(frame.seat)) === true;
    case 'change-damage':
      return mayChangeDamage(g, frame);
    case 'return':
      return returnable(g, frame, effect).length > 0;
    case 'destroy-card':
      return destroyable(g, frame, effect).length > 0;
    case 'discard':
      return discarders(g, frame, effect).length > 0;
    case 'draw':
      return g.state.mode !== 'skirmish' && playerAt(g, frame.seat).deck.length > 0; // SG-32.44
    case 'minion': {
      const near = person(g, frame, effect.near);
      return near !== null && isOnField(near) && !limitReached(g, frame.seat, 'minion') && hasHexBeside(g, near);
    }
    default:
      return true;
  }
}

export function* runBody(g: Table, frame: Frame, body: Body): Script {
  if (!canRun(g, frame, body)) return;
  if (body.pay !== undefined) pay(g, frame.seat, body.pay); // SG-0.11
  const whom = body.choose === undefined ? [frame.it] : yield* chosen(g, frame, body.choose);
  tellTargets(g, frame, body, whom);
  const together = whom.length > 1 && g.dying === null;
  if (together) g.dying = [];
  for (const it of whom) {
    if (frame.support === 'building' && it !== NOBODY) creatureOf(g, it).built = true;
    const used = frameOn(frame, it);
    for (const effect of body.do) yield* runEffect(g, used, effect);
  }
  if (frame.support === 'building' && body.do.some((effect) => 'who' in effect && effect.who === 'hero')) {
    const hero = affected(g, frame, 'hero');
    if (hero !== null) hero.built = true; // SG-10.7
  }
  if (!together) return;
  const dying = g.dying ?? [];
  g.dying = null;
  yield* dieTogether(g, dying); // SG-22.14
}

/** Whom a text works on: whom it chose, or who it speaks of where that is nobody of its own. */
function tellTargets(g: Table, frame: Frame, body: Body, whom: readonly CreatureId[]): void {
  const targets = body.choose === undefined ? spokenOf(g, frame, body) : whom;
  if (targets.length === 0) return;
  const creature = frame.support === null ? frame.self : NOBODY;
  emit(g, { type: 'chosen', source: frame.name, creature, targets });
}

function spokenOf(g: Table, frame: Frame, body: Body): readonly CreatureId[] {
  const targets: CreatureId[] = [];
  for (const effect of body.do) {
    if (!('who' in effect) || effect.who === 'self' || effect.who === 'hero') continue;
    const who = affected(g, frame, effect.who);
    if (who !== null && who.id !== frame.self && !targets.includes(who.id)) targets.push(who.id);
  }
  return targets;
}

function* chosen(g: Table, frame: Frame, choice: Choice): Script<readonly CreatureId[]> {
  const found = candidates(g, frame, choice);
  if (choice.all === true) return found.map(({ id }) => id);
  const options = found.map(({ id }) => ({ key: String(id), creature: id, frame, choice }));
  const picked = yield* chooseSome({
    seat: frame.seat,
    kind: 'choose',
    options,
    min: choice.upTo === undefined ? 1 : 0,
    max: choice.upTo ?? 1,
    about: frame.self === NOBODY ? [] : [frame.self],
  }); // SG-0.3
  return picked.map(({ creature }) => creature);
}

function holds(g: Table, frame: Frame, condition: Condition): boolean {
  const player = playerAt(g, frame.seat);
  switch (condition.if) {
    case 'income':
      return shownIncome(g, player) >= condition.atLeast;
    case 'wounded': {
      const who = person(g, frame, condition.who);
      return who !== null && who.wounds > 0;
    }
    case 'controls':
      return (
        creaturesOf(g, frame.seat).filter((creature) =>
          matches(g, creature, condition.creatures, frame.self, frame.seat),
        ).length >= condition.atLeast
      );
    case 'hall':
      return player.hall.length >= condition.atLeast;
    case 'is': {
      const who = person(g, frame, condition.who);
      return who !== null && matches(g, who, condition.creatures, frame.self, frame.seat);
    }
    case 'attack':
      return frame.attack !== null && condition.type.includes(frame.attack.box.type);
    case 'your-turn':
      return (g.state.mode === 'skirmish' || activeSeat(g) === frame.seat) === condition.is; // SG-32.45: a round is everybody's
  }
}

export function person(g: Table, frame: Frame, who: Person): Creature | null {
  switch (who) {
    case 'self':
      return creatureWith(g, frame.self);
    case 'it':
      return creatureWith(g, frame.it);
    case 'hero':
      return heroOf(g, frame.seat);
    case 'attacker':
      return creatureWith(g, frame.attack?.attacker ?? NOBODY);
    case 'target':
      return creatureWith(g, frame.attack?.target ?? NOBODY);
  }
}

function creatureWith(g: Table, id: CreatureId): Creature | null {
  return id === NOBODY ? null : creatureOf(g, id);
}

/** Whom an effect works on; support cards don't work on a Monster (SG-35.37), buildings neither on Cruelty (SG-35.10) nor twice a turn. */
function affected(g: Table, frame: Frame, who: Person): Creature | null {
  const creature = person(g, frame, who);
  if (creature === null || frame.support === null) return creature;
  if (frame.support === 'building' && hasKeyword(g, creature, 'Cruelty')) return null;
  if (frame.support === 'building' && who === 'hero' && creature.built && creature.id !== frame.it) return null; // SG-10.7
  return hasKeyword(g, creature, 'Monster') ? null : creature;
}

function mayChangeDamage(g: Table, { harm, support }: Frame): boolean {
  if (harm === null || harm.damage === 0) return false;
  return support === undefined || !hasKeyword(g, creatureOf(g, harm.target), 'Monster');
}

function* runEffect(g: Table, frame: Frame, effect: Effect): Script {
  const who = 'who' in effect ? affected(g, frame, effect.who) : null;
  const spell = frame.support === 'spell';
  const by = frame.self === NOBODY ? (heroOf(g, frame.seat)?.id ?? NOBODY) : frame.self;
  const card = cardOf(frame);
  switch (effect.do) {
    case 'damage':
      if (who !== null)
        yield* dealDamage(g, {
          target: who.id,
          damage: effect.damage,
          magic: spell,
          cause: spell ? 'spell' : 'effect',
          by,
          card,
          attack: null,
        }); // SG-7.10, SG-22.9
      return;
    case 'random-damage':
      if (who !== null) yield* randomDamage(g, frame, who, effect.dice, spell, by);
      return;
    case 'wound':
      if (who !== null)
        yield* wound(g, {
          target: who.id,
          damage: effect.wounds,
          magic: false,
          cause: 'effect',
          by,
          card,
          attack: null,
        });
      return;
    case 'heal':
      if (who !== null) yield* heal(g, who, effect.wounds);
      return;
    case 'armour':
      if (who === null) return;
      who.armour += effect.tokens; // SG-22.5
      emit(g, { type: 'token', creature: who.id, token: 'armour', add: effect.tokens });
      return;
    case 'token':
      if (who !== null) giveToken(g, who, effect.token);
      return;
    case 'remove-token':
      if (who === null) return;
      if (effect.token === 'armour') who.armour = 0;
      else loseToken(g, who, effect.token);
      return;
    case 'grant':
      if (who !== null) lasting(g, frame, who.id, effect.grants, effect.until, NOBODY);
      return;
    case 'place':
      if (who !== null) yield* place(g, frame, who, effect.where);
      return;
    case 'move':
      if (who !== null) yield* shift(g, frame, who, effect.hexes);
      return;
    case 'push': {
      const pusher = person(g, frame, 'self') ?? heroOf(g, frame.seat);
      if (who === null || pusher === null) return;
      const damage = yield* push(g, who, pusher);
      yield* dealDamage(g, { target: who.id, damage, magic: spell, cause: 'push', by, card, attack: null }); // SG-21.4, SG-21.5
      return;
    }
    case 'swap':
      return exchange(g, person(g, frame, effect.a), person(g, frame, effect.b));
    case 'draw':
      for (let i = 0; i < effect.cards; i++) drawCard(g, frame.seat);
      return;
    case 'draw-feat':
      return drawFeat(g, frame.seat);
    case 'strength':
      return gainStrength(g, frame.seat, effect.add);
    case 'return':
      return yield* returnFromHall(g, frame, effect);
    case 'destroy-card':
      return yield* destroyCard(g, frame, effect);
    case 'control':
      if (who !== null) takeControl(g, frame, who, effect.until);
      return;
    case 'minion': {
      const near = person(g, frame, effect.near);
      if (near !== null && isOnField(near)) yield* deployMinion(g, frame.seat, near);
      return;
    }
    case 'activate-again':
      if (who !== null && who.activations > 0) who.activated = false; // SG-17.16
      return;
    case 'reroll':
    case 'change-die':
      return yield* changeDie(g, frame, effect);
    case 'add-symbol':
      if (frame.attack === null) return;
      frame.attack.extra.push(effect.symbol);
      emit(g, {
        type: 'symbols',
        creature: frame.attack.attacker,
        changes: [{ symbol: effect.symbol, add: 1, source: frame.name }],
      });
      return;
    case 'remove-symbol':
      if (frame.attack !== null)
        frame.attack.removals = [...frame.attack.removals, { symbol: effect.symbol, source: frame.name }]; // SG-20.16, SG-20.18
      return;
    case 'change-damage':
      if (frame.harm !== null && mayChangeDamage(g, frame))
        frame.harm.damage = Math.max(0, frame.harm.damage + effect.add);
      return;
    case 'end-attack':
      if (frame.attack !== null) frame.attack.ended = true;
      return;
    case 'discard':
      return yield* discard(g, frame, effect);
  }
}

/** Step C: a die is rolled again or turned; each at most once by each player (SG-20.14). */
function* changeDie(g: Table, frame: Frame, effect: Extract<Effect, { do: 'reroll' | 'change-die' }>): Script {
  const { attack } = frame;
  if (attack === null) return;
  const open = attack.pool.flatMap((die, i) =>
    mayChange(die, frame.seat) === null ? [{ key: `${i}:${die.die}:${die.symbol}`, i, pool: attack.pool }] : [],
  );
  const most = effect.do === 'reroll' ? effect.dice : 1;
  const picked = yield* chooseSome({
    seat: frame.seat,
    kind: 'reroll',
    options: open,
    min: Math.min(1, open.length),
    max: most,
  });
  for (const { i } of picked) {
    const die = attack.pool[i];
    if (die === undefined) continue;
    die.symbol = effect.do === 'reroll' ? rollDie(g, die.die) : effect.to;
    die.changedBy = [...die.changedBy, frame.seat];
  }
  emit(g, { type: 'reroll', seat: frame.seat, dice: attack.pool.map(({ die, symbol }) => ({ die, symbol })) });
}
