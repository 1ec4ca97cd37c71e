/**
 * Questions and options in Italian.
 */
import { letterOf } from '@muster/engine';
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
import { colour, dice, ofPlayer, points, symbol } from './terms.ts';

/** What can be reacted to besides what the log tells. */
const moments: Moments = {
  'round-begins': () => 'Il round comincia.',
  'round-ends': () => 'Il round finisce.',
  'turn-ends': ({ seat }) => `Il turno ${ofPlayer(seat)} finisce.`,
  'attack-ended': ({ attacker, target }, scene) =>
    `${creatureName(scene, attacker)} ha attaccato ${creatureName(scene, target)}.`,
  healed: ({ creature }, scene) => `${creatureName(scene, creature)} è stata curata.`,
  damage: ({ creature, damage, by, source }, scene) => {
    const from = source !== '' ? source : by === NOBODY ? '' : creatureName(scene, by);
    return `${creatureName(scene, creature)} sta per subire ${damage} di danno${from === '' ? '' : ` da ${from}`}.`;
  },
};

export const prompts: Prompts = {
  action: (decision, scene) => `Che cosa fa ${aboutCreature(scene, decision)}?`,
  advance: (decision, scene) => `${aboutCreature(scene, decision)} avanza nell'esagono del bersaglio?`,
  'armour-relic': () => 'Quale reliquia assorbe il danno con i suoi segnalini armatura?',
  'change-dice': (decision, scene) => `Cambi dei dadi nell'attacco di ${aboutCreature(scene, decision)}?`,
  choose: (decision, scene) => {
    const whose = decision.about?.length === 1 ? ` per ${aboutCreature(scene, decision)}` : '';
    return decision.max === 1 ? `Quale creatura scegli${whose}?` : `Quali creature scegli${whose}?`;
  },
  cleave: (decision, scene) => `Chi altro colpisce il Fendente di ${aboutCreature(scene, decision)}?`,
  contract: (decision, scene) =>
    `Paghi ${contractCost(scene, decision)} di forza eroica per il Contratto di ${aboutCreature(scene, decision)}? ${contractText(scene, decision)}`,
  counterattack: (decision, scene) =>
    `${aboutCreature(scene, decision)} contrattacca ${aboutCreature(scene, decision, 1)}?`,
  deaths: () => 'Muoiono più creature. Quale per prima?',
  deploy: (decision, scene) => `Dove schieri ${cardName(scene, deployedCard(decision))}?`,
  'deploy-character': () => 'Quale personaggio schieri?',
  'destroy-card': () => 'Quale carta distruggi?',
  dice: () => 'Quali sei dadi tiri?',
  discard: ({ min }) => (min === 1 ? 'Quale carta scarti?' : 'Quali carte scarti?'),
  enchant: () => 'Su quale creatura getti la malia?',
  feat: () => "Giochi un'impresa adesso?",
  'hall-card': () => 'Quale carta lascia la Sala degli Antenati?',
  hero: () => 'Dove metti il tuo eroe?',
  'leave-out': (decision, scene) => {
    const { bronze, silver, gold } = leadershipOf(scene, decision);
    return `Il tuo eroe guida ${bronze} di bronzo, ${silver} d'argento e ${gold} d'oro: quale personaggio lasci fuori?`;
  },
  'military-feat': (decision, scene) =>
    `La creatura ${aboutCreature(scene, decision)} è distrutta. Giochi per questo un'impresa militare?`,
  minion: (decision, scene) => `Dove schieri il servitore, in contatto con ${aboutCreature(scene, decision)}?`,
  mobility: (decision, scene) => `Dove si muove ${aboutCreature(scene, decision)} dopo l'attacco?`,
  move: (decision, scene) => `Dove si muove ${aboutCreature(scene, decision)}?`,
  opponent: () => 'Quale giocatore scegli?',
  order: (decision, scene) => `Che cosa accade per primo a ${aboutCreature(scene, decision)}?`,
  pool: (decision, scene) => `Sono ugualmente grandi. Quali dadi tira ${aboutCreature(scene, decision)}?`,
  place: (decision, scene) => `Dove collochi ${aboutCreature(scene, decision)}?`,
  protector: (decision, scene) => `Qualcuno subisce il danno al posto di ${aboutCreature(scene, decision)}?`,
  pursuit: (decision, scene) => `Dove ${aboutCreature(scene, decision)} insegue il nemico, per attaccare di nuovo?`,
  push: (decision, scene) => `Dove spingi ${aboutCreature(scene, decision)}?`,
  react: (decision, scene) => `${happened(decision, scene, events, moments)}Reagisci?`,
  reborn: (decision, scene) => `Qualcuno risorge al posto di ${aboutCreature(scene, decision)}?`,
  reroll: ({ max }) => (max === 1 ? 'Quale dado cambi?' : 'Quali dadi ritiri?'),
  'return-cards': () => 'Quali tre carte tornano nel tuo mazzo di battaglia?',
  shift: (decision, scene) => `Dove muovi ${aboutCreature(scene, decision)}?`,
  skip: () => 'Queste creature non sono state attivate. Quale salta per prima la sua attivazione?',
  skirmish: () => 'Quale creatura attivi?',
  swap: (decision, scene) =>
    `${aboutCreature(scene, decision)} si scambia di posto con ${aboutCreature(scene, decision, 1)}?`,
  target: (decision, scene) => `Chi attacca ${aboutCreature(scene, decision)}?`,
  terrain: () => 'Quale terreno unico metti, e dove?',
  turn: () => 'Che cosa fai?',
};

const EFFECTS: Readonly<Record<Discard, string>> = {
  strength: '2 di forza eroica',
  minion: 'un servitore accanto al tuo eroe',
  draw: 'una carta',
};

export const options: Options = {
  hex: ({ hex }, scene, { kind }) =>
    kind === 'push' || kind === 'place' ? withTerrain(place(scene, hex), pieceAt(scene, hex)) : place(scene, hex),
  walk: ({ hex, steps }, scene) =>
    `cammina su ${place(scene, hex)}${steps === null ? '' : ` (${count(steps, 'passo', 'passi')})`}`,
  run: ({ hex, steps }, scene) =>
    `corri su ${place(scene, hex)} (${steps === null ? '' : `${count(steps, 'passo', 'passi')}, `}nessun attacco)`,
  creature: ({ creature }, scene) => creatureAt(scene, creature),
  activate: ({ creature }, scene) => {
    const stunned = scene.state.creatures[creature]?.stun === true;
    return `attiva ${creatureAt(scene, creature)}${stunned ? ' (perde solo il segnalino stordimento)' : ''}`;
  },
  skip: ({ creature }, scene) => `salta l'attivazione di ${creatureAt(scene, creature)}`,
  remove: ({ creature }, scene) => `togli ${creatureAt(scene, creature)} dal campo di battaglia`,
  hook: ({ creature }, scene) => `trascina qui ${creatureAt(scene, creature)} (${keywordName('Hook', 'it')})`,
  heal: ({ creature }, scene) => `cura ${creatureAt(scene, creature)} (${keywordName('Healer', 'it')})`,
  longshot: ({ creature }, scene) => `tira a ${creatureAt(scene, creature)} (${keywordName('Longshot', 'it')})`,
  attack: ({ box, creature }, scene, { about }) => {
    const seen = previewAttack(scene.state, about?.[0] ?? NOBODY, creature, box);
    const how = seen === null ? '' : `: ${attackName(seen.type, 'it')}, ${dice(seen.dice)}`;
    return `attacca ${creatureAt(scene, creature)}${how}`;
  },
  close: ({ property }, scene, { about }) =>
    `invece di muoversi e attaccare: ${propertyText(scene, about?.[0] ?? NOBODY, property)}`,
  card: ({ card }, scene, { kind }) => {
    const what = cardKind(scene, card);
    const { cost, income } = valueOfCard(scene, card);
    if (kind === 'return-cards' || kind === 'discard')
      return `${cardName(scene, card)}, ${kindName(what, 'it')}, costo ${cost}, rendita ${income}`;
    if (kind === 'destroy-card' || kind === 'hall-card')
      return `${ownedCardName(scene, card)}, ${kindName(what, 'it')}`;
    if (what !== 'character') return `${cardName(scene, card)}, ${kindName(what, 'it')}`;
    const stars = starsOn(scene, card);
    return `${cardName(scene, card)}, ${stars.length === 0 ? 'senza rango' : stars.join(' + ')}`;
  },
  play: ({ card }, scene) =>
    `gioca ${cardName(scene, card)}, ${kindName(cardKind(scene, card), 'it')} (costo ${valueOfCard(scene, card).cost})`,
  income: ({ card }, scene) =>
    `metti ${cardName(scene, card)} nella Sala degli Antenati (rendita ${valueOfCard(scene, card).income})`,
  deploy: ({ card }, scene) => `schiera ${cardName(scene, card)} (costo ${valueOfCard(scene, card).cost})`,
  use: ({ card, property }, scene) => `usa ${cardName(scene, card)}: ${useText(scene, card, property)}`,
  feat: ({ card }, scene) => `gioca l'impresa ${cardName(scene, card)} (${points(featPoints(scene, card))})`,
  'discard-feat': ({ card, effect }, scene) => `scarta l'impresa ${cardName(scene, card)} per ${EFFECTS[effect]}`,
  tactic: ({ card }, scene) => {
    const text = reactionText(scene, card);
    const how =
      cardKind(scene, card) === 'relic'
        ? `usa ${cardName(scene, card)}`
        : `gioca ${cardName(scene, card)} (costo ${valueOfCard(scene, card).cost})`;
    return text === '' ? how : `${how}: ${text}`;
  },
  property: ({ trigger, creature }, scene) =>
    `proprietà di ${creatureAt(scene, creature)}: ${propertyText(scene, creature, trigger)}`,
  terrain: ({ piece, hex }, scene) => `${terrainName(piece, 'it')} su ${place(scene, hex)}`,
  seat: ({ seat }) => `il giocatore ${letterOf(seat)}`,
  order: ({ name }) => momentName(name, 'it'),
  pool: ({ dice: pool }) => dice(pool),
  die: ({ n, die }) => `dado ${n + 1}: ${colour(die)}`,
  rolled: ({ n, die, symbol: face }) => `dado ${n + 1}: ${colour(die)}, ${symbol(face)}`,
  word: ({ word }, scene, decision) =>
    word === 'Attack Master' ? attackMaster(rerolls(scene, decision)) : (WORDS[word] ?? declined(decision.kind)),
};

/** "5,3 (foresta)" */
function withTerrain(where: string, piece: string): string {
  return piece === '' ? where : `${where} (${terrainName(piece, 'it')})`;
}

/** Null where the word depends on the question. */
const WORDS: Readonly<Record<Exclude<OptionWord, 'Attack Master'>, string | null>> = {
  pass: null,
  yes: 'sì',
  end: 'finisci il turno',
  stay: 'resta qui',
  here: 'attacca da qui',
  skip: 'lascia continuare il giocatore seguente',
  minion: 'schiera un servitore accanto al tuo eroe (2 di forza eroica)',
};

function attackMaster(number: number): string {
  return `ritira fino a ${count(number, 'dado', 'dadi')} (${keywordName('Attack Master', 'it')})`;
}

const DECLINED: Readonly<Partial<Record<DecisionKind, string>>> = {
  action: "nient'altro",
  'change-dice': 'lascia i dadi come sono',
  'deploy-character': 'nessun altro',
  mobility: 'resta qui',
  protector: 'nessuno',
  pursuit: 'nessun altro attacco',
  push: 'non spingere',
  react: 'non reagire',
  reborn: 'nessuno',
  shift: 'resta qui',
  terrain: 'nessun terreno',
};

function declined(kind: string): string {
  return (isKnown(kind) ? DECLINED[kind] : undefined) ?? 'no';
}
