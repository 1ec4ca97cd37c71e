/**
 * The log in English.
 */
import { and, count } from '@muster/grammar/english';
import { capital } from '@muster/grammar/phrases';
import type { Terrain } from '../../content/map.ts';
import { TERRAINS } from '../../content/map.ts';
import { FIELD_WORDS } from '../../draw/field-words.ts';
import type { WoundCause } from '../../events.ts';
import { NOBODY } from '../../state.ts';
import { adjectiveOf, generalName, nounOf, ratedName } from '../powers.ts';
import { cardName, figureName, figureRecord, places, rolled, type Scene } from '../scene.ts';
import type { EventOf, Events } from '../wording.ts';
import { glyphs } from './glyphs.ts';
import { outcome } from './outcome.ts';
import { dice, faces, player, players, sum, thing, wounds } from './terms.ts';
import { GENERALS } from '../../content/card.ts';

export const events: Events = {
  round: ({ round }) => `Round ${round}.`,
  'card-chosen': ({ seat, card, copies }, scene) =>
    `${player(seat)} takes ${cardName(scene, card)}${copies > 1 ? ` (${count(copies, 'card')} now)` : ''}.`,
  'army-complete': ({ seat, points }) => `The army of ${player(seat)} is complete: ${count(points, 'point')}.`,
  deployed: ({ figure, at }, scene) => `${figureName(scene, figure)} is deployed on ${places(scene, at)}.`,
  'not-deployed': ({ figure }, scene) => `${figureName(scene, figure)} finds no room and is out of the game.`,
  'markers-placed': ({ seat, cards }, scene) =>
    cards.length === 0
      ? null
      : `${player(seat)} places order markers on ${and([...new Set(cards)].map((card) => withCount(scene, card, cards)))}.`,
  d20,
  initiative: ({ order }) => `Initiative: ${order.map(player).join(', then ')}.`,
  'marker-revealed': ({ seat, face, card }, scene) =>
    `${player(seat)} reveals order marker ${face} on ${cardName(scene, card)}.`,
  turn: ({ seat, card, power }, scene) => {
    if (power === 'linked') return `${cardName(scene, card)} acts together with its partner.`;
    if (power !== '') return `${player(seat)} takes a turn with ${cardName(scene, card)} (${power}).`;
    // The marker that was revealed has said it, where there are such markers.
    const { freeActivation, flexibleMarkers } = scene.state.options;
    return freeActivation || flexibleMarkers ? `${player(seat)} takes a turn with ${cardName(scene, card)}.` : null;
  },
  'turn-lost': ({ card }, scene) => `${cardName(scene, card)} has no figure on the battlefield: the turn is lost.`,
  'turn-over': () => null,
  moved,
  'turned-round': ({ figure }, scene) => `${figureName(scene, figure)} turns round.`,
  stopped: ({ figure, by }, scene) => {
    if (by === 'glyph') return null;
    return `${figureName(scene, figure)} must stop${by === 'water' ? ' in the water' : ' because of a power'}.`;
  },
  'combat-dice': combatDice,
  'symbol-dice': ({ seat, figure, general, dice: number, symbols }, scene) => {
    const who = figure === NOBODY ? player(seat) : figureName(scene, figure);
    const known = GENERALS.find((one) => one === general);
    const name = known === undefined ? general : generalName(known);
    return `${who} rolls ${dice(number, `${name} `)}: ${symbols === 0 ? 'no symbol' : count(symbols, 'symbol')}.`;
  },
  attack: ({ attacker, target, object, power }, scene) => {
    const who = figureName(scene, attacker);
    const whom = target !== NOBODY ? figureName(scene, target) : object !== NOBODY ? thing(scene, object) : null;
    if (power === '') return `${who} attacks ${whom ?? 'everybody around'}.`;
    return whom === null ? `${who} attacks: ${power}.` : `${who} attacks ${whom}: ${power}.`;
  },
  'attack-result': ({ target, object, skulls, shields, wounds: number }, scene) => {
    const whom = target !== NOBODY ? figureName(scene, target) : capital(thing(scene, object));
    const result = number === 0 ? 'no wound' : wounds(number);
    return `${whom}: ${count(skulls, 'skull')} against ${count(shields, 'shield')}, ${result}.`;
  },
  wounded: ({ figure, wounds: number, cause }, scene) =>
    // Who has one life is destroyed by any wound, and that is told.
    figureRecord(scene, figure)?.life === 1
      ? null
      : `${figureName(scene, figure)} receives ${wounds(number)}${CAUSES[cause]}.`,
  'object-wounded': ({ piece, wounds: number }, scene) => `${capital(thing(scene, piece))} receives ${wounds(number)}.`,
  'object-destroyed': ({ piece }, scene) => `${capital(thing(scene, piece))} is destroyed.`,
  healed: ({ figure, wounds: number }, scene) => `${figureName(scene, figure)} is healed of ${wounds(number)}.`,
  destroyed: ({ figure, by, cause }, scene) =>
    by === NOBODY || by === figure
      ? `${figureName(scene, figure)} is destroyed${CAUSES[cause]}.`
      : `${figureName(scene, figure)} is destroyed by ${figureName(scene, by)}${CAUSES[cause]}.`,
  'card-lost': ({ card }, scene) =>
    `Nothing is left of ${cardName(scene, card)} of ${player(scene.state.cards[card]?.controller ?? 0)}.`,
  placed: ({ figure, at }, scene) => `${figureName(scene, figure)} is placed on ${places(scene, at)}.`,
  'glyph-revealed': ({ glyph, space }, scene) =>
    `The glyph on ${places(scene, [space])} is ${glyph}: ${glyphs[glyph]}.`,
  glyph: ({ glyph, figure }, scene) => `${figureName(scene, figure)} steps onto the glyph ${glyph}.`,
  'glyph-gone': ({ glyph }) => `The glyph ${glyph} is used up.`,
  'power-used': ({ figure, card, power }, scene) =>
    `${figureName(scene, figure)} uses ${ratedName(scene, card, power)}.`,
  'marker-lost': ({ seat, card, count: number }, scene) =>
    `${player(seat)} loses ${count(number, 'order marker')} on ${cardName(scene, card)} for this round.`,
  'markers-redistributed': ({ seat, count: number }) =>
    `${player(seat)} puts ${count(number, 'order marker')} on other cards.`,
  control: ({ card, seat }, scene) => `${player(seat)} now controls ${cardName(scene, card)}.`,
  negated: ({ card }, scene) => `The powers of ${cardName(scene, card)} are blocked for the rest of the game.`,
  spirit: ({ figure, card, stat }, scene) =>
    `The spirit of ${figureName(scene, figure)} gives ${cardName(scene, card)} +1 ${stat}.`,
  identity: ({ card, species, class: trade, personality }, scene) => {
    const traits = [
      nounOf('species', species, 'en'),
      nounOf('class', trade, 'en'),
      adjectiveOf('personality', personality, 'en'),
    ];
    return `${cardName(scene, card)} becomes: ${traits.join(', ')}.`;
  },
  chosen: ({ card, as, choice }, scene) => `${cardName(scene, card)} chooses ${cardName(scene, choice)} (${as}).`,
  'card-marker': ({ card, name, count: number }, scene) =>
    `${cardName(scene, card)} has ${number === 0 ? 'no' : number} ${name} ${number === 1 ? 'marker' : 'markers'}.`,
  hidden: ({ figure }, scene) => `${figureName(scene, figure)} is hidden.`,
  door: ({ piece, open }, scene) => `${capital(thing(scene, piece))} is ${open ? 'opened' : 'closed'}.`,
  'power-point': ({ seat, card }, scene) =>
    `${player(seat)} spends a power point on a roll for ${cardName(scene, card)}.`,
  terrain: ({ space, terrain }, scene) => `The space ${places(scene, [space])} becomes ${terrainName(terrain)}.`,
  linked: ({ card, partner }, scene) => `${cardName(scene, card)} and ${cardName(scene, partner)} are a pair.`,
  mission: ({ seat, what, count: number }) => {
    if (what === 'gem-taken') return `${player(seat)} picks up gem ${number + 1}.`;
    if (what === 'flag-taken') return `${player(seat)} takes a flag.`;
    return `${player(seat)} brings it home.`;
  },
  eliminated: ({ seat }) => `${player(seat)} has no figures left and is out.`,
  conceded: ({ seat }) => `${player(seat)} gives up.`,
  scored: ({ team, points }, { state }) => {
    const seats = state.players.flatMap((one, seat) => (one.team === team ? [seat] : []));
    return `${players(seats)}: ${count(points, 'point')} left.`;
  },
  over: ({ outcome: end }) => outcome(end),
};

const CAUSES: Readonly<Record<WoundCause, string>> = {
  attack: '',
  counter: ' in return',
  leaving: ' on leaving the engagement',
  fall: ' by the fall',
  lava: ' by the lava',
  glyph: ' by a glyph',
  power: ' by a power',
  volcano: ' by the volcano',
  explosion: ' by the explosion',
};

/** "Finn (2)": how many markers lie there. */
function withCount(scene: Scene, card: number, cards: readonly number[]): string {
  const number = cards.filter((one) => one === card).length;
  return number === 1 ? cardName(scene, card) : `${cardName(scene, card)} (${number})`;
}

function d20({ seat, purpose, figure, power, natural, total }: EventOf<'d20'>, scene: Scene): string {
  const result = rolled(natural, total);
  const who = figure === NOBODY ? player(seat) : figureName(scene, figure);
  switch (purpose) {
    case 'setup':
      return `${who} rolls ${result} for the order of setup.`;
    case 'initiative':
      return `${who} rolls ${result} for initiative.`;
    case 'power':
      return `${who} rolls ${result} for ${power}.`;
    case 'lava':
      return `${who} rolls ${result} to survive the lava.`;
    case 'fall':
      return `${who} rolls ${result} to survive the fall.`;
    case 'glyph':
      return `${who} rolls ${result} for the glyph ${power}.`;
    case 'volcano':
      return `The d20 for the volcano shows ${result}.`;
    case 'geyser':
      return figure === NOBODY
        ? `The d20 for the geyser shows ${result}.`
        : `The geyser throws ${who} up: the d20 shows ${result}.`;
    case 'explosion':
      return `${who} may explode: the d20 shows ${result}.`;
  }
}

function combatDice({ figure, purpose, faces: shown, parts }: EventOf<'combat-dice'>, scene: Scene): string {
  const who = figureName(scene, figure);
  const number = shown.length;
  const why = parts.length === 0 ? '' : ` (${sum(parts)})`;
  const result = number === 0 ? '.' : `: ${faces(shown)}.`;
  switch (purpose) {
    case 'attack':
      return `${who} rolls ${dice(number, 'attack ')}${why}${result}`;
    case 'defence':
      return figure === NOBODY
        ? `The defence is ${dice(number)}${why}${result}`
        : `${who} rolls ${dice(number, 'defence ')}${why}${result}`;
    case 'leaving':
      return `${who} strikes at the figure that leaves the engagement with ${dice(number)}${result}`;
    case 'fall':
      return `${who} falls: ${dice(number)}${result}`;
    case 'lava':
      return `${who} stands on lava: ${dice(number)}${result}`;
    case 'power':
      return `${who} rolls ${dice(number)}${why}${result}`;
    case 'volcano':
      return `The volcano erupts with ${dice(number)}${result}`;
    case 'explosion':
      return `${who} explodes with ${dice(number)}${result}`;
  }
}

function moved({ figure, from, to, mode }: EventOf<'moved'>, scene: Scene): string {
  const who = figureName(scene, figure);
  const where = from.length === 0 ? `to ${places(scene, to)}` : `from ${places(scene, from)} to ${places(scene, to)}`;
  switch (mode) {
    case 'walk':
      return `${who} moves ${where}.`;
    case 'fly':
      return `${who} flies ${where}.`;
    case 'leap':
      return `${who} leaps ${where}.`;
    case 'place':
      return `${who} comes ${where}.`;
  }
}

function terrainName(terrain: string): string {
  const known: Terrain | undefined = TERRAINS.find((one) => one === terrain);
  return known === undefined ? terrain : FIELD_WORDS.en.terrains[known];
}
