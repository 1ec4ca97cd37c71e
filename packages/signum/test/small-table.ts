/**
 * A table laid for one rule: creatures where a test wants them, dice as it says, questions answered by key.
 */
import { ScriptedDice, type Decision, type Script, type ScriptedFace, type Seat } from '@muster/engine';
import { library } from '../src/content/library.ts';
import type { PlaceRef } from '../src/content/map.ts';
import type { SignumEvent } from '../src/events.ts';
import { checkSetup, newGame } from '../src/new-game.ts';
import { enter } from '../src/rules/entering.ts';
import { NOBODY, type Creature } from '../src/state.ts';
import { openTable, playerAt, type Table } from '../src/table.ts';

/** Any question of the rules, with what its options stand for left out. */
type Asked = readonly Decision[];

export class SmallTable {
  readonly g: Table;
  readonly events: SignumEvent[] = [];
  readonly #dice: ScriptedDice;

  constructor(setup: unknown, faces: readonly ScriptedFace[] = []) {
    const checked = checkSetup(setup);
    if (!checked.ok) throw new Error(checked.problems.map(({ message }) => message).join('\n'));
    this.#dice = new ScriptedDice(faces);
    const state = newGame(checked.value, 'small');
    this.g = openTable(state, library(), {
      dice: this.#dice,
      emit: (event) => this.events.push(event),
      checkpoint: () => undefined,
    });
    state.phase = 'activation';
    state.turn = 5;
  }

  roll(...faces: readonly ScriptedFace[]): void {
    this.#dice.add(faces);
  }

  /** A hero or a character of the seat's camp, or a minion, on a hex, ready to be activated. */
  put(seat: Seat, id: string, place: PlaceRef): Creature {
    const { g } = this;
    const { characters, minions } = g.library;
    const card = playerAt(g, seat).camp.find((one) => characters[g.state.faces[one]?.record ?? NOBODY]?.id === id);
    const isMinion = minions.some((one) => one.id === id);
    const entrant =
      card !== undefined
        ? ({ kind: 'character', card } as const)
        : isMinion
          ? ({ kind: 'minion' } as const)
          : ({ kind: 'hero' } as const);
    const player = playerAt(g, seat);
    player.camp = player.camp.filter((one) => one !== card);
    const script = enter(g, seat, entrant, g.field.spaceOf(place));
    const end = script.next([]);
    if (end.done !== true) throw new Error(`'${id}' asks something when it enters`);
    const creature = end.value;
    creature.activated = false;
    creature.entered = false;
    return creature;
  }

  /** Puts a card of the seat's deck into its hand. */
  deal(seat: Seat, id: string): number {
    const player = playerAt(this.g, seat);
    const card = player.deck.find(
      (one) => this.g.library.supports[this.g.state.faces[one]?.record ?? NOBODY]?.id === id,
    );
    if (card === undefined) throw new Error(`there is no '${id}' in the deck`);
    player.deck = player.deck.filter((one) => one !== card);
    player.hand = [...player.hand, card];
    return card;
  }

  /** Runs a script to its end. Answers are "kind=key|key", keys by their beginning; a question without one is an error. */
  run<T>(script: Script<T>, ...answers: readonly string[]): T {
    const left = [...answers];
    let step = script.next([]);
    while (step.done !== true) step = script.next(answered(step.value, left));
    if (left.length > 0) throw new Error(`nobody asked for: ${left.join(', ')}`);
    return step.value;
  }
}

function answered(asked: Asked, left: string[]): readonly (readonly number[])[] {
  return asked.map(({ kind, options, seat }) => {
    const answer = left.shift() ?? '';
    const [asks, wanted = ''] = answer.split('=');
    const keys = options.map(({ key }) => key);
    const picks = wanted.split('|').map((key) => keys.findIndex((one) => one === key || one.startsWith(`${key}:`)));
    if (asks !== kind || picks.includes(-1))
      throw new Error(`seat ${seat} is asked '${kind}' (${keys.join(', ')}), the answer is '${answer}'`);
    return picks;
  });
}
