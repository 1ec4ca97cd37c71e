/**
 * English triggers: one phrase for each window.
 */
import { listed, words } from '@muster/grammar/phrases';
import type { RollKind, Trigger, Where } from '../../abilities/language.ts';
import { momentsOf, strikesOf, type Aimed, type Attempt, type Moment } from '../moment.ts';
import { isOnlySpells, type NounKind } from '../noun.ts';
import type { Setting } from '../setting.ts';
import { many } from '../words.ts';
import { given } from './condition.ts';
import { withArticle } from './lexicon.ts';
import { noun } from './phrase.ts';
import { the } from './refer.ts';

export function trigger(on: Trigger, s: Setting): string {
  const moments = momentsOf(on).map((moment) => momentText(moment, on, s));
  return words(
    listed(moments, 'or') + (on.if === undefined ? '' : ','),
    on.if === undefined ? undefined : given(on.if, s),
  );
}

type Role = 'this' | 'self' | Where | undefined;

function one(role: Role, s: Setting, kind: NounKind = 'character'): string | undefined {
  if (role === undefined) return undefined;
  return typeof role === 'string' ? the(role, s) : noun(role, kind, 'a', s);
}

function momentText(moment: Moment, t: Trigger, s: Setting): string {
  const by = one(t.by, s);
  const on = one(t.on, s);
  const actor = by ?? 'a character';
  const victim = on ?? 'a character';
  const against = on === undefined ? undefined : `against ${on}`;
  switch (moment.moment) {
    case 'targeted':
      return words('after', victim, 'is targeted', by && `by ${by}`, `with ${attempts(moment.by, t, s)}`);
    case 'aimed':
      return words('after', actor, 'targets', strikes(moment.with), against);
    case 'struck':
      return words('after', by && `${by} performs`, strikes(moment.with), against);
    case 'reforming':
      return words('before', victim, 'falls forward from an illegal rank');
    case 'before_ranged_target':
      return words('before', actor, 'chooses the target of a ranged strike');
    case 'before_strike_roll':
      return words('before', by && `${by} makes`, strikeRoll(t), against);
    case 'after_die_roll':
      return words('after', roll(t, by), against);
    case 'before_die_roll':
      return words('before', roll(t, by), against);
    case 'after_hit':
      return by === undefined
        ? words('after', victim, `is hit by ${strikes(strikesOf(t))}`)
        : words('after', by, 'hits', on, `with ${strikes(strikesOf(t))}`);
    case 'strike_missed':
      return by === undefined
        ? words('after', strikes(strikesOf(t)), against, 'misses')
        : words('after', by, 'misses', on, `with ${strikes(strikesOf(t))}`);
    case 'before_wounds':
      return by === undefined
        ? words('before', victim, 'suffers wounds', source(t, 'from'))
        : words('before', by, 'inflicts wounds on', victim, source(t, 'with'));
    case 'wounded':
      return by === undefined
        ? words('after', victim, 'suffers wounds', source(t, 'from'))
        : words('after', by, 'inflicts wounds on', victim, source(t, 'with'));
    case 'killed':
      return by === undefined
        ? words('after', victim, 'is killed', source(t, 'by'))
        : words('after', by, 'kills', victim, source(t, 'with'));
    case 'killed_by_melee':
      return by === undefined
        ? words('after', victim, 'is killed by a melee strike')
        : words('after', by, 'kills', victim, 'with a melee strike');
    case 'card_drawn':
      return words('after', player(t.by, 'draw'), one(t.card, s, 'card') ?? 'a card');
    case 'retrieved':
      return words('after', player(t.by, 'retrieve'), one(t.card, s, 'card') ?? 'a card');
    case 'attack_declared':
      return words('when', actor, 'attacks');
    case 'attack_ended':
      return words('after', actor, 'has attacked');
    case 'action_played':
      return by === undefined
        ? words('after the costs of', action(t, s), 'are paid')
        : words(
            'after',
            by,
            ...(t.action === 'spend'
              ? ['spends to pay the costs of', one(t.card, s, 'action') ?? 'an action']
              : ['pays the costs of', action(t, s)]),
          );
    case 'action_performed':
      return words('after', actor, isOnlySpells(t.card) ? 'casts' : 'performs', action(t, s), on && `targeting ${on}`);
    case 'entered_play':
      return words('after', on ?? by ?? one(t.card, s, 'item') ?? 'a character', 'enters play');
    case 'left_play':
      return words('after', on ?? by ?? one(t.card, s, 'item') ?? 'a character', 'leaves play');
    case 'moved':
      return words('after', on ?? actor, MOVES[t.movedBy ?? 'any']);
    case 'maneuvered':
      return words('after', on ?? actor, 'maneuvers');
    case 'orientation_changed':
      return words(
        'after',
        on ?? one(t.card, s, 'item') ?? 'a character',
        'becomes',
        t.became ?? 'ready, spent or stunned',
        by && `because of ${by}`,
      );
    case 'equipped': {
      const item = one(t.card, s, 'item');
      if (t.card === 'self' && on === undefined && by === undefined) return words('after', item, 'is equipped');
      return words('after', on ?? actor, 'equips', item ?? 'an item');
    }
    case 'check_or_save_result':
      return words('after', actor, result(t), rollNoun(t, ['check', 'save']));
    case 'initiative_settled':
      if (t.initiative === undefined) return 'after initiative is settled';
      return t.initiative === 'won' ? 'after you win initiative' : 'after you lose initiative';
  }
}

const MOVES = {
  any: 'moves',
  fall: 'falls forward',
  maneuver: 'moves by maneuvering',
  effect: 'is moved by an effect',
} as const;

/** Who draws or retrieves a card, with the verb. */
function player(role: 'this' | Where | undefined, does: string): string {
  const controller = typeof role === 'object' ? role.controller : undefined;
  if (role === 'this' || controller === 'you') return `you ${does}`;
  return controller === 'opponent' ? `an opponent ${does}s` : `a player ${does}s`;
}

/** "a melee strike", "a melee or ranged strike", "a strike" when any is meant. */
function strikes(kinds: readonly Aimed[]): string {
  return withArticle(words(listed(kinds, 'or'), 'strike'));
}

/** Unless something else is said, it is a melee strike that is about to be rolled (TW-8). */
function strikeRoll(t: Trigger): string {
  const kinds = strikesOf(t);
  return withArticle(`${kinds.length > 0 ? listed(kinds, 'or') : 'melee'} strike roll`);
}

function attempts(kinds: readonly Attempt[], t: Trigger, s: Setting): string {
  const aimed = kinds.filter((kind) => kind === 'melee' || kind === 'ranged');
  const rest = kinds
    .filter((kind) => kind !== 'melee' && kind !== 'ranged')
    .map((kind) => (kind === 'spell' ? 'a spell' : action(t, s)));
  const each = rest.length > 0 ? aimed.map((kind) => strikes([kind])) : [strikes(aimed)];
  return listed([...(aimed.length > 0 ? each : []), ...rest], 'or');
}

const ACTIONS = { order: 'an Order', react: 'a React', spend: 'a Spend action' } as const;

function action(t: Trigger, s: Setting): string {
  const card = one(t.card, s, 'action');
  if (t.action === undefined) return card ?? 'an action';
  return card === undefined ? ACTIONS[t.action] : `${card} as ${ACTIONS[t.action]}`;
}

const SOURCES = {
  melee: 'a melee strike',
  ranged: 'a ranged strike',
  spell: 'a spell',
  action: 'an action',
  fall: 'falling forward',
} as const;

function source(t: Trigger, link: string): string | undefined {
  const via = many(t.via);
  const others = via.flatMap((kind) => (kind === 'cost' ? [] : SOURCES[kind]));
  const parts = [
    ...(others.length > 0 ? [`${link} ${listed(others, 'or')}`] : []),
    ...(via.includes('cost') ? ['as a cost'] : []),
  ];
  return parts.length > 0 ? listed(parts, 'or') : undefined;
}

const ROLLS: Readonly<Record<RollKind, string>> = {
  melee: 'a melee strike roll',
  ranged: 'a ranged strike roll',
  check: 'a check',
  save: 'a save',
  initiative: 'an initiative roll',
};

function rollNoun(t: Trigger, otherwise: readonly RollKind[] = []): string {
  const kinds = t.roll === undefined ? otherwise : many(t.roll);
  return kinds.length === 0
    ? 'a die roll'
    : listed(
        kinds.map((kind) => ROLLS[kind]),
        'or',
      );
}

function roll(t: Trigger, by: string | undefined): string {
  if (t.result === 'critical-success' || t.result === 'critical-failure') {
    const critical = t.result === 'critical-success' ? 'a Critical Success' : 'a Critical Failure';
    const on = t.roll === undefined ? undefined : `on ${rollNoun(t)}`;
    return by === undefined ? words(critical, 'is rolled', on) : words(by, 'rolls', critical, on);
  }
  if (t.result !== undefined) return words(by ?? 'a character', result(t), rollNoun(t));
  return by === undefined ? rollNoun(t) : words(by, 'makes', rollNoun(t));
}

function result(t: Trigger): string {
  switch (t.result) {
    case 'success':
      return 'succeeds with';
    case 'failure':
      return 'fails';
    case 'critical-success':
      return 'rolls a Critical Success on';
    case 'critical-failure':
      return 'rolls a Critical Failure on';
    default:
      return 'has made';
  }
}
