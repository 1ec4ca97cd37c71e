import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Decision, type Language, type Option } from '@muster/engine';
import { BROKEN, testLog, testReasons } from '@muster/engine/words-properties';
import { describe, expect, it } from 'vitest';
import type { HeroscapeEvent } from '../src/events.ts';
import { wordsIn } from '../src/words/index.ts';
import { DECISION_KINDS, FAMILIES, OUTCOMES, PLAY_REASONS, questionOf } from '../src/words/kinds.ts';
import { EVENTS, FINN, IZUMI_2, MARRO_2, MIMRING, state } from './words-samples.ts';

const KINDS = Object.keys(DECISION_KINDS) as readonly (keyof typeof DECISION_KINDS)[];

/** The rules and the powers: whatever asks or refuses. */
function sources(): string {
  const folders = ['rules', 'abilities', 'abilities/special'].map(
    (name) => new URL(`../src/${name}/`, import.meta.url),
  );
  const more = readFileSync(new URL('../src/why-not.ts', import.meta.url), 'utf8');
  const texts = folders.flatMap((folder) => filesIn(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')));
  return [...texts, more].join('\n');
}

function filesIn(folder: URL): readonly string[] {
  const words = /^(?:language|schema.*|face)\.ts$/;
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.ts') && !words.test(file));
  } catch {
    return [];
  }
}

function found(text: string, pattern: RegExp): ReadonlySet<string> {
  return new Set([...text.matchAll(pattern)].flatMap((match) => match.slice(1, 2)));
}

function asking(kind: string, keys: readonly string[], more: Partial<Decision> = {}): Decision {
  return { seat: 0, kind, options: keys.map((key) => ({ key })), min: 1, max: 1, ...more };
}

function option(kind: string, only: Option, language: Language = 'en', more: Partial<Decision> = {}): string {
  return wordsIn(language).option(state, { ...asking(kind, [only.key]), ...more }, only);
}

describe('sentences for everything the rules say', () => {
  it('knows every question that is asked by name', () => {
    const asked = new Set<string>();
    // What is asked stands in an object with its seat, or is handed to a function that asks.
    for (const kind of found(sources(), /seat[^{};]*?, kind: '([^']+)'/g)) asked.add(kind);
    for (const kind of found(sources(), /(?:chooseFigure|placeFigure)\([^;]*?'([a-z][\w:-]*)'/gi)) asked.add(kind);
    const other = new Set(['normal', 'special']); // kinds of attacks
    for (const kind of asked) if (!other.has(kind)) expect(questionOf(kind), kind).not.toBeNull();
    expect(asked.size).toBeGreaterThan(30);
  });

  it('knows every family of questions', () => {
    const families = found(sources(), /kind: `([a-z-]+):\$\{/g);
    // Glyphs are asked about one by one.
    expect([...families].filter((family) => family !== 'glyph').toSorted()).toEqual([...FAMILIES]);
  });

  it('knows every reason of a refusal, and no others', () => {
    const text = sources();
    const reasons = found(text, /refuse\(\s*[^,()]+,\s*'([^']+)'/g);
    const known: readonly string[] = PLAY_REASONS;
    expect([...reasons].filter((reason) => !known.includes(reason))).toEqual([]);
    // Some are put together where they are found out.
    expect(known.filter((reason) => !text.includes(`'${reason}'`))).toEqual([]);
  });

  it.each(LANGUAGES)('asks every question in %s', (language) => {
    for (const kind of KINDS) {
      const isFamily = FAMILIES.some((one) => one === kind);
      const decision = asking(isFamily ? `${kind}:X` : kind, ['0', '1'], { about: [0, 1] });
      const prompt = wordsIn(language).prompt(state, decision);
      expect(prompt, kind).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(prompt, kind).not.toMatch(BROKEN);
      if (language !== 'en') expect(prompt, kind).not.toBe(wordsIn('en').prompt(state, decision));
    }
  });

  it.each(LANGUAGES)('declines every question in %s', (language) => {
    for (const kind of KINDS) {
      const text = option(FAMILIES.some((one) => one === kind) ? `${kind}:X` : kind, { key: 'pass' }, language);
      expect(text, kind).toMatch(/^\p{L}[\p{L}' ]+$/u);
      expect(text, kind).not.toBe('pass');
    }
  });

  testReasons(wordsIn, state, PLAY_REASONS, { card: 'Finn', general: 'utgar', figure: 0, piece: 0, at: '3,2' });

  it.each(LANGUAGES)('tells how games end in %s', (language) => {
    for (const reason of OUTCOMES) {
      for (const winners of [[], [0], [0, 1]]) {
        const text = wordsIn(language).outcome(state, { winners, reason });
        expect(text).toMatch(/^\p{Lu}.*\.$/u);
        expect(text).not.toMatch(BROKEN);
      }
    }
  });
});

describe('the log', () => {
  testLog(wordsIn, state, EVENTS);

  const silent = ['markers-placed', 'turn', 'turn-over', 'stopped', 'wounded'];
  it('says nothing only where another line tells it', () => {
    const quiet = EVENTS.filter((event) => wordsIn('en').event(state, event) === null).map(({ type }) => type);
    expect([...new Set(quiet)].toSorted()).toEqual(silent.toSorted());
  });

  function told(language: Language, ...events: readonly HeroscapeEvent[]): readonly (string | null)[] {
    return events.map((event) => wordsIn(language).event(state, event));
  }
  const attack: readonly HeroscapeEvent[] = [
    { type: 'attack', attacker: FINN, target: IZUMI_2, object: -1, power: '' },
    {
      type: 'combat-dice',
      seat: 0,
      figure: FINN,
      purpose: 'attack',
      faces: ['skull', 'skull', 'shield', 'blank'],
      parts: [
        { amount: 3, source: 'card' },
        { amount: 1, source: 'height' },
      ],
    },
    {
      type: 'combat-dice',
      seat: 1,
      figure: IZUMI_2,
      purpose: 'defence',
      faces: ['shield', 'blank', 'blank'],
      parts: [{ amount: 3, source: 'card' }],
    },
    { type: 'attack-result', attacker: FINN, target: IZUMI_2, object: -1, skulls: 2, shields: 1, wounds: 1 },
    { type: 'destroyed', figure: IZUMI_2, by: FINN, cause: 'attack' },
  ];

  it('tells an attack with its dice and where they come from', () => {
    expect(told('en', ...attack)).toEqual([
      'Finn the Viking Champion attacks Izumi Samurai 2.',
      'Finn the Viking Champion rolls 4 attack dice (3 card, +1 height): 2 skulls, 1 shield, 1 blank.',
      'Izumi Samurai 2 rolls 3 defence dice (3 card): 1 shield, 2 blanks.',
      'Izumi Samurai 2: 2 skulls against 1 shield, 1 wound.',
      'Izumi Samurai 2 is destroyed by Finn the Viking Champion.',
    ]);
    expect(told('de', ...attack)).toEqual([
      'Finn the Viking Champion greift Izumi Samurai 2 an.',
      'Finn the Viking Champion wirft 4 Angriffswürfel (3 Karte, +1 Höhe): 2 Schädel, 1 Schild, 1 Blankoseite.',
      'Izumi Samurai 2 wirft 3 Verteidigungswürfel (3 Karte): 1 Schild, 2 Blankoseiten.',
      'Izumi Samurai 2: 2 Schädel gegen 1 Schild, 1 Wunde.',
      'Izumi Samurai 2 wird von Finn the Viking Champion zerstört.',
    ]);
    expect(told('it', ...attack)).toEqual([
      'Finn the Viking Champion attacca Izumi Samurai 2.',
      'Finn the Viking Champion tira 4 dadi attacco (3 carta, +1 altezza): 2 teschi, 1 scudo, 1 faccia vuota.',
      'Izumi Samurai 2 tira 3 dadi difesa (3 carta): 1 scudo, 2 facce vuote.',
      'Izumi Samurai 2: 2 teschi contro 1 scudo, 1 ferita.',
      'Finn the Viking Champion distrugge Izumi Samurai 2.',
    ]);
  });
});

describe('options', () => {
  it('name figures with their mark and place, and whose they are where both have them', () => {
    expect(option('mover', { key: `move:${MARRO_2}` })).toBe('move Marro Warriors 2 [AM2 1,0]');
    expect(option('mover', { key: `turn:${MIMRING}` }, 'de')).toBe('Mimring [AI 3,3/4,3] umdrehen');
    expect(option('choose:Chomp', { key: '5' })).toBe('Otonashi (A) [AO 0,2]');
    expect(option('choose:Chomp', { key: '10' }, 'it')).toBe('Otonashi (B) [BO 5,5]');
  });

  it('tell the dice of an attack before it is made, and friends from enemies', () => {
    const about = { about: [FINN] };
    const normal = { does: 'normal' };
    const aim = (figure: number): Option => ({ key: String(figure), ...normal });
    expect(option('target', aim(IZUMI_2), 'en', about)).toBe(
      'Izumi Samurai 2 [BI2 2,2]: 4 attack dice against 5 defence dice',
    );
    expect(option('target', aim(1), 'it', about)).toMatch(/^Marro Warriors 1 \[AM1 0,0\], miniatura amica: /);
  });

  it('tell what a way costs, where that is known', () => {
    const way = { key: '2', cost: 1, dangerous: false, gait: 'walk' };
    expect(option('destination', way)).toBe('2,0: 1 point');
    expect(option('destination', { ...way, cost: 3, dangerous: true, gait: 'fly' } as Option, 'de')).toBe(
      '2,0: 3 Punkte, im Flug, gefährlich',
    );
    expect(option('destination', { key: '2' })).toBe('2,0');
    expect(option('deploy', { key: '2-3' })).toBe('2,0/3,0');
  });

  it('name powers with their numbers', () => {
    expect(option('target', { key: 'special:0:8' }, 'en', { about: [MIMRING] })).toMatch(/^Fire Line Special Attack/);
    expect(option('power', { key: 'Water Clone:2' })).toBe('Water Clone with Marro Warriors 2 [AM2 1,0]');
  });

  it('leave an unknown key as it is', () => {
    expect(option('mover', { key: 'dance' })).toBe('dance');
    expect(wordsIn('en').prompt(state, asking('dance', ['x']))).toBe('dance?');
  });
});
