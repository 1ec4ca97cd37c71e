/**
 * German continuous text: whom it is about, when and for how long.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Duration, Mod, StaticAbility } from '../../abilities/language.ts';
import type { Gifts } from '../passage.ts';
import { refer, THAT_CHARACTER, type Setting } from '../setting.ts';
import { sentence, sentences } from '../words.ts';
import { asOne, claim, say, type Clause } from './clause.ts';
import { whilst } from './condition.ts';
import { CARD } from './lexicon.ts';
import { aside, named, type Np } from './np.ts';
import { noun, quantity } from './phrase.ts';
import { about } from './gain.ts';
import { known } from './refer.ts';
import { struckWith } from './struck.ts';
import { GET, HAVE, RISE, SHRINK, SUFFER, type Verb } from './verbs.ts';
import { scope } from './whom.ts';

const DURATIONS: Readonly<Record<Exclude<Duration, 'strike'>, string>> = {
  action: 'für diese Aktion',
  turn: 'bis zum Ende der Runde',
  nextTurn: 'bis zum Ende der nächsten Runde',
  permanent: 'dauerhaft',
};

function lasting(until: Duration, s: Setting): string {
  return until === 'strike' ? `für diesen ${struckWith(s).word}` : DURATIONS[until];
}

/** Continuous text of a card: whole sentences. */
export function staticText(ability: StaticAbility, s: Setting): string {
  const clauses = ability.mods.flatMap((mod) => modClauses(mod, HAVE, s));
  const self = known('self', s).cases.nom;
  const conditions = [
    ...(ability.attached === true ? [`solange ${self} angelegt ist`] : []),
    ...(ability.from === 'discard' ? [`solange ${self} in deinem Ablagestapel ist`] : []),
    ...(ability.when === undefined ? [] : [whilst(ability.when, s)]),
  ];
  if (conditions.length > 0) return sentence(say(clauses, conditions.join(' und ')));
  return sentences(runs(clauses).map((run) => say(run)));
}

/** What an effect changes, and for how long. */
export function modify(mods: readonly Mod[], until: Duration | undefined, s: Setting): readonly (Clause | string)[] {
  const clauses = mods.flatMap((mod) => modClauses(mod, GET, s));
  const one = asOne(clauses);
  if (until === undefined) return one === undefined ? clauses : [one];
  if (one !== undefined) return [{ ...one, before: words(lasting(until, s), one.before) }];
  return [say(clauses, until === 'permanent' ? 'für den Rest der Partie' : lasting(until, s))];
}

/** Neighbouring clauses about the same subject make one sentence. */
function runs(clauses: readonly Clause[]): readonly (readonly Clause[])[] {
  const list: Clause[][] = [];
  for (const clause of clauses) {
    const last = list.at(-1);
    if (last?.[0]?.subject?.cases.nom === clause.subject?.cases.nom) last?.push(clause);
    else list.push([clause]);
  }
  return list;
}

function modClauses(mod: Mod, gain: Verb, s: Setting): readonly Clause[] {
  if (mod.mod === 'handSize') {
    const change = mod.add < 0 ? SHRINK : RISE;
    return [claim(HAND_SIZE, change, `um ${quantity(Math.abs(mod.add), CARD, s).cases.acc}`)];
  }
  if (mod.mod === 'noLoyaltyPenalty') {
    return [
      claim(noun({ ...mod.where, controller: 'you' }, 'character', 'plural', s), SUFFER, 'keine Loyalitätsstrafe'),
    ];
  }
  const condition = 'when' in mod ? mod.when : undefined;
  const apart = condition !== undefined && typeof mod.who === 'object';
  const who = apart ? noun(mod.who, 'character', 'jed', s) : scope(mod.who, s);
  const it = typeof mod.who === 'object' ? THAT_CHARACTER : refer(mod.who ?? 'this', s);
  const tail = condition === undefined ? '' : aside(whilst(condition, { ...s, it }));
  return about(mod, who, gain, s).map((clause) => ({ ...clause, tail: clause.tail + tail }));
}

const HAND_SIZE: Np = { ...named('deine Handgröße'), form: 'f' };

/** One of several things for the same character: "erhält nach deiner Wahl +3 ATK oder +3 AC". */
export function gift({ who, until, mods }: Gifts, s: Setting): Clause {
  const clauses = mods.flatMap((mod) => modClauses(mod, GET, s));
  const options = clauses.map((clause) => words(...clause.objects, clause.rest));
  const [first = '', ...others] = options;
  const either = listed([first, ...others.map((text) => text.replace(/^auch als /, ''))], 'oder');
  const clause = claim(scope(who, s), clauses[0]?.verb ?? GET, either);
  return { ...clause, before: words(until === undefined ? undefined : lasting(until, s), 'nach deiner Wahl') };
}
