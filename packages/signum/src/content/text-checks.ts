/**
 * Checks of texts beyond their form: words that would never work, or go in circles.
 */
import type { Problem } from '@muster/engine';
import type { Property } from '../abilities/language.ts';
import type { AnyCreature, SupportCard } from './card.ts';

type Path = Problem['path'];
type Fields = Readonly<Record<string, unknown>>;

const RELIC_COST = [1, 4] as const; // SG-39.30
const RELIC_ARMOUR = [2, 4] as const;
const REUSES = [2, 4] as const;
const TACTIC_COST = 1; // SG-39.31

export function checkTexts(record: AnyCreature | SupportCard): readonly Problem[] {
  const problems: Problem[] = [];
  walk(record, [], (fields, path) => {
    if (fields['keyword'] === 'Aura' || (fields['keyword'] === 'grants' && 'who' in fields)) {
      // What an aura gives may depend on keywords only by going in circles.
      if (mentions(fields['who'], ['keyword']))
        problems.push({ path: [...path, 'who'], message: 'an aura may not ask for keywords' });
    }
    const given = fields['grant'] === 'property' ? fields['property'] : undefined;
    if (NEVER_GIVEN.some((keyword) => isProperty(given, keyword)))
      problems.push({ path: [...path, 'property'], message: 'this property works only where it is printed' });
    if (fields['do'] === 'return' && Array.isArray(fields['kind'])) {
      const characters = fields['kind'].includes('character');
      if (characters !== (fields['to'] === 'camp') || (characters && fields['kind'].length > 1)) {
        problems.push({ path: [...path, 'to'], message: 'characters return to the War Camp, other cards do not' });
      }
    }
  });
  if (record.kind === 'spell' || record.kind === 'tactic' || record.kind === 'building')
    problems.push(...checkSelfless(record));
  if (record.kind === 'relic') problems.push(...checkRelic(record.cost, record.properties));
  if (record.kind === 'building') problems.push(...checkBuilding(record.properties));
  if (record.kind === 'tactic' && record.cost > TACTIC_COST)
    problems.push({ path: ['cost'], message: `${record.cost} is more than ${TACTIC_COST}` });
  if (record.kind === 'spell' && (record.does === undefined) === (record.enchantment === undefined)) {
    problems.push({ path: ['does'], message: 'a spell does something or is an enchantment' });
  }
  return problems;
}

/** They are looked at when a creature enters, or on its record. */
const NEVER_GIVEN = ['Aura', 'grants', 'First Word', 'Armour', 'Reusability'] as const;

function isProperty(value: unknown, keyword: Property['keyword']): boolean {
  return typeof value === 'object' && value !== null && 'keyword' in value && value.keyword === keyword;
}

/** What buildings can have: they are used or speak, but give nothing all the time. */
const BUILDING_TEXTS: readonly Property['keyword'][] = ['close', 'reuse', 'Reusability', 'First Word', 'Last Word'];

function checkBuilding(properties: readonly Property[]): readonly Problem[] {
  return properties.flatMap(({ keyword }, i) =>
    BUILDING_TEXTS.includes(keyword)
      ? []
      : [{ path: ['properties', i], message: `a building can't have '${keyword}'` }],
  );
}

/** No creature has these texts: nobody to be near to, or another than. Properties they give have their creature. */
function checkSelfless(record: SupportCard): readonly Problem[] {
  const problems: Problem[] = [];
  walk(record, [], (fields, path) => {
    if (path.includes('grants')) return;
    for (const word of ['within', 'contact', 'sight', 'other']) {
      if (word in fields && fields['at'] === undefined)
        problems.push({ path: [...path, word], message: 'no creature has this text' });
    }
    for (const word of ['who', 'of', 'near']) {
      if (fields[word] === 'self') problems.push({ path: [...path, word], message: 'no creature has this text' });
    }
  });
  return problems;
}

function checkRelic(cost: number, properties: readonly Property[]): readonly Problem[] {
  const problems: Problem[] = [];
  const within = (path: Path, value: number, [least, most]: readonly [number, number]) => {
    if (value < least || value > most) problems.push({ path, message: `${value} is not ${least} to ${most}` });
  };
  within(['cost'], cost, RELIC_COST);
  const reused = properties.some(({ keyword }) => keyword === 'reuse');
  for (const [i, property] of properties.entries()) {
    // SG-8.4: whom else a relic affects is said by a text that is used.
    if (property.keyword === 'Aura' || (property.keyword === 'grants' && property.who !== undefined))
      problems.push({ path: ['properties', i], message: 'a relic gives to its hero only' });
    if (property.keyword === 'Armour') within(['properties', i, 'value'], property.value, RELIC_ARMOUR);
    if (property.keyword === 'Reusability') within(['properties', i, 'value'], property.value, REUSES);
  }
  if (reused !== properties.some(({ keyword }) => keyword === 'Reusability')) {
    problems.push({ path: ['properties'], message: `'reuse' and 'Reusability' go together` });
  }
  return problems;
}

/** Calls `visit` for every object in the data, outer ones first. */
export function walk(value: unknown, path: Path, visit: (fields: Fields, path: Path) => void): void {
  if (typeof value !== 'object' || value === null) return;
  if (Array.isArray(value)) {
    for (const [i, one] of value.entries()) walk(one, [...path, i], visit);
    return;
  }
  visit(value as Fields, path);
  for (const [key, field] of Object.entries(value)) walk(field, [...path, key], visit);
}

function mentions(value: unknown, words: readonly string[]): boolean {
  let found = false;
  walk(value, [], (fields) => {
    if (words.some((word) => word in fields)) found = true;
  });
  return found;
}
