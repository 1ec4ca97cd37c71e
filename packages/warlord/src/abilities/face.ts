/**
 * Faces: what is printed on a card, worked out once per record in one shape for all cards (lookups of one shape are fast), with its
 * abilities sorted by what they are for.
 */
import type { Card } from '../content/card.ts';
import { featHears, hearing } from './hearing.ts';
import { isReact, performable, type Performable, type PerformableReact } from './performable.ts';
import { printedMod, type PrintedMod } from './printed-mod.ts';
import {
  FEATS,
  type Ability,
  type Alignment,
  type AutoAbility,
  type CardType,
  type Class,
  type Faction,
  type Feat,
  type StaticAbility,
  type Trigger,
  type UseRule,
  type WindowId,
} from './language.ts';

/** A feat with its bonus, and the windows at which it may be used as a React. */
export interface FeatBonus {
  readonly feat: Feat;
  readonly bonus: number;
  readonly hears: number;
}

export interface Face {
  readonly card: Card;
  /** The id of the record. */
  readonly id: string;
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
  /** In the order of the rulebook. */
  readonly feats: readonly FeatBonus[];
  readonly charges: number;
  /** WL-14.11, WL-14.12 */
  readonly spell: boolean;
  /** WL-1.21 */
  readonly warlord: boolean;
  /** Astral and Ethereal at once (WL-24.9). */
  readonly torn: boolean;
  readonly orders: readonly Performable[];
  readonly reacts: readonly PerformableReact[];
  readonly autos: readonly AutoAbility[];
  /** Continuous text while in play, while attached, while in the discard pile. */
  readonly statics: readonly PrintedMod[];
  readonly whileAttached: readonly PrintedMod[];
  readonly fromDiscard: readonly PrintedMod[];
  readonly rules: readonly UseRule[];
  /** The windows at which some React, and some automatic text, of the card listens, as bits (see `hearing`). */
  readonly reactsAt: number;
  readonly autosAt: number;
  /** Nothing but numbers, Orders and demands: what is in force stays the same when it comes or goes (see `ModIndex`). */
  readonly plain: boolean;
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
  const { orders, reacts, autos, statics, whileAttached, fromDiscard, rules } = sortAbilities(card);
  const feats = featList(action ? undefined : card.feats);
  const hp = action ? null : (card.hp ?? null);
  const torn = isTorn(card.traits ?? []);
  const says = reacts.length + autos.length + statics.length + whileAttached.length + feats.length;
  return {
    card,
    id: card.id,
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
    hp,
    feats,
    charges: action ? 0 : (card.charges ?? 0),
    spell: isSpellCard(card),
    warlord: card.traits?.includes('Warlord') ?? false,
    torn,
    orders,
    reacts,
    autos,
    statics,
    whileAttached,
    fromDiscard,
    rules,
    reactsAt: reacts.reduce((mask, react) => mask | hearing(windowsOf(react)), 0),
    autosAt: autos.reduce((mask, auto) => mask | hearing(windowsOf(auto)), 0),
    plain: says === 0 && !torn && (hp ?? 0) >= 0,
  };
}

/** WL-14.11, WL-14.12 */
function isSpellCard(card: Card): boolean {
  if (card.type !== 'action') return false;
  return card.spell === true || card.classes.includes('Wizard') || card.classes.includes('Cleric');
}

export function featList(feats: Partial<Readonly<Record<Feat, number>>> | undefined): readonly FeatBonus[] {
  const list: FeatBonus[] = [];
  for (const feat of FEATS) {
    const bonus = feats?.[feat];
    if (bonus !== undefined) list.push({ feat, bonus, hears: featHears(feat) });
  }
  return list;
}

type Abilities = Pick<Face, 'orders' | 'reacts' | 'autos' | 'statics' | 'whileAttached' | 'fromDiscard' | 'rules'>;

function sortAbilities(card: Card): Abilities {
  const orders: Performable[] = [];
  const reacts: PerformableReact[] = [];
  const autos: AutoAbility[] = [];
  const statics: PrintedMod[] = [];
  const whileAttached: PrintedMod[] = [];
  const fromDiscard: PrintedMod[] = [];
  const rules: UseRule[] = [];
  const abilities: readonly Ability[] = card.abilities ?? [];
  for (const [i, ability] of abilities.entries()) {
    switch (ability.kind) {
      case 'order':
      case 'react': {
        const deed = performable(`${card.id}#${i}`, ability);
        if (isReact(deed)) reacts.push(deed);
        else orders.push(deed);
        break;
      }
      case 'auto':
        autos.push(ability);
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
  return { orders, reacts, autos, statics, whileAttached, fromDiscard, rules };
}

export function windowsOf({ on }: { readonly on: Trigger }): readonly WindowId[] {
  const { at } = on;
  return typeof at === 'string' ? [at] : at;
}

function printedMods({ mods, when }: StaticAbility): PrintedMod[] {
  return mods.map((mod) => printedMod(mod, when));
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
