/**
 * What the game asks in German, and how its options read.
 */
import type { Decision } from '@muster/engine';
import { und } from '@muster/grammar/german';
import { count } from '@muster/grammar/phrases';
import { granterOf, mayText, modeText, namedAbility } from '../ability.ts';
import type { Word } from '../choice.ts';
import { occasionOf } from '../occasion.ts';
import { cardOf, inPlayOf, nameOf, namesOf, plainName, spotIn, subjectOf, type Scene } from '../scene.ts';
import { tellEvent, type Options, type Prompts } from '../wording.ts';
import { events } from './events.ts';
import { tellOccasion } from './occasions.ts';
import { cards, featName, player, rankName } from './terms.ts';

export const prompts: Prompts = {
  'arrange discard': () =>
    'In welcher Reihenfolge kommen diese Karten auf den Ablagestapel? Die letzte liegt zuoberst.',
  'arrange rank': ({ options: all }, scene) =>
    `Ordne den ${rankName(levelOf(all[0]?.key, scene))} von links nach rechts an.`,
  bearer: (decision, scene) => `Wer wird mit ${subjectOf(scene, decision)} ausgerüstet?`,
  choose: (decision, scene) => `${subjectOf(scene, decision)}: Wähle ${howMany(decision, cards)}.`,
  direction: (decision, scene) => `In welche Richtung bewegt sich ${subjectOf(scene, decision)}?`,
  discard: (decision) =>
    decision.min === 0 ? 'Welche Karten wirfst du ab, bevor du ziehst?' : `Wirf ${howMany(decision, cards)} ab.`,
  fall: () => 'Ein Rang ist illegal. Wer fällt vorwärts?',
  'how many charges': (decision, scene) => `Wie viele Ladungen entfernst du von ${subjectOf(scene, decision)}?`,
  maneuver: (decision, scene) => `Wohin manövriert ${subjectOf(scene, decision)}?`,
  marksmanship: (decision, scene) => `Was bewirkt das Talent Scharfschütze von ${subjectOf(scene, decision)}?`,
  may: mayPrompt,
  'medicine target': (decision, scene) => `Wen behandelt ${subjectOf(scene, decision)} mit Medizin?`,
  mode: (decision, scene) => `${subjectOf(scene, decision)}: Wähle eine Möglichkeit.`,
  order: () => 'Gib einen Befehl oder passe.',
  pay: (decision, scene) => `${subjectOf(scene, decision)}: Wähle ${howMany(decision, cards)} zum Bezahlen der Kosten.`,
  performer: (decision, scene) => `Wer führt ${subjectOf(scene, decision)} aus?`,
  raise: (decision, scene) => `${subjectOf(scene, decision)}: Wen bringst du ins Spiel?`,
  react: reactPrompt,
  redirect: (decision, scene) => `${subjectOf(scene, decision)}: Wer wird das neue Ziel?`,
  retrieve: (decision, scene) => `${subjectOf(scene, decision)}: Nimm ${howMany(decision, cards)}.`,
  scribe: (decision, scene) => `Welchen Zauberspruch schreibt ${subjectOf(scene, decision)} nieder?`,
  slot: (decision, scene) => `Wohin kommt ${subjectOf(scene, decision)}?`,
  'stealth army': (decision, scene) => `In wessen Formation schleicht sich ${subjectOf(scene, decision)}?`,
  'strike target': (decision, scene) => `Gegen wen führt ${subjectOf(scene, decision)} den Schlag aus?`,
  target: (decision, scene) => `${subjectOf(scene, decision)}: Wähle ${howMany(decision, targets)}.`,
  'target rank': (decision, scene) => `${subjectOf(scene, decision)}: Wähle einen Rang als Ziel.`,
  'top or bottom': (decision, scene) => `Kommt ${subjectOf(scene, decision)} auf das Deck oder darunter?`,
};

/** What happened or is about to happen, and the question. */
function reactPrompt(decision: Decision, scene: Scene): string {
  const told = occasionOf(decision, scene);
  const what =
    told === null ? null : 'event' in told ? tellEvent(events, told.event, scene) : tellOccasion(told.occasion, scene);
  if (what !== null) return `${what} Reagierst du?`;
  const { about = [] } = decision;
  return about.length === 0 ? 'Reagierst du?' : `Reagierst du? Es geht um ${und([...new Set(namesOf(scene, about))])}.`;
}

/** An effect that may be left out, or an attack that a text allows. */
function mayPrompt(decision: Decision, scene: Scene): string {
  const text = mayText(scene, decision.about?.[0]);
  return text === null
    ? `Greift ${subjectOf(scene, decision)} an?`
    : `${subjectOf(scene, decision)}: ${text} Tust du das?`;
}

function targets(number: number): string {
  return count(number, 'Ziel', 'Ziele');
}

/** "1 Karte", "2 Ziele", "bis zu 3 Karten" */
function howMany({ min, max }: Decision, noun: (number: number) => string): string {
  return min < max ? `bis zu ${noun(max)}` : noun(max);
}

/** Starting characters stand in the rank of their level. */
function levelOf(key: string | undefined, scene: Scene): number {
  return cardOf(scene, Number(key?.split(':')[1]))?.level ?? 1;
}

export const options: Options = {
  card: ({ card }, scene) => nameOf(scene, card),
  attack: ({ card }, scene) => `mit ${nameOf(scene, card)} angreifen`,
  maneuver: ({ card }, scene) => `mit ${nameOf(scene, card)} manövrieren`,
  raise: ({ card }, scene) => `${nameOf(scene, card)} ausheben`,
  equip: ({ card }, scene) => `mit ${nameOf(scene, card)} ausrüsten`,
  play: ({ card, ability }, scene) => withText(playing(card, scene), ability, scene),
  perform: ({ card, ability }, scene, { kind }) => {
    const from = source(card, ability, scene);
    return withText(kind === 'react' ? `mit ${from} reagieren` : `${from} nutzen`, ability, scene);
  },
  feat: ({ card, feat }, scene) => `${featName(feat)} mit ${nameOf(scene, card)}`,
  slot: ({ formation, rank, slot }, scene, { seat, about }) => {
    const { left, right, empty } = spotIn(scene, formation, rank, slot, about?.[0]);
    const row = formation === seat ? rankName(rank) : `${rankName(rank)} von ${player(formation)}`;
    if (empty) return row;
    if (left === null) return `${row}, links außen`;
    return right === null ? `${row}, rechts außen` : `${row}, zwischen ${left} und ${right}`;
  },
  rank: ({ formation, rank }) => `${rankName(rank)} von ${player(formation)}`,
  army: ({ formation }) => player(formation),
  number: ({ n }) => String(n),
  mode: ({ n }, scene, { about, options: all }) => modeText(scene, about?.[0], n, all.length) ?? `Möglichkeit ${n + 1}`,
  word: ({ word }, _scene, { kind }) => (word === 'pass' ? (DECLINING[kind] ?? 'passen') : WORDS[word]),
};

/** Declining means something else in every question. */
const DECLINING: Readonly<Record<string, string>> = { may: 'nein', raise: 'niemanden', react: 'keine Reaktion' };

const WORDS: Readonly<Record<Exclude<Word, 'pass'>, string>> = {
  stop: 'nicht weiter',
  yes: 'ja',
  top: 'auf das Deck',
  bottom: 'unter das Deck',
  forward: 'einen Rang vorwärts',
  backward: 'einen Rang rückwärts',
  further: 'einen zusätzlichen Rang entfernt',
  roll: '+5 auf den Wurf',
  wound: '1 zusätzliche Wunde',
};

function playing(card: number, scene: Scene): string {
  const scribed = inPlayOf(scene, card);
  return scribed === null
    ? `${nameOf(scene, card)} spielen`
    : `${plainName(scene, card)} wirken, niedergeschrieben auf ${nameOf(scene, scribed.host)}`;
}

/** The card that bears the ability, and the character where that is another. */
function source(card: number, ability: string, scene: Scene): string {
  const granter = granterOf(scene, ability);
  if (granter !== undefined) return `${nameOf(scene, card)} durch ${granter.name}`;
  const own = inPlayOf(scene, card);
  if (own === null || own.kind === 'character') return nameOf(scene, card);
  return `${plainName(scene, card)} von ${nameOf(scene, own.host)}`;
}

function withText(short: string, ability: string, scene: Scene): string {
  const text = namedAbility(scene, ability);
  return text === null ? short : `${short} – ${text}`;
}
