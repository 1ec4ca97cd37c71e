/**
 * The text of all army cards in all languages: whole sentences without holes.
 */
import { LANGUAGES, type Language } from '@muster/engine';
import { describe, expect, test } from 'vitest';
import { library } from '../src/content/library.ts';
import { cardText, powerName, powerText } from '../src/text/card-text.ts';
import { speakerOf } from '../src/text/speaker.ts';

const CARDS = library().cards;
/** Every power of every card. */
const POWERS = CARDS.flatMap((card) => card.powers.map((power) => ({ card, power })));

interface Told {
  readonly of: string;
  readonly text: string;
}

function textsIn(language: Language): readonly Told[] {
  return POWERS.map(({ card, power }) => ({
    of: `${card.name}: ${power.name}`,
    text: powerText(card, power, language),
  }));
}

const TEXTS: Readonly<Record<Language, readonly Told[]>> = {
  en: textsIn('en'),
  de: textsIn('de'),
  it: textsIn('it'),
};

/** Those that break a rule of writing. */
function broken(language: Language, rule: (text: string) => boolean): readonly string[] {
  return TEXTS[language].flatMap(({ of, text }) => (rule(text) ? [`${of}: ${text}`] : []));
}

/** Sentences; abbreviations in names are no ends. */
function sentences(text: string): readonly string[] {
  return text.replaceAll('Sgt. ', 'Sgt ').split(/(?<=\.) /);
}

describe.each(LANGUAGES)('%s', (language) => {
  test('every card with powers has a text, with a line for each power', () => {
    for (const card of CARDS) {
      const lines = cardText(card, language).split('\n');
      expect(lines).toHaveLength(Math.max(1, card.powers.length));
      for (const [i, power] of card.powers.entries()) {
        expect(lines[i]).toBe(`${powerName(power)}: ${powerText(card, power, language)}`);
      }
    }
  });

  test('no text is empty', () => {
    expect(broken(language, (text) => text.length < 10)).toEqual([]);
  });

  test('no placeholders, no double spaces, no marks of the machinery', () => {
    expect(broken(language, (text) => /undefined|\bnull\b|NaN|\[object|\{|\}|[\uE000-\uE0FF]/u.test(text))).toEqual([]);
    expect(broken(language, (text) => /\s\s|\s[.,;:]|,,|\.\.|,\./.test(text))).toEqual([]);
  });

  test('sentences begin with a capital and end with a full stop', () => {
    expect(broken(language, (text) => sentences(text).some((one) => !/^[A-ZÄÖÜÀÈÉ]/u.test(one)))).toEqual([]);
    expect(broken(language, (text) => !text.endsWith('.'))).toEqual([]);
  });

  test('numbers of the data are in the text', () => {
    const missing = POWERS.filter(({ card, power }) => {
      const text = powerText(card, power, language);
      return power.parts.some(
        (part) => part.part === 'special-attack' && typeof part.dice === 'number' && !text.includes(String(part.dice)),
      );
    });
    expect(missing).toEqual([]);
  });
});

test('a card speaks of itself by its name, as a hero or as a squad', () => {
  const speaker = (name: string): unknown => {
    const card = CARDS.find((one) => one.name === name);
    return card === undefined ? undefined : speakerOf(card);
  };
  expect(speaker('Finn the Viking Champion')).toEqual({ is: 'named', name: 'Finn', sex: 'm' });
  expect(speaker('Raelin the Kyrie Warrior (RotV)')).toEqual({ is: 'named', name: 'Raelin', sex: 'f' });
  expect(speaker('Marro Hive')).toEqual({ is: 'named', name: 'Marro Hive', sex: 'thing' });
  expect(speaker('Feral Troll')).toEqual({ is: 'hero' });
  expect(speaker('Marro Warriors')).toEqual({ is: 'squad' });
});

describe('English', () => {
  test('a and an', () => {
    expect(broken('en', (text) => /\b[Aa] (?:[aeio]|un(?!i))\w*/.test(text))).toEqual([]);
    expect(broken('en', (text) => /\b[Aa]n (?:[^aeiou\s]|uni)/i.test(text))).toEqual([]);
  });

  test('one thing, several things', () => {
    expect(
      broken('en', (text) =>
        /\b1 (?:spaces|levels|wounds|skulls|shields|markers|attack dice|defence dice)\b/.test(text),
      ),
    ).toEqual([]);
    expect(
      broken('en', (text) =>
        /\b(?:[2-9]|1\d) (?:space|level|wound(?! marker)|skull|shield|attack die|defence die)\b/.test(text),
      ),
    ).toEqual([]);
  });

  test('nouns that are counted have an article or a number', () => {
    expect(
      broken('en', (text) => /\b(?:on|with|of|against|choose|destroy) (?:figure|Hero|space|squad)\b/i.test(text)),
    ).toEqual([]);
  });
});

describe('German', () => {
  /** Nouns of the game that a player would at once see written small. */
  const NOUNS =
    /(?<![A-Za-zÄÖÜäöüß-])(?:figur|figuren|held|helden|gruppe|feld|felder|feldern|ebene|ebenen|ziel|angriff|angriffe|angriffs|wunde|wunden|zug|zuges|runde|karte|wurf|schädel|schild|schilde|würfel|marker|bewegung|reichweite|spiel)(?![a-zäöüß])/u;

  test('nouns have capitals', () => {
    expect(broken('de', (text) => NOUNS.test(text))).toEqual([]);
  });

  test('articles agree with the nouns of the game', () => {
    const wrong =
      /\b(?:der|den|dem|ein|einen|einem|diesen|diesem|dieser) (?:Ziel|Feld)\b(?<!\b(?:ein|dem|einem|diesem) (?:Ziel|Feld))|\b(?:das|den|dem|ein|einen|einem) Figur\b|\b(?:die|eine|dieses) (?:Held|Angreifer|Zug|Wurf)\b|\bein Helden\b|\beinen Held\b|\bdieser Helden\b/;
    expect(broken('de', (text) => wrong.test(text))).toEqual([]);
  });

  test('prepositions and articles are drawn together', () => {
    expect(broken('de', (text) => /\b(?:zu dem|zu der|von dem) (?:Ziel|Figur|Angreifer)\b/.test(text))).toEqual([]);
  });

  test('subordinate clauses are set off by commas', () => {
    expect(
      broken('de', (text) => /[^,;:.] (?:wenn|solange|bis du) /.test(text.replaceAll('Außer wenn', 'Außer, wenn'))),
    ).toEqual([]);
    expect(
      broken('de', (text) => /\w (?:die|der|das) zu [^,.]* benachbart (?:ist|sind)/.test(text.replaceAll(', ', ','))),
    ).toEqual([]);
  });
});

describe('Italian', () => {
  test('articles fit the first letters', () => {
    expect(broken('it', (text) => /\b(?:il|un|i) (?:s[bcdfgptvz]|z|gn|ps)/i.test(text))).toEqual([]);
    expect(broken('it', (text) => /\b(?:il|lo|la) [aeiou]/i.test(text))).toEqual([]);
    expect(broken('it', (text) => /\buna (?!o più)[aeiou]/i.test(text))).toEqual([]);
    expect(broken('it', (text) => /\bi [aeiou]/i.test(text))).toEqual([]);
  });

  test('prepositions and articles are drawn together', () => {
    expect(
      broken('it', (text) => /\b(?:di|a|da|su|in) (?:il|lo|la|i|gli|le)\b|\b(?:di|a|da|su|in) l'/.test(text)),
    ).toEqual([]);
  });

  test('one thing, several things', () => {
    expect(broken('it', (text) => /\b1 (?:caselle|livelli|ferite|teschi|scudi|segnalini|dadi)\b/.test(text))).toEqual(
      [],
    );
    expect(
      broken('it', (text) => /\b(?:[2-9]|1\d) (?:casella|livello|ferita|teschio|scudo|segnalino|dado)\b/.test(text)),
    ).toEqual([]);
  });

  test('figures are feminine', () => {
    expect(
      broken('it', (text) =>
        /\bminiatura (?:nemico|amico|scelto|distrutto|ferito|piccolo|medio|unico|ingaggiato)\b/.test(text),
      ),
    ).toEqual([]);
    expect(broken('it', (text) => /\bminiature (?:nemici|amici|piccoli|medi|unici|ingaggiati)\b/.test(text))).toEqual(
      [],
    );
  });
});
