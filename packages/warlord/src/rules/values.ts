/**
 * Chapter 20 and the values of chapter 1: ATK, AC, skill, HP, level and feats, computed from the printed numbers and the effects now
 * in force. Each value can explain itself.
 */
import type { Explanation } from '@muster/engine';
import { amountIn, appliesTo, indexOf, type Active, type ModOf } from '../abilities/active.ts';
import { matches } from '../abilities/filter.ts';
import { featList, type Face, type FeatBonus } from '../abilities/face.ts';
import { frameAs } from '../abilities/frame.ts';
import type { During, Feat, Stat } from '../abilities/language.ts';
import { changesTo } from '../abilities/mod-index.ts';
import { faceOf, lastKnown, type Table } from '../table.ts';
import type { CardId } from '../state.ts';

/** Where a contribution comes from: the printed number of a card, or an effect of a card. */
export interface Source {
  readonly card: CardId;
  readonly printed: boolean;
}

/** What a value is made of. Each contribution is noted where it is added up, so that value and explanation can't disagree. */
type Parts = { readonly amount: number; readonly source: Source }[];

/** The amount, noted if somebody wants to know. */
function noted(parts: Parts | null, amount: number, card: CardId, printed: boolean): number {
  if (parts !== null) parts.push({ amount, source: { card, printed } });
  return amount;
}

const NOTHING: readonly CardId[] = [];

/** Values that depend on each other in a circle fall back on printed numbers. */
const DEEPEST = 4;

export function statOf(g: Table, id: CardId, stat: Stat): number {
  switch (stat) {
    case 'atk':
      return atkNumbers(g, id)[0] ?? 0;
    case 'level':
      return levelOf(g, id);
    default:
      return isPlain(g, id, stat) ? printedStat(g, id, stat) : contributions(g, id, stat, null);
  }
}

export function acOf(g: Table, id: CardId): number {
  return statOf(g, id, 'ac');
}

export function skillOf(g: Table, id: CardId): number {
  return statOf(g, id, 'skill');
}

/** WL-13.7: printed HP plus current modifiers. */
export function hpOf(g: Table, id: CardId): number {
  return statOf(g, id, 'hp');
}

export function levelOf(g: Table, id: CardId): number {
  return indexOf(g).stats.level.length === 0 ? printedStat(g, id, 'level') : contributions(g, id, 'level', null);
}

/** WL-16.5, WL-33.10: the level for one purpose only, such as equipping a certain item. */
export function levelFor(g: Table, id: CardId, verb: 'equip' | 'perform' | 'cast', card: CardId): number {
  const changes = indexOf(g).stats.level;
  let level = levelOf(g, id);
  if (changes.length === 0) return level;
  for (const { active, change } of changes) {
    const { amount, purpose } = change;
    if (purpose === null) continue;
    // Casting a spell is performing an action card.
    if (purpose.verb !== verb && !(purpose.verb === 'perform' && verb === 'cast')) continue;
    if (purpose.where !== undefined && !matches(g, card, purpose.where, active.frame)) continue;
    if (appliesTo(g, active, id)) level += amountIn(g, active, 'level', amount);
  }
  return level;
}

export function explainStat(g: Table, id: CardId, stat: Exclude<Stat, 'atk'>): Explanation<Source> {
  const parts: Parts = [];
  return { value: contributions(g, id, stat, parts), parts };
}

/** Nothing in force and no item: the printed number is the value. */
function isPlain(g: Table, id: CardId, stat: Stat): boolean {
  return changesTo(indexOf(g).stats, stat).length === 0 && (lastKnown(g, id)?.items.length ?? 0) === 0;
}

/** The sum of every contribution to a value of a card, printed first. */
function contributions(g: Table, id: CardId, stat: Exclude<Stat, 'atk'>, parts: Parts | null): number {
  const value = printedContributions(g, id, stat, parts);
  return lastKnown(g, id) === null ? value : value + modContributions(g, id, stat, null, parts);
}

/** What is printed on the card and, but for its level, on its items. */
export function printedContributions(
  g: Table,
  id: CardId,
  stat: Exclude<Stat, 'atk'>,
  parts: Parts | null = null,
): number {
  let value = noted(parts, printedStat(g, id, stat), id, true);
  if (stat === 'level') return value;
  for (const item of lastKnown(g, id)?.items ?? NOTHING) {
    const bonus = printedOn(faceOf(g, item), stat); // WL-16.12, WL-1.23
    if (bonus !== null) value += noted(parts, bonus, item, true);
  }
  return value;
}

function printedStat(g: Table, id: CardId, stat: Exclude<Stat, 'atk'>): number {
  const as = lastKnown(g, id)?.as;
  if (as !== null && as !== undefined) return as[stat];
  return printedOn(faceOf(g, id), stat) ?? 0;
}

/** Written out: a field looked up by a name that varies is slow. */
function printedOn(face: Face, stat: Exclude<Stat, 'atk'>): number | null {
  switch (stat) {
    case 'ac':
      return face.ac;
    case 'skill':
      return face.skill;
    case 'hp':
      return face.hp;
    case 'level':
      return face.level;
  }
}

function modContributions(g: Table, id: CardId, stat: Stat, after: number | null, parts: Parts | null): number {
  const mods = changesTo(indexOf(g).stats, stat);
  if (mods.length === 0 || g.depth >= DEEPEST) return 0;
  let value = 0;
  g.depth++;
  for (const { active, change } of mods) {
    const { amount, purpose, during } = change;
    if (purpose !== null || (after !== null && active.stamp < after)) continue;
    if (during !== null && !isDuring(g, during, id, active)) continue;
    if (!appliesTo(g, active, id)) continue;
    value += noted(parts, amountIn(g, active, stat, amount), active.frame.source, false);
  }
  g.depth--;
  return value;
}

/** Whether the strike now resolved is one the words speak of, with this character in the role they name. */
export function isDuring(g: Table, during: During, id: CardId, active: Active): boolean {
  const strike = g.strikes.at(-1);
  if (strike === undefined) return false;
  const [own, other] = during.as === 'striker' ? [strike.striker, strike.target] : [strike.target, strike.striker];
  return (
    own === id &&
    (during.via === undefined || during.via === strike.via) &&
    (during.attack === undefined || strike.attack) &&
    (during.other === undefined || (other !== 0 && matches(g, other, during.other, frameAs(active.frame, id))))
  );
}

// ---- ATK ----

/** The current ATK list (WL-1.6): printed or replaced numbers, extra strikes, all bonuses. */
export function atkNumbers(g: Table, id: CardId): readonly number[] {
  const setter = atkSetter(g, id);
  const base = setter === null ? printedAtk(g, id) : setter.mod.atk; // WL-20.8
  const after = ignoredBefore(g, setter);
  return strikesOf(g, id, base, atkBonus(g, id, after, null), after);
}

/** The ATK list of a character whose ATK nothing sets, when what modifications add to it is known. */
export function unsetAtkNumbers(g: Table, id: CardId, added: number): readonly number[] {
  return strikesOf(g, id, printedAtk(g, id), itemsAtk(g, id, null, null) + added, null);
}

function strikesOf(
  g: Table,
  id: CardId,
  base: readonly number[],
  bonus: number,
  after: number | null,
): readonly number[] {
  return withExtraStrikes(g, id, raised(base, bonus), bonus, after);
}

/** WL-16.11, WL-20.13: a bonus counts for every number of the list. */
export function raised(base: readonly number[], bonus: number): readonly number[] {
  return bonus === 0 ? base : base.map((number) => number + bonus);
}

type AtkSetter = Active<ModOf<'setAtk'>>;

/** WL-20.7: the latest effect that sets ATK, if there is one. */
function atkSetter(g: Table, id: CardId): AtkSetter | null {
  let setter: AtkSetter | null = null;
  for (const active of indexOf(g).mods.setAtk) if (appliesTo(g, active, id)) setter = active;
  return setter;
}

/** WL-20.11: in Campaign what came before the effect that sets ATK is ignored. Null: everything counts. */
function ignoredBefore(g: Table, setter: AtkSetter | null): number | null {
  return setter !== null && g.rules.setAtkIgnoresEarlier ? setter.stamp : null;
}

function printedAtk(g: Table, id: CardId): readonly number[] {
  const as = lastKnown(g, id)?.as;
  if (as !== null && as !== undefined) return as.atk;
  const face = faceOf(g, id);
  return face.type === 'character' ? face.atk : NO_STRIKES;
}

const NO_STRIKES: readonly number[] = [];

/** Everything that is added to the numbers of the ATK list. */
function atkBonus(g: Table, id: CardId, after: number | null, parts: Parts | null): number {
  return itemsAtk(g, id, after, parts) + modContributions(g, id, 'atk', after, parts);
}

function itemsAtk(g: Table, id: CardId, after: number | null, parts: Parts | null): number {
  let value = 0;
  for (const item of lastKnown(g, id)?.items ?? NOTHING) {
    const bonus = faceOf(g, item).atk[0];
    if (bonus === undefined) continue;
    // WL-20.9: an item's bonus began when it was equipped.
    if (after === null || (lastKnown(g, item)?.stamp ?? 0) >= after) value += noted(parts, bonus, item, true);
  }
  return value;
}

/** Bonuses and penalties to ATK without the printed numbers: what is added to a strike with an ATK of its own. */
export function atkBonusOf(g: Table, id: CardId): number {
  return atkBonus(g, id, null, null);
}

/** Whether the character has any strike in an attack, without working out its numbers. */
export function hasStrikes(g: Table, id: CardId): boolean {
  const setter = atkSetter(g, id);
  const { length } = setter === null ? printedAtk(g, id) : setter.mod.atk;
  return length > 0 || hasExtraStrike(g, id, ignoredBefore(g, setter));
}

function withExtraStrikes(
  g: Table,
  id: CardId,
  numbers: readonly number[],
  bonus: number,
  after: number | null,
): readonly number[] {
  const mods = indexOf(g).mods.extraStrike;
  if (mods.length === 0) return numbers;
  let all = numbers;
  for (const active of mods) {
    if ((after !== null && active.stamp < after) || !appliesTo(g, active, id)) continue;
    const { base } = active.mod;
    if (typeof base === 'number') all = [...all, base + bonus];
    else if (numbers.length > 0) all = [...all, base === 'lowest' ? Math.min(...numbers) : Math.max(...numbers)]; // else nothing to copy
  }
  return all;
}

/** Every number of the ATK list with what it is made of. */
export function explainStrikes(g: Table, id: CardId): readonly Explanation<Source>[] {
  const setter = atkSetter(g, id);
  const base = setter === null ? printedAtk(g, id) : setter.mod.atk; // WL-20.8
  const source = { card: setter === null ? id : setter.frame.source, printed: setter === null };
  const after = ignoredBefore(g, setter);
  const parts: Parts = [];
  const bonus = { value: atkBonus(g, id, after, parts), parts };
  const strikes = base.map((number) => onTopOf(number, source, bonus));
  for (const active of indexOf(g).mods.extraStrike) {
    if ((after !== null && active.stamp < after) || !appliesTo(g, active, id)) continue;
    const { base: extra } = active.mod;
    const from = { card: active.frame.source, printed: false };
    if (typeof extra === 'number') strikes.push(onTopOf(extra, from, bonus));
    else if (base.length > 0)
      strikes.push(onTopOf(extra === 'lowest' ? Math.min(...base) : Math.max(...base), from, bonus));
  }
  return strikes;
}

function onTopOf(amount: number, source: Source, { value, parts }: Explanation<Source>): Explanation<Source> {
  return { value: amount + value, parts: [{ amount, source }, ...parts] };
}

/** Whether some effect gives a strike to a character without numbers of its own. */
function hasExtraStrike(g: Table, id: CardId, after: number | null): boolean {
  for (const active of indexOf(g).mods.extraStrike) {
    if (typeof active.mod.base !== 'number' || (after !== null && active.stamp < after)) continue;
    if (appliesTo(g, active, id)) return true;
  }
  return false;
}

// ---- feats ----

/** WL-25.4: bonuses of one feat from several sources add up. Null: the character does not have the feat. */
export function featBonus(g: Table, id: CardId, feat: Feat): number | null {
  const { feats, mods } = indexOf(g);
  let bonus: number | null = null;
  for (const one of feats[id] ?? NO_FEATS) if (one.feat === feat) ({ bonus } = one); // WL-25.11: its items' feats are its own
  for (const active of mods.feat) {
    if (active.mod.feat === feat && appliesTo(g, active, id))
      bonus = (bonus ?? 0) + amountIn(g, active, 'add', active.mod.add);
  }
  return bonus;
}

/** The feat's bonus with what it is made of; without parts where the character does not have the feat. */
export function explainFeat(g: Table, id: CardId, feat: Feat): Explanation<Source> {
  const parts: Parts = [];
  let value = 0;
  const card = lastKnown(g, id);
  const own = card?.as === null || card === null ? faceOf(g, id).feats : featList(card.as.feats);
  for (const one of own) if (one.feat === feat) value += noted(parts, one.bonus, id, true);
  for (const item of card?.items ?? [])
    for (const one of faceOf(g, item).feats) if (one.feat === feat) value += noted(parts, one.bonus, item, true); // WL-25.11
  for (const active of indexOf(g).mods.feat) {
    if (active.mod.feat === feat && appliesTo(g, active, id))
      value += noted(parts, amountIn(g, active, 'add', active.mod.add), active.frame.source, false);
  }
  return { value, parts };
}

/** Whether the character may have any feat at all: a quick look. */
export function mayHaveFeats(g: Table, id: CardId): boolean {
  const { feats, mods } = indexOf(g);
  return mods.feat.length > 0 || feats[id] !== undefined;
}

const NO_FEATS: readonly FeatBonus[] = [];
