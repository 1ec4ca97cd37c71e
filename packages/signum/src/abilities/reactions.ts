/**
 * Reactions: tactics from hand (chapter 9) and triggered properties (SG-23.4) at the windows of chapter 38.
 */
import { ask, NOTHING_TO_ASK, PASS, type Option, type Script, type Seat, type Verdict } from '@muster/engine';
import type { Attack } from '../rules/attack.ts';
import type { Harm } from '../rules/damage.ts';
import { toHall } from '../rules/income.ts';
import { spendReuse } from '../rules/leaving.ts';
import { propertiesOf } from '../rules/properties.ts';
import { mayPay, payFor } from '../rules/paying.ts';
import { no } from '../rules/reasons.ts';
import { noteUsed } from '../rules/tally.ts';
import {
  areAllied,
  creatureOf,
  emit,
  heroOf,
  isOnField,
  playerAt,
  seatsFromActive,
  supportOf,
  traitsOf,
  type Table,
} from '../table.ts';
import { NOBODY, type CardId, type Creature, type CreatureId, type Relic } from '../state.ts';
import type { SupportCard } from '../content/card.ts';
import { canRun, mayCarryOut, runBody, type Frame } from './effects.ts';
import { rerollsOf } from './attack-properties.ts';
import { matches, mismatch } from './filter.ts';
import type { Body, Property, Trigger } from './language.ts';

/** What happened: whom it is about and who did it. */
export interface Happening {
  readonly it: CreatureId;
  readonly by: CreatureId;
  readonly attack: Attack | null;
  readonly harm: Harm | null;
  /** The player whose turn, card or feat it is. */
  readonly seat?: Seat;
  readonly card?: CardId;
}

/** A moment at which cards may answer. */
export interface Window {
  readonly trigger: Trigger;
  readonly happening: Happening;
  /** Names of what was used in it. */
  readonly used: ReadonlySet<string>;
}

interface Answer {
  readonly key: string;
  readonly frame: Frame;
  readonly body: Body;
  readonly tactic: CardId;
  readonly relic: Relic | null;
  readonly may: boolean;
  readonly once: string;
  /** Not again this turn. */
  readonly oncePerTurn: boolean;
}

/** SG-9.7: the active player decides first, then the others in turn order, until all pass in a row. */
export function openWindow(g: Table, trigger: Trigger, happening: Happening, used: readonly string[] = []): Script {
  if (g.state.outcome !== null || g.ending || !isHeard(g, trigger)) return NOTHING_TO_ASK; // SG-38.4
  return answerInTurn(g, { trigger, happening, used: new Set(used) }, seatsFromActive(g));
}

/** SG-20.3, T-33: from the attacker on, who attacks and who defends change dice in turn, and whoever else has a card for it. */
export function openChanges(g: Table, attack: Attack): Script {
  if (g.ending || (rerollsOf(g, attack) === 0 && !isHeard(g, 'rolled'))) return NOTHING_TO_ASK;
  const { attacker: by, target: it } = attack;
  const first = [creatureOf(g, by).controller, creatureOf(g, it).controller];
  const seats = [...new Set([...first, ...seatsFromActive(g)])];
  return answerInTurn(g, { trigger: 'rolled', happening: { it, by, attack, harm: null }, used: new Set() }, seats);
}

/** Whether anybody has anything for the trigger at all: mostly nobody has. */
export function isHeard(g: Table, trigger: Trigger): boolean {
  const { players, creatures, effects, mode, options } = g.state;
  if (options.alwaysAsked && players.some((_, seat) => isAlwaysAsked(g, seat, trigger))) return true;
  for (const { hand, relics, strength } of players) {
    if (mode !== 'skirmish') {
      for (const card of hand) {
        const record = supportOf(g, card);
        if (record.kind === 'tactic' && record.on === trigger && record.cost <= strength) return true;
      }
    }
    for (const { card, reuse } of relics) if (reuse > 0 && isReusedOn(supportOf(g, card), trigger)) return true;
  }
  // Properties to answer with may be given as well, though hardly ever.
  const given = effects.length > 0 || g.traits.given.has('triggered');
  for (const creature of creatures) if (isOnField(creature) && (given || hears(g, creature, trigger))) return true;
  return false;
}

/** Being asked must not betray a hand: all know what is in a deck, nobody what is in a hand. */
function isAlwaysAsked({ state, library }: Table, seat: Seat, trigger: Trigger): boolean {
  const player = state.players[seat];
  if (!state.options.alwaysAsked || state.mode === 'skirmish' || player === undefined) return false;
  if (player.out || player.hand.length === 0) return false;
  return state.faces.some((face) => {
    if (face.kind !== 'support' || face.owner !== seat) return false;
    const record = library.supports[face.record];
    return record?.kind === 'tactic' && record.on === trigger && record.cost <= player.strength;
  });
}

function hears(g: Table, creature: Creature, trigger: Trigger): boolean {
  return traitsOf(g, creature).hears.has(trigger);
}

function isReusedOn(record: SupportCard, trigger: Trigger): boolean {
  if (record.kind !== 'relic') return false;
  for (const property of record.properties) if (property.keyword === 'reuse' && property.on === trigger) return true;
  return false;
}

/** A window while it is open. */
interface Opened extends Window {
  readonly used: Set<string>;
}

function* answerInTurn(g: Table, window: Opened, seats: readonly Seat[]): Script {
  const { used } = window;
  const openTo = (seat: Seat): readonly Answer[] => {
    const answers = answersOf(g, seat, window);
    if (answers.length === 0 || used.size === 0) return answers;
    return answers.filter((answer) => !used.has(answer.once) && !used.has(answer.key));
  };
  // SG-0.15: what must happen comes first, each player's in the order of that player's choice.
  let first: (readonly Answer[])[] | null = [];
  for (const seat of seats) {
    for (;;) {
      const open = openTo(seat);
      const forced = open.filter(({ may }) => !may);
      const answer = forced.length > 1 ? yield* pick(seat, forced, window) : forced[0];
      if (answer === undefined || answer === null) {
        first?.push(open);
        break;
      }
      first = null;
      used.add(answer.once).add(answer.key);
      yield* play(g, answer);
    }
  }
  let passes = 0;
  for (let turn = 0; passes < seats.length; turn++) {
    const seat = seats[turn % seats.length];
    if (seat === undefined) return;
    // While nothing has been done, everybody has what was found at first.
    const answers = first?.[turn] ?? openTo(seat);
    if (answers.length === 0 && isAlwaysAsked(g, seat, window.trigger)) yield* askIdly(seat, window);
    const answer = answers.find(({ may }) => !may) ?? (yield* pick(seat, answers, window));
    if (answer === null) {
      passes++;
      continue;
    }
    passes = 0;
    first = null;
    // SG-25.11: outside of activations a reusable effect may follow itself while tokens last.
    if (answer.relic === null || g.state.activation !== null) used.add(answer.once).add(answer.key);
    yield* play(g, answer);
  }
}

/** The question of who can do nothing. */
function* askIdly(seat: Seat, window: Window): Script {
  const { kind, about } = questionOf(window);
  yield* ask({ seat, kind, options: [{ key: PASS, answer: null, window }], about, idle: true });
}

function questionOf({ trigger, happening }: Window): { readonly kind: string; readonly about: readonly CreatureId[] } {
  if (trigger === 'rolled') return { kind: 'change-dice', about: [happening.by, happening.it] };
  return { kind: 'react', about: [happening.it, happening.by].filter((id) => id !== NOBODY) };
}

function* pick(seat: Seat, answers: readonly Answer[], window: Window): Script<Answer | null> {
  if (answers.length === 0) return null;
  const options: (Option & { answer: Answer | null; window: Window })[] = answers.map((answer) => ({
    key: answer.key,
    answer,
    window,
  }));
  if (answers.every(({ may }) => may)) options.push({ key: PASS, answer: null, window });
  const { kind, about } = questionOf(window);
  const picked = yield* ask({ seat, kind, options, about });
  return picked.answer;
}

function* play(g: Table, { frame, body, tactic, relic, key, once, oncePerTurn }: Answer): Script {
  const player = playerAt(g, frame.seat);
  if (tactic !== 0) {
    payFor(g, frame.seat, tactic);
    player.hand = player.hand.filter((card) => card !== tactic);
    emit(g, { type: 'played', seat: frame.seat, card: tactic, rules: ['SG-9.1'] });
  } else if (frame.self !== NOBODY) {
    emit(g, { type: 'property', creature: frame.self, name: key });
  }
  if (oncePerTurn) noteUsed(g, once);
  yield* runBody(g, frame, body);
  if (relic !== null) {
    const { activation } = g.state;
    if (activation !== null) activation.used = [...activation.used, frame.name]; // SG-25.10
    yield* spendReuse(g, frame.seat, relic);
  }
  if (tactic === 0) return;
  toHall(g, tactic); // SG-9.4
  const happening = { it: NOBODY, by: NOBODY, attack: null, harm: null, seat: frame.seat, card: tactic };
  yield* openWindow(g, 'card-played', happening, [frame.name]); // SG-9.8: tactics of another name
}

/** SG-9.1, SG-9.3, SG-9.5: whether the card is a tactic for this moment. */
export function mayAnswer(g: Table, seat: Seat, card: CardId, { trigger, happening, used }: Window): Verdict {
  const record = supportOf(g, card);
  if (record.kind !== 'tactic') return no('SG-15.18', 'only-between');
  if (record.on !== trigger) return no('SG-9.1', 'only-on-its-event');
  const { about, whose } = record;
  const { it, seat: of } = happening;
  if (whose !== undefined && of !== undefined && (whose === 'your' ? of !== seat : areAllied(g, seat, of)))
    return no('SG-9.1', 'event-of-others');
  if (about !== undefined) {
    const unmeant =
      it === NOBODY ? no('SG-9.1', 'only-on-its-event') : mismatch(g, creatureOf(g, it), about, NOBODY, seat);
    if (unmeant !== null) return unmeant;
  }
  if (used.has(record.name)) return no('SG-9.3', 'same-tactic');
  return mayPay(g, seat, record.cost) ?? mayCarryOut(g, tacticFrame(seat, record.name, happening), record.does);
}

function tacticFrame(seat: Seat, name: string, { it, attack, harm }: Happening): Frame {
  return { self: NOBODY, seat, name, it, attack, harm, support: 'tactic' };
}

function tacticAnswers(g: Table, seat: Seat, window: Window): Answer[] {
  const answers: Answer[] = [];
  if (g.state.mode === 'skirmish') return answers;
  for (const card of playerAt(g, seat).hand) {
    const record = supportOf(g, card);
    if (record.kind !== 'tactic' || record.on !== window.trigger || mayAnswer(g, seat, card, window) !== null) continue;
    answers.push({
      key: `${record.name}:${card}`,
      frame: tacticFrame(seat, record.name, window.happening),
      body: record.does,
      tactic: card,
      relic: null,
      may: true,
      once: record.name,
      oncePerTurn: false,
    });
  }
  return answers;
}

function answersOf(g: Table, seat: Seat, window: Window): readonly Answer[] {
  const { trigger, happening } = window;
  const answers = tacticAnswers(g, seat, window);
  const { it, attack, harm } = happening;
  answers.push(...relicAnswers(g, seat, window));
  if (trigger === 'rolled' && attack !== null) answers.push(...masterAnswers(g, seat, attack));
  const given = g.state.effects.length > 0 || g.traits.given.has('triggered');
  for (const creature of g.state.creatures) {
    if (!isOnField(creature) || creature.controller !== seat || !(given || hears(g, creature, trigger))) continue;
    for (const property of propertiesOf(g, creature)) {
      if (property.keyword !== 'triggered' || property.on !== trigger || !concerns(g, creature, property, happening))
        continue;
      const name = `${trigger}:${creature.id}`;
      if (property.once === 'turn' && g.state.tally.used.includes(name)) continue;
      const frame: Frame = { self: creature.id, seat, name, it, attack, harm, support: null };
      if (canRun(g, frame, property.does))
        answers.push({
          key: name,
          frame,
          body: property.does,
          tactic: 0,
          relic: null,
          may: property.may === true,
          once: name,
          oncePerTurn: property.once === 'turn',
        });
    }
  }
  return answers;
}

/** SG-35.36: the attacker's rerolls, all at once and once per attack. */
function masterAnswers(g: Table, seat: Seat, attack: Attack): readonly Answer[] {
  const { attacker: self, target: it } = attack;
  const dice = creatureOf(g, self).controller === seat ? rerollsOf(g, attack) : 0;
  if (dice === 0) return [];
  const name = 'Attack Master';
  const frame: Frame = { self, seat, name, it, attack, harm: null, support: null };
  const body: Body = { do: [{ do: 'reroll', dice }] };
  if (!canRun(g, frame, body)) return [];
  return [{ key: name, frame, body, tactic: 0, relic: null, may: true, once: name, oncePerTurn: false }];
}

/** Reusable relics that name a trigger (SG-25.8, SG-25.10). */
function relicAnswers(g: Table, seat: Seat, { trigger, happening }: Window): readonly Answer[] {
  const { it, attack, harm } = happening;
  const { relics } = playerAt(g, seat);
  const hero = relics.length === 0 ? null : heroOf(g, seat);
  if (hero === null) return [];
  const answers: Answer[] = [];
  for (const relic of relics) {
    const record = supportOf(g, relic.card);
    if (record.kind !== 'relic' || relic.reuse === 0) continue;
    for (const property of record.properties) {
      if (property.keyword !== 'reuse' || property.on !== trigger) continue;
      if (g.state.activation?.used.includes(record.name) === true) continue;
      const frame: Frame = { self: hero.id, seat, name: record.name, it, attack, harm, support: 'relic' };
      if (canRun(g, frame, property.does))
        answers.push({
          key: `${record.name}:${relic.card}`,
          frame,
          body: property.does,
          tactic: 0,
          relic,
          may: true,
          once: record.name,
          oncePerTurn: false,
        });
    }
  }
  return answers;
}

function concerns(
  g: Table,
  creature: Creature,
  { on, about }: Extract<Property, { keyword: 'triggered' }>,
  happening: Happening,
): boolean {
  if (about === undefined) return isOwnEvent(on, creature.id, happening);
  const { it } = happening;
  return it !== NOBODY && matches(g, creatureOf(g, it), about, creature.id, creature.controller);
}

/** A triggered property of a creature answers what happens to itself, or what it does. */
function isOwnEvent(trigger: Trigger, self: CreatureId, { it, by }: Happening): boolean {
  if (trigger === 'killed' || trigger === 'attack-declared' || trigger === 'attacked') return by === self;
  if (trigger === 'turn-begins' || trigger === 'turn-ends') return true;
  return it === self || it === NOBODY;
}
