import { readdirSync, readFileSync } from 'node:fs';
import { LANGUAGES, type Decision, type Language, type Option } from '@muster/engine';
import { describe, expect, it } from 'vitest';
import type { Effect } from '../src/abilities/language.ts';
import { library } from '../src/content/library.ts';
import { readPosition } from '../src/notation.ts';
import type { WarlordState } from '../src/state.ts';
import { deckRefusal, wordsIn } from '../src/words/index.ts';
import { DECISION_KINDS, DECK_REASONS, PLAY_REASONS, REASONS } from '../src/words/kinds.ts';

const state = position();

function position(): WarlordState {
  const read = readPosition({
    edition: 'campaign',
    players: {
      A: {
        ranks: [
          ['Axe#1', 'Hammer#2', 'Axe#3'],
          [
            { card: 'Guardian#4', items: ['Dwarven Warhammer#5'] },
            { card: 'Wall#6', attached: [{ card: 'Holy Might#7', scribed: true }] },
          ],
          ['Sjonegaard#8'],
        ],
        hand: ['Wall of Swords#21', 'Axe#22', 'Axe#23', 'Handaxe#24'],
      },
      B: {
        ranks: [['Timmuk#11', 'Varin#12', { card: 'Shield#13', of: 'A' }], ['Gorzhek#14'], ['Sceth Hellbringer#15']],
        hand: ['Timmuk#31'],
      },
    },
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
}

function asking(kind: string, keys: readonly string[], more: Partial<Decision> = {}): Decision {
  return { seat: 0, kind, options: keys.map((key) => ({ key })), min: 1, max: 1, ...more };
}

function option(kind: string, key: string, language: Language = 'en', more: Partial<Decision> = {}): string {
  const only: Option = { key };
  return wordsIn(language).option(state, { ...asking(kind, [key]), ...more }, only);
}

/** The rules and the carrying out of texts: whatever asks or refuses. */
function sources(): string {
  const folders = ['rules', 'abilities', 'abilities/special'].map(
    (name) => new URL(`../src/${name}/`, import.meta.url),
  );
  const texts: string[] = [];
  for (const folder of folders) {
    for (const file of filesIn(folder))
      if (!/^(?:language|schema)\.ts$/.test(file)) texts.push(readFileSync(new URL(file, folder), 'utf8'));
  }
  return texts.join('\n');
}

function filesIn(folder: URL): readonly string[] {
  try {
    return readdirSync(folder).filter((file) => file.endsWith('.ts'));
  } catch {
    return [];
  }
}

function found(text: string, pattern: RegExp): Set<string> {
  return new Set([...text.matchAll(pattern)].flatMap((match) => match.slice(1, 2)));
}

describe('sentences for everything the rules say', () => {
  it('knows every question', () => {
    const kinds = found(sources(), /kind: '([^']+)'/g);
    // Kinds of cards, not of questions.
    for (const other of ['attached', 'character', 'item']) kinds.delete(other);
    expect([...kinds].toSorted()).toEqual([...DECISION_KINDS].toSorted());
  });

  it('knows every reason of a refusal', () => {
    const reasons = found(sources(), /refuse\(\s*[^,()]+,\s*'([^']+)'/g);
    expect([...reasons].toSorted()).toEqual([...new Set([...PLAY_REASONS, ...DECK_REASONS])].toSorted());
  });

  it.each(LANGUAGES)('asks every question in %s', (language) => {
    for (const kind of DECISION_KINDS) {
      const decision = asking(kind, ['card:1', 'card:2'], { about: [4] });
      const prompt = wordsIn(language).prompt(state, decision);
      expect(prompt, kind).toMatch(/^\p{Lu}.*[.?]$/u);
      expect(prompt, kind).not.toMatch(/undefined|NaN|\{/);
      if (language !== 'en') expect(prompt, kind).not.toBe(wordsIn('en').prompt(state, decision));
    }
  });

  it.each(LANGUAGES)('gives every reason in %s', (language) => {
    const details = {
      card: 1,
      performer: 2,
      bearer: 4,
      by: 2,
      source: 4,
      away: 2,
      feat: 'Riding',
      seat: 1,
      key: 'x',
      min: 1,
      max: 2,
      given: 3,
      level: 2,
      rank: 3,
      count: 4,
      needed: 2,
      type: 'item',
      format: 'epic',
    };
    for (const reason of REASONS) {
      const text = wordsIn(language).refusal(state, { reason, details });
      expect(text, reason).not.toMatch(/undefined|NaN|\{|\.$/);
      expect(text, reason).not.toBe(reason);
      if (language !== 'en') expect(text, reason).not.toBe(wordsIn('en').refusal(state, { reason, details }));
    }
  });
});

describe('options', () => {
  it('are told by their keys alone', () => {
    expect(option('order', 'attack:2')).toBe('attack with Hammer');
    expect(option('order', 'maneuver:2')).toBe('maneuver Hammer');
    expect(option('order', 'raise:22')).toBe('raise Axe');
    expect(option('order', 'equip:24')).toBe('equip Handaxe');
    expect(option('order', 'feat:Riding:2')).toBe('Riding with Hammer');
    expect(option('order', 'pass')).toBe('pass');
    expect(option('order', 'attack:2', 'de')).toBe('mit Hammer angreifen');
    expect(option('order', 'attack:2', 'it')).toBe('attacca con Hammer');
    expect(option('order', 'feat:Riding:2', 'it')).toBe('Cavalcare con Hammer');
  });

  it('name the place where several cards in play have the same name', () => {
    expect(option('order', 'attack:1')).toBe('attack with Axe (A1.1)');
    expect(option('order', 'attack:3')).toBe('attack with Axe (A1.3)');
    expect(option('strike target', 'at:11')).toBe('Timmuk');
  });

  it('tell what an ability does', () => {
    expect(option('order', 'play:wall-of-swords#0:21')).toMatch(/^play Wall of Swords – Spend Order: /);
    expect(option('order', 'play:holy-might#0:7')).toMatch(/^cast Holy Might, scribed on Wall – /);
    expect(option('order', 'order:dwarven-warhammer#9:5')).toBe('use Dwarven Warhammer of Guardian');
    expect(option('react', 'react:wall-of-swords#grant0@21:2')).toMatch(
      /^react with Hammer by Wall of Swords – React: /,
    );
  });

  it('describe a place by its neighbours, without the one that moves', () => {
    const about = { about: [2] };
    expect(option('slot', 'to:0:1:0', 'en', about)).toBe('rank 1, far left');
    expect(option('slot', 'to:0:1:1', 'en', about)).toBe('rank 1, between Axe (A1.1) and Axe (A1.3)');
    expect(option('slot', 'to:0:1:2', 'en', about)).toBe('rank 1, far right');
    expect(option('slot', 'to:0:4:0', 'en', about)).toBe('rank 4');
    expect(option('slot', 'to:1:1:1', 'en', about)).toBe('rank 1 of Player B, between Timmuk and Varin');
    expect(option('slot', 'to:1:1:1', 'de', about)).toBe('1. Rang von Spieler B, zwischen Timmuk und Varin');
    expect(option('slot', 'to:0:2:2', 'it', about)).toBe("secondo rango, all'estrema destra");
  });

  it('decline in the words of the question', () => {
    expect(['order', 'react', 'may', 'raise'].map((kind) => option(kind, 'pass', 'de'))).toEqual([
      'passen',
      'keine Reaktion',
      'nein',
      'niemanden',
    ]);
  });

  it('leave an unknown key as it is', () => {
    expect(option('order', 'dance:1')).toBe('dance:1');
    expect(wordsIn('en').prompt(state, asking('dance', ['x']))).toBe('dance?');
  });

  it.each(LANGUAGES)('tell the modes of every card apart in %s', (language) => {
    for (const [face, card] of library().cards.entries()) {
      for (const modes of choicesIn(card)) {
        const table: WarlordState = { ...state, faces: [-1, face] };
        const keys = modes.map((_, n) => `mode:${n}`);
        const texts = keys.map((key) => wordsIn(language).option(table, asking('mode', keys, { about: [1] }), { key }));
        expect(new Set(texts).size, card.name).toBe(modes.length);
        for (const text of texts) expect(text, card.name).toMatch(/.[.”“»]$/);
      }
    }
  });
});

/** Every effect of the card that lets its player choose. */
function choicesIn(value: unknown): readonly (readonly unknown[])[] {
  if (typeof value !== 'object' || value === null) return [];
  const own: Extract<Effect, { do: 'choose' }>['do'] = 'choose';
  const modes = 'do' in value && value.do === own && 'of' in value && Array.isArray(value.of) ? [value.of] : [];
  return [...modes, ...Object.values(value).flatMap(choicesIn)];
}

describe('refusals', () => {
  it('name cards and rules of the game in all languages', () => {
    const refusal = { rule: 'WL-14.6', reason: 'level-too-low', details: { card: 21, performer: 1, level: 3 } };
    expect(LANGUAGES.map((language) => wordsIn(language).refusal(state, refusal))).toEqual([
      'Axe (A1.1) does not reach level 3 for Wall of Swords',
      'Axe (A1.1) erreicht Stufe 3 für Wall of Swords nicht',
      'Axe (A1.1) non raggiunge il livello 3 per Wall of Swords',
    ]);
  });

  it('say what is refused where several Orders are refused for one reason', () => {
    const told = (reason: string, wanted: string, language: Language = 'en') =>
      wordsIn(language).refusal(state, { reason, details: { card: 8, wanted } });
    expect(told('stunned', 'attack:8')).toBe("Sjonegaard is stunned and can't attack");
    expect(told('stunned', 'maneuver:8', 'de')).toBe('Sjonegaard ist betäubt und kann nicht manövrieren');
    expect(told('not-ready', 'maneuver:8', 'it')).toBe('Sjonegaard non è pronto e non può manovrare');
    expect(told('must-spend', 'order:sjonegaard#0:8')).toBe(
      "Sjonegaard is not ready and can't be spent to use its Order",
    );
    expect(told('forbidden', 'feat:Riding:8')).toBe('a card text forbids Sjonegaard to use Riding');
    expect(told('stunned', 'play:wall-of-swords#0:21')).toBe("Sjonegaard is stunned and can't perform Wall of Swords");
    const rank = { reason: 'rank-would-be-illegal', details: { card: 31, rank: 3 } };
    expect(wordsIn('en').refusal(state, rank)).toBe('rank 3 would become illegal if Timmuk entered play');
  });

  it('tell without a game why a deck is not legal', () => {
    const refusal = { rule: 'WL-28.3', reason: 'too-many-copies', details: { card: 'axe', count: 4, max: 3 } };
    expect(LANGUAGES.map((language) => deckRefusal(language, refusal))).toEqual([
      '4 × Axe; at most 3 are allowed',
      '4 × Axe; höchstens 3 sind erlaubt',
      '4 × Axe; il massimo è 3',
    ]);
  });
});

describe('outcomes', () => {
  it.each([
    ['en', 'Player B wins.', 'The game is a draw between Player A and Player B at the turn limit.'],
    [
      'de',
      'Spieler B gewinnt.',
      'Die Rundengrenze ist erreicht. Die Partie endet unentschieden zwischen Spieler A und Spieler B.',
    ],
    [
      'it',
      'Giocatore B vince.',
      'Il limite di turni è raggiunto. La partita finisce in pareggio tra Giocatore A e Giocatore B.',
    ],
  ] as const)('are told in %s', (language, won, drawn) => {
    const words = wordsIn(language);
    expect(words.outcome(state, { winners: [1], reason: 'last player left' })).toBe(won);
    expect(words.outcome(state, { winners: [0, 1], reason: 'turn limit' })).toBe(drawn);
  });
});
