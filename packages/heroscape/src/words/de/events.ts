/**
 * The log in German.
 */
import { und } from '@muster/grammar/german';
import { capital, count } from '@muster/grammar/phrases';
import { GENERALS } from '../../content/card.ts';
import { TERRAINS, type Terrain } from '../../content/map.ts';
import { FIELD_WORDS } from '../../draw/field-words.ts';
import type { WoundCause } from '../../events.ts';
import { NOBODY } from '../../state.ts';
import { adjectiveOf, generalName, nounOf, ratedName } from '../powers.ts';
import { cardName, figureName, figureRecord, places, rolled, type Scene } from '../scene.ts';
import type { EventOf, Events } from '../wording.ts';
import { glyphs } from './glyphs.ts';
import { outcome } from './outcome.ts';
import {
  dice,
  faces,
  markers,
  player,
  players,
  points,
  shields,
  skulls,
  sum,
  thing,
  withDice,
  wounds,
} from './terms.ts';

export const events: Events = {
  round: ({ round }) => `Runde ${round}.`,
  'card-chosen': ({ seat, card, copies }, scene) =>
    `${player(seat)} nimmt ${cardName(scene, card)}${copies > 1 ? ` (jetzt ${copies} Karten)` : ''}.`,
  'army-complete': ({ seat, points: number }) => `Die Armee von ${player(seat)} ist vollständig: ${points(number)}.`,
  deployed: ({ figure, at }, scene) => `${figureName(scene, figure)} wird auf ${places(scene, at)} aufgestellt.`,
  'not-deployed': ({ figure }, scene) => `${figureName(scene, figure)} findet keinen Platz und ist aus dem Spiel.`,
  'markers-placed': ({ seat, cards }, scene) =>
    cards.length === 0
      ? null
      : `${player(seat)} legt Befehlsmarker auf ${und([...new Set(cards)].map((card) => withCount(scene, card, cards)))}.`,
  d20,
  initiative: ({ order }) => `Initiative: ${order.map(player).join(', dann ')}.`,
  'marker-revealed': ({ seat, face, card }, scene) =>
    `${player(seat)} deckt den Befehlsmarker ${face} auf ${cardName(scene, card)} auf.`,
  turn: ({ seat, card, power }, scene) => {
    if (power === 'linked') return `${cardName(scene, card)} handelt zusammen mit der verbundenen Karte.`;
    if (power !== '') return `${player(seat)} führt einen Zug mit ${cardName(scene, card)} aus (${power}).`;
    // The marker that was revealed has said it, where there are such markers.
    const { freeActivation, flexibleMarkers } = scene.state.options;
    return freeActivation || flexibleMarkers
      ? `${player(seat)} führt einen Zug mit ${cardName(scene, card)} aus.`
      : null;
  },
  'turn-lost': ({ card }, scene) => `${cardName(scene, card)} hat keine Figur auf dem Schlachtfeld: Der Zug entfällt.`,
  'turn-over': () => null,
  moved,
  'turned-round': ({ figure }, scene) => `${figureName(scene, figure)} dreht sich um.`,
  stopped: ({ figure, by }, scene) => {
    if (by === 'glyph') return null;
    return `${figureName(scene, figure)} muss ${by === 'water' ? 'im Wasser' : 'wegen einer Fähigkeit'} anhalten.`;
  },
  'combat-dice': combatDice,
  'symbol-dice': ({ seat, figure, general, dice: number, symbols }, scene) => {
    const who = figure === NOBODY ? player(seat) : figureName(scene, figure);
    const known = GENERALS.find((one) => one === general);
    const name = known === undefined ? general : generalName(known);
    const shown = symbols === 0 ? 'kein Symbol' : count(symbols, 'Symbol', 'Symbole');
    return `${who} wirft ${dice(number, 'Symbolwürfel')} (${name}): ${shown}.`;
  },
  attack: ({ attacker, target, object, power }, scene) => {
    const who = figureName(scene, attacker);
    const whom = target !== NOBODY ? figureName(scene, target) : object !== NOBODY ? thing(scene, object, 'acc') : null;
    if (power === '') return `${who} greift ${whom ?? 'alle ringsum'} an.`;
    return whom === null ? `${who} greift an: ${power}.` : `${who} greift ${whom} an: ${power}.`;
  },
  'attack-result': ({ target, object, skulls: hits, shields: blocks, wounds: number }, scene) => {
    const whom = target !== NOBODY ? figureName(scene, target) : capital(thing(scene, object));
    return `${whom}: ${skulls(hits)} gegen ${shields(blocks)}, ${number === 0 ? 'keine Wunde' : wounds(number)}.`;
  },
  wounded: ({ figure, wounds: number, cause }, scene) =>
    // Who has one life is destroyed by any wound, and that is told.
    figureRecord(scene, figure)?.life === 1
      ? null
      : `${figureName(scene, figure)} erleidet ${wounds(number)}${CAUSES[cause]}.`,
  'object-wounded': ({ piece, wounds: number }, scene) => `${capital(thing(scene, piece))} erleidet ${wounds(number)}.`,
  'object-destroyed': ({ piece }, scene) => `${capital(thing(scene, piece))} wird zerstört.`,
  healed: ({ figure, wounds: number }, scene) =>
    `Von ${figureName(scene, figure)} ${number === 1 ? 'wird' : 'werden'} ${wounds(number)} geheilt.`,
  destroyed: ({ figure, by, cause }, scene) =>
    by === NOBODY || by === figure
      ? `${figureName(scene, figure)} wird${CAUSES[cause]} zerstört.`
      : `${figureName(scene, figure)} wird von ${figureName(scene, by)}${CAUSES[cause]} zerstört.`,
  'card-lost': ({ card }, scene) =>
    `Von ${cardName(scene, card)} (${player(scene.state.cards[card]?.controller ?? 0)}) ist nichts mehr übrig.`,
  placed: ({ figure, at }, scene) => `${figureName(scene, figure)} wird auf ${places(scene, at)} gestellt.`,
  'glyph-revealed': ({ glyph, space }, scene) =>
    `Die Glyphe auf ${places(scene, [space])} ist ${glyph}: ${glyphs[glyph]}.`,
  glyph: ({ glyph, figure }, scene) => `${figureName(scene, figure)} betritt die Glyphe ${glyph}.`,
  'glyph-gone': ({ glyph }) => `Die Glyphe ${glyph} ist verbraucht.`,
  'power-used': ({ figure, card, power }, scene) =>
    `${figureName(scene, figure)} setzt ${ratedName(scene, card, power)} ein.`,
  'marker-lost': ({ seat, card, count: number }, scene) =>
    `${player(seat)} verliert für diese Runde ${markers(number)} auf ${cardName(scene, card)}.`,
  'markers-redistributed': ({ seat, count: number }) => `${player(seat)} legt ${markers(number)} auf andere Karten.`,
  control: ({ card, seat }, scene) => `${player(seat)} kontrolliert jetzt ${cardName(scene, card)}.`,
  negated: ({ card }, scene) => `Die Fähigkeiten von ${cardName(scene, card)} sind für den Rest des Spiels aufgehoben.`,
  spirit: ({ figure, card, stat }, scene) =>
    `Der Geist von ${figureName(scene, figure)} gibt ${cardName(scene, card)} +1 ${STATS[stat] ?? stat}.`,
  identity: ({ card, species, class: trade, personality }, scene) => {
    const traits = [
      nounOf('species', species, 'de'),
      nounOf('class', trade, 'de'),
      adjectiveOf('personality', personality, 'de'),
    ];
    return `${cardName(scene, card)} wird: ${traits.join(', ')}.`;
  },
  chosen: ({ card, as, choice }, scene) => `${cardName(scene, card)} wählt ${cardName(scene, choice)} (${as}).`,
  'card-marker': ({ card, name, count: number }, scene) => {
    const [one, many] = MARKERS[name] ?? [`Marker „${name}“`, `Marker „${name}“`];
    const has = cardName(scene, card);
    return `${has}: ${number === 0 ? `keine ${many} mehr` : count(number, one, many)}.`;
  },
  hidden: ({ figure }, scene) => `${figureName(scene, figure)} ist verborgen.`,
  door: ({ piece, open }, scene) => `${capital(thing(scene, piece))} wird ${open ? 'geöffnet' : 'geschlossen'}.`,
  'power-point': ({ seat, card }, scene) =>
    `${player(seat)} gibt einen Machtpunkt für einen Wurf von ${cardName(scene, card)} aus.`,
  terrain: ({ space, terrain }, scene) => `Auf ${places(scene, [space])} ist jetzt ${terrainName(terrain)}.`,
  linked: ({ card, partner }, scene) => `${cardName(scene, card)} und ${cardName(scene, partner)} bilden ein Paar.`,
  mission: ({ seat, what, count: number }) => {
    if (what === 'gem-taken') return `${player(seat)} hebt den ${number + 1}. Edelstein auf.`;
    if (what === 'flag-taken') return `${player(seat)} nimmt eine Fahne.`;
    return `${player(seat)} bringt die Beute heim.`;
  },
  eliminated: ({ seat }) => `${player(seat)} hat keine Figuren mehr und scheidet aus.`,
  conceded: ({ seat }) => `${player(seat)} gibt auf.`,
  scored: ({ team, points: number }, { state }) => {
    const seats = state.players.flatMap((one, seat) => (one.team === team ? [seat] : []));
    return `${players(seats)}: noch ${points(number)}.`;
  },
  over: ({ outcome: end }) => outcome(end),
};

const CAUSES: Readonly<Record<WoundCause, string>> = {
  attack: '',
  counter: ' im Gegenzug',
  leaving: ' beim Lösen aus der Kampfbindung',
  fall: ' durch den Fall',
  lava: ' durch die Lava',
  glyph: ' durch eine Glyphe',
  power: ' durch eine Fähigkeit',
  volcano: ' durch den Vulkan',
  explosion: ' durch die Explosion',
};

const STATS: Readonly<Record<string, string>> = { attack: 'Angriff', defence: 'Verteidigung', move: 'Bewegung' };

/** Most are alike in singular and plural. */
const MARKERS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Experience: ['Erfahrungsmarker', 'Erfahrungsmarker'],
  Exoskeleton: ['Exoskelettmarker', 'Exoskelettmarker'],
  Grenade: ['Granatenmarker', 'Granatenmarker'],
  Lycanthropy: ['Lykanthropiemarker', 'Lykanthropiemarker'],
  Negation: ['goldener Marker', 'goldene Marker'],
  'Shadow tile': ['Schattenfeld', 'Schattenfelder'],
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
      return `${who} wirft ${result} um die Reihenfolge der Aufstellung.`;
    case 'initiative':
      return `${who} wirft ${result} um die Initiative.`;
    case 'power':
      return `${who} wirft ${result} für ${power}.`;
    case 'lava':
      return `${who} wirft ${result}, um die Lava zu überleben.`;
    case 'fall':
      return `${who} wirft ${result}, um den Fall zu überleben.`;
    case 'glyph':
      return `${who} wirft ${result} für die Glyphe ${power}.`;
    case 'volcano':
      return `Der W20 für den Vulkan zeigt ${result}.`;
    case 'geyser':
      return figure === NOBODY
        ? `Der W20 für den Geysir zeigt ${result}.`
        : `Der Geysir schleudert ${who} empor: Der W20 zeigt ${result}.`;
    case 'explosion':
      return `${who} explodiert womöglich: Der W20 zeigt ${result}.`;
  }
}

function combatDice({ figure, purpose, faces: shown, parts }: EventOf<'combat-dice'>, scene: Scene): string {
  const who = figureName(scene, figure);
  const number = shown.length;
  const why = parts.length === 0 ? '' : ` (${sum(parts)})`;
  const result = number === 0 ? '.' : `: ${faces(shown)}.`;
  switch (purpose) {
    case 'attack':
      return `${who} wirft ${dice(number, 'Angriffswürfel')}${why}${result}`;
    case 'defence':
      return figure === NOBODY
        ? `Die Verteidigung: ${dice(number)}${why}${result}`
        : `${who} wirft ${dice(number, 'Verteidigungswürfel')}${why}${result}`;
    case 'leaving':
      return `${who} schlägt ${withDice(number)} nach der Figur, die sich aus der Kampfbindung löst${result}`;
    case 'fall':
      return `${who} fällt, ${dice(number)}${result}`;
    case 'lava':
      return `${who} steht auf Lava, ${dice(number)}${result}`;
    case 'power':
      return `${who} wirft ${dice(number)}${why}${result}`;
    case 'volcano':
      return `Der Vulkan bricht ${withDice(number)} aus${result}`;
    case 'explosion':
      return `${who} explodiert ${withDice(number)}${result}`;
  }
}

function moved({ figure, from, to, mode }: EventOf<'moved'>, scene: Scene): string {
  const who = figureName(scene, figure);
  const where = `${from.length === 0 ? '' : `von ${places(scene, from)} `}nach ${places(scene, to)}`;
  switch (mode) {
    case 'walk':
      return `${who} geht ${where}.`;
    case 'fly':
      return `${who} fliegt ${where}.`;
    case 'leap':
      return `${who} springt ${where}.`;
    case 'place':
      return `${who} kommt ${where}.`;
  }
}

function terrainName(terrain: string): string {
  const known: Terrain | undefined = TERRAINS.find((one) => one === terrain);
  return known === undefined ? terrain : FIELD_WORDS.de.terrains[known];
}
