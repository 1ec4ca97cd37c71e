/**
 * The players of a position: hero and creatures, the cards of every zone by their names, strength and points.
 */
import { rngFromSeed, shuffle, type Rng, type Seat, letterOf } from '@muster/engine';
import { shown, type Fields, type Path } from '@muster/schema';
import { library } from '../content/library.ts';
import { deckOf } from '../setup.ts';
import { NOBODY, type CardId, type Mode, type Player } from '../state.ts';
import { recordsCalled } from './names.ts';
import { asBuilding, asRelic, idsOf, readInPlay, type Deal, type Dealt, type InPlay } from './read-cards.ts';
import { readCreatures, readHero, type Drafted } from './read-creatures.ts';
import type { PositionReader } from './reader.ts';
import { bringFiller, FILLER_INCOME } from './short-records.ts';

export const PLAYER_KEYS = [
  'hero',
  'creatures',
  'deck',
  'hand',
  'featHand',
  'hall',
  'fame',
  'faceDown',
  'camp',
  'aside',
  'buildings',
  'relics',
  'minion',
  'strength',
  'income',
  'otherPoints',
  'turns',
  'out',
  'conceded',
  'deployed',
  'discardedCard',
  'discardedFeat',
  'kills',
  'team',
  'zone',
];

/** SG-12.6: enough for everything, so that positions need not speak of it. */
export const USUAL_STRENGTH = 10;

/** A player whose cards have no numbers yet. */
export interface DraftedPlayer {
  readonly map: Fields;
  readonly path: Path;
  readonly hero: number;
  readonly drafts: readonly Drafted[];
  readonly zones: Readonly<Record<(typeof ZONES)[number], readonly Dealt[]>>;
  readonly buildings: readonly InPlay[];
  readonly relics: readonly InPlay[];
}

const ZONES = ['deck', 'hand', 'hall', 'camp', 'aside', 'featHand', 'fame', 'faceDown'] as const;

export function draftPlayer(
  reader: PositionReader,
  deal: Deal,
  map: Fields,
  seat: Seat,
  { mode, entered }: { readonly mode: Mode; readonly entered: boolean },
): DraftedPlayer {
  const path = ['players', letterOf(seat)];
  const at = (key: string): Path => [...path, key];
  const hero = readHero(reader, deal, map['hero'], seat, at('hero'), entered);
  const drafts = [...hero.drafts, ...readCreatures(reader, deal, map['creatures'], seat, at('creatures'))];
  const zone = (key: (typeof ZONES)[number], kinds: Parameters<Deal['readAll']>[1]): readonly Dealt[] =>
    deal.readAll(map[key], kinds, seat, at(key));
  const hand = zone('hand', ['support']);
  const hall = zone('hall', ['support', 'character']);
  return {
    map,
    path,
    hero: hero.record,
    drafts,
    zones: {
      hand,
      hall:
        mode === 'skirmish' ? hall : [...hall, ...readFillers(reader, deal, map['income'], hall, seat, at('income'))],
      camp: zone('camp', ['character']),
      aside: zone('aside', ['character']),
      featHand: zone('featHand', ['feat']),
      fame: zone('fame', ['feat']),
      faceDown: readFaceDown(reader, deal, map['faceDown'], at('faceDown')),
      deck:
        map['deck'] === 'full' ? fullDeck(deal, hero.record, seat, at('deck')) : zone('deck', ['support']).toReversed(),
    },
    buildings: readInPlay(reader, deal, map['buildings'], 'building', seat, at('buildings')),
    relics: readInPlay(reader, deal, map['relics'], 'relic', seat, at('relics')),
  };
}

/** SG-2.12: income follows the Hall, so cards are laid there until it is as written. */
function readFillers(
  reader: PositionReader,
  deal: Deal,
  data: unknown,
  hall: readonly Dealt[],
  seat: Seat,
  path: Path,
): readonly Dealt[] {
  if (data === undefined) return [];
  const { supports, characters } = library();
  const there = hall.reduce(
    (sum, { face }) => sum + ((face.kind === 'character' ? characters : supports)[face.record]?.income ?? 0),
    0,
  );
  const fillers: Dealt[] = [];
  for (let left = reader.count(data, path, there, -30, 30) - there; left !== 0;) {
    const income = Math.max(FILLER_INCOME.least, Math.min(FILLER_INCOME.most, left));
    fillers.push(deal.add('support', bringFiller(reader, income), seat, path));
    left -= income;
  }
  return fillers;
}

/** A list of feats, or just how many. */
function readFaceDown(reader: PositionReader, deal: Deal, data: unknown, path: Path): readonly Dealt[] {
  if (typeof data !== 'number') return deal.readAll(data, ['feat'], NOBODY, path);
  const count = reader.count(data, path, 0, 0, 45);
  return Array.from({ length: count }, (_, i) => deal.add('feat', i % library().feats.length, NOBODY, path));
}

/** SG-6.3: the hero's whole battle deck, shuffled. */
function fullDeck(deal: Deal, hero: number, seat: Seat, path: Path): readonly Dealt[] {
  const record = library().heroes[hero];
  const cards = record === undefined ? [] : deckOf(record);
  const dealt = cards.flatMap(({ id }) => {
    const number = library().supports.findLastIndex((card) => card.id === id);
    return number < 0 ? [] : [deal.add('support', number, seat, path)];
  });
  const rng: Rng = rngFromSeed(`deck of ${letterOf(seat)}`);
  shuffle(rng, dealt);
  return dealt;
}

/** The player with numbered cards. */
export function playerOf(
  reader: PositionReader,
  { map, path, hero, zones, buildings, relics }: DraftedPlayer,
  usual: Pick<Player, 'team' | 'zone' | 'income' | 'turns' | 'minion'>,
): Player {
  const at = (key: string): Path => [...path, key];
  const flag = (key: 'out' | 'conceded' | 'deployed' | 'discardedCard' | 'discardedFeat'): boolean =>
    reader.flag(map[key], at(key));
  const ids = (key: (typeof ZONES)[number]): CardId[] => [...idsOf(zones[key])];
  return {
    hero,
    team: reader.count(map['team'], at('team'), usual.team),
    zone: reader.count(map['zone'], at('zone'), usual.zone),
    deck: ids('deck'),
    hand: ids('hand'),
    featHand: ids('featHand'),
    hall: ids('hall'),
    fame: ids('fame'),
    faceDown: ids('faceDown'),
    camp: ids('camp'),
    aside: ids('aside'),
    buildings: buildings.map(asBuilding),
    relics: relics.map(asRelic),
    minion: readMinion(reader, map['minion'], at('minion'), usual.minion),
    strength: reader.count(map['strength'], at('strength'), USUAL_STRENGTH, 0, USUAL_STRENGTH),
    income: usual.income,
    otherPoints: reader.count(map['otherPoints'], at('otherPoints'), 0, -100, 100),
    turns: reader.count(map['turns'], at('turns'), usual.turns),
    out: flag('out'),
    conceded: flag('conceded'),
    deployed: flag('deployed'),
    discardedCard: flag('discardedCard'),
    discardedFeat: flag('discardedFeat'),
    kills: [],
  };
}

/** `none` if no minion has come although some stand there. */
function readMinion(reader: PositionReader, data: unknown, path: Path, otherwise: number): number {
  if (data === undefined || data === 'none') return data === 'none' ? NOBODY : otherwise;
  const found = typeof data === 'string' ? recordsCalled('minions', data, reader.brought) : [];
  if (found.length !== 1) reader.problem(path, `there is no minion '${shown(data)}'`);
  return found[0] ?? NOBODY;
}
