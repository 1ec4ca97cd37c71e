/**
 * Rules that need a table laid just so: simultaneous deaths, who answers whom in an attack, what support cards reach.
 */
import { describe, expect, test } from 'vitest';
import { runBody, type Frame } from '../src/abilities/effects.ts';
import type { Body } from '../src/abilities/language.ts';
import { activateFor, beginActivation } from '../src/rules/activation.ts';
import { resolveAttack } from '../src/rules/attack.ts';
import { playCard } from '../src/rules/cards.ts';
import { dealDamage, loseHealth } from '../src/rules/damage.ts';
import { statOf } from '../src/rules/properties.ts';
import { chooseOrder, placeTerrain } from '../src/rules/setup.ts';
import { boxesOf, newAttack } from '../src/rules/targeting.ts';
import { terrainAfterActivation } from '../src/rules/terrain-effects.ts';
import { activationPhase, endTurn } from '../src/rules/turn.ts';
import { NOBODY, type Creature } from '../src/state.ts';
import { MATCH_DECIDED, playerAt } from '../src/table.ts';
import { SmallTable } from './small-table.ts';

const DUEL = {
  mode: 'duel',
  map: 'lonely-lands',
  seats: [{ hero: 'forgemistress-brannika-holt' }, { hero: 'prior-aldhelm-voss' }],
};

function duel(first: string, second: string): SmallTable {
  return new SmallTable({ ...DUEL, seats: [{ hero: first }, { hero: second }] });
}

function frameOf(self: number, seat: number, it: number, support: Frame['support'] = null): Frame {
  return { self, seat, name: 'Test', it, attack: null, harm: null, support };
}

function attackOf({ g }: SmallTable, attacker: Creature, target: Creature) {
  const box = boxesOf(g, attacker)[0];
  if (box === undefined) throw new Error('it has no attack');
  return newAttack(attacker, target, box, { counter: false, moved: false });
}

describe('support cards', () => {
  const hurt: Body = { do: [{ do: 'damage', who: 'it', damage: 1 }] };

  test('only spells deal magic damage (SG-22.9)', () => {
    const t = duel('marshal-ysolde-carrow', 'artificer-tiberon-quill');
    const guard = t.put(1, 'rivet-guard', [5, 4]);
    const { armour } = guard;
    expect(armour).toBeGreaterThan(0);
    t.run(runBody(t.g, frameOf(NOBODY, 0, guard.id, 'tactic'), hurt));
    expect(guard).toMatchObject({ armour: armour - 1, wounds: 0 });
    t.run(runBody(t.g, frameOf(NOBODY, 0, guard.id, 'spell'), hurt));
    expect(guard).toMatchObject({ armour: armour - 1, wounds: 1 });
  });

  test('none of them works on a Monster, properties of creatures do (SG-35.37)', () => {
    const t = duel('marshal-ysolde-carrow', 'orrun-houndfather');
    const monster = t.put(1, 'grandfather-antler', [5, 4]);
    const own = t.put(0, 'lampbearer-novice', [5, 3]);
    for (const support of ['tactic', 'spell', 'relic', 'building'] as const)
      t.run(runBody(t.g, frameOf(NOBODY, 0, monster.id, support), hurt));
    expect(monster.wounds).toBe(0);
    t.run(runBody(t.g, frameOf(own.id, 0, monster.id), hurt));
    expect(monster.wounds).toBe(1);
  });

  test('a price is not charged where nothing would happen (SG-0.16)', () => {
    const t = duel('marshal-ysolde-carrow', 'prior-aldhelm-voss');
    const hero = t.put(0, 'marshal-ysolde-carrow', [5, 4]);
    playerAt(t.g, 0).strength = 5;
    const cure: Body = { pay: 2, do: [{ do: 'heal', who: 'it', wounds: 1 }] };
    t.run(runBody(t.g, frameOf(hero.id, 0, hero.id), cure));
    expect(playerAt(t.g, 0).strength).toBe(5);
    hero.wounds = 1;
    t.run(runBody(t.g, frameOf(hero.id, 0, hero.id), cure));
    expect(playerAt(t.g, 0).strength).toBe(3);
  });

  test('who takes control of a creature may activate it (SG-17.4)', () => {
    const t = duel('veshara-the-unburied', 'prior-aldhelm-voss');
    t.put(0, 'veshara-the-unburied', [5, 2]);
    t.put(1, 'prior-aldhelm-voss', [5, 7]);
    const taken = t.put(1, 'gatewatch-pikeman', [5, 4]);
    taken.activated = true;
    t.g.state.order = [0, 1];
    const spell: Body = { do: [{ do: 'control', who: 'it', until: 'turn' }] };
    t.run(runBody(t.g, frameOf(NOBODY, 0, taken.id, 'spell'), spell));
    expect(taken).toMatchObject({ controller: 0, activated: false });
    t.run(endTurn(t.g), `skip=${taken.id}`);
    expect(taken.controller).toBe(1);
  });
});

describe('death', () => {
  test('of several at once is resolved in the order of the active player (SG-22.14)', () => {
    const t = duel('saela-wyndthorn', 'prior-aldhelm-voss');
    t.put(0, 'saela-wyndthorn', [5, 0]);
    t.put(1, 'prior-aldhelm-voss', [5, 8]);
    const [a, b] = [t.put(1, 'dawn-arbalester', [3, 4]), t.put(1, 'wayside-almoner', [7, 4])];
    for (const one of [a, b]) one.wounds = statOf(t.g, one, 'hp') - 1;
    playerAt(t.g, 0).strength = 9;
    t.g.state.order = [0, 1];
    const rain = t.deal(0, 'rain-of-thorns');
    t.run(playCard(t.g, 0, rain), `choose=${a.id}|${b.id}`, `deaths=${b.id}`);
    expect(t.events.filter(({ type }) => type === 'died')).toMatchObject([{ creature: b.id }, { creature: a.id }]);
    expect(playerAt(t.g, 0).faceDown).toHaveLength(2);
  });

  test('of both heroes in one event gives both players their points (SG-27.13)', () => {
    const t = duel('saela-wyndthorn', 'prior-aldhelm-voss');
    const heroes = [t.put(0, 'saela-wyndthorn', [5, 0]), t.put(1, 'prior-aldhelm-voss', [5, 8])];
    for (const hero of heroes) hero.wounds = statOf(t.g, hero, 'hp') - 1;
    t.g.state.order = [0, 1];
    const end: Body = { choose: { creatures: {}, all: true }, do: [{ do: 'wound', who: 'it', wounds: 1 }] };
    expect(() => t.run(runBody(t.g, frameOf(NOBODY, 0, NOBODY, 'spell'), end), `deaths=${heroes[0]?.id}`)).toThrow(
      MATCH_DECIDED,
    );
    expect(t.g.state.players.map(({ otherPoints }) => otherPoints)).toEqual([6, 6]);
    expect(t.g.state.outcome).toMatchObject({ winners: [0, 1], reason: 'draw' });
  });

  test('comes at once when hit points fall to the wounds (SG-22.11)', () => {
    const t = duel('saela-wyndthorn', 'prior-aldhelm-voss');
    t.put(0, 'saela-wyndthorn', [5, 0]);
    t.put(1, 'prior-aldhelm-voss', [5, 8]);
    const scout = t.put(0, 'reedbow-scout', [5, 4]);
    const longer: Body = {
      do: [{ do: 'grant', who: 'it', grants: [{ grant: 'stat', stat: 'hp', add: 2 }], until: 'turn' }],
    };
    t.run(runBody(t.g, frameOf(NOBODY, 0, scout.id, 'spell'), longer));
    scout.wounds = 4;
    t.run(loseHealth(t.g));
    expect(scout.hex).not.toBe(NOBODY);
    t.g.state.effects = [];
    t.run(loseHealth(t.g));
    expect(scout.hex).toBe(NOBODY);
  });

  test('under a risen creature lets the Last Word wait for the Hall (SG-35.33, SG-35.53)', () => {
    const t = duel('castellan-mordane', 'veshara-the-unburied');
    t.put(0, 'castellan-mordane', [5, 2]);
    t.put(1, 'veshara-the-unburied', [5, 7]);
    const ringer = t.put(1, 'plague-ringer', [5, 4]);
    const killer = t.put(0, 'crypt-ghoul', [5, 3]);
    t.g.state.order = [0, 1];
    const levy = playerAt(t.g, 0).camp.find(
      (card) => t.g.library.characters[t.g.state.faces[card]?.record ?? NOBODY]?.id === 'bonepike-levy',
    );
    const kill = { magic: false, cause: 'attack', by: killer.id, card: '', attack: null, damage: 9 } as const;
    t.run(dealDamage(t.g, { ...kill, target: ringer.id }), `reborn=${levy}`);
    expect(killer.plague).toBe(false);
    expect(playerAt(t.g, 1).hall).toEqual([]);
    const riser = t.g.state.creatures.at(-1);
    expect(riser).toMatchObject({ card: levy, under: ringer.card });
    t.g.state.active = 1;
    t.run(dealDamage(t.g, { ...kill, target: riser?.id ?? NOBODY, by: killer.id }));
    expect(playerAt(t.g, 1).hall).toEqual([ringer.card]);
    expect(killer.plague).toBe(true);
  });
});

describe('an attack', () => {
  test('lets the defender change dice after the attacker has (SG-20.3)', () => {
    const t = duel('forgemistress-brannika-holt', 'marshal-ysolde-carrow');
    const attacker = t.put(0, 'forgemistress-brannika-holt', [5, 4]);
    const target = t.put(1, 'marshal-ysolde-carrow', [5, 3]);
    t.g.state.order = [0, 1];
    t.deal(1, 'parry');
    playerAt(t.g, 1).strength = 5;
    t.roll('BLANK', 'HIT', 'HIT', 'HIT');
    t.run(
      resolveAttack(t.g, attackOf(t, attacker, target)),
      'change-dice=Attack Master',
      'reroll=0',
      'change-dice=Parry',
      'reroll=0',
    );
    expect(target.wounds).toBe(2);
  });

  test('keeps its critical effect though a text takes the symbol out of the roll (SG-20.18)', () => {
    const t = duel('castellan-mordane', 'marshal-ysolde-carrow');
    const attacker = t.put(0, 'dread-marshal-okun', [5, 4]);
    const target = t.put(1, 'marshal-ysolde-carrow', [5, 3]);
    t.g.state.order = [0, 1];
    const attack = attackOf(t, attacker, target);
    t.roll('CRIT', 'BLANK', 'BLANK');
    const spoil: Body = { do: [{ do: 'remove-symbol', symbol: 'CRIT' }] };
    t.run(runBody(t.g, { ...frameOf(NOBODY, 1, target.id, 'tactic'), attack }, spoil));
    t.run(resolveAttack(t.g, attack));
    expect(t.events.some(({ type }) => type === 'critical')).toBe(true);
    expect(target.wounds).toBe(0);
  });

  test('that lets the attacker move counts as movement for what follows (SG-18.13)', () => {
    const t = duel('saela-wyndthorn', 'marshal-ysolde-carrow');
    const attacker = t.put(0, 'thicket-stalker', [5, 4]);
    const target = t.put(1, 'marshal-ysolde-carrow', [5, 3]);
    t.g.state.order = [0, 1];
    t.run(beginActivation(t.g, attacker));
    const mobile: Body = {
      do: [
        {
          do: 'grant',
          who: 'self',
          grants: [{ grant: 'critical', critical: { critical: 'Mobility' } }],
          until: 'turn',
        },
      ],
    };
    t.run(runBody(t.g, frameOf(attacker.id, 0, attacker.id), mobile));
    t.roll('CRIT', 'BLANK', 'BLANK', 'BLANK');
    t.run(resolveAttack(t.g, attackOf(t, attacker, target)), `mobility=${t.g.field.spaceOf([6, 4])}`);
    expect(t.g.state.activation?.moved).toBe(true);
  });

  test('in answer to another may go on by Frenzy, once and unanswered (SG-35.16, SG-36.4)', () => {
    const t = duel('orrun-houndfather', 'castellan-mordane');
    t.put(0, 'orrun-houndfather', [5, 0]);
    t.put(1, 'castellan-mordane', [5, 8]);
    const attacker = t.put(0, 'mossback-ravager', [5, 4]);
    const thane = t.put(1, 'thane-rorvik-twice-paid', [5, 3]);
    t.g.state.order = [0, 1];
    t.run(beginActivation(t.g, attacker));
    t.roll('BLANK', 'BLANK', 'BLANK', 'CRIT', 'BLANK', 'CRIT', 'BLANK');
    t.run(resolveAttack(t.g, attackOf(t, attacker, thane)), 'counterattack=yes');
    expect(attacker.wounds).toBe(2);
    expect(t.events.flatMap((event) => (event.type === 'attack' ? [event.counter] : []))).toEqual([false, true, true]);
  });

  test('that is blocked by creatures around the target pushes nobody (SG-11.66, SG-21.4)', () => {
    const t = duel('castellan-mordane', 'prior-aldhelm-voss');
    t.put(0, 'castellan-mordane', [5, 8]);
    const attacker = t.put(0, 'crypt-ghoul', [1, 0]);
    const target = t.put(1, 'prior-aldhelm-voss', [0, 0]);
    t.put(1, 'dawn-arbalester', [0, 1]);
    t.g.state.order = [0, 1];
    t.roll('PUSH', 'BLANK');
    t.run(resolveAttack(t.g, attackOf(t, attacker, target)));
    expect(target.wounds).toBe(1);
    expect(t.g.state.tally.pushed).toEqual([]);
  });
});

describe('a Protector', () => {
  test('may take any damage for an ally in contact (SG-35.47)', () => {
    const t = duel('marshal-ysolde-carrow', 'prior-aldhelm-voss');
    const hero = t.put(0, 'marshal-ysolde-carrow', [5, 4]);
    const novice = t.put(0, 'lampbearer-novice', [5, 3]);
    const spell: Body = { do: [{ do: 'damage', who: 'it', damage: 3 }] };
    t.g.state.order = [1, 0];
    t.run(runBody(t.g, frameOf(NOBODY, 1, hero.id, 'spell'), spell), `protector=${novice.id}`);
    expect(hero.wounds).toBe(1); // it takes no more than it has health
    expect(novice.hex).toBe(NOBODY);
  });
});

describe('skipping one creature', () => {
  test('is offered where it does something, also before the end of the turn (SG-17.5, SG-35.44)', () => {
    const t = duel('marshal-ysolde-carrow', 'prior-aldhelm-voss');
    const hero = t.put(0, 'marshal-ysolde-carrow', [5, 4]);
    t.put(1, 'prior-aldhelm-voss', [5, 8]);
    t.g.state.order = [0, 1];
    expect(() => t.run(activationPhase(t.g), `turn=skip:${hero.id}`)).toThrow('is asked');
    hero.poison = true;
    t.run(activationPhase(t.g), `turn=skip:${hero.id}`);
    expect(hero).toMatchObject({ poison: false, activated: true, wounds: 0 });
  });
});

describe('a relic that closes the hero', () => {
  test("uses the hero's activation, with what belongs to its start and end (SG-25.13)", () => {
    const t = duel('marshal-ysolde-carrow', 'prior-aldhelm-voss');
    const hero = t.put(0, 'marshal-ysolde-carrow', [5, 4]);
    hero.poison = true;
    hero.wounds = 3;
    t.g.state.terrain = t.g.state.terrain.with(hero.hex, 'altar');
    t.roll('HIT');
    const used: Body = { do: [{ do: 'strength', add: 1 }] };
    t.run(activateFor(t.g, hero, runBody(t.g, frameOf(hero.id, 0, hero.id, 'relic'), used)));
    expect(hero).toMatchObject({ activated: true, activations: 1, wounds: 3 }); // one by the poison, one healed by the Altar
    expect(t.events.map(({ type }) => type)).toContain('strength');
  });
});

describe('after an activation', () => {
  test('the pieces a creature is near work in the order of its player (SG-26.23)', () => {
    const t = duel('marshal-ysolde-carrow', 'prior-aldhelm-voss');
    const hero = t.put(0, 'marshal-ysolde-carrow', [5, 4]);
    hero.wounds = 2;
    const { spaceOf } = t.g.field;
    t.g.state.terrain = t.g.state.terrain.with(spaceOf([4, 4]), 'spire').with(spaceOf([6, 4]), 'altar');
    t.roll('HIT', 'CRIT');
    t.run(terrainAfterActivation(t.g, hero), 'order=order:altar');
    expect(t.events.flatMap((event) => (event.type === 'roll' ? [event.why] : []))).toEqual(['altar', 'spire']);
    expect(hero.wounds).toBe(2);
  });
});

describe('setup', () => {
  test('lays paired terrain as a pair that takes both placements (SG-14.19)', () => {
    const t = new SmallTable(DUEL);
    t.g.state.order = [0, 1];
    const [first = 0, second = 0] = t.g.field.spots;
    t.run(placeTerrain(t.g), `terrain=teleport:${first}`);
    expect([t.g.state.terrain[first], t.g.state.terrain[second]]).toEqual(['teleport', 'teleport']);
  });

  test('offers no pair to the last player (SG-14.19)', () => {
    const t = new SmallTable(DUEL);
    t.g.state.order = [0, 1];
    const [first = 0] = t.g.field.spots;
    expect(() => t.run(placeTerrain(t.g), 'terrain=pass', `terrain=portal:${first}`)).toThrow('is asked');
  });

  test('lays fords and bridges on a river where that is agreed (SG-26.21)', () => {
    const t = new SmallTable({ ...DUEL, map: 'silent-river-valley', options: { crossings: true } });
    t.g.state.order = [0, 1];
    const river = t.g.field.spaceOf([0, 4]);
    t.run(placeTerrain(t.g), `terrain=bridge:${river}`, 'terrain=pass');
    expect(t.g.state.terrain[river]).toBe('bridge');
  });

  test('of an alliance alternates between the teams in the order of their seats (SG-29.20)', () => {
    const seats = ['saela-wyndthorn', 'prior-aldhelm-voss', 'castellan-mordane', 'veshara-the-unburied'];
    const t = new SmallTable({ mode: 'alliance', map: 'hungry-river', seats: seats.map((hero) => ({ hero })) });
    const orders = new Set<string>();
    for (let i = 0; i < 40; i++) {
      chooseOrder(t.g);
      orders.add(t.g.state.order.join(''));
    }
    expect([...orders].toSorted()).toEqual(['0123', '1032']);
  });

  test('of a skirmish rolls all dice for the first player, and ties again (SG-32.39)', () => {
    const t = new SmallTable({ ...DUEL, mode: 'skirmish' });
    const [low, high] = [
      ['BLANK', 'BLANK', 'BLANK', 'BLANK', 'PUSH', 'PUSH'],
      ['HIT', 'HIT', 'HIT', 'HIT', 'HIT', 'HIT'],
    ];
    t.roll(...low, ...low, ...low, ...high);
    chooseOrder(t.g);
    expect(t.g.state.order).toEqual([1, 0]);
  });
});

describe('a relic with armour', () => {
  test('is emptied before the next one is started (SG-8.13)', () => {
    const t = duel('marshal-ysolde-carrow', 'prior-aldhelm-voss');
    const hero = t.put(0, 'marshal-ysolde-carrow', [5, 4]);
    const player = playerAt(t.g, 0);
    const armoured = player.deck.filter((card) => {
      const record = t.g.library.supports[t.g.state.faces[card]?.record ?? NOBODY];
      return record?.kind === 'relic' && record.properties.some(({ keyword }) => keyword === 'Armour');
    });
    const [first = 0, second = 0] = armoured;
    player.deck = player.deck.filter((card) => card !== first && card !== second);
    player.relics = [first, second].map((card) => ({ card, closed: false, armour: 3, reuse: 0 }));
    const one = {
      target: hero.id,
      damage: 1,
      magic: false,
      cause: 'effect',
      by: NOBODY,
      card: '',
      attack: null,
    } as const;
    t.run(dealDamage(t.g, { ...one }), `armour-relic=${second}`);
    t.run(dealDamage(t.g, { ...one, damage: 2 }));
    expect(player.relics.map(({ card }) => card)).toEqual([first]);
    expect(player.hall).toEqual([second]);
  });
});
