/**
 * Italian continuous text: whom it is about, when and for how long.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { Duration, Mod, StaticAbility } from '../../abilities/language.ts';
import type { Gifts } from '../passage.ts';
import { refer, THAT_CHARACTER, type Setting } from '../setting.ts';
import { sentence, sentences } from '../words.ts';
import { asOne, claim, more, say, type Clause } from './clause.ts';
import { whilst } from './condition.ts';
import { about, type Giving } from './gain.ts';
import { agreed } from './grammar.ts';
import { ATTACHED, CARD } from './lexicon.ts';
import { agreeing, bare, np } from './np.ts';
import { noun, quantity } from './phrase.ts';
import { known } from './refer.ts';
import { GET, GROW, HAVE, NOT_SUFFER, RECEIVE, SHRINK } from './verbs.ts';
import { scope } from './whom.ts';

const DURATIONS: Readonly<Record<Duration, string>> = {
  strike: 'per questo colpo',
  action: 'per questa azione',
  turn: 'fino alla fine del turno',
  nextTurn: 'fino alla fine del prossimo turno',
  permanent: 'permanentemente',
};

const HAS: Giving = { bonus: HAVE, quality: HAVE };
const GAINS: Giving = { bonus: RECEIVE, quality: GET };

/** Continuous text of a card: whole sentences. */
export function staticText(ability: StaticAbility, s: Setting): string {
  const clauses = ability.mods.flatMap((mod) => modClauses(mod, HAS, s));
  const self = agreeing(known('self', s));
  const conditions = [
    ...(ability.attached === true ? [`finché ${bare(self)} è ${agreed(ATTACHED, self)}`] : []),
    ...(ability.from === 'discard' ? [`finché ${bare(known('self', s))} è nella tua pila degli scarti`] : []),
    ...(ability.when === undefined ? [] : [whilst(ability.when, s)]),
  ];
  if (conditions.length > 0) return sentence(say(clauses, conditions.join(' e ')));
  return sentences(runs(clauses).map((run) => say(run)));
}

/** What an effect changes, and for how long. */
export function modify(mods: readonly Mod[], until: Duration | undefined, s: Setting): readonly (Clause | string)[] {
  const clauses = mods.flatMap((mod) => modClauses(mod, GAINS, s));
  const quoted = clauses.some((clause) => clause.rest.endsWith('»'));
  const one = quoted ? undefined : asOne(clauses);
  if (until === undefined) return one === undefined ? clauses : [one];
  if (one !== undefined) return [until === 'permanent' ? permanently(one) : more(one, DURATIONS[until])];
  return [say(clauses, until === 'permanent' ? 'per il resto della partita' : DURATIONS[until])];
}

function permanently(clause: Clause): Clause {
  return { ...clause, objects: [], rest: words(DURATIONS.permanent, listed(clause.objects, 'e'), clause.rest) };
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
    return [claim(HAND_SIZE, mod.add < 0 ? SHRINK : GROW, `di ${bare(quantity(Math.abs(mod.add), CARD, s))}`)];
  }
  if (mod.mod === 'noLoyaltyPenalty') {
    return [
      claim(
        noun({ ...mod.where, controller: 'you' }, 'character', 'plural', s),
        NOT_SUFFER,
        'la penalità di appartenenza',
      ),
    ];
  }
  const condition = 'when' in mod ? mod.when : undefined;
  const apart = condition !== undefined && typeof mod.who === 'object';
  const who = apart ? noun(mod.who, 'character', 'each', s) : scope(mod.who, s);
  const it = typeof mod.who === 'object' ? THAT_CHARACTER : refer(mod.who ?? 'this', s);
  const tail = condition === undefined ? undefined : whilst(condition, { ...s, it });
  return about(mod, who, giving, s).map((clause) => more(clause, tail));
}

const HAND_SIZE = np('the', 'dimensione della tua mano', { gender: 'f', plural: false });

/** One of several things for the same character: "riceve +3 ATK o +3 AC (a tua scelta)". */
export function gift({ who, until, mods }: Gifts, s: Setting): Clause {
  const clauses = mods.flatMap((mod) => modClauses(mod, GAINS, s));
  const options = clauses.map((clause) => words(...clause.objects, clause.rest));
  const [first = '', ...others] = options;
  const either = listed([first, ...others.map((text) => text.replace(/^anche /, ''))], 'o');
  return claim(
    scope(who, s),
    clauses[0]?.verb ?? RECEIVE,
    either,
    '(a tua scelta)',
    until === undefined ? undefined : DURATIONS[until],
  );
}
