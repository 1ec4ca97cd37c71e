/**
 * Creatures entering the battlefield (chapters 4, 16).
 */
import { choose, type Script, type Seat, type Verdict } from '@muster/engine';
import type { SpaceId } from '@muster/hex';
import { openWindow } from '../abilities/reactions.ts';
import { runBody } from '../abilities/effects.ts';
import { emit, groundOf, heroOf, heroRecord, playerAt, stand, type Table } from '../table.ts';
import { NO_CARD, NOBODY, type CardId, type Creature } from '../state.ts';
import { besides, isFree, mayStand, pieceAt } from './place.ts';
import { hasKeyword, valueOf } from './properties.ts';
import { no } from './reasons.ts';

/** SG-4.4, SG-29.7, SG-30.5, SG-32.29, SG-32.35, SG-32.41 */
export function creatureLimit(g: Table): number {
  const players = g.state.players.length;
  switch (g.state.mode) {
    case 'duel':
      return 7;
    case 'alliance':
      return 5;
    case 'free-for-all':
      return players === 3 ? 6 : 5;
    case 'skirmish':
      return (g.state.options.minionRule ? 9 : 8) - players;
  }
}

/** SG-4.5, SG-4.20; SG-32.29, SG-32.30: in skirmish only characters count, unless the minion rule is on. */
function mayHaveMore(g: Table, seat: Seat, kind: 'character' | 'minion' = 'character'): Verdict {
  if (onlyCharacters(g) && kind === 'minion') return null;
  const limit = creatureLimit(g);
  return limitCount(g, seat) >= limit ? no('SG-4.5', 'limit', { limit }) : null;
}

export function limitReached(g: Table, seat: Seat, kind: 'character' | 'minion' = 'character'): boolean {
  return mayHaveMore(g, seat, kind) !== null;
}

/** How many creatures count against the limit of their controller. */
export function limitCount(g: Table, seat: Seat): number {
  const all = !onlyCharacters(g);
  let count = 0;
  for (const { hex, controller, kind } of g.state.creatures)
    if (hex !== NOBODY && controller === seat && (all || kind === 'character')) count++;
  return count;
}

function onlyCharacters(g: Table): boolean {
  return g.state.mode === 'skirmish' && !g.state.options.minionRule;
}

/** SG-16.2, SG-16.7, SG-16.10: free hexes of the own zone and camps. */
export function deploymentHexes(g: Table, seat: Seat): readonly SpaceId[] {
  const { zone } = playerAt(g, seat);
  const own = g.field.zones[zone] ?? [];
  const hexes = own.filter((hex) => isFree(g, hex));
  for (const hex of groundOf(g).camps) if (!own.includes(hex) && mayDeployAt(g, seat, hex) === null) hexes.push(hex);
  return hexes;
}

function hasDeploymentHex(g: Table, seat: Seat): boolean {
  const may = (hex: SpaceId) => mayDeployAt(g, seat, hex) === null;
  return (g.field.zones[playerAt(g, seat).zone] ?? []).some(may) || groundOf(g).camps.some(may);
}

export function mayDeployAt(g: Table, seat: Seat, hex: SpaceId): Verdict {
  const stands = mayStand(g, hex);
  if (stands !== null) return stands;
  const { zone } = playerAt(g, seat);
  if ((g.field.zones[zone] ?? []).includes(hex)) return null;
  if (pieceAt(g, hex) !== 'camp') return no('SG-16.2', 'not-in-zone');
  return mayUseCamp(g, zone, hex) ? null : no('SG-26.36', 'others-camp');
}

/** SG-16.6, SG-16.8: whether another character could be placed anywhere. */
export function mayDeployAny(g: Table, seat: Seat): Verdict {
  return mayHaveMore(g, seat) ?? (hasDeploymentHex(g, seat) ? null : no('SG-16.8', 'no-free-hex'));
}

/** SG-26.36, SG-26.37 */
function mayUseCamp(g: Table, zone: number, hex: SpaceId): boolean {
  if (g.state.options.commonCamps) return true;
  const owned = g.state.map.camps?.find(({ at }) => g.field.field.spaceAt(...axial(g, at)) === hex);
  return owned === undefined || owned.zone === zone;
}

function axial(g: Table, [column, row]: readonly [number, number]): [number, number, number] {
  if ('radius' in g.state.map.board) return [column, row, 1];
  return [column - (row - (row & 1)) / 2, row, 1];
}

type Entrant =
  | { readonly kind: 'character'; readonly card: CardId }
  | { readonly kind: 'minion' }
  | { readonly kind: 'hero' };

/** A creature comes onto a hex; SG-16.4, SG-16.9: it counts as activated. */
export function* enter(g: Table, seat: Seat, entrant: Entrant, hex: SpaceId): Script<Creature> {
  const creature = newCreature(g, seat, entrant);
  g.state.creatures.push(creature);
  stand(g, creature, hex);
  creature.armour = valueOf(g, creature, 'Armour'); // SG-35.3
  emit(g, { type: 'entered', creature: creature.id, at: hex, rules: ['SG-16.2'] });
  if (entrant.kind === 'hero') return creature; // SG-14.21
  creature.entered = true;
  creature.activated = !hasKeyword(g, creature, 'Rush'); // SG-35.59
  yield* firstWord(g, creature);
  yield* openWindow(g, 'deployed', { it: creature.id, by: NOBODY, attack: null, harm: null });
  return creature;
}

/** SG-35.22 */
function* firstWord(g: Table, creature: Creature): Script {
  const record =
    creature.kind === 'character' ? g.library.characters[creature.record] : g.library.minions[creature.record];
  for (const property of record?.properties ?? []) {
    if (property.keyword !== 'First Word') continue;
    const { id, controller: seat } = creature;
    const frame = { self: id, seat, name: 'First Word', it: id, attack: null, harm: null, support: null };
    yield* runBody(g, frame, property.does);
  }
}

function newCreature(g: Table, seat: Seat, entrant: Entrant): Creature {
  const record =
    entrant.kind === 'hero'
      ? playerAt(g, seat).hero
      : entrant.kind === 'minion'
        ? minionOf(g, seat)
        : (g.state.faces[entrant.card]?.record ?? NOBODY);
  return {
    id: g.state.creatures.length,
    kind: entrant.kind,
    record,
    card: entrant.kind === 'character' ? entrant.card : NO_CARD,
    owner: seat,
    controller: seat,
    hex: NOBODY,
    wounds: 0,
    armour: 0,
    poison: false,
    plague: false,
    stun: false,
    activated: false,
    entered: false,
    activations: 0,
    enchantments: [],
    under: NO_CARD,
    built: false,
  };
}

/** SG-4.13, SG-4.21: one kind of minion per match, of the hero's faction. */
function minionOf(g: Table, seat: Seat): number {
  const player = playerAt(g, seat);
  if (player.minion === NOBODY) {
    const faction = g.library.factions.find(({ id }) => id === heroRecord(g, seat).faction);
    player.minion = g.library.minions.findIndex(({ id }) => id === faction?.minion);
  }
  return player.minion;
}

/** Free hexes in contact with a creature. */
export function hexesBeside(g: Table, creature: Creature): readonly SpaceId[] {
  return besides(g, creature.hex).filter((hex) => isFree(g, hex));
}

export function hasHexBeside(g: Table, creature: Creature): boolean {
  for (const hex of besides(g, creature.hex)) if (isFree(g, hex)) return true;
  return false;
}

/** SG-11.31: a minion in contact with a creature, on a hex of the player's choice. */
export function* deployMinion(g: Table, seat: Seat, near: Creature): Script {
  const hexes = hexesBeside(g, near);
  if (limitReached(g, seat, 'minion') || hexes.length === 0) return;
  const { hex } = yield* choose({
    seat,
    kind: 'minion',
    options: hexes.map((at) => ({ key: String(at), hex: at })),
    about: [near.id],
  });
  yield* enter(g, seat, { kind: 'minion' }, hex);
}

export function mayDeployMinion(g: Table, seat: Seat): Verdict {
  const hero = heroOf(g, seat);
  if (hero === null) return no('SG-11.31', 'no-hero');
  return mayHaveMore(g, seat, 'minion') ?? (hasHexBeside(g, hero) ? null : no('SG-11.31', 'no-free-hex'));
}
