/**
 * English: movement.
 */
import { words } from '@muster/grammar/phrases';
import type { MoveVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { plural } from './fight.ts';
import { say } from './noun.ts';
import { groundSpaces, placeOf } from './place.ts';
import { fixed, verb, type Predicate } from './predicate.ts';

export function movePredicate(said: MoveVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'flies':
      return verb('fly', '');
    case 'takes-off-safely':
      return verb('take', 'no leaving-engagement attacks when starting to fly');
    case 'passes-figures':
      return verb('move', 'through all figures');
    case 'is-attacked-when-leaving':
      return verb('take', said.is ? 'leaving-engagement attacks as usual' : 'no leaving-engagement attacks');
    case 'climbs':
      return said.times === undefined
        ? verb('count', `as ${said.add ?? 0} levels taller when climbing`)
        : verb('count', `as ${said.times === 2 ? 'twice' : `${said.times} times`} as tall when climbing`);
    case 'ignores-stop':
      return fixed('need', `not stop on ${groundSpaces(said.ground)}`);
    case 'ignores-cost':
      return verb('pay', `no extra movement for ${groundSpaces(said.ground)}`);
    case 'ignores-damage':
      return verb('take', `no damage from ${groundSpaces(said.ground)}`);
    case 'leaps':
      return verb(
        'leap',
        `up to ${said.spaces} ${plural(said.spaces, 'space')}, over figures, obstacles and water and ${levelsWords(said.up, said.down)}`,
      );
    case 'steps-up':
      return verb('move', `${said.spaces} ${plural(said.spaces, 'space')}, ${levelsWords(said.up, said.down)}`);
    case 'moves':
      return verb('move', `up to ${said.spaces} ${plural(said.spaces, 'space')}`);
    case 'must-end-move':
      return verb('end', 'its move there');
    case 'comes-into':
      return verb(
        'move',
        said.where.of === undefined ? 'there' : `onto a space ${placeOf(said.where.place, say(said.where.of, talk))}`,
      );
    case 'passes-through':
      return verb('move', `through ${say(said.whom, talk)}`);
    case 'moves-at-all':
      return verb('move', '');
    case 'is-moved-by-powers':
      return fixed('cannot', 'be moved by powers');
    case 'turns-ground': {
      const where = said.where.of === undefined ? '' : placeOf(said.where.place, say(said.where.of, talk));
      return verb(
        'turn',
        words(`its own space and all ${groundSpaces(said.from)}`, where, `into ${groundSpaces(said.into)}`),
      );
    }
    case 'goes-on':
      return verb('continue', 'the move');
    case 'ends-move':
      return verb('end', 'the move');
    case 'ends-move-engaged':
      return verb('end', 'this move engaged');
  }
}

function levelsWords(up: number, down: number): string {
  const levels = (count: number): string => `${count} ${plural(count, 'level')}`;
  if (up === down) return `up to ${levels(up)} up or down`;
  if (down === 0) return `up to ${levels(up)} higher`;
  return `up to ${levels(up)} up or ${levels(down)} down`;
}
