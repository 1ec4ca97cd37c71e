/**
 * Questions and options in German.
 */
import { count } from '@muster/grammar/phrases';
import { NOBODY } from '../../state.ts';
import type { Discard, OptionWord } from '../choice.ts';
import {
  cardKind,
  contractCost,
  contractText,
  deployedCard,
  featPoints,
  leadershipOf,
  propertyText,
  reactionText,
  rerolls,
  starsOn,
  useText,
} from '../facts.ts';
import { happened, type Moments } from '../happening.ts';
import { isKnown, type DecisionKind } from '../kinds.ts';
import { attackName, keywordName, kindName, momentName, terrainName } from '../names.ts';
import { previewAttack } from '../preview.ts';
import {
  aboutCreature,
  cardName,
  creatureAt,
  creatureName,
  ownedCardName,
  pieceAt,
  place,
  valueOfCard,
} from '../scene.ts';
import type { Options, Prompts } from '../wording.ts';
import { events } from './events.ts';
import { colour, dice, player, points, symbol } from './terms.ts';

/** What can be reacted to besides what the log tells. */
const moments: Moments = {
  'round-begins': () => 'Die Runde beginnt.',
  'round-ends': () => 'Die Runde endet.',
  'turn-ends': ({ seat }) => `Der Spielzug von ${player(seat)} endet.`,
  'attack-ended': ({ attacker, target }, scene) =>
    `${creatureName(scene, attacker)} hat ${creatureName(scene, target)} angegriffen.`,
  healed: ({ creature }, scene) => `${creatureName(scene, creature)} wurde geheilt.`,
  damage: ({ creature, damage, by, source }, scene) => {
    const from = source !== '' ? source : by === NOBODY ? '' : creatureName(scene, by);
    return `${creatureName(scene, creature)} soll ${damage} Schaden nehmen${from === '' ? '' : ` (durch ${from})`}.`;
  },
};

export const prompts: Prompts = {
  action: (decision, scene) => `Was tut ${aboutCreature(scene, decision)}?`,
  advance: (decision, scene) => `Rückt ${aboutCreature(scene, decision)} auf das Sechseck des Ziels vor?`,
  'armour-relic': () => 'Welche Reliquie fängt den Schaden mit ihren Rüstungsmarken ab?',
  'change-dice': (decision, scene) => `Änderst du Würfel beim Angriff von ${aboutCreature(scene, decision)}?`,
  choose: (decision, scene) => {
    const whose = decision.about?.length === 1 ? ` für ${aboutCreature(scene, decision)}` : '';
    return decision.max === 1 ? `Welche Kreatur wählst du${whose}?` : `Welche Kreaturen wählst du${whose}?`;
  },
  cleave: (decision, scene) => `Wen trifft der Hieb von ${aboutCreature(scene, decision)} außerdem?`,
  contract: (decision, scene) =>
    `Zahlst du ${contractCost(scene, decision)} Heldenstärke für den Vertrag von ${aboutCreature(scene, decision)}? ${contractText(scene, decision)}`,
  counterattack: (decision, scene) =>
    `Führt ${aboutCreature(scene, decision)} einen Gegenschlag gegen ${aboutCreature(scene, decision, 1)} aus?`,
  deaths: () => 'Mehrere Kreaturen sterben. Welche zuerst?',
  deploy: (decision, scene) => `Wo bringst du ${cardName(scene, deployedCard(decision))} aus?`,
  'deploy-character': () => 'Welche Spielfigur bringst du aus?',
  'destroy-card': () => 'Welche Karte zerstörst du?',
  dice: () => 'Mit welchen sechs Würfeln würfelst du?',
  discard: ({ min }) => (min === 1 ? 'Welche Karte legst du ab?' : 'Welche Karten legst du ab?'),
  enchant: () => 'Welche Kreatur verzauberst du?',
  feat: () => 'Spielst du jetzt eine Fähigkeitenkarte ab?',
  'hall-card': () => 'Welche Karte verlässt die Ahnenhalle?',
  hero: () => 'Wohin stellst du deinen Helden?',
  'leave-out': (decision, scene) => {
    const { bronze, silver, gold } = leadershipOf(scene, decision);
    return `Dein Held führt ${bronze} Bronze, ${silver} Silber und ${gold} Gold an: Welche Spielfigur lässt du weg?`;
  },
  'military-feat': (decision, scene) =>
    `${aboutCreature(scene, decision)} ist vernichtet. Spielst du dafür eine militärische Fähigkeitenkarte ab?`,
  minion: (decision, scene) => `Wo in Kontakt mit ${aboutCreature(scene, decision)} bringst du den Diener aus?`,
  mobility: (decision, scene) => `Wohin bewegt sich ${aboutCreature(scene, decision)} nach dem Angriff?`,
  move: (decision, scene) => `Wohin bewegt sich ${aboutCreature(scene, decision)}?`,
  opponent: () => 'Welchen Spieler wählst du?',
  order: (decision, scene) => `Was geschieht bei ${aboutCreature(scene, decision)} zuerst?`,
  pool: (decision, scene) => `Sie sind gleich groß. Welche Würfel wirft ${aboutCreature(scene, decision)}?`,
  place: (decision, scene) => `Wo platzierst du ${aboutCreature(scene, decision)}?`,
  protector: (decision, scene) => `Nimmt jemand den Schaden anstelle von ${aboutCreature(scene, decision)}?`,
  pursuit: (decision, scene) => `Wohin verfolgt ${aboutCreature(scene, decision)} den Gegner, um wieder anzugreifen?`,
  push: (decision, scene) => `Wohin schiebst du ${aboutCreature(scene, decision)}?`,
  react: (decision, scene) => `${happened(decision, scene, events, moments)}Reagierst du?`,
  reborn: (decision, scene) => `Steht jemand an der Stelle von ${aboutCreature(scene, decision)} auf?`,
  reroll: ({ max }) => (max === 1 ? 'Welchen Würfel änderst du?' : 'Welche Würfel wirfst du neu?'),
  'return-cards': () => 'Welche drei Karten gehen zurück in deinen Schlachtsatz?',
  shift: (decision, scene) => `Wohin bewegst du ${aboutCreature(scene, decision)}?`,
  skip: () => 'Diese wurden nicht aktiviert. Wer überspringt seine Aktivierung zuerst?',
  skirmish: () => 'Welche Kreatur aktivierst du?',
  swap: (decision, scene) =>
    `Tauscht ${aboutCreature(scene, decision)} den Platz mit ${aboutCreature(scene, decision, 1)}?`,
  target: (decision, scene) => `Wen greift ${aboutCreature(scene, decision)} an?`,
  terrain: () => 'Welches einzigartige Gelände legst du, und wohin?',
  turn: () => 'Was tust du?',
};

const EFFECTS: Readonly<Record<Discard, string>> = {
  strength: '2 Heldenstärke',
  minion: 'einen Diener neben deinem Helden',
  draw: 'eine Karte',
};

export const options: Options = {
  hex: ({ hex }, scene, { kind }) =>
    kind === 'push' || kind === 'place' ? withTerrain(place(scene, hex), pieceAt(scene, hex)) : place(scene, hex),
  walk: ({ hex, steps }, scene) =>
    `gehen nach ${place(scene, hex)}${steps === null ? '' : ` (${count(steps, 'Schritt', 'Schritte')})`}`,
  run: ({ hex, steps }, scene) =>
    `laufen nach ${place(scene, hex)} (${steps === null ? '' : `${count(steps, 'Schritt', 'Schritte')}, `}kein Angriff)`,
  creature: ({ creature }, scene) => creatureAt(scene, creature),
  activate: ({ creature }, scene) => {
    const stunned = scene.state.creatures[creature]?.stun === true;
    return `${creatureAt(scene, creature)} aktivieren${stunned ? ' (verliert nur die Betäubungsmarke)' : ''}`;
  },
  skip: ({ creature }, scene) => `die Aktivierung von ${creatureAt(scene, creature)} überspringen`,
  remove: ({ creature }, scene) => `${creatureAt(scene, creature)} vom Schlachtfeld nehmen`,
  hook: ({ creature }, scene) => `${creatureAt(scene, creature)} heranziehen (${keywordName('Hook', 'de')})`,
  heal: ({ creature }, scene) => `${creatureAt(scene, creature)} heilen (${keywordName('Healer', 'de')})`,
  longshot: ({ creature }, scene) => `auf ${creatureAt(scene, creature)} schießen (${keywordName('Longshot', 'de')})`,
  attack: ({ box, creature }, scene, { about }) => {
    const seen = previewAttack(scene.state, about?.[0] ?? NOBODY, creature, box);
    const how = seen === null ? '' : `: ${attackName(seen.type, 'de')}, ${dice(seen.dice)}`;
    return `${creatureAt(scene, creature)} angreifen${how}`;
  },
  close: ({ property }, scene, { about }) =>
    `statt Bewegung und Angriff: ${propertyText(scene, about?.[0] ?? NOBODY, property)}`,
  card: ({ card }, scene, { kind }) => {
    const what = cardKind(scene, card);
    const { cost, income } = valueOfCard(scene, card);
    if (kind === 'return-cards' || kind === 'discard')
      return `${cardName(scene, card)}, ${kindName(what, 'de')}, Kosten ${cost}, Einnahme ${income}`;
    if (kind === 'destroy-card' || kind === 'hall-card')
      return `${ownedCardName(scene, card)}, ${kindName(what, 'de')}`;
    if (what !== 'character') return `${cardName(scene, card)}, ${kindName(what, 'de')}`;
    const stars = starsOn(scene, card);
    return `${cardName(scene, card)}, ${stars.length === 0 ? 'ohne Rang' : stars.join(' + ')}`;
  },
  play: ({ card }, scene) =>
    `${cardName(scene, card)} abspielen, ${kindName(cardKind(scene, card), 'de')} (Kosten ${valueOfCard(scene, card).cost})`,
  income: ({ card }, scene) =>
    `${cardName(scene, card)} in die Ahnenhalle legen (Einnahme ${valueOfCard(scene, card).income})`,
  deploy: ({ card }, scene) => `${cardName(scene, card)} ausbringen (Kosten ${valueOfCard(scene, card).cost})`,
  use: ({ card, property }, scene) => `${cardName(scene, card)} nutzen: ${useText(scene, card, property)}`,
  feat: ({ card }, scene) => `Fähigkeitenkarte ${cardName(scene, card)} abspielen (${points(featPoints(scene, card))})`,
  'discard-feat': ({ card, effect }, scene) =>
    `Fähigkeitenkarte ${cardName(scene, card)} ablegen für ${EFFECTS[effect]}`,
  tactic: ({ card }, scene) => {
    const text = reactionText(scene, card);
    const how =
      cardKind(scene, card) === 'relic'
        ? `${cardName(scene, card)} nutzen`
        : `${cardName(scene, card)} abspielen (Kosten ${valueOfCard(scene, card).cost})`;
    return text === '' ? how : `${how}: ${text}`;
  },
  property: ({ trigger, creature }, scene) =>
    `Eigenschaft von ${creatureAt(scene, creature)}: ${propertyText(scene, creature, trigger)}`,
  terrain: ({ piece, hex }, scene) => `${terrainName(piece, 'de')} auf ${place(scene, hex)}`,
  seat: ({ seat }) => player(seat),
  order: ({ name }) => momentName(name, 'de'),
  pool: ({ dice: pool }) => dice(pool),
  die: ({ n, die }) => `${n + 1}. Würfel: ${colour(die)}`,
  rolled: ({ n, die, symbol: face }) => `${n + 1}. Würfel: ${colour(die)}, ${symbol(face)}`,
  word: ({ word }, scene, decision) =>
    word === 'Attack Master' ? attackMaster(rerolls(scene, decision)) : (WORDS[word] ?? declined(decision.kind)),
};

/** "5,3 (Wald)" */
function withTerrain(where: string, piece: string): string {
  return piece === '' ? where : `${where} (${terrainName(piece, 'de')})`;
}

/** Null where the word depends on the question. */
const WORDS: Readonly<Record<Exclude<OptionWord, 'Attack Master'>, string | null>> = {
  pass: null,
  yes: 'ja',
  end: 'den Spielzug beenden',
  stay: 'hier bleiben',
  here: 'von hier aus angreifen',
  skip: 'den nächsten Spieler weitermachen lassen',
  minion: 'einen Diener neben deinem Helden ausbringen (2 Heldenstärke)',
};

function attackMaster(number: number): string {
  return `bis zu ${number} Würfel neu werfen (${keywordName('Attack Master', 'de')})`;
}

const DECLINED: Readonly<Partial<Record<DecisionKind, string>>> = {
  action: 'nichts mehr',
  'change-dice': 'die Würfel so lassen',
  'deploy-character': 'niemanden mehr',
  mobility: 'hier bleiben',
  protector: 'niemand',
  pursuit: 'kein weiterer Angriff',
  push: 'nicht schieben',
  react: 'nicht reagieren',
  reborn: 'niemand',
  shift: 'hier bleiben',
  terrain: 'kein Gelände',
};

function declined(kind: string): string {
  return (isKnown(kind) ? DECLINED[kind] : undefined) ?? 'nein';
}
