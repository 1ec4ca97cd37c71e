/**
 * What there is to reach on the battlefield besides the enemy: glyphs and the goals of missions.
 */
import type { SpaceId } from '@muster/hex';
import type { GlyphName } from '../content/glyph.ts';
import type { SpaceRef } from '../content/map.ts';
import { isEngaged } from '../rules/engagement.ts';
import { NOBODY } from '../state.ts';
import { isPartner, wayTo, type Outlook, type Unit } from './outlook.ts';

/** A place somebody should go to, and what it is worth to be there. */
interface Site {
  readonly space: SpaceId;
  readonly worth: number;
  /** How many figures should go there. */
  readonly wanted: number;
}

/** In points of an army. What works once shows its worth when it is used. */
const GLYPH_WORTH: Readonly<Partial<Record<GlyphName, number>>> = {
  Astrid: 22,
  Brandar: 6,
  Crevcor: 14,
  Dagmar: 8,
  Gerda: 22,
  Ivor: 12,
  Jalgard: 36,
  Lodin: 6,
  Proftaka: -6,
  Thorian: 26,
  Ulaniva: 14,
  Valda: 10,
  Wannok: 12,
  Erland: 4,
  Kelda: 6,
  Mitonsoul: 0,
  Nilrend: 16,
  Oreld: 10,
  Sturla: 10,
};
/** The symbol side is up: it may be anything. */
const UNKNOWN_GLYPH = 7;
/** Being on the way to a glyph, as a part of holding it. */
const ON_THE_WAY = 0.4;

const SHRINE = { seen: 70, standing: 45, pull: 30 };
const FLAGPOLE = { free: 220, engaged: 60, pull: 70 };
const HILL = { round: 90, alone: 70, pull: 40 };
const GEM = { home: 90, carried: 35, pull: 30, homeward: 45 };
const FLAG = { carried: 110, pull: 60, homeward: 110 };

/** How good things look for this side; `theirs` are those who want the same. */
export function goalsFor(o: Outlook, units: readonly Unit[], others: readonly Unit[], mine: boolean): number {
  let value = missionValue(o, units, others, mine);
  for (const unit of units) {
    const glyph = o.g.state.glyphs[unit.figure.glyph];
    if (glyph !== undefined && !glyph.gone) value += GLYPH_WORTH[glyph.glyph] ?? 0;
    value += carriedValue(o, unit, unit.space);
  }
  for (const { space, worth, wanted } of sitesFor(o, mine)) value += worth * nearness(o, units, space, wanted);
  return value;
}

/** What a figure on the space would do for these goals. */
export function pullOf(o: Outlook, unit: Unit, space: SpaceId): number {
  let value = carriedValue(o, unit, space);
  for (const site of sitesFor(o, unit.mine)) value += site.worth * close(wayTo(o, unit, space, site.space), unit);
  const glyph = o.g.state.glyphs.find((one) => one.space === space && !one.gone);
  if (glyph !== undefined) value += glyph.known ? (GLYPH_WORTH[glyph.glyph] ?? 0) : UNKNOWN_GLYPH;
  return value;
}

function close(way: number, unit: Unit): number {
  return 1 / (1 + way / unit.move);
}

/** How near the nearest are; the second counts half, the third a quarter. */
function nearness(o: Outlook, units: readonly Unit[], space: SpaceId, wanted: number): number {
  const best = Array.from({ length: wanted }, () => 0);
  for (const unit of units) {
    let value = close(wayTo(o, unit, unit.space, space), unit);
    for (let i = 0; i < wanted; i++) {
      const held = best[i] ?? 0;
      if (value <= held) continue;
      best[i] = value;
      value = held;
    }
  }
  return best.reduce((sum, value, i) => sum + value / 2 ** i, 0);
}

function spaceAt({ g }: Outlook, [q, r, level]: SpaceRef): SpaceId | null {
  return g.battlefield.field.spaceAt(q, r, level);
}

const sites = new WeakMap<Outlook, Map<boolean, readonly Site[]>>();

function sitesFor(o: Outlook, mine: boolean): readonly Site[] {
  let known = sites.get(o);
  if (known === undefined) sites.set(o, (known = new Map()));
  let list = known.get(mine);
  if (list === undefined) known.set(mine, (list = [...glyphSites(o), ...missionSites(o, mine)]));
  return list;
}

/** Glyphs nobody holds. */
function glyphSites({ g }: Outlook): readonly Site[] {
  const { glyphs, figures } = g.state;
  return glyphs.flatMap(({ glyph, space, known, gone }, index) => {
    if (gone || figures.some((figure) => figure.glyph === index && figure.fate === 'field')) return [];
    const worth = known ? (GLYPH_WORTH[glyph] ?? 0) : UNKNOWN_GLYPH;
    return worth > 0 ? [{ space, worth: worth * ON_THE_WAY, wanted: 1 }] : [];
  });
}

function missionSites(o: Outlook, mine: boolean): readonly Site[] {
  const { map, mission } = o.g.state;
  const { goal } = map.scenario;
  const at = (refs: readonly SpaceRef[], worth: number, wanted = 1): readonly Site[] =>
    refs.flatMap((ref) => {
      const space = spaceAt(o, ref);
      return space === null ? [] : [{ space, worth, wanted }];
    });
  switch (goal.kind) {
    case 'eliminate':
    case 'points':
      return [];
    case 'hill':
      return at([goal.spaces[Math.floor(goal.spaces.length / 2)] ?? [0, 0, 0]], HILL.pull, 3);
    case 'shrines': {
      const team = teamOf(o, mine);
      const left = goal.spaces.filter((_, i) => mission.visited[team]?.includes(i) !== true);
      return at(left, SHRINE.pull);
    }
    case 'raise':
      return at([goal.space], FLAGPOLE.pull, 2);
    case 'gems':
    case 'flags':
      return mission.things.flatMap(({ space, home }, i) => {
        const own = goal.kind === 'flags' && isHomeFlag(o, Object.keys(goal.flags)[i] ?? '', mine);
        const worth = goal.kind === 'gems' ? GEM.pull : FLAG.pull;
        return space === NOBODY || home !== NOBODY || own ? [] : [{ space, worth, wanted: 1 }];
      });
  }
}

/** The team looked from; of several others the first that is still in the game. */
function teamOf({ g, seat }: Outlook, mine: boolean): number {
  const own = g.state.players[seat]?.team ?? 0;
  if (mine) return own;
  return g.state.players.find(({ team, out }) => team !== own && !out)?.team ?? own;
}

function isHomeFlag({ g, seat }: Outlook, zone: string, mine: boolean): boolean {
  const owner = g.state.players.findIndex((player) => player.zone === zone);
  return owner >= 0 && isPartner(g.state, owner, seat) === mine;
}

/** Carriers should go home. */
function carriedValue(o: Outlook, unit: Unit, space: SpaceId): number {
  const { carries } = unit.figure;
  if (carries.length === 0) return 0;
  const { goal } = o.g.state.map.scenario;
  const { carried, homeward } = goal.kind === 'flags' ? FLAG : GEM;
  const zone = o.g.state.players[unit.card.controller]?.zone ?? '';
  let way = Infinity;
  for (const home of o.g.battlefield.zones[zone] ?? []) way = Math.min(way, wayTo(o, unit, space, home));
  return carries.length * (carried + homeward * close(way, unit));
}

/** What was reached so far, and what would count if the round ended now. */
function missionValue(o: Outlook, units: readonly Unit[], others: readonly Unit[], mine: boolean): number {
  const { state } = o.g;
  const { goal } = state.map.scenario;
  const team = teamOf(o, mine);
  const standing = (refs: readonly SpaceRef[], who: readonly Unit[]) => {
    const spaces = refs.map((ref) => spaceAt(o, ref));
    return who.filter(({ figure }) => figure.at.some((space) => spaces.includes(space)));
  };
  switch (goal.kind) {
    case 'eliminate':
    case 'points':
      return 0;
    case 'hill': {
      const here = standing(goal.spaces, units).length;
      const there = standing(goal.spaces, others).length;
      const holds = here === 0 ? 0 : there === 0 ? 1 + 0.1 * Math.min(3, here) : 0.3 * Math.min(1, here / there);
      return HILL.round * (state.mission.held[team] ?? 0) + HILL.alone * holds;
    }
    case 'shrines': {
      const visited = state.mission.visited[team] ?? [];
      const next = goal.spaces.filter((ref, i) => !visited.includes(i) && standing([ref], units).length > 0);
      return SHRINE.seen * visited.length + SHRINE.standing * next.length;
    }
    case 'raise': {
      const [raiser] = standing([goal.space], units);
      if (raiser === undefined) return 0;
      return isEngaged(o.g, raiser.figure) ? FLAGPOLE.engaged : FLAGPOLE.free;
    }
    case 'gems':
      return GEM.home * state.mission.things.filter(({ home }) => home === team).length;
    case 'flags':
      return 0;
  }
}
