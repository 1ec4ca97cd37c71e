/**
 * Where cards end up and who is asked, in cases that random games found to go wrong.
 */
import { Match, ScriptedDice, type Option } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { warlord } from '../src/index.ts';
import { settledInvariants } from '../src/invariants.ts';
import type { CardId } from '../src/state.ts';
import type { WarlordMatch } from './random-play.ts';

type Fields = Readonly<Record<string, unknown>>;

function table(players: Fields, more: Fields = {}, dice: readonly number[] = []): WarlordMatch {
  const read = warlord.readPosition({ edition: 'epic', players, ...more });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return new Match(warlord, read.value, { log: true, dice: new ScriptedDice(dice) });
}

/** Answers the question of the seat with the option whose key contains the text. */
function pick(match: WarlordMatch, seat: number, text: string): void {
  const decision = match.decisionFor(seat);
  const option = decision?.options.find(({ key }) => key.includes(text));
  if (decision === null || option === undefined) {
    const offered = match.decisions.map(
      (one) => `${one.seat} ${one.kind}: ${one.options.map(({ key }) => key).join(' ')}`,
    );
    throw new Error(`'${text}' is not offered to ${seat}, but ${offered.join(' | ')}`);
  }
  expect(match.answer(seat, decision.min === 1 && decision.max === 1 ? option.key : [option.key])).toBeNull();
}

function passAll(match: WarlordMatch, kind: string): void {
  while (match.decisions[0]?.kind === kind) pick(match, match.decisions[0].seat, 'pass');
}

function offered(match: WarlordMatch, seat: number): readonly string[] {
  return (match.decisionFor(seat)?.options ?? []).map(({ key }: Option) => key);
}

function zoneOf(match: WarlordMatch, seat: number, id: CardId): string {
  const player = match.state.players[seat];
  for (const zone of ['hand', 'deck', 'discard', 'removed'] as const)
    if (player?.[zone].includes(id) === true) return zone;
  return match.state.inPlay[id] === null ? 'nowhere' : 'play';
}

describe('words about the death of their own card', () => {
  const dead = {
    A: { ranks: [['Kyalid#1', 'Ice'], ['Rathe']], deck: ['Axe'] },
    B: { ranks: [['Joan Drake', 'Ice'], ['Krun']] },
  };

  test('are read though the card has left play', () => {
    const match = table(dead, { slot: 'B' }, [20]);
    pick(match, 1, 'attack:');
    pick(match, 1, 'at:1');
    pick(match, 0, 'react:kyalid#0:1');
    passAll(match, 'react');
    expect(zoneOf(match, 0, 1)).toBe('deck');
    expect(match.state.players[0]?.deck[0]).toBe(1);
    expect(settledInvariants(match.state)).toEqual([]);
  });

  test('do not bring back what has left the game in the meantime', () => {
    const match = table(dead, { slot: 'B' }, [20]);
    pick(match, 1, 'attack:');
    pick(match, 1, 'at:1');
    pick(match, 0, 'pass');
    pick(match, 1, 'react:joan-drake#0');
    expect(zoneOf(match, 0, 1)).toBe('removed');
    if (offered(match, 0).some((key) => key.includes('kyalid'))) pick(match, 0, 'kyalid');
    passAll(match, 'react');
    expect(zoneOf(match, 0, 1)).toBe('removed');
    expect(settledInvariants(match.state)).toEqual([]);
  });

  test('happen of themselves where they are no React', () => {
    const players = { A: { ranks: [['Amon-Selket#1', 'Ice'], ['Rathe']] }, B: { ranks: [['Axe#11'], ['Krun']] } };
    const match = table(players, { slot: 'B' }, [20, 2]);
    pick(match, 1, 'attack:11');
    pick(match, 1, 'at:1');
    expect(match.events).toContainEqual(expect.objectContaining({ type: 'checked', who: 11, success: false }));
    expect(zoneOf(match, 1, 11)).toBe('discard');
  });
});

describe('words that work from the discard pile', () => {
  const players = {
    A: { ranks: [['Ice'], ['Terak Justicebringer']], hand: ['Josef Krieg#5'] },
    B: { ranks: [['Timmuk'], ['Krun']] },
  };

  test('work as soon as the card lies there, and are paid for with it', () => {
    const match = table(players, { phase: 'draw' }, [20, 1, 19]);
    pick(match, 0, 'card:5');
    const key = offered(match, 0).find((one) => one.startsWith('order:josef-krieg#grant'));
    pick(match, 0, key ?? 'order:josef-krieg#grant');
    expect(zoneOf(match, 0, 5)).toBe('removed');
    expect(match.events).toContainEqual(expect.objectContaining({ type: 'struck', via: 'ranged' }));
    expect(offered(match, 0)).not.toContain(key);
  });
});

describe('an action card', () => {
  test('that was scribed and attaches itself is no longer in the discard pile', () => {
    const scribe = { card: 'Sjonegaard', attached: [{ card: 'Bright Blessings#7', scribed: true }] };
    const players = {
      A: { ranks: [['Ice', 'Hammer'], [scribe]], hand: ['Axe#5'] },
      B: { ranks: [['Timmuk'], ['Krun']] },
    };
    const match = table(players);
    pick(match, 0, 'raise:5');
    pick(match, 0, 'to:0:1:0');
    pick(match, 0, 'bright-blessings');
    passAll(match, 'react');
    expect(match.state.inPlay[5]?.attached).toEqual([7]);
    expect(zoneOf(match, 0, 7)).toBe('play');
    expect(settledInvariants(match.state)).toEqual([]);
  });

  test('that strikes a target of its own choice may be played', () => {
    const players = {
      A: { ranks: [['Ice'], ['Slayer the Unkind']], hand: ['Fireball#5'] },
      B: { ranks: [['Timmuk#11', 'Timmuk#12'], ['Krun']] },
    };
    const match = table(players, {}, [20, 2]);
    pick(match, 0, 'play:fireball#0:5');
    pick(match, 0, 'card:11');
    expect(match.events).toContainEqual(expect.objectContaining({ type: 'struck', at: 11 }));
    expect(match.events).toContainEqual(expect.objectContaining({ type: 'checked', who: 12, success: false }));
  });

  test('is not carried out once its player is out', () => {
    const slayer = { card: 'Slayer the Unkind', wounds: 2 };
    const players = {
      A: { ranks: [[slayer]], hand: ['Frozen March#5'] },
      B: { ranks: [['Axe'], ['Krun']], hand: ['Attack of Opportunity'] },
      C: { ranks: [['Timmuk'], ['Sjonegaard']] },
    };
    const match = table(players, {}, [20]);
    pick(match, 0, 'play:frozen-march');
    pick(match, 1, 'attack-of-opportunity');
    while (match.decisionFor(1)?.kind === 'performer') pick(match, 1, 'by:');
    expect(match.state.players[0]?.out).toBe(true);
    expect(match.decisions.map(({ seat }) => seat)).not.toContain(0);
    expect(zoneOf(match, 0, 5)).toBe('removed');
  });
});

test('an item enters play, not its bearer', () => {
  const players = {
    A: { ranks: [['Rora Blackmane#1', 'Ice'], ['Terak Justicebringer']], hand: ["Footman's Pike#5"] },
    B: { ranks: [['Timmuk'], ['Krun']] },
  };
  const match = table(players);
  pick(match, 0, 'equip:5');
  pick(match, 0, 'card:1');
  expect(match.decisions.map(({ seat, kind }) => [seat, kind])).toEqual([[1, 'order']]);
});

test('a strike that copies the lowest number needs one to copy', () => {
  const as = { level: 1, classes: [], atk: [], ac: 10, skill: 0, hp: 1 };
  const mod = { mod: 'extraStrike', base: 'lowest' };
  const effect = { stamp: 1, mod, source: 1, actor: 1, seat: 0, bound: [1], amounts: {}, until: 'turn', ends: 1 };
  const players = {
    A: { ranks: [[{ card: 'Wall of Swords#1', as }], ['Rathe']] },
    B: { ranks: [['Timmuk'], ['Krun']] },
  };
  const match = table(players, { effects: [effect] });
  expect(offered(match, 0)).not.toContain('attack:1');
  expect(JSON.stringify(match.view(0))).not.toContain('[null');
});
