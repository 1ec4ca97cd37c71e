/**
 * Chapter 1, 14.11, 22: what a card is. Printed facts plus what effects in force add.
 */
import { appliesTo, indexOf } from '../abilities/active.ts';
import { FACTIONS, type Alignment, type Class, type Faction } from '../abilities/language.ts';
import { faceOf, lastKnown, type Table } from '../table.ts';
import type { CardId } from '../state.ts';

/** Circles such as "Elves are Undead while an Undead is in play" end here. */
const DEEPEST = 4;

function printedTraits(g: Table, id: CardId): readonly string[] {
  const as = lastKnown(g, id)?.as;
  return as === null || as === undefined ? faceOf(g, id).traits : (as.traits ?? []);
}

export function traitsOf(g: Table, id: CardId): readonly string[] {
  const printed = printedTraits(g, id);
  const { mods, givesTraits } = indexOf(g);
  if (!givesTraits || g.depth >= DEEPEST) return printed;
  const traits = [...printed];
  g.depth++;
  for (const active of mods.identity) {
    if (active.mod.traits !== undefined && appliesTo(g, active, id)) traits.push(...active.mod.traits);
  }
  g.depth--;
  return traits;
}

export function hasTrait(g: Table, id: CardId, trait: string): boolean {
  return traitsOf(g, id).includes(trait);
}

/** WL-1.8, WL-1.9: an empty list is no class at all. */
export function classesOf(g: Table, id: CardId): readonly Class[] {
  const as = lastKnown(g, id)?.as;
  const printed = as === null || as === undefined ? faceOf(g, id).classes : as.classes;
  const { mods, givesClasses } = indexOf(g);
  if (!givesClasses || g.depth >= DEEPEST) return printed;
  const classes = [...printed];
  g.depth++;
  for (const active of mods.identity) {
    if (active.mod.classes !== undefined && appliesTo(g, active, id)) classes.push(...active.mod.classes);
  }
  g.depth--;
  return classes;
}

export function sharesClass(wanted: readonly Class[], classes: readonly Class[]): boolean {
  for (const one of wanted) if (classes.includes(one)) return true;
  return false;
}

/** WL-1.13: every trait that is the name of a faction counts. */
export function factionsOf(g: Table, id: CardId): readonly Faction[] {
  const as = lastKnown(g, id)?.as;
  const printed = as !== null && as !== undefined ? (as.factions ?? []) : faceOf(g, id).factions;
  if (!indexOf(g).givesTraits) return printed;
  const gained = FACTIONS.filter((faction) => traitsOf(g, id).includes(faction));
  return gained.length === 0 ? printed : [...printed, ...gained];
}

/** WL-22.1, WL-22.6: null for items and actions. WL-22.3: a created character was given its creator's alignment. */
export function alignmentOf(g: Table, id: CardId): Alignment | null {
  const as = lastKnown(g, id)?.as;
  let alignment = as !== null && as !== undefined ? (as.alignment ?? null) : faceOf(g, id).alignment;
  if (alignment === null) return null;
  for (const active of indexOf(g).mods.identity) {
    if (active.mod.alignment !== undefined && appliesTo(g, active, id)) alignment = active.mod.alignment; // WL-2.6
  }
  return alignment;
}

/** WL-1.21 */
export function isWarlord(g: Table, id: CardId): boolean {
  if (indexOf(g).givesTraits || lastKnown(g, id)?.as) return hasTrait(g, id, 'Warlord');
  return faceOf(g, id).warlord;
}

/** WL-14.11, WL-14.12 */
export function isSpell(g: Table, id: CardId): boolean {
  return faceOf(g, id).spell;
}
