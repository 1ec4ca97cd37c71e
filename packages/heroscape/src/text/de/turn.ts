/**
 * German: turns, markers, the start of the game.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { TurnVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { markers, perWords } from './fight.ts';
import { say as noun } from './noun.ts';
import { say, type Predicate } from './predicate.ts';

export function turnPredicate(said: TurnVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'take-turn':
      return say(
        'machen',
        words(
          said.first === true && 'zuerst',
          `einen Zug mit ${listed(
            said.with.map((one) => noun(one, talk, 'dat')),
            'und',
          )}`,
        ),
      );
    case 'take-turn-instead': {
      const options = said.options.map((option) => option.map((one) => noun(one, talk, 'dat')).join(' und/oder '));
      return say('machen', `einen Zug mit ${listed(options, 'oder')}`);
    }
    case 'another-turn':
      return say('machen', `einen weiteren Zug mit ${noun(said.with, talk, 'dat')}`);
    case 'acts-with':
      return said.move === said.attack
        ? say('angreifen', `in diesem Zug mit bis zu ${said.move} Figuren dieser Gruppe ziehen und`)
        : say(
            'angreifen',
            `pro Zug bis zu ${said.move} Figuren dieser Gruppe bewegen und mit bis zu ${said.attack} ihrer Figuren`,
          );
    case 'need-not-have-moved':
      return say('muessen', 'nicht gezogen sein');
    case 'add-d20':
      return say(
        'addieren',
        words(
          `${said.add} zu deinen Würfen für`,
          said.power ?? 'Fähigkeiten',
          said.owners !== undefined && `von ${noun(said.owners, talk, 'dat')}`,
        ),
      );
    case 'add-initiative':
      return say(
        'addieren',
        words(said.per !== undefined && perWords(said.per, talk), `${said.add} zu deinem Initiativewurf`),
        said.max === undefined ? {} : { tail: ` (höchstens ${said.max})` },
      );
    case 'starts-in-reserve':
      return say('beginnen', 'das Spiel abseits des Schlachtfelds');
    case 'choose-at-start':
      return say('waehlen', words(noun(said.whom, talk, 'acc'), said.as !== undefined && `als deinen ${said.as}`));
    case 'starts-with-markers':
      return say(
        'beginnen',
        said.count === 'per-figure'
          ? `das Spiel mit ${markers(said.name, 1, 'dat')} je Figur auf dieser Karte`
          : `das Spiel mit ${markers(said.name, said.count, 'dat')} auf dieser Karte`,
      );
    case 'is-exempt':
      return say('sein', `von ${said.power} nicht betroffen`);
  }
}
