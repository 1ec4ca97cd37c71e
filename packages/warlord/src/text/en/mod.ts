/**
 * English continuous text: bonuses, permissions, prohibitions.
 */
import type { Amount, Duration, Mod, Prohibition, StaticAbility } from '../../abilities/language.ts';
import type { Gifts } from '../passage.ts';
import { refer, THAT_CHARACTER, type Setting } from '../setting.ts';
import { listed, many, sentence, sentences, signed, words } from '../words.ts';
import { bonuses, bonusTo, during, purpose } from './bonus.ts';
import {
  asOne,
  BE,
  claim,
  fixed,
  give,
  HAVE,
  more,
  say,
  verb,
  type Clause,
  type Subject,
  type Verb,
} from './clause.ts';
import { whilst } from './condition.ts';
import { numberWord, possessive } from './lexicon.ts';
import { amount, noun, quantity } from './phrase.ts';
import { the } from './refer.ts';
import { scope } from './whom.ts';

const DURATIONS: Readonly<Record<Exclude<Duration, 'permanent'>, string>> = {
  strike: 'for this strike',
  action: 'for this action',
  turn: 'until end of turn',
  nextTurn: 'until end of next turn',
};

/** Continuous text of a card: whole sentences. */
export function staticText(ability: StaticAbility, s: Setting): string {
  const clauses = ability.mods.flatMap((mod) => modClauses(mod, HAS, s));
  const conditions = [
    ...(ability.attached === true ? [`while ${the('self', s)} is attached`] : []),
    ...(ability.from === 'discard' ? [`while ${the('self', s)} is in your discard pile`] : []),
    ...(ability.when === undefined ? [] : [whilst(ability.when, s)]),
  ];
  if (conditions.length > 0) return sentence(say(clauses, conditions.join(' and ')));
  return sentences(runs(clauses).map((run) => say(run)));
}

/** What an effect changes, and for how long. */
export function modify(mods: readonly Mod[], until: Duration | undefined, s: Setting): readonly (Clause | string)[] {
  const clauses = mods.flatMap((mod) => modClauses(mod, GAINS, s));
  const one = clauses.some((clause) => clause.rest.endsWith('”')) ? undefined : asOne(clauses);
  if (until === undefined) return one === undefined ? clauses : [one];
  if (until === 'permanent') {
    if (clauses.some((clause) => !isGain(clause))) return [say(clauses, 'for the rest of the game')];
    return (one === undefined ? clauses : [one]).map(permanently);
  }
  return [one === undefined ? say(clauses, DURATIONS[until]) : more(one, DURATIONS[until])];
}

function permanently(clause: Clause): Clause {
  const { base, third } = clause.verb;
  return { ...clause, verb: { base: `permanently ${base}`, third: `permanently ${third}` } };
}

/** How something is given: continuous text "has", effects "gain" and "suffer". */
interface Giving {
  readonly plus: Verb;
  readonly minus: Verb;
}

const HAS: Giving = { plus: HAVE, minus: HAVE };
const GAINS: Giving = { plus: verb('gain'), minus: verb('suffer') };

function isGain({ verb: v }: Clause): boolean {
  return v === GAINS.plus || v === GAINS.minus;
}

/** Neighbouring clauses about the same subject make one sentence. */
function runs(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const list: Clause[][] = [];
  for (const clause of clauses) {
    const last = list.at(-1);
    if (last?.[0]?.subject?.text === clause.subject?.text) last?.push(clause);
    else list.push([clause]);
  }
  return list;
}

export function modClauses(mod: Mod, giving: Giving, s: Setting): readonly Clause[] {
  if (mod.mod === 'handSize') {
    const change = `${mod.add < 0 ? 'reduced' : 'increased'} by ${numberWord(Math.abs(mod.add))}`;
    return [claim({ text: 'your hand size', plural: false }, BE, change)];
  }
  if (mod.mod === 'noLoyaltyPenalty') {
    const who = noun({ ...mod.where, controller: 'you' }, 'character', 'plural', s);
    return [claim({ text: who, plural: true }, verb('suffer'), 'no loyalty penalty')];
  }
  const condition = 'when' in mod ? mod.when : undefined;
  const apart = condition !== undefined && typeof mod.who === 'object';
  const who = apart ? { text: noun(mod.who, 'character', 'each', s), plural: false } : scope(mod.who, s);
  const it = typeof mod.who === 'object' ? THAT_CHARACTER : refer(mod.who ?? 'this', s);
  const tail = condition === undefined ? undefined : whilst(condition, { ...s, it });
  return about(mod, who, giving, s).map((clause) => more(clause, tail));
}

/** One of several things for the same character: "gains +3 ATK or +3 AC (your choice)". */
export function gift({ who, until, mods }: Gifts, s: Setting): Clause {
  const [first, ...others] = mods.flatMap((mod) => modClauses(mod, GAINS, s));
  const options = [first, ...others].flatMap((clause) =>
    clause === undefined ? [] : words(...clause.objects, clause.rest),
  );
  const duration = until === undefined ? undefined : until === 'permanent' ? 'permanently' : DURATIONS[until];
  return claim(
    scope(who, s),
    first?.verb ?? GAINS.plus,
    listed(
      options.map((text, i) => (i > 0 ? text.replace(/^also /, '') : text)),
      'or',
    ),
    duration,
    '(your choice)',
  );
}

type PersonalMod = Exclude<Mod, { mod: 'handSize' | 'noLoyaltyPenalty' }>;

function about(mod: PersonalMod, who: Subject, giving: Giving, s: Setting): readonly Clause[] {
  switch (mod.mod) {
    case 'stat': {
      const tail = words(mod.for && purpose(mod.for, s), mod.during && during(mod.during, s));
      return bonuses(mod.add, s).map(({ objects, penalty }) =>
        give(who, penalty ? giving.minus : giving.plus, tail === '' ? objects : [`${listed(objects, 'and')} ${tail}`]),
      );
    }
    case 'setAtk':
      return [
        claim({ text: `${owned(who)} ATK`, plural: false }, verb('change'), `to ${mod.atk.map(signed).join('/')}`),
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
        text: `saves against ${owned(who)} ${mod.spells === true ? 'spells' : 'actions'}`,
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
          'also perform',
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

function owned(who: Subject): string {
  return who.plural && who.text.includes(' ') && !who.text.startsWith('the ')
    ? `the ${who.text}'`
    : possessive(who.text);
}

function rolls(mod: Extract<Mod, { mod: 'roll' }>): string {
  const kinds = many(mod.rolls).map((kind) => {
    switch (kind) {
      case 'any':
        return 'all die rolls';
      case 'melee':
      case 'ranged':
        return `${kind} strike rolls`;
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
  const by = who.plural ? `${kind} by ${who.text}` : `${possessive(who.text)} ${kind}`;
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
