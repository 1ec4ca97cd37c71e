import { LANGUAGES, Match, nextBelow, rngFromSeed, type Language, type Seat } from '@muster/engine';
import { describe, expect, it } from 'vitest';
import { battlefieldOf } from '../src/battlefield.ts';
import { allMaps } from '../src/content/maps.ts';
import { drawDecision } from '../src/draw/decision.ts';
import { describeFigure } from '../src/draw/describe.ts';
import { drawTable } from '../src/draw/index.ts';
import { heroscape } from '../src/index.ts';
import { readPlace, spacesAt } from '../src/notation/places.ts';
import type { HeroscapeState } from '../src/state.ts';
import { choiceOf } from '../src/words/choice.ts';
import { wordsIn } from '../src/words/index.ts';
import { Arena } from './arena.ts';

const WIDTH = 100;

function pass() {
  return new Arena({
    field: ['. .2 .3 .', 'w w . .', '. . . .'],
    armies: [
      { 'Finn the Viking Champion': 'b1', 'Marro Warriors': 'a3 b3' },
      { 'Major Q9': 'c3-d3', 'Izumi Samurai': 'a1' },
    ],
    wounds: { 'Finn the Viking Champion': 1 },
    glyphs: { Astrid: 'd1' },
    obstacles: [{ kind: 'tree', at: 'd2' }],
    turn: 'Finn the Viking Champion',
    stage: 'move',
  });
}

function table(state: HeroscapeState, seat: Seat | null, language: Language = 'en'): readonly string[] {
  return drawTable(state, seat, language).split('\n');
}

describe('the drawn table', () => {
  it('shows the battlefield from above and the own army last', () => {
    expect(`\n${drawTable(pass().state, 0, 'en')}\n`).toMatchInlineSnapshot(`
      "
      Arena · Round 1 of 12 · initiative A B · turn of Player A with Finn the Viking Champion (moving)
      Goal: destroy all enemies; after the last round the points of the figures left decide.

         | 0   1   2   3
        0| 1g  2g  3g  1g
         | BI1 AF      *As
        1|   1w  1w  1g  1g
         |               T
        2| 1g  1g  1g  1g
         | AM1 AM2 BM  bm

      Level and terrain, below it what is there: g grass, w water, *As glyph Astrid, T tree
      A space is called column,row (then ,level where several lie above each other).

      Player B, 240 of 500 points               move  range  attack  defence  life  orders
      BM  Major Q9                                 5      8       4        7     4  ? ? ? ?
          BM 2,2/3,2 (0/4 wounds)
      BI  Izumi Samurai                            6      1       2        5     1
          BI1 0,0 · destroyed: BI2 BI3

      Player A, 130 of 500 points               move  range  attack  defence  life  orders
      AF  Finn the Viking Champion                 5      1       3        4     4  (1) 2 3 X
          AF 1,0 (1/4 wounds)
      AM  Marro Warriors                           6      6       2        3     1
          AM1 0,2 · AM2 1,2 · destroyed: AM3 AM4
      "
    `);
  });

  it('shows hidden order markers only to their owner', () => {
    // The last column of the line of a card.
    const orders = (seat: Seat | null, mark: string): string | undefined =>
      table(pass().state, seat)
        .find((line) => line.startsWith(`${mark}  `))
        ?.slice(78);
    expect(orders(0, 'AF')).toBe('(1) 2 3 X');
    expect(orders(1, 'AF')).toBe('(1) ? ? ?');
    expect(orders(null, 'BM')).toBe('? ? ? ?');
    expect(orders(1, 'BM')).toBe('1 2 3 X');
  });

  it.each(LANGUAGES)('fits into a hundred columns on every map in %s', (language) => {
    for (const map of allMaps()) {
      const rng = rngFromSeed(map.id);
      const players = Object.keys(map.startZones).length;
      const setup = heroscape.makeSetup({ edition: map.id, players }, rng);
      if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
      const match = Match.start(heroscape, setup.value, map.id);
      for (let n = 0; n < 12; n++) {
        const [decision] = match.decisions;
        if (decision !== undefined) match.pick(decision, nextBelow(rng, decision.options.length));
      }
      for (const line of table(match.state, 0, language)) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
    }
  });

  it('shows what lies beneath, walls and ladders', () => {
    const setup = heroscape.makeSetup({ edition: 'hollowgate-castle', players: 2 }, rngFromSeed('castle'));
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const drawn = drawTable(heroscape.start(setup.value, 'castle'), null, 'en');
    expect(drawn).toMatch(/\n +7\|.*D/);
    expect(drawn).toContain('# wall');
    expect(drawn).toContain('D door (closed)');
    expect(drawn).toContain('Beneath:');
    expect(drawn).toContain('Ladder from 6,3 up to 7,3: 6,3,3 · 6,3,5');
    expect(drawn).toContain('Door gate: closed, worked from 8,7');
  });

  it('draws a field that is too wide in parts', () => {
    const setup = heroscape.makeSetup({ edition: 'sixfold-crown', players: 2 }, rngFromSeed('wide'));
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const lines = table(heroscape.start(setup.value, 'wide'), null);
    const headings = lines.filter((_, i) => lines[i + 1]?.startsWith('-13|') === true);
    expect(headings.map((line) => line.trim().split(/ +/).slice(1, 3))).toEqual([
      ['-13', '-12'],
      ['1', '2'],
    ]);
  });
});

describe('a drawn decision', () => {
  it('shows what each space costs, and what is dangerous', () => {
    const arena = pass();
    const { decision } = arena;
    if (decision === null) throw new Error('nothing is asked');
    const drawn = drawDecision(arena.state, decision, 'en');
    expect(drawn?.text).toMatchInlineSnapshot(`
      "   | 0   1   2   3
        0| 1g  2g  3g  1g
         | BI1 AF  2!  3!*
        1|   1w  1w  1g  1g
         |   1   1!  3!  T
        2| 1g  1g  1g  1g
         | AM1 AM2 BM  bm

      Movement points to each space; ! dangerous (leaving an engagement, falling, lava), * glyph."
    `);
    const others = decision.options.filter(({ key }) => drawn?.shows.includes(key) !== true);
    expect(others).toEqual([{ key: 'pass' }]);
  });

  it('names every space so that it can be typed', () => {
    const maps = ['three-spans', 'hollowgate-castle', 'umbral-galleries'];
    let seen = 0;
    for (const map of maps) {
      const rng = rngFromSeed(`typed ${map}`);
      const setup = heroscape.makeSetup({ edition: map, players: 2 }, rng);
      if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
      const match = Match.start(heroscape, setup.value, map);
      for (let n = 0; n < 150 && match.outcome === null; n++) {
        const [decision] = match.decisions;
        if (decision === undefined) break;
        const drawn = drawDecision(match.state, decision, 'it');
        for (const line of drawn?.text.split('\n') ?? []) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
        const { field } = battlefieldOf(match.state.map, match.state.options);
        for (const option of decision.options) {
          const choice = choiceOf(match.state, decision.kind, option, decision.seat);
          if (choice.pick !== 'space') continue;
          seen++;
          expect(drawn?.shows).toContain(option.key);
          const [text = ''] = wordsIn('it').option(match.state, decision, option).split(':');
          const spaces = text.split('/').map((one) => readPlace(one));
          expect(spaces.map((place) => (place === null ? [] : spacesAt(field, place)))).toEqual(
            choice.at.map((space) => [space]),
          );
        }
        match.pick(decision, nextBelow(rng, decision.options.length));
      }
    }
    expect(seen).toBeGreaterThan(500);
  });

  it('lists the cards that can be taken by their generals', () => {
    const setup = heroscape.checkSetup({ map: 'lone-mesa', armies: [null, null] });
    if (!setup.ok) throw new Error(JSON.stringify(setup.problems));
    const match = Match.start(heroscape, setup.value, 'draft');
    const [decision] = match.decisions;
    if (decision === undefined) throw new Error('nothing is asked');
    const drawn = drawDecision(match.state, decision, 'de');
    expect(drawn?.text).toMatch(/^Jandar: .*Finn the Viking Champion 80/s);
    expect(drawn?.shows).toHaveLength(decision.options.length - 1);
    for (const line of drawn?.text.split('\n') ?? []) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
  });

  it('is none where a list says it all', () => {
    expect(
      drawDecision(pass().state, { seat: 0, kind: 'target', options: [{ key: '1' }], min: 1, max: 1 }, 'en'),
    ).toBeNull();
  });
});

describe('a description', () => {
  it('explains every number of a figure', () => {
    expect(`\n${describeFigure(pass().state, 0, 'finn', 'en')}\n`).toMatchInlineSnapshot(`
      "
      Finn the Viking Champion: Jandar, Human, Champion, valiant, unique, Hero, medium (height 5), 80
        points
        Move 5, Range 1, Attack 3, Defence 4, Life 4
        Attack Aura 1: All friendly figures with a range of 1 adjacent to Finn get +1 attack die.
        Warrior's Attack Spirit 1: When Finn is destroyed, put Finn on a unique army card: the attack of
          that card is 1 higher for the rest of the game.
      Finn the Viking Champion [AF 1,0]
        Wounds: 1 of 4
        Stands on: grass, level 2
        Engaged with: Izumi Samurai 1 [BI1 0,0]
        Move 5 = 5 card
        Can move to 5 spaces with 5 points, to 4 of them only with danger
        Range 1
        Can attack:
        – Izumi Samurai 1 [BI1 0,0]: Attack 4 = 3 card, +1 height against Defence 5 = 5 card
        Can be attacked by:
        – Izumi Samurai 1 [BI1 0,0]: Attack 2 = 2 card against Defence 5 = 4 card, +1 height
      "
    `);
  });

  it('finds figures by name, mark and place', () => {
    const { state } = pass();
    const title = 'Marro Warriors 2 [AM2 1,2]';
    for (const name of ['Marro Warriors 2', 'am2', '1,2', 'Marro Warriors #2']) {
      const text = describeFigure(state, 0, name, 'en') ?? '';
      expect(text.split('\n')).toContain(title);
      expect(text).not.toContain('Marro Warriors 1 [AM1 0,2]\n');
    }
    expect(describeFigure(state, 0, 'AM', 'en')).toContain('Marro Warriors 1 [AM1 0,2]\n');
  });

  it('knows cards that are not in the game, glyphs and empty spaces', () => {
    const { state } = pass();
    expect(describeFigure(state, 0, 'Deathwalker 9000', 'de')).toMatch(/^Deathwalker 9000: Utgar, Soulborg/);
    expect(describeFigure(state, 0, 'astrid', 'it')).toBe('Glifo Astrid: le miniature amiche hanno +1 dado attacco.');
    expect(describeFigure(state, 0, '0,1', 'de')).toBe('0,1: Wasser, Ebene 1, frei');
    expect(describeFigure(state, 0, '9,9', 'de')).toBeNull();
    expect(describeFigure(state, 0, 'nobody at all', 'en')).toBeNull();
  });
});
