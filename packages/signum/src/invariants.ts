/**
 * What must hold at every decision, as a list of broken promises.
 */
import type { Seat } from '@muster/engine';
import type { Property } from './abilities/language.ts';
import type { Library } from './content/library.ts';
import { isImpassable } from './content/terrain.ts';
import { creatureLimit, limitCount } from './rules/entering.ts';
import { incomeOf } from './rules/income.ts';
import { pointsOf } from './rules/points.ts';
import { statOf } from './rules/properties.ts';
import { silentTable } from './silent-table.ts';
import { NO_CARD, NOBODY, type Building, type CardId, type Creature, type Player, type SignumState } from './state.ts';
import { supportOf, type Table } from './table.ts';

export function invariants(state: SignumState, library: Library): readonly string[] {
  const g = silentTable(state, library);
  const broken: string[] = [];
  checkCreatures(g, broken);
  for (const [seat, player] of state.players.entries()) checkPlayer(g, seat, player, broken);
  checkTurn(g, broken);
  checkPlaces(state, broken, false);
  return broken;
}

/** What must hold besides where nothing is half-way: every card lies somewhere, and nobody stays whose time is over. */
export function settledInvariants(state: SignumState, library: Library): readonly string[] {
  const broken: string[] = [...invariants(state, library)];
  checkPlaces(state, broken, true);
  const g = silentTable(state, library);
  for (const creature of state.creatures) {
    const { id, hex, wounds } = creature;
    if (hex !== NOBODY && wounds > 0 && wounds >= statOf(g, creature, 'hp'))
      broken.push(`creature ${id} lives with ${wounds} wounds`); // SG-22.6
  }
  for (const [seat, { out, conceded }] of state.players.entries())
    if (conceded && !out) broken.push(`seat ${seat} gave up but is still there`);
  for (const { source, until } of state.effects)
    if (until === 'attack' || (until === 'activation' && state.activation === null))
      broken.push(`effect '${source}' outlives its ${until}`);
  return broken;
}

function checkCreatures(g: Table, broken: string[]): void {
  const { creatures, players, terrain } = g.state;
  const standing = new Int16Array(terrain.length).fill(NOBODY);
  for (const [id, creature] of creatures.entries()) {
    if (creature.id !== id) broken.push(`creature ${creature.id} is number ${id}`);
    const { hex } = creature;
    if (hex === NOBODY) {
      checkGone(creature, broken);
      continue;
    }
    if (!(hex >= 0 && hex < terrain.length)) {
      broken.push(`creature ${id} stands on hex ${hex}, which is none`); // SG-18.15
      continue;
    }
    const other = standing[hex] ?? NOBODY;
    if (other !== NOBODY) broken.push(`creatures ${other} and ${id} stand on hex ${hex}`); // SG-0.20
    standing[hex] = id;
    if (isImpassable(terrain[hex] ?? '')) broken.push(`creature ${id} stands on ${terrain[hex] ?? ''}`); // SG-18.4
    checkTokens(g, creature, broken);
    if (players[creature.owner]?.out === true || players[creature.controller]?.out === true)
      broken.push(`creature ${id} of a player who is out stands`); // SG-29.10
  }
}

/** SG-2.11: who left the battlefield left everything behind. */
function checkGone({ id, wounds, armour, poison, plague, stun, enchantments }: Creature, broken: string[]): void {
  if (wounds !== 0 || armour !== 0 || poison || plague || stun) broken.push(`creature ${id} is gone but has tokens`);
  if (enchantments.length > 0) broken.push(`creature ${id} is gone but enchanted`);
}

function checkTokens(g: Table, creature: Creature, broken: string[]): void {
  const { id, kind, card, wounds, armour, owner, controller } = creature;
  if (wounds < 0) broken.push(`creature ${id} has ${wounds} wounds`);
  // Those who die together still stand while their order is chosen (SG-22.14).
  if (wounds > 0 && wounds > statOf(g, creature, 'hp'))
    broken.push(`creature ${id} has ${wounds} wounds of ${statOf(g, creature, 'hp')}`);
  if (armour < 0) broken.push(`creature ${id} has ${armour} armour`);
  if ((kind === 'character') !== (card !== NO_CARD)) broken.push(`creature ${id}, a ${kind}, has card ${card}`);
  if (kind === 'hero' && owner !== controller) broken.push(`hero ${id} of seat ${owner} is with seat ${controller}`);
  if (card !== NO_CARD && g.state.faces[card]?.owner !== owner) broken.push(`creature ${id} is not of card ${card}`);
  const names = creature.enchantments.map((one) => supportOf(g, one).name);
  if (names.length > 1 && new Set(names).size < names.length) broken.push(`creature ${id} bears ${names.join(', ')}`); // SG-7.11
}

function checkPlayer(g: Table, seat: Seat, player: Player, broken: string[]): void {
  const { state } = g;
  const { strength, relics, buildings, hall, income, minion } = player;
  if (!(strength >= 0 && strength <= 10)) broken.push(`seat ${seat} has ${strength} strength`); // SG-12.6, SG-12.19
  if (relics.length > 3) broken.push(`seat ${seat} wears ${relics.length} relics`); // SG-8.5
  const classes = new Set<string>();
  for (const { card, armour, reuse } of relics) {
    const record = supportOf(g, card);
    if (record.kind !== 'relic') {
      broken.push(`seat ${seat} wears card ${card}, a ${record.kind}`);
      continue;
    }
    if (classes.has(record.class)) broken.push(`seat ${seat} wears two relics of class ${record.class}`); // SG-8.18
    classes.add(record.class);
    checkCount(`armour of relic ${card}`, armour, record.properties, 'Armour', broken); // SG-8.11
    checkCount(`reuse of relic ${card}`, reuse, record.properties, 'Reusability', broken); // SG-8.17
  }
  for (const building of buildings) checkBuilding(g, seat, building, broken);
  const count = limitCount(g, seat);
  if (count > creatureLimit(g)) broken.push(`seat ${seat} has ${count} creatures, not ${creatureLimit(g)} at most`); // SG-4.5
  const sum = hall.reduce((total, card) => total + incomeOf(g, card), 0);
  if (state.mode !== 'skirmish' && income !== sum) broken.push(`seat ${seat} has income ${income}, not ${sum}`); // SG-12.2
  if (!(pointsOf(g, seat) >= 0)) broken.push(`seat ${seat} has ${pointsOf(g, seat)} points`); // SG-12.21
  const heroes = state.creatures.filter((one) => one.kind === 'hero' && one.owner === seat);
  if (heroes.length > 1) broken.push(`seat ${seat} has ${heroes.length} heroes`); // SG-4.1
  const minions = state.creatures.some((one) => one.kind === 'minion' && one.owner === seat && one.record !== minion);
  if (minions) broken.push(`seat ${seat} has minions of two kinds`); // SG-4.13
  if (state.mode === 'skirmish' && player.deck.length + player.hand.length + player.featHand.length > 0)
    broken.push(`seat ${seat} has cards to draw or play in a skirmish`); // SG-32.1
}

function checkBuilding(g: Table, seat: Seat, { card, reuse }: Building, broken: string[]): void {
  const record = supportOf(g, card);
  if (record.kind !== 'building') broken.push(`seat ${seat} built card ${card}, a ${record.kind}`);
  else checkCount(`reuse of building ${card}`, reuse, record.properties, 'Reusability', broken); // SG-25.8
}

/** Tokens on a card: never fewer than none nor more than it came with. */
function checkCount(
  what: string,
  tokens: number,
  properties: readonly Property[],
  keyword: 'Armour' | 'Reusability',
  broken: string[],
): void {
  const printed = properties.find((property) => property.keyword === keyword);
  const most = printed !== undefined && 'value' in printed ? printed.value : 0;
  if (!(tokens >= 0 && tokens <= most)) broken.push(`the ${what} is ${tokens} of ${most}`);
}

function checkTurn(g: Table, broken: string[]): void {
  const { order, players, active, activation, creatures, turn, roundsLeft, mode, phase } = g.state;
  if (new Set(order).size !== players.length || order.length !== players.length)
    broken.push(`the order ${order.join()} is not one of all seats`);
  if (!(active >= 0 && active < order.length)) broken.push(`it is the turn of place ${active}`);
  if (!(turn >= 0) || !(roundsLeft >= 0)) broken.push(`it is turn ${turn} with ${roundsLeft} rounds left`);
  if (activation !== null) {
    if (creatures[activation.creature] === undefined)
      broken.push(`creature ${activation.creature} is activated, which is none`);
    if (phase !== 'activation') broken.push(`creature ${activation.creature} is activated in phase ${phase}`); // SG-17.6
  }
  if (mode !== 'skirmish') {
    // SG-15.1: turns go round.
    const most = Math.max(...players.map(({ turns }) => turns));
    const sum = players.reduce((total, { turns }) => total + turns, 0);
    if (sum !== turn) broken.push(`${sum} turns were begun, not ${turn}`);
    for (const [seat, { turns, out }] of players.entries())
      if (!out && turns < most - 1) broken.push(`seat ${seat} had ${turns} turns, another ${most}`);
  }
  for (const { creature, source, returns } of g.state.effects) {
    if (creature !== NOBODY && creatures[creature]?.hex === NOBODY)
      broken.push(`effect '${source}' outlives its creature`);
    if (returns !== NOBODY && players[returns] === undefined) broken.push(`'${source}' gives back to seat ${returns}`);
  }
}

const OPEN_ZONES = ['hall', 'camp', 'aside', 'fame'] as const;
const CLOSED_ZONES = ['deck', 'hand', 'featHand', 'faceDown'] as const;

/** Every card is in at most one place, one of its kind and of its owner; and where nothing is half-way in exactly one. */
function checkPlaces(state: SignumState, broken: string[], settled: boolean): void {
  const { faces, players, creatures, feats, discardedFeats } = state;
  const seen = new Map<CardId, string>();
  const put = (card: CardId, place: string, kinds: readonly string[], owner: Seat) => {
    const face = faces[card];
    const before = seen.get(card);
    if (before !== undefined) broken.push(`card ${card} is in ${before} and in ${place}`);
    seen.set(card, place);
    if (face === undefined || !kinds.includes(face.kind))
      broken.push(`card ${card} in ${place} is a ${face?.kind ?? 'nothing'}`);
    else if (face.owner !== owner) broken.push(`card ${card} in ${place} is of seat ${face.owner}`); // SG-2.11
  };
  for (const card of feats) put(card, 'feat deck', FEATS, NOBODY);
  for (const card of discardedFeats) put(card, 'discarded feats', FEATS, NOBODY);
  for (const [seat, player] of players.entries()) {
    for (const zone of [...OPEN_ZONES, ...CLOSED_ZONES])
      for (const card of player[zone]) put(card, zone, KINDS[zone], KINDS[zone] === FEATS ? NOBODY : seat);
    for (const { card } of player.buildings) put(card, 'city', SUPPORTS, seat);
    for (const { card } of player.relics) put(card, 'hero area', SUPPORTS, seat);
  }
  for (const { card, owner, hex, enchantments, under } of creatures) {
    if (hex === NOBODY) continue;
    if (card !== NO_CARD) put(card, 'battlefield', CHARACTERS, owner);
    if (under !== NO_CARD) put(under, 'under a creature', CHARACTERS, faces[under]?.owner ?? NOBODY);
    for (const one of enchantments) put(one, 'on a creature', SUPPORTS, faces[one]?.owner ?? NOBODY);
  }
  if (!settled || seen.size === faces.length - 1) return;
  for (let card = 1; card < faces.length; card++) {
    if (!seen.has(card)) broken.push(`card ${card}, a ${faces[card]?.kind ?? ''}, is nowhere`);
  }
}

const FEATS: readonly string[] = ['feat'];
const CHARACTERS: readonly string[] = ['character'];
const SUPPORTS: readonly string[] = ['support'];
const KINDS = {
  hall: ['support', 'character'],
  camp: CHARACTERS,
  aside: CHARACTERS,
  fame: FEATS,
  deck: SUPPORTS,
  hand: SUPPORTS,
  featHand: FEATS,
  faceDown: FEATS,
} as const satisfies Record<(typeof OPEN_ZONES)[number] | (typeof CLOSED_ZONES)[number], readonly string[]>;
