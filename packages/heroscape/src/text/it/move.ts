/**
 * Italian: movement.
 */
import type { Form } from '@muster/grammar/italian';
import { words } from '@muster/grammar/phrases';
import type { MoveVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { agree, inO } from './grammar.ts';
import { say as noun, sayer } from './noun.ts';
import { caselle, groundSpaces, livelli, placeOf } from './place.ts';
import { not, say, type Predicate } from './predicate.ts';

const SPACE: Form = { f: true, many: false };
const SPACES: Form = { f: true, many: true };

export function movePredicate(said: MoveVerb, form: Form, talk: Talk): Predicate {
  switch (said.v) {
    case 'flies':
      return say('volare', '');
    case 'takes-off-safely':
      return not('subire', 'attacchi di opportunità quando decolla');
    case 'passes-figures':
      return say('passare', 'attraverso tutte le miniature');
    case 'is-attacked-when-leaving':
      return said.is
        ? say('subire', 'gli attacchi di opportunità come di consueto')
        : not('subire', 'attacchi di opportunità');
    case 'climbs': {
      const tall = agree(inO('alt'), form);
      return said.times === undefined
        ? say('contare', `come più ${tall} di ${livelli(said.add ?? 0)} quando si arrampica`)
        : say(
            'contare',
            `come ${tall} ${said.times === 2 ? 'il doppio' : said.times === 3 ? 'il triplo' : `${said.times} volte tanto`} quando si arrampica`,
          );
    }
    case 'ignores-stop':
      return not('essere', `${agree(inO('costrett'), form)} a fermarsi sulle ${groundSpaces(said.ground)}`);
    case 'ignores-cost':
      return not('pagare', `movimento aggiuntivo per le ${groundSpaces(said.ground)}`);
    case 'ignores-damage':
      return not('subire', `danni dalle ${groundSpaces(said.ground)}`);
    case 'leaps':
      return say(
        'saltare',
        `fino a ${caselle(said.spaces)}, oltre miniature, ostacoli e acqua e ${levels(said.up, said.down)}`,
      );
    case 'steps-up':
      return say('muovere', `di ${caselle(said.spaces)}, ${levels(said.up, said.down)}`);
    case 'moves':
      return say('muovere', `fino a ${caselle(said.spaces)}`);
    case 'must-end-move':
      return say('terminare', 'lì il movimento');
    case 'comes-into':
      return say(
        'muovere',
        words(
          'in una casella',
          said.where.of !== undefined && placeOf(said.where.place, said.where.of, SPACE, sayer(talk)),
        ),
      );
    case 'passes-through':
      return say('passare', `attraverso ${noun(said.whom, talk)}`);
    case 'moves-at-all':
      return say('muovere', '');
    case 'is-moved-by-powers':
      return not('potere', `essere ${agree(inO('moss'), form)} da poteri`);
    case 'turns-ground': {
      const where = said.where.of === undefined ? '' : placeOf(said.where.place, said.where.of, SPACES, sayer(talk));
      return say(
        'trasformare',
        words(`la propria casella e tutte le ${groundSpaces(said.from)}`, where, `in ${groundSpaces(said.into)}`),
      );
    }
    case 'goes-on':
      return say('continuare', 'il movimento');
    case 'ends-move':
      return say('terminare', 'il movimento');
    case 'ends-move-engaged':
      return say('terminare', `questo movimento ${agree(inO('ingaggiat'), form)}`);
  }
}

function levels(up: number, down: number): string {
  if (up === down) return `fino a ${livelli(up)} in su o in giù`;
  if (down === 0) return `fino a ${livelli(up)} più in alto`;
  return `fino a ${livelli(up)} in su o ${livelli(down)} in giù`;
}
