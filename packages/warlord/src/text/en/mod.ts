/**
 * English continuous text: bonuses, permissions, prohibitions.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Duration, Mod, StaticAbility } from '../../abilities/language.ts';
import type { Gifts } from '../passage.ts';
import { refer, THAT_CHARACTER, type Setting } from '../setting.ts';
import { sentence, sentences } from '../words.ts';
import { asOne, BE, claim, HAVE, more, say, verb, type Clause } from './clause.ts';
import { whilst } from './condition.ts';
import { about, type Giving } from './gain.ts';
import { numberWord } from './lexicon.ts';
import { noun } from './phrase.ts';
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

function modClauses(mod: Mod, giving: Giving, s: Setting): readonly Clause[] {
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
