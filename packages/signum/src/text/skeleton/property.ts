/**
 * Properties as lines of a text.
 */
import type { Body, Condition, Property } from '../../abilities/language.ts';
import { priceOf, sentencesOf, testsOf } from './body.ts';
import { eventPlan, type Concern } from './event.ts';
import { givenTo } from './grant.ts';
import { kindOf } from './kind.ts';
import { KILLER, SELF, some } from './noun.ts';
import type { Label, Lead, Line, Named } from './plan.ts';
import { sceneOf, type Scene } from './scene.ts';

/** What carries the property: a creature, or a card that lies beside one. */
export type Carrier = 'creature' | 'card';

export function propertyLine(property: Property, carrier: Carrier): Line {
  switch (property.keyword) {
    case 'Hunter':
      return named({ keyword: 'Hunter', of: some('bare', kindOf(property.of)) });
    case 'Longshot':
      return named({ keyword: 'Longshot', value: property.value, dice: property.dice });
    case 'Warlord':
      return named({ keyword: 'Warlord', ranks: property.ranks, dice: property.dice });
    case 'Ambush':
    case 'Counterattack':
    case 'Regeneration':
      if (property.dice.length === 0) return named({ keyword: property.keyword });
      return named({ keyword: property.keyword, dice: property.dice, ...plusOf(property) });
    case 'Armour':
    case 'Hook':
    case 'Attack Master':
    case 'Pursuit':
    case 'Run':
    case 'Reusability':
      return named({ keyword: property.keyword, value: property.value, ...plusOf(property) });
    case 'Aura': {
      const { who, value, grants } = property;
      return { ...named({ keyword: 'Aura', value }), sentences: [givenTo(some('many', kindOf(who)), grants, 'its')] };
    }
    case 'Charge':
    case 'Flank':
      return { ...named({ keyword: property.keyword }), sentences: [givenTo(SELF, property.grants, 'the')] };
    case 'Contract': {
      const { value, grants } = property;
      return { ...named({ keyword: 'Contract', value }), sentences: [givenTo(SELF, grants, 'its')] };
    }
    case 'First Word':
      return { ...named({ keyword: 'First Word' }), ...passage([], property.does, sceneOf(SELF)) };
    case 'Last Word':
      return {
        ...named({ keyword: 'Last Word' }),
        ...passage([], property.does, sceneOf(carrier === 'creature' ? KILLER : SELF)),
      };
    case 'triggered':
      return triggered(property);
    case 'close':
      return passage(
        [{ lead: 'close', what: carrier, hero: property.alsoHero === true }],
        property.does,
        sceneOf(SELF),
      );
    case 'reuse':
      return reused(property);
    case 'grants': {
      const { who, grants } = property;
      const subject = who === undefined ? SELF : some('many', kindOf(who));
      return { leads: [], sentences: [givenTo(subject, grants, 'its')] };
    }
    default: {
      // Does not compile while a keyword with a number, dice or a text of its own is left unsaid.
      const { keyword, ...unsaid } = property;
      void (unsaid satisfies Record<string, never>);
      return named({ keyword });
    }
  }
}

function named(
  label: { readonly keyword: Named } & Omit<Extract<Label, { label: 'keyword' }>, 'label' | 'keyword'>,
): Line {
  return { label: { label: 'keyword', ...label }, leads: [], sentences: [] };
}

function plusOf({ plus }: { readonly plus?: true }): { readonly plus?: true } {
  return plus === undefined ? {} : { plus };
}

function triggered(property: Extract<Property, { keyword: 'triggered' }>): Line {
  const { on, about, may, once, does } = property;
  const concern: Concern = about === undefined ? { is: 'own' } : { is: 'about', creatures: about };
  const { event, scene, left } = eventPlan(on, concern, undefined, does.if ?? []);
  const turn = event.on === 'turn-begins' || event.on === 'turn-ends'; // Once in any case.
  const leads: readonly Lead[] = [
    ...(once === undefined || turn ? [] : [{ lead: 'once-per-turn' as const }]),
    { lead: 'event', event },
  ];
  return passage(leads, does, scene, left, may === true);
}

function reused({ on, does }: Extract<Property, { keyword: 'reuse' }>): Line {
  const token: Lead = { lead: 'reuse-token' };
  if (on === undefined) return passage([token], does, sceneOf(SELF));
  const { event, scene, left } = eventPlan(on, { is: 'any' }, undefined, does.if ?? []);
  return passage([{ lead: 'event', event }, token], does, scene, left);
}

/** What stands before the colon and what behind it. */
export function passage(
  before: readonly Lead[],
  body: Body,
  scene: Scene,
  conditions: readonly Condition[] = body.if ?? [],
  may = false,
): Line {
  const events = before.filter(({ lead }) => lead === 'event' || lead === 'once-per-turn');
  const prices = before.filter(({ lead }) => lead !== 'event' && lead !== 'once-per-turn');
  return {
    leads: [...events, ...testsOf(conditions, scene), ...prices, ...priceOf(body.pay, may)],
    sentences: sentencesOf(body, scene),
  };
}
