/**
 * What the powers of an army card come down to, worked out once: the parts sorted by where the rules look for them, and the
 * movement modes as plain facts.
 */
import type { ArmyCard } from '../content/card.ts';
import { codeOf } from '../content/terrain.ts';
import type { Library } from '../content/library.ts';
import type {
  ActPart,
  ActWindow,
  AllSkullsPart,
  AttacksPart,
  BondPart,
  ChoosePart,
  CombinedPart,
  CommandPart,
  CounterPart,
  D20BonusPart,
  DefenceCutPart,
  DuringMovePart,
  InitiativePart,
  LeapPart,
  Part,
  ReactPart,
  RerollPart,
  RestrictionPart,
  ShieldsPart,
  SkullsPart,
  SpecialAttackPart,
  StatPart,
  TeleportPart,
  TerrainPart,
  Trigger,
  ActingPart,
} from './language.ts';

/** A part with the power it belongs to. */
export interface Held<P extends Part = Part> {
  readonly power: string;
  /** The power's place on the card. */
  readonly index: number;
  /** The part's place among all of the card: a name for it in keys and counters. */
  readonly place: number;
  readonly part: P;
}

export interface Face {
  readonly record: ArmyCard;
  readonly parts: readonly Held[];
  /** Parts that change numbers or dice of the figure itself, and those that reach others. */
  readonly stats: readonly Held<StatPart>[];
  /** Of these the ones that reach others, by what they change. */
  readonly statAuras: Readonly<Record<StatPart['stat'], readonly Held<StatPart>[]>>;
  /** Those that change the range of the figure itself. */
  readonly ranges: readonly Held<StatPart>[];
  readonly skulls: readonly Held<SkullsPart>[];
  readonly shields: readonly Held<ShieldsPart>[];
  readonly cuts: readonly Held<DefenceCutPart>[];
  readonly allSkulls: readonly Held<AllSkullsPart>[];
  /** Those of the one attacked, and those of the attacker. */
  readonly counters: readonly Held<CounterPart>[];
  readonly reversedCounters: readonly Held<CounterPart>[];
  readonly rerolls: readonly Held<RerollPart>[];
  readonly attacks: readonly Held<AttacksPart>[];
  readonly specials: readonly Held<SpecialAttackPart>[];
  readonly combined: readonly Held<CombinedPart>[];
  readonly leaps: readonly Held<LeapPart>[];
  readonly teleports: readonly Held<TeleportPart>[];
  readonly acts: Readonly<Partial<Record<ActWindow, readonly Held<ActPart>[]>>>;
  readonly reacts: Readonly<Partial<Record<Trigger, readonly Held<ReactPart>[]>>>;
  /** What it reacts to, as bits (`triggerBit`). */
  readonly triggers: number;
  readonly bonds: readonly Held<BondPart>[];
  readonly commands: readonly Held<CommandPart>[];
  readonly acting: Held<ActingPart> | null;
  readonly restrictions: readonly Held<RestrictionPart>[];
  /** Some of them keep others from moving. */
  readonly holds: boolean;
  readonly d20Bonuses: readonly Held<D20BonusPart>[];
  readonly initiative: readonly Held<InitiativePart>[];
  readonly choices: readonly Held<ChoosePart>[];
  readonly duringMove: readonly Held<DuringMovePart>[];
  readonly terrain: readonly Held<TerrainPart>[];
  readonly reserve: boolean;
  /** Some part changes others than the figure itself: the card is looked at when anybody's numbers are worked out. */
  readonly hasAura: boolean;
  /** Some react speaks for others. */
  readonly modes: MovementModes;
}

/** How a figure moves (chapter 28, "Movement modes"); a negated card has none of it. */
export interface MovementModes {
  readonly flies: boolean;
  readonly stealth: boolean;
  readonly ghost: boolean;
  readonly disengages: boolean;
  readonly climbTimes: number;
  readonly climbAdd: number;
  /** By terrain code. */
  readonly noStop: readonly boolean[];
  readonly noCost: readonly boolean[];
  readonly noDamage: readonly boolean[];
  /** All of the above that ground is asked for, in one word. */
  readonly key: string;
}

const faces = new WeakMap<Library, readonly Face[]>();

export function facesOf(library: Library): readonly Face[] {
  const known = faces.get(library);
  if (known !== undefined) return known;
  const made = library.cards.map(makeFace);
  faces.set(library, made);
  return made;
}

function makeFace(record: ArmyCard): Face {
  const parts: Held[] = [];
  for (const [index, power] of record.powers.entries()) {
    for (const part of power.parts) parts.push({ power: power.name, index, place: parts.length, part });
  }
  const all = <K extends Part['part']>(kind: K) =>
    parts.filter((held): held is Held<Extract<Part, { part: K }>> => held.part.part === kind);
  const acts: Partial<Record<ActWindow, Held<ActPart>[]>> = {};
  for (const held of all('act')) (acts[held.part.when] ??= []).push(held);
  const reacts: Partial<Record<Trigger, Held<ReactPart>[]>> = {};
  for (const held of all('react')) (reacts[held.part.to] ??= []).push(held);
  const restrictions = parts.filter((held): held is Held<RestrictionPart> => RESTRICTIONS.has(held.part.part));
  const aurasOf = (stat: StatPart['stat']) =>
    all('stat').filter(({ part }) => part.stat === stat && part.for !== undefined);
  return {
    record,
    parts,
    stats: all('stat'),
    ranges: all('stat').filter(({ part }) => part.stat === 'range' && part.for === undefined),
    statAuras: {
      attack: aurasOf('attack'),
      defence: aurasOf('defence'),
      move: aurasOf('move'),
      range: aurasOf('range'),
      leaving: aurasOf('leaving'),
      leap: aurasOf('leap'),
    },
    skulls: all('skulls'),
    shields: all('shields'),
    cuts: all('defence-cut'),
    allSkulls: all('all-skulls'),
    counters: all('counter').filter(({ part }) => part.reversed !== true),
    reversedCounters: all('counter').filter(({ part }) => part.reversed === true),
    rerolls: all('reroll-defence'),
    attacks: all('attacks'),
    specials: all('special-attack'),
    combined: all('combined-attack'),
    leaps: all('leap'),
    teleports: all('teleport'),
    acts,
    reacts,
    triggers: all('react').reduce((bits, { part }) => bits | triggerBit(part.to), 0),
    bonds: all('bond'),
    commands: all('command'),
    acting: all('acting')[0] ?? null,
    restrictions,
    holds: restrictions.some(({ part }) => part.part === 'lock' || part.part === 'vortex'),
    d20Bonuses: all('d20-bonus'),
    initiative: all('initiative'),
    choices: all('choose'),
    duringMove: all('during-move'),
    terrain: all('terrain'),
    reserve: all('reserve').length > 0,
    hasAura: parts.some(({ part }) => 'for' in part && part.for !== undefined),
    modes: modesOf(parts),
  };
}

const TRIGGER_BITS: Readonly<Record<Trigger, number>> = {
  targeted: 1,
  attacks: 1 << 1,
  'skulls-rolled': 1 << 2,
  defended: 1 << 3,
  'about-to-be-wounded': 1 << 4,
  'about-to-be-destroyed': 1 << 5,
  wounded: 1 << 6,
  wounds: 1 << 7,
  destroys: 1 << 8,
  destroyed: 1 << 9,
  'other-destroyed': 1 << 10,
  attacked: 1 << 11,
  'defence-rolled': 1 << 12,
  'enemy-moves-adjacent': 1 << 13,
  'leaving-wounds': 1 << 14,
  'leaving-wounded': 1 << 15,
};

export function triggerBit(trigger: Trigger): number {
  return TRIGGER_BITS[trigger];
}

const RESTRICTIONS: ReadonlySet<string> = new Set([
  'adjacent-only',
  'taunt',
  'lock',
  'vortex',
  'may-not-attack',
  'exempt',
]);

function modesOf(parts: readonly Held[]): MovementModes {
  let flies = false;
  let stealth = false;
  let ghost = false;
  let disengages = false;
  let climbTimes = 1;
  let climbAdd = 0;
  const noStop: boolean[] = [];
  const noCost: boolean[] = [];
  const noDamage: boolean[] = [];
  for (let code = 0; code < 18; code++) {
    noStop.push(false);
    noCost.push(false);
    noDamage.push(false);
  }
  for (const { part } of parts) {
    if (part.part === 'fly') {
      flies = true;
      stealth ||= part.stealth === true;
    } else if (part.part === 'ghost') ghost = true;
    else if (part.part === 'disengage') disengages = true;
    else if (part.part === 'climb') {
      climbTimes = Math.max(climbTimes, part.times ?? 1);
      climbAdd += part.add ?? 0;
    } else if (part.part === 'waive') {
      for (const terrain of part.terrain) {
        if (part.what.includes('stop')) noStop[codeOf(terrain)] = true;
        if (part.what.includes('cost')) noCost[codeOf(terrain)] = true;
        if (part.what.includes('damage')) noDamage[codeOf(terrain)] = true;
      }
    }
  }
  const key = [noStop, noCost, noDamage].map((list) => list.map(Number).join('')).join(' ');
  return { flies, stealth, ghost, disengages, climbTimes, climbAdd, noStop, noCost, noDamage, key };
}

/** The modes of a card without powers, or whose powers are blocked (HS-28.10). */
export const PLAIN_MODES: MovementModes = modesOf([]);
