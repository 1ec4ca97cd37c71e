/**
 * Short names for the drawn battlefield: the letter of the player, a letter of the creature's name, and the number of a minion: "AM"
 * is Marshal Ysolde Carrow of player A, "BG2" B's second Gravebound.
 */
import { letterOf, type Seat } from '@muster/engine';
import { freeLetter } from '@muster/hex';
import { library } from '../content/library.ts';
import { NOBODY, type Creature, type CreatureId, type Player, type SignumState } from '../state.ts';

type Marks = ReadonlyMap<CreatureId, string>;
/** By seat, by kind and record: for all a player could ever bring. */
type Letters = readonly Readonly<Record<Creature['kind'], ReadonlyMap<number, string>>>[];

/** What was found for a match, and what it was found from. */
interface Marked {
  readonly faces: number;
  readonly heroes: readonly number[];
  readonly letters: Letters;
  sides: readonly Seat[];
  marks: Marks;
}

/** Every sentence asks for them. */
const marked = new WeakMap<SignumState, Marked>();

/**
 * The letter of the player who controls it now, so that the drawing shows whose it is. They are found anew when somebody has come, gone
 * or changed sides; the letters of the names only while heroes and cards are still being chosen.
 */
export function creatureMarks(state: SignumState): Marks {
  const { creatures, players, faces } = state;
  const known = marked.get(state);
  if (known?.faces === faces.length && areHeroesOf(players, known.heroes)) {
    if (!areSidesOf(creatures, known.sides)) {
      known.sides = creatures.map(sideOf);
      known.marks = findMarks(state, known.letters);
    }
    return known.marks;
  }
  const letters = players.map((_, seat) => lettersOf(state, seat));
  const marks = findMarks(state, letters);
  const heroes = players.map(({ hero }) => hero);
  marked.set(state, { faces: faces.length, heroes, letters, sides: creatures.map(sideOf), marks });
  return marks;
}

function areHeroesOf(players: readonly Player[], heroes: readonly number[]): boolean {
  for (let seat = 0; seat < players.length; seat++) if (players[seat]?.hero !== heroes[seat]) return false;
  return true;
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
    const own = letters[creature.owner]?.[creature.kind].get(creature.record) ?? '?';
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

/** No letter changes in the course of a match. */
function lettersOf(state: SignumState, seat: Seat): Letters[number] {
  const { heroes, characters, minions, factions } = library();
  const letters = {
    hero: new Map<number, string>(),
    character: new Map<number, string>(),
    minion: new Map<number, string>(),
  };
  const taken: string[] = [];
  const name = (kind: 'hero' | 'character', record: number, called: string) => {
    const letter = freeLetter(called, taken);
    taken.push(letter);
    letters[kind].set(record, letter);
  };
  const hero = heroes[state.players[seat]?.hero ?? NOBODY];
  if (hero === undefined) return letters;
  name('hero', heroes.indexOf(hero), hero.name);
  const own = factions.find(({ id }) => id === hero.faction)?.minion;
  const minion = minions.findIndex(({ id }) => id === own);
  // Its number tells a minion from others with its letter.
  letters.minion.set(minion, freeLetter(minions[minion]?.name ?? '', []));
  for (const { kind, record, owner } of state.faces) {
    if (kind === 'character' && owner === seat && !letters.character.has(record))
      name('character', record, characters[record]?.name ?? '');
  }
  return letters;
}
