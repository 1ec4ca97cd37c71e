/**
 * Italian grammar: articles by the first letters, prepositions drawn together with them, adjectives in their four forms.
 */

export interface Form {
  readonly f: boolean;
  readonly many: boolean;
}

export interface Lexeme {
  readonly one: string;
  readonly many: string;
  readonly f: boolean;
}

/** "ferito": the four forms of a participle or adjective in -o. */
export function inO(stem: string, { f, many }: Form): string {
  return stem + (f ? (many ? 'e' : 'a') : many ? 'i' : 'o');
}

const VOWEL = /^[aeiouàèéìòù]/i;
/** Before these masculine words stand "lo", "gli", "uno". */
const HEAVY = /^(?:s[bcdfghlmnpqrtvz]|z|gn|ps|x|y)/i;

export function definite(text: string, { f, many }: Form): string {
  if (many) return f ? `le ${text}` : VOWEL.test(text) || HEAVY.test(text) ? `gli ${text}` : `i ${text}`;
  if (VOWEL.test(text)) return `l'${text}`;
  if (f) return `la ${text}`;
  return HEAVY.test(text) ? `lo ${text}` : `il ${text}`;
}

export function indefinite(text: string, f: boolean): string {
  if (f) return VOWEL.test(text) ? `un'${text}` : `una ${text}`;
  return HEAVY.test(text) ? `uno ${text}` : `un ${text}`;
}

/** "quel personaggio", "quell'eroe", "quella creatura" */
export function pointed(text: string, f: boolean): string {
  if (VOWEL.test(text)) return `quell'${text}`;
  if (f) return `quella ${text}`;
  return HEAVY.test(text) ? `quello ${text}` : `quel ${text}`;
}

const STEMS = { di: 'de', a: 'a', da: 'da', su: 'su', in: 'ne' } as const;

/** "del bersaglio", "all'attaccante", "di una creatura" */
export function with_(preposition: keyof typeof STEMS, text: string): string {
  const stem = STEMS[preposition];
  const found = /^(il|lo|la|i|gli|le) (.*)$/s.exec(text);
  if (found !== null) {
    const [, article = '', rest = ''] = found;
    return `${stem}${article === 'il' ? 'l' : article === 'i' || article === 'gli' ? article : `l${article}`} ${rest}`;
  }
  if (text.startsWith("l'")) return `${stem}ll'${text.slice(2)}`;
  return preposition === 'a' && /^a/i.test(text) ? `ad ${text}` : `${preposition} ${text}`;
}
