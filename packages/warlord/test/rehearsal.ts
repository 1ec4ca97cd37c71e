/**
 * One stretch of play on a table, recorded so that it can be played again with one card changed: if it goes the same way, what
 * was changed did nothing.
 */
import { hashOf, nextBelow, rngFromSeed, type Decision, type Option, type Rng } from '@muster/engine';
import { FEATS } from '../src/abilities/language.ts';
import type { Library } from '../src/content/library.ts';
import type { WarlordEvent } from '../src/events.ts';
import { settledInvariants } from '../src/invariants.ts';
import { play } from '../src/play.ts';
import { alignmentOf, classesOf, factionsOf, traitsOf } from '../src/rules/identity.ts';
import { atkNumbers, featBonus, statOf } from '../src/rules/values.ts';
import { copyState, type CardId, type WarlordState } from '../src/state.ts';
import { characters, openTable } from '../src/table.ts';
import { wildDice } from './arena.ts';
import type { Unit } from './units.ts';

/** From one checkpoint to the next. */
interface Step {
  readonly before: WarlordState;
  /** What was asked, what was answered, and how many events had happened by then. */
  readonly requests: {
    readonly asked: string;
    readonly picked: readonly (readonly string[])[];
    readonly events: number;
  }[];
  readonly events: WarlordEvent[];
  /** What happened and how everything stood in the end; null if the step never ended. */
  after: string | null;
  /** The values of all characters at its beginning, once they were asked for. */
  values?: string;
}

const ORDERS = 10;
const MOST_ANSWERS = 90;

export class Rehearsal {
  readonly steps: Step[] = [];
  readonly #lib: Library;

  /** Plays with a taste for options that name one of the given abilities or cards. */
  constructor(lib: Library, start: WarlordState, taste: Taste, seed: string) {
    this.#lib = lib;
    const rng = rngFromSeed(seed);
    const state = copyState(start);
    let orders = 0;
    const script = play(state, lib, {
      dice: wildDice,
      emit: (event) => this.steps.at(-1)?.events.push(event),
      checkpoint: () => {
        this.#finish(state);
        this.steps.push({ before: copyState(state), requests: [], events: [], after: null });
      },
    });
    let step = script.next([]);
    for (let n = 0; n < MOST_ANSWERS && step.done !== true; n++) {
      const current = this.steps.at(-1);
      if (current === undefined) break;
      if (step.value.some((decision) => decision.kind === 'order')) {
        orders++;
        const broken = settledInvariants(state);
        if (broken.length > 0) throw new Error(broken.join('; '));
      }
      const picks = step.value.map((decision) => choose(decision, taste, rng, orders));
      current.requests.push({
        asked: asked(step.value),
        picked: picks.map((options) => options.map(({ key }) => key)),
        events: current.events.length,
      });
      step = script.next(
        picks.map((options, i) => options.map((option) => step.value?.[i]?.options.indexOf(option) ?? 0)),
      );
    }
    if (step.done === true) this.#finish(state);
  }

  #finish(state: WarlordState): void {
    const last = this.steps.at(-1);
    if (last !== undefined) last.after = standing(state, last.events);
  }

  /** Whether everything goes the same way from each checkpoint if nothing is changed. */
  get isRepeatable(): boolean {
    return (
      this.steps.length > 0 &&
      !this.#differs(0, -1, -1, null) &&
      this.steps.every((_, i) => !this.#differs(i, -1, -1, null, 2))
    );
  }

  /** Whether anything goes differently when the card has the other face, which is without the unit. */
  needs(unit: Unit, other: number): boolean {
    const own = this.#lib.numbers.get(unit.card.id) ?? -1;
    for (const [i, step] of this.steps.entries()) {
      if (!step.before.faces.includes(own)) return false;
      const changed = unit.uid === '' ? this.#changes(i, unit, own, other) : this.#changesPlay(i, unit, own, other);
      if (changed) return true;
    }
    return false;
  }

  /** Words that are carried out: from the step in which they were, and beyond it where they last. */
  #changesPlay(i: number, unit: Unit, own: number, other: number): boolean {
    const played =
      this.steps[i]?.events.findIndex((event) => event.type === 'played' && event.ability.startsWith(unit.uid)) ?? -1;
    if (played < 0) return false;
    const lasts = unit.kind === 'mod' || unit.path.includes('effects') || unit.path.includes('ability');
    return this.#differs(i, own, other, played, lasts ? Number.POSITIVE_INFINITY : 1);
  }

  /** Words that are always true, or happen of themselves. */
  #changes(i: number, unit: Unit, own: number, other: number): boolean {
    const step = this.steps[i];
    if (step === undefined) return false;
    const shows = showsIn(unit);
    if (shows === 'values' && this.#values(step) !== values(this.#lib, withFace(step.before, own, other))) return true;
    const matters = step.events.some(({ type }) => (shows === 'rolls' ? type === 'rolled' : STIRRING.includes(type)));
    if (shows === 'rolls' && !matters) return false;
    return this.#differs(i, own, other, null, matters || unit.kind === 'effect' ? 1 : 0);
  }

  #values(step: Step): string {
    step.values ??= values(this.#lib, step.before);
    return step.values;
  }

  /**
   * Plays again from a step, for so many steps; none is the first question alone. What is asked before the event number `played`
   * does not count.
   */
  #differs(from: number, own: number, other: number, played: number | null, most = Number.POSITIVE_INFINITY): boolean {
    const first = this.steps[from];
    if (first === undefined || first.after === null) return false;
    const state = withFace(first.before, own, other);
    let at = from - 1;
    let request = 0;
    let events: WarlordEvent[] = [];
    let different = false;
    const script = play(state, this.#lib, {
      dice: wildDice,
      emit: (event) => events.push(event),
      checkpoint: () => {
        const ended = this.steps[at];
        if (at >= from && ended !== undefined && (ended.after ?? '') !== standing(state, events)) different = true;
        at++;
        const next = this.steps[at];
        if (at === from + 1 && most > 1 && next !== undefined && this.#values(next) !== values(this.#lib, state))
          different = true;
        request = 0;
        events = [];
      },
    });
    let step = script.next([]);
    while (!different && at < from + Math.max(1, most)) {
      const current = this.steps[at];
      if (current === undefined || current.after === null) return false;
      if (step.done === true)
        return current.requests[request] !== undefined || current.after !== standing(state, events);
      const recorded = current.requests[request];
      if (recorded === undefined) return true;
      const counts = played === null || at > from || recorded.events > played;
      if (counts && recorded.asked !== asked(step.value)) return true;
      if (most === 0) return false;
      const reply = step.value.map((decision, i) => positions(decision, recorded.picked[i] ?? []));
      if (reply.length !== recorded.picked.length || reply.some((picks) => picks.includes(-1))) return counts;
      request++;
      step = script.next(reply);
    }
    return different;
  }
}

/** Events after which a text about who may do what can have mattered. */
const STIRRING: readonly WarlordEvent['type'][] = [
  'entered play',
  'equipped',
  'drew',
  'moved',
  'played',
  'aimed',
  'targeted',
];

/** Where a continuous text shows: in the values of characters, in what dice do, or in what is offered. */
function showsIn({ card, path }: Unit): 'values' | 'rolls' | 'offers' {
  const mod = path.reduce<unknown>(
    (part, key) => (typeof part === 'object' && part !== null ? Reflect.get(part, key) : undefined),
    card,
  );
  const {
    mod: kind = '',
    during,
    for: purpose,
  }: { mod?: string; during?: unknown; for?: unknown } = typeof mod === 'object' && mod !== null ? mod : {};
  if (during !== undefined || ['strike', 'roll', 'dc', 'woundLimit'].includes(kind)) return 'rolls';
  return purpose === undefined && ['stat', 'setAtk', 'feat', 'identity', 'extraStrike'].includes(kind)
    ? 'values'
    : 'offers';
}

function positions(decision: Decision, keys: readonly string[]): number[] {
  return keys.map((key) => decision.options.findIndex((option) => option.key === key));
}

function withFace(state: WarlordState, own: number, other: number): WarlordState {
  const copy = copyState(state);
  copy.faces = copy.faces.map((face) => (face === own ? other : face));
  return copy;
}

function asked(decisions: readonly Decision[]): string {
  return decisions
    .map(({ seat, kind, min, max, options }) => `${seat} ${kind} ${min} ${max} ${options.map(({ key }) => key).join()}`)
    .join('|');
}

/** Everything but the faces, ages, and effects in force: those count when they change something else. */
function standing(state: WarlordState, events: readonly WarlordEvent[]): string {
  const { players, inPlay, rng, turn, phase, initiative, slot, passes, outcome } = state;
  const told = events.filter((event) => event.type !== 'modified' && event.type !== 'effects ended');
  return hashOf({
    told,
    players,
    inPlay: inPlay.map((card) => card && { ...card, stamp: 0 }),
    rng,
    turn,
    phase,
    initiative,
    slot,
    passes,
    outcome,
  });
}

/** All that is worked out from cards and effects for each character. */
function values(lib: Library, state: WarlordState): string {
  const g = openTable(state, lib, { dice: wildDice, emit: () => {}, checkpoint: () => {} });
  return JSON.stringify(
    characters(g).map(({ id }) => [
      atkNumbers(g, id),
      (['ac', 'skill', 'hp', 'level'] as const).map((stat) => statOf(g, id, stat)),
      traitsOf(g, id),
      classesOf(g, id),
      factionsOf(g, id),
      alignmentOf(g, id),
      FEATS.map((feat) => featBonus(g, id, feat)),
    ]),
  );
}

// ---- how it is played ----

export interface Taste {
  /** Beginnings of the names of abilities. */
  readonly abilities: readonly string[];
  readonly cards: ReadonlySet<CardId>;
  readonly modes: ReadonlySet<number>;
}

function choose(decision: Decision, taste: Taste, rng: Rng, orders: number): readonly Option[] {
  const { options, min, max } = decision;
  if (min === 1 && max === 1) return [chooseOne(decision, taste, rng, orders)];
  const count = min + nextBelow(rng, max - min + 1);
  const left = [...options];
  const picked: Option[] = [];
  while (picked.length < count) picked.push(...left.splice(nextBelow(rng, left.length), 1));
  // A hand is not thrown away without need.
  return decision.kind === 'discard' && min === 0
    ? picked.slice(0, 1).filter((option) => !names(option, taste))
    : picked;
}

function chooseOne({ kind, options }: Decision, taste: Taste, rng: Rng, orders: number): Option {
  const any = (list: readonly Option[]): Option | undefined =>
    list.length === 0 ? undefined : list[nextBelow(rng, list.length)];
  const fallback = any(options) ?? { key: '' };
  const pass = options.find((option) => option.key === 'pass');
  if (kind === 'order' && orders % (ORDERS + 3) >= ORDERS) return pass ?? fallback;
  const liked = options.filter((option) => names(option, taste));
  if (liked.length > 0 && nextBelow(rng, 10) < (kind === 'order' || kind === 'react' ? 8 : 6))
    return any(liked) ?? fallback;
  if (kind === 'order') {
    // Kinds of Orders first: attacks would drown in maneuvers.
    const verbs = [...new Set(options.map(({ key }) => key.split(':', 1)[0] ?? ''))].filter(
      (verb) => verb !== 'pass' && (verb !== 'maneuver' || nextBelow(rng, 3) === 0),
    );
    const verb =
      verbs.includes('attack') && nextBelow(rng, 3) === 0 ? 'attack' : verbs[nextBelow(rng, Math.max(1, verbs.length))];
    return any(options.filter(({ key }) => key.split(':', 1)[0] === verb)) ?? fallback;
  }
  if (kind === 'react') return nextBelow(rng, 10) < 4 ? (pass ?? fallback) : fallback;
  if (kind === 'may') return nextBelow(rng, 10) < 8 ? (options[0] ?? fallback) : fallback;
  return fallback;
}

function names(option: Option, { abilities, cards, modes }: Taste): boolean {
  const { key } = option;
  if (key.startsWith('mode:')) return modes.has(Number(key.slice('mode:'.length)));
  if (key.includes('#')) return abilities.some((ability) => key.includes(`:${ability}`));
  return cards.has(Number(key.split(':').at(-1)));
}
