/**
 * The log in Italian.
 */
import { letterOf } from '@muster/engine';
import { e } from '@muster/grammar/italian';
import { count } from '@muster/grammar/phrases';
import type { Token } from '../../abilities/language.ts';
import type { DamageCause, Source } from '../../events.ts';
import { NOBODY } from '../../state.ts';
import { hasTokens, useText } from '../facts.ts';
import { attackName, criticalName, isOwnRoll, sourceName, terrainName } from '../names.ts';
import { cardName, creatureName, isKnownCard, place, sourceOf, type Scene } from '../scene.ts';
import type { EventOf, Events } from '../wording.ts';
import { outcome } from './outcome.ts';
import { dice, ofPlayer, player, points, rolled, symbols, wounds } from './terms.ts';

export const events: Events = {
  'first-player': ({ seat }) => `${player(seat)} comincia.`,
  warband: ({ seat, characters }, scene) =>
    characters.length === 0
      ? `L'Accampamento ${ofPlayer(seat)} è vuoto.`
      : `Accampamento ${ofPlayer(seat)}: ${e(characters.map((card) => cardName(scene, card)))}.`,
  'terrain-placed': ({ seat, piece, at }, scene) =>
    `${player(seat)} mette un terreno su ${place(scene, at)}: ${terrainName(piece, 'it')}.`,
  'terrain-declined': ({ seat }) => `${player(seat)} non mette alcun terreno.`,
  'hand-chosen': ({ seat }) => `${player(seat)} ha scelto la mano iniziale.`,
  turn: ({ seat, turn }) => `Turno ${turn}: tocca al giocatore ${letterOf(seat)}.`,
  round: ({ left }) =>
    left === 0
      ? "L'ultimo round è finito."
      : `Il round è finito. ${left === 1 ? 'Ne resta 1.' : `Ne restano ${left}.`}`,
  strength: ({ seat, strength }) => `Forza eroica ${ofPlayer(seat)}: ${strength}.`,
  income: ({ seat, income, points: change = 0 }) =>
    change === 0
      ? `Rendita ${ofPlayer(seat)}: ${income}.`
      : `Rendita ${ofPlayer(seat)}: ${income}. Per i traguardi: ${points(Math.abs(change))} in ${change > 0 ? 'più' : 'meno'}.`,
  points: ({ seat, points: number }) =>
    number < 0
      ? `${player(seat)} perde ${points(-number)} per l'eroe caduto.`
      : `${player(seat)} ottiene ${points(number)} per l'eroe caduto.`,
  drew: ({ seat, card, milestone }, scene) =>
    `${player(seat)} pesca ${isKnownCard(scene, card) ? cardName(scene, card) : 'una carta'}${milestone === undefined ? '' : ` per il traguardo ${milestone} della rendita`}.`,
  'drew-feat': ({ seat, card }, scene) =>
    `${player(seat)} pesca ${isKnownCard(scene, card) ? `l'impresa ${cardName(scene, card)}` : "un'impresa"}.`,
  played: ({ seat, card }, scene) => `${player(seat)} gioca ${cardName(scene, card)}.`,
  'to-hall': ({ seat, card }, scene) => `${cardName(scene, card)} va nella Sala degli Antenati ${ofPlayer(seat)}.`,
  'from-hall': ({ seat, card, to }, scene) =>
    `${cardName(scene, card)} lascia la Sala degli Antenati ${ofPlayer(seat)}${DESTINATIONS[to] ?? ''}.`,
  closed: ({ card, property }, scene) => {
    const text = property === undefined ? '' : useText(scene, card, property);
    return `La carta ${cardName(scene, card)} è usata e chiusa${text === '' ? '' : `: ${text}`}.`;
  },
  chosen: (event, scene) => {
    const named = sourceName(event.source, 'it');
    const whose = event.creature === NOBODY ? '' : ` di ${creatureName(scene, event.creature)}`;
    return `${named === null ? 'La proprietà' : named}${whose} agisce su ${e(event.targets.map((one) => creatureName(scene, one)))}.`;
  },
  enchanted: ({ creature, card }, scene) =>
    `La malia ${cardName(scene, card)} cade su ${creatureName(scene, creature)}.`,
  'relic-tokens': ({ card, armour, reuse }, scene) => {
    if (!hasTokens(scene, card)) return null;
    const left = [
      ...(armour > 0 ? [count(armour, 'segnalino armatura', 'segnalini armatura')] : []),
      ...(reuse > 0 ? [count(reuse, 'segnalino riuso', 'segnalini riuso')] : []),
    ];
    return `${cardName(scene, card)}: ${left.length === 0 ? 'nessun segnalino rimasto' : e(left)}.`;
  },
  feat: ({ seat, card, points: number }, scene) =>
    `${player(seat)} gioca l'impresa ${cardName(scene, card)}: ${points(number)}.`,
  'feat-face-down': ({ seat }) => `${player(seat)} mette un'impresa coperta nella Sala della Gloria: ${points(1)}.`,
  'feat-discarded': ({ seat, card, for: effect }, scene) =>
    `${player(seat)} scarta l'impresa ${cardName(scene, card)} per ${DISCARDS[effect] ?? effect}.`,
  entered: ({ creature, at }, scene) => `${creatureName(scene, creature)} entra in campo su ${place(scene, at)}.`,
  activated: ({ creature }, scene) => `Si attiva ${creatureName(scene, creature)}.`,
  skipped: ({ creature }, scene) => `${creatureName(scene, creature)} salta la sua attivazione.`,
  contract: ({ creature, strength }, scene) =>
    `Il Contratto di ${creatureName(scene, creature)} è pagato con ${strength} di forza eroica.`,
  moved: ({ creature, path, running }, scene) =>
    `${creatureName(scene, creature)} ${running ? 'corre' : 'si muove'} su ${place(scene, path.at(-1) ?? NOBODY)}.`,
  placed: ({ creature, at }, scene) => `${creatureName(scene, creature)} viene collocata su ${place(scene, at)}.`,
  pushed: ({ creature, to }, scene) => `${creatureName(scene, creature)} viene spinta su ${place(scene, to)}.`,
  attack: ({ attacker, target, attack, counter }, scene) => {
    const verb = counter ? 'contrattacca' : 'attacca';
    return `${creatureName(scene, attacker)} ${verb} ${creatureName(scene, target)} (${attackName(attack, 'it')}).`;
  },
  roll,
  reroll: ({ seat, dice }) => `${player(seat)} cambia dei dadi: ${rolled(dice)}.`,
  critical: ({ creature, critical, symbol: added }, scene) =>
    `Effetto critico di ${creatureName(scene, creature)}: ${criticalName(critical, 'it', added)}.`,
  symbols: ({ changes }, scene) =>
    `Il tiro cambia: ${changes
      .map(({ symbol: face, add, source }) => {
        const why = sourceOf(scene, { source, creature: NOBODY });
        return `${symbols(face, Math.abs(add))} in ${add < 0 ? 'meno' : 'più'}${why === null ? '' : ` (${why})`}`;
      })
      .join(', ')}.`,
  damage: () => null,
  'armour-lost': ({ creature, tokens }, scene) =>
    `${creatureName(scene, creature)} perde ${count(tokens, 'segnalino armatura', 'segnalini armatura')}.`,
  wounded: ({ creature, wounds: number, cause, source }, scene) =>
    `${creatureName(scene, creature)} subisce ${wounds(number)}${source === undefined ? CAUSES[cause] : ` per ${source}`}.`,
  healed: ({ creature, wounds: number }, scene) =>
    `${number === 1 ? 'Viene curata' : 'Vengono curate'} ${wounds(number)} di ${creatureName(scene, creature)}.`,
  token: ({ creature, token, add }, scene) => {
    const many = count(Math.abs(add), `segnalino ${TOKENS[token]}`, `segnalini ${TOKENS[token]}`);
    return `${creatureName(scene, creature)} ${add < 0 ? 'perde' : 'riceve'} ${many}.`;
  },
  died: ({ creature, by, source }, scene) => {
    if (source !== undefined) return `${source} uccide ${creatureName(scene, creature)}.`;
    return by === NOBODY || by === creature
      ? `${creatureName(scene, creature)} muore.`
      : `${creatureName(scene, by)} uccide ${creatureName(scene, creature)}.`;
  },
  removed: ({ creature }, scene) => `${creatureName(scene, creature)} lascia il campo di battaglia.`,
  control: ({ creature, seat }, scene) => `${player(seat)} controlla ora ${creatureName(scene, creature)}.`,
  property: ({ creature, name }, scene) =>
    `${creatureName(scene, creature)} usa ${sourceName(name, 'it') ?? 'una proprietà'}.`,
  eliminated: ({ seat }) => `L'eroe ${ofPlayer(seat)} è caduto: il giocatore è fuori dalla partita.`,
  conceded: ({ seat }) => `${player(seat)} si arrende.`,
  'last-feat': () => "L'ultima impresa è stata pescata: la partita finisce dopo questo turno.",
  over: ({ outcome: end }) => outcome(end),
};

const DESTINATIONS: Readonly<Record<string, string>> = {
  hand: ' per la mano',
  deck: ' per il mazzo di battaglia',
  camp: " per l'Accampamento",
  battlefield: ' per il campo di battaglia',
};

const DISCARDS: Readonly<Record<string, string>> = {
  strength: '2 di forza eroica',
  minion: 'un servitore',
  draw: 'una carta',
};

const CAUSES: Readonly<Record<DamageCause, string>> = {
  attack: '',
  push: ' per la spinta',
  cleave: ' per il Fendente',
  spell: " per l'incantesimo",
  longshot: ' per il Tiro lungo',
  terrain: ' per il terreno',
  poison: ' per il veleno',
  plague: ' per la peste',
  effect: '',
};

const TOKENS: Readonly<Record<Token, string>> = {
  poison: 'veleno',
  plague: 'peste',
  stun: 'stordimento',
  armour: 'armatura',
};

/** What a creature rolls for itself. */
const ROLLS: Readonly<Record<string, string>> = {
  attack: '',
  critical: ' un altro dado',
  poison: ' contro il veleno',
  plague: ' contro la peste',
};

function roll({ why, seat, creature, dice: faces, added, removed }: EventOf<'roll'>, scene: Scene): string {
  const result = faces.length === 0 ? 'nessun dado' : rolled(faces);
  if (creature === NOBODY) return `${player(seat)} tira per l'ordine di turno: ${result}.`;
  const who = creatureName(scene, creature);
  const named = sourceName(why, 'it');
  if (!isOwnRoll(why)) return `Danno casuale a ${who}${named === null ? '' : ` da ${named}`}: ${result}.`;
  return `${who} tira${ROLLS[why] ?? ` (${named ?? why})`}: ${result}.${bonus(scene, added, removed)}`;
}

/** " Aggiunti: 1 dado (1 giallo) per Signore della guerra. Tolti: 1 dado per Veil of Tears." */
function bonus(scene: Scene, added: EventOf<'roll'>['added'] = [], removed: EventOf<'roll'>['removed'] = []): string {
  const by = (source: Source) => ` per ${sourceOf(scene, source) ?? 'una proprietà'}`;
  const more = added.map((one) => `${dice(one.dice)}${by(one)}`);
  const less = removed.map((one) => `${count(one.dice, 'dado', 'dadi')}${by(one)}`);
  return `${more.length === 0 ? '' : ` Aggiunti: ${more.join(', ')}.`}${less.length === 0 ? '' : ` Tolti: ${less.join(', ')}.`}`;
}
