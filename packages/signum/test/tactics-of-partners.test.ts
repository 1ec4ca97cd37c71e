/**
 * "An opponent's" turn, card or feat is never a partner's (SG-0.8).
 */
import { rngFromSeed } from '@muster/engine';
import { expect, test } from 'vitest';
import { mayAnswer } from '../src/abilities/reactions.ts';
import { library } from '../src/content/library.ts';
import { newGame } from '../src/new-game.ts';
import { makeSetup } from '../src/setup.ts';
import { silentTable } from '../src/silent-table.ts';
import { NOBODY } from '../src/state.ts';
import { areAllied } from '../src/table.ts';

const TOLL = library().supports.findIndex(({ id }) => id === 'toll-the-bell');

test('Toll the Bell answers the turns of opponents only', () => {
  const setup = makeSetup({ edition: 'alliance', decks: ['veshara-the-unburied'] }, rngFromSeed('bell'));
  if (!setup.ok) throw new Error('no setup');
  const state = newGame(setup.value, 'bell');
  const g = silentTable(state, library());
  const card = state.faces.findIndex(({ kind, record, owner }) => kind === 'support' && record === TOLL && owner === 0);
  expect(card).toBeGreaterThan(0);
  const refused = [0, 1, 2, 3].map((seat) => {
    const happening = { it: NOBODY, by: NOBODY, attack: null, harm: null, seat };
    const refusal = mayAnswer(g, 0, card, { trigger: 'turn-begins', happening, used: new Set() });
    return refusal?.reason === 'event-of-others';
  });
  expect(refused).toEqual([0, 1, 2, 3].map((seat) => areAllied(g, 0, seat)));
  expect(refused.filter(Boolean)).toHaveLength(2);
});
