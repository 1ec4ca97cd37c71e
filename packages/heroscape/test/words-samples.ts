/**
 * A table and at least one event of each type, for the tests of the sentences.
 */
import type { HeroscapeEvent } from '../src/events.ts';
import type { HeroscapeState } from '../src/state.ts';
import { Arena } from './arena.ts';

/** Both have Otonashi, so that its owner must be told; one figure stands on two spaces. */
const arena = new Arena({
  field: ['. . .2 . . .', '. .3 . w w .', '. . . . . .', '. . o o o o', '. . . . . .', '. . . . . .'],
  armies: [
    { 'Finn the Viking Champion': 'b2', 'Marro Warriors': 'a1 b1 c1 d1', Otonashi: 'a3', Mimring: 'd4-e4' },
    { 'Izumi Samurai': 'c2 c3', Otonashi: 'f6', 'Major Q9': 'e5-f5' },
  ],
  glyphs: { Astrid: 'f1' },
  obstacles: [{ kind: 'tree', at: 'f3' }],
  turn: 'Finn the Viking Champion',
  stage: 'attack',
});

export const state: HeroscapeState = arena.state;

/** Ids on this table, in the order of the armies. */
export const FINN = 0;
export const MARRO_2 = 2;
const OTONASHI_A = 5;
export const MIMRING = 6;
export const IZUMI_2 = 8;
const TREE = 0;

type Samples = { readonly [T in HeroscapeEvent['type']]: readonly Extract<HeroscapeEvent, { type: T }>[] };

const dice = { type: 'combat-dice', seat: 0, figure: FINN, faces: ['skull', 'skull', 'shield', 'blank'] } as const;
const d20 = { type: 'd20', seat: 0, figure: FINN, power: '', natural: 14, total: 14 } as const;

/** At least one of each type, so that the compiler asks for a sample when there is a new one. */
const SAMPLES: Samples = {
  round: [{ type: 'round', round: 2 }],
  'card-chosen': [
    { type: 'card-chosen', seat: 0, card: 0, copies: 1 },
    { type: 'card-chosen', seat: 0, card: 1, copies: 2 },
  ],
  'army-complete': [{ type: 'army-complete', seat: 1, points: 300 }],
  deployed: [{ type: 'deployed', figure: MIMRING, at: [20, 21] }],
  'not-deployed': [{ type: 'not-deployed', figure: MARRO_2 }],
  'markers-placed': [
    { type: 'markers-placed', seat: 0, cards: [0, 0, 1, 2] },
    { type: 'markers-placed', seat: 0, cards: [] },
  ],
  d20: [
    { ...d20, purpose: 'setup', figure: -1 },
    { ...d20, purpose: 'initiative', figure: -1, total: 22 },
    { ...d20, purpose: 'power', power: 'Frenzy', total: 12 },
    { ...d20, purpose: 'lava' },
    { ...d20, purpose: 'fall' },
    { ...d20, purpose: 'glyph', power: 'Nilrend' },
    { ...d20, purpose: 'volcano', figure: -1 },
    { ...d20, purpose: 'geyser', figure: -1 },
    { ...d20, purpose: 'geyser' },
    { ...d20, purpose: 'explosion' },
  ],
  initiative: [{ type: 'initiative', order: [1, 0] }],
  'marker-revealed': [{ type: 'marker-revealed', seat: 0, face: '1', card: 0 }],
  turn: [
    { type: 'turn', seat: 0, card: 0, power: '' },
    { type: 'turn', seat: 0, card: 0, power: 'Viking Bonding' },
    { type: 'turn', seat: 0, card: 0, power: 'linked' },
  ],
  'turn-lost': [{ type: 'turn-lost', seat: 0, card: 0 }],
  'turn-over': [{ type: 'turn-over', seat: 0, card: 0 }],
  moved: [
    { type: 'moved', figure: FINN, from: [1], to: [2], mode: 'walk', path: [2] },
    { type: 'moved', figure: FINN, from: [1], to: [2], mode: 'fly', path: [2] },
    { type: 'moved', figure: FINN, from: [1], to: [2], mode: 'leap', path: [2] },
    { type: 'moved', figure: FINN, from: [], to: [2], mode: 'place', path: [] },
  ],
  'turned-round': [{ type: 'turned-round', figure: MIMRING }],
  stopped: [
    { type: 'stopped', figure: FINN, by: 'water' },
    { type: 'stopped', figure: FINN, by: 'power' },
    { type: 'stopped', figure: FINN, by: 'glyph' },
  ],
  'combat-dice': [
    {
      ...dice,
      purpose: 'attack',
      parts: [
        { amount: 3, source: 'card' },
        { amount: 1, source: 'height' },
      ],
    },
    {
      ...dice,
      purpose: 'attack',
      faces: [],
      parts: [
        { amount: 1, source: 'card' },
        { amount: -2, source: 'Ice Cold' },
      ],
    },
    { ...dice, purpose: 'defence', parts: [] },
    { ...dice, purpose: 'defence', figure: -1, parts: [] },
    { ...dice, purpose: 'leaving', faces: ['skull'], parts: [] },
    { ...dice, purpose: 'fall', faces: ['shield'], parts: [] },
    { ...dice, purpose: 'lava', faces: ['blank'], parts: [] },
    { ...dice, purpose: 'power', parts: [{ amount: 4, source: 'Bloody Bite' }] },
    { ...dice, purpose: 'volcano', figure: -1, parts: [] },
    { ...dice, purpose: 'explosion', parts: [] },
  ],
  'symbol-dice': [
    { type: 'symbol-dice', seat: 0, figure: FINN, general: 'utgar', dice: 2, symbols: 1 },
    { type: 'symbol-dice', seat: 0, figure: -1, general: 'utgar', dice: 1, symbols: 0 },
  ],
  attack: [
    { type: 'attack', attacker: FINN, target: IZUMI_2, object: -1, power: '' },
    { type: 'attack', attacker: FINN, target: IZUMI_2, object: -1, power: 'Fire Line Special Attack' },
    { type: 'attack', attacker: FINN, target: -1, object: -1, power: 'Fire Line Special Attack' },
    { type: 'attack', attacker: FINN, target: -1, object: TREE, power: '' },
    { type: 'attack', attacker: FINN, target: -1, object: -1, power: '' },
  ],
  'attack-result': [
    { type: 'attack-result', attacker: FINN, target: IZUMI_2, object: -1, skulls: 2, shields: 1, wounds: 1 },
    { type: 'attack-result', attacker: FINN, target: -1, object: TREE, skulls: 1, shields: 2, wounds: 0 },
  ],
  wounded: [
    { type: 'wounded', figure: FINN, wounds: 1, cause: 'attack' },
    { type: 'wounded', figure: FINN, wounds: 2, cause: 'counter' },
    { type: 'wounded', figure: FINN, wounds: 2, cause: 'leaving' },
    { type: 'wounded', figure: FINN, wounds: 2, cause: 'fall' },
    { type: 'wounded', figure: FINN, wounds: 2, cause: 'lava' },
    { type: 'wounded', figure: FINN, wounds: 2, cause: 'glyph' },
    { type: 'wounded', figure: FINN, wounds: 2, cause: 'power' },
    { type: 'wounded', figure: FINN, wounds: 2, cause: 'volcano' },
    { type: 'wounded', figure: FINN, wounds: 2, cause: 'explosion' },
    { type: 'wounded', figure: MARRO_2, wounds: 1, cause: 'attack' },
  ],
  'object-wounded': [{ type: 'object-wounded', piece: TREE, wounds: 1 }],
  'object-destroyed': [{ type: 'object-destroyed', piece: TREE }],
  healed: [
    { type: 'healed', figure: FINN, wounds: 1 },
    { type: 'healed', figure: FINN, wounds: 2 },
  ],
  destroyed: [
    { type: 'destroyed', figure: IZUMI_2, by: FINN, cause: 'attack' },
    { type: 'destroyed', figure: IZUMI_2, by: FINN, cause: 'leaving' },
    { type: 'destroyed', figure: OTONASHI_A, by: -1, cause: 'fall' },
  ],
  'card-lost': [{ type: 'card-lost', card: 4 }],
  placed: [{ type: 'placed', figure: FINN, at: [2] }],
  'glyph-revealed': [{ type: 'glyph-revealed', glyph: 'Astrid', space: 5 }],
  glyph: [{ type: 'glyph', glyph: 'Astrid', figure: FINN }],
  'glyph-gone': [{ type: 'glyph-gone', glyph: 'Kelda' }],
  'power-used': [{ type: 'power-used', figure: MIMRING, card: 3, power: 'Fire Line Special Attack' }],
  'marker-lost': [
    { type: 'marker-lost', seat: 1, card: 4, count: 1 },
    { type: 'marker-lost', seat: 1, card: 4, count: 2 },
  ],
  'markers-redistributed': [{ type: 'markers-redistributed', seat: 1, count: 2 }],
  control: [{ type: 'control', card: 0, seat: 1 }],
  negated: [{ type: 'negated', card: 0 }],
  spirit: [{ type: 'spirit', figure: FINN, card: 3, stat: 'attack' }],
  identity: [{ type: 'identity', card: 0, species: 'human', class: 'hunter', personality: 'tormented' }],
  chosen: [{ type: 'chosen', card: 0, as: 'Human Champion', choice: 3 }],
  'card-marker': [
    { type: 'card-marker', card: 0, name: 'Experience', count: 2 },
    { type: 'card-marker', card: 0, name: 'Negation', count: 1 },
    { type: 'card-marker', card: 0, name: 'Grenade', count: 0 },
  ],
  hidden: [{ type: 'hidden', figure: FINN }],
  door: [
    { type: 'door', piece: TREE, open: true },
    { type: 'door', piece: TREE, open: false },
  ],
  'power-point': [{ type: 'power-point', seat: 0, card: 0 }],
  terrain: [{ type: 'terrain', space: 2, terrain: 'shadow' }],
  linked: [{ type: 'linked', card: 0, partner: 1 }],
  mission: [
    { type: 'mission', seat: 0, what: 'gem-taken', count: 1 },
    { type: 'mission', seat: 0, what: 'flag-taken', count: 1 },
    { type: 'mission', seat: 0, what: 'brought-home', count: 1 },
  ],
  eliminated: [{ type: 'eliminated', seat: 1 }],
  conceded: [{ type: 'conceded', seat: 1 }],
  scored: [{ type: 'scored', team: 0, points: 1 }],
  over: [{ type: 'over', outcome: { winners: [0], reason: 'eliminated' } }],
};

export const EVENTS: readonly HeroscapeEvent[] = Object.values(SAMPLES).flat();
