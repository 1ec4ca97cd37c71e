import { expect, test } from 'vitest';
import {
  adjective,
  CASES,
  likeDer,
  likeEin,
  pluralIn,
  pronoun,
  relative,
  the,
  type Case,
  type Form,
} from '../src/german.ts';

const FORMS: readonly Form[] = ['m', 'f', 'n', 'pl'];

function table(word: (kasus: Case, form: Form) => string): readonly string[] {
  return CASES.map((kasus) => FORMS.map((form) => word(kasus, form)).join(' '));
}

test('the article and words like it', () => {
  expect(table(the)).toEqual(['der die das die', 'den die das die', 'dem der dem den', 'des der des der']);
  expect(table((kasus, form) => likeDer('dies', kasus, form))).toEqual([
    'dieser diese dieses diese',
    'diesen diese dieses diese',
    'diesem dieser diesem diesen',
    'dieses dieser dieses dieser',
  ]);
  expect(table((kasus, form) => likeEin('kein', kasus, form))).toEqual([
    'kein keine kein keine',
    'keinen keine kein keine',
    'keinem keiner keinem keinen',
    'keines keiner keines keiner',
  ]);
});

test('an adjective ends by what stands before it', () => {
  expect(table((kasus, form) => adjective('bös', 'definite', kasus, form))).toEqual([
    'böse böse böse bösen',
    'bösen böse böse bösen',
    'bösen bösen bösen bösen',
    'bösen bösen bösen bösen',
  ]);
  expect(table((kasus, form) => adjective('bös', 'mixed', kasus, form)).slice(0, 2)).toEqual([
    'böser böse böses bösen',
    'bösen böse böses bösen',
  ]);
  expect(table((kasus, form) => adjective('bös', 'none', kasus, form))).toEqual([
    'böser böse böses böse',
    'bösen böse böses böse',
    'bösem böser bösem bösen',
    'bösen böser bösen böser',
  ]);
});

test('the dative plural ends in n, unless it cannot', () => {
  expect(['Zwerge', 'Elfen', 'Orks'].map((plural) => pluralIn('dat', plural))).toEqual(['Zwergen', 'Elfen', 'Orks']);
  expect(pluralIn('acc', 'Zwerge')).toBe('Zwerge');
});

test('pronouns', () => {
  expect(pronoun('dat', 'f')).toBe('ihr');
  expect([relative('nom', 'f'), relative('dat', 'pl'), relative('gen', 'm'), relative('gen', 'pl')]).toEqual([
    'die',
    'denen',
    'dessen',
    'deren',
  ]);
});
