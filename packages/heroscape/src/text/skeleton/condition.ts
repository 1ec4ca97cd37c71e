/**
 * Conditions as what stands before a clause. What is said of an attack and of the figure on its other side is drawn together.
 */
import type { Condition, Figures, Place } from '../../abilities/language.ts';
import { groundOf, obstacleWords } from './ground.ts';
import { kindOf, some } from './kind.ts';
import type { Noun } from './noun.ts';
import { ATTACKER, CARD, SELF, TARGET, YOU } from './noun.ts';
import type { Clause, Lead } from './plan.ts';
import { clause, ifClause } from './say.ts';
import type { Strike } from './verb.ts';

export type Side = 'attacker' | 'defender';

/** Of whom conditions speak, and on which side of the attack that figure is. */
export interface Scene {
  readonly who: Noun;
  readonly side?: Side;
  /** The sentence is about that figure. */
  readonly subject?: true;
}

export function leadsOf(conditions: readonly Condition[] | undefined, scene: Scene): Lead[] {
  const all = conditions ?? [];
  if (scene.side === undefined) return all.flatMap((one) => leadOf(one, scene));
  const strike = strikeOf(all, scene.who);
  const rest = all.filter((one) => !isOfStrike(one));
  const encounter = { side: scene.side, ...(strike.other === undefined ? {} : { other: strike.other }) };
  const { attack } = strike;
  const empty = strike.other === undefined && (attack === undefined || attack === 'any');
  return [
    ...(empty
      ? []
      : [
          {
            lead: 'encounter' as const,
            encounter: attack === undefined || attack === 'any' ? encounter : { ...encounter, attack },
          },
        ]),
    ...rest.flatMap((one) => (empty ? leadOf(one, scene) : besideStrike(one, scene))),
  ];
}

/** "Against figures with height advantage" would say the wrong thing. */
function besideStrike(condition: Condition, scene: Scene): Lead[] {
  return condition.if === 'height-advantage' ? [ifClause(clauseOf(condition, scene))] : leadOf(condition, scene);
}

/** Whether a condition is said with the attack it speaks of. */
export function isOfStrike(condition: Condition): boolean {
  switch (condition.if) {
    case 'attack':
    case 'opponent':
    case 'adjacent':
    case 'opponent-levels':
      return true;
    case 'not':
      return condition.condition.if === 'opponent';
    default:
      return false;
  }
}

/** The attack all these conditions speak of. */
export function strikeOf(conditions: readonly Condition[], who: Noun, about?: Figures): Strike {
  let attack: Strike['attack'];
  let figures: Figures | undefined = about;
  let place: Place = {};
  for (const condition of conditions) {
    if (condition.if === 'attack') attack = condition.is;
    else if (condition.if === 'opponent') figures = { ...figures, ...condition.is };
    else if (condition.if === 'not' && condition.condition.if === 'opponent')
      figures = { ...figures, not: condition.condition.is };
    else if (condition.if === 'adjacent')
      place = { ...place, ...(condition.is ? { adjacent: true } : { notAdjacent: true }) };
    else if (condition.if === 'opponent-levels') {
      const { up, down, fromBase } = condition;
      place = { ...place, levels: { up, down, ...(fromBase === undefined ? {} : { fromBase }) } };
    }
  }
  const somewhere = Object.keys(place).length > 0;
  const other: Noun | undefined =
    figures === undefined && !somewhere
      ? undefined
      : {
          n: 'some',
          count: 'many',
          kind: kindOf(figures ?? {}),
          ...(somewhere ? { where: place.levels === undefined ? { place } : { place, of: who } } : {}),
        };
  return { ...(attack === undefined ? {} : { attack }), ...(other === undefined ? {} : { other }) };
}

function leadOf(condition: Condition, scene: Scene): Lead[] {
  if (condition.if === 'on' && scene.subject === true) return [{ lead: 'on', ground: groundOf(condition.terrain) }];
  if (condition.if === 'height-advantage') return [{ lead: 'height' }];
  if (condition.if === 'active') return [{ lead: 'while-active', state: condition.state }];
  if (condition.if === 'first-round') return [{ lead: 'first-round' }];
  return [ifClause(clauseOf(condition, scene))];
}

/** A condition as a clause of its own. */
export function clauseOf(condition: Condition, scene: Scene): Clause {
  const { who } = scene;
  const other = scene.side === 'defender' ? ATTACKER : TARGET;
  switch (condition.if) {
    case 'attack':
      return clause(who, { of: 'state', v: 'is-attacked-with', attack: condition.is });
    case 'opponent':
      return clause(other, { of: 'state', v: 'is', kind: kindOf(condition.is) });
    case 'adjacent':
      return clause(other, { of: 'state', v: 'is-adjacent', is: condition.is });
    case 'height-advantage':
      return clause(who, { of: 'state', v: 'has-height' });
    case 'opponent-levels': {
      const { up, down, fromBase } = condition;
      const levels = { up, down, ...(fromBase === undefined ? {} : { fromBase }) };
      return clause(other, { of: 'state', v: 'is-within', where: { place: { levels }, of: who } });
    }
    case 'targeted':
      return clause(who, { of: 'state', v: 'is-the-target' });
    case 'unhurt':
      return clause(who, { of: 'state', v: 'was-unhurt' });
    case 'on':
      return clause(who, { of: 'state', v: 'stands-on', ground: groundOf(condition.terrain) });
    case 'started-on':
      return clause(who, { of: 'state', v: 'started-on', ground: groundOf(condition.terrain) });
    case 'started-engaged':
      return clause(who, { of: 'state', v: 'started-engaged', is: condition.is });
    case 'started-adjacent':
      return clause(who, { of: 'state', v: 'started-adjacent-to', whom: some('a', condition.to) });
    case 'started-next-to':
      return clause(who, { of: 'state', v: 'started-next-to', obstacles: obstacleWords(condition.obstacle) });
    case 'next-to':
      return clause(who, { of: 'state', v: 'is-next-to', obstacles: obstacleWords(condition.obstacle) });
    case 'opponent-started':
      return condition.atLeast === undefined
        ? clause(other, { of: 'state', v: 'was-not-adjacent', to: who })
        : clause(other, { of: 'state', v: 'was-away', from: who, atLeast: condition.atLeast });
    case 'engaged':
      return clause(who, { of: 'state', v: 'is-engaged', is: condition.is });
    case 'card-stood-still':
      return clause(some('no', { sameCard: true }), { of: 'state', v: 'has-moved', is: true });
    case 'moved':
      return clause(who, { of: 'state', v: 'has-moved', is: condition.is });
    case 'same-target':
      return clause(who, { of: 'state', v: 'has-same-target' });
    case 'near':
      return clause(some(atLeast(condition.atLeast), condition.figures), {
        of: 'state',
        v: 'are-there',
        where: { place: condition.place, of: condition.of === 'self' ? who : other },
      });
    case 'present': {
      const { engaged, ...others } = condition.figures;
      const them = some(atLeast(condition.atLeast), others);
      if (engaged === undefined) return clause(them, { of: 'state', v: 'are-in-play' });
      return clause(them, { of: 'state', v: 'is-engaged', is: engaged });
    }
    case 'wounds':
      return clause(who, { of: 'state', v: 'has-wounds', atLeast: condition.atLeast });
    case 'gave-wounds':
      return clause(who, { of: 'state', v: 'has-given-wounds', atLeast: condition.atLeast });
    case 'can-reach':
      return clause(who, { of: 'state', v: 'can-reach', whom: some('a', condition.figures) });
    case 'army':
      return clause(YOU, { of: 'state', v: 'has-only', kind: kindOf(condition.is) });
    case 'unrevealed-markers':
      return clause(CARD, { of: 'state', v: 'has-unrevealed', exactly: condition.exactly });
    case 'markers-all-on':
      return clause(YOU, {
        of: 'state',
        v: 'has-orders-only-on',
        kind: kindOf(condition.figures),
        ...(condition.andThis === undefined ? {} : { andThis: true }),
      });
    case 'markers-on-this':
      return clause(CARD, { of: 'state', v: 'has-orders', atLeast: condition.atLeast });
    case 'marker-turn':
      return clause(YOU, {
        of: 'state',
        v: 'takes-marker-turn',
        ...(condition.face === undefined ? {} : { face: condition.face }),
      });
    case 'active':
      return clause(YOU, { of: 'state', v: 'has-active', state: condition.state });
    case 'marker':
      return clause(CARD, { of: 'state', v: 'has-marker', name: condition.name, atLeast: condition.atLeast });
    case 'no-bonding':
      return clause(YOU, { of: 'state', v: 'took-no-bonding-turn' });
    case 'first-round':
      return clause(YOU, { of: 'state', v: 'is-in-first-round' });
    case 'destroyed-remain':
      return clause(some('a', condition.figures), { of: 'state', v: 'has-been-destroyed' });
    case 'not':
      return { ...clauseOf(condition.condition, scene), not: true };
  }
}

function atLeast(count: number): 'a' | { readonly n: number; readonly how: 'at-least' } {
  return count === 1 ? 'a' : { n: count, how: 'at-least' };
}

/** Conditions that speak of self and not of an attack. */
export const OF_SELF: Scene = { who: SELF };
