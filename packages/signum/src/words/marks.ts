/**
 * Short names for the drawn battlefield: the letter of the player, a letter of the creature's name, and the number of a minion: "AM"
 * is Marshal Ysolde Carrow of player A, "BG2" B's second Gravebound.
 */
import { letterOf, type Seat } from '@muster/engine';
import { freeLetter } from '@muster/hex';
import { library } from '../content/library.ts';
import { NOBODY, type Creature, type CreatureId, type SignumState } from '../state.ts';

/** The letter of the player who controls it now, so that the drawing shows whose it is. */
export function creatureMarks(state: SignumState): ReadonlyMap<CreatureId, string> {
  const letters = lettersIn(state);
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
  return state.creatures.filter(({ id, kind, owner }) => kind === 'minion' && owner === minion.owner && id <= minion.id)
    .length;
}

type Letters = readonly ReadonlyMap<string, string>[];

/** Found once for a match: they change only while heroes and cards are still being chosen. */
const found = new WeakMap<SignumState, { readonly chosen: string; readonly letters: Letters }>();

function lettersIn(state: SignumState): Letters {
  const chosen = `${state.players.map(({ hero }) => hero).join()} ${state.faces.length}`;
  const known = found.get(state);
  if (known?.chosen === chosen) return known.letters;
  const letters = state.players.map((_, seat) => lettersOf(state, seat));
  found.set(state, { chosen, letters });
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
