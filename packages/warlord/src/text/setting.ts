/**
 * What the words of an ability refer to: the card, the moment reacted to, the targets chosen, the one character just spoken of.
 */
import type {
  Class,
  Effect,
  OrderAbility,
  ReactAbility,
  Ref,
  Target,
  Trigger,
  Where,
  Who,
  WindowId,
} from '../abilities/language.ts';
import type { Card } from '../content/card.ts';
import { isOnlySpells } from './noun.ts';
import { many } from './words.ts';

export interface Setting {
  readonly card: Card;
  /** Inside an ability given to somebody else. */
  readonly granted: boolean;
  /** Continuous text that works while the card is attached. */
  readonly attached: boolean;
  readonly trigger?: Trigger;
  readonly targets: readonly Target[];
  readonly it?: Referent;
  /** The card is spoken of by a noun and not by its name: "this character". */
  readonly unnamed?: true;
  /** The kind of the strike now spoken of. */
  readonly strike?: 'melee' | 'ranged';
  /** The words of an ability that the text gives to somebody. */
  readonly quote: Quote;
}

export type Quote = (ability: OrderAbility | ReactAbility, setting: Setting) => string;

export type Thing = 'character' | 'item' | 'card' | 'action' | 'spell';

/** How something known is spoken of. */
export type Referent =
  /** By the name of the card. */
  | { readonly is: 'name' }
  /** This character, this Fighter. */
  | { readonly is: 'this'; readonly class?: Class }
  | { readonly is: 'this card' | 'this item' }
  /** What the card is attached to; `near` where the sentence has just said that it is attached. */
  | { readonly is: 'host'; readonly thing: 'character' | 'item'; readonly near: boolean }
  /** The target; the first, second … of several choices. */
  | { readonly is: 'target'; readonly which?: number; readonly plural: boolean }
  | { readonly is: 'warlord' }
  | { readonly is: 'that'; readonly thing: Thing }
  /** Everyone of a group or one that is chosen, spoken of for the first time. */
  | { readonly is: 'each'; readonly who: Who }
  /** The target of the strike or action reacted to, where "the target" would be taken for the React's own. */
  | { readonly is: 'struck'; readonly by: 'strike' | 'action' }
  | { readonly is: 'attacker' | 'performer' | 'roller' | 'opposing' | 'culprit' | 'killed' | 'wounded' };

export function settingOf(card: Card, quote: Quote): Setting {
  return { card, granted: false, attached: false, targets: [], quote };
}

export const THE_TARGET: Referent = { is: 'target', plural: false };
export const THAT_CHARACTER: Referent = { is: 'that', thing: 'character' };

export function refer(ref: Ref, setting: Setting): Referent {
  switch (ref) {
    case 'this':
      return thisOne(setting);
    case 'self':
      return self(setting);
    case 'host':
      return { is: 'host', thing: hostOf(setting.card), near: setting.attached };
    case 'target':
      return { is: 'target', plural: setting.targets.length > 1 || setting.targets.some(isSeveral) };
    case 'it':
      return setting.it ?? THAT_CHARACTER;
    case 'warlord':
      return { is: 'warlord' };
    case 'event.by':
      return eventBy(setting);
    case 'event.on':
      return eventOn(setting);
    case 'event.card':
      return { is: 'that', thing: eventThing(setting.trigger) };
    default:
      return namedTarget(ref.slice('target:'.length), setting);
  }
}

function self({ card, granted, unnamed }: Setting): Referent {
  if (card.type === 'action') return { is: 'this card' };
  if (unnamed !== true || granted) return { is: 'name' };
  return card.type === 'item' ? { is: 'this item' } : { is: 'this' };
}

function thisOne(setting: Setting): Referent {
  const { card } = setting;
  if (setting.attached) return { is: 'host', thing: 'character', near: true };
  if (setting.granted) return { is: 'this' };
  if (card.type === 'character') return setting.unnamed === true ? { is: 'this' } : { is: 'name' };
  const [only, ...more] = card.classes;
  return only === undefined || more.length > 0 || openToOthers(card) ? { is: 'this' } : { is: 'this', class: only };
}

/** Whether characters of another class may use the card, so that its class doesn't describe them. */
function openToOthers(card: Card): boolean {
  return (card.abilities ?? []).some(
    (ability) => ability.kind === 'rule' && ability.rule === 'performedBy' && ability.regardlessOfClass === true,
  );
}

function isSeveral(target: Target): boolean {
  return target.what === 'rank' || (target.count !== undefined && target.count !== 1);
}

function namedTarget(id: string, setting: Setting): Referent {
  const index = setting.targets.findIndex((target) => target.id === id);
  const plural = setting.targets.slice(index, index + 1).some(isSeveral);
  return setting.targets.length < 2 || index < 0 ? { is: 'target', plural } : { is: 'target', which: index, plural };
}

// ---------- what a card is attached to ----------

function hostOf(card: Card): 'character' | 'item' {
  for (const ability of card.abilities ?? []) {
    if (ability.kind !== 'order' && ability.kind !== 'react') continue;
    const attach = findAttach(ability.do);
    if (attach === undefined) continue;
    if (typeof attach === 'object') return attach.what === 'item' ? 'item' : 'character';
    if (attach.startsWith('target'))
      return (ability.targets ?? []).some((t) => t.what === 'item') ? 'item' : 'character';
  }
  return 'character';
}

function findAttach(effects: readonly Effect[]): Who | undefined {
  for (const effect of effects) {
    if (effect.do === 'attach') return effect.to;
    const inner = effect.do === 'check' ? [...(effect.success ?? []), ...(effect.failure ?? [])] : [];
    const found = findAttach(effect.do === 'if' ? [...effect.then, ...(effect.else ?? [])] : inner);
    if (found !== undefined) return found;
  }
  return undefined;
}

// ---------- the event reacted to ----------

const STRIKE_WINDOWS: readonly WindowId[] = [
  'before_ranged_target',
  'after_targeted_melee',
  'after_targeted_ranged',
  'after_aiming_melee',
  'after_aiming_ranged',
  'before_strike_roll',
  'after_hit',
  'strike_missed',
  'after_melee_strike',
  'after_ranged_strike',
  'killed_by_melee',
  'attack_declared',
  'attack_ended',
];
const ACTION_WINDOWS: readonly WindowId[] = [
  'after_targeted_action',
  'after_targeted_spell',
  'action_played',
  'action_performed',
];
const ROLL_WINDOWS: readonly WindowId[] = ['after_die_roll', 'before_die_roll', 'check_or_save_result'];

function windowsOf(trigger: Trigger | undefined): readonly WindowId[] {
  return many(trigger?.at);
}

function allIn(trigger: Trigger | undefined, windows: readonly WindowId[]): boolean {
  const at = windowsOf(trigger);
  return at.length > 0 && at.every((window) => windows.includes(window));
}

/** Whether what is reacted to is a strike, an action that isn't one, or may be either. */
export function eventKind(trigger: Trigger | undefined): 'strike' | 'action' | 'spell' | 'react' | 'either' | 'other' {
  const at = windowsOf(trigger);
  const strike = at.some((window) => STRIKE_WINDOWS.includes(window)) || isStrikeRoll(trigger);
  const action = at.some((window) => ACTION_WINDOWS.includes(window));
  if (strike && action) return 'either';
  if (strike) return 'strike';
  if (!action) return 'other';
  if (trigger?.action === 'react') return 'react';
  return at.every((window) => window === 'after_targeted_spell') || isOnlySpells(trigger?.card) ? 'spell' : 'action';
}

function isStrikeRoll(trigger: Trigger | undefined): boolean {
  const rolls = many(trigger?.roll);
  return rolls.length > 0 && rolls.every((roll) => roll === 'melee' || roll === 'ranged');
}

function isWhere(role: 'this' | Where | undefined): role is Where {
  return typeof role === 'object';
}

function byStrike(trigger: Trigger): boolean {
  const via = many(trigger.via);
  return allIn(trigger, STRIKE_WINDOWS) || (via.length > 0 && via.every((one) => one === 'melee' || one === 'ranged'));
}

function eventBy(setting: Setting): Referent {
  const { trigger } = setting;
  if (trigger === undefined) return THAT_CHARACTER;
  if (trigger.by === 'this') return thisOne(setting);
  if (isWhere(trigger.by) && !isWhere(trigger.on)) return THAT_CHARACTER;
  if (byStrike(trigger) || isStrikeRoll(trigger)) return { is: 'attacker' };
  if (allIn(trigger, ACTION_WINDOWS)) return { is: 'performer' };
  if (allIn(trigger, ROLL_WINDOWS)) return { is: 'roller' };
  if (eventKind(trigger) === 'either') return { is: 'performer' };
  return isWhere(trigger.by) && trigger.by.controller === 'opponent' ? { is: 'opposing' } : { is: 'culprit' };
}

function eventOn(setting: Setting): Referent {
  const { trigger } = setting;
  if (trigger === undefined) return THAT_CHARACTER;
  if (trigger.on === 'this') return thisOne(setting);
  const kind = eventKind(trigger);
  const another = isWhere(trigger.by) || setting.targets.length > 0;
  if (allIn(trigger, ['killed', 'killed_by_melee'])) return another ? { is: 'killed' } : THAT_CHARACTER;
  if (allIn(trigger, ['wounded', 'before_wounds'])) return another ? { is: 'wounded' } : THAT_CHARACTER;
  if (kind === 'other') return THAT_CHARACTER;
  if (setting.targets.length > 0) return { is: 'struck', by: kind === 'strike' ? 'strike' : 'action' };
  return THE_TARGET;
}

function eventThing(trigger: Trigger | undefined): Thing {
  if (allIn(trigger, ['equipped'])) return 'item';
  if (!allIn(trigger, ACTION_WINDOWS)) return 'card';
  return eventKind(trigger) === 'spell' ? 'spell' : 'action';
}
