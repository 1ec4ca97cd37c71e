/**
 * What the rules look for on records all the time, looked up once per library: printed keywords, what a creature gives itself and
 * others, what it listens to, and which keywords anything at all can give.
 */
import type { AnyCreature, SupportCard } from '../content/card.ts';
import type { Library } from '../content/library.ts';
import type { SeenCreature } from '../view-types.ts';
import type { CreatureClass, Creatures, Grant, Keyword, Property, Trigger } from './language.ts';

/** The traits of one creature's record. */
export interface Traits {
  readonly record: AnyCreature;
  /** Its attacks as views show them, where nothing changes them. */
  readonly attacks: SeenCreature['attacks'];
  readonly keywords: ReadonlySet<Keyword>;
  /** What it always has. */
  readonly own: readonly Grant[];
  /** What it gives others. */
  readonly auras: readonly Aura[];
  readonly hears: ReadonlySet<Trigger>;
}

export interface Aura {
  /** Infinity where distance does not matter. */
  readonly reach: number;
  readonly who: Creatures;
  readonly grants: readonly Grant[];
}

export interface LibraryTraits {
  readonly creatures: Readonly<Record<CreatureClass, readonly Traits[]>>;
  /** By support card: what a hero has who wears it (SG-8.4). */
  readonly worn: readonly (readonly Grant[])[];
  /** Keywords that relics, enchantments, auras or texts give. */
  readonly given: ReadonlySet<Keyword>;
}

const known = new WeakMap<Library, LibraryTraits>();

export function traitsIn(library: Library): LibraryTraits {
  let traits = known.get(library);
  if (traits === undefined) known.set(library, (traits = traitsFor(library)));
  return traits;
}

function traitsFor(library: Library): LibraryTraits {
  const worn = library.supports.map(wornGrants);
  const given = new Set<Keyword>();
  const records = [...library.heroes, ...library.characters, ...library.minions, ...library.supports];
  for (const record of records) collectGiven(record, given);
  for (const grants of worn)
    for (const grant of grants) if (grant.grant === 'property') given.add(grant.property.keyword);
  return {
    creatures: {
      hero: library.heroes.map(traitsOfRecord),
      character: library.characters.map(traitsOfRecord),
      minion: library.minions.map(traitsOfRecord),
    },
    worn,
    given,
  };
}

const NO_GRANTS: readonly Grant[] = [];

function traitsOfRecord(record: AnyCreature): Traits {
  const own: Grant[] = [];
  const auras: Aura[] = [];
  const hears = new Set<Trigger>();
  for (const property of record.properties) {
    if (property.keyword === 'triggered') hears.add(property.on);
    // SG-35.6: an aura has a reach; what is given to some without one has none.
    if (property.keyword === 'Aura')
      auras.push({ reach: property.value, who: plainly(property.who), grants: property.grants });
    if (property.keyword !== 'grants') continue;
    if (property.who === undefined) own.push(...property.grants);
    else auras.push({ reach: Infinity, who: plainly(property.who), grants: property.grants });
  }
  return {
    record,
    attacks: record.attacks.map(({ type, dice, range }) => ({ type, dice, range })),
    keywords: new Set(record.properties.map(({ keyword }) => keyword)),
    own: own.length === 0 ? NO_GRANTS : own,
    auras,
    hears,
  };
}

/** Auras ask for what a creature is, never for keywords that auras themselves might give: that would go in circles. */
function plainly({ keyword: _keyword, ...plain }: Creatures): Creatures {
  return plain;
}

function wornGrants(card: SupportCard): readonly Grant[] {
  if (card.kind !== 'relic') return NO_GRANTS;
  const grants: Grant[] = [];
  for (const property of card.properties) {
    if (property.keyword === 'grants' && property.who === undefined) grants.push(...property.grants);
    else if (property.keyword !== 'Armour' && property.keyword !== 'Reusability' && !isText(property))
      grants.push({ grant: 'property', property });
  }
  return grants;
}

/** Properties of a card that are used, not had. */
function isText({ keyword }: Property): boolean {
  return ['close', 'reuse', 'First Word', 'Last Word', 'grants'].includes(keyword);
}

/** Wherever a record gives a property, be it deep inside a text. */
function collectGiven(part: unknown, given: Set<Keyword>): void {
  if (typeof part !== 'object' || part === null) return;
  if (isPropertyGrant(part)) given.add(part.property.keyword);
  for (const inner of Object.values(part)) collectGiven(inner, given);
}

function isPropertyGrant(part: object): part is Extract<Grant, { grant: 'property' }> {
  return 'grant' in part && part.grant === 'property' && 'property' in part;
}
