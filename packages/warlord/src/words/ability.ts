/**
 * The words of abilities, for options and questions that are about one.
 */
import type { Ability, Effect, Mod, OrderAbility, ReactAbility } from '../abilities/language.ts';
import type { Card } from '../content/card.ts';
import type { CardId } from '../state.ts';
import { abilityText } from '../text/card-text.ts';
import { cardOf, type Scene } from './scene.ts';

/** The text of the ability that a key names ("axe#0", or "axe#grant" for one that the card grants); null if there is none. */
export function namedAbility(scene: Scene, uid: string): string | null {
  const texts = known.get(scene.library) ?? new Map<string, string | null>();
  known.set(scene.library, texts);
  const key = `${scene.language} ${uid}`;
  const text = texts.get(key);
  if (text !== undefined) return text;
  const made = makeNamed(scene, uid);
  texts.set(key, made);
  return made;
}

/** Texts of abilities never change, and every list of Orders shows many. */
const known = new WeakMap<Scene['library'], Map<string, string | null>>();

function makeNamed(scene: Scene, uid: string): string | null {
  const [id = '', number = ''] = uid.split('#');
  const card = scene.library.byId.get(id);
  if (card === undefined) return null;
  const ability = number === 'grant' ? grantedBy(card) : card.abilities?.[Number(number)];
  return ability === undefined ? null : abilityText(card, ability, scene.language);
}

/** The card that a key of a granted ability names. */
export function granterOf(scene: Scene, uid: string): Card | undefined {
  const [id = '', number = ''] = uid.split('#');
  return number === 'grant' ? scene.library.byId.get(id) : undefined;
}

function grantedBy(card: Card): OrderAbility | ReactAbility | undefined {
  return (card.abilities ?? []).flatMap(grantsOf)[0];
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
