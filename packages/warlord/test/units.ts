/**
 * The smallest parts of what cards say that can do something by themselves, and each card without one of them.
 */
import type { Card } from '../src/content/card.ts';

type Path = readonly (string | number)[];

/** One effect, modification or rule of use. */
export interface Unit {
  readonly card: Card;
  /** How events and options name the ability it belongs to; empty for what happens of itself. */
  readonly uid: string;
  readonly path: Path;
  readonly kind: 'effect' | 'mod' | 'rule';
  /** The card with everything but this. */
  readonly without: Card;
}

export function unitsOf(card: Card): readonly Unit[] {
  const units: Unit[] = [];
  for (const [i, ability] of (card.abilities ?? []).entries()) {
    const performed = ability.kind === 'order' || ability.kind === 'react';
    const add = (path: Path, kind: Unit['kind'], edit: Edit): void => {
      // What an Order grants is kept with its effect: it must be without the unit from then on.
      const uid = performed ? `${card.id}#${i}` : path.includes('ability') ? `${card.id}#grant` : '';
      units.push({ card, uid, path, kind, without: edited(card, path, edit) as Card });
    };
    if (ability.kind === 'rule') add(['abilities', i], 'rule', () => [{ kind: 'static', mods: [] }]);
    else collect(ability, ['abilities', i], add);
  }
  return units;
}

/** The unit as data, and where it stands. */
export function describeUnit({ card, path }: Unit): string {
  const part = path.reduce<unknown>(
    (whole, key) => (isMap(whole) || Array.isArray(whole) ? Reflect.get(whole, key) : undefined),
    card,
  );
  return `${card.id} ${path.slice(1).join('.')}: ${JSON.stringify(part)}`;
}

/** What stands at the path instead; nothing is left out. */
type Edit = (part: unknown) => readonly unknown[];

const leaveOut: Edit = () => [];
/** Whether a strike is offered is looked up in its first words: it stays, but is made no time. */
const makeNoStrike: Edit = (part) => (isMap(part) ? [{ ...part, times: 0 }] : []);

const EFFECTS = [
  'do',
  'then',
  'else',
  'effects',
  'onHit',
  'after',
  'afterHit',
  'afterMiss',
  'afterKill',
  'success',
  'failure',
];

function collect(part: unknown, path: Path, add: (path: Path, kind: Unit['kind'], edit: Edit) => void): void {
  if (Array.isArray(part)) {
    for (const [i, one] of part.entries()) collect(one, [...path, i], add);
    return;
  }
  if (!isMap(part)) return;
  for (const [key, value] of Object.entries(part)) {
    if (Array.isArray(value) && EFFECTS.includes(key)) addEffects(value, [...path, key], add);
    if (Array.isArray(value) && key === 'of' && part['do'] === 'choose') {
      for (const [i, mode] of value.entries()) if (Array.isArray(mode)) addEffects(mode, [...path, key, i], add);
    }
    if (Array.isArray(value) && key === 'mods') for (const i of value.keys()) add([...path, key, i], 'mod', leaveOut);
    collect(value, [...path, key], add);
  }
}

/** What only groups or begins other parts is proved by those. */
const PROVED_BY_PARTS = ['modify', 'if', 'may', 'choose', 'forEach', 'atEndOfTurn'];

function addEffects(
  list: readonly unknown[],
  path: Path,
  add: (path: Path, kind: Unit['kind'], edit: Edit) => void,
): void {
  for (const [i, effect] of list.entries()) {
    if (!isMap(effect) || PROVED_BY_PARTS.includes(String(effect['do']))) continue;
    add([...path, i], 'effect', effect['do'] === 'strike' ? makeNoStrike : leaveOut);
  }
}

function edited(data: unknown, path: Path, edit: Edit): unknown {
  const [key, ...rest] = path;
  if (Array.isArray(data) && typeof key === 'number') {
    return data.flatMap((one: unknown, i) =>
      i !== key ? [one] : rest.length === 0 ? edit(one) : [edited(one, rest, edit)],
    );
  }
  if (!isMap(data) || typeof key !== 'string') throw new Error(`nothing at ${path.join('.')}`);
  return { ...data, [key]: edited(data[key], rest, edit) };
}

function isMap(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Words that the card uses to describe others: their names, traits, factions, classes, feats. */
export function wordsOf(card: Card): ReadonlySet<string> {
  const words = new Set<string>();
  const walk = (part: unknown, key: string): void => {
    if (typeof part === 'string') {
      if (['name', 'trait', 'faction', 'class', 'feat', 'ignores'].includes(key)) words.add(part);
    } else if (Array.isArray(part)) for (const one of part) walk(one, key);
    else if (isMap(part)) for (const [inner, value] of Object.entries(part)) walk(value, inner);
  };
  walk(card.abilities ?? [], '');
  return words;
}
