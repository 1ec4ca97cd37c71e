/**
 * Reactions: tactics from hand (chapter 9) and triggered properties (SG-23.4) at the windows of chapter 38.
 */
import { ask, PASS, type Option, type Script, type Seat } from '@muster/engine';
import type { Attack } from '../rules/attack.ts';
import type { Harm } from '../rules/damage.ts';
import { toHall } from '../rules/income.ts';
import { propertiesOf } from '../rules/properties.ts';
import { payFor } from '../rules/paying.ts';
import { noteUsed } from '../rules/tally.ts';
import { creatureOf, emit, isOnField, playerAt, seatsFromActive, supportOf, type Table } from '../table.ts';
import { NOBODY, type CardId, type Creature, type CreatureId, type Relic } from '../state.ts';
import type { TacticRecord } from '../content/card.ts';
import { canRun, runBody, type Frame } from './effects.ts';
import { matches } from './filter.ts';
import type { Body, Property, Trigger } from './language.ts';

/** What happened: whom it is about and who did it. */
export interface Happening {
  readonly it: CreatureId;
  readonly by: CreatureId;
  readonly attack: Attack | null;
  readonly harm: Harm | null;
  /** The player whose turn, card or feat it is. */
  readonly seat?: Seat;
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
export function* openWindow(g: Table, trigger: Trigger, happening: Happening): Script {
  if (g.state.outcome !== null) return;
  const used = new Set<string>();
  const seats = seatsFromActive(g);
  let passes = 0;
  for (let turn = 0; passes < seats.length; turn++) {
    const seat = seats[turn % seats.length];
    if (seat === undefined) return;
    const answers = answersOf(g, seat, trigger, happening).filter(
      (answer) => !used.has(answer.once) && !used.has(answer.key),
    );
    const forced = answers.find(({ may }) => !may);
    const answer = forced ?? (yield* pick(seat, answers, happening));
    if (answer === null) {
      passes++;
      continue;
    }
    passes = 0;
    used.add(answer.once).add(answer.key);
    yield* play(g, answer);
  }
}

function* pick(seat: Seat, answers: readonly Answer[], { it, by }: Happening): Script<Answer | null> {
  if (answers.length === 0) return null;
  const options: (Option & { answer: Answer | null })[] = answers.map((answer) => ({ key: answer.key, answer }));
  const about = [it, by].filter((id) => id !== NOBODY);
  const picked = yield* ask({ seat, kind: 'react', options: [...options, { key: PASS, answer: null }], about });
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
    spendReuse(g, frame.seat, relic);
  }
  if (tactic === 0) return;
  toHall(g, tactic); // SG-9.4
  yield* openWindow(g, 'card-played', { it: NOBODY, by: NOBODY, attack: null, harm: null, seat: frame.seat }); // SG-9.8
}

/** SG-8.17, SG-25.9: with the last token the relic goes to the Hall after its use. */
export function spendReuse(g: Table, seat: Seat, relic: Relic): void {
  relic.reuse--;
  emit(g, { type: 'relic-tokens', seat, card: relic.card, armour: relic.armour, reuse: relic.reuse });
  if (relic.reuse > 0) return;
  const player = playerAt(g, seat);
  player.relics = player.relics.filter((one) => one !== relic);
  toHall(g, relic.card);
}

function answersOf(g: Table, seat: Seat, trigger: Trigger, happening: Happening): readonly Answer[] {
  const answers: Answer[] = [];
  const base = { it: happening.it, attack: happening.attack, harm: happening.harm };
  for (const card of g.state.mode === 'skirmish' ? [] : playerAt(g, seat).hand) {
    const record = supportOf(g, card);
    if (
      record.kind !== 'tactic' ||
      record.on !== trigger ||
      record.cost > playerAt(g, seat).strength ||
      !isMeant(g, seat, record, happening)
    )
      continue;
    const frame: Frame = { ...base, self: NOBODY, seat, name: record.name };
    // SG-9.3: two tactics of one name can't be played on the same trigger.
    if (canRun(g, frame, record.does))
      answers.push({
        key: `${record.name}:${card}`,
        frame,
        body: record.does,
        tactic: card,
        relic: null,
        may: true,
        once: record.name,
        oncePerTurn: false,
      });
  }
  answers.push(...relicAnswers(g, seat, trigger, base));
  for (const creature of g.state.creatures) {
    if (!isOnField(creature) || creature.controller !== seat) continue;
    for (const property of propertiesOf(g, creature)) {
      if (property.keyword !== 'triggered' || property.on !== trigger || !concerns(g, creature, property, happening))
        continue;
      const name = `${trigger}:${creature.id}`;
      if (property.once === 'turn' && g.state.tally.used.includes(name)) continue;
      const frame: Frame = { ...base, self: creature.id, seat, name };
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

/** Reusable relics that name a trigger (SG-25.8, SG-25.10). */
function relicAnswers(
  g: Table,
  seat: Seat,
  trigger: Trigger,
  base: Pick<Frame, 'it' | 'attack' | 'harm'>,
): readonly Answer[] {
  const answers: Answer[] = [];
  const hero = g.state.creatures.find((one) => one.kind === 'hero' && one.owner === seat && isOnField(one));
  if (hero === undefined) return answers;
  for (const relic of playerAt(g, seat).relics) {
    const record = supportOf(g, relic.card);
    if (record.kind !== 'relic' || relic.reuse === 0) continue;
    for (const property of record.properties) {
      if (property.keyword !== 'reuse' || property.on !== trigger) continue;
      if (g.state.activation?.used.includes(record.name) === true) continue;
      const frame: Frame = { ...base, self: hero.id, seat, name: record.name };
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

/** Whether the event is one the tactic speaks of. */
function isMeant(g: Table, seat: Seat, { about, whose }: TacticRecord, { it, seat: of }: Happening): boolean {
  if (whose !== undefined && of !== undefined && (whose === 'your') !== (of === seat)) return false;
  if (about === undefined) return true;
  return it !== NOBODY && matches(g, creatureOf(g, it), about, NOBODY, seat);
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
