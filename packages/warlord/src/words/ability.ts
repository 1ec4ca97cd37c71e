/**
 * The words of abilities, for options and questions that are about one.
 */
import type { Language } from '@muster/engine';
import { capital } from '@muster/grammar/phrases';
import {
  STATS,
  type Ability,
  type Duration,
  type Effect,
  type Mod,
  type OrderAbility,
  type ReactAbility,
  type Stat,
} from '../abilities/language.ts';
import type { Card } from '../content/card.ts';
import type { CardId, Lasting } from '../state.ts';
import { abilityText } from '../text/card-text.ts';
import { cardOf, type Scene } from './scene.ts';

/** The text of the ability that a key names ("axe#0", or "axe#grant" for one that the card grants); null if there is none. */
export function namedAbility(scene: Scene, uid: string): string | null {
  const texts = textsIn(known, scene);
  const text = texts.get(uid);
  if (text !== undefined) return text;
  const made = makeNamed(scene, uid);
  texts.set(uid, made);
  return made;
}

/** Texts of a library's abilities, by language and key. */
type Texts<T> = WeakMap<Scene['library'], Record<Language, Map<string, T>>>;

/** Texts of abilities never change, and every list of Orders shows many. */
const known: Texts<string | null> = new WeakMap();

function textsIn<T>(texts: Texts<T>, { library, language }: Scene): Map<string, T> {
  let some = texts.get(library);
  if (some === undefined) {
    some = { en: new Map(), de: new Map(), it: new Map() };
    texts.set(library, some);
  }
  return some[language];
}

function makeNamed(scene: Scene, uid: string): string | null {
  const [id = ''] = uid.split('#');
  const card = scene.library.byId.get(id);
  if (card === undefined) return null;
  const ability = abilityOf(card, uid);
  return ability === undefined ? null : abilityText(card, ability, scene.language);
}

function abilityOf(card: Card, uid: string): Ability | undefined {
  const [, number = ''] = uid.split('#');
  return number.startsWith('grant') ? grantedBy(card, number) : card.abilities?.[Number(number)];
}

/**
 * What the ability does, for the log: without what led to it (trigger, limits, conditions, costs), which is over when it is told. Empty
 * if there is no such ability.
 */
function deedOf(scene: Scene, uid: string): string {
  const texts = textsIn(deeds, scene);
  const text = texts.get(uid);
  if (text !== undefined) return text;
  const made = makeDeed(scene, uid);
  texts.set(uid, made);
  return made;
}

const deeds: Texts<string> = new WeakMap();

/** ": Ready a spent Siege character.", or the end of the sentence where there is nothing to tell. */
export function withDeed(scene: Scene, uid: string): string {
  const deed = deedOf(scene, uid);
  return deed === '' ? '.' : `: ${deed}`;
}

function makeDeed(scene: Scene, uid: string): string {
  const [id = ''] = uid.split('#');
  const card = scene.library.byId.get(id);
  const ability = card === undefined ? undefined : abilityOf(card, uid);
  if (card === undefined || (ability?.kind !== 'order' && ability?.kind !== 'react')) return '';
  if (ability.kind === 'react') return capital(effectsText(scene, card, ability, ability.do));
  const { targets, do: effects } = ability;
  const bare: OrderAbility = { kind: 'order', ...(targets === undefined ? {} : { targets }), do: effects };
  return capital(abilityText(card, bare, scene.language).replace(/^[^:]*: /, ''));
}

/** What words that last change, in the words of the card. */
export function changeText(scene: Scene, source: CardId, changes: readonly Change[]): string {
  const card = cardOf(scene, source);
  const until = changes[0]?.until;
  if (card === undefined || until === undefined) return '';
  const mods = changes.map(({ mod }) => mod);
  return abilityText(card, { kind: 'order', do: [{ do: 'modify', mods, until }] }, scene.language).replace(
    /^[^:]*: /,
    '',
  );
}

type Change = Pick<Lasting, 'mod' | 'amounts' | 'until'>;

/** What is added to values of those the words name, and for how long; null if the words do anything else. */
export function gainsIn(changes: readonly Change[]): Gains | null {
  const [first] = changes;
  if (first === undefined) return null;
  const gains: (readonly [Stat, number])[] = [];
  for (const { mod, amounts, until } of changes) {
    const isPlain = mod.mod === 'stat' && mod.for === undefined && mod.during === undefined && mod.when === undefined;
    if (!isPlain || typeof mod.who === 'object' || until !== first.until) return null;
    for (const stat of STATS) if (amounts[stat] !== undefined) gains.push([stat, amounts[stat]]);
  }
  // Words that bind several in different ways are told as they stand.
  if (new Set(changes.map(({ mod }) => ('who' in mod ? mod.who : undefined))).size > 1) return null;
  return gains.length === 0 ? null : { gains, until: first.until };
}

interface Gains {
  readonly gains: readonly (readonly [Stat, number])[];
  readonly until: Duration;
}

/** The card that a key of a granted ability names. */
export function granterOf(scene: Scene, uid: string): Card | undefined {
  const mark = uid.indexOf('#');
  return uid.startsWith('#grant', mark) ? scene.library.byId.get(uid.slice(0, mark)) : undefined;
}

/** `grant1@42` is the second ability that the card grants, as card 42 of the game. */
function grantedBy(card: Card, number: string): OrderAbility | ReactAbility | undefined {
  const all = (card.abilities ?? []).flatMap(grantsOf);
  return all[Number(/^grant(\d+)/.exec(number)?.[1] ?? 0)] ?? all[0];
}

/** The text of the n-th mode of a choice the card offers. Where it offers several such choices all of them are told. */
export function modeText(scene: Scene, id: CardId | undefined, n: number, modes: number): string | null {
  const texts = textsOf(scene, id, (effect) =>
    effect.do === 'choose' && effect.of.length === modes ? (effect.of[n] ?? null) : null,
  );
  return texts.length === 0 ? null : texts.join(' / ');
}

/** What the card allows its player to do or leave; null if it has no such text. */
export function mayText(scene: Scene, id: CardId | undefined): string | null {
  const texts = textsOf(scene, id, (effect) => (effect.do === 'may' ? [effect] : null));
  return texts.length === 0 ? null : texts.join(' / ');
}

/** The texts of the effects that `pick` takes from the card's abilities, each once. */
function textsOf(
  scene: Scene,
  id: CardId | undefined,
  pick: (effect: Effect) => readonly Effect[] | null,
): readonly string[] {
  const card = id === undefined ? undefined : cardOf(scene, id);
  if (card === undefined) return [];
  const texts = new Set<string>();
  for (const ability of performables(card)) {
    for (const effect of nested(ability.do)) {
      const picked = pick(effect);
      if (picked !== null) texts.add(effectsText(scene, card, ability, picked));
    }
  }
  return [...texts];
}

/** Card texts are written for whole abilities: what stands before the effects is taken off again. */
function effectsText(
  scene: Scene,
  card: Card,
  ability: OrderAbility | ReactAbility,
  effects: readonly Effect[],
): string {
  const { targets } = ability;
  const bare = {
    ...(ability.kind === 'react' ? { kind: ability.kind, on: ability.on } : { kind: ability.kind }),
    ...(targets === undefined ? {} : { targets }),
  };
  const before = abilityText(card, { ...bare, do: [] }, scene.language);
  return abilityText(card, { ...bare, do: effects }, scene.language)
    .slice(before.length)
    .trim();
}

/** Everything of the card that is carried out: Orders, Reacts, automatic texts (as Reacts), and what it grants. */
function performables(card: Card): readonly (OrderAbility | ReactAbility)[] {
  return (card.abilities ?? []).flatMap((ability) => [...ownPart(ability), ...grantsOf(ability)]);
}

function ownPart(ability: Ability): readonly (OrderAbility | ReactAbility)[] {
  if (ability.kind === 'order' || ability.kind === 'react') return [ability];
  return ability.kind === 'auto' ? [{ kind: 'react', on: ability.on, do: ability.do }] : [];
}

/** Abilities that the ability gives to characters, continuously or by being performed. */
function grantsOf(ability: Ability): readonly (OrderAbility | ReactAbility)[] {
  if (ability.kind === 'rule') return [];
  if (ability.kind === 'static') return grantedIn(ability.mods);
  return nested(ability.do).flatMap((effect) => (effect.do === 'modify' ? grantedIn(effect.mods) : []));
}

function grantedIn(mods: readonly Mod[]): readonly (OrderAbility | ReactAbility)[] {
  return mods.flatMap((mod) => (mod.mod === 'grant' ? [mod.ability] : []));
}

/** The effects and all effects inside them. */
function nested(effects: readonly Effect[]): readonly Effect[] {
  return effects.flatMap((effect) => [effect, ...nested(inside(effect))]);
}

function inside(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case 'strike':
      return [effect.onHit, effect.afterHit, effect.afterMiss, effect.afterKill].flatMap((some) => some ?? []);
    case 'alterStrike':
      return [...(effect.onHit ?? []), ...(effect.after ?? [])];
    case 'check':
      return [...(effect.success ?? []), ...(effect.failure ?? [])];
    case 'if':
      return [...effect.then, ...(effect.else ?? [])];
    case 'may':
    case 'forEach':
    case 'atEndOfTurn':
      return effect.effects;
    case 'choose':
      return effect.of.flat();
    default:
      return [];
  }
}
