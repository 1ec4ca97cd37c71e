/**
 * A position and an event of every kind, for the tests of words and drawings.
 */
import type { SignumEvent } from '../src/events.ts';
import { library } from '../src/content/library.ts';
import { fieldOf } from '../src/field.ts';
import { newGame } from '../src/new-game.ts';
import { NO_CARD, NOBODY, type Creature, type SignumState } from '../src/state.ts';

const WARBANDS = [
  ['gatewatch-pikeman', 'sir-garrant-of-the-white-ford', 'tollroad-skirmisher'],
  ['reedbow-scout', 'mossback-ravager', 'tollroad-skirmisher'],
] as const;

/** By their numbers in `creatures`. */
export const YSOLDE = 0;
export const PIKEMAN = 1;
export const ACOLYTE_2 = 3;
export const SAELA = 4;
export const SCOUT = 5;
export const SKIRMISHER_A = 6;
export const SKIRMISHER_B = 7;

/** Two heroes with characters and minions on the map with an altar in the middle, in the fifth turn. */
export function sampleState(): SignumState {
  const [first, second] = WARBANDS;
  const state = newGame(
    {
      mode: 'duel',
      map: 'old-sanctuary',
      seats: [
        { hero: 'marshal-ysolde-carrow', warband: first },
        { hero: 'saela-wyndthorn', warband: second },
      ],
      options: {},
    },
    'words',
  );
  const at = (column: number, row: number) => fieldOf(state.map).spaceOf([column, row]);
  const put = (kind: Creature['kind'], id: string, owner: number, hex: number, more: Partial<Creature> = {}) => {
    const { heroes, characters, minions } = library();
    const record = { hero: heroes, character: characters, minion: minions }[kind].findIndex((one) => one.id === id);
    const player = state.players[owner];
    const card =
      kind === 'character'
        ? state.faces.findIndex((face) => face.kind === kind && face.record === record && face.owner === owner)
        : NO_CARD;
    if (player !== undefined) player.camp = player.camp.filter((one) => one !== card);
    state.creatures.push({
      id: state.creatures.length,
      kind,
      record,
      card,
      owner,
      controller: owner,
      hex,
      wounds: 0,
      armour: 0,
      poison: false,
      plague: false,
      stun: false,
      activated: false,
      entered: false,
      activations: 0,
      enchantments: [],
      under: NO_CARD,
      built: false,
      ...more,
    });
  };
  put('hero', 'marshal-ysolde-carrow', 0, at(4, 3), { wounds: 2 });
  put('character', 'gatewatch-pikeman', 0, at(5, 3), { poison: true });
  put('minion', 'bell-acolyte', 0, NOBODY);
  put('minion', 'bell-acolyte', 0, at(6, 3), { activated: true });
  put('hero', 'saela-wyndthorn', 1, at(5, 8));
  put('character', 'reedbow-scout', 1, at(5, 4));
  put('character', 'tollroad-skirmisher', 0, at(0, 0));
  put('character', 'tollroad-skirmisher', 1, at(10, 8));
  state.phase = 'activation';
  state.turn = 5;
  for (const player of state.players) {
    player.strength = 4;
    player.hand = player.deck.slice(0, 3);
    player.featHand = state.feats.slice(0, 1);
    player.deck = player.deck.slice(3);
    player.income = 6;
  }
  state.feats = state.feats.slice(2);
  return state;
}

export const state: SignumState = sampleState();

/** A card of the first player's hand, a feat, a character in a War Camp, and a relic with armour. */
const cardOf = (id: string, kind: 'support' | 'character' | 'feat'): number => {
  const lists = { support: library().supports, character: library().characters, feat: library().feats };
  const record = lists[kind].findIndex((one) => one.id === id);
  return state.faces.findIndex((face) => face.kind === kind && face.record === record);
};
export const SPELL = cardOf('morning-litany', 'support');
export const TACTIC = cardOf('raise-shields', 'support');
export const ARENA = cardOf('arena', 'support');
export const BREASTPLATE = cardOf('sunsteel-breastplate', 'support');
const GREATHELM = cardOf('crested-greathelm', 'support');
export const GARRANT = cardOf('sir-garrant-of-the-white-ford', 'character');
export const DUELIST = cardOf('duelist', 'feat');

const dice = [
  { die: 'B', symbol: 'HIT' },
  { die: 'R', symbol: 'CRIT' },
  { die: 'B', symbol: 'HIT' },
  { die: 'P', symbol: 'BLANK' },
] as const;

type Roll = Extract<SignumEvent, { type: 'roll' }>;
const roll = (why: string): Roll => ({ type: 'roll', seat: 0, why, creature: YSOLDE, dice });

/** The compiler proves that no type is missing. */
const SAMPLES: { readonly [T in SignumEvent['type']]: readonly Extract<SignumEvent, { type: T }>[] } = {
  'first-player': [{ type: 'first-player', seat: 1 }],
  warband: [
    { type: 'warband', seat: 0, characters: [GARRANT] },
    { type: 'warband', seat: 1, characters: [] },
  ],
  'terrain-placed': [{ type: 'terrain-placed', seat: 0, piece: 'ruins', at: 3 }],
  'terrain-declined': [{ type: 'terrain-declined', seat: 1 }],
  'hand-chosen': [{ type: 'hand-chosen', seat: 0 }],
  turn: [{ type: 'turn', seat: 0, turn: 5 }],
  round: [0, 1, 4].map((left) => ({ type: 'round', left })),
  strength: [{ type: 'strength', seat: 0, strength: 3 }],
  income: [
    { type: 'income', seat: 0, income: 7 },
    { type: 'income', seat: 0, income: 5, points: 1 },
    { type: 'income', seat: 0, income: 4, points: -1 },
  ],
  points: [6, -4, 1].map((points) => ({ type: 'points', seat: 0, points, why: 'hero' })),
  drew: [SPELL, NO_CARD].flatMap((card) => [
    { type: 'drew', seat: 0, card },
    { type: 'drew', seat: 0, card, milestone: 3 },
  ]),
  'drew-feat': [DUELIST, NO_CARD].map((card) => ({ type: 'drew-feat', seat: 0, card })),
  played: [{ type: 'played', seat: 0, card: SPELL }],
  'to-hall': [{ type: 'to-hall', seat: 0, card: SPELL }],
  'from-hall': ['hand', 'deck', 'camp', 'battlefield'].map((to) => ({ type: 'from-hall', seat: 0, card: SPELL, to })),
  closed: [
    { type: 'closed', seat: 0, card: BREASTPLATE },
    { type: 'closed', seat: 0, card: ARENA, property: 0 },
  ],
  chosen: [
    { type: 'chosen', source: 'Arena', creature: NOBODY, targets: [PIKEMAN] },
    { type: 'chosen', source: 'First Word', creature: PIKEMAN, targets: [SCOUT, SKIRMISHER_B] },
    { type: 'chosen', source: `deployed:${PIKEMAN}`, creature: PIKEMAN, targets: [SCOUT] },
  ],
  enchanted: [{ type: 'enchanted', creature: PIKEMAN, card: SPELL }],
  'relic-tokens': [
    { type: 'relic-tokens', seat: 0, card: BREASTPLATE, armour: 2, reuse: 1 },
    { type: 'relic-tokens', seat: 0, card: BREASTPLATE, armour: 0, reuse: 0 },
    { type: 'relic-tokens', seat: 0, card: GREATHELM, armour: 0, reuse: 0 },
  ],
  feat: [1, 2].map((points) => ({ type: 'feat', seat: 0, card: DUELIST, points })),
  'feat-face-down': [{ type: 'feat-face-down', seat: 0, card: NO_CARD }],
  'feat-discarded': ['strength', 'minion', 'draw'].map((why) => ({
    type: 'feat-discarded',
    seat: 0,
    card: DUELIST,
    for: why,
  })),
  entered: [{ type: 'entered', creature: PIKEMAN, at: 3 }],
  activated: [{ type: 'activated', creature: PIKEMAN }],
  skipped: [{ type: 'skipped', creature: PIKEMAN }],
  contract: [{ type: 'contract', creature: PIKEMAN, strength: 2 }],
  moved: [true, false].map((running) => ({ type: 'moved', creature: PIKEMAN, path: [3], running })),
  placed: [{ type: 'placed', creature: PIKEMAN, at: 3 }],
  pushed: [{ type: 'pushed', creature: PIKEMAN, to: 3 }],
  attack: [true, false].flatMap((counter) =>
    ['melee', 'ranged', 'magic'].map((attack) => ({
      type: 'attack',
      attacker: YSOLDE,
      target: SCOUT,
      attack,
      counter,
    })),
  ),
  roll: [
    ...['attack', 'poison', 'plague', 'Regeneration', 'Healer', 'Longshot', 'altar', 'Morning Litany'].map((why) =>
      roll(why),
    ),
    ...['First Word', 'close', `deployed:${PIKEMAN}`].map((why) => roll(why)),
    { type: 'roll', seat: 0, why: 'attack', creature: YSOLDE, dice: [] },
    {
      ...roll('attack'),
      added: [
        { source: 'Warlord', creature: NOBODY, dice: ['Y'] },
        { source: '', creature: PIKEMAN, dice: ['B', 'B'] },
        { source: 'close', creature: NOBODY, dice: ['B'] },
      ],
      removed: [{ source: 'Crested Greathelm', creature: NOBODY, dice: 1 }],
    },
  ],
  reroll: [{ type: 'reroll', seat: 0, dice }],
  critical: [
    ...['add-die', 'add-symbol', 'Advance', 'Heavy Hand', 'Vampirism'].map((critical) => ({
      type: 'critical' as const,
      creature: YSOLDE,
      critical,
    })),
    ...(['HIT', 'CRIT', 'PUSH', 'BLANK'] as const).map((symbol) => ({
      type: 'critical' as const,
      creature: YSOLDE,
      critical: 'add-symbol',
      symbol,
    })),
  ],
  symbols: [
    {
      type: 'symbols',
      creature: YSOLDE,
      changes: [
        { symbol: 'HIT', add: 1, source: 'ford' },
        { symbol: 'PUSH', add: -2, source: 'Forged' },
        { symbol: 'HIT', add: -1, source: 'close' },
      ],
    },
  ],
  damage: [{ type: 'damage', creature: SCOUT, damage: 2, cause: 'attack' }],
  'armour-lost': [1, 2].map((tokens) => ({ type: 'armour-lost', creature: SCOUT, tokens })),
  wounded: (['attack', 'push', 'cleave', 'spell', 'longshot', 'terrain', 'poison', 'plague', 'effect'] as const).map(
    (cause, i) => ({ type: 'wounded', creature: SCOUT, wounds: i % 2 === 0 ? 1 : 2, cause }),
  ),
  healed: [1, 2].map((wounds) => ({ type: 'healed', creature: SCOUT, wounds })),
  token: (['poison', 'plague', 'stun', 'armour'] as const).flatMap((token) =>
    [1, -1, 2].map((add) => ({ type: 'token', creature: SCOUT, token, add })),
  ),
  died: [
    { type: 'died', creature: SCOUT, by: YSOLDE },
    { type: 'died', creature: SCOUT, by: NOBODY },
    { type: 'died', creature: SCOUT, by: NOBODY, source: 'Stampede' },
  ],
  removed: [{ type: 'removed', creature: ACOLYTE_2 }],
  control: [{ type: 'control', creature: SCOUT, seat: 0 }],
  property: ['Protector', 'Hook', `deployed:${PIKEMAN}`, `Crested Greathelm:${GREATHELM}`].map((name) => ({
    type: 'property',
    creature: PIKEMAN,
    name,
  })),
  eliminated: [{ type: 'eliminated', seat: 1 }],
  conceded: [{ type: 'conceded', seat: 1 }],
  'last-feat': [{ type: 'last-feat' }],
  over: [{ type: 'over', outcome: { winners: [0], reason: 'goal' } }],
};

export const EVENTS: readonly SignumEvent[] = Object.values(SAMPLES).flat();
