/**
 * The log in German.
 */
import { und } from '@muster/grammar/german';
import { count } from '@muster/grammar/phrases';
import type { Duration, Stat } from '../../abilities/language.ts';
import type { Zone } from '../../events.ts';
import { NONE, type Orientation, type Phase } from '../../state.ts';
import { changeText, gainsIn, withDeed } from '../ability.ts';
import {
  cardOf,
  culprit,
  isAway,
  nameBeside,
  nameOf,
  namesOf,
  plainName,
  rollSum,
  signed,
  sum,
  type Scene,
} from '../scene.ts';
import type { EventOf, Events } from '../wording.ts';
import { outcome } from './outcome.ts';
import { aCheck, cards, checkName, featName, player, rankName, ROLLS, STRIKES, wounds } from './terms.ts';

/** Beyond this number the cards of a deck are not listed. */
const MOST_LISTED = 5;

export const events: Events = {
  turn: ({ turn }) => `Runde ${turn}.`,
  phase: ({ phase }) => `${PHASES[phase]}.`,
  'army revealed': ({ seat, cards: army }, scene) => `${player(seat)} deckt ${und(namesOf(scene, army))} auf.`,
  'readied all': () => 'Alle Karten richten sich um einen Schritt auf.',
  drew,
  shuffled: ({ seat }) => `${player(seat)} mischt das Deck.`,
  looked: ({ seat, cards: seen, count: number }, scene) =>
    seen === null || number > MOST_LISTED
      ? `${player(seat)} sieht sich ${cards(number)} des Decks an.`
      : `${player(seat)} sieht sich ${und(namesOf(scene, seen))} an.`,
  'hand shown': ({ seat, cards: hand }, scene) =>
    hand.length === 0
      ? `${player(seat)} hat keine Karten auf der Hand.`
      : `${player(seat)} zeigt ${und(namesOf(scene, hand))}.`,
  rolled: ({ who, natural, roll, name, reroll }, scene) => {
    const what = roll === 'check' || roll === 'save' ? checkName(roll, name ?? 'skill') : ROLLS[roll];
    return `${nameOf(scene, who)} würfelt ${reroll === true ? 'noch einmal: ' : ''}${natural} (${what}).`;
  },
  initiative: ({ seat, results, naturals }) => {
    const sums = results.map((one, i) => `${player(one.seat)} ${rollSum(naturals[i] ?? one.total, one.total)}`);
    return `${player(seat)} gewinnt die Initiative${sums.length === 0 ? '' : ` (${sums.join(', ')})`}.`;
  },
  passed: ({ seat }) => `${player(seat)} passt.`,
  attacked: ({ who }, scene) => `${nameOf(scene, who)} greift an.`,
  aimed: ({ who, at, via }, scene) =>
    `${nameBeside(scene, who, at)} richtet einen ${STRIKES[via]} gegen ${nameBeside(scene, at, who)}.`,
  struck: ({ who, at, via, natural, total, ac, hit }, scene) =>
    `${nameBeside(scene, who, at)} führt einen ${STRIKES[via]} gegen ${nameBeside(scene, at, who)} aus: ` +
    `${sum(natural, total)} gegen AC ${ac}: ${hit ? 'Treffer' : 'Fehlschlag'}${critical(natural)}.`,
  'strike over': ({ who, reason }, scene) => {
    if (reason === 'no target') return `${nameOf(scene, who)} hat niemanden, den der Schlag treffen könnte.`;
    return `Der Schlag von ${nameOf(scene, who)} ${reason === 'gone' ? 'geht ins Leere' : 'wird aufgehoben'}.`;
  },
  canceled: ({ what, who, card }, scene) => {
    if (what === 'strike') return `Der Schlag von ${nameOf(scene, who)} wird aufgehoben.`;
    return card === NONE
      ? `Die Aktion von ${nameOf(scene, who)} wird aufgehoben.`
      : `${nameOf(scene, card)} wird aufgehoben.`;
  },
  redirected: ({ from, to }, scene) => `${nameOf(scene, to)} wird anstelle von ${nameOf(scene, from)} zum Ziel.`,
  checked: ({ who, check, name, natural, total, dc, success }, scene) =>
    `${nameOf(scene, who)} macht ${aCheck(check, name)}: ` +
    `${sum(natural, total)} gegen DC ${dc}: ${success ? 'Erfolg' : 'Misserfolg'}${critical(natural)}.`,
  wounded: ({ who, wounds: number, cause, by, card }, scene) => {
    const source = culprit(scene, who, by, card);
    const from = source === null ? '' : ` durch ${source}`;
    const why = cause === 'fall' ? ' durch den Fall' : cause === 'cost' ? ' als Kosten' : from;
    return `${nameBeside(scene, who, by)} erleidet ${wounds(number)}${why}.`;
  },
  'wounds prevented': ({ who, by }, scene) =>
    `${nameOf(scene, who)} ${by === 1 ? 'bleibt' : 'bleiben'} ${wounds(by)} erspart.`,
  healed: ({ who, wounds: number }, scene) =>
    `Von ${nameOf(scene, who)} ${number === 1 ? 'wird' : 'werden'} ${wounds(number)} entfernt.`,
  killed: ({ who, by, cause }, scene) => {
    if (cause === 'energies') return `${nameOf(scene, who)} ist zugleich astral und ätherisch und stirbt.`;
    if (cause === 'cost') return `${nameOf(scene, who)} wird als Kosten getötet.`;
    return by === NONE || by === who
      ? `${nameOf(scene, who)} stirbt.`
      : `${nameBeside(scene, who, by)} wird von ${nameBeside(scene, by, who)} getötet.`;
  },
  turned: ({ who, to }, scene) => `${nameOf(scene, who)} ${to === 'ready' ? 'erholt sich' : `wird ${STATES[to]}`}.`,
  moved,
  'entered play': ({ who, seat, rank, orientation }, scene) =>
    `${plainName(scene, who)} kommt für ${player(seat)} im ${rankName(rank)} ins Spiel${orientation === 'ready' ? '' : ` (${STATES[orientation]})`}.`,
  equipped: ({ item, who }, scene) => `${nameOf(scene, who)} wird mit ${nameOf(scene, item)} ausgerüstet.`,
  attached: ({ card, to, scribed }, scene) =>
    scribed === true
      ? `${nameOf(scene, card)} wird auf ${nameOf(scene, to)} niedergeschrieben.`
      : `${nameOf(scene, card)} wird an ${nameOf(scene, to)} angelegt.`,
  played: ({ card, by, kind, ability }, scene) => {
    const does = withDeed(scene, ability);
    if (card === by)
      return `${nameOf(scene, by)} nutzt ${kind === 'order' ? 'seinen Befehl' : 'seine Reaktion'}${does}`;
    const what = kind === 'order' ? 'Befehl' : 'Reaktion';
    return cardOf(scene, card)?.type === 'action'
      ? `${nameOf(scene, by)} führt ${nameOf(scene, card)} aus (${what})${does}`
      : `${nameOf(scene, by)} nutzt ${nameOf(scene, card)} (${what})${does}`;
  },
  feat: ({ feat, by }, scene) => `${nameOf(scene, by)} nutzt das Talent ${featName(feat)}.`,
  targeted: ({ card, by, targets }, scene) =>
    `${nameOf(scene, card === NONE ? by : card)} wählt ${und(namesOf(scene, targets))} als ${targets.length === 1 ? 'Ziel' : 'Ziele'}.`,
  zone,
  charges: ({ on, add }, scene) =>
    `${nameOf(scene, on)} ${add < 0 ? 'verliert' : 'erhält'} ${count(Math.abs(add), 'Ladung', 'Ladungen')}.`,
  modified: ({ source, who, changes }, scene) => {
    const name = nameOf(scene, source);
    const names = [...new Set(namesOf(scene, who))];
    const plain = gainsIn(changes);
    if (plain !== null && names.length > 0) {
      const gains = plain.gains.map(([stat, amount]) => `${signed(amount)} ${STAT_NAMES[stat]}`);
      const get = names.length === 1 ? 'erhält' : 'erhalten';
      return `${name}: ${und(names)} ${get} ${und(gains)}${DURATIONS[plain.until]}.`;
    }
    const text = changeText(scene, source, changes);
    const affects = names.length === 0 ? `${name} wirkt` : `${name} wirkt auf ${und(names)}`;
    return text === '' ? `${affects}.` : `${affects}: ${text}`;
  },
  'effects ended': () => 'Was bis zum Ende der Runde galt, ist vorbei.',
  eliminated: ({ seat, conceded }) => `${player(seat)} ${conceded ? 'gibt auf' : 'scheidet aus'}.`,
  over: (event) => outcome(event.outcome),
};

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'Aufstellung',
  ready: 'Erholungsphase',
  draw: 'Ziehphase',
  initiative: 'Initiativephase',
  order: 'Befehlsphase',
};

const STAT_NAMES: Readonly<Record<Stat, string>> = {
  atk: 'ATK',
  ac: 'AC',
  skill: 'Fertigkeit',
  hp: 'HP',
  level: 'Stufe',
};

const DURATIONS: Readonly<Record<Duration, string>> = {
  strike: ' für diesen Schlag',
  action: ' für diese Aktion',
  turn: ' bis zum Ende der Runde',
  nextTurn: ' bis zum Ende der nächsten Runde',
  permanent: '',
};

const STATES: Readonly<Record<Orientation, string>> = { ready: 'erholt', spent: 'verausgabt', stunned: 'betäubt' };

/** Why the sum does not matter. */
function critical(natural: number): string {
  return natural === 1 || natural === 20 ? ` (natürliche ${natural})` : '';
}

function drew({ seat, cards: drawn, count: number, shown }: EventOf<'drew'>, scene: Scene): string {
  if (drawn === null) return `${player(seat)} zieht ${cards(number)}.`;
  const names = und(namesOf(scene, drawn));
  return shown === true ? `${player(seat)} holt ${names} aus dem Deck.` : `${player(seat)} zieht ${names}.`;
}

/** The name without the place: that is where it goes. */
function moved({ who, formation, rank, cause }: EventOf<'moved'>, scene: Scene): string {
  const name = plainName(scene, who);
  const to = `den ${rankName(rank)}${isAway(scene, who, formation) ? ` von ${player(formation)}` : ''}`;
  switch (cause) {
    case 'fall':
      return `${name} fällt vorwärts in ${to}.`;
    case 'maneuver':
      return `${name} manövriert in ${to}.`;
    case 'stealth':
      return `${name} schleicht sich in ${to}.`;
    case 'intruder':
      return `${name} muss sich in ${to} bewegen.`;
    case 'effect':
    case 'reveal':
      return `${name} bewegt sich in ${to}.`;
  }
}

/** That a character leaves play for the discard pile was told when it was killed. */
function zone({ card, seat, from, to }: EventOf<'zone'>, scene: Scene): string | null {
  if (from === 'play' && to === 'discard' && card !== null && cardOf(scene, card)?.type === 'character') return null;
  const name = card === null ? 'Eine Karte' : nameOf(scene, card);
  if (to === 'removed') return `${name} wird aus der Partie entfernt.`;
  if (to === 'discard' && from === 'hand') return `${player(seat)} wirft ${card === null ? 'eine Karte' : name} ab.`;
  return `${name} kommt ${ZONES[to]}${to === 'play' ? '' : ` von ${player(seat)}`}.`;
}

const ZONES: Readonly<Record<Exclude<Zone, 'removed'>, string>> = {
  deck: 'in das Deck',
  hand: 'auf die Hand',
  discard: 'auf den Ablagestapel',
  play: 'ins Spiel',
};
