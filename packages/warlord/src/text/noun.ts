/**
 * What a filter says, sorted by its part in a noun phrase. The languages turn these descriptions into words.
 */
import type {
  Alignment,
  Amount,
  CardType,
  Class,
  Faction,
  Feat,
  Range,
  Ref,
  Stat,
  Trait,
  Where,
} from '../abilities/language.ts';
import { levelWords } from './amount.ts';
import { many } from './words.ts';

export type NounKind = 'character' | 'item' | 'card' | 'action';

export type State = 'ready' | 'spent' | 'only-spent' | 'stunned' | 'unstunned' | 'wounded' | 'unwounded';

/** A word that says what somebody or something is. */
export type Head =
  | { readonly is: 'faction'; readonly faction: Faction }
  | { readonly is: 'class'; readonly class: Class | 'none' }
  | { readonly is: 'trait'; readonly trait: Trait }
  | { readonly is: 'warlord' };

export type Place =
  | { readonly place: 'within'; readonly ranks: Amount }
  | { readonly place: 'away'; readonly ranks: number }
  | { readonly place: 'sameRank' | 'adjacent' | 'adjacentRank' | 'inFront' | 'behind' }
  | { readonly place: 'rank'; readonly rank: number | 'last' };

export interface Noun {
  readonly kind: NounKind;
  readonly other: boolean;
  /** Every group applies; within a group any one of its heads. */
  readonly groups: readonly (readonly Head[])[];
  /** What it must not be. */
  readonly non: readonly Head[];
  readonly names: readonly string[];
  readonly types: readonly (CardType | 'spell')[];
  readonly states: readonly State[];
  readonly alignment?: Alignment | 'same' | 'opposite';
  readonly level?: Range;
  readonly stat?: { readonly stat: Stat } & Range;
  readonly feat?: Feat;
  readonly controller?: 'you' | 'opponent';
  readonly army?: 'yours' | 'opposing';
  readonly formation?: 'yours' | 'opposing';
  readonly from: Ref;
  readonly places: readonly Place[];
  readonly equipped?: Where;
  readonly attached?: Where;
  readonly lacksItem?: Where;
  readonly lacksCard?: Where;
  readonly lacksFeat?: Feat;
  readonly bearer?: Ref | Where;
  /** Names that are left out ("all items except …"). */
  readonly except: readonly string[];
  /** Further descriptions that must not hold. */
  readonly nots: readonly Where[];
}

/** Several nouns mean any one of them. */
export function nounsOf(where: Where, kind: NounKind): readonly Noun[] {
  const { any, ...rest } = where;
  const base = plainNoun(rest, kind);
  if (any === undefined) return [base];
  const heads = any.map(onlyHeads);
  if (heads.every((list) => list !== undefined)) return [{ ...base, groups: [...base.groups, heads.flat()] }];
  return any.flatMap((one) => nounsOf(one, kind)).map((noun) => merged(base, noun));
}

/** The heads of a filter that asks for nothing but one kind of word. */
function onlyHeads(where: Where): readonly Head[] | undefined {
  const keys = Object.keys(where);
  if (keys.length !== 1) return undefined;
  const [group, ...more] = groupsOf(where);
  return more.length === 0 ? group : undefined;
}

function groupsOf(where: Where): readonly (readonly Head[])[] {
  const groups: (readonly Head[])[] = [
    many(where.faction).map((faction): Head => ({ is: 'faction', faction })),
    many(where.trait).map((trait): Head => ({ is: 'trait', trait })),
    many(where.class).map((one): Head => ({ is: 'class', class: one })),
    where.warlord === true ? [{ is: 'warlord' }] : [],
  ];
  return groups.filter((group) => group.length > 0);
}

function plainNoun(where: Where, kind: NounKind): Noun {
  const not = negations(where);
  return {
    kind,
    other: where.other === true,
    groups: groupsOf(where),
    names: many(where.name),
    types: many(where.type).filter((type) => kind === 'action' || type !== kind),
    states: many(where.state),
    ...(where.alignment === undefined ? {} : { alignment: where.alignment }),
    ...(where.level === undefined ? {} : { level: where.level }),
    ...(where.stat === undefined ? {} : { stat: where.stat }),
    ...(where.feat === undefined ? {} : { feat: where.feat }),
    ...(where.controller === undefined ? {} : { controller: where.controller }),
    ...(where.army === undefined ? {} : { army: where.army }),
    ...(where.formation === undefined ? {} : { formation: where.formation }),
    from: where.from ?? 'this',
    places: placesOf(where),
    ...(where.equipped === undefined ? {} : { equipped: where.equipped }),
    ...(where.attached === undefined ? {} : { attached: where.attached }),
    ...(where.bearer === undefined ? {} : { bearer: where.bearer }),
    ...not,
  };
}

type Negations = Pick<Noun, 'non' | 'nots' | 'except' | 'lacksItem' | 'lacksCard' | 'lacksFeat'>;

function negations(where: Where): Negations {
  const nothing: Negations = { non: where.warlord === false ? [{ is: 'warlord' }] : [], nots: [], except: [] };
  const { not } = where;
  if (not === undefined) return nothing;
  const heads = onlyHeads(not);
  if (heads !== undefined) return { ...nothing, non: [...nothing.non, ...heads] };
  const [key, ...more] = Object.keys(not);
  if (more.length === 0) {
    if (key === 'name') return { ...nothing, except: many(not.name) };
    if (key === 'equipped' && not.equipped !== undefined) return { ...nothing, lacksItem: not.equipped };
    if (key === 'attached' && not.attached !== undefined) return { ...nothing, lacksCard: not.attached };
    if (key === 'feat' && not.feat !== undefined) return { ...nothing, lacksFeat: not.feat };
    if (key === 'any' && not.any !== undefined)
      return not.any.map((one) => negations({ not: one })).reduce(bothNegations, nothing);
  }
  return { ...nothing, nots: [not] };
}

function bothNegations(a: Negations, b: Negations): Negations {
  return { ...a, ...b, non: [...a.non, ...b.non], nots: [...a.nots, ...b.nots], except: [...a.except, ...b.except] };
}

function placesOf(where: Where): readonly Place[] {
  const places: Place[] = [];
  if (where.within !== undefined) places.push({ place: 'within', ranks: where.within });
  if (where.ranksAway !== undefined) places.push({ place: 'away', ranks: where.ranksAway });
  if (where.adjacent === true) places.push({ place: 'adjacent' });
  if (where.sameRank === true) places.push({ place: 'sameRank' });
  if (where.adjacentRank === true) places.push({ place: 'adjacentRank' });
  if (where.rankInFront === true) places.push({ place: 'inFront' });
  if (where.rankBehind === true) places.push({ place: 'behind' });
  if (where.rank !== undefined) places.push({ place: 'rank', rank: where.rank });
  return places;
}

function merged(a: Noun, b: Noun): Noun {
  return {
    ...a,
    ...b,
    other: a.other || b.other,
    groups: [...a.groups, ...b.groups],
    non: [...a.non, ...b.non],
    names: [...a.names, ...b.names],
    types: [...a.types, ...b.types],
    states: [...a.states, ...b.states],
    from: b.places.length > 0 ? b.from : a.from,
    places: [...a.places, ...b.places],
    except: [...a.except, ...b.except],
    nots: [...a.nots, ...b.nots],
  };
}

/** Nothing but "a character", "an item". */
export function bareNoun(kind: NounKind): Noun {
  return plainNoun({}, kind);
}

/** Whether the filter names what somebody is, rather than only how or where. */
export function isNamed(one: Noun): boolean {
  const owned = one.controller !== undefined || one.bearer !== undefined;
  return one.groups.length > 0 || owned || one.other || one.types.length > 0;
}

/** What somebody is, without what it has and where it stands. */
export function identityOf(one: Noun): Noun {
  const { kind, other, groups, non, types, states, alignment, level, controller, bearer } = one;
  return {
    ...bareNoun(kind),
    other,
    groups,
    non,
    types,
    states,
    ...(alignment === undefined ? {} : { alignment }),
    ...(level === undefined || levelWords(level) === undefined ? {} : { level }),
    ...(controller === undefined ? {} : { controller }),
    ...(bearer === undefined ? {} : { bearer }),
  };
}

/** Fields that describe a place; the rest describes who stands there. */
const PLACE_FIELDS = [
  'from',
  'within',
  'ranksAway',
  'sameRank',
  'adjacentRank',
  'rankInFront',
  'rankBehind',
  'rank',
  'army',
  'formation',
] as const satisfies readonly (keyof Where)[];

/** A filter for the members of a chosen rank: which ranks, and who in it. */
export function splitRank(where: Where): { readonly rank: Where; readonly members: Where } {
  const isPlace = (key: string): boolean => PLACE_FIELDS.some((field) => field === key);
  const ofRank = ([key, value]: [string, unknown]): boolean =>
    isPlace(key) ||
    (key === 'any' && Array.isArray(value) && value.every((one: object) => Object.keys(one).every(isPlace)));
  const entries = Object.entries(where);
  return {
    rank: Object.fromEntries(entries.filter(ofRank)),
    members: Object.fromEntries(entries.filter((entry) => !ofRank(entry))),
  };
}

/** Whether the filter says where somebody is or whose it is, so that "in play" need not be added. */
export function isLocated(where: Where): boolean {
  return nounsOf(where, 'character').some(
    (one) =>
      one.places.length > 0 || one.controller !== undefined || one.army !== undefined || one.formation !== undefined,
  );
}

/** Whether a filter for actions asks for spells alone: those are cast, others performed. */
export function isOnlySpells(where: Where | 'self' | undefined): boolean {
  return typeof where === 'object' && where.type !== undefined && many(where.type).every((type) => type === 'spell');
}

/** The Warlord of the player is one: it is spoken of in the singular. */
export function isYourWarlord(where: Where): boolean {
  return where.warlord === true && where.controller === 'you' && Object.keys(where).length === 2;
}
