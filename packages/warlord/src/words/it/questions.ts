/**
 * What the game asks in Italian, and how its options read.
 */
import type { Decision } from '@muster/engine';
import { a, e } from '@muster/grammar/italian';
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
  'arrange discard': () => "In quale ordine vanno queste carte nella pila degli scarti? L'ultima sta in cima.",
  'arrange rank': ({ options: all }, scene) =>
    `Disponi il ${rankName(levelOf(all[0]?.key, scene))} da sinistra a destra.`,
  bearer: (decision, scene) => `Chi viene equipaggiato con ${subjectOf(scene, decision)}?`,
  choose: (decision, scene) => `${subjectOf(scene, decision)}: scegli ${howMany(decision, cards)}.`,
  direction: (decision, scene) => `In che direzione si muove ${subjectOf(scene, decision)}?`,
  discard: (decision) =>
    decision.min === 0 ? 'Quali carte scarti prima di pescare?' : `Scarta ${howMany(decision, cards)}.`,
  fall: () => 'Un rango è illegale. Chi cade in avanti?',
  'how many charges': (decision, scene) => `Quante cariche rimuovi da ${subjectOf(scene, decision)}?`,
  maneuver: (decision, scene) => `Dove manovra ${subjectOf(scene, decision)}?`,
  marksmanship: (decision, scene) => `Che cosa ottiene ${subjectOf(scene, decision)} con Precisione?`,
  may: mayPrompt,
  'medicine target': (decision, scene) => `${subjectOf(scene, decision)} usa Medicina: su chi?`,
  mode: (decision, scene) => `${subjectOf(scene, decision)}: scegli una possibilità.`,
  order: () => 'Dai un ordine o passa.',
  pay: (decision, scene) => `${subjectOf(scene, decision)}: scegli ${howMany(decision, cards)} per pagare il costo.`,
  performer: (decision, scene) => `Chi esegue ${subjectOf(scene, decision)}?`,
  raise: (decision, scene) => `${subjectOf(scene, decision)}: chi porti in gioco?`,
  react: reactPrompt,
  redirect: (decision, scene) => `${subjectOf(scene, decision)}: chi diventa il nuovo bersaglio?`,
  retrieve: (decision, scene) => `${subjectOf(scene, decision)}: prendi ${howMany(decision, cards)}.`,
  scribe: (decision, scene) => `Quale incantesimo trascrive ${subjectOf(scene, decision)}?`,
  slot: (decision, scene) => `Dove va ${subjectOf(scene, decision)}?`,
  'stealth army': (decision, scene) => `Nella formazione di chi si intrufola ${subjectOf(scene, decision)}?`,
  'strike target': (decision, scene) => `Contro chi va il colpo di ${subjectOf(scene, decision)}?`,
  target: (decision, scene) => `${subjectOf(scene, decision)}: scegli ${howMany(decision, targets)}.`,
  'target rank': (decision, scene) => `${subjectOf(scene, decision)}: scegli un rango come bersaglio.`,
  'top or bottom': (decision, scene) => `${subjectOf(scene, decision)} va in cima o in fondo al mazzo?`,
};

/** What happened or is about to happen, and the question. */
function reactPrompt(decision: Decision, scene: Scene): string {
  const told = occasionOf(decision, scene);
  const what =
    told === null ? null : 'event' in told ? tellEvent(events, told.event, scene) : tellOccasion(told.occasion, scene);
  if (what !== null) return `${what} Reagisci?`;
  const { about = [] } = decision;
  return about.length === 0 ? 'Reagisci?' : `Reagisci? Si tratta di ${e([...new Set(namesOf(scene, about))])}.`;
}

/** An effect that may be left out, or an attack that a text allows. */
function mayPrompt(decision: Decision, scene: Scene): string {
  const text = mayText(scene, decision.about?.[0]);
  return text === null ? `${subjectOf(scene, decision)} attacca?` : `${subjectOf(scene, decision)}: ${text} Lo fai?`;
}

function targets(number: number): string {
  return count(number, 'bersaglio', 'bersagli');
}

/** "1 carta", "2 bersagli", "fino a 3 carte" */
function howMany({ min, max }: Decision, noun: (number: number) => string): string {
  return min < max ? `fino a ${noun(max)}` : noun(max);
}

/** Starting characters stand in the rank of their level. */
function levelOf(key: string | undefined, scene: Scene): number {
  return cardOf(scene, Number(key?.split(':')[1]))?.level ?? 1;
}

export const options: Options = {
  card: ({ card }, scene) => nameOf(scene, card),
  attack: ({ card }, scene) => `attacca con ${nameOf(scene, card)}`,
  maneuver: ({ card }, scene) => `manovra con ${nameOf(scene, card)}`,
  raise: ({ card }, scene) => `richiama ${nameOf(scene, card)}`,
  equip: ({ card }, scene) => `equipaggia con ${nameOf(scene, card)}`,
  play: ({ card, ability }, scene) => withText(playing(card, scene), ability, scene),
  perform: ({ card, ability }, scene, { kind }) =>
    withText(`${kind === 'react' ? 'reagisci con' : 'usa'} ${source(card, ability, scene)}`, ability, scene),
  feat: ({ card, feat }, scene) => `${featName(feat)} con ${nameOf(scene, card)}`,
  slot: ({ formation, rank, slot }, scene, { seat, about }) => {
    const { left, right, empty } = spotIn(scene, formation, rank, slot, about?.[0]);
    const row = formation === seat ? rankName(rank) : `${rankName(rank)} di ${player(formation)}`;
    if (empty) return row;
    if (left === null) return `${row}, all'estrema sinistra`;
    return right === null ? `${row}, all'estrema destra` : `${row}, tra ${left} e ${right}`;
  },
  rank: ({ formation, rank }) => `${rankName(rank)} di ${player(formation)}`,
  army: ({ formation }) => player(formation),
  number: ({ n }) => String(n),
  mode: ({ n }, scene, { about, options: all }) => modeText(scene, about?.[0], n, all.length) ?? `possibilità ${n + 1}`,
  word: ({ word }, _scene, { kind }) => (word === 'pass' ? (DECLINING[kind] ?? 'passa') : WORDS[word]),
};

/** Declining means something else in every question. */
const DECLINING: Readonly<Record<string, string>> = { may: 'no', raise: 'nessuno', react: 'nessuna reazione' };

const WORDS: Readonly<Record<Exclude<Word, 'pass'>, string>> = {
  stop: 'basta',
  yes: 'sì',
  top: 'in cima al mazzo',
  bottom: 'in fondo al mazzo',
  forward: 'di un rango in avanti',
  backward: 'di un rango indietro',
  further: 'distante un rango supplementare',
  roll: '+5 al tiro',
  wound: '1 ferita supplementare',
};

function playing(card: number, scene: Scene): string {
  const scribed = inPlayOf(scene, card);
  return scribed === null
    ? `gioca ${nameOf(scene, card)}`
    : `lancia ${plainName(scene, card)}, trascritto su ${nameOf(scene, scribed.host)}`;
}

/** The card that bears the ability, and the character where that is another. */
function source(card: number, ability: string, scene: Scene): string {
  const granter = granterOf(scene, ability);
  if (granter !== undefined) return `${nameOf(scene, card)} grazie ${a(granter.name)}`;
  const own = inPlayOf(scene, card);
  if (own === null || own.kind === 'character') return nameOf(scene, card);
  return `${plainName(scene, card)} di ${nameOf(scene, own.host)}`;
}

function withText(short: string, ability: string, scene: Scene): string {
  const text = namedAbility(scene, ability);
  return text === null ? short : `${short} – ${text}`;
}
