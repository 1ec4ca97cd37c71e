/**
 * Questions and options in German.
 */
import { und } from '@muster/grammar/german';
import { library } from '../../content/library.ts';
import { NOBODY } from '../../state.ts';
import type { Word } from '../choice.ts';
import { questionOf, type DecisionKind } from '../kinds.ts';
import { cardOfFirst, fixedDice, isOpen, powerAt, ratedName } from '../powers.ts';
import { areFriendly, isShooting, previewAttack } from '../preview.ts';
import { aboutCard, aboutFigure, cardName, faceAsked, figureAt, figureName, places, type Scene } from '../scene.ts';
import type { Options, Prompts } from '../wording.ts';
import { dice, markers, player, points, thing, wounds } from './terms.ts';

export const prompts: Prompts = {
  activate: () => 'Welche Karte aktivierst du?',
  'action-order': () => 'Willst du zuerst bewegen oder zuerst angreifen?',
  'after-turn': (decision, scene) => `Folgt auf den Zug von ${aboutCard(scene, decision)} ein weiterer Zug?`,
  'also-affected': (decision, scene) => `Wen trifft der Angriff von ${aboutFigure(scene, decision)} außerdem?`,
  arrive: (decision, scene) => `Wo betritt ${aboutFigure(scene, decision)} das Schlachtfeld?`,
  attacker: (decision, scene) => `Welche Figur von ${aboutCard(scene, decision)} greift an?`,
  barrage: (decision, scene) => `Was tut ${aboutFigure(scene, decision)} als Nächstes: ziehen oder angreifen?`,
  'before-turn': (decision, scene) => `Ziehen andere vor ${aboutCard(scene, decision)} oder anstelle dieser Karte?`,
  'bonus-mover': () => 'Welche Figur bewegst du?',
  carry: (decision, scene) => `Wen nimmt ${aboutFigure(scene, decision)} mit?`,
  choose: (decision, scene, power) => `Wen wählt ${aboutFigure(scene, decision)} für ${power}?`,
  'choose-for-game': (decision, scene, as) =>
    `Welche Karte wählt ${aboutCard(scene, decision)} für das ganze Spiel (${as})?`,
  command: (decision, scene) => `Wer zieht anstelle von ${aboutCard(scene, decision)}?`,
  'd20-bonus': () => 'Zählst du den Bonus zu diesem Wurf des W20 hinzu?',
  'defence-order': () => 'Wer verteidigt sich als Nächstes?',
  deploy: (decision, scene) => `Wo stellst du ${aboutFigure(scene, decision)} auf?`,
  destination: (decision, scene) =>
    `Wohin bewegt sich ${aboutFigure(scene, decision)}?${pointsLeft(scene, decision.about?.[0])}`,
  'destroy-one': () => 'Welche Figur wird zerstört?',
  dice: (decision, scene) => `Mit wie vielen Würfeln greift ${aboutFigure(scene, decision)} an?`,
  distribute: () => 'Wer erleidet die nächste Wunde?',
  draft: ({ seat }, { state }) => {
    const { pointLimit } = state.map.scenario;
    const left = pointLimit - (state.players[seat]?.spent ?? 0);
    return `Welche Karte nimmst du? Übrig: ${left} von ${pointLimit} Punkten.`;
  },
  gather: (decision, scene) => `Wer wird in die Nähe von ${aboutFigure(scene, decision)} gestellt?`,
  'glyph:Erland': (decision, scene) => `Ruft ${aboutFigure(scene, decision)} mit der Glyphe Erland eine Figur herbei?`,
  'glyph:Erland:figure': () => 'Welche Figur ruft die Glyphe Erland herbei?',
  'glyph:Erland:space': (decision, scene) => `Wohin kommt ${aboutFigure(scene, decision)}?`,
  'glyph:Nilrend': (decision, scene) =>
    `Setzt ${aboutFigure(scene, decision)} die Glyphe Nilrend gegen die Fähigkeiten eines Gegners ein?`,
  'glyph:Nilrend:figure': () => 'Wessen Fähigkeiten soll die Glyphe Nilrend aufheben?',
  'glyph:Oreld': (decision, scene) =>
    `Setzt ${aboutFigure(scene, decision)} die Glyphe Oreld gegen einen Befehlsmarker eines Gegners ein?`,
  'glyph:Oreld:card': () => 'Von welcher Karte wird ein verdeckter Befehlsmarker genommen?',
  'glyph:Sturla': (decision, scene) =>
    `Setzt ${aboutFigure(scene, decision)} die Glyphe Sturla ein, die zerstörte Figuren zurückbringen kann?`,
  'glyph:Sturla:space': (decision, scene) => `Wo kommt ${aboutFigure(scene, decision)} zurück?`,
  'glyph:Sturla:zone': (decision, scene) => `In welche Startzone kommt ${aboutFigure(scene, decision)} zurück?`,
  'glyph:Wannok:figure': () => 'Welche deiner Figuren erleidet die Wunde der Glyphe Wannok?',
  'glyph:Wannok:player': () => 'Welcher Spieler muss durch die Glyphe Wannok eine Wunde hinnehmen?',
  grab: (decision, scene) => `Wen packt ${aboutFigure(scene, decision)}?`,
  heal: (decision, scene) => `Wie viele Wunden von ${aboutFigure(scene, decision)} werden geheilt?`,
  'initiative-bonus': (decision, scene) =>
    `Zählst du den Bonus von ${aboutCard(scene, decision)} zu deinem Initiativewurf hinzu?`,
  'life-bond': (decision, scene) => `Opferst du eine Figur, um ${aboutFigure(scene, decision)} zu heilen?`,
  'life-bond:figure': (decision, scene) => `Welche Figur opferst du für ${aboutFigure(scene, decision)}?`,
  line: (decision, scene) => `Entlang welcher Linie greift ${aboutFigure(scene, decision)} an?`,
  link: (decision, scene) => `Mit welcher Gruppe bildet ${aboutCard(scene, decision)} ein Paar?`,
  linked: () => 'Welche Karte des Paares handelt zuerst?',
  'lose-power-point': () => 'Welche Karte beginnt ohne ihren Machtpunkt?',
  marker: (_decision, _scene, face) => `Auf welche Karte legst du den Befehlsmarker ${face}?`,
  mover: (decision, scene) => `Welche Figur von ${aboutCard(scene, decision)} bewegt sich?`,
  opponent: () => 'Welchen gegnerischen Spieler wählst du?',
  place: (decision, scene) => `Wohin wird ${aboutFigure(scene, decision)} gestellt?`,
  power: () => 'Setzt du eine Fähigkeit ein?',
  'power-point': (decision, scene) =>
    `Gibst du einen Machtpunkt aus, um den Wurf für ${aboutFigure(scene, decision)} zu wiederholen?`,
  react: ({ about }, scene) => {
    const [self = NOBODY, it = NOBODY] = about ?? [];
    const names = [self, it].filter((id, i, all) => id !== NOBODY && all.indexOf(id) === i);
    return `Setzt du jetzt eine Fähigkeit ein (${und(names.map((id) => figureName(scene, id)))})?`;
  },
  redistribute: (decision) => `Auf welche Karte kommt jetzt der Befehlsmarker ${faceAsked(decision)}?`,
  reroll: (decision, scene) =>
    `Wiederholst du die Verteidigungswürfel von ${aboutFigure(scene, decision)}, die keinen Schild zeigen?`,
  reveal: () => 'Welchen Befehlsmarker deckst du auf?',
  revive: () => 'Welche zerstörte Figur kommt zurück?',
  'spend-markers': () => 'Von welcher Karte nimmst du wie viele Befehlsmarker?',
  spirit: (decision, scene) => `Auf welche Karte geht der Geist von ${aboutFigure(scene, decision)} über?`,
  target: (decision, scene) =>
    isShooting(scene.state)
      ? `Wen greift ${aboutFigure(scene, decision)} als Nächstes an?`
      : `Wen greift ${aboutFigure(scene, decision)} an?`,
  teleport: (decision, scene, power) => `Wohin gelangt ${aboutFigure(scene, decision)} mit ${power}?`,
  'turn-after-arrival': (decision, scene) => `Führst du sofort einen Zug mit ${aboutCard(scene, decision)} aus?`,
};

/** Points are known while the figure's own move is under way. */
function pointsLeft({ state }: Scene, figure: number | undefined): string {
  const turn = state.turns.at(-1);
  if (turn === undefined || turn.mover !== figure) return '';
  const road = turn.roadLeft > turn.left ? ` (auf der Straße ${turn.roadLeft})` : '';
  return ` ${points(turn.left)}${road}.`;
}

export const options: Options = {
  record: ({ id }) => {
    const card = library().cards[library().byId(id) ?? NOBODY];
    return card === undefined ? id : `${card.name}, ${points(card.points)}`;
  },
  space: ({ at, way }, scene) => {
    if (way === null) return places(scene, at);
    const how =
      way.gait === 'fly' ? ', im Flug' : way.gait === 'road' || way.gait === 'half-road' ? ', auf der Straße' : '';
    return `${places(scene, at)}: ${points(way.cost)}${how}${way.dangerous ? ', gefährlich' : ''}`;
  },
  figure: ({ figure }, scene) => figureAt(scene, figure),
  move: ({ figure }, scene) => `${figureAt(scene, figure)} bewegen`,
  turn: ({ figure }, scene) => `${figureAt(scene, figure)} umdrehen`,
  attack: ({ figure }, scene) => `mit ${figureAt(scene, figure)} angreifen`,
  shove: ({ figure }, scene) => `${figureAt(scene, figure)} schubsen`,
  trample: ({ figure }, scene) => `${figureAt(scene, figure)} niedertrampeln`,
  target: ({ figure, normal }, scene, { kind, about }) => {
    const whom = target(scene, about, figure);
    const seen = normal ? previewAttack(scene.state, about?.[0] ?? NOBODY, figure) : null;
    if (seen === null) return kind === 'barrage' ? `Angriff auf ${whom}` : whom;
    return `${whom}: ${dice(seen.attack, 'Angriffswürfel')} gegen ${dice(seen.defence, 'Verteidigungswürfel')}`;
  },
  card: ({ card, figure }, scene) => (figure === NOBODY ? cardName(scene, card) : figureAt(scene, figure)),
  seat: ({ seat }) => player(seat),
  zone: ({ zone }) => `Startzone ${zone}`,
  number: ({ n }, _scene, { kind }) => (kind === 'heal' ? wounds(n) : dice(n)),
  marker: ({ face, card }, scene) => `Befehlsmarker ${face} auf ${cardName(scene, card)}`,
  spend: ({ card, count }, scene) => `${markers(count)} von ${cardName(scene, card)}`,
  power: ({ power, figure }, scene) =>
    `${ratedName(scene, scene.state.figures[figure]?.card ?? NOBODY, power)} mit ${figureAt(scene, figure)}`,
  bond: ({ place, card, figure }, scene, { about }) =>
    `ein Zug mit ${figure === NOBODY ? cardName(scene, card) : figureAt(scene, figure)} (${powerAt(scene, about?.[0] ?? NOBODY, place)})`,
  command: ({ place, list }, scene, { about }) =>
    `Züge mit anderen (${powerAt(scene, about?.[0] ?? NOBODY, place)}${list === 0 ? '' : `, ${list + 1}. Möglichkeit`})`,
  door: ({ piece }, scene) => `${thing(scene, piece, 'acc')} ${isOpen(scene, piece) ? 'schließen' : 'öffnen'}`,
  object: ({ piece }, scene) => thing(scene, piece),
  leap: ({ place, at }, scene, { about }) =>
    `${powerAt(scene, cardOfFirst(scene, about), place)} nach ${places(scene, at)}`,
  teleport: ({ place, at }, scene, { about }) =>
    `${powerAt(scene, cardOfFirst(scene, about), place)} nach ${places(scene, at)}`,
  special: ({ place, target: victim, piece }, scene, { about }) => {
    const card = cardOfFirst(scene, about);
    const number = fixedDice(scene, card, place);
    const whom =
      victim !== NOBODY ? target(scene, about, victim) : piece !== NOBODY ? thing(scene, piece, 'acc') : null;
    const against = whom === null ? '' : ` gegen ${whom}`;
    return `${powerAt(scene, card, place)}${against}${number === null ? '' : `: ${dice(number, 'Angriffswürfel')}`}`;
  },
  combined: ({ place, target, others }, scene, { about }) => {
    const card = cardOfFirst(scene, about);
    const number = fixedDice(scene, card, place);
    const together = others.length === 0 ? '' : ` zusammen mit ${und(others.map((id) => figureName(scene, id)))}`;
    const rolls = number === null ? '' : `: ${dice(number, 'Angriffswürfel')}`;
    return `${powerAt(scene, card, place)} gegen ${figureAt(scene, target)}${together}${rolls}`;
  },
  instead: ({ place }, scene, { about }) => `stattdessen ${powerAt(scene, cardOfFirst(scene, about), place)} einsetzen`,
  line: ({ n, figures }, scene) =>
    figures === null ? `${n + 1}. Linie` : `${n + 1}. Linie: ${und(figures.map((id) => figureAt(scene, id)))}`,
  word: ({ word }, _scene, { kind }) => WORDS[word] ?? declined(kind),
};

/** Friends are told from enemies. */
function target(scene: Scene, about: readonly number[] | undefined, figure: number): string {
  const isFriend = areFriendly(scene.state, about?.[0] ?? NOBODY, figure);
  return `${figureAt(scene, figure)}${isFriend ? ', verbündet' : ''}`;
}

/** Null where the word depends on the question. */
const WORDS: Readonly<Record<Word, string | null>> = {
  pass: null,
  use: 'ja',
  yes: 'ja',
  no: 'nein',
  card: 'den Machtpunkt der Karte',
  army: 'einen Machtpunkt der Armee',
  'move-first': 'zuerst bewegen',
  'attack-first': 'zuerst angreifen',
  'fall-off': 'loslassen und fallen',
};

const DECLINED: Readonly<Partial<Record<DecisionKind, string>>> = {
  arrive: 'nicht kommen',
  place: 'hier bleiben',
  grab: 'niemanden',
  carry: 'niemanden',
  barrage: 'aufhören',
  'also-affected': 'niemanden sonst',
  attacker: 'kein weiterer Angriff',
  'bonus-mover': 'niemanden',
  'choose-for-game': 'keine',
  command: 'niemand sonst',
  destination: 'hier bleiben',
  distribute: 'niemand sonst',
  draft: 'die Armee ist vollständig',
  gather: 'niemand sonst',
  'glyph:Oreld:card': 'von keiner',
  'glyph:Wannok:player': 'niemand',
  line: 'nur das Ziel',
  mover: 'niemand bewegt sich mehr',
  power: 'keine Fähigkeit',
  react: 'keine Fähigkeit',
  redistribute: 'liegen lassen',
  reroll: 'den Wurf behalten',
  revive: 'niemand',
  target: 'kein Angriff',
  teleport: 'hier bleiben',
};

function declined(kind: string): string {
  const question = questionOf(kind);
  return (question === null ? undefined : DECLINED[question.kind]) ?? 'nein';
}
