import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Decision, type Language, type Option } from '@muster/engine';
import { BROKEN, testLog, testReasons } from '@muster/engine/words-properties';
import { describe, expect, it } from 'vitest';
import type { SignumEvent } from '../src/events.ts';
import { fieldOf } from '../src/field.ts';
import { OPTION_WORDS } from '../src/words/choice.ts';
import { wordsIn } from '../src/words/index.ts';
import { DECISION_KINDS, isKnown, OUTCOMES } from '../src/words/kinds.ts';
import { REASONS } from '../src/rules/reasons.ts';
import { NOBODY } from '../src/state.ts';
import {
  ACOLYTE_2,
  ARENA,
  BREASTPLATE,
  DUELIST,
  EVENTS,
  GARRANT,
  PIKEMAN,
  SCOUT,
  SKIRMISHER_A,
  SKIRMISHER_B,
  SPELL,
  state,
  TACTIC,
  YSOLDE,
} from './words-samples.ts';

const KINDS = Object.keys(DECISION_KINDS);

/** The rules and what texts do: whatever asks. */
function sources(): string {
  const folders = ['rules', 'abilities'].map((name) => new URL(`../src/${name}/`, import.meta.url));
  return folders
    .flatMap((folder) => readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')))
    .join('\n');
}

function found(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].flatMap((match) => match.slice(1, 2)));
}

function asking(kind: string, keys: readonly string[], more: Partial<Decision> = {}): Decision {
  return { seat: 0, kind, options: keys.map((key) => ({ key })), min: 1, max: 1, ...more };
}

function option(kind: string, key: string, language: Language = 'en', more: Partial<Decision> = {}): string {
  const only: Option = { key };
  return wordsIn(language).option(state, { ...asking(kind, [key]), ...more }, only);
}

describe('sentences for everything the rules say', () => {
  it('knows every question that is asked, and no others', () => {
    const text = sources();
    const asked = found(text, /kind: (?:changes \? 'change-dice' : )?'([a-z-]+)'/g);
    const others = new Set(['character', 'relic']); // kinds of creatures and cards
    for (const kind of asked) if (!others.has(kind)) expect(isKnown(kind), kind).toBe(true);
    for (const kind of KINDS) expect(text, kind).toContain(`'${kind}'`);
    expect(asked.size).toBeGreaterThan(30);
  });

  it('knows every way a match ends', () => {
    const concede = readFileSync(new URL('../src/concede.ts', import.meta.url), 'utf8');
    const text = `${sources()}\n${concede}`;
    const reasons = [
      ...found(text, /(?:outcomeNow\(g|winnersOf\(g, \w+), '([a-z]+)'\)/g),
      ...found(text, /reason: (?:winners.length > 1 \? )?'([a-z]+)'/g),
    ];
    for (const reason of reasons) expect(OUTCOMES, reason).toContain(reason);
    for (const reason of OUTCOMES) expect(text, reason).toContain(`'${reason}'`);
  });

  it.each(LANGUAGES)('asks every question in %s', (language) => {
    for (const kind of KINDS) {
      for (const [min, max] of [
        [1, 1],
        [0, 3],
      ] as const) {
        const options = ['0', '1'].map((key) => ({ key, card: GARRANT }));
        const decision = asking(kind, [], { options, about: [0, 1], min, max });
        const prompt = wordsIn(language).prompt(state, decision);
        expect(prompt, kind).toMatch(/^\p{Lu}.*[.?] ?$/u);
        expect(prompt, kind).not.toMatch(BROKEN);
        if (language !== 'en') expect(prompt, kind).not.toBe(wordsIn('en').prompt(state, decision));
      }
    }
  });

  it.each(LANGUAGES)('declines every question in %s', (language) => {
    for (const kind of KINDS) expect(option(kind, 'pass', language), kind).toMatch(/^(?!pass$)\p{L}[\p{L}' ]+$/u);
  });

  it.each(LANGUAGES)('has a word for every option that is one, in %s', (language) => {
    for (const word of OPTION_WORDS) {
      const text = option('change-dice', word, language, { about: [YSOLDE, SCOUT] });
      expect(text).not.toBe(word === 'yes' ? '' : word);
      expect(text).not.toMatch(BROKEN);
    }
  });

  testReasons(wordsIn, state, REASONS, { creature: PIKEMAN });

  it.each(LANGUAGES)('tells how matches end in %s', (language) => {
    for (const reason of OUTCOMES) {
      for (const winners of [[], [0], [0, 2]]) {
        const text = wordsIn(language).outcome(state, { winners, reason });
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(BROKEN);
        if (winners.length > 0) expect(text.split('. ').length, text).toBe(2);
      }
    }
  });
});

describe('the log', () => {
  testLog(wordsIn, state, EVENTS);

  it('says nothing only where another line tells it', () => {
    const quiet = EVENTS.filter((event) => wordsIn('en').event(state, event) === null).map(({ type }) => type);
    expect(quiet.toSorted()).toEqual(['damage', 'relic-tokens']);
  });

  const told = (language: Language, ...events: readonly SignumEvent[]) =>
    events.map((event) => wordsIn(language).event(state, event));
  const attack: readonly SignumEvent[] = [
    { type: 'attack', attacker: YSOLDE, target: SCOUT, attack: 'melee', counter: false },
    {
      type: 'roll',
      seat: 0,
      why: 'attack',
      creature: YSOLDE,
      dice: [
        { die: 'B', symbol: 'HIT' },
        { die: 'R', symbol: 'CRIT' },
        { die: 'P', symbol: 'HIT' },
        { die: 'B', symbol: 'BLANK' },
      ],
    },
    { type: 'critical', creature: YSOLDE, critical: 'Swap' },
    { type: 'armour-lost', creature: SCOUT, tokens: 1 },
    { type: 'wounded', creature: SCOUT, wounds: 2, cause: 'attack' },
    { type: 'token', creature: SCOUT, token: 'stun', add: 1 },
    { type: 'died', creature: SCOUT, by: YSOLDE },
  ];

  it('tells an attack with its dice and what comes of it', () => {
    expect(told('en', ...attack)).toEqual([
      'Marshal Ysolde Carrow attacks Reedbow Scout (melee).',
      'Marshal Ysolde Carrow rolls: 1 critical hit (red), 2 hits (blue, purple), 1 blank (blue).',
      'Critical effect of Marshal Ysolde Carrow: Swap.',
      'Reedbow Scout loses 1 armour token.',
      'Reedbow Scout suffers 2 wounds.',
      'Reedbow Scout gets 1 stun token.',
      'Reedbow Scout is killed by Marshal Ysolde Carrow.',
    ]);
    expect(told('de', ...attack)).toEqual([
      'Marshal Ysolde Carrow greift Reedbow Scout an (Nahkampf).',
      'Marshal Ysolde Carrow würfelt: 1 Kritischer Treffer (Rot), 2 Treffer (Blau, Lila), 1 leere Seite (Blau).',
      'Kritischer Effekt von Marshal Ysolde Carrow: Platzwechsel.',
      'Reedbow Scout verliert 1 Rüstungsmarke.',
      'Reedbow Scout erleidet 2 Wunden.',
      'Reedbow Scout erhält 1 Betäubungsmarke.',
      'Reedbow Scout wird von Marshal Ysolde Carrow getötet.',
    ]);
    expect(told('it', ...attack)).toEqual([
      'Marshal Ysolde Carrow attacca Reedbow Scout (in mischia).',
      'Marshal Ysolde Carrow tira: 1 colpo critico (rosso), 2 colpi (blu, viola), 1 vuoto (blu).',
      'Effetto critico di Marshal Ysolde Carrow: Scambio.',
      'Reedbow Scout perde 1 segnalino armatura.',
      'Reedbow Scout subisce 2 ferite.',
      'Reedbow Scout riceve 1 segnalino stordimento.',
      'Marshal Ysolde Carrow uccide Reedbow Scout.',
    ]);
  });

  it('names what changes a roll, and its dice', () => {
    const events: readonly SignumEvent[] = [
      { type: 'critical', creature: YSOLDE, critical: 'add-symbol', symbol: 'PUSH' },
      {
        type: 'symbols',
        creature: YSOLDE,
        changes: [
          { symbol: 'HIT', add: -1, source: 'forest' },
          { symbol: 'PUSH', add: -2, source: 'Forged' },
          { symbol: 'HIT', add: 1, source: 'Rally' },
        ],
      },
      {
        type: 'roll',
        seat: 0,
        why: 'attack',
        creature: PIKEMAN,
        dice: [{ die: 'Y', symbol: 'HIT' }],
        added: [
          { source: 'Warlord', creature: NOBODY, dice: ['Y'] },
          { source: 'Arena', creature: NOBODY, dice: ['B', 'B'] },
          { source: '', creature: YSOLDE, dice: ['R'] },
        ],
        removed: [{ source: 'Veil of Tears', creature: NOBODY, dice: 1 }],
      },
    ];
    expect(told('en', ...events)).toEqual([
      'Critical effect of Marshal Ysolde Carrow: one more push.',
      'The roll changes: 1 hit less (forest), 2 pushes less (Forged), 1 hit more (Rally).',
      'Gatewatch Pikeman rolls: 1 hit (yellow). Added: 1 yellow die (Warlord), 2 blue dice (Arena), 1 red die (Marshal Ysolde Carrow). Taken away: 1 die (Veil of Tears).',
    ]);
    expect(told('de', ...events)).toEqual([
      'Kritischer Effekt von Marshal Ysolde Carrow: ein weiterer Schub.',
      'Der Wurf ändert sich: 1 Treffer weniger (Wald), 2 Schübe weniger (Geschmiedet), 1 Treffer mehr (Rally).',
      'Gatewatch Pikeman würfelt: 1 Treffer (Gelb). Dazugekommen: 1 Würfel (1 Gelb) durch Kriegsherr, 2 Würfel (2 Blau) durch Arena, 1 Würfel (1 Rot) durch Marshal Ysolde Carrow. Weggefallen: 1 Würfel durch Veil of Tears.',
    ]);
    expect(told('it', ...events)).toEqual([
      "Effetto critico di Marshal Ysolde Carrow: un'altra spinta.",
      'Il tiro cambia: 1 colpo in meno (foresta), 2 spinte in meno (Forgiato), 1 colpo in più (Rally).',
      'Gatewatch Pikeman tira: 1 colpo (giallo). Aggiunti: 1 dado (1 giallo) per Signore della guerra, 2 dadi (2 blu) per Arena, 1 dado (1 rosso) per Marshal Ysolde Carrow. Tolti: 1 dado per Veil of Tears.',
    ]);
  });

  it('names the card that kills, whom texts work on, and what buildings do', () => {
    const events: readonly SignumEvent[] = [
      { type: 'chosen', source: 'Stampede', creature: NOBODY, targets: [SCOUT, SKIRMISHER_B] },
      { type: 'chosen', source: `deployed:${PIKEMAN}`, creature: PIKEMAN, targets: [SCOUT] },
      { type: 'wounded', creature: SCOUT, wounds: 3, cause: 'spell', source: 'Stampede' },
      { type: 'died', creature: SCOUT, by: NOBODY, source: 'Stampede' },
      { type: 'closed', seat: 0, card: ARENA, property: 0 },
    ];
    expect(told('en', ...events)).toEqual([
      'Stampede works on Reedbow Scout and Tollroad Skirmisher (B).',
      'The property of Gatewatch Pikeman works on Reedbow Scout.',
      'Reedbow Scout suffers 3 wounds from Stampede.',
      'Reedbow Scout is killed by Stampede.',
      expect.stringMatching(/^Arena is used and closed: .*blue die.*\.$/),
    ]);
    expect(told('de', ...events)).toEqual([
      'Stampede wirkt auf Reedbow Scout und Tollroad Skirmisher (B).',
      'Die Eigenschaft von Gatewatch Pikeman wirkt auf Reedbow Scout.',
      'Reedbow Scout erleidet 3 Wunden durch Stampede.',
      'Reedbow Scout wird durch Stampede getötet.',
      expect.stringMatching(/^Arena wird genutzt und geschlossen: .*\.$/),
    ]);
    expect(told('it', ...events)).toEqual([
      'Stampede agisce su Reedbow Scout e Tollroad Skirmisher (B).',
      'La proprietà di Gatewatch Pikeman agisce su Reedbow Scout.',
      'Reedbow Scout subisce 3 ferite per Stampede.',
      'Stampede uccide Reedbow Scout.',
      expect.stringMatching(/^La carta Arena è usata e chiusa: .*\.$/),
    ]);
  });

  it('gives the reason of what milestones bring, and tells of terrain that nobody laid', () => {
    const events: readonly SignumEvent[] = [
      { type: 'income', seat: 0, income: 5, points: 1 },
      { type: 'income', seat: 0, income: 4, points: -1 },
      { type: 'drew', seat: 0, card: 0, milestone: 3 },
      { type: 'terrain-declined', seat: 1 },
    ];
    expect(told('en', ...events)).toEqual([
      'Income of player A: 5. That is 1 victory point more for milestones.',
      'Income of player A: 4. That is 1 victory point less for milestones.',
      'Player A draws a card for the income milestone 3.',
      'Player B places no terrain.',
    ]);
    expect(told('de', ...events)).toEqual([
      'Einnahme von Spieler A: 5. Meilensteine der Einnahme: 1 Siegespunkt mehr.',
      'Einnahme von Spieler A: 4. Meilensteine der Einnahme: 1 Siegespunkt weniger.',
      'Spieler A zieht eine Karte für den Meilenstein 3 der Einnahme.',
      'Spieler B legt kein Gelände.',
    ]);
    expect(told('it', ...events)).toEqual([
      'Rendita del giocatore A: 5. Per i traguardi: 1 punto vittoria in più.',
      'Rendita del giocatore A: 4. Per i traguardi: 1 punto vittoria in meno.',
      'Il giocatore A pesca una carta per il traguardo 3 della rendita.',
      'Il giocatore B non mette alcun terreno.',
    ]);
  });

  it('does not name cards that are hidden', () => {
    const hidden: readonly SignumEvent[] = [
      { type: 'drew', seat: 1, card: 0 },
      { type: 'drew-feat', seat: 1, card: 0 },
    ];
    expect(told('en', ...hidden)).toEqual(['Player B draws a card.', 'Player B draws a feat.']);
    expect(told('de', ...hidden)).toEqual(['Spieler B zieht eine Karte.', 'Spieler B zieht eine Fähigkeitenkarte.']);
    expect(told('it', ...hidden)).toEqual(['Il giocatore B pesca una carta.', "Il giocatore B pesca un'impresa."]);
  });
});

describe('options', () => {
  const hex = String(fieldOf(state.map).spaceOf([2, 2]));

  it('name creatures with their mark and place, and whose they are where both have them', () => {
    expect(option('turn', `activate:${PIKEMAN}`)).toBe('activate Gatewatch Pikeman [AG 5,3]');
    expect(option('turn', `remove:${ACOLYTE_2}`, 'de')).toBe('Bell Acolyte 2 [AB2 6,3] vom Schlachtfeld nehmen');
    expect(option('choose', String(SKIRMISHER_A))).toBe('Tollroad Skirmisher (A) [AT 0,0]');
    expect(option('choose', String(SKIRMISHER_B), 'it')).toBe('Tollroad Skirmisher (B) [BT 10,8]');
  });

  it('tell the dice of an attack before it is made: the scout is a Difficult Target', () => {
    const about = { about: [YSOLDE] };
    expect(option('action', `attack:0:${SCOUT}`, 'en', about)).toBe(
      'attack Reedbow Scout [BR 5,4]: melee, 2 yellow and 1 purple die',
    );
    expect(option('action', `attack:0:${SCOUT}`, 'it', about)).toBe(
      'attacca Reedbow Scout [BR 5,4]: in mischia, 3 dadi (2 gialli, 1 viola)',
    );
    // Warlord gives a bronze character beside the hero one more die.
    expect(option('action', `attack:0:${SCOUT}`, 'de', { about: [PIKEMAN] })).toBe(
      'Reedbow Scout [BR 5,4] angreifen: Nahkampf, 3 Würfel (3 Gelb)',
    );
  });

  it('tell how far a way is and what running costs, where that is known', () => {
    const told = (key: string, language: Language) =>
      wordsIn(language).option(state, asking('move', [key]), { key, cost: 3 } as Option);
    expect(told(`walk:${hex}`, 'en')).toBe('walk to 2,2 (3 steps)');
    expect(told(`run:${hex}`, 'en')).toBe('run to 2,2 (3 steps, no attack)');
    expect(told(`walk:${hex}`, 'de')).toBe('gehen nach 2,2 (3 Schritte)');
    expect(told(`run:${hex}`, 'de')).toBe('laufen nach 2,2 (3 Schritte, kein Angriff)');
    expect(told(`walk:${hex}`, 'it')).toBe('cammina su 2,2 (3 passi)');
    expect(told(`run:${hex}`, 'it')).toBe('corri su 2,2 (3 passi, nessun attacco)');
  });

  it('name a hex as the drawing does', () => {
    expect(option('move', `walk:${hex}`, 'de')).toBe('gehen nach 2,2');
    expect(option('move', `run:${hex}`)).toBe('run to 2,2 (no attack)');
    expect(option('push', hex)).toBe('2,2 (forest)');
    expect(option('deploy', hex)).toBe('2,2');
    expect(option('terrain', `ruins:${hex}`, 'it')).toBe('Rovine antiche su 2,2');
  });

  it('say what cards cost, give and do', () => {
    expect(option('turn', `play:${SPELL}`)).toBe('play Morning Litany, spell (cost 3)');
    expect(option('turn', `income:${SPELL}`, 'de')).toBe('Morning Litany in die Ahnenhalle legen (Einnahme 1)');
    expect(option('turn', `deploy:${GARRANT}`, 'it')).toBe('schiera Sir Garrant of the White Ford (costo 7)');
    expect(option('turn', `feat:${DUELIST}`)).toBe('play the feat Duelist (2 victory points)');
    expect(option('turn', `discard:${DUELIST}:draw`, 'de')).toBe('Fähigkeitenkarte Duelist ablegen für eine Karte');
    expect(option('armour-relic', String(BREASTPLATE), 'it')).toBe('Sunsteel Breastplate, reliquia');
    expect(option('react', `Raise Shields:${TACTIC}`)).toBe(
      'play Raise Shields (cost 1): When one of your creatures is attacked: That creature has Shield during this attack',
    );
  });

  it('show dice and players', () => {
    expect(option('reroll', '2:B:PUSH', 'de')).toBe('3. Würfel: Blau, Schub');
    expect(option('dice', 'K4', 'it')).toBe('dado 5: nero');
    expect(option('opponent', '1')).toBe('Player B');
  });

  it('leave an unknown key as it is', () => {
    expect(option('turn', 'dance')).toBe('dance');
    expect(wordsIn('en').prompt(state, asking('dance', ['x']))).toBe('dance?');
  });
});
