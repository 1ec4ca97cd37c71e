import { Match, rngFromSeed } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import { signum } from '../src/index.ts';
import { invariants, settledInvariants } from '../src/invariants.ts';
import { NOBODY, type CardId, type Creature, type Player, type SignumState } from '../src/state.ts';
import { step } from './random-play.ts';

/** A duel in its middle: both sides have characters, a Hall, feats; the first player wears a relic and has a building. */
function table(): SignumState {
  const setup = signum.makeSetup({ edition: 'duel', decks: ['marshal-ysolde-carrow'] }, rngFromSeed('table'));
  if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
  const match = Match.start(signum, setup.value, 'invariants');
  const rng = rngFromSeed('answers');
  for (let i = 0; i < 3000; i++) {
    const { creatures, players, activation } = match.state;
    const standing = (seat: number) => creatures.filter(({ hex, owner }) => hex !== NOBODY && owner === seat).length;
    const ready = standing(0) > 2 && standing(1) > 2 && activation === null && (players[0]?.hall.length ?? 0) > 1;
    if (ready && match.decisions[0]?.kind === 'turn') return withKit(match.state);
    if (!step(match, rng)) break;
  }
  throw new Error('the match ended too early');
}

/** A relic and a building from the deck. */
function withKit(state: SignumState): SignumState {
  const player = playerAt(state, 0);
  const { supports } = library();
  const take = (kind: string): CardId => {
    const card = [...player.deck, ...player.hand].find(
      (one) => supports[state.faces[one]?.record ?? NOBODY]?.kind === kind,
    );
    if (card === undefined) throw new Error(`no ${kind} is left`);
    player.deck = player.deck.filter((one) => one !== card);
    player.hand = player.hand.filter((one) => one !== card);
    return card;
  };
  if (player.relics.length === 0) player.relics = [{ card: take('relic'), closed: false, armour: 0, reuse: 0 }];
  if (player.buildings.length === 0) player.buildings = [{ card: take('building'), closed: false, reuse: 0 }];
  return state;
}

function playerAt({ players }: SignumState, seat: number): Player {
  return players[seat] ?? expect.fail('there is no such seat');
}

function standing({ creatures }: SignumState, seat: number, nth = 0): Creature {
  return (
    creatures.filter(({ hex, owner }) => hex !== NOBODY && owner === seat)[nth] ??
    expect.fail('nobody is there to break')
  );
}

/** Neither hero nor minion. */
function character(state: SignumState, seat: number): Creature {
  const found = state.creatures.find(
    ({ hex, owner, kind }) => hex !== NOBODY && owner === seat && kind === 'character',
  );
  return found ?? expect.fail('no character is there');
}

const set = (target: object | undefined, values: object): void => {
  if (target === undefined) throw new Error('nothing to break');
  Object.assign(target, values);
};

type Break = (state: SignumState) => void;

describe('a broken promise is found', () => {
  test('none is, where nothing is broken', () => {
    const state = table();
    expect(invariants(state, library())).toEqual([]);
    expect(settledInvariants(state, library())).toEqual([]);
  });

  const BREAKS: readonly (readonly [string, Break])[] = [
    ['stand on hex', (state) => set(standing(state, 0), { hex: standing(state, 1).hex })],
    ['stands on hex 9999, which is none', (state) => set(standing(state, 0), { hex: 9999 })],
    ['stands on river', (state) => set(state, { terrain: state.terrain.with(standing(state, 0).hex, 'river') })],
    ['has 30 wounds of', (state) => set(standing(state, 0), { wounds: 30 })],
    ['lives with', (state) => set(standing(state, 0), { wounds: library().heroes[playerAt(state, 0).hero]?.hp })],
    ['has -1 wounds', (state) => set(standing(state, 0), { wounds: -1 })],
    ['has -1 armour', (state) => set(standing(state, 0), { armour: -1 })],
    ['a minion, has card', (state) => set(character(state, 0), { kind: 'minion', record: 0 })],
    ['is with seat 1', (state) => set(standing(state, 0), { controller: 1 })],
    ['is gone but has tokens', (state) => set(standing(state, 0, 1), { hex: NOBODY, wounds: 1 })],
    ['is gone but enchanted', (state) => set(standing(state, 0, 1), { hex: NOBODY, enchantments: [1] })],
    ['of a player who is out stands', (state) => set(playerAt(state, 0), { out: true })],
    ['seat 0 has 11 strength', (state) => set(playerAt(state, 0), { strength: 11 })],
    ['seat 0 has -1 strength', (state) => set(playerAt(state, 0), { strength: -1 })],
    ['seat 0 has income', (state) => set(playerAt(state, 0), { income: playerAt(state, 0).income + 1 })],
    [
      'the armour of relic',
      (state) =>
        set(playerAt(state, 0), { relics: playerAt(state, 0).relics.map((relic) => ({ ...relic, armour: 9 })) }),
    ],
    [
      'the reuse of relic',
      (state) =>
        set(playerAt(state, 0), { relics: playerAt(state, 0).relics.map((relic) => ({ ...relic, reuse: -1 })) }),
    ],
    [
      'the reuse of building',
      (state) =>
        set(playerAt(state, 0), { buildings: playerAt(state, 0).buildings.map((one) => ({ ...one, reuse: 9 })) }),
    ],
    [
      'wears two relics of class',
      ({ players: [player] }) => set(player, { relics: [...(player?.relics ?? []), ...(player?.relics ?? [])] }),
    ],
    [
      'built card',
      ({ players: [player] }) =>
        set(player, { buildings: [{ card: player?.relics[0]?.card ?? 0, closed: false, reuse: 0 }], relics: [] }),
    ],
    [
      'creatures, not 7 at most',
      (state) => {
        for (const creature of state.creatures) if (creature.kind !== 'hero') set(creature, { controller: 0 });
        const model = standing(state, 0, 1);
        for (let i = 0; i < 7; i++)
          state.creatures.push({ ...model, id: state.creatures.length, hex: i, card: 0, kind: 'minion', record: 0 });
      },
    ],
    [
      'seat 0 has 2 heroes',
      (state) => void state.creatures.push({ ...standing(state, 0), id: state.creatures.length }),
    ],
    [
      'has minions of two kinds',
      (state) =>
        void state.creatures.push({ ...standing(state, 0, 1), id: state.creatures.length, kind: 'minion', record: 3 }),
    ],
    ['is not one of all seats', (state) => set(state, { order: [0, 0] })],
    ['it is the turn of place 2', (state) => set(state, { active: 2 })],
    ['turns were begun, not', (state) => set(state, { turn: state.turn + 1 })],
    [
      'seat 0 had 0 turns',
      (state) => {
        set(playerAt(state, 1), { turns: state.turn });
        set(playerAt(state, 0), { turns: 0 });
      },
    ],
    ["effect 'old' outlives its creature", (state) => set(state, { effects: [effect(gone(state), 'turn')] })],
    ["effect 'old' outlives its attack", (state) => set(state, { effects: [effect(0, 'attack')] })],
    ["effect 'old' outlives its activation", (state) => set(state, { effects: [effect(0, 'activation')] })],
    ['is in', ({ players: [player] }) => set(player, { hall: [...(player?.hall ?? []), player?.camp[0] ?? 0] })],
    [
      'in deck is a feat',
      (state) => set(playerAt(state, 0), { deck: [...playerAt(state, 0).deck, ...state.feats.slice(0, 1)] }),
    ],
    ['in deck is of seat 1', (state) => set(playerAt(state, 0), { deck: playerAt(state, 1).deck })],
    ['is nowhere', (state) => set(state, { feats: state.feats.slice(1) })],
    ['seat 0 gave up but is still there', (state) => set(playerAt(state, 0), { conceded: true })],
    ['has cards to draw or play in a skirmish', (state) => set(state, { mode: 'skirmish' })],
  ];

  test.each(BREAKS)('%s', (message, change) => {
    const state = table();
    change(state);
    expect(settledInvariants(state, library()).join('\n')).toContain(message);
  });

  test('in the middle of something a card may be nowhere, but not in two places', () => {
    const state = table();
    const [feat] = state.feats;
    state.feats = state.feats.slice(1);
    expect(invariants(state, library())).toEqual([]);
    expect(settledInvariants(state, library())).toEqual([`card ${feat}, a feat, is nowhere`]);
    state.feats = [...state.feats, state.feats[0] ?? 0];
    expect(invariants(state, library())).not.toEqual([]);
  });
});

function gone(state: SignumState): number {
  const creature = standing(state, 0, 1);
  creature.hex = NOBODY;
  return creature.id;
}

function effect(creature: number, until: 'turn' | 'attack' | 'activation'): SignumState['effects'][number] {
  return { creature, seat: 0, grants: [], source: 'old', until, ends: 0, returns: NOBODY };
}
