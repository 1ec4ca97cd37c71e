/**
 * Games with mistakes, made of Skirmish: a simulation must find each.
 */
import { choose, PASS, type Game, type Script } from '@muster/engine';
import { toyGame, type ToyState } from '@muster/engine/toy-game';

const skirmish: Game = toyGame;

/** Skirmish until a round, then something else. */
function until(round: number, then: (state: ToyState) => Script): Game['play'] {
  return function* (state, io) {
    const g = state as ToyState;
    g.rounds = round;
    yield* skirmish.play(state, io);
    g.ended = null;
    yield* then(g);
  };
}

const ask = (seat: number): Script<unknown> => choose({ seat, kind: 'again', options: [{ key: 'a' }, { key: PASS }] });

/** A script throws. */
const crashing: Game = {
  ...skirmish,
  id: 'crashing',
  play: until(1, function* () {
    yield* ask(0);
    throw new Error('a rule broke');
  }),
};

/** The game never ends. */
const endless: Game = {
  ...skirmish,
  id: 'endless',
  play: until(1, function* () {
    for (;;) yield* ask(1);
  }),
};

/** A script never comes back. */
const stuck: Game = {
  ...skirmish,
  id: 'stuck',
  play: until(1, function* (g) {
    yield* ask(0);
    while (g.ended === null) g.life[0] = 1;
  }),
};

/** The game is not over but asks nothing. */
const silent: Game = { ...skirmish, id: 'silent', play: until(1, function* () {}) };

/** A promise is broken that only a check sees. */
const cheating: Game = {
  ...skirmish,
  id: 'cheating',
  play: until(1, function* (g) {
    yield* ask(0);
    g.discard.push(0);
    g.ended = { winners: [0], reason: 'cheated' };
  }),
};

let clock = 0;

/** What happens depends on more than the seed. */
const drifting: Game = {
  ...skirmish,
  id: 'drifting',
  play: until(1, function* (g) {
    yield* ask(0);
    g.life[0] = ++clock + 100;
    g.ended = { winners: [0], reason: 'drifted' };
  }),
};

/** A copy doesn't hold everything. */
const forgetful: Game = {
  ...skirmish,
  id: 'forgetful',
  copy: (state) => ({ ...skirmish.copy(state), round: 1 }),
};

export const games: readonly Game[] = [skirmish, crashing, endless, stuck, silent, cheating, drifting, forgetful];
