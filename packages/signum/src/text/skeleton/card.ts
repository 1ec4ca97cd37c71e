/**
 * The lines of a card.
 */
import type { AnyCreature, SpellRecord, SupportCard, TacticRecord } from '../../content/card.ts';
import { eventPlan, type Concern } from './event.ts';
import { givenTo } from './grant.ts';
import { kindOf } from './kind.ts';
import { some, that } from './noun.ts';
import type { Line } from './plan.ts';
import { passage, propertyLine } from './property.ts';
import { NO_SCENE } from './scene.ts';

export function linesOf(card: AnyCreature | SupportCard): readonly Line[] {
  switch (card.kind) {
    case 'hero':
    case 'character':
    case 'minion':
      return card.properties.map((property) => propertyLine(property, 'creature'));
    case 'relic':
    case 'building':
      return card.properties.map((property) => propertyLine(property, 'card'));
    case 'spell':
      return spellLines(card);
    case 'tactic':
      return [tacticLine(card)];
  }
}

function spellLines({ firstWord, does, enchantment }: SpellRecord): readonly Line[] {
  const lines: Line[] = [];
  if (firstWord !== undefined) {
    const label = { label: 'keyword', keyword: 'First Word' } as const;
    lines.push({ label, ...passage([], firstWord, NO_SCENE) });
  }
  if (does !== undefined) lines.push(passage([], does, NO_SCENE));
  if (enchantment !== undefined) {
    const kind = kindOf(enchantment.on);
    lines.push({
      label: { label: 'enchantment', on: some('a', kind) },
      leads: [],
      sentences: [givenTo(that(kind), enchantment.grants, 'its')],
    });
  }
  return lines;
}

function tacticLine({ on, about, whose, does }: TacticRecord): Line {
  const concern: Concern = about === undefined ? { is: 'any' } : { is: 'about', creatures: about };
  const { event, scene, left } = eventPlan(on, concern, whose, does.if ?? []);
  return passage([{ lead: 'event', event }], does, scene, left);
}
