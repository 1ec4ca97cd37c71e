/**
 * The log in Italian.
 */
import { a, e } from '@muster/grammar/italian';
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
  turn: ({ turn }) => `Turno ${turn}.`,
  phase: ({ phase }) => `${PHASES[phase]}.`,
  'army revealed': ({ seat, cards: army }, scene) => `${player(seat)} rivela ${e(namesOf(scene, army))}.`,
  'readied all': () => 'Tutte le carte si raddrizzano di un passo.',
  drew,
  shuffled: ({ seat }) => `${player(seat)} mescola il mazzo.`,
  looked: ({ seat, cards: seen, count: number }, scene) =>
    seen === null || number > MOST_LISTED
      ? `${player(seat)} guarda ${cards(number)} del mazzo.`
      : `${player(seat)} guarda ${e(namesOf(scene, seen))}.`,
  'hand shown': ({ seat, cards: hand }, scene) =>
    hand.length === 0 ? `${player(seat)} non ha carte in mano.` : `${player(seat)} mostra ${e(namesOf(scene, hand))}.`,
  rolled: ({ who, natural, roll, name, reroll }, scene) => {
    const what = roll === 'check' || roll === 'save' ? checkName(roll, name ?? 'skill') : ROLLS[roll];
    return `${nameOf(scene, who)} ${reroll === true ? 'tira di nuovo:' : 'tira'} ${natural} (${what}).`;
  },
  initiative: ({ seat, results, naturals }) => {
    const sums = results.map((one, i) => `${player(one.seat)} ${rollSum(naturals[i] ?? one.total, one.total)}`);
    return `${player(seat)} vince l'iniziativa${sums.length === 0 ? '' : ` (${sums.join(', ')})`}.`;
  },
  passed: ({ seat }) => `${player(seat)} passa.`,
  attacked: ({ who }, scene) => `${nameOf(scene, who)} attacca.`,
  aimed: ({ who, at, via }, scene) =>
    `${nameBeside(scene, who, at)} dirige un ${STRIKES[via]} contro ${nameBeside(scene, at, who)}.`,
  struck: ({ who, at, via, natural, total, ac, hit }, scene) =>
    `${nameBeside(scene, who, at)} effettua un ${STRIKES[via]} contro ${nameBeside(scene, at, who)}: ` +
    `${sum(natural, total)} contro AC ${ac}: ${hit ? 'a segno' : 'mancato'}${critical(natural)}.`,
  'strike over': ({ who, reason }, scene) => {
    if (reason === 'no target') return `${nameOf(scene, who)} non ha nessuno da colpire.`;
    return `Il colpo di ${nameOf(scene, who)} ${reason === 'gone' ? 'va a vuoto' : 'è cancellato'}.`;
  },
  canceled: ({ what, who, card }, scene) => {
    if (what === 'strike') return `Il colpo di ${nameOf(scene, who)} è cancellato.`;
    return card === NONE
      ? `L'azione di ${nameOf(scene, who)} è cancellata.`
      : `La carta ${nameOf(scene, card)} è cancellata.`;
  },
  redirected: ({ from, to }, scene) => `${nameOf(scene, to)} diventa il bersaglio al posto di ${nameOf(scene, from)}.`,
  checked: ({ who, check, name, natural, total, dc, success }, scene) =>
    `${nameOf(scene, who)} effettua ${aCheck(check, name)}: ` +
    `${sum(natural, total)} contro DC ${dc}: ${success ? 'successo' : 'fallimento'}${critical(natural)}.`,
  wounded: ({ who, wounds: number, cause, by, card }, scene) => {
    const source = culprit(scene, who, by, card);
    const from = source === null ? '' : ` da ${source}`;
    const why = cause === 'fall' ? ' per la caduta' : cause === 'cost' ? ' come costo' : from;
    return `${nameBeside(scene, who, by)} subisce ${wounds(number)}${why}.`;
  },
  'wounds prevented': ({ who, by }, scene) => `${nameOf(scene, who)} evita ${wounds(by)}.`,
  healed: ({ who, wounds: number }, scene) =>
    `${wounds(number)} ${number === 1 ? 'è rimossa' : 'sono rimosse'} da ${nameOf(scene, who)}.`,
  killed: ({ who, by, cause }, scene) => {
    if (cause === 'energies') return `${nameOf(scene, who)} è Astrale ed Etereo insieme e muore.`;
    if (cause === 'cost') return `${nameOf(scene, who)} è ucciso come costo.`;
    return by === NONE || by === who
      ? `${nameOf(scene, who)} muore.`
      : `${nameBeside(scene, who, by)} è ucciso da ${nameBeside(scene, by, who)}.`;
  },
  turned: ({ who, to }, scene) => `${nameOf(scene, who)} diventa ${STATES[to]}.`,
  moved,
  'entered play': ({ who, seat, rank, orientation }, scene) =>
    `${plainName(scene, who)} entra in gioco per ${player(seat)} nel ${rankName(rank)}${orientation === 'ready' ? '' : ` (${STATES[orientation]})`}.`,
  equipped: ({ item, who }, scene) => `${nameOf(scene, who)} è equipaggiato con ${nameOf(scene, item)}.`,
  attached: ({ card, to, scribed }, scene) =>
    scribed === true
      ? `L'incantesimo ${nameOf(scene, card)} è trascritto su ${nameOf(scene, to)}.`
      : `La carta ${nameOf(scene, card)} è attaccata ${a(nameOf(scene, to))}.`,
  played: ({ card, by, kind, ability }, scene) => {
    const does = withDeed(scene, ability);
    if (card === by) return `${nameOf(scene, by)} usa ${kind === 'order' ? 'il suo ordine' : 'la sua reazione'}${does}`;
    const verb = cardOf(scene, card)?.type === 'action' ? 'esegue' : 'usa';
    return `${nameOf(scene, by)} ${verb} ${nameOf(scene, card)} (${kind === 'order' ? 'ordine' : 'reazione'})${does}`;
  },
  feat: ({ feat, by }, scene) => `${nameOf(scene, by)} usa il talento ${featName(feat)}.`,
  targeted: ({ card, by, targets }, scene) =>
    `${nameOf(scene, card === NONE ? by : card)} bersaglia ${e(namesOf(scene, targets))}.`,
  zone,
  charges: ({ on, add }, scene) =>
    `${nameOf(scene, on)} ${add < 0 ? 'perde' : 'riceve'} ${count(Math.abs(add), 'carica', 'cariche')}.`,
  modified: ({ source, who, changes }, scene) => {
    const name = nameOf(scene, source);
    const names = [...new Set(namesOf(scene, who))];
    const plain = gainsIn(changes);
    if (plain !== null && names.length > 0) {
      const gains = plain.gains.map(([stat, amount]) => `${signed(amount)} ${STAT_NAMES[stat]}`);
      const get = names.length === 1 ? 'riceve' : 'ricevono';
      return `${name}: ${e(names)} ${get} ${e(gains)}${DURATIONS[plain.until]}.`;
    }
    const text = changeText(scene, source, changes);
    const affects = names.length === 0 ? `${name} ha effetto` : `${name} ha effetto su ${e(names)}`;
    return text === '' ? `${affects}.` : `${affects}: ${text}`;
  },
  'effects ended': () => 'Ciò che durava fino alla fine del turno è finito.',
  eliminated: ({ seat, conceded }) => `${player(seat)} ${conceded ? 'si arrende' : 'è eliminato'}.`,
  over: (event) => outcome(event.outcome),
};

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'Preparazione della partita',
  ready: 'Fase di Preparazione',
  draw: 'Fase di Pescaggio',
  initiative: 'Fase di Iniziativa',
  order: 'Fase degli Ordini',
};

const STAT_NAMES: Readonly<Record<Stat, string>> = {
  atk: 'ATK',
  ac: 'AC',
  skill: 'abilità',
  hp: 'HP',
  level: 'livello',
};

const DURATIONS: Readonly<Record<Duration, string>> = {
  strike: ' per questo colpo',
  action: ' per questa azione',
  turn: ' fino alla fine del turno',
  nextTurn: ' fino alla fine del prossimo turno',
  permanent: '',
};

const STATES: Readonly<Record<Orientation, string>> = { ready: 'pronto', spent: 'speso', stunned: 'stordito' };

/** Why the sum does not matter. */
function critical(natural: number): string {
  return natural === 1 || natural === 20 ? ` (${natural} naturale)` : '';
}

function drew({ seat, cards: drawn, count: number, shown }: EventOf<'drew'>, scene: Scene): string {
  if (drawn === null) return `${player(seat)} pesca ${cards(number)}.`;
  const names = e(namesOf(scene, drawn));
  return shown === true ? `${player(seat)} prende ${names} dal mazzo.` : `${player(seat)} pesca ${names}.`;
}

/** The name without the place: that is where it goes. */
function moved({ who, formation, rank, cause }: EventOf<'moved'>, scene: Scene): string {
  const name = plainName(scene, who);
  const to = `${rankName(rank)}${isAway(scene, who, formation) ? ` di ${player(formation)}` : ''}`;
  switch (cause) {
    case 'fall':
      return `${name} cade in avanti nel ${to}.`;
    case 'maneuver':
      return `${name} manovra nel ${to}.`;
    case 'stealth':
      return `${name} si intrufola nel ${to}.`;
    case 'intruder':
      return `${name} deve muoversi nel ${to}.`;
    case 'effect':
    case 'reveal':
      return `${name} si muove nel ${to}.`;
  }
}

/** That a character leaves play for the discard pile was told when it was killed. */
function zone({ card, seat, from, to }: EventOf<'zone'>, scene: Scene): string | null {
  if (from === 'play' && to === 'discard' && card !== null && cardOf(scene, card)?.type === 'character') return null;
  const name = card === null ? 'Una carta' : nameOf(scene, card);
  if (to === 'removed') return `${card === null ? name : `La carta ${name}`} è rimossa dalla partita.`;
  if (to === 'discard' && from === 'hand') return `${player(seat)} scarta ${card === null ? 'una carta' : name}.`;
  return `${name} va ${ZONES[to]}${to === 'play' ? '' : ` di ${player(seat)}`}.`;
}

const ZONES: Readonly<Record<Exclude<Zone, 'removed'>, string>> = {
  deck: 'nel mazzo',
  hand: 'nella mano',
  discard: 'nella pila degli scarti',
  play: 'in gioco',
};
