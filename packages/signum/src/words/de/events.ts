/**
 * The log in German.
 */
import { und } from '@muster/grammar/german';
import { count } from '@muster/grammar/phrases';
import type { Token } from '../../abilities/language.ts';
import type { DamageCause, Source } from '../../events.ts';
import { NOBODY } from '../../state.ts';
import { hasTokens, useText } from '../facts.ts';
import { attackName, criticalName, isOwnRoll, sourceName, terrainName } from '../names.ts';
import { cardName, creatureName, isKnownCard, place, sourceOf, type Scene } from '../scene.ts';
import type { EventOf, Events } from '../wording.ts';
import { outcome } from './outcome.ts';
import { dice, player, points, rolled, symbols, wounds } from './terms.ts';

export const events: Events = {
  'first-player': ({ seat }) => `${player(seat)} beginnt.`,
  warband: ({ seat, characters }, scene) =>
    characters.length === 0
      ? `Das Kriegslager von ${player(seat)} ist leer.`
      : `Kriegslager von ${player(seat)}: ${und(characters.map((card) => cardName(scene, card)))}.`,
  'terrain-placed': ({ seat, piece, at }, scene) =>
    `${player(seat)} legt Gelände auf ${place(scene, at)}: ${terrainName(piece, 'de')}.`,
  'terrain-declined': ({ seat }) => `${player(seat)} legt kein Gelände.`,
  'hand-chosen': ({ seat }) => `${player(seat)} hat die Starthand gewählt.`,
  turn: ({ seat, turn }) => `Spielzug ${turn}: ${player(seat)}.`,
  round: ({ left }) =>
    left === 0
      ? 'Die letzte Runde ist vorbei.'
      : `Die Runde ist vorbei. Es ${left === 1 ? 'bleibt 1 Runde' : `bleiben ${left} Runden`}.`,
  strength: ({ seat, strength }) => `Heldenstärke von ${player(seat)}: ${strength}.`,
  income: ({ seat, income, points: change = 0 }) =>
    change === 0
      ? `Einnahme von ${player(seat)}: ${income}.`
      : `Einnahme von ${player(seat)}: ${income}. Meilensteine der Einnahme: ${points(Math.abs(change))} ${change > 0 ? 'mehr' : 'weniger'}.`,
  points: ({ seat, points: number }) =>
    number < 0
      ? `${player(seat)} verliert für den gefallenen Helden ${points(-number)}.`
      : `${player(seat)} erhält für den gefallenen Helden ${points(number)}.`,
  drew: ({ seat, card, milestone }, scene) =>
    `${player(seat)} zieht ${isKnownCard(scene, card) ? cardName(scene, card) : 'eine Karte'}${milestone === undefined ? '' : ` für den Meilenstein ${milestone} der Einnahme`}.`,
  'drew-feat': ({ seat, card }, scene) =>
    isKnownCard(scene, card)
      ? `${player(seat)} zieht die Fähigkeitenkarte ${cardName(scene, card)}.`
      : `${player(seat)} zieht eine Fähigkeitenkarte.`,
  played: ({ seat, card }, scene) => `${player(seat)} spielt ${cardName(scene, card)} ab.`,
  'to-hall': ({ seat, card }, scene) => `${cardName(scene, card)} kommt in die Ahnenhalle von ${player(seat)}.`,
  'from-hall': ({ seat, card, to }, scene) =>
    `${cardName(scene, card)} kommt aus der Ahnenhalle von ${player(seat)}${DESTINATIONS[to] ?? ''}.`,
  closed: ({ card, property }, scene) => {
    const text = property === undefined ? '' : useText(scene, card, property);
    return `${cardName(scene, card)} wird genutzt und geschlossen${text === '' ? '' : `: ${text}`}.`;
  },
  chosen: (event, scene) => {
    const named = sourceName(event.source, 'de');
    const whose = event.creature === NOBODY ? '' : ` von ${creatureName(scene, event.creature)}`;
    return `${named === null ? 'Die Eigenschaft' : named}${whose} wirkt auf ${und(event.targets.map((one) => creatureName(scene, one)))}.`;
  },
  enchanted: ({ creature, card }, scene) =>
    `${creatureName(scene, creature)} wird mit ${cardName(scene, card)} verzaubert.`,
  'relic-tokens': ({ card, armour, reuse }, scene) => {
    if (!hasTokens(scene, card)) return null;
    const left = [
      ...(armour > 0 ? [count(armour, 'Rüstungsmarke', 'Rüstungsmarken')] : []),
      ...(reuse > 0 ? [count(reuse, 'Wiederverwendbarkeitsmarke', 'Wiederverwendbarkeitsmarken')] : []),
    ];
    return `${cardName(scene, card)}: ${left.length === 0 ? 'keine Marke mehr' : und(left)}.`;
  },
  feat: ({ seat, card, points: number }, scene) =>
    `${player(seat)} spielt die Fähigkeitenkarte ${cardName(scene, card)} ab: ${points(number)}.`,
  'feat-face-down': ({ seat }) =>
    `${player(seat)} legt eine Fähigkeitenkarte verdeckt in die Ruhmeshalle: ${points(1)}.`,
  'feat-discarded': ({ seat, card, for: effect }, scene) =>
    `${player(seat)} legt die Fähigkeitenkarte ${cardName(scene, card)} ab und erhält ${DISCARDS[effect] ?? effect}.`,
  entered: ({ creature, at }, scene) =>
    `${creatureName(scene, creature)} betritt auf ${place(scene, at)} das Schlachtfeld.`,
  activated: ({ creature }, scene) => `${creatureName(scene, creature)} wird aktiviert.`,
  skipped: ({ creature }, scene) => `${creatureName(scene, creature)} überspringt die Aktivierung.`,
  contract: ({ creature, strength }, scene) =>
    `Der Vertrag von ${creatureName(scene, creature)} wird mit ${strength} Heldenstärke bezahlt.`,
  moved: ({ creature, path, running }, scene) => {
    const to = place(scene, path.at(-1) ?? NOBODY);
    return running
      ? `${creatureName(scene, creature)} läuft nach ${to}.`
      : `${creatureName(scene, creature)} bewegt sich nach ${to}.`;
  },
  placed: ({ creature, at }, scene) => `${creatureName(scene, creature)} wird auf ${place(scene, at)} platziert.`,
  pushed: ({ creature, to }, scene) => `${creatureName(scene, creature)} wird nach ${place(scene, to)} geschoben.`,
  attack: ({ attacker, target, attack, counter }, scene) => {
    return counter
      ? `${creatureName(scene, attacker)} antwortet ${creatureName(scene, target)} mit einem Gegenschlag.`
      : `${creatureName(scene, attacker)} greift ${creatureName(scene, target)} an (${attackName(attack, 'de')}).`;
  },
  roll,
  reroll: ({ seat, dice }) => `${player(seat)} ändert Würfel: ${rolled(dice)}.`,
  critical: ({ creature, critical, symbol: added }, scene) =>
    `Kritischer Effekt von ${creatureName(scene, creature)}: ${criticalName(critical, 'de', added)}.`,
  symbols: ({ changes }, scene) =>
    `Der Wurf ändert sich: ${changes
      .map(({ symbol: face, add, source }) => {
        const why = sourceOf(scene, { source, creature: NOBODY });
        return `${symbols(face, Math.abs(add))} ${add < 0 ? 'weniger' : 'mehr'}${why === null ? '' : ` (${why})`}`;
      })
      .join(', ')}.`,
  damage: () => null,
  'armour-lost': ({ creature, tokens }, scene) =>
    `${creatureName(scene, creature)} verliert ${count(tokens, 'Rüstungsmarke', 'Rüstungsmarken')}.`,
  wounded: ({ creature, wounds: number, cause, source }, scene) =>
    `${creatureName(scene, creature)} erleidet ${wounds(number)}${source === undefined ? CAUSES[cause] : ` durch ${source}`}.`,
  healed: ({ creature, wounds: number }, scene) =>
    `Von ${creatureName(scene, creature)} ${number === 1 ? 'wird' : 'werden'} ${wounds(number)} geheilt.`,
  token: ({ creature, token, add }, scene) => {
    const many = count(Math.abs(add), TOKENS[token], `${TOKENS[token]}n`);
    return `${creatureName(scene, creature)} ${add < 0 ? 'verliert' : 'erhält'} ${many}.`;
  },
  died: ({ creature, by, source }, scene) => {
    if (source !== undefined) return `${creatureName(scene, creature)} wird durch ${source} getötet.`;
    return by === NOBODY || by === creature
      ? `${creatureName(scene, creature)} stirbt.`
      : `${creatureName(scene, creature)} wird von ${creatureName(scene, by)} getötet.`;
  },
  removed: ({ creature }, scene) => `${creatureName(scene, creature)} verlässt das Schlachtfeld.`,
  control: ({ creature, seat }, scene) => `${player(seat)} kontrolliert jetzt ${creatureName(scene, creature)}.`,
  property: ({ creature, name }, scene) =>
    `${creatureName(scene, creature)} nutzt ${sourceName(name, 'de') ?? 'eine Eigenschaft'}.`,
  eliminated: ({ seat }) => `Der Held von ${player(seat)} ist gefallen: ${player(seat)} scheidet aus.`,
  conceded: ({ seat }) => `${player(seat)} gibt auf.`,
  'last-feat': () => 'Die letzte Fähigkeitenkarte ist gezogen: Die Partie endet nach diesem Spielzug.',
  over: ({ outcome: end }) => outcome(end),
};

const DESTINATIONS: Readonly<Record<string, string>> = {
  hand: ' auf die Hand',
  deck: ' in den Schlachtsatz',
  camp: ' ins Kriegslager',
  battlefield: ' auf das Schlachtfeld',
};

const DISCARDS: Readonly<Record<string, string>> = {
  strength: '2 Heldenstärke',
  minion: 'einen Diener',
  draw: 'eine Karte',
};

const CAUSES: Readonly<Record<DamageCause, string>> = {
  attack: '',
  push: ' durch den Schub',
  cleave: ' durch den Hieb',
  spell: ' durch den Zauberspruch',
  longshot: ' durch den Fernschuss',
  terrain: ' durch das Gelände',
  poison: ' durch Gift',
  plague: ' durch die Seuche',
  effect: '',
};

const TOKENS: Readonly<Record<Token, string>> = {
  poison: 'Giftmarke',
  plague: 'Seuchenmarke',
  stun: 'Betäubungsmarke',
  armour: 'Rüstungsmarke',
};

/** What a creature rolls for itself. */
const ROLLS: Readonly<Record<string, string>> = {
  attack: '',
  critical: ' einen weiteren Würfel',
  poison: ' gegen das Gift',
  plague: ' gegen die Seuche',
};

function roll({ why, seat, creature, dice: faces, added, removed }: EventOf<'roll'>, scene: Scene): string {
  const result = faces.length === 0 ? 'kein Würfel' : rolled(faces);
  if (creature === NOBODY) return `${player(seat)} würfelt um die Reihenfolge: ${result}.`;
  const who = creatureName(scene, creature);
  const named = sourceName(why, 'de');
  if (!isOwnRoll(why)) return `Zufälliger Schaden an ${who}${named === null ? '' : ` durch ${named}`}: ${result}.`;
  return `${who} würfelt${ROLLS[why] ?? ` (${named ?? why})`}: ${result}.${bonus(scene, added, removed)}`;
}

/** " Dazugekommen: 1 Würfel (1 Gelb) durch Kriegsherr. Weggefallen: 1 Würfel durch Veil of Tears." */
function bonus(scene: Scene, added: EventOf<'roll'>['added'] = [], removed: EventOf<'roll'>['removed'] = []): string {
  const by = (source: Source) => ` durch ${sourceOf(scene, source) ?? 'eine Eigenschaft'}`;
  const more = added.map((one) => `${dice(one.dice)}${by(one)}`);
  const less = removed.map((one) => `${one.dice} Würfel${by(one)}`);
  return `${more.length === 0 ? '' : ` Dazugekommen: ${more.join(', ')}.`}${less.length === 0 ? '' : ` Weggefallen: ${less.join(', ')}.`}`;
}
