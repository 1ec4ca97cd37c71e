/**
 * German: special attacks.
 */
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { SpecialVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { END_OF_CLAUSE, START_OF_CLAUSE } from './grammar.ts';
import { say as noun } from './noun.ts';
import { say, type Predicate } from './predicate.ts';

const TWICE = { tail: ', aber nicht zweimal gegen dieselbe Figur' } as const;

export function specialPredicate(said: SpecialVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'uses-it':
      return say(
        'einsetzen',
        `diesen Spezialangriff ${said.times === 1 ? 'einmal' : `bis zu ${said.times}-mal`} pro Zug`,
        said.differentTargets === true ? TWICE : {},
      );
    case 'uses-it-again': {
      const at =
        said.adjacentToLast === true
          ? `gegen eine Figur${START_OF_CLAUSE}, die zum letzten Ziel benachbart ist${END_OF_CLAUSE}`
          : '';
      return say('einsetzen', words('diesen Spezialangriff erneut', at), said.differentTargets === true ? TWICE : {});
    }
    case 'spends-pool':
      return say('haben', `für diesen Spezialangriff pro Zug ${said.pool} Angriffswürfel`, {
        tail: ' und darf angreifen, bis alle geworfen sind',
      });
    case 'needs-no-sight':
      return say('brauchen', 'keine Sichtlinie');
    case 'needs-clear-sight':
      return say('brauchen', 'nur eine klare Sichtlinie');
    case 'aims-only':
      return say(
        'koennen',
        words(
          `nur gegen ${noun(said.at, talk, 'acc')}`,
          said.objects === true && 'und gegen zerstörbare Objekte',
          'gerichtet werden',
        ),
      );
    case 'spares-objects':
      return say('koennen', 'nicht gegen zerstörbare Objekte gerichtet werden');
    case 'is-usable':
      return say('koennen', 'nur eingesetzt werden');
    case 'wounds-with-it':
      return say(
        'zufuegen',
        words(said.whom !== undefined && noun(said.whom, talk, 'dat'), 'mit diesem Spezialangriff mindestens 1 Wunde'),
      );
    case 'destroys-with-it':
      return say('zerstoeren', 'mit diesem Spezialangriff eine Figur');
    case 'rolls-skulls':
      return say('wuerfeln', `mindestens ${said.atLeast} Schädel`);
    case 'rolls-symbol':
      return say('wuerfeln', `mindestens 1 Symbol von ${traits.general[said.general].de}`);
    case 'rolls-dice-of':
      return say(
        'werfen',
        words(
          'für diesen Spezialangriff',
          said.dice !== 'same' && String(said.dice),
          `Symbolwürfel von ${traits.general[said.general].de}`,
        ),
      );
    case 'is-affected':
      return say('sein', words(said.too === true && 'ebenfalls', 'betroffen'));
    case 'is-spared':
      return say('sein', 'nicht betroffen');
    case 'rolls-once-for-all':
      return say('werfen', 'die Angriffswürfel einmal für alle betroffenen Figuren', {
        tail: '; jede verteidigt sich einzeln',
      });
    case 'cannot-defend':
      return say('duerfen', 'keine Verteidigungswürfel werfen');
    case 'attacks-in-turn':
      return say('ausfuehren', 'nacheinander diesen Spezialangriff');
    case 'survives-it':
      return say('ueberleben', 'diesen Spezialangriff');
    case 'is-destroyed-by-it':
      return say('werden', 'durch diesen Spezialangriff zerstört');
    case 'combines':
      return combines(said, talk);
    case 'makes-one':
      return say(
        'ausfuehren',
        words(
          `einen Spezialangriff mit ${said.dice} Angriffswürfeln`,
          said.at !== undefined && `gegen ${noun(said.at, talk, 'acc')}`,
        ),
      );
    case 'makes-on-the-way':
      return say(
        'ausfuehren',
        `vor, während oder nach dieser Bewegung überall, wo sie enden könnte, bis zu ${said.attacks} dieser Spezialangriffe gegen ${noun(said.at, talk, 'acc')}`,
        { tail: ', aber keinen zweimal gegen dieselbe Figur' },
      );
  }
}

const NEEDS = {
  unengaged: 'nicht kampfgebunden',
  together: 'zueinander benachbart',
  'same-level': 'auf derselben Ebene',
  'adjacent-to-target': 'zum Ziel benachbart',
  sight: 'in klarer Sichtlinie zum Ziel',
} as const;

function combines(said: Extract<SpecialVerb, { readonly v: 'combines' }>, talk: Talk): Predicate {
  const target = said.target === undefined ? 'eine Figur' : noun(said.target, talk, 'acc');
  const needs = said.need.map((need) => NEEDS[need]);
  return say(
    'vereinen',
    `ihre Angriffe zu einem einzigen Spezialangriff gegen ${target}`,
    needs.length === 0 ? {} : { tail: `, wenn sie ${listed(needs, 'und')} sind` },
  );
}
