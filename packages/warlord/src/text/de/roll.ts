/**
 * German strikes and die rolls as events.
 */
import type { Case } from '@muster/grammar/german';
import { listed, words } from '@muster/grammar/phrases';
import type { RollKind, Trigger } from '../../abilities/language.ts';
import type { Aimed } from '../moment.ts';
import { many } from '../words.ts';
import type { Lexeme } from './grammar.ts';
import { CHARACTER, CHECK, DIE_ROLL, INITIATIVE_ROLL, MELEE, RANGED, SAVE, STRIKE } from './lexicon.ts';
import { simple, whole, type Np } from './np.ts';

export const A_CHARACTER = simple('ein', CHARACTER);

const STRIKES: Readonly<Record<Aimed, Lexeme>> = { melee: MELEE, ranged: RANGED };

/** "einen Nahkampfschlag oder Fernangriff"; a bare strike when any is meant. */
export function strikes(kinds: readonly Aimed[]): (kasus: Case) => string {
  const [first = STRIKE, ...others] = kinds.map((kind) => STRIKES[kind]);
  return (kasus) =>
    listed(
      [
        simple('ein', first).cases[kasus],
        ...others.map((other) => simple('none', other).cases[kasus === 'gen' ? 'gen' : 'nom']),
      ],
      'oder',
    );
}

const ROLLS: Readonly<Record<RollKind, Lexeme>> = {
  melee: MELEE,
  ranged: RANGED,
  check: CHECK,
  save: SAVE,
  initiative: INITIATIVE_ROLL,
};

export function rolls(t: Trigger, kasus: Case, otherwise: readonly RollKind[] = []): string {
  const kinds = t.roll === undefined ? otherwise : many(t.roll);
  return listed(
    kinds.length === 0
      ? [simple('ein', DIE_ROLL).cases[kasus]]
      : kinds.map((kind) => simple('ein', ROLLS[kind]).cases[kasus]),
    'oder',
  );
}

export function rolled(after: boolean, t: Trigger, by: Np | undefined, against: string | undefined): string {
  const kinds = many(t.roll);
  const struck = kinds.length > 0 && kinds.every((kind) => kind === 'melee' || kind === 'ranged');
  const conjunction = after ? 'nachdem' : 'bevor';
  if (t.result === 'critical-success' || t.result === 'critical-failure') {
    const what = t.result === 'critical-success' ? 'kritischen Erfolg' : 'kritischen Misserfolg';
    const at = kinds.length === 0 ? undefined : `bei ${rolls(t, 'dat')}`;
    if (by === undefined)
      return words(
        conjunction,
        at,
        against,
        `ein ${what.replace('en ', 'er ')}`,
        after ? 'gewürfelt wurde' : 'gewürfelt wird',
      );
    return words(conjunction, whole(by, 'nom'), at, against, `einen ${what}`, after ? 'gewürfelt hat' : 'würfelt');
  }
  if (t.result !== undefined)
    return words(conjunction, whole(by ?? A_CHARACTER, 'nom'), rolls(t, 'acc'), against, outcome(t));
  if (struck) {
    const at = words('für', strikes(kinds.filter((kind) => kind === 'melee' || kind === 'ranged'))('acc'), against);
    if (by === undefined) return words(conjunction, at, after ? 'gewürfelt wurde' : 'gewürfelt wird');
    return words(conjunction, whole(by, 'nom'), at, after ? 'gewürfelt hat' : 'würfelt');
  }
  if (by === undefined) return words(after ? 'nach' : 'vor', rolls(t, 'dat'), against);
  if (kinds.length === 0) return words(conjunction, whole(by, 'nom'), after ? 'gewürfelt hat' : 'würfelt');
  return words(conjunction, whole(by, 'nom'), rolls(t, 'acc'), after ? 'gemacht hat' : 'macht');
}

export function outcome(t: Trigger): string {
  switch (t.result) {
    case 'success':
      return 'bestanden hat';
    case 'failure':
      return 'nicht bestanden hat';
    case 'critical-success':
      return 'mit einem kritischen Erfolg bestanden hat';
    case 'critical-failure':
      return 'mit einem kritischen Misserfolg nicht bestanden hat';
    default:
      return 'abgeschlossen hat';
  }
}
