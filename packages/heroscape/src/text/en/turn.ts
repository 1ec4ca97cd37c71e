/**
 * English: turns, markers, the start of the game.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { TurnVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { markerWords } from './effect.ts';
import { perWords } from './fight.ts';
import { say } from './noun.ts';
import { fixed, is, verb, type Predicate } from './predicate.ts';

export function turnPredicate(said: TurnVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'take-turn':
      return verb(
        said.first === true ? 'first take' : 'take',
        `a turn with ${listed(
          said.with.map((noun) => say(noun, talk)),
          'and',
        )}`,
      );
    case 'take-turn-instead':
      return verb(
        'take',
        `a turn with ${listed(
          said.options.map((option) => option.map((noun) => say(noun, talk)).join(' and/or ')),
          'or',
        )}`,
      );
    case 'another-turn':
      return verb('take', `another turn with ${say(said.with, talk)}`);
    case 'acts-with':
      return said.move === said.attack
        ? verb('move', `and attack with up to ${said.move} figures of this squad this turn`)
        : verb(
            'move',
            `up to ${said.move} figures of this squad per turn and attack with up to ${said.attack} of its figures`,
          );
    case 'need-not-have-moved':
      return fixed('need', 'not have moved');
    case 'add-d20':
      return verb(
        'add',
        words(
          `${said.add} to your rolls for`,
          said.power ?? 'powers',
          said.owners !== undefined && `of ${say(said.owners, talk)}`,
        ),
      );
    case 'add-initiative':
      return verb(
        'add',
        words(
          `${said.add} to your initiative roll`,
          said.per !== undefined && perWords(said.per, talk),
          said.max !== undefined && `(at most ${said.max})`,
        ),
      );
    case 'starts-in-reserve':
      return verb('start', 'the game off the battlefield');
    case 'choose-at-start':
      return verb('choose', words(say(said.whom, talk), said.as !== undefined && `as your ${said.as}`));
    case 'starts-with-markers':
      return verb(
        'start',
        said.count === 'per-figure'
          ? `the game with one ${markerWords(said.name, 1)} for each of its figures on this card`
          : `the game with ${said.count} ${markerWords(said.name, said.count)} on this card`,
      );
    case 'is-exempt':
      return is(`not affected by ${said.power}`);
  }
}
