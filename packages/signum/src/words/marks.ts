/**
 * Short names for the drawn battlefield: the letter of the player, a letter of the creature's name, and the number of a minion: "AM"
 * is Marshal Ysolde Carrow of player A, "BG2" B's second Gravebound.
 */
import { letterOf, type Seat } from '@muster/engine';
import { freeLetter } from '@muster/hex';
import { library } from '../content/library.ts';
import { NOBODY, type Creature, type CreatureId, type SignumState } from '../state.ts';

type Marks = ReadonlyMap<CreatureId, string>;

/** Every sentence asks for them: they are found anew when somebody has come, gone or changed sides. */
const marked = new WeakMap<SignumState, { readonly letters: Letters; readonly sides: readonly Seat[]; marks: Marks }>();

/** The letter of the player who controls it now, so that the drawing shows whose it is. */
export function creatureMarks(state: SignumState): Marks {
  const letters = lettersIn(state);
  const known = marked.get(state);
  if (known?.letters === letters && areSidesOf(state.creatures, known.sides)) return known.marks;
  const marks = findMarks(state, letters);
  marked.set(state, { letters, sides: state.creatures.map(sideOf), marks });
  return marks;
}

/** Who controls a creature on the battlefield. */
function sideOf({ hex, controller }: Creature): Seat {
  return hex === NOBODY ? -1 - controller : controller;
}

function areSidesOf(creatures: readonly Creature[], sides: readonly Seat[]): boolean {
  if (creatures.length !== sides.length) return false;
  for (let i = 0; i < creatures.length; i++) {
    const creature = creatures[i];
    if (creature === undefined || sideOf(creature) !== sides[i]) return false;
  }
  return true;
}

function findMarks(state: SignumState, letters: Letters): Marks {
  const marks = new Map<CreatureId, string>();
  const taken = new Set<string>();
  for (const creature of state.creatures) {
    const own = letters[creature.owner]?.get(`${creature.kind} ${creature.record}`) ?? '?';
    const number = creature.kind === 'minion' ? String(numberOf(state, creature)) : '';
    const mark = letterOf(creature.controller) + own + number;
    // Who was taken over may share its letter with another: then it keeps that of its owner, in small.
    const free = taken.has(mark) ? `${mark}${letterOf(creature.owner).toLowerCase()}` : mark;
    if (creature.hex !== NOBODY) taken.add(free);
    marks.set(creature.id, free);
  }
  return marks;
}

/** Minions of a player are counted as they come; a number is never used again. */
export function numberOf(state: SignumState, minion: Creature): number {
  let number = 0;
  for (const { id, kind, owner } of state.creatures)
    if (kind === 'minion' && owner === minion.owner && id <= minion.id) number++;
  return number;
}

type Letters = readonly ReadonlyMap<string, string>[];

/** Found once for a match: they change only while heroes and cards are still being chosen. */
const found = new WeakMap<
  SignumState,
  { readonly faces: number; readonly heroes: readonly number[]; letters: Letters }
>();

function lettersIn(state: SignumState): Letters {
  const known = found.get(state);
  if (known?.faces === state.faces.length && state.players.every(({ hero }, seat) => hero === known.heroes[seat]))
    return known.letters;
  const letters = state.players.map((_, seat) => lettersOf(state, seat));
  found.set(state, { faces: state.faces.length, heroes: state.players.map(({ hero }) => hero), letters });
  return letters;
}

/** By kind and record, for all a player could ever bring: no letter changes in the course of a match. */
function lettersOf(state: SignumState, seat: Seat): ReadonlyMap<string, string> {
  const { heroes, characters, minions, factions } = library();
  const letters = new Map<string, string>();
  const taken: string[] = [];
  const name = (key: string, called: string) => {
    const letter = freeLetter(called, taken);
    taken.push(letter);
    letters.set(key, letter);
  };
  const hero = heroes[state.players[seat]?.hero ?? NOBODY];
  if (hero === undefined) return letters;
  name(`hero ${heroes.indexOf(hero)}`, hero.name);
  const own = factions.find(({ id }) => id === hero.faction)?.minion;
  const minion = minions.findIndex(({ id }) => id === own);
  // Its number tells a minion from others with its letter.
  letters.set(`minion ${minion}`, freeLetter(minions[minion]?.name ?? '', []));
  for (const { kind, record, owner } of state.faces) {
    if (kind === 'character' && owner === seat && !letters.has(`character ${record}`))
      name(`character ${record}`, characters[record]?.name ?? '');
  }
  return letters;
}
