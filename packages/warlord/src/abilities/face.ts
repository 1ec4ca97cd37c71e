/**
 * Faces: what is printed on a card, worked out once per record in one shape for all cards (lookups of one shape are fast), with its
 * abilities sorted by what they are for.
 */
import type { Card } from '../content/card.ts';
import { hearing } from './hearing.ts';
import type {
  Ability,
  Alignment,
  AutoAbility,
  CardType,
  Class,
  Condition,
  Faction,
  Feat,
  Mod,
  OrderAbility,
  ReactAbility,
  Scope,
  StaticAbility,
  UseRule,
  WindowId,
} from './language.ts';

/** A performable ability with the name under which its uses are counted. */
export interface Performable<A extends OrderAbility | ReactAbility = OrderAbility | ReactAbility> {
  readonly uid: string;
  readonly ability: A;
}

/** A modification of continuous text, with whom it speaks of and when it holds. */
export interface PrintedMod {
  readonly mod: Mod;
  /** Null stands for `this`. */
  readonly who: Scope | null;
  readonly when: Condition | undefined;
  readonly own: Condition | undefined;
}

export interface Face {
  readonly card: Card;
  readonly name: string;
  readonly type: CardType;
  readonly classes: readonly Class[];
  readonly level: number;
  readonly traits: readonly string[];
  readonly factions: readonly Faction[];
  readonly alignment: Alignment | null;
  /** Of a character: its strikes. Of an item: its bonus, as the only number; empty if it has none (WL-1.23). */
  readonly atk: readonly number[];
  /** Of an item: its bonus, null where it changes nothing. */
  readonly ac: number | null;
  readonly skill: number | null;
  readonly hp: number | null;
  readonly feats: Partial<Readonly<Record<Feat, number>>> | null;
  readonly charges: number;
  /** Says of itself that it is a spell. */
  readonly spell: boolean;
  /** Astral and Ethereal at once (WL-24.9). */
  readonly torn: boolean;
  readonly orders: readonly Performable<OrderAbility>[];
  readonly reacts: readonly Performable<ReactAbility>[];
  readonly autos: readonly AutoAbility[];
  /** Continuous text while in play, while attached, while in the discard pile. */
  readonly statics: readonly PrintedMod[];
  readonly whileAttached: readonly PrintedMod[];
  readonly fromDiscard: readonly PrintedMod[];
  readonly rules: readonly UseRule[];
  /** The windows at which some React, and some automatic text, of the card listens, as bits (see `hearing`). */
  readonly reactsAt: number;
  readonly autosAt: number;
}

const byLibrary = new WeakMap<readonly Card[], readonly Face[]>();

/** All cards of a library, in its order: a table looks faces up by number. */
export function facesOf(cards: readonly Card[]): readonly Face[] {
  const known = byLibrary.get(cards);
  if (known !== undefined) return known;
  const made = cards.map(faceOfCard);
  byLibrary.set(cards, made);
  return made;
}

function faceOfCard(card: Card): Face {
  const action = card.type === 'action';
  const atk = action || card.atk === undefined ? [] : typeof card.atk === 'number' ? [card.atk] : card.atk;
  return {
    card,
    name: card.name,
    type: card.type,
    classes: card.classes,
    level: card.level,
    traits: card.traits ?? [],
    factions: card.type === 'character' ? card.factions : [],
    alignment: card.type === 'character' ? card.alignment : null,
    atk,
    ac: action ? null : (card.ac ?? null),
    skill: action ? null : (card.skill ?? null),
    hp: action ? null : (card.hp ?? null),
    feats: action ? null : (card.feats ?? null),
    charges: action ? 0 : (card.charges ?? 0),
    spell: action && card.spell === true,
    torn: isTorn(card.traits ?? []),
    ...sortAbilities(card),
  };
}

type Abilities = Pick<
  Face,
  'orders' | 'reacts' | 'autos' | 'statics' | 'whileAttached' | 'fromDiscard' | 'rules' | 'reactsAt' | 'autosAt'
>;

function sortAbilities(card: Card): Abilities {
  const orders: Performable<OrderAbility>[] = [];
  const reacts: Performable<ReactAbility>[] = [];
  const autos: AutoAbility[] = [];
  const statics: PrintedMod[] = [];
  const whileAttached: PrintedMod[] = [];
  const fromDiscard: PrintedMod[] = [];
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
        if (ability.from === 'discard') fromDiscard.push(...printedMods(ability));
        else if (ability.attached === true) whileAttached.push(...printedMods(ability));
        else statics.push(...printedMods(ability));
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

function printedMods({ mods, when }: StaticAbility): PrintedMod[] {
  return mods.map((mod) => ({ mod, ...wordsOf(mod), when }));
}

/** Whom a modification names or describes, and its own condition. */
export function wordsOf(mod: Mod): Pick<PrintedMod, 'who' | 'own'> {
  return {
    who: 'who' in mod && mod.who !== undefined ? mod.who : null,
    own: 'when' in mod ? mod.when : undefined,
  };
}

export function isTorn(traits: readonly string[]): boolean {
  return traits.includes('Astral') && traits.includes('Ethereal');
}

/** The rules of use on a card that is in no game, such as one in a deck list. */
export function rulesOn(card: Card): Pick<Face, 'rules'> {
  return { rules: sortAbilities(card).rules };
}

export function useRule<R extends UseRule['rule']>(
  face: Pick<Face, 'rules'>,
  rule: R,
): Extract<UseRule, { rule: R }> | undefined {
  return face.rules.find((one): one is Extract<UseRule, { rule: R }> => one.rule === rule);
}
