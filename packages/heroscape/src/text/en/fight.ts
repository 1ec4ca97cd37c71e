/**
 * English: numbers, dice and attacks.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Bonus, FightVerb, Per, StatWord, Strike, Until } from '../skeleton/verb.ts';
import type { Talk } from '../talk.ts';
import { onCard, say } from './noun.ts';
import { fixed, has, is, verb, type Predicate } from './predicate.ts';

export function fightPredicate(said: FightVerb, talk: Talk): Predicate {
  switch (said.v) {
    case 'gets':
      return verb(
        'get',
        words(bonusWords(said.bonuses, talk), said.against !== undefined && `against ${say(said.against, talk)}`),
      );
    case 'rolls-at-most': {
      const against = said.against === undefined ? '' : `against ${say(said.against, talk)}`;
      const tail = words(against, untilWords(said.until));
      return said.max === 0
        ? fixed('cannot roll', words(`${said.stat} dice`, tail))
        : verb('roll', words(`at most ${diceWords(said.max, said.stat)}`, tail));
    }
    case 'counts-each':
      return verb('count', `each ${said.what} rolled as ${said.times} ${said.what}s`);
    case 'adds-automatic':
      return verb('add', `${said.count} automatic ${plural(said.count, said.what)} to the roll`);
    case 'uses-symbols': {
      const general = traits.general[said.general].en;
      const dice = said.dice === 'same' ? `${general}'s symbol dice` : `${said.dice} more symbol dice of ${general}`;
      return verb('roll', `${dice}; each symbol counts as an additional ${said.what}`);
    }
    case 'blocks-all':
      return verb('block', 'all skulls with a single shield');
    case 'receives-at-most':
      return verb('receive', `at most ${said.wounds} ${plural(said.wounds, 'wound')}`);
    case 'rolls-shield':
      return verb('roll', 'at least one shield');
    case 'rolls-only-skulls':
      return verb('roll', 'a skull on every attack die');
    case 'excess-hits':
      return verb('inflict', `1 wound on ${say(said.on, talk)} for each excess shield`);
    case 'rerolls':
      return verb('re-roll', 'once all defence dice that show no shield');
    case 'counts-once':
      return verb('count', 'only once');
    case 'attacks-more':
      return verb('attack', attacksMore(said));
    case 'attacks-fewer':
      return fixed(
        'may attack',
        `${said.fewer === 1 ? 'one time' : `${said.fewer} times`} less for each wound marker on this card`,
      );
    case 'attacks':
      return verb(
        'attack',
        words(said.strike.other !== undefined && say(said.strike.other, talk), withAttack(said.strike)),
      );
    case 'attacks-only':
      return verb('attack', `no figure but ${say(said.whom, talk)}`);
    case 'attacks-if-adjacent':
      return verb('attack', `${say(said.whom, talk)} with a normal attack only if they are adjacent`);
    case 'attacks-this-turn':
      return verb('attack', 'this turn');
    case 'attacks-all-adjacent':
      return verb('attack', 'every adjacent figure once instead of attacking normally');
    case 'is-targeted':
      return is(`chosen as the target of ${attackOf(said.strike, talk)}`);
    case 'faces-skulls':
      return is(`the target of ${attackOf(said.strike, talk)} and at least one skull is rolled`);
    case 'defends':
      return has(
        words(
          `rolled defence dice against ${attackOf(said.strike, talk)}`,
          said.unhurt === true && 'and received no wound',
        ),
      );
    case 'would-be-wounded':
      return fixed(
        'would receive',
        words(
          'one or more wounds',
          said.leaving === true ? 'from a leaving-engagement attack' : fromAttack(said.strike, talk),
        ),
      );
    case 'would-be-destroyed':
      return fixed('would be', words('destroyed', byAttack(said.strike, talk)));
    case 'is-wounded':
      return verb('receive', words('one or more wounds', fromAttack(said.strike, talk), 'and survives'));
    case 'wounds':
      return verb(
        'inflict',
        words(
          said.atLeast === undefined ? 'one or more wounds' : `at least ${said.atLeast} wounds`,
          said.strike.other !== undefined && `on ${say(said.strike.other, talk)}`,
          woundingAttack(said),
        ),
      );
    case 'destroys':
      return verb(
        'destroy',
        words(said.strike.other !== undefined && say(said.strike.other, talk), withAttack(said.strike)),
      );
    case 'is-destroyed':
      return is(words('destroyed', byAttack(said.strike, talk)));
    case 'has-attacked':
      return has('attacked');
    case 'survives':
      return verb('roll', `defence dice against an attack of ${say(said.attacker, talk)} and survives`);
    case 'is-hidden':
      return has(words('no visible hit zone', hiddenWords(said)));
  }
}

function woundingAttack(said: Extract<FightVerb, { readonly v: 'wounds' }>): string {
  if (said.leaving === undefined) return withAttack(said.strike);
  if (said.leaving === 'only') return 'with a leaving-engagement attack';
  return words(withAttack(said.strike) || 'with an attack', 'or a leaving-engagement attack');
}

function hiddenWords(said: Extract<FightVerb, { readonly v: 'is-hidden' }>): string {
  const until = {
    turn: 'for the rest of this turn',
    'next-marker': 'until you next reveal an order marker',
    moved: 'until it leaves its space',
  }[said.until];
  return words(
    until,
    said.whileStill === true && 'or it leaves its space',
    said.whileUnengaged === true && 'while unengaged',
  );
}

function attacksMore(said: Extract<FightVerb, { readonly v: 'attacks-more' }>): string {
  if (said.more === 'all-adjacent') return 'any or all adjacent figures, each once';
  const but = [
    ...(said.differentTargets === true ? ['no figure more than once'] : []),
    ...(said.adjacentOnly === true ? ['only adjacent figures'] : []),
  ];
  return words(
    said.more === 1 ? 'one additional time' : `up to ${said.more} additional times`,
    but.length > 0 && `but ${listed(but, 'and')}`,
  );
}

const KINDS = { normal: 'normal attack', special: 'special attack', any: 'attack' } as const;

/** "a normal attack of an adjacent figure" */
function attackOf(strike: Strike, talk: Talk): string {
  const kind = KINDS[strike.attack ?? 'any'];
  return words(
    kind === 'attack' ? 'an attack' : `a ${kind}`,
    strike.other !== undefined && `of ${say(strike.other, talk)}`,
  );
}

function fromAttack(strike: Strike, talk: Talk): string {
  if (strike.aimed === true) return `as the target of ${attackOf(strike, talk)}`;
  return strike.attack === undefined && strike.other === undefined ? '' : `from ${attackOf(strike, talk)}`;
}

function byAttack(strike: Strike, talk: Talk): string {
  if (strike.attack === undefined) return strike.other === undefined ? '' : `by ${say(strike.other, talk)}`;
  return `by ${attackOf(strike, talk)}`;
}

function withAttack(strike: Strike): string {
  return strike.attack === undefined || strike.attack === 'any' ? '' : `with a ${KINDS[strike.attack]}`;
}

export function plural(count: number, noun: string): string {
  return count === 1 || count === -1 ? noun : `${noun}s`;
}

function diceWords(count: number, stat: 'attack' | 'defence'): string {
  return `${count} ${stat} ${count === 1 ? 'die' : 'dice'}`;
}

export function untilWords(until: Until | undefined): string {
  return until === undefined ? '' : until === 'turn' ? 'this turn' : 'for the rest of this round';
}

/** "+1 attack die and +2 move for each wound marker on this card, up to +3" */
export function bonusWords(bonuses: readonly Bonus[], talk: Talk): string {
  const [first] = bonuses;
  const together = bonuses.every(
    ({ per, max }) => JSON.stringify([per, max]) === JSON.stringify([first?.per, first?.max]),
  );
  if (together && first !== undefined) return words(listed(bonuses.map(bareBonus), 'and'), perTail(first, talk));
  return listed(
    bonuses.map((bonus) => words(bareBonus(bonus), perTail(bonus, talk))),
    'and',
  );
}

function perTail({ per, max }: Bonus, talk: Talk): string {
  const each = per === undefined ? '' : perWords(per, talk);
  return max === undefined ? each : `${each}, up to ${signed(max)}`.replace(/^, /, '');
}

function bareBonus({ stat, add }: Bonus): string {
  return `${signed(add)} ${statWords(stat, Math.abs(add))}`;
}

function statWords(stat: StatWord, count: number): string {
  const dice = count === 1 ? 'die' : 'dice';
  switch (stat) {
    case 'attack':
    case 'defence':
      return `${stat} ${dice}`;
    case 'move':
    case 'range':
      return stat;
    case 'leaving':
      return `attack ${dice} for leaving-engagement attacks`;
    case 'leap':
      return 'levels up and down when leaping';
  }
}

export function perWords(per: Per, talk: Talk): string {
  switch (per.per) {
    case 'figure':
      return `for ${say(per.noun, talk)}`;
    case 'wound':
      return `for each wound marker ${onCard(per.on, talk)}`;
    case 'marker':
      return `for each ${per.name} marker on this card`;
    case 'wound-this-turn':
      return `for each wound figures of this squad have inflicted on ${say(per.on, talk)} this turn`;
    case 'order-marker':
      return 'for each order marker on this card';
  }
}
