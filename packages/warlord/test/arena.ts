/**
 * Tables set at random around a few cards, so that each of them has something to do.
 */
import { nextBelow, rngFromSeed, shuffle, type Dice, type Rng, type Seat } from '@muster/engine';
import type { Card } from '../src/content/card.ts';
import type { Library } from '../src/content/library.ts';
import { EDITIONS } from '../src/edition.ts';
import { meetsDemands } from '../src/rules/action-cards.ts';
import { mayEquip } from '../src/rules/equipping.ts';
import { isSpell } from '../src/rules/identity.ts';
import { hpOf } from '../src/rules/values.ts';
import { NONE, type CardId, type InPlay, type Phase, type WarlordState } from '../src/state.ts';
import { openTable, type Table } from '../src/table.ts';
import { wordsOf } from './units.ts';

/** Criticals come up more often than they should. */
export const wildDice: Dice = {
  roll(rng, sides) {
    const n = nextBelow(rng, 12);
    return n === 0 ? 1 : n <= 2 ? sides : n === 3 ? sides - 1 : nextBelow(rng, sides) + 1;
  },
};

const PHASES: readonly Phase[] = ['order', 'order', 'order', 'order', 'initiative', 'draw', 'ready'];

export class Arena {
  readonly state: WarlordState;
  readonly #lib: Library;
  readonly #pool: readonly Card[];
  readonly #rng: Rng;
  /** The armies, before they are put into ranks. */
  readonly #armies: CardId[][];
  /** The cards it was set around, those that answer to their words, and those that bear them. */
  readonly interesting = new Set<CardId>();

  constructor(lib: Library, pool: readonly Card[], subjects: readonly Card[], seed: string) {
    this.#lib = lib;
    this.#pool = pool;
    this.#rng = rngFromSeed(seed);
    const players = this.#chance(0.15) ? 3 : 2;
    this.#armies = Array.from({ length: players }, () => []);
    const phase = this.#pick(PHASES) ?? 'order';
    this.state = {
      edition: this.#pick(EDITIONS) ?? 'campaign',
      turnLimit: 0,
      alwaysAsked: [],
      rng: rngFromSeed(`${seed} dice`),
      faces: [-1],
      owners: [-1],
      players: [],
      inPlay: [null],
      turn: 2,
      phase,
      initiative: this.#below(players),
      initiativeSettled: phase === 'order',
      slot: 0,
      passes: 0,
      effects: [],
      delayed: [],
      stamp: 0,
      outcome: null,
    };
    this.#populate(subjects);
    this.#form();
    this.#dress(subjects);
  }

  // ---- chance ----

  #below(n: number): number {
    return nextBelow(this.#rng, n);
  }

  #chance(p: number): boolean {
    return this.#below(1000) < p * 1000;
  }

  #pick<T>(list: readonly T[]): T | undefined {
    return list.length === 0 ? undefined : list[this.#below(list.length)];
  }

  #seat(): Seat {
    return this.#below(this.#armies.length);
  }

  /** Some cards of the pool that fit, in random order. */
  #some(count: number, fits: (card: Card) => boolean): Card[] {
    const found: Card[] = [];
    const { length } = this.#pool;
    for (let tries = 0; tries < 400 && found.length < count; tries++) {
      const card = this.#pool[this.#below(length)];
      if (card !== undefined && fits(card) && !found.includes(card)) found.push(card);
    }
    return found;
  }

  // ---- cards ----

  #new(card: Card, owner: Seat, interesting = false): CardId {
    const { faces, owners, inPlay } = this.state;
    if (interesting) this.interesting.add(faces.length);
    faces.push(this.#lib.numbers.get(card.id) ?? -1);
    (owners as Seat[]).push(owner);
    inPlay.push(null);
    return faces.length - 1;
  }

  #putIntoPlay(id: CardId, kind: InPlay['kind'], controller: Seat, host: CardId = NONE): InPlay {
    this.state.stamp++;
    const card: InPlay = {
      id,
      kind,
      controller,
      orientation: 'ready',
      wounds: 0,
      charges: 0,
      stamp: this.state.stamp,
      formation: controller,
      rank: 0,
      items: [],
      attached: [],
      host,
      scribed: false,
      uses: {},
      gameUses: {},
      acted: false,
      byStealth: false,
      as: null,
    };
    this.state.inPlay[id] = card;
    return card;
  }

  #recruit(card: Card, seat: Seat, interesting = false): CardId {
    const id = this.#new(card, seat, interesting);
    this.#putIntoPlay(id, 'character', seat);
    this.#armies[seat]?.push(id);
    return id;
  }

  #table(): Table {
    return openTable(this.state, this.#lib, { dice: wildDice, emit: () => {}, checkpoint: () => {} });
  }

  #cardOf(id: CardId): Card | undefined {
    return this.#lib.cards[this.state.faces[id] ?? -1];
  }

  // ---- who is there ----

  #populate(subjects: readonly Card[]): void {
    for (const seat of this.#armies.keys()) {
      this.state.players.push({
        deck: [],
        hand: [],
        discard: [],
        removed: [],
        ranks: [],
        warlord: NONE,
        start: [],
        out: false,
        conceded: false,
        handShown: false,
      });
      const own = subjects.find((card, i) => isWarlord(card) && i % this.#armies.length === seat);
      const [warlord] = own === undefined ? this.#some(1, isWarlord) : [own];
      if (warlord !== undefined) this.#recruit(warlord, seat, own !== undefined);
      for (const card of this.#some(3, isCharacter)) this.#recruit(card, seat);
    }
    for (const card of subjects) {
      const related = [...wordsOf(card)];
      shuffle(this.#rng, related);
      for (const word of related.slice(0, 4)) {
        for (const one of this.#some(2, (other) => answersTo(other, word))) this.#addAnywhere(one, this.#seat());
      }
    }
  }

  #addAnywhere(card: Card, seat: Seat): void {
    const player = this.state.players[seat];
    if (player === undefined) return;
    if (card.type === 'character' && this.#chance(0.6)) this.#recruit(card, seat, this.#chance(0.5));
    else player[this.#pick(['hand', 'hand', 'hand', 'discard', 'deck'] as const) ?? 'hand'].push(this.#new(card, seat, true));
  }

  /** Legal ranks; the Warlord, which came first, stands anywhere. */
  #form(): void {
    for (const [seat, army] of this.#armies.entries()) {
      const player = this.state.players[seat];
      if (player === undefined) continue;
      const [warlord = NONE] = army;
      (player as { warlord: CardId }).warlord = warlord;
      const left = [...army];
      shuffle(this.#rng, left);
      const rows = this.#chance(0.5) ? 3 : 2;
      const sizes = rows === 3 ? [0.5, 0.3, 0.2] : [0.6, 0.4];
      for (const [r, part] of sizes.entries()) {
        const size = r + 1 === sizes.length ? left.length : Math.ceil(army.length * part);
        const row = left.splice(0, Math.min(size, player.ranks[r - 1]?.length ?? size));
        if (row.length > 0) player.ranks.push(row);
      }
      player.ranks[0]?.push(...left);
      for (const [r, row] of player.ranks.entries()) {
        for (const id of row) {
          const card = this.state.inPlay[id];
          if (card === null || card === undefined) continue;
          card.rank = r + 1;
        }
      }
    }
  }

  /** Another character for the army, at the end of a rank that stays legal. */
  #join(card: Card, seat: Seat, interesting = false): CardId {
    const id = this.#recruit(card, seat, interesting);
    const { ranks } = this.state.players[seat] ?? { ranks: [] };
    const open = [...ranks.keys()].filter((r) => r === 0 || (ranks[r]?.length ?? 0) < (ranks[r - 1]?.length ?? 0));
    // Next to somebody it speaks of, if possible.
    const friendly = open.filter((one) => ranks[one]?.some((other) => this.interesting.has(other)) === true);
    const r = this.#pick(interesting && friendly.length > 0 ? friendly : open) ?? 0;
    const row = (ranks[r] ??= []);
    const friend = row.findIndex((other) => this.interesting.has(other));
    row.splice(interesting && friend >= 0 ? friend + this.#below(2) : this.#below(row.length + 1), 0, id);
    const c = this.state.inPlay[id];
    if (c !== null && c !== undefined) c.rank = r + 1;
    return id;
  }

  #own(seat: Seat): CardId[] {
    const ids: CardId[] = [];
    for (const card of this.state.inPlay) if (card?.kind === 'character' && card.controller === seat) ids.push(card.id);
    shuffle(this.#rng, ids);
    return ids;
  }

  // ---- what they have ----

  #dress(subjects: readonly Card[]): void {
    for (const [i, card] of subjects.entries()) this.#placeSubject(card, i % this.#armies.length === 0 || this.#chance(0.6) ? 0 : 1);
    for (const [seat] of this.#armies.entries()) {
      for (const id of this.#own(seat)) {
        if (!this.#chance(0.35)) continue;
        for (const item of this.#some(6, (card) => card.type === 'item')) if (this.#equip(item, seat, id)) break;
      }
      const player = this.state.players[seat];
      if (player === undefined) continue;
      for (const card of this.#some(4, isAction)) {
        const id = this.#new(card, seat);
        if (this.#performers(id, seat).length > 0 || this.#chance(0.2)) player.hand.push(id);
        else player.deck.push(id);
      }
      for (const card of this.#some(2, () => true)) player.hand.push(this.#new(card, seat));
      for (const card of this.#some(5, () => true)) player.discard.push(this.#new(card, seat));
      for (const card of this.#some(6, () => true)) player.deck.push(this.#new(card, seat));
    }
    this.#unsettle();
  }

  #placeSubject(card: Card, seat: Seat): void {
    const player = this.state.players[seat];
    if (player === undefined) return;
    const kinds = (card.abilities ?? []).map((ability) => (ability.kind === 'static' && ability.from === 'discard' ? 'discard' : ability.kind));
    switch (card.type) {
      case 'character':
        if (this.state.players.some((one) => this.#cardOf(one.warlord) === card)) return;
        if (kinds.includes('discard')) player.discard.push(this.#new(card, seat, true));
        else if (kinds.includes('rule') && this.#chance(0.7)) player.hand.push(this.#new(card, seat, true));
        else this.#outfit(this.#join(card, seat, true), seat);
        break;
      case 'item': {
        const id = this.#new(card, seat, true);
        const bearer = this.#bearer(id, seat);
        const borne = this.#chance(kinds.includes('auto') || kinds.includes('rule') ? 0.4 : 0.85);
        if (bearer !== null) this.interesting.add(bearer);
        if (bearer !== null && borne) this.#give(id, bearer);
        else player.hand.push(id);
        break;
      }
      case 'action': {
        const id = this.#new(card, seat, true);
        const attached = (card.abilities ?? []).some((ability) => ability.kind === 'static' && ability.attached === true);
        const performer = this.#performer(id, seat);
        if (performer !== null && this.#chance(0.5)) this.interesting.add(performer);
        if (attached && this.#chance(0.6)) this.#attach(id, this.#pick(this.#own(this.#chance(0.7) ? seat : this.#seat())) ?? NONE, false);
        else if (!attached && performer !== null && isSpell(this.#table(), id) && this.#chance(0.1)) this.#attach(id, performer, true);
        else player.hand.push(id);
        break;
      }
    }
  }

  /** Something in hand that the character could use, were it allowed to. */
  #outfit(id: CardId, seat: Seat): void {
    const own = this.#cardOf(id);
    const player = this.state.players[seat];
    if (own === undefined || player === undefined || !this.#chance(0.5)) return;
    const suits = (card: Card): boolean => card.level <= own.level + 1 && (card.classes.length === 0 || card.classes.some((one) => own.classes.includes(one)));
    for (const card of this.#some(2, (one) => one.type === 'item' && suits(one))) player.hand.push(this.#new(card, seat, true));
  }

  #performers(card: CardId, seat: Seat): CardId[] {
    const g = this.#table();
    return this.#own(seat).filter((id) => {
      const c = this.state.inPlay[id];
      return c !== null && c !== undefined && meetsDemands(g, card, c) === null;
    });
  }

  /** Somebody who may perform the action, called in if need be. */
  #performer(card: CardId, seat: Seat): CardId | null {
    const find = (): CardId | null => this.#performers(card, seat)[0] ?? null;
    return find() ?? this.#promoted(seat, card, find) ?? this.#callIn(seat, find);
  }

  #bearer(item: CardId, seat: Seat): CardId | null {
    const find = (): CardId | null => {
      const g = this.#table();
      const able = this.#own(seat).find((id) => {
        const c = this.state.inPlay[id];
        return c !== null && c !== undefined && mayEquip(g, item, c) === null;
      });
      return able ?? null;
    };
    return find() ?? this.#promoted(seat, item, find) ?? this.#callIn(seat, find);
  }

  /** Makes somebody of the right class a veteran, by an effect that lasts. */
  #promoted(seat: Seat, card: CardId, find: () => CardId | null): CardId | null {
    const classes = this.#cardOf(card)?.classes ?? [];
    const able = this.#own(seat).find((id) => classes.length === 0 || classes.some((one) => this.#cardOf(id)?.classes.includes(one) === true));
    if (able === undefined) return null;
    this.state.stamp++;
    this.state.effects.push({
      stamp: this.state.stamp,
      mod: { mod: 'stat', add: { level: 6 } },
      source: able,
      actor: able,
      seat,
      bound: [able],
      amounts: { level: 6 },
      until: 'permanent',
      ends: 0,
    });
    const found = find();
    if (found === null) this.state.effects.pop();
    return found;
  }

  /** Tries characters until one of them will do; the others go to the deck. */
  #callIn(seat: Seat, find: () => CardId | null): CardId | null {
    for (const card of this.#some(40, isCharacter)) {
      const id = this.#join(card, seat);
      const found = find();
      if (found !== null) return found;
      this.#sendAway(id, seat);
    }
    return null;
  }

  #sendAway(id: CardId, seat: Seat): void {
    this.interesting.delete(id);
    const player = this.state.players[seat];
    const army = this.#armies[seat];
    if (player === undefined || army === undefined) return;
    army.splice(army.indexOf(id), 1);
    player.ranks = player.ranks.map((row) => row.filter((one) => one !== id));
    this.state.inPlay[id] = null;
    // Only the latest card can be taken back.
    this.state.inPlay.pop();
    this.state.faces.pop();
    (this.state.owners as Seat[]).pop();
  }

  #equip(card: Card, seat: Seat, bearer: CardId): boolean {
    const id = this.#new(card, seat);
    const c = this.state.inPlay[bearer];
    if (c !== null && c !== undefined && mayEquip(this.#table(), id, c) === null) {
      this.#give(id, bearer);
      return true;
    }
    this.state.inPlay.pop();
    this.state.faces.pop();
    (this.state.owners as Seat[]).pop();
    return false;
  }

  #give(item: CardId, bearer: CardId): void {
    const c = this.state.inPlay[bearer];
    if (c === null || c === undefined) return;
    this.#putIntoPlay(item, 'item', c.controller, bearer);
    c.items = [...c.items, item];
  }

  #attach(card: CardId, host: CardId, scribed: boolean): void {
    const c = this.state.inPlay[host];
    if (c === null || c === undefined) return;
    this.#putIntoPlay(card, 'attached', this.state.owners[card] ?? 0, host).scribed = scribed;
    c.attached = [...c.attached, card];
  }

  /** Wounds, tokens, turned cards. */
  #unsettle(): void {
    const g = this.#table();
    const calm = this.#chance(0.4);
    for (const card of this.state.inPlay) {
      if (card === null) continue;
      if (this.state.edition === 'epic' && this.#chance(0.7)) card.charges = this.#below(4) + (this.#cardOf(card.id)?.type === 'action' ? 0 : 1);
      if (card.kind === 'attached') continue;
      const turned = this.#below(10);
      if (!calm && turned < 3) card.orientation = turned === 0 ? 'stunned' : 'spent';
      if (card.kind !== 'character' || !this.#chance(0.3)) continue;
      const hp = hpOf(g, card.id);
      if (hp > 1) card.wounds = 1 + this.#below(hp - 1);
    }
    for (const player of this.state.players) {
      shuffle(this.#rng, player.hand);
      shuffle(this.#rng, player.deck);
    }
  }
}

function isCharacter(card: Card): boolean {
  return card.type === 'character';
}

function isAction(card: Card): boolean {
  return card.type === 'action';
}

function isWarlord(card: Card): boolean {
  return card.type === 'character' && (card.traits ?? []).includes('Warlord');
}

function answersTo(card: Card, word: string): boolean {
  if (card.name === word || (card.traits ?? []).includes(word) || card.classes.some((one) => one === word)) return true;
  if (card.type === 'character' && card.factions.some((one) => one === word)) return true;
  return card.type !== 'action' && Object.keys(card.feats ?? {}).includes(word);
}
