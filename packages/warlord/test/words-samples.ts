/**
 * A table and at least one event of each type, for the tests of the log.
 */
import type { WarlordEvent } from '../src/events.ts';
import { readPosition } from '../src/notation.ts';
import type { WarlordState } from '../src/state.ts';

/** Two Timmuks, so that their places must be told. */
export const state = position();

function position(): WarlordState {
  const read = readPosition({
    edition: 'epic',
    players: {
      A: { ranks: [['Axe#1', 'Hammer#2'], [{ card: 'Guardian#3', items: ['Handaxe#4'] }]], hand: ['Wall of Swords#5'] },
      B: { ranks: [['Timmuk#11', 'Timmuk#12']], discard: ['Varin#13', 'Handaxe#14'] },
    },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

type Samples = { readonly [T in WarlordEvent['type']]: readonly Extract<WarlordEvent, { type: T }>[] };

/** At least one of each type, so that the compiler asks for a sample when there is a new one. */
const SAMPLES: Samples = {
  turn: [{ type: 'turn', turn: 3 }],
  phase: [{ type: 'phase', phase: 'order' }],
  'army revealed': [{ type: 'army revealed', seat: 0, cards: [1, 2, 3] }],
  'readied all': [{ type: 'readied all' }],
  drew: [
    { type: 'drew', seat: 1, cards: null, count: 2 },
    { type: 'drew', seat: 0, cards: [5], count: 1 },
    { type: 'drew', seat: 0, cards: [5], count: 1, shown: true },
  ],
  shuffled: [{ type: 'shuffled', seat: 0 }],
  looked: [
    { type: 'looked', seat: 0, cards: null, count: 1 },
    { type: 'looked', seat: 0, cards: [5], count: 1 },
  ],
  'hand shown': [
    { type: 'hand shown', seat: 0, cards: [5] },
    { type: 'hand shown', seat: 1, cards: [] },
  ],
  rolled: [
    { type: 'rolled', roll: 'melee', who: 1, natural: 14 },
    { type: 'rolled', roll: 'save', name: 'magic', who: 1, natural: 4, reroll: true },
    { type: 'rolled', roll: 'check', name: 'Riding', who: 1, natural: 5 },
    { type: 'rolled', roll: 'initiative', who: 1, natural: 6 },
  ],
  initiative: [
    {
      type: 'initiative',
      seat: 1,
      results: [
        { seat: 0, total: 4 },
        { seat: 1, total: 17 },
      ],
      naturals: [4, 15],
    },
  ],
  passed: [{ type: 'passed', seat: 0 }],
  attacked: [{ type: 'attacked', who: 1 }],
  aimed: [{ type: 'aimed', who: 1, at: 11, via: 'melee' }],
  struck: [
    { type: 'struck', who: 1, at: 3, via: 'melee', natural: 14, total: 21, ac: 16, hit: true },
    { type: 'struck', who: 1, at: 12, via: 'ranged', natural: 1, total: -1, ac: 16, hit: false },
  ],
  'strike over': [
    { type: 'strike over', who: 1, reason: 'no target' },
    { type: 'strike over', who: 1, reason: 'gone' },
    { type: 'strike over', who: 1, reason: 'canceled' },
  ],
  canceled: [
    { type: 'canceled', what: 'strike', who: 1, card: 0 },
    { type: 'canceled', what: 'action', who: 1, card: 0 },
    { type: 'canceled', what: 'action', who: 1, card: 5 },
  ],
  redirected: [{ type: 'redirected', from: 1, to: 2 }],
  checked: [
    { type: 'checked', who: 1, check: 'save', name: 'magic', natural: 14, total: 17, dc: 15, success: true },
    { type: 'checked', who: 1, check: 'check', name: 'Riding', natural: 14, total: 17, dc: 20, success: false },
    { type: 'checked', who: 1, check: 'check', name: 'perception', natural: 20, total: 20, dc: 25, success: true },
  ],
  wounded: [
    { type: 'wounded', who: 1, wounds: 1, cause: 'melee', by: 11, card: 0 },
    { type: 'wounded', who: 1, wounds: 1, cause: 'spell', by: 11, card: 5 },
    { type: 'wounded', who: 1, wounds: 1, cause: 'action', by: 0, card: 0 },
    { type: 'wounded', who: 1, wounds: 2, cause: 'cost', by: 1, card: 0 },
    { type: 'wounded', who: 1, wounds: 1, cause: 'fall', by: 0, card: 0 },
  ],
  'wounds prevented': [
    { type: 'wounds prevented', who: 1, by: 1 },
    { type: 'wounds prevented', who: 1, by: 2 },
  ],
  healed: [
    { type: 'healed', who: 1, wounds: 1 },
    { type: 'healed', who: 1, wounds: 2 },
  ],
  killed: [
    { type: 'killed', who: 13, by: 1, cause: 'melee' },
    { type: 'killed', who: 13, by: 0, cause: 'fall' },
    { type: 'killed', who: 13, by: 0, cause: 'energies' },
    { type: 'killed', who: 13, by: 1, cause: 'cost' },
  ],
  turned: [
    { type: 'turned', who: 1, to: 'spent' },
    { type: 'turned', who: 1, to: 'ready' },
  ],
  moved: [
    { type: 'moved', who: 1, formation: 0, rank: 1, slot: 0, cause: 'fall' },
    { type: 'moved', who: 1, formation: 0, rank: 2, slot: 1, cause: 'maneuver' },
    { type: 'moved', who: 1, formation: 1, rank: 1, slot: 2, cause: 'stealth' },
    { type: 'moved', who: 1, formation: 0, rank: 1, slot: 0, cause: 'intruder' },
    { type: 'moved', who: 1, formation: 0, rank: 1, slot: 0, cause: 'effect' },
  ],
  'entered play': [
    { type: 'entered play', who: 2, seat: 0, rank: 1, orientation: 'stunned' },
    { type: 'entered play', who: 2, seat: 0, rank: 1, orientation: 'ready' },
  ],
  equipped: [{ type: 'equipped', item: 4, who: 3 }],
  attached: [
    { type: 'attached', card: 5, to: 1 },
    { type: 'attached', card: 5, to: 1, scribed: true },
  ],
  played: [
    { type: 'played', card: 1, by: 1, kind: 'order', ability: 'axe#0', fromHand: false },
    { type: 'played', card: 4, by: 3, kind: 'react', ability: 'handaxe#0', fromHand: false },
    { type: 'played', card: 5, by: 1, kind: 'order', ability: 'wall-of-swords#0', fromHand: false },
  ],
  feat: [{ type: 'feat', feat: 'Riposte', by: 1, kind: 'react' }],
  targeted: [{ type: 'targeted', card: 5, by: 1, targets: [11, 12] }],
  zone: [
    { type: 'zone', card: 13, seat: 1, from: 'hand', to: 'discard' },
    { type: 'zone', card: 14, seat: 1, from: 'play', to: 'discard' },
    { type: 'zone', card: null, seat: 1, from: 'deck', to: 'deck' },
    { type: 'zone', card: 13, seat: 1, from: 'discard', to: 'hand' },
    { type: 'zone', card: 13, seat: 1, from: 'play', to: 'removed' },
  ],
  charges: [
    { type: 'charges', on: 4, add: -1 },
    { type: 'charges', on: 4, add: 2 },
  ],
  modified: [
    { type: 'modified', source: 5, who: [], changes: [] },
    { type: 'modified', source: 5, who: [1, 2, 2], changes: [] },
    {
      type: 'modified',
      source: 5,
      who: [1],
      changes: [{ mod: { mod: 'stat', add: { atk: 2, ac: -1 } }, amounts: { atk: 2, ac: -1 }, until: 'turn' }],
    },
    {
      type: 'modified',
      source: 5,
      who: [1],
      changes: [{ mod: { mod: 'forbid', what: 'attack' }, amounts: {}, until: 'turn' }],
    },
  ],
  'effects ended': [{ type: 'effects ended' }],
  eliminated: [
    { type: 'eliminated', seat: 1, conceded: false },
    { type: 'eliminated', seat: 1, conceded: true },
  ],
  over: [{ type: 'over', outcome: { winners: [0], reason: 'last player left' } }],
};

export const EVENTS: readonly WarlordEvent[] = Object.values(SAMPLES).flat();
