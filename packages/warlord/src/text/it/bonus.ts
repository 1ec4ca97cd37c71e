/**
 * Italian bonuses and what they are good for.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Amount, During, Mod, Purpose } from '../../abilities/language.ts';
import { bonusGroups, perEach } from '../amount.ts';
import type { Setting } from '../setting.ts';
import { STAT_TO, statName } from './lexicon.ts';
import { after, bare } from './np.ts';
import { counted, equalTo, noun } from './phrase.ts';

/** "+2 ATK", "+1 ATK per ogni altro Elfo in questo rango", "un bonus all'AC pari a …" */
export function bonuses(add: Extract<Mod, { mod: 'stat' }>['add'], s: Setting): readonly string[] {
  const { plain, each, equal } = bonusGroups(add);
  return [
    ...plain.map(({ stat, value }) => `${value === 'X' ? '+X' : signed(value)} ${statName(stat, value)}`),
    ...each.map(({ unit, list }) => {
      const gains = list.map(({ stat, value }) => `${signed(value)} ${statName(stat, value)}`);
      return `${listed(gains, 'e')} per ${bare(counted(unit, 'each', s))}`;
    }),
    ...equal.map(({ amount, penalty, stats }) => {
      const names = listed(
        stats.map((stat) => STAT_TO[stat]),
        'e',
      );
      return `${penalty ? 'una penalità' : 'un bonus'} ${names} ${equalTo(amount, s)}`;
    }),
  ];
}

/** "+2 ai tiri salvezza contro la magia"; `what` begins with its preposition. */
export function bonusTo(what: string, value: Amount, s: Setting): string {
  if (typeof value === 'number') return `${signed(value)} ${what}`;
  const per = perEach(value);
  if (per !== undefined) return `${signed(per.times)} ${what} per ${bare(counted(per.unit, 'each', s))}`;
  return value === 'X' ? `+X ${what}` : `un bonus ${what} ${equalTo(value, s)}`;
}

export function purpose(use: Purpose, s: Setting): string {
  switch (use.verb) {
    case 'equip':
      return `per equipaggiare ${bare(noun(use.where ?? {}, 'item', 'some', s))}`;
    case 'perform':
      return `per eseguire ${bare(noun(use.where ?? {}, 'action', 'some', s))}`;
    case 'cast':
      return `per lanciare ${bare(noun({ ...use.where, type: 'spell' }, 'action', 'some', s))}`;
  }
}

/** "colpi di mischia", all if no kind is named. */
export function manyStrikes(via: 'melee' | 'ranged' | undefined): string {
  return via === undefined
    ? 'colpi di mischia e a distanza'
    : via === 'melee'
      ? 'colpi di mischia'
      : 'colpi a distanza';
}

export function during(when: During, s: Setting): string {
  const strikes = words(manyStrikes(when.via), when.attack === true ? 'degli attacchi' : undefined);
  const other = when.other === undefined ? undefined : noun(when.other, 'character', 'plural', s);
  if (when.as === 'struck') return words('contro i', strikes, other && after('di', other));
  return words('nei', strikes, other && after('contro', other));
}
