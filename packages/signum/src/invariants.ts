/**
 * What must hold at every decision, as a list of broken promises.
 */
import type { Library } from './content/library.ts';
import { NO_CARD, NOBODY, type CardId, type SignumState } from './state.ts';
import { creatureLimit, limitCount } from './rules/entering.ts';
import { incomeOf } from './rules/income.ts';
import { statOf } from './rules/properties.ts';
import { silentTable } from './silent-table.ts';
import { supportOf, type Table } from './table.ts';

export function invariants(state: SignumState, library: Library): readonly string[] {
  const g = silentTable(state, library);
  return [...creatures(g), ...players(g)];
}

/** Where nothing is half-way every card lies somewhere. */
export function settledInvariants(state: SignumState): readonly string[] {
  const broken: string[] = [];
  const seen = places(state);
  for (let card = 1; card < state.faces.length; card++) {
    const found = seen.get(card) ?? [];
    if (found.length !== 1)
      broken.push(`card ${card} (${state.faces[card]?.kind ?? ''}) is in ${found.join(' and ') || 'no place'}`);
  }
  return broken;
}

function creatures(g: Table): readonly string[] {
  const broken: string[] = [];
  const standing = new Map<number, number>();
  for (const creature of g.state.creatures) {
    if (creature.hex === NOBODY) continue;
    const other = standing.get(creature.hex);
    if (other !== undefined) broken.push(`creatures ${other} and ${creature.id} stand on hex ${creature.hex}`); // SG-18.4
    standing.set(creature.hex, creature.id);
    const hp = statOf(g, creature, 'hp');
    if (creature.wounds < 0 || creature.wounds >= hp) {
      broken.push(`creature ${creature.id} lives with ${creature.wounds} wounds of ${hp}`); // SG-22.6
    }
    if (creature.armour < 0) broken.push(`creature ${creature.id} has ${creature.armour} armour`);
    if (g.state.players[creature.owner]?.out === true)
      broken.push(`creature ${creature.id} of a player who is out stands`);
  }
  return broken;
}

function players(g: Table): readonly string[] {
  const broken: string[] = [];
  for (const [seat, player] of g.state.players.entries()) {
    if (player.strength < 0 || player.strength > 10) broken.push(`seat ${seat} has ${player.strength} strength`); // SG-12.6
    if (player.relics.length > 3) broken.push(`seat ${seat} wears ${player.relics.length} relics`); // SG-8.5
    const classes = player.relics.map(({ card }) => {
      const record = supportOf(g, card);
      return record.kind === 'relic' ? record.class : '';
    });
    if (new Set(classes).size !== classes.length) broken.push(`seat ${seat} wears ${classes.join(', ')}`); // SG-8.18
    if (limitCount(g, seat) > creatureLimit(g)) broken.push(`seat ${seat} has ${limitCount(g, seat)} creatures`); // SG-4.5
    const income = player.hall.reduce((sum, card) => sum + incomeOf(g, card), 0);
    if (g.state.mode !== 'skirmish' && player.income !== income)
      broken.push(`seat ${seat} has income ${player.income}, not ${income}`); // SG-12.2
  }
  return broken;
}

function places({
  players: all,
  creatures: standing,
  feats,
  discardedFeats,
}: SignumState): ReadonlyMap<CardId, readonly string[]> {
  const seen = new Map<CardId, string[]>();
  const put = (card: CardId, place: string) => {
    if (card === NO_CARD) return;
    const found = seen.get(card) ?? [];
    found.push(place);
    seen.set(card, found);
  };
  for (const card of feats) put(card, 'the feat deck');
  for (const card of discardedFeats) put(card, 'the discarded feats');
  for (const [seat, player] of all.entries()) {
    for (const zone of ['deck', 'hand', 'featHand', 'hall', 'fame', 'faceDown', 'camp', 'aside'] as const) {
      for (const card of player[zone]) put(card, `${zone} of ${seat}`);
    }
    for (const { card } of player.buildings) put(card, `city of ${seat}`);
    for (const { card } of player.relics) put(card, `relics of ${seat}`);
  }
  for (const { id, card, hex, enchantments, under } of standing) {
    if (hex === NOBODY) continue;
    put(card, `creature ${id}`);
    put(under, `under creature ${id}`);
    for (const one of enchantments) put(one, `on creature ${id}`);
  }
  return seen;
}
