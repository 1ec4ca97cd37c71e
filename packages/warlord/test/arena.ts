/**
 * Tables set at random around a few cards, so that each of them has something to do.
 */
import { nextBelow, rngFromSeed, shuffle, type Dice, type Rng, type Seat } from '@muster/engine';
import type { Mod } from '../src/abilities/language.ts';
import type { Card } from '../src/content/card.ts';
import type { Library } from '../src/content/library.ts';
import { EDITIONS } from '../src/edition.ts';
import { meetsDemands } from '../src/rules/action-cards.ts';
import { mayEquip } from '../src/rules/equipping.ts';
import { isSpell } from '../src/rules/identity.ts';
import { hpOf } from '../src/rules/values.ts';
import { NONE, type CardId, type InPlay, type Phase, type WarlordState } from '../src/state.ts';
import { openTable, type Table } from '../src/table.ts';
import { SET_UPS, type SetUp } from './set-ups.ts';
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
    const wished = subjects.map((card) => SET_UPS[card.id]?.edition).find((edition) => edition !== undefined);
    this.state = {
      edition: wished ?? this.#pick(EDITIONS) ?? 'campaign',
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
    this.#send();
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
      const wished =
        seat === 0
          ? subjects.map((card) => this.#named(SET_UPS[card.id]?.warlord)).find((card) => card !== undefined)
          : undefined;
      const [warlord] = wished !== undefined ? [wished] : own === undefined ? this.#some(1, isWarlord) : [own];
      if (warlord !== undefined) this.#recruit(warlord, seat, own !== undefined || wished !== undefined);
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
    else
      player[this.#pick(['hand', 'hand', 'hand', 'discard', 'deck'] as const) ?? 'hand'].push(
        this.#new(card, seat, true),
      );
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
    for (const card of subjects) {
      const setUp = SET_UPS[card.id];
      this.#placeSubject(card, setUp !== undefined || this.#chance(0.7) ? 0 : 1);
      if (setUp !== undefined) this.#setUp(card, setUp);
    }
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
    const kinds = (card.abilities ?? []).map((ability) =>
      ability.kind === 'static' && ability.from === 'discard' ? 'discard' : ability.kind,
    );
    switch (card.type) {
      case 'character':
        if (this.state.players.some((one) => this.#cardOf(one.warlord) === card)) return;
        if (kinds.includes('discard')) player.discard.push(this.#new(card, seat, true));
        else if ((kinds.includes('rule') || entersWithWords(card)) && this.#chance(0.7))
          player.hand.push(this.#new(card, seat, true));
        else this.#outfit(this.#join(card, seat, true), seat);
        break;
      case 'item': {
        const id = this.#new(card, seat, true);
        const wished = this.#named(SET_UPS[card.id]?.bearer);
        const bearer =
          wished === undefined
            ? this.#bearer(id, seat)
            : (this.#own(seat).find((one) => this.#cardOf(one) === wished) ?? this.#join(wished, seat, true));
        const borne = this.#chance(kinds.includes('auto') || kinds.includes('rule') ? 0.4 : 0.85);
        if (bearer !== null) this.interesting.add(bearer);
        if (bearer !== null && borne) this.#give(id, bearer);
        else player.hand.push(id);
        break;
      }
      case 'action': {
        const id = this.#new(card, seat, true);
        const attached = (card.abilities ?? []).some(
          (ability) => ability.kind === 'static' && ability.attached === true,
        );
        const performer = this.#performer(id, seat);
        if (performer !== null && this.#chance(0.5)) this.interesting.add(performer);
        if (attached && this.#chance(0.6))
          this.#attach(id, this.#pick(this.#own(this.#chance(0.7) ? seat : this.#seat())) ?? NONE, false);
        else if (!attached && performer !== null && isSpell(this.#table(), id) && this.#chance(0.1))
          this.#attach(id, performer, true);
        else player.hand.push(id);
        break;
      }
    }
  }

  #named(name: string | undefined): Card | undefined {
    if (name === undefined) return undefined;
    const card = this.#pool.find((one) => one.name === name);
    if (card === undefined) throw new Error(`there is no card '${name}'`);
    return card;
  }

  /** What the card needs around it; it belongs to the first player. */
  #setUp(card: Card, { own = [], foes = [], hand = [], discard = [], items = {}, mods = {} }: SetUp): void {
    const subject = this.#own(0).find((id) => this.#cardOf(id) === card);
    for (const [seat, names] of [own, foes].entries()) {
      for (const name of names) {
        const one = this.#named(name);
        if (one === undefined) continue;
        const id = seat === 0 && subject !== undefined ? this.#standBeside(one, subject) : this.#join(one, seat, true);
        this.interesting.add(id);
      }
    }
    for (const [pile, names] of [['hand', hand] as const, ['discard', discard] as const]) {
      for (const name of names) {
        const one = this.#named(name);
        if (one !== undefined) this.state.players[0]?.[pile].push(this.#new(one, 0, pile === 'hand'));
      }
    }
    for (const [name, itemNames] of Object.entries(items)) {
      const bearer = this.#called(name);
      for (const itemName of itemNames) {
        const item = this.#named(itemName);
        if (item !== undefined) this.#give(this.#new(item, this.state.inPlay[bearer]?.controller ?? 0, true), bearer);
      }
    }
    for (const [name, added] of Object.entries(mods)) for (const mod of added) this.#affect(this.#called(name), mod);
  }

  #called(name: string): CardId {
    return this.state.inPlay.findLast((card) => card !== null && this.#cardOf(card.id)?.name === name)?.id ?? NONE;
  }

  #affect(id: CardId, mod: Mod): void {
    this.state.stamp++;
    this.state.effects.push({
      stamp: this.state.stamp,
      mod,
      source: id,
      actor: id,
      seat: this.state.inPlay[id]?.controller ?? 0,
      bound: [id],
      amounts: {},
      until: 'permanent',
      ends: 0,
    });
  }

  #standBeside(card: Card, friend: CardId): CardId {
    const id = this.#recruit(card, 0, true);
    const [c, place] = [this.state.inPlay[id], this.state.inPlay[friend]];
    const row = this.state.players[0]?.ranks[(place?.rank ?? 1) - 1];
    row?.splice(row.indexOf(friend) + this.#below(2), 0, id);
    if (c !== null && c !== undefined) c.rank = place?.rank ?? 1;
    return id;
  }

  /** Now and then somebody stands in an opposing formation. */
  #send(): void {
    const scouts = [...this.interesting].filter(
      (id) => this.state.inPlay[id]?.kind === 'character' && this.state.players.every(({ warlord }) => warlord !== id),
    );
    const id = this.#chance(0.15) ? this.#pick(scouts) : undefined;
    const c = id === undefined ? undefined : this.state.inPlay[id];
    if (c === null || c === undefined) return;
    const formation = c.controller === 0 ? 1 : 0;
    const [home, away] = [this.state.players[c.formation], this.state.players[formation]];
    if (home === undefined || away === undefined) return;
    home.ranks = home.ranks.map((row) => row.filter((one) => one !== c.id));
    c.formation = formation;
    c.rank = 1 + this.#below(Math.max(1, away.ranks.length));
    (away.ranks[c.rank - 1] ??= []).push(c.id);
  }

  /** Something in hand that the character could use, were it allowed to. */
  #outfit(id: CardId, seat: Seat): void {
    const own = this.#cardOf(id);
    const player = this.state.players[seat];
    if (own === undefined || player === undefined || !this.#chance(0.5)) return;
    const suits = (card: Card): boolean =>
      card.level <= own.level + 1 &&
      (card.classes.length === 0 || card.classes.some((one) => own.classes.includes(one)));
    for (const card of this.#some(2, (one) => one.type === 'item' && suits(one)))
      player.hand.push(this.#new(card, seat, true));
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
    const able = this.#own(seat).find(
      (id) => classes.length === 0 || classes.some((one) => this.#cardOf(id)?.classes.includes(one) === true),
    );
    if (able === undefined) return null;
    this.#affect(able, { mod: 'stat', add: { level: 6 } });
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
      if (this.state.edition === 'epic' && this.#chance(0.7))
        card.charges = this.#below(4) + (this.#cardOf(card.id)?.type === 'action' ? 0 : 1);
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

/** Speaks of its own coming into play. */
function entersWithWords(card: Card): boolean {
  return (card.abilities ?? []).some(
    (ability) => 'on' in ability && ability.on.at === 'entered_play' && ability.on.on === 'this',
  );
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
