/**
 * Italian: what may be true of someone.
 */
import { with_, type Form } from '@muster/grammar/italian';
import { words } from '@muster/grammar/phrases';
import type { StateVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { ferite } from './fight.ts';
import { agree, inE, inO } from './grammar.ts';
import { markerWords } from './lexicon.ts';
import { isWords, say as noun, sayer } from './noun.ts';
import { groundSpace, placeOf, toObstacle } from './place.ts';
import { not, say, type Predicate } from './predicate.ts';

const ENGAGED = inO('ingaggiat');
const ADJACENT = inE('adiacent');

export function statePredicate(said: StateVerb, form: Form, talk: Talk): Predicate {
  const engaged = agree(ENGAGED, form);
  const adjacent = agree(ADJACENT, form);
  switch (said.v) {
    case 'is':
      return say('essere', isWords(said.kind, form, talk));
    case 'stands-on':
      return say('essere', `su una ${groundSpace(said.ground)}`);
    case 'started-on':
      return say('avere', `cominciato questo turno su una ${groundSpace(said.ground)}`);
    case 'started-engaged':
      return said.is
        ? say('avere', `cominciato questo turno ${engaged}`)
        : say('avere', `cominciato questo turno non ${engaged}`);
    case 'started-adjacent-to':
      return say('avere', `cominciato questo turno ${adjacent} ${with_('a', noun(said.whom, talk))}`);
    case 'started-next-to':
      return say('avere', `cominciato questo turno ${adjacent} ${toObstacle(said.obstacles)}`);
    case 'is-next-to':
      return say('essere', `${adjacent} ${toObstacle(said.obstacles)}`);
    case 'was-not-adjacent':
      return not('era', `${adjacent} ${with_('a', noun(said.to, talk))} all'inizio di questo turno`);
    case 'was-away':
      return say(
        'era',
        `ad almeno ${said.atLeast} caselle ${with_('da', noun(said.from, talk))} all'inizio di questo turno`,
      );
    case 'is-engaged':
      return said.is ? say('essere', engaged) : not('essere', engaged);
    case 'is-then-unengaged':
      return not('essere', `${engaged} a quel punto`);
    case 'is-adjacent':
      return said.is ? say('essere', adjacent) : not('essere', adjacent);
    case 'is-within':
      return say(
        'essere',
        words(
          said.where.of !== undefined && placeOf(said.where.place, said.where.of, form, sayer(talk)),
          said.beforeMoving === true && 'prima di muovere',
        ),
      );
    case 'is-higher-than':
      return say('essere', `più in alto della cima ${with_('di', noun(said.whom, talk))}`);
    case 'has-height':
      return say('avere', 'il vantaggio di altezza');
    case 'is-the-target':
      return say('essere', 'il bersaglio scelto');
    case 'was-unhurt':
      return not('avere', 'subito ferite');
    case 'has-moved':
      return said.is ? say('avere', 'mosso in questo turno') : not('avere', 'mosso in questo turno');
    case 'has-same-target':
      return say('attaccare', 'la stessa miniatura della miniatura di questa squadra che ha attaccato in precedenza');
    case 'are-there':
      return say(
        'essere',
        said.where.of === undefined ? 'lì' : placeOf(said.where.place, said.where.of, form, sayer(talk)),
      );
    case 'are-in-play':
      return say('essere', 'sul campo di battaglia');
    case 'has-wounds':
      return say('avere', `almeno ${said.atLeast} segnalini ferita`);
    case 'has-given-wounds':
      return say('avere', `inflitto almeno ${ferite(said.atLeast)}`);
    case 'can-reach':
      return say('potere', `terminare il movimento più lungo ${adjacent} ${with_('a', noun(said.whom, talk))}`);
    case 'has-only':
      return say('controllare', `solo ${noun({ n: 'some', count: 'many', kind: said.kind }, talk)}`);
    case 'has-unrevealed':
      return say(
        'avere',
        `esattamente ${said.exactly} ${said.exactly === 1 ? 'segnalino ordine coperto' : 'segnalini ordine coperti'} su questa carta`,
      );
    case 'has-orders-only-on': {
      const cards = `carte di ${noun({ n: 'some', count: 'many', kind: said.kind }, talk)}`;
      return say(
        'avere',
        words(
          `messo tutti i tuoi segnalini ordine di questo round su ${cards}`,
          said.andThis === true && 'e almeno uno di essi su questa carta',
        ),
      );
    }
    case 'has-orders':
      return say(
        'avere',
        `almeno ${said.atLeast === 1 ? 'un segnalino ordine' : `${said.atLeast} segnalini ordine`} su questa carta`,
      );
    case 'takes-marker-turn':
      return say(
        'avere',
        `rivelato ${said.face === undefined ? 'un segnalino ordine' : `il segnalino ordine ${said.face}`} su questa carta per questo turno`,
      );
    case 'has-marker':
      return say('avere', `almeno ${said.atLeast} ${markerWords(said.name, said.atLeast)} su questa carta`);
    case 'took-no-bonding-turn':
      return not('avere', 'svolto un turno con una tale miniatura prima di questo turno');
    case 'has-been-destroyed':
      return say('essere', `${agree(inO('stat'), form)} ${agree(inO('distrutt'), form)}`);
    case 'is-attacked-with':
      return say(
        'venire',
        `${agree(inO('attaccat'), form)} con ${{ normal: 'un attacco normale', special: 'un attacco speciale', any: 'un attacco' }[said.attack]}`,
      );
    case 'has-active':
      return say('avere', `attivato ${said.state}`);
    case 'is-in-first-round':
      return say('essere', 'nel primo round');
  }
}
