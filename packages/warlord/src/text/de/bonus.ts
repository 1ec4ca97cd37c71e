/**
 * German bonuses and what they are good for.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Amount, During, Mod, Purpose } from '../../abilities/language.ts';
import { bonusGroups, perEach } from '../amount.ts';
import type { Setting } from '../setting.ts';
import { ACTION, ITEM, MELEE, RANGED, SPELL, statName } from './lexicon.ts';
import type { Lexeme } from './grammar.ts';
import { simple, whole } from './np.ts';
import { counted, inHeight, noun } from './phrase.ts';

/** "+2 ATK", "+1 ATK für jeden anderen Elfen in diesem Rang", "einen Bonus auf AC in Höhe …" */
export function bonuses(add: Extract<Mod, { mod: 'stat' }>['add'], s: Setting): readonly string[] {
  const { plain, each, equal } = bonusGroups(add);
  return [
    ...plain.map(({ stat, value }) => `${value === 'X' ? '+X' : signed(value)} ${statName(stat, value)}`),
    ...each.map(({ unit, list }) => {
      const gains = list.map(({ stat, value }) => `${signed(value)} ${statName(stat, value)}`);
      return `${listed(gains, 'und')} für ${whole(counted(unit, 'jed', s), 'acc')}`;
    }),
    ...equal.map(({ amount, penalty, stats }) => {
      const names = listed(
        stats.map((stat) => statName(stat)),
        'und',
      );
      return `${penalty ? 'eine Strafe' : 'einen Bonus'} auf ${names} ${inHeight(amount, s)}`;
    }),
  ];
}

/** "+2 auf Rettungswürfe gegen Magie" */
export function bonusTo(what: string, value: Amount, s: Setting): string {
  if (typeof value === 'number') return `${signed(value)} auf ${what}`;
  const per = perEach(value);
  if (per !== undefined) return `${signed(per.times)} auf ${what} für ${whole(counted(per.unit, 'jed', s), 'acc')}`;
  return value === 'X' ? `+X auf ${what}` : `einen Bonus auf ${what} ${inHeight(value, s)}`;
}

export function purpose(use: Purpose, s: Setting): string {
  const many = (where: Purpose['where'], kind: 'item' | 'action', word: Lexeme): string =>
    where === undefined ? simple('none', word, true).cases.dat : whole(noun(where, kind, 'some', s), 'dat');
  switch (use.verb) {
    case 'equip':
      return `zum Ausrüsten mit ${many(use.where, 'item', ITEM)}`;
    case 'perform':
      return `zum Ausführen von ${many(use.where, 'action', ACTION)}`;
    case 'cast':
      return `zum Wirken von ${many(use.where && { ...use.where, type: 'spell' }, 'action', SPELL)}`;
  }
}

const STRIKES: Readonly<Record<'melee' | 'ranged', Lexeme>> = { melee: MELEE, ranged: RANGED };

/** "Nahkampfschläge und Fernangriffe", all if no kind is named. */
export function manyStrikes(
  via: 'melee' | 'ranged' | undefined,
  kasus: 'nom' | 'acc' | 'dat',
  adjectives: readonly string[] = [],
): string {
  const kinds = via === undefined ? [MELEE, RANGED] : [STRIKES[via]];
  return listed(
    kinds.map((kind, i) => simple('none', kind, true, i === 0 ? adjectives : []).cases[kasus]),
    'und',
  );
}

export function during(when: During, s: Setting): string {
  const attack = when.attack === true ? 'in Angriffen' : undefined;
  const other = when.other === undefined ? undefined : noun(when.other, 'character', 'some', s);
  if (when.as === 'struck')
    return words('gegen', manyStrikes(when.via, 'acc'), attack, other && `von ${whole(other, 'dat')}`);
  return words('bei', manyStrikes(when.via, 'dat'), attack, other && `gegen ${whole(other, 'acc')}`);
}
