/**
 * What no schema can see in a card record: words that refer to something which isn't there.
 */
import type { Problem } from '@muster/engine';
import type { Card } from './card.ts';
import { PRINTED_FIELDS } from './printed.ts';

type Path = Problem['path'];
type Fields = Readonly<Record<string, unknown>>;

/** What the words of an ability may refer to at some place in it. */
interface Reach {
  /** The ability reacts to an event. */
  readonly event: boolean;
  /** The ids of its targets, '' for one without; null if it has none. */
  readonly targets: readonly string[] | null;
  /** Somebody is being dealt with. */
  readonly it: boolean;
  /** A number is chosen while paying. */
  readonly x: boolean;
}

const NOTHING: Reach = { event: false, targets: null, it: false, x: false };

/** Fields that hold names, not words of the language. */
const NAMES: readonly string[] = ['trait', 'traits', 'name', 'id'];

/** Effects that deal with one character after the other. */
const DEALS_WITH_IT: readonly unknown[] = ['check', 'strike', 'alterStrike', 'forEach'];

export function checkCard(card: Card): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (path: Path, message: string): void => void problems.push({ path, message });
  if (lettersOf(card.id) !== lettersOf(card.name)) report(['id'], `does not fit the name '${card.name}'`);
  const abilities = card.abilities ?? [];
  if (card.type === 'action' && !abilities.some(({ kind }) => kind === 'order' || kind === 'react')) {
    report(['abilities'], 'an action card has an Order or a React (WL-1.30)');
  }
  for (const [i, ability] of abilities.entries()) {
    const path = ['abilities', i];
    walk(ability, path, NOTHING, card, report);
    if (ability.kind === 'rule' && ability.rule === 'needs' && ability.alsoAtStart === true) {
      checkPrinted(ability.who, [...path, 'who'], report);
    }
  }
  return problems;
}

type Report = (path: Path, message: string) => void;

function walk(value: unknown, path: Path, reach: Reach, card: Card, report: Report): void {
  if (typeof value === 'string') checkWord(value, path, reach, report);
  else if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) walk(one, [...path, i], reach, card, report);
  } else if (typeof value === 'object' && value !== null) {
    const fields = value as Fields;
    const inside = reachInside(fields, reach);
    checkPlace(fields, path, card, report);
    for (const [key, field] of Object.entries(fields)) {
      if (NAMES.includes(key)) continue;
      // A modification deals with each card it speaks of.
      const within = key === 'mods' ? { ...inside, it: true } : inside;
      walk(field, [...path, key], within, card, report);
    }
  }
}

/** A granted ability refers to its own event and targets, not to those of the ability that grants it. */
function reachInside(fields: Fields, reach: Reach): Reach {
  if (typeof fields['kind'] === 'string') {
    return {
      event: fields['kind'] === 'react' || fields['kind'] === 'auto',
      targets: Array.isArray(fields['targets']) ? fields['targets'].map(idOf) : null,
      it: false,
      x: Array.isArray(fields['cost']) && fields['cost'].some((cost: Fields) => cost['charges'] === 'any'),
    };
  }
  return DEALS_WITH_IT.includes(fields['do']) ? { ...reach, it: true } : reach;
}

function idOf(target: Fields): string {
  return typeof target['id'] === 'string' ? target['id'] : '';
}

function checkWord(word: string, path: Path, reach: Reach, report: Report): void {
  if (word === 'target' || word.startsWith('target:')) {
    if (reach.targets === null) report(path, `'${word}': the ability has no targets`);
    else if (word !== 'target' && !reach.targets.includes(word.slice('target:'.length))) {
      report(path, `'${word}': no target has this id`);
    }
  } else if (word.startsWith('event.')) {
    if (!reach.event) report(path, `'${word}': only a React or automatic text has an event`);
  } else if (word === 'it') {
    if (!reach.it) report(path, "'it': nobody is being dealt with here");
  } else if (word === 'X' && !reach.x) {
    report(path, "'X': the ability has no cost of any number of charges");
  }
}

function checkPlace(fields: Fields, path: Path, card: Card, report: Report): void {
  const { targets } = fields;
  if (Array.isArray(targets)) {
    const ids = targets.map(idOf).filter((id) => id !== '');
    for (const [i, id] of ids.entries()) {
      if (ids.indexOf(id) !== i) report([...path, 'targets'], `two targets have the id '${id}'`);
    }
  }
  // WL-14.13: characters and items stand or are equipped; only action cards attach themselves.
  if (card.type === 'action') return;
  if (fields['do'] === 'attach') report(path, 'only an action card attaches itself (WL-14.13)');
  if (fields['kind'] === 'static' && fields['attached'] === true) {
    report([...path, 'attached'], 'only an action card is ever attached (WL-14.13)');
  }
}

/** The starting army is checked before the game: the filter may ask for nothing that only a game can tell. */
function checkPrinted(where: unknown, path: Path, report: Report): void {
  if (Array.isArray(where)) {
    for (const [i, one] of where.entries()) checkPrinted(one, [...path, i], report);
  } else if (typeof where === 'object' && where !== null) {
    for (const [key, field] of Object.entries(where as Fields)) {
      const at = [...path, key];
      if (key === 'not' || key === 'any') checkPrinted(field, at, report);
      else if (!PRINTED_FIELDS.some((one) => one === key)) report(at, 'means nothing before the game');
      else if (key === 'level' || key === 'stat') checkFixed(field as Fields, at, report);
    }
  }
}

function checkFixed(range: Fields, path: Path, report: Report): void {
  for (const [key, bound] of Object.entries(range)) {
    if (typeof bound === 'object') report([...path, key], 'must be a plain number before the game');
  }
}

function lettersOf(name: string): string {
  return name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '');
}
