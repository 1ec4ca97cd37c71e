/**
 * Questions and options in English.
 */
import { and, count } from '@muster/grammar/english';
import { library } from '../../content/library.ts';
import { NOBODY } from '../../state.ts';
import type { Word } from '../choice.ts';
import { questionOf, type DecisionKind } from '../kinds.ts';
import { cardOfFirst, fixedDice, isOpen, powerAt, ratedName } from '../powers.ts';
import { areFriendly, isShooting, previewAttack } from '../preview.ts';
import { aboutCard, aboutFigure, cardName, faceAsked, figureAt, figureName, places, type Scene } from '../scene.ts';
import type { Options, Prompts } from '../wording.ts';
import { dice, player, thing, wounds } from './terms.ts';

export const prompts: Prompts = {
  activate: () => 'Which card do you activate?',
  'action-order': () => 'Do you move or attack first?',
  'after-turn': (decision, scene) => `Do you take another turn after that of ${aboutCard(scene, decision)}?`,
  'also-affected': (decision, scene) => `Who else is hit by the attack of ${aboutFigure(scene, decision)}?`,
  arrive: (decision, scene) => `Where does ${aboutFigure(scene, decision)} enter the battlefield?`,
  attacker: (decision, scene) => `Which figure of ${aboutCard(scene, decision)} attacks?`,
  barrage: (decision, scene) => `What does ${aboutFigure(scene, decision)} do next: move or attack?`,
  'before-turn': (decision, scene) => `Do others take turns before or instead of ${aboutCard(scene, decision)}?`,
  'bonus-mover': () => 'Which figure do you move?',
  carry: (decision, scene) => `Whom does ${aboutFigure(scene, decision)} take along?`,
  choose: (decision, scene, power) => `Whom does ${aboutFigure(scene, decision)} choose for ${power}?`,
  'choose-for-game': (decision, scene, as) =>
    `Which card does ${aboutCard(scene, decision)} choose for the whole game (${as})?`,
  command: (decision, scene) => `Who takes a turn instead of ${aboutCard(scene, decision)}?`,
  'd20-bonus': () => 'Do you add the bonus to this roll of the d20?',
  'defence-order': () => 'Who defends next?',
  deploy: (decision, scene) => `Where do you deploy ${aboutFigure(scene, decision)}?`,
  destination: (decision, scene) =>
    `Where does ${aboutFigure(scene, decision)} move?${pointsLeft(scene, decision.about?.[0])}`,
  'destroy-one': () => 'Which figure is destroyed?',
  dice: (decision, scene) => `With how many dice does ${aboutFigure(scene, decision)} attack?`,
  distribute: () => 'Who receives the next wound?',
  draft: ({ seat }, { state }) => {
    const { pointLimit } = state.map.scenario;
    const left = pointLimit - (state.players[seat]?.spent ?? 0);
    return `Which card do you take? ${left} of ${count(pointLimit, 'point')} are left.`;
  },
  gather: (decision, scene) => `Who is placed near ${aboutFigure(scene, decision)}?`,
  'glyph:Erland': (decision, scene) => `Does ${aboutFigure(scene, decision)} call a figure with the glyph Erland?`,
  'glyph:Erland:figure': () => 'Which figure is called by the glyph Erland?',
  'glyph:Erland:space': (decision, scene) => `Where does ${aboutFigure(scene, decision)} come to stand?`,
  'glyph:Nilrend': (decision, scene) =>
    `Does ${aboutFigure(scene, decision)} use the glyph Nilrend against the powers of an enemy?`,
  'glyph:Nilrend:figure': () => 'Whose powers is the glyph Nilrend to block?',
  'glyph:Oreld': (decision, scene) =>
    `Does ${aboutFigure(scene, decision)} use the glyph Oreld against an order marker of an enemy?`,
  'glyph:Oreld:card': () => 'From which card is a hidden order marker taken?',
  'glyph:Sturla': (decision, scene) =>
    `Does ${aboutFigure(scene, decision)} use the glyph Sturla, which may bring back destroyed figures?`,
  'glyph:Sturla:space': (decision, scene) => `Where does ${aboutFigure(scene, decision)} come back?`,
  'glyph:Sturla:zone': (decision, scene) => `In which start zone does ${aboutFigure(scene, decision)} come back?`,
  'glyph:Wannok:figure': () => 'Which of your figures receives the wound of the glyph Wannok?',
  'glyph:Wannok:player': () => 'Which player must receive a wound by the glyph Wannok?',
  grab: (decision, scene) => `Whom does ${aboutFigure(scene, decision)} carry off?`,
  heal: (decision, scene) => `How many wounds of ${aboutFigure(scene, decision)} are healed?`,
  'initiative-bonus': (decision, scene) =>
    `Do you add the bonus of ${aboutCard(scene, decision)} to your initiative roll?`,
  'life-bond': (decision, scene) => `Do you give up a figure to heal ${aboutFigure(scene, decision)}?`,
  'life-bond:figure': (decision, scene) => `Which figure do you give up for ${aboutFigure(scene, decision)}?`,
  line: (decision, scene) => `Along which line does ${aboutFigure(scene, decision)} attack?`,
  link: (decision, scene) => `With which squad is ${aboutCard(scene, decision)} paired?`,
  linked: () => 'Which card of the pair acts first?',
  'lose-power-point': () => 'Which card begins without its power point?',
  marker: (_decision, _scene, face) => `On which card do you place order marker ${face}?`,
  mover: (decision, scene) => `Which figure of ${aboutCard(scene, decision)} moves?`,
  opponent: () => 'Which opponent do you choose?',
  place: (decision, scene) => `Where is ${aboutFigure(scene, decision)} placed?`,
  power: () => 'Do you use a power?',
  'power-point': (decision, scene) =>
    `Do you spend a power point to repeat the roll for ${aboutFigure(scene, decision)}?`,
  react: ({ about }, scene) => {
    const [self = NOBODY, it = NOBODY] = about ?? [];
    const names = [self, it].filter((id, i, all) => id !== NOBODY && all.indexOf(id) === i);
    return `Do you use a power now (${and(names.map((id) => figureName(scene, id)))})?`;
  },
  redistribute: (decision) => `On which card do you put order marker ${faceAsked(decision)} now?`,
  reroll: (decision, scene) =>
    `Do you roll the defence dice of ${aboutFigure(scene, decision)} without a shield again?`,
  reveal: () => 'Which order marker do you reveal?',
  revive: () => 'Which destroyed figure comes back?',
  'spend-markers': () => 'From which card do you take how many order markers?',
  spirit: (decision, scene) => `To which card does the spirit of ${aboutFigure(scene, decision)} go?`,
  target: (decision, scene) =>
    isShooting(scene.state)
      ? `Whom does ${aboutFigure(scene, decision)} attack next?`
      : `Whom does ${aboutFigure(scene, decision)} attack?`,
  teleport: (decision, scene, power) => `Where does ${aboutFigure(scene, decision)} go with ${power}?`,
  'turn-after-arrival': (decision, scene) => `Do you take a turn with ${aboutCard(scene, decision)} at once?`,
};

/** Points are known while the figure's own move is under way. */
function pointsLeft({ state }: Scene, figure: number | undefined): string {
  const turn = state.turns.at(-1);
  if (turn === undefined || turn.mover !== figure) return '';
  const road = turn.roadLeft > turn.left ? ` (${turn.roadLeft} along the road)` : '';
  return ` ${count(turn.left, 'point')}${road}.`;
}

export const options: Options = {
  record: ({ id }) => {
    const card = library().cards[library().byId(id) ?? NOBODY];
    return card === undefined ? id : `${card.name}, ${count(card.points, 'point')}`;
  },
  space: ({ at, way }, scene) => {
    if (way === null) return places(scene, at);
    const how =
      way.gait === 'fly' ? ', flying' : way.gait === 'road' || way.gait === 'half-road' ? ', on the road' : '';
    return `${places(scene, at)}: ${count(way.cost, 'point')}${how}${way.dangerous ? ', dangerous' : ''}`;
  },
  figure: ({ figure }, scene) => figureAt(scene, figure),
  move: ({ figure }, scene) => `move ${figureAt(scene, figure)}`,
  turn: ({ figure }, scene) => `turn ${figureAt(scene, figure)} round`,
  attack: ({ figure }, scene) => `attack with ${figureAt(scene, figure)}`,
  shove: ({ figure }, scene) => `shove ${figureAt(scene, figure)}`,
  trample: ({ figure }, scene) => `run down ${figureAt(scene, figure)}`,
  target: ({ figure, normal }, scene, { kind, about }) => {
    const whom = target(scene, about, figure);
    const seen = normal ? previewAttack(scene.state, about?.[0] ?? NOBODY, figure) : null;
    if (seen === null) return kind === 'barrage' ? `attack ${whom}` : whom;
    return `${whom}: ${dice(seen.attack, 'attack ')} against ${dice(seen.defence, 'defence ')}`;
  },
  card: ({ card, figure }, scene) => (figure === NOBODY ? cardName(scene, card) : figureAt(scene, figure)),
  seat: ({ seat }) => player(seat),
  zone: ({ zone }) => `start zone ${zone}`,
  number: ({ n }, _scene, { kind }) => (kind === 'heal' ? wounds(n) : dice(n)),
  marker: ({ face, card }, scene) => `order marker ${face} on ${cardName(scene, card)}`,
  spend: ({ card, count: number }, scene) => `${count(number, 'marker')} from ${cardName(scene, card)}`,
  power: ({ power, figure }, scene) =>
    `${ratedName(scene, scene.state.figures[figure]?.card ?? NOBODY, power)} with ${figureAt(scene, figure)}`,
  bond: ({ place, card, figure }, scene, { about }) =>
    `a turn with ${figure === NOBODY ? cardName(scene, card) : figureAt(scene, figure)} (${powerAt(scene, about?.[0] ?? NOBODY, place)})`,
  command: ({ place, list }, scene, { about }) =>
    `turns with others (${powerAt(scene, about?.[0] ?? NOBODY, place)}${list === 0 ? '' : `, choice ${list + 1}`})`,
  door: ({ piece }, scene) => `${isOpen(scene, piece) ? 'close' : 'open'} ${thing(scene, piece)}`,
  object: ({ piece }, scene) => thing(scene, piece),
  leap: ({ place, at }, scene, { about }) =>
    `${powerAt(scene, cardOfFirst(scene, about), place)} to ${places(scene, at)}`,
  teleport: ({ place, at }, scene, { about }) =>
    `${powerAt(scene, cardOfFirst(scene, about), place)} to ${places(scene, at)}`,
  special: ({ place, target: victim, piece }, scene, { about }) => {
    const card = cardOfFirst(scene, about);
    const number = fixedDice(scene, card, place);
    const whom = victim !== NOBODY ? target(scene, about, victim) : piece !== NOBODY ? thing(scene, piece) : null;
    const against = whom === null ? '' : ` against ${whom}`;
    return `${powerAt(scene, card, place)}${against}${number === null ? '' : `: ${dice(number, 'attack ')}`}`;
  },
  combined: ({ place, target, others }, scene, { about }) => {
    const card = cardOfFirst(scene, about);
    const number = fixedDice(scene, card, place);
    const together = others.length === 0 ? '' : ` together with ${and(others.map((id) => figureName(scene, id)))}`;
    const rolls = number === null ? '' : `: ${dice(number, 'attack ')}`;
    return `${powerAt(scene, card, place)} against ${figureAt(scene, target)}${together}${rolls}`;
  },
  instead: ({ place }, scene, { about }) => `use ${powerAt(scene, cardOfFirst(scene, about), place)} instead`,
  line: ({ n, figures }, scene) =>
    figures === null ? `line ${n + 1}` : `line ${n + 1}: ${and(figures.map((id) => figureAt(scene, id)))}`,
  word: ({ word }, _scene, { kind }) => WORDS[word] ?? declined(kind),
};

/** Friends are told from enemies. */
function target(scene: Scene, about: readonly number[] | undefined, figure: number): string {
  const isFriend = areFriendly(scene.state, about?.[0] ?? NOBODY, figure);
  return `${figureAt(scene, figure)}${isFriend ? ', a friend' : ''}`;
}

/** Null where the word depends on the question. */
const WORDS: Readonly<Record<Word, string | null>> = {
  pass: null,
  use: 'yes',
  yes: 'yes',
  no: 'no',
  card: 'the power point of the card',
  army: 'a power point of the army',
  'move-first': 'move first',
  'attack-first': 'attack first',
  'fall-off': 'let go and fall off',
};

const DECLINED: Readonly<Partial<Record<DecisionKind, string>>> = {
  arrive: 'stay away',
  place: 'stay here',
  grab: 'nobody',
  carry: 'nobody',
  barrage: 'stop',
  'also-affected': 'nobody else',
  attacker: 'no further attack',
  'bonus-mover': 'nobody',
  'choose-for-game': 'none',
  command: 'nobody else',
  destination: 'stay here',
  distribute: 'nobody else',
  draft: 'the army is complete',
  gather: 'nobody else',
  'glyph:Oreld:card': 'none',
  'glyph:Wannok:player': 'nobody',
  line: 'only the target',
  mover: 'nobody moves any more',
  power: 'no power',
  react: 'no power',
  redistribute: 'leave it where it is',
  reroll: 'keep the roll',
  revive: 'nobody',
  target: 'no attack',
  teleport: 'stay here',
};

function declined(kind: string): string {
  const question = questionOf(kind);
  return (question === null ? undefined : DECLINED[question.kind]) ?? 'no';
}
