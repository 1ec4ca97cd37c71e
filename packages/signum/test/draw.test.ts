import { LANGUAGES, rngFromSeed, type Decision, type Language, type Seat } from '@muster/engine';
import { describe, expect, it } from 'vitest';
import { library } from '../src/content/library.ts';
import { drawDecision } from '../src/draw/decision.ts';
import { describe as describeThing } from '../src/draw/describe.ts';
import { drawTable } from '../src/draw/index.ts';
import { givenTo } from '../src/draw/sources.ts';
import { spaceAt } from '../src/notation/places.ts';
import { grantsOf } from '../src/rules/properties.ts';
import { silentTable } from '../src/silent-table.ts';
import { NOBODY, type SignumState } from '../src/state.ts';
import { choiceOf } from '../src/words/choice.ts';
import { wordsIn } from '../src/words/index.ts';
import { KINDS, matchOf, randomSetup, step, type Kind, type SignumMatch } from './random-play.ts';
import { BREASTPLATE, PIKEMAN, sampleState, SAELA, SCOUT, TACTIC, YSOLDE } from './words-samples.ts';

const WIDTH = 100;

function table(state: SignumState, seat: Seat | null, language: Language = 'en'): readonly string[] {
  return drawTable(state, seat, language).split('\n');
}

function asking(kind: string, keys: readonly string[], about: readonly number[] = []): Decision {
  return { seat: 0, kind, options: keys.map((key) => ({ key })), min: 1, max: 1, about };
}

/** A match of the kind after so many answers. */
function begun(kind: Kind, answers: number): SignumMatch {
  const rng = rngFromSeed(`draw ${kind.map} ${kind.mode}`);
  const match = matchOf({ setup: randomSetup(kind, {}, rng), seed: 'draw', answers: 'draw' });
  for (let n = 0; n < answers && step(match, rng); n++);
  return match;
}

describe('a drawn table', () => {
  it('shows the battlefield with whoever stands there', () => {
    const lines = table(sampleState(), 0);
    const from = lines.findIndex((line) => line.startsWith(' 8|'));
    expect(`\n${lines.slice(from - 1, from + 16).join('\n')}\n`).toMatchInlineSnapshot(`
      "
          0       1       2       3       4       5       6       7       8       9       10
       8| b       b       b       b       b       b       b       b       b       b       b
        |                                         BS 9                                    BT 4
       7|     .       .       .       .       .       .       .       .       .       .
       6| .       .       forest  .       .       hill    .       .       forest  .       .
       5|     .       .       .       .       .       .       .       forest  .       .
       4| .       .       .       ruins   .       altar   .       ruins   .       .       .
        |                                         BR 4
       3|     .       .       forest  .       .       .       .       .       .       .
        |                                     AM 9    AG 4    AB2 2.
       2| .       .       forest  .       .       hill    .       .       forest  .       .
       1|     .       .       .       .       .       .       .       .       .       .
       0| a       a       a       a       a       a       a       a       a       a       a
        | AT 4
          0       1       2       3       4       5       6       7       8       9       10
      Hexes are called column,row. AM 9 is the creature AM with 9 hit points left (AM 9. has been
        activated); small letters are deployment zones, ? spots for unique terrain.
      "
    `);
  });

  it('shows what lies before a player, the hand only to its owner', () => {
    const state = sampleState();
    const own = drawTable(state, 0, 'en');
    const mine = own.slice(own.indexOf('Player A:'));
    expect(`\n${mine}\n`).toMatchInlineSnapshot(`
      "
      Player A: Marshal Ysolde Carrow (Order of the Dawnward)
        hero strength 4 [####......] · income 6 [######.c.p..c.p] · 1 of 10 victory points
        4 of 7 creatures                       hex        HP  move attacks (range, dice)
        AM   Marshal Ysolde Carrow             4,3      9/11     3 melee 1 BRP
        AG   Gatewatch Pikeman                 5,3       4/4     3 melee 1 YB · poison
        AB2  Bell Acolyte 2                    6,3       2/2     3 melee 1 B · activated
        AT   Tollroad Skirmisher (A)           0,0       4/4     3 melee 1 YB
        War Camp: Sir Garrant of the White Ford 7
        27 cards in the battle deck
        Hand: Lance of Daybreak (spell, 3, +1), Library (building, 3, +1), Raise Shields (tactic, 1, +1)
        Feats:
          Over the Edge (2): Play it when you have destroyed an enemy character, if the attack that killed
            the destroyed character included damage from a push.
      "
    `);
    const others = drawTable(state, 1, 'en');
    const hand = state.players[0]?.hand.map((card) => library().supports[state.faces[card]?.record ?? NOBODY]?.name);
    const seen = others.slice(others.indexOf('Player A:'), others.indexOf('Player B:'));
    expect(seen).toContain('3 cards and 1 feat in hand, 27 cards in the battle deck');
    for (const name of hand ?? []) expect(seen).not.toContain(name);
    expect(drawTable(state, null, 'de')).not.toContain('  Hand:');
  });

  it('shows the income track with its milestones', () => {
    const state = sampleState();
    const [player] = state.players;
    if (player === undefined) throw new Error('nobody plays');
    player.income = 8;
    player.strength = 10;
    const [line] = table(state, 0, 'it').filter((one) => one.includes('rendita 8'));
    expect(line).toBe('  forza eroica 10 [##########] · rendita 8 [########.p..c.p] · 1 punto vittoria su 10');
  });

  it('shows relics, buildings and tokens', () => {
    const state = sampleState();
    const [player] = state.players;
    const [hero] = state.creatures;
    if (player === undefined || hero === undefined) throw new Error('nobody plays');
    player.relics = [{ card: BREASTPLATE, closed: true, armour: 2, reuse: 0 }];
    hero.armour = 1;
    hero.stun = true;
    const drawn = drawTable(state, 1, 'de');
    expect(drawn).toContain('  Reliquien: Sunsteel Breastplate (2 Rüstung, geschlossen)');
    expect(drawn).toMatch(/AM {3}Marshal Ysolde Carrow +4,3 +9\/11 +3 Nahkampf 1 BRP · 1 Rüstung, betäubt/);
  });

  it.each(LANGUAGES)('fits into a hundred columns on every map in %s', (language) => {
    for (const kind of KINDS) {
      const { state, decisions } = begun(kind, 40);
      for (const line of table(state, 0, language)) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
      for (const decision of decisions) {
        const drawn = drawDecision(state, decision, language);
        for (const line of drawn?.text.split('\n') ?? []) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
      }
    }
  });

  it('says in words what is on the battlefield, and nothing else', () => {
    const legend = drawTable(sampleState(), null, 'de');
    expect(legend).toContain('Ruinen = Antike Ruinen: schwerpassierbar');
    expect(legend).not.toContain('Furt');
  });
});

describe('a drawn decision', () => {
  it('shows how far each hex is, and what takes running', () => {
    const kind: Kind = { mode: 'duel', players: 2, map: 'old-sanctuary' };
    let seen = 0;
    const match = begun(kind, 0);
    const rng = rngFromSeed('ranges');
    for (let n = 0; n < 300 && seen < 12; n++) {
      for (const decision of match.decisions) {
        if (decision.kind !== 'move') continue;
        const drawn = drawDecision(match.state, decision, 'en');
        // Hit points stand behind a mark, distances alone.
        const rows = drawn?.text.split('\n').filter((line) => line.startsWith('  |')) ?? [];
        const numbers = rows.flatMap((line) => line.match(/(?<= {2}|\| )[1-5r](?= {2}|$)/g) ?? []);
        const hexes = new Set(
          decision.options.flatMap((option) => {
            const choice = choiceOf('move', option);
            return choice.pick === 'walk' || choice.pick === 'run' ? [choice.hex] : [];
          }),
        );
        expect(numbers.length).toBe(hexes.size);
        seen++;
      }
      if (!step(match, rng)) break;
    }
    expect(seen).toBe(12);
  });

  it('names every hex so that it can be typed', () => {
    let seen = 0;
    for (const kind of KINDS.filter(({ map }) =>
      ['lands-of-plenty', 'great-trade-route', 'lonely-lands'].includes(map),
    )) {
      const match = begun(kind, 30);
      const rng = rngFromSeed(`typed ${kind.map}`);
      for (let n = 0; n < 40; n++) {
        for (const decision of match.decisions) {
          const drawn = drawDecision(match.state, decision, 'it');
          for (const option of decision.options) {
            const choice = choiceOf(decision.kind, option);
            if (choice.pick !== 'hex' && choice.pick !== 'walk' && choice.pick !== 'run') continue;
            seen++;
            expect(drawn?.shows).toContain(option.key);
            const text = wordsIn('it').option(match.state, decision, option);
            const place = /-?\d+,-?\d+/.exec(text)?.[0];
            expect(spaceAt(match.state.map, place)).toBe(choice.hex);
          }
        }
        if (!step(match, rng)) break;
      }
    }
    expect(seen).toBeGreaterThan(300);
  });

  it('marks where a push does more damage', () => {
    const state = sampleState();
    const at = (place: string) => String(spaceAt(state.map, place));
    const drawn = drawDecision(state, asking('push', [at('3,4'), at('4,5'), at('5,5')], [SCOUT]), 'en');
    const row4 = drawn?.text.split('\n').findIndex((line) => line.startsWith(' 4|')) ?? 0;
    expect(drawn?.text.split('\n')[row4 + 1]).toMatch(/^ {2}\| +! +BR 4$/);
    expect(drawn?.text.split('\n')[row4 - 1]).toMatch(/^ {2}\| +\+ +\+$/);
    expect(drawn?.shows).toHaveLength(3);
    expect(drawn?.text).toContain('difficult terrain');
  });

  it('marks whom an attack can reach, where there is a choice', () => {
    const state = sampleState();
    const keys = [`attack:0:${SCOUT}`, `attack:0:${SAELA}`];
    const drawn = drawDecision(state, asking('action', [...keys, 'pass'], [YSOLDE]), 'de');
    expect(drawn?.text).toContain('<BR 4');
    expect(drawn?.text).not.toContain('<AG');
    expect(drawn?.shows).toEqual([]);
    expect(drawDecision(state, asking('action', [`attack:0:${SCOUT}`, 'pass'], [YSOLDE]), 'de')).toBeNull();
  });

  it('groups what can be done in a turn, with the numbers to pick it by', () => {
    const state = sampleState();
    const twin = state.faces.findIndex((face, i) => i > TACTIC && face.record === state.faces[TACTIC]?.record);
    const keys = [
      `activate:${YSOLDE}`,
      `activate:${PIKEMAN}`,
      `income:${TACTIC}`,
      `income:${twin}`,
      `play:${BREASTPLATE}`,
      ...['strength', 'minion', 'draw'].map((effect) => `discard:${state.players[0]?.featHand[0] ?? 0}:${effect}`),
      'end',
    ];
    const drawn = drawDecision(state, asking('turn', keys), 'en');
    const feat = library().feats[state.faces[state.players[0]?.featHand[0] ?? 0]?.record ?? NOBODY]?.name ?? '';
    expect(drawn?.text.split('\n')).toEqual([
      'Activate: 1 AM Marshal Ysolde Carrow · 2 AG Gatewatch Pikeman',
      'Play (cost): 5 Sunsteel Breastplate (3)',
      'Into the Hall for income: 3 Raise Shields (+1)',
      `Discard a feat: 6 ${feat} → 2 strength · 7 ${feat} → a minion · 8 ${feat} → a card`,
      'Or: 9 end the turn',
    ]);
    expect(drawn?.shows).toEqual(keys);
    expect(drawDecision(state, asking('turn', keys.slice(0, 8)), 'en')).toBeNull();
  });

  it('is none where a list says it all', () => {
    expect(drawDecision(sampleState(), asking('contract', ['yes', 'pass'], [YSOLDE]), 'en')).toBeNull();
    expect(drawDecision(sampleState(), asking('skip', ['0', '1', '3']), 'en')).toBeNull();
  });
});

describe('a description', () => {
  it('explains every number of a creature', () => {
    expect(`\n${describeThing(sampleState(), 0, 'AG', 'en')}\n`).toMatchInlineSnapshot(`
      "
      Gatewatch Pikeman
        Order of the Dawnward. Bronze star, cost 3, income 1, hit points 4, movement 3.
        Melee attack: 1 yellow die and 1 blue die, range 1. Critical effect: “add 1 yellow die”.
        Defender. (Enemy creatures in contact with the creature can aim melee attacks only at a Defender.)
      Gatewatch Pikeman [AG 5,3]
        Stands on: open ground, not yet activated
        Hit points 4 = 4 card: 4 of 4 left
        Tokens: poison
        Movement 3 = 3 card; can move to 21 hexes now; 4 when running
        Attack (melee): range 1, dice YB
        In contact with: Marshal Ysolde Carrow [AM 4,3], Bell Acolyte 2 [AB2 6,3], Reedbow Scout [BR 5,4]
        Can attack:
        – Reedbow Scout [BR 5,4]: melee, YYY = YB card + B Warlord; Difficult Target
        Can be attacked by:
        – Reedbow Scout [BR 5,4]: ranged, YB
      "
    `);
  });

  it('names what gives a creature its numbers', () => {
    const state = sampleState();
    state.effects = [
      {
        creature: PIKEMAN,
        seat: 0,
        grants: [
          { grant: 'stat', stat: 'movement', add: 2 },
          { grant: 'property', property: { keyword: 'Pursuit', value: 2 } },
        ],
        source: 'Thundering Charge',
        until: 'turn',
        ends: 5,
        returns: NOBODY,
      },
    ];
    const text = describeThing(state, 0, 'Gatewatch Pikeman', 'de') ?? '';
    expect(text).toContain('Bewegung 5 = 3 Karte, +2 Thundering Charge; ');
    expect(text).toContain('Von anderen erhalten: Verfolgung 2 (Thundering Charge)');
  });

  it('counts the same gifts as the rules, in matches played at random', () => {
    let gifts = 0;
    for (const kind of KINDS.slice(0, 3)) {
      const match = begun(kind, 150);
      const rng = rngFromSeed('gifts');
      for (let n = 0; n < 250 && step(match, rng); n++) {
        const g = silentTable(match.state, library());
        for (const creature of match.state.creatures) {
          if (creature.hex === NOBODY) continue;
          const given = givenTo(g, creature, { state: match.state, language: 'en' });
          expect(given.map(({ grant }) => grant)).toEqual(grantsOf(g, creature));
          gifts += given.length;
        }
      }
    }
    expect(gifts).toBeGreaterThan(100);
  });

  it('finds creatures by name, mark and place', () => {
    const state = sampleState();
    const title = 'Bell Acolyte 2 [AB2 6,3]';
    for (const name of ['Bell Acolyte 2', 'ab2', '6,3', 'Bell Acolyte #2', 'bell acolyte'])
      expect(describeThing(state, 0, name, 'en')?.split('\n'), name).toContain(title);
    const both = describeThing(state, 0, 'Tollroad Skirmisher', 'en');
    expect(both).toContain('Tollroad Skirmisher (A) [AT 0,0]');
    expect(both).toContain('Tollroad Skirmisher (B) [BT 10,8]');
  });

  it('knows cards, feats, hexes and terrain', () => {
    const state = sampleState();
    expect(describeThing(state, 0, 'raise shields', 'it')).toMatch(
      /^Raise Shields\n {2}Tattica\. Costo 1, rendita 1\.\n/,
    );
    expect(describeThing(state, 0, 'duelist', 'de')).toMatch(/mindestens 3\s+Wunden/);
    expect(describeThing(state, 0, 'Castellan Mordane', 'en')).toMatch(/^Castellan Mordane\n/);
    expect(describeThing(state, 0, '0,8', 'de')).toBe(
      '0,8: offenes Gelände, Aufstellungszone von B, niemand steht dort',
    );
    expect(describeThing(state, 0, '2,2', 'en')).toMatch(/^2,2: forest, nobody stands there\n {2}Difficult terrain/);
    expect(describeThing(state, 0, 'wald', 'de')).toMatch(/^Wald\n/);
    expect(describeThing(state, 0, '0,4', 'it')).toContain('posto per il terreno unico');
    expect(describeThing(state, 0, '11,0', 'de')).toBeNull();
    expect(describeThing(state, 0, 'nobody at all', 'en')).toBeNull();
    expect(describeThing(state, 0, '', 'en')).toBeNull();
  });

  it.each(LANGUAGES)('describes everything in a hundred columns in %s', (language) => {
    const state = sampleState();
    const { heroes, characters, minions, supports, feats } = library();
    for (const { name } of [...heroes, ...characters, ...minions, ...supports, ...feats]) {
      const text = describeThing(state, 0, name, language);
      expect(text, name).not.toBeNull();
      expect(text, name).not.toMatch(/undefined|NaN|\[object|…/);
      for (const line of text?.split('\n') ?? []) expect(line.length, line).toBeLessThanOrEqual(WIDTH);
    }
  });
});
