/**
 * Powers that answer something (the windows HS-T17 to HS-T40). Players answer in initiative order, each first with what must be used
 * (HS-23.3); of several powers the player picks one after another.
 */
import { ask, choose, NOTHING_TO_ASK, PASS, type Option, type Script, type Seat } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import type { Attack } from '../rules/attack-context.ts';
import type { Packet } from '../rules/wounds.ts';
import { cardOfFigure, faceOf, figureOf, isOnField, playerAt, seatsInOrder, type Table } from '../table.ts';
import { NOBODY, type FigureId } from '../state.ts';
import { forReaching, isHeard } from './aura.ts';
import type { Held } from './face.ts';
import { matches } from './filter.ts';
import type { ReactPart, Trigger } from './language.ts';
import { frameOf, type Frame } from './frame.ts';
import { canRun, runBody } from './run.ts';
import { sceneOf } from './scene.ts';
import { mayUse, noteUse } from './uses.ts';

/** What happened, to whom and by whom. */
export interface Happening {
  /** The figure it happened to, whose powers answer; NOBODY where everybody's may. */
  readonly self: FigureId;
  readonly it: FigureId;
  readonly attack: Attack | null;
  readonly packet: Packet | null;
  readonly wounds?: number;
  readonly spaces?: readonly SpaceId[];
}

interface Answer {
  readonly held: Held<ReactPart>;
  readonly frame: Frame;
}

/** Most of what happens nobody answers to. */
export function reactTo(g: Table, trigger: Trigger, happening: Happening): Script {
  return isHeard(g, trigger) ? askAll(g, trigger, happening) : NOTHING_TO_ASK;
}

function* askAll(g: Table, trigger: Trigger, happening: Happening): Script {
  const done = new Set<string>();
  const passed = new Set<Seat>();
  for (;;) {
    const answers = answersTo(g, trigger, happening).filter(
      (answer) => !done.has(nameOf(answer)) && !passed.has(answer.frame.seat),
    );
    // HS-23.3: one player after the other, what must be used before what may be.
    const seat = seatsInOrder(g).find((one) => answers.some(({ frame }) => frame.seat === one));
    if (seat === undefined) return;
    const mine = answers.filter(({ frame }) => frame.seat === seat);
    const musts = mine.filter(({ held }) => held.part.must === true);
    const answer = yield* pickAnswer(seat, musts.length > 0 ? musts : mine, musts.length > 0);
    if (answer === null) {
      passed.add(seat);
      continue;
    }
    done.add(nameOf(answer));
    noteUse(g, answer.frame.self, answer.held);
    yield* runBody(g, answer.frame, answer.held.part);
    if (isSettled(happening)) return; // HS-28.9
  }
}

/** An attack or wounds that count for nothing any more need no second answer. */
function isSettled({ self, attack, packet }: Happening): boolean {
  if (packet !== null) return packet.wounds <= 0;
  return attack !== null && (attack.canceled || attack.ignored.includes(self));
}

const nameOf = ({ held, frame }: Answer): string => `${frame.self} ${held.place} ${held.power}`;

/** HS-28.9: one after another, in the order the player chooses; null if none. */
function* pickAnswer(seat: Seat, answers: readonly Answer[], must: boolean): Script<Answer | null> {
  const [first] = answers;
  if (first === undefined) return null;
  const options: (Option & { answer: Answer | null })[] = [];
  for (const answer of answers) {
    const key = `${answer.held.power}:${answer.frame.self}`;
    if (!options.some((option) => option.key === key)) options.push({ key, answer }); // parts of one power as they are written
  }
  const about = [first.frame.self, first.frame.it];
  if (must) return (yield* choose({ seat, kind: 'react', options, about })).answer;
  return (yield* ask({ seat, kind: 'react', options: [...options, { key: PASS, answer: null }], about })).answer;
}

function answersTo(g: Table, trigger: Trigger, happening: Happening): readonly Answer[] {
  const found: Answer[] = [];
  const consider = (owner: FigureId, self: FigureId, held: Held<ReactPart>) => {
    const frame = frameOf(g, owner, held.power);
    frame.it = self === owner ? happening.it : self;
    frame.subject = self;
    frame.against = self === owner ? NOBODY : happening.it;
    frame.attack = happening.attack;
    frame.packet = happening.packet;
    frame.wounds = happening.wounds ?? 0;
    frame.spaces = happening.spaces ?? [];
    if (playerAt(g, frame.seat).out) return; // HS-4.13
    if (mayUse(g, owner, held) && canRun(g, frame, held.part)) found.push({ held, frame });
  };
  if (happening.self === NOBODY) {
    for (const card of g.state.cards) {
      const list = card.negated ? undefined : faceOf(g, card).reacts[trigger];
      const owner = list === undefined ? undefined : card.figures.find((id) => isOnField(figureOf(g, id)));
      if (owner === undefined) continue;
      for (const held of list ?? []) {
        const about = held.part.choose;
        if (about === undefined || matches(g, happening.it, about.figures, owner)) consider(owner, owner, held);
      }
    }
    return found;
  }
  const card = cardOfFigure(g, happening.self);
  if (!card.negated) {
    for (const held of faceOf(g, card).reacts[trigger] ?? []) {
      if (held.part.for === undefined) consider(happening.self, happening.self, held);
    }
  }
  const scene = sceneOf(happening.self, happening.it, null, false, false);
  forReaching(
    g,
    scene,
    (face) => face.reacts[trigger] ?? [],
    (owner, held) => consider(owner, happening.self, held),
  );
  return found;
}
