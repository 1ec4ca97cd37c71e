/**
 * Italian: special attacks.
 */
import { with_, type Form } from '@muster/grammar/italian';
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { SpecialVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { agree, inO } from './grammar.ts';
import { nounPhrase, say as noun } from './noun.ts';
import { not, say, type Predicate } from './predicate.ts';

/** Set off by a comma from what it follows. */
const TWICE = ', ma non due volte contro la stessa miniatura';

export function specialPredicate(said: SpecialVerb, form: Form, talk: Talk): Predicate {
  switch (said.v) {
    case 'uses-it':
      return say(
        'usare',
        words(
          `questo attacco speciale ${said.times === 1 ? 'una volta' : `fino a ${said.times} volte`} per turno`,
          said.differentTargets === true && TWICE,
        ),
      );
    case 'uses-it-again':
      return say(
        'usare',
        words(
          'di nuovo questo attacco speciale',
          said.adjacentToLast === true && "contro una miniatura adiacente all'ultimo bersaglio",
          said.differentTargets === true && TWICE,
        ),
      );
    case 'spends-pool':
      return say(
        'avere',
        `${said.pool} dadi attacco per turno per questo attacco speciale e può attaccare finché non li ha tirati tutti`,
      );
    case 'needs-no-sight':
      return not('richiedere', 'linea di vista');
    case 'needs-clear-sight':
      return say('richiedere', 'solo vista libera');
    case 'aims-only':
      return say(
        'potere',
        words(
          'essere diretto solo contro',
          nounPhrase(said.at, talk, 'sub').text,
          said.objects === true && 'e contro oggetti distruttibili',
        ),
      );
    case 'spares-objects':
      return not('potere', 'essere diretto contro oggetti distruttibili');
    case 'is-usable':
      return say('potere', 'essere usato solo');
    case 'wounds-with-it':
      return say(
        'infliggere',
        words(
          'almeno una ferita',
          said.whom !== undefined && with_('a', noun(said.whom, talk)),
          'con questo attacco speciale',
        ),
      );
    case 'destroys-with-it':
      return say('distruggere', 'una miniatura con questo attacco speciale');
    case 'rolls-skulls':
      return say('ottenere', said.atLeast === 1 ? 'almeno un teschio' : `almeno ${said.atLeast} teschi`);
    case 'rolls-symbol':
      return say('ottenere', `almeno un simbolo di ${traits.general[said.general].it}`);
    case 'rolls-dice-of': {
      const dice = `dadi simbolo di ${traits.general[said.general].it}`;
      return say('tirare', `${said.dice === 'same' ? 'i' : said.dice} ${dice} per questo attacco speciale`);
    }
    case 'is-affected':
      return say('essere', words(agree(inO('colpit'), form), said.too === true && 'a loro volta'));
    case 'is-spared':
      return not('essere', agree(inO('colpit'), form));
    case 'rolls-once-for-all':
      return say(
        'tirare',
        'i dadi attacco una volta per tutte le miniature colpite; ciascuna si difende separatamente',
      );
    case 'cannot-defend':
      return not('potere', 'tirare dadi difesa');
    case 'attacks-in-turn':
      return say('fare', "questo attacco speciale una dopo l'altra");
    case 'survives-it':
      return say('sopravvivere', 'a questo attacco speciale');
    case 'is-destroyed-by-it':
      return say('venire', `${agree(inO('distrutt'), form)} da questo attacco speciale`);
    case 'combines':
      return say('combinare', combined(said, talk));
    case 'makes-one':
      return say(
        'fare',
        words(
          `un attacco speciale con ${said.dice} dadi attacco`,
          said.at !== undefined && `contro ${noun(said.at, talk)}`,
        ),
      );
    case 'makes-on-the-way':
      return say(
        'fare',
        `fino a ${said.attacks} di questi attacchi speciali contro ${noun(said.at, talk)} prima, durante o dopo questo movimento, ovunque potrebbe terminarlo${TWICE}`,
      );
  }
}

const NEEDS = {
  unengaged: 'libere da ingaggi',
  together: 'adiacenti tra loro',
  'same-level': 'sullo stesso livello',
  'adjacent-to-target': 'adiacenti al bersaglio',
  sight: 'in vista libera dal bersaglio',
} as const;

function combined(said: Extract<SpecialVerb, { readonly v: 'combines' }>, talk: Talk): string {
  const target = said.target === undefined ? 'una miniatura' : noun(said.target, talk);
  const needs = said.need.map((need) => NEEDS[need]);
  return words(
    `i loro attacchi in un unico attacco speciale contro ${target}`,
    needs.length > 0 && `se sono ${listed(needs, 'e')}`,
  );
}
