/**
 * The log in Italian.
 */
import { a, e } from '@muster/grammar/italian';
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
import { dice, faces, markers, player, players, points, shields, skulls, sum, thing, wounds } from './terms.ts';

export const events: Events = {
  round: ({ round }) => `Comincia il round ${round}.`,
  'card-chosen': ({ seat, card, copies }, scene) =>
    `${player(seat)} prende ${cardName(scene, card)}${copies > 1 ? ` (ora ${copies} carte)` : ''}.`,
  'army-complete': ({ seat, points: number }) => `L'esercito di ${player(seat)} è completo: ${points(number)}.`,
  deployed: ({ figure, at }, scene) => `${figureName(scene, figure)} si schiera su ${places(scene, at)}.`,
  'not-deployed': ({ figure }, scene) => `${figureName(scene, figure)} non trova posto ed è fuori dalla partita.`,
  'markers-placed': ({ seat, cards }, scene) =>
    cards.length === 0
      ? null
      : `${player(seat)} mette i segnalini ordine su ${e([...new Set(cards)].map((card) => withCount(scene, card, cards)))}.`,
  d20,
  initiative: ({ order }) => `Iniziativa: ${order.map(player).join(', poi ')}.`,
  'marker-revealed': ({ seat, face, card }, scene) =>
    `${player(seat)} rivela il segnalino ordine ${face} su ${cardName(scene, card)}.`,
  turn: ({ seat, card, power }, scene) => {
    if (power === 'linked') return `${cardName(scene, card)} agisce insieme alla carta con cui fa coppia.`;
    if (power !== '') return `${player(seat)} gioca un turno con ${cardName(scene, card)} (${power}).`;
    // The marker that was revealed has said it, where there are such markers.
    const { freeActivation, flexibleMarkers } = scene.state.options;
    return freeActivation || flexibleMarkers ? `${player(seat)} gioca un turno con ${cardName(scene, card)}.` : null;
  },
  'turn-lost': ({ card }, scene) => `${cardName(scene, card)} non ha miniature in campo: il turno è perso.`,
  'turn-over': () => null,
  moved,
  'turned-round': ({ figure }, scene) => `${figureName(scene, figure)} si gira.`,
  stopped: ({ figure, by }, scene) => {
    if (by === 'glyph') return null;
    return `${figureName(scene, figure)} deve fermarsi ${by === 'water' ? "nell'acqua" : 'a causa di un potere'}.`;
  },
  'combat-dice': combatDice,
  'symbol-dice': ({ seat, figure, general, dice: number, symbols }, scene) => {
    const who = figure === NOBODY ? player(seat) : figureName(scene, figure);
    const known = GENERALS.find((one) => one === general);
    const name = known === undefined ? general : generalName(known);
    const shown = symbols === 0 ? 'nessun simbolo' : count(symbols, 'simbolo', 'simboli');
    return `${who} tira ${dice(number, ` simbolo di ${name}`)}: ${shown}.`;
  },
  attack: ({ attacker, target, object, power }, scene) => {
    const who = figureName(scene, attacker);
    const whom = target !== NOBODY ? figureName(scene, target) : object !== NOBODY ? thing(scene, object).name : null;
    if (power === '') return `${who} attacca ${whom ?? 'tutti intorno a sé'}.`;
    return whom === null ? `${who} attacca: ${power}.` : `${who} attacca ${whom}: ${power}.`;
  },
  'attack-result': ({ target, object, skulls: hits, shields: blocks, wounds: number }, scene) => {
    const whom = target !== NOBODY ? figureName(scene, target) : capital(thing(scene, object).name);
    return `${whom}: ${skulls(hits)} contro ${shields(blocks)}, ${number === 0 ? 'nessuna ferita' : wounds(number)}.`;
  },
  wounded: ({ figure, wounds: number, cause }, scene) =>
    // Who has one life is destroyed by any wound, and that is told.
    figureRecord(scene, figure)?.life === 1
      ? null
      : `${figureName(scene, figure)} riceve ${wounds(number)}${CAUSES[cause]}.`,
  'object-wounded': ({ piece, wounds: number }, scene) =>
    `${capital(thing(scene, piece).name)} riceve ${wounds(number)}.`,
  'object-destroyed': ({ piece }, scene) => {
    const { name, feminine } = thing(scene, piece);
    return `${capital(name)} è ${feminine ? 'distrutta' : 'distrutto'}.`;
  },
  healed: ({ figure, wounds: number }, scene) => `${figureName(scene, figure)} guarisce da ${wounds(number)}.`,
  destroyed: ({ figure, by, cause }, scene) =>
    by === NOBODY || by === figure
      ? `La miniatura ${figureName(scene, figure)} è distrutta${CAUSES[cause]}.`
      : `${figureName(scene, by)} distrugge ${figureName(scene, figure)}${CAUSES[cause]}.`,
  'card-lost': ({ card }, scene) =>
    `Di ${cardName(scene, card)} (${player(scene.state.cards[card]?.controller ?? 0)}) non resta nulla.`,
  placed: ({ figure, at }, scene) => `La miniatura ${figureName(scene, figure)} è messa su ${places(scene, at)}.`,
  'glyph-revealed': ({ glyph, space }, scene) => `Il glifo su ${places(scene, [space])} è ${glyph}: ${glyphs[glyph]}.`,
  glyph: ({ glyph, figure }, scene) => `${figureName(scene, figure)} sale sul glifo ${glyph}.`,
  'glyph-gone': ({ glyph }) => `Il glifo ${glyph} è esaurito.`,
  'power-used': ({ figure, card, power }, scene) =>
    `${figureName(scene, figure)} usa ${ratedName(scene, card, power)}.`,
  'marker-lost': ({ seat, card, count: number }, scene) =>
    `${player(seat)} perde per questo round ${markers(number)} su ${cardName(scene, card)}.`,
  'markers-redistributed': ({ seat, count: number }) => `${player(seat)} mette ${markers(number)} su altre carte.`,
  control: ({ card, seat }, scene) => `${player(seat)} controlla ora ${cardName(scene, card)}.`,
  negated: ({ card }, scene) => `I poteri di ${cardName(scene, card)} sono bloccati per il resto della partita.`,
  spirit: ({ figure, card, stat }, scene) =>
    `Lo spirito di ${figureName(scene, figure)} dà ${a(cardName(scene, card))} +1 ${STATS[stat] ?? stat}.`,
  identity: ({ card, species, class: trade, personality }, scene) => {
    const traits = [
      nounOf('species', species, 'it'),
      nounOf('class', trade, 'it'),
      adjectiveOf('personality', personality, 'it'),
    ];
    return `${cardName(scene, card)} diventa: ${traits.join(', ')}.`;
  },
  chosen: ({ card, as, choice }, scene) => `${cardName(scene, card)} sceglie ${cardName(scene, choice)} (${as}).`,
  'card-marker': ({ card, name, count: number }, scene) => {
    const [one, many] = MARKERS[name] ?? [`segnalino ${name}`, `segnalini ${name}`];
    const has = cardName(scene, card);
    return number === 0 ? `${has} non ha più ${many}.` : `${has} ha ${count(number, one, many)}.`;
  },
  hidden: ({ figure }, scene) => `La miniatura ${figureName(scene, figure)} è nascosta.`,
  door: ({ piece, open }, scene) => `${capital(thing(scene, piece).name)} è ora ${open ? 'aperta' : 'chiusa'}.`,
  'power-point': ({ seat, card }, scene) =>
    `${player(seat)} spende un punto potere per un tiro di ${cardName(scene, card)}.`,
  terrain: ({ space, terrain }, scene) => `Su ${places(scene, [space])} ora c'è ${terrainName(terrain)}.`,
  linked: ({ card, partner }, scene) => `${cardName(scene, card)} e ${cardName(scene, partner)} fanno coppia.`,
  mission: ({ seat, what, count: number }) => {
    if (what === 'gem-taken') return `${player(seat)} raccoglie la gemma ${number + 1}.`;
    if (what === 'flag-taken') return `${player(seat)} prende una bandiera.`;
    return `${player(seat)} porta a casa il bottino.`;
  },
  eliminated: ({ seat }) => `${player(seat)} non ha più miniature ed esce dalla partita.`,
  conceded: ({ seat }) => `${player(seat)} si arrende.`,
  scored: ({ team, points: number }, { state }) => {
    const seats = state.players.flatMap((one, seat) => (one.team === team ? [seat] : []));
    return `${players(seats)}: ${count(number, 'punto rimasto', 'punti rimasti')}.`;
  },
  over: ({ outcome: end }) => outcome(end),
};

const CAUSES: Readonly<Record<WoundCause, string>> = {
  attack: '',
  counter: ' di contrattacco',
  leaving: " nell'abbandonare l'ingaggio",
  fall: ' per la caduta',
  lava: ' per la lava',
  glyph: ' per un glifo',
  power: ' con un potere',
  volcano: ' per il vulcano',
  explosion: " per l'esplosione",
};

const STATS: Readonly<Record<string, string>> = { attack: 'attacco', defence: 'difesa', move: 'movimento' };

const MARKERS: Readonly<Record<string, readonly [one: string, many: string]>> = {
  Experience: ['segnalino esperienza', 'segnalini esperienza'],
  Exoskeleton: ['segnalino esoscheletro', 'segnalini esoscheletro'],
  Grenade: ['segnalino granata', 'segnalini granata'],
  Lycanthropy: ['segnalino licantropia', 'segnalini licantropia'],
  Negation: ['segnalino dorato', 'segnalini dorati'],
  'Shadow tile': ['tassello ombra', 'tasselli ombra'],
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
      return `${who} tira ${result} per l'ordine di schieramento.`;
    case 'initiative':
      return `${who} tira ${result} per l'iniziativa.`;
    case 'power':
      return `${who} tira ${result} per ${power}.`;
    case 'lava':
      return `${who} tira ${result} per sopravvivere alla lava.`;
    case 'fall':
      return `${who} tira ${result} per sopravvivere alla caduta.`;
    case 'glyph':
      return `${who} tira ${result} per il glifo ${power}.`;
    case 'volcano':
      return `Il d20 per il vulcano mostra ${result}.`;
    case 'geyser':
      return figure === NOBODY
        ? `Il d20 per il geyser mostra ${result}.`
        : `Il geyser scaglia in alto ${who}: il d20 mostra ${result}.`;
    case 'explosion':
      return `${who} rischia di esplodere: il d20 mostra ${result}.`;
  }
}

function combatDice({ figure, purpose, faces: shown, parts }: EventOf<'combat-dice'>, scene: Scene): string {
  const who = figureName(scene, figure);
  const number = shown.length;
  const why = parts.length === 0 ? '' : ` (${sum(parts)})`;
  const result = number === 0 ? '.' : `: ${faces(shown)}.`;
  switch (purpose) {
    case 'attack':
      return `${who} tira ${dice(number, ' attacco')}${why}${result}`;
    case 'defence':
      return figure === NOBODY
        ? `La difesa: ${dice(number)}${why}${result}`
        : `${who} tira ${dice(number, ' difesa')}${why}${result}`;
    case 'leaving':
      return `${who} colpisce con ${dice(number)} la miniatura che abbandona l'ingaggio${result}`;
    case 'fall':
      return `${who} cade, ${dice(number)}${result}`;
    case 'lava':
      return `${who} è sulla lava, ${dice(number)}${result}`;
    case 'power':
      return `${who} tira ${dice(number)}${why}${result}`;
    case 'volcano':
      return `Il vulcano erutta con ${dice(number)}${result}`;
    case 'explosion':
      return `${who} esplode con ${dice(number)}${result}`;
  }
}

function moved({ figure, from, to, mode }: EventOf<'moved'>, scene: Scene): string {
  const who = figureName(scene, figure);
  const where = `${from.length === 0 ? '' : `da ${places(scene, from)} `}a ${places(scene, to)}`;
  switch (mode) {
    case 'walk':
      return `${who} va ${where}.`;
    case 'fly':
      return `${who} vola ${where}.`;
    case 'leap':
      return `${who} salta ${where}.`;
    case 'place':
      return `${who} arriva ${where}.`;
  }
}

function terrainName(terrain: string): string {
  const known: Terrain | undefined = TERRAINS.find((one) => one === terrain);
  return known === undefined ? terrain : FIELD_WORDS.it.terrains[known];
}
