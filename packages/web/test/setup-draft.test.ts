/**
 * What can be chosen when a game is set up can be played, and what is sent is what was chosen.
 */
import { RANDOM_DECK, type SetupChoices } from '@muster/engine';
import { cardById as armyCard, heroscape } from '@muster/heroscape';
import { newGameSchema } from '@muster/server/api';
import { cardById, signum } from '@muster/signum';
import { warlord } from '@muster/warlord';
import { describe, expect, test } from 'vitest';
import type { AnyGame, GameId } from '../src/games.ts';
import { FIRST_GAMES } from '../src/home/play-now.ts';
import { mayAdd } from '../src/setup/army.ts';
import { deckLabel } from '../src/setup/deck-label.ts';
import {
  changed,
  decksFor,
  firstDraft,
  holdersOf,
  mapsFor,
  newGameOf,
  playersOf,
  pointLimitOf,
  problemsOf,
  wishOf,
  withOption,
  withPlayers,
  withSeat,
} from '../src/setup/draft.ts';
import { mayLead } from '../src/setup/warband.ts';
import { english } from '../src/words/en.ts';

const GAMES: readonly (readonly [GameId, AnyGame])[] = [
  ['warlord', warlord as unknown as AnyGame],
  ['signum', signum as unknown as AnyGame],
  ['heroscape', heroscape as unknown as AnyGame],
];

describe.each(GAMES)('%s', (id, game) => {
  const choices: SetupChoices = game.choices('en');

  test('what a newcomer gets can be played', () => {
    const draft = firstDraft(choices, 'server');
    expect(problemsOf(game, draft)).toEqual([]);
    expect(newGameSchema.safeParse(newGameOf(id, draft)).success).toBe(true);
  });

  test('"play now" takes the first of what there is to choose', () => {
    const { edition, map } = FIRST_GAMES[id];
    expect(edition).toBe(choices.editions[0]?.id);
    expect(map).toBe(choices.maps[0]?.id);
  });

  test('every edition, number of players, map and ready deck that is offered together fits together', () => {
    const first = firstDraft(choices, 'server');
    for (const edition of choices.editions) {
      for (const players of playersOf(changed(first, { edition: edition.id }, choices), choices)) {
        const sized = withPlayers(changed(first, { edition: edition.id }, choices), players, choices);
        expect(sized.seats).toHaveLength(players);
        const maps = mapsFor(sized, choices).map((map) => map.id);
        for (const map of maps.length === 0 ? [''] : maps) {
          const placed = changed(sized, { map }, choices);
          expect(problemsOf(game, placed), `${edition.id} ${players} ${map}`).toEqual([]);
        }
        for (const deck of decksFor(sized, choices)) {
          const seated = withSeat(sized, 0, { deck: deck.id });
          expect(problemsOf(game, seated), `${edition.id} ${players} ${deck.id}`).toEqual([]);
        }
      }
    }
  });

  test('only optional rules that are not as usual are sent', () => {
    const draft = firstDraft(choices, 'server');
    const option = choices.options[0];
    const [usual, other] = option?.values ?? [];
    if (option === undefined || usual === undefined || other === undefined) throw new Error('there is an option');
    const different = withOption(draft, option.id, other, choices);
    expect(wishOf(different).options).toEqual({ [option.id]: other });
    expect(wishOf(withOption(different, option.id, usual, choices))).not.toHaveProperty('options');
  });
});

describe('seats', () => {
  const choices = warlord.choices('en');
  const draft = firstDraft(choices, 'server');

  test('an open seat has no deck: whoever joins chooses', () => {
    const open = withSeat(draft, 1, { kind: 'open' });
    expect(newGameOf('warlord', open).seats[1]).toEqual({ kind: 'open' });
    expect(wishOf(open).decks).toEqual([RANDOM_DECK]);
  });

  test('in this browser no seat stays open', () => {
    const open = withSeat(draft, 1, { kind: 'open' });
    expect(changed(open, { where: 'here' }, choices).seats[1]?.kind).toBe('bot');
  });

  test('I sit once; who sat there before plays at the same screen', () => {
    const moved = withSeat(draft, 1, { kind: 'me' });
    expect(moved.seats.map(({ kind }) => kind)).toEqual(['here', 'me']);
    expect(newGameOf('warlord', moved).seats.map(({ kind }) => kind)).toEqual(['me', 'me']);
  });

  test('people at one screen have names of their own', () => {
    const both = withSeat(draft, 1, { kind: 'here' });
    const names = { me: 'Ada', bot: () => 'Bot', other: (seat: number) => `Guest ${seat}` };
    expect(holdersOf(both, names).map(({ name }) => name)).toEqual(['Ada', 'Guest 1']);
  });
});

describe('decks', () => {
  test('an army that costs more than a smaller map allows gives way to a surprise', () => {
    const choices = heroscape.choices('en');
    const large = choices.maps.find(({ pointLimit, players }) => pointLimit === 500 && players.includes(2));
    const dear = choices.decks.find(({ points }) => points === 500);
    const draft = changed(firstDraft(choices, 'server'), { map: large?.id ?? '' }, choices);
    const seated = withSeat(draft, 0, { deck: dear?.id ?? '' });
    expect(seated.seats[0]?.deck).toBe(dear?.id);
    expect(changed(seated, { map: 'lone-mesa' }, choices).seats[0]?.deck).toBe(RANDOM_DECK);
  });

  test('an army of one’s own is played and named by its cards', () => {
    const choices = heroscape.choices('en');
    const own = 'grimnak+marro-warriors';
    const draft = withSeat(firstDraft(choices, 'server'), 0, { deck: own });
    expect(problemsOf(heroscape as unknown as AnyGame, draft)).toEqual([]);
    expect(deckLabel(own, choices, heroscape.content('en'), english)).toBe('Grimnak, Marro Warriors');
  });

  test('an army holds no more points than the limit and nobody unique twice', () => {
    const grimnak = armyCard('grimnak');
    if (grimnak === undefined) throw new Error('there is a Grimnak');
    expect(mayAdd([], grimnak, grimnak.points)).toBe(true);
    expect(mayAdd([], grimnak, grimnak.points - 1)).toBe(false);
    expect(mayAdd([grimnak], grimnak, 1000)).toBe(false);
  });

  test('a war camp of one’s own is led by its hero, star by star', () => {
    const choices = signum.choices('en');
    const hero = cardById('marshal-ysolde-carrow');
    if (hero?.kind !== 'hero') throw new Error('there is a marshal');
    const band: string[] = [];
    const records = signum.content('en').flatMap(({ id }) => {
      const record = cardById(id);
      return record?.kind === 'character' && (record.faction === hero.faction || record.faction === 'mercenaries')
        ? [record]
        : [];
    });
    const taken: typeof records = [];
    for (const record of records) {
      if (!mayLead(hero.leadership, taken, record)) continue;
      taken.push(record);
      band.push(record.id);
    }
    expect(band.length).toBeGreaterThan(3);
    const deck = `${hero.id}:${band.join('+')}`;
    const draft = withSeat(firstDraft(choices, 'server'), 0, { deck });
    expect(problemsOf(signum as unknown as AnyGame, draft)).toEqual([]);
    const setup = signum.makeSetup(wishOf(draft), [1, 2, 3, 4]);
    expect(setup.ok && setup.value.seats[0]?.warband).toEqual(band);
    const wrong = withSeat(draft, 0, { deck: `${hero.id}:nobody` });
    expect(problemsOf(signum as unknown as AnyGame, wrong)).not.toEqual([]);
  });
});

test('an army may cost what was agreed, else what the map allows', () => {
  const choices = heroscape.choices('en');
  const draft = changed(firstDraft(choices, 'server'), { map: 'lone-mesa' }, choices);
  const usual = pointLimitOf(draft, choices);
  expect(usual).toBe(choices.maps.find(({ id }) => id === 'lone-mesa')?.pointLimit);
  const larger = withOption(draft, 'pointLimit', 500, choices);
  expect(pointLimitOf(larger, choices)).toBe(500);
  expect(decksFor(larger, choices).length).toBeGreaterThan(decksFor(draft, choices).length);
  const dear = decksFor(larger, choices).find(({ points }) => points === 500)?.id ?? '';
  const seated = withSeat(larger, 0, { deck: dear });
  expect(problemsOf(heroscape as unknown as AnyGame, seated)).toEqual([]);
  // What is too dear again becomes what fits.
  const back = withOption(seated, 'pointLimit', 'map', choices);
  expect(back).toMatchObject({ options: {}, seats: [{ deck: RANDOM_DECK }, {}] });
  expect(problemsOf(heroscape as unknown as AnyGame, back)).toEqual([]);
});
