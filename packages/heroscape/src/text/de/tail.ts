/**
 * German: what is said of figures behind the noun.
 */
import type { Form } from '@muster/grammar/german';
import { listed } from '@muster/grammar/phrases';
import traits from '../traits.json' with { type: 'json' };
import type { Kind, Mark, Tail } from '../skeleton/noun.ts';
import type { Behind, Relative } from './aside.ts';
import { placeParts, type Say } from './place.ts';

const PERSONALITIES = traits.personality as Readonly<Record<string, { readonly de: { readonly stem: string } }>>;

/** How nouns and kinds are said. */
export interface Speech {
  readonly say: Say;
  /** With "ist": "ein Soulborg", or "kein Soulborg". */
  is(kind: Kind, many: boolean, not: boolean): string;
}

export function tailParts(kind: Kind, form: Form, speech: Speech): Behind {
  const parts = kind.tails.map((tail) => tailPart(tail, form, speech));
  return {
    phrases: [...kind.marks.flatMap(markPhrase), ...parts.flatMap(({ phrases }) => phrases)],
    clauses: parts.flatMap(({ clauses }) => clauses),
  };
}

function markPhrase(mark: Mark): string[] {
  if (mark.mark !== 'personality') return [];
  return [
    `mit ${listed(
      mark.of.map((key) => `${PERSONALITIES[key]?.de.stem ?? key}er`),
      'oder',
    )} Persönlichkeit`,
  ];
}

function tailPart(tail: Tail, form: Form, speech: Speech): Behind {
  const many = form === 'pl';
  const be = many ? 'sind' : 'ist';
  const clause = (text: string, noun: Relative['noun'] = 'subject'): Behind => ({
    phrases: [],
    clauses: [{ noun, text }],
  });
  const phrase = (text: string): Behind => ({ phrases: [text], clauses: [] });
  switch (tail.tail) {
    case 'follows': {
      const names = listed(
        tail.generals.map((key) => traits.general[key].de),
        'oder',
      );
      return clause(`${names}${tail.not === true ? ' nicht' : ''} ${many ? 'folgen' : 'folgt'}`);
    }
    case 'power':
      return phrase(`${tail.not === true ? 'ohne' : 'mit'} ${tail.name}`);
    case 'range':
      return phrase(rangeWords(tail.min, tail.max));
    case 'flying':
      return clause(`${tail.is ? '' : 'nicht '}fliegen ${many ? 'können' : 'kann'}`);
    case 'engaged-with-card':
      return clause(`durch mindestens ${tail.atLeast} Figuren dieser Gruppe kampfgebunden ${be}`);
    case 'engaged-with-other':
      return clause(`durch eine andere eigene Figur kampfgebunden ${be}`);
    case 'not-yours':
      return clause('du nicht kontrollierst', 'object');
    case 'started-adjacent':
      return clause(`zu Beginn des Zuges zu ${speech.say({ n: 'self' }, 'dat')} benachbart ${many ? 'waren' : 'war'}`);
    case 'at': {
      const parts = placeParts(tail.where, many, speech.say);
      return parts.clauses.length > 0 ? parts : clause(`${parts.phrases.join(' ')} ${be}`);
    }
    case 'is':
      return clause(`${kindsWords(tail, many, speech)} ${be}`);
  }
}

function kindsWords(tail: Extract<Tail, { readonly tail: 'is' }>, many: boolean, speech: Speech): string {
  const [first, ...more] = tail.kinds;
  if (first === undefined) return '';
  const not = tail.not === true;
  return listed(
    [
      speech.is(first, many, not),
      ...more.map((kind) => speech.is(kind, many, false).replace(/^ein(?:e[rs]?)? /, not ? '' : '$&')),
    ],
    'oder',
  );
}

function rangeWords(min: number | undefined, max: number | undefined): string {
  if (min === undefined) return max === 1 ? 'mit Reichweite 1' : `mit einer Reichweite von höchstens ${max ?? 0}`;
  return max === undefined
    ? `mit einer Reichweite von mindestens ${min}`
    : `mit einer Reichweite von ${min} bis ${max}`;
}
