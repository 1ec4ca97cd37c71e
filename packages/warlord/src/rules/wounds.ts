/**
 * Chapter 13 and 11.14 to 11.16: suffering wounds.
 */
import type { Script } from '@muster/engine';
import { opening, type Opening } from '../abilities/hearing.ts';
import { appliesTo, indexOf } from '../abilities/active.ts';
import type { WoundCause } from '../events.ts';
import { momentOf, type Moment } from '../moment.ts';
import { at, find, ownerOf, playerAt, type Packet, type Strike, type Table } from '../table.ts';
import { NONE, type CardId } from '../state.ts';
import { leavePlay } from './leaving.ts';
import { isHeard, openMoment } from './reacts.ts';
import { isRestless, settle } from './state-check.ts';

const BEFORE_WOUNDS = opening('before_wounds');
const WOUNDED = opening('wounded');

export interface WoundSource {
  readonly by?: CardId;
  /** The card whose words wound. */
  readonly card?: CardId;
  readonly strike?: Strike;
  readonly unreducible?: boolean;
}

/** One character suffers one packet of wounds, without the state check that must follow. */
export function* suffer(g: Table, target: CardId, wounds: number, cause: WoundCause, source: WoundSource = {}): Script {
  if (wounds <= 0 || find(g, target) === null) return;
  const packet: Packet = {
    target,
    wounds,
    cause,
    by: source.by ?? NONE,
    card: source.card ?? NONE,
    strike: source.strike ?? null,
    unreducible: source.unreducible ?? false,
  };
  if (isHeard(g, BEFORE_WOUNDS.mask)) yield* openMoment(g, packetMoment(BEFORE_WOUNDS, packet)); // TW-11
  if (find(g, target) === null) return;
  limitWounds(g, packet);
  if (packet.wounds <= 0) return; // WL-11.24
  const card = at(g, target);
  card.wounds += packet.wounds; // WL-13.1
  if (packet.strike !== null && packet.strike.target === target) packet.strike.wounds += packet.wounds;
  g.woundLog.push({ card: target, by: packet.by, cause, strike: packet.strike });
  g.io.emit({
    type: 'wounded',
    who: target,
    wounds: packet.wounds,
    cause,
    by: open(g, packet.by),
    card: open(g, packet.card),
  });
  g.aftermath.push(packetMoment(WOUNDED, packet)); // TW-20
  g.unsettled = true;
}

/** The card if everybody may know it: what wounds may have gone to a hand or a deck meanwhile. */
function open(g: Table, id: CardId): CardId {
  if (id === NONE || find(g, id) !== null) return id;
  const { hand, deck } = playerAt(g, ownerOf(g, id));
  return hand.includes(id) || deck.includes(id) ? NONE : id;
}

/** WL-11.16: suffering, then the state check. */
export function* inflict(
  g: Table,
  target: CardId,
  wounds: number,
  cause: WoundCause,
  source: WoundSource = {},
): Script {
  yield* suffer(g, target, wounds, cause, source);
  if (isRestless(g)) yield* settle(g);
}

/** WL-5.23: several characters wounded by one effect are all wounded before the state check. */
export function* inflictOnAll(
  g: Table,
  targets: readonly CardId[],
  wounds: number,
  cause: WoundCause,
  source: WoundSource = {},
): Script {
  for (const target of targets) yield* suffer(g, target, wounds, cause, source);
  if (isRestless(g)) yield* settle(g);
}

/** WL-11.15: reductions take from the packet as a whole, not below zero. */
export function reducePacket(g: Table, packet: Packet, by: number): void {
  if (packet.unreducible) return;
  const reduced = Math.min(by, packet.wounds);
  if (reduced <= 0) return;
  packet.wounds -= reduced;
  g.io.emit({ type: 'wounds prevented', who: packet.target, by: reduced });
}

function limitWounds(g: Table, packet: Packet): void {
  for (const active of indexOf(g).mods.woundLimit) {
    if (active.mod.via === 'strike' && packet.strike === null) continue;
    if (packet.wounds > active.mod.max && appliesTo(g, active, packet.target))
      reducePacket(g, packet, packet.wounds - active.mod.max);
  }
}

/** WL-13.13: removing wounds stops at zero. */
export function heal(g: Table, target: CardId, wounds: number): void {
  const card = find(g, target);
  if (card === null) return;
  const removed = Math.min(wounds, card.wounds);
  if (removed <= 0) return;
  card.wounds -= removed;
  g.io.emit({ type: 'healed', who: target, wounds: removed });
}

/** An effect kills outright. */
export function* kill(g: Table, targets: readonly CardId[], by: CardId): Script {
  for (const card of targets) {
    if (find(g, card)?.kind === 'character') leavePlay(g, { card, by, cause: 'effect', strike: null });
  }
  if (isRestless(g)) yield* settle(g);
}

function packetMoment(opens: Opening, packet: Packet): Moment {
  const moment = momentOf(opens, packet.by, packet.target);
  moment.via = packet.cause;
  moment.packet = packet;
  if (packet.strike !== null) moment.strike = packet.strike;
  return moment;
}
