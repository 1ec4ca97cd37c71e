/**
 * The log in English.
 */
import { and, count } from '@muster/grammar/english';
import type { Token } from '../../abilities/language.ts';
import type { DamageCause, Source } from '../../events.ts';
import { NOBODY } from '../../state.ts';
import { hasTokens, useText } from '../facts.ts';
import { attackName, criticalName, isOwnRoll, sourceName, terrainName } from '../names.ts';
import { cardName, creatureName, isKnownCard, place, sourceOf, type Scene } from '../scene.ts';
import type { EventOf, Events } from '../wording.ts';
import { outcome } from './outcome.ts';
import { dice, player, points, rolled, symbols, thePlayer, wounds } from './terms.ts';

export const events: Events = {
  'first-player': ({ seat }) => `${player(seat)} goes first.`,
  warband: ({ seat, characters }, scene) =>
    characters.length === 0
      ? `The War Camp of ${thePlayer(seat)} is empty.`
      : `War Camp of ${thePlayer(seat)}: ${and(characters.map((card) => cardName(scene, card)))}.`,
  'terrain-placed': ({ seat, piece, at }, scene) =>
    `${player(seat)} places ${terrainName(piece, 'en')} on ${place(scene, at)}.`,
  'terrain-declined': ({ seat }) => `${player(seat)} places no terrain.`,
  'hand-chosen': ({ seat }) => `${player(seat)} has chosen the starting hand.`,
  turn: ({ seat, turn }) => `Turn ${turn}: ${thePlayer(seat)}.`,
  round: ({ left }) => (left === 0 ? 'The last round is over.' : `The round is over. ${count(left, 'round')} to go.`),
  strength: ({ seat, strength }) => `Hero strength of ${thePlayer(seat)}: ${strength}.`,
  income: ({ seat, income, points: change = 0 }) =>
    change === 0
      ? `Income of ${thePlayer(seat)}: ${income}.`
      : `Income of ${thePlayer(seat)}: ${income}. That is ${points(Math.abs(change))} ${change > 0 ? 'more' : 'less'} for milestones.`,
  points: ({ seat, points: number }) =>
    number < 0
      ? `${player(seat)} loses ${points(-number)} for the fallen hero.`
      : `${player(seat)} gets ${points(number)} for the fallen hero.`,
  drew: ({ seat, card, milestone }, scene) =>
    `${player(seat)} draws ${isKnownCard(scene, card) ? cardName(scene, card) : 'a card'}${milestone === undefined ? '' : ` for the income milestone ${milestone}`}.`,
  'drew-feat': ({ seat, card }, scene) =>
    `${player(seat)} draws ${isKnownCard(scene, card) ? `the feat ${cardName(scene, card)}` : 'a feat'}.`,
  played: ({ seat, card }, scene) => `${player(seat)} plays ${cardName(scene, card)}.`,
  'to-hall': ({ seat, card }, scene) => `${cardName(scene, card)} goes to the Hall of ${thePlayer(seat)}.`,
  'from-hall': ({ seat, card, to }, scene) =>
    `${cardName(scene, card)} leaves the Hall of ${thePlayer(seat)}${DESTINATIONS[to] ?? ''}.`,
  closed: ({ card, property }, scene) => {
    const text = property === undefined ? '' : useText(scene, card, property);
    return `${cardName(scene, card)} is used and closed${text === '' ? '' : `: ${text}`}.`;
  },
  chosen: (event, scene) => {
    const named = sourceName(event.source, 'en');
    const whose = event.creature === NOBODY ? '' : ` of ${creatureName(scene, event.creature)}`;
    return `${named === null ? 'The property' : named}${whose} works on ${and(event.targets.map((one) => creatureName(scene, one)))}.`;
  },
  enchanted: ({ creature, card }, scene) =>
    `${creatureName(scene, creature)} is enchanted with ${cardName(scene, card)}.`,
  'relic-tokens': ({ card, armour, reuse }, scene) => {
    if (!hasTokens(scene, card)) return null;
    const left = [
      ...(armour > 0 ? [count(armour, 'armour token')] : []),
      ...(reuse > 0 ? [count(reuse, 'reuse token')] : []),
    ];
    return `${cardName(scene, card)}: ${left.length === 0 ? 'no token left' : and(left)}.`;
  },
  feat: ({ seat, card, points: number }, scene) =>
    `${player(seat)} plays the feat ${cardName(scene, card)}: ${points(number)}.`,
  'feat-face-down': ({ seat }) => `${player(seat)} puts a feat face down into the Hall of Fame: ${points(1)}.`,
  'feat-discarded': ({ seat, card, for: effect }, scene) =>
    `${player(seat)} discards the feat ${cardName(scene, card)} for ${DISCARDS[effect] ?? effect}.`,
  entered: ({ creature, at }, scene) =>
    `${creatureName(scene, creature)} enters the battlefield on ${place(scene, at)}.`,
  activated: ({ creature }, scene) => `${creatureName(scene, creature)} is activated.`,
  skipped: ({ creature }, scene) => `${creatureName(scene, creature)} skips its activation.`,
  contract: ({ creature, strength }, scene) =>
    `The Contract of ${creatureName(scene, creature)} is paid with ${strength} hero strength.`,
  moved: ({ creature, path, running }, scene) =>
    `${creatureName(scene, creature)} ${running ? 'runs' : 'moves'} to ${place(scene, path.at(-1) ?? NOBODY)}.`,
  placed: ({ creature, at }, scene) => `${creatureName(scene, creature)} is placed on ${place(scene, at)}.`,
  pushed: ({ creature, to }, scene) => `${creatureName(scene, creature)} is pushed to ${place(scene, to)}.`,
  attack: ({ attacker, target, attack, counter }, scene) => {
    const verb = counter ? 'counterattacks' : 'attacks';
    return `${creatureName(scene, attacker)} ${verb} ${creatureName(scene, target)} (${attackName(attack, 'en')}).`;
  },
  roll,
  reroll: ({ seat, dice }) => `${player(seat)} changes dice: ${rolled(dice)}.`,
  critical: ({ creature, critical, symbol: added }, scene) =>
    `Critical effect of ${creatureName(scene, creature)}: ${criticalName(critical, 'en', added)}.`,
  symbols: ({ changes }, scene) =>
    `The roll changes: ${changes
      .map(({ symbol: face, add, source }) => {
        const why = sourceOf(scene, { source, creature: NOBODY });
        return `${symbols(face, Math.abs(add))} ${add < 0 ? 'less' : 'more'}${why === null ? '' : ` (${why})`}`;
      })
      .join(', ')}.`,
  damage: () => null,
  'armour-lost': ({ creature, tokens }, scene) =>
    `${creatureName(scene, creature)} loses ${count(tokens, 'armour token')}.`,
  wounded: ({ creature, wounds: number, cause, source }, scene) =>
    `${creatureName(scene, creature)} suffers ${wounds(number)}${source === undefined ? CAUSES[cause] : ` from ${source}`}.`,
  healed: ({ creature, wounds: number }, scene) => `${creatureName(scene, creature)} is healed of ${wounds(number)}.`,
  token: ({ creature, token, add }, scene) => {
    const many = count(Math.abs(add), `${TOKENS[token]} token`);
    return `${creatureName(scene, creature)} ${add < 0 ? 'loses' : 'gets'} ${many}.`;
  },
  died: ({ creature, by, source }, scene) => {
    if (source !== undefined) return `${creatureName(scene, creature)} is killed by ${source}.`;
    return by === NOBODY || by === creature
      ? `${creatureName(scene, creature)} dies.`
      : `${creatureName(scene, creature)} is killed by ${creatureName(scene, by)}.`;
  },
  removed: ({ creature }, scene) => `${creatureName(scene, creature)} leaves the battlefield.`,
  control: ({ creature, seat }, scene) => `${player(seat)} now controls ${creatureName(scene, creature)}.`,
  property: ({ creature, name }, scene) => {
    const called = sourceName(name, 'en');
    return `${creatureName(scene, creature)} uses ${called ?? 'a property'}.`;
  },
  eliminated: ({ seat }) => `The hero of ${thePlayer(seat)} has fallen: the player is out of the match.`,
  conceded: ({ seat }) => `${player(seat)} gives up.`,
  'last-feat': () => 'The last feat has been drawn: the match ends after this turn.',
  over: ({ outcome: end }) => outcome(end),
};

const DESTINATIONS: Readonly<Record<string, string>> = {
  hand: ' for the hand',
  deck: ' for the battle deck',
  camp: ' for the War Camp',
  battlefield: ' for the battlefield',
};

const DISCARDS: Readonly<Record<string, string>> = {
  strength: '2 hero strength',
  minion: 'a minion',
  draw: 'a card',
};

const CAUSES: Readonly<Record<DamageCause, string>> = {
  attack: '',
  push: ' from the push',
  cleave: ' from the Cleave',
  spell: ' from the spell',
  longshot: ' from the Longshot',
  terrain: ' from the terrain',
  poison: ' from poison',
  plague: ' from the plague',
  effect: '',
};

const TOKENS: Readonly<Record<Token, string>> = { poison: 'poison', plague: 'plague', stun: 'stun', armour: 'armour' };

/** What a creature rolls for itself. */
const ROLLS: Readonly<Record<string, string>> = {
  attack: '',
  critical: ' one more die',
  poison: ' for the poison',
  plague: ' against the plague',
};

function roll({ why, seat, creature, dice: faces, added, removed }: EventOf<'roll'>, scene: Scene): string {
  const result = faces.length === 0 ? 'no dice' : rolled(faces);
  if (creature === NOBODY) return `${player(seat)} rolls for the turn order: ${result}.`;
  const who = creatureName(scene, creature);
  const named = sourceName(why, 'en');
  if (!isOwnRoll(why)) return `Random damage to ${who}${named === null ? '' : ` from ${named}`}: ${result}.`;
  return `${who} rolls${ROLLS[why] ?? ` for ${named ?? why}`}: ${result}.${bonus(scene, added, removed)}`;
}

/** " Added: 1 yellow die (Warlord). Taken away: 1 die (Veil of Tears)." */
function bonus(scene: Scene, added: EventOf<'roll'>['added'] = [], removed: EventOf<'roll'>['removed'] = []): string {
  const by = (source: Source) => ` (${sourceOf(scene, source) ?? 'a property'})`;
  const more = added.map((one) => `${dice(one.dice)}${by(one)}`);
  const less = removed.map((one) => `${count(one.dice, 'die', 'dice')}${by(one)}`);
  return `${more.length === 0 ? '' : ` Added: ${more.join(', ')}.`}${less.length === 0 ? '' : ` Taken away: ${less.join(', ')}.`}`;
}
