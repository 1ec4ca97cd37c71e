/**
 * The steps of a scenario as they are written.
 */
import { seatOf, type ScriptedFace, type Seat } from '@muster/engine';
import type { Path } from './problem.ts';
import type { Question, Said, Step, StepContent } from './scenario.ts';
import { isFields, kindOf, readFaces, readFields, readText, readTexts, type Fields, type Findings } from './shape.ts';

/** Words for the faces of dice. */
type DiceWords = Readonly<Record<string, ScriptedFace>>;

type Reader = (value: unknown, path: Path, found: Findings, dice: DiceWords) => StepContent | null;

const READERS: Readonly<Record<string, Reader>> = {
  refused: readRefused,
  offered: (value, path, found) => content('offered', readSaid(value, path, found)),
  'not offered': (value, path, found) => content('not offered', readSaid(value, path, found)),
  asked: (value, path, found) => ({ type: 'asked', questions: readQuestions(value, path, found) }),
  'not asked': (value, path, found) => ({ type: 'not asked', seats: readSeats(value, path, found) }),
  'pass until': readPassUntil,
  dice: (value, path, found, words) => ({ type: 'dice', faces: readFaces(value, words, path, found) }),
  expect: readExpect,
};

const FORMS = `a seat with a move, ${Object.keys(READERS).join(', ')} or 'pass all'`;

/** One step; null if it can't be read. */
export function readStep(data: unknown, path: Path, found: Findings, dice: DiceWords): Step | null {
  const step = readContent(data, path, found, dice);
  return step === null ? null : { ...step, path };
}

function readContent(data: unknown, path: Path, found: Findings, dice: DiceWords): StepContent | null {
  if (data === 'pass all') return { type: 'pass all' };
  if (!isFields(data)) {
    found.add(path, `a step is ${FORMS}, not ${kindOf(data)}`);
    return null;
  }
  if ('seat' in data || 'choose' in data) return readLongMove(data, path, found);
  const keys = Object.keys(data);
  const key = keys[0];
  if (key === undefined || keys.length > 1) {
    found.add(path, `a step has exactly one key; begin each with a dash of its own`);
    return null;
  }
  const at = [...path, key];
  const seat = seatOf(key);
  if (seat !== null) return readMove(seat, data[key], at, found);
  const reader = READERS[key];
  if (reader !== undefined) return reader(data[key], at, found, dice);
  found.addKey(at, `unknown step '${key}': a step is ${FORMS}`);
  return null;
}

/** `A: attack with Axe`, `A: [x, y]`, `A: concede` */
function readMove(seat: Seat, value: unknown, path: Path, found: Findings): StepContent | null {
  if (value === 'concede') return { type: 'concede', seat };
  const phrases = readPhrases(value, path, found);
  return phrases === null ? null : { type: 'choose', said: { seat, phrases } };
}

/** `{ seat: 0, choose: attack with Axe }` */
function readLongMove(data: Fields, path: Path, found: Findings): StepContent | null {
  readFields(data, ['seat', 'choose'], path, found);
  const given = data['seat'];
  const named = typeof given === 'number' && Number.isSafeInteger(given) && given >= 0 ? given : null;
  const seat = named ?? (typeof given === 'string' ? seatOf(given) : null);
  if (seat === null) {
    found.add([...path, 'seat'], `must be a seat: a number from 0 on or a letter from A on, not ${kindOf(given)}`);
    return null;
  }
  return readMove(seat, data['choose'], [...path, 'choose'], found);
}

/** `refused: { A: attack with Axe, rule: WL-4.9 }` */
function readRefused(value: unknown, path: Path, found: Findings): StepContent | null {
  const { rule: ruleId, ...rest } = isFields(value) ? value : {};
  const rule = readText(ruleId, [...path, 'rule'], found);
  const said = readSaid(isFields(value) ? rest : value, path, found);
  const one = said?.[0];
  if (said === null || one === undefined || rule === null) return null;
  if (said.length > 1) found.add(path, 'only one seat can be refused at a time');
  return { type: 'refused', said: one, rule };
}

/** `{ A: phrase, B: [phrases] }` */
function readSaid(value: unknown, path: Path, found: Findings): readonly Said[] | null {
  const entries = readBySeat(value, path, found);
  const said: Said[] = [];
  for (const { seat, data, at } of entries ?? []) {
    const phrases = readPhrases(data, at, found);
    if (phrases !== null) said.push({ seat, phrases });
  }
  return entries === null ? null : said;
}

function content(type: 'offered' | 'not offered', said: readonly Said[] | null): StepContent | null {
  return said === null ? null : { type, said };
}

/** `A`, `[A, B]` or `{ A: kind }` */
function readQuestions(value: unknown, path: Path, found: Findings): readonly Question[] {
  if (!isFields(value)) return readSeats(value, path, found).map((seat) => ({ seat, kind: null }));
  const questions: Question[] = [];
  for (const { seat, data, at } of readBySeat(value, path, found) ?? []) {
    const kind = readText(data, at, found);
    if (kind !== null) questions.push({ seat, kind });
  }
  return questions;
}

/** `pass until: { A: kind }` or `pass until: A` */
function readPassUntil(value: unknown, path: Path, found: Findings): StepContent | null {
  const questions = readQuestions(value, path, found);
  const question = questions[0];
  if (questions.length > 1) found.add(path, 'one seat is enough: name the one that is asked in the end');
  return question === undefined ? null : { type: 'pass until', question };
}

/** A list stands for several expectations. */
function readExpect(value: unknown, path: Path, found: Findings): StepContent | null {
  if (value === null) {
    found.add(path, 'nothing is expected here');
    return null;
  }
  if (!Array.isArray(value)) return { type: 'expect', expectations: [{ data: value, path }] };
  return { type: 'expect', expectations: value.map((data: unknown, i) => ({ data, path: [...path, i] })) };
}

function readBySeat(
  value: unknown,
  path: Path,
  found: Findings,
): readonly { readonly seat: Seat; readonly data: unknown; readonly at: Path }[] | null {
  if (!isFields(value) || Object.keys(value).length === 0) {
    found.add(path, `must be a map from seats (A, B …), not ${kindOf(value)}`);
    return null;
  }
  const entries: { seat: Seat; data: unknown; at: Path }[] = [];
  for (const [key, data] of Object.entries(value)) {
    const at = [...path, key];
    const seat = seatOf(key);
    if (seat === null) found.addKey(at, `'${key}' is not a seat: seats are A, B, C …`);
    else entries.push({ seat, data, at });
  }
  return entries;
}

function readSeats(value: unknown, path: Path, found: Findings): readonly Seat[] {
  const letters = Array.isArray(value) ? readTexts(value, path, found) : [readText(value, path, found)];
  const seats: Seat[] = [];
  for (const letter of letters) {
    const seat = letter === null ? null : seatOf(letter);
    if (seat !== null) seats.push(seat);
    else if (letter !== null) found.add(path, `'${letter}' is not a seat: seats are A, B, C …`);
  }
  return seats;
}

function readPhrases(value: unknown, path: Path, found: Findings): readonly string[] | null {
  if (Array.isArray(value)) return readTexts(value.map(asPhrase), path, found);
  const phrase = readText(asPhrase(value), path, found);
  return phrase === null ? null : [phrase];
}

/** Where a number is to be chosen, nobody thinks of quotes. */
function asPhrase(value: unknown): unknown {
  return typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
}
