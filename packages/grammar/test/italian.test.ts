import { expect, test } from 'vitest';
import { articulated, definite, indefinite, isJoining, that, with_ } from '../src/italian.ts';

const HE = { f: false, many: false };
const SHE = { f: true, many: false };
const THEY = { f: false, many: true };

test('articles go by the first letters', () => {
  expect(['drago', 'elfo', 'stregone', 'zombi', 'gnomo', 'sole'].map((noun) => definite(noun, HE))).toEqual([
    'il drago',
    "l'elfo",
    'lo stregone',
    'lo zombi',
    'lo gnomo',
    'il sole',
  ]);
  expect(['carta', 'arma', 'spada'].map((noun) => definite(noun, SHE))).toEqual(['la carta', "l'arma", 'la spada']);
  expect(['draghi', 'elfi', 'scudi'].map((noun) => definite(noun, THEY))).toEqual([
    'i draghi',
    'gli elfi',
    'gli scudi',
  ]);
  expect(definite('armi', { f: true, many: true })).toBe('le armi');
  expect(['drago', 'elfo', 'scudo'].map((noun) => indefinite(noun, false))).toEqual([
    'un drago',
    'un elfo',
    'uno scudo',
  ]);
  expect(['carta', 'arma'].map((noun) => indefinite(noun, true))).toEqual(['una carta', "un'arma"]);
});

test('prepositions become one word with the article', () => {
  expect(with_('di', 'il bersaglio')).toBe('del bersaglio');
  expect(with_('a', "l'attaccante")).toBe("all'attaccante");
  expect(with_('in', 'lo scudo')).toBe('nello scudo');
  expect(with_('su', 'gli eroi')).toBe('sugli eroi');
  expect(with_('da', 'i draghi')).toBe('dai draghi');
  expect(with_('di', 'Raelin')).toBe('di Raelin');
  expect(with_('a', 'Agent Carr')).toBe('ad Agent Carr');
  expect(articulated('in', 'la ')).toBe('nella ');
  expect([isJoining('su'), isJoining('con')]).toEqual([true, false]);
});

test('what is pointed at', () => {
  expect([that('drago', HE), that('elfo', HE), that('scudo', HE), that('arma', SHE), that('carta', SHE)]).toEqual([
    'quel drago',
    "quell'elfo",
    'quello scudo',
    "quell'arma",
    'quella carta',
  ]);
  expect([that('draghi', THEY), that('elfi', THEY)]).toEqual(['quei draghi', 'quegli elfi']);
});
