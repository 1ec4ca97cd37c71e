/**
 * The texts of all content in all languages: whole sentences without holes, which say what the data says.
 */
import { LANGUAGES, type ContentEntry, type Language } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { PLAIN_CRITICALS } from '../src/abilities/language.ts';
import { KEYWORDS } from '../src/abilities/schema.ts';
import { contentIn } from '../src/content/content-list.ts';
import { library } from '../src/content/library.ts';
import { TERRAIN_PIECES } from '../src/content/terrain.ts';
import { cardText } from '../src/text/card-text.ts';

const { heroes, characters, minions, supports, feats, maps } = library();
const CARDS = [...heroes, ...characters, ...minions, ...supports, ...feats];

const CONTENT: Readonly<Record<Language, readonly ContentEntry[]>> = {
  en: contentIn('en'),
  de: contentIn('de'),
  it: contentIn('it'),
};

/** Those that break a rule of writing. */
function broken(language: Language, rule: (text: string) => boolean): readonly string[] {
  return CONTENT[language].flatMap(({ name, text }) =>
    text.split('\n').flatMap((line) => (rule(line) ? [`${name}: ${line}`] : [])),
  );
}

function textOf(id: string, language: Language): string {
  return CONTENT[language].find((entry) => entry.id === id)?.text ?? '';
}

describe.each(LANGUAGES)('%s', (language) => {
  test('everything there is has an entry with its kind and set', () => {
    expect(CONTENT[language].map(({ id }) => id)).toEqual([
      ...CARDS.map(({ id }) => id),
      ...TERRAIN_PIECES,
      ...maps.map(({ id }) => id),
    ]);
    expect(new Set(CONTENT[language].map(({ kind }) => kind))).toEqual(
      new Set([
        'hero',
        'character',
        'mercenary',
        'minion',
        'spell',
        'relic',
        'building',
        'tactic',
        'feat',
        'terrain',
        'map',
      ]),
    );
    for (const { set } of CONTENT[language]) expect(set).toMatch(/^[a-z-]+$/);
  });

  test('names stay as they are', () => {
    for (const { id, name } of [...CARDS, ...maps])
      expect(CONTENT[language].find((entry) => entry.id === id)?.name).toBe(name);
  });

  test('no text is empty, none has placeholders, double spaces or marks of the machinery', () => {
    for (const card of CARDS) expect(cardText(card, language).length, card.id).toBeGreaterThan(3);
    for (const { id, text } of CONTENT[language]) expect(text.length, id).toBeGreaterThan(10);
    expect(broken(language, (text) => /undefined|\bnull\b|NaN|\[object|[{}]|[\uE000-\uE0FF]/u.test(text))).toEqual([]);
    expect(broken(language, (text) => /^\s|\s\s|\s$|\s[.,;:)]|,,|\.\.|,\.|:\.|\.:/.test(text))).toEqual([]);
  });

  test('lines begin with a capital and end with a stop', () => {
    expect(broken(language, (text) => !/^[A-ZÄÖÜ0-9]/u.test(text) || !/[.)]$/.test(text))).toEqual([]);
  });

  test('no words of the data are left in the texts', () => {
    const keys =
      /add-die|add-symbol|dice-against|attack-damage|activate-again|next-attack|[a-z]-(?:begins|ended|declared|played)\b/;
    expect(broken(language, (text) => keys.test(text))).toEqual([]);
    if (language === 'en') return;
    const english = /\b(?:creature of|hero strength|the|your|with|when|takes|gets|HIT|CRIT|PUSH|BLANK)\b/;
    const names = CARDS.map(({ name }) => name);
    expect(
      broken(language, (text) =>
        english.test(names.reduce((rest, name) => rest.replaceAll(name, ''), text.replace(/^[A-Z][\w ]+\. /, ''))),
      ),
    ).toEqual([]);
  });

  test('the numbers of a card are in its text', () => {
    for (const { id, cost, income } of [...characters, ...supports]) {
      const [numbers = ''] = textOf(id, language).split('\n');
      expect(numbers, id).toMatch(new RegExp(`\\b${cost}\\b.* ${income < 0 ? '−' : ''}${Math.abs(income)}\\b`));
    }
    for (const { id, hp, movement, attacks } of [...heroes, ...characters, ...minions]) {
      const [numbers = '', ...lines] = textOf(id, language).split('\n');
      expect(numbers, id).toMatch(new RegExp(`\\b${hp}\\b`));
      expect(numbers, id).toMatch(new RegExp(`\\b${movement}\\b`));
      for (const [i, { range }] of attacks.entries()) expect(lines[i], id).toMatch(new RegExp(` ${range}\\. `));
    }
  });

  test('a long text is the short one with meanings', () => {
    for (const card of [...heroes, ...characters, ...minions, ...supports]) {
      const long = cardText(card, language, 'long').split('\n');
      for (const [i, line] of cardText(card, language).split('\n').entries()) {
        expect(long[i]?.startsWith(line), card.id).toBe(true);
      }
    }
  });

  test('every keyword has a meaning of its own', () => {
    const meanings = new Set<string>();
    for (const card of [...heroes, ...characters, ...minions, ...supports]) {
      for (const line of cardText(card, language, 'long').split('\n')) {
        const found = /^([\p{L}' ]+)[^(]*\((.+)\)$/u.exec(line);
        if (found !== null && !line.startsWith('(')) meanings.add(found[1] ?? '');
      }
    }
    const unnamed = ['triggered', 'close', 'reuse', 'grants'];
    expect(meanings.size).toBeGreaterThanOrEqual(KEYWORDS.length - unnamed.length);
  });

  test('critical effects with a name are explained beside the attack', () => {
    for (const { id, attacks } of [...heroes, ...characters, ...minions]) {
      for (const [i, { critical }] of attacks.entries()) {
        const line = textOf(id, language).split('\n')[i + 1];
        const named = PLAIN_CRITICALS.some((name) => name === critical.critical);
        expect(line?.endsWith(')'), `${id}: ${line}`).toBe(named);
      }
    }
  });
});

describe('English', () => {
  test('a and an', () => {
    expect(broken('en', (text) => /\b[Aa] (?:[aeio]|un(?!i))\w*/.test(text))).toEqual([]);
    expect(broken('en', (text) => /\b[Aa]n (?:[^aeiou\s]|uni)/i.test(text))).toEqual([]);
  });

  test('one thing, several things', () => {
    expect(
      broken('en', (text) => /\b1 (?:\w+ )?(?:hexes|wounds|tokens|dice|cards|victory points)\b/.test(text)),
    ).toEqual([]);
    expect(broken('en', (text) => /\b[2-9] (?:\w+ )?(?:hex|wound|token|die|card|victory point)\b/.test(text))).toEqual(
      [],
    );
  });
});

describe('German', () => {
  const NOUNS =
    /(?<![A-Za-zÄÖÜäöüß-])(?:kreatur|kreaturen|held|helden|spielfigur|spielfiguren|diener|sechseck|ziel|angriff|angriffe|wunde|wunden|spielzug|karte|würfel|marke|bewegung|schaden|gegner|heldenstärke)(?![a-zäöüß])/u;

  test('nouns have capitals', () => {
    expect(broken('de', (text) => NOUNS.test(text))).toEqual([]);
  });

  test('articles agree with the nouns of the game', () => {
    const wrong =
      /\b(?:den|dem|ein|einen|einem|diesen|diesem|dieses) (?:Kreatur|Spielfigur|Karte|Wunde)\b|\b(?:die|eine|dieses) (?:Held|Angreifer|Angriff)\b|\bein Helden\b|\b(?:den|einen|deinen|diesen) Held\b|\bdeine Held/;
    expect(broken('de', (text) => wrong.test(text))).toEqual([]);
  });

  test('subordinate clauses are set off by commas', () => {
    expect(broken('de', (text) => /[^,;:.(] (?:wenn|falls|solange) /.test(text))).toEqual([]);
    expect(broken('de', (text) => /(?:aktiviert wurden?|getötet hat) (?!und)[a-zäöü]/.test(text))).toEqual([]);
  });
});

describe('Italian', () => {
  test('articles fit the first letters', () => {
    expect(broken('it', (text) => /\b(?:il|un|i) (?:s[bcdfgptvz]|z|gn|ps)/i.test(text))).toEqual([]);
    expect(broken('it', (text) => /\b(?:il|lo|la) [aeiou]/i.test(text.replaceAll('la attacca', '')))).toEqual([]);
    expect(broken('it', (text) => /\buna [aeiou]/i.test(text))).toEqual([]);
    expect(broken('it', (text) => /\bi [aeiou]/i.test(text))).toEqual([]);
  });

  test('prepositions and articles are drawn together', () => {
    expect(
      broken('it', (text) => /\b(?:di|a|da|su|in) (?:il|lo|la|i|gli|le)\b|\b(?:di|a|da|su|in) l'/.test(text)),
    ).toEqual([]);
  });

  test('one thing, several things', () => {
    expect(broken('it', (text) => /\b1 (?:esagoni|danni|ferite|segnalini|dadi|carte|punti)\b/.test(text))).toEqual([]);
    expect(broken('it', (text) => /\b[2-9] (?:esagono|danno|ferita|segnalino|dado|carta|punto)\b/.test(text))).toEqual(
      [],
    );
  });

  test('creatures are feminine, characters masculine', () => {
    expect(broken('it', (text) => /\bcreatura (?:nemico|alleato|ferito)\b/.test(text))).toEqual([]);
    expect(broken('it', (text) => /\b(?:personaggio|eroe|servitore) (?:nemica|alleata|ferita)\b/.test(text))).toEqual(
      [],
    );
  });
});
