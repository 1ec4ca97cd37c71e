/**
 * English: special attacks.
 */
import { listed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { SpecialVerb } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { say } from './noun.ts';
import { fixed, has, is, verb, type Predicate } from './predicate.ts';

/** Set off by a comma from what it follows. */
const TWICE = ', but not against the same figure twice';

export function specialPredicate(said: SpecialVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'uses-it':
      return verb(
        'use',
        words(
          `this special attack ${said.times === 1 ? 'once' : `up to ${said.times} times`} per turn`,
          said.differentTargets === true && TWICE,
        ),
      );
    case 'uses-it-again': {
      const at = said.adjacentToLast === true ? 'against a figure adjacent to the last target' : '';
      const different = said.differentTargets === true ? TWICE : '';
      return verb('use', words('this special attack again', at, different));
    }
    case 'spends-pool':
      return has(
        `${said.pool} attack dice per turn for this special attack and may attack until all of them have been rolled`,
      );
    case 'needs-no-sight':
      return verb('need', 'no line of sight');
    case 'needs-clear-sight':
      return verb('need', 'only clear sight');
    case 'aims-only':
      return fixed(
        'can',
        words('only be aimed at', say(said.at, talk), said.objects === true && 'and at destructible objects'),
      );
    case 'spares-objects':
      return fixed('cannot', 'be aimed at destructible objects');
    case 'is-usable':
      return fixed('can', 'only be used');
    case 'wounds-with-it':
      return verb(
        'inflict',
        words(
          'at least one wound',
          said.whom !== undefined && `on ${say(said.whom, talk)}`,
          'with this special attack',
        ),
      );
    case 'destroys-with-it':
      return verb('destroy', 'a figure with this special attack');
    case 'rolls-skulls':
      return verb('roll', said.atLeast === 1 ? 'at least one skull' : `at least ${said.atLeast} skulls`);
    case 'rolls-symbol':
      return verb('roll', `at least one symbol of ${traits.general[said.general].en}`);
    case 'rolls-dice-of': {
      const general = traits.general[said.general].en;
      return verb(
        'roll',
        said.dice === 'same'
          ? `${general}'s symbol dice for this special attack`
          : `${said.dice} symbol dice of ${general}`,
      );
    }
    case 'is-affected':
      return is(words('affected', said.too === true && 'too'));
    case 'is-spared':
      return is('not affected');
    case 'rolls-once-for-all':
      return verb('roll', 'the attack dice once for all affected figures; each of them defends separately');
    case 'cannot-defend':
      return fixed('cannot', 'roll defence dice');
    case 'attacks-in-turn':
      return verb('make', 'this special attack one after another');
    case 'survives-it':
      return verb('survive', 'this special attack');
    case 'is-destroyed-by-it':
      return is('destroyed by this special attack');
    case 'combines':
      return combines(said, talk);
    case 'makes-one':
      return verb(
        'make',
        words(
          `one special attack with ${said.dice} attack dice`,
          said.at !== undefined && `against ${say(said.at, talk)}`,
        ),
      );
    case 'makes-on-the-way':
      return verb(
        'make',
        `up to ${said.attacks} of these special attacks against ${say(said.at, talk)} before, during or after this move, wherever it could end, but none twice against the same figure`,
      );
  }
}

function combines(said: Extract<SpecialVerb, { readonly v: 'combines' }>, talk: Talk): Predicate {
  const target = said.target === undefined ? 'a figure' : say(said.target, talk);
  const needs = said.need.map(
    (need) =>
      ({
        unengaged: 'unengaged',
        together: 'adjacent to each other',
        'same-level': 'on the same level',
        'adjacent-to-target': 'adjacent to the target',
        sight: 'in clear sight of the target',
      })[need],
  );
  const all = needs.length === 0 ? '' : `if they are ${listed(needs, 'and')}`;
  return verb('combine', words(`their attacks into one special attack against ${target}`, all));
}
