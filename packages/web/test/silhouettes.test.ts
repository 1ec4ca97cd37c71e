/**
 * On one table every kind of unit has a silhouette of its own, and every silhouette can be drawn.
 */
import { nextBelow, rngFromSeed } from '@muster/engine';
import { cardById as armyCard, heroscape, type HeroscapeView } from '@muster/heroscape';
import { cardById as creature, signum, type AnyCreature, type SignumView } from '@muster/signum';
import { describe, expect, test } from 'vitest';
import { figureIcons, iconOf as iconOfCard, wishesOf as wishesOfCard } from '../src/boards/heroscape/figure-icons.ts';
import { silhouettesOf } from '../src/boards/hex/silhouettes.ts';
import {
  creatureIcons,
  iconOf as iconOfCreature,
  wishesOf as wishesOfCreature,
} from '../src/boards/signum/creature-icons.ts';
import { drawingOf } from '../src/icons/drawings.ts';

const armyCards = heroscape.content('en').flatMap(({ id }) => armyCard(id) ?? []);
const creatures = signum.content('en').flatMap(({ id }): readonly AnyCreature[] => {
  const record = creature(id);
  return record !== undefined && 'attacks' in record ? [record] : [];
});

test('all units can be drawn, whatever silhouette is left for them', () => {
  expect(armyCards.length).toBeGreaterThan(200);
  expect(creatures.length).toBeGreaterThan(50);
  for (const wishes of [...armyCards.map(wishesOfCard), ...creatures.map(wishesOfCreature)]) {
    expect(wishes.length).toBeGreaterThan(10);
    for (const wish of wishes) expect(drawingOf(wish), wish).toBeTypeOf('string');
  }
});

describe('on one table', () => {
  test('no two army cards look alike', () => {
    const rng = rngFromSeed('armies');
    for (let i = 0; i < 500; i++) {
      const cards = Array.from({ length: 16 }, () => armyCards[nextBelow(rng, armyCards.length)]?.id ?? '');
      const view = { cards: cards.map((card) => ({ card })) } as unknown as HeroscapeView;
      const icons = figureIcons(view);
      expect(new Set(icons.values()).size).toBe(new Set(cards).size);
    }
  });

  test('not even those of one species', () => {
    for (const species of new Set(armyCards.map((card) => card.species))) {
      const cards = armyCards.filter((card) => card.species === species).slice(0, 12);
      const icons = figureIcons({ cards: cards.map(({ id }) => ({ card: id })) } as unknown as HeroscapeView);
      expect(new Set(icons.values()).size, species).toBe(cards.length);
    }
  });

  test('no two creatures look alike', () => {
    const view = { creatures: creatures.map(({ id }) => ({ record: id })) } as unknown as SignumView;
    expect(new Set(creatureIcons(view).values()).size).toBe(creatures.length);
  });

  test('who was there first keeps its silhouette when others come', () => {
    const kinds = [
      { id: 'a', wishes: ['lion', 'crown'] },
      { id: 'b', wishes: ['lion', 'crown'] },
      { id: 'c', wishes: ['lion', 'crown'] },
    ];
    expect([...silhouettesOf(kinds.slice(0, 1))]).toEqual([['a', 'lion']]);
    expect([...silhouettesOf(kinds)]).toEqual([
      ['a', 'lion'],
      ['b', 'crown'],
      ['c', 'lion'],
    ]);
  });
});

test('what stands alone has what suits it best', () => {
  const [card] = armyCards;
  const [one] = creatures;
  expect(card && iconOfCard(card)).toBe(card && wishesOfCard(card)[0]);
  expect(one && iconOfCreature(one)).toBe(one && wishesOfCreature(one)[0]);
  const bearer = creatures.find(({ name }) => name.includes('Lampbearer'));
  expect(bearer && iconOfCreature(bearer)).toBe('lantern-flame');
});
