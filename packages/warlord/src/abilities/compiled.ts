/**
 * A card's abilities sorted by what they are for, worked out once per card record.
 */
import type { Card } from '../content/card.ts';
import { hearing } from './hearing.ts';
import type {
  Ability,
  AutoAbility,
  Mod,
  OrderAbility,
  ReactAbility,
  StaticAbility,
  UseRule,
  WindowId,
} from './language.ts';

/** A performable ability with the name under which its uses are counted. */
export interface Performable<A extends OrderAbility | ReactAbility = OrderAbility | ReactAbility> {
  readonly uid: string;
  readonly ability: A;
}

export interface Compiled {
  readonly orders: readonly Performable<OrderAbility>[];
  readonly reacts: readonly Performable<ReactAbility>[];
  readonly autos: readonly AutoAbility[];
  /** Continuous text while in play, while attached, while in the discard pile. */
  readonly statics: readonly StaticAbility[];
  readonly whileAttached: readonly StaticAbility[];
  readonly fromDiscard: readonly StaticAbility[];
  readonly rules: readonly UseRule[];
  /** The windows at which some React, and some automatic text, of the card listens, as bits (see `hearing`). */
  readonly reactsAt: number;
  readonly autosAt: number;
}

const byLibrary = new WeakMap<readonly Card[], readonly Compiled[]>();
const byCard = new WeakMap<Card, Compiled>();

/** All cards of a library, in its order: a table looks texts up by number. */
export function compiledAll(cards: readonly Card[]): readonly Compiled[] {
  const known = byLibrary.get(cards);
  if (known !== undefined) return known;
  const made = cards.map(compiled);
  byLibrary.set(cards, made);
  return made;
}

export function compiled(card: Card): Compiled {
  const known = byCard.get(card);
  if (known !== undefined) return known;
  const made = compile(card);
  byCard.set(card, made);
  return made;
}

function compile(card: Card): Compiled {
  const orders: Performable<OrderAbility>[] = [];
  const reacts: Performable<ReactAbility>[] = [];
  const autos: AutoAbility[] = [];
  const statics: StaticAbility[] = [];
  const whileAttached: StaticAbility[] = [];
  const fromDiscard: StaticAbility[] = [];
  const rules: UseRule[] = [];
  let reactsAt = 0;
  let autosAt = 0;
  const abilities: readonly Ability[] = card.abilities ?? [];
  for (const [i, ability] of abilities.entries()) {
    const uid = `${card.id}#${i}`;
    switch (ability.kind) {
      case 'order':
        orders.push({ uid, ability });
        break;
      case 'react':
        reacts.push({ uid, ability });
        reactsAt |= hearing(windowsOf(ability));
        break;
      case 'auto':
        autos.push(ability);
        autosAt |= hearing(windowsOf(ability));
        break;
      case 'static':
        if (ability.from === 'discard') fromDiscard.push(ability);
        else if (ability.attached === true) whileAttached.push(ability);
        else statics.push(ability);
        break;
      case 'rule':
        rules.push(ability);
        break;
    }
  }
  return { orders, reacts, autos, statics, whileAttached, fromDiscard, rules, reactsAt, autosAt };
}

export function windowsOf(ability: ReactAbility | AutoAbility): readonly WindowId[] {
  const { at } = ability.on;
  return typeof at === 'string' ? [at] : at;
}

const grantUids = new WeakMap<Mod, string>();

/** The name of an ability that a modification grants: that of the granting card. */
export function grantUid(card: Card, mod: Mod): string {
  const known = grantUids.get(mod);
  if (known !== undefined) return known;
  const uid = `${card.id}#grant`;
  grantUids.set(mod, uid);
  return uid;
}

export function useRule<R extends UseRule['rule']>(card: Card, rule: R): Extract<UseRule, { rule: R }> | undefined {
  return compiled(card).rules.find((one): one is Extract<UseRule, { rule: R }> => one.rule === rule);
}
