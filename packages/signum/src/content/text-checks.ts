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
    if (fields['keyword'] === 'Last Word' && mentions(fields['does'], ['within', 'contact', 'sight'])) {
      problems.push({ path: [...path, 'does'], message: 'who has died stands nowhere: it reaches nobody' });
    }
    if (fields['do'] === 'return' && Array.isArray(fields['kind'])) {
      const characters = fields['kind'].includes('character');
      if (characters !== (fields['to'] === 'camp') || (characters && fields['kind'].length > 1)) {
        problems.push({ path: [...path, 'to'], message: 'characters return to the War Camp, other cards do not' });
      }
    }
  });
  if (record.kind === 'relic') problems.push(...checkRelic(record.cost, record.properties));
  if (record.kind === 'tactic' && record.cost > TACTIC_COST)
    problems.push({ path: ['cost'], message: `${record.cost} is more than ${TACTIC_COST}` });
  if (record.kind === 'spell' && (record.does === undefined) === (record.enchantment === undefined)) {
    problems.push({ path: ['does'], message: 'a spell does something or is an enchantment' });
  }
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
