/**
 * What lies before a player: counters, creatures, zones, and the hand for those who may see it.
 */
import { letterOf, type Language, type Seat } from '@muster/engine';
import { paragraph, wrapped } from '@muster/hex';
import { signed } from '@muster/grammar/phrases';
import type { AttackBox } from '../content/card.ts';
import { creatureLimit, limitCount } from '../rules/entering.ts';
import { MOST_INCOME, MOST_STRENGTH, shownIncome } from '../rules/income.ts';
import { goalOf, pointsOf } from '../rules/points.ts';
import { rangeBonus, statOf } from '../rules/properties.ts';
import { killsOf } from '../rules/skirmish.ts';
import { boxesOf } from '../rules/targeting.ts';
import type { CardId, Creature, Player } from '../state.ts';
import { creaturesOf, featOf, heroRecord, playerAt, type Table } from '../table.ts';
import { cardText } from '../text/card-text.ts';
import { factionName } from '../text/faction.ts';
import { seesHand } from '../view.ts';
import { kindWords } from '../words/facts.ts';
import { creatureMarks } from '../words/marks.ts';
import { attackName } from '../words/names.ts';
import { cardName, creatureName, place, valueOfCard, type Scene } from '../words/scene.ts';
import { LABELS } from './labels.ts';
import { isDone } from './marks.ts';
import type { Labels } from './wording.ts';

interface Sheet {
  readonly g: Table;
  readonly scene: Scene;
  readonly labels: Labels;
  readonly player: Player;
  readonly seat: Seat;
}

const NAME = 38;
const HEX = 6;
const POINTS = 6;

export function drawTableau(g: Table, seat: Seat, viewer: Seat | null, language: Language): readonly string[] {
  const labels = LABELS[language];
  const player = playerAt(g, seat);
  const sheet: Sheet = { g, scene: { state: g.state, language }, labels, player, seat };
  const sees = seesHand(g.state, seat, viewer); // SG-29.22: partners do
  return [
    ...headline(sheet),
    ...creatureLines(sheet),
    ...zones(sheet, sees || g.state.phase !== 'warbands'),
    ...(sees ? handLines(sheet) : closedZones(sheet)),
  ];
}

/** "Player A: Marshal Ysolde Carrow · hero strength 3 [###-------] · income 5 …" */
function headline({ g, labels, player, seat }: Sheet): readonly string[] {
  const { state } = g;
  const hero = heroRecord(g, seat);
  const partner = state.players.findIndex((one, other) => other !== seat && one.team === player.team);
  const parts = [`${labels.player} ${letterOf(seat)}: ${hero.name} (${factionName(hero.faction)})`];
  if (partner >= 0) parts.push(labels.team(letterOf(partner)));
  if (player.out) parts.push(labels.out);
  const income = shownIncome(g, player);
  const counters = [`${labels.strength} ${player.strength} [${track(player.strength, MOST_STRENGTH, [], [])}]`];
  if (state.mode === 'skirmish') counters.push(labels.kills(killsOf(g, seat).length));
  else {
    const { drawMilestones, pointMilestones } = state.options.data;
    counters.push(`${labels.income} ${income} [${track(income, MOST_INCOME, drawMilestones, pointMilestones)}]`);
    counters.push(labels.points(pointsOf(g, seat), goalOf(g)));
  }
  return [...wrapped('', parts, ' ·'), ...wrapped('  ', counters, ' ·', 4)];
}

/** "####p..c.": what is reached, and the milestones ahead. */
function track(value: number, most: number, cards: readonly number[], points: readonly number[]): string {
  return Array.from({ length: most }, (_, i) => {
    if (i < value) return '#';
    return cards.includes(i + 1) ? 'c' : points.includes(i + 1) ? 'p' : '.';
  }).join('');
}

function creatureLines(sheet: Sheet): readonly string[] {
  const { g, labels, seat } = sheet;
  const creatures = creaturesOf(g, seat);
  if (creatures.length === 0) return [];
  const [hex, points, movement, attacks] = labels.columns;
  const { mode, options } = g.state;
  // SG-32.29, SG-32.30
  const counted = mode === 'skirmish' && !options.minionRule ? labels.characters : labels.creatures;
  const title = `  ${counted(limitCount(g, seat), creatureLimit(g))}`.padEnd(NAME + 2);
  const heads = [hex.padEnd(HEX), points.padStart(POINTS), movement.padStart(5), attacks];
  return [`${title} ${heads.join(' ')}`, ...creatures.flatMap((creature) => creatureLine(sheet, creature))];
}

function creatureLine(sheet: Sheet, creature: Creature): readonly string[] {
  const { g, scene } = sheet;
  const mark = (creatureMarks(g.state).get(creature.id) ?? '').padEnd(5);
  const hp = statOf(g, creature, 'hp');
  const cells = [
    place(scene, creature.hex).padEnd(HEX),
    `${hp - creature.wounds}/${hp}`.padStart(POINTS),
    String(statOf(g, creature, 'movement')).padStart(5),
    attacksOf(sheet, creature),
  ];
  const line = `  ${mark}${creatureName(scene, creature.id)}`.padEnd(NAME + 2);
  const notes = notesOn(sheet, creature);
  const first = `${line} ${cells.join(' ')}`;
  return notes.length === 0 ? [first] : wrapped(first, [`· ${notes.join(', ')}`], ',', 7);
}

/** "melee 1 BBR" */
function attacksOf({ g, scene }: Sheet, creature: Creature): string {
  const range = rangeBonus(g, creature);
  return boxesOf(g, creature)
    .map((box: AttackBox) => `${attackName(box.type, scene.language)} ${box.range + range} ${box.dice.join('')}`)
    .join(', ');
}

function notesOn({ g, labels, scene }: Sheet, creature: Creature): readonly string[] {
  const notes: string[] = [];
  if (isDone(g, creature.id)) notes.push(creature.entered ? labels.entered : labels.activated);
  if (creature.armour > 0) notes.push(labels.armour(creature.armour));
  for (const token of ['poison', 'plague', 'stun'] as const) if (creature[token]) notes.push(labels.tokens[token]);
  for (const card of creature.enchantments) notes.push(cardName(scene, card));
  if (creature.owner !== creature.controller)
    notes.push(`${labels.ownedBy} ${labels.player} ${letterOf(creature.owner)}`);
  return notes;
}

/** The open zones (SG-2.20); War Camps are secret while they are chosen (SG-14.18). */
function zones({ g, labels, player, scene }: Sheet, showsCamp: boolean): readonly string[] {
  const list = (title: string, items: readonly string[]) =>
    items.length === 0 ? [] : wrapped(`  ${title}:`, items, ', ', 4);
  const state = (notes: readonly (string | false)[]) => {
    const said = notes.filter((note) => note !== false);
    return said.length === 0 ? '' : ` (${said.join(', ')})`;
  };
  const relics = player.relics.map(
    ({ card, armour, reuse, closed }) =>
      cardName(scene, card) +
      state([armour > 0 && labels.armour(armour), reuse > 0 && labels.reuse(reuse), closed && labels.closed]),
  );
  const buildings = player.buildings.map(
    ({ card, reuse, closed }) =>
      cardName(scene, card) + state([reuse > 0 && labels.reuse(reuse), closed && labels.closed]),
  );
  const fame = [
    ...player.fame.map((card) => `${cardName(scene, card)} (${featOf(g, card).points})`),
    ...(player.faceDown.length === 0 ? [] : [labels.faceDown(player.faceDown.length)]),
  ];
  return [
    ...list(labels.relics, relics),
    ...list(labels.city, buildings),
    ...list(labels.camp, showsCamp ? player.camp.map((card) => costOf(scene, card)) : []),
    ...list(
      labels.hall,
      player.hall.map((card) => `${cardName(scene, card)} ${signed(valueOfCard(scene, card).income)}`),
    ),
    ...list(labels.fame, fame),
  ];
}

/** "Dawn Arbalester 2": with what it costs, but not in skirmish, where nobody pays. */
function costOf(scene: Scene, card: CardId): string {
  if (scene.state.mode === 'skirmish') return cardName(scene, card);
  return `${cardName(scene, card)} ${valueOfCard(scene, card).cost}`;
}

function closedZones({ g, labels, player }: Sheet): readonly string[] {
  if (g.state.mode === 'skirmish') return [];
  return [`  ${labels.handCount(player.hand.length, player.featHand.length)}, ${labels.deck(player.deck.length)}`];
}

function handLines({ g, labels, player, scene }: Sheet): readonly string[] {
  if (g.state.mode === 'skirmish') return [];
  const { language } = scene;
  const cards = player.hand.map((card) => {
    const { cost, income } = valueOfCard(scene, card);
    return `${cardName(scene, card)} (${kindWords(scene, card)}, ${cost}, ${signed(income)})`;
  });
  const feats = player.featHand.flatMap((card) => {
    const feat = featOf(g, card);
    // The first line of a feat says what its name and points say here.
    const condition = cardText(feat, language).split('\n').at(-1) ?? '';
    return paragraph(`${feat.name} (${feat.points}): ${condition}`, 4, 6);
  });
  return [
    `  ${labels.deck(player.deck.length)}`,
    ...wrapped(`  ${labels.hand}:`, cards.length === 0 ? [labels.none] : cards, ', ', 4),
    ...(feats.length === 0 ? [] : [`  ${labels.feats}:`, ...feats]),
  ];
}
