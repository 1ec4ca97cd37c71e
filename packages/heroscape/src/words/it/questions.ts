/**
 * Questions and options in Italian.
 */
import { a, e } from '@muster/grammar/italian';
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
  activate: () => 'Quale carta attivi?',
  'action-order': () => 'Prima muovi o prima attacchi?',
  'after-turn': (decision, scene) => `Giochi un altro turno dopo quello di ${aboutCard(scene, decision)}?`,
  'also-affected': (decision, scene) => `Chi altro è colpito dall'attacco di ${aboutFigure(scene, decision)}?`,
  arrive: (decision, scene) => `Dove entra in campo ${aboutFigure(scene, decision)}?`,
  attacker: (decision, scene) => `Quale miniatura di ${aboutCard(scene, decision)} attacca?`,
  barrage: (decision, scene) => `Che cosa fa ora ${aboutFigure(scene, decision)}: si muove o attacca?`,
  'before-turn': (decision, scene) => `Altri giocano prima di ${aboutCard(scene, decision)} o al suo posto?`,
  'bonus-mover': () => 'Quale miniatura muovi?',
  carry: (decision, scene) => `Chi porta con sé ${aboutFigure(scene, decision)}?`,
  choose: (decision, scene, power) => `Chi sceglie ${aboutFigure(scene, decision)} per ${power}?`,
  'choose-for-game': (decision, scene, as) =>
    `Quale carta sceglie ${aboutCard(scene, decision)} per tutta la partita (${as})?`,
  command: (decision, scene) => `Chi gioca un turno al posto di ${aboutCard(scene, decision)}?`,
  'd20-bonus': () => 'Aggiungi il bonus a questo tiro del d20?',
  'defence-order': () => 'Chi si difende per prossimo?',
  deploy: (decision, scene) => `Dove schieri ${aboutFigure(scene, decision)}?`,
  destination: (decision, scene) =>
    `Dove si muove ${aboutFigure(scene, decision)}?${pointsLeft(scene, decision.about?.[0])}`,
  'destroy-one': () => 'Quale miniatura viene distrutta?',
  dice: (decision, scene) => `Con quanti dadi attacca ${aboutFigure(scene, decision)}?`,
  distribute: () => 'Chi riceve la prossima ferita?',
  draft: ({ seat }, { state }) => {
    const { pointLimit } = state.map.scenario;
    const left = pointLimit - (state.players[seat]?.spent ?? 0);
    return `Quale carta prendi? Restano ${left} punti su ${pointLimit}.`;
  },
  gather: (decision, scene) => `Chi viene messo vicino ${a(aboutFigure(scene, decision))}?`,
  'glyph:Erland': (decision, scene) => `${aboutFigure(scene, decision)} chiama una miniatura con il glifo Erland?`,
  'glyph:Erland:figure': () => 'Quale miniatura chiama il glifo Erland?',
  'glyph:Erland:space': (decision, scene) => `Dove arriva ${aboutFigure(scene, decision)}?`,
  'glyph:Nilrend': (decision, scene) =>
    `${aboutFigure(scene, decision)} usa il glifo Nilrend contro i poteri di un nemico?`,
  'glyph:Nilrend:figure': () => 'Di chi deve bloccare i poteri il glifo Nilrend?',
  'glyph:Oreld': (decision, scene) =>
    `${aboutFigure(scene, decision)} usa il glifo Oreld contro un segnalino ordine nemico?`,
  'glyph:Oreld:card': () => 'Da quale carta si prende un segnalino ordine nascosto?',
  'glyph:Sturla': (decision, scene) =>
    `${aboutFigure(scene, decision)} usa il glifo Sturla, che può riportare miniature distrutte?`,
  'glyph:Sturla:space': (decision, scene) => `Dove ritorna ${aboutFigure(scene, decision)}?`,
  'glyph:Sturla:zone': (decision, scene) => `In quale zona di partenza ritorna ${aboutFigure(scene, decision)}?`,
  'glyph:Wannok:figure': () => 'Quale delle tue miniature riceve la ferita del glifo Wannok?',
  'glyph:Wannok:player': () => 'Quale giocatore deve subire una ferita per il glifo Wannok?',
  grab: (decision, scene) => `Chi afferra ${aboutFigure(scene, decision)}?`,
  heal: (decision, scene) => `Quante ferite di ${aboutFigure(scene, decision)} guariscono?`,
  'initiative-bonus': (decision, scene) =>
    `Aggiungi il bonus di ${aboutCard(scene, decision)} al tuo tiro di iniziativa?`,
  'life-bond': (decision, scene) => `Sacrifichi una miniatura per guarire ${aboutFigure(scene, decision)}?`,
  'life-bond:figure': (decision, scene) => `Quale miniatura sacrifichi per ${aboutFigure(scene, decision)}?`,
  line: (decision, scene) => `Lungo quale linea attacca ${aboutFigure(scene, decision)}?`,
  link: (decision, scene) => `Con quale squadra fa coppia ${aboutCard(scene, decision)}?`,
  linked: () => 'Quale carta della coppia agisce per prima?',
  'lose-power-point': () => 'Quale carta comincia senza il suo punto potere?',
  marker: (_decision, _scene, face) => `Su quale carta metti il segnalino ordine ${face}?`,
  mover: (decision, scene) => `Quale miniatura di ${aboutCard(scene, decision)} si muove?`,
  opponent: () => 'Quale avversario scegli?',
  place: (decision, scene) => `Dove va messa la miniatura ${aboutFigure(scene, decision)}?`,
  power: () => 'Usi un potere?',
  'power-point': (decision, scene) => `Spendi un punto potere per ripetere il tiro di ${aboutFigure(scene, decision)}?`,
  react: ({ about }, scene) => {
    const [self = NOBODY, it = NOBODY] = about ?? [];
    const names = [self, it].filter((id, i, all) => id !== NOBODY && all.indexOf(id) === i);
    return `Usi ora un potere (${e(names.map((id) => figureName(scene, id)))})?`;
  },
  redistribute: (decision) => `Su quale carta va ora il segnalino ordine ${faceAsked(decision)}?`,
  reroll: (decision, scene) => `Ripeti i dadi difesa di ${aboutFigure(scene, decision)} senza scudo?`,
  reveal: () => 'Quale segnalino ordine riveli?',
  revive: () => 'Quale miniatura distrutta ritorna?',
  'spend-markers': () => 'Da quale carta togli quanti segnalini ordine?',
  spirit: (decision, scene) => `Su quale carta va lo spirito di ${aboutFigure(scene, decision)}?`,
  target: (decision, scene) =>
    isShooting(scene.state)
      ? `Chi attacca poi ${aboutFigure(scene, decision)}?`
      : `Qual è il bersaglio di ${aboutFigure(scene, decision)}?`,
  teleport: (decision, scene, power) => `Dove va ${aboutFigure(scene, decision)} con ${power}?`,
  'turn-after-arrival': (decision, scene) => `Giochi subito un turno con ${aboutCard(scene, decision)}?`,
};

/** Points are known while the figure's own move is under way. */
function pointsLeft({ state }: Scene, figure: number | undefined): string {
  const turn = state.turns.at(-1);
  if (turn === undefined || turn.mover !== figure) return '';
  const road = turn.roadLeft > turn.left ? ` (${turn.roadLeft} sulla strada)` : '';
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
      way.gait === 'fly' ? ', in volo' : way.gait === 'road' || way.gait === 'half-road' ? ', sulla strada' : '';
    return `${places(scene, at)}: ${points(way.cost)}${how}${way.dangerous ? ', con pericolo' : ''}`;
  },
  figure: ({ figure }, scene) => figureAt(scene, figure),
  move: ({ figure }, scene) => `muovi ${figureAt(scene, figure)}`,
  turn: ({ figure }, scene) => `gira ${figureAt(scene, figure)}`,
  attack: ({ figure }, scene) => `attacca con ${figureAt(scene, figure)}`,
  shove: ({ figure }, scene) => `spingi ${figureAt(scene, figure)}`,
  trample: ({ figure }, scene) => `travolgi ${figureAt(scene, figure)}`,
  target: ({ figure, normal }, scene, { kind, about }) => {
    const whom = target(scene, about, figure);
    const seen = normal ? previewAttack(scene.state, about?.[0] ?? NOBODY, figure) : null;
    if (seen === null) return kind === 'barrage' ? `attacca ${whom}` : whom;
    return `${whom}: ${dice(seen.attack, ' attacco')} contro ${dice(seen.defence, ' difesa')}`;
  },
  card: ({ card, figure }, scene) => (figure === NOBODY ? cardName(scene, card) : figureAt(scene, figure)),
  seat: ({ seat }) => player(seat),
  zone: ({ zone }) => `zona di partenza ${zone}`,
  number: ({ n }, _scene, { kind }) => (kind === 'heal' ? wounds(n) : dice(n)),
  marker: ({ face, card }, scene) => `segnalino ordine ${face} su ${cardName(scene, card)}`,
  spend: ({ card, count }, scene) => `${markers(count)} da ${cardName(scene, card)}`,
  power: ({ power, figure }, scene) =>
    `${ratedName(scene, scene.state.figures[figure]?.card ?? NOBODY, power)} con ${figureAt(scene, figure)}`,
  bond: ({ place, card, figure }, scene, { about }) =>
    `un turno con ${figure === NOBODY ? cardName(scene, card) : figureAt(scene, figure)} (${powerAt(scene, about?.[0] ?? NOBODY, place)})`,
  command: ({ place, list }, scene, { about }) =>
    `turni con altri (${powerAt(scene, about?.[0] ?? NOBODY, place)}${list === 0 ? '' : `, scelta ${list + 1}`})`,
  door: ({ piece }, scene) => `${isOpen(scene, piece) ? 'chiudi' : 'apri'} ${thing(scene, piece).name}`,
  object: ({ piece }, scene) => thing(scene, piece).name,
  leap: ({ place, at }, scene, { about }) =>
    `${powerAt(scene, cardOfFirst(scene, about), place)} fino a ${places(scene, at)}`,
  teleport: ({ place, at }, scene, { about }) =>
    `${powerAt(scene, cardOfFirst(scene, about), place)} fino a ${places(scene, at)}`,
  special: ({ place, target: victim, piece }, scene, { about }) => {
    const card = cardOfFirst(scene, about);
    const number = fixedDice(scene, card, place);
    const whom = victim !== NOBODY ? target(scene, about, victim) : piece !== NOBODY ? thing(scene, piece).name : null;
    const against = whom === null ? '' : ` contro ${whom}`;
    return `${powerAt(scene, card, place)}${against}${number === null ? '' : `: ${dice(number, ' attacco')}`}`;
  },
  combined: ({ place, target, others }, scene, { about }) => {
    const card = cardOfFirst(scene, about);
    const number = fixedDice(scene, card, place);
    const together = others.length === 0 ? '' : ` insieme ${a(e(others.map((id) => figureName(scene, id))))}`;
    const rolls = number === null ? '' : `: ${dice(number, ' attacco')}`;
    return `${powerAt(scene, card, place)} contro ${figureAt(scene, target)}${together}${rolls}`;
  },
  instead: ({ place }, scene, { about }) => `usa invece ${powerAt(scene, cardOfFirst(scene, about), place)}`,
  line: ({ n, figures }, scene) =>
    figures === null ? `linea ${n + 1}` : `linea ${n + 1}: ${e(figures.map((id) => figureAt(scene, id)))}`,
  word: ({ word }, _scene, { kind }) => WORDS[word] ?? declined(kind),
};

/** Friends are told from enemies. */
function target(scene: Scene, about: readonly number[] | undefined, figure: number): string {
  const isFriend = areFriendly(scene.state, about?.[0] ?? NOBODY, figure);
  return `${figureAt(scene, figure)}${isFriend ? ', miniatura amica' : ''}`;
}

/** Null where the word depends on the question. */
const WORDS: Readonly<Record<Word, string | null>> = {
  pass: null,
  use: 'sì',
  yes: 'sì',
  no: 'no',
  card: 'il punto potere della carta',
  army: "un punto potere dell'esercito",
  'move-first': 'prima il movimento',
  'attack-first': "prima l'attacco",
  'fall-off': 'lasciati cadere',
};

const DECLINED: Readonly<Partial<Record<DecisionKind, string>>> = {
  arrive: 'non arriva',
  place: 'resta qui',
  grab: 'nessuno',
  carry: 'nessuno',
  barrage: 'basta',
  'also-affected': 'nessun altro',
  attacker: 'nessun altro attacco',
  'bonus-mover': 'nessuna',
  'choose-for-game': 'nessuna',
  command: 'nessun altro',
  destination: 'resta qui',
  distribute: 'nessun altro',
  draft: "l'esercito è completo",
  gather: 'nessun altro',
  'glyph:Oreld:card': 'da nessuna',
  'glyph:Wannok:player': 'nessuno',
  line: 'solo il bersaglio',
  mover: 'nessuna si muove più',
  power: 'nessun potere',
  react: 'nessun potere',
  redistribute: 'lascialo dove si trova',
  reroll: 'tieni il tiro',
  revive: 'nessuna',
  target: 'nessun attacco',
  teleport: 'resta qui',
};

function declined(kind: string): string {
  const question = questionOf(kind);
  return (question === null ? undefined : DECLINED[question.kind]) ?? 'no';
}
