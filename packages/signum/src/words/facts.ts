/**
 * What sentences must look up: what cards are, what a question costs, what a property says.
 */
import type { Decision } from '@muster/engine';
import type { Property, Trigger } from '../abilities/language.ts';
import { library } from '../content/library.ts';
import type { Leadership, SupportCard } from '../content/card.ts';
import { hasKeyword, propertiesOf, valueOf } from '../rules/properties.ts';
import { silentTable } from '../silent-table.ts';
import { NOBODY, type CardId, type CreatureId } from '../state.ts';
import { cardText, TONGUES } from '../text/card-text.ts';
import { propertyLine, type Carrier } from '../text/skeleton/property.ts';
import type { Speaker } from '../text/talk.ts';
import { className, kindName, rankName } from './names.ts';
import { recordOfCard, type Scene } from './scene.ts';

export type CardKind = SupportCard['kind'] | 'character' | 'feat';

export function cardKind(scene: Scene, card: CardId): CardKind {
  const record = recordOfCard(scene, card);
  return record === undefined || 'condition' in record ? 'feat' : record.kind;
}

/** "spell", "relic: jewel": a hero wears one relic of each class. */
export function kindWords(scene: Scene, card: CardId): string {
  const record = recordOfCard(scene, card);
  const kind = kindName(cardKind(scene, card), scene.language);
  return record?.kind === 'relic' ? `${kind}: ${className(record.class, scene.language)}` : kind;
}

export function featPoints(scene: Scene, card: CardId): number {
  const record = recordOfCard(scene, card);
  return record !== undefined && 'points' in record ? record.points : 0;
}

/** The stars of a character, each with its name; none for rankless ones and other cards. */
export function starsOn(scene: Scene, card: CardId): readonly string[] {
  const record = recordOfCard(scene, card);
  return record?.kind === 'character' ? record.stars.map((star) => rankName(star, scene.language)) : [];
}

/** The character a place is asked for. */
export function deployedCard({ options: [first] }: Decision): CardId {
  return first !== undefined && 'card' in first ? Number(first.card) : NOBODY;
}

/** How many stars of each rank the hero of a player can lead (SG-5.2). */
export function leadershipOf({ state }: Scene, { seat }: Decision): Leadership {
  const hero = library().heroes[state.players[seat]?.hero ?? NOBODY];
  return hero?.leadership ?? { bronze: 0, silver: 0, gold: 0 };
}

/** Tokens a relic or building can have: one without any is never told to have none left. */
export function hasTokens(scene: Scene, card: CardId): boolean {
  const record = recordOfCard(scene, card);
  return (
    record !== undefined &&
    (record.kind === 'relic' || record.kind === 'building') &&
    record.properties.some(({ keyword }) => keyword === 'Armour' || keyword === 'Reusability')
  );
}

/** What a property of a building or relic does, as the card says it. */
export function useText(scene: Scene, card: CardId, place: number): string {
  const record = recordOfCard(scene, card);
  if (record?.kind !== 'relic' && record?.kind !== 'building') return '';
  const property = record.properties[place];
  return property === undefined ? '' : lineOf(property, 'card', record.kind === 'relic' ? 'wearer' : 'creature', scene);
}

/** What a tactic or a relic that answers an event does. */
export function reactionText(scene: Scene, card: CardId): string {
  const record = recordOfCard(scene, card);
  if (record?.kind === 'tactic') return cardText(record, scene.language).replace(/\.$/, '');
  if (record?.kind !== 'relic') return '';
  const property = record.properties.find(({ keyword }) => keyword === 'reuse');
  return property === undefined ? '' : lineOf(property, 'card', 'wearer', scene);
}

/** A property the creature has, as its card says it: by its place, or the one that answers an event. */
export function propertyText(scene: Scene, id: CreatureId, which: number | Trigger): string {
  const creature = scene.state.creatures[id];
  if (creature === undefined) return '';
  const properties = propertiesOf(silentTable(scene.state, library()), creature);
  const property =
    typeof which === 'number'
      ? properties[which]
      : properties.find((one) => one.keyword === 'triggered' && one.on === which);
  return property === undefined ? '' : lineOf(property, 'creature', creature.kind, scene);
}

/** Without the period: an option is no sentence. */
function lineOf(property: Property, carrier: Carrier, speaker: Speaker, { language }: Scene): string {
  const known = said.get(property) ?? new Map<string, string>();
  said.set(property, known);
  const key = `${language} ${carrier} ${speaker}`;
  const line = known.get(key) ?? TONGUES[language].line(propertyLine(property, carrier), speaker).replace(/\.$/, '');
  known.set(key, line);
  return line;
}

/** A property says the same whenever it is offered: its words are found once. */
const said = new WeakMap<Property, Map<string, string>>();

/** What the Contract that is offered gives (SG-35.13). */
export function contractText(scene: Scene, decision: Decision): string {
  const creature = scene.state.creatures[decision.about?.[0] ?? NOBODY];
  const property = contractOf(scene, decision);
  return creature === undefined || property === null ? '' : `${lineOf(property, 'creature', creature.kind, scene)}.`;
}

/** The hero strength a Contract costs. */
export function contractCost(scene: Scene, decision: Decision): number {
  return contractOf(scene, decision)?.value ?? 0;
}

function contractOf({ state }: Scene, { about }: Decision): Extract<Property, { keyword: 'Contract' }> | null {
  const creature = state.creatures[about?.[0] ?? NOBODY];
  if (creature === undefined) return null;
  const strength = state.players[creature.controller]?.strength ?? 0;
  for (const property of propertiesOf(silentTable(state, library()), creature))
    if (property.keyword === 'Contract' && property.value <= strength) return property;
  return null;
}

/** How many dice the attacker may reroll (SG-35.36, SG-35.30). */
export function rerolls({ state }: Scene, { about }: Decision): number {
  const attacker = state.creatures[about?.[0] ?? NOBODY];
  const target = state.creatures[about?.[1] ?? NOBODY];
  if (attacker === undefined) return 0;
  const g = silentTable(state, library());
  const huge = target !== undefined && hasKeyword(g, target, 'Huge') ? 2 : 0;
  return Math.max(huge, valueOf(g, attacker, 'Attack Master'));
}
