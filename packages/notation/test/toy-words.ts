/**
 * The toy game "Sprint": its sentences, in all languages, and how it reads a scenario.
 */
import {
  PASS,
  type Decision,
  type Language,
  type Option,
  type ScenarioContext,
  type Seat,
  type Words,
} from '@muster/engine';
import { cardPosition, type ToyEvent } from './toy-rules.ts';
import { fieldsOf, type ToyState } from './toy-state.ts';

const SENTENCES = {
  en: {
    exchange: 'Which cards do you exchange?',
    move: 'Your move.',
    trip: 'Trip the runner?',
    roll: 'roll',
    play: 'play',
    drop: 'drop',
    pass: 'pass',
    tired: 'you are tired after a 6',
    'no-move': 'a trip is no move',
    beyond: 'only {fields} fields are left',
    rolled: '{who} rolls {amount}.',
    moved: '{who} is on field {amount}.',
    played: '{who} plays {cards}.',
    tripped: '{who} trips the runner.',
    discarded: '{who} drops {cards}.',
    drew: '{who} draws {amount}.',
    rested: '{who} rests.',
    gaveUp: '{who} gives up.',
    won: '{who} wins',
    nobody: 'nobody wins',
  },
  de: {
    exchange: 'Welche Karten tauschst du?',
    move: 'Dein Zug.',
    trip: 'Den Läufer stolpern lassen?',
    roll: 'würfeln',
    play: 'spiele',
    drop: 'lege ab',
    pass: 'passen',
    tired: 'du bist müde nach einer 6',
    'no-move': 'Stolpern ist kein Zug',
    beyond: 'nur noch {fields} Felder',
    rolled: '{who} würfelt {amount}.',
    moved: '{who} steht auf Feld {amount}.',
    played: '{who} spielt {cards}.',
    tripped: '{who} lässt den Läufer stolpern.',
    discarded: '{who} legt {cards} ab.',
    drew: '{who} zieht {amount}.',
    rested: '{who} ruht.',
    gaveUp: '{who} gibt auf.',
    won: '{who} gewinnt',
    nobody: 'niemand gewinnt',
  },
  it: {
    exchange: 'Quali carte scambi?',
    move: 'Tocca a te.',
    trip: 'Fare lo sgambetto?',
    roll: 'tira il dado',
    play: 'gioca',
    drop: 'scarta',
    pass: 'passa',
    tired: 'sei stanco dopo un 6',
    'no-move': 'uno sgambetto non è una mossa',
    beyond: 'restano solo {fields} campi',
    rolled: '{who} tira {amount}.',
    moved: '{who} è sul campo {amount}.',
    played: '{who} gioca {cards}.',
    tripped: '{who} fa lo sgambetto.',
    discarded: '{who} scarta {cards}.',
    drew: '{who} pesca {amount}.',
    rested: '{who} riposa.',
    gaveUp: '{who} si arrende.',
    won: '{who} vince',
    nobody: 'nessuno vince',
  },
} as const;

type Sentence = keyof (typeof SENTENCES)['en'];

export function words(language: Language): Words<ToyState, ToyEvent> {
  const say = (sentence: string, parts: Readonly<Record<string, unknown>> = {}): string =>
    (SENTENCES[language][sentence as Sentence] ?? sentence).replaceAll(/\{(\w+)\}/g, (_, name) => String(parts[name]));
  return {
    prompt: (_state, { kind }) => say(kind),
    option: (state, decision, { key }) => {
      if (key === PASS || key === 'roll') return say(key);
      const verb = key.split(':')[0] ?? key;
      return `${say(verb)} ${state.runners[decision.seat]?.hand[cardPosition(key)] ?? '?'}`;
    },
    event: (_state, { type, seat, amount, cards }) => {
      return say(type, { who: name(seat), amount, cards: cards?.join(', ') ?? '?' });
    },
    refusal: (_state, { reason, details }) => say(reason, details),
    outcome: (_state, { winners }) => {
      return winners.length === 0 ? say('nobody') : say('won', { who: winners.map(name).join(', ') });
    },
  };
}

function name(seat: Seat): string {
  return 'ABC'[seat] ?? '?';
}

export function find(state: ToyState, decision: Decision, phrase: string): readonly Option[] {
  const english = words('en');
  return decision.options.filter((option) => english.option(state, decision, option) === phrase.toLowerCase());
}

/** `A at 5`, `A holds 3`, `winner A`, or a map such as `{ A: { at: 5, holds: 3 } }`. */
export function expect(context: ScenarioContext<ToyState, ToyEvent>, expectation: unknown): string | null {
  const { state, outcome } = context;
  if (typeof expectation !== 'string') {
    for (const [who, facts] of Object.entries(fieldsOf(expectation))) {
      for (const [fact, value] of Object.entries(fieldsOf(facts))) {
        const message = expect(context, `${who} ${fact} ${String(value)}`);
        if (message !== null) return message;
      }
    }
    return null;
  }
  const winner = /^winner ([A-C])$/.exec(expectation);
  if (winner !== null) {
    const names = outcome?.winners.map(name).join(', ') ?? 'nobody yet';
    return names === winner[1] ? null : `the winner is ${names}`;
  }
  const [, who = '', fact = '', value = ''] = /^([A-C]) (at|holds) (\d+)$/.exec(expectation) ?? [];
  const runner = state.runners['ABC'.indexOf(who)];
  if (runner === undefined || who === '') return `'${expectation}' is not an expectation of this game`;
  const actual = fact === 'at' ? runner.place : runner.hand.length;
  return String(actual) === value ? null : `${who} ${fact} ${actual}`;
}

export function draw(state: ToyState, seat: Seat | null): string {
  const lines = state.runners.map((one, i) => {
    const hand = i === seat ? one.hand.join(', ') : `${one.hand.length} cards`;
    const track = '-'.repeat(one.place) + name(i) + '-'.repeat(Math.max(state.goal - one.place, 0));
    return `${track}|  ${hand}`;
  });
  return lines.join('\n');
}
