/**
 * Italian: turns, markers, the start of the game.
 */
import { with_, type Form } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import type { TurnVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { perWords } from './fight.ts';
import { agree, inO } from './grammar.ts';
import { markerWords } from './lexicon.ts';
import { say as noun } from './noun.ts';
import { not, say, type Predicate } from './predicate.ts';

export function turnPredicate(said: TurnVerb, form: Form, talk: Talk): Predicate {
  switch (said.v) {
    case 'take-turn':
      return say(
        'svolgere',
        `un turno con ${most(
          listed(
            said.with.map((one) => noun(one, talk)),
            'e',
          ),
        )}`,
      );
    case 'take-turn-instead': {
      const options = said.options.map((option) => option.map((one) => noun(one, talk)).join(' e/o '));
      return say('svolgere', `un turno con ${most(listed(options, 'o'))}`);
    }
    case 'another-turn':
      return say('svolgere', `un altro turno con ${noun(said.with, talk)}`);
    case 'acts-with':
      return said.move === said.attack
        ? say('muovere', `e attaccare con un massimo di ${said.move} miniature di questa squadra in questo turno`)
        : say(
            'muovere',
            `fino a ${said.move} miniature di questa squadra per turno e attaccare con un massimo di ${said.attack}`,
          );
    case 'need-not-have-moved':
      return say('potere', 'anche non aver mosso');
    case 'add-d20':
      return say(
        'aggiungere',
        words(
          `${said.add} ai tuoi tiri per`,
          said.power ?? 'i poteri',
          said.owners !== undefined && with_('di', noun(said.owners, talk)),
        ),
      );
    case 'add-initiative':
      return say(
        'aggiungere',
        words(
          `${said.add} al tuo tiro di iniziativa`,
          said.per !== undefined && perWords(said.per, talk),
          said.max !== undefined && `(al massimo ${said.max})`,
        ),
      );
    case 'starts-in-reserve':
      return say('cominciare', 'la partita fuori dal campo di battaglia');
    case 'choose-at-start':
      return say('scegliere', words(noun(said.whom, talk), said.as !== undefined && `come tuo ${said.as}`));
    case 'starts-with-markers':
      return say(
        'cominciare',
        said.count === 'per-figure'
          ? `la partita con un ${markerWords(said.name, 1)} per ogni sua miniatura su questa carta`
          : `la partita con ${said.count} ${markerWords(said.name, said.count)} su questa carta`,
      );
    case 'is-exempt':
      return not('essere', `${agree(inO('interessat'), form)} da ${said.power}`);
  }
}

/** Behind "con". */
function most(text: string): string {
  return text.replace(/^fino a /, 'un massimo di ');
}
