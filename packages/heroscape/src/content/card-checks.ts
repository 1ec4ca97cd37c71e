/**
 * What no schema can see in an army card: facts that contradict each other, and words that refer to something which isn't there.
 */
import type { Problem } from '@muster/engine';
import traits from '../text/traits.json' with { type: 'json' };
import type { ArmyCard } from './card.ts';
import { checkPowers } from './power-checks.ts';
import { walk } from './walk.ts';
import type { Fields, Path } from './walk.ts';

const TRAITS = ['species', 'class', 'personality'] as const;
type Trait = (typeof TRAITS)[number];

export function checkCard(card: ArmyCard): readonly Problem[] {
  const problems: Problem[] = [];
  const report = (path: Path, message: string): void => void problems.push({ path, message });
  if (lettersOf(card.id) !== lettersOf(card.name)) report(['id'], `does not fit the name '${card.name}'`);
  if (card.character !== undefined && !card.name.startsWith(`${card.character} (`)) {
    report(['character'], `does not fit the name '${card.name}'`);
  }
  for (const trait of TRAITS) {
    if (!(card[trait] in traits[trait])) report([trait], `'${card[trait]}' has no name in texts`);
  }
  if (card.kind === 'hero' && card.figures !== 1) report(['figures'], 'a hero is one figure (HS-1.5)');
  if (card.kind === 'squad' && card.figures === 1) report(['figures'], 'a squad is several figures (HS-1.5)');
  const names = card.powers.map(({ name }) => name);
  for (const [i, name] of names.entries()) {
    if (names.indexOf(name) !== i) report(['powers', i, 'name'], `two powers are called '${name}'`);
  }
  checkPowers(card, report);
  return problems;
}

interface CardProblem extends Problem {
  /** Which of the cards. */
  readonly card: number;
}

/** Words that name cards, powers, traits and states: each must be found on some card. */
export function checkReferences(cards: readonly ArmyCard[]): readonly CardProblem[] {
  const known = knownWords(cards);
  const references: (Reference & { readonly card: number })[] = [];
  for (const [number, card] of cards.entries()) {
    walk(card.powers, ['powers'], null, (fields, path) => {
      learn(fields, known);
      for (const reference of referencesIn(fields, path)) references.push({ ...reference, card: number });
      return null;
    });
  }
  return references
    .filter(({ kind, word }) => !known[kind].has(word))
    .map(({ card, path, word }) => ({ card, path, message: `'${word}' is on no card` }));
}

type Kind = 'name' | 'power' | 'state' | Trait;
type Words = Readonly<Record<Kind, Set<string>>>;

interface Reference {
  readonly kind: Kind;
  readonly word: string;
  readonly path: Path;
}

/** What is printed on the cards. */
function knownWords(cards: readonly ArmyCard[]): Words {
  return {
    name: new Set(cards.map(({ name }) => name)),
    species: new Set(cards.map(({ species }) => species)),
    class: new Set(cards.map((card) => card.class)),
    personality: new Set(cards.map(({ personality }) => personality)),
    power: new Set(cards.flatMap(({ powers }) => powers.map(({ name }) => name))),
    state: new Set(),
  };
}

/** States that powers switch on, and what figures become in play. */
function learn(fields: Fields, known: Words): void {
  if (typeof fields['state'] === 'string' && fields['if'] !== 'active') known.state.add(fields['state']);
  if (fields['do'] !== 'become') return;
  for (const trait of TRAITS) if (typeof fields[trait] === 'string') known[trait].add(fields[trait]);
}

function referencesIn(fields: Fields, path: Path): readonly Reference[] {
  const found: Reference[] = [];
  for (const key in fields) {
    const kind = kindOf(key, fields);
    const field = fields[key];
    if (kind === null) continue;
    for (const word of Array.isArray(field) ? field : [field]) {
      if (typeof word === 'string') found.push({ kind, word, path: [...path, key] });
    }
  }
  return found;
}

/** What the words in a field refer to; null if to nothing that stands on cards. */
function kindOf(key: string, fields: Fields): Kind | null {
  switch (key) {
    case 'species':
    case 'class':
    case 'personality':
      return key;
    case 'power':
      return 'power';
    case 'from':
      return fields['part'] === 'exempt' ? 'power' : null;
    case 'state':
      return fields['if'] === 'active' ? 'state' : null;
    case 'name':
      return Array.isArray(fields['name']) || fields['do'] === 'arrive' ? 'name' : null;
    default:
      return null;
  }
}

function lettersOf(name: string): string {
  // Taking letters and accents apart is slow the first time, and few names need it.
  const plain = /[^ -~]/.test(name) ? name.normalize('NFD') : name;
  return plain.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
}
