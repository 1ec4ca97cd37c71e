/**
 * The log in English.
 */
import { and, count } from '@muster/grammar/english';
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
import { checkName, featName, player, ROLLS } from './terms.ts';

/** Beyond this number the cards of a deck are not listed. */
const MOST_LISTED = 5;

export const events: Events = {
  turn: ({ turn }) => `Turn ${turn}.`,
  phase: ({ phase }) => `${PHASES[phase]}.`,
  'army revealed': ({ seat, cards }, scene) => `${player(seat)} reveals ${and(namesOf(scene, cards))}.`,
  'readied all': () => 'All cards turn one step toward ready.',
  drew,
  shuffled: ({ seat }) => `${player(seat)} shuffles the deck.`,
  looked: ({ seat, cards, count: number }, scene) =>
    cards === null || number > MOST_LISTED
      ? `${player(seat)} looks at ${count(number, 'card')} of the deck.`
      : `${player(seat)} looks at ${and(namesOf(scene, cards))}.`,
  'hand shown': ({ seat, cards }, scene) =>
    cards.length === 0
      ? `${player(seat)} has no cards in hand.`
      : `${player(seat)} shows ${and(namesOf(scene, cards))}.`,
  rolled: ({ who, natural, roll, name, reroll }, scene) => {
    const what = roll === 'check' || roll === 'save' ? checkName(roll, name ?? '') : ROLLS[roll];
    return `${nameOf(scene, who)} ${reroll === true ? 'rerolls:' : 'rolls'} ${natural} (${what.trim()}).`;
  },
  initiative: ({ seat, results, naturals }) => {
    const sums = results.map((one, i) => `${player(one.seat)} ${rollSum(naturals[i] ?? one.total, one.total)}`);
    return `${player(seat)} wins initiative${sums.length === 0 ? '' : ` (${sums.join(', ')})`}.`;
  },
  passed: ({ seat }) => `${player(seat)} passes.`,
  attacked: ({ who }, scene) => `${nameOf(scene, who)} attacks.`,
  aimed: ({ who, at, via }, scene) =>
    `${nameBeside(scene, who, at)} aims a ${via} strike at ${nameBeside(scene, at, who)}.`,
  struck: ({ who, at, via, natural, total, ac, hit }, scene) =>
    `${nameBeside(scene, who, at)} strikes at ${nameBeside(scene, at, who)}${via === 'ranged' ? ' from afar' : ''}: ` +
    `${sum(natural, total)} against AC ${ac}: ${hit ? 'hit' : 'miss'}${critical(natural)}.`,
  'strike over': ({ who, reason }, scene) => {
    if (reason === 'no target') return `${nameOf(scene, who)} has nobody to strike.`;
    return `The strike of ${nameOf(scene, who)} ${reason === 'gone' ? 'comes to nothing' : 'is canceled'}.`;
  },
  canceled: ({ what, who, card }, scene) => {
    if (what === 'strike') return `The strike of ${nameOf(scene, who)} is canceled.`;
    return card === NONE ? `The action of ${nameOf(scene, who)} is canceled.` : `${nameOf(scene, card)} is canceled.`;
  },
  redirected: ({ from, to }, scene) => `${nameOf(scene, to)} becomes the target instead of ${nameOf(scene, from)}.`,
  checked: ({ who, check, name, natural, total, dc, success }, scene) =>
    `${nameOf(scene, who)} makes a ${checkName(check, name)}: ` +
    `${sum(natural, total)} against DC ${dc}: ${success ? 'success' : 'failure'}${critical(natural)}.`,
  wounded: ({ who, wounds, cause, by, card }, scene) => {
    const source = culprit(scene, who, by, card);
    const from = source === null ? '' : ` from ${source}`;
    const why = cause === 'fall' ? ' from falling' : cause === 'cost' ? ' as a cost' : from;
    return `${nameBeside(scene, who, by)} suffers ${count(wounds, 'wound')}${why}.`;
  },
  'wounds prevented': ({ who, by }, scene) => `${nameOf(scene, who)} is spared ${count(by, 'wound')}.`,
  healed: ({ who, wounds }, scene) =>
    `${count(wounds, 'wound')} ${wounds === 1 ? 'is' : 'are'} removed from ${nameOf(scene, who)}.`,
  killed: ({ who, by, cause }, scene) => {
    if (cause === 'energies') return `${nameOf(scene, who)} is Astral and Ethereal at once and dies.`;
    if (cause === 'cost') return `${nameOf(scene, who)} is killed as a cost.`;
    return by === NONE || by === who
      ? `${nameOf(scene, who)} dies.`
      : `${nameBeside(scene, who, by)} is killed by ${nameBeside(scene, by, who)}.`;
  },
  turned: ({ who, to }, scene) => `${nameOf(scene, who)} becomes ${STATES[to]}.`,
  moved,
  'entered play': ({ who, seat, rank, orientation }, scene) =>
    `${plainName(scene, who)} enters play for ${player(seat)} in rank ${rank}${orientation === 'ready' ? '' : ` (${STATES[orientation]})`}.`,
  equipped: ({ item, who }, scene) => `${nameOf(scene, who)} is equipped with ${nameOf(scene, item)}.`,
  attached: ({ card, to, scribed }, scene) =>
    `${nameOf(scene, card)} is ${scribed === true ? 'scribed on' : 'attached to'} ${nameOf(scene, to)}.`,
  played: ({ card, by, kind, ability }, scene) => {
    const what = kind === 'order' ? 'Order' : 'React';
    const does = withDeed(scene, ability);
    if (card === by) return `${nameOf(scene, by)} uses its ${what}${does}`;
    const verb = cardOf(scene, card)?.type === 'action' ? 'performs' : 'uses';
    return `${nameOf(scene, by)} ${verb} ${nameOf(scene, card)} (${what})${does}`;
  },
  feat: ({ feat, by }, scene) => `${nameOf(scene, by)} uses ${featName(feat)}.`,
  targeted: ({ card, by, targets }, scene) =>
    `${nameOf(scene, card === NONE ? by : card)} targets ${and(namesOf(scene, targets))}.`,
  zone,
  charges: ({ on, add }, scene) =>
    `${nameOf(scene, on)} ${add < 0 ? 'loses' : 'gains'} ${count(Math.abs(add), 'Charge')}.`,
  modified: ({ source, who, changes }, scene) => {
    const name = nameOf(scene, source);
    const names = [...new Set(namesOf(scene, who))];
    const plain = gainsIn(changes);
    if (plain !== null && names.length > 0) {
      const gains = plain.gains.map(([stat, amount]) => `${signed(amount)} ${STAT_NAMES[stat]}`);
      return `${name}: ${and(names)} ${names.length === 1 ? 'gets' : 'get'} ${and(gains)}${DURATIONS[plain.until]}.`;
    }
    const text = changeText(scene, source, changes);
    const affects = names.length === 0 ? `${name} takes effect` : `${name} affects ${and(names)}`;
    return text === '' ? `${affects}.` : `${affects}: ${text}`;
  },
  'effects ended': () => 'What lasted until end of turn is over.',
  eliminated: ({ seat, conceded }) => `${player(seat)} ${conceded ? 'gives up' : 'is out of the game'}.`,
  over: (event) => outcome(event.outcome),
};

const PHASES: Readonly<Record<Phase, string>> = {
  setup: 'Setup',
  ready: 'Ready Phase',
  draw: 'Draw Phase',
  initiative: 'Initiative Phase',
  order: 'Order Phase',
};

const STAT_NAMES: Readonly<Record<Stat, string>> = { atk: 'ATK', ac: 'AC', skill: 'Skill', hp: 'HP', level: 'level' };

const DURATIONS: Readonly<Record<Duration, string>> = {
  strike: ' for this strike',
  action: ' for this action',
  turn: ' until end of turn',
  nextTurn: ' until end of next turn',
  permanent: '',
};

const STATES: Readonly<Record<Orientation, string>> = { ready: 'ready', spent: 'spent', stunned: 'stunned' };

/** Why the sum does not matter. */
function critical(natural: number): string {
  return natural === 1 || natural === 20 ? ` (natural ${natural})` : '';
}

function drew({ seat, cards, count: number, shown }: EventOf<'drew'>, scene: Scene): string {
  if (cards === null) return `${player(seat)} draws ${count(number, 'card')}.`;
  return `${player(seat)} ${shown === true ? 'takes' : 'draws'} ${and(namesOf(scene, cards))}${shown === true ? ' from the deck' : ''}.`;
}

/** The name without the place: that is where it goes. */
function moved({ who, formation, rank, cause }: EventOf<'moved'>, scene: Scene): string {
  const name = plainName(scene, who);
  const to = `rank ${rank}${isAway(scene, who, formation) ? ` of ${player(formation)}` : ''}`;
  switch (cause) {
    case 'fall':
      return `${name} falls forward to ${to}.`;
    case 'maneuver':
      return `${name} maneuvers to ${to}.`;
    case 'stealth':
      return `${name} sneaks to ${to}.`;
    case 'intruder':
      return `${name} must move to ${to}.`;
    case 'effect':
    case 'reveal':
      return `${name} moves to ${to}.`;
  }
}

/** That a character leaves play for the discard pile was told when it was killed. */
function zone({ card, seat, from, to }: EventOf<'zone'>, scene: Scene): string | null {
  if (from === 'play' && to === 'discard' && card !== null && cardOf(scene, card)?.type === 'character') return null;
  const name = card === null ? 'A card' : nameOf(scene, card);
  if (to === 'removed') return `${name} is removed from the game.`;
  if (to === 'discard' && from === 'hand') return `${player(seat)} discards ${card === null ? 'a card' : name}.`;
  return `${name} goes ${ZONES[to]}${to === 'play' ? '' : ` of ${player(seat)}`}.`;
}

const ZONES: Readonly<Record<Exclude<Zone, 'removed'>, string>> = {
  deck: 'into the deck',
  hand: 'to the hand',
  discard: 'to the discard pile',
  play: 'into play',
};
