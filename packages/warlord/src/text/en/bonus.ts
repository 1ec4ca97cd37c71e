/**
 * English bonuses and what they are good for.
 */
import { listed, signed, words } from '@muster/grammar/phrases';
import type { Amount, During, Mod, Purpose } from '../../abilities/language.ts';
import { bonusGroups, perEach } from '../amount.ts';
import type { Setting } from '../setting.ts';
import { STAT_NAMES, statName } from './lexicon.ts';
import { amount, counted, noun } from './phrase.ts';

export interface Gain {
  readonly objects: readonly string[];
  /** Something is taken away rather than given. */
  readonly penalty: boolean;
}

/** "+2 ATK", "+1 AC"; "+1 ATK for each other Elf in this rank"; "a bonus to AC equal to …" */
export function bonuses(add: Extract<Mod, { mod: 'stat' }>['add'], s: Setting): readonly Gain[] {
  const { plain, each, equal } = bonusGroups(add);
  const said = (value: number | 'X'): string => (value === 'X' ? '+X' : signed(value));
  const gains = [
    ...plain.map(({ stat, value }) => ({
      text: `${said(value)} ${statName(stat, value)}`,
      penalty: value !== 'X' && value < 0,
    })),
    ...each.map(({ unit, list }) => ({
      text: `${listed(
        list.map(({ stat, value }) => `${signed(value)} ${statName(stat, value)}`),
        'and',
      )} for each ${counted(unit, false, s)}`,
      penalty: list.every(({ value }) => value < 0),
    })),
    ...equal.map(({ amount: value, penalty, stats }) => {
      const names = listed(
        stats.map((stat) => STAT_NAMES[stat]),
        'and',
      );
      return { text: `a ${penalty ? 'penalty' : 'bonus'} to ${names} equal to ${amount(value, s)}`, penalty };
    }),
  ];
  return [false, true]
    .map((penalty) => ({ penalty, objects: gains.filter((gain) => gain.penalty === penalty).map((gain) => gain.text) }))
    .filter(({ objects }) => objects.length > 0);
}

/** "+2 to magic saves", "a bonus to magic saves equal to …" */
export function bonusTo(what: string, value: Amount, s: Setting): string {
  if (typeof value === 'number') return `${signed(value)} to ${what}`;
  const per = perEach(value);
  if (per !== undefined) return `${signed(per.times)} to ${what} for each ${counted(per.unit, false, s)}`;
  return value === 'X' ? `+X to ${what}` : `a bonus to ${what} equal to ${amount(value, s)}`;
}

export function purpose(use: Purpose, s: Setting): string {
  switch (use.verb) {
    case 'equip':
      return `for equipping ${noun(use.where ?? {}, 'item', 'some', s)}`;
    case 'perform':
      return `for performing ${noun(use.where ?? {}, 'action', 'some', s)}`;
    case 'cast':
      return `for casting ${noun({ ...use.where, type: 'spell' }, 'action', 'some', s)}`;
  }
}

export function during(when: During, s: Setting): string {
  const strikes = words(when.via, 'strikes', when.attack === true ? 'of an attack' : undefined);
  if (when.as === 'struck') {
    return words(
      'against',
      strikes,
      when.other === undefined ? undefined : `by ${noun(when.other, 'character', 'some', s)}`,
    );
  }
  return words(
    'for',
    strikes,
    when.other === undefined ? undefined : `against ${noun(when.other, 'character', 'some', s)}`,
  );
}
