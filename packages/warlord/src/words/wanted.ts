/**
 * What was wanted and refused, for reasons that are about whoever would do it and not about what.
 */
import type { Details } from '@muster/engine';
import { granterOf, namedAbility } from './ability.ts';
import { choiceOf, type Choice } from './choice.ts';
import { cardOf, plainName, type Scene } from './scene.ts';

/** The Order that the refusal is about; null where it says so itself. */
export function wantedOf({ wanted }: Details): Choice | null {
  return typeof wanted === 'string' ? choiceOf(wanted) : null;
}

interface WantedAbility {
  /** Null if it is the ability of the very character the refusal is about. */
  readonly card: string | null;
  /** Its text, where the card has several. */
  readonly text: string | null;
}

export function wantedAbility(
  { card, ability }: Extract<Choice, { pick: 'play' | 'perform' }>,
  details: Details,
  scene: Scene,
): WantedAbility {
  const granter = granterOf(scene, ability);
  const name = granter?.name ?? (card === details['card'] ? null : plainName(scene, card));
  return { card: name, text: severalOn(scene, card) ? namedAbility(scene, ability) : null };
}

/** The text of the ability that is refused, where its card has several; else the card's name says enough. */
export function whichAbility(details: Details, scene: Scene): string | null {
  const wanted = wantedOf(details);
  if (wanted?.pick !== 'play' && wanted?.pick !== 'perform') return null;
  return severalOn(scene, wanted.card) ? namedAbility(scene, wanted.ability) : null;
}

function severalOn(scene: Scene, card: number): boolean {
  const abilities = cardOf(scene, card)?.abilities ?? [];
  return abilities.filter(({ kind }) => kind === 'order' || kind === 'react').length > 1;
}
