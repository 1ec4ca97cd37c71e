/**
 * English words for what a modification gives, allows or forbids.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Amount, Mod, Prohibition } from '../../abilities/language.ts';
import { isOnlySpells } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { many } from '../words.ts';
import { bonuses, bonusTo, during, purpose } from './bonus.ts';
import { BE, claim, fixed, give, HAVE, verb, type Clause, type Subject, type Verb } from './clause.ts';
import { numberWord, possessive } from './lexicon.ts';
import { amount, noun, quantity } from './phrase.ts';

/** How something is given: continuous text "has", effects "gain" and "suffer". */
export interface Giving {
  readonly plus: Verb;
  readonly minus: Verb;
}

type PersonalMod = Exclude<Mod, { mod: 'handSize' | 'noLoyaltyPenalty' }>;

export function about(mod: PersonalMod, who: Subject, giving: Giving, s: Setting): readonly Clause[] {
  switch (mod.mod) {
    case 'stat': {
      const tail = words(mod.for && purpose(mod.for, s), mod.during && during(mod.during, s));
      return bonuses(mod.add, s).map(({ objects, penalty }) =>
        give(who, penalty ? giving.minus : giving.plus, tail === '' ? objects : [`${listed(objects, 'and')} ${tail}`]),
      );
    }
    case 'setAtk':
      return [
        claim(
          { text: who.plural ? owned('the ATK', who) : owned('ATK', who), plural: false },
          verb('change'),
          `to ${mod.atk.map(signed).join('/')}`,
        ),
      ];
    case 'feat':
      return [
        give(who, giving.plus, [
          typeof mod.add === 'number'
            ? `${mod.feat} ${signed(mod.add)}`
            : `${mod.feat} with a bonus equal to ${amount(mod.add, s)}`,
        ]),
      ];
    case 'roll':
      return [give(who, isNegative(mod.add) ? giving.minus : giving.plus, [bonusTo(rolls(mod), mod.add, s)])];
    case 'dc': {
      const against = {
        text: `saves against ${owned(mod.spells === true ? 'spells' : 'actions', who, 'by')}`,
        plural: true,
      };
      return [claim(against, HAVE, typeof mod.add === 'number' ? `${signed(mod.add)} DC` : bonusTo('DC', mod.add, s))];
    }
    case 'strike':
      return strikes(mod, who, s);
    case 'extraStrike': {
      const base = typeof mod.base === 'number' ? `base ATK ${signed(mod.base)}` : `at its ${mod.base} ATK`;
      return [give(who, giving.plus, [`an additional melee strike (${base}) when attacking`])];
    }
    case 'identity':
      return identity(mod, who, giving);
    case 'grant':
      return [claim(who, giving.plus, `the ability “${s.quote(mod.ability, s)}”`)];
    case 'forbid':
      return forbidden(mod, who, s);
    case 'allowCards':
      return [
        claim(
          who,
          fixed('may'),
          `also ${isOnlySpells(mod.where) ? 'cast' : 'perform'}`,
          noun(mod.where, 'action', 'some', s),
          mod.where.class === undefined ? 'of any class' : undefined,
        ),
      ];
    case 'allowItems':
      return [
        claim(
          who,
          fixed('may'),
          'also equip',
          noun(mod.where, 'item', 'some', s),
          mod.where.class === undefined ? 'of any class' : undefined,
        ),
      ];
    case 'carries':
      return [
        claim(
          who,
          fixed('may'),
          'have',
          noun({ trait: mod.trait }, 'item', { number: numberWord(mod.count), one: mod.count === 1 }, s),
          'equipped',
        ),
      ];
    case 'woundLimit':
      return [
        claim(
          who,
          verb('suffer'),
          `at most ${quantity(mod.max, 'wound', s)}`,
          mod.via === 'strike' ? 'from each strike' : 'at a time',
        ),
      ];
    case 'countsAs':
      return [
        claim(who, verb('count'), `as ${quantity(mod.characters, 'character', s)} for determining illegal ranks`),
      ];
  }
}

function isNegative(value: Amount): boolean {
  return typeof value === 'number' && value < 0;
}

/** "this character's ATK", "the ATK of your Elves" */
function owned(thing: string, who: Subject, link = 'of'): string {
  return who.plural ? `${thing} ${link} ${who.text}` : `${possessive(who.text)} ${thing}`;
}

function rolls(mod: Extract<Mod, { mod: 'roll' }>): string {
  const all = many(mod.rolls);
  const both = all.includes('melee') && all.includes('ranged');
  const kinds = all.flatMap((kind) => {
    switch (kind) {
      case 'any':
        return 'all die rolls';
      case 'melee':
        return both ? 'melee and ranged strike rolls' : 'melee strike rolls';
      case 'ranged':
        return both ? [] : 'ranged strike rolls';
      case 'check':
      case 'save':
        return words(mod.name, `${kind}s`);
      case 'initiative':
        return 'initiative rolls';
    }
  });
  return words(listed(kinds, 'and'), mod.spell === true ? 'from spells' : undefined);
}

function strikes(mod: Extract<Mod, { mod: 'strike' }>, who: Subject, s: Setting): readonly Clause[] {
  const kind = words(
    mod.via,
    'strikes',
    mod.spell === undefined ? undefined : mod.spell ? 'from spells' : 'not from spells',
  );
  const by = owned(kind, who, 'by');
  const against = mod.against === undefined ? undefined : `against ${noun(mod.against, 'character', 'some', s)}`;
  const subject: Subject = { text: by, plural: true };
  const list: Clause[] = [];
  if (mod.extraWounds !== undefined)
    list.push(claim(subject, verb('inflict'), quantity(mod.extraWounds, 'additional wound', s), against));
  if (mod.noWounds === true) list.push(claim(subject, verb('inflict'), 'no wounds', against));
  if (mod.extraRange !== undefined) {
    list.push(
      claim(
        subject,
        fixed('may'),
        `target ${mod.against === undefined ? 'characters' : noun(mod.against, 'character', 'some', s)}`,
        quantity(mod.extraRange, 'additional rank', s),
        'away',
      ),
    );
  }
  if (mod.ignores !== undefined)
    list.push(claim(subject, verb('ignore'), `the effects of ${listed(mod.ignores, 'and')}`, against));
  if (mod.unreducible === true)
    list.push(claim({ text: `wounds from ${by}`, plural: true }, fixed('may not'), 'be reduced', against));
  return list;
}

function identity(mod: Extract<Mod, { mod: 'identity' }>, who: Subject, giving: Giving): readonly Clause[] {
  const { traits = [], classes = [] } = mod;
  const list: Clause[] = [];
  if (traits.length > 0)
    list.push(give(who, giving.plus, [`the ${listed(traits, 'and')} ${traits.length > 1 ? 'traits' : 'trait'}`]));
  if (classes.length > 0) {
    const words = classes.map((one) => (who.plural ? `${one}s` : `a ${one}`));
    list.push(claim(who, BE, `also ${listed(words, 'and')}`));
  }
  if (mod.alignment !== undefined) list.push(claim(who, BE, mod.alignment));
  return list;
}

function forbidden(mod: Extract<Mod, { mod: 'forbid' }>, who: Subject, s: Setting): readonly Clause[] {
  const what = many(mod.what);
  const targeting = what.flatMap((one) => TARGETING[one] ?? []);
  const parts = what.flatMap((one) => {
    if (one === 'equip') return [`equip ${noun(mod.where ?? {}, 'item', 'some', s)}`];
    return FORBIDDEN[one] ?? [];
  });
  const by = mod.where === undefined ? undefined : `by ${noun(mod.where, 'character', 'some', s)}`;
  if (targeting.length > 0) parts.push(words(`be targeted with ${listed(targeting, 'or')}`, by));
  const list: Clause[] = parts.length > 0 ? [claim(who, fixed('may not'), listed(parts, 'or'))] : [];
  if (what.includes('ready-in-ready-phase')) {
    list.push(claim(who, { base: 'do not become', third: 'does not become' }, 'ready in the Ready Phase'));
  }
  return list;
}

const FORBIDDEN: Partial<Readonly<Record<Prohibition, string>>> = {
  attack: 'attack',
  maneuver: 'maneuver',
  act: 'perform actions',
  'action-cards': 'perform action cards',
};

const TARGETING: Partial<Readonly<Record<Prohibition, string>>> = {
  'be-targeted-by-melee': 'melee strikes',
  'be-targeted-by-ranged': 'ranged strikes',
  'be-targeted-by-spells': 'spells',
  'be-targeted-by-actions': 'actions',
};
