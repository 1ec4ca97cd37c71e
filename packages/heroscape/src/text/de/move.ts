/**
 * German: movement.
 */
import type { MoveVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { END_OF_CLAUSE } from './grammar.ts';
import { say as noun, sayer } from './noun.ts';
import { ebenen, felder, groundSpaces, placeParts, placeWords } from './place.ts';
import { say, type Predicate } from './predicate.ts';

export function movePredicate(said: MoveVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'flies':
      return say('fliegen', '');
    case 'takes-off-safely':
      return say('erleiden', 'beim Abheben keine Gelegenheitsangriffe');
    case 'passes-figures':
      return say('ziehen', 'durch alle Figuren');
    case 'is-attacked-when-leaving':
      return say('erleiden', said.is ? 'wie üblich Gelegenheitsangriffe' : 'keine Gelegenheitsangriffe');
    case 'climbs':
      return said.times === undefined
        ? say('gelten', `beim Klettern als ${ebenen(said.add ?? 0)} höher`)
        : say(
            'gelten',
            `beim Klettern als ${said.times === 2 ? 'doppelt' : said.times === 3 ? 'dreimal' : `${said.times}-mal`} so hoch`,
          );
    case 'ignores-stop':
      return say('muessen', `auf ${groundSpaces(said.ground, 'dat')} nicht anhalten`);
    case 'ignores-cost':
      return say('bezahlen', `für ${groundSpaces(said.ground, 'acc')} keine zusätzliche Bewegung`);
    case 'ignores-damage':
      return say('erleiden', `durch ${groundSpaces(said.ground, 'acc')} keinen Schaden`);
    case 'leaps':
      return say('springen', `bis zu ${felder(said.spaces)} weit`, {
        tail: `, über Figuren, Hindernisse und Wasser hinweg und ${levels(said.up, said.down)}`,
      });
    case 'steps-up':
      return say('ziehen', `${felder(said.spaces)} weit und dabei ${levels(said.up, said.down)}`);
    case 'moves':
      return say('ziehen', `bis zu ${felder(said.spaces)} weit`);
    case 'must-end-move':
      return say('beenden', 'dort die Bewegung');
    case 'comes-into': {
      const { phrases, clauses } = placeParts(said.where, false, sayer(talk));
      const [clause] = clauses;
      return say(
        'ziehen',
        ['auf ein Feld', ...phrases].join(' '),
        clause === undefined ? {} : { tail: `, das ${clause.text}` },
      );
    }
    case 'passes-through':
      return say('ziehen', `durch ${noun(said.whom, talk, 'acc')}`);
    case 'moves-at-all':
      return say('ziehen', '', { not: 'nicht' });
    case 'is-moved-by-powers':
      return say('koennen', 'nicht durch Fähigkeiten bewegt werden');
    case 'turns-ground': {
      const { place, of } = said.where;
      const where = of === undefined ? '' : `, die ${placeWords(place, of, sayer(talk))} sind${END_OF_CLAUSE}`;
      return say(
        'verwandeln',
        `das eigene Feld und alle ${groundSpaces(said.from, 'acc')}${where} in ${groundSpaces(said.into, 'acc')}`,
      );
    }
    case 'goes-on':
      return say('fortsetzen', 'die Bewegung');
    case 'ends-move':
      return say('beenden', 'die Bewegung');
    case 'ends-move-engaged':
      return say('beenden', 'diese Bewegung kampfgebunden');
  }
}

function levels(up: number, down: number): string {
  if (up === down) return `bis zu ${ebenen(up)} nach oben oder unten`;
  if (down === 0) return `bis zu ${ebenen(up)} höher`;
  return `bis zu ${ebenen(up)} nach oben oder ${ebenen(down)} nach unten`;
}
